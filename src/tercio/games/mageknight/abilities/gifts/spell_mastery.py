from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class SpellMastery(Gift):
    """It is familiar with the spells of every faction. MKF-MASTERY-02"""

    id = "MKF-MASTERY-02"
    stands_in = "MKF-MASTERY-01"
    name = "spell-mastery"
    number = 64
    subfaction = "dragon-mystics"
    masters_spells = True
