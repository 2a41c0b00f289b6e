"""MK-TURN, MK-TERM-03, MK-CAPTURE-09, MK-CAPTURE-15  Which warriors may be given which action?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities import BERSERK, DEMORALIZED, FRENZY, QUICKNESS, has
from tercio.games.mageknight.ground import enemies_touching
from tercio.games.mageknight.numbers import range_of
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import NOBODY, Seat, Verdict

MOVE: Final = "move"
CLOSE: Final = "close"
RANGED: Final = "ranged"
SPECIAL: Final = "special"
ACTIONS: Final = (MOVE, CLOSE, RANGED, SPECIAL)  # MK-TURN-21
FINISH: Final = "finish"  # MK-CAPTURE-22  the only close combat action that a guard is given
QUICK: Final = "quick"  # MKA-QUICKNESS-01  a move action that uses up none of its player's
FREE: Final = "free"  # no action at all: what may be done beside them


def judge_actor(state: MageKnight, seat: Seat, warrior: Warrior, action: str, verdict: Verdict) -> None:
    """Everything that forbids to give this warrior this action."""
    if warrior.seat != seat:
        verdict.refuse("MK-TURN-01", "not-yours", (warrior.id,))
        return
    if warrior.guard != NOBODY:
        verdict.refuse("MK-CAPTURE-15", "captive", (warrior.id,))
    if action == FREE:
        return
    if warrior.has_acted:
        verdict.refuse("MK-TURN-16", "has-acted", (warrior.id,))
    if warrior.tokens >= 2:
        verdict.refuse("MK-TERM-03", "two-tokens", (warrior.id, warrior.tokens))
    if action != QUICK and state.players[seat].actions < 1:
        verdict.refuse("MK-TURN-18", "no-actions", (seat,))
    if has(warrior, DEMORALIZED) and action not in (MOVE, QUICK):
        verdict.refuse("MKA-DEMORALIZED-01", "demoralized", (warrior.id,))
    if action in (CLOSE, RANGED, SPECIAL) and state.captive_of(warrior.id) is not None:
        verdict.refuse("MK-CAPTURE-09", "guards", (warrior.id,))
    if action == RANGED:
        judge_shooter(state, warrior, verdict)
    if action != QUICK:
        judge_frenzy(state, seat, warrior, verdict)


def judge_shooter(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """MK-RANGED-02, MK-RANGED-03"""
    if range_of(state, warrior).total < 1:
        verdict.refuse("MK-RANGED-02", "no-range", (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse("MK-RANGED-03", "enemy-in-contact", (warrior.id, enemies[0].id))
    if has(warrior, BERSERK):
        verdict.refuse("MKA-BERSERK-01", "berserk", (warrior.id,))
    for _, domain in state.domains():
        if RANGED in domain.forbids or "ranged-attacks" in domain.forbids:
            verdict.refuse("MK-DOMAIN-09", "domain-forbids", (domain.number,))


def judge_frenzy(state: MageKnight, seat: Seat, warrior: Warrior, verdict: Verdict) -> None:
    """Whoever is in a frenzy must be given an action before the others."""
    if not has(warrior, FRENZY):
        for other in frenzied_of(state, seat)[:1]:
            verdict.refuse("MKA-FRENZY-01", "frenzied-first", (other,))


def frenzied_of(state: MageKnight, seat: Seat) -> list[int]:
    """MKA-FRENZY-01  A player's warriors that still wait for their action, and make all others wait."""
    return [
        w.id
        for w in state.warriors
        if w.seat == seat and w.gone == HERE and w.tokens < 2 and not w.has_acted and has(w, FRENZY)
    ]


def may_act(state: MageKnight, warrior: Warrior, action: str, is_held_up: bool) -> bool:
    """What `judge_actor` would say, without the reasons: this is asked of every warrior, again and again.

    `is_held_up`: others are in a frenzy and must have their action first.
    """
    if warrior.guard != NOBODY:
        return False
    if action == FREE:
        return True
    if warrior.has_acted or warrior.tokens >= 2:
        return False
    if action == QUICK:
        return has(warrior, QUICKNESS)
    if is_held_up or state.players[warrior.seat].actions < 1:
        return False
    if action == MOVE:
        return True
    if has(warrior, DEMORALIZED):
        return False
    if action != FINISH and state.captive_of(warrior.id) is not None:
        return False
    if action != RANGED:
        return True
    if not warrior.figure.range and not warrior.items and not state.domains():
        return False  # the usual case
    verdict = Verdict()
    judge_shooter(state, warrior, verdict)
    return bool(verdict)
