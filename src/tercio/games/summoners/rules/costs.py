"""SU-ACTION-01, SU-ACTION-07  What actions cost."""

from __future__ import annotations

from tercio.games.summoners.state import Unit
from tercio.kernel import Verdict


def judge_points(unit: Unit, price: int, used: int, verdict: Verdict) -> None:
    """SU-ACTION-01, SU-ACTION-07  The action points, and each movement action once a round."""
    if unit.ap < price:
        verdict.refuse("SU-ACTION-01", "too-few-points", (unit.id, unit.ap, price))
    if used and unit.moves & used:
        verdict.refuse("SU-ACTION-07", "moved-so-already", (unit.id,))
