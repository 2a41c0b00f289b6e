"""The numbers that bear on a question, each with its receipts."""

from __future__ import annotations

from tercio.games.remarks import Sheet
from tercio.games.skirmish.rules import parry_needs, walk_allowance
from tercio.games.skirmish.state import (
    skirmish,
)
from tercio.kernel import Decision, View


def sheets(view: View, decision: Decision) -> list[Sheet]:
    """How far the seat's figures may walk, and what a parry needs, as far as the question offers them."""
    state = skirmish(view.ghost)
    found: list[Sheet] = []
    for option in decision.options:
        unit = state.find(option.subject)
        if unit is not None and option.key == "walk":
            found.append(Sheet("walk", walk_allowance(state, unit), unit.id))
        if unit is not None and option.key == "parry":
            found.append(Sheet("parry", parry_needs(state, unit), unit.id))
    return found
