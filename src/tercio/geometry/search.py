"""The search for the shortest way: tangents and arcs around those obstacles that turn out to be in the way.

It begins with the straight line. What blocks a leg joins the search with its circles, and a leg is looked at only when
it is the next best; so a crowded table costs no more than the few bases near the way. Without heavy terrain the first
way that reaches the end is the shortest: with fewer obstacles it could only be shorter, never longer. Angles measure
arcs, to compare ways; no corner is computed from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import atan2, pi
from typing import Final

from tercio.geometry.cost import leg_cost
from tercio.geometry.field import Corner, Field, Round, Wall, hits_among
from tercio.geometry.graph import EPSILON, Arrival, Graph
from tercio.geometry.points import Path, Point
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.tangents import COARSE, FINE, corners_of_arc

OUTSIDE: Final = 1.03  # the corners outside an arc are farther from the centre than its circle, by less than this


class Search(Graph):
    """One search from one place; the ends are added first, then the ways come best first."""

    def __init__(
        self, radius: int, start: Point, field: Field, heavy: Sequence[Shape], limit: int | None, target: Disc
    ) -> None:
        super().__init__(radius, start, field, heavy, limit, target)
        self.closed: set[tuple[int, float, int, int]] = set()
        self.around: dict[int, tuple[list[Round], list[Wall]]] = {}

    def next_way(self) -> tuple[list[Corner], list[Corner]] | None:
        """The next best way to an end, with few corners and with many; None if there is no other."""
        while self.queue:
            leg = heappop(self.queue)
            estimate, _, number, j, side, spent, ux, uy, px, py, qx, qy, priced = leg
            if estimate > self.bound:
                return None
            state = self.states[number]
            key = (state.pivot, state.signed, j, side)
            ends = j < 0 or self.pivots[j].ends
            turns_on = j == state.pivot
            if key in self.closed or (not ends and self.is_beaten(j, side, spent, ux, uy, number)):
                continue
            arc = self.arc(state, ux, uy)
            if arc:
                blockers = self.arc_blockers(state, ux, uy, arc)
                if blockers:
                    self.join(blockers)
                    continue
            if not turns_on:
                blockers = self.field.hits(px, py, qx, qy)
                if blockers:
                    self.closed.add(key)
                    self.join(blockers)
                    if ends:
                        self.spot(blockers)
                    continue
            if not self.field.is_inside(qx, qy):
                self.closed.add(key)
                continue
            if not priced:
                extra = self.price([(px, py), (qx, qy)])
                if len(arc) > 1:
                    extra += self.price(arc)
                if extra > 0:
                    self.join_heavy(px, py, qx, qy)
                    self.number += 1
                    heappush(
                        self.queue,
                        (estimate + extra, self.number, number, j, side, spent + extra, ux, uy, px, py, qx, qy, True),
                    )
                    continue
            if ends:
                return self.way(number, ux, uy, qx, qy, COARSE), self.way(number, ux, uy, qx, qy, FINE)
            if not turns_on:
                self.closed.add(key)
            self.reach(j, side, spent, ux, uy, number)
        return None

    def reach(self, pivot: int, side: int, cost: float, ux: float, uy: float, parent: int) -> None:
        """A circle is reached: every leg from there comes into question."""
        number = len(self.states)
        self.states.append(Arrival(pivot, self.pivots[pivot].radius * side, cost, ux, uy, parent))
        self.pivots[pivot].arrivals[side > 0].append(number)
        self.push_legs(number, self.active)
        self.push_turn(number)
        if self.sides:
            self.push_sides(number)

    def is_beaten(self, j: int, side: int, spent: float, ux: float, uy: float, parent: int) -> bool:
        """An earlier arrival at this circle has come around to here at no higher cost."""
        pivot = self.pivots[j]
        for number in pivot.arrivals[side > 0]:
            other = self.states[number]
            if number == parent:
                continue
            turn = atan2(other.ux * uy - other.uy * ux, other.ux * ux + other.uy * uy) * side
            if turn < -EPSILON:
                turn += 2 * pi
            if other.cost + pivot.radius * turn <= spent + EPSILON:
                if turn < EPSILON:
                    return True
                arc = self.arc(other, ux, uy) if turn < pi else []
                if arc and not self.arc_blockers(other, ux, uy, arc):
                    return True
        return False

    # -- arcs ---------------------------------------------------------------------------------------

    def arc(self, state: Arrival, ux: float, uy: float) -> list[Corner]:
        """The way around the circle of a state until it is left in this direction; empty if there is none."""
        if state.signed == 0.0 or state.ux * ux + state.uy * uy > 1 - 1e-9:
            return []
        pivot = self.pivots[state.pivot]
        signed = state.signed
        first = (pivot.x + signed * state.uy, pivot.y - signed * state.ux)
        last = (pivot.x + signed * uy, pivot.y - signed * ux)
        between = corners_of_arc(pivot.x, pivot.y, signed, state.ux, state.uy, ux, uy, COARSE)
        return [first, *between, last]

    def arc_blockers(self, state: Arrival, ux: float, uy: float, arc: list[Corner]) -> list[int]:
        """What stands on the arc; -1 is the edge of the table."""
        rounds, walls = self.neighbours(state.pivot)
        blockers = self.on_arc(arc, rounds, walls)
        if not blockers:
            return blockers
        pivot = self.pivots[state.pivot]
        fine = corners_of_arc(pivot.x, pivot.y, state.signed, state.ux, state.uy, ux, uy, FINE)
        return self.on_arc([arc[0], *fine, arc[-1]], rounds, walls)

    def on_arc(self, arc: list[Corner], rounds: list[Round], walls: list[Wall]) -> list[int]:
        found = [-1 for x, y in arc if not self.field.is_inside(x, y)]
        if rounds or walls:
            for i in range(len(arc) - 1):
                found += hits_among(rounds, walls, arc[i][0], arc[i][1], arc[i + 1][0], arc[i + 1][1])
        return found

    def neighbours(self, pivot: int) -> tuple[list[Round], list[Wall]]:
        """The obstacles that may stand on a circle."""
        known = self.around.get(pivot)
        if known is not None:
            return known
        circle = self.pivots[pivot]
        rounds, walls = self.field.within(circle.x, circle.y, circle.radius * OUTSIDE)
        own = circle.obstacle
        rounds = [disc for disc in rounds if disc[3] != own]
        walls = [wall for wall in walls if wall.index != own or not wall.is_convex]
        self.around[pivot] = (rounds, walls)
        return rounds, walls

    # -- results ------------------------------------------------------------------------------------

    def price(self, corners: list[Corner]) -> float:
        """What heavy terrain adds to these legs."""
        extra = 0
        for i in range(len(corners) - 1):
            a = (round(corners[i][0]), round(corners[i][1]))
            b = (round(corners[i + 1][0]), round(corners[i + 1][1]))
            extra += leg_cost(self.radius, a, b, self.heavy) - leg_cost(self.radius, a, b, ())
        return float(extra)

    def way(self, number: int, ux: float, uy: float, x: float, y: float, fineness: float) -> list[Corner]:
        """All corners from the start to an end that is reached from a state."""
        pieces: list[list[Corner]] = [[(x, y)]]
        while number > 0:
            state = self.states[number]
            pivot = self.pivots[state.pivot]
            if state.signed != 0.0:
                pieces.append(corners_of_arc(pivot.x, pivot.y, state.signed, state.ux, state.uy, ux, uy, fineness))
            ux, uy, number = state.ux, state.uy, state.parent
        corners: list[Corner] = []
        for piece in reversed(pieces):
            corners += piece
        return corners

    def on_grid(self, corners: list[Corner]) -> Path:
        """The way in whole mils, with the start."""
        field = self.field
        found = [self.start]
        for x, y in corners:
            point = (
                round(min(max(x, field.left), field.right)),
                round(min(max(y, field.low), field.high)),
            )
            if point != found[-1]:
                found.append(point)
        return tuple(found)
