"""Where a rule is enforced is read from the sources, and so is which tests play it; nobody keeps a list of either."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tercio.rules.coverage import RULE_TESTS, read_run
from tercio.rules.entries import Rule

SOURCES: Final = Path(__file__).parents[1]
TESTS: Final = "tests"

# Where somebody who asks for a rule wants to look first: who judges, who proceeds, and what is printed on a piece.
FIRST: Final = ("rules", "steps", "abilities", "verbs", "actions", "upkeep", "turns", "victory", "changes", "field")
LAST: Final = ("thinking", "positions", "words", "browser", "terminal", "cli", "bench")

# One id, and those that are added to it: "WL-START-01 to -03", "MK-TURN-12 to MK-TURN-14", "WL-STATE-02, -05".
_NAMED: Final = re.compile(r"(?<![\w-])([A-Z]+-[A-Z0-9]+-)(\d+)((?:(?: to \1| to -|, -)\d+)*)(?!\w)")
_ADDED: Final = re.compile(r"( to |, )[A-Z0-9-]*-(\d+)")


class Naming(NamedTuple):
    """A file names a rule, in these lines."""

    file: Path
    lines: tuple[int, ...]


def enforced_by(rule: Rule, sources: Path = SOURCES) -> list[Naming]:
    """The modules that name the rule in a docstring, a refusal, a tally or an event; the most telling come first."""
    stem = rule.id.rpartition("-")[0] + "-"
    found: list[Naming] = []
    for file in modules_of(rule.game, sources):
        text = file.read_text(encoding="utf-8")
        if stem in text:
            lines = [number for number, line in enumerate(text.splitlines(), 1) if rule.id in ids_in(line)]
            if lines:
                found.append(Naming(file, tuple(lines)))
    return sorted(found, key=lambda naming: _rank(naming.file.relative_to(sources)))


def modules_of(game: str, sources: Path = SOURCES) -> list[Path]:
    """A game enforces its own rules; those of kernel and table may be enforced anywhere but here, in the index."""
    if (sources / "games" / game).is_dir():
        return sorted((sources / "games").rglob("*.py"))
    return [file for file in sorted(sources.rglob("*.py")) if file.relative_to(sources).parts[0] != "rules"]


def ids_in(line: str) -> set[str]:
    """Every id that a line of code names, those between two others among them."""
    found: set[str] = set()
    for stem, first, more in _NAMED.findall(line):
        found.add(stem + first)
        last = int(first)
        for link, number in _ADDED.findall(more):
            numbers = range(last + 1, int(number) + 1) if link == " to " else (int(number),)
            found.update([f"{stem}{each:0{len(first)}}" for each in numbers])
            last = int(number)
    return found


def played_by(rule_id: str, project: Path | None) -> list[str] | None:
    """The tests that play the rule: from their sources, else from the last recorded run; None where neither is."""
    if project is None:
        return None
    if (project / TESTS).is_dir():
        return [*_marked_tests(rule_id, project), *_scenarios(rule_id, project)]
    run = read_run(project)
    return run.passed.get(rule_id, []) if run else None


def _marked_tests(rule_id: str, project: Path) -> Iterator[str]:
    for file in sorted((project / TESTS).rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if rule_id in text and "mark.rule" in text:
            path = file.relative_to(project).as_posix()
            tree = ast.parse(text)
            is_whole_file = any(_is_mark_of(rule_id, node) for node in tree.body if not isinstance(node, _DEFINED))
            for name, line in _tests_in(tree, rule_id, is_whole_file):
                yield f"{path}:{line} {name}"


def _tests_in(scope: ast.Module | ast.ClassDef, rule_id: str, is_marked: bool) -> Iterator[tuple[str, int]]:
    """The tests of a file or a class that bear the mark, or whose cases do; each with its line."""
    for node in scope.body:
        if isinstance(node, _DEFINED):
            bears = is_marked or any(_is_mark_of(rule_id, mark) for mark in node.decorator_list)
            if isinstance(node, ast.ClassDef):
                yield from _tests_in(node, rule_id, bears)
            elif bears and node.name.startswith("test_"):
                yield node.name, node.lineno


_DEFINED: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _is_mark_of(rule_id: str, tree: ast.AST) -> bool:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    return any(isinstance(word, ast.Constant) and word.value == rule_id for mark in marks for word in mark.args)


def _scenarios(rule_id: str, project: Path) -> Iterator[str]:
    """A scenario plays the rules that it names, but for one that only asks for the best answer."""
    for file in sorted((project / RULE_TESTS[1]).rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if rule_id in text:
            scenario = tomllib.loads(text)
            if rule_id in scenario.get("rules", ()) and "best" not in scenario:
                yield file.relative_to(project).as_posix()


def _rank(path: Path) -> tuple[int, str]:
    rooms = [part.removesuffix(".py") for part in path.parts]
    for number, room in enumerate(FIRST):
        if room in rooms:
            return number, path.as_posix()
    return len(FIRST) + any(room in rooms for room in LAST), path.as_posix()
