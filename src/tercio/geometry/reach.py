"""Where a round base can get to: the region of its centre, to be drawn while somebody thinks about a move."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tercio.geometry.cost import PARTS, stretches
from tercio.geometry.field import Corner, Field, first_among, hits_among
from tercio.geometry.graph import is_taut
from tercio.geometry.points import Point
from tercio.geometry.search import Search
from tercio.geometry.shapes import Disc, Shape

STEPS: Final = 72  # rays all around, before finer ones
SINE, COSINE = 0.08715574274765817, 0.9961946980917455  # of a step
TOLERANCE: Final = 20.0  # an edge of the region runs so near to the truth, in mils, or else it is refined
FINEST: Final = 6  # halvings of a step: less than a tenth of a degree
ANYWHERE: Final = 10**9
Ray = tuple[float, float, float, float, float, float, float]  # begins, direction, ends, spent before it begins


def reach(
    base: Disc,
    limit: int,
    obstacles: Sequence[Shape],
    width: int,
    height: int,
    heavy: Sequence[Shape] = (),
) -> tuple[tuple[Point, ...], ...]:
    """Polygons whose union is where the centre can get to at a cost of at most `limit`; all wind counter-clockwise.

    They overlap: fill them as one path by the nonzero rule. What is inside can be reached up to 60 mils of place and
    one in a hundred of the cost. Where heavy terrain lies, the region is rather too small than too large.
    """
    field = Field(base.radius, obstacles, width, height, (base.centre,), 0, limit)
    if field.stuck or limit <= 0:
        return ()
    search = Search(base.radius, base.centre, field, heavy, limit, Disc(base.x, base.y, ANYWHERE))
    search.join([disc[3] for disc in field.rounds] + [wall.index for wall in field.walls])
    for number in range(len(heavy)):
        search.join_piece(number)
    search.next_way()
    found: list[tuple[Point, ...]] = []
    for number in range(len(search.states)):
        points = Fan(search, number, limit).polygon()
        if len(points) > 2:
            found.append(points)
    return tuple(found)


class Fan:
    """What is reached in a straight line after one circle is left, at any point of it; or all around the start."""

    def __init__(self, search: Search, number: int, limit: int) -> None:
        self.search = search
        self.state = search.states[number]
        self.pivot = search.pivots[self.state.pivot]
        self.left = limit - self.state.cost
        self.rays: list[Ray] = []
        self.rounds, self.walls = search.field.within(self.pivot.x, self.pivot.y, self.left + self.pivot.radius)

    def polygon(self) -> tuple[Point, ...]:
        """The rim first, then back along the circle."""
        signed = self.state.signed
        turn = SINE if signed >= 0 else -SINE
        ux, uy = (self.state.ux, self.state.uy) if signed != 0.0 else (1.0, 0.0)
        steps = STEPS if signed == 0.0 else STEPS // 2
        spent = 0.0
        ray = self.ray(ux, uy, spent)
        self.rays.append(ray)
        while steps > 0:
            steps -= 1
            wx, wy = ux * COSINE - uy * turn, uy * COSINE + ux * turn
            if signed != 0.0:
                if not is_taut(signed, wx, wy, self.pivot.stays):
                    wx, wy = self.along_the_wall(ux, uy)
                    steps = 0
                x, y = self.pivot.x + signed * wy, self.pivot.y - signed * wx
                if hits_among(self.rounds, self.walls, x, y, x, y) or not self.search.field.is_inside(x, y):
                    break
                spent += abs(signed) * SINE
                if self.search.heavy:
                    spent += self.search.price([(ray[0], ray[1]), (x, y)])
                if spent >= self.left:
                    break
            following = self.ray(wx, wy, spent)
            self.refine(ray, following, FINEST)
            self.rays.append(following)
            ux, uy, ray = wx, wy, following
        return self.closed()

    def along_the_wall(self, ux: float, uy: float) -> Corner:
        """The last direction that is taut: along the edge that goes on from the corner."""
        side = self.state.signed
        ahead = [(ux * ex + uy * ey, ex, ey) for ex, ey in self.pivot.stays if (ux * ey - uy * ex) * side >= 0]
        return max(ahead)[1:] if ahead else (ux, uy)

    def closed(self) -> tuple[Point, ...]:
        points: list[Corner] = [(ray[4], ray[5]) for ray in self.rays]
        if self.state.signed != 0.0:
            points += [(ray[0], ray[1]) for ray in reversed(self.rays)]
            if self.state.signed < 0:
                points.reverse()
        found: list[Point] = []
        for x, y in points:
            point = (round(x), round(y))
            if not found or point != found[-1]:
                found.append(point)
        if len(found) > 1 and found[0] == found[-1]:
            found.pop()
        return tuple(found)

    def refine(self, one: Ray, other: Ray, depth: int) -> None:
        """More rays between two, until the rim between them is nearly straight."""
        if depth == 0:
            return
        ux, uy = one[2] + other[2], one[3] + other[3]
        size = sqrt(ux * ux + uy * uy)
        middle = self.ray(ux / size, uy / size, (one[6] + other[6]) / 2)
        dx, dy = other[4] - one[4], other[5] - one[5]
        long = sqrt(dx * dx + dy * dy)
        if long < TOLERANCE:
            return
        aside = abs((middle[4] - one[4]) * dy - (middle[5] - one[5]) * dx) / long
        if aside > TOLERANCE or long > 40 * TOLERANCE:
            self.refine(one, middle, depth - 1)
            self.rays.append(middle)
            self.refine(middle, other, depth - 1)

    def ray(self, ux: float, uy: float, spent: float) -> Ray:
        """Straight on after leaving the circle in this direction, as far as it goes."""
        signed = self.state.signed
        x, y = self.pivot.x + signed * uy, self.pivot.y - signed * ux
        length = max(0.0, self.left - spent)
        if self.search.heavy:
            length = self.afforded(x, y, ux, uy, length)
        length = self.search.field.to_edge(x, y, ux, uy, length)
        length = first_among(self.rounds, self.walls, x, y, ux, uy, length)
        return x, y, ux, uy, x + ux * length, y + uy * length, spent

    def afforded(self, x: float, y: float, ux: float, uy: float, budget: float) -> float:
        """How far one comes at this cost, where heavy terrain counts double at the front edge."""
        radius = self.search.radius
        a = (round(x), round(y))
        b = (round(x + ux * 50_000), round(y + uy * 50_000))
        inside: list[tuple[int, int]] = []
        for piece in self.search.heavy:
            inside += stretches(piece, a, b)
        inside.sort()
        reached = 0.0
        for low, high in inside:
            begin, end = max(low / PARTS - radius, reached), high / PARTS - radius
            if end <= begin:
                continue
            if budget <= begin - reached:
                break
            budget -= begin - reached
            if budget <= 2 * (end - begin):
                return begin + budget / 2
            budget -= 2 * (end - begin)
            reached = end
        return reached + budget
