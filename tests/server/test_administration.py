"""The operator looks after the database while the server runs: what is decided holds within seconds."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.live import EASY, Client, LiveServer, sqlite, wait_for
from tercio.server.bans import Bans
from tercio.server.store.administration import Administration
from tercio.server.store.bans import ADDRESS
from tercio.server.store.matches import damaged_matches
from tercio.server.store.records import Ban
from terminal import tercio

PASSWORD = "correct horse battery"
ELSEWHERE = {"x-forwarded-for": "203.0.113.9"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    url = sqlite(tmp_path_factory.mktemp("served"))
    if request.param == "postgresql":
        cluster = request.getfixturevalue("cluster")
        url = cluster.url(cluster.new_database())
    with LiveServer(EASY._replace(database=url, bans_every=0.05, proxies=("127.0.0.1",))) as server:
        yield server


def told(live: LiveServer, *words: str, status: int = 0, typed: str = "") -> str:
    """What `tercio admin` says to the operator of this server."""
    done = tercio("admin", "--database", live.inside.settings.database, *words, typed=typed)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def account(live: LiveServer, name: str) -> httpx.Client:
    browser = live.browser()
    assert browser.post("/api/accounts", json={"name": name, "password": PASSWORD}).status_code == 201
    return browser


def last_words(client: Client) -> str:
    """What the server says before it ends the conversation."""
    with suppress(ConnectionClosed):
        while True:
            client.receive()
    return str(client.messages[-1]["text"])


def test_a_new_password_replaces_the_old_one_and_ends_every_session(live: LiveServer) -> None:
    browser = account(live, "Nora")
    given = told(live, "password", "nora").split()[-1]
    tries = [browser.post("/api/session", json={"name": "Nora", "password": word}) for word in (PASSWORD, given)]

    assert [answer.status_code for answer in tries] == [401, 200]
    told(live, "sign-out", "Nora")
    assert browser.get("/api/me").json() is None


def test_a_banned_account_is_signed_out_and_cannot_sign_in_until_it_is_admitted(live: LiveServer) -> None:
    browser, credentials = account(live, "Vandal"), {"name": "Vandal", "password": PASSWORD}
    told(live, "ban", "account", "VANDAL", "--reason", "insults")
    wait_for(lambda: live.inside.doorkeeper.bans.has_account("Vandal"))

    assert browser.get("/api/me").json() is None
    assert browser.post("/api/session", json=credentials).status_code == 403
    assert "vandal" in told(live, "bans")
    assert "insults" in told(live, "bans")
    told(live, "unban", "account", "Vandal")
    wait_for(lambda: not live.inside.doorkeeper.bans.has_account("Vandal"))
    assert browser.post("/api/session", json=credentials).status_code == 200


def test_a_banned_network_is_refused_and_its_open_sockets_are_closed(live: LiveServer) -> None:
    match, _ = live.make()
    far = live.browser(**ELSEWHERE)
    watching = live.sit(match, connecting={"additional_headers": ELSEWHERE})
    watching.seen()
    told(live, "ban", "address", "203.0.113.7/24", "--days", "2")

    assert "excluded" in last_words(watching)
    assert far.get("/api/games").status_code == 403
    assert live.http.get("/api/games").status_code == 200
    with connect(f"ws://{live.host}/api/matches/{match}/play", additional_headers=ELSEWHERE) as again:
        assert "excluded" in again.recv()
    told(live, "unban", "address", "203.0.113.0/24")
    wait_for(lambda: far.get("/api/games").status_code == 200)


def test_a_closed_match_sends_everybody_away_and_others_go_on(live: LiveServer) -> None:
    match, tokens = live.make()
    other, _ = live.make()
    playing = live.sit(match, tokens[0])
    playing.seen()
    told(live, "close", match)

    assert "closed this match" in last_words(playing)
    assert live.http.get(f"/api/matches/{match}").status_code == 410
    listed = {found["id"] for found in live.http.get("/api/lobby", params={"limit": 100}).json()["running"]}
    assert match not in listed
    assert other in listed
    told(live, "unban", "match", match)
    wait_for(lambda: live.http.get(f"/api/matches/{match}").status_code == 200)


def test_a_deleted_match_is_gone_with_its_log_once_the_operator_is_sure(live: LiveServer) -> None:
    match, tokens = live.make()
    playing = live.sit(match, tokens[0])
    playing.seen()
    told(live, "delete-match", match, typed="n\n", status=1)
    assert live.http.get(f"/api/matches/{match}").status_code == 200
    told(live, "delete-match", match, "--yes")

    assert "closed this match" in last_words(playing)
    assert live.call(live.inside.store.load_match(match)) is None
    assert match in told(live, "delete-match", match, "--yes", status=2)


def test_a_hidden_match_leaves_the_lobby_and_goes_on(live: LiveServer) -> None:
    match, _ = live.make()
    told(live, "hide", match)

    listed = live.http.get("/api/lobby", params={"limit": 100}).json()["running"]
    assert match not in {found["id"] for found in listed}
    assert live.http.get(f"/api/matches/{match}").status_code == 200


def test_accounts_and_matches_are_listed_and_counted(live: LiveServer) -> None:
    browser = account(live, "Ämilie")
    made = browser.post("/api/matches", json={"game": "skirmish", "seats": [{"kind": "bot"}, {"kind": "bot"}]}).json()

    assert "Ämilie: since" in told(live, "accounts", "ÄMIL")
    assert "Nothing found" in told(live, "accounts", "100%")
    assert made["id"] in told(live, "matches", "--account", "ämilie", "--running")
    assert "running" in told(live, "figures")
    told(live, "delete-account", "Ämilie", "--yes")
    assert browser.get("/api/me").json() is None
    assert "kein Konto" in told(live, "sign-out", "Ämilie", "--lang", "de", status=2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "address", "nowhere"), "neither an address nor a network"),
        (("ban", "planet", "Mars"), "account, address, match"),
        (("unban", "match", "abcd"), "was not excluded"),
        (("close", "abcd"), "There is no match"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(live: LiveServer, words: tuple[str, ...], said: str) -> None:
    assert said in told(live, *words, status=2)


def test_a_backup_is_a_whole_database_and_the_check_finds_what_was_damaged(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as live:
        match, tokens = live.make()
        with live.sit(match, tokens[0]) as client:
            for number in range(3):
                client.ask("chat", text=f"line {number}")
        told(live, "backup", str(tmp_path / "copy.db"))
        assert "exists already" in told(live, "backup", str(tmp_path / "copy.db"), status=2)
    copied = Administration(f"sqlite:///{tmp_path / 'copy.db'}")
    assert copied.do(damaged_matches) == {}
    copied.close()
    connection = sqlite3.connect(tmp_path / "copy.db")
    connection.execute("UPDATE entries SET body = replace(body, 'line 1', 'line 7') WHERE match_id = ?", (match,))
    connection.commit()
    connection.close()
    found = tercio("admin", "--database", f"sqlite:///{tmp_path / 'copy.db'}", "check")

    assert found.returncode == 1
    assert match in found.stdout


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = tercio("admin", "--database", sqlite(tmp_path), "figures")

    assert done.returncode == 2
    assert "no database here" in done.stderr
    assert not list(tmp_path.iterdir())


def test_an_address_is_found_in_every_form_that_it_has() -> None:
    bans = Bans([Ban(ADDRESS, "203.0.113.0/24", "", 0, None), Ban(ADDRESS, "2001:db8::/48", "", 0, None)])

    assert bans.has_address("203.0.113.9")
    assert bans.has_address("::ffff:203.0.113.9")
    assert bans.has_address("2001:db8::1")
    assert not bans.has_address("203.0.114.9")
    assert not bans.has_address("unix socket")
