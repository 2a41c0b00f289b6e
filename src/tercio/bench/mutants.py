"""Draws small mistakes in rules, steps, kernel and geometry, and tells which of them no test notices.

python -m tercio.bench.mutants [--number 20] [--seed 1] [--only TEXT] [--limit 600] [--cores 1] [--nearest] [--list]

Each mistake is made alone, in a copy of the sources. The nearest tests run first: those that play a rule named in the
same function, then those of the module's other rules, those that import the module, and all of its part or game. A
test that hangs fails by its own limit; where all tests together do not end within theirs, nobody knows.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tercio.bench.mutations import Mutation, mutations_of

PROJECT: Final = Path(__file__).resolve().parents[3]
MODULES: Final = (
    "kernel/*.py", "geometry/*.py", "games/*/rules.py", "games/*/steps.py", "games/*/rules/**/*.py",
    "games/*/steps/**/*.py",
)  # fmt: skip
RULE: Final = re.compile(r"\b[A-Z]{1,3}-[A-Z0-9]+-\d+\b")
NOTICED: Final = "noticed"
ALIVE: Final = "alive"
UNKNOWN: Final = "not known: too little time"
PATIENCE: Final = "60"  # seconds until a test that hangs fails
FOLDERS: Final = ("rules", "games", "odds", "laws")  # of tests that play games


class Drawn(NamedTuple):
    """One mutation of one module."""

    path: str  # below src/tercio
    mutation: Mutation


class Examined(NamedTuple):
    """How it went: what became of the mistake, which test noticed it, and how many seconds that took."""

    outcome: str
    by: str
    seconds: float


# -- drawing ---------------------------------------------------------------------------------------------------


def modules(sources: Path, only: str = "") -> list[str]:
    found = {path for pattern in MODULES for path in sources.glob(pattern) if path.name != "__init__.py"}
    return sorted([path.relative_to(sources).as_posix() for path in found if only in path.as_posix()])


def drawn(sources: Path, number: int, seed: int, only: str = "") -> list[Drawn]:
    """So many mutations of all that there are; the same seed draws the same from the same sources."""
    every = [
        Drawn(path, mutation)
        for path in modules(sources, only)
        for mutation in mutations_of((sources / path).read_text("utf-8"))
    ]
    return Random(seed).sample(every, min(number, len(every)))  # noqa: S311  (no secret)


# -- the nearest tests -----------------------------------------------------------------------------------------


def nearest(tests: Path, path: str, source: str, mutation: Mutation) -> list[list[str]]:
    """The tests to run, one group after the other, the nearest first; none twice."""
    area, own = area_of(tests, path), rules_in(around(source, mutation.line))
    dotted = "tercio." + path.removesuffix(".py").replace("/", ".")
    groups = [
        playing(area, own),
        playing(area, rules_in(source) - own),
        [file for file in area if dotted in text_of(file) or Path(path).stem in Path(file).stem],
        list(area),
    ]
    seen: set[str] = set()
    found: list[list[str]] = []
    for group in groups:
        fresh = [file for file in group if file not in seen]
        seen |= set(fresh)
        if fresh:
            found.append(fresh)
    return found


@cache
def area_of(tests: Path, path: str) -> tuple[str, ...]:
    """All files of tests about this part or game; the kernel and geometry are played by the toy game, too."""
    parts = path.split("/")
    game = parts[1] if parts[0] == "games" else "skirmish"
    folders = [tests / parts[0]] if parts[0] != "games" else []
    folders += [tests / "rules" / game]
    found = [file for folder in folders for file in sorted(folder.rglob("test_*.py"))]
    found += [
        file
        for folder in FOLDERS
        for file in sorted((tests / folder).glob("test_*.py"))
        if game in file.stem or folder == "laws"
    ]
    return tuple(dict.fromkeys([str(file) for file in found]))


def playing(files: Sequence[str], rules: set[str]) -> list[str]:
    """Those of the files that play one of the rules, the one that plays most of them first."""
    counted = [(len(rules & rules_of(file)), file) for file in files]
    return [file for count, file in sorted(counted, key=lambda pair: -pair[0]) if count]


@cache
def text_of(file: str) -> str:
    return Path(file).read_text("utf-8")


@cache
def rules_of(file: str) -> frozenset[str]:
    return frozenset(rules_in(text_of(file)))


def rules_in(text: str) -> set[str]:
    return set(RULE.findall(text))


def around(source: str, line: int) -> str:
    """The function or class, as narrow as there is one, in which this line stands."""
    found = ""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.lineno <= line <= (node.end_lineno or 0):
            text = ast.get_source_segment(source, node) or ""
            if RULE.search(text) and (not found or len(text) < len(found)):
                found = text
    return found


# -- running ---------------------------------------------------------------------------------------------------


class Laboratory:
    """A copy of the sources in which one mistake at a time is made and mended again."""

    def __init__(self, folder: Path, project: Path = PROJECT, cores: int = 1) -> None:
        self.folder = folder
        self.project = project
        self.cores = cores
        self.sources = folder / "src" / "tercio"
        ignored = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(project / "src" / "tercio", self.sources, ignore=ignored)
        self.clock = int(time.time())

    def examine(self, drawn: Drawn, limit: float, is_near: bool = False) -> Examined:
        """The mistake is made, the tests run until one fails, and it is mended."""
        file, began = self.sources / drawn.path, time.monotonic()
        source = file.read_text("utf-8")
        groups = nearest(self.project / "tests", drawn.path, source, drawn.mutation)
        self.write(file, drawn.mutation.applied(source))
        outcome, by = ALIVE, ""
        try:
            for group in groups[:-1] if is_near and len(groups) > 1 else groups:
                outcome, by = self.run(group, limit - (time.monotonic() - began))
                if outcome != ALIVE:
                    break
        finally:
            self.write(file, source)
        return Examined(outcome, by, time.monotonic() - began)

    def write(self, file: Path, source: str) -> None:
        """With a time of its own, so that no compiled module of before is taken for it."""
        file.write_text(source, "utf-8")
        self.clock += 1
        os.utime(file, (self.clock, self.clock))

    def run(self, files: Sequence[str], limit: float) -> tuple[str, str]:
        """What becomes of the mistake in these tests, and the first one that fails."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
        command += ["-n", str(self.cores)] if self.cores > 1 else []
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "TERCIO_PATIENCE": PATIENCE}
        try:
            told = subprocess.run(  # noqa: S603  (our own tests)
                [*command, *files],
                cwd=self.project,
                env=environment,
                timeout=max(0.0, limit),
                capture_output=True,
                text=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return UNKNOWN, ""
        if told.returncode in (0, 5):  # all pass; there is no test
            return ALIVE, ""
        named = [line for line in told.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return NOTICED, named[0].partition(" - ")[0] if named else f"pytest ends with {told.returncode}"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=20, help="so many mistakes")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same mistakes")
    parser.add_argument("--only", default="", help="modules whose path holds this text")
    parser.add_argument("--limit", type=float, default=600, help="seconds for the tests of one mistake")
    parser.add_argument("--cores", type=int, default=1, help="so many tests at a time")
    parser.add_argument("--nearest", action="store_true", help="leave out all tests but the nearest")
    parser.add_argument("--list", action="store_true", help="only tell what would be drawn")
    wanted = parser.parse_args(words)
    sources = PROJECT / "src" / "tercio"
    chosen = drawn(sources, wanted.number, wanted.seed, wanted.only)
    lines = [told(sources, each) for each in chosen]
    if wanted.list:
        print("\n".join(lines))
        return
    outcomes: list[str] = []
    with tempfile.TemporaryDirectory(prefix="tercio-mutants-") as folder:
        laboratory = Laboratory(Path(folder), cores=wanted.cores)
        for number, (each, line) in enumerate(zip(chosen, lines, strict=True), 1):
            examined = laboratory.examine(each, wanted.limit, wanted.nearest)
            outcomes.append(examined.outcome)
            print(f"{number}. {line}")
            print(f"   {' '.join([examined.outcome, examined.by]).strip()} ({examined.seconds:.0f} s)", flush=True)
    print(f"Of {len(chosen)}: " + ", ".join([f"{outcomes.count(each)} {each}" for each in (NOTICED, ALIVE, UNKNOWN)]))
    for line, outcome in zip(lines, outcomes, strict=True):
        if outcome != NOTICED:
            print(f"{outcome}: {line}")


def told(sources: Path, drawn: Drawn) -> str:
    path, mutation = drawn
    words = mutation.told((sources / path).read_text("utf-8"))
    return f"{path}:{mutation.line} {mutation.function or 'the module'}: {words}"


if __name__ == "__main__":
    main()
