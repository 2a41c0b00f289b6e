"""Actions cost points, and a movement action is used once a round. SU-ACTION-01, SU-ACTION-07"""

from __future__ import annotations

from tercio.games.summoners.state import Unit
from tercio.kernel import Verdict


def judge_points(unit: Unit, price: int, used: int, verdict: Verdict) -> None:
    """The unit has the points, and has not used this movement action in the round. SU-ACTION-01, SU-ACTION-07"""
    if unit.ap < price:
        verdict.refuse("SU-ACTION-01", "too-few-points", (unit.id, unit.ap, price))
    if used and unit.moves & used:
        verdict.refuse("SU-ACTION-07", "moved-so-already", (unit.id,))
