"""MK-TURN-15 to MK-TURN-21  What the active player can do with his warriors: the offers, why not, and doing it."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities import FRENZY, in_use
from tercio.games.mageknight.actions.action import Action
from tercio.games.mageknight.actions.battering import Batter, Shell
from tercio.games.mageknight.actions.bombarding import Bombardment
from tercio.games.mageknight.actions.bounding import Bound
from tercio.games.mageknight.actions.casting import Cast, LookUp
from tercio.games.mageknight.actions.fighting import Close, Finish
from tercio.games.mageknight.actions.formations import Fire, Form
from tercio.games.mageknight.actions.healing import Heal, MagicHeal
from tercio.games.mageknight.actions.items import Drop, PickUp
from tercio.games.mageknight.actions.mounting import Dismount, Mount, ReviveInSaddle
from tercio.games.mageknight.actions.moving import Move, QuickMove
from tercio.games.mageknight.actions.powers import Aimed, Shockwave
from tercio.games.mageknight.actions.riding import MountedCharge, MountedShot, Trample
from tercio.games.mageknight.actions.rushing import Rush
from tercio.games.mageknight.actions.shooting import Shoot
from tercio.games.mageknight.actions.special import Levitate, Regenerate, Revive
from tercio.games.mageknight.actions.switching import SwitchOff
from tercio.games.mageknight.actions.turning import Swivel
from tercio.games.mageknight.actions.watching import Watch
from tercio.games.mageknight.cavalry import movement_abilities
from tercio.games.mageknight.rules.acting import (
    ACTIONS,
    FINISH,
    FREE,
    MOVES,
    QUICK,
    RANGED,
    frenzied_of,
    judge_actor,
    may_shoot,
    open_kinds,
)
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.wording import owner_of
from tercio.kernel import NOBODY, Answer, Match, Option, Seat, Verdict

EVERY_WAY: Final[tuple[Action, ...]] = (
    Move(), Form(), Fire(), QuickMove(), Swivel(), Close(), Finish(), Rush(), Bound(), Shoot(), Aimed(), Shockwave(),
    SwitchOff(),
    Batter(), Shell(), Drop(), PickUp(),
    Bombardment(), Watch(), Heal(), MagicHeal(), Regenerate(), Levitate(), Revive(),
    Trample(), MountedCharge(), MountedShot(), Dismount(), Mount(), ReviveInSaddle(),
)  # fmt: skip
WITH_A_BOOK: Final[tuple[Action, ...]] = (Cast(), LookUp())  # MKS-BOOK-02  only a sorcerer is asked for these
BY_KEY: Final[dict[str, Action]] = {key: action for action in EVERY_WAY + WITH_A_BOOK for key in action.keys}


def by_kind(phase: str) -> dict[str, tuple[Action, ...]]:
    """What can be done in this phase, by the kind of action that it needs."""
    kinds = (*ACTIONS, FINISH, QUICK, FREE)
    return {kind: tuple([a for a in EVERY_WAY if (a.kind, a.phase) == (kind, phase)]) for kind in kinds}


IN_PHASE: Final = {phase: by_kind(phase) for phase in ("command", "action", "end")}
BUSY: Final = tuple([phase for phase, actions in IN_PHASE.items() if any(actions.values())])


def actions_of(state: MageKnight, seat: Seat) -> tuple[Option, ...]:
    """Everything that the player can do now."""
    if state.phase not in BUSY:
        return ()
    options: list[Option] = []
    beside: list[Option] = []
    ways = IN_PHASE[state.phase]
    frenzied = frenzied_of(state, seat)
    has_actions = state.players[seat].actions > 0
    for warrior in state.own(seat):
        abilities = in_use(warrior)
        is_held_up = bool(frenzied) and FRENZY not in abilities and warrior.partner not in frenzied
        is_rider = warrior.partner != NOBODY and warrior.is_rider
        if warrior.partner != NOBODY and not is_rider:  # MKC-ACTION-05
            abilities = abilities.union(movement_abilities(state.warriors[warrior.partner]))
        kinds = open_kinds(state, warrior, abilities, has_actions, is_held_up)
        if is_rider:  # MKC-ACTION-03
            kinds = tuple([kind for kind in kinds if kind not in MOVES])
        for kind in kinds:
            if kind == RANGED and not may_shoot(state, warrior):
                continue
            for action in ways[kind]:
                if not action.abilities or not action.abilities.isdisjoint(abilities):
                    (beside if action.is_beside else options).extend(action.offers(state, warrior))
    if state.books and state.phase == "action":
        options.extend(with_books(state, seat))
    return (*options, *beside) if options else ()


def with_books(state: MageKnight, seat: Seat) -> list[Option]:
    """MKS-CAST, MKS-LOOKUP  What sorcerers can do beside the rest."""
    bearers = [state.find(book.bearer) for book in state.books]
    own = [bearer for bearer in bearers if bearer is not None and bearer.seat == seat]
    return [option for warrior in own for action in WITH_A_BOOK for option in action.offers(state, warrior)]


def judge_action(state: MageKnight, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    warrior, action = state.find(owner_of(answer.subject)), BY_KEY.get(answer.key)
    if warrior is not None and action is not None:
        if action.phase != state.phase:
            verdict.refuse("MK-TURN-11", "other-phase", (warrior.id,))
        judge_actor(state, seat, warrior, action.kind, verdict)
        action.judge(state, warrior, answer, verdict)


def perform(m: Match, answer: Answer) -> None:
    BY_KEY[answer.key].begin(m, mageknight(m).warriors[owner_of(answer.subject)], answer)
