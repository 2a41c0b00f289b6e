"""Scenarios of Warlord name orders, reacts and places as people do, and begin with any decks."""

import pytest

from tercio.content.trouble import BadInput
from tercio.games import box_of, open_game
from tercio.kernel import NOBODY, seeded, start
from tercio.scenario import run_text

ARMIES = """
[[position.army]]
ranks = [["cliff-gargoyle", "pickaxe-brother"], ["hrodgar-stonebrow"]]

[[position.army]]
ranks = [["glade-archer"], ["thalorin-dawnbow"]]
"""
GAME = 'game = "warlord"\ntitle = "x"\n'


def meant(key: str, card: str = "", **details: int) -> tuple[int, int]:
    setup = {
        "position": {"army": [{"ranks": [["cliff-gargoyle"], ["hrodgar-stonebrow"]]}, {"ranks": [["queen-maelis"]]}]}
    }
    match, words = start(open_game("warlord"), setup, seeded(1)), box_of("warlord").vocabulary
    number = words.id_of(match.state, card) if card else NOBODY
    assert number is not None
    return words.meant(match, key, number, details)


def test_an_order_or_react_is_counted_among_those_of_the_card() -> None:
    """Static text comes first in a card and is no action."""
    assert meant("react", "cliff-gargoyle") == (0, 0)
    assert meant("react", "cliff-gargoyle", ability=2) == (0, 1)
    assert meant("perform", "queen-maelis") == (2, 0)
    assert meant("perform", "hrodgar-stonebrow") == (1, 1)  # none: what is not there is refused in play


def test_a_place_is_a_rank_and_a_place_from_the_left() -> None:
    assert meant("place", rank=2, place=3) == (2, 2)
    assert meant("place", rank=2) == (2, 0)


def test_other_answers_are_about_the_card_itself() -> None:
    assert meant("attack", "hrodgar-stonebrow") == (1, NOBODY)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ('key = "perform", card = "glade-archer", ability = 0', "step[0].answer.ability"),
        ('key = "place", rank = "two"', "step[0].answer.rank"),
        ('key = "place", rank = 1, palce = 2', 'Unknown key "palce". Did you mean "place"?'),
    ],
)
def test_details_are_numbers_from_1(answer: str, message: str) -> None:
    with pytest.raises(BadInput) as told:
        run_text(f"{GAME}{ARMIES}\n[[step]]\nseat = 0\nanswer = {{ {answer} }}\n", "x.toml")

    assert message in str(told.value)


def test_a_game_without_details_knows_none() -> None:
    text = 'game = "skirmish"\n[[step]]\nseat = 0\nanswer = { key = "bold", rank = 1 }\n'
    with pytest.raises(BadInput, match='Unknown key "rank"'):
        run_text(text, "x.toml")


def test_an_order_that_the_card_does_not_have_is_refused() -> None:
    text = f"""{GAME}{ARMIES}
[[step]]
seat = 0
answer = {{ key = "perform", card = "pickaxe-brother", target = "pickaxe-brother" }}
refused_by = ["WL-PLAY-04"]
because = "no-order-on-it"
"""

    assert run_text(text, "x.toml").is_ok


# -- new matches -------------------------------------------------------------------------------------


def test_a_new_match_begins_with_the_decks_that_are_named() -> None:
    text = f"""{GAME}dice = [9, 2]
[setup]
decks = ["elves", "nothrog"]

[[step]]
seat = 0
answer = {{ key = "suggested" }}

[[step]]
seat = 1
answer = {{ key = "suggested" }}

[expect]
"army.0.ranks.2" = ["thalorin-dawnbow"]
"army.1.ranks.2" = ["grushak-the-unfed"]
"""

    assert run_text(text, "x.toml").message("en") == "ok"


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ('decks = ["elves"]', "Two to four decks are needed."),
        ('decks = ["elves", "elvse"]', 'No deck is called "elvse"; choose from: elves'),
        ('decks = ["elves", { cards = ["glade-archer"] }]', "WL-DECK-02"),
        ('decks = ["elves", "nothrog"]\nrounds = "many"', "Expected a whole number from 1 to 1000"),
        ('dekcs = ["elves", "nothrog"]', "Two to four decks are needed."),
        ('decks = ["elves", "nothrog"]\nspeed = 3', 'Unknown key "speed".'),
    ],
)
def test_a_set_up_that_cannot_be_is_told_with_its_line(setup: str, message: str) -> None:
    with pytest.raises(BadInput) as told:
        run_text(f"{GAME}\n[setup]\n{setup}\n", "x.toml")

    assert told.value.line in (4, 5, 6)  # the table, or the key in it
    assert message in str(told.value)


def test_the_toy_game_has_no_set_up() -> None:
    with pytest.raises(BadInput, match='Unknown key "decks"'):
        run_text('game = "skirmish"\n[setup]\ndecks = []\n', "x.toml")
