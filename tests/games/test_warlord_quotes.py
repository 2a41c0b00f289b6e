"""Quoted texts, texts that happen by themselves and those that wait for their moment, in printed English of our own."""

from __future__ import annotations

from typing import Any

import pytest

from tercio.games.warlord.english.collection import read_line
from tercio.games.warlord.english.phrases import Nouns

Data = dict[str, Any]
NOUNS = Nouns.of(["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Bard", "Ranger", "Druid"])
VICTIM = {"who": "victim", "me": True}


def read(text: str, type_: str = "character") -> Data | None:
    return read_line(text, "Orla", type_, NOUNS).ability


def lends(text: Data, printed: str, who: str = "", **more: Any) -> Data:
    meant = {"who": who} if who else {}
    return {"do": "grant", "stat": "ability", **meant, "lends": {**text, "text": {"en": printed}}, **more}


SHOOT = "Order: Once per turn: Perform a +2 ranged strike."
SHOT: Data = {"kind": "order", "limit": "round", "do": [{"do": "strike", "kind": "ranged", "amount": 2}]}
JAB = "Spend Order: Perform a melee strike."
JABBED: Data = {"kind": "order", "spend": True, "do": [{"do": "strike", "kind": "melee"}]}
PARRY = "React: After this character is targeted with a melee strike: Gain +2 AC against this strike."
PARRIED: Data = {
    "kind": "react",
    "trigger": "after:targeted",
    "tests": [{"who": "opponent", "me": True}],
    "do": [{"do": "to-strike", "stat": "ac", "amount": 2}],
}


@pytest.mark.parametrize(
    ("before", "chosen"),
    [
        ("Your Dwarves have the ability, ", {"side": "own", "faction": "dwarves"}),
        ("Your Undead have the ability: ", {"side": "own", "trait": "undead"}),
        ("Other characters in this rank have the ability ", {"place": "same-rank", "other": True}),
        ("Opposing characters have the ability, ", {"side": "enemy"}),
        ("All Knights gain the ability: ", {"trait": "knight"}),
        ("Adjacent characters have the text, ", {"place": "adjacent"}),
        ("Wizards within one rank have the following ability: ", {"class": "wizard", "place": "within-1"}),
    ],
)
@pytest.mark.parametrize(("printed", "text"), [(SHOOT, SHOT), (JAB, JABBED), (PARRY, PARRIED)])
def test_a_quoted_text_is_lent_to_those_who_have_it(before: str, chosen: Data, printed: str, text: Data) -> None:
    found = read(f'{before}"{printed}"')

    assert found == {"kind": "static", "do": [lends(text, printed, "all", filter=chosen)]}


def test_it_is_had_only_while_something_is_so() -> None:
    found = read(f'If Orla has a Weapon equipped, she has the ability "{JAB}"')

    assert found == {
        "kind": "static",
        "tests": [{"who": "self", "bears": "weapon"}],
        "do": [lends(JABBED, JAB)],
    }


def test_it_is_given_until_the_turn_ends() -> None:
    found = read(f'Order: Until end of turn, this fighter gains the ability, "{JAB}"', "action")

    assert found == {"kind": "order", "do": [lends(JABBED, JAB)]}


def test_it_is_given_for_good() -> None:
    found = read(f'Order: Once per game: This character permanently gains the ability, "{SHOOT}"')

    assert found == {"kind": "order", "limit": "game", "do": [lends(SHOT, SHOOT, until="permanent")]}


def test_it_is_given_with_bonuses() -> None:
    found = read(
        f'Order: Target a character within one rank: Until end of turn, the target has +2 ATK and the ability, "{JAB}"'
    )
    assert found is not None

    assert found["do"] == [
        {"do": "modify", "stat": "atk", "amount": 2, "who": "target"},
        lends(JABBED, JAB, "target"),
    ]


