"""Spells in play act by themselves until their time is up. MKS-CAST-12, MKS-CAST-20, MKS-GLYPH-04"""

from __future__ import annotations

from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.field.ground import touches_token
from tercio.games.mageknight.field.spellbooks import Working
from tercio.games.mageknight.printed.spells import GLYPH
from tercio.games.mageknight.state import LOOT_RADIUS, MageKnight, mageknight
from tercio.games.mageknight.steps.sorcery.deeds import carry_out
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import NOBODY, Match, Seat


def is_over(working: Working) -> bool:
    """As many turns of its player have begun as it was to last."""
    return working.is_active and working.spell.turns > 0 and working.left == 0


class Waning(Upkeep):
    """A spell that lasts for a number of turns ends in its player's command phase. MKS-CAST-20"""

    rule = "MKS-CAST-20"
    order = 1

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [Source(working.id) for working in state.workings if working.seat == seat and is_over(working)]

    def resolve(self, m: Match, source: Source) -> None:
        working = mageknight(m).working(source.thing)
        if working is not None:
            spell_changes.end_working(m, working, "MKS-CAST-20")


class Lasting(Upkeep):
    """A lasting text works in each command phase of the player who cast it."""

    rule = "MKS-CAST-09"
    order = 1

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [
            Source(w.id) for w in state.workings if w.seat == seat and w.is_active and w.reading.each and not is_over(w)
        ]

    def resolve(self, m: Match, source: Source) -> None:
        state = mageknight(m)
        working = state.working(source.thing)
        if working is None:
            return
        targets = () if working.target == NOBODY else (working.target,)
        at = state.warriors[working.target].at if targets else working.at
        carry_out(m, working.spell, working.choice, True, working.caster, working.seat, targets, at)


class Fading(Upkeep):
    """Glyphs that their sorcerers have left fade in any player's end phase. MKS-GLYPH-04, A43, A44"""

    rule = "MKS-GLYPH-04"
    key = "glyphs-fade"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [Source(NOBODY)] if left_alone(state) else []

    def resolve(self, m: Match, source: Source) -> None:
        for working in left_alone(mageknight(m)):
            spell_changes.end_working(m, working, "MKS-GLYPH-04")


def left_alone(state: MageKnight) -> list[Working]:
    return [w for w in state.workings if w.spell.kind == GLYPH and w.is_active and not is_at_hand(state, w)]


def is_at_hand(state: MageKnight, working: Working) -> bool:
    caster = state.find(working.caster)
    return caster is not None and touches_token(state, caster, working.at, LOOT_RADIUS)
