"""Packs travel with a match: looked through, limited, known by name, version and digest, carried by the record."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from server.live import LiveServer
from tercio.cli.verify import verified
from tercio.games import open_game

Json = dict[str, Any]
SPEAR: Json = {
    "id": "ash-spear",
    "name": {"en": "Ash Spear"},
    "type": "item",
    "class": "oval",
    "level": 1,
    "attacks": [2],
    "traits": ["weapon"],
}
HEADER: Json = {"id": "my-spears", "game": "warlord", "edition": "3", "title": {"en": "Spears", "de": "Speere"}}
PACK: Json = {"pack": HEADER, "card": [SPEAR]}
TOML = """
[pack]
id = "my-spears"
game = "warlord"
edition = "3"
title = { en = "Spears", de = "Speere" }

[[card]]
id = "ash-spear"
name = { en = "Ash Spear" }
type = "item"
class = "oval"
level = 1
attacks = [2]
traits = ["weapon"]
"""
ARMY: Json = {
    "turn": 0,
    "army": [
        {"ranks": [["gatehall-warden"], ["hrodgar-stonebrow"]], "hand": ["ash-spear"]},
        {"ranks": [["pickaxe-brother"], ["sylvaren-of-the-long-dusk"]]},
    ],
}


def with_spears(live: LiveServer, *seats: Json, pack: str = TOML) -> tuple[str, list[str]]:
    return live.make(*seats, game="warlord", packs=[pack], position=ARMY)


def refused(live: LiveServer, path: str, body: Json) -> Json:
    """One sentence in each language, and nothing else."""
    told = live.http.post(path, json=body)
    assert told.status_code == 422, told.text
    found: Json = told.json()
    assert found["en"] != found["de"]
    return found


# -- a match with a pack --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(live: LiveServer) -> str:
    """A match with the pack: the spear can be borne, and somebody gave up."""
    match, tokens = with_spears(live)
    with live.sit(match, tokens[0]) as ann:
        ann.seen(lambda table: table["question"])
        options = ann.table["question"]["options"]
        assert "equip" in [each["key"] for each in options]
        ann.ask("concede")
    return match


def test_everybody_is_shown_what_pack_it_is_before_sitting_down(live: LiveServer) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person"}]
    match, tokens = live.make(*seats, game="warlord", packs=[TOML])
    with live.sit(match, tokens[1]) as ben:
        (shown,) = ben.seen()["packs"]

    assert (shown["id"], shown["edition"], shown["entries"], shown["replaces"]) == ("my-spears", "3", 1, [])
    assert shown["title"] == {"en": "Spears", "de": "Speere"}
    assert shown["digest"].startswith("sha256:")
    assert live.http.get(f"/api/matches/{match}").json()["packs"] == [shown]


def test_a_pack_that_changes_our_own_cards_says_which(live: LiveServer) -> None:
    axe = {**SPEAR, "id": "gatehall-warden"}
    told = live.http.post("/api/packs/warlord/look", json={"pack": {**PACK, "card": [axe]}}).json()

    assert told["pack"]["replaces"] == [
        {"en": face.name_en, "de": face.name_de}
        for face in [open_game("warlord").faces["gatehall-warden"]]  # type: ignore[attr-defined]
    ]


def test_json_says_the_same_as_toml(live: LiveServer) -> None:
    """The digest is that of what is carried, so the text of one is what the other becomes."""
    match, _ = with_spears(live, pack=json.dumps(PACK))
    (found,) = live.http.get(f"/api/matches/{match}/packs").json()["packs"]

    assert tomllib.loads(found["text"]) == tomllib.loads(TOML)


def test_who_lacks_a_pack_gets_it_from_the_match_with_its_faces(live: LiveServer, over: str) -> None:
    told = live.http.get(f"/api/matches/{over}/packs").json()

    assert told["packs"][0]["text"] == TOML
    assert [(each["id"], each["face"]["name"]["en"]) for each in told["entries"]] == [("ash-spear", "Ash Spear")]


def test_a_bot_plays_with_the_pack(live: LiveServer) -> None:
    match, tokens = with_spears(live, {"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Ben"})
    with live.sit(match, tokens[1]) as ben:
        ben.seen(lambda table: table["answers"] > 0)


def test_a_match_with_a_pack_comes_back_from_its_log(live: LiveServer) -> None:
    match, tokens = with_spears(live)
    live.inside.hub.drop(live.inside.hub.tables[match])
    with live.sit(match, tokens[0]) as ann:
        assert ann.seen()["packs"][0]["id"] == "my-spears"


def test_a_record_carries_its_packs_and_plays_again(live: LiveServer, over: str, tmp_path: Path) -> None:
    record = live.http.get(f"/api/matches/{over}/record").text
    file = tmp_path / "match.jsonl"
    file.write_text(record)
    opened = live.http.post("/api/matches/open", json={"text": record})

    assert opened.status_code == 201, opened.text
    assert live.http.get(f"/api/matches/{opened.json()['id']}").json()["packs"][0]["id"] == "my-spears"
    assert verified(file, []) == 1  # the answer that gives up


@pytest.mark.parametrize(
    ("packs", "says"), [([], "missing"), ([TOML.replace("[2]", "[9]")], "has been changed")], ids=["missing", "changed"]
)
def test_a_missing_or_changed_pack_of_a_record_is_said(
    live: LiveServer, over: str, packs: list[str], says: str
) -> None:
    head, *answers = live.http.get(f"/api/matches/{over}/record").text.splitlines()
    told = json.loads(head)
    told["setup"]["packs"] = packs
    found = refused(live, "/api/matches/open", {"text": "\n".join([json.dumps(told), *answers])})

    assert says in found["en"]
    assert "my-spears" in found["en"]


# -- what no match takes --------------------------------------------------------------------------------

BAD = {
    "no TOML": "[pack",
    "no JSON": '{"pack": ',
    "nothing of a pack": "x = 1",
    "another game": TOML.replace("warlord", "summoners"),
    "one of ours": TOML.replace("my-spears", next(iter(open_game("warlord").packs))),
    "a word that means nothing": TOML.replace("oval", "bard"),
    "a key that means nothing": TOML + "colour = 3\n",
    "too many entries": TOML + "".join([f'[[card]]\nid = "c-{n}"\n' for n in range(500)]),
    "too much": TOML + "#" * 199_900,
    "deep TOML": "x = " + "[" * 5_000,
    "deep JSON": '{"a":' * 5_000,
    "deep whole JSON": '{"a":' * 3_000 + "1" + "}" * 3_000,
    "a long number": "x = " + "9" * 6_000,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_bad_packs_are_refused_in_one_sentence(live: LiveServer, text: str) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person"}]
    refused(live, "/api/matches", {"game": "warlord", "seats": seats, "packs": [text]})


def test_packs_are_not_too_many_and_each_has_a_name_of_its_own(live: LiveServer) -> None:
    for number in (2, 9):
        refused(live, "/api/matches", {"game": "warlord", "seats": [], "packs": [TOML] * number})


# -- in the making ----------------------------------------------------------------------------------------


def look(live: LiveServer, *cards: Json) -> Json:
    found: Json = live.http.post("/api/packs/warlord/look", json={"pack": {"pack": HEADER, "card": list(cards)}}).json()
    return found


def test_a_card_is_drawn_and_read_while_it_is_made(live: LiveServer) -> None:
    ability = {"kind": "order", "spend": True, "do": [{"do": "draw"}], "text": {"en": "Spend Order: Draw a card."}}
    (entry,) = look(live, {**SPEAR, "ability": [ability]})["entries"]

    assert entry["face"]["attacks"] == [2]
    assert len(entry["readings"]) == 1
    assert entry["readings"][0]["de"] != entry["readings"][0]["en"]


def test_every_mistake_is_told_with_its_key(live: LiveServer) -> None:
    told = look(live, {**SPEAR, "level": 99, "class": "bard"})

    assert {each["key"] for each in told["problems"]} == {"card[0].level", "card[0].class"}
    assert told["entries"] == []


def test_english_is_compiled_and_what_is_not_understood_is_pointed_at(live: LiveServer) -> None:
    def compiled(text: str) -> Json:
        found: Json = live.http.post("/api/packs/warlord/compile", json={"text": text, "entry": SPEAR}).json()
        return found

    good = compiled("Spend Order: Draw a card.")
    text = "Spend Order: Draw a card. Sing a merry song."
    bad = compiled(text)

    assert good["data"] == {"kind": "order", "spend": True, "do": [{"do": "draw"}]}
    assert bad["data"] is None
    assert text[bad["first"] : bad["last"]] == "Sing a merry song."


def test_a_file_is_written_and_opened_again(live: LiveServer) -> None:
    text = live.http.post("/api/packs/warlord/file", json={"pack": PACK}).text
    opened = live.http.post("/api/packs/open", json={"text": text}).json()

    assert opened == {"game": "warlord", "pack": PACK}
    refused(live, "/api/packs/open", {"text": text + "when = 1979-05-27\n"})
