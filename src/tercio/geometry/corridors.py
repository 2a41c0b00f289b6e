"""The corridor that sight takes between two convex bases: what stands in it, and a free line through it.

Rays are tried in this order: from centre to centre; along both sides of the corridor; then those that lean on two
things, the first on the right and the second on the left. A convex thing that reaches across both sides shuts the
corridor. A ray may run up to a mil below the edge of what blocks it.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from tercio.geometry.distance import edge_square, overlapping, root_up
from tercio.geometry.meetings import meetings
from tercio.geometry.points import Point
from tercio.geometry.rays import FINE, Chord, Ray, chords, ray_between
from tercio.geometry.shapes import Disc, Polygon, Shape, in_ring

SLACK: Final = FINE  # how far below an edge a ray may run: a mil
SHORT: Final = 4 * FINE  # how long it may run, where it begins or ends, in what covers a part of a base
LOOSE: Final = FINE // 8  # a ray that leans on a base may miss it by so little
FAN: Final = 4  # rays to limited shapes are tried from this many places of each base, and one more
FIRST_STEP: Final = 256  # mils by which the ends of such a ray are moved at first
HOPE: Final = 12  # a step shortens the stretch inside by at most this many times its length, as a rule

Lean = tuple[int, int, int, int]  # x, y, how far left of the ray, the index of the thing
VIEWER, TARGET, SPOT = -1, -2, -3  # instead of an index


class Corridor:
    """Viewer, target, and everything that may stand between them."""

    def __init__(self, viewer: Shape, target: Shape, blockers: list[Shape], limited: list[Shape], limit: int) -> None:
        self.viewer = viewer
        self.target = target
        self.limit = limit * FINE
        self.are_round = isinstance(viewer, Disc) and isinstance(target, Disc)
        self.blockers = blockers
        self.limited: list[Shape] = []
        self.has_gap = False  # some ray passes the blockers, though not the limited shapes
        self.nearest_lean: Ray | None = None  # of those that lean on something, the one with the least excess
        self.nearest: Ray | None = None
        self.least_excess = 0
        if limited:
            self.sort_out(limited, limit)
        # A thing that covers a part of a base is looked at more closely: lines begin or end beside it.
        self.covers = 0  # a bit for each
        bit = 1
        for shape in self.blockers:
            if overlapping(shape, viewer) or overlapping(shape, target):
                self.covers |= bit
            bit <<= 1
        self.plain = ~self.covers if isinstance(viewer, Disc) and isinstance(target, Disc) else 0

    def sort_out(self, limited: list[Shape], limit: int) -> None:
        """A round thing that stands apart blocks with its inner part; what is smaller than the limit is left out."""
        self.blockers = list(self.blockers)
        for shape in limited:
            left, low, right, high = shape.box
            if (right - left) ** 2 + (high - low) ** 2 <= limit * limit:
                continue
            if isinstance(shape, Disc) and not (overlapping(shape, self.viewer) or overlapping(shape, self.target)):
                inner = 4 * shape.radius * shape.radius - limit * limit
                if inner > 0:
                    self.blockers.append(Disc(shape.x, shape.y, isqrt(inner) // 2 + 2))  # never generous
                continue
            self.limited.append(shape)

    def find(self) -> tuple[Point, Point] | None:
        """A free line from edge to edge, or between the centres of bases that overlap."""
        viewer, target = self.viewer, self.target
        if overlapping(viewer, target):
            return viewer.centre, target.centre
        (ax, ay), (bx, by) = viewer.centre, target.centre
        ray = ray_between(ax, ay, 0, bx, by, 0)
        if ray is not None and self.is_open(ray):
            return self.ends(ray)
        left = self.side_ray(-1)
        on_left = self.across(left, False)
        if not on_left and self.is_within_limits(left):
            return self.ends(left)
        right = self.side_ray(1)
        on_right = self.across(right, False)
        if not on_right and self.is_within_limits(right):
            return self.ends(right)
        if self.limited:
            self.add_cores([left, right] if ray is None else [left, right, ray])
            on_left, on_right = self.across(left, False), self.across(right, False)
        # A convex thing apart that reaches across one side can only be passed on the other.
        only_left, only_right = self.convex_and_apart(on_left), self.convex_and_apart(on_right)
        if only_left & only_right:
            return None
        self.has_gap = not on_left or not on_right
        ray = self.leaning_ray(only_left, only_right)
        if ray is None and self.has_gap and self.limited:
            ray = self.ray_of_fan(left, right)
        return None if ray is None else self.ends(ray)

    # -- one ray --------------------------------------------------------------------------------------

    def is_open(self, ray: Ray) -> bool:
        """Nothing blocks the ray between the two bases, and it stays within the limits."""
        return self.across(ray, True) == 0 and (not self.limited or self.excess(ray) <= 0)

    def across(self, ray: Ray, is_one_enough: bool) -> int:
        """The blockers that the ray crosses between the two bases, a bit for each."""
        dx, dy, offset = ray
        (ax, ay), (bx, by) = self.viewer.centre, self.target.centre
        begin, end = dx * ax + dy * ay, dx * bx + dy * by
        span: Chord | None = None
        found, bit = 0, 1
        for shape in self.blockers:
            reach = shape.radius * FINE - SLACK
            is_across = False
            if isinstance(shape, Disc):
                x, y = shape.x, shape.y
                side = dx * y - dy * x - offset
                if -reach < side < reach:
                    if self.plain & bit:
                        # Its chord lies before, between or behind those of the two bases: the middles tell.
                        is_across = begin < dx * x + dy * y < end
                    else:
                        span = self.span(ray) if span is None else span
                        is_across = self.is_crossed(shape, ray, span, self.covers & bit)
            else:
                sides = [dx * y - dy * x - offset for x, y in shape.tips]
                if min(sides) < reach and max(sides) > -reach:
                    if self.plain & bit:
                        for first, _ in chords(shape, ray, SLACK):
                            if begin < first < end:
                                is_across = True
                    else:
                        span = self.span(ray) if span is None else span
                        is_across = self.is_crossed(shape, ray, span, self.covers & bit)
            if is_across:
                found |= bit
                if is_one_enough:
                    return found
            bit <<= 1
        return found

    def is_crossed(self, shape: Shape, ray: Ray, span: Chord, covers: int) -> bool:
        least = SHORT if covers else LOOSE
        for begin, end in chords(shape, ray, SLACK):
            if min(end, span[1]) - max(begin, span[0]) > least:
                return True
        return False

    def span(self, ray: Ray) -> Chord:
        """From where the ray leaves the viewer's base to where it enters the target's."""
        inside, beyond = chords(self.viewer, ray, 0), chords(self.target, ray, 0)
        begin = inside[-1][1] if inside else place_of(self.viewer, ray)
        return begin, beyond[0][0] if beyond else place_of(self.target, ray)

    def ends(self, ray: Ray) -> tuple[Point, Point]:
        begin, end = self.span(ray)
        return point_at(ray, begin), point_at(ray, end)

    def meets_both(self, ray: Ray) -> bool:
        """The ray meets both bases, the viewer's first."""
        dx, dy, offset = ray
        for base in (self.viewer, self.target):
            reach = base.radius * FINE + LOOSE
            sides = [dx * y - dy * x - offset for x, y in base.tips]
            if min(sides) > reach or max(sides) < -reach:
                return False
        if self.are_round:
            (ax, ay), (bx, by) = self.viewer.centre, self.target.centre
            return dx * (bx - ax) + dy * (by - ay) > 0
        begin, end = self.span(ray)
        return begin <= end + SLACK

    def side_ray(self, sign: int) -> Ray:
        """The ray along one side of both bases: 1 has them on its left, -1 on its right."""
        viewer, target = self.viewer, self.target
        found: Ray | None = None
        for ax, ay in viewer.tips:
            for bx, by in target.tips:
                ray = ray_between(ax, ay, sign * viewer.radius, bx, by, sign * target.radius)
                if ray is not None and (self.are_round or self.has_all_beside(ray, sign)):
                    found = ray
        assert found is not None, "bases that do not overlap have common tangents"
        return found

    def has_all_beside(self, ray: Ray, sign: int) -> bool:
        dx, dy, offset = ray
        for base in (self.viewer, self.target):
            for x, y in base.tips:
                if sign * (dx * y - dy * x - offset) < base.radius * FINE - LOOSE:
                    return False
        return True

    # -- rays that lean on two things --------------------------------------------------------------------

    def convex_and_apart(self, bits: int) -> int:
        for index, shape in enumerate(self.blockers):
            if self.covers >> index & 1 or (isinstance(shape, Polygon) and not shape.is_convex):
                bits &= ~(1 << index)
        return bits

    def leaning_ray(self, only_left: int, only_right: int) -> Ray | None:
        """A free ray that is stopped on the right by one thing and further on, on the left, by another."""
        viewer, target = self.viewer, self.target
        firsts: list[Lean] = [(x, y, viewer.radius, VIEWER) for x, y in viewer.tips]
        seconds: list[Lean] = [(x, y, -target.radius, TARGET) for x, y in target.tips]
        for index, shape in enumerate(self.blockers):
            if not only_left >> index & 1:
                firsts += [(x, y, -shape.radius, index) for x, y in shape.tips]
            if not only_right >> index & 1:
                seconds += [(x, y, shape.radius, index) for x, y in shape.tips]
            if self.covers >> index & 1:
                spots: list[Lean] = [(x, y, 0, SPOT) for x, y in meetings(shape, viewer) + meetings(shape, target)]
                firsts += spots
                seconds += spots
        for shape in self.limited:
            firsts += [(x, y, -shape.radius, SPOT) for x, y in shape.tips]
            seconds += [(x, y, shape.radius, SPOT) for x, y in shape.tips]
        lean_excess = 0
        for ax, ay, a_left, index in firsts:
            for bx, by, b_left, other in seconds:
                if index == other and index >= 0 and self.is_convex(index):
                    continue
                ray = ray_between(ax, ay, a_left, bx, by, b_left)
                if ray is not None and self.meets_both(ray) and self.across(ray, True) == 0:
                    excess = self.excess(ray) if self.limited else 0
                    if excess <= 0:
                        return ray
                    self.has_gap = True
                    if self.nearest_lean is None or excess < lean_excess:
                        self.nearest_lean, lean_excess = ray, excess
        return None

    def is_convex(self, index: int) -> bool:
        shape = self.blockers[index]
        return not isinstance(shape, Polygon) or shape.is_convex

    # -- limited shapes ----------------------------------------------------------------------------------

    def is_within_limits(self, ray: Ray) -> bool:
        return not self.limited or self.excess(ray) <= 0

    def excess(self, ray: Ray) -> int:
        """How much the longest stretch inside a limited shape exceeds the limit; half a mil is forgiven."""
        begin, end = self.span(ray)
        longest = 0
        for shape in self.limited:
            inside = 0
            for start, stop in chords(shape, ray, 0):
                inside += max(0, min(stop, end) - max(start, begin))
            longest = max(longest, inside)
        return longest - self.limit - FINE // 2

    def add_cores(self, rays: list[Ray]) -> None:
        """Around a point deeper in a limited shape than half the limit, an inner disc blocks: lines there are too long.

        Points are taken from the middle of what the rays cross.
        """
        limit = self.limit // FINE
        for shape in self.limited:
            for ray in rays:
                for start, stop in chords(shape, ray, 0):
                    point = point_at(ray, (start + stop) // 2)
                    depth = depth_in(shape, point)
                    disc = Disc(point[0], point[1], depth)
                    if 2 * depth > limit and not overlapping(disc, self.viewer) and not overlapping(disc, self.target):
                        self.blockers.append(Disc(point[0], point[1], isqrt(4 * depth * depth - limit * limit) // 2))

    def ray_of_fan(self, left: Ray, right: Ray) -> Ray | None:
        """A free ray of a fixed fan between the two bases, or one of the best rays so far, made better step by step.

        A gap through limited shapes that is much narrower than the fan may be missed.
        """
        (a, b), (c, d) = self.ends(left), self.ends(right)
        for i in range(FAN + 1):
            for j in range(FAN + 1):
                if self.try_ray(ray_from(between(a, c, i), between(b, d, j))):
                    return self.nearest
        for start in (self.nearest, self.nearest_lean):
            if start is not None and self.improve(start):
                return self.nearest
        return None

    def try_ray(self, ray: Ray | None) -> bool:
        """The ray is free; `nearest` becomes the ray past all blockers that exceeds the limit by the least."""
        if ray is None or not self.meets_both(ray) or self.across(ray, True):
            return False
        excess = self.excess(ray)
        if self.nearest is None or excess < self.least_excess:
            self.nearest, self.least_excess = ray, excess
        return excess <= 0

    def improve(self, start: Ray) -> bool:
        """Both ends of the ray are moved aside, in smaller and smaller steps, as long as it gets better."""
        self.nearest, self.least_excess = start, self.excess(start)
        step = FIRST_STEP
        while step > 0 and self.least_excess < HOPE * step * FINE:
            ray, before = self.nearest, self.least_excess
            (ax, ay), (bx, by) = self.ends(ray)
            over, up = -ray[1] * step // FINE, ray[0] * step // FINE
            for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                if self.try_ray(ray_from((ax + i * over, ay + i * up), (bx + j * over, by + j * up))):
                    return True
            if self.least_excess >= before - FINE:
                step //= 2
        return False


def place_of(base: Shape, ray: Ray) -> int:
    """Where the ray passes the tip of the base on which it leans."""
    dx, dy, offset = ray
    x, y = base.tips[0]
    nearest = -1
    for tip_x, tip_y in base.tips:
        miss = abs(abs(dx * tip_y - dy * tip_x - offset) - base.radius * FINE)
        if nearest < 0 or miss < nearest:
            nearest, x, y = miss, tip_x, tip_y
    return dx * x + dy * y


def point_at(ray: Ray, place: int) -> Point:
    """The point of the ray at this place, rounded to whole mils."""
    dx, dy, offset = ray
    half = FINE * FINE // 2
    return (dx * place - dy * offset + half) // (FINE * FINE), (dy * place + dx * offset + half) // (FINE * FINE)


def ray_from(a: Point, b: Point) -> Ray | None:
    return ray_between(a[0], a[1], 0, b[0], b[1], 0)


def between(a: Point, b: Point, share: int) -> Point:
    """The point after this share of the way from a to b, in parts of the fan, rounded down."""
    return a[0] + (b[0] - a[0]) * share // FAN, a[1] + (b[1] - a[1]) * share // FAN


def depth_in(shape: Shape, point: Point) -> int:
    """How far below the outline a point inside the shape lies, rounded down."""
    if not isinstance(shape, Polygon):
        return shape.radius - root_up(edge_square(point[0], point[1], shape.edges[0]))
    if not in_ring(point[0], point[1], shape.edges):
        return 0
    depth = shape.box[2] - shape.box[0]
    for edge in shape.edges:
        above, below = edge_square(point[0], point[1], edge)
        depth = min(depth, isqrt(above // below))
    return depth
