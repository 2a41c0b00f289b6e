"""Bots think in processes of their own, from what their seat may see, and never in the way of people."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tercio.arena.orphans import end_with_parent
from tercio.bots import LEVELS, named
from tercio.games import open_game
from tercio.kernel import Answer, Game, Seat, View
from tercio.kernel.record import restore, snapshot
from tercio.server.core.entry import BOT
from tercio.server.core.refused import AlreadyDone, Refused
from tercio.server.core.table import PLAYING, Table
from tercio.server.desk import Customer, Desk, DeskIsFull
from tercio.server.metrics import THINKING
from tercio.server.store import StoreFailed
from tercio.wire import answer_json

if TYPE_CHECKING:
    from tercio.server.hub import Hub, Live

OFFERED: Final = (*LEVELS, "random")
BOTS: Final = (*OFFERED, "greedy")  # the last is the veteran of older matches
log = logging.getLogger("tercio.server")
RETRIES: Final = 3
SECOND_TRY: Final = 5.0  # seconds until a bot tries again to write its answer
PAUSE: Final = 0.7  # seconds
GENTLENESS: Final = 10  # people come first when there are fewer cores than players

Job = tuple[str, str, int, Seat, dict[str, Any]]  # game, bot, seed, seat, and the ghost of the match
Found = TypeVar("Found")


class Bots:
    """A few worker processes for all tables."""

    def __init__(self, workers: int, most_waiting: int) -> None:
        self.workers = workers
        self.desk = Desk(workers, most_waiting)
        self.pool = self.fresh_pool()

    def fresh_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)

    def due(self, live: Live) -> list[Seat]:
        """The bots that are asked and do not think yet. A match of bots alone goes on while somebody watches."""
        table = live.table
        if table.stage != PLAYING or is_learnt(table) or not (table.people() or live.listeners):
            return []
        return [seat for seat in table.asked() if table.head.seats[seat].kind == BOT and seat not in live.thinking]

    async def play(self, hub: Hub, live: Live, seat: Seat) -> None:
        """Think, answer, and be asked again by `attend` if it is still this bot's turn."""
        try:
            table = live.table
            assert table.match is not None
            turn, match = table.turn_of(seat), table.match
            ghost = snapshot(match.view(seat, since=len(match.events)).ghost)
            job = (table.head.game, table.head.seats[seat].bot, seed_of(table, seat, turn), seat, ghost)
            began = time.perf_counter()
            said = await self.thought(job, live.customer) if table.lesson is None else await scripted(table)
            THINKING.observe(time.perf_counter() - began)
            with suppress(Refused, AlreadyDone):  # somebody took an answer back meanwhile
                await hub.act(live, lambda at, now: at.answer(seat, turn, said, now))
        except DeskIsFull:
            await asyncio.sleep(SECOND_TRY)
        except StoreFailed:
            log.exception("a bot's answer could not be written")
            await asyncio.sleep(SECOND_TRY)
        finally:
            live.thinking.discard(seat)
        hub.attend(live)

    async def thought(self, job: Job, customer: Customer) -> dict[str, Any]:
        """Some answer in any case."""
        try:
            return await self.work(think, job, customer)
        except (BrokenExecutor, DeskIsFull):
            raise
        except Exception:
            log.exception("a bot failed; it answers anything")
            anything = (job[0], "random", *job[2:])
            return await asyncio.get_running_loop().run_in_executor(None, think, anything)

    async def work(self, do: Callable[[Job], Found], job: Job, customer: Customer) -> Found:
        """Done by a worker as soon as it is the customer's turn; by a new one where a worker has died."""
        async with self.desk.place(customer):
            return await self.worked(do, job)

    async def worked(self, do: Callable[[Job], Found], job: Job) -> Found:
        loop = asyncio.get_running_loop()
        for _ in range(RETRIES):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, do, job)
            except BrokenExecutor:
                if self.pool is pool:
                    self.pool = self.fresh_pool()
        return await loop.run_in_executor(self.pool, do, job)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def seed_of(table: Table, seat: Seat, turn: int) -> int:
    """The same in every process, and nobody can guess it."""
    secret = f"{table.head.dice['words']} {seat} {turn}"
    return int.from_bytes(sha256(secret.encode()).digest()[:6], "big")


def is_learnt(table: Table) -> bool:
    """The lesson is over, and nobody plays on."""
    return table.lesson is not None and table.match is not None and table.lesson.due(table.match) is None


async def scripted(table: Table) -> dict[str, Any]:
    """What stands in the lesson, after a moment in which the pupil can look."""
    assert table.lesson is not None
    assert table.match is not None
    await asyncio.sleep(PAUSE)
    due = table.lesson.due(table.match)
    assert due is not None
    said = answer_json(due)
    del said["seat"]
    return said


# -- in the worker -----------------------------------------------------------------


def begin_work() -> None:
    """A worker is gentle to others, and no server leaves one behind."""
    end_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(GENTLENESS)


@cache
def game_of(name: str) -> Game:
    return open_game(name)


def view_of(job: Job) -> View:
    """Nothing hidden comes here: the ghost is what the seat sees."""
    name, _, _, seat, ghost = job
    match = restore(game_of(name), ghost)
    asks = tuple([decision for decision in match.asks() if decision.seat == seat])
    return View(seat, match, asks, tuple([(decision.seat, decision.kind) for decision in asks]))


def think(job: Job) -> dict[str, Any]:
    """An answer of the wire format without its seat."""
    _, bot, seed, _, _ = job
    view = view_of(job)
    answer: Answer = named(bot, seed, time.monotonic).answer(view, view.asks[0])
    said = answer_json(answer)
    del said["seat"]
    return said
