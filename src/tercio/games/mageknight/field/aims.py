"""An attack on one target as it is about to be made, and what has become of it."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.field.fire import LineOfFire
from tercio.games.mageknight.printed.dials import Shell
from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY


class Aim(NamedTuple):
    """Everything that bears on one attack against one target. MK-COMBAT-02"""

    attacker: Warrior
    target: Warrior
    is_ranged: bool
    line: LineOfFire | None = None  # of a ranged attack
    supporters: int = 0  # MK-MOB-03
    attack_support: tuple[int, ...] = ()  # members of a ranged formation that add to the attack,
    damage_support: tuple[int, ...] = ()  # or to the damage
    is_capture: bool = False
    is_precise: bool = False
    point_blank: str = ""  # "attack" or "damage"
    using: str = ""  # the special ability that the attack is made with
    instead: int = 0  # what replaces the damage value: a die, or 1
    shell: Shell | None = None  # MK-BOMB-19  whose printed values count in place of the attacker's
    is_one_of_many: bool = False  # the target is not the only one
    is_at_terrain: bool = False  # b68: at what was built; nobody is the target, so the attacker stands for it
    spell: int = NOBODY  # MKS-SORCERY-04  the sorcery that it is made with

    def is_supporting(self, warrior: Warrior) -> bool:
        """A member that is not the primary attacker has no use of its abilities now. MK-FORMATION-34"""
        return warrior.id in self.attack_support or warrior.id in self.damage_support


class Blow(NamedTuple):
    """An attack that was made: whom it has hit, and whom of them it has hurt."""

    attacker: int
    hit: tuple[int, ...]
    hurt: tuple[int, ...] = ()
    is_ranged: bool = False
    using: str = ""  # the special ability that it was made with
