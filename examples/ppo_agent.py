"""PPO from a public library learns to beat the random bot: pip install 'tercio[agent]'

    python examples/ppo_agent.py [--game skirmish] [--steps 20000] [--matches 200] [--save agent.zip]

A small network judges each answer by its row of numbers and by the table, so the place of an answer in the list means
nothing. Everything else is sb3-contrib's PPO with masks, as it is.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

import tercio.doors.single  # registers the environments
from tercio.bots.scores import wilson

WIDE = 64
CHOICES = 16


class Judge(BaseFeaturesExtractor):  # type: ignore[misc]  # no type checker of ours knows the library
    """A figure for each answer, and a few about the table for the one who values it."""

    def __init__(self, space: Any) -> None:
        choices, row = space["actions"].shape
        super().__init__(space, choices + WIDE)
        self.table = torch.nn.Sequential(torch.nn.Linear(space["observation"].shape[0], WIDE), torch.nn.Tanh())
        self.answer = torch.nn.Sequential(torch.nn.Linear(row + WIDE, WIDE), torch.nn.Tanh(), torch.nn.Linear(WIDE, 1))

    def forward(self, shown: dict[str, torch.Tensor]) -> torch.Tensor:
        table, rows = self.table(shown["observation"]), shown["actions"]
        beside = table.unsqueeze(1).expand(-1, rows.shape[1], -1)
        return torch.cat([self.answer(torch.cat([rows, beside], dim=2)).squeeze(2), table], dim=1)


def learner(env: gymnasium.Env[Any, Any], seed: int) -> MaskablePPO:
    words = {"features_extractor_class": Judge, "net_arch": {"pi": [], "vf": [WIDE]}}
    agent = MaskablePPO(
        "MultiInputPolicy", env, seed=seed, policy_kwargs=words, n_steps=1024, batch_size=256, n_epochs=4,
        learning_rate=1e-3, gamma=0.999, gae_lambda=0.97, ent_coef=0.005, device="cpu",
    )  # fmt: skip
    with torch.no_grad():  # at first an answer is as likely as its figure says
        agent.policy.action_net.weight.zero_()
        agent.policy.action_net.weight[:, :CHOICES] = torch.eye(CHOICES)
    return agent


def won(agent: MaskablePPO | None, game: str, matches: int) -> tuple[float, str]:
    """The share of matches on deals of their own, half of them from either seat; without an agent at random."""
    dice, points = np.random.default_rng(1), 0.0
    for seat in (0, 1):
        env: Any = tercio.doors.single.SingleSeatEnv(game, "random", seat, choices=CHOICES)
        for number in range(matches // 2):
            shown, _ = env.reset(seed=1_000_000 + number)
            is_over = False
            while not is_over:
                mask = env.action_masks()
                if agent is None:
                    choice = int(dice.integers(mask.sum()))
                else:
                    choice = int(agent.predict(shown, action_masks=mask, deterministic=True)[0])
                shown, reward, is_decided, is_broken_off, _ = env.step(choice)
                is_over = is_decided or is_broken_off
            points += (reward + 1) / 2
    low, high = wilson(points, matches)
    return points / matches, f"{points:g} of {matches}, {points / matches:.0%} ({low:.0%} to {high:.0%})"


def main(game: str = "skirmish", steps: int = 20_000, matches: int = 200, save: str = "", seed: int = 1) -> float:
    torch.set_num_threads(1)
    env = tercio.doors.single.SingleSeatEnv(game, "random", choices=CHOICES)
    print(f"at random: {won(None, game, matches)[1]}", flush=True)
    agent, began = learner(env, seed), (time.time(), time.process_time())
    agent.learn(steps)
    took = (time.time() - began[0], time.process_time() - began[1])
    share, told = won(agent, game, matches)
    print(f"after {steps} steps, {took[0]:.0f} s ({took[1]:.0f} s of processor time): {told}", flush=True)
    if save:
        agent.save(save)
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PPO learns to beat the random bot.")
    parser.add_argument("--game", default="skirmish")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--save", default="")
    main(**vars(parser.parse_args()))
