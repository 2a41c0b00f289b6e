"""Clients that send nonsense, too much or too fast, or do not read, harm nobody but themselves."""

from __future__ import annotations

import json
import logging
import socket
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.live import EASY, Client, LiveServer, sqlite, wait_for
from tercio.server.settings import Settings

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
NONSENSE: list[str | bytes] = [
    "",
    "x",
    "null",
    "[]",
    "17",
    '"hello"',
    "{}",
    '{"do":"answer"}',
    '{"do":"fly","id":1}',
    '{"do":"answer","id":1,"turn":"0","answer":{"key":"bold"}}',
    '{"do":"answer","id":1,"turn":0.5,"answer":{"key":"bold"}}',
    '{"do":"answer","id":1,"turn":0,"answer":{"key":"bold","picks":["1"]}}',
    '{"do":"answer","id":1,"turn":0,"answer":{"key":7}}',
    '{"do":"answer","id":1,"turn":0,"answer":{"key":"bold","path":[[1,2,3]]}}',
    '{"do":"answer","id":-1,"turn":0,"answer":{"key":"bold"}}',
    '{"do":"answer","id":1e99,"turn":0,"answer":{"key":"bold"}}',
    '{"do":"ping","id":true}',
    '{"do":"ping","id":1,"more":1}',
    '{"do":"ping","id":99999999999999999999999999}',
    '{"do":"lang","id":1,"lang":"fr"}',
    '{"do":"offer","id":1,"what":"bribe"}',
    '{"do":"chat","id":1,"text":"\\ud800"}',
    '{"do":"why","id":1,"thing":1e400}',
    '{"do":"why","id":1,"thing":99999999999999999999999999}',
    '{"do":"hello","token":null,"lang":"de"}',
    "[" * 20_000,
    '{"do":"chat","id":1,"text":"' + "x" * 60_000 + '"}',
    b"\x00\xff\xfe",
    b'{"do":"ping","id":1}',
]


@pytest.mark.parametrize("frame", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_told_and_the_socket_stays_open(live: LiveServer, frame: str | bytes) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0], "de") as ann:
        ann.seen()
        ann.send(frame)
        message = ann.receive()
        while message["type"] == "table":
            message = ann.receive()

        assert message["type"] == "trouble"
        assert message["text"]
        assert not message["is_final"]
        assert ann.ask("ping")["type"] == "pong"
        assert ann.table["n"] == 0


@pytest.mark.parametrize("first", [*NONSENSE[:9], '{"do":"ping","id":1}', '{"do":"hello","lang":"fr"}', b"\x00"])
def test_whoever_does_not_say_hello_first_is_sent_away(live: LiveServer, first: str | bytes) -> None:
    match, _ = live.make()
    with connect(f"ws://{live.host}/api/matches/{match}/play") as socket:
        socket.send(first)
        message = json.loads(socket.recv(10))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)

        assert message["is_final"]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize("match", ["nothere", "a", "x" * 300, "%00", "%F0%9F%8E%B2"])
def test_a_match_that_does_not_exist_is_told(live: LiveServer, match: str) -> None:
    with connect(f"ws://{live.host}/api/matches/{match}/play") as socket:
        socket.send('{"do":"hello"}')
        message = json.loads(socket.recv(10))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)

        assert message["type"] == "trouble"
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_page_of_another_host_gets_no_socket(live: LiveServer) -> None:
    match, _ = live.make()
    address = f"ws://{live.host}/api/matches/{match}/play"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
        pass

    assert refused.value.response.status_code == 403
    with connect(address, origin=f"http://{live.host}") as socket:  # type: ignore[arg-type]
        socket.send('{"do":"hello"}')
        assert json.loads(socket.recv(10))["type"] == "table"


