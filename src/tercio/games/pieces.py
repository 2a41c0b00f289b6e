"""What became of the pieces of a match that is over: what each cost, what it took from the enemy, whether it fell.

Reports on balance are made of this. Whoever last struck at somebody is credited with the wounds; it is an estimate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.kernel import NOBODY, Event, Seat

THOUSAND: Final = 1000
NOWHERE: Final = -1  # the event does not say at whom
HEALED: Final = "healed"  # in every game: who, and how much


class Piece(NamedTuple):
    """A figure, creature or character, in the currency of its game: points, mana, levels."""

    kind: str
    name: Phrase
    seat: Seat
    cost: int
    took: int  # thousandths of what the enemies that it hurt had cost, by the share of their lives
    is_lost: bool


class Stock(NamedTuple):
    """The same before anybody has looked at what happened. Nothing is reported of what cost nothing."""

    id: int
    kind: str
    name: Phrase
    seat: Seat
    cost: int
    life: int
    is_lost: bool


class Strike(NamedTuple):
    """Where in the facts of an event it stands who strikes, and at whom."""

    by: int
    at: int = NOWHERE


def pieces_of(
    stocks: Sequence[Stock],
    events: Sequence[Event],
    wounding: str,
    strikes: Mapping[str, Strike],
    culprit: int = NOWHERE,
) -> list[Piece]:
    """All pieces with what they took. `wounding`: the event of a wound: the victim, how much, perhaps the `culprit`."""
    by_id = {stock.id: stock for stock in stocks}
    took = dict.fromkeys(by_id, 0)
    left = {stock.id: stock.life for stock in stocks}
    last: dict[int, int] = {}  # who struck last at whom; at NOWHERE whoever struck last at all
    for event in events:
        strike = strikes.get(event.name)
        if strike is not None:
            target = NOWHERE if strike.at == NOWHERE else event.facts[strike.at]
            last[target] = last[NOWHERE] = event.facts[strike.by]
        elif event.name == HEALED and event.facts[0] in by_id:
            victim = event.facts[0]
            left[victim] = min(by_id[victim].life, left[victim] + event.facts[1])
        elif event.name == wounding and event.facts[0] in by_id:
            victim = event.facts[0]
            lost = min(left[victim], event.facts[1])
            left[victim] -= lost
            by = event.facts[culprit] if culprit != NOWHERE else last.get(victim, last.get(NOWHERE, NOBODY))
            if by in by_id and by_id[by].seat != by_id[victim].seat:
                took[by] += THOUSAND * by_id[victim].cost * lost // max(1, by_id[victim].life)
    return [Piece(s.kind, s.name, s.seat, s.cost, took[s.id], s.is_lost) for s in stocks if s.cost > 0]
