"""SU-TRAIT-30, SU-TRAIT-40  How far units are pushed."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.printed.profiles import INCH
from tercio.kernel import Verdict

PUSH: Final = 2 * INCH  # SU-TRAIT-30, SU-TRAIT-40


def judge_displacing(distance: int, hits: int, verdict: Verdict) -> None:
    """SU-TRAIT-40  Up to 2 inches for each hit."""
    if distance > hits * PUSH:
        verdict.refuse("SU-TRAIT-40", "pushed-too-far", (distance, hits * PUSH))
