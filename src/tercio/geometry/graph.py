"""The legs that come into question on the way from a place: tangents from circle to circle.

Only those obstacles take part that have turned out to be in the way, and nobody has looked yet whether a leg is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappush
from math import atan2, pi, sqrt
from typing import Final

from tercio.geometry.cost import leg_cost
from tercio.geometry.field import SLACK, Corner, Field
from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.tangents import Pivot, meeting_points, pivots_around

EPSILON: Final = 1e-7
HEM: Final = 1.0  # how far beside heavy terrain a way runs that goes around it

# A leg not yet looked at: estimate of the whole way, number, state it leaves, pivot and side it reaches, cost until
# there, direction, where it leaves and arrives, whether heavy terrain is in the cost. Side 1: circle on the left.
Leg = tuple[float, int, int, int, int, float, float, float, float, float, float, float, bool]


class Arrival:
    """A circle reached: which and on which side, at what cost, in what direction, and from where."""

    __slots__ = ("cost", "parent", "pivot", "signed", "ux", "uy")

    def __init__(self, pivot: int, signed: float, cost: float, ux: float, uy: float, parent: int) -> None:
        self.pivot = pivot
        self.signed = signed  # radius of the circle, negative with the circle on the right
        self.cost = cost
        self.ux = ux
        self.uy = uy
        self.parent = parent


class Graph:
    """What is known from one place: the circles, the ways to them, and the legs to be looked at next."""

    def __init__(
        self, radius: int, start: Point, field: Field, heavy: Sequence[Shape], limit: int | None, target: Disc
    ) -> None:
        """All ends lie in the target or at its rim; the estimate of what is left needs it."""
        self.radius = radius
        self.start = start
        self.field = field
        self.heavy = heavy
        self.bound = 1e18 if limit is None else limit + 0.5
        self.target = target
        self.pivots: list[Pivot] = [Pivot(start[0], start[1], 0.0, -1)]
        self.states: list[Arrival] = [Arrival(0, 0.0, 0.0, 0.0, 0.0, -1)]
        self.active: list[int] = []
        self.sides: list[tuple[float, float, float, float, float, float]] = []  # straight outline to end at
        self.joined: set[int] = set()  # obstacles; heavy pieces count on behind them
        self.queue: list[Leg] = []
        self.number = 0
        self.contact: tuple[Shape, float] | None = None  # what to touch, and at what distance from its core
        self.spotted: set[int] = set()

    # -- growing the graph --------------------------------------------------------------------------

    def add_end(self, x: float, y: float, short: float) -> None:
        """A way may end at this point, or so far before it."""
        pivot = Pivot(x, y, 0.0, -1)
        pivot.ends = True
        pivot.short = short
        self.add([pivot])

    def add(self, pivots: list[Pivot]) -> None:
        """New circles, reached from every state there is."""
        first = len(self.pivots)
        self.pivots += pivots
        fresh = list(range(first, len(self.pivots)))
        self.active += fresh
        for number in range(len(self.states)):
            self.push_legs(number, fresh)

    def join(self, blockers: list[int]) -> None:
        """Obstacles that are in the way take part from now on."""
        obstacles = self.field.obstacles
        for index in blockers:
            if index >= 0 and index not in self.joined:
                self.joined.add(index)
                self.add(pivots_around(obstacles[index], self.field.nears[index] + SLACK, index))

    def join_heavy(self, ax: float, ay: float, bx: float, by: float) -> None:
        """Heavy pieces that a leg runs through take part: one may go around."""
        a, b = (round(ax), round(ay)), (round(bx), round(by))
        for number, piece in enumerate(self.heavy):
            if leg_cost(self.radius, a, b, (piece,)) > leg_cost(self.radius, a, b, ()):
                self.join_piece(number)

    def join_piece(self, number: int) -> None:
        index = len(self.field.obstacles) + number
        if index not in self.joined:
            self.joined.add(index)
            self.add(pivots_around(self.heavy[number], self.heavy[number].radius + HEM, index))

    def spot(self, blockers: list[int]) -> None:
        """Where something stands before the contact, one touches beside it: where the two outlines cross."""
        if self.contact is None:
            return
        target, near = self.contact
        waiting = [index for index in blockers if index not in self.spotted]
        while waiting:
            index = waiting.pop()
            if index in self.spotted:
                continue
            self.spotted.add(index)
            obstacle = self.field.obstacles[index]
            for x, y in meeting_points(target, near, obstacle, self.field.nears[index] + SLACK):
                others = self.field.hits(x, y, x, y)
                if not others and self.field.is_inside(x, y):
                    self.add_end(x, y, 0.0)
                waiting += others

    # -- legs ---------------------------------------------------------------------------------------

    def push_legs(self, number: int, pivots: list[int]) -> None:
        """All taut legs from a state to these circles."""
        state = self.states[number]
        here = self.pivots[state.pivot]
        x, y, signed, cost = here.x, here.y, state.signed, state.cost
        vx, vy, stays = state.ux, state.uy, here.stays
        goal_x, goal_y, goal_near, bound = self.target.x, self.target.y, self.target.radius, self.bound
        for j in pivots:
            there = self.pivots[j]
            if there is here:
                continue
            dx, dy = there.x - x, there.y - y
            square = dx * dx + dy * dy
            for side in (1,) if there.radius == 0.0 else (1, -1):
                reach = there.radius * side
                skew = reach - signed
                left = square - skew * skew
                if left > 0:
                    length = sqrt(left)
                    ux, uy = (length * dx + skew * dy) / square, (length * dy - skew * dx) / square
                elif (signed == 0.0 or reach == 0.0) and skew * skew > 0 and left > -4 * abs(skew):
                    length = 0.0  # a point on the rim, or within the hair's breadth that contact leaves
                    size = sqrt(square)
                    sign = size if skew > 0 else -size
                    ux, uy = dy / sign, -dx / sign
                else:
                    continue
                turn = 0.0
                if signed != 0.0:
                    cross = vx * uy - vy * ux
                    if cross * signed < 0 and abs(cross) > EPSILON:
                        continue
                    if stays and not is_taut(signed, ux, uy, stays):
                        continue
                    turn = abs(signed * atan2(cross, vx * ux + vy * uy))
                if there.stays and not is_taut(reach, ux, uy, there.stays):
                    continue
                length -= there.short
                if length < 0:
                    continue
                spent = cost + turn + length
                px, py = x + signed * uy, y - signed * ux
                qx, qy = px + length * ux, py + length * uy
                ahead = sqrt((qx - goal_x) ** 2 + (qy - goal_y) ** 2) - goal_near
                estimate = spent + ahead if ahead > 0 else spent
                if estimate <= bound:
                    self.number += 1
                    heappush(
                        self.queue,
                        (estimate, self.number, number, j, side, spent, ux, uy, px, py, qx, qy, not self.heavy),
                    )

    def push_turn(self, number: int) -> None:
        """On around the same circle by a right angle: some ways turn by more than half a circle."""
        state = self.states[number]
        pivot, signed = self.pivots[state.pivot], state.signed
        ux, uy = (-state.uy, state.ux) if signed > 0 else (state.uy, -state.ux)
        if not is_taut(signed, ux, uy, pivot.stays):
            return
        x, y = pivot.x + signed * uy, pivot.y - signed * ux
        spent = state.cost + pivot.radius * pi / 2
        ahead = sqrt((x - self.target.x) ** 2 + (y - self.target.y) ** 2) - self.target.radius
        estimate = spent + max(0.0, ahead)
        if estimate <= self.bound:
            self.number += 1
            side = 1 if signed > 0 else -1
            heappush(self.queue, (estimate, self.number, number, state.pivot, side, spent, ux, uy, x, y, x, y, True))

    def push_sides(self, number: int) -> None:
        """The shortest ways to the straight sides of what is to be touched run square to them."""
        state = self.states[number]
        here = self.pivots[state.pivot]
        for index, (ax, ay, ex, ey, long, short) in enumerate(self.sides):
            ux, uy = -ey, ex  # the outline runs counter-clockwise, its inside is on the left
            turns_back = (state.ux * uy - state.uy * ux) * state.signed < -EPSILON
            if turns_back or not is_taut(state.signed, ux, uy, here.stays):
                continue
            px, py = here.x + state.signed * uy, here.y - state.signed * ux
            length = (ax - px) * ux + (ay - py) * uy - short
            along = (px - ax) * ex + (py - ay) * ey
            if length < 0 or not 0 <= along <= long:
                continue
            turn = abs(state.signed * atan2(state.ux * uy - state.uy * ux, state.ux * ux + state.uy * uy))
            spent = state.cost + turn + length
            if spent <= self.bound:
                self.number += 1
                qx, qy = px + ux * length, py + uy * length
                heappush(
                    self.queue,
                    (spent, self.number, number, -1 - index, 1, spent, ux, uy, px, py, qx, qy, not self.heavy),
                )


def is_taut(signed: float, ux: float, uy: float, stays: tuple[Corner, ...]) -> bool:
    """What belongs to a corner lies on the same side of the line as its circle."""
    for ex, ey in stays:
        if (ux * ey - uy * ex) * signed < 0 and abs(ux * ey - uy * ex) > EPSILON:
            return False
    return True
