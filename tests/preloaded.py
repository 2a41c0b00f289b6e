"""The program, loaded once for all tests of a worker: every command runs in a process forked from it.

A command has its own folder, environment, streams and exit status, as if it had been started by itself, but what is
slow about a start, importing and opening games, was done before. Tests of `tercio serve` start it by itself.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

PROGRAM: Final = (sys.executable, "-c", "from tercio.cli import main; main()")
LOADED: Final = ("cli", "content", "games", "rules", "scenario", "texts", "wire", "bots", "arena")
READ_AT_START: Final = {"PYTHONUTF8": "1"}  # what Python reads when it starts, and never again


class Preloaded:
    """A process that has the program loaded, and forks when it is told to."""

    def __init__(self) -> None:
        own = Path(__file__).parent
        env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path.append({str(own)!r}); import preloaded; preloaded.serve()"],
            env=env | READ_AT_START,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is for whoever runs the tests
        )
        atexit.register(self.end)

    def fork(self, words: Sequence[str], at: Path | None, env: dict[str, str], streams: Sequence[Path | str]) -> int:
        """The number of a process that has begun with these words; its streams are files, or all one terminal."""
        order = {"words": list(words), "at": str(at or Path.cwd()), "env": env, "streams": [str(s) for s in streams]}
        return self.ask(order)

    def status(self, process: int) -> int:
        """How it has ended, or will have."""
        return self.ask(process)

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def ask(self, order: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


@cache
def program() -> Preloaded:
    return Preloaded()


def may_fork(env: dict[str, str]) -> bool:
    """Not where there is no fork, nor where Python itself is set otherwise."""
    own = {name: value for name, value in os.environ.items() if name.startswith("PYTHON")} | READ_AT_START
    return hasattr(os, "fork") and {name: value for name, value in env.items() if name.startswith("PYTHON")} == own


def serve() -> None:
    """Fork for every line with an order; for a line with the number of a process, wait until it ends."""
    load()
    from tercio.cli import main

    for line in sys.stdin:
        order = json.loads(line)
        if isinstance(order, int):
            print(os.waitstatus_to_exitcode(os.waitpid(order, 0)[1]), flush=True)
            continue
        waiting, ready = os.pipe()
        child = os.fork()
        if child == 0:
            become(order)
            os.close(ready)
            main()
            return
        os.close(ready)
        os.read(waiting, 1)  # until it has its streams
        os.close(waiting)
        print(child, flush=True)


def load() -> None:
    import tercio
    from tercio.games import GAMES, open_game

    importlib.import_module("tercio.server.app")
    for module in pkgutil.walk_packages(tercio.__path__, "tercio."):
        if module.name.split(".")[1] in LOADED:
            importlib.import_module(module.name)
    for game in GAMES:
        open_game(game)
    gc.collect()
    gc.freeze()


def become(order: dict[str, Any]) -> None:
    """This process now looks as if it had been started by itself."""
    os.setsid()  # and a terminal that it opens becomes its own
    os.environ.clear()
    os.environ.update(order["env"])
    os.chdir(order["at"])
    sys.argv = ["-c", *order["words"]]
    for number, name in enumerate(order["streams"]):
        opened = os.open(name, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = os.fdopen(0, closefd=False)  # as at a start: they stay open to the very end
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", errors="backslashreplace", closefd=False)
