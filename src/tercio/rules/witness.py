"""The witness watches a run of pytest and records which rules have a passing test.

`tests/conftest.py` calls it. It knows pytest by the shape of what it is given, so nothing here needs pytest.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Protocol

from tercio.rules.coverage import RULE_TESTS, Run, now, pairs_shown, write_run
from tercio.rules.index import Index
from tercio.rules.pairs import pairs_in

MARK: Final = "rule"
EXEMPTION: Final = "exemption"  # a mark too: what a rule says with one reason, such as WL-GOLDEN-01:may-not-move
PLAYED: Final = "played"  # what the matches of a test went through and cited
PHASES: Final = frozenset({"setup", "call", "teardown"})
# With any of these options pytest leaves tests out.
SELECTING: Final = (
    "keyword",
    "markexpr",
    "deselect",
    "ignore",
    "ignore_glob",
    "lf",
    "stepwise",
    "collectonly",
    "setuponly",
)


class Mark(Protocol):
    """A `@pytest.mark.rule(...)` on a test."""

    args: tuple[Any, ...]


class Item(Protocol):
    """A test that pytest has collected."""

    name: str
    user_properties: list[tuple[str, object]]

    def iter_markers(self, name: str) -> Iterable[Mark]: ...


class CollectReport(Protocol):
    """What pytest found in a file, or why it could not read it."""

    outcome: Any
    longrepr: Any
    result: Any


class TestReport(Protocol):
    """How one phase of one test went; it travels from the workers of xdist to the controller."""

    nodeid: str
    when: str
    outcome: str
    user_properties: list[tuple[str, object]]


class Config(Protocol):
    """The options of a run of pytest."""

    args: list[str]
    rootpath: Path
    invocation_params: Any

    def getoption(self, name: str, default: object) -> object: ...


class Session(Protocol):
    """A run of pytest."""

    config: Config
    testscollected: int


def rules_of(item: Item) -> list[str]:
    """The ids of all rules that the test, its class or its file names."""
    return list(dict.fromkeys([rule_id for mark in item.iter_markers(MARK) for rule_id in mark.args]))


def refuse_unknown_rules(report: CollectReport, index: Index) -> None:
    """A file with a mark that names an unknown rule, or none, cannot be collected."""
    _refuse(report, [f"{item.name}: {complaint}" for item in _tests(report) for complaint in _complaints(item, index)])


def refuse_nameless_tests(report: CollectReport) -> None:
    """A file with a marked test that carries none of its rules in its name cannot be collected."""
    nameless = [
        f"{item.name}: the name carries none of the rules {', '.join(rules)}"
        for item in _tests(report)
        if (rules := rules_of(item)) and not any(named_after(item.name, rule_id) for rule_id in rules)
    ]
    _refuse(report, nameless)


def named_after(test: str, rule_id: str) -> bool:
    """`test_SK_MOVE_03_...` is, and so is a case of a test that begins with the id: `test_...[SK-MOVE-03]`."""
    return test.startswith(f"test_{rule_id.replace('-', '_')}_") or f"[{rule_id}" in test


def _tests(report: CollectReport) -> list[Item]:
    return [item for item in report.result or () if hasattr(item, "user_properties")]


def _refuse(report: CollectReport, complaints: list[str]) -> None:
    if complaints:
        report.outcome = "failed"
        report.longrepr = "\n".join(complaints)
        report.result = []


def _complaints(item: Item, index: Index) -> list[str]:
    complaints = [f"@pytest.mark.{MARK}() names no rule" for mark in item.iter_markers(MARK) if not mark.args]
    for rule_id in rules_of(item):
        if rule_id not in index:
            near = ", ".join(index.ids_like(str(rule_id)))
            complaints.append(f"unknown rule id {rule_id!r}" + (f"; did you mean {near}?" if near else ""))
    return complaints


class Witness:
    """A plugin of pytest: its methods are the hooks of the same name."""

    def __init__(self) -> None:
        self.rules: dict[str, list[str]] = {}
        self.exemptions: dict[str, list[str]] = {}
        self.played: dict[str, list[str]] = {}
        self.passed_phases: dict[str, set[str]] = {}
        self.failed: set[str] = set()
        self.finished = 0  # how many tests came to their end; several may bear the same name
        self.is_partial = False

    def pytest_itemcollected(self, item: Item) -> None:
        rules = rules_of(item)
        if rules:
            item.user_properties.append((MARK, rules))
        exemptions = [exemption for mark in item.iter_markers(EXEMPTION) for exemption in mark.args]
        if exemptions:
            item.user_properties.append((EXEMPTION, exemptions))

    def pytest_collectreport(self, report: CollectReport) -> None:
        self.is_partial |= report.outcome == "failed"

    def pytest_deselected(self) -> None:
        self.is_partial = True

    def pytest_runtest_logreport(self, report: TestReport) -> None:
        for name, value in report.user_properties:
            if name == MARK and isinstance(value, list):
                self.rules[report.nodeid] = value
            elif name == EXEMPTION and isinstance(value, list):
                self.exemptions[report.nodeid] = value
            elif name == PLAYED and isinstance(value, list):
                self.played[report.nodeid] = value
        # A test that is expected to fail proves nothing, even when it passes.
        if report.outcome == "passed" and not hasattr(report, "wasxfail"):
            self.passed_phases.setdefault(report.nodeid, set()).add(report.when)
        elif report.outcome == "failed":
            self.failed.add(report.nodeid)
        if report.when == "teardown":
            self.finished += 1

    def pytest_sessionfinish(self, session: Session) -> None:
        is_worker = hasattr(session.config, "workerinput")
        if not is_worker and self.is_complete(session):
            write_run(session.config.rootpath, self.run(session.config.rootpath))

    def is_complete(self, session: Session) -> bool:
        """All rule tests were asked for, none was left out, and every one of them came to its end."""
        config = session.config
        return (
            not self.is_partial
            and not any(config.getoption(name, None) for name in SELECTING)
            and _covers_rule_tests(config)
            and 0 < session.testscollected <= self.finished
        )

    def run(self, project: Path) -> Run:
        """What this run has shown; a test counts that passed in all its phases."""
        passed: dict[str, list[str]] = {}
        failed: dict[str, list[str]] = {}
        played: dict[str, list[str]] = {}
        for nodeid in sorted(self.rules):
            if nodeid in self.failed:
                shown = failed
            elif self.passed_phases.get(nodeid, set()) >= PHASES:
                shown = passed
                played[nodeid] = self.played.get(nodeid, [])
            else:
                continue
            for rule_id in self.rules[nodeid]:
                shown.setdefault(rule_id, []).append(nodeid)
        marks = {nodeid: [*self.rules[nodeid], *self.exemptions.get(nodeid, ())] for nodeid in played}
        # A compiled match cannot be listened to: what an earlier run has shown stands.
        pairs = pairs_in(played, marks) if self.played else pairs_shown(project)
        return Run(now(), commit_of(project), dict(sorted(passed.items())), dict(sorted(failed.items())), pairs)


def _covers_rule_tests(config: Config) -> bool:
    start = Path(config.invocation_params.dir)
    asked = [(start / arg).resolve() for arg in config.args]
    wanted = [folder.resolve() for part in RULE_TESTS if (folder := config.rootpath / part).is_dir()]
    return bool(wanted) and all(any(folder.is_relative_to(given) for given in asked) for folder in wanted)


def commit_of(project: Path) -> str:
    """The short hash of the commit, with a plus sign when files differ from it."""
    head = _git(project, "rev-parse", "--short", "HEAD")
    if head is None:
        return "unknown"
    return head + "+" if _git(project, "status", "--porcelain") else head


def _git(project: Path, *words: str) -> str | None:
    command = ["git", "-C", str(project), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603  (fixed words)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
