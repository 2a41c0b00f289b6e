"""Matches once more: still by still, as a record, as a scenario; hidden until they are over."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from server.live import LiveServer
from server.test_no_leak import Truth, check_scene, play, table_for
from tercio.games import open_game
from tercio.games.warlord.state import warlord
from tercio.kernel import SPECTATOR, Match, digest, replay, start
from tercio.kernel.record import load_dice
from tercio.scenario import run_text
from tercio.wire import read_record

Json = dict[str, Any]
RUNNING = 60  # answers
NAMES = ("A", "B")


class Played:
    """A match that does not go on, its secrets, and the truth about it."""

    def __init__(self, live: LiveServer, match: str, tokens: list[str]) -> None:
        self.live = live
        self.id = match
        self.tokens = tokens
        self.seen: dict[tuple[str | None, str], list[Json]] = {}

    def ask(self, what: str = "replay", token: str | None = None, first: int = 0, **query: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.live.http.get(f"/api/matches/{self.id}/{what}", params={"from": first, **query}, headers=headers)

    def all(self, token: str | None = None, lang: str = "en") -> list[Json]:
        """Every still, page by page."""
        if (token, lang) not in self.seen:
            found: list[Json] = []
            while len(found) <= self.ask(token=token, count=1).json()["total"]:
                found += self.ask(token=token, first=len(found), count=100, lang=lang).json()["stills"]
            self.seen[token, lang] = found
        return self.seen[token, lang]

    def matches(self) -> list[Match]:
        """The true match after every answer."""
        recorder = self.live.inside.hub.tables[self.id].table.recorder
        assert recorder is not None
        match = start(recorder.match.game, recorder.match.setup, load_dice(recorder.dice))
        found = [match.clone()]
        for answer in recorder.match.answers:
            match.answer(answer)
            found.append(match.clone())
        return found


def played(live: LiveServer, seed: int, most: int) -> Played:
    match, tokens = table_for(live, seed)
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        play([ann, ben], Random(seed), most)
    return Played(live, match, tokens)


@pytest.fixture(scope="module")
def over(live: LiveServer) -> Played:
    found = played(live, 5, 3000)
    assert live.http.get(f"/api/matches/{found.id}").json()["stage"] == "over"
    return found


@pytest.fixture(scope="module")
def running(live: LiveServer) -> Played:
    found = played(live, 1, RUNNING)
    assert live.http.get(f"/api/matches/{found.id}").json()["stage"] == "playing"
    return found


def hands(scene: Json, seat: int) -> list[int]:
    own: list[int] = scene["hand"]
    return own if seat == 0 else scene["players"][seat]["known_hand"]


# -- stills --------------------------------------------------------------------------------------


def test_everything_lies_open_once_the_match_is_over(over: Played) -> None:
    told = over.ask(token=over.tokens[0], count=1).json()
    stills, truth = over.all(over.tokens[0]), over.matches()

    assert told["is_open"]
    assert told["seat"] == 0
    assert told["names"] == list(NAMES)
    assert [still["n"] for still in stills] == list(range(told["total"] + 1))
    assert [still["is_over"] for still in stills] == [*[False for _ in stills[1:]], True]
    for still, match in zip(stills, truth, strict=True):
        state = warlord(match)
        for seat in (0, 1):
            assert hands(still["scene"], seat) == list(state.hands[seat])
            for number in state.hands[seat]:
                assert still["scene"]["cards"][str(number)]["face"] == state.cards[number].face.id


def test_every_answer_is_told_once_the_match_is_over(over: Played) -> None:
    stills, answers = over.all(), over.matches()[-1].answers

    assert stills[0]["by"] is None
    assert [still["by"]["seat"] for still in stills[1:]] == [answer.seat for answer in answers]
    assert not [still["n"] for still in stills[1:] if not still["by"]["text"]]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_hidden_is_in_no_frame_while_the_match_runs(running: Played, seat: int | None) -> None:
    token = None if seat is None else running.tokens[seat]
    told = running.ask(token=token, count=1).json()
    stills, truth = running.all(token), running.matches()
    eyes = Truth(SPECTATOR if seat is None else seat, truth[0])
    for match in truth:
        eyes.look(match)

    assert not told["is_open"]
    assert told["outcome"] is None
    assert told["seat"] == (SPECTATOR if seat is None else seat)
    assert len(stills) == len(truth) == told["total"] + 1
    for still, moment in zip(stills, eyes.moments, strict=True):
        check_scene(moment, still["scene"])
        text = json.dumps(still, ensure_ascii=False)
        assert [name for name in moment.names if f'"{name}"' in text or (len(name) > 8 and name in text)] == []
        if still["by"] is not None and still["by"]["seat"] != seat:
            assert still["by"]["text"] == ""


def test_the_hands_of_both_seats_differ_while_the_match_runs(running: Played) -> None:
    """So the test above has something to find."""
    ann, ben = [running.all(token)[-1]["scene"] for token in running.tokens]
    state = warlord(running.matches()[-1])

    assert ann["hand"] == list(state.hands[0])
    assert ben["hand"] == list(state.hands[1])
    assert set(ann["hand"]).isdisjoint(ben["hand"])
    assert ann["players"][1]["known_hand"] != list(state.hands[1])


def test_a_frame_has_what_the_log_had(over: Played) -> None:
    with over.live.sit(over.id, over.tokens[0]) as ann:
        ann.seen()
        log = ann.log
    live_lines = {(line["answer"], line["kind"], line["rule"]) for line in log}
    lines = [line for still in over.all(over.tokens[0]) for line in still["lines"]]
    told = {(line["answer"], line["kind"], line["rule"]) for line in lines}

    assert live_lines <= told
    assert [line["answer"] for line in lines] == sorted([line["answer"] for line in lines])


@pytest.mark.parametrize("count", [1, 7, 40])
def test_pages_make_up_the_whole(over: Played, count: int) -> None:
    total = over.ask(count=1).json()["total"]
    whole = over.all()
    paged: list[Json] = []
    for first in range(0, total + 1, max(count, total // 4)):
        page = over.ask(first=first, count=count).json()["stills"]
        assert page == whole[first : first + count]
        paged += page

    assert paged


def test_beyond_the_end_there_is_nothing(over: Played) -> None:
    told = over.ask(first=1_000_000, count=100).json()

    assert told["stills"] == []
    assert told["total"] > 0


def test_rounds_are_marked_where_they_begin(over: Played) -> None:
    told = over.ask(count=1).json()
    stills = over.all()
    begins = [(line["round"], still["n"]) for still in stills for line in still["lines"] if line["kind"] == "round"]

    assert [(mark["round"], mark["n"]) for mark in told["rounds"]] == begins
    assert [number for number, _ in begins] == list(range(1, len(begins) + 1))


def test_both_languages_are_told(over: Played) -> None:
    en, de = [over.all(lang=lang) for lang in ("en", "de")]
    told = [over.ask(count=1, lang=lang).json()["outcome"] for lang in ("en", "de")]

    assert [still["n"] for still in en] == [still["n"] for still in de]
    assert [line["text"] for line in en[-1]["lines"]] != [line["text"] for line in de[-1]["lines"]]
    assert told[0]["winners"] == told[1]["winners"]
    assert told[0]["text"] != told[1]["text"]


def test_the_outcome_is_told(over: Played) -> None:
    summary = over.live.http.get(f"/api/matches/{over.id}").json()
    outcome = over.ask(count=1).json()["outcome"]

    assert outcome["winners"] == summary["winners"]
    assert outcome["text"] == over.all()[-1]["lines"][-1]["text"]


def test_a_match_that_is_over_may_be_seen_from_every_seat(over: Played) -> None:
    state = warlord(over.matches()[20])
    for seat in (0, 1):
        told = over.ask(first=20, count=1, seat=seat).json()

        assert told["seat"] == seat
        assert told["stills"][0]["scene"]["hand"] == list(state.hands[seat])


def test_a_match_that_runs_is_seen_from_ones_own_seat_only(running: Played) -> None:
    own = running.ask(token=running.tokens[1], seat=1)
    other = running.ask(token=running.tokens[1], seat=0)
    watching = running.ask(seat=0)

    assert own.status_code == 200
    assert own.json()["seat"] == 1
    assert [other.status_code, watching.status_code] == [409, 409]
    assert "stills" not in other.json()


def test_bots_have_names_in_replays(live: LiveServer) -> None:
    match, _ = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot"})
    told = live.http.get(f"/api/matches/{match}/replay", params={"lang": "de"}).json()

    assert told["names"][0] == "Ann"
    assert told["names"][1]


# -- files ----------------------------------------------------------------------------------------


def test_a_record_is_downloaded_and_verifies(over: Played, tmp_path: Path) -> None:
    told = over.ask("record")
    file = tmp_path / "match.jsonl"
    file.write_bytes(told.content)
    match = replay(open_game("warlord"), read_record(file))

    assert told.headers["content-disposition"] == f'attachment; filename="{over.id}.jsonl"'
    assert digest(match) == digest(over.matches()[-1])
    assert match.outcome is not None


def test_a_record_of_a_match_that_runs_is_refused(running: Played) -> None:
    for what in ("record", "scenario"):
        told = running.ask(what, running.tokens[0])

        assert told.status_code == 409
        assert told.json()["en"] != told.json()["de"]


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.9])
def test_a_scenario_runs(over: Played, part: float) -> None:
    total = over.ask(count=1).json()["total"]
    after = int(total * part)
    told = over.ask("scenario", after=after)
    report = run_text(told.text)

    assert told.headers["content-disposition"] == f'attachment; filename="{over.id}-{after}.toml"'
    assert report.is_ok, report.message("en")


def test_after_the_end_there_is_no_position_to_argue_about(over: Played) -> None:
    told = over.ask("scenario", after=1_000_000)

    assert told.status_code == 422
    assert told.json()["en"] != told.json()["de"]


# -- bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["replay", "record", "scenario"])
def test_an_unknown_match_is_told(live: LiveServer, what: str) -> None:
    told = live.http.get(f"/api/matches/nothere/{what}")

    assert told.status_code == 404
    assert told.json()["en"]
    assert told.json()["de"]


@pytest.mark.parametrize("what", ["replay", "record", "scenario"])
def test_a_match_that_has_not_begun_is_told(live: LiveServer, what: str) -> None:
    match, _ = live.make({"kind": "person"}, {"kind": "person"}, game="warlord")
    told = live.http.get(f"/api/matches/{match}/{what}")

    assert told.status_code == 409
    assert told.json()["en"] != told.json()["de"]


@pytest.mark.parametrize(
    "query",
    [
        {"from": -1},
        {"count": 0},
        {"count": -5},
        {"count": 101},
        {"from": "x"},
        {"from": 10**9},
        {"lang": "fr"},
        {"seat": -1},
        {"seat": 10**9},
    ],
)
def test_bad_numbers_are_told(over: Played, query: Json) -> None:
    told = over.ask(**query)

    assert told.status_code == 422
    assert told.json()["en"]
    assert told.json()["de"]


def test_a_seat_that_does_not_exist_is_told(over: Played) -> None:
    assert over.ask(seat=7).status_code == 404


@pytest.mark.parametrize("after", [-1, "x", 10**9])
def test_a_bad_moment_is_told(over: Played, after: Any) -> None:
    assert over.ask("scenario", after=after).status_code == 422


def test_a_false_secret_sees_what_spectators_see(running: Played) -> None:
    told = running.ask(token="nobody").json()

    assert told["seat"] == SPECTATOR
    assert told["stills"][0]["scene"]["hand"] == []
