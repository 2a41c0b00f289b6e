"""The game carries out the text of a spell, sentence by sentence. MKS-CAST-09, MKS-SORCERY-04"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import defies_magic
from tercio.games.mageknight.abilities.things import is_meant
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.printed.spells import (
    ACTION,
    AT_CASTER,
    AT_TARGET,
    ATTACK,
    DAMAGE,
    DISPEL,
    ENCHANTMENT,
    HEAL,
    REFRESH,
    SORCERY,
    TIRE,
    TURN,
    Deed,
    Reading,
    Spell,
)
from tercio.games.mageknight.rules.combat.ranged_combat import attacks_forbidden
from tercio.games.mageknight.state import INCH, SPELLS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import attack
from tercio.games.mageknight.steps.combat.ranged_combat import shot_event
from tercio.games.mageknight.steps.turns import harm as harming
from tercio.geometry.points import within
from tercio.kernel import NOBODY, Match, Point, RuleId, Seat, Step

AROUND: Final = 180  # degrees: the other way


def carry_out(
    m: Match,
    spell: Spell,
    choice: int,
    is_each: bool,
    caster: int,
    seat: Seat,
    targets: tuple[int, ...],
    at: Point,
) -> None:
    """The gate of every text that is carried out: when a spell is cast, and in each command phase while it lasts."""
    m.push(Carry(spell, choice, is_each, caster, seat, targets, at))


@dataclass
class Carry(Step):
    """What a spell does when it is cast, or in each command phase while it lasts."""

    spell: Spell
    choice: int
    is_each: bool
    caster: int
    seat: Seat  # A88: whose spell it is
    targets: tuple[int, ...]
    at: Point  # the middle of what it does around itself
    done: int = 0

    @property
    def reading(self) -> Reading:
        return self.spell.readings[self.choice]

    def advance(self, m: Match) -> None:
        deeds = self.reading.each if self.is_each else self.reading.deeds
        if self.done >= len(deeds) or mageknight(m).players[self.seat].is_out:
            m.finish(self)
            return
        deed = deeds[self.done]
        self.done += 1
        if deed.does == ATTACK:
            self.attack(m, deed)
        elif deed.does == ACTION:
            turn_changes.gain_action(m, self.seat, "MKS-SORCERY-04", SPELLS + self.spell.number)
        else:
            for warrior in self.affected(mageknight(m), deed):
                self.work(m, deed, warrior)

    def affected(self, state: MageKnight, deed: Deed) -> list[Warrior]:
        """A warrior immune to magic is left out of sorceries (B24)."""
        if deed.whom == AT_TARGET:
            numbers = self.targets
        elif deed.whom == AT_CASTER:
            numbers = (self.caster,)
        else:
            near = [w for w in state.here() if within(self.at, w.at, deed.within * INCH)]
            numbers = tuple([w.id for w in near if is_meant(state, self.seat, w, deed.whom)])
        found = [state.find(number) for number in numbers]
        caster, is_sorcery = state.warriors[self.caster], self.spell.kind == SORCERY
        return [w for w in found if w is not None and not (is_sorcery and defies_magic(w, caster))]

    def attack(self, m: Match, deed: Deed) -> None:
        """A sorcery attacks with the values of its bearer; the amount replaces the damage. MKS-CAST-05

        Where nobody may make ranged attacks, whatever the spell was cast with, it makes none. MK-DOMAIN-09, MK-BOMB-28
        """
        state = mageknight(m)
        targets = tuple([Target(target) for target in self.targets if state.find(target) is not None])
        if state.find(self.caster) is None or not targets or attacks_forbidden(state):
            return
        for target in targets:
            m.emit(shot_event(self.caster, target.warrior, ""))
        attack(m, self.caster, targets, is_ranged=True, instead=deed.amount, spell=self.spell.number)

    def work(self, m: Match, deed: Deed, warrior: Warrior) -> None:
        rule: RuleId = "MKS-CAST-09"
        if deed.does == DAMAGE:
            lies_on = self.targets[0] if self.spell.kind == ENCHANTMENT and self.targets else NOBODY
            kind = harming.SORCERY if lies_on == NOBODY else harming.ENCHANTMENT
            by = self.caster if lies_on == NOBODY else lies_on
            changes.damage(m, warrior, deed.amount, harming.CREDITS[kind], by)
        elif deed.does == HEAL:
            changes.heal(m, warrior, deed.amount, rule)
        elif deed.does == TIRE:
            turn_changes.mark(m, warrior, rule)
        elif deed.does == REFRESH and warrior.tokens:
            spell_changes.take_token(m, warrior, rule)
        elif deed.does == TURN:
            changes.turn(m, warrior, (warrior.facing + AROUND) % 360, rule)
        elif deed.does == DISPEL:
            for working in mageknight(m).enchantments(warrior.id):
                spell_changes.remove_working(m, working, "MKS-CAST-21")
