"""Several processes on one port: the first one reads all games, starts the others as copies of itself, and watches.

A copy shares with it what was read, and is there in a moment. One that dies is replaced; when the first one ends, all
end.
"""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("tercio.server")

HASTE: Final = 2.0  # seconds: who has lived for less is replaced after as long a pause
FAREWELL: Final = 15.0  # seconds until a process that has not ended is killed


class Crew:
    """`work(lifeline, ready)` is what each process does: until it is told to stop, or its lifeline can be read.

    It calls `ready` as soon as it serves: where nobody ever does, to begin again and again would be in vain.
    """

    def __init__(self, workers: int, work: Callable[[int, Callable[[], None]], None]) -> None:
        self.workers = workers
        self.work = work
        self.started: dict[int, float] = {}  # by process
        self.is_over = False
        self.lifeline, self.held = os.pipe()  # the second end closes with this process, however it ends
        self.news, self.bell = os.pipe()  # something lies in it once somebody serves
        os.set_blocking(self.news, False)

    def run(self) -> int:
        """Until somebody stops it; the status with which it ends."""
        for kind in (signal.SIGINT, signal.SIGTERM):
            signal.signal(kind, self.stop)
        for _ in range(self.workers):
            self.start()
        is_served = False
        while self.started:
            process, status = os.wait()
            lived = time.monotonic() - self.started.pop(process, 0.0)
            is_served = is_served or self.has_served()
            if self.is_over:
                continue
            if not is_served and os.WIFEXITED(status) and os.WEXITSTATUS(status):
                self.stop()  # it cannot serve at all, and has said why
                return os.waitstatus_to_exitcode(status)
            log.error("a worker has ended (%d); another one takes its place", os.waitstatus_to_exitcode(status))
            if lived < HASTE:
                time.sleep(HASTE)
            self.start()
        return 0

    def has_served(self) -> bool:
        try:
            return bool(os.read(self.news, 1))
        except BlockingIOError:
            return False

    def ready(self) -> None:
        """In the copy."""
        os.write(self.bell, b"!")

    def start(self) -> None:
        """One more."""
        process = os.fork()
        if process == 0:
            self.serve()
        self.started[process] = time.monotonic()

    def serve(self) -> None:
        """In the copy."""
        status = 1
        try:
            for kind in (signal.SIGINT, signal.SIGTERM):
                signal.signal(kind, signal.SIG_DFL)
            os.close(self.held)
            self.work(self.lifeline, self.ready)
            status = 0
        except KeyboardInterrupt:
            status = 0
        except Exception:
            log.exception("a worker has failed")
        finally:
            os._exit(status)

    def stop(self, *_: object) -> None:
        """All are asked to end; what they have acknowledged is written."""
        self.is_over = True
        for process in self.started:
            os.kill(process, signal.SIGTERM)
        signal.signal(signal.SIGALRM, self.kill)
        signal.setitimer(signal.ITIMER_REAL, FAREWELL)

    def kill(self, *_: object) -> None:
        for process in self.started:
            os.kill(process, signal.SIGKILL)