def test_a_frame_of_ten_megabytes_ends_that_socket_alone(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.seen(), ben.seen()
        with suppress(ConnectionClosed):  # the server need not have read all of it
            ann.send(json.dumps({"do": "chat", "id": 1, "text": "x" * 10_000_000}))
        with pytest.raises(ConnectionClosed) as closed:
            ann.seen(lambda _: False)

        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        assert ben.ask("ping")["type"] == "pong"
        assert ben.seen(lambda table: not table["seats"][0]["is_here"])["n"] == 0


def test_absurd_answers_are_refused_and_harm_nothing(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "A", "force": "nothrog"}, NOBODY, game="warlord")
    rng = Random(7)
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ben.ask("sit", name="B", force="elves")
        ann.seen(lambda table: table["stage"] == "playing")
        for _ in range(150):
            message = ann.ask("answer", turn=rng.choice([0, 0, 0, 1, 2**53]), answer=absurd(rng))
            verdict = ann.ask("judge", answer=absurd(rng))

            assert message["type"] in ("refused", "trouble")
            assert verdict["type"] in ("verdict", "trouble")
        assert ann.table["n"] == 1


NOBODY: dict[str, Any] = {"kind": "person"}


def absurd(rng: Random) -> dict[str, Any]:
    numbers = [0, -1, 5, 10**6, -(10**9), 2**63, 2**200, 1000]
    answer: dict[str, Any] = {
        "key": rng.choice(["attack", "line-up", "strike", "pass", "", "x" * 64, "perform", "roll"])
    }
    if rng.random() < 0.6:
        answer["subject"] = rng.choice(numbers)
    if rng.random() < 0.6:
        answer["picks"] = [rng.choice(numbers) for _ in range(rng.choice([1, 6, 256]))]
    if rng.random() < 0.3:
        answer["path"] = [[rng.choice(numbers), rng.choice(numbers)] for _ in range(rng.choice([1, 256]))]
    if rng.random() < 0.3:
        answer["numbers"] = [rng.choice(numbers) for _ in range(rng.choice([1, 256]))]
    return answer


# -- too fast, too slow ---------------------------------------------------------------------


def test_whoever_floods_a_table_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path), frames_per_second=50, frames_at_once=20)
    with LiveServer(settings) as server:
        match, tokens = server.make()
        with server.sit(match, tokens[0]) as flood, server.sit(match, tokens[1]) as ben:
            flood.seen(), ben.seen()
            began = time.monotonic()
            for number in range(1, 121):
                flood.send({"do": "ping", "id": number})
            ben.ask("ping")
            calm = time.monotonic() - began
            while flood.receive() != {"type": "pong", "id": 120}:
                pass
            slowed = time.monotonic() - began

        assert slowed > 1.5  # 20 at once, the other 100 at 50 a second
        assert calm < slowed / 2


def test_talk_is_cheap_but_not_free(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as server:
        match, _ = server.make()
        with server.sit(match, name="Spam") as watcher:
            told = [watcher.ask("chat", text=f"buy {number}")["type"] for number in range(40)]

        assert told[0] == "done"
        assert "trouble" in told
        assert told.count("done") < 25


def test_a_client_that_does_not_read_is_left_and_nobody_waits_for_it(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path), send_patience=1.0)
    with LiveServer(settings) as server:
        match, tokens = server.make({"kind": "person", "name": "A"}, NOBODY, game="warlord")
        narrow = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(server.host.partition(":")[2])))
        connecting = {"sock": narrow, "max_queue": 1, "ping_interval": None, "close_timeout": 1}
        with server.sit(match, tokens[0]) as ann, server.sit(match, tokens[1], connecting=connecting) as lazy:
            lazy.send({"do": "sit", "id": 1, "name": "Lazy", "force": "elves"})
            ann.ask("sit", name="Ann", force="nothrog")
            ann.seen(lambda table: table["seats"][1]["is_taken"] and table["stage"] == "playing")
            number = 0
            while ann.table["seats"][1]["is_here"] and number < 4000:
                number += 1
                with suppress(ConnectionClosed):
                    lazy.send({"do": "lang", "id": number + 1, "lang": "de" if number % 2 else "en"})
                assert ann.ask("ping")["type"] == "pong"
            ann.seen(lambda table: not table["seats"][1]["is_here"])

            assert ann.ask("ping")["type"] == "pong"


# -- over HTTP --------------------------------------------------------------------------------


