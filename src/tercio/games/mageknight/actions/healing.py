"""MK-HEAL  Combat actions against friends, to heal them: each ability that heals brings its own along."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.combat.healing import healers, healing_targets
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Option


class Heal(Action):
    """A warrior without a damage value heals only by a die. H5"""

    ends_a_ride = True
    lacking = "nobody-to-heal"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        power = healers()[self.keys[0]]
        if power.name not in stance.abilities:
            return []
        targets = healing_targets(state, warrior, power)
        if not targets:
            return []
        keys = self.keys if warrior.now.damage else self.keys[-1:]
        return [Option(key, power.id, warrior.id, targets, 1, 1) for key in keys]
