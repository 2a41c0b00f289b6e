"""MK-SPECIAL  Special actions: regeneration, levitation, and the return of the eliminated."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.names import LEVITATION, NECROMANCY, RECALL, REGENERATION
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.cavalry.saddles import MOUNTED
from tercio.games.mageknight.rules.turns.revival import REVIVING
from tercio.games.mageknight.state import HERE, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Match, Point, Roll, Step


def begin_regeneration(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """A die heals it. MKA-REGENERATION-01"""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    m.push(RollToHeal(warrior.id))


def begin_levitation(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The friend has moved without breaking away, and can be given no action this turn."""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    friend = mageknight(m).warriors[answer.picks[0]]
    changes.set_down(m, friend, answer.path[0], answer.numbers[0], rule_of(LEVITATION))
    changes.curse(m, mageknight(m).warriors[friend.id])


def begin_revival(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The eliminated come back at its side. MKA-NECROMANCY-01, MKA-SUMMON-01, MKA-RECALL-01"""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    bring_back(m, warrior, answer.picks[0], answer.path[0], answer.numbers[0], REVIVING[answer.key])


def begin_revival_in_saddle(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The eliminated come back on the mount that is named. MKC-REVIVE-03"""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    fallen, mount = answer.picks
    saddle = mageknight(m).warriors[mount]
    bring_back(m, warrior, fallen, saddle.at, saddle.facing, MOUNTED[answer.key], mount)


def bring_back(
    m: Match, reviver: Warrior, fallen: int, at: Point, facing: int, ability: str, mount: int = NOBODY
) -> None:
    """The gate of every return of the eliminated."""
    m.push(BringBack(reviver.id, fallen, at, facing, ability, mount=mount))


@dataclass
class RollToHeal(Step):
    """A warrior heals by the die less two, never by less than nothing. MKA-REGENERATION-01, MK-HEAL-01"""

    warrior: int
    has_rolled: bool = False

    def advance(self, m: Match) -> None:
        if self.has_rolled:
            m.finish(self)
        else:
            self.has_rolled = True
            m.push(Roll(1, 6, rule_of(REGENERATION), mageknight(m).warriors[self.warrior].seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        changes.heal(m, mageknight(m).warriors[self.warrior], max(0, faces[0] - 2), rule_of(REGENERATION))


@dataclass
class BringBack(Step):
    """The eliminated return at the starting marker; a necromancer's are worn. MK-SPECIAL-12 to MK-SPECIAL-14

    Of a cavalry unit one half returns (MKC-REVIVE-02).
    """

    reviver: int
    fallen: int
    at: Point
    facing: int
    ability: str
    has_risen: bool = False
    mount: int = NOBODY  # MKC-REVIVE-03  in whose saddle

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        if self.has_risen:
            m.finish(self)
            return
        self.has_risen = True
        seat, fallen = state.warriors[self.reviver].seat, state.warriors[self.fallen]
        army_changes.reanimate(m, fallen, seat, self.at, self.facing, fallen.limit, rule_of(self.ability))
        if state.warriors[self.fallen].gone != HERE:
            return
        if self.ability == RECALL:
            army_changes.keep_until_end(m, state.warriors[self.fallen])
        if self.mount != NOBODY:  # A33
            mount = state.warriors[self.mount]
            cavalry_changes.mount(m, state.warriors[self.fallen], mount, "MKC-REVIVE-03", mount.tokens)
        if self.ability == NECROMANCY:
            m.push(Roll(1, 6, rule_of(NECROMANCY), seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        changes.damage(m, mageknight(m).warriors[self.fallen], faces[0], rule_of(NECROMANCY))
