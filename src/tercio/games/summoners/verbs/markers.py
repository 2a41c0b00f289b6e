"""Verbs about markers; a negative amount takes them away."""

from __future__ import annotations

from tercio.content.table import Phrase
from tercio.games.summoners import changes
from tercio.games.summoners.printed.profiles import Effect, TerrainKind
from tercio.games.summoners.rules.spells import Casting
from tercio.games.summoners.state import Unit
from tercio.games.summoners.verbs.verb import SAY, TEXT, Counted
from tercio.kernel import Match


class Marked(Counted):
    """A verb that brings or takes away some markers."""

    least = -3
    most = 3

    def said(self, effect: Effect, who: Phrase, kinds: dict[str, TerrainKind]) -> Phrase:
        key = self.word if effect.amount > 0 else f"{self.word}-away"
        return SAY(key, who=who, amount=abs(effect.amount))


class Ice(Marked):
    """Ice markers. SU-TRAIT-11"""

    word = "ice"

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        changes.ice(m, unit, effect.amount, TEXT)


class Fire(Marked):
    """Fire markers; the player who laid them scores if the unit burns to death. SU-TRAIT-17"""

    word = "fire"

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        changes.burn(m, unit, effect.amount, TEXT, casting.caster.seat)
