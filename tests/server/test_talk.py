"""The chat of a match: limits for each player and for all spectators, names that cannot be borrowed, pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from server.live import EASY, LiveServer, sqlite
from tercio.games import open_game
from tercio.hall.tables.entry import Head, SeatHead
from tercio.hall.tables.refused import Refused
from tercio.hall.tables.table import MOST_BESIDE, MOST_LINES, Said, Table
from tercio.kernel import SPECTATOR, seeded
from tercio.kernel.record import dump_dice

SKIRMISH = open_game("skirmish")


def table() -> Table:
    seats = (SeatHead("person", "Ann"), SeatHead("person", "Ben"))
    return Table(Head("match", "skirmish", SKIRMISH.version, dump_dice(seeded(1)), seats), SKIRMISH)


@pytest.mark.rule("T-CHAT-02")
@pytest.mark.parametrize("name", ["Ann", "ann", "Аnn", " Ann ", "A-n-n", "BEN"])
def test_T_CHAT_02_a_spectator_never_has_the_name_of_a_player(name: str) -> None:
    said = table().say(SPECTATOR, name, "I give up", 0)

    assert said.body["name"] == ""


@pytest.mark.rule("T-CHAT-02")
def test_T_CHAT_02_a_spectator_with_a_name_of_his_own_keeps_it() -> None:
    assert table().say(SPECTATOR, "Carla", "Well played", 0).body["name"] == "Carla"


@pytest.mark.rule("T-CHAT-02")
def test_T_CHAT_02_players_mute_spectators_and_let_them_speak_again(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, name="Carla") as carla:
        carla.seen()
        assert carla.rules(carla.ask("mute", yes=True)) == ["T-SEAT-01"]
        assert ann.ask("mute", yes=True)["type"] == "done"
        assert ann.ask("mute", yes=True)["type"] == "done"
        assert carla.seen(lambda table: table["is_muted"])
        assert carla.rules(carla.ask("chat", text="Left! Go left!")) == ["T-CHAT-02"]
        assert ann.ask("chat", text="Peace at last")["type"] == "done"
        assert ann.ask("mute", yes=False)["type"] == "done"

        assert carla.ask("chat", text="Sorry")["type"] == "done"


@pytest.mark.rule("T-CHAT-01")
def test_T_CHAT_01_many_sockets_of_spectators_talk_no_more_than_one(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path), lines_per_second=0.001, lines_at_once=4)
    with LiveServer(settings) as live:
        match, tokens = live.make()
        told = []
        for _ in range(5):
            with live.sit(match, name="Flood") as flood:
                flood.seen()
                told += [flood.ask("chat", text=f"line {number}")["type"] for number in range(4)]
        with live.sit(match, tokens[0]) as ann:
            ann.seen()
            spoken = ann.ask("chat", text="I still can")["type"]

    assert told.count("done") == 4
    assert spoken == "done"


@pytest.mark.rule("T-CHAT-01")
def test_T_CHAT_01_the_chat_of_a_match_has_an_end() -> None:
    at = table()
    at.chat = [Said(0, "Ann", "x", 0)] * (MOST_LINES - 1)
    at.apply(at.say(0, "", "the last word", 0))

    with pytest.raises(Refused, match="T-CHAT-01"):
        at.say(0, "", "one more", 0)


@pytest.mark.rule("T-TURN-03")
def test_T_TURN_03_a_log_is_not_filled_with_what_answers_nothing() -> None:
    at = table()
    at.beside = MOST_BESIDE

    with pytest.raises(Refused, match="T-TURN-03"):
        at.offer(0, "draw", 0)
    with pytest.raises(Refused, match="T-TURN-03"):
        at.mute(0, True, 0)
    assert at.answer(0, 0, {"key": "bold"}, 0).kind == "answer"


def test_only_the_last_page_of_a_long_chat_is_sent_and_the_rest_on_request(live: LiveServer) -> None:
    match, tokens = live.make()
    inside = live.inside.hub.tables[match].table
    inside.chat = [Said(0, "Ann", f"line {number}", 0) for number in range(130)]
    with live.sit(match, tokens[0]) as ann:
        first = ann.seen()
        page = ann.ask("earlier", before=first["chat_from"])
        rest = ann.ask("earlier", before=page["chat_from"])
        none = ann.ask("earlier", before=0)

    assert (first["chat_from"], first["chat"][0]["text"]) == (80, "line 80")
    assert (page["chat_from"], page["chat"][-1]["text"]) == (30, "line 79")
    assert (rest["chat_from"], len(rest["chat"])) == (0, 30)
    assert none["chat"] == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET head = '{' WHERE id = :match",
        "UPDATE matches SET head = '[]' WHERE id = :match",
        'UPDATE entries SET body = \'{"key":"wary"}\' WHERE match_id = :match',
        "UPDATE entries SET seat = 1 WHERE match_id = :match",
        "UPDATE entries SET body = '{' WHERE match_id = :match",
    ],
)
def test_one_damaged_match_harms_no_other(live: LiveServer, damage: str) -> None:
    match, tokens = live.make()
    other, _ = live.make()
    with live.sit(match, tokens[0]) as ann:
        ann.answer("bold")
    live.inside.hub.tables.clear()
    with live.inside.store.engine.begin() as connection:
        connection.execute(text(damage), {"match": match})
    lobby = live.http.get("/api/lobby")
    damaged = live.http.get(f"/api/matches/{match}")

    assert damaged.status_code == 409
    running = [each["id"] for each in lobby.json()["running"]]
    assert other in running
    assert match not in running  # although a list plays no match again, and nobody had tried to open it
