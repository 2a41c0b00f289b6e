"""MK-BOMB-09  Tokens that were laid in the turn before are attacked."""

from __future__ import annotations

from tercio.games.mageknight.abilities.names import BOMBARDMENT
from tercio.games.mageknight.abilities.sources import Source, set_off_by
from tercio.games.mageknight.state import MageKnight
from tercio.games.mageknight.steps.combat.bombardment import Bombard
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Match, Seat


class Bombardments(Upkeep):
    """All tokens of a warrior make one attack, whatever has become of it since. MK-BOMB-11, MK-BOMB-19"""

    rule = "MK-BOMB-09"
    order = -2

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        shooters: list[int] = []
        for bomb in state.bombs:
            if bomb.seat == seat and bomb.shooter not in shooters:
                shooters.append(bomb.shooter)
        return [set_off_by(shooter, BOMBARDMENT) for shooter in shooters]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Bombard(source.thing))
