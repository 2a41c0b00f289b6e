"""`tercio deck` tells every rule that a deck breaks, shows decks at a glance, and passes them on as plain lists."""

from pathlib import Path

import pytest

from lists import told
from tercio.games.warlord import shipped, shipped_decks
from tercio.games.warlord.building.deck import problems_of, read_list, write_list
from tercio.games.warlord.building.overview import counted_cards, overview_of
from terminal import tercio

CARDS = shipped()[0]
DECKS = shipped_decks()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A legal list, one that breaks several rules, and one that cannot be read."""
    (tmp_path / "good.txt").write_text(write_list(CARDS, DECKS["elves"], "de"), "utf-8")
    (tmp_path / "bad.txt").write_text("4x Glade Archer\n2x Thalorin Dawnbow\n2x skyreach\n", "utf-8")
    (tmp_path / "odd.txt").write_text("Deck: Odd\n\n3x Glade Archer\n1x Galde Archer\n", "utf-8")
    return tmp_path


# -- check -------------------------------------------------------------------------------------------


def test_ready_decks_and_good_lists_are_allowed(folder: Path) -> None:
    done = tercio("deck", "check", "good.txt", *DECKS, at=folder)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "good.txt: ok (50 cards)",
        *[f"{name}: ok ({len(deck.cards)} cards)" for name, deck in DECKS.items()],
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_broken_rule_is_told_at_once_with_title_and_text(lang: str, folder: Path) -> None:
    done = tercio("deck", "check", "bad.txt", "--lang", lang, at=folder)
    deck = read_list(CARDS, (folder / "bad.txt").read_text("utf-8"))
    problems = problems_of(CARDS, deck)

    assert done.returncode == 1
    assert {problem.rule for problem in problems} >= {"WL-DECK-02", "WL-DECK-03", "WL-DECK-04", "WL-DECK-07"}
    assert [problem for problem in problems if told(problem, lang) not in done.stdout] == []


def test_all_files_are_checked_whatever_the_first_ones_are_like(folder: Path) -> None:
    done = tercio("deck", "check", "odd.txt", "nowhere.txt", "bad.txt", "good.txt", at=folder)

    assert done.returncode == 2
    odd, nowhere = done.stderr.splitlines()
    assert odd.startswith('tercio: odd.txt:4: No card is called "Galde Archer". Did you mean: Glade Archer')
    assert nowhere == (
        f'tercio: There is no file "nowhere.txt" and no ready deck has this name; ready decks: {", ".join(DECKS)}.'
    )
    assert "bad.txt: not allowed\n" in done.stdout
    assert "good.txt: ok (50 cards)\n" in done.stdout


def test_the_campaign_format_asks_for_the_symbol(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[pack]\nid = "mine"\ngame = "warlord"\nedition = "1"\n\n[[card]]\nid = "oar"\n'
        'name = { en = "Oar", de = "Ruder" }\ntype = "item"\nlevel = 2\ntraits = ["weapon"]\ncampaign = false\n',
        "utf-8",
    )
    (tmp_path / "deck.txt").write_text(write_list(CARDS, DECKS["elves"], "en") + "1x Oar\n", "utf-8")
    words = ("deck", "check", "deck.txt", "--pack", "mine.toml")
    free, campaign = tercio(*words, at=tmp_path), tercio(*words, "--campaign", at=tmp_path)

    assert (free.returncode, campaign.returncode) == (0, 1)
    assert "WL-FORMAT-01" in campaign.stdout


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"3x Glade Archer\nwhat is this\n", 'list.txt:2: A line such as "3x Name" is expected here.'),
        (b"\xff\xfe\x00", "list.txt:1: The file is not UTF-8 text."),
        (b"1000x Glade Archer\n", 'list.txt:1: A line such as "3x Name" is expected here.'),
    ],
    ids=["line", "binary", "too-many"],
)
def test_bad_lists_are_one_line(content: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_bytes(content)
    done = tercio("deck", "check", "list.txt", at=tmp_path)

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"tercio: {message}\n")


@pytest.mark.parametrize("command", ["show", "export", "check"])
def test_a_folder_is_no_deck(command: str, tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    done = tercio("deck", command, "decks", "--lang", "de", at=tmp_path)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "tercio: decks: Das ist ein Ordner, keine Datei.\n"


# -- show and list -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ["Starting line-up", "  Rank 3: Thalorin Dawnbow", "50 cards", "Classes: Fighter 13", "Elves 24"]),
        ("de", ["Startaufstellung", "  Rang 3: Thalorin Morgenbogen", "50 Karten", "Klassen: Kämpfer 13", "Elfen 24"]),
    ],
)
def test_show_prints_guide_army_counts_and_curve(lang: str, wanted: list[str]) -> None:
    done, deck = tercio("deck", "show", "elves", "--lang", lang), DECKS["elves"]

    assert done.returncode == 0
    assert [words for words in wanted if words not in done.stdout] == []
    assert (deck.guide_de if lang == "de" else deck.guide_en) in done.stdout
    for level, numbers in overview_of(CARDS, deck).curve:
        assert f" {level} {'█' * sum(numbers)} {sum(numbers)} (" in done.stdout
    for face, number in counted_cards(CARDS, deck):
        assert f"  {number}x {face.name_de if lang == 'de' else face.name_en} · " in done.stdout


def test_show_works_for_a_deck_that_is_not_allowed(folder: Path) -> None:
    done = tercio("deck", "show", "bad.txt", at=folder)

    assert done.returncode == 0
    assert done.stdout.startswith("bad\nNo legal starting line-up\n")
    assert "1 action" not in done.stdout


def test_the_counts_of_an_overview_add_up() -> None:
    for deck in DECKS.values():
        seen = overview_of(CARDS, deck)
        assert seen.size == len(deck.cards) == sum([number for _, number in seen.types])
        assert seen.size == sum([number for _, number in seen.classes]) == sum([sum(n) for _, n in seen.curve])
        assert [face.level for face in seen.army[:5]] == [1, 1, 1, 2, 2]
        assert seen.warlord is not None


def test_list_prints_the_ready_decks() -> None:
    done = tercio("deck", "list", "--lang", "de")
    lines = done.stdout.splitlines()

    assert [line.split()[0] for line in lines] == list(DECKS)
    assert f"{'elves':<13}  Thalorin Morgenbogen · Elfen · 50 Karten" in lines


# -- export ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", DECKS)
def test_an_exported_deck_is_read_back_as_it_was(name: str, lang: str) -> None:
    deck = DECKS[name]
    again = read_list(CARDS, write_list(CARDS, deck, lang))

    assert sorted(again.cards) == sorted(deck.cards)
    assert again._replace(cards=()) == deck._replace(cards=())
    assert overview_of(CARDS, again).army == overview_of(CARDS, deck).army


def test_export_prints_the_list_in_either_language(tmp_path: Path) -> None:
    done = tercio("deck", "export", "elves", "--lang", "de")
    (tmp_path / "elfen.txt").write_text(done.stdout, "utf-8")
    again = tercio("deck", "export", "elfen.txt", "--lang", "en", at=tmp_path)

    assert "\n3x Lichtungsschütze\n" in done.stdout
    assert again.stdout == tercio("deck", "export", "elves", "--lang", "en").stdout
    assert "\n3x Glade Archer\n" in again.stdout


@pytest.mark.parametrize(
    "line", ["3x Glade Archer", "3 Lichtungsschütze", "3× glade-archer", "3X GLADE ARCHER  # front"]
)
def test_cards_are_listed_by_any_name(line: str) -> None:
    assert read_list(CARDS, line).cards == ("glade-archer",) * 3
