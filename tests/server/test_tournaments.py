"""Tournaments: pairings, standings and tie-breaks by figures, and three of them on a server."""

from __future__ import annotations

import csv
from functools import partial
from typing import Any

import httpx
import pytest

from server.live import LiveServer, wait_for
from server.test_accounts import signed_up
from tercio.server.clubs.steward import HOUR, gone_on
from tercio.server.clubs.tournament import (
    KNOCK_OUT,
    OVER,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    Entrant,
    Pairing,
    Round,
    Tournament,
    loser_of,
    next_pairings,
    read_tournament,
    rounds_in,
    standings,
    with_results,
    written,
)

Json = dict[str, Any]
CLOCK = {"minutes": 30, "increment_s": 10}


def tournament(system: str, names: str, rounds: int = 3, **more: Any) -> Tournament:
    entrants = tuple([Entrant(name) for name in names])
    made = Tournament("t", "Cup", "skirmish", system, rounds, CLOCK, 0, "a", 1, entrants, stage=RUNNING)
    return made._replace(**more)


def played(made: Tournament, *rounds: tuple[tuple[str, str, float], ...]) -> Tournament:
    return made._replace(
        rounds=tuple([Round(tuple([Pairing(a, b, a + b, s) for a, b, s in each]), 1) for each in rounds])
    )


def all_played(made: Tournament) -> Tournament:
    """Whoever is named first wins, round after round."""
    while pairings := next_pairings(made):
        done = tuple(
            [each._replace(match=each.one, score=float(each.is_bye or each.one < each.other)) for each in pairings]
        )
        made = made._replace(rounds=(*made.rounds, Round(done, 1)))
    return made


@pytest.mark.parametrize("number", range(2, 10))
@pytest.mark.parametrize("system", [SWISS, ROUND_ROBIN, KNOCK_OUT])
def test_the_best_wins_and_nobody_meets_another_twice(system: str, number: int) -> None:
    names = "abcdefghi"[:number]
    done = all_played(tournament(system, names))
    met = [frozenset((each.one, each.other)) for each in [p for r in done.rounds for p in r.pairings] if each.other]

    assert len(met) == len(set(met))
    assert len(done.rounds) == rounds_in(done)
    assert standings(done)[0].name == "a"
    if system == ROUND_ROBIN:
        assert "".join([row.name for row in standings(done)]) == names
    if system == KNOCK_OUT:
        assert [row.name for row in standings(done) if row.is_in] == ["a"]
        assert standings(done)[1].lost == 1  # who came as far as the last round


def test_ties_are_broken_by_resistance_then_quality_then_wins() -> None:
    """a and b have two points each; the opponents of b have scored more."""
    made = played(
        tournament(SWISS, "abcdef"),
        (("a", "f", 1.0), ("b", "c", 1.0), ("d", "e", 1.0)),
        (("a", "e", 1.0), ("b", "d", 1.0), ("c", "f", 1.0)),
    )
    rows = {row.name: row for row in standings(made)}

    assert [row.name for row in standings(made)][:2] == ["b", "a"]
    assert (rows["a"].points, rows["a"].resistance, rows["a"].quality) == (2, 0, 0)
    assert (rows["b"].points, rows["b"].resistance, rows["b"].quality) == (2, 2, 2)
    drawn = played(tournament(SWISS, "abcd"), (("a", "b", 0.5), ("c", "d", 1.0)), (("c", "a", 1.0), ("b", "d", 0.5)))
    half = {row.name: row for row in standings(drawn)}
    assert (half["a"].points, half["a"].drawn, half["a"].resistance, half["a"].quality) == (0.5, 1, 3, 0.5)
    assert (half["b"].resistance, half["b"].quality) == (1, 0.5)


def test_a_bye_is_a_point_without_an_opponent() -> None:
    made = tournament(SWISS, "abc")
    [pairing, bye] = next_pairings(made)

    assert (bye.one, bye.other, bye.score) == ("c", "", 1.0)
    after = standings(played(made, ((pairing.one, pairing.other, 0.5), ("c", "", 1.0))))
    assert (after[0].name, after[0].points, after[0].resistance) == ("c", 1, 0)


def test_a_drawn_knock_out_is_decided_by_lots_that_never_change() -> None:
    made = played(tournament(KNOCK_OUT, "ab"), (("a", "b", 0.5),))
    out = loser_of(made, made.rounds[0].pairings[0])

    assert [row.name for row in standings(made) if not row.is_in] == [out]
    assert next_pairings(made) == ()


