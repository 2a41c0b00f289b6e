"""Where the database is: `sqlite:///path/to/file` or `postgresql://user:password@host/name`."""

from __future__ import annotations

from typing import Final, NamedTuple

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording

SAY: Final = Wording("tercio.hall")

# A dead network is noticed after half a minute at most, not after the two hours of the system.
PATIENT_CONNECTION: dict[str, str] = {
    "connect_timeout": "10",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
    "application_name": "tercio",
}


class Address(NamedTuple):
    """One of the two is set: the path of an SQLite file, or what libpq needs for PostgreSQL."""

    path: str
    conninfo: str
    shown: str  # without the password

    @property
    def is_sqlite(self) -> bool:
        """The database is a file on this machine."""
        return bool(self.path)


def read_address(text: str) -> Address:
    """The address is understood, or refused in one sentence that never repeats a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise _refusal(SAY("not-address-database")) from None
    name = url.drivername
    if name == "sqlite":
        return _sqlite(url)
    if name in ("postgresql", "postgres", "postgresql+psycopg"):
        return _postgres(url)
    raise _refusal(
        SAY("databases-kind-not-supported", name=shown(name)),
    )


def _sqlite(url: URL) -> Address:
    if url.host or url.query or url.username or url.port:
        raise _refusal(
            SAY("after-sqlite-come-three-slashes"),
        )
    if not url.database or url.database == ":memory:" or "\0" in url.database:
        raise _refusal(SAY("path-sqlite-file-missing"))
    return Address(url.database, "", f"sqlite:///{url.database}")


def _postgres(url: URL) -> Address:
    if not url.database:
        raise _refusal(SAY("name-database-missing"))
    asked = {key: value if isinstance(value, str) else ",".join(value) for key, value in url.query.items()}
    named = {key: str(value) for key, value in url.translate_connect_args(username="user", database="dbname").items()}
    try:
        conninfo = make_conninfo(**(PATIENT_CONNECTION | named | asked))
    except psycopg.ProgrammingError as failure:
        reason = shown(str(failure).strip(), 120)
        raise _refusal(SAY("setting-unknown", reason=reason)) from None
    safe = url.set(query={key: value for key, value in url.query.items() if key != "password"})
    return Address("", conninfo, safe.render_as_string(hide_password=True))


def _refusal(why: Phrase) -> BadInput:
    forms = "sqlite:///folder/tercio.db, postgresql://user:password@host/database"
    return BadInput(*SAY("possible", why=why, forms=forms), key="database")
