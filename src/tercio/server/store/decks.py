"""Questions about decks and armies, on a connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select, update

from tercio.hall.keeping import SharedDeck
from tercio.server.store.conflicts import insert_or_keep, insert_or_replace, lock
from tercio.server.store.records import NamedDeck
from tercio.server.store.schema import ACCOUNT_DECKS, SHARED_DECKS

NAMED = (ACCOUNT_DECKS.c.game, ACCOUNT_DECKS.c.name, ACCOUNT_DECKS.c.text, ACCOUNT_DECKS.c.changed_at)


def share_deck(connection: Connection, deck: SharedDeck, at: int) -> bool:
    """False if the id is taken; what it stands for stays."""
    return insert_or_keep(connection, SHARED_DECKS, deck._asdict() | {"created_at": at})


def shared_deck(connection: Connection, deck_id: str) -> SharedDeck | None:
    """The deck behind a link."""
    columns = (SHARED_DECKS.c.id, SHARED_DECKS.c.game, SHARED_DECKS.c.text)
    row = connection.execute(select(*columns).where(SHARED_DECKS.c.id == deck_id)).one_or_none()
    return None if row is None else SharedDeck(*row)


def see_shared_deck(connection: Connection, deck_id: str, at: int, again: int) -> None:
    """Somebody has opened the link; written down only where that was not noted since `again`."""
    seen = func.coalesce(SHARED_DECKS.c.seen_at, SHARED_DECKS.c.created_at)
    connection.execute(update(SHARED_DECKS).where(SHARED_DECKS.c.id == deck_id, seen < again).values(seen_at=at))


def forget_shared_decks(connection: Connection, before: int) -> int:
    """Decks whose link nobody has opened since; how many there were."""
    seen = func.coalesce(SHARED_DECKS.c.seen_at, SHARED_DECKS.c.created_at)
    return connection.execute(delete(SHARED_DECKS).where(seen < before)).rowcount


def put_deck(connection: Connection, account: str, game: str, name: str, text: str, at: int, most: int) -> bool:
    """The deck is kept, instead of one with the same game and name; False if the account has enough others."""
    lock(connection, account)
    others = select(func.count()).where(
        ACCOUNT_DECKS.c.account == account, (ACCOUNT_DECKS.c.game != game) | (ACCOUNT_DECKS.c.name != name)
    )
    if connection.execute(others).scalar_one() >= most:
        return False
    row = {"account": account, "game": game, "name": name, "text": text, "changed_at": at}
    insert_or_replace(connection, ACCOUNT_DECKS, row)
    return True


def decks(connection: Connection, account: str) -> list[NamedDeck]:
    """All decks of an account, by game and name."""
    asked = select(*NAMED).where(ACCOUNT_DECKS.c.account == account)
    return sorted([NamedDeck(*row) for row in connection.execute(asked)])


def deck(connection: Connection, account: str, game: str, name: str) -> NamedDeck | None:
    """One deck of an account."""
    asked = select(*NAMED).where(
        ACCOUNT_DECKS.c.account == account, ACCOUNT_DECKS.c.game == game, ACCOUNT_DECKS.c.name == name
    )
    row = connection.execute(asked).one_or_none()
    return None if row is None else NamedDeck(*row)


def delete_deck(connection: Connection, account: str, game: str, name: str) -> bool:
    """False if there was none."""
    asked = delete(ACCOUNT_DECKS).where(
        ACCOUNT_DECKS.c.account == account, ACCOUNT_DECKS.c.game == game, ACCOUNT_DECKS.c.name == name
    )
    return connection.execute(asked).rowcount > 0
