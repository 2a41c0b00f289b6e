"""The active player gives his warriors actions: the offers, the refusals, the deeds. MK-TURN-15 to MK-TURN-21"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.ability import ACTS_FIRST
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.abilities.registry import brought_along
from tercio.games.mageknight.actions.action import (
    ITS_OWN,
    TOKENS,
    WORKS,
    Action,
    Stance,
    bits_of,
    place_of,
    stance_of,
)
from tercio.games.mageknight.actions.assaults import LEAP, RUSH
from tercio.games.mageknight.actions.close_combat import FINISH_OFF, STRIKE
from tercio.games.mageknight.actions.formations import MARCH, VOLLEY
from tercio.games.mageknight.actions.items import DROP, PICK_UP
from tercio.games.mageknight.actions.moves import QUICK_WALK, WALK
from tercio.games.mageknight.actions.powers import WIELD
from tercio.games.mageknight.actions.revival import REVIVE
from tercio.games.mageknight.actions.rides import CHARGE_MOUNTED, RIDE_DOWN, SHOOT_MOUNTED
from tercio.games.mageknight.actions.saddles import DISMOUNT, MOUNT, REVIVE_IN_SADDLE
from tercio.games.mageknight.actions.shots import SHOOT
from tercio.games.mageknight.actions.sieges import BATTER, SHELL
from tercio.games.mageknight.actions.spells import CAST_SPELL, LOOK_UP_SPELL
from tercio.games.mageknight.actions.switches import SWITCH
from tercio.games.mageknight.field.cavalry import movement_abilities
from tercio.games.mageknight.rules.turns.actions import (
    ACTIONS,
    FINISH,
    FREE,
    MOVES,
    QUICK,
    RANGED,
    frenzied_of,
    is_able_to_shoot,
    judge_actor,
    judge_idleness,
    judge_phase,
    open_kinds,
)
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, Answer, Match, Option, Seat, Verdict

OF_THE_BOOK: Final[tuple[Action, ...]] = (
    WALK, MARCH, VOLLEY, QUICK_WALK, STRIKE, FINISH_OFF, RUSH, LEAP, SHOOT, WIELD, SWITCH,
    BATTER, SHELL, DROP, PICK_UP, REVIVE,
    RIDE_DOWN, CHARGE_MOUNTED, SHOOT_MOUNTED, DISMOUNT, MOUNT, REVIVE_IN_SADDLE,
)  # fmt: skip
WITH_A_BOOK: Final[tuple[Action, ...]] = (CAST_SPELL, LOOK_UP_SPELL)  # MKS-BOOK-02  only a sorcerer is asked for these


@lru_cache(maxsize=1)
def every_way() -> tuple[Action, ...]:
    """The ways that the book knows and those that abilities bring along, in the order in which they are offered."""
    return tuple(sorted((*OF_THE_BOOK, *brought_along()), key=place_of))


@lru_cache(maxsize=1)
def by_key() -> dict[str, Action]:
    return {key: action for action in every_way() + WITH_A_BOOK for key in action.option_keys()}


def puts_down(key: str) -> bool:
    """The warrior that is picked for this option is put down somewhere."""
    action = by_key().get(key)
    return action is not None and action.puts_down


def puts_beside(key: str) -> bool:
    """So it is, at the side of the warrior that is given the action."""
    action = by_key().get(key)
    return action is not None and action.puts_down and action.is_beside_it


def lays_tokens(key: str) -> bool:
    """Each corner of a path for this option is a spot of its own."""
    action = by_key().get(key)
    return action is not None and action.has_spots


def by_kind(phase: str) -> dict[str, tuple[Action, ...]]:
    """What can be done in this phase, by the kind of action that it needs."""
    kinds = (*ACTIONS, FINISH, QUICK, FREE)
    return {kind: tuple([a for a in every_way() if (a.kind, a.phase) == (kind, phase)]) for kind in kinds}


class Ways(NamedTuple):
    """What a warrior can be asked for, in this order."""

    first: tuple[Action, ...]
    ranged: tuple[Action, ...]  # where `is_able_to_shoot` allows it, and no enemy is in contact
    others: tuple[Action, ...]
    beside: tuple[Action, ...]


@lru_cache(maxsize=1 << 12)
def ways_for(phase: str, kinds: tuple[str, ...], own: frozenset[str], subfaction: str, situation: int) -> Ways:
    """Few combinations come up, and these again and again."""
    ways: list[Action] = []
    for action in [action for kind in kinds for action in in_phase()[phase][kind]]:
        is_able = not action.takes() or not action.takes().isdisjoint(own)
        is_able = is_able and action.subfaction in ("", subfaction)
        if is_able and action.needs & situation == action.needs and not action.shuns & situation:
            ways.append(action)
    main = [action for action in ways if not action.is_beside]
    ranged = [action for action in main if action.kind == RANGED]
    cut = main.index(ranged[0]) if ranged else len(main)
    others = [action for action in main[cut:] if action.kind != RANGED]
    return Ways(tuple(main[:cut]), tuple(ranged), tuple(others), tuple([a for a in ways if a.is_beside]))


@lru_cache(maxsize=1)
def in_phase() -> dict[str, dict[str, tuple[Action, ...]]]:
    return {phase: by_kind(phase) for phase in ("command", "action", "end")}


@lru_cache(maxsize=1 << 3)
def open_ways(phase: str, has_actions: bool) -> tuple[Action, ...]:
    """What is open in this phase to a player who has actions left, or who has none."""
    ways = in_phase()[phase]
    kinds = tuple(ways) if has_actions else (QUICK, FREE)
    return tuple([action for kind in kinds for action in ways[kind] if not action.is_beside])


@lru_cache(maxsize=1)
def busy() -> tuple[str, ...]:
    """The phases in which anything can be done."""
    return tuple([phase for phase, actions in in_phase().items() if any(actions.values())])


def actions_of(state: MageKnight, seat: Seat) -> tuple[Option, ...]:
    """Everything that the player can do now.

    Of a cavalry unit each half is asked, with its own dial, abilities and items (MKC-ACTION-06 to -08).
    """
    if state.phase not in busy():
        return ()
    has_actions = state.players[seat].actions > 0
    own = state.own(seat)
    can_move = has_actions and state.phase == "action"  # then somebody is asked: no need to look
    if not can_move and not state.books and not might_be_asked(state, own, open_ways(state.phase, has_actions)):
        return ()
    options: list[Option] = []
    beside: list[tuple[tuple[Action, ...], Warrior, Stance]] = []
    frenzied = frenzied_of(state, seat)
    on_field = (WORKS if state.land().works else 0) | (TOKENS if state.loot else 0)
    for warrior in own:
        if warrior.guard != NOBODY:  # MK-CAPTURE-15
            continue
        stance = stance_of(state, warrior)
        own_abilities = stance.abilities
        is_held_up = bool(frenzied) and not asked(warrior, ACTS_FIRST) and warrior.partner not in frenzied
        is_rider = warrior.partner != NOBODY and warrior.is_rider
        if warrior.partner != NOBODY and not is_rider:  # MKC-ACTION-05
            own_abilities = own_abilities.union(movement_abilities(state.warriors[warrior.partner]))
        kinds = open_kinds(state, warrior, has_actions, is_held_up)
        if is_rider:  # MKC-ACTION-03
            kinds = tuple([kind for kind in kinds if kind not in MOVES])
        ways = ways_for(state.phase, kinds, own_abilities, warrior.figure.subfaction, on_field | stance.bits)
        for action in ways.first:
            options += action.offers(state, warrior, stance)
        if ways.ranged and not stance.foes and is_able_to_shoot(state, warrior):
            for action in ways.ranged:
                options += action.offers(state, warrior, stance)
        for action in ways.others:
            options += action.offers(state, warrior, stance)
        if ways.beside:
            beside.append((ways.beside, warrior, stance))
    if state.books and state.phase == "action":
        options.extend(with_books(state, seat))
    if not options:
        return ()
    for actions, warrior, stance in beside:
        for action in actions:
            options += action.offers(state, warrior, stance)
    return tuple(options)


def might_be_asked(state: MageKnight, own: list[Warrior], actions: tuple[Action, ...]) -> bool:
    """One of them may be open to one of these, as far as can be told without a look at each."""
    repertoire, bits, symbols = state.repertoire(), 0, set[str]()
    for warrior in own:
        bits |= bits_of(warrior)
        symbols.add(warrior.figure.subfaction)
    for action in actions:
        if action.takes() and action.takes().isdisjoint(repertoire):
            continue
        needed = action.needs & ITS_OWN
        if needed & bits == needed and (not action.subfaction or action.subfaction in symbols):
            return True
    return False


def with_books(state: MageKnight, seat: Seat) -> list[Option]:
    """What sorcerers can do beside the rest. MKS-CAST, MKS-LOOKUP"""
    bearers = [state.find(book.bearer) for book in state.books]
    own = [bearer for bearer in bearers if bearer is not None and bearer.seat == seat]
    options: list[Option] = []
    for warrior in own:
        stance = stance_of(state, warrior)
        for action in WITH_A_BOOK:
            options += action.offers(state, warrior, stance)
    return options


def judge_action(state: MageKnight, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """Everything that speaks against an action: its phase, whom it is given, and what it does."""
    warrior, action = state.find(answer.subject), by_key().get(answer.key)
    if warrior is not None and action is not None:
        judge_phase(state, warrior, action.phase, verdict)
        judge_actor(state, seat, warrior, action.kind, verdict)
        action.judge(state, warrior, answer, verdict)
        action.judge_lack(state, warrior, answer, verdict)
        if verdict and action.is_beside and not answer.picks and not actions_of(state, seat):
            judge_idleness(warrior, verdict)


def perform(m: Match, answer: Answer) -> None:
    """Begin what was answered and found legal."""
    by_key()[answer.key].begin(m, mageknight(m).warriors[answer.subject], answer)
