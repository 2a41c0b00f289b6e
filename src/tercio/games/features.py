"""A table as numbers, for programs that learn: made from a view, so it holds nothing that the seat may not see.

A game on the shelf has a module `features` with what `Features` names. All numbers lie between -1 and 1, and every
one has a name. A player sees the table from that side: for seats 1 and 3 it is turned by half a circle.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any, NamedTuple, Protocol

from tercio.kernel import Point, Seat, View

Row = list[float]


class Group(NamedTuple):
    """Things of one sort, such as a player's own figures, and how many of them are shown; the rest is left out."""

    name: str
    places: int


class Features(Protocol):
    """What a game tells of a view. A thing is a figure or a card, by its number."""

    @property
    def MATCH(self) -> tuple[str, ...]:  # noqa: N802  (a constant of the module)
        """The names of the numbers about the match as a whole."""

    @property
    def THING(self) -> tuple[str, ...]:  # noqa: N802
        """And about one thing."""

    @property
    def GROUPS(self) -> tuple[Group, ...]: ...  # noqa: N802

    def of_match(self, view: View) -> Row: ...

    def groups(self, view: View) -> list[list[int]]:
        """The things of each group, those with small numbers first."""
        ...

    def of_thing(self, view: View, thing: int) -> Row:
        """All zeros where there is no such thing."""
        ...

    def thing_of(self, kind: str, number: int) -> int:
        """The thing that a subject or pick of this kind is, or belongs to; NOBODY where it is none."""
        ...

    def of_place(self, view: View, point: Point) -> tuple[float, float]:
        """Where a point of a path lies: the middle of the table is 0, 0."""
        ...


def share(value: int, most: int) -> float:
    """The value as a part of the most that is usual; what lies beyond is cut off."""
    part = value / most
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


class Printed:
    """Rows of what is printed on cards: they are worked out once, for content never changes."""

    def __init__(self, work_out: Callable[[Any], Row]) -> None:
        self.work_out = work_out
        self.known: dict[int, tuple[object, Row]] = {}

    def row(self, content: object) -> Row:
        known = self.known.get(id(content))
        if known is None:
            known = self.known[id(content)] = (content, self.work_out(content))  # held, so that its id stays its own
        return known[1]


def one_of(value: str, words: tuple[str, ...]) -> Row:
    """A number for each word: 1 for the one that it is."""
    return [1.0 if value == word else 0.0 for word in words]


def placed(point: Point, board: int, seat: Seat) -> tuple[float, float]:
    """From -1 to 1 along each edge, as seen from one's own side."""
    x, y = share(2 * point[0] - board, board), share(2 * point[1] - board, board)
    return (-x, -y) if seat % 2 == 1 else (x, y)


def turned(degrees: int, seat: Seat) -> tuple[float, float]:
    """A facing as seen from one's own side."""
    angle = radians(degrees + (180 if seat % 2 == 1 else 0))
    return cos(angle), sin(angle)
