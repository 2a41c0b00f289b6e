"""Terrain ends moves, and lets warriors climb. MK-TERRAIN-13 to MK-TERRAIN-16, MK-ELEV-05, MK-ELEV-23, MK-ELEV-25

Lengths along a way are mils of its centre line. A base is completely inside rough terrain while its centre is inside
and keeps the base's own radius off the outline; so the place where that begins is found exactly, leg by leg.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tercio.games.mageknight.field.ground import reaches
from tercio.games.mageknight.field.landscape import Landmark
from tercio.games.mageknight.printed.dials import BLOCKING
from tercio.games.mageknight.state import MageKnight, Piece, Warrior
from tercio.geometry.lines import FINE, crosses, fine_stretches, stretches
from tercio.geometry.points import TOUCH, centre_distance, path_length, towards, within
from tercio.geometry.shapes import Disc, Edge, Oblong, Polygon, Shape, contains
from tercio.kernel import Point, RuleId

RIM: Final = 1  # an overlap of one mil is none, here as everywhere
NEAR: Final = 2  # mils that rounding can make of nothing

Span = tuple[int, int]
Points = tuple[Point, ...]
Box = tuple[int, int, int, int]  # left, low, right, high


def box_around(points: Points) -> Box:
    across, up = [x for x, _ in points], [y for _, y in points]
    return min(across), min(up), max(across), max(up)


def inside_box(marks: list[Landmark], box: Box, reach: int = 0) -> list[Landmark]:
    """Those that come as near to the box of a way: all others have nothing to do with it."""
    left, low, right, high = box
    found: list[Landmark] = []
    for mark in marks:
        one, two, three, four = mark.shape.box
        if one - reach <= right and three + reach >= left and two - reach <= high and four + reach >= low:
            found.append(mark)
    return found


class Stop(NamedTuple):
    """The piece that ends a move, after how many mils, and by which rule."""

    piece: Piece
    far: int
    rule: RuleId


class Climb(NamedTuple):
    """A way leads onto abrupt terrain or off it. MK-ELEV-23, MK-ELEV-25"""

    piece: Piece
    access: Point | None  # where it goes up or down; None: not at an access point
    is_up: bool
    free: int  # mils of the way that do not count


# -- rough terrain ------------------------------------------------------------------------------------------


class Thicket:
    """Rough terrain is one area with one outline; an edge that two pieces share is a seam. b32"""

    __slots__ = ("discs", "polygons", "rim", "seams")

    def __init__(self, shapes: tuple[Shape, ...]) -> None:
        self.discs = [shape for shape in shapes if isinstance(shape, Disc)]
        self.polygons = [shape for shape in shapes if isinstance(shape, Polygon)]
        self.rim: list[Edge] = []
        self.seams: list[Oblong] = []
        for polygon in self.polygons:
            others = [other for other in self.polygons if other is not polygon and are_near(polygon, other)]
            for edge in polygon.edges:
                rest = uncovered(edge, others) if others else [edge]
                self.rim.extend(rest)
                if rest != [edge]:
                    self.seams.append(Oblong(*edge, TOUCH))


@lru_cache(maxsize=1 << 8)
def thicket(shapes: tuple[Shape, ...]) -> Thicket:
    return Thicket(shapes)


def are_near(one: Shape, other: Shape) -> bool:
    """Their boxes come as near as contact."""
    left, low, right, high = one.box
    return (
        other.box[0] <= right + TOUCH
        and other.box[2] >= left - TOUCH
        and other.box[1] <= high + TOUCH
        and other.box[3] >= low - TOUCH
    )


def uncovered(edge: Edge, others: list[Polygon]) -> list[Edge]:
    """The parts of an edge that lie neither inside another polygon nor at its side."""
    ax, ay, bx, by = edge
    a, b = (ax, ay), (bx, by)
    whole: list[Span] = [(0, centre_distance(a, b) * FINE)]
    left = whole
    for other in others:
        left = without(left, fine_stretches(other, a, b))
        for side in other.edges:
            left = without(left, fine_stretches(Oblong(*side, TOUCH), a, b))
    if left == whole:
        return [edge]
    return [(*towards(a, b, start // FINE), *towards(a, b, end // FINE)) for start, end in left]


def is_wholly_in(base: Disc | Oblong, area: Thicket) -> bool:
    """No part of the base lies outside."""
    for disc in area.discs:
        spare = disc.radius - base.radius
        if spare >= 0 and not [tip for tip in base.tips if not within(tip, disc.centre, spare)]:
            return True
    if not [polygon for polygon in area.polygons if contains(polygon, base.centre)]:
        return False
    for ax, ay, bx, by in area.rim:
        if crosses(base, (ax, ay), (bx, by), RIM):
            return False
    return True


def entered_wholly(base: Disc | Oblong, points: Points, area: Thicket) -> int | None:
    """After how many mils the base is completely inside for the first time; None: never."""
    walked = 0
    for leg in range(1, len(points)):
        a, b = points[leg - 1], points[leg]
        spans = wholly_inside(base, a, b, area)
        if spans:
            return walked + min([start for start, _ in spans]) // FINE + RIM
        walked += centre_distance(a, b)
    return None


def wholly_inside(base: Disc | Oblong, a: Point, b: Point, area: Thicket) -> list[Span]:
    """The parts of a leg on which the base is completely inside, in 1/1024 mil."""
    found: list[Span] = []
    x, y = base.centre
    for disc in area.discs:
        spare = disc.radius - base.radius + RIM
        spans = [fine_stretches(Disc(disc.x + x - tx, disc.y + y - ty, spare), a, b) for tx, ty in base.tips]
        if spare > 0 and all(spans):
            start, end = max([span[0][0] for span in spans]), min([span[0][1] for span in spans])
            if start < end:
                found.append((start, end))
    inside: list[Span] = []
    for polygon in area.polygons:
        inside.extend(fine_stretches(polygon, a, b))
    for seam in area.seams:
        inside.extend(fine_stretches(seam, a, b))
    if inside:
        tips = tuple([(tx - x, ty - y) for tx, ty in base.tips])
        for edge in area.rim:
            for fence in fences(edge, base.radius - RIM, tips):
                inside = without(inside, fine_stretches(fence, a, b))
        found.extend(inside)
    return found


@lru_cache(maxsize=1 << 12)
def fences(edge: Edge, radius: int, tips: Points) -> tuple[Shape, ...]:
    """What the centre of a base must keep off, so that the base does not reach over an edge."""
    ax, ay, bx, by = edge
    if len(tips) == 1:
        return (Oblong(ax, ay, bx, by, radius),)
    (rx, ry), (fx, fy) = tips
    ring = ((ax - rx, ay - ry), (bx - rx, by - ry), (bx - fx, by - fy), (ax - fx, ay - fy))
    found: list[Shape] = [Oblong(*ring[i - 1], *ring[i], radius) for i in range(4)]
    if (bx - ax) * (fy - ry) != (by - ay) * (fx - rx):
        found.append(Polygon(ring))
    return tuple(found)


def without(spans: list[Span], cuts: list[Span]) -> list[Span]:
    """What is left of the spans."""
    for low, high in cuts:
        left: list[Span] = []
        for start, end in spans:
            if start < low:
                left.append((start, min(end, low)))
            if end > high:
                left.append((max(start, high), end))
        spans = [(start, end) for start, end in left if start < end]
    return spans


def rough_stop(base: Disc | Oblong, points: Points, rough: list[Landmark], is_hindered: bool) -> Stop | None:
    """A warrior that starts completely inside need not stop again. MK-TERRAIN-13, MK-TERRAIN-16, b31"""
    area = thicket(tuple([mark.shape for mark in rough]))
    far = entered_wholly(base, points, area)
    if far is None or is_wholly_in(base, area):
        return None
    at = along(points, far)
    piece = next((mark.piece for mark in rough if contains(mark.shape, at)), rough[0].piece)
    return Stop(piece, far, "MK-TERRAIN-16" if is_hindered else "MK-TERRAIN-13")


# -- hills --------------------------------------------------------------------------------------------------


def visits(shape: Shape, points: Points) -> list[Span]:
    """From where to where on the way, in mils, the centre is on the piece; its edge is part of it (b36)."""
    found: list[Span] = []
    walked = 0
    for leg in range(1, len(points)):
        a, b = points[leg - 1], points[leg]
        if contains(shape, a):
            join(found, walked, walked)
        for start, end in stretches(shape, a, b):
            join(found, walked + start, walked + end)
        walked += centre_distance(a, b)
    if contains(shape, points[-1]):
        join(found, walked, walked)
    return [(start, end) for start, end in found if end - start > NEAR or start == 0 or end == walked]


def join(spans: list[Span], start: int, end: int) -> None:
    if spans and start <= spans[-1][1] + NEAR:
        spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
    else:
        spans.append((start, end))


def along(points: Points, far: int) -> Point:
    """The point of the way after this many mils."""
    for leg in range(1, len(points)):
        length = centre_distance(points[leg - 1], points[leg])
        if far <= length:
            return towards(points[leg - 1], points[leg], far)
        far -= length
    return points[-1]


def hill_stop(state: MageKnight, base: Disc | Oblong, points: Points, hills: list[Landmark]) -> Stop | None:
    """The move ends with the centre on the hill, or once the whole base can be on it. MK-ELEV-05, b45

    From the next move on the kind of the hill decides (MK-ELEV-06).
    """
    first: Stop | None = None
    reach = base.radius if isinstance(base, Disc) else (base.box[2] - base.box[0] + base.box[3] - base.box[1]) // 2
    for piece, shape in hills:
        if piece.is_abrupt or piece.kind == BLOCKING:
            continue
        for start, _ in visits(shape, points):
            is_nearer = first is None or start + reach < first.far
            if start > 0 and is_nearer and not comes_from_above(state, piece, points, start):
                first = Stop(piece, start + reach, "MK-ELEV-05")
                break
    return first


def comes_from_above(state: MageKnight, onto: Piece, points: Points, start: int) -> bool:
    """From one hill straight onto the next nobody goes up."""
    before = along(points, max(0, start - TOUCH))
    for piece, shape in state.land().hills:
        if piece.id != onto.id and contains(shape, before):
            return True
    return False


# -- access points ------------------------------------------------------------------------------------------


def climbs(state: MageKnight, points: Points) -> list[Climb]:
    """These ways lead onto abrupt terrain and off it; a way up is free behind its access point b58"""
    found: list[Climb] = []
    cliffs = state.land().abrupt
    if not cliffs:
        return found
    total = path_length(points)
    for piece, shape in inside_box(cliffs, box_around(points)):
        for start, end in visits(shape, points):
            if start > 0:
                found.append(Climb(piece, access_at(piece, along(points, start)), True, total - start))
            elif end < total:
                free = end if piece.is_constructed else 0  # MK-CONSTRUCTED-26
                found.append(Climb(piece, access_at(piece, along(points, end)), False, free))
    return found


def access_at(piece: Piece, at: Point) -> Point | None:
    for point in piece.access:
        if within(point, at, TOUCH):
            return point
    return None


def is_put_down(climb: Climb, warrior: Warrior, shape: Shape) -> bool:
    """It is on the piece, with its base at the access point; on constructed terrain it always is. b58"""
    if not contains(shape, warrior.at) or climb.access is None:
        return False
    return climb.piece.is_constructed or reaches(warrior, climb.access, 0)
