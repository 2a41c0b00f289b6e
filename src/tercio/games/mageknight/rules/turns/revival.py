"""Rules say who may bring whom back, and where. MK-SPECIAL-11 to MK-SPECIAL-14, MK-TERM-29, MK-TERM-30"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Reviver
from tercio.games.mageknight.abilities.registry import revivers
from tercio.games.mageknight.field.ground import are_touching, enemies_touching
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.rules.turns.actions import judge_ability
from tercio.games.mageknight.state import ELIMINATED, MageKnight, Warrior
from tercio.kernel import Answer, Point, Seat, Verdict


def judge_revival(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The reviver may, and whom it names can come back there. MK-SPECIAL-11 to MK-SPECIAL-14"""
    ability = revivers()[answer.key]
    judge_reviver(state, warrior, ability, verdict)
    for pick in answer.picks:
        if 0 <= pick < len(state.warriors):
            fallen = state.warriors[pick]
            judge_fallen(state, warrior, fallen, ability, verdict)
            if answer.path:
                facing = answer.numbers[0] if answer.numbers else 0
                judge_return(state, warrior, fallen, answer.path[0], facing, ability, verdict)


def judge_reviver(state: MageKnight, warrior: Warrior, ability: Reviver, verdict: Verdict) -> None:
    """Only who has the ability, and touches no enemy."""
    judge_ability(warrior, ability.name, verdict)
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse(ability.id, "enemy-in-contact", (warrior.id, enemies[0].id))


def judge_fallen(state: MageKnight, warrior: Warrior, fallen: Warrior, ability: Reviver, verdict: Verdict) -> None:
    """Who controlled it last does not matter (MK-SPECIAL-12)."""
    if fallen.gone != ELIMINATED:
        verdict.refuse(ability.id, "not-eliminated", (fallen.id,))
    if not was_in_army(fallen, warrior.seat):
        verdict.refuse("MK-SPECIAL-13", "not-of-your-army", (fallen.id,))
    if state.has_like(fallen, warrior.seat):
        verdict.refuse("MK-TERM-29", "unique-in-army", (fallen.id,))
    ability.judge_call(warrior, fallen, verdict)


def was_in_army(fallen: Warrior, seat: Seat) -> bool:
    """It was there from the beginning, or this player has brought it into play. MK-SPECIAL-13, MK-SPECIAL-14"""
    return seat in (fallen.army, fallen.brought_by)


def judge_return(
    state: MageKnight, warrior: Warrior, fallen: Warrior, at: Point, facing: int, ability: Reviver, verdict: Verdict
) -> None:
    """In base contact with the warrior that brings it back, where it has room."""
    risen = fallen.standing(at, facing)
    judge_standing(state, risen, verdict)
    if not are_touching(state, warrior, risen):
        verdict.refuse(ability.id, "not-in-contact", (fallen.id,))


def fallen_for(state: MageKnight, warrior: Warrior, ability: Reviver) -> tuple[int, ...]:
    """Whom it could bring back."""
    found: list[int] = []
    for fallen in state.warriors:
        if fallen.gone == ELIMINATED and was_in_army(fallen, warrior.seat):
            verdict = Verdict()
            judge_fallen(state, warrior, fallen, ability, verdict)
            if verdict:
                found.append(fallen.id)
    return tuple(found)
