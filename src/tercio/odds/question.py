"""The odds of an answer, in a match that is known or as far as one seat knows it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tercio.kernel import Answer, Match, View, seeded
from tercio.odds.counts import TooMany, count_odds
from tercio.odds.outcomes import Odds, Outcome, Outcomes, Reply, gathered
from tercio.odds.samples import sample_odds
from tercio.odds.trial import Course, announce, await_roll

MOST: Final = 20_000  # throws that are played for an exact count, at most
SAMPLES: Final = 2_000
WORLDS: Final = 8  # how many are imagined if it depends on what is hidden


def odds_of(
    match: Match,
    answer: Answer,
    outcomes: Outcomes,
    reply: Reply | None = None,
    most: int = MOST,
    samples: int = SAMPLES,
    seed: int = 0,
) -> Odds:
    """What comes of a legal answer, exactly where that is feasible; else sampled, and marked as such.

    A seat that is asked on the way answers as `reply` says; where that says nothing, nobody does more than he must.
    """
    return counted(announce(match, answer, outcomes, reply), outcomes, reply, most, samples, seed)


def odds_of_roll(
    match: Match, outcomes: Outcomes, reply: Reply | None = None, most: int = MOST, samples: int = SAMPLES
) -> Odds:
    """The same where nothing needs to be announced: the dice are open and about to fall."""
    return counted(await_roll(match, outcomes, reply), outcomes, reply, most, samples, 0)


def counted(first: Course, outcomes: Outcomes, reply: Reply | None, most: int, samples: int, seed: int) -> Odds:
    try:
        return count_odds(first, outcomes, reply, most)
    except TooMany:
        return sample_odds(first, outcomes, reply, samples, seed)


def odds_in(
    view: View,
    answer: Answer,
    outcomes: Outcomes,
    reply: Reply | None = None,
    most: int = MOST,
    samples: int = SAMPLES,
) -> Odds:
    """The same as far as a seat can know: what is hidden is imagined, and never looked at.

    Where two imagined matches give the same, what is hidden plays no part and the odds are as exact as any.
    """
    dice = seeded(0)
    untouched = dice.count
    first = odds_of(view.imagine(dice), answer, outcomes, reply, most, samples)
    if first.rolls == 0 or dice.count == untouched:
        return first
    if first.is_exact and first == odds_of(view.imagine(seeded(1)), answer, outcomes, reply, most, samples):
        return first
    each = max(1, samples // WORLDS)
    worlds = [view.imagine(seeded(seed)) for seed in range(1, WORLDS + 1)]
    firsts = [announce(world, answer, outcomes, reply) for world in worlds]
    return mixed([sample_odds(first, outcomes, reply, each, seed) for seed, first in enumerate(firsts)])


def mixed(found: list[Odds]) -> Odds:
    """Samples of several matches, each of which may be the true one."""
    chances: dict[Outcome, Fraction] = {}
    for odds in found:
        for outcome, chance in odds.cases:
            chances[outcome] = chances.get(outcome, Fraction(0)) + chance / len(found)
    return Odds(gathered(chances), max([odds.rolls for odds in found]), sum([odds.samples for odds in found]))
