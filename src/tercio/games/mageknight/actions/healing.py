"""MKA-HEALING-01, MKA-MAGICHEALING-01  Combat actions against friends, to heal them."""

from __future__ import annotations

from typing import ClassVar, Final

from tercio.games.mageknight.abilities.names import HEALING, MAGIC_HEALING
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import NEAR, Action, Stance
from tercio.games.mageknight.rules.combat.healing import healing_targets, judge_heal
from tercio.games.mageknight.rules.turns.actions import CLOSE, RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.healing import begin_healing
from tercio.kernel import Option


class Heal(Action):
    """A healer uses its damage value or a die; which of them is said with the action, before the roll. H5"""

    keys: ClassVar[tuple[str, ...]] = ("heal", "heal-by-die")
    kind = CLOSE
    abilities = frozenset({HEALING})
    needs = NEAR
    ability = HEALING

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if self.ability not in stance.abilities:
            return []
        targets = healing_targets(state, warrior, self.ability)
        if not targets:
            return []
        keys = self.keys if self.ability == MAGIC_HEALING or warrior.now.damage else self.keys[1:]
        return [Option(key, rule_of(self.ability), warrior.id, targets, 1, 1) for key in keys]


class MagicHeal(Heal):
    """A mage heals by a die, from afar."""

    keys = ("magic-heal",)
    kind = RANGED
    abilities = frozenset({MAGIC_HEALING})
    needs = 0
    ability = MAGIC_HEALING


HEAL: Final = Heal(judge_heal, begin_healing)
MAGIC_HEAL: Final = MagicHeal(judge_heal, begin_healing)