def test_a_round_ends_when_all_are_done_or_its_time_is_over() -> None:
    made = gone_on(tournament(ROUND_ROBIN, "abcd"), {})
    first, second = [each.match for each in made.rounds[0].pairings]
    assert first != second
    waiting = gone_on(made, {first: 1.0})
    assert len(waiting.rounds) == 1
    assert [each.score for each in waiting.rounds[0].pairings] == [1.0, None]
    assert len(gone_on(waiting, {second: 0.0}).rounds) == 2
    late = gone_on(waiting._replace(round_hours=1, rounds=(waiting.rounds[0]._replace(began_at=5),)), {})
    assert [each.score for each in late.rounds[0].pairings] == [1.0, 0.5]
    assert HOUR == 3_600_000
    assert gone_on(made._replace(stage=OVER), {first: 1.0}, ended_by="a").rounds == made.rounds
    assert with_results(tournament(SWISS, "ab"), {}, is_late=True).rounds == ()


def test_it_reads_as_it_is_written() -> None:
    made = all_played(tournament(SWISS, "abcde"))

    assert read_tournament(written(made)) == made


# -- on a server -----------------------------------------------------------------------------------------


def made_by(host: httpx.Client, game: str = "skirmish", **more: Any) -> str:
    wanted = {"title": "Cup", "game": game, "system": "round-robin", "clock": CLOCK, **more}
    made = host.post("/api/tournaments", json=wanted)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def concede(live: LiveServer, match: str, loser: httpx.Client, seat: int) -> None:
    """By the session of an account: nobody needs a link."""
    cookie = f"tercio_session={loser.cookies['tercio_session']}"
    with live.sit(match, connecting={"additional_headers": {"cookie": cookie}}) as client:
        assert client.seen()["you"] == seat
        assert client.ask("concede")["type"] == "done"


def test_a_league_is_entered_played_and_told(live: LiveServer) -> None:
    people = {name: signed_up(live, name) for name in ("Cup Ann", "Cup Ben", "Cup Cem")}
    host = people["Cup Ann"]
    cup = made_by(host, clock={"days": 3}, round_hours=168)
    for person in people.values():
        assert person.post(f"/api/tournaments/{cup}/entry", json={}).json()["entered"]
    assert people["Cup Ben"].post(f"/api/tournaments/{cup}/begin").status_code == 403
    told = host.post(f"/api/tournaments/{cup}/begin").json()
    assert people["Cup Ben"].delete(f"/api/tournaments/{cup}/entry").status_code == 409
    for number in range(3):
        assert len(told["rounds"]) == number + 1
        [pairing] = [each for each in told["rounds"][-1]["pairings"] if each["other"]]
        loser = max(pairing["one"], pairing["other"])
        concede(live, pairing["match"], people[loser], 0 if pairing["one"] == loser else 1)
        wait_for(partial(score_known, live, cup, number))
        told = host.get(f"/api/tournaments/{cup}").json()

    assert told["stage"] == "over"
    assert [(row["name"], row["points"]) for row in told["standings"]] == [
        ("Cup Ann", 3),
        ("Cup Ben", 2),
        ("Cup Cem", 1),
    ]
    rows = list(csv.reader(live.http.get(f"/api/tournaments/{cup}/results.csv").text.splitlines()))
    assert len(rows) == 1 + 6
    assert told["rounds"][0]["ends_at"] is None
    assert cup in [each["id"] for each in live.http.get("/api/tournaments").json()]


def score_known(live: LiveServer, cup: str, number: int) -> bool:
    told: Json = live.http.get(f"/api/tournaments/{cup}").json()
    return not [each for each in told["rounds"][number]["pairings"] if each["score"] is None]


