"""Scenario files: a position, dice, answers and expectations. They report rulings and check rules from outside."""

from tercio.scenario.announcing import Announcement, announced
from tercio.scenario.playing import Difference, Playthrough, play
from tercio.scenario.reading import read_scenario, scenario_from
from tercio.scenario.running import Report, report_of, run, run_text
from tercio.scenario.saving import scenario_of
from tercio.scenario.telling import explain
from tercio.scenario.written import Scenario

__all__ = [
    "Announcement",
    "Difference",
    "Playthrough",
    "Report",
    "Scenario",
    "announced",
    "explain",
    "play",
    "read_scenario",
    "report_of",
    "run",
    "run_text",
    "scenario_from",
    "scenario_of",
]
