"""MK-CHARGE  Move and attack in one combat action: by the talent Surge, or by an ability."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import LEAPS, RUSHES
from tercio.games.mageknight.abilities.bearers import asked, is_forbidden
from tercio.games.mageknight.abilities.effect import SURGE
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.actions.action import FOES, Action, Stance, walking
from tercio.games.mageknight.actions.rides import begin_assault_or_ride
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.movement.assaults import is_anybody_near, judge_leap, judge_rush
from tercio.games.mageknight.rules.turns.actions import CLOSE, RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Option


class Rush(Action):
    """A warrior cannot surge while an ability lets it rush in another way. MK-CHARGE-01, MK-CHARGE-07"""

    kind = CLOSE
    rule = "MK-CHARGE-01"
    lacking = "nobody-to-rush"
    shuns = FOES

    def option_keys(self) -> tuple[str, ...]:
        return (SURGE, *names_answering(RUSHES))

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        rushing = asked(warrior, RUSHES)
        if not rushing and (
            not warrior.figure.has_type(SWORD) or warrior.partner != NOBODY or is_forbidden(state, SURGE)
        ):
            return []
        if stance.foes or not is_anybody_near(state, warrior):
            return []
        if not rushing:
            return [walking(SURGE, "MK-CHARGE-01", warrior)]
        return [walking(ability.name, ability.id, warrior) for ability in rushing]


class Leap(Action):
    """A leap ends with an ordinary shot; abilities that take an action of their own do not mix."""

    kind = RANGED

    def option_keys(self) -> tuple[str, ...]:
        return tuple(names_answering(LEAPS))

    def takes(self) -> frozenset[str]:
        return names_answering(LEAPS)

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [walking(ability.name, ability.id, warrior) for ability in asked(warrior, LEAPS)]


RUSH: Final = Rush(judge_rush, begin_assault_or_ride)
LEAP: Final = Leap(judge_leap, begin_assault_or_ride)
