"""What a position is worth to a side: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from tercio.games.leads import lead_worth
from tercio.games.skirmish.rules import gap
from tercio.games.skirmish.state import INCH, NO_CARD, TOUCHING, Skirmish, Unit, skirmish
from tercio.games.skirmish.steps import CHOOSE, Act
from tercio.kernel import Match, Seat

VICTORY: Final = 600
LIFE: Final = 100  # a wound that a figure can still take
STANDING: Final = 60  # a figure on the table, however badly wounded
CONTACT: Final = 15  # an enemy within reach of a strike
CARD: Final = 40  # a card in hand, which saves a figure a wound or two once
NEARNESS: Final = -2  # for each inch to the nearest enemy: a figure that never meets one wins nothing


def evaluate(m: Match, seat: Seat) -> int:
    """Own worth less that of the others; everything when the match is decided."""
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    state = skirmish(m)
    total = sum([CARD if owner == seat else -CARD for owner, card in enumerate(state.hands) if card != NO_CARD])
    for unit in state.units:
        if not unit.has_left:
            total += worth_of(unit) if unit.seat == seat else -worth_of(unit)
            total += closeness(state, unit) if unit.seat == seat else 0
    return lead_worth(total, VICTORY)


def worth_of(unit: Unit) -> int:
    return STANDING + LIFE * unit.life_left


def closeness(state: Skirmish, unit: Unit) -> int:
    """What it is worth to stand near the enemy, and most of all at his side."""
    gaps = [gap(unit, enemy) for enemy in state.enemies_of(unit)]
    touching = len([far for far in gaps if far <= TOUCHING])
    return CONTACT * min(1, touching) + NEARNESS * (min(gaps, default=0) // INCH)


def is_at_rest(m: Match) -> bool:
    """Nobody is struck at: a side chooses which of its figures acts."""
    step = m.stack[-1]
    return isinstance(step, Act) and step.stage == CHOOSE
