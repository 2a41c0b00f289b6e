"""`tercio card` shows cards as they are printed and as the rules read them, and finds them by any name."""

import re
from pathlib import Path

import pytest

from tercio.games.warlord import shipped
from tercio.games.warlord.building.search import find_card, folded, search, wanted_by
from tercio.games.warlord.printed.cards import FACTIONS
from tercio.games.warlord.words.texts import readings_of
from terminal import tercio

CARDS = shipped()[0]
OWN = """
[pack]
id = "mine"
game = "warlord"
edition = "1"

[[card]]
id = "sea-wolf"
name = { en = "Sea Wolf", de = "Seewolf" }
type = "character"
class = "fighter"
level = 2
alignment = "good"
traits = ["elves", "sea-folk"]
attacks = [3]
armour = 12
hit_points = 1
campaign = false

  [[card.ability]]
  kind = "order"
  spend = true
  do = [{ do = "draw", number = 2 }]
  text = { en = "Spend Order: Draw two cards.", de = "Verausgaben, Befehl: Ziehe zwei Karten." }
"""


def plain(text: str) -> str:
    """Without the frame of the card and the breaks of its lines."""
    return re.sub(r"[\s│╭╮╰╯─]+", " ", text)


# -- show --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["spite-spark", "Spite Spark", "SPITE SPARK", "Tückischer Funke", "tueckischer funke", "spite-s", "Tückisch"],
)
def test_a_card_is_called_by_id_or_name_or_their_beginning(name: str) -> None:
    assert find_card(CARDS, name).id == "spite-spark"


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ["Spite Spark", "Action", "Wizard (scroll), level 1", "spite-spark", "Campaign", "Spend Order"]),
        ("de", ["Tückischer Funke", "Aktion", "Zauberer (Schriftrolle), Stufe 1", "Verausgaben, Befehl"]),
    ],
)
def test_show_prints_the_card_and_its_reading(lang: str, wanted: list[str]) -> None:
    done, card = tercio("card", "show", "spite-spark", "--lang", lang), CARDS["spite-spark"]
    text, ability = plain(done.stdout), card.abilities[0]

    assert (done.returncode, done.stderr) == (0, "")
    assert [word for word in wanted if word not in text] == []
    assert (ability.text_de if lang == "de" else ability.text_en) in text
    assert readings_of(card, CARDS)[0].spoken(lang) in done.stdout  # on one line, for a pipe


def test_show_prints_values_traits_feats_and_story() -> None:
    done = tercio("card", "show", "hrodgar", "deepdelve-veteran", "tower-shield", "--lang", "de")
    lord, veteran, shield = (CARDS[name] for name in ("hrodgar-stonebrow", "deepdelve-veteran", "tower-shield"))
    wanted = [
        "Kämpfer (Panzerhandschuh), Stufe 5, gut",
        "Zwerge, Warlord, Einzigartig",
        "ATK " + "/".join([f"+{number}" for number in lord.attacks]),
        f" AC {lord.armour} Fertigkeit {lord.skill} Lebenspunkte {lord.hit_points}",
        lord.story_de,
        f"Talente: Konter +{dict(veteran.feats)['riposte']}",
        f" AC +{shield.armour}",  # an item's values are bonuses
    ]

    assert [words for words in wanted if words not in plain(done.stdout)] == []


def test_a_card_without_text_has_no_reading() -> None:
    silent = [face.id for face in CARDS.values() if not face.abilities]
    done = tercio("card", "show", silent[0])

    assert done.returncode == 0
    assert "As the rules read it" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", 'tercio: No card is called "Spiet Spark". Did you mean: Spite Spark?\n'),
        ("de", "tercio: Keine Karte heißt „Spiet Spark“. Meintest du: Tückischer Funke?\n"),
    ],
)
def test_a_card_that_is_not_there_is_one_line_with_the_closest_names(lang: str, message: str) -> None:
    done = tercio("card", "show", "hrodgar", "Spiet Spark", "--lang", lang)

    assert (done.returncode, done.stdout, done.stderr) == (2, "", message)


def test_a_beginning_of_several_names_is_answered_with_all_of_them() -> None:
    done = tercio("card", "show", "the-")

    assert done.returncode == 2
    assert done.stderr.startswith('tercio: Several cards begin with "the-": ')
    assert "The Long Amen" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["", " ", "\x1b[2J", "ß" * 5000])
