"""Gymnasium's own check passes for every game; one seat learns, the others are bots of any kind."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tercio.bots import GreedyBot
from tercio.doors.single import SingleSeatEnv
from tercio.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"


def played(env: Any, seed: int) -> tuple[float, list[list[float]]]:
    """A match with choices by lot: the reward, and everything that was seen."""
    shown, _ = env.reset(seed=seed)
    dice, seen, is_over, reward = np.random.default_rng(seed), [shown["observation"].tolist()], False, 0.0
    while not is_over:
        assert reward == 0.0
        choice = int(dice.choice(np.flatnonzero(shown["action_mask"])))
        shown, reward, is_won_or_lost, is_broken_off, _ = env.step(choice)
        is_over = is_won_or_lost or is_broken_off
        seen.append(shown["observation"].tolist())
    return float(reward), seen


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_check_passes(name: str) -> None:
    env = gymnasium.make(f"tercio/{name}-v0", choices=16, render_mode="ansi")

    check_env(env.unwrapped)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_seed_is_the_same_match(seat: int) -> None:
    env = SingleSeatEnv("skirmish", seat=seat)

    assert played(env, 3) == played(env, 3)
    assert played(env, 3) != played(env, 4)


def test_a_match_ends_with_a_reward() -> None:
    env = SingleSeatEnv("skirmish", opponent=GreedyBot, choices=8)

    assert {played(env, seed)[0] for seed in range(3)} <= {-1.0, 0.0, 1.0}
    assert env.numbered.is_over
    assert env.numbered.match.outcome is not None


def test_a_match_that_is_broken_off_is_truncated() -> None:
    env = SingleSeatEnv("skirmish", longest=6)
    env.reset(seed=1)
    for _ in range(6):
        _, reward, is_over, is_broken_off, _ = env.step(0)
        if is_broken_off:
            break

    assert (reward, is_over, is_broken_off) == (0.0, False, True)
    assert not env.action_masks().any()


def test_a_number_that_is_no_choice_loses() -> None:
    env = SingleSeatEnv("skirmish")
    env.reset(seed=1)

    assert env.step(63)[1:4] == (-1.0, True, False)


def test_the_mask_can_be_asked_for_by_the_name_that_learners_know() -> None:
    env = SingleSeatEnv("skirmish")
    shown, _ = env.reset(seed=1)

    assert env.action_masks().tolist() == [bool(each) for each in shown["action_mask"]]


def test_a_program_in_any_language_is_an_opponent() -> None:
    env = SingleSeatEnv("skirmish", opponent=f"command:{sys.executable} {EXAMPLES / 'line_bot.py'}")
    reward, _ = played(env, 2)
    env.close()

    assert reward in (1.0, -1.0)


def test_there_is_no_third_seat() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        SingleSeatEnv("skirmish", seat=2)
