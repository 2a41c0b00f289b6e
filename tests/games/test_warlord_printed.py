"""More manners of printed English, each with the data that it means or refused. Every sentence here is our own."""

from __future__ import annotations

from typing import Any

import pytest

from tercio.content.rows import Row
from tercio.games.warlord.english.collection import COLUMNS, read_card, traits_of
from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.english.texts import read_paragraph

Data = dict[str, Any]
NOUNS = Nouns.of(["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Bard", "Druid"])
NOUNS.names["old bell"] = "Old Bell"
NOUNS.of_things |= {"weapon", "shield", "bow"}
ME = {"me": True}
SPENT = {"state": "spent"}


def read(text: str, type_: str = "character", name: str = "Orla") -> Data | None:
    return read_paragraph(text, name, type_, NOUNS).ability


def static(*do: Data, **more: Any) -> Data:
    return {"kind": "static", **more, "do": list(do)}


def ban(*words: str) -> list[Data]:
    return [{"do": "grant", "stat": "ban", "word": word} for word in words]


def modify(stat: str, amount: int, **more: Any) -> Data:
    return {"do": "modify", "stat": stat, "amount": amount, **more}


ALWAYS: dict[str, Data] = {
    "May not attack, maneuver or equip items.": static(*ban("attack", "manoeuvre", "equip")),
    "Orla may not be targeted by ranged strikes or actions.": static(*ban("be-ranged-target", "be-action-target")),
    "Orla may not be the target of strikes.": static(*ban("be-melee-target", "be-ranged-target")),
    "Orla may cast level 1 and 2 wizard spells.": static(
        {"do": "grant", "stat": "class-actions", "word": "wizard", "amount": 2}
    ),
    "All Knights in this army can cast level 1 cleric spells.": static(
        {
            "do": "grant", "stat": "class-actions", "word": "cleric", "amount": 1,
            "who": "all", "filter": {"trait": "knight", "side": "own", "place": "own-army"},
        }
    ),
    "Orla may perform fighter actions.": static({"do": "grant", "stat": "class-actions", "word": "fighter"}),
    "Melee strikes performed by Orla ignore the effects of the Astral and Ethereal traits.": static(
        {"do": "grant", "stat": "ignore-nature"}
    ),
    "Ranged strikes by your other Knights gain +2 to the roll.": static(
        modify("ranged", 2, who="all", filter={"side": "own", "other": True, "trait": "knight"})
    ),
    "Orla has +1 AC for each spell in your discard pile.": static(
        modify("ac", 1, per="discards", counted={"spell": True})
    ),
    "While performing a melee strike against a spent character, Orla gains +3 ATK.": static(
        modify("atk-against", 3, filter=SPENT)
    ),
    "During melee strikes targeting a spent character, Orla has +3 ATK and inflicts an additional wound.": static(
        modify("atk-against", 3, filter=SPENT), modify("wounds-against", 1, filter=SPENT)
    ),
    "Orla inflicts an additional wound on Undead when she hits with a melee strike.": static(
        modify("wounds-against", 1, filter={"trait": "undead"})
    ),
    "Orla gains an additional +3 AC (+5 total) while spent.": static(
        modify("ac", 3), tests=[{"who": "self", "state": "spent"}]
    ),
    "If Old Bell is your Warlord, Orla has +2 Skill.": static(
        modify("skill", 2), tests=[{"who": "all", "side": "own", "warlord": "yes", "name": "Old Bell"}]
    ),
    "While you have four or more Undead characters in your discard pile, Orla has +1 ATK.": static(
        modify("atk", 1), tests=[{"who": "discards", "type": "character", "trait": "undead", "least": 4}]
    ),
    "+2 Skill +1 HP": static(modify("skill", 2), modify("hp", 1)),
    "Orla gains +1 AC and the Knight trait.": static(
        modify("ac", 1), {"do": "grant", "stat": "trait", "word": "knight"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", ALWAYS)
def test_what_always_holds(text: str) -> None:
    found = read(text)

    assert found == ALWAYS[text]


ORDERS: dict[str, list[Data]] = {
    "Orla may not attack or be stunned this turn.": ban("attack", "be-stunned"),
    "Orla gains +2 ATK or +1 AC until the end of the turn.": [
        {"do": "choose", "number": 2},
        modify("atk", 2, when="first"),
        modify("ac", 1, when="second"),
    ],
    "Orla gains an ATK, AC, and Skill bonus equal to twice the number of Knights in this rank.": [
        modify(stat, 2, per="each", counted={"place": "same-rank", "trait": "knight"})
        for stat in ("atk", "ac", "skill")
    ],
    "Perform a melee strike. The strike inflicts two additional wounds if it hits.": [
        {"do": "strike", "kind": "melee", "wounds": 2}
    ],
    "Perform a melee strike with a -2 penalty to the strike roll.": [{"do": "strike", "kind": "melee", "amount": -2}],
    "Perform a +4 ranged strike that may target a character in any rank.": [
        {"do": "strike", "kind": "ranged", "amount": 4, "to": "any"}
    ],
    "Ready this Druid.": [{"do": "ready"}],
    "Ready Orla. You may perform another Order immediately after this one.": [
        {"do": "ready"},
        {"do": "special", "word": "order-again", "optional": True},
    ],
    "Gain +3 ATK. If this character is a Bard, gain +5 ATK instead.": [
        modify("atk", 3, given={"who": "self", "trait": "bard", "not": True}),
        modify("atk", 5, given={"who": "self", "trait": "bard"}),
    ],
    "If Orla succeeds with a Strength check (DC 14), draw a card.": [
        {"do": "check", "dc": 14, "kind": "strength"},
        {"do": "draw", "when": "passed"},
    ],
}


@pytest.mark.parametrize("text", ORDERS)
def test_what_an_order_does(text: str) -> None:
    found = read(f"Order: {text}")

    assert found == {"kind": "order", "do": ORDERS[text]}


def test_a_condition_before_two_deeds_is_one_of_both() -> None:
    """Neither is done without it, whatever stands before."""
    alone = read("Order: If this character is a Bard, draw a card and ready Orla.")
    later = read("Order: Move forward one rank. If this character is a Bard, draw a card and ready Orla.")

    bard = {"who": "self", "trait": "bard"}
    assert alone == {"kind": "order", "tests": [bard], "do": [{"do": "draw"}, {"do": "ready"}]}
    assert later is not None
    assert later["do"][1:] == [{"do": "draw", "given": bard}, {"do": "ready", "given": bard}]


MOMENTS: dict[str, Data] = {
    "after Orla fails a melee strike roll: Reroll the die.": {
        "trigger": "after:rolled", "went": "missed", "tests": [{"who": "striker", **ME}], "do": [{"do": "reroll"}],
    },
    "after Orla rolls a critical success: Ready Orla.": {
        "trigger": "after:rolled", "natural": 20, "tests": [{"who": "victim", **ME}], "do": [{"do": "ready"}],
    },
    "after you perform an Order: Draw a card.": {
        "trigger": "after:ordered", "tests": [{"who": "victim", "side": "own"}], "do": [{"do": "draw"}],
    },
    "before Orla is killed by an opposing character: Draw a card.": {
        "trigger": "before:killed",
        "tests": [{"who": "victim", **ME}, {"who": "wounder", "side": "enemy"}],
        "do": [{"do": "draw"}],
    },
    "after Orla kills an Undead with a melee strike or action: Draw a card.": {
        "trigger": "after:died",
        "tests": [{"who": "victim", "trait": "undead"}, {"who": "wounder", **ME}],
        "do": [{"do": "draw"}],
    },
    "after a Knight is targeted with an action: Cancel the action.": {
        "trigger": "after:targeted", "tests": [{"who": "victim", "trait": "knight"}], "do": [{"do": "cancel-action"}],
    },
    "after Orla is targeted with a melee strike or action: Draw a card.": {
        "trigger": "after:targeted", "tests": [{"who": "victim", **ME}], "do": [{"do": "draw"}],
    },
    "when an Elf in this rank suffers a wound, that Elf gains +3 ATK.": {
        "trigger": "after:wounded",
        "tests": [{"who": "victim", "faction": "elves", "place": "same-rank"}],
        "do": [modify("atk", 3, who="victim")],
    },
    "after an adjacent Knight hits with a melee strike: Perform a melee strike targeting the same character.": {
        "trigger": "after:hit",
        "tests": [{"who": "striker", "place": "adjacent", "trait": "knight"}],
        "do": [{"do": "strike", "kind": "melee", "to": "opponent"}],
    },
    "before Orla makes a melee strike roll: Subtract 4 from the die roll.": {
        "trigger": "before:rolled",
        "tests": [{"who": "striker", **ME}],
        "do": [{"do": "to-strike", "stat": "atk", "amount": -4}],
    },
}  # fmt: skip


@pytest.mark.parametrize("text", MOMENTS)
def test_what_a_react_does(text: str) -> None:
    found = read(f"React: {text[0].upper()}{text[1:]}")

    assert found == {"kind": "react", **MOMENTS[text]}


REFUSED = [
    "Order: Gain +3 AC against ranged strikes. If this character is a Bard, gain +6 AC instead.",  # of which, a part?
    "Order: Draw a card. If this character is stunned, draw two cards instead.",  # the first may change it
    "React: After a Knight is targeted with an action: Draw a card.",  # it would answer strikes, too
    "React: After Orla is targeted with a melee strike or action: Cancel the strike.",  # what of the action?
    "React: After Orla is targeted with a melee strike or action: Cancel the action.",
    "React: After a Knight dies: That Elf gains +1 ATK.",  # of whom nobody has spoken
    "React: After Orla is hit with a melee strike: Perform a melee strike targeting the same character.",
    "Orla may not sing, attack or equip items.",
    "Orla may not be targeted by songs or actions.",
    "Orla may cast level 1 and 3 wizard spells.",
    "Order: Target character within one rank: Destroy the target.",  # no item was aimed at
    "Orla ignores the effects of the Astral and Ethereal traits.",  # with which strikes?
    "Order: Perform a +3 ranged strike. It is a fine day.",
    "React: After a stunned Knight dies: Draw a card.",  # who knows how it lay?
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_sure_is_refused(text: str) -> None:
    found = read(text)

    assert found is None


def test_a_short_first_name_stands_for_the_whole_one() -> None:
    found = read("Order: Rab gains +2 AC.", name="Rab Underhill")

    assert found == {"kind": "order", "do": [modify("ac", 2)]}


def test_what_an_action_is_may_stand_behind_what_it_does() -> None:
    row = Row(
        {"name": "Low Tide", "type": "Action", "class": "Rogue", "level": 2, "set": "s",
         "text": "Spend Order: Draw a card. This is a Water action."}
    )  # fmt: skip

    card = read_card(row, COLUMNS, traits_of([row], COLUMNS), {})

    assert card.is_compiled
    assert card.data is not None
    assert card.data["traits"] == ["water"]


def test_traits_that_only_things_have_are_nobody() -> None:
    rows = [
        Row({"name": "Tin Cap", "type": "Item", "class": "Fighter", "level": 1, "traits": "Helm"}),
        Row({"name": "Tom", "type": "Character", "class": "Fighter", "level": 1, "traits": "Scout"}),
    ]

    nouns = traits_of(rows, COLUMNS)

    assert "helm" in nouns.of_things
    assert nouns.filter("helm") is None
    assert nouns.filter("character with a helm equipped") == {"bears": "helm"}
    assert nouns.cards("helm card") == {"trait": "helm"}
    assert nouns.filter("scout") == {"trait": "scout"}
