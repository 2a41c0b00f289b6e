"""MK-TURN-15 to MK-TURN-21  What the active player can do with his warriors: the offers, why not, and doing it."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions.action import Action
from tercio.games.mageknight.actions.fighting import Close, Rush
from tercio.games.mageknight.actions.moving import Move
from tercio.games.mageknight.actions.shooting import Shoot
from tercio.games.mageknight.rules.acting import ACTIONS, FREE, judge_actor, may_act
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.kernel import Answer, Match, Option, Seat, Verdict

EVERY_WAY: Final[tuple[Action, ...]] = (Move(), Close(), Rush(), Shoot())
BY_KEY: Final[dict[str, Action]] = {key: action for action in EVERY_WAY for key in action.keys}
BY_KIND: Final[tuple[tuple[str, tuple[Action, ...]], ...]] = tuple(
    [(kind, tuple([action for action in EVERY_WAY if action.kind == kind])) for kind in (*ACTIONS, FREE)]
)


def actions_of(state: MageKnight, seat: Seat) -> tuple[Option, ...]:
    """Everything that the player can do now."""
    options: list[Option] = []
    for warrior in state.own(seat):
        for kind, actions in BY_KIND:
            if actions and may_act(state, warrior, kind):
                for action in actions:
                    options.extend(action.offers(state, warrior))
    return tuple(options)


def judge_action(state: MageKnight, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    warrior, action = state.find(answer.subject), BY_KEY.get(answer.key)
    if warrior is not None and action is not None:
        judge_actor(state, seat, warrior, action.kind, verdict)
        action.judge(state, warrior, answer, verdict)


def perform(m: Match, answer: Answer) -> None:
    BY_KEY[answer.key].begin(m, mageknight(m).warriors[answer.subject], answer)
