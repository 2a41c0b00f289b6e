"""Who plays the matches: processes of this machine, or Ray."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol, Self

from tercio.arena.orders import Hall, Order, Played, Result

DIED: Final = "the process that played this match died"


class Backend(Protocol):
    """Takes orders as it has hands free, and gives back matches as they end, in whatever order that is."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def play(self, hall: Hall, orders: Iterator[Order]) -> Iterator[Played]: ...


def lost(order: Order, because: str = DIED) -> Played:
    """What is reported of a match that never came back."""
    return Played(Result(order.key, order.bots, order.forces, order.scenario, trouble=because))
