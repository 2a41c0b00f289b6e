"""Some points are won at once, and points decide when a game ends."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.rules.scoring import scenario_of, scores_of_waiting, seats_of, totals, winners
from tercio.games.summoners.state import DEPARTED, Unit, summoners
from tercio.kernel import NOBODY, Event, Match, RuleId, Seat

SEIZED: Final = 5  # SU-S8-09


def score_death(m: Match, unit: Unit, seat: Seat) -> None:
    """A death scores at once, whatever has killed the unit (SU-S10-07). SU-S6-06, SU-S10-06 and SU-S2-09, SU-S9-09

    Who is sacrificed or vanishes has not died (SU-S6-08, SU-S10-08).
    """
    scenario = scenario_of(summoners(m))
    if seat == NOBODY:
        return
    if unit.profile.is_summoner:
        changes.score(m, seat, scenario.slain_points, scenario.slain_rule, unit.id)
    elif scenario.levels_rule:
        changes.score(m, seat, unit.profile.level, scenario.levels_rule, unit.id)


def depart(m: Match, unit: Unit) -> None:
    """The creature leaves the board through the portal and scores at once. SU-S7-08, a87"""
    rule = scenario_of(summoners(m)).departed_rule
    changes.leave(m, unit, DEPARTED, rule)
    changes.score(m, unit.seat, unit.profile.level, rule, unit.id)


def seize(m: Match, unit: Unit) -> None:
    """Seizing the well gives five points, and the game is over. SU-S8-09"""
    rule = scenario_of(summoners(m)).seizing_rule
    m.emit(Event("seized", "SU-S8-08", (unit.id,)))
    changes.score(m, unit.seat, SEIZED, rule, unit.id)
    end_by_points(m, rule)


def end_by_points(m: Match, rule: RuleId) -> None:
    """The points so far decide; what is counted only when all is over is counted now. a8, a82"""
    state = summoners(m)
    for score in scores_of_waiting(state):
        changes.score(m, score.seat, score.points, score.rule, score.source)
    for player in state.players:
        m.emit(Event("total", rule, (player.seat, player.points)))
    for side, points in totals(state).items():
        if len(seats_of(state, side)) > 1:
            m.emit(Event("team-total", "SU-SCEN-26", (points, *seats_of(state, side))))
    changes.end_game(m, winners(state), rule)
