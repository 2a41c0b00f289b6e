"""A crowded table, the same in every run: 24 bases and 7 pieces of terrain on 36 by 36 inches."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import gap_at_most, inside_table
from tercio.geometry.points import INCH
from tercio.geometry.shapes import Disc, Polygon, Shape

SIDE: Final = 36 * INCH
BASES: Final = 24
PIECES: Final = 7
RADII: Final = (591, 591, 591, 787, 984)  # bases of 30, 40 and 50 mm
BETWEEN_PIECES: Final = 2 * INCH


class CrowdedTable(NamedTuple):
    """Bases and terrain that do not overlap."""

    bases: list[Disc]
    terrain: list[Shape]

    def others(self, *left_out: int) -> list[Shape]:
        """Everything on the table but the bases with these numbers."""
        return [base for number, base in enumerate(self.bases) if number not in left_out] + self.terrain


def crowded_table(seed: int = 1) -> CrowdedTable:
    """Terrain first, then bases between the pieces."""
    chance = Random(seed)  # noqa: S311  (no secret)
    terrain: list[Shape] = []
    while len(terrain) < PIECES:
        piece = any_piece(chance, is_round=len(terrain) == 0)
        if inside_table(piece, SIDE, SIDE) and not [p for p in terrain if gap_at_most(p, piece, BETWEEN_PIECES)]:
            terrain.append(piece)
    bases: list[Disc] = []
    while len(bases) < BASES:
        base = Disc(chance.randrange(SIDE), chance.randrange(SIDE), RADII[len(bases) % len(RADII)])
        others = [*bases, *terrain]
        if inside_table(base, SIDE, SIDE) and not [other for other in others if gap_at_most(base, other, 0)]:
            bases.append(base)
    return CrowdedTable(bases, terrain)


def any_piece(chance: Random, is_round: bool) -> Shape:
    """A round piece of four inches, or one of three to eight corners and three to seven inches."""
    x, y = chance.randrange(SIDE), chance.randrange(SIDE)
    if is_round:
        return Disc(x, y, 2 * INCH)
    corners, turn = chance.randint(3, 8), chance.randrange(360)
    points: list[tuple[int, int]] = []
    for corner in range(corners):
        dx, dy = direction(turn + 360 * corner // corners)
        reach = chance.randint(1500, 3500)
        points.append((x + dx * reach // SCALE, y + dy * reach // SCALE))
    return Polygon(tuple(points))
