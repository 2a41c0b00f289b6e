"""Questions about matches, on a connection."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import orjson
from sqlalchemy import Connection, Result, delete, func, insert, select, update

from tercio.hall.keeping import Brief, Damaged, Json, MatchInfo, NewMatch, StoredMatch
from tercio.hall.tables.entry import ANSWER, SIT, Entry
from tercio.server.store.conflicts import insert_or_replace
from tercio.server.store.log import checksum_of
from tercio.server.store.schema import ACCOUNTS, ENTRIES, MATCH_SEATS, MATCHES

LOGGER = logging.getLogger(__name__)
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
NEWEST_FIRST = (MATCHES.c.created_at.desc(), MATCHES.c.id.desc())


def create_match(connection: Connection, match: NewMatch, owner: str | None) -> None:
    """The match is there; `owner` is the key of its account."""
    row = match._asdict() | {"head": packed(match.head), "owner": owner}
    connection.execute(insert(MATCHES), row)


def match_info(connection: Connection, match_id: str) -> MatchInfo | None:
    """A match without its entries."""
    row = connection.execute(INFOS.where(MATCHES.c.id == match_id)).one_or_none()
    return None if row is None else info_of(*row)


def load_match(connection: Connection, match_id: str) -> StoredMatch | None:
    """A match with its whole log."""
    info = match_info(connection, match_id)
    return None if info is None else StoredMatch(info, entries_since(connection, match_id, 0))


def entries_since(connection: Connection, match_id: str, first: int) -> list[Entry]:
    """The entries with the number `first` and higher, in order."""
    columns = (ENTRIES.c.n, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body, ENTRIES.c.at_ms, ENTRIES.c.checksum)
    asked = select(*columns).where(ENTRIES.c.match_id == match_id, ENTRIES.c.n >= first).order_by(ENTRIES.c.n)
    return [entry_of(match_id, *row) for row in connection.execute(asked)]


def entry_of(match_id: str, n: int, kind: str, seat: int, body: str, at: int, checksum: int | None) -> Entry:
    """The entry as it was written; Damaged where it no longer is."""
    if checksum is not None and checksum != checksum_of(match_id, n, kind, seat, body, at):
        raise Damaged(f"entry {n} of {match_id} is not what was written")
    return Entry(kind, seat, unpacked(body, f"entry {n} of {match_id}"), at)


def damaged_matches(connection: Connection, match_ids: Sequence[str] | None = None) -> dict[str, int]:
    """The first entry of each match that is missing or not what was written; of all matches, or of these."""
    columns = (ENTRIES.c.match_id, ENTRIES.c.n, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body, ENTRIES.c.at_ms)
    asked = select(*columns, ENTRIES.c.checksum).order_by(ENTRIES.c.match_id, ENTRIES.c.n)
    if match_ids is not None:
        asked = asked.where(ENTRIES.c.match_id.in_(match_ids))
    damaged: dict[str, int] = {}
    match, due = "", 0
    for match_id, n, kind, seat, body, at, checksum in connection.execute(asked):
        if match_id != match:
            match, due = match_id, 0
        is_sound = n == due and checksum in (None, checksum_of(match_id, n, kind, seat, body, at))
        if not is_sound:
            damaged.setdefault(match_id, due)
        due += 1
    return damaged


def finish_match(connection: Connection, match_id: str, outcome: Json, at: int) -> None:
    """The match leaves the list of those that run. The first outcome stays."""
    connection.execute(
        update(MATCHES)
        .where(MATCHES.c.id == match_id, MATCHES.c.finished_at.is_(None))
        .values(finished_at=at, outcome=packed(outcome))
    )


def forget_abandoned(connection: Connection, before: int) -> int:
    """Unfinished matches in which nothing has happened since are gone with their logs; how many there were."""
    latest = select(func.max(ENTRIES.c.at_ms)).where(ENTRIES.c.match_id == MATCHES.c.id).scalar_subquery()
    asked = select(MATCHES.c.id).where(
        MATCHES.c.finished_at.is_(None), MATCHES.c.created_at < before, func.coalesce(latest, 0) < before
    )
    old = list(connection.execute(asked).scalars())
    for match_id in old:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.match_id == match_id))
        connection.execute(delete(MATCHES).where(MATCHES.c.id == match_id))
    return len(old)


def running_in_public(connection: Connection, limit: int) -> list[MatchInfo]:
    """Matches that everybody may watch, the newest first."""
    asked = INFOS.where(MATCHES.c.is_public.is_(True), MATCHES.c.finished_at.is_(None))
    return _infos(connection.execute(asked.order_by(*NEWEST_FIRST).limit(limit)))


def matches_of(connection: Connection, account: str, limit: int) -> list[MatchInfo]:
    """Matches that an account made or has a seat in, the newest first."""
    seated = select(MATCH_SEATS.c.match_id).where(MATCH_SEATS.c.account == account)
    made = select(MATCHES.c.id).where(MATCHES.c.owner == account)
    asked = INFOS.where(MATCHES.c.id.in_(seated.union(made)))  # two indexes; with OR all matches would be read
    return _infos(connection.execute(asked.order_by(*NEWEST_FIRST).limit(limit)))


def briefs(connection: Connection, match_ids: Sequence[str], account: str | None) -> dict[str, Brief]:
    """Who has sat down in each of these matches, how many answers stand in its log, and where the account sits."""
    sittings: dict[str, dict[int, Json]] = {match_id: {} for match_id in match_ids}
    sat = select(ENTRIES.c.match_id, ENTRIES.c.seat, ENTRIES.c.body, ENTRIES.c.n).where(
        ENTRIES.c.match_id.in_(match_ids), ENTRIES.c.kind == SIT
    )
    for match_id, seat, body, _ in connection.execute(sat.order_by(ENTRIES.c.match_id, ENTRIES.c.n)):
        with suppress(Damaged):
            sittings[match_id][seat] = unpacked(body, f"a sitting of {match_id}")
    said = select(ENTRIES.c.match_id, func.count()).where(ENTRIES.c.match_id.in_(match_ids), ENTRIES.c.kind == ANSWER)
    answers = {row[0]: row[1] for row in connection.execute(said.group_by(ENTRIES.c.match_id))}
    own: dict[str, int] = {}
    if account is not None:
        seats = select(MATCH_SEATS.c.match_id, func.min(MATCH_SEATS.c.seat)).where(
            MATCH_SEATS.c.match_id.in_(match_ids), MATCH_SEATS.c.account == account
        )
        own = {row[0]: row[1] for row in connection.execute(seats.group_by(MATCH_SEATS.c.match_id))}
    return {each: Brief(sittings[each], answers.get(each, 0), own.get(each)) for each in match_ids}


def link_seat(connection: Connection, match_id: str, seat: int, account: str) -> None:
    """The seat belongs to the account from now on, no matter who had it before."""
    insert_or_replace(connection, MATCH_SEATS, {"match_id": match_id, "seat": seat, "account": account})


def copy_seats(connection: Connection, match_id: str, to_match: str, turn: int, seats: int) -> None:
    """The accounts that sit in one match sit in the other one too, moved on by this many of its seats."""
    there = select(MATCH_SEATS.c.seat, MATCH_SEATS.c.account).where(MATCH_SEATS.c.match_id == match_id)
    for seat, account in connection.execute(there).all():
        link_seat(connection, to_match, (seat + turn) % seats, account)


def seat_of_account(connection: Connection, match_id: str, account: str) -> int | None:
    """The seat of an account in a match; the first one if it has several."""
    asked = select(MATCH_SEATS.c.seat).where(MATCH_SEATS.c.match_id == match_id, MATCH_SEATS.c.account == account)
    return connection.execute(asked.order_by(MATCH_SEATS.c.seat).limit(1)).scalar_one_or_none()


def unpacked(text: str, what: str) -> Json:
    """JSON as it was stored; Damaged where it is none."""
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        found = None
    if not isinstance(found, dict):
        raise Damaged(f"{what} cannot be read")
    return found


def packed(data: Json) -> str:
    """JSON as it is stored."""
    return orjson.dumps(data).decode()


def info_of(
    match_id: str,
    game: str,
    head: str,
    created_at: int,
    owner: str | None,
    is_public: bool,
    finished_at: int | None,
    outcome: str | None,
) -> MatchInfo:
    """A row; Damaged where its JSON is none."""
    started = unpacked(head, f"the head of {match_id}")
    ended = None if outcome is None else unpacked(outcome, f"the outcome of {match_id}")
    return MatchInfo(match_id, game, started, created_at, owner, is_public, finished_at, ended)


def _infos(found: Result[*tuple[Any, ...]]) -> list[MatchInfo]:
    """All that can be read: one damaged match harms no other."""
    infos: list[MatchInfo] = []
    for row in found:
        try:
            infos.append(info_of(*row))
        except Damaged as damage:
            LOGGER.error("%s", damage)
    return infos
