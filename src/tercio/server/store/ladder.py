"""Questions about ratings and open tables, on a connection. What could be abused is limited where it is written."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, or_, select, update

from tercio.hall.keeping import NewMatch
from tercio.hall.ladder.bots import measured
from tercio.hall.ladder.glicko import Rating
from tercio.hall.ladder.keeping import Limits, OpenTable, RatedMatch, RatedSeat, Standing
from tercio.hall.ladder.results import Ending, after
from tercio.server.store.accounts import account_key
from tercio.server.store.conflicts import insert_or_keep, lock
from tercio.server.store.matches import create_match, link_seat, packed, unpacked
from tercio.server.store.schema import ACCOUNTS, MATCHES, OPEN_TABLES, RATED_SEATS, RATINGS

MATCHMAKING: Final = "ladder matches"  # the locks under which limits are counted and ratings follow
SETTLING: Final = "ladder ratings"
CHALLENGED: Final = ACCOUNTS.alias("challenged_account")
OPPONENTS: Final = ACCOUNTS.alias("opponent_account")
OPEN: Final = select(
    OPEN_TABLES.c.id,
    OPEN_TABLES.c.game,
    ACCOUNTS.c.name.label("account"),
    OPEN_TABLES.c.name,
    CHALLENGED.c.name.label("challenged"),
    OPEN_TABLES.c.terms,
    OPEN_TABLES.c.token_hash,
    OPEN_TABLES.c.is_rated,
    OPEN_TABLES.c.made_at,
    OPEN_TABLES.c.seen_at,
    OPEN_TABLES.c.maker,
    OPEN_TABLES.c.match_id,
).select_from(
    OPEN_TABLES.outerjoin(ACCOUNTS, OPEN_TABLES.c.account == ACCOUNTS.c.key).outerjoin(
        CHALLENGED, OPEN_TABLES.c.challenged == CHALLENGED.c.key
    )
)


def key_or_none(name: str | None) -> str | None:
    return None if name is None else account_key(name)


# -- open tables -----------------------------------------------------------------------------------------


def open_table(connection: Connection, table: OpenTable, most: int) -> bool:
    """False: so many of this account, or of this address, are open already."""
    lock(connection, MATCHMAKING)
    own = OPEN_TABLES.c.maker == table.maker
    if table.account is not None:
        own = OPEN_TABLES.c.account == account_key(table.account)
    if connection.execute(select(func.count()).where(own, OPEN_TABLES.c.match_id.is_(None))).scalar_one() >= most:
        return False
    row = table._asdict() | {
        "account": key_or_none(table.account),
        "challenged": key_or_none(table.challenged),
        "terms": packed(table.terms),
    }
    row["match_id"] = row.pop("match")
    connection.execute(insert(OPEN_TABLES), row)
    return True


def open_tables(connection: Connection, account: str | None, seen_after: int) -> list[OpenTable]:
    """The newest first."""
    may: ColumnElement[bool] = OPEN_TABLES.c.challenged.is_(None)
    if account is not None:
        key = account_key(account)
        may = or_(may, OPEN_TABLES.c.challenged == key, OPEN_TABLES.c.account == key)
    asked = OPEN.where(may, OPEN_TABLES.c.match_id.is_(None), OPEN_TABLES.c.seen_at > seen_after)
    found = connection.execute(asked.order_by(OPEN_TABLES.c.made_at.desc(), OPEN_TABLES.c.id))
    return [table_of(row) for row in found]


def open_table_of(connection: Connection, table: str) -> OpenTable | None:
    row = connection.execute(OPEN.where(OPEN_TABLES.c.id == table)).one_or_none()
    return None if row is None else table_of(row)


def table_of(row: Row[*tuple[object, ...]]) -> OpenTable:
    values = dict(row._mapping)
    values["terms"] = unpacked(values["terms"], f"the open table {values['id']}")
    values["match"] = values.pop("match_id")
    return OpenTable(**values)


def still_waiting(connection: Connection, table: str, now: int) -> None:
    connection.execute(update(OPEN_TABLES).where(OPEN_TABLES.c.id == table).values(seen_at=now))


def close_table(connection: Connection, table: str) -> None:
    connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.id == table, OPEN_TABLES.c.match_id.is_(None)))


def forget_tables(connection: Connection, seen_before: int) -> None:
    connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.seen_at < seen_before))


# -- rated matches ---------------------------------------------------------------------------------------


def take_table(
    connection: Connection,
    table: str,
    match: NewMatch,
    accounts: Sequence[str | None],
    rated: Sequence[RatedSeat],
    limits: Limits,
) -> str:
    """Empty: the match is there, and the player who waits will hear of it."""
    lock(connection, MATCHMAKING)
    free = and_(OPEN_TABLES.c.id == table, OPEN_TABLES.c.match_id.is_(None))
    if connection.execute(select(OPEN_TABLES.c.id).where(free)).first() is None:
        return "gone"
    trouble = begin_rated(connection, match, accounts, rated, limits)
    if not trouble:
        connection.execute(update(OPEN_TABLES).where(free).values(match_id=match.id))
    return trouble


def begin_rated(
    connection: Connection,
    match: NewMatch,
    accounts: Sequence[str | None],
    rated: Sequence[RatedSeat],
    limits: Limits,
) -> str:
    lock(connection, MATCHMAKING)
    for seat in rated:
        trouble = trouble_with(connection, match.game, seat, limits)
        if trouble:
            return trouble
    create_match(connection, match, key_or_none(match.owner))
    for number, account in enumerate(accounts):
        if account is not None:
            link_seat(connection, match.id, number, account_key(account))
    for seat in rated:
        row = seat._asdict() | {"account": account_key(seat.account), "opponent": key_or_none(seat.opponent)}
        connection.execute(insert(RATED_SEATS), row | {"match_id": match.id, "made_at": match.created_at, "how": ""})
    return ""


def trouble_with(connection: Connection, game: str, seat: RatedSeat, limits: Limits) -> str:
    """Nobody plays for a rating against the same opponent all day, nor with many matches left lying."""
    own = RATED_SEATS.c.account == account_key(seat.account)
    unfinished = select(func.count()).where(own, RATED_SEATS.c.settled_at.is_(None))
    if connection.execute(unfinished).scalar_one() >= limits.unfinished:
        return "unfinished"
    against = RATED_SEATS.c.bot == seat.bot
    if seat.opponent is not None:
        against = RATED_SEATS.c.opponent == account_key(seat.opponent)
    often = (
        select(func.count())
        .select_from(RATED_SEATS.join(MATCHES, MATCHES.c.id == RATED_SEATS.c.match_id))
        .where(own, against, MATCHES.c.game == game, RATED_SEATS.c.made_at > limits.since)
    )
    return "too-often" if connection.execute(often).scalar_one() >= limits.with_one else ""


def settle(connection: Connection, match_id: str, ending: Ending, now: int) -> None:
    """The first ending counts; both ratings follow from those of before."""
    lock(connection, SETTLING)
    seats = connection.execute(
        select(RATED_SEATS, MATCHES.c.game)
        .join(MATCHES, MATCHES.c.id == RATED_SEATS.c.match_id)
        .where(RATED_SEATS.c.match_id == match_id, RATED_SEATS.c.settled_at.is_(None))
    ).all()
    before = {row.account: standing(connection, row.account, row.game) for row in seats}
    for row in seats:
        score = ending.scores[row.seat]
        opponent = measured(row.game).get(row.bot) if row.bot else before.get(row.opponent, (None, 0, 0))[0]
        changed: dict[str, object] = {"settled_at": now, "how": ending.how, "score": score}
        if score is not None and opponent is not None:
            rating, matches, at = before[row.account]
            new = after(rating, opponent, score, now - at if matches else 0)
            changed |= {"value_before": rating.value, "value_after": new.value, "deviation_after": new.deviation}
            values = {**new._asdict(), "matches": matches + 1, "at_ms": now}
            key = {"account": row.account, "game": row.game}
            if not insert_or_keep(connection, RATINGS, key | values):
                mine = and_(RATINGS.c.account == row.account, RATINGS.c.game == row.game)
                connection.execute(update(RATINGS).where(mine).values(values))
        this = and_(RATED_SEATS.c.match_id == match_id, RATED_SEATS.c.seat == row.seat)
        connection.execute(update(RATED_SEATS).where(this).values(changed))


def standing(connection: Connection, key: str, game: str) -> tuple[Rating, int, int]:
    """Rating, matches, and when the last one was rated."""
    asked = select(RATINGS).where(RATINGS.c.account == key, RATINGS.c.game == game)
    row = connection.execute(asked).one_or_none()
    return (Rating(), 0, 0) if row is None else (rating_of(row), row.matches, row.at_ms)


def rating_of(row: Row[*tuple[object, ...]]) -> Rating:
    values = row._mapping
    return Rating(values["value"], values["deviation"], values["volatility"])


def unsettled(connection: Connection) -> list[str]:
    asked = select(RATED_SEATS.c.match_id).where(RATED_SEATS.c.settled_at.is_(None)).distinct()
    return list(connection.execute(asked).scalars())


# -- standings -------------------------------------------------------------------------------------------


def standings(connection: Connection, game: str, limit: int) -> list[Standing]:
    """The best first."""
    return _standings(connection, RATINGS.c.game == game, limit)


def standings_of(connection: Connection, account: str) -> list[Standing]:
    """In all games."""
    return _standings(connection, RATINGS.c.account == account_key(account), 100)


def strengths(connection: Connection, accounts: Collection[str]) -> dict[tuple[str, str], Rating]:
    which = RATINGS.c.account.in_([account_key(account) for account in accounts])
    return {(each.name, each.game): each.rating for each in _standings(connection, which, None)}


def _standings(connection: Connection, which: ColumnElement[bool], limit: int | None) -> list[Standing]:
    asked = select(RATINGS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.key == RATINGS.c.account).where(which)
    found = connection.execute(asked.order_by(RATINGS.c.value.desc(), ACCOUNTS.c.key, RATINGS.c.game).limit(limit))
    return [Standing(row.name, row.game, rating_of(row), row.matches, row.at_ms) for row in found]


def rated_matches(connection: Connection, account: str, limit: int) -> list[RatedMatch]:
    """The newest first."""
    columns = (
        RATED_SEATS.c.match_id,
        MATCHES.c.game,
        OPPONENTS.c.name.label("opponent"),
        RATED_SEATS.c.bot,
        RATED_SEATS.c.force,
        RATED_SEATS.c.made_at,
        RATED_SEATS.c.settled_at,
        RATED_SEATS.c.how,
        RATED_SEATS.c.score,
        RATED_SEATS.c.value_before,
        RATED_SEATS.c.value_after,
        RATED_SEATS.c.deviation_after,
    )
    joined = RATED_SEATS.join(MATCHES, MATCHES.c.id == RATED_SEATS.c.match_id)
    asked = select(*columns).select_from(joined.outerjoin(OPPONENTS, OPPONENTS.c.key == RATED_SEATS.c.opponent))
    found = connection.execute(
        asked.where(RATED_SEATS.c.account == account_key(account))
        .order_by(RATED_SEATS.c.made_at.desc(), RATED_SEATS.c.match_id)
        .limit(limit)
    )
    return [RatedMatch._make(row) for row in found]
