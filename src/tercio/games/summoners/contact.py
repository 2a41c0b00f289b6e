"""What happens when bases come into contact: the polar aura."""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.melees import enemies_touching
from tercio.games.summoners.numbers import has
from tercio.games.summoners.profiles import POLAR_AURA
from tercio.games.summoners.state import HERE, Unit, summoners
from tercio.kernel import Match


def touched(m: Match, unit: Unit) -> tuple[int, ...]:
    """The enemies in contact now; kept by whoever is about to move the unit."""
    return tuple([enemy.id for enemy in enemies_touching(summoners(m), unit)])


def meet(m: Match, unit: int, before: tuple[int, ...]) -> None:
    """SU-TRAIT-27, a53: an enemy with whom contact newly arises gets an ice marker, whoever moved."""
    state = summoners(m)
    mover = state.units[unit]
    if mover.gone != HERE:
        return
    for enemy in enemies_touching(state, mover):
        if enemy.id in before:
            continue
        if has(state, mover, POLAR_AURA):
            changes.ice(m, state.units[enemy.id], 1, "SU-TRAIT-27")
        if has(state, enemy, POLAR_AURA):
            changes.ice(m, state.units[mover.id], 1, "SU-TRAIT-27")
