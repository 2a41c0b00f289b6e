"""The weights of an evaluation are found by name, set everywhere, and moved towards those that win."""

from __future__ import annotations

import time

import pytest

from tercio.bench.tuning import Pair, Tuning, score_of, share_of, tune, weights_of
from tercio.games import open_game
from tercio.games.tastes import USUAL, read_tuned, shifted
from tercio.kernel import seeded, start

QUICK = "greedy:samples=1,candidates=2,exact=1"


def test_weights_are_whole_numbers_with_a_name_and_a_victory_is_none_of_them() -> None:
    found = weights_of("mageknight")

    assert found["health"] > 0
    assert found["token"] < 0
    assert found["fallen"] > 0
    assert "victory" not in found


def test_a_style_counts_for_those_who_see_the_table_that_way_and_for_nobody_else() -> None:
    match = start(open_game("skirmish"), {}, seeded(7))
    match.state.units[0] = match.state.units[0]._replace(wounds=1)
    usual = match.game.evaluate(match, 0)
    match.game.tastes["frail"] = shifted(match.game.tastes[USUAL], {"life": 1})

    assert match.game.evaluate(match, 0, "frail") > usual
    assert match.game.evaluate(match, 0) == usual


def test_what_play_has_taught_is_in_use_and_a_name_that_no_weight_has_is_a_mistake() -> None:
    assert weights_of("mageknight")["health"] == read_tuned("mageknight")["health"]
    assert read_tuned("skirmish") == {}
    with pytest.raises(ValueError, match="helth"):
        shifted(open_game("mageknight").tastes[USUAL], {"helth": 3})


def test_a_pair_is_played_from_both_seats_and_leaves_the_weights_alone() -> None:
    own = weights_of("skirmish")
    blind = {name: value // abs(value) for name, value in own.items()}
    score = score_of(Pair("skirmish", 3, own, blind, QUICK))

    assert score in (-1, -0.5, 0, 0.5, 1)
    assert score == score_of(Pair("skirmish", 3, own, blind, QUICK))
    assert weights_of("skirmish") == own


def larger_life_wins(pair: Pair) -> float:
    time.sleep(0.0005)
    return 1.0 if pair.one["life"] > pair.other["life"] else -1.0


def test_weights_move_towards_those_that_win_and_the_others_stay_about_where_they_are() -> None:
    own = {"life": 100, "far": -50}
    found = tune("skirmish", own, QUICK, 5, 1, larger_life_wins)

    assert found.pairs > 50
    assert found.result()["life"] > 150
    assert -100 < found.result()["far"] < -25


def test_a_weight_keeps_its_sign_however_small_it_gets() -> None:
    tuning = Tuning({"ONE": 3, "OTHER": -3}, 1)
    for _ in range(400):
        tuning.learn({"ONE": -1, "OTHER": -1}, 1.0, True)

    assert tuning.result() == {"ONE": 1, "OTHER": -1}


def test_a_share_has_the_interval_of_its_pairs() -> None:
    found = share_of([1.0, 0.0, 1.0, 0.0])

    assert (found.pairs, found.share) == (4, 0.75)
    assert abs(found.margin - 1.96 * 0.5 / 2 / 2) < 1e-9
