"""Bradley-Terry ratings: a published fit, known strengths, and intervals that hold what they promise."""

from __future__ import annotations

from itertools import combinations
from math import log
from random import Random

import pytest

from tercio.arena.ratings import SCALE, ratings_of
from tercio.arena.scores import Table
from tercio.bots.scores import Score, Z

# The American League of 1987, each two 13 times; strengths as published for this table (Agresti), Baltimore at 0.
TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
WINS = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
PUBLISHED = (1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0)


def league() -> Table:
    return {
        (TEAMS[i], TEAMS[j]): Score(WINS[i][j], 0, WINS[j][i])
        for i in range(len(TEAMS))
        for j in range(len(TEAMS))
        if i != j
    }


def test_a_published_fit_comes_out() -> None:
    found = [rating.value / SCALE for rating in ratings_of(league(), TEAMS, prior=1e-6)]

    assert [each - found[-1] for each in found] == pytest.approx(PUBLISHED, abs=2e-3)


def test_two_players_differ_by_the_odds_between_them() -> None:
    table = {("a", "b"): Score(30, 0, 10), ("b", "a"): Score(10, 0, 30)}
    a, b = ratings_of(table, ("a", "b"), prior=1e-9)

    assert a.value - b.value == pytest.approx(400 * log(3) / log(10), abs=0.01)
    assert a.value == pytest.approx(-b.value)
    # var(log odds) = 1/30 + 1/10; each rating is half the difference
    assert a.error == pytest.approx(SCALE * Z * (1 / 30 + 1 / 10) ** 0.5 / 2, rel=1e-4)


def test_whoever_won_everything_has_a_rating() -> None:
    best, worst = ratings_of({("a", "b"): Score(20, 0, 0), ("b", "a"): Score(0, 0, 20)}, ("a", "b"))

    assert 200 < best.value < 1000
    assert best.low < best.value < best.high
    assert worst.value == pytest.approx(-best.value)


def test_nobody_has_played() -> None:
    assert [rating.value for rating in ratings_of({}, ("a", "b", "c"))] == pytest.approx([0, 0, 0])


def test_known_strengths_are_recovered_and_intervals_cover_them() -> None:
    """A hundred made-up tournaments of four players: each true rating lies in its interval about 95 times of 100."""
    chance = Random(5)
    truth = {"a": 150.0, "b": 50.0, "c": -50.0, "d": -150.0}
    covered = 0
    total = dict.fromkeys(truth, 0.0)
    for _ in range(100):
        ratings = ratings_of(made_up(truth, 100, chance), tuple(truth))
        covered += len([rating for rating in ratings if rating.low <= truth[rating.name] <= rating.high])
        for rating in ratings:
            total[rating.name] += rating.value / 100

    assert 0.92 <= covered / 400 <= 0.98
    assert total == pytest.approx(truth, abs=8)


def made_up(truth: dict[str, float], matches: int, chance: Random) -> Table:
    table: Table = {}
    for one, other in combinations(truth, 2):
        likely = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        won = len([1 for _ in range(matches) if chance.random() < likely])
        table[one, other] = Score(won, 0, matches - won)
        table[other, one] = table[one, other].turned()
    return table
