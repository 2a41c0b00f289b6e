"""Summoners are deployed at points that are free. SU-SCEN-06, SU-SCEN-07"""

from __future__ import annotations

from tercio.games.summoners.printed.scenarios import spots_of
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.state import SPOTS, Summoners
from tercio.kernel import NOBODY, RuleId, Verdict


def free_spots(state: Summoners) -> tuple[int, ...]:
    taken = [player.spot for player in state.players]
    return tuple([spot for spot in range(len(spots_of(scenario_of(state), state.board))) if spot not in taken])


def spot_rule(state: Summoners) -> RuleId:
    return "SU-SCEN-06" if len(state.players) == 2 else "SU-SCEN-07"


def judge_spot(state: Summoners, spot: int, verdict: Verdict) -> None:
    """No two players deploy at the same point."""
    for player in state.players:
        if player.spot != NOBODY and SPOTS + player.spot == spot:
            verdict.refuse(spot_rule(state), "spot-taken", (spot, player.seat))
