"""The stack of a sorcerer on the board: open for its player, closed for the others."""

from __future__ import annotations

import json

import pytest

from knights import Knights, book, figure, foe, own, spell
from tercio.games.mageknight import scene

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

    assert before == ([("Ward", "spell"), ("Spark", "spell-down")], [("", "spell"), ("", "spell-down")])
    assert cards_seen(table, 0) == [("Spark", "spell-down"), ("Ward", "spell-in-play")]
    assert cards_seen(table, 1) == [("", "spell-down"), ("Ward", "spell-in-play")]
    assert "Spark" not in json.dumps(scene.scene_of(table.match.view(1), "en"))
