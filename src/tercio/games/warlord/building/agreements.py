"""What the players of a new match have agreed on: their decks, the format, and how long it may last."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Table
from tercio.content.wanted import CHOICE, TEXT, Wanted
from tercio.content.wording import Wording
from tercio.games.warlord.steps.phases import LIMIT

SAY: Final = Wording("tercio.games.warlord", "setup")
MOST_ROUNDS: Final = 1000
MOST_SEATS: Final = 4


class Terms(NamedTuple):
    """The decks are as they were written: names of ready ones, or tables with cards."""

    decks: list[object]
    rounds: int
    is_campaign: bool


def read_terms(table: Table, ready: tuple[str, ...]) -> Terms:
    decks = table.unchecked("decks", Wanted(CHOICE, words=ready, is_list=True))
    shape = (*table.shape, "decks")
    table.document.ask(shape, "cards", Wanted(TEXT, is_list=True))
    table.document.ask(shape, "name", Wanted(TEXT, default="?"))
    if not isinstance(decks, list) or not 2 <= len(decks) <= MOST_SEATS:
        table.refuse("decks", *SAY("decks"))
        decks = []
    rounds = table.integer("rounds", 1, MOST_ROUNDS, default=LIMIT)
    terms = Terms(decks, rounds, table.boolean("campaign", default=False))
    table.document.check()
    return terms
