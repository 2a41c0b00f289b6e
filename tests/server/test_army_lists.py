"""What the army builder asks: all figures and items, and every line of a list with what it carries."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from server.live import LiveServer
from tercio.games import open_game
from tercio.games.mageknight.content.shipped import shipped_armies
from tercio.server.schema import server_schema

KNIGHTS: Any = open_game("mageknight")
CHECK = "/api/games/mageknight/forces/check"


def checked(live: LiveServer, text: str) -> dict[str, Any]:
    told = live.http.post(CHECK, json={"text": text})
    assert told.status_code == 200
    return dict(told.json())


def test_all_figures_and_items_are_told_as_the_schema_says(live: LiveServer) -> None:
    told = live.http.get("/api/games/mageknight/cards")
    body = told.json()
    schema = server_schema()
    Draft202012Validator({"$ref": "#/$defs/Figures", "$defs": schema["$defs"]}).validate(body)

    assert {figure["id"] for figure in body["figures"]} == set(KNIGHTS.content.figures)
    assert {item["id"] for item in body["items"]} == set(KNIGHTS.content.items)
    assert {spell["id"] for spell in body["spells"]} == set(KNIGHTS.content.spells)
    assert {company["id"] for company in body["companies"]} == set(KNIGHTS.content.companies)
    assert (
        live.http.get("/api/games/mageknight/cards", headers={"if-none-match": told.headers["etag"]}).status_code == 304
    )


def test_every_key_on_a_figure_has_a_word_in_both_languages_and_every_ability_a_rule(live: LiveServer) -> None:
    body = live.http.get("/api/games/mageknight/cards").json()
    words = body["words"]
    for figure in body["figures"]:
        for kind, keys in (
            ("factions", figure["factions"]),
            ("subfactions", [figure["subfaction"]] if figure["subfaction"] else []),
            ("ranks", [str(figure["rank"])]),
            ("attack_types", figure["attack_types"]),
            ("move_types", figure["move_types"]),
            ("abilities", figure["abilities"]),
            ("mounts", figure["saddle"]["rides"]),
            ("minds", [figure["saddle"]["mind"]] if figure["saddle"]["mind"] else []),
        ):
            assert [key for key in keys if not (words[kind][key]["en"] and words[kind][key]["de"])] == []
        rules = [body["rules"][ability] for ability in figure["abilities"]]
        assert [rule for rule in rules if not rule.startswith("MKA-")] == []


def test_the_name_that_a_list_takes_is_read_back(live: LiveServer) -> None:
    figures = live.http.get("/api/games/mageknight/cards").json()["figures"]
    for lang in ("en", "de"):
        for start in range(0, len(figures), 100):
            here = figures[start : start + 100]
            told = checked(live, "\n".join([f"1x {figure['list_name'][lang]}" for figure in here]))

            assert told["unknown"] == []
            assert [entry["id"] for entry in told["entries"]] == [figure["id"] for figure in here]


@pytest.mark.parametrize("name", sorted(shipped_armies()))
def test_a_ready_army_can_be_taken_as_a_list_that_says_the_same(live: LiveServer, name: str) -> None:
    text = live.http.get(f"/api/games/mageknight/forces/{name}").json()["text"]
    told = checked(live, text)
    army = shipped_armies()[name]
    entries = [
        (entry["id"], tuple(entry["carries"]), entry["level"], tuple(entry["spells"]), entry["mount"])
        for entry in told["entries"]
        for _ in range(entry["count"])
    ]
    warriors = [(each.figure, each.items, each.level, each.spells, each.mount) for each in army.recruits]

    assert sorted(entries) == sorted([*warriors, *[(card, (), 0, (), "") for card in army.companies]])
    assert told["summary"]["points"]["total"] == army.total
    assert told["problems"] == told["unknown"] == []


@pytest.mark.rule("MK-ARMY-08", "MK-ITEM-14", "MK-ARMY-02")
def test_MK_ARMY_08_every_broken_rule_is_told_at_once_with_its_id(live: LiveServer) -> None:
    told = checked(live, "Total: 100\n2x Aschenreiter\n1x Wyrmtooth\n1x Brandt Oakhand\n1x Nobody")
    rules = [problem["rule"] for problem in told["problems"]]

    assert set(rules) >= {"MK-ARMY-06", "MK-ARMY-08", "MK-ITEM-14", "MK-ARMY-02"}
    assert [(line["line"], bool(line["text"]["de"])) for line in told["unknown"]] == [(5, True)]
    assert [(entry["id"], entry["count"]) for entry in told["entries"]] == [
        ("the-rider-of-ash", 2),
        ("brandt-oakhand", 1),
        ("wyrmtooth", 1),
    ]


def test_a_hero_with_a_level_and_a_bearer_of_items_keep_them(live: LiveServer) -> None:
    told = checked(live, "1x Brandt Oakhand, level 2\n1x Orc Hunter (weak) + Trail Boots\n2x Orc Hunter (weak)")

    assert [(entry["count"], len(entry["carries"]), entry["level"]) for entry in told["entries"]] == [
        (1, 0, 2),
        (1, 1, 0),
        (2, 0, 0),
    ]


def test_mounts_spells_and_companies_are_read_as_they_are_written(live: LiveServer) -> None:
    told = checked(
        live,
        "Total: 200\nWyrmbane Fellowship\n2x Dawn Lancer (weak) on Grey Charger (weak)\n"
        "1x Dawn Priestess (standard) + Apprentice's Primer + Mire Mark\n1x Glade Rider (weak)",
    )
    entries = [(each["id"], each["count"], each["mount"], each["spells"]) for each in told["entries"]]

    assert entries == [
        ("dawn-lancer-weak", 2, "grey-charger-weak", []),
        ("dawn-priestess-standard", 1, "", ["mire-mark"]),
        ("glade-rider-weak", 1, "", []),
        ("wyrmbane-fellowship", 1, "", []),
    ]
    assert told["unknown"] == []


def test_whoever_rides_is_told_with_every_mount_that_suits_it(live: LiveServer) -> None:
    body = live.http.get("/api/games/mageknight/cards").json()
    figures = {figure["id"]: figure["saddle"] for figure in body["figures"]}
    riders = [saddle for saddle in figures.values() if saddle["rides"]]

    assert riders
    assert [saddle for saddle in riders if not saddle["mounts"]] == []
    assert [name for s in riders for name in s["mounts"] if figures[name]["mount"] not in s["rides"]] == []


def test_an_army_is_shared_by_a_link(live: LiveServer) -> None:
    text = "Army: Ashes\nTotal: 100\n1x Orc Hunter (weak)"
    shared = live.http.post("/api/decks", json={"game": "mageknight", "text": text}).json()["id"]

    assert live.http.get(f"/api/decks/{shared}").json() == {"game": "mageknight", "text": text, "name": "Ashes"}


def test_a_list_of_summoners_is_checked_too(live: LiveServer) -> None:
    told = live.http.post("/api/games/summoners/forces/check", json={"text": 'realm = "water"\nlevel = "adept"'})

    assert told.status_code == 200
    assert (told.json()["name"], told.json()["unknown"]) == ("water", [])


def test_games_with_a_builder_say_so(live: LiveServer) -> None:
    shelf = {game["id"]: game["has_builder"] for game in live.http.get("/api/games").json()}

    assert shelf == {"warlord": True, "mageknight": True, "summoners": False, "skirmish": False}
