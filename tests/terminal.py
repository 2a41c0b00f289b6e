"""A real terminal for the tests of the command line, and the program without one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect

PROGRAM = (sys.executable, "-c", "from tercio.cli import main; main()")
CLEARED = "\x1b[H\x1b[2J\x1b[3J"


def environment(**extra: str) -> dict[str, str]:
    settings = ("LANG", "LC_", "PYTEST", "COLUMNS", "FORCE_COLOR")
    own = {name: value for name, value in os.environ.items() if not name.startswith(settings)}
    return own | {"LANG": "C.UTF-8", "PYTHONUTF8": "1", "TERM": "dumb"} | extra


def tercio(*words: str, at: Path | None = None, typed: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """The program in a folder, with lines from a pipe."""
    return subprocess.run(
        [*PROGRAM, *words],
        cwd=at,
        env=environment(**extra),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


class Terminal:
    """The program in a terminal of 80 columns: `see` waits for words, `type` sends a line.

    A dumb terminal shows plain text; the tests of colours and clearing ask for a better one.
    """

    def __init__(self, *words: str, at: Path, code: str = PROGRAM[-1], **extra: str) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-c", code, *words],
            cwd=str(at),
            env=environment(**extra),  # type: ignore[arg-type]
            encoding="utf-8",
            dimensions=(60, 80),
            timeout=20,
        )
        self.seen = ""

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
        self.wait()
        self.child.sendcontrol(key)

    def send(self, number: signal.Signals) -> None:
        self.wait()
        self.child.kill(number)

    def wait(self) -> None:
        """Until the program sits at its prompt: Python misses a signal in the instant before it begins to read."""
        time.sleep(0.3)

    def end(self) -> tuple[int | None, str]:
        """The exit status, and the last words."""
        self.child.expect(pexpect.EOF)
        last = self.child.before or ""
        self.seen += last
        self.child.close()
        return self.child.exitstatus, last


def squeezed(text: str) -> str:
    """Without the spaces that align and the breaks that fit."""
    return re.sub(r"\s+", " ", text)
