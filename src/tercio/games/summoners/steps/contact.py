"""What happens when bases come into contact."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.bearers import texts
from tercio.games.summoners.abilities.special_rule import CONTACT
from tercio.games.summoners.field.ground import are_touching
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.rules.contact import is_passed
from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.state import HERE, Unit, summoners
from tercio.kernel import Match

NOWHERE: Final = Way(())


def touched(m: Match, unit: Unit) -> tuple[int, ...]:
    """The enemies in contact now; kept by the step that is about to move the unit."""
    return tuple([enemy.id for enemy in enemies_touching(summoners(m), unit)])


def meet(m: Match, unit: int, before: tuple[int, ...], way: Way = NOWHERE) -> None:
    """Contact newly arises with an enemy; it does not matter who moved. SU-TRAIT-27, a53

    `way`: where the unit went, if it can have touched somebody in passing.
    """
    state = summoners(m)
    mover = state.units[unit]
    if mover.gone != HERE:
        return
    own = texts(state, mover, CONTACT)
    for enemy in state.enemies_of(mover.seat):
        theirs = texts(state, enemy, CONTACT)
        if enemy.id in before or not (own or theirs):
            continue
        if are_touching(state, mover, enemy) or is_passed(state, mover, way, enemy):
            for borne in own:
                borne.rule.contact(m, state.units[unit], state.units[enemy.id])
            for borne in theirs:
                borne.rule.contact(m, state.units[enemy.id], state.units[unit])
