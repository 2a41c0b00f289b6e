"""OpenSpiel's own random simulation test passes for every game: clones, saves, tensors and strings among it."""

from __future__ import annotations

import json
import os
import pickle
from functools import partial
from typing import Any

import pyspiel
import pytest

import tercio.doors.spiel  # noqa: F401  (registers the game)
from tercio.games import GAMES
from tercio.kernel import digest, seeded
from tercio.kernel.record import dump_position

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"


def loaded(name: str, **settings: int) -> Any:
    return pyspiel.load_game("tercio", {"game": name, "choices": 8, **settings})


def played_on(state: Any, actions: int) -> Any:
    dice = seeded(7)
    for _ in range(actions):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_random_simulation_passes(name: str) -> None:
    longest = 300 if IS_SOAK else 30
    pyspiel.random_sim_test(loaded(name, longest=longest), num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_random_simulation_passes_for_whole_matches() -> None:
    pyspiel.random_sim_test(loaded("skirmish"), num_sims=3, serialize=True, verbose=False)


def test_first_comes_the_deal_and_then_a_node_for_each_die() -> None:
    state = loaded("skirmish", deals=6).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, pytest.approx(1 / 6)) for deal in range(6)]
    state.apply_action(2)
    while not state.is_chance_node():
        state.apply_action(0)

    assert state.chance_outcomes() == [(face, 1 / 8) for face in range(8)]
    assert state.action_to_string(state.current_player(), 0) == "face 1"


def test_another_deal_gives_other_cards_and_nobody_sees_which() -> None:
    game = loaded("skirmish")
    dealt = [played_on(game.new_initial_state().child(deal), 0) for deal in range(40)]
    hands = {tuple(state.table.numbered.match.state.hands) for state in dealt}
    seen = {(state.table.numbered.match.state.hands[0], state.information_state_string(0)) for state in dealt}

    assert len(hands) == 4
    assert len(seen) == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_state_is_the_same_and_goes_on_alike(name: str) -> None:
    game = loaded(name)
    state = played_on(game.new_initial_state(), 25)
    again, twin = game.deserialize_state(state.serialize()), state.clone()
    before = digest(state.table.numbered.match)
    played_on(twin, 12)

    assert digest(again.table.numbered.match) == before == digest(state.table.numbered.match)
    assert digest(played_on(again, 12).table.numbered.match) == digest(twin.table.numbered.match) != before


def test_a_game_is_pickled_by_its_name() -> None:
    game = pickle.loads(pickle.dumps(loaded("skirmish")))

    assert game.get_parameters() == {"game": "skirmish", "choices": 8, "deals": 1_000, "longest": 2_000}


def test_whoever_wins_gets_what_the_other_loses() -> None:
    state = played_on(loaded("skirmish").new_initial_state(), 5_000)

    assert state.is_terminal()
    assert sum(state.returns()) == 0.0


def test_an_action_reads_as_a_sentence() -> None:
    state = loaded("skirmish").new_initial_state().child(3)

    assert {state.action_to_string(0, action) for action in state.legal_actions()} == {
        "0: Wary: parry with 4 or more",
        "1: Bold: walk 1 inch further",
    }


@pytest.mark.parametrize("name", ["skirmish", "warlord"])
def test_a_state_drawn_anew_looks_the_same_to_the_player_and_differs_in_what_is_hidden(name: str) -> None:
    state = played_on(loaded(name).new_initial_state(), 30)
    while state.is_chance_node():
        played_on(state, 1)
    player, before = state.current_player(), digest(state.table.numbered.match)
    drawn = [state.resample_from_infostate(player, partial(float, luck / 10)) for luck in range(10)]
    tables = {json.dumps(dump_position(each.table.numbered.match)["state"]) for each in drawn}

    assert {each.information_state_string(player) for each in drawn} == {state.information_state_string(player)}
    assert all(each.legal_actions() == state.legal_actions() for each in drawn)
    assert len(tables) > 1
    assert digest(state.table.numbered.match) == before
    assert played_on(drawn[0], 20).history()[: len(state.history())] == state.history()
