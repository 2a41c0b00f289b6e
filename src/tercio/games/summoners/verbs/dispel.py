"""The verb that takes enchantments away."""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.printed.profiles import Effect
from tercio.games.summoners.rules.spells import Casting
from tercio.games.summoners.state import Unit, summoners
from tercio.games.summoners.verbs.verb import TEXT, SpellVerb
from tercio.kernel import Match


class Dispel(SpellVerb):
    """Every spell and ability that lies on the unit ends at once, whoever cast it."""

    word = "dispel"

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        for lasting in [each for each in summoners(m).effects if each.target == unit.id]:
            changes.end_effect(m, lasting, TEXT)
