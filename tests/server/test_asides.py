"""What a game lets players say at any time, no matter who is asked; and the time that a game has of its own."""

from __future__ import annotations

from typing import Any

import pytest

from server.live import Client, LiveServer
from tercio.games import open_game
from tercio.hall.tables.entry import Entry, Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.kernel import TOGETHER, seeded
from tercio.kernel.record import dump_dice

FORCES = ("elven-patrol", "grave-march")
MINUTE = 60_000
START = 1_000_000
Json = dict[str, Any]


def people() -> list[Json]:
    return [{"kind": "person", "name": name, "force": force} for name, force in zip("AB", FORCES, strict=True)]


def keys(client: Client) -> list[str]:
    return [aside["key"] for aside in client.table["may"]["asides"]]


def seen_saying(client: Client, wanted: list[str]) -> None:
    client.seen(lambda table: [aside["key"] for aside in table["may"]["asides"]] == wanted)


@pytest.mark.rule("MK-END-04")
def test_MK_END_04_players_who_agree_end_the_game_and_one_may_think_again(live: LiveServer) -> None:
    match, tokens = live.make(*people(), game="mageknight")
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1], lang="de") as ben:
        ann.seen(), ben.seen()
        assert keys(ann) == ["agree-to-end"]
        assert "endet" in ben.table["may"]["asides"][0]["text"]
        assert ann.ask("aside", key="agree-to-end")["type"] == "done"
        seen_saying(ann, ["play-on"])
        assert ann.ask("aside", key="play-on")["type"] == "done"
        assert ann.ask("aside", key="play-on")["type"] == "refused"
        assert ann.ask("aside", key="agree-to-end")["type"] == "done"
        assert ben.ask("aside", key="agree-to-end")["type"] == "done"
        seen_saying(ben, [])

        assert "Alle sind einverstanden" in str(ben.table["log"])


def test_an_aside_survives_the_server(live: LiveServer) -> None:
    """It is in the log of the table like everything else."""
    match, tokens = live.make(*people(), game="mageknight")
    with live.sit(match, tokens[0]) as ann:
        ann.seen()
        ann.ask("aside", key="agree-to-end")
    live.inside.hub.tables.clear()
    with live.sit(match, tokens[0]) as ann:
        ann.seen()

        assert keys(ann) == ["play-on"]


@pytest.mark.rule("T-OFFER-04")
def test_T_OFFER_04_a_bot_agrees_to_nothing_and_strangers_say_nothing(live: LiveServer) -> None:
    bot = {"kind": "bot", "bot": "random", "force": FORCES[1]}
    match, tokens = live.make(people()[0], bot, game="mageknight")
    with live.sit(match, tokens[0]) as ann, live.sit(match) as watcher:
        ann.seen(), watcher.seen()
        assert keys(ann) == []
        assert ann.rules(ann.ask("aside", key="agree-to-end")) == ["T-OFFER-04"]
        assert ann.rules(ann.ask("aside", key="resurrect-all")) == ["T-OFFER-03"]

        assert watcher.rules(watcher.ask("aside", key="agree-to-end")) == ["T-SEAT-01"]


@pytest.mark.rule("T-TURN-02")
@pytest.mark.parametrize("key", ["agree-to-end", "play-on", "concede", "agree-draw"])
def test_T_TURN_02_an_aside_is_no_answer_and_earns_no_time(live: LiveServer, key: str) -> None:
    match, tokens = live.make(*people(), game="mageknight", clock={"minutes": 10, "increment_s": 60})
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        for each in (ann, ben):
            turn = each.seen()["turn"]
            told = [each.rules(each.ask("answer", turn=turn, answer={"key": key})) for _ in range(5)]

            assert told == [["T-TURN-02"]] * 5

        clocks = ann.seen()["seats"]
        assert max(seat["clock_ms"] for seat in clocks) <= 10 * MINUTE
        assert ann.table["stage"] == "playing"


def table(minutes: str) -> Table:
    game = open_game("mageknight")
    seats = tuple([SeatHead("person", name, force=force) for name, force in zip("AB", FORCES, strict=True)])
    agreed = {"minutes": minutes, "turns": "0"}
    return Table(Head("match", game.id, game.version, dump_dice(seeded(1)), seats, at=START, agreed=agreed), game)


@pytest.mark.rule("MK-END-03")
def test_MK_END_03_the_table_says_when_the_minutes_that_were_agreed_on_are_over() -> None:
    at = table("30")
    early, late = at.flag(START + 29 * MINUTE), at.flag(START + 30 * MINUTE)
    assert early is None
    assert late == Entry("aside", TOGETHER, {"key": "time-up"}, START + 30 * MINUTE)
    assert at.next_alarm() == START + 30 * MINUTE
    at.apply(late)

    assert at.flag(START + 31 * MINUTE) is None
    assert at.next_alarm() is None
    assert at.match is not None
    assert [event.name for event in at.match.events].count("time-is-up") == 1


def test_a_game_without_minutes_has_all_the_time_in_the_world() -> None:
    at = table("0")

    assert at.next_alarm() is None
    assert at.flag(START + 10_000 * MINUTE) is None
