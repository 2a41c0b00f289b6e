"""Long thought about matches that are over: everybody has some of it, and nobody so much that others have none.

It waits behind those who play, one short thought after the other, so that a bot is never kept from an answer for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from tercio.hall.thinking.thoughts import Customer, Found, NobodyThinks, Task

if TYPE_CHECKING:
    from tercio.hall.hub import Hub

MOST_EACH: Final = 3  # under way at once, for each address
MOST: Final = 60  # and for all together
SECOND_TRY: Final = 3.0  # seconds until a thinker is asked for again
TRIES: Final = 20
Kept = TypeVar("Kept")


class TooMuchWanted(Exception):
    """By one address, or by all together; later it may be possible."""


class Labour(NamedTuple):
    """Somebody has asked for it."""

    address: str
    task: asyncio.Task[object]


class Labours:
    """What is under way."""

    def __init__(self) -> None:
        self.all: list[Labour] = []

    def begin(self, address: str, task: Callable[[], asyncio.Task[Kept]]) -> asyncio.Task[Kept]:
        """TooMuchWanted where there is too much of it."""
        self.all = [each for each in self.all if not each.task.done()]
        if len(self.all) >= MOST or len([each for each in self.all if each.address == address]) >= MOST_EACH:
            raise TooMuchWanted
        begun = task()
        self.all.append(Labour(address, begun))
        return begun


def make_room(kept: dict[str, Kept], most: int, is_done: Callable[[Kept], bool]) -> None:
    """The oldest goes; what is under way stays in any case."""
    for key in list(kept):
        if len(kept) < most:
            return
        if is_done(kept[key]):
            del kept[key]


async def thought(hub: Hub, customer: Customer, do: Callable[[Task], Found], job: Task) -> Found:
    """Asked for until there is somebody who thinks; those who play come first."""
    if hub.bots is None:
        raise NobodyThinks
    customer = customer._replace(is_for_people=False)
    for _ in range(TRIES):
        try:
            return await hub.bots.thinkers.work(do, job, customer)
        except NobodyThinks:
            await asyncio.sleep(SECOND_TRY)
    raise NobodyThinks
