"""Units are pushed so far. SU-TRAIT-30, SU-TRAIT-40"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.printed.profiles import INCH
from tercio.kernel import Verdict

PUSH: Final = 2 * INCH  # SU-TRAIT-30, SU-TRAIT-40


def judge_displacing(distance: int, hits: int, verdict: Verdict) -> None:
    """Each hit displaces by up to 2 inches. SU-TRAIT-40"""
    if distance > hits * PUSH:
        verdict.refuse("SU-TRAIT-40", "pushed-too-far", (distance, hits * PUSH))
