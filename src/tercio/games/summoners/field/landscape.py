"""The terrain of a table, sorted once by what it does; it changes only when a piece comes or goes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tercio.games.summoners.printed.profiles import HEAVY, IMPASSABLE, UNSEEN
from tercio.geometry.shapes import Disc, Polygon, Shape
from tercio.kernel import Point

if TYPE_CHECKING:
    from tercio.games.summoners.state import Piece

CLIMB_FROM: Final = 1_000  # SU-CLIMB-05  lower than this is jumped


class Landmark(NamedTuple):
    """A terrain piece and its outline."""

    piece: Piece
    shape: Shape


class Landscape:
    """All pieces, and those that hinder, carry or hide."""

    __slots__ = ("heavy", "hiding", "impassable", "pieces", "raised", "shapes", "steep")

    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces.copy()
        marks = [Landmark(piece, shape_of(piece)) for piece in pieces]
        self.shapes = [mark.shape for mark in marks]
        self.heavy = [mark.shape for mark in marks if mark.piece.going == HEAVY]
        self.impassable = [mark for mark in marks if mark.piece.going == IMPASSABLE]
        self.raised = [mark for mark in marks if mark.piece.is_raised]
        self.steep = [mark for mark in self.raised if must_climb(mark.piece)]
        self.hiding = [mark for mark in marks if mark.piece.sight != UNSEEN]


@lru_cache(maxsize=1 << 10)
def outline(points: tuple[Point, ...], radius: int) -> Shape:
    return Disc(points[0][0], points[0][1], radius) if radius else Polygon(points)


def shape_of(piece: Piece) -> Shape:
    return outline(piece.outline, piece.radius)


def must_climb(piece: Piece) -> bool:
    """A wall has to be climbed from one inch on. SU-CLIMB-05"""
    return piece.is_raised and not piece.is_sloped and piece.height >= CLIMB_FROM


NO_TERRAIN: Final = Landscape([])
