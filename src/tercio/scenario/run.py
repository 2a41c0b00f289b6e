"""Scenario files are run: as written, or with differences."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase
from tercio.kernel import RuleId
from tercio.scenario.best import compare_best
from tercio.scenario.comparison import compare, compare_steps
from tercio.scenario.file import read_scenario, scenario_from
from tercio.scenario.playthrough import Difference, Playthrough, play


class Report(NamedTuple):
    """How a scenario went: as written, or with these differences."""

    file: str
    title: Phrase
    rules: tuple[RuleId, ...]
    differences: tuple[Difference, ...]

    @property
    def is_ok(self) -> bool:
        return not self.differences

    def message(self, lang: str) -> str:
        """`ok`, or what differed, on one line."""
        return " ".join([difference.message(lang) for difference in self.differences]) or "ok"


def run(path: str | Path) -> Report:
    """Play the scenario in this file; BadInput where the file cannot be understood."""
    return report_of(play(read_scenario(path)))


def run_text(text: str, file: str = "") -> Report:
    """The same for a scenario that is not in a file."""
    return report_of(play(scenario_from(Document.parse(text.encode("utf-8", "replace"), file))))


def report_of(playthrough: Playthrough) -> Report:
    """Where the steps went wrong, the end was never reached and is not compared."""
    scenario = playthrough.scenario
    differences = [*compare_steps(playthrough), *playthrough.differences]
    if not playthrough.differences and scenario.refused_setup is None:
        differences += [*compare(playthrough), *compare_best(playthrough)]
    return Report(scenario.document.file, scenario.title, scenario.rules, tuple(differences))
