"""A policy with a weight for each number of an answer learns to beat the random bot at Skirmish, in a few seconds.

It is REINFORCE at its plainest: answers that were given in matches that were won become likelier.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import tercio.doors.single  # noqa: F401  (registers the environments)

Weights = NDArray[np.float64]


def chances(weights: Weights, shown: dict[str, Any]) -> tuple[Weights, Weights]:
    """The answers that there are, and how likely each is taken."""
    answers = shown["actions"][shown["action_mask"] == 1].astype(np.float64)
    worth = np.exp(answers @ weights - np.max(answers @ weights))
    return answers, worth / worth.sum()


def play(env: Any, weights: Weights, dice: np.random.Generator, seed: int) -> tuple[float, Weights]:
    """The reward of a match, and the direction that makes all its answers likelier."""
    shown, _ = env.reset(seed=seed)
    direction, is_over, reward = np.zeros_like(weights), False, 0.0
    while not is_over:
        answers, likely = chances(weights, shown)
        choice = int(dice.choice(len(likely), p=likely))
        direction += answers[choice] - likely @ answers
        shown, reward, is_won_or_lost, is_broken_off, _ = env.step(choice)
        is_over = is_won_or_lost or is_broken_off
    return float(reward), direction


def won(env: Any, weights: Weights, matches: int) -> float:
    dice = np.random.default_rng(1)
    rewards = [play(env, weights, dice, 10_000 + seed)[0] for seed in range(matches)]
    return sum([reward > 0 for reward in rewards]) / matches


def main(matches: int = 120, tried: int = 40) -> None:
    env = gymnasium.make("tercio/skirmish-v0", opponent="random", choices=16)
    weights = np.zeros(env.observation_space["actions"].shape[1])  # type: ignore[index]
    print(f"before: {won(env, weights, tried):.0%} won")
    dice = np.random.default_rng(7)
    for seed in range(matches):
        reward, direction = play(env, weights, dice, seed)
        weights += 0.1 * reward * direction
    print(f"after {matches} matches: {won(env, weights, tried):.0%} won")


if __name__ == "__main__":
    main()
