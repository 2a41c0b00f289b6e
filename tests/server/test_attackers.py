"""Clients that act for others, win time or points that are not theirs, look where they may not, or take the machine."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.live import EASY, Client, LiveServer, sqlite, wait_for
from server.test_accounts import COOKIE, PASSWORD, signed_up
from server.test_administration import last_words, told
from server.test_analysis import desk_of, empty_thinkers, fill_thinkers
from server.test_ladder import gives_up, wish
from server.test_packs import ARMY, TOML
from server.test_tournaments import concede, made_by
from tercio.bench.board import crowd
from tercio.hall.thinking.labours import MOST_EACH
from tercio.server.api.accounts import checked_password
from tercio.server.bans import Bans
from tercio.server.household import household_of
from tercio.server.passwords import is_guessable
from tercio.server.store.bans import ADDRESS
from tercio.server.store.records import Ban

Json = dict[str, Any]
ALONE = ({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"})


def seat_of(browser: httpx.Client, live: LiveServer, match: str) -> Client:
    """A seat that is known by the session of an account alone."""
    cookie = f"{COOKIE}={browser.cookies[COOKIE]}"
    return live.sit(match, connecting={"additional_headers": {"cookie": cookie}})


# -- acting for somebody else ---------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["everywhere", "password", "banned"])
def test_a_stolen_session_plays_on_no_longer_than_its_owner_wants(live: LiveServer, how: str) -> None:
    """The thief has opened the table before the owner signs out everywhere."""
    owner = signed_up(live, f"Robbed {how}")
    match, tokens = live.make()
    owner.post("/api/me/seats", json={"match": match, "token": tokens[0]})
    thief, by_link = seat_of(owner, live, match), live.sit(match, tokens[0])
    assert thief.seen()["you"] == 0
    by_link.seen()
    if how == "everywhere":
        assert owner.delete("/api/me/sessions").status_code == 204
    elif how == "password":
        wanted = {"old": PASSWORD, "new": "a quite different staple"}
        assert owner.put("/api/me/password", json=wanted).status_code == 204
    else:
        told(live, "ban", "account", f"Robbed {how}")

    assert "signed out" in last_words(thief)
    assert by_link.ask("ping")["type"] == "pong"
    by_link.close()


def test_whoever_takes_the_name_of_an_account_that_is_gone_takes_no_seat_with_it(live: LiveServer) -> None:
    """Neither that of the host nor that of a player, in rounds that have not begun."""
    names = ("Heir Ann", "Heir Ben", "Heir Cem")
    ann, ben, cem = [signed_up(live, name) for name in names]
    cup = made_by(ann)
    for person in (ann, ben, cem):
        assert person.post(f"/api/tournaments/{cup}/entry", json={}).status_code == 200
    ann.post("/api/me/farewell", json={"password": PASSWORD})
    time.sleep(0.002)  # an account of the same millisecond cannot be told from the one before
    heir = signed_up(live, "Heir Ann")

    assert heir.post(f"/api/tournaments/{cup}/begin").status_code == 403
    version, known = live.call(live.inside.store.tournament(cup))
    live.call(live.inside.store.change_tournament(known._replace(stage="running"), version))
    found: list[Json] = []
    over: set[str] = set()
    while len(found) < 2:
        state = live.http.get(f"/api/tournaments/{cup}").json()
        for each in state["rounds"][-1]["pairings"]:
            if each["other"] and "Heir Ann" in (each["one"], each["other"]) and each not in found:
                found.append(each)
        for each in state["rounds"][-1]["pairings"]:
            if each["other"] and each["match"] not in over:
                over.add(each["match"])
                loser = next(name for name in (each["one"], each["other"]) if name != "Heir Ann")
                concede(live, each["match"], {"Heir Ben": ben, "Heir Cem": cem}[loser], int(each["other"] == loser))
                live.call(live.inside.steward.go_on(cup))
    for each in found:
        with seat_of(heir, live, each["match"]) as client:
            assert client.seen()["you"] < 0


def test_a_strangers_analysis_is_not_stopped(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path), proxies=("127.0.0.1",))) as live:
        match, tokens = live.make()
        gives_up(live, match, tokens[0])
        live.call(fill_thinkers(live))
        path, far = f"/api/matches/{match}/analysis", {"x-forwarded-for": "192.0.2.7"}
        assert live.http.post(path).status_code == 200
        refused = live.http.delete(path, headers=far)
        of_a_player = live.http.delete(path, headers=far | {"authorization": f"Bearer {tokens[1]}"})

        assert refused.status_code == 403
        assert of_a_player.status_code == 200


# -- time and points ------------------------------------------------------------------------------------


@pytest.mark.rule("T-RATED-02")
def test_T_RATED_02_nobody_meets_a_bot_with_a_larger_army(live: LiveServer) -> None:
    """A thousand points by the words that both agree on, against the largest ready army."""
    ann = signed_up(live, "Giant Ann")
    huge = "Total: 1000\n20x Squire of the Riders (standard)\n6x Plague Bearer (standard)"
    wanted = {"game": "mageknight", "clock": {"minutes": 30}, "is_rated": True, "bot": "veteran"}
    told = ann.post("/api/ladder/tables", json={**wanted, "force": {"text": huge}})
    fair = ann.post("/api/ladder/tables", json={**wanted, "force": "riders-of-ash"})

    assert (told.status_code, told.json()["rule"]) == (422, "T-RATED-02"), told.text
    assert fair.status_code == 201


def test_the_first_to_enter_a_tournament_makes_it_small_for_nobody_else(live: LiveServer) -> None:
    """Enters with the smallest army and leaves again, or thinks again."""
    ann, ben = signed_up(live, "Tiny Ann"), signed_up(live, "Tiny Ben")
    cup = made_by(ann, "mageknight")
    entry = f"/api/tournaments/{cup}/entry"
    assert ben.post(entry, json={"force": "orc-warband"}).json()["agreed"] == {"total": "100"}
    assert ben.post(entry, json={"force": "riders-of-ash"}).json()["agreed"] == {"total": "300"}
    assert ben.post(entry, json={"force": "orc-warband"}).json()["agreed"] == {"total": "100"}
    assert ben.delete(entry).json()["agreed"] == {}
    assert ann.post(entry, json={"force": "riders-of-ash"}).json()["agreed"] == {"total": "300"}


def test_accounts_that_met_in_a_tournament_play_again(live: LiveServer) -> None:
    """Their seats have no secrets: the rematch is found by their accounts."""
    ann, ben = signed_up(live, "Again Dan"), signed_up(live, "Again Eve")
    people = {"Again Dan": ann, "Again Eve": ben}
    cup = made_by(ann)
    for person in people.values():
        person.post(f"/api/tournaments/{cup}/entry", json={})
    [pairing] = ann.post(f"/api/tournaments/{cup}/begin").json()["rounds"][0]["pairings"]
    with (
        seat_of(people[pairing["one"]], live, pairing["match"]) as first,
        seat_of(people[pairing["other"]], live, pairing["match"]) as second,
    ):
        first.seen()
        assert first.ask("concede")["type"] == "done"
        assert first.ask("offer", what="rematch")["type"] == "done"
        second.seen(lambda table: table["offers"])
        assert second.ask("reply", what="rematch", yes=True)["type"] == "done"
        following = second.seen(lambda table: table["next_match"])["next_match"]
    with seat_of(people[pairing["one"]], live, following) as first:
        assert first.seen()["you"] == 0


# -- hidden things ----------------------------------------------------------------------------------------


def test_a_profile_does_not_tell_which_deck_somebody_plays_with_at_this_moment(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Deck Ann"), signed_up(live, "Deck Ben")
    rated = {"game": "warlord", "clock": {"minutes": 5}, "is_rated": True}
    opened = wish(ann, rated, force="dwarves")
    match = ben.post(f"/api/ladder/tables/{opened['table']}/sit", json={"force": "elves"}).json()["match"]
    before = live.http.get("/api/players/Deck Ann").json()["results"]
    gives_up(live, match, opened["token"])
    after = live.http.get("/api/players/Deck Ann").json()["results"]

    assert [each["force"] for each in before] == [""]
    assert [each["force"] for each in after] == ["dwarves"]


# -- taking the machine -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_addresses_that_one_household_has_count_together(address: str, household: str) -> None:
    assert household_of(address) == household


def test_limits_and_bans_hold_however_many_addresses_one_has(tmp_path: Path) -> None:
    settings = EASY._replace(
        database=sqlite(tmp_path), requests_per_minute=3, sockets_per_address=2, proxies=("127.0.0.1",)
    )
    with LiveServer(settings) as live:
        match, _ = live.make()
        own = [{"x-forwarded-for": f"2001:db8:1:2::{number:x}"} for number in range(1, 6)]
        told = [live.http.get("/api/games", headers=each).status_code for each in own]
        sockets = [live.sit(match, connecting={"additional_headers": each}) for each in own[:2]]
        first = [each.receive()["type"] for each in sockets]
        with connect(f"ws://{live.host}/api/matches/{match}/play", additional_headers=own[2]) as third:
            first.append(json.loads(third.recv(10))["type"])
        other = live.http.get("/api/games", headers={"x-forwarded-for": "2001:db8:1:3::1"}).status_code

        assert told == [200, 200, 200, 429, 429]
        assert first == ["table", "table", "trouble"]
        assert other == 200
    bans = Bans([Ban(ADDRESS, "2001:db8:1:2::7/128", "", 0, None)])
    assert bans.has_address("2001:db8:1:2::")
    assert bans.has_address("2001:db8:1:2::9")
    assert not bans.has_address("2001:db8:1:3::7")


def test_bots_of_matches_whose_maker_is_forgotten_think_for_whoever_plays_them(live: LiveServer) -> None:
    """Otherwise a hundred old matches of one client would count as a hundred clients."""
    matches = [live.make(*ALONE) for _ in range(3)]
    for match, _ in matches:
        live.call(forget(live, match))
    watcher = live.sit(matches[0][0])
    watcher.seen()
    before = live.inside.hub.tables[matches[0][0]].customer.address
    players = [live.sit(match, tokens[0]) for match, tokens in matches]
    for player in players:
        player.seen()

    assert before == matches[0][0]
    assert {live.inside.hub.tables[match].customer.address for match, _ in matches} == {"127.0.0.1"}
    for client in (watcher, *players):
        client.close()


async def forget(live: LiveServer, match: str) -> None:
    live.inside.hub.drop(live.inside.hub.tables[match])


def test_looking_back_waits_behind_those_who_play(tmp_path: Path) -> None:
    """What a bot would have answered costs a second of thought, and is asked for by a link."""
    wanted = MOST_EACH + 3
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as live, ThreadPoolExecutor(wanted) as clients:
        match, tokens = live.make()
        with live.sit(match, tokens[0]) as ann:
            ann.answer("bold")
        gives_up(live, match, tokens[0])
        live.call(fill_thinkers(live))
        asked = [clients.submit(live.http.get, f"/api/matches/{match}/retrospect?n=1") for _ in range(wanted)]
        wait_for(lambda: len([each for each in asked if each.done()]) == wanted - MOST_EACH)
        assert len(desk_of(live).people) == 0
        assert len(desk_of(live).bots) == MOST_EACH
        live.call(empty_thinkers(live))
        told = sorted([each.result().status_code for each in asked])

    assert told == [200] * MOST_EACH + [429] * (wanted - MOST_EACH)


def test_a_rematch_for_which_there_is_no_room_leaves_the_socket_open(tmp_path: Path) -> None:
    """Each one would leave the packs once more."""
    pack = TOML + "\n# " + "x" * 40_000
    with LiveServer(EASY._replace(database=sqlite(tmp_path), kept_kb_per_day=600)) as live:
        match, tokens = live.make(*ALONE, game="warlord", packs=[pack], position=ARMY)
        told = ""
        for _ in range(5):
            with live.sit(match, tokens[0]) as ann:
                ann.seen()
                ann.ask("concede")
                message = ann.ask("offer", what="rematch")
                assert ann.ask("ping")["type"] == "pong"
                match, told = ann.table["next_match"] or match, message["type"]
            if told == "trouble":
                break

        assert told == "trouble"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("impatient")
    with LiveServer(EASY._replace(database=sqlite(folder), send_patience=0.3, slowest_reader=20_000)) as live:
        yield live


def asking(live: LiveServer) -> socket.socket:
    """For more than fits on the way."""
    name, port = live.host.split(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.settimeout(60)
    opened.connect((name, int(port)))
    opened.sendall(b"GET /api/schema.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 40)
    return opened


def test_whoever_reads_no_answers_is_left(impatient: LiveServer) -> None:
    """Two hundred connections that ask for the largest answers and never read would fill the memory."""
    opened = [asking(impatient) for _ in range(4)]
    wait_for(lambda: len(connections(impatient)) == 4)
    wait_for(lambda: not connections(impatient))
    for each in opened:
        each.close()


def test_whoever_reads_slowly_gets_everything(impatient: LiveServer) -> None:
    whole = len(impatient.http.get("/api/schema.json").content)
    with asking(impatient) as opened:
        found, until = 0, time.monotonic() + 30
        while found < 4 * whole and time.monotonic() < until:
            found += len(opened.recv(20_000))
            time.sleep(0.01)

    assert found >= 4 * whole


def connections(live: LiveServer) -> list[Any]:
    """Those whose answers wait."""
    return [each for each in live.server.server_state.connections if each.transport.get_write_buffer_size()]


def test_a_password_that_is_hard_to_judge_keeps_nobody_waiting(live: LiveServer) -> None:
    """Seventy signs that may all be letters took two seconds and a half, in which the server did nothing else."""
    signs = "4@8({[<369&#!1/|0$5+7%2" * 3
    began = time.process_time()
    assert not is_guessable(signs, "Ann")
    assert time.process_time() - began < 1.5
    told: list[bool] = []

    async def judged() -> None:
        loop = asyncio.get_running_loop()
        waiting = asyncio.create_task(checked_password(live.inside, signs, "Ann"))
        while not waiting.done():
            asked = loop.time()
            await asyncio.sleep(0)
            told.append(loop.time() - asked < 0.1)

    live.call(judged())
    assert len([each for each in told if each]) > 10


def test_whoever_comes_and_goes_makes_no_work_for_all_who_watch(live: LiveServer) -> None:
    """A table of a thousand spectators was drawn for all of them each time, at their expense."""
    match, _ = live.make()
    with live.sit(match) as watching:
        watching.seen()
        for _ in range(40):
            with live.sit(match) as restless:
                restless.seen()
        watching.seen(lambda table: table["watchers"] == 1)
        watching.ask("ping")
        tables = [message for message in watching.messages if message["type"] == "table"]

    assert len(tables) < 20


@pytest.mark.parametrize("game", ["mageknight", "summoners"])
def test_a_way_beyond_all_tables_leaves_the_socket_open(live: LiveServer, game: str) -> None:
    """Each of its corners fits into a message, but its length did not."""
    corner = 2**63 - 1
    people = ({"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"})
    match, tokens = live.make(*people, game=game, position=crowd(game, 4, 0))
    with live.sit(match, tokens[0]) as ann:
        options = ann.seen()["question"]["options"]
        [option, *_] = [each for each in options if each["mover"] >= 0 and each["corners"] > 0]
        said = {"key": option["key"], "subject": option["subject"], "detail": option["detail"]}
        told = ann.ask("plan", answer={**said, "path": [[-corner, -corner], [corner, corner]]})

        assert (told["type"], told["legal"]) == ("plan", False)
        assert ann.ask("ping")["type"] == "pong"
