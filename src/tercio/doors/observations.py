"""What an environment shows to an agent: the spaces, the observation of a seat, and what stands in `info`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tercio.doors.encoding import Encoder, Things, mask_of
from tercio.doors.numbered import NumberedMatch
from tercio.kernel import Game, Seat
from tercio.texts import Speaker
from tercio.wire import answer_json, view_json

Shown = dict[str, Any]  # "observation", "actions" and "action_mask", as arrays
Info = dict[str, Any]


class Showing:
    """One an environment: the arrays of every seat have the same shape, in every match."""

    def __init__(self, game: Game, choices: int, has_view: bool) -> None:
        self.encoder = Encoder(game)
        self.choices = choices
        self.has_view = has_view
        self.game = game
        table, answers = len(self.encoder.observation_names), len(self.encoder.action_names)
        self.nothing = np.zeros((choices, answers), np.float32)
        self.sizes = (table, answers)

    def observation_space(self) -> spaces.Dict:
        table, answers = self.sizes
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (table,), np.float32),
                "actions": spaces.Box(-1.0, 1.0, (self.choices, answers), np.float32),
                "action_mask": spaces.Box(0, 1, (self.choices,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.choices)

    def shown(self, numbered: NumberedMatch, seat: Seat) -> Shown:
        """A seat that is not asked sees the table and has nothing to choose from."""
        match = numbered.match
        if match.stack and not numbered.is_broken_off and numbered.seat == seat:
            view, decision, answers = numbered.view, numbered.decision, numbered.answers
            things = Things(self.encoder.features, view)
            return {
                "observation": self.encoder.observation(view, decision, things),
                "actions": self.encoder.actions(view, decision, answers, self.choices, things),
                "action_mask": mask_of(len(answers), self.choices),
            }
        view = match.view(seat, since=len(match.events))
        return {
            "observation": self.encoder.observation(view, None),
            "actions": self.nothing.copy(),
            "action_mask": mask_of(0, self.choices),
        }

    def info(self, numbered: NumberedMatch, seat: Seat) -> Info:
        """If it is wanted: everything that the seat may see, and its answers in the order of the numbers, as JSON."""
        if not self.has_view:
            return {}
        is_asked = numbered.match.stack and not numbered.is_broken_off and numbered.seat == seat
        answers = numbered.answers if is_asked else []
        return {"view": view_json(numbered.match.view(seat)), "answers": [answer_json(each) for each in answers]}


def told(numbered: NumberedMatch, seat: Seat, since: int, lang: str) -> str:
    """What has happened since that event, in sentences, as far as the seat may know."""
    match = numbered.match
    speaker, view = Speaker(match.game, lang), match.view(seat, since)
    return "\n".join([f"{speaker.event(view.state, event)} [{event.rule}]" for event in view.events])
