"""The signs by which a map and a list tell things apart."""

from __future__ import annotations

from tercio.games.charts import letters_for
from tercio.games.summoners.state import Summoners
from tercio.games.summoners.words.names import profile_name


def signs_of(state: Summoners, lang: str) -> dict[int, str]:
    """One letter a unit, and one digit an objective."""
    signs = letters_for([(unit.id, unit.seat, profile_name(unit.profile, lang)) for unit in state.units])
    for number, objective in enumerate(state.objectives, 1):
        signs[objective.id] = str(number)
    return signs
