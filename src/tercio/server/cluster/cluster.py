"""The processes that share a database, as one of them sees the others, and where each match is at home.

Nothing depends on there being one home only: two processes that write to one match are told apart by the numbers of
its entries. A home is where the bots of a match think once, where all see each other, and where its memory is.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from contextlib import suppress
from hashlib import blake2b
from typing import Final

from tercio.hall.hub import Hub
from tercio.hall.keeping import StoreFailed
from tercio.server.cluster.spending import Spending
from tercio.server.store import Store
from tercio.server.store.workers import Worker

EVERY: Final = 1.0  # seconds between two beats
MOST_KNOWN: Final = 50_000  # homes that are remembered
log = logging.getLogger("tercio.server")


class Cluster:
    """One process among those that share its database."""

    def __init__(self, store: Store, hub: Hub, spending: Spending) -> None:
        self.store = store
        self.hub = hub
        self.spending = spending
        self.me = Worker(own_name(), "", 0, secrets.token_urlsafe(24))
        self.others: dict[str, Worker] = {}
        self.known: dict[str, str] = {}  # the worker of a match, for as long as that worker lives

    async def join(self, host: str, port: int) -> None:
        """From now on the others find this process at its door."""
        self.me = self.me._replace(host=host, port=port)
        await self.beat()
        self.hub.is_home = self.is_home
        self.store.tell_only_of(self.concerns_others)
        self.hub.do(self.live())
        self.hub.do(self.spending.tell_others(self.me.id, self.tell, lambda: bool(self.others)))
        self.store.overhear(lambda said: self.spending.hear(said, self.me.id))

    async def leave(self) -> None:
        """Its matches go elsewhere at once."""
        with suppress(StoreFailed):
            await self.store.depart(self.me.id)

    async def live(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
            except StoreFailed as failure:
                log.warning("the other processes could not be told that this one lives: %s", failure)

    async def beat(self) -> None:
        """It lives; matches that others have taken meanwhile are theirs."""
        pulse = await self.store.beat_of(self.me)
        before, self.others = self.others, {each.id: each for each in pulse.living if each.id != self.me.id}
        self.spending.forget_all_but(self.others)
        if self.others.keys() - before.keys():
            self.spending.tell_all = True
        if before.keys() - self.others.keys():
            self.drop_strangers()
        if pulse.was_away:
            await self.let_go()

    def drop_strangers(self) -> None:
        """Nobody has told this process what was said at tables that are at home elsewhere."""
        for match, live in list(self.hub.tables.items()):
            if self.concerns_others(match) and live.is_idle():
                self.hub.drop(live)

    async def let_go(self) -> None:
        """Who sits at a table that is at home elsewhere now is asked to come there."""
        lost = await self.store.lost_homes(list(self.hub.tables), self.me.id)
        for match in lost:
            self.known.pop(match, None)
            live = self.hub.tables.get(match)
            for listener in live.listeners if live is not None else ():
                listener.part()
        await self.store.tell_of(lost)  # something may have been written here that nobody there has heard of

    async def suspect(self, worker: Worker) -> None:
        """It cannot be reached. One that lives all the same says so with its next beat."""
        self.others.pop(worker.id, None)
        self.drop_strangers()
        with suppress(StoreFailed):
            await self.store.depart(worker.id)

    async def tell(self, text: str) -> None:
        with suppress(StoreFailed):
            await self.store.tell_workers(text)

    # -- homes -------------------------------------------------------------------------

    def is_home(self, match: str) -> bool:
        """Whether the bots of this match think here, and its clock rings here."""
        return not self.others or self.known.get(match) == self.me.id

    def concerns_others(self, match: str) -> bool:
        """Who plays it, or looks at it, is brought to its home; where that is known to be here, nobody else has it."""
        return self.known.get(match) != self.me.id

    async def home_of(self, match: str) -> Worker | None:
        """Another process in which the match is at home, so that everybody who plays it belongs there. None: here.

        A match without a home gets one: by its name, so that all processes have about as many.
        """
        if not self.is_known(match):
            return await self.found(match, await self.store.claim(match, self.chosen(match)))
        return self.others.get(self.known[match])

    async def known_home_of(self, match: str) -> Worker | None:
        """The same for somebody who only looks: without a home, here is as good as anywhere."""
        if not self.others:
            return None
        if not self.is_known(match):
            return await self.found(match, await self.store.home(match))
        return self.others.get(self.known[match])

    def is_known(self, match: str) -> bool:
        """A match never moves while its home lives."""
        worker = self.known.get(match)
        return worker is not None and (worker == self.me.id or worker in self.others)

    async def found(self, match: str, worker: str | None) -> Worker | None:
        if worker is not None and worker != self.me.id and worker not in self.others:
            await self.beat()  # it may have joined a moment ago
        if worker is not None and (worker == self.me.id or worker in self.others):
            if len(self.known) >= MOST_KNOWN:
                self.known = {each: where for each, where in self.known.items() if each in self.hub.tables}
            is_new_here = worker == self.me.id != self.known.get(match)
            self.known[match] = worker
            if is_new_here and match in self.hub.tables:  # others may have written to it
                await self.hub.follow(self.hub.tables[match])
        return None if worker is None else self.others.get(worker)

    def chosen(self, match: str) -> str:
        return max([self.me.id, *self.others], key=lambda each: blake2b(f"{match} {each}".encode()).digest())


def own_name() -> str:
    """Machine, process, and what tells it from an earlier one with that number."""
    return f"{socket.gethostname()[:40]}:{os.getpid()}:{secrets.token_hex(4)}"
