"""Group commit: one thread writes whatever queued up while the last transaction ran, in one transaction."""

from __future__ import annotations

import logging
import time
from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from tercio.hall.keeping import OutcomeUnknown, StoreFailed
from tercio.server.store.log import Log, Outcome, StoredEntry
from tercio.server.store.records import Figures

LOGGER = logging.getLogger(__name__)
LARGEST_BATCH = 1000  # SQLite takes 32,766 values in a statement, and a line has seven
PATIENCE_S = 10.0  # how long an entry waits for a database that is away


class Waiting(NamedTuple):
    """A line on its way to the disk, and who waits for it."""

    line: StoredEntry
    future: Future[bool]
    since: float


class Writer:
    """`append` is called in the event loop and never blocks it; everything else happens in the writer's thread."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.gathered: list[Waiting] = []  # in this turn of the loop
        self.later: deque[Waiting] = deque()  # a second entry of a match waits for the next transaction
        self.is_closed = False
        self.appended = self.lost_races = self.failed = self.commits = self.busy_with = 0
        self.thread = Thread(target=self._run, name="tercio-writer", daemon=True)
        self.thread.start()

    def append(self, line: StoredEntry) -> Future[bool]:
        """The future is done when the line is on the disk, or certainly not."""
        loop = get_running_loop()
        future: Future[bool] = loop.create_future()
        if self.is_closed:
            future.set_exception(StoreFailed("The store is closed."))
            return future
        if not self.gathered:
            loop.call_soon(self._hand_over)
        self.gathered.append(Waiting(line, future, time.monotonic()))
        return future

    def _hand_over(self) -> None:
        """The thread is woken once for everything that came together: waking it costs more than its work."""
        gathered, self.gathered = self.gathered, []
        for waiting in gathered:
            self.queue.put(waiting)

    def finish(self) -> None:
        """Nothing more is taken; what was appended before is still written. Called where `append` is called."""
        if not self.is_closed:
            self.is_closed = True
            self._hand_over()
            self.queue.put(None)
            self.log.stop_waiting()

    def join(self) -> None:
        """Blocks until everything is written and the thread has ended."""
        self.thread.join()

    def figures(self) -> Figures:
        """What was done so far."""
        waiting = len(self.gathered) + self.queue.qsize() + len(self.later) + self.busy_with
        return Figures(self.appended, self.lost_races, self.failed, self.commits, waiting)

    # -- in the writer's thread --------------------------------------------------------------------------

    def _run(self) -> None:
        is_last = False
        self.log.prepare()
        try:
            while not is_last or self.later:
                batch, is_last = self._next_batch(is_last)
                if batch:
                    self.busy_with = len(batch)
                    told = self._write(batch)
                    self.busy_with = 0
                    self._hand_back(batch, told)
        finally:
            self.log.close()

    def _next_batch(self, is_last: bool) -> tuple[list[Waiting], bool]:
        """Everything that waits now; blocks while nothing does. `is_last`: the store was closed behind it."""
        batch: list[Waiting] = []
        matches: set[str] = set()
        postponed: deque[Waiting] = deque()
        while len(batch) < LARGEST_BATCH:
            item: Waiting | None
            if self.later:
                item = self.later.popleft()
            elif is_last:
                break
            elif batch:
                try:
                    item = self.queue.get_nowait()
                except Empty:
                    break
            else:
                item = self.queue.get()
            if item is None:
                is_last = True
            elif item.line.match_id in matches:
                postponed.append(item)
            else:
                matches.add(item.line.match_id)
                batch.append(item)
        postponed.extend(self.later)
        self.later = postponed
        return batch, is_last

    def _write(self, batch: Sequence[Waiting]) -> Sequence[Outcome | Exception]:
        try:
            told = self.log.write([waiting.line for waiting in batch], batch[0].since + PATIENCE_S)
        except (StoreFailed, OutcomeUnknown) as trouble:
            self.failed += len(batch)
            return [type(trouble)(str(trouble)) for _ in batch]  # each is raised somewhere else
        except Exception as fault:  # a fault of the program must not end the thread for everybody
            self.failed += len(batch)
            LOGGER.exception("The writer failed")
            return [OutcomeUnknown(repr(fault)) for _ in batch]
        self.commits += 1
        self.appended += len([outcome for outcome in told if outcome is True])
        self.lost_races += len([outcome for outcome in told if outcome is False])
        self.failed += len([outcome for outcome in told if not isinstance(outcome, bool)])
        return told

    def _hand_back(self, batch: Sequence[Waiting], told: Sequence[Outcome | Exception]) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            batch[0].future.get_loop().call_soon_threadsafe(_resolve, batch, told)


def _resolve(batch: Sequence[Waiting], told: Sequence[Outcome | Exception]) -> None:
    for waiting, outcome in zip(batch, told, strict=True):
        if waiting.future.done():
            continue  # nobody waits any more; the entry stands all the same
        if isinstance(outcome, Exception):
            waiting.future.set_exception(outcome)
        else:
            waiting.future.set_result(outcome)
