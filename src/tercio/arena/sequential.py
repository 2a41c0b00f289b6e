"""The sequential test: when have two bots played enough?

Two guesses are weighed against each other after every pair of matches: "the first scores 50 % + margin" and "the first
scores 50 % - margin". What speaks for the one or the other adds up (the log likelihood ratio, by its normal
approximation); once it is beyond a bound, which bot is the better one is known with at most five errors in a hundred,
if they differ by at least the margin. A pair counts as one observation, because its two matches share their dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Final, NamedTuple

ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 4  # pairs
IMAGINED: Final = (0.0, 0.5, 1.0)  # half a pair of each, so that two lucky pairs do not pass for certainty
WEIGHT: Final = 0.5

FIRST: Final = 1
SECOND: Final = -1
NEITHER: Final = 0  # not known yet


class Weighed(NamedTuple):
    """How much speaks for the first (positive) or the second after some pairs, and who is better, if it is known."""

    pairs: int
    evidence: float
    better: int


class SequentialTest:
    """Hears of one pair after the other, until it knows enough."""

    def __init__(self, margin: float) -> None:
        self.margin = margin
        self.total = 0.0
        self.squares = 0.0
        self.found = Weighed(0, 0.0, NEITHER)

    @property
    def is_decided(self) -> bool:
        return self.found.better != NEITHER

    def add(self, share: float) -> None:
        """The share of the points of the next pair that the first bot made. After the decision nothing counts."""
        if self.is_decided:
            return
        self.total += share
        self.squares += share * share
        pairs = self.found.pairs + 1
        spoken = evidence(pairs, self.total, self.squares, self.margin)
        better = NEITHER
        if pairs >= FEWEST and abs(spoken) >= BOUND:
            better = FIRST if spoken > 0 else SECOND
        self.found = Weighed(pairs, spoken, better)


def weigh(pairs: Iterable[float], margin: float) -> Weighed:
    """All these pairs in their order, up to the one that decides."""
    test = SequentialTest(margin)
    for share in pairs:
        test.add(share)
    return test.found


def evidence(count: int, total: float, squares: float, margin: float) -> float:
    number = count + WEIGHT * len(IMAGINED)
    mean = (total + WEIGHT * sum(IMAGINED)) / number
    variance = (squares + WEIGHT * sum([share * share for share in IMAGINED])) / number - mean * mean
    return 2 * margin * number * (mean - 0.5) / variance
