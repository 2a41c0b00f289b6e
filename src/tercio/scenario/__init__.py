"""Scenario files: a position, dice, answers and expectations. They report rulings and check rules from outside."""

from tercio.scenario.announcement import Announcement, announced
from tercio.scenario.export import Spoken, scenario_of
from tercio.scenario.file import read_scenario, scenario_from
from tercio.scenario.playthrough import Difference, Playthrough, play
from tercio.scenario.run import Report, report_of, run, run_text
from tercio.scenario.story import explain
from tercio.scenario.written import Scenario

__all__ = [
    "Announcement",
    "Difference",
    "Playthrough",
    "Report",
    "Scenario",
    "Spoken",
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
