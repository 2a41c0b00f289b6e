"""The games as PettingZoo environments: every seat is an agent, and the one that is asked answers by a number."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tercio.doors.numbered import CHOICES, LONGEST, NumberedMatch, opened
from tercio.doors.observations import Info, Showing, Shown, told
from tercio.kernel import CONCEDE, SPECTATOR, Answer, Game, Setup, seeded
from tercio.wire import view_json


def env(game: str | Game, **settings: Any) -> AECEnv:
    """The environment as PettingZoo advises to use it: with checks that it is stepped in the right order."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo has no types, and its own names)
    """A match of any game on the shelf, without checks.

    A number that is no choice gives the match up. A match with more than `longest` answers is broken off: no reward.
    """

    def __init__(
        self,
        game: str | Game,
        setup: Setup | None = None,
        choices: int = CHOICES,
        longest: int = LONGEST,
        skips_forced: bool = True,
        has_view: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.game, self.setup = opened(game, setup)
        self.metadata = {
            "name": f"tercio_{self.game.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.limits = (choices, longest, skips_forced)
        self.showing = Showing(self.game, choices, has_view)
        self.render_mode = render_mode
        self.lang = lang
        self.generator: np.random.Generator | None = None
        self.numbered = self.begun(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.numbered.asked))]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.showing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.showing.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.rendered = 0

    def begun(self, seed: int) -> NumberedMatch:
        return NumberedMatch(self.game, self.setup, seeded(seed), *self.limits)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same dice and cards as `tercio play --seed`."""
        if seed is not None or self.generator is None:
            self.generator, _ = seeding.np_random(seed)
        number = int(self.generator.integers(1 << 62)) if seed is None else int(seed)
        self.numbered = self.begun(number)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.rendered = 0
        self.hand_over(self.agents[0])

    def observe(self, agent: str) -> Shown:
        return self.showing.shown(self.numbered, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        numbered = self.numbered
        if action is not None and 0 <= action < len(numbered.answers):
            numbered.choose(int(action))
        else:
            numbered.take(Answer(self.seats[agent], CONCEDE))
        self._clear_rewards()
        self.hand_over(agent)
        self._accumulate_rewards()

    def hand_over(self, last: str) -> None:
        """To the agent that is asked next; at the end to everybody once more, in turn."""
        numbered = self.numbered
        if numbered.is_over:
            self.rewards = dict(zip(self.possible_agents, numbered.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif numbered.is_broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos[last] = {}
        if numbered.is_over or numbered.is_broken_off:
            self.agent_selection = self.agents[0]
            for agent in self.agents if self.showing.has_view else ():
                self.infos[agent] = self.showing.info(numbered, self.seats[agent])
            return
        self.agent_selection = self.possible_agents[numbered.seat]
        self.infos[self.agent_selection] = self.showing.info(numbered, numbered.seat)

    def view(self, agent: str) -> Any:
        """Everything that the agent may see, as JSON (docs/protocol.md), for those who want it only now and then."""
        return view_json(self.numbered.match.view(self.seats[agent]))

    def render(self) -> str | None:
        """What has happened since the last call, a sentence a line with its rule, as everybody may know it."""
        if self.render_mode != "ansi":
            return None
        since, self.rendered = self.rendered, len(self.numbered.match.events)
        return told(self.numbered, SPECTATOR, since, self.lang)

    def close(self) -> None:
        """Nothing is open."""
