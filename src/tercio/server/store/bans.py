"""Questions about those whom the operator keeps out, on a connection."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Final

from sqlalchemy import Connection, delete, or_, select

from tercio.server.store.accounts import account_key, sign_out
from tercio.server.store.conflicts import insert_or_replace
from tercio.server.store.records import Ban
from tercio.server.store.schema import BANS

ACCOUNT: Final = "account"
ADDRESS: Final = "address"  # or a whole network, such as 203.0.113.0/24
MATCH: Final = "match"  # it is closed: nobody can open it any more
COLUMNS: Final = (BANS.c.kind, BANS.c.subject, BANS.c.reason, BANS.c.since_ms, BANS.c.until_ms)


def subject_of(kind: str, named: str) -> str:
    """One way to write each subject; ValueError for an address that is none."""
    if kind == ADDRESS:
        return str(ip_network(named.strip(), strict=False))
    return account_key(named) if kind == ACCOUNT else named


def put_ban(connection: Connection, ban: Ban) -> None:
    """The ban is in force, instead of an older one on the same subject; an account is signed out everywhere."""
    kind, named, reason, since, until = ban
    if kind == ACCOUNT:
        sign_out(connection, named)
    row = {"kind": kind, "subject": subject_of(kind, named), "reason": reason, "since_ms": since, "until_ms": until}
    insert_or_replace(connection, BANS, row)


def lift_ban(connection: Connection, kind: str, subject: str) -> bool:
    """False if there was none."""
    asked = delete(BANS).where(BANS.c.kind == kind, BANS.c.subject == subject_of(kind, subject))
    return connection.execute(asked).rowcount > 0


def bans(connection: Connection, now: int) -> list[Ban]:
    """All bans that are in force, by kind and subject."""
    asked = select(*COLUMNS).where(or_(BANS.c.until_ms.is_(None), BANS.c.until_ms > now))
    return sorted([Ban(*row) for row in connection.execute(asked)], key=lambda ban: ban[:2])
