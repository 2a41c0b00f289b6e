"""Printed English is read to the last word or not at all. Every sentence here is our own."""

from __future__ import annotations

from typing import Any

import pytest

from tercio.games.warlord.english.phrases import Nouns, words_of
from tercio.games.warlord.english.texts import plain, read_paragraph

NOUNS = Nouns.of(["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Sea Wolf", "Bard"])

PHRASES: dict[str, dict[str, Any]] = {
    "character": {},
    "enemy character": {"side": "enemy"},
    "opposing character": {"side": "enemy"},
    "adjacent character": {"place": "adjacent"},
    "ready character": {"state": "ready"},
    "spent opposing character": {"state": "spent", "side": "enemy"},
    "stunned character": {"state": "stunned"},
    "wounded character": {"wounded": "yes"},
    "evil character": {"alignment": "evil"},
    "good character within one rank": {"alignment": "good", "place": "within-1"},
    "character within two ranks": {"place": "within-2"},
    "character two ranks away": {"place": "shot"},
    "opposing character in the front rank": {"side": "enemy", "place": "front"},
    "character in this rank": {"place": "same-rank"},
    "character in an adjacent rank": {"place": "adjacent-rank"},
    "character in your army": {"side": "own", "place": "own-army"},
    "fighter": {"class": "fighter"},
    "opposing wizard": {"side": "enemy", "class": "wizard"},
    "cleric in this rank": {"class": "cleric", "place": "same-rank"},
    "Dwarf": {"faction": "dwarves"},
    "Elf within one rank": {"faction": "elves", "place": "within-1"},
    "Nothrog": {"faction": "nothrog"},
    "Mercenary": {"faction": "mercenaries"},
    "Undead": {"trait": "undead"},
    "Sea Wolf": {"trait": "sea-wolf"},
    "opposing Knight within two ranks": {"side": "enemy", "trait": "knight", "place": "within-2"},
    "non-Warlord character": {"warlord": "no"},
    "non-Undead character": {"not_trait": "undead"},
    "level 2 or lower character": {"level_most": 2},
    "level 3 or higher opposing character": {"level_least": 3, "side": "enemy"},
    "level 1 character": {"level_least": 1, "level_most": 1},
    "character of level 4 or lower": {"level_most": 4},
    "lower level character": {"level_below_self": True},
    "character of equal or lower level": {"level_than": "not-higher"},
    "higher level opposing character": {"level_than": "higher", "side": "enemy"},
    "character with a Shield equipped": {"bears": "shield"},
    "opposing character with the Monster trait": {"side": "enemy", "trait": "monster"},
    "character you control": {"side": "own"},
    "character of the opposite alignment": {"alignment": "opposite"},
    "rogue adjacent to this character": {"class": "rogue", "place": "adjacent"},
}
VERBS: dict[str, dict[str, Any]] = {
    "Stun target {}.": {"do": "stun"},
    "Spend target {}.": {"do": "spend"},
    "Ready target {}.": {"do": "ready"},
    "Kill target {}.": {"do": "kill"},
    "Inflict two wounds on target {}.": {"do": "wound", "amount": 2},
    "Remove all wounds from target {}.": {"do": "heal"},
    "Target {} gains +3 ATK until end of turn.": {"do": "modify", "stat": "atk", "amount": 3},
    "Return target {} to its owner's hand.": {"do": "send-back", "to": "hand"},
    "Target {} may not attack this turn.": {"do": "grant", "stat": "ban", "word": "attack"},
    "Move target {} forward one rank.": {"do": "move", "to": "forward"},
}


def read(text: str, kind: str = "character") -> dict[str, Any] | None:
    return read_paragraph(text, "Orla", kind, NOUNS).ability


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_means_the_same_after_every_verb(phrase: str) -> None:
    """Forty phrases after ten verbs: four hundred sentences."""
    for sentence, deed in VERBS.items():
        found = read("Order: " + sentence.format(phrase), "action")

        assert found is not None, sentence.format(phrase)
        assert found["aim"] == PHRASES[phrase]
        assert found["do"] == [{**deed, "who": "target"}]


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_filter_is_said_so_that_it_is_read_again(phrase: str) -> None:
    meant = PHRASES[phrase]

    assert NOUNS.filter(words_of(meant)) == meant
    assert NOUNS.filter(plain(phrase, "")) == meant


