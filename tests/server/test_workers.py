"""Several processes on one port and one PostgreSQL: one server to everybody, also when one of them dies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from killing import children_of, is_running
from server.live import PATIENCE, Client, wait_for
from server.postgres import Cluster
from tercio.bench.players import ServerProcess

WORKERS = 2
Json = dict[str, Any]


class Together(ServerProcess):
    """Two workers; what the database knows of them."""

    def workers(self) -> list[str]:
        """Those that know each other."""
        now = "extract(epoch FROM clock_timestamp()) * 1000"
        return [row[0] for row in self.rows(f"SELECT id FROM workers WHERE at_ms > {now} - 3000 ORDER BY id")]

    def door(self) -> tuple[str, int, str]:
        """Address, port and secret of the first of them."""
        host, port, secret = self.rows("SELECT host, port, secret FROM workers WHERE id = %s", self.workers()[0])[0]
        return host, port, secret

    def home(self, match: str) -> str:
        found = self.rows("SELECT worker FROM homes WHERE match_id = %s", match)
        return str(found[0][0]) if found else ""

    def rows(self, query: str, *values: str) -> list[Any]:
        with closing(psycopg.connect(self.database)) as connection:
            return connection.execute(query, values).fetchall()

    def process_of(self, worker: str) -> int:
        return int(worker.split(":")[1])

    def kill_home_of(self, match: str) -> str:
        worker = self.home(match)
        os.kill(self.process_of(worker), signal.SIGKILL)
        return worker

    def ask(self, path: str, body: Json | None = None, method: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, data, {"content-type": "application/json"}, method=method or None
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            return json.load(reply)

    def make(self, *seats: Json, **more: Any) -> tuple[str, list[str]]:
        wanted = list(seats) or [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
        made = self.ask("/api/matches", {"game": "skirmish", "seats": wanted, "is_public": True, **more})
        return made["id"], made["tokens"]

    def sit(self, match: str, token: str | None = None, **more: Any) -> Client:
        return Client(self.url.partition("//")[2], match, token, **more)


def started(url: str, folder: Path, *more: str) -> Together:
    server = Together(url, folder / "log", more=("--workers", str(WORKERS), *more))
    server.start()
    settle(server)
    return server


def settle(server: Together) -> None:
    """Everybody has heard of everybody."""
    wait_for(lambda: len(server.workers()) == WORKERS)
    time.sleep(1.2)


@pytest.fixture(scope="module")
def shared(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Together]:
    database = cluster.new_database()
    server = started(cluster.url(database), tmp_path_factory.mktemp("workers"), "--no-limits")
    yield server
    server.stop()
    cluster.drop_database(database)


@pytest.fixture
def together(shared: Together) -> Together:
    """Two workers, both of them there again whatever a test has done before."""
    if len(shared.workers()) != WORKERS:
        settle(shared)
    return shared


def homes_of_both(together: Together) -> list[tuple[str, list[str]]]:
    """A match at home in each of the two, with somebody who has looked at it."""
    found: dict[str, tuple[str, list[str]]] = {}
    for _ in range(60):
        match, tokens = together.make()
        with together.sit(match) as looker:
            looker.seen()
        found.setdefault(together.home(match), (match, tokens))
        if len(found) == WORKERS:
            return list(found.values())
    pytest.fail(f"all matches are at home in one process: {found}")


def answer_everything(people: list[Client], number: int) -> list[Json]:
    """So many answers, by whoever is asked; both see each of them."""
    given: list[Json] = []
    for _ in range(number):
        newest = max([person.seen()["n"] for person in people])
        see(people, newest)
        asked = next(person for person in people if person.table["question"] is not None)
        hints = asked.ask("hint")["hints"]
        said = {key: value for key, value in hints[0]["answer"].items() if key != "seat"}
        turn = asked.table["turn"]
        assert asked.ask("answer", turn=turn, answer=said)["type"] == "done"
        given.append(said)
        see(people, newest + 1)
    return given


def see(people: list[Client], number: int) -> None:
    """All have a table with as many entries."""
    for person in people:
        person.seen(lambda table: table["n"] >= number)


def come_again(server: Together, match: str, token: str) -> Client:
    """As a page does: until somebody answers. A process that ends takes a moment to shut its door."""
    for _ in range(20):
        try:
            person = server.sit(match, token)
            person.seen()
        except (OSError, WebSocketException):
            time.sleep(0.2)
        else:
            return person
    pytest.fail(f"nobody serves {match}")


def lose(person: Client) -> None:
    """The line breaks sooner or later."""
    while True:
        person.receive()


def test_everybody_at_a_table_sees_everybody_wherever_they_come_in(together: Together) -> None:
    """Both processes are tried: sockets come in anywhere, and are brought to the home of the match."""
    for match, tokens in homes_of_both(together):
        people = [together.sit(match, token) for token in tokens * 2]  # two tabs each
        watchers = [together.sit(match) for _ in range(4)]
        for each in (*people, *watchers):
            each.seen(lambda table: all([seat["is_here"] for seat in table["seats"]]) and table["watchers"] == 4)
        people[0].ask("chat", text="hello")
        people[1].ask("offer", what="draw")
        for each in (*people, *watchers):
            each.seen(lambda table: table["offers"])
            assert [line["text"] for line in each.chat] == ["hello"]
        people[2].ask("reply", what="draw", yes=False) if people[2].table["offers"] else None
        for each in (*people, *watchers):
            each.close()


def test_a_match_goes_on_in_the_other_process_when_its_own_is_killed(together: Together) -> None:
    match, tokens = homes_of_both(together)[0]
    people = [together.sit(match, token) for token in tokens]
    given = answer_everything(people, 6)
    people[0].ask("chat", text="before")

    killed = together.kill_home_of(match)
    for person in people:
        with pytest.raises(ConnectionClosed):
            lose(person)
    people = [come_again(together, match, token) for token in tokens]
    assert [person.table["answers"] for person in people] == [len(given)] * 2  # at once, whoever has made the match
    given += answer_everything(people, 6)

    assert together.home(match) not in ("", killed)
    assert [line["text"] for line in people[0].chat] == ["before"]
    logged = [
        json.loads(row[0])
        for row in together.rows("SELECT body FROM entries WHERE match_id = %s AND kind = 'answer' ORDER BY n", match)
    ]
    assert [said["key"] for said in logged] == [said["key"] for said in given]
    for person in people:
        person.close()


def test_a_worker_that_dies_is_replaced(together: Together) -> None:
    before = together.workers()
    os.kill(together.process_of(before[0]), signal.SIGKILL)

    wait_for(lambda: len([worker for worker in together.workers() if worker not in before]) == 1)
    assert together.ask("/health")["status"] == "ok"


def test_bots_answer_once_and_go_on_when_their_process_dies(together: Together) -> None:
    match, tokens = together.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "recruit"})
    ann = together.sit(match, tokens[0])
    answer_with_bot(ann, 3)

    together.kill_home_of(match)
    with pytest.raises(ConnectionClosed):
        lose(ann)
    ann = come_again(together, match, tokens[0])
    answer_with_bot(ann, 3)
    ann.close()


def answer_with_bot(ann: Client, number: int) -> None:
    for _ in range(number):
        ann.seen(lambda table: table["question"] is not None)
        turn = ann.table["turn"]
        said = {key: value for key, value in ann.ask("hint")["hints"][0]["answer"].items() if key != "seat"}
        assert ann.ask("answer", turn=turn, answer=said)["type"] == "done"
        while ann.table["turn"] <= turn:
            ann.receive()


def test_a_clock_rings_where_the_match_is_at_home(together: Together) -> None:
    match, tokens = together.make(clock={"minutes": 0.05})
    with together.sit(match, tokens[0]) as ann, together.sit(match, tokens[1]) as ben:
        ann.seen(lambda table: table["stage"] == "over")
        ben.seen(lambda table: table["stage"] == "over")

    flags = together.rows("SELECT n FROM entries WHERE match_id = %s AND kind = 'flag'", match)
    assert len(flags) == 1


def test_questions_over_http_are_answered_alike_by_everybody(together: Together) -> None:
    for match, tokens in homes_of_both(together):
        people = [together.sit(match, token) for token in tokens]
        given = answer_everything(people, 4)
        for _ in range(12):
            assert together.ask(f"/api/matches/{match}")["answers"] == len(given)
        people[0].ask("concede")
        people[0].seen(lambda table: table["stage"] == "over")
        assert together.ask(f"/api/matches/{match}/analysis", {}, "POST")["stage"] in ("thinking", "done")
        for _ in range(12):
            assert together.ask(f"/api/matches/{match}/analysis")["stage"] != "none"
        for person in people:
            person.close()


def test_nobody_makes_a_process_look_dead(together: Together) -> None:
    """Odd questions about a match are passed on, or not, and never cost a process its matches."""
    before = together.workers()
    homes = [(match, together.home(match)) for match, _ in homes_of_both(together)]
    host, _, port = together.url.partition("//")[2].partition(":")
    odd = [
        b"HEAD /api/matches/%s HTTP/1.1\r\nhost: x.localhost\r\n\r\n",
        b"HEAD /api/matches/%s/record HTTP/1.1\r\nhost: x.localhost\r\n\r\n",
        b"OPTIONS /api/matches/%s HTTP/1.1\r\nhost: x.localhost\r\n\r\n",
        b"POST /api/matches/%s/analysis HTTP/1.1\r\nhost: x.localhost\r\ncontent-length: 5\r\n\r\nab",
        b"GET /api/matches/%s/replay?seat=%%ff&lang=\xff HTTP/1.1\r\nhost: x.localhost\r\n\r\n",
        b"GET /api/matches/%s HTTP/1.1\r\nhost: x.localhost\r\nif-none-match: *\r\nexpect: 100-continue\r\n\r\n",
        b"GET /api/matches/%s HTTP/1.1\r\nhost: x.localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ]
    for match, _ in homes:
        for request in odd * 3:
            with socket.create_connection((host, int(port))) as line:
                line.sendall(request % match.encode())
                line.shutdown(socket.SHUT_WR)
                line.recv(1_000)
    time.sleep(1.2)

    assert together.workers() == before
    assert [(match, together.home(match)) for match, _ in homes] == homes
    assert len(together.rows("SELECT id FROM workers WHERE id = ANY(string_to_array(%s, ' '))", " ".join(before))) == 2


def test_the_lobby_is_the_same_everywhere(together: Together) -> None:
    matches = {together.make()[0] for _ in range(4)}

    for _ in range(12):
        assert {each["id"] for each in together.ask("/api/lobby")["running"]} >= matches


def test_the_figures_are_those_of_all_processes(together: Together) -> None:
    sockets = [together.sit(match) for match, _ in homes_of_both(together)]
    for watcher in sockets:
        watcher.seen()
    for _ in range(8):
        with urllib.request.urlopen(f"{together.url}/metrics", timeout=PATIENCE) as reply:
            told = reply.read().decode()
        assert "\ntercio_sockets 2.0\n" in told
    for watcher in sockets:
        watcher.close()


def test_nobody_comes_through_the_door_without_its_secret(together: Together) -> None:
    async def knock(line: bytes) -> bytes:
        host, port, _ = together.door()
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(line + b"GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        try:
            return await asyncio.wait_for(reader.read(100), PATIENCE)
        except ConnectionResetError:
            return b""
        finally:
            writer.close()

    for line in (b"", b"\n", b"guessed 5 127.0.0.1\n", b"x" * 5_000, b"\xff\xfe 5 127.0.0.1\n"):
        assert asyncio.run(knock(line)) == b""
    secret = together.door()[2].encode()
    assert asyncio.run(knock(secret + b" 5 127.0.0.1\n"))[:12] == b"HTTP/1.1 200"


def test_what_a_client_may_do_counts_for_all_processes_together(postgres_url: str, tmp_path: Path) -> None:
    server = started(postgres_url, tmp_path)
    try:
        made = 0
        for _ in range(100):
            try:
                server.make()
                made += 1
            except urllib.error.HTTPError as failure:
                if failure.code != 429:
                    raise
            time.sleep(0.02)

        assert 30 <= made <= 34  # 30 at once, half a one each second, and what nobody has heard of yet
    finally:
        server.stop()


def test_all_end_with_the_first_one(postgres_url: str, tmp_path: Path) -> None:
    server = started(postgres_url, tmp_path)
    assert server.process is not None
    children = children_of(server.process.pid)
    assert len(children) == WORKERS

    server.kill()

    wait_for(lambda: not [child for child in children if is_running(child)])


def test_workers_that_cannot_serve_end_however_slowly_they_find_out() -> None:
    """On a busy machine it takes seconds; they were started again and again, and nobody heard why."""
    failing = "import time; from tercio.server.cluster import crew; crew.HASTE = 0.05\n"
    failing += "def work(lifeline, ready): time.sleep(0.3); raise SystemExit('no database')\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{failing}raise SystemExit(crew.Crew(2, work).run())"], timeout=PATIENCE
    )

    assert done.returncode == 1


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    command = "from tercio.cli import main; main()"
    words = ["serve", "--workers", "2", "--no-open", "--port", "0", "--database", f"sqlite:///{tmp_path}/a.db"]
    ended = subprocess.run(
        [sys.executable, "-c", command, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )

    assert ended.returncode != 0
    assert "PostgreSQL" in ended.stderr + ended.stdout
