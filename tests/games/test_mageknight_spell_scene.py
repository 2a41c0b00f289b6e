"""The stack of a sorcerer on the board: open for its player, closed for the others."""

from __future__ import annotations

import json

import pytest

from cavalry import CARDS as RIDERS
from cavalry import unit
from knights import Knights, book, figure, foe, own, spell
from tercio.games.mageknight.browser import measures, scene

CARDS = [
    figure("mage", attack_types=["wand"], range=10),
    book(),
    spell("ward", "enchantment", changes={"defense": 1}),
    spell("spark", target="enemy", deeds=[{"does": "damage", "amount": 1}]),
]


def cards_seen(table: Knights, seat: int) -> list[tuple[str, str]]:
    shown = scene.scene_of(table.match.view(seat), "en")
    return [(card["name"], card["kind"]) for card in shown["players"][0]["cards"]]


@pytest.mark.rule("MKS-BOOK-13", "MKS-ENCHANT-03")
def test_only_its_player_sees_the_stack_and_all_see_what_is_in_play() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["ward", "down:spark"])
    table = Knights([mage, foe("orc", (10, 16))], CARDS)
    before = cards_seen(table, 0), cards_seen(table, 1)
    table.say("cast", "mage", "mage", spell="ward")

    assert before == ([("Ward", "spell-marked"), ("Spark", "spell-down")], [("", "spell"), ("", "spell-down")])
    assert cards_seen(table, 0) == [("Spark", "spell-down"), ("Ward", "spell-in-play")]
    assert cards_seen(table, 1) == [("", "spell-down"), ("Ward", "spell-in-play")]
    assert "Spark" not in json.dumps(scene.scene_of(table.match.view(1), "en"))


@pytest.mark.rule("MKS-BOOK-13", "MKS-BOOK-12")
def test_the_inspector_reads_the_stack_to_its_player_and_counts_it_for_others() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["ward", "down:spark"])
    table = Knights([mage, foe("orc", (10, 16))], CARDS)
    own_words, others = [measures.about_of(table.match.view(seat), 0, "en") for seat in (0, 1)]
    assert own_words is not None
    assert others is not None

    titles = [paragraph["title"] for paragraph in own_words["paragraphs"]]
    assert [title.split(" (")[0] for title in titles if title[0].isdigit()] == ["1. Ward", "2. Spark"]
    assert "bookmark" in titles[-2]
    assert "face down" in titles[-1]
    assert "2 spells" in others["paragraphs"][-1]["text"]
    assert "Ward" not in json.dumps(others)


@pytest.mark.rule("MKS-BOOK-13")
def test_what_all_know_of_a_stack_says_nothing_about_its_order() -> None:
    never = [spell(name, never_cast=True, changes={"range": 1}) for name in ("amble", "brook", "cairn")]
    seen = []
    for order in (["amble", "brook", "cairn"], ["cairn", "amble", "brook"]):
        table = Knights([own("mage", (10, 10), items=["tome"], spells=order)], [*CARDS, *never])
        seen.append(scene.scene_of(table.match.view(1), "en")["players"][0]["cards"])

    assert seen[0] == seen[1]
    assert "spell-marked" not in json.dumps(seen)


@pytest.mark.rule("MKC-UNIT-02")
def test_the_inspector_shows_both_dials_of_a_cavalry_unit() -> None:
    table = Knights([*unit(click=2), foe("elf", (30, 30))], cards=RIDERS)
    about = {name: measures.about_of(table.match.view(0), table.number(name), "en") for name in ("lancer", "horse")}
    rider, mount = about["lancer"], about["horse"]
    assert rider is not None
    assert mount is not None

    assert rider["others"][0]["dial"] == mount["dial"]
    assert mount["others"][0]["dial"] == rider["dial"]
    assert [click["number"] for click in rider["others"][0]["dial"] if click["is_now"]] == [3]
    assert {"kind": "rider-bonus", "value": "+3", "text": "In the saddle", "mark": ""} in rider["stats"]


def test_elements_of_spells_in_play_lie_on_the_board() -> None:
    """A glyph with the circle in which it works, an enchantment on its warrior's base; both can be read."""
    circle = spell("mire", "glyph", each=[{"does": "damage", "amount": 1, "whom": "everyone", "within": 3}])
    mage = own("mage", (10, 10), items=["tome"], spells=["ward", "mire"])
    table = Knights([mage, foe("orc", (10, 16))], [*CARDS, circle])
    table.say("cast", "mage", "mage", spell="ward")
    table.go_on("act").end().go_on("act", seat=1).end().go_on("act", seat=0)
    table.say("cast", "mage", (10, 10), spell="mire")
    shown = scene.scene_of(table.match.view(1), "en")
    lying = shown["markers"][0]
    about = measures.about_of(table.match.view(1), lying["id"], "en")

    assert [badge["text"] for badge in shown["figures"][0]["badges"]][-2:] == ["Ward", "Tome"]
    assert (lying["name"], lying["kind"], lying["x"], lying["y"]) == ("Mire", "spell", 10_000, 10_000)
    assert lying["radius"] + lying["reach"] == 3_000
    assert about is not None
    assert about["name"] == "Mire"
