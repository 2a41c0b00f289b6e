"""What must not be lost: matches with their logs, accounts, sessions and decks, on SQLite or PostgreSQL."""

from tercio.hall.keeping import Damaged, MatchInfo, NewMatch, OutcomeUnknown, SharedDeck, StoredMatch, StoreFailed
from tercio.server.store.records import Account, Figures, NamedDeck
from tercio.server.store.store import Store, prepare_database

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
    "prepare_database",
]
