"""An attack sets off further effects once its damage is dealt. MK-ATTACKSEQ-17, MKA"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.registry import by_number
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.rules.turns.actions import judge_due
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.kernel import Answer, Decision, Match, Step, Verdict, plain


def begin_aftermath(m: Match, blow: Blow, due: tuple[Source, ...], touched: tuple[int, ...]) -> None:
    """The gate of all that an attack sets off: nothing where neither an ability works nor magic has."""
    if due or touched:
        m.push(Aftermath(blow, due, touched))


@dataclass
class Aftermath(Step):
    """Where several things are set off, the active player says which comes next; a curse comes last of all. a32"""

    blow: Blow
    due: tuple[Source, ...]
    touched: tuple[int, ...] = ()  # those on whom magic has worked

    def pending(self, state: MageKnight) -> tuple[Source, ...]:
        return tuple([source for source in self.due if self.still_works(state, source)])

    def still_works(self, state: MageKnight, source: Source) -> bool:
        """A warrior that is gone, or has turned to another click, sets nothing off any more. H21"""
        owner = state.find(source.thing)
        return owner is not None and by_number()[source.ability].still_works(state, owner, self.blow)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        due = self.pending(state)
        if len(due) < 2:
            return ()
        options = tuple([plain("resolve", by_number()[each.ability].id, *each) for each in due])
        return (Decision(state.active, "aftermath", "MK-ATTACKSEQ-17", options, self.blow.attacker),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "resolve":
            is_due = Source(answer.subject, answer.detail) in self.pending(mageknight(m))
            judge_due(is_due, "MK-ATTACKSEQ-17", verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.resolve(m, Source(answer.subject, answer.detail))

    def advance(self, m: Match) -> None:
        due = self.pending(mageknight(m))
        if due:
            self.resolve(m, *due)  # one: among several a player chooses
            return
        m.finish(self)
        for number in sorted(set(self.touched)):
            changes.curse(m, mageknight(m).warriors[number])

    def resolve(self, m: Match, source: Source) -> None:
        self.due = tuple([other for other in self.due if other != source])
        ability, owner = by_number()[source.ability], mageknight(m).warriors[source.thing]
        if ability.is_magic and owner.id != self.blow.attacker:
            self.touched = (*self.touched, self.blow.attacker)
        ability.resolve(m, self.blow, owner)