def test_odd_names_are_one_line_too(name: str) -> None:
    done = tercio("card", "show", name)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "\x1b" not in done.stderr
    assert len(done.stderr) < 500


# -- packs of one's own ------------------------------------------------------------------------------


def test_cards_of_a_pack_of_ones_own_are_shown_and_found(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN, "utf-8")
    pack = ("--pack", str(tmp_path / "mine.toml"))
    shown, found = tercio("card", "show", "seewolf", *pack), tercio("card", "search", "sea", "folk", *pack)

    assert "Elves, Sea Folk" in shown.stdout
    assert "no Campaign symbol" in shown.stdout
    assert "Spend Order: Draw 2 cards." in shown.stdout
    assert found.stdout.startswith("Sea Wolf  Character · Fighter (gauntlet), level 2, good · Elves, Sea Folk\n")


def test_a_pack_with_a_mistake_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN.replace("level = 2", "level = 22"), "utf-8")
    done = tercio("card", "show", "seewolf", "--pack", str(tmp_path / "mine.toml"))

    assert (done.returncode, done.stdout) == (2, "")
    assert "mine.toml:12: card[0].level" in done.stderr
    assert done.stderr.count("\n") == 1


# -- search ------------------------------------------------------------------------------------------


def test_search_finds_words_of_both_languages_and_puts_names_first() -> None:
    done = tercio("card", "search", "SPARK")
    in_german = tercio("card", "search", "tueckischer", "--lang", "de")

    assert done.stdout.splitlines()[0].startswith("Spite Spark  Action · Wizard (scroll), level 1")
    assert in_german.stdout.startswith("Tückischer Funke  Aktion · Zauberer (Schriftrolle), Stufe 1")


def test_search_finds_cards_by_text_traits_and_feats() -> None:
    for words, card in (
        ("saves against magic", "spite-spark"),
        ("untot", "pale-revenant"),
        ("konter", "deepdelve-veteran"),
    ):
        assert card in [face.id for face in search(CARDS, words)]


@pytest.mark.parametrize(
    ("options", "holds"),
    [
        (("Zwerge", "", "", 0), lambda face: face.faction == "dwarves"),
        (("free-kingdoms", "", "", 0), lambda face: face.faction == "free-kingdoms"),
        (("", "rogue", "", 0), lambda face: face.char_class == "rogue"),
        (("", "Gauner", "gegenst", 0), lambda face: face.char_class == "rogue" and face.type == "item"),
        (("", "", "action", 3), lambda face: face.type == "action" and face.level == 3),
    ],
)
def test_search_by_faction_class_type_and_level(options: tuple[str, str, str, int], holds: object) -> None:
    found = search(CARDS, "", wanted_by(*options))

    assert callable(holds)
    assert found
    assert {face.id for face in found} == {face.id for face in CARDS.values() if holds(face)}


def test_the_options_of_search_are_named_as_one_likes() -> None:
    done = tercio("card", "search", "--faction", "elfen", "--class", "wizard", "--type", "char", "--level", "2")

    assert done.returncode == 0
    assert done.stdout.splitlines()[:-1] == [
        line for line in done.stdout.splitlines() if "Character · Wizard (scroll), level 2" in line and "Elves" in line
    ]


def test_search_without_a_find_has_status_1() -> None:
    done = tercio("card", "search", "Quittengelee", "--lang", "de")

    assert (done.returncode, done.stdout) == (1, "Keine Karte passt.\n")


@pytest.mark.parametrize("option", ["--faction", "--class", "--type"])
def test_an_unknown_filter_is_answered_with_the_known_ones(option: str) -> None:
    done = tercio("card", "search", option, "penguins")

    assert (done.returncode, done.stdout) == (2, "")
    assert "choose from: " in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_card_is_found_by_its_id_and_both_names() -> None:
    first = {folded(face.name_en): face for face in reversed(CARDS.values())}
    for face in CARDS.values():
        for name in (face.id, face.name_en, face.name_de):
            assert find_card(CARDS, name).is_namesake(first[folded(face.name_en)])


def test_every_faction_has_cards() -> None:
    assert {face.faction for face in CARDS.values() if face.faction} == set(FACTIONS)
