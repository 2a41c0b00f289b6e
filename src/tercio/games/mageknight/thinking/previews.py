"""What an attack would need, before it is declared: its values, the roll, the exact chance and the damage.

No rule reads this; it asks the attack itself, so that a player sees the figures that would count.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.bearers import power_of
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.values import (
    attack_bonus,
    attack_of,
    damage_of,
    defense_of,
    die_rule,
    kept_off,
)
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat import attack_effects as effects
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.combat.attack_roll import CRITICAL_HIT, CRITICAL_MISS
from tercio.games.remarks import Sheet
from tercio.kernel import RuleId, Tally
from tercio.kernel.tally import told

THROWS: Final = 36
FACES: Final = 6


class Preview(NamedTuple):
    """One attack against one target."""

    attack: Tally  # without the bonus, which the rule of 3 leaves alone
    bonus: Tally
    defense: Tally
    damage: Tally
    die: RuleId  # the rule by which a die replaces the damage value; empty: none does
    kept_off: int  # clicks that the target's abilities keep off
    saving: RuleId  # the rule by which the target may still be missed; empty: none

    @property
    def value(self) -> int:
        return self.attack.total + self.bonus.total

    @property
    def needed(self) -> int:
        """An attack hits from this roll up: never on a 2, always on a 12. MK-COMBAT-14, MK-CRIT-01, MK-CRIT-04"""
        return max(CRITICAL_MISS + 1, min(CRITICAL_HIT, self.defense.total - self.value))

    @property
    def chance(self) -> tuple[int, int]:
        """How many of how many throws hit; with a die of the target's, out of all throws of three dice."""
        ways = ways_to_roll(self.needed)
        if not self.saving:
            return ways, THROWS
        return ways * len([face for face in range(1, FACES + 1) if not effects.is_saved(face)]), THROWS * FACES

    @property
    def percent(self) -> int:
        """Rounded to the nearest."""
        ways, throws = self.chance
        return (200 * ways + throws) // (2 * throws)

    def sheets(self, attacker: int, target: int) -> list[Sheet]:
        """Its tallies, for a player who wants to read why; nothing of a bonus that nobody has."""
        bonus = [Sheet("attack-bonus", self.bonus, attacker)] if told(self.bonus) else []
        damage = [Sheet("damage", self.damage, attacker)]
        return [Sheet("attack", self.attack, attacker), *bonus, Sheet("defense", self.defense, target), *damage]

    @property
    def clicks(self) -> int:
        """What it deals if it hits and no die decides; one more with a 12."""
        return max(0, self.damage.total - self.kept_off)


def ways_to_roll(total: int) -> int:
    """Throws of two dice, of 36, that reach this total."""
    faces = range(1, FACES + 1)
    return len([one for one in faces for other in faces if one + other >= total])


def attack_preview(
    state: MageKnight,
    attacker: Warrior,
    target: Warrior,
    is_ranged: bool = False,
    supporters: int = 0,
    is_capture: bool = False,
    is_precise: bool = False,
    point_blank: str = "",
    using: str = "",
    attack_support: tuple[int, ...] = (),
    damage_support: tuple[int, ...] = (),
) -> Preview:
    """What this attack would need. Ask the rules whether it may be made at all."""
    attack = Attack(
        attacker.id, (Target(target.id),), is_ranged, supporters, attack_support, damage_support,
        is_capture or target.guard == attacker.id, is_precise, point_blank, using=using,
        instead=power_of(using).fixed_damage(1),
    )  # fmt: skip
    return previewed(state, attack, target.id)


def previewed(state: MageKnight, attack: Attack, target: int) -> Preview:
    """The same for an attack that is under way."""
    aim = attack.aim(state, target)
    return Preview(
        attack_of(state, aim),
        attack_bonus(state, aim),
        defense_of(state, aim),
        damage_of(state, aim),
        die_rule(aim),
        kept_off(aim)[0],
        effects.saving_rule(aim),
    )
