"""One client cannot take the machine from others: thinking, matches, connections and talk are shared out."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.live import EASY, PATIENCE, LiveServer, sqlite, wait_for
from tercio.server.desk import Customer, Desk, DeskIsFull

WARLORDS = [{"kind": "bot", "bot": "warlord"}, {"kind": "bot", "bot": "warlord"}]


async def served(customers: list[Customer], workers: int = 1) -> list[str]:
    """The names of the matches in the order in which they get a worker; all of them come while one is busy."""
    desk, order = Desk(workers, 100), []

    async def come(customer: Customer) -> None:
        async with desk.place(customer):
            order.append(customer.match)
            await asyncio.sleep(0)

    async with desk.place(Customer("first", "first", True)):
        waiting = [asyncio.create_task(come(customer)) for customer in customers]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return order


def test_addresses_take_turns_however_many_matches_each_of_them_has() -> None:
    greedy = [Customer("a", f"a{number}", True) for number in range(4)]
    others = [Customer("b", "b0", True), Customer("c", "c0", True)]

    assert asyncio.run(served([*greedy, *others])) == ["a0", "b0", "c0", "a1", "a2", "a3"]


def test_matches_of_one_address_take_turns() -> None:
    wanted = [Customer("a", match, True) for match in ("x", "x", "x", "y")]

    assert asyncio.run(served(wanted)) == ["x", "y", "x", "x"]


def test_T_RATED_02_nobody_lets_a_rated_opponent_oversleep_by_making_other_matches() -> None:
    """A bot that runs out of time loses for nobody: a match that is being lost would be worth nothing."""
    flood = [Customer("a", f"a{number}", True) for number in range(4)]
    rated = Customer("a", "rated", True, is_rated=True)
    other = Customer("b", "b0", True)

    assert asyncio.run(served([*flood, other, rated])) == ["rated", "b0", "a0", "a1", "a2", "a3"]


def test_opponents_of_people_come_before_bots_among_themselves() -> None:
    wanted = [Customer("a", "bots", False), Customer("b", "person", True)]

    assert asyncio.run(served(wanted)) == ["person", "bots"]


def test_too_many_of_one_address_are_turned_away_and_others_are_not() -> None:
    async def crowd() -> tuple[bool, bool]:
        desk = Desk(0, 2)
        waiting = [asyncio.create_task(desk.place(Customer("a", "m", True)).__aenter__()) for _ in range(2)]
        await asyncio.sleep(0)
        is_full = False
        try:
            async with desk.place(Customer("a", "n", True)):
                pass
        except DeskIsFull:
            is_full = True
        other = asyncio.create_task(desk.place(Customer("b", "o", True)).__aenter__())
        await asyncio.sleep(0)
        is_waiting = not other.done()
        for task in (*waiting, other):
            task.cancel()
        await asyncio.gather(*waiting, other, return_exceptions=True)
        return is_full, is_waiting

    assert asyncio.run(crowd()) == (True, True)


def test_a_worker_is_not_lost_with_somebody_who_stops_waiting() -> None:
    async def leave() -> int:
        desk = Desk(1, 10)
        async with desk.place(Customer("a", "m", True)):
            late = asyncio.create_task(desk.place(Customer("a", "n", True)).__aenter__())
            await asyncio.sleep(0)
            late.cancel()
            await asyncio.gather(late, return_exceptions=True)
        return desk.free

    assert asyncio.run(leave()) == 1


def test_bots_among_themselves_pause_while_nobody_watches(live: LiveServer) -> None:
    match, _ = live.make({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    time.sleep(0.5)
    before = live.http.get(f"/api/matches/{match}").json()["answers"]
    with live.sit(match) as watcher:
        watcher.seen(lambda table: len(watcher.log) + len(table["log"]) > 3)

    assert before == 0
    assert live.http.get(f"/api/matches/{match}").json()["answers"] > 0


def test_thirty_matches_of_strong_bots_do_not_stop_the_bot_of_somebody_else(live: LiveServer) -> None:
    person = {"kind": "person", "name": "Ann"}
    with ExitStack() as watching:
        for _ in range(30):
            match, _ = live.make(*WARLORDS, game="skirmish")
            watching.enter_context(live.sit(match)).seen()
        match, tokens = live.make(person, {"kind": "bot", "bot": "recruit"})
        with live.sit(match, tokens[0]) as ann:
            ann.answer("bold")
            ann.seen(lambda table: any("wary" in str(line) or "bold" in str(line) for line in table["log"]))

            assert ann.table["stage"] == "playing"


def test_rematches_count_as_new_matches(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), new_matches_per_minute=3)) as live:
        match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"})
        told = []
        for _ in range(5):
            with live.sit(match, tokens[0]) as ann:
                ann.seen()
                ann.ask("concede")
                told.append(ann.ask("offer", what="rematch")["type"])
                match = ann.table["next_match"] or match

        assert told == ["done", "done", "trouble", "trouble", "trouble"]
        assert live.http.post("/api/matches", json={"game": "skirmish", "seats": []}).status_code in (422, 429)


def test_tables_that_nobody_looks_at_are_forgotten_as_new_ones_come(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), idle_tables=5)) as live:
        for _ in range(20):
            live.make()
        told = live.http.get("/metrics").text
        gauge = [line for line in told.splitlines() if line.startswith("tercio_tables ")]

        assert len(live.inside.hub.tables) <= 6
        assert gauge == [f"tercio_tables {float(len(live.inside.hub.tables))}"]


def half_a_request(host: str) -> socket.socket:
    name, port = host.split(":")
    opened = socket.create_connection((name, int(port)), timeout=PATIENCE)
    opened.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Half: ")
    return opened


def is_closed(opened: socket.socket) -> bool:
    """Whatever is still on its way comes first: an answer may arrive in several pieces."""
    try:
        while opened.recv(4000):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def test_unfinished_requests_are_cut_off_and_lock_nobody_out(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path), request_patience=1.0, connections_per_address=40)
    with LiveServer(settings) as live, ExitStack() as held:
        flood = [held.enter_context(half_a_request(live.host)) for _ in range(60)]
        too_many = [opened for opened in flood[45:] if is_closed(opened)]
        all_closed = [opened for opened in flood if is_closed(opened)]

        assert len(too_many) == 15
        assert len(all_closed) == 60
        assert live.http.get("/health").status_code == 200


def test_a_slow_body_is_cut_off_too_and_a_kept_connection_serves_again(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path), request_patience=2.0)
    with LiveServer(settings) as live, half_a_request(live.host) as slow:
        slow.sendall(b"no\r\nConnection: keep-alive\r\n\r\n")
        assert b"200 OK" in slow.recv(4000)
        slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")

        assert is_closed(slow)


def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), sockets_per_address=3)) as live:
        match, _ = live.make()
        with ExitStack() as held:
            for _ in range(3):
                held.enter_context(live.sit(match)).seen()
            with connect(f"ws://{live.host}/api/matches/{match}/play") as fourth:
                told = json.loads(fourth.recv(PATIENCE))
        wait_for(lambda: not live.inside.sockets.here)
        with live.sit(match) as later:
            later.seen()

        assert told["type"] == "trouble"
        assert told["is_final"]
        assert later.table["stage"] == "playing"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with a name of its own."""
    database = sqlite(tmp_path_factory.mktemp("named"))
    with LiveServer(EASY._replace(database=database, hosts=("play.example.org",))) as server:
        yield server


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:8190", 200),
        ("[::1]:8190", 200),
        ("play.example.org", 200),
        ("evil.example.com", 421),
        ("[::1", 200),
        ("", 200),
        ("127.0.0.1.evil.example.com", 421),
    ],
)
def test_only_own_names_are_answered(named: LiveServer, host: str, status: int) -> None:
    assert named.http.get("/health", headers={"host": host}).status_code == status


