from __future__ import annotations

from tercio.games.mageknight.abilities.effect import DOMAIN, ENCHANTMENT, GLYPH, ILLUSION, ITEM, Effect
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import WAND
from tercio.games.mageknight.rules.combat.values import attack_type
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class WandWard(Effect):
    """Whomever it protects has 2 more on defense against wands. MKE-WANDWARD-01"""

    id = "MKE-WANDWARD-01"
    name = "wand-ward"
    cards = (ITEM, ENCHANTMENT, GLYPH, DOMAIN, ILLUSION)

    def defense(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if attack_type(aim) == WAND and self.thing.concerns(state, aim.target):
            tally.add(2, self.id, self.thing.number)
