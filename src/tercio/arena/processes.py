"""Matches on all cores of this machine: a few processes, each with a line of its own to this one.

Where this one is killed, they end with it. One that dies costs the match it was playing, which is reported, and is
replaced.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Self

from tercio.arena.backend import lost
from tercio.arena.match import play
from tercio.arena.memory import collect_seldom
from tercio.arena.orders import Hall, Order, Played
from tercio.arena.orphans import end_with_parent

AHEAD: Final = 4  # orders that wait in line where matches are quick
QUICK: Final = 0.05  # seconds
PATIENCE: Final = 5  # seconds, for a process to end


class Worker:
    """One process, and what it was told to play, in this order."""

    def __init__(self, hall: Hall) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs, hall), daemon=True)
        self.process.start()
        theirs.close()
        self.orders: deque[Order] = deque()

    def give(self, order: Order) -> bool:
        """False where the process is dead; nothing is lost yet."""
        try:
            self.line.send(order)
        except OSError:
            return False
        self.orders.append(order)
        return True

    def end(self) -> None:
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()


class Processes:
    """The worker processes, which start with the first order."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            if worker.orders:
                worker.process.terminate()  # in the middle of a match that nobody waits for
        for worker in self.workers:
            worker.end()
        self.workers = []

    def play(self, hall: Hall, orders: Iterator[Order]) -> Iterator[Played]:
        again: deque[Order] = deque()  # what a process that died had still to play
        ahead = 1
        while True:
            self.feed(hall, orders, again, ahead)
            busy = {worker.line: worker for worker in self.workers if worker.orders}
            if not busy:
                return
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                worker = busy[line]
                try:
                    played: Played = line.recv()
                except (EOFError, OSError):
                    played = self.bury(worker, again)
                else:
                    worker.orders.popleft()
                    ahead = AHEAD if played.result.seconds < QUICK else 1
                yield played

    def feed(self, hall: Hall, orders: Iterator[Order], again: deque[Order], ahead: int) -> None:
        """Everybody gets one order before anybody gets another."""
        for depth in range(1, ahead + 1):
            for place in range(self.jobs):
                if place < len(self.workers) and len(self.workers[place].orders) >= depth:
                    continue
                order = again.popleft() if again else next(orders, None)
                if order is None:
                    return
                if place == len(self.workers):
                    self.workers.append(Worker(hall))
                if self.workers[place].give(order):
                    continue
                if self.workers[place].orders:
                    again.appendleft(order)  # what it died of is reported when its line is looked at
                else:
                    self.workers[place].end()
                    self.workers[place] = Worker(hall)
                    self.workers[place].give(order)

    def bury(self, worker: Worker, again: deque[Order]) -> Played:
        """The first of its orders killed it, as far as anybody can tell."""
        self.workers.remove(worker)
        worker.end()
        died_of, *rest = worker.orders
        again.extend(rest)
        return lost(died_of)


def serve(line: Connection, hall: Hall) -> None:
    """What such a process does: play what comes down the line, until it is cut."""
    end_with_parent()
    collect_seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the one at the other end
    try:
        while True:
            line.send(play(hall, line.recv()))
    except (EOFError, OSError):
        return
