"""A server of today on a database that any version before it has left: every match is there, and goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, select

from server.live import EASY, LiveServer, sqlite
from server.store.conftest import url
from server.test_backups import answer_something
from tercio.server.store.address import read_address
from tercio.server.store.connections import engine_for
from tercio.server.store.schema import ACCOUNTS, ENTRIES, MATCH_SEATS, MATCHES
from tercio.server.store.upgrade import settings

__all__ = ["url"]

TABLES = (ACCOUNTS, MATCHES, ENTRIES, MATCH_SEATS)
BEFORE = 8  # answers before the upgrade
AFTER = 6
Rows = dict[str, list[dict[str, Any]]]


def revisions() -> list[str]:
    """Of all tables there have ever been, the newest first."""
    script = ScriptDirectory.from_config(settings(None))  # type: ignore[arg-type]
    return [each.revision for each in script.walk_revisions()]


class Left(NamedTuple):
    """What the server of before has left: its rows, and what both players last saw."""

    rows: Rows
    match: str
    tokens: list[str]
    seen: list[dict[str, Any]]
    unheard: dict[str, Any]  # an answer whose acknowledgement did not arrive
    asked: int  # who gave it


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Left:
    """A match in play with chat, of somebody with an account."""
    database = sqlite(tmp_path_factory.mktemp("before"))
    with LiveServer(EASY._replace(database=database)) as live:
        live.http.post("/api/accounts", json={"name": "Ann", "password": "correct horse battery"})
        sides = (("Ann", "elves"), ("Ben", "dwarves"))
        seats = [{"kind": "person", "name": name, "force": force} for name, force in sides]
        match, tokens = live.make(*seats, game="warlord")
        with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
            ann.ask("chat", text="before")
            for _ in range(BEFORE):
                answer_something(ann, ben)
            newest = max(ann.table["n"], ben.table["n"])
            for person in (ann, ben):
                person.seen(lambda table: table["n"] >= newest)
            asked = 0 if ann.table["question"] is not None else 1
            person = (ann, ben)[asked]
            hint = person.ask("hint")["hints"][0]["answer"]
            unheard = {"turn": person.table["turn"], "answer": {k: v for k, v in hint.items() if k != "seat"}}
            assert person.ask("answer", **unheard)["type"] == "done"
            for each in (ann, ben):
                each.seen(lambda table: table["n"] > newest)
            seen = [each.table | {"log": each.log, "chat": each.chat} for each in (ann, ben)]
        with live.inside.store.engine.connect() as connection:
            rows = {table.name: [dict(row._mapping) for row in connection.execute(select(table))] for table in TABLES}
    return Left(rows, match, tokens, seen, unheard, asked)


def lay(connection: Connection, revision: str, rows: Rows) -> None:
    """The rows in the tables of that time, with the columns that they had then."""
    command.upgrade(settings(connection), revision)
    then = MetaData()
    then.reflect(connection)
    for table in TABLES:
        columns = then.tables[table.name].columns.keys()
        for row in rows[table.name]:
            values = {name: value for name, value in row.items() if name in columns}
            connection.execute(then.tables[table.name].insert(), values)


@pytest.mark.parametrize("revision", revisions())
def test_every_match_goes_on_where_it_was(url: str, revision: str, left: Left) -> None:
    engine = engine_for(read_address(url))
    with engine.begin() as connection:
        lay(connection, revision, left.rows)
    engine.dispose()

    with (
        LiveServer(EASY._replace(database=url)) as live,
        live.sit(left.match, left.tokens[0]) as ann,
        live.sit(left.match, left.tokens[1]) as ben,
    ):
        people = (ann, ben)
        for person, before in zip(people, left.seen, strict=True):
            person.seen(lambda table: all([seat["is_here"] for seat in table["seats"]]))
            now = person.table | {"log": person.log, "chat": person.chat}
            same = before.keys() - {"seats", "done", "changes", "watchers", "log_from", "chat_from"}
            assert {key: now[key] for key in same} == {key: before[key] for key in same}
        # What the page did not hear of it says again; it counts once.
        assert people[left.asked].ask("answer", **left.unheard)["type"] == "done"
        assert people[left.asked].table["n"] == left.seen[left.asked]["n"]
        for _ in range(AFTER):
            answer_something(ann, ben)
        assert [line["text"] for line in ann.chat] == ["before"]
        signed_in = live.http.post("/api/session", json={"name": "Ann", "password": "correct horse battery"})
        assert signed_in.status_code < 300
