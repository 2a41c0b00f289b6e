"""The ladder: who waits, who sits down, what is rated, and how nobody gets points for nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live import EASY, Client, LiveServer, sqlite, wait_for
from server.test_accounts import COOKIE, signed_up

Json = dict[str, Any]
CLOCK = {"minutes": 5, "increment_s": 5}
RATED: Json = {"game": "skirmish", "clock": CLOCK, "is_rated": True}
CASUAL: Json = {"game": "skirmish", "clock": CLOCK}


def wish(browser: httpx.Client, wanted: Json, **more: Any) -> Json:
    told = browser.post("/api/ladder/tables", json={**wanted, **more})
    assert told.status_code == 201, told.text
    found: Json = told.json()
    return found


def sit(browser: httpx.Client, table: str, **more: Any) -> httpx.Response:
    return browser.post(f"/api/ladder/tables/{table}/sit", json=more)


def waited(browser: httpx.Client, opened: Json) -> Json:
    told = browser.post(
        f"/api/ladder/tables/{opened['table']}/wait", headers={"authorization": f"Bearer {opened['token']}"}
    )
    found: Json = told.json()
    return found


def met(one: httpx.Client, other: httpx.Client, wanted: Json = RATED) -> tuple[str, str, str]:
    """A match of these two, and the secrets of their seats."""
    opened = wish(one, wanted)
    taken = sit(other, opened["table"]).json()
    assert waited(one, opened) == {"match": taken["match"], "is_open": False}
    return taken["match"], opened["token"], taken["token"]


def standing(live: LiveServer, name: str, game: str = "skirmish") -> Json | None:
    ranked = live.http.get(f"/api/ladder/games/{game}").json()["ranked"]
    return next((each for each in ranked if each["name"] == name), None)


def value(live: LiveServer, name: str) -> int:
    found = standing(live, name)
    return 1500 if found is None else int(found["strength"]["value"])


def settled(live: LiveServer, match: str) -> None:
    """Ratings have followed from the end of this match."""
    wait_for(lambda: match not in live.call(live.inside.store.unsettled()))


def play(match: str, live: LiveServer, tokens: tuple[str, str], answers: int) -> None:
    """So many answers of each seat: whatever is proposed first."""
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        given = [0, 0]
        while min(given) < answers:
            for number, client in enumerate((ann, ben)):
                while given[number] < answers + 4 and is_asked(client):
                    hint = client.ask("hint")["hints"][0]["answer"]
                    told = client.ask("answer", turn=client.table["turn"], answer=hint)
                    assert told["type"] == "done", told
                    given[number] += 1
            ann.send({"do": "ping", "id": 0})
            while ann.receive()["type"] != "pong":
                pass
            ben.send({"do": "ping", "id": 0})
            while ben.receive()["type"] != "pong":
                pass
            assert ann.table["stage"] == "playing"


def is_asked(client: Client) -> bool:
    return client.seen()["question"] is not None


def gives_up(live: LiveServer, match: str, token: str) -> None:
    with live.sit(match, token) as loser:
        assert loser.ask("concede")["type"] == "done"
    settled(live, match)


@pytest.fixture(autouse=True)
def nobody_waits(live: LiveServer) -> None:
    """No test meets those who wait since another one."""
    live.call(live.inside.store.forget_tables(2**60))


# -- who waits ------------------------------------------------------------------------------------------


def test_somebody_waits_and_somebody_sits_down(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Wait Ann"), signed_up(live, "Wait Ben")
    opened = wish(ann, RATED, agreed={})
    seen = next(each for each in ben.get("/api/ladder/tables").json() if each["id"] == opened["table"])
    mine = next(each for each in ann.get("/api/ladder/tables").json() if each["id"] == opened["table"])
    before = waited(ann, opened)
    taken = sit(ben, opened["table"]).json()
    after = waited(ann, opened)
    match = live.http.get(f"/api/matches/{taken['match']}").json()
    rows = live.http.get("/api/ladder/tables").json()

    assert opened["match"] == ""
    assert (seen["name"], seen["is_rated"], seen["minutes"], seen["increment_s"]) == ("Wait Ann", True, 5, 5)
    assert seen["strength"] == {"value": 1500, "deviation": 350, "is_provisional": True}
    assert (seen["is_mine"], mine["is_mine"]) == (False, True)
    assert before == {"match": "", "is_open": True}
    assert after == {"match": taken["match"], "is_open": False}
    assert {seat["name"] for seat in match["seats"]} == {"Wait Ann", "Wait Ben"}
    assert (match["is_rated"], match["stage"]) == (True, "playing")
    assert opened["table"] not in [each["id"] for each in rows]
    assert match["id"] in [each["id"] for each in ann.get("/api/me/matches").json()]


def test_the_same_wish_meets_at_once(live: LiveServer) -> None:
    clock = {"minutes": 17, "increment_s": 3}
    first = wish(signed_up(live, "Same Ann"), {**RATED, "clock": clock})
    other = wish(signed_up(live, "Same Cem"), {**RATED, "clock": {"minutes": 18, "increment_s": 3}})
    second = wish(signed_up(live, "Same Ben"), {**RATED, "clock": clock})

    assert (first["match"], other["match"]) == ("", "")
    assert second["table"] == first["table"]
    assert second["match"]


def test_guests_play_casually_with_the_secrets_of_their_seats(live: LiveServer) -> None:
    opened = wish(live.browser(), CASUAL, name="Guest Ann")
    taken = sit(live.browser(), opened["table"], name="Guest Ben").json()
    with live.sit(taken["match"], opened["token"]) as ann, live.sit(taken["match"], taken["token"]) as ben:
        seats = {ann.seen()["you"], ben.seen()["you"]}

    assert seats == {0, 1}
    assert live.http.post("/api/ladder/tables", json=RATED).status_code == 401
    assert not live.http.get(f"/api/matches/{taken['match']}").json()["is_rated"]


def test_a_challenge_is_for_one_account_alone(live: LiveServer) -> None:
    ann, ben, eve = [signed_up(live, name) for name in ("Call Ann", "Call Ben", "Call Eve")]
    opened = wish(ann, RATED, challenged="CALL ben")
    for_ben = [each for each in ben.get("/api/ladder/tables").json() if each["id"] == opened["table"]]
    for_eve = [each for each in eve.get("/api/ladder/tables").json() if each["id"] == opened["table"]]
    by_eve = sit(eve, opened["table"]), eve.delete(f"/api/ladder/tables/{opened['table']}")

    assert [each["is_for_me"] for each in for_ben] == [True]
    assert for_eve == []
    assert [told.status_code for told in by_eve] == [403, 403]
    assert sit(ben, opened["table"]).status_code == 200
    unknown = ann.post("/api/ladder/tables", json={**RATED, "challenged": "Nobody At All"})
    own = ann.post("/api/ladder/tables", json={**RATED, "challenged": "Call Ann"})
    assert (unknown.status_code, own.status_code) == (404, 409)


def test_whoever_is_challenged_may_decline(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Decline Ann"), signed_up(live, "Decline Ben")
    opened = wish(ann, RATED, challenged="Decline Ben")
    ben.delete(f"/api/ladder/tables/{opened['table']}")

    assert waited(ann, opened) == {"match": "", "is_open": False}
    assert sit(ben, opened["table"]).status_code == 409


@pytest.mark.parametrize(
    ("game", "mine", "theirs"),
    [
        ("mageknight", "orc-warband", "riders-of-ash"),
        ("summoners", "fire", {"text": 'realm = "air"\nlevel = "master"'}),
    ],
)
def test_nobody_sits_down_with_three_times_the_army(live: LiveServer, game: str, mine: str, theirs: Any) -> None:
    """A hundred points against three hundred, or a novice against a master, unless both have agreed on that."""
    ann, ben = signed_up(live, f"Small {game}"), signed_up(live, f"Large {game}")
    opened = wish(ann, {"game": game, "clock": CLOCK, "is_rated": True, "force": mine})
    told = sit(ben, opened["table"], force=theirs)
    if game == "mageknight":
        assert told.status_code == 422
        match = sit(ben, opened["table"], force="elven-patrol").json()["match"]
        assert live.inside.hub.tables[match].table.match.state.total == 100
    else:
        match = told.json()["match"]
        levels = [player.level for player in live.inside.hub.tables[match].table.match.state.players]
        assert levels == ["novice", "novice"]


def test_nobody_sits_down_where_nobody_waits_any_more(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Gone Ann"), signed_up(live, "Gone Ben")
    opened = wish(ann, RATED)
    live.call(live.inside.store.still_waiting(opened["table"], 1_000))
    listed = [each["id"] for each in ben.get("/api/ladder/tables").json()]

    assert opened["table"] not in listed
    assert sit(ben, opened["table"]).status_code == 409
    assert waited(ann, opened)["is_open"]  # she is there again
    assert sit(ben, opened["table"]).status_code == 200


def test_open_tables_are_limited(live: LiveServer) -> None:
    ann = signed_up(live, "Many Ann")
    for minutes in (31, 32, 33):
        wish(ann, {**RATED, "clock": {"minutes": minutes}})

    told = ann.post("/api/ladder/tables", json={**RATED, "clock": {"minutes": 34}})
    assert told.status_code == 409
    assert set(told.json()) == {"en", "de", "rule"}


@pytest.mark.rule("T-RATED-02")
@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "skirmish", "is_rated": True}, 422),
        ({"game": "no such game", "is_rated": True, "clock": CLOCK}, 422),
        ({"game": "warlord", "is_rated": True, "clock": CLOCK}, 422),
        ({"game": "warlord", "is_rated": True, "clock": CLOCK, "force": "no such deck"}, 422),
        ({"game": "warlord", "is_rated": False, "clock": CLOCK, "force": "dwarves", "bot": "veteran"}, 422),
        ({"game": "warlord", "is_rated": True, "clock": CLOCK, "force": "dwarves", "bot": "greedy"}, 422),
        ({"game": "mageknight", "is_rated": True, "clock": CLOCK, "force": "elven-patrol", "agreed": {"x": "1"}}, 422),
        ({"game": "warlord", "is_rated": True, "clock": CLOCK, "force": "dwarves", "packs": ["x"]}, 422),
    ],
)
def test_T_RATED_02_a_wish_that_cannot_be_rated_is_refused(live: LiveServer, wanted: Json, status: int) -> None:
    browser = live.browser()
    browser.post("/api/session", json={"name": "Wish Ann", "password": "correct horse battery"})
    if not browser.cookies.get(COOKIE):
        browser = signed_up(live, "Wish Ann")

    assert browser.post("/api/ladder/tables", json=wanted).status_code == status


# -- what counts ----------------------------------------------------------------------------------------


@pytest.mark.rule("T-RATED-02")
def test_T_RATED_02_a_match_that_was_played_moves_both_ratings(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Play Ann"), signed_up(live, "Play Ben")
    match, of_ann, of_ben = met(ann, ben)
    play(match, live, (of_ann, of_ben), 10)
    gives_up(live, match, of_ben)
    profile = live.http.get("/api/players/play ann").json()

    assert value(live, "Play Ann") == 1662  # as Glicko-2 has it for two newcomers
    assert value(live, "Play Ben") == 1338
    assert profile["name"] == "Play Ann"
    assert profile["games"][0]["against_people"] == {"won": 1, "drawn": 0, "lost": 0}
    assert [point["value"] for point in profile["games"][0]["curve"]] == [1662]
    assert [(each["opponent"], each["how"], each["score"], each["change"]) for each in profile["results"]] == [
        ("Play Ben", "played", 1.0, 162)
    ]


@pytest.mark.rule("T-RATED-02")
def test_T_RATED_02_who_leaves_early_loses_and_nobody_gains(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Early Ann"), signed_up(live, "Early Ben")
    match, _, of_ben = met(ann, ben)
    gives_up(live, match, of_ben)
    results = live.http.get("/api/players/Early Ann").json()["results"]

    assert value(live, "Early Ben") == 1338
    assert standing(live, "Early Ann") is None
    assert [(each["how"], each["score"], each["change"]) for each in results] == [("left", None, 0)]


@pytest.mark.rule("T-RATED-02")
def test_T_RATED_02_running_out_of_time_is_a_defeat_although_nobody_looks(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path))
    with LiveServer(settings) as live:
        match, *_ = met(signed_up(live, "Slow Ann"), signed_up(live, "Slow Ben"), {**RATED, "clock": {"minutes": 0.02}})
        names = [seat["name"] for seat in live.http.get(f"/api/matches/{match}").json()["seats"]]
        settled(live, match)
        found = [standing(live, name) for name in names]

    assert len([each for each in found if each is not None and each["strength"]["value"] == 1338]) == 1


@pytest.mark.rule("T-RATED-02")
def test_T_RATED_02_an_end_that_the_server_did_not_live_to_see_counts_later(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path))
    with LiveServer(settings) as live:
        clock = {"minutes": 0.05}
        match, *_ = met(signed_up(live, "Later Ann"), signed_up(live, "Later Ben"), {**RATED, "clock": clock})
        assert match in live.call(live.inside.store.unsettled())
    with LiveServer(settings) as live:
        settled(live, match)
        ranked = live.http.get("/api/ladder/games/skirmish").json()["ranked"]

    assert [each["strength"]["value"] for each in ranked if each["name"]] == [1338]


def test_a_match_that_nobody_can_end_any_more_stands_in_nobodys_way(tmp_path: Path) -> None:
    settings = EASY._replace(database=sqlite(tmp_path))
    with LiveServer(settings) as live:
        match, *_ = met(signed_up(live, "Old Ann"), signed_up(live, "Old Ben"))
    with sqlite3.connect(tmp_path / "tercio.db") as database:
        database.execute('UPDATE matches SET head = replace(head, \'"version":"\', \'"version":"old \')')
    with LiveServer(settings) as live:
        settled(live, match)
        results = live.http.get("/api/players/Old Ann").json()["results"]

    assert [(each["how"], each["change"]) for each in results] == [("void", 0)]


@pytest.mark.rule("T-RATED-02")
def test_T_RATED_02_a_rematch_is_not_rated(live: LiveServer) -> None:
    match, of_ann, of_ben = met(signed_up(live, "Again Ann"), signed_up(live, "Again Ben"))
    gives_up(live, match, of_ben)
    with live.sit(match, of_ann) as ann, live.sit(match, of_ben) as ben:
        assert ann.ask("offer", what="rematch")["type"] == "done"
        assert ben.ask("reply", what="rematch", yes=True)["type"] == "done"
        following = ben.seen(lambda table: table["next_match"])["next_match"]

    assert not live.http.get(f"/api/matches/{following}").json()["is_rated"]


@pytest.mark.rule("T-RATED-01")
def test_T_RATED_01_no_help_in_a_rated_match_against_a_bot(live: LiveServer) -> None:
    ann = signed_up(live, "Bot Ann")
    found = wish(ann, {**RATED, "game": "warlord", "force": "dwarves"}, bot="veteran")
    with live.sit(found["match"], found["token"]) as client:
        client.seen(lambda table: table["question"] is not None)
        table = client.table
        asked = client.rules(client.ask("advice")), client.rules(client.ask("offer", what="take-back"))

    assert asked == (["T-RATED-01"], ["T-RATED-01"])
    assert (table["is_rated"], table["may"]["advice"], table["may"]["take_back"]) == (True, False, False)
    gives_up(live, found["match"], found["token"])
    mine = standing(live, "Bot Ann", "warlord")
    assert mine is not None
    assert mine["strength"]["value"] < 1500
    bots = [each for each in live.http.get("/api/ladder/games/warlord").json()["ranked"] if each["bot"] == "veteran"]
    assert bots[0]["strength"]["value"] == 1500  # nobody talks a bot down


# -- limits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-RATED-03")
def test_T_RATED_03_two_accounts_play_three_times_a_day_for_points(live: LiveServer) -> None:
    ann, ben, cem = [signed_up(live, name) for name in ("Often Ann", "Often Ben", "Often Cem")]
    for _ in range(3):
        match, _, of_ben = met(ann, ben)
        gives_up(live, match, of_ben)
    opened = wish(ben, RATED)
    told = sit(ann, opened["table"])
    again = wish(ann, RATED)  # is not led to the table of the same opponent

    assert (told.status_code, told.json()["rule"]) == (409, "T-RATED-03")
    assert again["match"] == ""
    assert sit(cem, opened["table"]).status_code == 200


@pytest.mark.rule("T-RATED-03")
def test_T_RATED_03_nobody_has_more_than_three_unfinished_rated_matches(live: LiveServer) -> None:
    ann = signed_up(live, "Busy Ann")
    for number in range(3):
        met(ann, signed_up(live, f"Busy Ben {number}"))
    told = ann.post("/api/ladder/tables", json={**RATED, "game": "warlord", "force": "dwarves", "bot": "veteran"})

    assert (told.status_code, told.json()["rule"]) == (409, "T-RATED-03")


@pytest.mark.rule("T-RATED-03")
def test_T_RATED_03_nobody_plays_against_the_own_account(live: LiveServer) -> None:
    ann = signed_up(live, "Self Ann")
    opened = wish(ann, RATED)
    elsewhere = live.browser()
    elsewhere.post("/api/session", json={"name": "Self Ann", "password": "correct horse battery"})

    assert sit(elsewhere, opened["table"]).status_code == 409
    assert wish(elsewhere, RATED)["match"] == ""


def test_only_those_who_were_rated_have_a_profile(live: LiveServer) -> None:
    signed_up(live, "Shy Sam")

    assert live.http.get("/api/players/Shy Sam").status_code == 404
    assert live.http.get("/api/players/Nobody").status_code == 404
