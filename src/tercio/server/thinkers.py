"""Bots think in processes of their own, and never in the way of people."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Final

from tercio.arena.memory import collect_seldom
from tercio.arena.orphans import end_with_parent
from tercio.hall.thinking.thoughts import Customer, Found, NobodyThinks, Task
from tercio.server.desk import Desk

RETRIES: Final = 3
GENTLENESS: Final = 10  # people come first when there are fewer cores than players


class Pool:
    """A few worker processes for all tables."""

    def __init__(self, workers: int, most_waiting: int) -> None:
        self.workers = workers
        self.desk = Desk(workers, most_waiting)
        self.pool = self.fresh_pool()

    def fresh_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)

    async def work(self, do: Callable[[Task], Found], job: Task, customer: Customer) -> Found:
        """Done by a worker as soon as it is the customer's turn; by a new one where a worker has died."""
        async with self.desk.place(customer):
            return await self.worked(do, job)

    async def worked(self, do: Callable[[Task], Found], job: Task) -> Found:
        loop = asyncio.get_running_loop()
        for _ in range(RETRIES + 1):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, do, job)
            except BrokenExecutor:
                if self.pool is pool:
                    self.pool = self.fresh_pool()
        raise NobodyThinks

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def begin_work() -> None:
    """A worker is gentle to others, and no server leaves one behind."""
    end_with_parent()
    collect_seldom()
    with suppress(OSError, AttributeError):
        os.nice(GENTLENESS)
