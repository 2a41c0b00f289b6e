"""Bots at a table: whose turn it is, from what they see, and what they say."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from tercio.bots import LEVELS
from tercio.hall.keeping import StoreFailed
from tercio.hall.meter import THINKING
from tercio.hall.tables.entry import BOT
from tercio.hall.tables.refused import AlreadyDone, Refused
from tercio.hall.tables.table import PLAYING, Table
from tercio.hall.thinking.moods import CONCEDE, DRAW, Mood, feel
from tercio.hall.thinking.tempo import Tempo
from tercio.hall.thinking.thoughts import Customer, Job, NobodyThinks, Thinkers, think
from tercio.kernel import Seat, Window
from tercio.kernel.record import snapshot
from tercio.wire import answer_json

if TYPE_CHECKING:
    from tercio.hall.hub import Beside, Hub, Live

OFFERED: Final = (*LEVELS, "random")
BOTS: Final = (*OFFERED, "greedy")  # the last is the veteran of older matches
log = logging.getLogger("tercio.hall")
SECOND_TRY: Final = 5.0  # seconds until a bot tries again to write its answer
PAUSE: Final = 0.7  # seconds


class Bots:
    """The bots of all tables; others think for them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.tempos: dict[tuple[str, str], Tempo] = {}  # by game and bot

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
            view = match.view(seat, since=len(match.events))
            ghost, is_reaction = snapshot(view.ghost), isinstance(view.stack[-1], Window)
            seed, head = seed_of(table, seat, turn), table.head
            own = head.seats[seat]
            bot = f"{own.bot}:style={own.character}" if own.character and own.bot in LEVELS else own.bot
            job = (head.game, bot, seed, seat, ghost, head.packs)
            wish = "" if is_reaction or not own.yields else await self.wish(live, seat, job)
            if wish == CONCEDE:
                with suppress(Refused, AlreadyDone):
                    await hub.act(live, lambda at, now: at.concede(seat, now))
                return
            began = time.perf_counter()
            said = await self.thought(hub.beside, job, live.customer) if table.lesson is None else await scripted(table)
            took = time.perf_counter() - began
            hub.meter.took(THINKING, took)
            if is_reaction and table.lesson is None and live.customer.is_for_people:
                tempo = self.tempos.setdefault((head.game, own.bot), Tempo())
                await asyncio.sleep(tempo.rest(view.asks[0], took))
            with suppress(Refused, AlreadyDone):  # somebody took an answer back meanwhile
                await hub.act(live, lambda at, now: at.answer(seat, turn, said, now))
                if wish == DRAW:
                    await hub.act(live, lambda at, now: at.offer(seat, DRAW, now))
        except NobodyThinks:
            await asyncio.sleep(SECOND_TRY)
        except StoreFailed:
            log.exception("a bot's answer could not be written")
            await asyncio.sleep(SECOND_TRY)
        finally:
            live.thinking.discard(seat)
        hub.attend(live)

    async def wish(self, live: Live, seat: Seat, job: Job) -> str:
        """Where two play, and one of them is a person."""
        if len(live.table.head.seats) != 2 or not live.table.people():
            return ""
        chance, stage = await self.thinkers.work(feel, job, live.customer)
        return live.moods.setdefault(seat, Mood()).wish(chance, stage)

    async def thought(self, beside: Beside, job: Job, customer: Customer) -> dict[str, Any]:
        """Some answer in any case."""
        try:
            return await self.thinkers.work(think, job, customer)
        except NobodyThinks:
            raise
        except Exception:
            log.exception("a bot failed; it answers anything")
            return await beside(think, (job[0], "random", *job[2:]))

    def close(self) -> None:
        self.thinkers.close()


def seed_of(table: Table, seat: Seat, turn: int) -> int:
    """The same in every process, and nobody can guess it."""
    dice = table.head.dice
    secret = f"{dice['words']} {dice['loaded']} {seat} {turn}"
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
