"""A program that is spoken to in lines: it is started, hears, speaks, falls silent, ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import threading
import weakref
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Final, TextIO

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.doors")

LONGEST_LINE: Final = 1_000_000  # bytes
LAST_WORDS: Final = 200  # characters of what it wrote to standard error
GRACE: Final = 2.0  # seconds to end by itself
MOMENT: Final = 0.5  # seconds until everything that an ended program has said is here


class Silent(Exception):
    """The program has said nothing in time."""


class Endless(Exception):
    """The program writes a line that is too long to be meant."""


class Ended(Exception):
    """The program says nothing any more: it has ended, or closed its output."""


class Program:
    """A child process. Reading and writing never wait longer than they are told to."""

    def __init__(self, command: str, transcript: TextIO | None = None) -> None:
        self.process = started(command)
        self.transcript = transcript
        self.heard: SimpleQueue[bytes | None] = SimpleQueue()
        self.to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self.complaints: deque[str] = deque(maxlen=20)
        process = self.process
        self.threads = [
            threading.Thread(target=read_lines, args=(process.stdout, self.heard), daemon=True),
            threading.Thread(target=keep_lines, args=(process.stderr, self.complaints), daemon=True),
            threading.Thread(target=write_lines, args=(process.stdin, self.to_say), daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        self.finalizer = weakref.finalize(self, killed, self.process, self.to_say)  # nobody is left behind

    def say(self, line: bytes) -> None:
        self.note(">", line)
        self.to_say.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line that it writes."""
        try:
            line = self.heard.get(timeout=seconds)
        except Empty:
            raise Silent from None
        if line is None:
            self.heard.put(None)  # and it stays so
            raise Ended
        if len(line) >= LONGEST_LINE:
            raise Endless
        self.note("<", line)
        return line

    def note(self, mark: str, line: bytes) -> None:
        if self.transcript is not None:
            self.transcript.write(f"{mark} {line.decode('utf-8', 'replace').rstrip()}\n")

    def status(self) -> int | None:
        """With what it has ended; none while it runs."""
        try:
            return self.process.wait(MOMENT)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """The last line of what it wrote to standard error."""
        self.threads[1].join(MOMENT)
        lines = [line for line in self.complaints if line.strip()]
        return shown(lines[-1].strip(), LAST_WORDS) if lines else ""

    def end(self, grace: float = GRACE) -> None:
        """Its input ends; if it does not end by itself within these seconds, it is ended."""
        self.to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        self.finalizer()
        for thread in self.threads:
            thread.join(MOMENT)


def started(command: str) -> subprocess.Popen[bytes]:
    try:
        words = shlex.split(command, posix=os.name == "posix")
        if not words:
            raise ValueError("empty")
        return subprocess.Popen(  # noqa: S603  (what the user asks for, without a shell)
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # its children end with it, and Ctrl-C is ours
        )
    except (OSError, ValueError) as error:
        because = getattr(error, "strerror", None) or str(error)
        raise BadInput(
            *SAY("program-cannot-started", shown=shown(command, 120), because=because),
        ) from None


def killed(process: subprocess.Popen[bytes], to_say: SimpleQueue[bytes | None]) -> None:
    """The process and whatever it has started, if it still runs: else its number may be another's."""
    to_say.put(None)
    if process.poll() is not None:
        return
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def read_lines(stream: IO[bytes], heard: SimpleQueue[bytes | None]) -> None:
    """A line that never ends is the last one."""
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_LINE):
            heard.put(line)
            if len(line) == LONGEST_LINE:
                break
    heard.put(None)


def keep_lines(stream: IO[bytes], kept: deque[str]) -> None:
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_LINE):
            kept.append(line.decode("utf-8", "replace"))


def write_lines(stream: IO[bytes], to_say: SimpleQueue[bytes | None]) -> None:
    """Nobody who does not read keeps anybody waiting."""
    with suppress(OSError, ValueError), stream:
        while (line := to_say.get()) is not None:
            stream.write(line)
            stream.flush()
