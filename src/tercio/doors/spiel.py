"""The games for OpenSpiel: `pyspiel.load_game("tercio(game=warlord)")` once this module is imported.

All chance is explicit. The first node deals: it draws one of `deals` numbers, and every shuffle follows from it.
After that each die is a node of its own. So a state needs nothing but its history: clones, saves and searches
are exact. What a player may do is numbered as in the other doors.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types

from tercio.doors.encoding import Array, Encoder
from tercio.doors.numbered import CHOICES, NumberedMatch, opened
from tercio.games import GAMES
from tercio.kernel import CHANCE, Answer, Decision, Seat, open_dice, seeded
from tercio.kernel.dice import WORDS
from tercio.texts import Speaker, phrasebook_of
from tercio.texts.playthrough import answer_words, option_of
from tercio.wire import answer_json, view_json

DEALS: Final = 1_000
LONGEST: Final = 2_000  # a search or a test plays many matches
MOST_SIDES: Final = 20  # of a die
SEATS: Final = 2

PARAMETERS: Final = {"game": GAMES[0], "choices": CHOICES, "deals": DEALS, "longest": LONGEST}
TYPE: Final = pyspiel.GameType(
    short_name="tercio",
    long_name="Tercio: tabletop battle games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class TercioGame(pyspiel.Game):  # type: ignore[misc]
    """A game on the shelf, with the set-up that can be played at once."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**PARAMETERS, **(params or {})}
        self.choices, self.deals, self.longest = [int(settings[key]) for key in ("choices", "deals", "longest")]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.choices,
            max_chance_outcomes=max(self.deals, MOST_SIDES),
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(TYPE, info, params or {})
        self.opened, self.setup = opened(str(settings["game"]), None)
        self.encoder = Encoder(self.opened)

    def new_initial_state(self) -> TercioState:
        return TercioState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.longest * 10

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind, params)


class TercioState(pyspiel.State):  # type: ignore[misc]
    """A match, or the moment before its cards are dealt."""

    def __init__(self, game: TercioGame) -> None:
        super().__init__(game)
        self.table = Table(game)

    def current_player(self) -> int:
        table = self.table
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if table.numbered is None or table.numbered.seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return table.numbered.seat

    def is_terminal(self) -> bool:
        numbered = self.table.numbered
        return numbered is not None and (numbered.is_over or numbered.is_broken_off)

    def returns(self) -> list[float]:
        return [0.0] * SEATS if self.table.numbered is None else self.table.numbered.returns()

    def _legal_actions(self, player: int) -> list[int]:
        numbered = self.table.numbered
        return [] if numbered is None or player != numbered.seat else list(range(len(numbered.answers)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.outcomes()
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TercioState:
        """A state that looks the same to the player, with everything hidden drawn anew: for searches that do not cheat.

        Its history is that of the state it comes from.
        """
        twin: TercioState = self.clone()
        twin.table.imagine(player, int(sampler() * WORDS))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.words(player, action)

    def __str__(self) -> str:
        """Whole and open, for somebody who looks for a mistake."""
        return self.table.told()


class Table:
    """What a state adds to its history. It is copied in a few list copies."""

    def __init__(self, game: TercioGame) -> None:
        self.game = game
        self.numbered: NumberedMatch | None = None
        self.faces: tuple[int, ...] = ()  # of the dice that fall just now

    def __deepcopy__(self, _: dict[int, Any]) -> Table:
        twin = Table(self.game)
        twin.numbered = None if self.numbered is None else self.numbered.clone()
        twin.faces = self.faces
        return twin

    def outcomes(self) -> int:
        """The number of deals, or of sides of the next die; all are equally likely."""
        return self.game.deals if self.numbered is None else dice_of(self.numbered.decision)[1]

    def apply(self, action: int) -> None:
        if self.numbered is None:
            game = self.game
            dice = open_dice(action)
            self.numbered = NumberedMatch(game.opened, game.setup, dice, game.choices, game.longest)
        elif self.numbered.seat == CHANCE:
            self.faces = (*self.faces, action + 1)
            if len(self.faces) == dice_of(self.numbered.decision)[0]:
                faces, self.faces = self.faces, ()
                self.numbered.take(Answer(CHANCE, "faces", numbers=faces))
        else:
            self.numbered.choose(action)

    def imagine(self, seat: Seat, luck: int) -> None:
        """Draw anew what this seat cannot see. What it was asked, told and said stays."""
        numbered = self.numbered
        if numbered is None:
            return
        imagined = numbered.match.view(seat).imagine(seeded(luck))
        imagined.dice.is_open = True
        imagined.answers = numbered.match.answers.copy()
        numbered.match = imagined

    # -- words -----------------------------------------------------------------------

    def words(self, player: int, action: int) -> str:
        if self.numbered is None:
            return f"deal {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return f"face {action + 1}"
        match, answer = self.numbered.match, self.numbered.answers[action]
        said = answer_words(Speaker(match.game, "en"), match.state, option_of(self.numbered.decision, answer), answer)
        return f"{action}: {said}"

    def told(self) -> str:
        if self.numbered is None:
            return "before the deal"
        match, book = self.numbered.match, phrasebook_of(self.numbered.match.game.id)
        events = [f"{event.name} {book.event(event.name).named(event.facts)}" for event in match.events[-12:]]
        return "\n".join([f"{len(match.answers)} answers", *events, *[str(face) for face in self.faces]])

    def seen(self, seat: Seat, since_ever: bool) -> str:
        """What the seat sees, as JSON, with everything it has been told and has said where it recalls perfectly."""
        if self.numbered is None:
            return "{}"
        match = self.numbered.match
        shown = view_json(match.view(seat, 0 if since_ever else len(match.events)))
        if since_ever:
            shown["said"] = [answer_json(answer) for answer in match.answers if answer.seat == seat]
        return json.dumps(shown)


class Observer:
    """The tensor is that of the other doors; the strings are the view itself."""

    def __init__(self, game: TercioGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known; given: {params}")
        self.encoder = game.encoder
        self.recalls = bool(kind.perfect_recall)
        size = len(self.encoder.observation_names)
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TercioState, player: int) -> None:
        numbered = state.table.numbered
        if numbered is None:
            self.tensor.fill(0)
            return
        match = numbered.match
        decision = match.question_to(player) if match.stack else None
        view = match.view(player, since=len(match.events))
        self.tensor[:] = self.encoder.observation(view, decision)

    def string_from(self, state: TercioState, player: int) -> str:
        return state.table.seen(player, self.recalls)


def dice_of(decision: Decision) -> tuple[int, int]:
    """How many dice fall, and of how many sides."""
    (option,) = decision.options
    return option.numbers, option.high


if TYPE.short_name not in pyspiel.registered_names():
    pyspiel.register_game(TYPE, TercioGame)
