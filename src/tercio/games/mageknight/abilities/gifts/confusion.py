from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import ATTACK, MINIONS
from tercio.games.mageknight.state import INCH, MageKnight
from tercio.kernel import Tally


class Confusion(Gift):
    """It attacks with the best attack value of the Apocalypse. MKF-CONFUSION-03"""

    id = "MKF-CONFUSION-03"
    stands_in = "MKF-CONFUSION-01"
    name = "confusion"
    number = 61
    subfaction = MINIONS
    is_optional = True
    is_declinable = True
    confuses = 10 * INCH  # MKF-CONFUSION-02

    def replace(self, state: MageKnight, aim: Aim, value: str, tally: Tally) -> None:
        """By the friend of the Apocalypse whose unmodified value is best, if it is better. A60"""
        best = aim.attacker
        for friend in state.here() if value == ATTACK else ():
            is_better = friend.now.attack > best.now.attack
            if is_better and "apocalypse" in friend.figure.factions and state.are_friends(aim.attacker, friend):
                best = friend
        if best is not aim.attacker:
            tally.set(best.now.attack, self.id, best.id)
