"""Our own cards and decks: enough of them, in both languages, no two alike, and legal as they lie there."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.warlord import shipped, shipped_decks
from tercio.games.warlord.build import problems_of
from tercio.games.warlord.cards import CHARACTER, FACTIONS, FEATS, ITEM, ORDER, REACT, STATIC, Ability, Face
from tercio.games.warlord.packing import read_faces

WITH_SIGN = ("atk", "ac", "ac-ranged", "ranged", "atk-against", "ac-against")  # values that texts write as +2 or -2
FRAMES = {ORDER: ("Order", "Befehl"), REACT: ("React", "Reaktion")}


def cards_as_written() -> list[dict[str, Any]]:
    """The cards of all packs, before those of one id could hide one another."""
    found: list[dict[str, Any]] = []
    for file in files("tercio.games.warlord").joinpath("packs").iterdir():
        if file.name.endswith(".toml"):
            found += tomllib.loads(file.read_text("utf-8"))["card"]
    return found


def characters(faction: str = "") -> list[Face]:
    faces = shipped()[0].values()
    return [face for face in faces if face.type == CHARACTER and faction in ("", face.faction)]


def test_there_are_at_least_240_cards_and_no_two_share_an_id_or_a_name() -> None:
    cards = cards_as_written()

    assert len(cards) >= 240
    for key in (lambda c: c["id"], lambda c: c["name"]["en"], lambda c: c["name"]["de"]):
        assert [name for name, number in Counter([key(card) for card in cards]).items() if number > 1] == []


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_leaders_and_a_choice_of_starters(faction: str) -> None:
    own = characters(faction)
    levels = Counter([face.level for face in own if not face.has("warlord")])

    assert len([face for face in own if face.has("warlord")]) >= 2
    assert (levels[1] >= 5, levels[2] >= 4) == (True, True)
    assert all([face.level == 5 and face.has("unique") for face in own if face.has("warlord")])


@pytest.mark.parametrize("feat", FEATS)
def test_each_feat_is_on_at_least_two_characters(feat: str) -> None:
    able = [face.id for face in characters() if feat in dict(face.feats)]

    assert len(able) >= 2


def test_there_are_items_of_every_kind() -> None:
    items = [face for face in shipped()[0].values() if face.type == ITEM]
    kinds = ("weapon", "armour", "shield", "helmet", "bow", "steed", "potion", "ring", "spellbook")

    assert len(items) >= 40
    assert [kind for kind in kinds if not [face for face in items if face.has(kind)]] == []
    assert min([len([f for f in items if f.has(trait)]) for trait in ("unique", "epic", "treasure")]) >= 3


def abilities() -> list[tuple[str, Ability]]:
    return [(face.id, ability) for face in shipped()[0].values() for ability in face.abilities]


def test_the_words_of_a_text_name_its_frame() -> None:
    """Who reads "Spend Order" on a card is right in both languages, and so is who does not."""
    wrong: list[str] = []
    for name, ability in abilities():
        if ability.kind == STATIC:
            continue
        en, de = FRAMES[ability.kind]
        said = (f"Spend {en}" in ability.text_en, f"Verausgaben, {de}" in ability.text_de)
        if said != (ability.spend, ability.spend) or en not in ability.text_en or de not in ability.text_de:
            wrong.append(name)
        if (ability.limit == "round") != ("Once a round." in ability.text_en):
            wrong.append(name)
        if (ability.limit == "round") != ("Einmal pro Runde." in ability.text_de):
            wrong.append(name)

    assert wrong == []


def test_the_numbers_of_a_text_are_those_of_its_effect() -> None:
    wrong: list[str] = []
    for name, ability in abilities():
        for verb in ability.verbs:
            if verb.stat in WITH_SIGN and verb.amount and not verb.per:
                written = f"{verb.amount:+d}"
                if written not in ability.text_en or written not in ability.text_de:
                    wrong.append(name)

    assert wrong == []


@pytest.mark.parametrize("name", ["dwarves", "free-kingdoms", "mercenaries"])
def test_a_ready_deck_is_legal_and_explained_in_both_languages(name: str) -> None:
    deck = shipped_decks()[name]
    faces = shipped()[0]

    assert problems_of(faces, deck) == []
    assert 50 <= len(deck.cards) <= 60
    assert {faces[card].faction for card in deck.cards[:6]} == {name}
    assert min(deck.guide_en.count(". "), deck.guide_de.count(". ")) >= 2


def test_a_value_that_nothing_reads_is_refused_with_its_line() -> None:
    text = (
        '[[card]]\nid = "x"\nname = { en = "X", de = "X" }\ntype = "item"\nlevel = 1\n'
        '[[card.ability]]\nkind = "static"\ndo = [{ do = "modify", stat = "atkk", amount = 1 }]\n'
        'text = { en = "+1", de = "+1" }\n'
    )
    with pytest.raises(BadInput) as trouble:
        read_faces(Document.parse(text.encode(), "x.toml"))

    assert (trouble.value.line, trouble.value.key) == (8, "card[0].ability[0].do[0].stat")
