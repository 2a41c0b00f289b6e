"""An examination of mistakes by tests that are collected once: each mistake is made in a fork of the process.

A test is asked about a mistake where it enters the mutated function, the quickest test first. Which functions a test
enters is watched once and remembered in a file until its module or a source that it enters changes.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import json
import os
import pickle
import select
import signal
import sys
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import pytest

from tercio.bench.swaps import Loaded, forget, loaded_functions, outermost, swap

NOTICED: Final = "noticed"
ALIVE: Final = "alive"
UNKNOWN: Final = "not known: too little time"
MOST: Final = 1500  # tests about a mistake outside of functions


class Examined(NamedTuple):
    """How it went: what became of the mistake, which test noticed it, and how many seconds that took."""

    outcome: str
    by: str
    seconds: float


class Suspect(NamedTuple):
    """One mistake as an examination wants it: in which function of which file, and the whole source with it."""

    file: str
    function: str
    source: str


class Visit(NamedTuple):
    """What is remembered about one test: its module as it was, how long it took, and the functions that it enters."""

    module: str
    seconds: float
    functions: list[str]


class Entered:
    """Hears of every function that is entered, and of nothing that happens inside it."""

    def __init__(self) -> None:
        self.codes: dict[int, CodeType] = {}  # by identity: to hash a code is slow

    def __call__(self, frame: FrameType, _event: str, _argument: Any) -> None:
        self.codes[id(frame.f_code)] = frame.f_code


def version_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def is_same(function: str, before: dict[str, str], now: dict[str, str]) -> bool:
    """The file in which the function stands is as it was."""
    file = function.partition(":")[0]
    return file in before and before[file] == now.get(file)


class Watch:
    """A plugin that runs no test by itself, but examines what it is given."""

    def __init__(self, sources: Path, memory: Path, work: Callable[[Watch], None], patience: int = 0) -> None:
        """`patience`: so many seconds a test may take when it is asked about a mistake; any number where it is 0."""
        self.sources = str(sources) + os.sep
        self.patience = patience
        self.memory = memory
        self.work = work
        self.visits: dict[str, Visit] = {}
        self.items: dict[str, pytest.Item] = {}
        self.visitors: dict[str, list[str]] = {}
        self.loaded: Loaded = {}
        self.failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise pytest.UsageError("some tests cannot be collected")
        self.items = {item.nodeid: item for item in session.items}
        self.recall()
        self.watch()
        for name, visit in self.visits.items():
            for function in visit.functions if name in self.items else ():
                self.visitors.setdefault(function, []).append(name)
        self.loaded = loaded_functions()
        gc.freeze()  # so that forks share whatever they do not change
        self.work(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    # -- who enters what -----------------------------------------------------------------------------------

    def recall(self) -> None:
        """What is remembered, except of tests that enter a file which has changed since."""
        if self.memory.exists():
            written = json.loads(self.memory.read_text("utf-8"))
            now, every = self.versions(), written["functions"]
            changed = {number for number, each in enumerate(every) if not is_same(each, written["files"], now)}
            for name, (module, seconds, functions) in written["visits"].items():
                if changed.isdisjoint(functions):
                    self.visits[name] = Visit(module, seconds, [every[number] for number in functions])

    def versions(self) -> dict[str, str]:
        """What tells of each file whether it has changed."""
        files = sorted(Path(self.sources).rglob("*.py"))
        return {str(file).removeprefix(self.sources): version_of(file) for file in files}

    def remember(self) -> None:
        """Each function is written once, and called by its number where a test enters it."""
        every = sorted({function for visit in self.visits.values() for function in visit.functions})
        numbers = {function: number for number, function in enumerate(every)}
        visits = {
            name: [visit.module, round(visit.seconds, 4), [numbers[function] for function in visit.functions]]
            for name, visit in self.visits.items()
        }
        self.memory.parent.mkdir(parents=True, exist_ok=True)
        self.memory.write_text(json.dumps({"files": self.versions(), "functions": every, "visits": visits}), "utf-8")

    def watch(self) -> None:
        """Every test of which nothing, or something old, is remembered is run once."""
        try:
            self.watch_all()
        finally:
            self.remember()

    def watch_all(self) -> None:
        modules: dict[Path, str] = {}
        for name, item in self.items.items():
            if item.path not in modules:
                modules[item.path] = version_of(item.path)
            if name in self.visits and self.visits[name].module == modules[item.path]:
                continue
            entered = Entered()
            began = time.perf_counter()
            sys.settrace(entered)
            try:
                self.run([name])
            finally:
                sys.settrace(None)
            functions = sorted({self.function_of(code) for code in entered.codes.values()} - {""})
            if self.failed:
                raise pytest.UsageError(f"{self.failed} fails without any mistake")
            self.visits[name] = Visit(modules[item.path], time.perf_counter() - began, functions)

    def function_of(self, code: CodeType) -> str:
        if not code.co_filename.startswith(self.sources) or code.co_filename == __file__:
            return ""
        return f"{code.co_filename.removeprefix(self.sources)}:{outermost(code)}"

    def asked(self, path: str, function: str, rules: Collection[str] = ()) -> list[str]:
        """The tests that enter the function."""
        return self.in_order(self.visitors.get(f"{path}:{function}", []), path, rules)

    def near(self, path: str, rules: Collection[str] = ()) -> list[str]:
        """Tests that enter anything of this module, else those named like it; no more than there is time for."""
        found = {name for function, names in self.visitors.items() if function.startswith(f"{path}:") for name in names}
        if not found:
            stem = Path(path).stem.replace("_", "")
            found = {name for name in self.items if stem in name.lower().replace("_", "").replace("-", "")}
        return self.in_order(found, path, rules)[:MOST]

    def in_order(self, names: Collection[str], path: str, rules: Collection[str]) -> list[str]:
        """First tests of these rules, then those in the folder of the part, each by speed.

        Tests of a game's rules are elsewhere than those of its matches, which are long.
        """
        part = "tests/rules/" if path.startswith("games/") else f"tests/{path.partition('/')[0]}/"
        named = [rule.replace("-", "_") for rule in rules]

        def distance(name: str) -> tuple[bool, bool, float]:
            is_near = bool([rule for rule in named if rule in name])
            return not is_near, not name.startswith(part), self.visits[name].seconds

        return sorted(names, key=distance)

    # -- one mistake ---------------------------------------------------------------------------------------

    def run(self, names: Sequence[str]) -> str:
        """The first of these tests that fails; empty if all pass."""
        self.failed = ""
        items = [self.items[name] for name in names]
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        return self.failed

    def examine(self, suspect: Suspect, names: Sequence[str], limit: float, is_forgetful: bool = False) -> Examined:
        """In a fork: the mistake is made, and the tests run until one fails."""
        began = time.monotonic()
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            with contextlib.suppress(BaseException):
                os.close(ours)
                silence = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silence, 1)
                os.dup2(silence, 2)
                said = self.confess(suspect, names, is_forgetful)
                os.write(theirs, pickle.dumps(said))
            os._exit(0)
        os.close(theirs)
        outcome, by = UNKNOWN, ""
        if select.select([ours], [], [], max(0.0, limit))[0]:
            written = os.read(ours, 65536)
            outcome, by = pickle.loads(written) if written else (NOTICED, "the process ends")  # noqa: S301  (our own)
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(ours)
        return Examined(outcome, by, time.monotonic() - began)

    def confess(self, suspect: Suspect, names: Sequence[str], is_forgetful: bool) -> tuple[str, str]:
        if not swap(self.loaded, *suspect):
            return UNKNOWN, "no such function is loaded"
        if is_forgetful:
            forget()
        patience = self.items[names[0]].config.pluginmanager.get_plugin("tercio-patience")
        if patience is not None:
            patience.usual = self.patience or patience.usual
        failed = self.run(names)
        return (NOTICED, failed) if failed else (ALIVE, "")