def test_lists_are_sealed_until_the_round_begins(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Seal Ann"), signed_up(live, "Seal Ben")
    cup = made_by(ann, "warlord", system="swiss")
    assert ann.post(f"/api/tournaments/{cup}/entry", json={}).status_code == 422
    assert ann.post(f"/api/tournaments/{cup}/entry", json={"text": "nonsense"}).status_code == 422
    ann.post(f"/api/tournaments/{cup}/entry", json={"force": "dwarves"})
    ann.post(f"/api/tournaments/{cup}/entry", json={"force": "elves"})  # thinks again
    told = ben.post(f"/api/tournaments/{cup}/entry", json={"force": "dwarves"})
    assert "elves" not in told.text
    assert "elves" not in live.http.get(f"/api/tournaments/{cup}").text
    begun = ann.post(f"/api/tournaments/{cup}/begin").json()

    assert {row["name"]: row["force"] for row in begun["standings"]} == {"Seal Ann": "elves", "Seal Ben": "dwarves"}
    [pairing] = begun["rounds"][0]["pairings"]
    assert live.http.get(f"/api/matches/{pairing['match']}").json()["stage"] == "playing"


def test_nobody_enters_with_three_times_the_army_of_the_others(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Size Ann"), signed_up(live, "Size Ben")
    cup = made_by(ann, "mageknight", system="swiss")
    assert ann.post(f"/api/tournaments/{cup}/entry", json={"force": "orc-warband"}).json()["agreed"] == {"total": "100"}
    assert ben.post(f"/api/tournaments/{cup}/entry", json={"force": "riders-of-ash"}).status_code == 422
    ben.post(f"/api/tournaments/{cup}/entry", json={"force": "elven-patrol"})
    assert ann.post(f"/api/tournaments/{cup}/entry", json={"force": "riders-of-ash"}).status_code == 422
    [pairing] = ann.post(f"/api/tournaments/{cup}/begin").json()["rounds"][0]["pairings"]

    assert live.inside.hub.tables[pairing["match"]].table.match.state.total == 100
    large = made_by(ann, "mageknight", agreed={"total": "300"})
    assert ben.post(f"/api/tournaments/{large}/entry", json={"force": "riders-of-ash"}).status_code == 200
    wanted = {"title": "Cup", "game": "mageknight", "system": "swiss", "clock": CLOCK, "agreed": {"total": "7"}}
    assert ann.post("/api/tournaments", json=wanted).status_code == 422


def test_a_tournament_that_cannot_go_on_keeps_no_other_from_going_on(live: LiveServer) -> None:
    """A list that today's rules do not take any more."""
    ann, ben = signed_up(live, "Stuck Ann"), signed_up(live, "Stuck Ben")
    cups = [made_by(ann, "warlord", system="knock-out") for _ in range(2)]
    for cup in cups:
        for person in (ann, ben):
            person.post(f"/api/tournaments/{cup}/entry", json={"force": "elves"})
    store, steward = live.inside.store, live.inside.steward
    for cup, force in zip(cups, ({"text": "3x no such card"}, "elves"), strict=True):
        version, known = live.call(store.tournament(cup))
        entrants = (known.entrants[0]._replace(force=force), known.entrants[1])
        live.call(store.change_tournament(known._replace(entrants=entrants, stage=RUNNING), version))
    steps = live.call(store.running_tournaments())
    assert steps.index(cups[0]) < steps.index(cups[1])
    for cup in steps:
        live.call(steward.try_to_go_on(cup))

    [pairing] = live.http.get(f"/api/tournaments/{cups[1]}").json()["rounds"][0]["pairings"]
    assert live.http.get(f"/api/matches/{pairing['match']}").json()["stage"] == "playing"


def test_the_host_ends_a_round_and_what_is_unfinished_is_half_a_point(live: LiveServer) -> None:
    ann, ben, cem = [signed_up(live, name) for name in ("End Ann", "End Ben", "End Cem")]
    cup = made_by(ann, system="knock-out")
    for person in (cem, ben):
        person.post(f"/api/tournaments/{cup}/entry", json={})
    assert ann.post(f"/api/tournaments/{cup}/next").status_code == 409
    ann.post(f"/api/tournaments/{cup}/begin")
    assert ben.post(f"/api/tournaments/{cup}/next").status_code == 403
    told = ann.post(f"/api/tournaments/{cup}/next").json()

    assert told["stage"] == "over"
    assert [row["points"] for row in told["standings"]] == [0.5, 0.5]
    assert len([row for row in told["standings"] if row["is_in"]]) == 1


def test_a_host_who_ends_a_round_saves_nothing_from_a_lost_match(live: LiveServer) -> None:
    ann, ben = signed_up(live, "Sly Ann"), signed_up(live, "Sly Ben")
    cup = made_by(ann, system="knock-out")
    for person in (ann, ben):
        person.post(f"/api/tournaments/{cup}/entry", json={})
    ann.post(f"/api/tournaments/{cup}/begin")
    told = ann.post(f"/api/tournaments/{cup}/next").json()

    assert [(row["name"], row["points"]) for row in told["standings"]] == [("Sly Ben", 1), ("Sly Ann", 0)]


def test_what_cannot_be_is_refused(live: LiveServer) -> None:
    ann = signed_up(live, "Not Ann")
    wanted = {"title": "Cup", "game": "skirmish", "system": "swiss", "clock": CLOCK}
    for wrong in ({"game": "chess"}, {"title": " "}, {"clock": {}}, {"clock": {"minutes": 5, "days": 1}}):
        assert ann.post("/api/tournaments", json=wanted | wrong).status_code == 422
    assert live.http.post("/api/tournaments", json=wanted).status_code == 401
    assert live.http.get("/api/tournaments/nosuchone").status_code == 404
    cup = made_by(ann)
    ann.post(f"/api/tournaments/{cup}/entry", json={})
    assert ann.post(f"/api/tournaments/{cup}/begin").status_code == 409  # alone
    assert not ann.delete(f"/api/tournaments/{cup}/entry").json()["entered"]
    for _ in range(4):
        made_by(ann)
    assert ann.post("/api/tournaments", json=wanted).status_code == 409
