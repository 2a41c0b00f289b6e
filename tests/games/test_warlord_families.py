"""Families of printed English: attacks, further strikes, kinds of actions, costs, what holds for a while.

Every sentence here is our own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tercio.content.rows import Row
from tercio.games.warlord import shipped
from tercio.games.warlord.english.collection import is_label, packs_of, read_collection
from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.english.texts import read_paragraph

Data = dict[str, Any]
NOUNS = Nouns.of(["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Bard", "Ranger", "Fire", "Storm"])
NEAR = {"place": "within-1"}


def read(text: str, type_: str = "character") -> Data | None:
    return read_paragraph(text, "Orla", type_, NOUNS).ability


def strike(**more: Any) -> Data:
    return {"do": "strike", "kind": "melee", **more}


def modify(stat: str, amount: int, **more: Any) -> Data:
    return {"do": "modify", "stat": stat, "amount": amount, **more}


def ban(word: str, **more: Any) -> Data:
    return {"do": "grant", "stat": "ban", "word": word, **more}


ORDERS: dict[str, list[Data]] = {
    "Perform an attack without spending.": [{"do": "attack", "kind": "free"}],
    "Perform an attack, spending as normal.": [{"do": "attack"}],
    "Perform an attack (spending as usual.)": [{"do": "attack"}],
    "Perform another order.": [{"do": "special", "word": "order-again"}],
    "Perform a melee strike with an ATK of +6.": [strike(amount=6, word="base")],
    "Perform a melee strike that does not inflict wounds.": [strike(word="harmless")],
    "Perform a +2 ranged strike that inflicts no wounds. If the strike hits, draw a card.": [
        {"do": "strike", "kind": "ranged", "amount": 2, "word": "harmless"},
        {"do": "draw", "when": "hit"},
    ],
    "Orla has an additional melee strike (base +2 ATK) when she attacks until end of turn.": [
        modify("extra-strike", 2)
    ],
    "Until end of turn, Orla gains an extra strike when attacking (base +0).": [modify("extra-strike", 0)],
    "Orla permanently gains an additional melee strike (base +1).": [modify("extra-strike", 1, until="permanent")],
    "Orla inflicts an additional wound with melee strikes until end of turn.": [modify("melee-wounds", 1)],
    "Until end of turn, Orla's melee strikes inflict two additional wounds.": [modify("melee-wounds", 2)],
    "Until end of turn, Orla gains +5 AC and may not perform actions.": [modify("ac", 5), ban("perform")],
    "Until end of turn, Orla suffers -2 AC and may not attack.": [modify("ac", -2), ban("attack")],
    "Until end of turn, this character and any adjacent characters gain +3 ATK.": [
        modify("atk", 3),
        modify("atk", 3, who="all", filter={"place": "adjacent"}),
    ],
    "Give this character +2 ATK until end of turn.": [modify("atk", 2)],
    "Orla permanently loses a level.": [modify("level", -1, until="permanent")],
    "Look at the top six cards of your deck. You may take one of them and add it to your hand. "
    "Return the remaining cards in the same order.": [{"do": "peek", "number": 6, "to": "top"}],
    "Look at the top four cards of your deck. Put one into your hand. Put the rest on the bottom of your deck.": [
        {"do": "peek", "number": 4}
    ],
    "Move forward one rank, if possible.": [{"do": "move", "to": "forward"}],
    "Move forward or backward three ranks.": [{"do": "move", "to": "step", "number": 3}],
    "Perform a +0 ranged strike. Add this character's level to the roll.": [
        {"do": "strike", "kind": "ranged", "amount": 1, "per": "level"}
    ],
}
AIMED: dict[str, tuple[Data, list[Data]]] = {
    "Target a Knight within one rank: The target performs an attack without spending.": (
        {"trait": "knight", **NEAR},
        [{"do": "attack", "who": "target", "kind": "free"}],
    ),
    "Target Knight's melee strikes inflict an additional wound until end of turn.": (
        {"trait": "knight"},
        [modify("melee-wounds", 1, who="target")],
    ),
    "Target a character within one rank who must succeed with a will save (DC 12) or become spent.": (
        NEAR,
        [
            {"do": "check", "who": "target", "dc": 12, "kind": "will"},
            {"do": "spend", "who": "target", "when": "failed"},
        ],
    ),
    "Target character must succeed with a poison save (DC 14, DC 18 if this character is a Bard) or suffer a wound.": (
        {},
        [
            {"do": "check", "who": "target", "dc": 18, "kind": "poison", "given": {"who": "self", "trait": "bard"}},
            {
                "do": "check",
                "who": "target",
                "dc": 14,
                "kind": "poison",
                "given": {"who": "self", "trait": "bard", "not": True},
            },
            {"do": "wound", "who": "target", "amount": 1, "when": "failed"},
        ],
    ),
    "Target an opposing character: Inflict a wound on the target. "
    "All characters adjacent to the target suffer a wound.": (
        {"side": "enemy"},
        [
            {"do": "wound", "who": "target", "amount": 1},
            {
                "do": "wound",
                "who": "all",
                "amount": 1,
                "filter": {"place": "adjacent", "seen_from": "target"},
            },
        ],
    ),
    "Target a level 1 or 2 character: Stun the target.": (
        {"level_least": 1, "level_most": 2},
        [{"do": "stun", "who": "target"}],
    ),
    "Target a lower-level character: Spend the target.": (
        {"level_below_self": True},
        [{"do": "spend", "who": "target"}],
    ),
    "Target an item in any army's front rank: The target item is discarded.": (
        {"place": "front", "what": "item"},
        [{"do": "discard-item", "who": "target"}],
    ),
}
COSTS: dict[str, Data] = {
    "Kill a Knight in your army": {"pay": "kill-any", "filter": {"trait": "knight"}},
    "Stun one of your Knights": {"pay": "stun-any", "filter": {"trait": "knight"}},
    "Spend a character you control": {"pay": "spend-any", "filter": {}},
    "Inflict a wound on one of your characters": {"pay": "wound-any", "filter": {}},
    "Kill one of your other Knights": {"pay": "kill-own", "filter": {"trait": "knight"}},
    "Discard an item equipped by this character": {"pay": "discard-borne"},
    "Spend an equipped item": {"pay": "spend-borne"},
}
STATICS: dict[str, Data] = {
    "Orla enters play as if she were level 2.": {"do": [modify("entry-level", 2)]},
    "Orla enters play as if she were a 3rd level character.": {"do": [modify("entry-level", 3)]},
    "Orla may not maneuver.": {"do": [ban("manoeuvre")]},
    "Orla has +1 level for using rogue action cards.": {
        "do": [modify("level-actions-with", 1, word="rogue"), modify("level-spells-with", 1, word="rogue")]
    },
    "Orla gains +2 levels for performing Fire spells.": {"do": [modify("level-spells-with", 2, word="fire")]},
    "Orla gains +1 AC and an extra strike when attacking (base +2).": {
        "do": [modify("ac", 1), modify("extra-strike", 2)]
    },
    "Orla has an extra melee strike when attacking equal to her highest ATK.": {
        "do": [modify("extra-strike", 1, per="printed-atk")]
    },
    "Adjacent Knights have an additional melee strike (base +1).": {
        "do": [modify("extra-strike", 1, who="all", filter={"place": "adjacent", "trait": "knight"})]
    },
    "While Orla is spent, she and any adjacent characters gain +1 AC.": {
        "tests": [{"who": "self", "state": "spent"}],
        "do": [modify("ac", 1), modify("ac", 1, who="all", filter={"place": "adjacent"})],
    },
    "Orla has +2 AC while she does not have a Shield equipped.": {
        "tests": [{"who": "self", "bears_not": "shield"}],
        "do": [modify("ac", 2)],
    },
    "Orla has +2 AC while she has wounds.": {
        "tests": [{"who": "self", "wounded": "yes"}],
        "do": [modify("ac", 2)],
    },
    "Orla may use the Riposte feat any number of times per turn.": {"lifts": ["WL-FEAT-25"]},
    "Orla may use the Defend and Riposte feats any number of times per turn.": {"lifts": ["WL-FEAT-09", "WL-FEAT-25"]},
}


@pytest.mark.parametrize("text", ORDERS)
@pytest.mark.parametrize("frame", ["Order: ", "Spend Order: ", "Order: Once per turn: "])
def test_an_order_does_what_its_sentences_say(frame: str, text: str) -> None:
    found = read(frame + text)

    assert found is not None
    assert found["do"] == ORDERS[text]


@pytest.mark.parametrize("text", AIMED)
@pytest.mark.parametrize("frame", ["Order: ", "Spend Order: ", "Order: Discard a card: "])
def test_an_order_is_aimed_and_does_what_its_sentences_say(frame: str, text: str) -> None:
    found = read(frame + text)

    assert found is not None
    assert (found["aim"], found["do"]) == AIMED[text]


@pytest.mark.parametrize("text", COSTS)
@pytest.mark.parametrize("deed", ["Draw a card.", "Ready this character."])
def test_what_stands_before_a_colon_is_paid(text: str, deed: str) -> None:
    found = read(f"Order: {text}: {deed}")
    wanted = {key: value for key, value in COSTS[text].items() if value}

    assert found is not None
    assert [{key: value for key, value in cost.items() if value} for cost in found["costs"]] == [wanted]


@pytest.mark.parametrize("text", STATICS)
def test_static_text_holds_what_it_says(text: str) -> None:
    assert read(text) == {"kind": "static", **STATICS[text]}


@pytest.mark.parametrize(
    ("moment", "trigger"),
    [
        ("After an Undead you control dies", "after:died"),
        ("After a Knight attacks", "after:attacked"),
        ("After an opposing character enters play", "after:entered"),
    ],
)
def test_a_react_brings_its_own_card_from_the_hand(moment: str, trigger: str) -> None:
    found = read(f"React: {moment}: Put Orla into play from your hand.")

    assert found is not None
    assert (found["trigger"], found["hand"], found["do"]) == (trigger, True, [{"do": "enter", "who": "source"}])


def test_wounds_are_reduced_before_they_are_suffered() -> None:
    found = read("React: After Orla suffers wounds, discard an equipped Shield: Reduce the wounds to zero.")

    assert found is not None
    assert (found["trigger"], found["do"]) == ("before:wounded", [{"do": "prevent"}])


@pytest.mark.parametrize(
    ("text", "traits"),
    [
        ("This is a spell.", ["spell"]),
        ("This is a Fire action.", ["fire"]),
        ("This is a Water action and a spell.", ["water", "spell"]),
        ("This is a trap.", ["trap"]),
    ],
)
def test_what_an_action_calls_itself_is_a_trait_of_it(text: str, traits: list[str]) -> None:
    row = Row(
        {
            "name": "Hail of Sparks",
            "type": "Action",
            "class": "Rogue",
            "level": 2,
            "text": f"{text}\nOrder: Perform a +2 ranged strike.",
        },
        1,
    )
    card = read_collection([row])[0]

    assert card.is_compiled
    assert card.data is not None
    assert card.data["traits"] == traits


REFUSED = [
    "Order: Perform an attack without spending or stunning.",
    "Order: Perform an attack against a Knight.",
    "Order: Orla has an additional melee strike.",
    "Order: Orla has an additional ranged strike (base +2).",
    "Order: Orla has an additional melee strike (base +2) the next time she attacks.",
    "Orla enters play as if she were level X.",
    "Orla may enter play as if she were level 2.",
    "Orla enters play as if she were level 2, but becomes spent.",
    "Orla has +1 level for performing unknown actions.",
    "Orla may use the Juggling feat any number of times per turn.",
    "Order: Look at the top five cards of your deck. Put one into your hand. Put the rest back in any order.",
    "Order: Kill an opposing character in your army: Draw a card.",
    "Order: Kill a Knight in your army: Put a character of lower level from your discard pile into your hand.",
    "Order: Target an item in any hand: The target item is discarded.",
    "Order: Target two characters: All characters adjacent to the target suffer a wound.",
    "Order: Target character must succeed with a poison save (DC 14, DC 18 on Sundays) or suffer a wound.",
    "Order: Target character must succeed with a poison save (DC 14, DC 18 if the moon is full) or suffer a wound.",
    "React: After Orla attacks: Put Orla into play from your hand.",
    "React: After a Knight attacks, discard a card: Put Orla into play from your hand.",
    "React: After an adjacent Knight attacks: Put Orla into play from your hand.",
    "Order: Put Orla into play from your hand.",
    "Orla may not maneuver on Sundays.",
    "Orla's melee strikes inflict an additional wound until the moon rises.",
    "Order: Orla's melee strikes inflict an additional colour until end of turn.",
    "Order: Until end of turn, Orla gains +5 AC and may not whistle.",
    "Order: Until end of turn, Orla draws a card.",
    "While Orla is spent, she and her friends gain +1 AC.",
    "React: After entering play from your hand: Draw a card.",
    "Order: If Orla sleeps, target a Knight within one rank. Stun the target.",
    "Spend Order: If Orla is wounded, target up to two Knights within two ranks. Stun each target. Draw a card.",
]


@pytest.mark.parametrize("text", REFUSED)
@pytest.mark.parametrize("type_", ["character", "item"])
def test_what_is_not_understood_to_the_last_word_is_refused(type_: str, text: str) -> None:
    reading = read_paragraph(text.replace("Orla", "this character"), "Orla", type_, NOUNS)

    assert reading.ability is None
    assert reading.stopped


@pytest.mark.parametrize(
    "text", ["this is a tale.", "this is a spell of note.", "this is a spell", "this was a spell."]
)
def test_what_is_no_label_is_none(text: str) -> None:
    assert not is_label(text)


@pytest.mark.parametrize("part", ["draw a card and ", "hum, ", "gain +1 ATK; ", "move or "])
def test_a_text_that_never_ends_is_refused_at_once(part: str) -> None:
    """Every joint of a sentence may be where it falls in two, so that the time would double with each."""
    assert read(f"Order: {part * 30}hum.") is None
    assert read(f"Order: {part * 3000}hum.") is None


def test_a_card_with_the_name_of_one_of_ours_takes_nothing_from_it() -> None:
    ours = next(face for face in shipped()[0].values() if face.type == "action" and face.id.isalpha())
    row = Row(
        {"name": ours.id.title(), "type": "Action", "class": "Rogue", "level": 2, "text": "Order: Draw a card."}, 1
    )
    packs = packs_of(read_collection([row]))

    assert [card["id"] for card in packs["cards"]] == [f"{ours.id}-2"]
