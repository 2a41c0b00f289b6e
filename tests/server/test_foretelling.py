"""A page asks what may come of an answer: told from what the seat sees, and nothing for what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.live import Client, LiveServer

Json = dict[str, Any]
DUEL: Json = {
    "board": 24,
    "total": 200,
    "phase": "action",
    "warriors": {
        "orc": {"figure": "orc-marauder-tough", "seat": 0, "at": [10, 10], "facing": 90},
        "elf": {"figure": "master-archer-standard", "seat": 1, "at": [10, 11.5], "facing": 270},
    },
}
BITE: Json = {
    "acting": "cobra",
    "units": {
        "caller": {"profile": "water-summoner", "seat": 0, "at": [10, 4]},
        "cobra": {"profile": "ice-cobra", "seat": 0, "at": [13, 4]},
        "enemy": {"profile": "fire-summoner", "seat": 1, "at": [14.182, 4]},
    },
}


def laid(live: LiveServer, game: str, position: Json) -> Client:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    match, tokens = live.make(*seats, game=game, position=position)
    client = live.sit(match, tokens[0])
    client.seen(lambda table: table["question"])
    return client


def option(client: Client, key: str) -> Json:
    found: Json = next(each for each in client.table["question"]["options"] if each["key"] == key)
    return found


def attack(client: Client, key: str) -> Json:
    offered = option(client, key)
    named = {"key": key, "subject": offered["subject"], "detail": offered["detail"]}
    return {**named, "picks": [offered["among"][0]["pick"]]}


@pytest.mark.parametrize(("game", "position", "key"), [("mageknight", DUEL, "close"), ("summoners", BITE, "melee")])
def test_an_attack_has_its_chances(live: LiveServer, game: str, position: Json, key: str) -> None:
    with laid(live, game, position) as client:
        answer = attack(client, key)
        told = client.ask("odds", answer=answer)
        again = client.ask("odds", answer=answer)
    target = next(about for about in told["about"] if about["thing"] == answer["picks"][0])
    hit = target["parts"][0]

    assert told["type"] == "odds"
    assert told["is_exact"]
    assert hit["key"] in ("hit", "hits")
    assert 0 < hit["percent"] < 100
    assert f"{round(hit['percent'])} %" in hit["text"]
    assert "on average" in target["parts"][1]["text"]
    assert again["about"] == told["about"]


def test_nothing_is_told_of_what_is_refused_or_needs_no_die(live: LiveServer) -> None:
    with laid(live, "mageknight", DUEL) as client:
        refused = client.ask("odds", answer={"key": "close", "subject": 0, "picks": [99]})
        ended = client.ask("odds", answer={"key": "end-phase"})
        nonsense = client.ask("odds", answer={"key": "no-such-key"})

    assert refused["about"] == ended["about"] == nonsense["about"] == []


def test_whoever_is_not_asked_is_told_nothing(live: LiveServer) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    match, tokens = live.make(*seats, game="mageknight", position=DUEL)
    with live.sit(match, tokens[1]) as other, live.sit(match) as watcher:
        other.seen()
        watcher.seen()
        answer = {"key": "close", "subject": 0, "picks": [1]}

        assert other.ask("odds", answer=answer)["about"] == []
        assert watcher.ask("odds", answer=answer)["about"] == []


@pytest.fixture
def at_war(live: LiveServer) -> Iterator[Client]:
    """Whoever gives the first order in a match of Warlord."""
    seats = [{"kind": "person", "name": name, "force": "elves"} for name in ("Ann", "Ben")]
    match, tokens = live.make(*seats, game="warlord")
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        for client in (ann, ben):
            client.seen(lambda table: table["question"])
            client.answer("suggested")
        asked = ann.seen(lambda table: table["answers"] == 2)["waiting"][0]["seat"]
        client = (ann, ben)[asked]
        client.seen(lambda table: table["question"] and table["question"]["kind"] == "order")
        yield client


def test_the_question_after_an_attack_is_told_before_it_is_made(at_war: Client) -> None:
    attacking = {"key": "attack", "subject": option(at_war, "attack")["subject"]}
    foes = [card["id"] for card in at_war.table["scene"]["cards"].values() if card["seat"] == 1 - at_war.table["you"]]
    told = at_war.ask("follow", answer=attacking, things=foes)
    targets = {each["subject"] for each in told["question"]["options"]}
    strike = {"key": "strike", "subject": min(targets)}
    odds = at_war.ask("odds", answer=strike, after=attacking)
    against = {each["thing"]: each["refusals"] for each in told["against"]}

    assert told["question"]["kind"] == "strike"
    assert set(against) == set(foes) - targets
    assert all(refusals[0]["rule"].startswith("WL-") for refusals in against.values())
    assert 0 < odds["about"][0]["parts"][0]["percent"] < 100
    assert at_war.table["question"]["kind"] == "order"


def test_nothing_follows_what_is_refused_or_leaves_the_word_to_others(at_war: Client) -> None:
    refused = at_war.ask("follow", answer={"key": "attack", "subject": 99})
    passed = at_war.ask("follow", answer={"key": "pass"})

    assert refused["question"] is None
    assert passed["question"] is None
