"""Rules say who may turn on the spot, and which way. MK-MOVE-16, MK-MOVE-19, MK-MOVE-20, MK-MOVE-25"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.mageknight.field.ground import are_touching, is_in_front, move_type
from tercio.games.mageknight.printed.dials import HORSESHOE
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import NOBODY, Option, RuleId, Seat, Verdict


@lru_cache(maxsize=1 << 8)
def turn_option(warrior: int, rule: RuleId) -> Option:
    """Options are values: the same one is made only once."""
    return Option("turn", rule, warrior, numbers=1, low=0, high=359)


def judge_turn(state: MageKnight, warrior: Warrior, facing: int, verdict: Verdict) -> None:
    """A long base may hit another one where it turns. MK-FIGURE-10"""
    if warrior.base.length:
        judge_standing(state, warrior.standing(warrior.at, facing), verdict, (), warrior)


def may_spin(state: MageKnight, warrior: Warrior, mover: Warrior) -> bool:
    """Mounts, guards and hooves never do. MK-MOVE-19, MK-MOVE-25, MK-CAPTURE-26, MKC-MOUNT-04, MKC-UNIT-07"""
    if warrior.figure.mount or warrior.partner != NOBODY:
        return False
    if move_type(state, warrior) == HORSESHOE or state.captive_of(warrior.id) is not None:
        return False
    return are_touching(state, warrior, mover)


def judge_spinner(state: MageKnight, seat: Seat, warrior: Warrior, verdict: Verdict) -> None:
    """`may_spin` at length, apart from the newcomer."""
    if warrior.seat != seat:
        verdict.refuse("MK-TURN-01", "not-yours", (warrior.id,))
    if warrior.figure.mount:
        verdict.refuse("MKC-MOUNT-04", "never-spins", (warrior.id,))
    elif warrior.partner != NOBODY:
        verdict.refuse("MKC-UNIT-07", "never-spins", (warrior.id,))
    if move_type(state, warrior) == HORSESHOE:
        verdict.refuse("MK-MOVE-25", "never-spins", (warrior.id,))
    if state.captive_of(warrior.id) is not None:
        verdict.refuse("MK-CAPTURE-26", "guards", (warrior.id,))


def judge_unasked_spin(
    state: MageKnight, seat: Seat, warrior: Warrior, mover: Warrior | None, verdict: Verdict
) -> None:
    """Nobody asks for this free spin: nobody has moved up to the warrior, or others are asked. MK-MOVE-19"""
    if warrior.gone == HERE:
        judge_spinner(state, seat, warrior, verdict)
    if mover is None or not are_touching(state, warrior, mover):
        verdict.refuse("MK-MOVE-19", "nobody-moved-up", (warrior.id,))
    elif verdict:
        verdict.refuse("MK-MOVE-19", "asked-in-turn", (warrior.id,))


def judge_spin(warrior: Warrior, mover: Warrior, facing: int, verdict: Verdict) -> None:
    """A free spin ends with the newcomer at the front arc. MK-MOVE-19"""
    if not is_in_front(warrior.standing(warrior.at, facing), mover.at):
        verdict.refuse("MK-MOVE-19", "turned-away", (mover.id,))
