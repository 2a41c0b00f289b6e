"""Those who are attacked, and what becomes of each."""

from __future__ import annotations

from typing import NamedTuple


class Target(NamedTuple):
    """One of those who are attacked."""

    warrior: int
    attack: int = 0  # the value against this one, with its bonus
    defense: int = 0
    is_hit: bool = False
    damage: int = 0

    def attacked(self, attack: int) -> Target:
        return self._replace(attack=attack)

    def defended(self, attack: int, defense: int) -> Target:
        return self._replace(attack=attack, defense=defense)

    def compared(self, is_hit: bool) -> Target:
        return self._replace(is_hit=is_hit)

    def hurt(self, damage: int) -> Target:
        return self._replace(damage=damage)
