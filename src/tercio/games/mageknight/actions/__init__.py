"""MK-TURN-15 to MK-TURN-21  What the active player can do with his warriors: the offers, why not, and doing it."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities import FRENZY, in_use
from tercio.games.mageknight.actions.action import Action
from tercio.games.mageknight.actions.battering import Batter, Shell
from tercio.games.mageknight.actions.bombarding import Bombardment
from tercio.games.mageknight.actions.bounding import Bound
from tercio.games.mageknight.actions.fighting import Close, Finish
from tercio.games.mageknight.actions.formations import Fire, Form
from tercio.games.mageknight.actions.healing import Heal, MagicHeal
from tercio.games.mageknight.actions.items import Drop, PickUp
from tercio.games.mageknight.actions.moving import Move, QuickMove
from tercio.games.mageknight.actions.powers import Aimed, Shockwave
from tercio.games.mageknight.actions.rushing import Rush
from tercio.games.mageknight.actions.shooting import Shoot
from tercio.games.mageknight.actions.special import Levitate, Regenerate, Revive
from tercio.games.mageknight.actions.switching import SwitchOff
from tercio.games.mageknight.actions.turning import Swivel
from tercio.games.mageknight.actions.watching import Watch
from tercio.games.mageknight.rules.acting import ACTIONS, FINISH, FREE, QUICK, frenzied_of, judge_actor, may_act
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.kernel import Answer, Match, Option, Seat, Verdict

EVERY_WAY: Final[tuple[Action, ...]] = (
    Move(), Form(), Fire(), QuickMove(), Swivel(), Close(), Finish(), Rush(), Bound(), Shoot(), Aimed(), Shockwave(),
    SwitchOff(),
    Batter(), Shell(), Drop(), PickUp(),
    Bombardment(), Watch(), Heal(), MagicHeal(), Regenerate(), Levitate(), Revive(),
)  # fmt: skip
BY_KEY: Final[dict[str, Action]] = {key: action for action in EVERY_WAY for key in action.keys}


def by_kind(phase: str) -> tuple[tuple[str, tuple[Action, ...]], ...]:
    """What can be done in this phase, by the kind of action that it needs."""
    kinds = (*ACTIONS, FINISH, QUICK, FREE)
    found = [(kind, tuple([a for a in EVERY_WAY if (a.kind, a.phase) == (kind, phase)])) for kind in kinds]
    return tuple([(kind, actions) for kind, actions in found if actions])


IN_PHASE: Final = {phase: by_kind(phase) for phase in ("command", "action", "end")}


def actions_of(state: MageKnight, seat: Seat) -> tuple[Option, ...]:
    """Everything that the player can do now."""
    options: list[Option] = []
    beside: list[Option] = []
    if not IN_PHASE[state.phase]:
        return ()
    frenzied = frenzied_of(state, seat)
    has_actions = state.players[seat].actions > 0
    for warrior in state.own(seat):
        abilities = in_use(warrior)
        is_held_up = bool(frenzied) and FRENZY not in abilities
        is_ready = not warrior.has_acted and warrior.tokens < 2  # MK-TURN-16, MK-TERM-03
        for kind, actions in IN_PHASE[state.phase]:
            if kind != FREE and not (is_ready and (has_actions or kind == QUICK)):
                continue  # without asking why not
            if may_act(state, warrior, kind, is_held_up):
                for action in actions:
                    if action.abilities and action.abilities.isdisjoint(abilities):
                        continue
                    (beside if action.is_beside else options).extend(action.offers(state, warrior))
    return (*options, *beside) if options else ()


def judge_action(state: MageKnight, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    warrior, action = state.find(answer.subject), BY_KEY.get(answer.key)
    if warrior is not None and action is not None:
        if action.phase != state.phase:
            verdict.refuse("MK-TURN-11", "other-phase", (warrior.id,))
        judge_actor(state, seat, warrior, action.kind, verdict)
        action.judge(state, warrior, answer, verdict)


def perform(m: Match, answer: Answer) -> None:
    BY_KEY[answer.key].begin(m, mageknight(m).warriors[answer.subject], answer)
