from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.state import MageKnight, Warrior


class Pact(Gift):
    """It has the faction symbols of its friends. MKF-PACT-02"""

    id = "MKF-PACT-02"
    stands_in = "MKF-PACT-01"
    name = "pact"
    number = 65
    subfaction = "ninth-circle"
    shares_symbols = True

    def symbols(self, state: MageKnight, bearer: Warrior, is_sprint: bool) -> tuple[str, ...]:
        """Those that are printed on its friends on the field; in a sprint no gift is used. A66, MK-SPRINT-08"""
        if is_sprint:
            return ()
        friends = [other for other in state.here() if state.are_friends(bearer, other)]
        return tuple(dict.fromkeys([symbol for friend in friends for symbol in friend.figure.factions]))
