"""Glicko-2: a rating says how strong somebody is, its deviation how sure that is, its volatility how much it swings.

The steps are those of Mark Glickman's "Example of the Glicko-2 system". There, matches are gathered in periods; here
each match is rated at once, and the time since the one before counts as a part of a period.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0
UNSURE: Final = 350.0  # the deviation of somebody of whom nothing is known; nobody has a larger one
SURE: Final = 45.0  # nobody has a smaller one, so that a rating can always follow
SCALE: Final = 173.7178
TAU: Final = 0.5  # how fast volatilities may change
CLOSE: Final = 1e-6
PROVISIONAL: Final = 110.0  # a rating with a larger deviation says little yet


class Rating(NamedTuple):
    """On the scale of Elo: 200 points more win about three matches of four."""

    value: float = MIDDLE
    deviation: float = UNSURE
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL


class Result(NamedTuple):
    """Against whom, and what came of it: 1 for a win, 0.5 for a draw."""

    opponent: Rating
    score: float


def rated(player: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """The rating after these results, so many periods after the last one."""
    deviation = player.deviation / SCALE
    if not results:
        return bounded(player.value, sqrt(deviation**2 + periods * player.volatility**2) * SCALE, player.volatility)
    mean = (player.value - MIDDLE) / SCALE
    against = [(weight(result.opponent), (result.opponent.value - MIDDLE) / SCALE, result.score) for result in results]
    chances = [expected(mean, other, sharp) for sharp, other, _ in against]
    variance = 1 / sum([sharp**2 * p * (1 - p) for (sharp, _, _), p in zip(against, chances, strict=True)])
    surplus = sum([sharp * (score - p) for (sharp, _, score), p in zip(against, chances, strict=True)])
    volatility = next_volatility(player.volatility, deviation, variance, variance * surplus)
    waited = sqrt(deviation**2 + periods * volatility**2)
    narrowed = 1 / sqrt(1 / waited**2 + 1 / variance)
    return bounded((mean + narrowed**2 * surplus) * SCALE + MIDDLE, narrowed * SCALE, volatility)


def chance(player: Rating, opponent: Rating) -> float:
    """The score that the player may expect of one match; both deviations pull it towards one half."""
    spread = sqrt(player.deviation**2 + opponent.deviation**2)
    return expected(player.value / SCALE, opponent.value / SCALE, weight(Rating(deviation=spread)))


def weight(opponent: Rating) -> float:
    """How much a result says against somebody whose strength is known so well."""
    return 1 / sqrt(1 + 3 * (opponent.deviation / SCALE) ** 2 / pi**2)


def expected(mean: float, other: float, sharp: float) -> float:
    return 1 / (1 + exp(-sharp * (mean - other)))


def next_volatility(before: float, deviation: float, variance: float, improvement: float) -> float:
    """Step 5, by the Illinois algorithm."""
    start = log(before**2)

    def f(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (improvement**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if improvement**2 > deviation**2 + variance:
        high = log(improvement**2 - deviation**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        found = f(between)
        if found * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, found
    return exp(low / 2)


def bounded(value: float, deviation: float, volatility: float) -> Rating:
    return Rating(value, min(UNSURE, max(SURE, deviation)), volatility)
