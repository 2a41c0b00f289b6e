"""Looks again and again who is waited for, and sends each of them one letter."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import Final

from tercio.games import box_of
from tercio.hall.api.lobby import summaries
from tercio.hall.hub import Hub, now_ms
from tercio.hall.keeping import StoreFailed
from tercio.hall.limits import Limits
from tercio.server.mail.letters import Letter, Waits, calling
from tercio.server.mail.post import NotDelivered, Post
from tercio.server.settings import Settings
from tercio.server.store import Store
from tercio.server.store.records import Call

log = logging.getLogger("tercio.server")
SLOWEST: Final = 5.0  # seconds between two looks
ASKED_PER_MINUTE: Final = 1 / 5  # letters that ask for a confirmation, to one address and by one account


class Postman:
    """One letter for each time that somebody is waited for, however many questions come of it."""

    def __init__(self, hub: Hub, store: Store, settings: Settings) -> None:
        self.hub = hub
        self.store = store
        self.settings = settings
        self.post = Post(settings)
        self.asking = Limits(ASKED_PER_MINUTE, 1)
        self.resting: dict[str, float] = {}  # accounts whose letters are not taken now, and until when

    async def go_round(self) -> None:
        while True:
            wait = min(SLOWEST, self.settings.mail_after or SLOWEST)
            try:
                await self.deliver()
            except StoreFailed:
                log.warning("the database does not say who is waited for")
            except NotDelivered as trouble:
                log.warning("a letter was not delivered: %s", trouble)
                wait = self.settings.mail_retry
            except Exception:  # one letter fails, all others are sent
                log.exception("a letter could not be written")
            await asyncio.sleep(wait)

    async def deliver(self) -> None:
        """NotDelivered where the mail server is away; players who were not told are told another time."""
        found = await self.store.calls(now_ms() - int(self.settings.mail_after * 1000))
        now = time.monotonic()
        self.resting = {account: until for account, until in self.resting.items() if until > now}
        for account, theirs in groupby(found, lambda call: call.account):
            if account in self.resting:
                continue
            mine = [call for call in theirs if await self.store.take_call(call)]
            away = [call for call in mine if not self.is_there(call)]
            if away:
                await self.tell(away)

    def is_there(self, call: Call) -> bool:
        """A player at the table knows."""
        live = self.hub.tables.get(call.match)
        return live is not None and call.seat in live.here()

    async def tell(self, calls: Sequence[Call]) -> None:
        first = calls[0]
        waits = await self.waits_of(calls)
        if not waits:
            return
        letter = calling(self.post.address, first.account, waits, first.leaving, first.lang)
        try:
            await self.send(first.address, letter, first.leaving)
        except NotDelivered as trouble:
            if trouble.is_for_good:
                log.warning("nobody can write to %s: %s", first.account, trouble)
                return
            with suppress(StoreFailed):
                for call in calls:
                    await self.store.give_call_back(call)
            if not trouble.is_alone:
                raise
            log.warning("nobody can write to %s at the moment: %s", first.account, trouble)
            self.resting[first.account] = time.monotonic() + self.settings.mail_retry

    async def send(self, to: str, letter: Letter, leaving: str) -> None:
        await asyncio.to_thread(self.post.send, self.post.letter(to, letter.subject, letter.text, leaving))

    async def waits_of(self, calls: Sequence[Call]) -> list[Waits]:
        """What can no longer be played is left out."""
        infos = [info for info in [await self.store.match_info(call.match) for call in calls] if info is not None]
        told = await summaries(self.hub, infos)
        found = []
        for call in calls:
            if call.match in told:
                summary = told[call.match]
                others = [seat["name"] for number, seat in enumerate(summary["seats"]) if number != call.seat]
                title = box_of(summary["game"]).title.spoken(call.lang)
                found.append(Waits(call.match, title, ", ".join(others), call.until))
        return found
