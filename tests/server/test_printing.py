"""Decks on paper: every card can be printed, every copy is, and the same list makes the same bytes."""

from __future__ import annotations

import re

import pytest

from server.pdf import words
from tercio.content.trouble import BadInput
from tercio.games import open_game as open_any
from tercio.games.warlord import open_game
from tercio.games.warlord.building.deck import write_list
from tercio.games.warlord.building.search import is_printed
from tercio.games.warlord.words.names import face_name
from tercio.printing.emblems import CLASS_SHAPES, FACTION_SHAPES, TINCTURES, VALUE_SHAPES
from tercio.printing.pages import MOST_CARDS, deck_pdf
from tercio.printing.paper import operators, printable

GAME = open_game()
DECKS = sorted(GAME.decks)
CARDS = [face for face in GAME.faces.values() if is_printed(face)]
LANGUAGES = ("de", "en")


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def list_of(name: str, lang: str = "en") -> str:
    return write_list(GAME.faces, GAME.decks[name], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_list_is_one_page_with_every_card_and_its_guide(name: str, lang: str) -> None:
    pdf = deck_pdf(GAME, list_of(name), "list", lang)
    told = words(pdf)
    deck = GAME.decks[name]
    missing = [card for card in deck.cards if face_name(GAME.faces[card], lang) not in told]
    guide = deck.guide_de if lang == "de" else deck.guide_en

    assert pages(pdf) == 1
    assert missing == []
    assert guide.split(".")[0] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_proxies_are_nine_a_page_and_each_copy_is_there_once(lang: str) -> None:
    deck = GAME.decks["elves"]
    pdf = deck_pdf(GAME, list_of("elves"), "proxies", lang)
    told = words(pdf)
    archer = face_name(GAME.faces["glade-archer"], lang)

    assert len(deck.cards) == 50
    assert pages(pdf) == 6
    assert told.count(archer) == deck.cards.count("glade-archer") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_printed_with_its_whole_text(lang: str) -> None:
    for start in range(0, len(CARDS), MOST_CARDS):
        here = CARDS[start : start + MOST_CARDS]
        told = words(deck_pdf(GAME, "\n".join([f"1x {face.id}" for face in here]), "proxies", lang))
        for face in here:
            name = [word for word in face_name(face, lang).split() if word not in told]
            texts = [each.text_de if lang == "de" else each.text_en for each in face.abilities]
            lost = [word for text in texts for word in text.split() if word not in told]

            assert (face.id, name, lost) == (face.id, [], [])


def test_every_letter_on_our_cards_can_be_printed_as_it_is() -> None:
    texts = [text for face in CARDS for text in (face.name_en, face.name_de, face.story_en, face.story_de)]
    texts += [text for face in CARDS for each in face.abilities for text in (each.text_en, each.text_de)]
    changed = [text for text in texts if printable(text) != text]

    assert changed == []


def test_what_cannot_be_printed_is_spelt_or_left_out() -> None:
    assert printable("„Lücke“ – ▲ −2 Žižka\x00\n") == "„Lücke“ – ^ –2 Žižka??"
    assert printable("ﬁ ć 龍") == "fi c ?"


@pytest.mark.parametrize("kind", ["list", "proxies"])
def test_the_same_list_makes_the_same_bytes(kind: str) -> None:
    first = deck_pdf(GAME, list_of("dwarves"), kind, "de")  # type: ignore[arg-type]
    second = deck_pdf(GAME, list_of("dwarves", "de"), kind, "de")  # type: ignore[arg-type]

    assert first == second


def test_a_deck_that_is_not_allowed_is_printed_with_what_is_wrong() -> None:
    told = words(deck_pdf(GAME, "Deck: Zu (viele) \\ Bögen\n4x Glade Archer", "list", "de"))

    assert "Zu (viele) \\ Bögen" in told
    assert "nicht erlaubt" in told
    assert "4 Exemplare; erlaubt sind höchstens 3" in told


@pytest.mark.parametrize("text", ["", "# only a remark", "3x Nobody Knows", f"{MOST_CARDS + 1}x Glade Archer"])
def test_a_list_that_cannot_be_printed_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        deck_pdf(GAME, text, "proxies", "en")


def test_a_game_without_cards_prints_nothing() -> None:
    with pytest.raises(BadInput):
        deck_pdf(open_any("skirmish"), "1x Anything", "list", "en")


def test_a_long_guide_and_a_long_list_still_end() -> None:
    guide = "# en: " + "word " * 3000
    text = "\n".join([guide, *[f"1x {face.id}" for face in CARDS[:MOST_CARDS]]])
    pdf = deck_pdf(GAME, text, "list", "en")

    assert pages(pdf) < 6
    assert CARDS[MOST_CARDS - 1].name_en in words(pdf)


def test_every_sign_is_an_outline_that_closes() -> None:
    bodies = [*[shape.body for shape in CLASS_SHAPES.values()], *VALUE_SHAPES.values(), *FACTION_SHAPES.values()]
    drawn = [operators(outline) for outline in bodies]

    assert [told for told in drawn if not told.endswith("h")] == []
    assert [told for told in drawn if not re.fullmatch(r"[-0-9. mlch]+", told)] == []


def test_the_page_and_the_paper_have_the_same_frames() -> None:
    factions = {face.faction for face in CARDS if face.faction}

    assert factions <= set(FACTION_SHAPES) & set(TINCTURES)
