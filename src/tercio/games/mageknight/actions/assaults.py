"""MK-CHARGE, MKA-BOUND-01  Move and attack in one combat action: the talent Surge, Charge in its place, or Bound."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import has, is_forbidden
from tercio.games.mageknight.abilities.effect import SURGE
from tercio.games.mageknight.abilities.names import BOUND, CHARGE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import FOES, Action, Stance, walking
from tercio.games.mageknight.actions.rides import begin_assault_or_ride
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.movement.assaults import is_anybody_near, judge_bound, judge_surge
from tercio.games.mageknight.rules.turns.actions import CLOSE, RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Option


class Rush(Action):
    """A warrior that has Charge cannot surge, unless its player switches it off. MK-CHARGE-01, MK-CHARGE-07"""

    keys = (SURGE, CHARGE)
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
        return [walking(*((CHARGE, rule_of(CHARGE)) if charges else (SURGE, "MK-CHARGE-01")), warrior)]


class Leap(Action):
    """A bound ends with an ordinary shot; abilities that take an action of their own do not mix. MKA-BOUND-01"""

    keys = (BOUND,)
    kind = RANGED
    abilities = frozenset({BOUND})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [walking(BOUND, rule_of(BOUND), warrior)] if has(warrior, BOUND) else []


RUSH: Final = Rush(judge_surge, begin_assault_or_ride)
LEAP: Final = Leap(judge_bound, begin_assault_or_ride)