ORDERS: dict[str, list[dict[str, Any]]] = {
    "Draw a card.": [{"do": "draw"}],
    "Draw three cards.": [{"do": "draw", "number": 3}],
    "Each player may draw a card.": [{"do": "draw", "to": "each"}],
    "Perform a melee strike.": [{"do": "strike", "kind": "melee"}],
    "Perform a +4 ranged strike.": [{"do": "strike", "kind": "ranged", "amount": 4}],
    "Perform two +1 ranged strikes.": [{"do": "strike", "kind": "ranged", "amount": 1, "number": 2}],
    "Perform a +0 ranged strike.": [{"do": "strike", "kind": "ranged", "amount": 0}],
    "Move forward one rank.": [{"do": "move", "to": "forward"}],
    "Move forward or backward one rank.": [{"do": "move", "to": "step"}],
    "Move backward two ranks.": [{"do": "move", "to": "backward", "number": 2}],
    "Move to the front rank.": [{"do": "move", "to": "front"}],
    "Move to any rank.": [{"do": "move", "to": "any"}],
    "Orla gains +4 ATK and -4 AC until end of turn.": [
        {"do": "modify", "stat": "atk", "amount": 4},
        {"do": "modify", "stat": "ac", "amount": -4},
    ],
    "This character gains Riposte +5 this turn.": [{"do": "grant", "stat": "feat", "word": "riposte", "amount": 5}],
    "Orla permanently gains +1 HP.": [{"do": "modify", "stat": "hp", "amount": 1, "until": "permanent"}],
    "Ready this character.": [{"do": "ready"}],
    "Draw a card and ready this character.": [{"do": "draw"}, {"do": "ready"}],
    "Move forward one rank, then draw a card.": [{"do": "move", "to": "forward"}, {"do": "draw"}],
    "You may draw a card.": [{"do": "draw", "optional": True}],
    "Search your deck for a Weapon and put it into your hand.": [{"do": "search", "filter": {"trait": "weapon"}}],
    "Search your deck for an item and equip it to this character.": [
        {"do": "search", "filter": {"type": "item"}},
        {"do": "arm"},
    ],
    "Retrieve a fighter action from your discard pile and put it into your hand.": [
        {"do": "retrieve", "filter": {"class": "fighter", "type": "action"}}
    ],
    "Retrieve a spell from your discard pile.": [{"do": "retrieve", "filter": {"spell": True}}],
    "Stun all opposing characters in this rank.": [
        {"do": "stun", "who": "all", "filter": {"side": "enemy", "place": "same-rank"}}
    ],
    "All Undead gain +1 AC until end of turn.": [
        {"do": "modify", "stat": "ac", "amount": 1, "who": "all", "filter": {"trait": "undead"}}
    ],
    "Perform a melee strike. If the strike hits, draw a card.": [
        {"do": "strike", "kind": "melee"},
        {"do": "draw", "when": "hit"},
    ],
    "Make a Stealth check (DC 18). If successful, draw a card.": [
        {"do": "check", "dc": 18, "kind": "stealth"},
        {"do": "draw", "when": "passed"},
    ],
    "Target opposing character must succeed with a magic save (DC 15) or suffer a wound.": [
        {"do": "check", "who": "target", "dc": 15, "kind": "magic"},
        {"do": "wound", "who": "target", "amount": 1, "when": "failed"},
    ],
    "Target character within one rank must succeed with a poison save (DC 12) or become stunned.": [
        {"do": "check", "who": "target", "dc": 12, "kind": "poison"},
        {"do": "stun", "who": "target", "when": "failed"},
    ],
    "Destroy target item.": [{"do": "discard-item", "who": "target"}],
    "Remove target character from the game.": [{"do": "banish", "who": "target"}],
}


@pytest.mark.parametrize("text", ORDERS)
@pytest.mark.parametrize("frame", ["Order: ", "Spend Order: ", "Limited Order: "])
def test_an_order_does_what_its_sentences_say(frame: str, text: str) -> None:
    found = read(frame + text)

    assert found is not None
    assert found["do"] == ORDERS[text]
    assert found.get("spend", False) == frame.startswith("Spend")
    assert found.get("limit", "") == ("round" if frame.startswith("Limited") else "")


COSTS: dict[str, dict[str, Any]] = {
    "Discard a card": {"pay": "discard-hand"},
    "Discard two cards from your hand": {"pay": "discard-hand", "number": 2},
    "Discard a spell": {"pay": "discard-hand", "filter": {"spell": True}},
    "Kill another character": {"pay": "kill-own"},
    "Kill another Undead": {"pay": "kill-own", "filter": {"trait": "undead"}},
    "Kill this character": {"pay": "kill-self"},
    "Spend another Knight": {"pay": "spend-other", "filter": {"trait": "knight"}},
    "Stun this character": {"pay": "stun-self"},
    "Stun another character": {"pay": "stun-other"},
    "Suffer a wound": {"pay": "wound-self"},
    "Suffer two wounds": {"pay": "wound-self", "number": 2},
    "Spend an equipped Shield": {"pay": "spend-borne", "filter": {"trait": "shield"}},
    "Discard an equipped Steed": {"pay": "discard-borne", "filter": {"trait": "steed"}},
    "Remove a character in your discard pile from the game": {"pay": "banish-discard", "filter": {"type": "character"}},
}


