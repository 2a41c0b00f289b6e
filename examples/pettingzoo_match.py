"""Two agents that know nothing play a match of Warlord through PettingZoo."""

from __future__ import annotations

import numpy as np

from tercio.doors.aec import env


def main(seed: int = 7) -> None:
    table = env("warlord", render_mode="ansi")
    table.reset(seed=seed)
    dice, steps, rewards = np.random.default_rng(seed), 0, dict.fromkeys(table.agents, 0.0)

    for agent in table.agent_iter():
        observation, reward, is_over, is_broken_off, _ = table.last()
        rewards[agent] += reward
        choices = np.flatnonzero(observation["action_mask"])
        table.step(None if is_over or is_broken_off else int(dice.choice(choices)))
        steps += 1

    print(f"{len(observation['observation'])} numbers a table, {observation['actions'].shape[1]} an answer")
    print(f"{steps} steps, rewards {rewards}")
    print(table.render().splitlines()[-1])


if __name__ == "__main__":
    main()
