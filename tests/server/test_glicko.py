"""Glicko-2 against the figures that its author has published, and what has to hold for any figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tercio.arena.ratings import ratings_of
from tercio.bots.scores import Score, Z
from tercio.hall.ladder.bots import measured
from tercio.hall.ladder.glicko import PROVISIONAL, SURE, UNSURE, Rating, Result, chance, rated

PLAYED = (Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0))
BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_published_example_comes_out() -> None:
    found = rated(Rating(1500, 200, 0.06), PLAYED)

    assert round(found.value, 2) == 1464.05  # 1464.06 with the rounded steps of the paper
    assert round(found.deviation, 2) == 151.52
    assert round(found.volatility, 5) == 0.06000  # 0.05999 there, again of rounded steps
    assert abs(found.volatility - 0.05999) < 0.00001


def test_a_large_surprise_makes_a_rating_swing_more() -> None:
    expected, surprise = [rated(Rating(1500, 60), [Result(Rating(other, 50), 1)]) for other in (1100, 2400)]

    assert surprise.volatility > expected.volatility
    assert surprise.value > expected.value > 1500


def test_who_does_not_play_is_known_less_well_but_not_for_ever() -> None:
    waited = rated(Rating(1700, 60), [], 20)

    assert waited.value == 1700
    assert 60 < waited.deviation < UNSURE
    assert rated(Rating(1700, 60), [], 1_000_000).deviation == UNSURE


def test_many_matches_make_sure_and_no_longer_provisional() -> None:
    found = Rating()
    for number in range(60):
        found = rated(found, [Result(Rating(1500, 60), number % 2)], 0)

    assert SURE <= found.deviation < PROVISIONAL
    assert abs(found.value - 1500) < 40


@pytest.mark.parametrize(("mine", "theirs"), [(1500, 1500), (1500, 1700), (2000, 1100)])
def test_the_chances_of_both_make_one(mine: int, theirs: int) -> None:
    one, other = Rating(mine, 80), Rating(theirs, 200)

    assert chance(one, other) + chance(other, one) == pytest.approx(1)
    assert (chance(one, other) > 0.5) == (mine > theirs)


NAMES = {"Warlord": "warlord", "Summoners": "summoners", "Mage Knight": "mageknight"}
LINE = re.compile(r"\| (Warlord|Summoners|Mage Knight) \| `(\w+),(\w+)` \| ([\d.]+) of (\d+) \|")


@pytest.mark.parametrize("game", NAMES)
def test_the_ratings_of_bots_follow_from_the_matches_that_were_played(game: str) -> None:
    table: dict[tuple[str, str], Score] = {}
    for name, one, other, points, matches in LINE.findall(BOTS.read_text("utf-8")):
        if name == game:
            one = "veteran" if one == "greedy" else one
            won, drawn = int(float(points)), int(float(points) % 1 * 2)
            lost = int(matches) - won - drawn
            table[one, other], table[other, one] = Score(won, drawn, lost), Score(lost, drawn, won)
    ratings = ratings_of(table, list(measured(NAMES[game])))
    middle = next(rating.value for rating in ratings if rating.name == "veteran")
    worked_out = {each.name: (round(1500 + each.value - middle), round(each.error / Z)) for each in ratings}

    assert worked_out == {
        bot: (round(rating.value), round(rating.deviation)) for bot, rating in measured(NAMES[game]).items()
    }
