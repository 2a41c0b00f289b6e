"""A pack may bring a faction of its own; the rules treat it like any other."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, army, character, lord
from tercio.content.rows import Row
from tercio.games import open_game
from tercio.games.warlord.building.deck import Deck
from tercio.games.warlord.building.overview import overview_of
from tercio.games.warlord.english.collection import COLUMNS, read_collection
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.pictures import picture_of
from tercio.games.warlord.words.names import frame_of

TIDE = {"own_faction": True}
CARD: dict[str, Any] = {
    "type": "Character", "class": "Fighter", "alignment": "Good", "attack": "3", "armorClass": "12", "skill": "1",
    "hitPoints": "1", "level": "1", "set": "Waves",
}  # fmt: skip


@pytest.mark.rule("WL-CHAR-15", "WL-RECRUIT-05")
@pytest.mark.parametrize(("faction", "state"), [("tide", "ready"), ("elves", "stunned")])
def test_WL_RECRUIT_05_a_faction_of_a_packs_own_knows_its_own(faction: str, state: str) -> None:
    newcomer = character("newcomer", faction, **(TIDE if faction == "tide" else {}))
    chief = lord("chief", "tide", **TIDE)
    battle = Battle(army(["a"], ["chief"], hand=["newcomer"]), army(["b"], ["lord-b"]), cards=[newcomer, chief])

    battle.say("recruit", "newcomer").place(1, 0)
    assert battle.turned("newcomer") == state


@pytest.mark.rule("WL-CHAR-21")
def test_WL_CHAR_21_it_has_no_frame_of_its_own_and_a_picture_all_the_same() -> None:
    card = {**character("eel", "tide", **TIDE)}
    card.pop("has_faction")
    game = open_game("warlord", inline={"card": [card]})
    assert isinstance(game, WarlordGame)
    face = game.faces["eel"]

    assert (face.faction, frame_of(face)) == ("tide", "")
    assert picture_of(face)
    assert overview_of(game.faces, Deck("d", ("eel",))).factions == (("tide", 1),)


def test_without_the_key_a_faction_must_be_known() -> None:
    card = character("eel", "tide")
    card.pop("has_faction")
    with pytest.raises(Exception, match="own_faction"):
        open_game("warlord", inline={"card": [card]})


def test_a_list_may_have_factions_of_its_own_and_texts_speak_of_them() -> None:
    """What a treasure is worth is printed among the feats and concerns no rule."""
    rows = [
        Row(
            {
                **CARD,
                "name": "Eel",
                "faction": "The Tide",
                "feats": "500 gp",
                "text": "All The Tide in this rank gain +1 AC.",
            },
            1,
        ),
        Row({**CARD, "name": "Otter", "faction": "Elf/The Tide", "text": "Spend a The Tide: Sing."}, 2),
    ]
    eel, otter = read_collection(rows, COLUMNS)

    assert eel.refused == otter.refused == ""
    assert eel.data is not None
    assert otter.data is not None
    assert (eel.data["traits"][0], eel.data["own_faction"]) == ("the-tide", True)
    assert (otter.data["traits"][0], otter.data["more_factions"]) == ("the-tide", ["elves"])
    assert eel.paragraphs[0].ability == {
        "kind": "static",
        "do": [
            {
                "do": "modify",
                "stat": "ac",
                "amount": 1,
                "who": "all",
                "filter": {"place": "same-rank", "faction": "the-tide"},
            }
        ],
    }
