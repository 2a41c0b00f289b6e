"""An examination of mistakes by tests that are collected once: each mistake is made in a fork of the process.

A test is asked about a mistake where it plays the block in which the mistake stands, the quickest test first. Which
blocks a test plays is watched once and remembered in a file until its module or a source that it plays changes.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import resource
import signal
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import pytest

from tercio.bench.forks import found_by_forks
from tercio.bench.marks import Marks, Place
from tercio.bench.swaps import Loaded, forget, loaded_functions, swap

NOTICED: Final = "noticed"
ALIVE: Final = "alive"
UNKNOWN: Final = "not known: too little time"
NOT_LOADED: Final = "no such function is loaded"  # or it closes over other names than before
OURSELVES: Final = str(Path(__file__).parent) + os.sep
NUMBERS: Final = "tests/games/test_numbers.py"  # what is declared once and never entered
MOST: Final = 1500  # tests about a mistake outside of functions
LEAST, LONGER = 20.0, 20.0  # a test hangs after so many seconds of processor time, and so many times its usual ones
MEMORY: Final = 12 << 30  # bytes, of addresses: a mistake that fills the memory fails before it does


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
    """What is remembered about one test: its module as it was, its seconds of processor time, and what it plays."""

    module: str
    seconds: float
    blocks: dict[str, int]  # of each file, as bits of a number


def version_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


class Watch:
    """A plugin that runs no test by itself, but examines what it is given."""

    def __init__(
        self, sources: Path, memory: Path, work: Callable[[Watch], None], patience: int = 0, workers: int = 1
    ) -> None:
        """`patience`: the seconds a test may take when it is asked about a mistake; any number where it is 0."""
        self.sources = str(sources) + os.sep
        self.patience = patience
        self.workers = workers
        self.memory = memory
        self.work = work
        self.visits: dict[str, Visit] = {}
        self.items: dict[str, pytest.Item] = {}
        self.loaded: Loaded = {}
        self.marks: dict[str, Marks] = {}
        self.failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise pytest.UsageError("some tests cannot be collected")
        self.items = {item.nodeid: item for item in session.items}
        self.loaded = loaded_functions()
        files = {file for file, _, _ in self.loaded if file.startswith(self.sources) and not file.startswith(OURSELVES)}
        self.marks = {file.removeprefix(self.sources): Marks(Path(file), self.loaded) for file in sorted(files)}
        self.recall()
        self.watch()
        gc.freeze()  # so that forks share whatever they do not change
        self.work(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    # -- who plays what ------------------------------------------------------------------------------------

    def recall(self) -> None:
        """What is remembered, except of tests that play something of a file which has changed since."""
        if self.memory.exists():
            written = json.loads(self.memory.read_text("utf-8"))
            now, before = self.versions(), written["files"]
            for name, (module, seconds, blocks) in written["visits"].items():
                if not [file for file in blocks if before.get(file) != now.get(file)]:
                    self.visits[name] = Visit(module, seconds, {file: int(bits, 16) for file, bits in blocks.items()})

    def versions(self) -> dict[str, str]:
        """What tells of each file whether it has changed."""
        return {file: version_of(Path(self.sources + file)) for file in self.marks}

    def remember(self) -> None:
        visits = {
            name: [visit.module, round(visit.seconds, 4), {file: hex(bits) for file, bits in visit.blocks.items()}]
            for name, visit in self.visits.items()
        }
        self.memory.parent.mkdir(parents=True, exist_ok=True)
        self.memory.write_text(json.dumps({"files": self.versions(), "visits": visits}), "utf-8")

    def watch(self) -> None:
        """Every test of which nothing, or something old, is remembered is run once. One that fails is never asked."""
        versions = {path: version_of(path) for path in {item.path for item in self.items.values()}}
        modules = {name: versions[item.path] for name, item in self.items.items()}
        self.visits = {name: visit for name, visit in self.visits.items() if visit.module == modules.get(name)}
        unseen = [name for name in self.items if name not in self.visits]

        def share(number: int) -> dict[str, Visit]:
            return {
                name: visit for name in unseen[number :: self.workers] if (visit := self.visit(name, modules[name]))
            }

        for visits in found_by_forks(self.workers, share):
            self.visits.update(visits or {})
        self.remember()
        for name in [name for name in unseen if name not in self.visits]:
            print(f"fails without any mistake, and is not asked: {name}")
            del self.items[name]

    def visit(self, name: str, module: str) -> Visit | None:
        """What this test plays; None if it fails."""
        for marks in self.marks.values():
            marks.take()
        began = time.process_time()
        if self.run([name]):
            return None
        seconds = time.process_time() - began
        played = {file: marks.take() for file, marks in self.marks.items()}
        return Visit(module, seconds, {file: bits for file, bits in played.items() if bits})

    def asked(self, path: str, place: Place, rules: Collection[str] = ()) -> list[str]:
        """The tests that play the block in which this place lies."""
        bit = 1 << self.marks[path].block_at(place) if path in self.marks else 0
        return self.in_order([name for name in self.items if self.visits[name].blocks.get(path, 0) & bit], path, rules)

    def players(self, path: str) -> list[int]:
        """How many tests play each block of a file."""
        found = [0] * len(self.marks[path].heard)
        for name in self.items:
            bits = self.visits[name].blocks.get(path, 0)
            while bits:
                found[(bits & -bits).bit_length() - 1] += 1
                bits &= bits - 1
        return found

    def is_played(self, path: str, function: str) -> bool:
        """Does any test play the function of this whole name?"""
        if path not in self.marks:
            return False
        bits = self.marks[path].bits_of(function)
        return any(self.visits[name].blocks.get(path, 0) & bits for name in self.items)

    def near(self, path: str, rules: Collection[str] = ()) -> list[str]:
        """Tests that play anything of this module, else those named like it; no more than there is time for."""
        found = [name for name in self.items if path in self.visits[name].blocks or name.startswith(NUMBERS)]
        if not [name for name in found if not name.startswith(NUMBERS)]:
            stem = Path(path).stem.replace("_", "")
            found += [name for name in self.items if stem in name.lower().replace("_", "").replace("-", "")]
        numbers = [name for name in found if name.startswith(NUMBERS)]
        return [*numbers, *self.in_order([name for name in found if name not in numbers], path, rules)][:MOST]

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

    def run(self, names: Sequence[str], limit: float = 0.0) -> str:
        """The first of these tests that fails; empty if all pass; with a limit, `UNKNOWN` if that is reached before."""
        self.failed = ""
        items = [self.items[name] for name in names]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if 0 < limit < time.process_time():
                return UNKNOWN
            usual = self.visits[item.nodeid].seconds if limit else 0.0
            signal.setitimer(signal.ITIMER_PROF, LEAST + LONGER * usual if limit else 0.0)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        return self.failed

    def examine(self, suspect: Suspect, names: Sequence[str], limit: float, is_forgetful: bool = False) -> Examined:
        """In a fork: the mistake is made, and the tests run until one fails. The limit is one of processor time."""
        began = time.monotonic()
        (said,) = found_by_forks(1, lambda _: self.confess(suspect, names, limit, is_forgetful))
        outcome, by = said or (NOTICED, "the process ends")
        return Examined(outcome, by, time.monotonic() - began)

    def confess(self, suspect: Suspect, names: Sequence[str], limit: float, is_forgetful: bool) -> tuple[str, str]:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if not swap(self.loaded, *suspect):
            return UNKNOWN, NOT_LOADED
        if is_forgetful:
            forget()
        signal.signal(signal.SIGPROF, hang)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        patience = self.items[names[0]].config.pluginmanager.get_plugin("tercio-patience")
        if patience is not None:
            patience.usual = self.patience or patience.usual
        failed = self.run(names, limit)
        if failed == UNKNOWN:
            return UNKNOWN, f"after {limit:.0f} s of processor time"
        return (NOTICED, failed) if failed else (ALIVE, "")


def hang(_signum: int, _frame: FrameType | None) -> None:
    """A test that takes much more processor time than without the mistake is said to hang."""
    pytest.fail("hangs")
