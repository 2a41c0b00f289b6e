"""Eliminated warriors return. MK-SPECIAL-11 to MK-SPECIAL-14"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import Reviver
from tercio.games.mageknight.abilities.registry import revivers
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.cavalry.saddles import revivers_in_saddle
from tercio.games.mageknight.state import HERE, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Match, Point, Roll, Step


def begin_revival(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The eliminated come back at its side."""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    bring_back(m, warrior, answer.picks[0], answer.path[0], answer.numbers[0], revivers()[answer.key])


def begin_revival_in_saddle(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The eliminated come back on the mount that is named. MKC-REVIVE-03"""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    fallen, mount = answer.picks
    saddle = mageknight(m).warriors[mount]
    bring_back(m, warrior, fallen, saddle.at, saddle.facing, revivers_in_saddle()[answer.key], mount)


def bring_back(
    m: Match, reviver: Warrior, fallen: int, at: Point, facing: int, ability: Reviver, mount: int = NOBODY
) -> None:
    """The gate of every return of the eliminated."""
    m.push(BringBack(reviver.id, fallen, at, facing, ability.key, mount=mount))


@dataclass
class BringBack(Step):
    """The eliminated return at the starting marker, worn or for a turn. MK-SPECIAL-12 to MK-SPECIAL-14

    Of a cavalry unit one half returns (MKC-REVIVE-02).
    """

    reviver: int
    fallen: int
    at: Point
    facing: int
    key: str  # by which option
    has_risen: bool = False
    mount: int = NOBODY  # MKC-REVIVE-03  in whose saddle

    @property
    def ability(self) -> Reviver:
        return revivers()[self.key]

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        if self.has_risen:
            m.finish(self)
            return
        self.has_risen = True
        seat, fallen = state.warriors[self.reviver].seat, state.warriors[self.fallen]
        army_changes.reanimate(m, fallen, seat, self.at, self.facing, fallen.limit, self.ability.id)
        if state.warriors[self.fallen].gone != HERE:
            return
        if self.ability.lasts_a_turn:
            army_changes.keep_until_end(m, state.warriors[self.fallen])
        if self.mount != NOBODY:  # A33
            mount = state.warriors[self.mount]
            cavalry_changes.mount(m, state.warriors[self.fallen], mount, "MKC-REVIVE-03", mount.tokens)
        if self.ability.wears:
            m.push(Roll(1, 6, self.ability.id, seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        changes.damage(m, mageknight(m).warriors[self.fallen], faces[0], self.ability.id)
