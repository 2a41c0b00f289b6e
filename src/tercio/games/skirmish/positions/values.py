"""Which values a file may ask for, and the rule that reckons each."""

from __future__ import annotations

from typing import Final

from tercio.games.skirmish.rules import parry_needs, walk_allowance
from tercio.games.skirmish.state import skirmish
from tercio.games.values import Asked, Value
from tercio.kernel import Match, Tally

VALUES: Final = {"walk": Value(is_length=True), "parry": Value()}


def tally_of(m: Match, asked: Asked) -> Tally | None:
    state = skirmish(m)
    unit = state.find(asked.subject)
    if unit is None or unit.has_left:
        return None
    return walk_allowance(state, unit) if asked.name == "walk" else parry_needs(state, unit)
