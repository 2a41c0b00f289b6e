"""MK-HEAL  A healing attempt is an attack whose success turns the dial back."""

from __future__ import annotations

from tercio.games.mageknight.abilities.names import HEALING
from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.healing import heals_by
from tercio.games.mageknight.state import Warrior
from tercio.games.mageknight.steps.combat.attack import attack
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Event, Match


def begin_healing(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The healer attacks its friend with the damage value or a die to come. MKA-HEALING-01, MKA-MAGICHEALING-01, H5"""
    ability, target = heals_by(answer.key), answer.picks[0]
    give(m, (warrior.id,), rule_of(ability))
    m.emit(Event("wields", rule_of(ability), (warrior.id, abilities()[ability].number, target)))
    amount = warrior.now.damage if answer.key == "heal" else 0
    attack(m, warrior.id, (Target(target),), ability != HEALING, using=ability, instead=amount)
