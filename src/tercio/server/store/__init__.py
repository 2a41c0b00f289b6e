"""What must not be lost: matches with their logs, accounts, sessions and decks, on SQLite or PostgreSQL."""

from tercio.server.store.records import (
    Account,
    Figures,
    MatchInfo,
    NamedDeck,
    NewMatch,
    SharedDeck,
    StoredMatch,
)
from tercio.server.store.store import Store
from tercio.server.store.trouble import Damaged, OutcomeUnknown, StoreFailed

__all__ = [
    "Account",
    "Damaged",
    "Figures",
    "MatchInfo",
    "NamedDeck",
    "NewMatch",
    "OutcomeUnknown",
    "SharedDeck",
    "Store",
    "StoreFailed",
    "StoredMatch",
]
