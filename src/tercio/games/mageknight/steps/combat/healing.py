"""MK-HEAL  A healing attempt is an attack whose success turns the dial back."""

from __future__ import annotations

from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.healing import healers
from tercio.games.mageknight.state import Warrior
from tercio.games.mageknight.steps.combat.attack import attack
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Event, Match


def begin_healing(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The healer attacks its friend with the damage value or a die to come. H5"""
    power, target = healers()[answer.key], answer.picks[0]
    give(m, (warrior.id,), power.id)
    m.emit(Event("wields", power.id, (warrior.id, power.number, target)))
    amount = 0 if answer.key == power.healing[-1] else warrior.now.damage
    attack(m, warrior.id, (Target(target),), power.heals_afar, using=power.name, instead=amount)
