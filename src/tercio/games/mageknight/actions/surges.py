"""MK-CHARGE  Move and attack in one close combat action: the talent Surge, or the ability Charge in its place."""

from __future__ import annotations

from tercio.games.mageknight.abilities.domains import SURGE, is_forbidden
from tercio.games.mageknight.abilities.names import CHARGE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import FOES, Action, Stance, walking
from tercio.games.mageknight.field.ground import extent_of
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.combat.values import RULE_OF_THREE
from tercio.games.mageknight.rules.turns.actions import CLOSE
from tercio.games.mageknight.state import HERE, INCH, LONGEST, MageKnight, Warrior
from tercio.games.mageknight.steps.cavalry.rides import begin_ride
from tercio.games.mageknight.steps.movement.surges import begin_surge, judge_surge
from tercio.geometry.points import TOUCH, within
from tercio.kernel import NOBODY, Answer, Match, Option, Verdict


class Rush(Action):
    """MK-CHARGE-01, MK-CHARGE-07  Who has Charge cannot surge, unless its player switches it off."""

    keys = ("surge", "charge")
    kind = CLOSE
    shuns = FOES

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        charges = CHARGE in stance.abilities
        if not charges and (
            not warrior.figure.has_type(SWORD) or warrior.partner != NOBODY or is_forbidden(state, SURGE)
        ):
            return []
        if stance.foes or not is_anybody_near(state, warrior):
            return []
        return [walking(*(("charge", rule_of(CHARGE)) if charges else ("surge", "MK-CHARGE-01")), warrior)]

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_surge(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        if warrior.partner == NOBODY:
            begin_surge(m, warrior, answer)
        else:  # MKC-TALENT-04
            begin_ride(m, warrior, answer)


def is_anybody_near(state: MageKnight, warrior: Warrior) -> bool:
    """An enemy as near as the way might be long, as the crow flies: else no way leads into contact."""
    if warrior.partner != NOBODY:
        return True  # its mount's legs carry it
    far = (warrior.now.movement + RULE_OF_THREE) * INCH + extent_of(warrior) + TOUCH
    (x, y), seat, most = warrior.at, warrior.seat, far + LONGEST
    for other in state.warriors:
        if other.seat == seat:
            continue
        at = other.at
        if abs(at[0] - x) > most or abs(at[1] - y) > most or other.gone != HERE:
            continue
        if within(warrior.at, at, far + extent_of(other)) and state.are_enemies(warrior, other):
            return True
    return False