def test_a_foreign_page_may_look_but_not_touch(live: LiveServer) -> None:
    foreign = live.browser(origin="http://evil.example")
    told = foreign.post("/api/matches", json={"game": "skirmish", "seats": []})

    assert told.status_code == 403
    assert set(told.json()) == {"en", "de", "rule"}
    assert foreign.delete("/api/session").status_code == 403
    assert foreign.put("/api/me/decks", json={}).status_code == 403
    assert foreign.get("/api/games").status_code == 200
    assert "access-control-allow-origin" not in foreign.get("/api/games").headers
    assert live.browser(origin="null").post("/api/session", json={}).status_code == 403
    assert live.browser(origin=f"http://{live.host}").post("/api/session", json={}).status_code == 422


@pytest.mark.parametrize("is_told", [True, False], ids=["with its length", "in pieces"])
def test_a_body_that_is_too_large_is_refused(live: LiveServer, is_told: bool) -> None:
    body = b'{"text": "' + b"x" * 400_000 + b'"}'
    pieces = [body[at : at + 50_000] for at in range(0, len(body), 50_000)]
    headers = {"content-type": "application/json"}
    told = live.http.post("/api/games/warlord/forces/check", content=body if is_told else iter(pieces), headers=headers)

    assert told.status_code == 413
    assert set(told.json()) == {"en", "de", "rule"}
    assert live.http.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("limit", "request_"),
    [
        (Settings(requests_per_minute=5), ("GET", "/api/games", None)),
        (Settings(new_matches_per_minute=5), ("POST", "/api/matches", {"game": "skirmish", "seats": BOTS})),
        (Settings(sign_ins_per_minute=5), ("POST", "/api/session", {"name": "Nobody", "password": "wrong password"})),
    ],
    ids=["requests", "matches", "guesses"],
)
def test_too_many_requests_are_refused_for_a_while(
    limit: Settings, request_: tuple[str, str, dict[str, Any] | None], tmp_path: Path
) -> None:
    method, address, body = request_
    with LiveServer(limit._replace(database=sqlite(tmp_path))) as server:
        told = [server.http.request(method, address, json=body) for _ in range(8)]

        assert 429 not in [each.status_code for each in told[:5]]
        assert [each.status_code for each in told[6:]] == [429, 429]
        assert set(told[-1].json()) == {"en", "de", "rule"}
        assert int(told[-1].headers["retry-after"]) >= 1
        assert server.http.get("/health").status_code == 200


def test_no_secret_is_ever_written_to_a_log(live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    match, tokens = live.make()
    browser, password = live.browser(), "correct horse battery"
    browser.post("/api/accounts", json={"name": "Logged Lena", "password": password})
    cookie = browser.cookies["tercio_session"]
    browser.post("/api/accounts", json={"name": "Logged Lena", "password": {"x": password}})
    browser.post("/api/session", json={"name": "Logged Lena", "password": password + "!"})
    browser.post("/api/me/seats", json={"match": match, "token": tokens[0]})
    with live.sit(match, tokens[0]) as ann:
        ann.answer("bold")
        ann.send(json.dumps({"do": "answer", "token": tokens[0]}))
        ann.ask("ping")
    live.http.get(f"/api/matches/{match}/replay", headers={"authorization": f"Bearer {tokens[0]}"})
    # The client of this test writes down what it sends; the question is what the server does.
    lines = [
        record.getMessage() for record in caplog.records if record.name.startswith(("uvicorn", "tercio", "sqlalchemy"))
    ]

    assert any("/api/accounts" in line for line in lines)
    for secret in (*tokens, cookie, password):
        assert not [line for line in lines if secret in line]


def test_what_is_unreadable_is_never_repeated(live: LiveServer) -> None:
    told = live.http.post("/api/accounts", json={"name": ["x"], "password": ["hunter2hunter2"]})

    assert told.status_code == 422
    assert "hunter2" not in told.text


def test_the_server_still_stands(live: LiveServer) -> None:
    assert isinstance(live.http, httpx.Client)
    wait_for(lambda: live.http.get("/health").json()["status"] == "ok")
    match, tokens = live.make()
    with Client(live.host, match, tokens[0]) as ann:
        assert ann.answer("bold")["type"] == "done"
