"""A move as it is planned, and the terrain that it meets."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.field.landscape import Landmark
from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY, Point


class Way(NamedTuple):
    """A planned move of one warrior."""

    warrior: Warrior
    path: tuple[Point, ...]
    is_sprint: bool = False
    changes_level: bool = False
    ignore: tuple[int, ...] = ()  # warriors that are out of the way by then
    facing: int = NOBODY  # at its end; NOBODY: as before
    tramples: bool = False  # MKC-TALENT-30  over bases, straight ahead

    @property
    def points(self) -> tuple[Point, ...]:
        return (self.warrior.at, *self.path)

    def past(self, warrior: int) -> Way:
        """The same, with one more who is not in the way."""
        ignore = (*self.ignore, warrior)
        return Way(self.warrior, self.path, self.is_sprint, self.changes_level, ignore, self.facing, self.tramples)

    @property
    def ends_soaring(self) -> bool:
        return self.warrior.is_soaring != self.changes_level

    @property
    def end(self) -> Warrior:
        """The warrior as it would be at the end."""
        turned = self.warrior.standing(self.points[-1], self.warrior.facing if self.facing == NOBODY else self.facing)
        return turned.at_level(self.ends_soaring) if self.changes_level else turned


class Footing(NamedTuple):
    """The terrain for one move: what bars it, and what is rough."""

    barred: list[Landmark]
    rough: list[Landmark]
    is_hindered: bool  # MK-TERRAIN-15: part of the base starts in rough terrain
