"""MK-DOMAIN-09 to MK-DOMAIN-11  Domains that do something in every player's command phase or end phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.domains import DEMORALIZED_DIE, MAGESTONE_STORM, with_effect
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.state import DOMAINS, MageKnight, mageknight
from tercio.games.mageknight.steps.turns.domains import Storm, wilting, wither
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Match, Seat


class Storms(Upkeep):
    """A storm blows once in each command phase, however many have brought it. MK-DOMAIN-11, b78"""

    rule = "MK-DOMAIN-11"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [Source(DOMAINS + domain.number) for domain in with_effect(state, MAGESTONE_STORM)[:1]]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Storm(mageknight(m).active, source.thing - DOMAINS))


class Heat(Upkeep):
    """Heat strikes in each end phase, while there is somebody whom it can strike."""

    rule = "MK-DOMAIN-11"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        domains = with_effect(state, DEMORALIZED_DIE)
        return [Source(DOMAINS + domains[0].number)] if domains and wilting(state) else []

    def resolve(self, m: Match, source: Source) -> None:
        wither(m, source.thing - DOMAINS)
