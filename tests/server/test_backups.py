"""A backup taken while people play holds everything that was acknowledged before it began, and play goes on from it."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

from server.live import EASY, Client, LiveServer, sqlite
from server.postgres import Cluster, binaries
from tercio.server.store.administration import Administration
from tercio.server.store.matches import damaged_matches

BEFORE = 30  # answers


def answer_something(ann: Client, ben: Client) -> None:
    newest = max(ann.seen()["n"], ben.seen()["n"])
    for person in (ann, ben):
        person.seen(lambda table: table["n"] >= newest)
    asked = ann if ann.table["question"] is not None else ben
    said = {key: value for key, value in asked.ask("hint")["hints"][0]["answer"].items() if key != "seat"}
    assert asked.answer(**said)["type"] == "done"


def back_up_in_play(live: LiveServer, back_up: Callable[[], None]) -> tuple[str, list[str], int]:
    """The match, its secrets, and how many entries it had for certain when the backup began."""
    match, tokens = live.make()
    over = threading.Event()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        for _ in range(BEFORE):
            answer_something(ann, ben)
        acknowledged = max(ann.table["n"], ben.table["n"])

        def go_on() -> None:
            number = 0
            while not over.is_set() and number < 500:
                number += 1
                ann.ask("chat", text=f"line {number}")

        playing = threading.Thread(target=go_on)
        playing.start()
        back_up()
        over.set()
        playing.join()
        return match, tokens, acknowledged


def check_and_go_on(database: str, match: str, tokens: list[str], acknowledged: int) -> None:
    """Every entry is sound, nothing acknowledged is missing, and both seats play on with their links."""
    copy = Administration(database)
    assert copy.do(damaged_matches) == {}
    copy.close()
    with (
        LiveServer(EASY._replace(database=database)) as restored,
        restored.sit(match, tokens[0]) as ann,
        restored.sit(match, tokens[1]) as ben,
    ):
        assert ann.seen()["n"] >= acknowledged
        for _ in range(5):
            answer_something(ann, ben)


def test_sqlite(tmp_path: Path) -> None:
    url, copy = sqlite(tmp_path), tmp_path / "copy.db"

    def back_up() -> None:
        database = Administration(url)
        database.back_up(copy)
        database.close()

    with LiveServer(EASY._replace(database=url, lines_per_second=1e6, lines_at_once=10_000)) as live:
        match, tokens, acknowledged = back_up_in_play(live, back_up)

    check_and_go_on(f"sqlite:///{copy}", match, tokens, acknowledged)


def test_postgresql(cluster: Cluster, postgres_url: str, tmp_path: Path) -> None:
    dump, fresh = tmp_path / "tercio.dump", cluster.new_database()

    def tool(name: str, *words: str) -> None:
        subprocess.run([str(binaries() / name), *words], check=True, timeout=120)

    def back_up() -> None:
        tool("pg_dump", "--format=custom", f"--file={dump}", f"--dbname={postgres_url}")

    with LiveServer(EASY._replace(database=postgres_url, lines_per_second=1e6, lines_at_once=10_000)) as live:
        match, tokens, acknowledged = back_up_in_play(live, back_up)
    tool("pg_restore", "--clean", "--if-exists", f"--dbname={cluster.url(fresh)}", str(dump))

    check_and_go_on(cluster.url(fresh), match, tokens, acknowledged)
    cluster.drop_database(fresh)


def test_a_restored_database_knows_no_process_of_before(cluster: Cluster, postgres_url: str, tmp_path: Path) -> None:
    """Homes and workers are in the dump too; whoever is named there lives no more."""
    with LiveServer(EASY._replace(database=postgres_url)) as live:
        match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "recruit"})
        with live.sit(match, tokens[0]) as ann:
            ann.seen()
        dump, fresh = tmp_path / "tercio.dump", cluster.new_database()
        words = ["--format=custom", f"--file={dump}", f"--dbname={postgres_url}"]
        subprocess.run([str(binaries() / "pg_dump"), *words], check=True, timeout=120)
    words = [f"--dbname={cluster.url(fresh)}", str(dump)]
    subprocess.run([str(binaries() / "pg_restore"), *words], check=True, timeout=120)

    with LiveServer(EASY._replace(database=cluster.url(fresh))) as restored, restored.sit(match, tokens[0]) as ann:
        ann.seen(lambda table: table["question"] is not None)
        turn = ann.table["turn"]
        said = {key: value for key, value in ann.ask("hint")["hints"][0]["answer"].items() if key != "seat"}
        assert ann.answer(**said)["type"] == "done"
        ann.seen(lambda table: table["turn"] > turn and table["question"] is not None)
    cluster.drop_database(fresh)
