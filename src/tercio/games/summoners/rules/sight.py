"""Whoever sees nothing is told what stands in the way. SU-LOS-01 to SU-LOS-05, SU-SPELL-04"""

from __future__ import annotations

from tercio.games.summoners.field.sight import before_point, between, hider
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Point, RuleId, Verdict


def judge_sight(state: Summoners, viewer: Unit, target: Unit, rule: RuleId, verdict: Verdict) -> None:
    """A line of sight leads from base to base."""
    line = between(state, viewer, target)
    if not line.is_clear:
        verdict.refuse(rule, "not-seen", (target.id, hider(line)))


def judge_point_sight(state: Summoners, viewer: Unit, point: Point, rule: RuleId, verdict: Verdict) -> None:
    """A line of sight leads to the point, or to the air an inch above it. SU-SPELL-05"""
    line = before_point(state, viewer, point)
    if not line.is_clear:
        verdict.refuse(rule, "point-not-seen", (hider(line), *point))
