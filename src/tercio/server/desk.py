"""A few workers and many who want one: people's opponents come first, and addresses and matches take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tercio.hall.thinking.thoughts import Customer, NobodyThinks


class DeskIsFull(NobodyThinks):
    """Too many wait already."""


Queue = deque[asyncio.Future[None]]


class Line:
    """Those who wait, by address and match. Each address is served in turn, and so is each of its matches."""

    def __init__(self) -> None:
        self.queues: dict[str, dict[str, Queue]] = {}

    def join(self, customer: Customer, turn: asyncio.Future[None]) -> None:
        """A rated match comes before others of its address: nobody lets his opponent's clock run out by making them."""
        matches = self.queues.setdefault(customer.address, {})
        if customer.is_rated and customer.match not in matches:
            self.queues[customer.address] = {customer.match: deque([turn]), **matches}
        else:
            matches.setdefault(customer.match, deque()).append(turn)

    def waiting(self, address: str) -> int:
        return sum([len(queue) for queue in self.queues.get(address, {}).values()])

    def __len__(self) -> int:
        return sum([self.waiting(address) for address in self.queues])

    def next(self) -> asyncio.Future[None] | None:
        """The first of the first match of the first address; both go to the end of their queues."""
        while self.queues:
            address = next(iter(self.queues))
            matches = self.queues.pop(address)
            match = next(iter(matches))
            queue = matches.pop(match)
            turn = queue.popleft()
            if queue:
                matches[match] = queue
            if matches:
                self.queues[address] = matches
            if not turn.done():  # otherwise nobody waits any more
                return turn
        return None


class Desk:
    """Hands out the workers; `most_waiting` holds for each address, and for all matches of bots among themselves."""

    def __init__(self, workers: int, most_waiting: int) -> None:
        self.free = workers
        self.most_waiting = most_waiting
        self.people = Line()
        self.bots = Line()

    @asynccontextmanager
    async def place(self, customer: Customer) -> AsyncIterator[None]:
        """A worker is free for the customer within; DeskIsFull where too many wait already."""
        line = self.people if customer.is_for_people else self.bots
        if (line.waiting(customer.address) if customer.is_for_people else len(line)) >= self.most_waiting:
            raise DeskIsFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.join(customer, turn)
        self.call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise
        try:
            yield
        finally:
            self.release()

    def release(self) -> None:
        self.free += 1
        self.call()

    def call(self) -> None:
        while self.free:
            turn = self.people.next() or self.bots.next()
            if turn is None:
                return
            self.free -= 1
            turn.set_result(None)
