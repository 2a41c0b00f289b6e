"""A match that an older version has left in the database is refused in one sentence, and nobody else notices it.

The row is what the last version before format 2 has written: the second digit group of `60000` is a text on card 60.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from server.live import EASY, LiveServer
from server.store.conftest import url
from tercio.hall.tables.entry import PERSON, Head, SeatHead, head_json
from tercio.server.store import Store
from tercio.server.store.address import read_address
from tercio.server.store.connections import engine_for
from tercio.server.store.schema import ENTRIES, MATCHES
from tercio.wire.records import FORMAT

__all__ = ["url"]

OLD = "k7m2p9x4qd"
EN = "This match was played with another version of Tercio and cannot be shown."
DE = "Diese Partie wurde mit einer anderen Version von Tercio gespielt und lässt sich nicht zeigen."
DICE = {"words": [2758499981, 3139791705, 891530401, 13], "open": False, "loaded": None, "used": 0}
ANSWERS = (
    (0, '{"key":"line-up","picks":[6,14,7,1,2,12]}'),
    (1, '{"key":"suggested"}'),
    (0, '{"key":"pass"}'),
    (0, '{"key":"pass"}'),
    (0, '{"key":"manoeuvre","subject":2}'),
    (0, '{"key":"place","subject":101}'),
    (1, '{"key":"manoeuvre","subject":53}'),
    (1, '{"key":"place","subject":102}'),
    (0, '{"key":"pass"}'),
    (1, '{"key":"perform","subject":60000,"picks":[52]}'),
)


def old_head(**more: Any) -> str:
    seats = [
        {"kind": "person", "name": name, "bot": "", "force": force, "token_hash": f"hash of {name}"}
        for name, force in (("Ann", "deverenians"), ("Ben", "dwarves"))
    ]
    head = {"id": OLD, "game": "warlord", "version": "1", "dice": DICE, "seats": seats, "clock": None, "options": {}}
    return json.dumps(head | {"lesson": "", "at": 1_700_000_000_000, "agreed": {}} | more)


def put_row(connection: Connection, head: str) -> None:
    row = {"id": OLD, "game": "warlord", "head": head, "created_at": 1_700_000_000_000, "is_public": True}
    entries = [
        {"match_id": OLD, "n": n, "kind": "answer", "seat": seat, "body": body, "at_ms": 1_700_000_001_000 + 1000 * n}
        for n, (seat, body) in enumerate(ANSWERS)
    ]
    connection.execute(insert(MATCHES), row)
    connection.execute(insert(ENTRIES), entries)


def rows(url: str) -> list[tuple[Any, ...]]:
    """All that the database holds of the match."""
    engine = engine_for(read_address(url))
    with engine.begin() as connection:
        match = connection.execute(select(MATCHES).where(MATCHES.c.id == OLD)).all()
        entries = connection.execute(select(ENTRIES).where(ENTRIES.c.match_id == OLD).order_by(ENTRIES.c.n)).all()
    engine.dispose()
    return [tuple(row) for row in [*match, *entries]]


HEADS = {
    "another format": old_head(),
    "another version of the rules": old_head(format=FORMAT, version="0"),
    "a head that nobody can read": old_head(format=FORMAT, colour="green"),
}


@pytest.fixture(params=HEADS)
def server(url: str, request: pytest.FixtureRequest) -> Iterator[LiveServer]:
    """A server of today on a database with the match of before."""

    async def prepare() -> None:
        await (await Store.open(url)).close()

    asyncio.run(prepare())
    engine = engine_for(read_address(url))
    with engine.begin() as connection:
        put_row(connection, HEADS[request.param])
    engine.dispose()
    with LiveServer(EASY._replace(database=url)) as opened:
        yield opened


def test_it_is_refused_in_one_sentence_and_nobody_else_is_harmed(server: LiveServer, url: str) -> None:
    before = rows(url)
    match, tokens = server.make()

    for address in (f"/api/matches/{OLD}", f"/api/matches/{OLD}/replay"):
        told = server.http.get(address)
        assert (told.status_code, told.json()) == (409, {"en": EN, "de": DE, "rule": ""})
    for lang, text in (("en", EN), ("de", DE)):
        with server.sit(OLD, lang=lang) as watcher:
            assert watcher.receive() == {"type": "trouble", "id": -1, "text": text, "is_final": True}
    assert [each["id"] for each in server.http.get("/api/lobby").json()["running"]] == [match]
    with server.sit(match, tokens[0]) as ann:
        assert ann.seen()["stage"] == "playing"
    assert rows(url) == before
    assert len(before) == 1 + len(ANSWERS)


def test_the_list_of_an_account_leaves_it_out(server: LiveServer) -> None:
    browser = server.browser()
    browser.post("/api/accounts", json={"name": "Ann", "password": "correct horse"})
    made = browser.post("/api/matches", json={"game": "skirmish", "seats": [{"kind": "person", "name": "Ann"}] * 2})
    server.call(server.inside.store.link_seat(OLD, 0, "Ann"))

    assert [each["id"] for each in browser.get("/api/me/matches").json()] == [made.json()["id"]]


def test_a_head_says_in_which_format_its_answers_are_written() -> None:
    seats = (SeatHead(PERSON, "Ann"), SeatHead(PERSON, "Ben"))

    assert head_json(Head("m", "skirmish", "1", DICE, seats))["format"] == FORMAT
