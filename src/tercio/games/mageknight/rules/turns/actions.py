"""MK-TURN, MK-TERM-03, MK-CAPTURE-09, MK-CAPTURE-15  Which warriors may be given which action?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import ACTS_FIRST, DEMORALIZES, IS_QUICK, NEVER_SHOOTS
from tercio.games.mageknight.abilities.bearers import asked, asked_unit, has, is_forbidden, judge_deed
from tercio.games.mageknight.abilities.effect import SHOOT
from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.combat.values import range_of, reach_of
from tercio.games.mageknight.state import HERE, INCH, MageKnight, Warrior
from tercio.kernel import NOBODY, RuleId, Seat, Verdict

MOVE: Final = "move"
CLOSE: Final = "close"
RANGED: Final = "ranged"
SPECIAL: Final = "special"  # MK-SPECIAL-01  for what an ability asks for
ACTIONS: Final = (MOVE, CLOSE, RANGED, SPECIAL)  # MK-TURN-21
FINISH: Final = "finish"  # MK-CAPTURE-22  the only close combat action that a guard is given
QUICK: Final = "quick"  # MKA-QUICKNESS-01  a move action that uses up none of its player's
FREE: Final = "free"  # no action at all: what may be done beside them
MOVES: Final = (MOVE, QUICK)
ONLY_FREE: Final = (FREE,)
ALL_KINDS: Final = (*ACTIONS, FREE)


def judge_phase(state: MageKnight, warrior: Warrior, phase: str, verdict: Verdict) -> None:
    """Some things are done in one phase only. MK-TURN-11"""
    if phase != state.phase:
        verdict.refuse("MK-TURN-11", "other-phase", (warrior.id,))


def judge_actor(state: MageKnight, seat: Seat, warrior: Warrior, action: str, verdict: Verdict) -> None:
    """Everything that forbids to give this warrior this action.

    A mount without a rider is a warrior like others, unless its mind says otherwise (MKC-MIND-04).
    """
    if warrior.seat != seat:
        verdict.refuse("MK-TURN-01", "not-yours", (warrior.id,))
        return
    if warrior.guard != NOBODY:
        verdict.refuse("MK-CAPTURE-15", "captive", (warrior.id,))
    if action == FREE:
        return
    if warrior.has_acted:
        verdict.refuse("MK-TURN-16" if warrior.partner == NOBODY else "MKC-ACTION-01", "has-acted", (warrior.id,))
    if warrior.barred_by:
        verdict.refuse(warrior.barred_by, "barred", (warrior.id,))
    if action in MOVES and warrior.is_rider:
        verdict.refuse("MKC-ACTION-03", "its-mount-moves", (warrior.id, warrior.partner))
    if warrior.tokens >= 2:
        verdict.refuse("MK-TERM-03", "two-tokens", (warrior.id, warrior.tokens))
    if action != QUICK and state.players[seat].actions < 1:
        verdict.refuse("MK-TURN-18", "no-actions", (seat,))
    if action not in MOVES:
        for ability in asked(warrior, DEMORALIZES):
            verdict.refuse(ability.id, "demoralized", (warrior.id,))
    if action in (CLOSE, RANGED, SPECIAL) and state.captive_of(warrior.id) is not None:
        verdict.refuse("MK-CAPTURE-09", "guards", (warrior.id,))
    if action == RANGED:
        judge_shooter(state, warrior, verdict)
    if action != QUICK:
        judge_frenzy(state, seat, warrior, verdict)


def judge_occasion(warrior: Warrior, rule: RuleId, lacking: str, verdict: Verdict) -> None:
    """The warrior is offered nothing of the kind: it has nobody and nothing to do it with. MK-TURN-21"""
    verdict.refuse(rule, lacking, (warrior.id,))


def judge_idleness(warrior: Warrior, verdict: Verdict) -> None:
    """What is done beside actions is offered as long as there are any. MK-TURN-10"""
    verdict.refuse("MK-TURN-10", "nothing-else-to-do", (warrior.id,))


def judge_due(is_due: bool, rule: RuleId, verdict: Verdict) -> None:
    """Only what is due at this moment can be chosen to happen first. MK-TURN-13, -25, MK-ATTACKSEQ-17, MK-CHARGE-12"""
    if not is_due:
        verdict.refuse(rule, "nothing-due")


def judge_foremost(warrior: Warrior, foremost: list[Warrior], verdict: Verdict) -> None:
    """Only one of those that tie is singled out. MK-SPECIAL-09"""
    if warrior not in foremost:
        verdict.refuse("MK-SPECIAL-09", "not-foremost", (warrior.id,))


def judge_ability(warrior: Warrior, ability: str, verdict: Verdict) -> None:
    """Nobody does with an ability what it does not have."""
    if not has(warrior, ability):
        verdict.refuse(rule_of(ability), "no-ability", (warrior.id, abilities()[ability].number))


def judge_shooter(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """It needs a range, and no enemy in contact. MK-RANGED-02, MK-RANGED-03"""
    if range_of(state, warrior).total < 1:
        verdict.refuse("MK-RANGED-02", "no-range", (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse("MK-RANGED-03", "enemy-in-contact", (warrior.id, enemies[0].id))
    for ability in asked(warrior, NEVER_SHOOTS):
        verdict.refuse(ability.id, ability.never_shoots, (warrior.id,))
    judge_deed(state, SHOOT, verdict)


def judge_frenzy(state: MageKnight, seat: Seat, warrior: Warrior, verdict: Verdict) -> None:
    """A warrior in a frenzy must be given an action before the others."""
    frenzied = frenzied_of(state, seat)
    if frenzied and not asked_unit(state, warrior, ACTS_FIRST):
        first = state.warriors[frenzied[0]]
        verdict.refuse(asked(first, ACTS_FIRST)[0].id, "frenzied-first", (first.id,))


def frenzied_of(state: MageKnight, seat: Seat) -> list[int]:
    """A player's warriors that still wait for their action, and make all others wait."""
    return [
        w.id
        for w in state.warriors
        if w.seat == seat and w.tokens < 2 and w.gone == HERE and asked(w, ACTS_FIRST) and not w.is_done
    ]