@pytest.mark.parametrize("text", COSTS)
def test_what_stands_before_a_colon_is_paid(text: str) -> None:
    assert read(f"Order: {text}: Draw a card.") == {"kind": "order", "costs": [COSTS[text]], "do": [{"do": "draw"}]}


@pytest.mark.parametrize(
    ("text", "pay", "kind"),
    [
        ("Spend Orla", "spend-item", "item"),
        ("Discard this card", "discard-item", "item"),
        ("Remove Orla from the game", "banish-self", "action"),
    ],
)
def test_a_card_pays_with_itself(text: str, pay: str, kind: str) -> None:
    found = read(f"Order: {text}: Draw a card.", kind)

    assert found is not None
    assert found["costs"] == [{"pay": pay}]


ME = {"me": True}
MOMENTS: dict[str, dict[str, Any]] = {
    "After Orla hits with a melee strike": {"trigger": "after:hit", "tests": [{"who": "striker", **ME}]},
    "After this character hits an opposing Knight with a ranged strike": {
        "trigger": "after:hit",
        "strikes": "ranged",
        "tests": [{"who": "striker", **ME}, {"who": "opponent", "side": "enemy", "trait": "knight"}],
    },
    "After Orla misses with a melee strike": {"trigger": "after:missed", "tests": [{"who": "striker", **ME}]},
    "After Orla is targeted by a melee or ranged strike": {
        "trigger": "after:targeted",
        "strikes": "both",
        "tests": [{"who": "opponent", **ME}],
    },
    "Before performing a melee strike": {"trigger": "before:rolled", "tests": [{"who": "striker", **ME}]},
    "After another Dwarf dies": {
        "trigger": "after:died",
        "tests": [{"who": "victim", "other": True, "faction": "dwarves"}],
    },
    "After Orla kills an opposing character": {
        "trigger": "after:died",
        "tests": [{"who": "victim", "side": "enemy"}, {"who": "wounder", **ME}],
    },
    "Before an adjacent character suffers wounds": {
        "trigger": "before:wounded",
        "tests": [{"who": "victim", "place": "adjacent"}],
    },
    "After Orla suffers a wound": {"trigger": "after:wounded", "tests": [{"who": "victim", **ME}]},
    "After Orla rolls a die": {"trigger": "after:rolled", "tests": [{"who": "victim", **ME}]},
    "After you roll initiative": {
        "trigger": "after:initiative-rolled",
        "tests": [{"who": "victim", "side": "own"}],
    },
    "After an opposing character enters play": {
        "trigger": "after:entered",
        "tests": [{"who": "victim", "side": "enemy"}],
    },
    "After an opposing character moves": {"trigger": "after:moved", "tests": [{"who": "victim", "side": "enemy"}]},
    "Before Orla performs an attack": {"trigger": "before:attacked", "tests": [{"who": "victim", **ME}]},
    "After casting a spell": {"trigger": "after:cast", "tests": [{"who": "victim", **ME}]},
    "After Orla is stunned": {"trigger": "after:stunned", "tests": [{"who": "victim", **ME}]},
    "Before falling forward": {"trigger": "before:fallen", "tests": [{"who": "victim", **ME}]},
    "At the start of the turn": {"trigger": "after:round-began"},
}


@pytest.mark.parametrize("text", MOMENTS)
def test_a_react_has_its_moment(text: str) -> None:
    assert read(f"React: {text}: Draw a card.") == {"kind": "react", **MOMENTS[text], "do": [{"do": "draw"}]}


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("React: After Orla hits an opposing character with a melee strike: Stun that character.", "opponent"),
        ("React: After Orla is targeted by a melee strike: Spend the striker.", "striker"),
        ("React: After another character suffers a wound: Stun that character.", "victim"),
        ("Order: Target an opposing character: Stun that character.", "target"),
    ],
)
def test_that_character_is_the_one_whom_the_text_has_named(text: str, who: str) -> None:
    found = read(text)

    assert found is not None
    assert found["do"][0]["who"] == who


def test_a_plural_means_all_of_them_and_a_singular_one_who_is_chosen() -> None:
    many = read("Order: Your Knights within one rank gain +2 ATK this turn.")
    one = read("Order: Your target Knight within one rank gains +2 ATK this turn.")
    filtered = {"place": "within-1", "side": "own", "trait": "knight"}

    assert many is not None
    assert one is not None
    assert many["do"] == [{"do": "modify", "stat": "atk", "amount": 2, "who": "all", "filter": filtered}]
    assert (one["aim"], one["do"][0]["who"]) == (filtered, "target")


