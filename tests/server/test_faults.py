"""What goes wrong inside the server is told, harms nobody else, and mends itself where that is possible."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.live import EASY, LiveServer, sqlite, wait_for
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord.game import WarlordGame
from tercio.hall.hub import now_ms
from tercio.hall.tables.entry import ANSWER, Entry, Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.hall.thinking.bots import Bots
from tercio.hall.thinking.thoughts import Customer
from tercio.kernel import Recorder, seeded
from tercio.kernel.record import dump_dice, snapshot
from tercio.server.thinkers import Pool
from tercio.wire import read_answer


def test_a_database_that_is_away_is_told_and_nothing_changes(tmp_path: Path) -> None:
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as server:
        match, tokens = server.make()
        with server.sit(match, tokens[0], "de") as ann:
            ann.seen()
            server.call(server.inside.store.close())
            told = ann.answer("bold")

            assert told["type"] == "trouble"
            assert "nicht speichern" in told["text"]
            assert ann.ask("ping")["type"] == "pong"
            assert ann.table["n"] == 0
        asked = server.http.post("/api/decks", json={"game": "warlord", "text": "3x Glade Archer"})
        assert asked.status_code == 503
        assert set(asked.json()) == {"en", "de", "rule"}


def test_a_slow_disk_delays_the_acknowledgement_and_nothing_else(tmp_path: Path) -> None:
    """Whoever holds the file keeps everything else from being written, as a disk does that takes its time."""
    with LiveServer(EASY._replace(database=sqlite(tmp_path))) as server, ExitStack() as opened:
        match, tokens = server.make()
        ann, ben = [opened.enter_context(server.sit(match, token)) for token in tokens]
        ann.seen(), ben.seen()
        with closing(sqlite3.connect(tmp_path / "tercio.db", isolation_level=None)) as disk:
            disk.execute("BEGIN IMMEDIATE")
            said = ann.say("answer", turn=0, answer={"key": "bold"})
            wait_for(lambda: server.inside.store.figures().waiting > 0)
            before = [ben.ask("ping")["type"], server.http.get("/api/games").status_code, ben.table["n"]]
            disk.execute("COMMIT")

        assert before == ["pong", 200, 0]
        assert ann.reply(said)["type"] == "done"
        assert ben.seen(lambda table: table["n"] == 1)


def test_a_match_of_other_rules_is_told_and_the_lobby_stays_open(live: LiveServer) -> None:
    match, tokens = live.make()
    store, hub = live.inside.store, live.inside.hub

    async def spoil() -> bool:
        hub.drop(hub.tables[match])
        return await store.append(match, 0, Entry(ANSWER, 0, {"key": "an answer of long ago"}, now_ms()))

    assert live.call(spoil())
    other, _ = live.make()
    told = live.http.get(f"/api/matches/{match}")
    running = [each["id"] for each in live.http.get("/api/lobby").json()["running"]]

    assert told.status_code == 409
    assert set(told.json()) == {"en", "de", "rule"}
    assert other in running
    assert match not in running
    with live.sit(match, tokens[0]) as ann:
        assert ann.receive()["is_final"]
        with pytest.raises(ConnectionClosed) as closed:
            ann.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409


def test_a_bot_that_fails_answers_anything() -> None:
    match = Recorder(open_game("skirmish"), {}, seeded(1), ("human", "human")).match
    ghost = snapshot(match.view(0).ghost)
    bots = Bots(Pool(1, 8))
    job = ("skirmish", "a bot that does not exist", 7, 0, ghost, ())
    said = asyncio.run(bots.thought(asyncio.to_thread, job, Customer("", "match", True)))
    bots.close()

    assert match.judge(read_answer({**said, "seat": 0}))


def test_a_table_that_was_forgotten_while_somebody_came_is_one_table_still(live: LiveServer) -> None:
    match, _ = live.make()
    hub = live.inside.hub

    async def come() -> tuple[bool, bool]:
        found = await hub.find(match)
        assert found is not None
        hub.drop(found)
        again = await hub.find(match)
        assert again is not None
        kept = hub.keep(found)
        hub.drop(kept)
        alone = hub.keep(found)
        return kept is again, alone is found and hub.tables[match] is found

    assert live.call(come()) == (True, True)


def test_a_deck_that_a_campaign_forbids_is_refused_before_it_is_written() -> None:
    """No shipped card is forbidden, so this game has one that is."""
    game = open_game("warlord")
    assert isinstance(game, WarlordGame)
    forbidden = game.decks["elves"].cards[0]
    name = game.faces[forbidden].name_en
    faces = {key: replace(face, is_campaign=face.name_en != name) for key, face in game.faces.items()}
    strict = WarlordGame(faces, dict(game.decks), {})
    seats = (SeatHead("person", "", "", None, "x"), SeatHead("person", "", "", None, "y"))

    def table(is_campaign: bool) -> Table:
        options = {"campaign": True} if is_campaign else {}
        return Table(Head("match", "warlord", WarlordGame.version, dump_dice(seeded(1)), seats, None, options), strict)

    assert table(False).sit(0, "Ann", "elves", 0).body["force"] == "elves"
    assert table(True).sit(0, "Ann", "nothrog", 0).body["force"] == "nothrog"
    with pytest.raises(BadInput, match="WL-FORMAT-01"):
        table(True).sit(0, "Ann", "elves", 0)


def test_a_frame_that_the_table_cannot_show_leaves_the_others_alone(live: LiveServer) -> None:
    """A socket that breaks off in the middle of a frame is gone, and only that one."""
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.seen(), ben.seen()
        ann.socket.socket.sendall(b"\x81\xfe\xff\xff1234" + json.dumps({"do": "ping"}).encode())
        ann.socket.socket.close()

        assert ben.seen(lambda table: not table["seats"][0]["is_here"])
        assert ben.answer("bold")["type"] == "done"
