"""A real terminal for the tests of the command line, and the program without one."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

import pexpect
from pexpect.fdpexpect import fdspawn

from preloaded import PROGRAM, may_fork, program

CLEARED = "\x1b[H\x1b[2J\x1b[3J"
SIZE = (60, 80)  # lines, columns
PATIENCE = 120  # seconds, on a machine with much else to do
QUIET = 5  # looks at the program between which it has not moved
LOOKS = 60


def environment(**extra: str) -> dict[str, str]:
    settings = ("LANG", "LC_", "PYTEST", "COLUMNS", "FORCE_COLOR")
    own = {name: value for name, value in os.environ.items() if not name.startswith(settings)}
    return own | {"LANG": "C.UTF-8", "PYTHONUTF8": "1", "TERM": "dumb"} | extra


def tercio(*words: str, at: Path | None = None, typed: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """The program in a folder, with lines from a pipe."""
    env = environment(**extra)
    if not may_fork(env):
        return subprocess.run(
            [*PROGRAM, *words], cwd=at, env=env, input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE
        )
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        streams[0].write_text(typed, encoding="utf-8")
        status = program().status(program().fork(words, at, env, streams))
        out, err = [stream.read_text(encoding="utf-8") for stream in streams[1:]]
    return subprocess.CompletedProcess([*PROGRAM, *words], status, out, err)


class Terminal:
    """The program in a terminal of 80 columns: `see` waits for words, `type` sends a line.

    A dumb terminal shows plain text; the tests of colours and clearing ask for a better one.
    """

    def __init__(self, *words: str, at: Path, code: str = "", **extra: str) -> None:
        self.seen = ""
        self.process = 0  # that was forked
        self.child: pexpect.spawn[str] | fdspawn[str]
        env = environment(**extra)
        if code or not may_fork(env):
            command = ["-c", code or PROGRAM[-1], *words]
            self.child = pexpect.spawn(
                sys.executable, command, cwd=str(at), env=env, encoding="utf-8", dimensions=SIZE, timeout=PATIENCE
            )
            return
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(ours, SIZE)
        self.process = program().fork(words, at, env, [os.ttyname(theirs)] * 3)
        os.close(theirs)
        self.child = fdspawn(ours, encoding="utf-8", timeout=PATIENCE)

    def see(self, *texts: str) -> str:
        """All these, in this order; what was shown since the last look up to them."""
        shown = ""
        for text in texts:
            self.child.expect_exact(text)
            shown += (self.child.before or "") + text
        self.seen += shown
        return shown

    def either(self, *texts: str) -> str:
        """Whichever of these comes first; what was shown since the last look up to it."""
        self.child.expect_exact(list(texts))
        shown = (self.child.before or "") + str(self.child.after)
        self.seen += shown
        return shown

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def press(self, key: str) -> None:
        """A letter with Ctrl."""
        self.wait()
        self.child.send(chr(ord(key) - ord("a") + 1))

    def send(self, number: signal.Signals) -> None:
        self.wait()
        os.kill(self.process or self.child.pid, number)

    def wait(self) -> None:
        """Until the program sits at its prompt: Python misses a signal in the instant before it begins to read."""
        told = Path("/proc", str(self.process or self.child.pid), "stat")
        quiet, before = 0, ""
        for _ in range(LOOKS):  # a program that is busy never sits there
            time.sleep(0.05)
            now = told.read_text("utf-8") if told.exists() else ""  # not every system tells
            quiet = quiet + 1 if now == before else 0
            if quiet == QUIET:
                break
            before = now

    def end(self) -> tuple[int | None, str]:
        """The exit status, and the last words."""
        self.child.expect(pexpect.EOF)
        last = self.child.before or ""
        self.seen += last
        status = program().status(self.process) if self.process else None
        self.child.close()
        return self.child.exitstatus if status is None else status, last


def squeezed(text: str) -> str:
    """Without the spaces that align and the breaks that fit."""
    return re.sub(r"\s+", " ", text)
