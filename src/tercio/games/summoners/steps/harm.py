"""Damage rolls that no hit roll comes before: spells that hurt, and collisions. SU-MELEE-04, a116"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.field.values import resistance
from tercio.games.summoners.printed.profiles import RESISTANCE
from tercio.games.summoners.rules.boosts import DAMAGE_ROLL, Boost, boost_of
from tercio.games.summoners.state import Unit, summoners
from tercio.games.summoners.steps.boosts import Boosted, offer_boost
from tercio.kernel import Event, Match, Roll, RuleId, Seat, Tally
from tercio.kernel.tally import told

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

    def at_stake(self, m: Match, unit: Unit) -> tuple[int, ...]:
        hardness = resistance(summoners(m), unit, boost_of(self.boosts, unit.id, RESISTANCE))
        return (DAMAGE_ROLL, self.dice, hardness.total)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.units[self.at]]
        hardness = resistance(state, unit, boost_of(self.boosts, unit.id, RESISTANCE))
        self.keep(reckon_damage(m, unit, faces, 0, hardness, self.rule))

    def keep(self, damage: int) -> None:
        self.damage = (*self.damage, damage)
        self.at += 1
        self.stage = BOOST


def reckon_damage(m: Match, unit: Unit, faces: tuple[int, ...], bonus: int, hardness: Tally, rule: RuleId) -> int:
    """Each die by itself, none below 0 (a3); every damage roll is told here. SU-MELEE-04"""
    tough = hardness.total
    first, *others = sorted([max(0, face + bonus - tough) for face in faces], reverse=True)
    line = "SU-RANGED-03" if rule == "SU-RANGED-03" else "SU-MELEE-04"
    damage = Tally(first, line)
    for other in others:
        if other:
            damage.add(other, line)
    if len(told(hardness)) > 1:
        m.emit(Event("resistance-value", "SU-PROFILE-06", (unit.id, tough), receipts=told(hardness)))
    m.emit(Event("damage", rule, (unit.id, damage.total, bonus, tough), receipts=told(damage)))
    return damage.total


def hurt_all(m: Match, units: tuple[int, ...], dice: int, by: Seat, rule: RuleId) -> None:
    """Every damage roll without a strike begins here."""
    m.push(Hurt(units, dice, by, rule))
