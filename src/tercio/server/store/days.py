"""Questions about matches by days, on a connection: who is waited for, and who wants to hear of it by mail."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from tercio.hall.days.keeping import Due, Waiting
from tercio.server.store.accounts import account_key
from tercio.server.store.conflicts import insert_or_keep, insert_or_replace, lock
from tercio.server.store.matches import INFO, info_of
from tercio.server.store.records import Call, MailBox
from tercio.server.store.schema import ACCOUNTS, DAY_MATCHES, ENTRIES, MAILBOXES, MATCH_SEATS, MATCHES, WAITINGS


def note_waiting(connection: Connection, match_id: str, n: int, due: Sequence[Due], now: int) -> None:
    """A seat that is asked again before another one was goes on waiting."""
    lock(connection, f"days {match_id}")
    known = connection.execute(select(DAY_MATCHES.c.n).where(DAY_MATCHES.c.match_id == match_id)).scalar_one_or_none()
    if known is not None and known > n:
        return
    insert_or_replace(connection, DAY_MATCHES, {"match_id": match_id, "n": n})
    here = WAITINGS.c.match_id == match_id
    connection.execute(delete(WAITINGS).where(here, WAITINGS.c.seat.not_in([each.seat for each in due])))
    for seat, until in due:
        row = {"match_id": match_id, "seat": seat, "since_ms": now, "until_ms": until}
        if not insert_or_keep(connection, WAITINGS, row):
            connection.execute(update(WAITINGS).where(here, WAITINGS.c.seat == seat).values(until_ms=until))


def waiting_for(connection: Connection, account: str) -> list[Waiting]:
    owned = MATCHES.outerjoin(ACCOUNTS, MATCHES.c.owner == ACCOUNTS.c.key)
    asked = (
        select(*INFO, WAITINGS.c.seat, WAITINGS.c.since_ms, WAITINGS.c.until_ms)
        .select_from(owned)
        .join(WAITINGS, WAITINGS.c.match_id == MATCHES.c.id)
        .join(MATCH_SEATS, and_(MATCH_SEATS.c.match_id == WAITINGS.c.match_id, MATCH_SEATS.c.seat == WAITINGS.c.seat))
        .where(MATCH_SEATS.c.account == account_key(account), MATCHES.c.finished_at.is_(None))
        .order_by(WAITINGS.c.until_ms, MATCHES.c.id)
    )
    return [Waiting(info_of(*row[:-3]), *row[-3:]) for row in connection.execute(asked)]


def due_by(connection: Connection, at: int) -> list[str]:
    asked = (
        select(WAITINGS.c.match_id)
        .join(MATCHES, MATCHES.c.id == WAITINGS.c.match_id)
        .where(MATCHES.c.finished_at.is_(None), WAITINGS.c.until_ms <= at)
    )
    return list(connection.execute(asked.distinct()).scalars())


def half_noted(connection: Connection) -> list[str]:
    written = select(func.count()).where(ENTRIES.c.match_id == DAY_MATCHES.c.match_id).scalar_subquery()
    asked = (
        select(DAY_MATCHES.c.match_id)
        .join(MATCHES, MATCHES.c.id == DAY_MATCHES.c.match_id)
        .where(MATCHES.c.finished_at.is_(None), DAY_MATCHES.c.n < written)
    )
    return list(connection.execute(asked).scalars())


# -- mail ------------------------------------------------------------------------------------------------


def mailbox(connection: Connection, account: str) -> MailBox | None:
    row = connection.execute(select(MAILBOXES).where(MAILBOXES.c.account == account_key(account))).one_or_none()
    return None if row is None else MailBox(row.address, row.lang, row.asked_ms, row.confirmed_ms)


def ask_for_mail(
    connection: Connection, account: str, address: str, lang: str, confirming: str, leaving: str, now: int
) -> None:
    """The address has to be confirmed, whatever was confirmed before."""
    row = {"account": account_key(account), "address": address, "lang": lang, "asked_ms": now, "confirmed_ms": None}
    insert_or_replace(connection, MAILBOXES, {**row, "confirming": confirming, "leaving": leaving})


def asked_lately(connection: Connection, account: str, address: str, after: int) -> bool:
    """Somebody has had a letter sent there after this moment, or this account has had one sent anywhere."""
    theirs = or_(MAILBOXES.c.account == account_key(account), MAILBOXES.c.address == address)
    return (
        connection.execute(select(MAILBOXES.c.account).where(theirs, MAILBOXES.c.asked_ms > after)).first() is not None
    )


def confirm_mail(connection: Connection, confirming: str, now: int, asked_after: int) -> bool:
    """False where nobody has asked for it lately."""
    mine = and_(MAILBOXES.c.confirming == confirming, MAILBOXES.c.asked_ms > asked_after)
    found = connection.execute(update(MAILBOXES).where(mine).values(confirmed_ms=now, confirming=""))
    return found.rowcount > 0


def leave_mail(connection: Connection, leaving: str) -> bool:
    """No letter any more; False where none was sent anyway."""
    return connection.execute(delete(MAILBOXES).where(MAILBOXES.c.leaving == leaving)).rowcount > 0


def forget_mail(connection: Connection, account: str) -> None:
    connection.execute(delete(MAILBOXES).where(MAILBOXES.c.account == account_key(account)))


def calls(connection: Connection, since_before: int) -> list[Call]:
    """Who is waited for, has not been told, and wants to be: those of one account stand together."""
    asked = (
        select(
            ACCOUNTS.c.name,
            MAILBOXES.c.address,
            MAILBOXES.c.lang,
            MAILBOXES.c.leaving,
            WAITINGS.c.match_id,
            WAITINGS.c.seat,
            WAITINGS.c.since_ms,
            WAITINGS.c.until_ms,
        )
        .join(MATCHES, MATCHES.c.id == WAITINGS.c.match_id)
        .join(MATCH_SEATS, and_(MATCH_SEATS.c.match_id == MATCHES.c.id, MATCH_SEATS.c.seat == WAITINGS.c.seat))
        .join(MAILBOXES, MAILBOXES.c.account == MATCH_SEATS.c.account)
        .join(ACCOUNTS, ACCOUNTS.c.key == MAILBOXES.c.account)
        .where(
            WAITINGS.c.told_ms.is_(None),
            WAITINGS.c.since_ms <= since_before,
            MATCHES.c.finished_at.is_(None),
            MAILBOXES.c.confirmed_ms.is_not(None),
        )
        .order_by(ACCOUNTS.c.key, WAITINGS.c.until_ms)
    )
    return [Call._make(row) for row in connection.execute(asked)]


def take_call(connection: Connection, call: Call, now: int) -> bool:
    """False where another process tells them, or nobody is waited for any more."""
    return (
        connection.execute(update(WAITINGS).where(of(call), WAITINGS.c.told_ms.is_(None)).values(told_ms=now)).rowcount
        > 0
    )


def give_call_back(connection: Connection, call: Call) -> None:
    connection.execute(update(WAITINGS).where(of(call)).values(told_ms=None))


def of(call: Call) -> ColumnElement[bool]:
    return and_(WAITINGS.c.match_id == call.match, WAITINGS.c.seat == call.seat, WAITINGS.c.since_ms == call.since)
