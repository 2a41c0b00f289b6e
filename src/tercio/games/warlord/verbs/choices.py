"""The player chooses one of several things that a text offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord.printed.cards import CHOICES, Clause
from tercio.games.warlord.verbs.verb import TEXT, CardVerb
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, told
from tercio.kernel import Answer, Decision, Match, Option, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class Choose(CardVerb):
    """The player chooses one of two or three; clauses with `when` do what was chosen."""

    word = "choose"
    heeds = ("number",)
    needs = ("number",)
    is_asked = False
    result = "choice"

    def offered(self, clause: Clause) -> tuple[str, ...]:
        return CHOICES[: max(2, min(clause.number, len(CHOICES)))]

    def question(self, m: Match, p: Perform, clause: Clause) -> tuple[Decision, ...]:
        if p.said:
            return ()
        options = tuple([Option(key, TEXT, p.source) for key in self.offered(clause)])
        return (Decision(p.seat, "choose", TEXT, options, p.source),)

    def judge(self, m: Match, p: Perform, clause: Clause, answer: Answer, verdict: Verdict) -> None:
        """Where the text offers two things, there is no third."""
        if answer.key in CHOICES[len(self.offered(clause)) :]:
            verdict.refuse(TEXT, "one-of-two", (p.source,))

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        chosen = p.said
        p.next_clause()
        p.choice = chosen

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return told(self.say("two" if len(self.offered(clause)) == 2 else "three"))
