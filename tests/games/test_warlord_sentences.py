"""Sentences in the manner of printed cards give the data that their parts promise. Every sentence here is our own."""

from __future__ import annotations

from typing import Any

import pytest

from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.english.texts import read_paragraph

Data = dict[str, Any]
NOUNS = Nouns.of(["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Bard", "Ranger", "Druid"])
NOUNS.names["old bell"] = "Old Bell"
ME = {"me": True}


def read(text: str, type_: str = "character") -> Data | None:
    return read_paragraph(text, "Orla", type_, NOUNS).ability


# -- moments -------------------------------------------------------------------------------------------------


def striking(trigger: str, striker: Data | None = None, opponent: Data | None = None, **more: str) -> Data:
    tests = [{"who": who, **f} for who, f in (("opponent", opponent), ("striker", striker)) if f]
    return {"trigger": trigger, **more, **({"tests": tests} if tests else {})}


def about(trigger: str, victim: Data) -> Data:
    return {"trigger": trigger, **({"tests": [{"who": "victim", **victim}]} if victim else {})}


ENEMY, OWN, BOTH = {"side": "enemy"}, {"side": "own"}, {"strikes": "both"}
MOMENTS: dict[str, Data] = {
    "after Orla targets an opposing character with a melee strike": striking("after:targeted", ME, ENEMY),
    "after target Knight targets Orla with a melee strike": striking("after:targeted", {"trait": "knight"}, ME),
    "after Orla is targeted with a melee strike": striking("after:targeted", None, ME),
    "after Orla is targeted by a melee or ranged strike": striking("after:targeted", None, ME, **BOTH),
    "after a melee strike targets Orla": striking("after:targeted", None, ME),
    "after Orla targets a melee strike": striking("after:targeted", ME),
    "after target character is targeted with a melee strike by Orla": striking("after:targeted", ME),
    "before Orla makes a melee strike roll": striking("before:rolled", ME),
    "before an Elf makes a melee strike roll": striking("before:rolled", {"faction": "elves"}),
    "before Orla makes a ranged strike roll": striking("before:rolled", ME, strikes="ranged"),
    "before a melee strike roll targeting Orla": striking("before:rolled", None, ME),
    "before Orla makes a melee strike roll targeting a spent character": striking(
        "before:rolled", ME, {"state": "spent"}
    ),
    "after a melee strike roll targeting Orla": striking("after:rolled", None, ME),
    "after Orla makes a melee strike roll": striking("after:rolled", ME),
    "after an Elf makes a melee strike roll targeting an Undead": striking(
        "after:rolled", {"faction": "elves"}, {"trait": "undead"}
    ),
    "after any die roll": {"trigger": "after:rolled"},
    "after Orla rolls a die": about("after:rolled", ME),
    "after Orla hits with a melee strike": striking("after:hit", ME),
    "after Orla is hit by a melee strike": striking("after:hit", None, ME),
    "after a ranged strike misses Orla": striking("after:missed", None, ME, strikes="ranged"),
    "after Orla performs a melee strike that killed an opposing character": {
        "trigger": "after:struck",
        "went": "killed",
        "tests": [{"who": "striker", "me": True}, {"who": "opponent", "side": "enemy"}],
    },
    "after Orla performs a melee strike that hit": striking("after:struck", ME, went="hit"),
    "after Orla performs a melee strike that missed": striking("after:struck", ME, went="missed"),
    "after a melee strike against Orla": striking("after:struck", None, ME),
    "before Orla dies": about("before:killed", ME),
    "before a character you control is killed": about("before:killed", OWN),
    "after an adjacent character dies": about("after:died", {"place": "adjacent"}),
    "after a character in your army is killed": about("after:died", OWN),
    "after another Undead dies": about("after:died", {"other": True, "trait": "undead"}),
    "after Orla leaves play": about("after:left", ME),
    "before Orla suffers one or more wounds": about("before:wounded", ME),
    "after Orla suffers wounds": about("after:wounded", ME),
    "after Orla enters play": about("after:entered", ME),
    "after an opposing character enters play": about("after:entered", ENEMY),
    "after an opposing character moves": about("after:moved", ENEMY),
    "after Orla casts a spell": about("after:cast", ME),
    "after Orla performs an action": about("after:performed", ME),
    "after Orla becomes spent": about("after:spent", ME),
    "after an opposing character becomes stunned": about("after:stunned", ENEMY),
    "after Orla equips an item": about("after:equipped", ME),
    "before Orla falls forward": about("before:fallen", ME),
    "at the start of the turn": {"trigger": "after:round-began"},
    "at the end of the turn": {"trigger": "before:round-ended"},
}
DEEDS: dict[str, list[Data]] = {
    "Draw two cards.": [{"do": "draw", "number": 2}],
    "Ready Orla.": [{"do": "ready"}],
    "Gain +2 AC until the end of the turn.": [{"do": "modify", "stat": "ac", "amount": 2}],
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_react_has_its_moment_and_its_deed(moment: str, deed: str) -> None:
    found = read(f"React: {moment.capitalize().replace('orla', 'Orla')}: {deed}")

    assert found == {"kind": "react", **MOMENTS[moment], "do": DEEDS[deed]}


def test_whom_a_react_means_is_the_one_whom_its_moment_names() -> None:
    """The struck, the striker, and the striker of whom nobody has spoken."""
    by_me = read("React: After target character is hit with a melee strike by Orla: Stun the target.")
    at_me = read("React: After target character targets Orla with a melee strike: Stun the target.")
    unnamed = read("React: After Orla is targeted with a melee strike: Stun the attacker.")

    assert [each["do"] for each in (by_me, at_me, unnamed) if each] == [
        [{"do": "stun", "who": who}] for who in ("opponent", "striker", "striker")
    ]


# -- saves and checks ----------------------------------------------------------------------------------------

WHOM: dict[str, tuple[Data | None, str]] = {
    "Target character": ({}, "target"),
    "Target opposing character within two ranks": ({"side": "enemy", "place": "within-2"}, "target"),
    "Target Undead": ({"trait": "undead"}, "target"),
    "All characters in this rank": (None, "all"),
}
NUMBERS: dict[str, Data] = {
    "DC 15": {"dc": 15},
    "DC 8 + this character's Skill": {"dc": 8, "per": "skill"},
    "DC = this character's AC": {"dc": 0, "per": "ac"},
    "DC 10 + this character's Level": {"dc": 10, "per": "level"},
}
OTHERWISE: dict[str, list[Data]] = {
    "suffer a wound": [{"do": "wound", "amount": 1}],
    "suffer two wounds": [{"do": "wound", "amount": 2}],
    "become stunned": [{"do": "stun"}],
    "be spent": [{"do": "spend"}],
    "suffer a wound and become spent": [{"do": "wound", "amount": 1}, {"do": "spend"}],
}


@pytest.mark.parametrize("otherwise", OTHERWISE)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("whom", WHOM)
def test_somebody_must_succeed_or_something_happens_to_him(whom: str, number: str, otherwise: str) -> None:
    aim, who = WHOM[whom]
    several = {"filter": {"place": "same-rank"}} if aim is None else {}

    found = read(f"Spend Order: {whom} must succeed with a poison save ({number}) or {otherwise}.")

    assert found == {
        "kind": "order",
        "spend": True,
        **({} if aim is None else {"aim": aim}),
        "do": [
            {"do": "check", "who": who, **several, **NUMBERS[number], "kind": "poison"},
            *[{**each, "who": who, **several, "when": "failed"} for each in OTHERWISE[otherwise]],
        ],
    }


@pytest.mark.parametrize(
    ("check", "data"),
    [
        ("Make a Stealth check (DC 12)", {"do": "check", "dc": 12, "kind": "stealth"}),
        ("Perform a perception check (DC 9)", {"do": "check", "dc": 9, "kind": "perception"}),
        ("This character makes a skill check (DC 14)", {"do": "check", "dc": 14, "kind": "skill"}),
    ],
)
@pytest.mark.parametrize("success", ["If successful, draw a card.", "If the check is successful, draw a card."])
@pytest.mark.parametrize("failure", ["", " If unsuccessful, stun Orla.", " Otherwise, stun Orla."])
def test_what_follows_a_check_depends_on_it(check: str, data: Data, success: str, failure: str) -> None:
    found = read(f"Order: {check}. {success}{failure}")

    assert found is not None
    assert found["do"] == [
        data,
        {"do": "draw", "when": "passed"},
        *([{"do": "stun", "when": "failed"}] if failure else []),
    ]


# -- strikes -------------------------------------------------------------------------------------------------

STRIKES: dict[str, Data] = {
    "Perform a melee strike": {"kind": "melee"},
    "Perform two melee strikes": {"kind": "melee", "number": 2},
    "Perform a +4 ranged strike": {"kind": "ranged", "amount": 4},
    "Perform a -1 ranged strike": {"kind": "ranged", "amount": -1},
    "Perform three +2 ranged strikes": {"kind": "ranged", "amount": 2, "number": 3},
    "Perform two consecutive +2 ranged strikes": {"kind": "ranged", "amount": 2, "number": 2},
}
MANNERS: dict[str, Data] = {
    "": {},
    " that inflicts an additional wound": {"wounds": 1},
    " that inflicts two additional wounds": {"wounds": 2},
    " that may target an additional rank away": {"to": "far"},
    " that ignores AC bonuses from items": {"word": "no-items"},
    " that stuns instead of wounding": {"word": "stun"},
}


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("strike", STRIKES)
def test_a_strike_is_what_its_parts_say(strike: str, manner: str) -> None:
    found = read(f"Order: {strike}{manner}.")

    assert found == {"kind": "order", "do": [{"do": "strike", **STRIKES[strike], **MANNERS[manner]}]}


AIMED: dict[str, Data] = {
    "target a character within one rank": {"place": "within-1"},
    "target an opposing character within three ranks": {"side": "enemy", "place": "within-3"},
    "target a spent character": {"state": "spent"},
    "target another Knight": {"other": True, "trait": "knight"},
}


@pytest.mark.parametrize("strike", ["melee", "+3 ranged"])
@pytest.mark.parametrize("aim", AIMED)
def test_a_strike_is_aimed_by_the_sentence_before(aim: str, strike: str) -> None:
    kind = {"kind": "ranged", "amount": 3} if "ranged" in strike else {"kind": "melee"}
    ways = [f"Order: {aim.capitalize()}: ", f"Order: {aim.capitalize()}. ", f"Order: Once per turn, {aim}: "]

    for place, way in enumerate(ways):
        found = read(f"{way}Perform a {strike} strike against the target.")

        assert found is not None
        assert (found["aim"], found["do"]) == (AIMED[aim], [{"do": "strike", **kind, "to": "target"}])
        assert found.get("limit", "") == ("round" if place == 2 else "")


def test_all_of_a_kind_are_struck_at() -> None:
    found = read("Order: Target all Knights within one rank: Perform a melee strike against each target.")

    assert found == {
        "kind": "order",
        "aim": {"trait": "knight", "place": "within-1", "least": 9, "most": 9},
        "do": [{"do": "strike", "kind": "melee", "to": "targets"}],
    }


# -- conditions ----------------------------------------------------------------------------------------------

CONDITIONS: dict[str, Data] = {
    "this character is a Knight": {"who": "self", "trait": "knight"},
    "this character is not a Knight": {"who": "self", "trait": "knight", "not": True},
    "this character is a fighter": {"who": "self", "class": "fighter"},
    "this character is wounded": {"who": "self", "wounded": "yes"},
    "this character is not stunned": {"who": "self", "state": "standing"},
    "this character is in the front rank": {"who": "self", "place": "front"},
    "this character is not in the front rank": {"who": "self", "place": "rear"},
    "this character is level 4 or higher": {"who": "self", "level_least": 4},
    "this character has a Shield equipped": {"who": "self", "bears": "shield"},
    "this character has no Weapon equipped": {"who": "self", "bears_not": "weapon"},
    "this character has the Undead trait": {"who": "self", "trait": "undead"},
    "this character is adjacent to a Bard": {"who": "all", "place": "adjacent", "trait": "bard"},
    "you control a Monster": {"who": "all", "side": "own", "trait": "monster"},
    "you control two or more Dwarves": {"who": "all", "side": "own", "faction": "dwarves", "least": 2},
    "you control no Undead": {"who": "all", "side": "own", "trait": "undead", "not": True},
    "your Warlord is an Elf": {"who": "all", "side": "own", "warlord": "yes", "faction": "elves"},
    "your Warlord is not an Elf": {"who": "all", "side": "own", "warlord": "yes", "faction": "elves", "not": True},
    "you have three or more cards in your hand": {"who": "hand", "least": 3},
    "you have no cards in your hand": {"who": "hand", "not": True},
    "Old Bell is in play": {"who": "all", "name": "Old Bell"},
    "it is the first turn": {"who": "round", "most": 1},
    "it is not the first turn": {"who": "round", "least": 2},
}


@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_text_holds_while_its_condition_does(condition: str) -> None:
    first = read(f"While {condition}, this character has +2 ATK.")
    last = read(f"Orla has +2 ATK while {condition}.")

    wanted = {"kind": "static", "tests": [CONDITIONS[condition]], "do": [{"do": "modify", "stat": "atk", "amount": 2}]}
    assert (first, last) == (wanted, wanted)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_one_sentence_of_several_may_be_conditional(condition: str) -> None:
    found = read(f"Order: Ready this character. If {condition}, draw a card.")

    assert found == {"kind": "order", "do": [{"do": "ready"}, {"do": "draw", "given": CONDITIONS[condition]}]}


# -- numbers that a text works out -------------------------------------------------------------------------

COUNTS: dict[str, Data] = {
    "this character's Level": {"per": "level"},
    "this character's Skill": {"per": "skill"},
    "the number of Undead in your army": {
        "per": "each",
        "counted": {"trait": "undead", "side": "own", "place": "own-army"},
    },
    "the number of adjacent Knights": {"per": "each", "counted": {"place": "adjacent", "trait": "knight"}},
    "the number of cards in your hand": {"per": "hand"},
    "the number of characters in your discard pile": {"per": "discards", "counted": {"type": "character"}},
}


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("stat", ["ATK", "AC", "Skill"])
def test_a_bonus_is_worked_out(stat: str, count: str) -> None:
    found = read(f"Order: Orla gains an {stat} bonus equal to {count} until the end of the turn.")

    assert found == {
        "kind": "order",
        "do": [{"do": "modify", "stat": stat.lower(), "amount": 1, **COUNTS[count]}],
    }


@pytest.mark.parametrize("count", COUNTS)
def test_a_ranged_strike_has_a_bonus_that_is_worked_out(count: str) -> None:
    found = read(f"Spend Order: Perform a ranged strike with a bonus equal to {count}.")

    assert found is not None
    assert found["do"] == [{"do": "strike", "kind": "ranged", "amount": 1, **COUNTS[count]}]


# -- who may perform, bear and choose --------------------------------------------------------------------------

SOME: dict[str, Data] = {
    "Knight": {"trait": "knight"},
    "Fighter and rogue": {"any": ["fighter", "rogue"]},
    "Fighter, rogue or cleric": {"any": ["fighter", "rogue", "cleric"]},
    "Dwarf and Elf": {"any": ["dwarves", "elves"]},
    "Bard or wizard": {"any": ["bard", "wizard"]},
}


@pytest.mark.parametrize("some", SOME)
def test_an_item_is_for_some_only(some: str) -> None:
    assert read(f"{some} only.", "item") == {
        "kind": "static",
        "tests": [{"who": "self", **SOME[some]}],
        "rule": "only-for",
    }


@pytest.mark.parametrize("some", SOME)
def test_an_action_is_for_some_only(some: str) -> None:
    assert read(f"{some} only. Order: Draw a card.", "action") == {
        "kind": "order",
        "tests": [{"who": "self", **SOME[some]}],
        "do": [{"do": "draw"}],
    }


@pytest.mark.parametrize(("some", "data"), [("Druids", {"trait": "druid"}), ("Elves", {"faction": "elves"})])
def test_some_perform_an_action_without_spending(some: str, data: Data) -> None:
    assert read(f"{some} perform this action without spending. Spend Order: Draw a card.", "action") == {
        "kind": "order",
        "spend": True,
        "unspent": data,
        "do": [{"do": "draw"}],
    }


@pytest.mark.parametrize(
    ("text", "stats"),
    [
        ("Target character gains either +3 ATK or +2 AC until the end of the turn.", ("atk", "ac")),
        ("Target Knight gains either +3 AC or +2 Skill.", ("ac", "skill")),
    ],
)
def test_the_player_chooses_between_two(text: str, stats: tuple[str, str]) -> None:
    found = read(f"Order: {text}")

    assert found is not None
    assert [(each["do"], each.get("when")) for each in found["do"]] == [
        ("choose", None),
        ("modify", "first"),
        ("modify", "second"),
    ]
    assert tuple([each["stat"] for each in found["do"][1:]]) == stats


COSTS: dict[str, Data] = {
    "Discard a card": {"pay": "discard-hand"},
    "Discard two cards": {"pay": "discard-hand", "number": 2},
    "Kill another Undead": {"pay": "kill-own", "filter": {"trait": "undead"}},
    "Spend another character in this rank": {"pay": "spend-other", "filter": {"place": "same-rank"}},
    "Suffer a wound": {"pay": "wound-self"},
    "Stun Orla": {"pay": "stun-self"},
    "Spend an equipped Steed": {"pay": "spend-borne", "filter": {"trait": "steed"}},
    "Discard an equipped item": {"pay": "discard-borne"},
}


@pytest.mark.parametrize("cost", COSTS)
def test_what_is_paid_stands_before_a_colon_or_before_to(cost: str) -> None:
    wanted = {"kind": "order", "costs": [COSTS[cost]], "do": [{"do": "draw", "number": 2}]}

    assert read(f"Order: {cost}: Draw two cards.") == wanted
    assert read(f"Order: {cost} to draw two cards.") == wanted


# -- what is refused -----------------------------------------------------------------------------------------

REFUSED = [
    *[f"React: {moment.capitalize().replace('orla', 'Orla')}: Whistle." for moment in MOMENTS],
    *[f"Orla has +2 ATK while {condition} and hums." for condition in CONDITIONS],
    *[f"Order: {strike} with both eyes shut." for strike in STRIKES],
    "React: After another Knight in this rank dies: Draw a card.",  # where the dead stood is not remembered
    "React: Before Orla makes a melee strike roll: If the strike kills, draw a card.",  # of a strike under way
    "Order: Draw a card. If successful, ready Orla.",  # nothing was tried
    "Order: All Undead must succeed with a poison save (DC 15) or perform a melee strike.",
    "Order: Target a Knight: Target another Bard: Stun the target.",
    "React: After the target of the strike sneezes: Draw a card.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_understood_to_the_last_word_is_refused(text: str) -> None:
    found = read_paragraph(text, "Orla", "character", NOUNS)

    assert found.ability is None
    assert found.stopped