def open_kinds(state: MageKnight, warrior: Warrior, has_actions: bool, is_held_up: bool) -> tuple[str, ...]:
    """The kinds of actions that `judge_actor` lets this warrior be given; this is asked of everybody, again and again.

    `is_held_up`: others are in a frenzy and must have their action first. What only guards or the quick can be given
    is left out for all others; whether it can shoot, `may_shoot` has to say.
    """
    if warrior.guard != NOBODY:
        return ()
    if warrior.is_done or warrior.tokens >= 2:
        return ONLY_FREE
    if is_held_up or not has_actions:
        kinds: tuple[str, ...] = ONLY_FREE
    elif asked(warrior, DEMORALIZES):
        kinds = (MOVE, FREE)
    elif state.captive_of(warrior.id) is not None:
        kinds = (MOVE, FINISH, FREE)
    else:
        kinds = ALL_KINDS
    return (*kinds[:-1], QUICK, FREE) if asked_unit(state, warrior, IS_QUICK) else kinds


def may_shoot(state: MageKnight, warrior: Warrior) -> bool:
    """What `judge_shooter` would say, without the reasons."""
    return is_able_to_shoot(state, warrior) and not enemies_touching(state, warrior)


def is_able_to_shoot(state: MageKnight, warrior: Warrior) -> bool:
    """The same of one that no enemy touches."""
    if asked(warrior, NEVER_SHOOTS) or reach_of(state, warrior) < INCH:
        return False
    return not is_forbidden(state, SHOOT)


def may_act(state: MageKnight, warrior: Warrior, action: str) -> bool:
    """The same for one kind, where nobody is in a frenzy."""
    has_actions = state.players[warrior.seat].actions > 0
    if action in MOVES and warrior.is_rider:  # MKC-ACTION-03
        return False
    if action not in open_kinds(state, warrior, has_actions, is_held_up=False):
        return False
    return action != RANGED or may_shoot(state, warrior)
