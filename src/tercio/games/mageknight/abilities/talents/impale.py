from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Talent
from tercio.games.mageknight.abilities.bearers import talents_of
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class Impale(Talent):
    """A rider's blow has 2 more damage. MKC-TALENT-08

    Healing asks for no modifier, so it never adds to that (MKC-TALENT-10).
    """

    id = "MKC-TALENT-08"
    name = "impale"
    number = 55

    def damage(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if is_impaling(aim) and not aim.is_one_of_many:
            tally.add(2, self.id)


def is_impaling(aim: Aim) -> bool:
    """A rider's blow, unless its player declines the talent. MKC-TALENT-07, MKC-TALENT-09, MKC-TALENT-11"""
    return not aim.is_ranged and not aim.is_at_terrain and Impale.name in talents_of(aim.attacker)
