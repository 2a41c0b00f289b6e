"""The games as Gymnasium environments: one seat learns, bots have the others.

Importing this module registers `tercio/warlord-v0`, `tercio/summoners-v0`, `tercio/mageknight-v0` and
`tercio/skirmish-v0` for `gymnasium.make`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tercio.bots import Bot, ask_bot
from tercio.doors.command import CommandBot
from tercio.doors.encoding import mask_of
from tercio.doors.numbered import CHOICES, LONGEST, NumberedMatch, opened
from tercio.doors.observations import Info, Showing, Shown, told
from tercio.doors.opponents import player_of
from tercio.games import GAMES
from tercio.kernel import CONCEDE, Answer, Game, Seat, Setup, seeded
from tercio.wire import view_json

Opponent = str | Callable[[int], Bot]  # a name, or what makes a bot from a seed


class SingleSeatEnv(gymnasium.Env[Shown, np.int64]):
    """A match against bots. The episode is the match; the reward comes with its end: 1, -1, or 0 for a draw.

    A number that is no choice gives the match up. A match with more than `longest` answers is broken off.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str | Game,
        opponent: Opponent = "random",
        seat: Seat = 0,
        setup: Setup | None = None,
        choices: int = CHOICES,
        longest: int = LONGEST,
        skips_forced: bool = True,
        has_view: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.game, self.setup = opened(game, setup)
        self.opponent = opponent
        self.seat = seat
        self.limits = (choices, longest, skips_forced)
        self.showing = Showing(self.game, choices, has_view)
        self.observation_space = self.showing.observation_space()
        self.action_space = self.showing.action_space()
        self.render_mode = render_mode
        self.lang = lang
        self.numbered = self.begun(0)
        if not 0 <= seat < len(self.numbered.asked):
            raise ValueError(f"there is no seat {seat}; there are {len(self.numbered.asked)}, from 0")
        self.bots: dict[Seat, Bot] = {}
        self.rendered = 0

    def begun(self, seed: int) -> NumberedMatch:
        return NumberedMatch(self.game, self.setup, seeded(seed), *self.limits)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, Info]:
        """The same seed gives the same dice and cards as `tercio play --seed`, and the same bots."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else int(seed)
        self.close()
        self.numbered = self.begun(number)
        others = [seat for seat in range(len(self.numbered.asked)) if seat != self.seat]
        self.bots = {seat: self.made(number * len(self.numbered.asked) + seat + 1) for seat in others}
        self.rendered = 0
        self.wait()
        return self.shown()

    def made(self, seed: int) -> Bot:
        return player_of(self.opponent, seed) if isinstance(self.opponent, str) else self.opponent(seed)

    def step(self, action: np.int64 | int) -> tuple[Shown, float, bool, bool, Info]:
        numbered, number = self.numbered, int(action)
        if 0 <= number < len(numbered.answers):
            numbered.choose(number)
        else:
            numbered.take(Answer(self.seat, CONCEDE))
        self.wait()
        shown, info = self.shown()
        return shown, numbered.returns()[self.seat], numbered.is_over, numbered.is_broken_off, info

    def wait(self) -> None:
        """The bots answer until the learner is asked."""
        numbered = self.numbered
        while not numbered.is_over and not numbered.is_broken_off and numbered.seat != self.seat:
            numbered.take(ask_bot(self.bots[numbered.seat], numbered.match, numbered.decision))

    def shown(self) -> tuple[Shown, Info]:
        return self.showing.shown(self.numbered, self.seat), self.showing.info(self.numbered, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are choices; learners that can be masked ask for it by this name."""
        is_asked = not self.numbered.is_over and not self.numbered.is_broken_off
        return mask_of(len(self.numbered.answers) if is_asked else 0, self.showing.choices).astype(np.bool_)

    def view(self) -> Any:
        """Everything that the seat may see, as JSON (docs/protocol.md), for those who want it only now and then."""
        return view_json(self.numbered.match.view(self.seat))

    def render(self) -> str | None:
        """What has happened since the last call, a sentence a line with its rule, as the seat may know it."""
        if self.render_mode != "ansi":
            return None
        since, self.rendered = self.rendered, len(self.numbered.match.events)
        return told(self.numbered, self.seat, since, self.lang)

    def close(self) -> None:
        """Bots that are programs end."""
        for bot in self.bots.values():
            if isinstance(bot, CommandBot):
                bot.close()


def register() -> None:
    for game in GAMES:
        name = f"tercio/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="tercio.doors.single:SingleSeatEnv", kwargs={"game": game})


register()
