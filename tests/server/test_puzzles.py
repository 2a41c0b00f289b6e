"""Puzzles on a server: a table for each, advice only afterwards, and ratings that follow once."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.live import LiveServer
from server.test_accounts import signed_up
from tercio.puzzles.puzzle import Puzzle, shipped
from tercio.wire import answer_json

GAME = "skirmish"
Json = dict[str, Any]


def puzzle() -> Puzzle:
    return next(iter(shipped(GAME).values()))


def begun(browser: httpx.Client, asked: Puzzle) -> tuple[str, str]:
    made = browser.post(f"/api/puzzles/{GAME}/{asked.id}/tables", json={"name": "Ann"})
    assert made.status_code == 201, made.text
    return made.json()["id"], made.json()["tokens"][asked.seat]


def answered(live: LiveServer, match: str, token: str, asked: Puzzle, place: int) -> Json:
    """Gives the answer at this place of all that were thought of; what the table tells then."""
    said = answer_json(asked.tried[place].answer)
    del said["seat"]
    with live.sit(match, token) as solver:
        solver.seen(lambda table: table["puzzle"]["result"] is None)
        assert solver.ask("answer", turn=0, answer=said)["type"] == "done"
        solver.seen(lambda table: table["puzzle"]["result"] is not None)
        found: Json = solver.table["puzzle"]["result"]
        return found


def rated(browser: httpx.Client, asked: Puzzle, match: str, token: str, mine: Json | None = None) -> httpx.Response:
    body = {"match": match, "mine": mine}
    headers = {"authorization": f"Bearer {token}"}
    return browser.post(f"/api/puzzles/{GAME}/{asked.id}/rated", json=body, headers=headers)


def test_everybody_gets_the_same_puzzle_of_the_day(live: LiveServer) -> None:
    told = live.http.get(f"/api/puzzles/{GAME}").json()

    assert told["daily"] in shipped(GAME)
    assert told["mine"] is None
    assert {each["id"] for each in told["puzzles"]} == set(shipped(GAME))
    assert live.http.get("/api/puzzles/chess").status_code == 422


@pytest.mark.rule("T-PUZZLE-01")
def test_T_PUZZLE_01_there_is_no_advice_before_the_first_answer(live: LiveServer) -> None:
    match, token = begun(live.http, puzzle())
    with live.sit(match, token) as solver:
        refused = solver.ask("advice")

        assert not solver.table["may"]["advice"]
        assert refused["type"] == "refused"
        assert refused["refusals"][0]["rule"] == "T-PUZZLE-01"


@pytest.mark.rule("T-PUZZLE-01")
def test_T_PUZZLE_01_what_is_hidden_stays_hidden(live: LiveServer) -> None:
    """A match from a position is practice, whose position lies open; a puzzle is none."""
    match, token = begun(live.http, puzzle())
    told = live.http.get(f"/api/matches/{match}/position", headers={"authorization": f"Bearer {token}"})

    assert told.status_code in (403, 404, 409)
    assert not live.http.get(f"/api/matches/{match}").json()["is_practice"]


@pytest.mark.rule("T-PUZZLE-01")
def test_T_PUZZLE_01_the_first_answer_counts(live: LiveServer) -> None:
    asked = puzzle()
    match, token = begun(live.http, asked)
    result = answered(live, match, token, asked, 1)

    assert not result["is_right"]
    assert [each["is_yours"] for each in result["answers"][:2]] == [False, True]
    assert result["missed_by"] == list(asked.missed_by)
    assert result["answers"][0]["percent"] == asked.tried[0].percent


@pytest.mark.rule("T-PUZZLE-02")
def test_T_PUZZLE_02_an_account_is_rated_once_for_a_puzzle(live: LiveServer) -> None:
    asked, ann = puzzle(), signed_up(live, "Ann")
    match, token = begun(ann, asked)
    early = rated(ann, asked, match, token)
    answered(live, match, token, asked, 1)
    first = rated(ann, asked, match, token).json()
    second, other = begun(ann, asked)
    answered(live, second, other, asked, 0)
    again = rated(ann, asked, second, other).json()
    told = ann.get(f"/api/puzzles/{GAME}").json()

    assert early.status_code == 409
    assert (first["is_right"], first["is_counted"], first["is_kept"]) == (False, True, True)
    assert first["after"]["value"] < first["before"]["value"] == 1500
    assert (again["is_right"], again["is_counted"]) == (True, False)
    assert again["after"] == first["after"] == told["mine"]
    assert told["tried"] == {asked.id: False}


@pytest.mark.rule("T-PUZZLE-02")
def test_T_PUZZLE_02_a_guest_is_told_what_the_browser_keeps(live: LiveServer) -> None:
    asked = puzzle()
    match, token = begun(live.http, asked)
    answered(live, match, token, asked, 0)
    fresh = rated(live.http, asked, match, token).json()
    good = rated(live.http, asked, match, token, {**fresh["after"], "value": 2400, "deviation": 50}).json()
    stranger = rated(live.http, asked, match, "nobody")

    assert fresh["is_right"]
    assert fresh["after"]["value"] > 1500
    assert not fresh["is_kept"]
    assert 0 < good["after"]["value"] - 2400 < 20
    assert stranger.status_code == 403
