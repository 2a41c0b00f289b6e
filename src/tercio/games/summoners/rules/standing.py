"""May a base stand here? SU-ACTION-22, SU-SCEN-11, SU-TERRAIN-05, SU-TERRAIN-06, SU-CLIMB-03"""

from __future__ import annotations

from tercio.games.summoners.field.ground import base_of, disc, marker_of
from tercio.games.summoners.field.heights import hangs_on
from tercio.games.summoners.state import HERE, Summoners
from tercio.geometry.distance import inside_table, overlapping
from tercio.kernel import NOBODY, Point, RuleId, Verdict


def judge_standing(
    state: Summoners, radius: int, at: Point, verdict: Verdict, mover: int = NOBODY, on_bases: RuleId = "SU-ACTION-22"
) -> None:
    """Everything that speaks against a base here. `mover`: the unit that leaves its old place for this one."""
    base, board = disc(at, radius), state.board
    if not inside_table(base, board, board):
        verdict.refuse("SU-TERRAIN-06", "off-the-table", at)
    for unit in state.units:
        if unit.gone == HERE and unit.id != mover and overlapping(base, base_of(unit)):
            verdict.refuse(on_bases, "no-room", (unit.id,))
    for objective in state.objectives:
        if overlapping(base, marker_of(objective)):
            verdict.refuse("SU-SCEN-11", "through-objective", (objective.id,))
    for piece, shape in state.land().impassable:
        if overlapping(base, shape):
            verdict.refuse("SU-TERRAIN-05", "through-impassable", (piece.id,))
    judge_footing(state, radius, at, verdict)


def judge_footing(state: Summoners, radius: int, at: Point, verdict: Verdict) -> None:
    """Firm ground: on top or below, never at the wall. SU-CLIMB-03"""
    wall = hangs_on(state, radius, at)
    if wall is not None:
        verdict.refuse("SU-CLIMB-03", "on-the-wall", (wall.id,))
