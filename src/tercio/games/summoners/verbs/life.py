"""Verbs about life points and action points."""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.printed.profiles import Effect
from tercio.games.summoners.rules.spells import Casting
from tercio.games.summoners.state import Unit
from tercio.games.summoners.steps.harm import hurt_all
from tercio.games.summoners.verbs.verb import TEXT, Counted
from tercio.kernel import Match


class Hurt(Counted):
    """A damage roll with this many dice; several units have one each, and all count together. SU-MELEE-04, a112"""

    word = "hurt"
    is_joint = True

    def happen_to(self, m: Match, effect: Effect, casting: Casting, units: list[Unit]) -> None:
        hurt_all(m, tuple([unit.id for unit in units]), effect.amount, casting.caster.seat, "SU-MELEE-04")


class Scorch(Counted):
    """Automatic damage in the end phase of each round. SU-S6-07, SU-END-04"""

    word = "scorch"
    lasts = True

    def harm(self, effect: Effect) -> int:
        return effect.amount


class Heal(Counted):
    """Life points come back."""

    word = "heal"
    most = 20

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        changes.heal(m, unit, effect.amount, TEXT)


class Hurry(Counted):
    """Action points come at once."""

    word = "hurry"
    most = 3
    hurries = True

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        changes.gain_ap(m, unit, effect.amount, TEXT)
