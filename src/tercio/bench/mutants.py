"""Draws small mistakes in whatever is done in play, kernel and geometry, and tells which of them no test notices.

python -m tercio.bench.mutants [--number 20] [--seed 1] [--only TEXT] [--kind KIND] [--after 0] [--until 20]
    [--rare 5] [--results FILE] [--seconds 600] [--workers 1] [--list]

Each mistake is made alone. Where it stands inside a function, all tests that play that block of it are asked about it;
where it stands outside, in a copy of the sources, tests that play its module. A test hangs, and so notices the mistake,
where it takes many times the processor time that it usually needs; where all tests together do not end within
theirs, nobody knows.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from tercio.bench.examination import ALIVE, NOT_LOADED, NOTICED, UNKNOWN, Examined, Suspect, Watch
from tercio.bench.forks import found_by_forks
from tercio.bench.mutations import Mutation, mutations_of
from tercio.bench.swaps import function_at, place_of, text_of

PROJECT: Final = Path(__file__).resolve().parents[3]
ROOMS: Final = ("rules", "steps", "abilities", "verbs", "actions", "upkeep", "changes", "turns", "victory", "field")
MODULES: Final = (
    "kernel/*.py", "geometry/*.py",
    *[f"games/*/{room}.py" for room in ROOMS], *[f"games/*/{room}/**/*.py" for room in ROOMS],
)  # fmt: skip
DRAWING: Final = "geometry/drawing.py"  # changes nothing in play
TESTS: Final = (
    "kernel", "geometry", "rules", "scenarios", "scenario/test_impossible.py", "odds",
    *[f"games/test_*{kind}.py" for kind in (
        "abilities", "cavalry", "formations", "leaving", "matches", "measures", "numbers", "offers", "packing", "packs",
        "position", "powers", "quick_ways", "readings", "reckoning", "sayings", "spells", "terminal", "texts", "verbs",
    )],
)  # fmt: skip
KEPT: Final = ("tests/games/test_kept", "tests/geometry/test_kept")
MEMORY: Final = PROJECT / "build" / "visits.json"
RULE: Final = re.compile(r"\b[A-Z]{1,3}-[A-Z0-9]+-\d+\b")
FEW: Final = 20  # tests
SOME: Final = 100  # tests; most mistakes are noticed by the nearest of them
LOADING: Final = 60  # seconds of processor time in which every module is loaded
WAITING: Final = 10  # times as long as its processor time something may take on a busy machine
PATIENCE: Final = "600"  # seconds until a test that waits for something fails


class Drawn(NamedTuple):
    """One mutation of one module."""

    path: str  # below src/tercio
    mutation: Mutation


def modules(sources: Path, only: str = "") -> list[str]:
    found = {path for pattern in MODULES for path in sources.glob(pattern)} - {sources / DRAWING}
    return sorted([path.relative_to(sources).as_posix() for path in found if only in path.as_posix()])


def all_tests() -> list[str]:
    return sorted([str(found) for pattern in TESTS for found in (PROJECT / "tests").glob(pattern)])


def drawn(sources: Path, number: int, seed: int, only: str = "", kind: str = "") -> list[Drawn]:
    """A sample of all mutations, or of one kind; the same seed draws the same ones from the same sources."""
    every = [
        Drawn(path, mutation)
        for path in modules(sources, only)
        for mutation in mutations_of((sources / path).read_text("utf-8"))
        if kind in ("", mutation.kind)
    ]
    return Random(seed).sample(every, min(number, len(every)))  # noqa: S311  (no secret)


def rare_ones(watch: Watch, chosen: Sequence[Drawn], most: int) -> set[int]:
    """Which of the chosen mistakes stand in a block that some tests play, but at most so many."""
    paths = {each.path for each in chosen if each.path in watch.marks}
    sources = {path: (Path(watch.sources) / path).read_text("utf-8") for path in paths}
    players = {path: watch.players(path) for path in paths}
    found: set[int] = set()
    for number, (path, mutation) in enumerate(chosen):
        if mutation.function and path in paths:
            block = watch.marks[path].block_at(place_of(sources[path], mutation.first))
            if 0 < players[path][block] <= most:
                found.add(number)
    return found


def examine(watch: Watch, laboratory: Laboratory, drawn: Drawn, limit: float) -> Examined:
    """What becomes of one mistake. Who lives is examined again with nothing remembered from before the mistake."""
    file = Path(watch.sources) / drawn.path
    source = file.read_text("utf-8")
    function = function_at(source, drawn.mutation.first, drawn.mutation.last)
    place = place_of(source, drawn.mutation.first)
    rules = set(RULE.findall(text_of(source, function)))
    if not watch.is_played(drawn.path, function):  # outside of functions, or played before the first test begins
        return laboratory.examine(drawn, watch.near(drawn.path, rules or set(RULE.findall(source))), limit)
    suspect = Suspect(str(file), function, drawn.mutation.applied(source))
    names = watch.asked(drawn.path, place, rules)
    first = watch.examine(suspect, names[:SOME], limit) if names else Examined(ALIVE, "", 0.0)
    if first.by == NOT_LOADED:
        return laboratory.examine(drawn, names, limit)
    if first.outcome != ALIVE:
        return first
    is_rare = len(names) < FEW
    if is_rare:  # what is remembered is played by the first test only
        names += [name for name in watch.near(drawn.path) if name not in names]
    names.sort(key=lambda name: not name.startswith(KEPT))  # they compare whatever there is to be seen
    again = watch.examine(suspect, names, limit, is_forgetful=True)
    if again.outcome == ALIVE and is_rare:  # what it says may have been kept since its module was loaded
        again = laboratory.examine(drawn, names, limit)
    return again._replace(seconds=first.seconds + again.seconds)


class Laboratory:
    """A copy of the sources in which one mistake at a time is made and mended again."""

    def __init__(self, folder: Path, project: Path = PROJECT) -> None:
        self.folder = folder
        self.project = project
        self.sources = folder / "src" / "tercio"
        ignored = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(project / "src" / "tercio", self.sources, ignore=ignored)
        self.clock = int(time.time())

    def examine(self, drawn: Drawn, tests: Sequence[str], limit: float) -> Examined:
        """The mistake is made, the tests run until one fails, and it is mended."""
        file, began = self.sources / drawn.path, time.monotonic()
        source = file.read_text("utf-8")
        self.write(file, drawn.mutation.applied(source))
        try:
            if not self.is_loaded_in_time(drawn.path):
                outcome, by = NOTICED, "its module is never loaded to the end"
            else:
                outcome, by = self.run(tests, limit) if tests else (ALIVE, "no test enters it")
        finally:
            self.write(file, source)
        return Examined(outcome, by, time.monotonic() - began)

    def is_loaded_in_time(self, path: str) -> bool:
        """What is reckoned while the module is loaded comes to an end."""
        module = f"tercio.{path.removesuffix('.py').replace('/', '.').removesuffix('.__init__')}"
        return self.started([sys.executable, "-c", f"import {module}"], LOADING) is not None

    def write(self, file: Path, source: str) -> None:
        """With a time of its own, so that no compiled module of before is taken for it."""
        file.write_text(source, "utf-8")
        self.clock += 1
        os.utime(file, (self.clock, self.clock))

    def run(self, tests: Sequence[str], limit: float) -> tuple[str, str]:
        """What becomes of the mistake in these tests, and the first one that fails."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
        asked = self.folder / "asked.txt"  # more than a command line can hold
        asked.write_text("\n".join(tests), "utf-8")
        told = self.started([*command, f"@{asked}"], limit)
        if told is None:
            return UNKNOWN, ""
        if told.returncode in (0, 5):  # all pass; there is no test
            return ALIVE, ""
        named = [line for line in told.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return NOTICED, named[0].partition(" - ")[0] if named else f"pytest ends with {told.returncode}"

    def started(self, command: list[str], limit: float) -> subprocess.CompletedProcess[str] | None:
        """How it ended; None if it did not within this processor time, or by far not within so much time."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "TERCIO_PATIENCE": PATIENCE}
        limits = (int(limit) + 1, int(limit) + 2)
        try:
            told = subprocess.run(  # noqa: S603  (our own tests)
                command,
                cwd=self.project,
                env=environment,
                timeout=WAITING * limit,
                capture_output=True,
                text=True,
                check=False,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, limits),
            )
        except subprocess.TimeoutExpired:
            return None
        return None if told.returncode in (-signal.SIGXCPU, -signal.SIGKILL) else told


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=20, help="how many mistakes")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same mistakes")
    parser.add_argument("--only", default="", help="modules whose path holds this text")
    parser.add_argument("--kind", default="", help="mistakes of this kind, such as flipped")
    parser.add_argument("--after", type=int, default=0, help="how many known ones to leave out")
    parser.add_argument("--until", type=int, default=0, help="the last one to examine, where several runs share them")
    parser.add_argument(
        "--limit", type=float, default=600, help="seconds of processor time for the tests of one mistake"
    )
    parser.add_argument("--memory", type=Path, default=MEMORY, help="where it is remembered what each test plays")
    parser.add_argument("--rare", type=int, default=0, help="only mistakes in blocks that at most so many tests play")
    parser.add_argument("--results", type=Path, help="where each result is kept; what is kept there is not done again")
    parser.add_argument("--seconds", type=float, default=0, help="after how long no further mistake is begun")
    parser.add_argument("--workers", type=int, default=1, help="how many mistakes are examined at the same time")
    parser.add_argument("--list", action="store_true", help="only tell what would be drawn")
    wanted = parser.parse_args(words)
    sources = PROJECT / "src" / "tercio"
    chosen = drawn(sources, wanted.number, wanted.seed, wanted.only, wanted.kind)
    if wanted.list:
        print("\n".join([told(sources, each) for each in chosen]))
        return

    def work(watch: Watch) -> None:
        numbers = list(range(wanted.after, wanted.until or len(chosen)))
        if wanted.rare:
            rare = rare_ones(watch, chosen, wanted.rare)
            numbers = [number for number in numbers if number in rare]
        examine_all(watch, Draw(chosen, numbers, wanted.limit, wanted.seconds, wanted.results), wanted.workers)

    os.chdir(PROJECT)
    watch = Watch(sources, wanted.memory, work, int(PATIENCE), wanted.workers)
    options = ["-s", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider", "-p", "no:terminal"]
    raise SystemExit(pytest.main([*options, *all_tests()], plugins=[watch]))


class Draw(NamedTuple):
    """Which of the chosen mistakes are examined, how long at most, and where it is kept what has become of each."""

    chosen: Sequence[Drawn]
    numbers: Sequence[int]
    limit: float
    seconds: float
    results: Path | None

    def kept(self) -> dict[str, str]:
        """What became of those that have been examined before, by what is told of them."""
        if self.results is None or not self.results.exists():
            return {}
        return {line: outcome for line, outcome, *_ in map(json.loads, self.results.read_text("utf-8").splitlines())}

    def keep(self, line: str, examined: Examined) -> None:
        if self.results is not None:
            with self.results.open("a", encoding="utf-8") as file:  # one line at once, whoever else writes
                file.write(json.dumps([line, *examined]) + "\n")


def examine_all(watch: Watch, draw: Draw, workers: int) -> None:
    """Each worker takes the next mistake that is left; none is begun once the time is up."""
    begun, ending = multiprocessing.Value("i", 0), time.monotonic() + (draw.seconds or float("inf"))
    sources, kept = Path(watch.sources), draw.kept()
    lines = {number: told(sources, draw.chosen[number]) for number in draw.numbers}
    left = [number for number in draw.numbers if lines[number] not in kept]

    def following() -> int | None:
        with begun.get_lock():
            begun.value += 1
            return left[begun.value - 1] if begun.value <= len(left) and time.monotonic() < ending else None

    def share(_: int) -> list[str]:
        found = []
        with tempfile.TemporaryDirectory(prefix="tercio-mutants-") as folder:
            laboratory = Laboratory(Path(folder))
            while (number := following()) is not None:
                examined = examine(watch, laboratory, draw.chosen[number], draw.limit)
                outcome = f"{examined.outcome} {examined.by}".strip()
                print(f"{number + 1}. {lines[number]}\n   {outcome} ({examined.seconds:.0f} s)", flush=True)
                draw.keep(lines[number], examined)
                found.append(examined.outcome)
        return found

    found = [kept[line] for line in lines.values() if line in kept]
    found += [outcome for outcomes in found_by_forks(workers, share) for outcome in outcomes or []]
    counted = [f"{found.count(each)} {each}" for each in (NOTICED, ALIVE, UNKNOWN)]
    print(f"Of {len(found)}: {', '.join(counted)}; not examined: {len(lines) - len(found)}")


def told(sources: Path, drawn: Drawn) -> str:
    path, mutation = drawn
    source = (sources / path).read_text("utf-8")
    begin, end = source.rfind("\n", 0, mutation.first) + 1, source.find("\n", mutation.last)
    where = f"{source[begin : mutation.first]}...{source[mutation.last : end]}".strip()
    return f"{path}:{mutation.line} {mutation.function or 'the module'}: {mutation.told(source)} in {where}"


if __name__ == "__main__":
    main()
