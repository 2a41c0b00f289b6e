"""PettingZoo's own tests pass for every game, and the environment keeps what its page promises."""

from __future__ import annotations

import os
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tercio.doors.aec import env, raw_env
from tercio.games import GAMES
from tercio.wire import view_json

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"

# What PettingZoo says of all its own games with masks: that the observation is a dictionary.
OF_ITS_OWN = ("ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array")


def played(table: Any, seed: int, steps: int = 10_000) -> dict[str, float]:
    """Random agents; what each of them has got in the end."""
    table.reset(seed=seed)
    dice, got = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(steps):
        shown, reward, is_over, is_broken_off, _ = table.last()
        got[agent] += reward
        is_dead = is_over or is_broken_off
        table.step(None if is_dead else int(dice.choice(np.flatnonzero(shown["action_mask"]))))
    return got


@pytest.mark.filterwarnings(*OF_ITS_OWN)
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_own_test_passes(name: str) -> None:
    api_test(env(name, choices=16), num_cycles=1_000 if IS_SOAK else 40)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_test_of_seeds_passes(name: str) -> None:
    seed_test(partial(env, name, choices=16), num_cycles=15)


def test_whoever_wins_gets_what_the_other_loses() -> None:
    table = env("skirmish")
    results = [played(table, seed) for seed in range(6)]

    assert all(sum(got.values()) == 0.0 for got in results)
    assert {got["seat_0"] for got in results} == {1.0, -1.0}
    assert table.agents == []


def test_a_match_that_is_broken_off_is_truncated_and_gives_nothing() -> None:
    table = raw_env("skirmish", longest=8)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        assert not any(table.terminations.values())
        table.step(0)

    assert table.truncations == {"seat_0": True, "seat_1": True}
    assert table.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_a_number_that_is_no_choice_gives_the_match_up() -> None:
    table = raw_env("skirmish")
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(63)

    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[loser] == -1.0


def test_without_a_seed_matches_differ_and_after_a_seed_they_follow_from_it() -> None:
    table = raw_env("skirmish")
    dice = []
    for seed in (5, None, None, 5, None):
        table.reset(seed=seed)
        dice.append((table.numbered.match.dice.a, table.numbered.match.dice.b))

    assert dice[0] == dice[3]
    assert dice[1] == dice[4]
    assert len(set(dice)) == 3


def test_who_is_not_asked_sees_the_table_and_has_no_choice() -> None:
    table = raw_env("skirmish")
    table.reset(seed=1)
    (waiting,) = [agent for agent in table.agents if agent != table.agent_selection]
    shown = table.observe(waiting)

    assert not shown["action_mask"].any()
    assert shown["observation"].any()
    assert table.observe(table.agent_selection)["action_mask"].sum() == 2


def test_the_view_is_in_the_info_where_it_is_wanted() -> None:
    table = raw_env("skirmish", has_view=True)
    table.reset(seed=1)
    info = table.infos[table.agent_selection]

    assert info["view"] == view_json(table.numbered.match.view(0)) == table.view("seat_0")
    assert [answer["key"] for answer in info["answers"]] == ["wary", "bold"]
    assert table.infos["seat_1"] == {}


def test_the_table_is_told_in_sentences() -> None:
    table = raw_env("skirmish", render_mode="ansi", lang="de")
    table.reset(seed=1)

    assert table.render() == "Runde 1 beginnt. [SK-ROUND-01]"
    assert table.render() == ""
    assert raw_env("skirmish").render() is None


def test_a_setup_of_ones_own_is_played_with_as_many_seats_as_it_has() -> None:
    players = [{"realm": realm} for realm in ("fire", "air", "earth", "water")]
    table = raw_env("summoners", {"scenario": "s9", "players": players}, choices=4)
    table.reset(seed=1)

    assert table.agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert table.observe("seat_3")["observation"].shape == table.observation_space("seat_0")["observation"].shape
