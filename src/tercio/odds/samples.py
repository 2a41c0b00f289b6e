"""Sampled odds, for what takes too long to count: the same courses of things, with dice that fall by chance."""

from __future__ import annotations

from fractions import Fraction

from tercio.kernel import Roll, seeded
from tercio.odds.outcomes import Odds, Outcome, Outcomes, Reply, gathered
from tercio.odds.trial import Course, throw


def sample_odds(first: Course, outcomes: Outcomes, reply: Reply | None, samples: int, seed: int) -> Odds:
    """A number of courses of things; the same seed gives the same ones."""
    found: dict[Outcome, int] = {}
    rolls = 0
    dice = seeded(seed)
    for number in range(samples):
        course = first.clone()
        course.is_over = first.is_over
        course.match.dice = seeded(seed + number + 1)  # shuffles differ from sample to sample
        course.match.dice.is_open = True
        while not course.is_over:
            roll = course.match.stack[-1]
            assert isinstance(roll, Roll), "nothing but a roll asks chance"
            throw(course, dice.roll(roll.number, roll.sides), outcomes, reply)
        rolls = max(rolls, course.rolls)
        found[course.outcome] = found.get(course.outcome, 0) + 1
    return Odds(gathered({outcome: Fraction(count, samples) for outcome, count in found.items()}), rolls, samples)
