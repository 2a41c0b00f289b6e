"""A verb of card texts is one object: what it does, what it asks, which keys it heeds, how it reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.verbs import Verb
from tercio.games.warlord.printed.cards import CHARACTER, ITEM, MELEE, PLAYER, RANGED, ROLES, WHOLE_RANK, Clause
from tercio.games.warlord.state import Card
from tercio.games.warlord.verbs.roles import is_given
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, said_of
from tercio.kernel import Answer, Decision, Match, Option, RuleId, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

TEXT: Final = "WL-ACTIONCARD-07"  # the main part of the text box says what the action does
Known = Mapping[str, tuple[str, ...]]
MEANT: Final = ("who", "filter")  # whom the clause means

OF_CHARACTERS: Final = (CHARACTER, WHOLE_RANK)  # what an action must be aimed at for a clause about its target
OF_CARDS: Final = (*OF_CHARACTERS, ITEM)
OF_PLAYERS: Final = (*OF_CHARACTERS, PLAYER)

# What a clause may change while it is under way.
A_STRIKE: Final = "strike"
A_ROLL: Final = "roll"
A_DIE: Final = "die"  # which is thrown again
AN_ACTION: Final = "action"
THE_DEAD: Final = "dead"  # while they lie in the discard pile


class Hindrance(NamedTuple):
    """A rule forbids a character an order, for a reason."""

    rule: RuleId
    reason: str
    causes: tuple[int, ...] = ()  # cards that the reason names besides the character


NOBODY_IN_REACH: Final = {
    MELEE: Hindrance("WL-ATTACK-03", "nobody-in-reach"),
    RANGED: Hindrance("WL-RANGED-02", "nobody-in-reach"),
}


class CardVerb(Verb):
    """A verb of card texts is carried out clause by clause, and says itself in both languages."""

    heeds: ClassVar[tuple[str, ...]] = MEANT  # besides `when` and `optional`
    is_named: ClassVar[bool] = False  # a rule of its own, which content calls by the word of a `special`
    is_face: ClassVar[bool] = False  # the amount is a face of the die
    is_asked: ClassVar[bool] = True  # `optional` is heeded
    is_of_cards: ClassVar[bool] = False  # the filter speaks of cards, not of characters
    whom: ClassVar[tuple[str, ...]] = ROLES  # in these roles somebody can be meant
    takes: ClassVar[tuple[str, ...]] = OF_CHARACTERS  # what the target may be that it means
    is_choosy: ClassVar[bool] = False  # not everybody can be the target of what it does
    stays: ClassVar[bool] = False  # the card stays in play when its action is over
    touches: ClassVar[tuple[str, ...]] = ()  # what it changes while that is under way: A_STRIKE and so on
    moments: ClassVar[tuple[str, ...]] = ()  # at these there is what it changes; any, where there are none
    result: ClassVar[str] = ""  # what later clauses ask about: check, outwit, strike, cards

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        """The verb carries the clause out; the cursor moves on unless the clause is to be repeated."""
        raise NotImplementedError

    def is_due(self, m: Match, p: Perform, clause: Clause) -> bool:
        """What the clause is conditional on holds when it begins. WL-PLAY-08"""
        return clause.given is None or p.is_begun or is_given(m, p, clause.given)

    def question(self, m: Match, p: Perform, clause: Clause) -> tuple[Decision, ...]:
        """The player chooses something; most verbs ask only whether, where the clause is optional."""
        if not clause.optional or p.is_begun or p.said:
            return ()
        options = (Option("do", TEXT, p.source), Option("skip", TEXT, p.source))
        return (Decision(p.seat, "optional", TEXT, options, p.source),)

    def judge(self, m: Match, p: Perform, clause: Clause, answer: Answer, verdict: Verdict) -> None:
        """It says why this is not an answer to the question, where the verb asks more than whether."""

    def hindrance(self, m: Match, performer: Card, source: Card, clause: Clause) -> Hindrance | None:
        """Something forbids this character an order that begins with this clause, or nothing does."""
        return None

    def may_aim_at(self, m: Match, target: int) -> bool:
        """The character may be the target of what the verb does; only choosy verbs are asked."""
        return True

    def touched(self, clause: Clause) -> tuple[str, ...]:
        """What this clause changes while that is under way."""
        return self.touches

    def placed(self, m: Match, p: Perform, clause: Clause, rank: int, place: int) -> None:
        """The place that the clause has asked for is chosen."""
        raise NotImplementedError

    def reading(self, scene: Scene, clause: Clause) -> Said:
        """The clause reads like this; most verbs say one thing of those whom it means."""
        return said_of(scene, clause, self.say())

    def say(self, key: str = "reads", **values: object) -> Phrase:
        """Words of this verb, from `[say.verb.WORD]`. German begins with the verb of the sentence."""
        return Wording("tercio.games.warlord", f"verb.{self.word}")(key, **values)
