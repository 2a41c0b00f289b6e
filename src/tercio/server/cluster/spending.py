"""Limits for each client hold for all processes together: a few times a second each tells what has been spent at it.

Until the others have heard of it, a client may spend as much at each of them; from then on it has spent all of that
everywhere. So a burst can be as many times as large as there are processes, and what is allowed in the long run is the
same as with one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Container
from contextlib import suppress
from typing import Final

import orjson

from tercio.hall.limits import Limits

EVERY: Final = 0.25  # seconds
MOST_AT_ONCE: Final = 48  # clients in one message: PostgreSQL takes 8,000 bytes
LONGEST: Final = 64  # characters of a name or an address; the common ones are shorter


class Crowd:
    """How many connections each address has, here and in all other processes."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, int]] = {}  # by worker
        self.changed: set[str] = set()

    def come(self, address: str) -> int:
        """One more; how many there are now."""
        self.here[address] += 1
        self.changed.add(address)
        return self.count(address)

    def go(self, address: str) -> None:
        self.here[address] -= 1
        self.changed.add(address)
        if not self.here[address]:
            del self.here[address]

    def count(self, address: str) -> int:
        return self.here[address] + sum([counts.get(address, 0) for counts in self.elsewhere.values()])


class Spending:
    """All limits and crowds of this process, by a name that they have in every process."""

    def __init__(self, limits: dict[str, Limits], crowds: dict[str, Crowd]) -> None:
        self.limits = limits
        self.crowds = crowds
        self.tell_all = False  # somebody new has heard nothing yet

    async def tell_others(self, me: str, tell: Callable[[str], Awaitable[None]], is_heard: Callable[[], bool]) -> None:
        for limit in self.limits.values():
            limit.spent = {}
        while True:
            await asyncio.sleep(EVERY)
            news = self.news()
            if is_heard():
                for lines in news:
                    await tell(orjson.dumps([me, lines]).decode())

    def news(self) -> list[list[tuple[str, str, int]]]:
        """What has changed since it was told last, in messages that are short enough."""
        lines: list[tuple[str, str, int]] = []
        for name, limit in self.limits.items():
            spent, limit.spent = limit.spent or {}, {}
            lines += [(name, who, round(number)) for who, number in spent.items()]
        for name, crowd in self.crowds.items():
            changed, crowd.changed = crowd.changed, set()
            told = set(crowd.here) if self.tell_all else changed
            lines += [(name, who, crowd.here[who]) for who in told]
        self.tell_all = False
        lines = [line for line in lines if len(line[1]) <= LONGEST]
        return [lines[at : at + MOST_AT_ONCE] for at in range(0, len(lines), MOST_AT_ONCE)]

    def hear(self, said: str, me: str) -> None:
        """What another process has told; whatever else somebody says there is none of ours."""
        with suppress(ValueError, TypeError):
            worker, lines = orjson.loads(said)
            if worker != me:
                for name, who, number in lines:
                    self.note(worker, name, who, int(number))

    def note(self, worker: str, name: str, who: str, number: int) -> None:
        if name in self.limits:
            self.limits[name].charge(who, number)
        elif name in self.crowds:
            counts = self.crowds[name].elsewhere.setdefault(worker, {})
            if number > 0:
                counts[who] = number
            else:
                counts.pop(who, None)

    def forget_all_but(self, workers: Container[str]) -> None:
        """The connections of a process that has ended are gone."""
        for crowd in self.crowds.values():
            for worker in [each for each in crowd.elsewhere if each not in workers]:
                del crowd.elsewhere[worker]
