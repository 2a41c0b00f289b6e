"""The catalogue of Warlord: every face as plain data, with words in both languages for everything on it."""

from __future__ import annotations

import json
from typing import cast

from battle import Battle, ability, action, army, character
from tercio.games import open_game
from tercio.games.warlord.browser.faces import catalogue_json, face_json
from tercio.games.warlord.browser.scene import scene_of
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import UNKNOWN

GAME = cast(WarlordGame, open_game("warlord"))
CATALOGUE = catalogue_json(GAME)


def test_the_catalogue_has_every_face_but_the_unknown_one() -> None:
    ids = [card["id"] for card in CATALOGUE["cards"]]

    assert set(ids) == set(GAME.faces) - {UNKNOWN.id}
    assert len(ids) == len(set(ids)) > 200


def test_the_catalogue_is_json() -> None:
    said = json.loads(json.dumps(CATALOGUE))

    assert len(said["cards"]) == len(CATALOGUE["cards"])
    assert said["words"] == CATALOGUE["words"]


def test_every_key_on_a_card_has_words() -> None:
    words = CATALOGUE["words"]
    missing: list[tuple[str, str]] = []
    for card in CATALOGUE["cards"]:
        assert card["type"] in words["types"]
        assert card["char_class"] in words["classes"]
        assert card["alignment"] in words["alignments"]
        assert card["faction"] in ("", *words["factions"])
        missing += [(card["id"], trait) for trait in card["traits"] if trait not in words["traits"]]
        missing += [(card["id"], feat) for feat, _ in card["feats"] if feat not in words["feats"]]

    assert missing == []


def test_words_and_texts_are_there_in_both_languages() -> None:
    tables = {**CATALOGUE["words"]}
    said = [(key, word) for table in tables.values() for key, word in cast(dict[str, dict[str, str]], table).items()]
    silent = [key for key, word in said if key and not (word["en"] and word["de"])]
    texts = [text for card in CATALOGUE["cards"] for text in card["texts"]]

    assert silent == []
    assert [text for text in texts if not (text["en"] and text["de"])] == []


def test_a_face_says_what_is_printed() -> None:
    sage = character("sage", **{"class": "wizard", "level": 3, "alignment": "evil", "feats": {"scribe": 4}})
    battle = Battle(army(["sage"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[sage])
    face = face_json(battle.card("sage").face)

    assert face["name"] == {"en": "Sage", "de": "Sage"}
    assert face["symbol"] == {"shape": "scroll", "number": 3, "colour": "black"}
    assert (face["type"], face["char_class"], face["level"], face["faction"]) == ("character", "wizard", 3, "dwarves")
    assert (face["attacks"], face["armour"], face["hit_points"], face["skill"]) == ([2], 12, 1, 0)
    assert (face["feats"], face["traits"], face["frame"]) == ([("scribe", 4)], ["dwarves"], "dwarves")
    assert (face["is_spell"], face["is_token"]) == (False, False)


def test_the_paragraphs_stand_in_the_order_of_their_numbers() -> None:
    card = next(face for face in GAME.faces.values() if len(face.abilities) > 1)

    assert [text["kind"] for text in face_json(card)["texts"]] == [each.kind for each in card.abilities]


def test_a_summoned_character_is_in_the_catalogue_as_a_token() -> None:
    golem = action("golem", ability("order", {"do": "summon"}), hit_points=1, attacks=[3], armour=10)
    battle = Battle(army(["a"], ["lord-a"], hand=["golem"]), army(["foe"], ["lord-b"]), cards=[golem], dice=[15, 8])
    battle.say("perform", "golem", "a").place(1, 0)
    number = battle.state.formations[0][0][0]
    face = scene_of(battle.match.view(1), "en")["cards"][str(number)]["face"]
    cards = {card["id"]: card for card in catalogue_json(cast(WarlordGame, battle.match.game))["cards"]}

    assert face.startswith("summoned:golem")
    assert (cards[face]["is_token"], cards[face]["type"], cards[face]["name"]["en"]) == (True, "character", "Golem")
    assert not cards["golem"]["is_token"]


def test_traits_that_a_pack_has_invented_are_called_as_they_are_written() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("hero", traits=["sky-sailor"])]
    )
    words = catalogue_json(cast(WarlordGame, battle.match.game))["words"]

    assert words["traits"]["sky-sailor"] == {"en": "Sky Sailor", "de": "Sky Sailor"}