def test_a_page_of_a_foreign_name_opens_no_socket(live: LiveServer) -> None:
    match, _ = live.make()
    name, port = live.host.split(":")
    page = f"evil.example.com:{port}"

    with (
        socket.create_connection((name, int(port)), timeout=PATIENCE) as opened,
        pytest.raises(InvalidStatus),
        connect(f"ws://{page}/api/matches/{match}/play", sock=opened, additional_headers={"Origin": f"http://{page}"}),
    ):
        pass


@pytest.mark.parametrize("origin", ["http://[::1", "http://", "null", "http://[", "http://localhost:99999999"])
def test_an_origin_that_is_no_address_is_refused_like_any_foreign_one(live: LiveServer, origin: str) -> None:
    told = live.http.post("/api/matches", json={"game": "skirmish"}, headers={"origin": origin})

    assert told.status_code == 403


def test_a_request_without_an_address_is_no_traceback(live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    name, port = live.host.split(":")
    with socket.create_connection((name, int(port)), timeout=PATIENCE) as opened:
        opened.sendall(b"GET * HTTP/1.1\r\nHost: localhost\r\n\r\n")

        assert b" 400 " in opened.recv(1000)
    assert not [record for record in caplog.records if record.exc_info]


def test_a_clients_word_on_its_address_counts_only_behind_a_named_proxy(tmp_path: Path) -> None:
    def told(proxies: tuple[str, ...]) -> list[int]:
        settings = EASY._replace(database=sqlite(tmp_path), requests_per_minute=3, proxies=proxies)
        with LiveServer(settings) as live:
            headers = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(6)]
            return [live.http.get("/api/games", headers=each).status_code for each in headers]

    assert told(()) == [200, 200, 200, 429, 429, 429]
    assert told(("127.0.0.1",)) == [200] * 6
