"""Our own cards and decks: enough of them, in both languages, no two alike, and legal as they lie there."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, Final

import pytest

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.warlord import shipped, shipped_decks
from tercio.games.warlord.abilities.registry import feat_names
from tercio.games.warlord.building.deck import problems_of
from tercio.games.warlord.content.pack import read_faces
from tercio.games.warlord.printed.cards import (
    CHARACTER,
    FACTIONS,
    ITEM,
    ORDER,
    OVAL,
    REACT,
    STATIC,
    Ability,
    Face,
)

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


# Of printed characters, by level and class: strikes, highest ATK, AC, skill, hit points, each from and to.
# A character of no class keeps within what its level has seen.
RANGES: Final[dict[tuple[int, str], tuple[tuple[int, int], ...]]] = {
    (1, "fighter"): ((1, 1), (-4, 4), (9, 13), (0, 1), (1, 1)),
    (1, "rogue"): ((1, 1), (0, 2), (10, 13), (0, 2), (1, 1)),
    (1, "cleric"): ((1, 1), (0, 1), (9, 12), (0, 2), (1, 1)),
    (1, "wizard"): ((1, 1), (0, 0), (8, 10), (0, 2), (1, 1)),
    (2, "fighter"): ((1, 3), (0, 7), (8, 14), (0, 3), (1, 2)),
    (2, "rogue"): ((1, 1), (0, 3), (9, 15), (0, 2), (1, 1)),
    (2, "cleric"): ((1, 1), (1, 2), (10, 13), (1, 3), (1, 1)),
    (2, "wizard"): ((1, 1), (0, 1), (9, 10), (3, 4), (1, 1)),
    (3, "fighter"): ((1, 2), (3, 6), (11, 16), (1, 5), (1, 2)),
    (3, "rogue"): ((1, 1), (2, 3), (12, 14), (4, 5), (1, 3)),
    (3, "cleric"): ((1, 1), (0, 3), (11, 13), (3, 6), (1, 2)),
    (3, "wizard"): ((1, 1), (0, 3), (9, 11), (4, 8), (1, 3)),
    (4, "fighter"): ((1, 3), (5, 8), (10, 18), (0, 7), (1, 4)),
    (4, "rogue"): ((1, 2), (0, 6), (14, 15), (3, 8), (2, 3)),
    (4, "cleric"): ((1, 1), (0, 4), (13, 16), (5, 6), (1, 2)),
    (4, "wizard"): ((1, 1), (0, 0), (9, 9), (8, 8), (1, 1)),
    (5, "fighter"): ((2, 3), (7, 11), (13, 17), (7, 7), (3, 3)),
    (5, "rogue"): ((2, 2), (6, 7), (16, 17), (8, 8), (3, 3)),
    (5, "cleric"): ((2, 2), (5, 5), (15, 15), (9, 9), (3, 3)),
    (5, "wizard"): ((1, 2), (3, 9), (11, 13), (10, 10), (2, 3)),
}


def ranges_for(face: Face) -> list[tuple[int, int]]:
    rows = [row for (level, kind), row in RANGES.items() if level == face.level and face.char_class in (kind, OVAL)]
    return [(min([low for low, _ in column]), max([high for _, high in column])) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("face", characters(), ids=lambda face: face.id)
def test_a_character_is_no_stronger_and_no_weaker_than_printed_ones_of_its_level_and_class(face: Face) -> None:
    values = (len(face.attacks), max(face.attacks), face.armour, face.skill, face.hit_points)
    outside = [
        (value, low, high)
        for value, (low, high) in zip(values, ranges_for(face), strict=True)
        if not low <= value <= high
    ]

    assert outside == []


@pytest.mark.parametrize("feat", feat_names().values())
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
        for clause in ability.clauses:
            if clause.stat in WITH_SIGN and clause.amount and not clause.per:
                written = f"{clause.amount:+d}"
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
