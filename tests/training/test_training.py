"""From a seed to a model, small: matches, a data set with its recipe, a network."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from tercio.bots import ask_bot, named
from tercio.cli import app
from tercio.games import open_game
from tercio.games.game import TabletopGame
from tercio.games.leads import network_of
from tercio.games.tastes import LEARNED, PLAIN
from tercio.kernel import seeded, start
from tercio.training.comparing import Questions, Tried, compared
from tercio.training.fitting import Data, data_of, learnt, squashed, targets_of
from tercio.training.preferring import preferred
from tercio.training.recipe import MATCHES, Recipe, Seen, append, read_matches, read_recipe, write_recipe
from tercio.training.selfplay import played

TAUGHT = ("warlord", "summoners", "mageknight")


def opened(name: str) -> TabletopGame:
    game = open_game(name)
    assert isinstance(game, TabletopGame)
    return game


@pytest.mark.parametrize("name", TAUGHT)
def test_a_position_has_as_many_terms_as_names_and_all_are_small(name: str) -> None:
    game = opened(name)
    seen = played(Recipe(name, game.term_names, "random", every=20), 3)

    assert seen is not None
    assert seen.positions
    for position in seen.positions:
        assert [len(terms) for terms in position] == [len(game.term_names)] * 2
        assert max([abs(term) for terms in position for term in terms]) < 12


@pytest.mark.parametrize("name", TAUGHT)
def test_a_network_weighs_the_terms_and_only_for_those_who_see_the_table_that_way(name: str) -> None:
    game = opened(name)
    match = start(game, game.example_setup(), seeded(1))
    plain = game.evaluate(match, 0, PLAIN)
    names = game.term_names
    model = {"name": "sure", "terms": list(names), "bias": 3.0, "direct": [0.0] * len(names)}
    game.networks[LEARNED] = network_of(model | {"hidden": [], "biases": [], "outward": []}, names)

    assert game.evaluate(match, 0, LEARNED) > plain
    assert game.evaluate(match, 0, PLAIN) == plain
    with pytest.raises(ValueError, match="sure"):
        network_of(model, names[1:])


def test_the_same_recipe_is_the_same_match_and_a_line_that_was_cut_off_is_passed_over(tmp_path: Path) -> None:
    recipe = Recipe("summoners", opened("summoners").term_names, "random")
    one, other = played(recipe, 5), played(recipe, 5)
    assert one is not None
    write_recipe(tmp_path, recipe)
    list(append(tmp_path / MATCHES, [one]))
    with (tmp_path / MATCHES).open("a") as file:
        file.write("[6,1.0,0,[[[0.1")

    assert one == other
    assert [seen.number for seen in read_matches([tmp_path / MATCHES])] == [5]
    assert read_recipe(tmp_path) == recipe


def data_with(result_of: list[float], positions: int) -> Data:
    lots = np.random.default_rng(3)
    seen = [
        Seen(number, result, 0, [[[2 * result - 1 + float(lots.normal()), 1.0], [1 - 2 * result, 1.0]]] * positions)
        for number, result in enumerate(result_of)
    ]
    return data_of(seen)


def test_a_network_learns_what_goes_with_winning() -> None:
    lots = np.random.default_rng(5)
    data = data_with([float(lots.integers(2)) for _ in range(400)], 12)
    model = learnt("lead", data, ("lead", "always"), 4)
    network = network_of(model, ("lead", "always"))

    assert model["measured"]["square-error"] < 0.15
    assert network.log_odds([1.0, 1.0]) > 1
    assert network.log_odds([-1.0, 1.0]) < -1
    assert -2000 < network.worth([-1.0, 1.0], 2000) < 0 < network.worth([1.0, 1.0], 2000) < 2000


def test_targets_lie_between_the_result_and_what_later_positions_promise() -> None:
    data = data_with([1.0], 3)
    chances = np.array([0.5, 0.4, 0.6] * 2)

    assert list(targets_of(data, chances, 1.0)) == [1, 1, 1, 0, 0, 0]
    assert targets_of(data, chances, 0.5)[:3] == pytest.approx([0.5 * 0.4 + 0.5 * (0.5 * 0.6 + 0.5), 0.8, 1.0])
    assert squashed(np.array([0.0]))[0] == 0.5


def test_the_command_trains_and_goes_on_where_it_was(tmp_path: Path) -> None:
    command = ["train", "summoners", "--matches", "6", "--generations", "2", "--units", "2", "--bot", "random"]
    command += ["--jobs", "1", "--into", str(tmp_path)]
    first = CliRunner().invoke(app, command)
    data = (tmp_path / "generation-2" / MATCHES).read_text()
    second = CliRunner().invoke(app, command)
    model = json.loads((tmp_path / "learned.json").read_text())

    assert first.exit_code == 0, first.output
    assert "12" in first.output
    assert second.exit_code == 0
    assert (tmp_path / "generation-2" / MATCHES).read_text() == data
    assert model["name"] == "summoners-41-2"
    assert not model["is_in_use"]
    assert network_of(model, opened("summoners").term_names).worth([0.5] * len(model["terms"]), 100) in range(-99, 100)


def test_what_has_no_terms_cannot_be_trained() -> None:
    result = CliRunner().invoke(app, ["train", "skirmish"])

    assert result.exit_code != 0


def test_answers_to_a_question_are_compared_and_a_sum_learns_what_makes_them_better() -> None:
    game = opened("warlord")
    seen = compared(Recipe("warlord", game.term_names, "random", every=150, turns=1), 3)
    assert seen is not None
    assert seen.questions
    assert all(len(tried.terms) == len(game.term_names) for question in seen.questions for tried in question)

    lots = np.random.default_rng(2)
    questions: list[list[Tried]] = []
    for _ in range(300):
        level = float(lots.normal())  # of the position: it says nothing about the answers
        good = [float(each) for each in lots.normal(size=5)]
        questions.append([Tried([level, each, 1.0], round(900 * level + 200 * each), 10) for each in good])
    matches = [Questions(number, questions[number::10]) for number in range(10)]
    model = preferred("sure", matches, ("level", "good", "always"), 2000, ridge=1.0)
    network = network_of(model, ("level", "good", "always"))

    assert model["measured"]["unexplained"] < 0.05
    assert model["measured"]["unexplained-by-the-plain-lead"] == 1.0
    assert network.worth([0.0, 1.0, 1.0], 2000) - network.worth([0.0, 0.0, 1.0], 2000) == pytest.approx(200, abs=20)


def test_what_was_learnt_about_warlord_is_a_style_of_its_own_and_not_what_bots_do_as_usual() -> None:
    game = opened("warlord")
    match = start(game, game.example_setup(), seeded(1))
    while not game.is_at_rest(match):
        decision = match.asks()[0]
        match.answer(ask_bot(named("recruit", 1), match, decision))

    assert game.evaluate(match, 0, LEARNED) != game.evaluate(match, 0, PLAIN)
    assert game.evaluate(match, 0) == game.evaluate(match, 0, PLAIN)
