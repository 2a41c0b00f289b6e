"""A stat is what texts change, give or forbid: who may have it, what a clause about it heeds, how it reads."""

from __future__ import annotations

from typing import ClassVar

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import ANYONE, SELF, Clause
from tercio.games.warlord.words.grammar import NOTHING, listed, signed
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, multiplied, said


class Stat:
    """A stat has no state of its own: static texts in play and effects that last name it by its word."""

    word: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()  # which verbs change it for a while
    is_static: ClassVar[bool] = True  # static text may change it
    is_shared: ClassVar[bool] = False  # static text may change it for others than its bearer
    is_summed: ClassVar[bool] = False  # numbers are added up, and may be multiplied
    is_against: ClassVar[bool] = False  # the filter says against whom it counts
    is_of_player: ClassVar[bool] = False  # the player has it while the bearer stands in his army
    is_listed: ClassVar[bool] = False  # several clauses about it are said together
    is_named: ClassVar[bool] = False  # a clause about it needs a `word`,
    names: ClassVar[tuple[str, ...]] = ()  # one of these, where there are any

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        """How a clause about it reads; several come only where the stat is listed."""
        raise NotImplementedError

    def say(self, key: str = "reads", **values: object) -> Phrase:
        """Words of this stat, from `[say.stat.WORD]`. German begins with the verb of the sentence."""
        return Wording("tercio.games.warlord", f"stat.{self.word}")(key, **values)


class Possession(Stat):
    """Something that one has, such as a bonus; several stats are one list: "has +4 ATK and -4 AC"."""

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        """The thing that one has."""
        return self.say(number=signed(clause.amount))

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        return said_to_have(scene, clauses[0], [self.thing(scene, clause) for clause in clauses])


def said_to_have(scene: Scene, clause: Clause, things: list[Phrase]) -> Said:
    """Somebody has all these things for the time of the clause."""
    chosen = ANYONE if clause.per == "each" or clause.who == SELF else clause.filter
    words = Wording("tercio.games.warlord", "stat")("has", things=listed(things), each=multiplied(scene, clause))
    return said(scene.key(clause.who, chosen), words, long=lasting(scene, clause))


class Mark(Stat):
    """A stat that is only there or not there."""

    lasts: ClassVar[bool] = True  # how long it holds is said

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        return said(key, self.say(), long=lasting(scene, clause) if self.lasts else NOTHING)
