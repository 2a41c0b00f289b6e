"""Damage rolls that no hit roll comes before: spells that hurt, and collisions. SU-MELEE-04"""

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
    """A summoner may toughen himself before the dice fall; each die by itself, none below 0 (a3). SU-BOOST-07

    a52: where several are hurt, each rolls in turn, and no wound counts before all have rolled.
    """

    units: tuple[int, ...]
    dice: int
    by: Seat
    rule: RuleId
    stage: int = BOOST
    at: int = 0  # whose roll is next
    damage: tuple[int, ...] = ()  # of those who have rolled
    boosts: tuple[Boost, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        if self.at == len(self.units):
            m.finish(self)
            for number, damage in zip(self.units, self.damage, strict=True):
                unit = state.find(number)
                if unit is not None:
                    changes.wound(m, unit, damage, self.rule, self.by)
        elif state.find(self.units[self.at]) is None:
            self.keep(0)
        elif self.stage == BOOST:
            self.stage = DAMAGE
            offer_boost(m, state.units[self.units[self.at]], (RESISTANCE,))
        else:
            m.push(Roll(self.dice, 8, self.rule, self.by))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.units[self.at]]
        tough = resistance(state, unit, boost_of(self.boosts, unit.id, RESISTANCE)).total
        self.keep(sum([max(0, face - tough) for face in faces]))

    def keep(self, damage: int) -> None:
        self.damage = (*self.damage, damage)
        self.at += 1
        self.stage = BOOST


def hurt_all(m: Match, units: tuple[int, ...], dice: int, by: Seat, rule: RuleId) -> None:
    """Every damage roll without a strike begins here."""
    m.push(Hurt(units, dice, by, rule))
