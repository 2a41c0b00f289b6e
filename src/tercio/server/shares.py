"""Everybody's share of the machine: what is done for an address counts by the time that it takes.

Other limits count frames and requests, but one of them may cost a thousand times as much as another. An address
that has used up its share is heard more slowly, so that nobody else waits for long.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, Generic, ParamSpec, TypeVar

from tercio.hall.limits import Limits

WHO: Final[ContextVar[str]] = ContextVar("who", default="")  # the address for which something is done
AT_ONCE: Final = 2  # works of one address in threads: those of others need not wait behind a hundred of them
LONGEST_PAUSE: Final = 1.0  # seconds: others of the same address may have used it up meanwhile
LONGEST_STEP: Final = 0.002  # seconds
WORTH_TELLING: Final = 0.001  # seconds: the sum of most steps
MS: Final = 1000.0

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Shares:
    """A share is a part of the time of one core; `at_once` are seconds that may be used without a pause."""

    def __init__(self, share: float, at_once: float) -> None:
        self.limits = Limits(int(share * 60 * MS), int(at_once * MS))
        self.began = 0.0  # when the step began that is under way in the loop
        self.busy: dict[str, tuple[asyncio.Semaphore, list[object]]] = {}

    async def turn(self, address: str, patience: float = math.inf) -> bool:
        """Waits until the address has some of its share again; False where that takes too long."""
        while (wait := self.limits.bucket(address).debt()) > 0:
            if patience <= 0:
                return False
            pause = min(wait, LONGEST_PAUSE)
            patience -= pause
            await asyncio.sleep(pause)
        return True

    def spend(self, address: str, seconds: float) -> None:
        self.limits.spend(address, seconds * MS)

    def owes(self, address: str) -> bool:
        bucket = self.limits.buckets.get(address)
        return bucket is not None and bucket.debt() > 0

    def has_kept_others_waiting(self) -> bool:
        """The work that is under way should let them have their turn."""
        return time.perf_counter() - self.began > LONGEST_STEP

    def counted(self, address: str, work: Coroutine[Any, Any, Found]) -> Awaitable[Found]:
        """The same work; as long as all others wait for it, it counts."""
        return Counted(self, address, work)

    async def beside(self, work: Callable[Asked, Found], /, *args: Asked.args, **kwargs: Asked.kwargs) -> Found:
        """In a thread; its processor time counts for the address for which it is done."""
        address = WHO.get()
        turns, waiting = self.busy.setdefault(address, (asyncio.Semaphore(AT_ONCE), []))
        waiting.append(work)
        took: list[float] = []

        def timed() -> Found:
            began = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                took.append(time.thread_time() - began)

        try:
            async with turns:
                await self.turn(address)
                return await asyncio.to_thread(timed)
        finally:
            waiting.pop()
            if not waiting:
                del self.busy[address]
            self.spend(address, sum(took))


class Counted(Generic[Found]):
    """A coroutine that is driven step by step; what it awaits takes no time of anybody else."""

    def __init__(self, shares: Shares, address: str, work: Coroutine[Any, Any, Found]) -> None:
        self.shares = shares
        self.address = address
        self.work = work

    def __await__(self) -> Generator[Any, Any, Found]:
        shares, clock, send = self.shares, time.perf_counter, self.work.send
        go_on: Callable[[Any], Any] = send
        told: Any = None
        spent = 0.0
        try:
            while True:
                shares.began = began = clock()
                awaited = go_on(told)
                spent += clock() - began
                if spent > WORTH_TELLING:
                    shares.spend(self.address, spent)
                    spent = 0.0
                try:
                    told, go_on = (yield awaited), send
                except BaseException as error:  # it is cancelled, or what it awaits has failed
                    told, go_on = error, self.work.throw
        except StopIteration as ended:
            found: Found = ended.value
            return found
        finally:
            shares.spend(self.address, spent + clock() - began)
