"""What a position is worth to a side: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from tercio.games.leads import lead_worth
from tercio.games.skirmish.rules import gap
from tercio.games.skirmish.state import INCH, NO_CARD, TOUCHING, Skirmish, Unit, skirmish
from tercio.games.skirmish.steps import CHOOSE, Act
from tercio.games.skirmish.thinking.weights import VICTORY, Weights
from tercio.kernel import Match, Seat


def evaluate(m: Match, seat: Seat, w: Weights) -> int:
    """Own worth less that of the others; everything when the match is decided."""
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    state = skirmish(m)
    total = sum([w.card if owner == seat else -w.card for owner, card in enumerate(state.hands) if card != NO_CARD])
    for unit in state.units:
        if not unit.has_left:
            total += worth_of(w, unit) if unit.seat == seat else -worth_of(w, unit)
            total += closeness(w, state, unit) if unit.seat == seat else 0
    return lead_worth(total, VICTORY)


def worth_of(w: Weights, unit: Unit) -> int:
    return w.standing + w.life * unit.life_left


def closeness(w: Weights, state: Skirmish, unit: Unit) -> int:
    """What it is worth to stand near the enemy, and most of all at his side."""
    gaps = [gap(unit, enemy) for enemy in state.enemies_of(unit)]
    touching = len([far for far in gaps if far <= TOUCHING])
    return w.contact * min(1, touching) + w.nearness * (min(gaps, default=0) // INCH)


def is_at_rest(m: Match) -> bool:
    """Nobody is struck at: a side chooses which of its figures acts."""
    step = m.stack[-1]
    return isinstance(step, Act) and step.stage == CHOOSE