def test_an_item_pays_for_those_to_whom_it_lends_its_text() -> None:
    printed = "Order: Spend Orla: Move forward one rank."
    found = read(f'Your characters have the ability, "{printed}"', "item")
    moved = {"kind": "order", "costs": [{"pay": "spend-item"}], "do": [{"do": "move", "to": "forward"}]}

    assert found == {"kind": "static", "do": [lends(moved, printed, "all", filter={"side": "own"})]}


HAPPENINGS: dict[str, Data] = {
    "After Orla dies, draw two cards.": {
        "trigger": "after:died",
        "tests": [VICTIM],
        "do": [{"do": "draw", "number": 2}],
    },
    "When Orla dies, draw a card.": {"trigger": "after:died", "tests": [VICTIM], "do": [{"do": "draw"}]},
    "When Orla enters play, draw a card.": {"trigger": "after:entered", "tests": [VICTIM], "do": [{"do": "draw"}]},
    "After Orla enters play: Ready this character.": {
        "trigger": "after:entered",
        "tests": [VICTIM],
        "do": [{"do": "ready"}],
    },
    "Once per turn, after Orla suffers one or more wounds, ready Orla.": {
        "trigger": "after:wounded",
        "tests": [VICTIM],
        "limit": "round",
        "do": [{"do": "ready"}],
    },
    "At the end of the turn, this character suffers one wound.": {
        "trigger": "before:round-ended",
        "do": [{"do": "wound", "amount": 1}],
    },
    "At the beginning of the turn, draw a card.": {"trigger": "after:round-began", "do": [{"do": "draw"}]},
    "After Orla performs an attack, stun Orla.": {
        "trigger": "after:attacked",
        "tests": [VICTIM],
        "do": [{"do": "stun"}],
    },
    "Whenever Orla kills a character with a melee strike, she permanently gains +1 Level.": {
        "trigger": "after:struck",
        "went": "killed",
        "tests": [{"who": "striker", "me": True}],
        "do": [{"do": "modify", "stat": "level", "amount": 1, "until": "permanent"}],
    },
    "Before another character in your army suffers wounds, reduce the wounds by one.": {
        "trigger": "before:wounded",
        "tests": [{"who": "victim", "side": "own", "place": "own-army", "other": True}],
        "do": [{"do": "prevent", "amount": 1}],
    },
}


@pytest.mark.parametrize("text", HAPPENINGS)
def test_a_text_with_a_moment_that_is_no_react_happens_by_itself(text: str) -> None:
    assert read(text) == {"kind": "automatic", **HAPPENINGS[text]}


def test_a_text_waits_for_its_moment_until_the_turn_ends() -> None:
    found = read(
        "Order: Until end of turn, after this character hits an opposing character with a melee strike, "
        "stun that character."
    )
    assert found is not None
    text = found["do"][0]["lends"]

    assert (text["kind"], text["trigger"], text["do"]) == (
        "automatic",
        "after:hit",
        [{"do": "stun", "who": "opponent"}],
    )


@pytest.mark.parametrize(
    "text",
    [
        'Your Dwarves have the ability, "Order: Sing until everybody leaves."',
        'Your Dwarves have the motto, "Order: Once per turn: Perform a +2 ranged strike."',
        'Order: Until end of turn, "Spend Order: Perform a melee strike."',
        f'Order: This character has the ability, "{JAB}"',
        'Your Dwarves have the ability, "Order: Spend Orla: Move forward one rank."',
        f'Spend Order: Until end of turn, Orla has the ability, "{JAB} Perform a dance."',
        "When Orla attacks, she has +2 ATK.",
        "When Orla would be killed, ready her.",
        "After starting armies are revealed, draw a card.",
        "After Orla dies, everybody sings.",
        "Order: Until end of turn, after the moon rises, draw a card.",
    ],
)
def test_what_is_not_understood_to_the_last_word_is_refused(text: str) -> None:
    assert read(text) is None
