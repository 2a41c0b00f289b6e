"""Questions about matches, on a connection."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy import Connection, Result, insert, or_, select, update

from tercio.server.core.entry import Entry
from tercio.server.store.conflicts import insert_or_replace
from tercio.server.store.records import Json, MatchInfo, NewMatch, StoredMatch
from tercio.server.store.schema import ACCOUNTS, ENTRIES, MATCH_SEATS, MATCHES

INFO = (
    MATCHES.c.id,
    MATCHES.c.game,
    MATCHES.c.head,
    MATCHES.c.created_at,
    ACCOUNTS.c.name.label("owner"),
    MATCHES.c.is_public,
    MATCHES.c.finished_at,
    MATCHES.c.outcome,
)
INFOS = select(*INFO).select_from(MATCHES.outerjoin(ACCOUNTS, MATCHES.c.owner == ACCOUNTS.c.key))
NEWEST_FIRST = (MATCHES.c.created_at.desc(), MATCHES.c.id)


def create_match(connection: Connection, match: NewMatch, owner: str | None) -> None:
    """The match is there; `owner` is the key of its account."""
    row = match._asdict() | {"head": packed(match.head), "owner": owner}
    connection.execute(insert(MATCHES), row)


def match_info(connection: Connection, match_id: str) -> MatchInfo | None:
    """A match without its entries."""
    found = _infos(connection.execute(INFOS.where(MATCHES.c.id == match_id)))
    return found[0] if found else None


def load_match(connection: Connection, match_id: str) -> StoredMatch | None:
    """A match with its whole log."""
    info = match_info(connection, match_id)
    return None if info is None else StoredMatch(info, entries_since(connection, match_id, 0))


def entries_since(connection: Connection, match_id: str, first: int) -> list[Entry]:
    """The entries with the number `first` and higher, in order."""
    columns = (ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body, ENTRIES.c.at_ms)
    asked = select(*columns).where(ENTRIES.c.match_id == match_id, ENTRIES.c.n >= first).order_by(ENTRIES.c.n)
    return [Entry(kind, seat, orjson.loads(body), at) for kind, seat, body, at in connection.execute(asked)]


def finish_match(connection: Connection, match_id: str, outcome: Json, at: int) -> None:
    """The match leaves the list of those that run. The first outcome stays."""
    connection.execute(
        update(MATCHES)
        .where(MATCHES.c.id == match_id, MATCHES.c.finished_at.is_(None))
        .values(finished_at=at, outcome=packed(outcome))
    )


def running_in_public(connection: Connection, limit: int) -> list[MatchInfo]:
    """Matches that everybody may watch, the newest first."""
    asked = INFOS.where(MATCHES.c.is_public.is_(True), MATCHES.c.finished_at.is_(None))
    return _infos(connection.execute(asked.order_by(*NEWEST_FIRST).limit(limit)))


def matches_of(connection: Connection, account: str, limit: int) -> list[MatchInfo]:
    """Matches that an account made or has a seat in, the newest first."""
    seated = select(MATCH_SEATS.c.match_id).where(MATCH_SEATS.c.account == account)
    asked = INFOS.where(or_(MATCHES.c.owner == account, MATCHES.c.id.in_(seated)))
    return _infos(connection.execute(asked.order_by(*NEWEST_FIRST).limit(limit)))


def link_seat(connection: Connection, match_id: str, seat: int, account: str) -> None:
    """The seat belongs to the account from now on, no matter who had it before."""
    insert_or_replace(connection, MATCH_SEATS, {"match_id": match_id, "seat": seat, "account": account})


def copy_seats(connection: Connection, match_id: str, to_match: str) -> None:
    """The accounts that sit in one match sit in the other one too."""
    there = select(MATCH_SEATS.c.seat, MATCH_SEATS.c.account).where(MATCH_SEATS.c.match_id == match_id)
    for seat, account in connection.execute(there).all():
        link_seat(connection, to_match, seat, account)


def seat_of_account(connection: Connection, match_id: str, account: str) -> int | None:
    """The seat of an account in a match; the first one if it has several."""
    asked = select(MATCH_SEATS.c.seat).where(MATCH_SEATS.c.match_id == match_id, MATCH_SEATS.c.account == account)
    return connection.execute(asked.order_by(MATCH_SEATS.c.seat).limit(1)).scalar_one_or_none()


def packed(data: Json) -> str:
    """JSON as it is stored."""
    return orjson.dumps(data).decode()


def _infos(found: Result[*tuple[Any, ...]]) -> list[MatchInfo]:
    return [
        MatchInfo(
            match_id,
            game,
            orjson.loads(head),
            created_at,
            owner,
            is_public,
            finished_at,
            None if outcome is None else orjson.loads(outcome),
        )
        for match_id, game, head, created_at, owner, is_public, finished_at, outcome in found
    ]
