"""SU-MELEE-04  Damage rolls that no hit roll comes before: spells that hurt, and collisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.field.values import resistance
from tercio.games.summoners.printed.profiles import RESISTANCE
from tercio.games.summoners.rules.boosts import Boost, boost_of
from tercio.games.summoners.state import summoners
from tercio.games.summoners.steps.boosts import Boosted, offer_boost
from tercio.kernel import Match, Roll, RuleId, Seat

BOOST: Final = 0
DAMAGE: Final = 1


@dataclass
class Hurt(Boosted):
    """SU-BOOST-07  A summoner may toughen himself before the dice fall; each die by itself, none below 0 (a3)."""

    unit: int
    dice: int
    by: Seat
    rule: RuleId
    stage: int = BOOST
    boosts: tuple[Boost, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)
        if unit is None:
            m.finish(self)
        elif self.stage == BOOST:
            self.stage = DAMAGE
            offer_boost(m, unit, (RESISTANCE,))
        else:
            m.push(Roll(self.dice, 8, self.rule, self.by))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        m.finish(self)
        unit = state.find(self.unit)
        if unit is not None:
            tough = resistance(state, unit, boost_of(self.boosts, unit.id, RESISTANCE)).total
            changes.wound(m, unit, sum([max(0, face - tough) for face in faces]), self.rule, self.by)


def hurt(m: Match, unit: int, dice: int, by: Seat, rule: RuleId) -> None:
    """Every damage roll without a strike begins here."""
    m.push(Hurt(unit, dice, by, rule))