STATICS: dict[str, dict[str, Any]] = {
    "Orla has +2 AC.": {"do": [{"do": "modify", "stat": "ac", "amount": 2}]},
    "Orla gains +1 ATK for each other Dwarf in this rank.": {
        "do": [
            {
                "do": "modify",
                "stat": "atk",
                "amount": 1,
                "per": "each",
                "counted": {"other": True, "faction": "dwarves", "place": "same-rank"},
            }
        ]
    },
    "Your other Undead gain +1 ATK.": {
        "do": [
            {
                "do": "modify",
                "stat": "atk",
                "amount": 1,
                "who": "all",
                "filter": {"side": "own", "other": True, "trait": "undead"},
            }
        ]
    },
    "Orla has +3 AC while spent.": {
        "tests": [{"who": "self", "state": "spent"}],
        "do": [{"do": "modify", "stat": "ac", "amount": 3}],
    },
    "While Orla is spent, Orla has +3 AC.": {
        "tests": [{"who": "self", "state": "spent"}],
        "do": [{"do": "modify", "stat": "ac", "amount": 3}],
    },
    "Orla has +2 ATK while adjacent to a cleric.": {
        "tests": [{"who": "all", "place": "adjacent", "class": "cleric"}],
        "do": [{"do": "modify", "stat": "atk", "amount": 2}],
    },
    "Orla may not equip items.": {"do": [{"do": "grant", "stat": "ban", "word": "equip"}]},
    "Orla may not be targeted by ranged strikes.": {"do": [{"do": "grant", "stat": "ban", "word": "be-ranged-target"}]},
    "Orla may equip wizard items.": {"do": [{"do": "grant", "stat": "class-items", "word": "wizard"}]},
    "Orla has +2 levels for casting spells.": {"do": [{"do": "modify", "stat": "level-spells", "amount": 2}]},
    "Orla may equip two Weapons.": {"do": [{"do": "modify", "stat": "slots", "amount": 1, "word": "weapon"}]},
    "Orla ignores class restrictions when equipping Shields.": {
        "do": [{"do": "grant", "stat": "class-items-with", "word": "shield"}]
    },
    "Orla may enter play in any rank.": {"lifts": ["WL-RECRUIT-02"]},
    "Orla suffers no loyalty penalty.": {"lifts": ["WL-RECRUIT-05"]},
    "Your hand size is increased by one.": {"do": [{"do": "modify", "stat": "hand-size", "amount": 1}]},
    "Adjacent characters have Defend +3.": {
        "do": [
            {
                "do": "grant",
                "stat": "feat",
                "word": "defend",
                "amount": 3,
                "who": "all",
                "filter": {"place": "adjacent"},
            }
        ]
    },
}


@pytest.mark.parametrize("text", STATICS)
def test_static_text_holds_what_it_says(text: str) -> None:
    assert read(text) == {"kind": "static", **STATICS[text]}


def test_an_item_is_for_some_only() -> None:
    assert read("Elf only.", "item") == {
        "kind": "static",
        "tests": [{"who": "self", "faction": "elves"}],
        "rule": "only-for",
    }


# -- what is refused -----------------------------------------------------------------------------------------

STRANGE_WORDS = ["gently", "twice as hard", "on a Tuesday", "unless it rains", "with a smile"]
STRANGE_THINGS = ["a pony", "target cloud", "the moon", "two of them", "every other opposing bakery"]
STRANGE = [
    *[f"Order: {sentence.rstrip('.')} {words}." for sentence in list(ORDERS)[:16] for words in STRANGE_WORDS],
    *[f"Order: {verb} {thing}." for verb in ("Stun", "Kill", "Ready", "Spend") for thing in STRANGE_THINGS],
    "Order: Sing.",
    "React: Draw a card.",
    "React: After a while: Draw a card.",
    "React: When the music stops: Draw a card.",
    "Order: Pay the piper: Draw a card.",
    "Order: Draw a card. Dance.",
    "Orla is very strong.",
    "Orla has +2 charm.",
    "Orla has +3 AC while it rains.",
    "Griffon only.",
    "Order: Move all Undead forward one rank.",
    "Order: Perform a +4 ranged strike that may target any character in play.",  # also one who stands next to it
    "Order: Stun all Undead. They gain +1 AC this turn.",
    "React: After your target Knight dies: Stun target Knight.",
]


@pytest.mark.parametrize("text", STRANGE)
def test_a_text_that_is_not_understood_to_the_last_word_is_refused(text: str) -> None:
    found = read_paragraph(text, "Orla", "character", NOUNS)

    assert found.ability is None
    assert found.stopped


def test_numbers_are_those_of_the_text() -> None:
    for number in (1, 2, 3, 7):
        found = read(f"Order: Perform a +{number} ranged strike.")

        assert found is not None
        assert found["do"][0]["amount"] == number
