from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.actions.action import Action
from tercio.games.mageknight.actions.healing import Heal
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.rules.combat.healing import judge_heal
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.steps.combat.healing import begin_healing


class MagicHealing(Power):
    """It heals a friend from afar. MKA-MAGICHEALING-01"""

    id = "MKA-MAGICHEALING-01"
    name = "magic-healing"
    number = 17
    slot = ATTACK
    is_optional = True
    is_magic = True
    heals = True
    healing = ("magic-heal",)
    heals_afar = True
    heals_no_golem = "MKC-ACTION-13"
    harms = False
    throws_a_die = True

    def ways(self) -> tuple[Action, ...]:
        return (MagicHeal(judge_heal, begin_healing),)


class MagicHeal(Heal):
    """A mage heals by a die, from afar."""

    keys = MagicHealing.healing
    kind = RANGED
    abilities = frozenset({MagicHealing.name})
    order = 3
