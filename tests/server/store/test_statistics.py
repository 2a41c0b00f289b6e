"""Statistics: what was played, who won with what, and nothing about whom."""

from __future__ import annotations

import asyncio
import csv
import io
from typing import Any

import pytest

from server.live import LiveServer, wait_for
from server.store.play import opened
from tercio.hall.statistics import Finished, statistics_of, table_of
from tercio.hall.tables.entry import Entry
from tercio.server.store import NewMatch

BOT = {"kind": "bot", "bot": "veteran", "name": "", "force": None, "token_hash": ""}
ANN = {"kind": "person", "bot": "", "name": "Ann", "force": None, "token_hash": "secret"}


def head(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": list(seats) or [ANN, BOT], "options": {}, "lesson": "", "setup": None, **more}


def match(winners: tuple[int, ...], *forces: Any, answers: int = 40, **more: Any) -> Finished:
    return Finished(head(**more), winners, "K-CONCEDE-01", forces or ("elves", "dwarves"), answers, 0, 90_000)


def told(*matches: Finished) -> Any:
    return statistics_of("warlord", matches)


def scores(fared: list[dict[str, Any]]) -> dict[str, tuple[int, int, int]]:
    return {each["name"]: (each["won"], each["drawn"], each["lost"]) for each in fared}


def test_seats_forces_and_players_are_counted() -> None:
    found = told(match((0,)), match((0,)), match((1,)), match(()))

    assert (found["matches"], found["minutes"], found["answers"]) == (4, 1.5, 40)
    assert scores(found["seats"]) == {"0": (2, 1, 1), "1": (1, 1, 2)}
    assert scores(found["forces"]) == {"elves": (2, 1, 1), "dwarves": (1, 1, 2)}
    assert scores(found["players"]) == {"person": (2, 1, 1), "veteran": (1, 1, 2)}
    assert [each["name"] for each in found["forces"]] == ["elves", "dwarves"]  # the best first
    assert found["forces"][0]["low"] < found["forces"][0]["share"] == 0.625 < found["forces"][0]["high"]
    assert found["ends"] == [{"rule": "K-CONCEDE-01", "en": "Giving up", "de": "Aufgeben", "matches": 4}]
    assert found["days"] == [{"day": "1970-01-01", "matches": 4}]


def test_days_without_a_match_are_told_too() -> None:
    later = match((0,))._replace(ended=3 * 24 * 3600 * 1000)

    assert [each["matches"] for each in told(match((0,)), later)["days"]] == [1, 0, 0, 1]


def test_what_plays_against_its_like_says_nothing_about_it() -> None:
    found = told(match((0,), "elves", "elves"))

    assert found["forces"] == []
    assert scores(found["seats"]) == {"0": (1, 0, 0), "1": (0, 0, 1)}


@pytest.mark.parametrize(
    "left_out",
    [
        match((0,), answers=9),
        match((0,), lesson="warlord-1"),
        match((0,), options={"position": {}}),
        match((0,), setup={"played": "elsewhere"}),
        match((0,), packs=["a pack"]),
    ],
)
def test_what_is_no_usual_match_is_left_out(left_out: Finished) -> None:
    assert told(left_out)["matches"] == 0
    assert told(left_out)["minutes"] is None
    assert len(table_of([left_out]).splitlines()) == 1


def test_lists_of_ones_own_are_one_kind_and_are_not_told() -> None:
    secret = {"text": "3x Glade Archer"}
    found = told(match((1,), secret, "dwarves"))
    lines = list(csv.DictReader(io.StringIO(table_of([match((1,), secret, "dwarves")]))))

    assert scores(found["forces"]) == {"": (0, 0, 1), "dwarves": (1, 0, 0)}
    assert lines == [
        {
            "day": "1970-01-01",
            "answers": "40",
            "minutes": "1.5",
            "winners": "2",
            "rule": "K-CONCEDE-01",
            "player_1": "person",
            "force_1": "own",
            "player_2": "veteran",
            "force_2": "dwarves",
        }
    ]


def test_records_say_what_was_brought_and_how_long_it_took(url: str) -> None:
    """On both databases: who sits down by a link says there what he plays with."""

    async def check() -> list[Finished]:
        async with opened(url) as store:
            for number, name in enumerate(("a", "b", "c")):
                made = NewMatch(name, "warlord" if name != "c" else "skirmish", head(), 1_000)
                await store.create_match(made)
                await store.append(name, 0, Entry("sit", 0, {"name": "Ann", "force": "elves"}, 1_000))
                await store.append(name, 1, Entry("sit", 0, {"name": "Ann", "force": "orcs"}, 2_000))
                for answer in range(3):
                    await store.append(name, 2 + answer, Entry("answer", 0, {}, 5_000 + answer * (1 + number)))
                if name != "b":
                    await store.finish_match(name, {"winners": [1], "rule": "WL-WIN-01"})
            return await store.finished("warlord", 10)

    found = asyncio.run(check())

    assert [(each.winners, each.rule, each.forces) for each in found] == [((1,), "WL-WIN-01", ("orcs", None))]
    assert [(each.answers, each.began, each.ended) for each in found] == [(3, 5_000, 5_002)]


def test_a_server_tells_them_and_gives_them_away_as_a_file(live: LiveServer) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    name, _ = live.make(*bots)
    with live.sit(name) as watcher:
        watcher.seen(lambda table: table["stage"] == "over")
    wait_for(lambda: bool(live.call(live.inside.store.finished("skirmish", 10))))
    found = live.http.get("/api/statistics/skirmish").json()
    file = live.http.get("/api/statistics/skirmish/matches.csv")

    assert found["matches"] == 1
    assert sum(each["won"] + each["drawn"] + each["lost"] for each in found["seats"]) == 2
    assert found["players"] == []  # random against random
    assert file.headers["content-type"].startswith("text/csv")
    assert "attachment" in file.headers["content-disposition"]
    assert len(file.text.splitlines()) == 2
    assert name not in file.text
    assert live.http.get("/api/statistics/nothing").status_code == 422
