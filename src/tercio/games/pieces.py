"""What became of the pieces of a match that is over: what each cost, what it took from the enemy, whether it fell.

Reports on balance are made of this. The wounds are credited to the last one that struck, which is an estimate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.kernel import NOBODY, Event, Seat
from tercio.texts import Phrasebook

THOUSAND: Final = 1000


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


class Blow(NamedTuple):
    """Under which names an event tells who strikes, and at whom; it need not say that."""

    by: str
    at: str = ""


class LifeChange(NamedTuple):
    """An event that wounds or heals, and under which names it tells whom, how much and perhaps whose doing it was."""

    event: str
    whom: str
    amount: str
    by: str = ""


def pieces_of(
    stocks: Sequence[Stock],
    events: Sequence[Event],
    book: Phrasebook,
    wound: LifeChange,
    healing: LifeChange,
    strikes: Mapping[str, Blow],
) -> list[Piece]:
    """All pieces with what they took. Where a wound does not say whose doing it was, the last strike does."""
    by_id = {stock.id: stock for stock in stocks}
    took = dict.fromkeys(by_id, 0)
    left = {stock.id: stock.life for stock in stocks}
    last: dict[int, int] = {}  # who struck last at whom; at NOBODY the last one that struck at all
    for event in events:
        strike = strikes.get(event.name)
        if strike is not None:
            target = book.fact(event, strike.at) if strike.at else NOBODY
            last[target] = last[NOBODY] = book.fact(event, strike.by)
        elif event.name == healing.event and (healed := book.fact(event, healing.whom)) in by_id:
            left[healed] = min(by_id[healed].life, left[healed] + book.fact(event, healing.amount))
        elif event.name == wound.event and (victim := book.fact(event, wound.whom)) in by_id:
            lost = min(left[victim], book.fact(event, wound.amount))
            left[victim] -= lost
            by = book.fact(event, wound.by) if wound.by else last.get(victim, last.get(NOBODY, NOBODY))
            if by in by_id and by_id[by].seat != by_id[victim].seat:
                took[by] += THOUSAND * by_id[victim].cost * lost // max(1, by_id[victim].life)
    return [Piece(s.kind, s.name, s.seat, s.cost, took[s.id], s.is_lost) for s in stocks if s.cost > 0]
