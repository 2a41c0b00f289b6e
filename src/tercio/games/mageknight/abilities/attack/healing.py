from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.actions.action import NEAR, Action
from tercio.games.mageknight.actions.healing import Heal
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.rules.combat.healing import judge_heal
from tercio.games.mageknight.rules.turns.actions import CLOSE
from tercio.games.mageknight.steps.combat.healing import begin_healing


class Healing(Power):
    """It heals a friend that it touches. MKA-HEALING-01"""

    id = "MKA-HEALING-01"
    name = "healing"
    number = 11
    slot = ATTACK
    is_optional = True
    heals = True
    healing = ("heal", "heal-by-die")
    heals_no_golem = "MKC-ACTION-12"
    harms = False
    throws_a_die = True

    def ways(self) -> tuple[Action, ...]:
        return (LayHandsOn(judge_heal, begin_healing),)


class LayHandsOn(Heal):
    """A healer uses its damage value or a die; which of them is said with the action, before the roll. H5"""

    keys = Healing.healing
    kind = CLOSE
    abilities = frozenset({Healing.name})
    needs = NEAR
    order = 2
