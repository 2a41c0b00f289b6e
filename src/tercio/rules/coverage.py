"""Rule coverage is the index joined with the last complete run of the tests; nobody keeps it by hand."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.rules.entries import Rule

SAY: Final = Wording("tercio.rules")

RECORD: Final = Path(".tercio", "coverage.json")
# The tests that play rules: a run that leaves out a part of them is no proof of anything missing.
RULE_TESTS: Final = (Path("tests", "rules"), Path("tests", "scenarios"))

_NUMBERED: Final = re.compile(r"(.+-)(\d+)")


class Run(NamedTuple):
    """What a complete run of the tests has shown: rule id to the node ids of its tests."""

    date: str
    commit: str
    passed: dict[str, list[str]]
    failed: dict[str, list[str]]
    pairs: dict[str, list[str]] = {}  # exemption and procedure, to the tests that play them together  # noqa: RUF012


class Coverage(NamedTuple):
    """How far the rules of one game are tested. A physical rule is neither testable nor missing."""

    game: str
    testable: int
    tested: int
    physical: tuple[str, ...]
    missing: tuple[str, ...]


def cover(game: str, rules: Sequence[Rule], passed: Collection[str]) -> Coverage:
    """A rule is tested when its id is among those with a passing test."""
    testable = [rule.id for rule in rules if rule.is_testable()]
    missing = tuple([rule_id for rule_id in testable if rule_id not in passed])
    physical = tuple([rule.id for rule in rules if rule.physical and rule.kind != "advice"])
    return Coverage(game, len(testable), len(testable) - len(missing), physical, missing)


def now() -> str:
    """The date of a run: UTC, to the second, so that later dates are greater texts."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def find_project(start: Path) -> Path | None:
    """The nearest folder, from `start` upward, whose pyproject.toml is that of Tercio."""
    for folder in (start, *start.parents):
        try:
            project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
            if project["project"]["name"] == "tercio":
                return folder
        except (OSError, ValueError, LookupError, TypeError):
            continue
    return None


def write_run(project: Path, run: Run) -> None:
    """The record of an earlier run is replaced as a whole or not at all."""
    record = project / RECORD
    record.parent.mkdir(exist_ok=True)
    draft = record.with_suffix(".draft")
    draft.write_text(json.dumps(run._asdict(), indent=1) + "\n", encoding="utf-8")
    draft.replace(record)


def read_run(project: Path) -> Run | None:
    """The last complete run, or nothing where none has been recorded."""
    record = project / RECORD
    try:
        run = Run(**json.loads(record.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError) as error:
        raise _unreadable(record) from error
    if not (_is_tests(run.passed) and _is_tests(run.failed) and _is_tests(run.pairs)):
        raise _unreadable(record)
    return run


def pairs_shown(project: Path) -> dict[str, list[str]]:
    """The pairs of the last complete run; none where its record is missing or damaged."""
    try:
        run = read_run(project)
    except BadInput:
        return {}
    return run.pairs if run else {}


def condensed(ids: Iterable[str]) -> list[str]:
    """Neighbouring numbers share an entry: SU-DICE-01, SU-DICE-02, SU-DICE-03 become SU-DICE-01…03."""
    spans: list[tuple[str, str, str]] = []
    for rule_id in ids:
        numbered = _NUMBERED.fullmatch(rule_id)
        section, number = numbered.groups() if numbered else (rule_id, "")
        if spans and number and spans[-1][0] == section and int(spans[-1][2]) + 1 == int(number):
            spans[-1] = (section, spans[-1][1], number)
        else:
            spans.append((section, number, number))
    return [f"{section}{first}" if first == last else f"{section}{first}…{last}" for section, first, last in spans]


def _is_tests(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(nodes, list) for nodes in value.values())


def _unreadable(record: Path) -> BadInput:
    return BadInput(
        *SAY("not-record-test-run-tercio"),
        str(record),
    )
