"""The same action played by the real engine with dice that fall by chance: odds are compared with what happens."""

from __future__ import annotations

import os
from fractions import Fraction
from math import sqrt

from tercio.games import box_of
from tercio.kernel import Answer, Decision, Match, seeded
from tercio.odds import Odds, Outcome, odds_of
from tercio.odds.outcomes import Reply, added, amount_of

SAMPLES = 3_000 if os.environ.get("TERCIO_SOAK") == "1" else 300
SIGMAS = 5  # a right program fails once in two million times


def counted(match: Match, answer: Answer, reply: Reply | None = None) -> Odds:
    """Exact, and adding up to 1."""
    odds = odds_of(match, answer, box_of(match.game.id).thinking().outcomes, reply)
    assert odds.is_exact
    assert sum([case.chance for case in odds.cases]) == 1

    return odds


def played(match: Match, answer: Answer, seed: int, reply: Reply | None = None) -> Outcome:
    """One course of things in a match whose dice are rolled, up to the next question that nobody passes."""
    m, outcomes = match.clone(), box_of(match.game.id).thinking().outcomes
    m.dice = seeded(seed)
    before = len(m.events)
    assert m.answer(answer)
    while m.asks() and not m.game.is_at_rest(m):
        said = said_to(m, m.asks()[0], reply)
        if said is None:
            break
        assert m.answer(said)
    outcome: Outcome = ()
    for event in m.events[before:]:
        outcome = added(outcome, outcomes.notes_of(m, event))
    return outcome


def said_to(m: Match, decision: Decision, reply: Reply | None) -> Answer | None:
    said = reply(m, decision) if reply is not None else None
    return said or box_of(m.game.id).thinking().outcomes.reply_of(m, decision)


def check_by_sampling(
    match: Match, answer: Answer, odds: Odds, samples: int = SAMPLES, reply: Reply | None = None
) -> None:
    """The mean of everything that is noted lies where its exact variance lets it lie."""
    found = [played(match, answer, seed, reply) for seed in range(samples)]
    seen = {(note.key, note.subject) for outcome in found for note in outcome}
    assert seen <= set(odds.noted)

    for key, subject in odds.noted:
        mean = Fraction(sum([amount_of(outcome, key, subject) for outcome in found]), samples)
        most = SIGMAS * sqrt(odds.variance(key, subject) / samples)

        assert abs(mean - odds.mean(key, subject)) <= most
