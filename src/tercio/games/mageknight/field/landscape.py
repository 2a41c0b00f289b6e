"""The terrain of a battlefield, sorted once by what it does; it changes only when a piece does."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tercio.games.mageknight.printed.dials import ABYSS, BLOCKING, CONCEALING, DEEP, HINDERING, SHALLOW
from tercio.geometry.shapes import Disc, Polygon, Shape
from tercio.kernel import NOBODY, Point

if TYPE_CHECKING:
    from tercio.games.mageknight.state import Piece


class Landmark(NamedTuple):
    """A terrain piece and its outline."""

    piece: Piece
    shape: Shape


class Landscape:
    """All pieces, and those that carry, hide, or are in the way of lines or of feet."""

    __slots__ = (
        "abrupt", "centred", "fortified", "hiding", "hills", "shadowing", "slowing", "water", "works",
    )  # fmt: skip

    def __init__(self, pieces: list[Piece]) -> None:
        marks = [Landmark(piece, shape_of(piece)) for piece in pieces]
        self.hills = [mark for mark in marks if mark.piece.is_elevated and mark.piece.part_of == NOBODY]
        self.abrupt = [mark for mark in self.hills if mark.piece.is_abrupt]
        self.works = [mark for mark in marks if mark.piece.is_constructed]
        self.centred = [mark for mark in self.works if mark.piece.has_centre]
        self.fortified = [mark for mark in self.works if mark.piece.fortification]
        self.shadowing = [mark for mark in marks if mark.piece.kind == BLOCKING or mark.piece.is_elevated]
        self.hiding = [mark for mark in marks if mark.piece.kind in (HINDERING, CONCEALING)]
        self.slowing = [mark for mark in marks if mark.piece.kind in (HINDERING, BLOCKING, ABYSS, SHALLOW, DEEP)]
        self.water = [mark for mark in marks if mark.piece.kind in (SHALLOW, DEEP)]


@lru_cache(maxsize=1 << 10)
def outline(points: tuple[Point, ...], radius: int) -> Shape:
    return Disc(points[0][0], points[0][1], radius) if radius else Polygon(points)


def shape_of(piece: Piece) -> Shape:
    return outline(piece.outline, piece.radius)
