"""Later families of printed English: items, ranks by number, those chosen late, decks, and what lasts longer."""

from __future__ import annotations

from typing import Any

import pytest

from tercio.content.rows import Row
from tercio.games.warlord.english.collection import COLUMNS, read_collection
from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.english.texts import read_paragraph

Data = dict[str, Any]
NOUNS = Nouns.of(["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Sea Wolf", "Bard"])
NOUNS.of_things = {"weapon", "shield", "steed", "bow"}


MEANT: list[tuple[str, str, Data]] = [
    (
        "action",
        "Order: Ready target Shield.",
        {"kind": "order", "aim": {"trait": "shield", "what": "item"}, "do": [{"do": "ready", "who": "target"}]},
    ),
    (
        "action",
        "Order: Target a Weapon within one rank. Ready it.",
        {
            "kind": "order",
            "aim": {"trait": "weapon", "place": "within-1", "what": "item"},
            "do": [{"do": "ready", "who": "target"}],
        },
    ),
    (
        "action",
        "Order: Target a spent item equipped by this character. Ready the target item.",
        {
            "kind": "order",
            "aim": {"state": "spent", "me": True, "what": "item"},
            "do": [{"do": "ready", "who": "target"}],
        },
    ),
    (
        "character",
        "Order: Spend an item within three ranks.",
        {"kind": "order", "aim": {"place": "within-3", "what": "item"}, "do": [{"do": "spend", "who": "target"}]},
    ),
    (
        "character",
        "Order: Stun a Weapon equipped to an opposing character.",
        {
            "kind": "order",
            "aim": {"trait": "weapon", "side": "enemy", "what": "item"},
            "do": [{"do": "stun", "who": "target"}],
        },
    ),
    (
        "action",
        "Order: Target a Shield within two ranks: Return the item to its owner's hand.",
        {
            "kind": "order",
            "aim": {"trait": "shield", "place": "within-2", "what": "item"},
            "do": [{"do": "send-back", "who": "target", "to": "hand"}],
        },
    ),
    (
        "action",
        (
            "Order: Target an item within two ranks: This rogue must succeed with a dexterity check "
            "(DC 8 + the item's Level) to destroy the item."
        ),
        {
            "kind": "order",
            "aim": {"place": "within-2", "what": "item"},
            "do": [
                {"do": "check", "dc": 8, "per": "level", "of": "target", "kind": "dexterity"},
                {"do": "discard-item", "who": "target", "when": "passed"},
            ],
        },
    ),
    (
        "action",
        "Order: Target a character within two ranks. Discard all action cards attached to that character.",
        {"kind": "order", "aim": {"place": "within-2"}, "do": [{"do": "detach", "who": "target"}]},
    ),
    (
        "action",
        "Order: If this rogue is in the second rank, draw a card.",
        {"kind": "order", "tests": [{"who": "self", "rank_least": 2, "rank_most": 2}], "do": [{"do": "draw"}]},
    ),
    (
        "character",
        "Order: If Orla is in rank 3 or higher, move forward two ranks.",
        {
            "kind": "order",
            "tests": [{"who": "self", "rank_least": 3}],
            "do": [{"do": "move", "to": "forward", "number": 2}],
        },
    ),
    (
        "character",
        "Order: Stun target character in the last rank of an opposing army.",
        {"kind": "order", "aim": {"side": "enemy", "place": "last"}, "do": [{"do": "stun", "who": "target"}]},
    ),
    (
        "character",
        "Order: Stun target non-fighter, non-Undead character.",
        {"kind": "order", "aim": {"none": ["fighter", "undead"]}, "do": [{"do": "stun", "who": "target"}]},
    ),
    (
        "character",
        "Non-wizard Elves in this rank gain +2 AC.",
        {
            "kind": "static",
            "do": [
                {
                    "do": "modify",
                    "stat": "ac",
                    "amount": 2,
                    "who": "all",
                    "filter": {"place": "same-rank", "none": ["wizard"], "faction": "elves"},
                }
            ],
        },
    ),
    (
        "character",
        "Orla may use the Riposte feat one additional time per turn.",
        {"kind": "static", "do": [{"do": "grant", "stat": "feat-again", "word": "riposte"}]},
    ),
    (
        "character",
        "Order: Once per turn: Orla may perform the Defend feat an additional time this turn.",
        {"kind": "order", "limit": "round", "do": [{"do": "grant", "stat": "feat-again", "word": "defend"}]},
    ),
    (
        "character",
        "Magic saves from Orla's spells have +3 DC.",
        {"kind": "static", "do": [{"do": "modify", "stat": "dc-magic", "amount": 3}]},
    ),
    (
        "character",
        "Orla may use Marksmanship on spells.",
        {"kind": "static", "do": [{"do": "grant", "stat": "marksmanship-spells"}]},
    ),
    (
        "item",
        "Whenever this character performs a ranged strike from a spell, add 4 to the die roll.",
        {"kind": "static", "do": [{"do": "modify", "stat": "ranged-spells", "amount": 4}]},
    ),
    (
        "character",
        "Your other Elves gain +2 to non-spell ranged strike rolls.",
        {
            "kind": "static",
            "do": [
                {
                    "do": "modify",
                    "stat": "ranged-plain",
                    "amount": 2,
                    "who": "all",
                    "filter": {"side": "own", "other": True, "faction": "elves"},
                }
            ],
        },
    ),
    (
        "character",
        "You do not have to pay a loyalty penalty to bring Nothrogs into play.",
        {
            "kind": "static",
            "do": [{"do": "grant", "stat": "loyal", "who": "all", "filter": {"side": "own", "faction": "nothrog"}}],
        },
    ),
    (
        "character",
        "Orla has +2 AC while she is the target of a melee strike.",
        {"kind": "static", "do": [{"do": "modify", "stat": "ac-melee", "amount": 2}]},
    ),
    (
        "character",
        "Orla has +1 ATK for each rank in your army.",
        {"kind": "static", "do": [{"do": "modify", "stat": "atk", "amount": 1, "per": "ranks"}]},
    ),
    (
        "character",
        "Orla has the Knight and Bard traits.",
        {
            "kind": "static",
            "do": [
                {"do": "grant", "stat": "trait", "word": "knight"},
                {"do": "grant", "stat": "trait", "word": "bard"},
            ],
        },
    ),
    (
        "character",
        "Orla has +3 ATK while there are any wizards in this rank.",
        {
            "kind": "static",
            "tests": [{"who": "all", "place": "same-rank", "class": "wizard"}],
            "do": [{"do": "modify", "stat": "atk", "amount": 3}],
        },
    ),
    (
        "item",
        "While this fighter has a Bow and a Shield equipped, he gains +2 Skill.",
        {
            "kind": "static",
            "tests": [{"who": "self", "bears": "bow"}, {"who": "self", "bears": "shield"}],
            "do": [{"do": "modify", "stat": "skill", "amount": 2}],
        },
    ),
    (
        "character",
        "You may bring Elves higher than 3rd level into play as if they were 1 level lower.",
        {
            "kind": "static",
            "do": [
                {
                    "do": "modify",
                    "stat": "entry-lower",
                    "amount": 1,
                    "who": "all",
                    "filter": {"level_least": 4, "side": "own", "faction": "elves"},
                }
            ],
        },
    ),
    (
        "character",
        ("If your Warlord is killed while Orla is in play, Orla gains the trait Warlord and you do not lose the game."),
        {"kind": "static", "do": [{"do": "grant", "stat": "successor"}]},
    ),
    (
        "action",
        "React: After this character suffers two or more wounds: Reduce the wounds to one.",
        {
            "kind": "react",
            "trigger": "before:wounded",
            "wounds_least": 2,
            "tests": [{"who": "victim", "me": True}],
            "do": [{"do": "cap-wounds", "amount": 1}],
        },
    ),
    (
        "action",
        (
            "React: After this rogue is targeted with a melee strike: If moving backward one rank "
            "will not create an illegal rank, cancel the strike and move backward one rank."
        ),
        {
            "kind": "react",
            "trigger": "after:targeted",
            "tests": [{"who": "opponent", "me": True}],
            "do": [{"do": "retreat"}, {"do": "cancel-strike", "when": "done"}],
        },
    ),
    (
        "character",
        (
            "React: Once per turn, after a character performs a melee strike targeting Orla, stun "
            "the attacker. Any additional melee strikes from this attack are lost."
        ),
        {
            "kind": "react",
            "trigger": "after:struck",
            "tests": [{"who": "opponent", "me": True}],
            "limit": "round",
            "do": [{"do": "stun", "who": "striker"}, {"do": "end-attack"}],
        },
    ),
    (
        "item",
        ("React: After this character is targeted with a melee strike: Move to a different position in this rank."),
        {
            "kind": "react",
            "trigger": "after:targeted",
            "tests": [{"who": "opponent", "me": True}],
            "do": [{"do": "move", "to": "within"}],
        },
    ),
    (
        "action",
        "React: After target enemy character enters play: Remove a wound from a Dwarf in your army.",
        {
            "kind": "react",
            "trigger": "after:entered",
            "tests": [{"who": "victim", "side": "enemy"}],
            "do": [
                {"do": "elect", "filter": {"side": "own", "place": "own-army", "faction": "dwarves"}},
                {"do": "heal", "who": "picked", "amount": 1},
            ],
        },
    ),
    (
        "action",
        ("React: After target enemy character enters play: You may move a Dwarf in your army forward one rank."),
        {
            "kind": "react",
            "trigger": "after:entered",
            "tests": [{"who": "victim", "side": "enemy"}],
            "do": [
                {"do": "elect", "filter": {"side": "own", "place": "own-army", "faction": "dwarves"}, "optional": True},
                {"do": "move", "who": "picked", "to": "forward", "when": "done"},
            ],
        },
    ),
    (
        "action",
        ("Order: Target an Elf in your army: The target gains +2 ATK until end of turn. Ready a Dwarf in your army."),
        {
            "kind": "order",
            "aim": {"side": "own", "place": "own-army", "faction": "elves"},
            "do": [
                {"do": "modify", "stat": "atk", "amount": 2, "who": "target"},
                {"do": "elect", "filter": {"side": "own", "place": "own-army", "faction": "dwarves"}},
                {"do": "ready", "who": "picked"},
            ],
        },
    ),
    (
        "character",
        "React: After Orla suffers wounds: The character gains +2 AC until end of turn.",
        {
            "kind": "react",
            "trigger": "after:wounded",
            "tests": [{"who": "victim", "me": True}],
            "do": [{"do": "modify", "stat": "ac", "amount": 2}],
        },
    ),
    (
        "item",
        (
            "React: After this character is targeted with a melee strike: The opposing character "
            "must succeed with a fear save (DC 8 + this character's Level) or the strike is a "
            "critical failure."
        ),
        {
            "kind": "react",
            "trigger": "after:targeted",
            "tests": [{"who": "opponent", "me": True}],
            "do": [
                {"do": "check", "who": "striker", "dc": 8, "per": "level", "kind": "fear"},
                {"do": "force", "amount": 1, "to": "strike", "when": "failed"},
            ],
        },
    ),
    (
        "character",
        "Order: Once per turn, perform a melee strike targeting an Undead character within one rank.",
        {
            "kind": "order",
            "limit": "round",
            "do": [{"do": "strike", "kind": "melee", "filter": {"place": "within-1", "trait": "undead"}}],
        },
    ),
    (
        "character",
        "Order: Perform a melee strike that may only target a spent character.",
        {"kind": "order", "do": [{"do": "strike", "kind": "melee", "filter": {"state": "spent"}}]},
    ),
    (
        "character",
        (
            "Order: Perform a +4 ranged strike with a bonus to the roll equal to the number of Elves "
            "in your discard pile."
        ),
        {
            "kind": "order",
            "do": [
                {
                    "do": "strike",
                    "kind": "ranged",
                    "plus": 4,
                    "amount": 1,
                    "per": "discards",
                    "counted": {"faction": "elves"},
                }
            ],
        },
    ),
    (
        "action",
        (
            "Spend Order: Target an enemy character within two ranks. The target must succeed with a "
            "magic save (DC 12) or become spent or, if already spent, stunned."
        ),
        {
            "kind": "order",
            "spend": True,
            "aim": {"place": "within-2", "side": "enemy"},
            "do": [
                {"do": "check", "who": "target", "dc": 12, "kind": "magic"},
                {"do": "stun", "who": "target", "given": {"who": "target", "state": "spent"}, "when": "failed"},
                {"do": "spend", "who": "target", "given": {"who": "target", "state": "ready"}, "when": "failed"},
            ],
        },
    ),
    (
        "character",
        (
            "Order: Target a non-Warlord character within one rank: The target must succeed with a "
            "magic save (DC 17) or he does not ready during the next ready phase."
        ),
        {
            "kind": "order",
            "aim": {"place": "within-1", "warlord": "no"},
            "do": [
                {"do": "check", "who": "target", "dc": 17, "kind": "magic"},
                {
                    "do": "grant",
                    "stat": "ban",
                    "word": "ready",
                    "who": "target",
                    "until": "ready-phase",
                    "when": "failed",
                },
            ],
        },
    ),
    (
        "action",
        "Order: Target a character within two ranks. Until the end of the next turn, the target has -5 AC.",
        {
            "kind": "order",
            "aim": {"place": "within-2"},
            "do": [{"do": "modify", "stat": "ac", "amount": -5, "who": "target", "until": "next-round"}],
        },
    ),
    (
        "action",
        (
            "Spend Order: Target a character within two ranks. All characters in the target's rank "
            "must succeed with a magic save (DC 13) or become stunned."
        ),
        {
            "kind": "order",
            "spend": True,
            "aim": {"place": "within-2"},
            "do": [
                {"do": "check", "who": "target-rank", "dc": 13, "kind": "magic"},
                {"do": "stun", "who": "target-rank", "when": "failed"},
            ],
        },
    ),
    (
        "character",
        (
            "React: After Orla enters play, target an opposing first rank: Each character in that "
            "rank must succeed with a magic save (DC 9) or suffer a wound."
        ),
        {
            "kind": "react",
            "trigger": "after:entered",
            "tests": [{"who": "victim", "me": True}],
            "aim": {"side": "enemy", "place": "front", "what": "rank"},
            "do": [
                {"do": "check", "who": "target-rank", "dc": 9, "kind": "magic"},
                {"do": "wound", "who": "target-rank", "amount": 1, "when": "failed"},
            ],
        },
    ),
    (
        "action",
        "Spend React: After an opposing character pays the costs of an action: Cancel the action.",
        {
            "kind": "react",
            "spend": True,
            "trigger": "after:announced",
            "tests": [{"who": "caster", "side": "enemy"}],
            "do": [{"do": "cancel-action"}],
        },
    ),
    (
        "character",
        "Spend Order: Look at the top card of any deck.",
        {
            "kind": "order",
            "spend": True,
            "aim": {"warlord": "yes", "what": "player"},
            "do": [{"do": "look", "who": "target", "kind": "deck"}],
        },
    ),
    (
        "character",
        (
            "Order: Look at the top five cards of your deck. Put one of the cards into your hand and "
            "discard the remaining cards."
        ),
        {"kind": "order", "do": [{"do": "peek", "number": 5, "to": "discard"}]},
    ),
    (
        "character",
        (
            "Order: Look at the top 10 cards of your deck. If one of them is a Steed, show it to "
            "your opponents, then put it in your hand. Put the other cards on the bottom of your "
            "deck."
        ),
        {"kind": "order", "do": [{"do": "peek", "number": 10, "filter": {"trait": "steed"}}]},
    ),
    (
        "action",
        "Order: Search your discard pile for a Knight and shuffle it into your deck.",
        {"kind": "order", "do": [{"do": "retrieve", "filter": {"trait": "knight"}, "to": "shuffled"}]},
    ),
    (
        "character",
        "Order: Orla makes a skill check (DC 10). If unsuccessful, draw a card. Otherwise, ready Orla.",
        {
            "kind": "order",
            "do": [
                {"do": "check", "dc": 10, "kind": "skill"},
                {"when": "failed", "do": "draw"},
                {"when": "passed", "do": "ready"},
            ],
        },
    ),
    (
        "character",
        (
            "Order: Target a character within two ranks and perform a skill check (DC = target's "
            "printed AC). If successful, the target suffers one wound."
        ),
        {
            "kind": "order",
            "aim": {"place": "within-2"},
            "do": [
                {"do": "check", "dc": 0, "per": "printed-ac", "of": "target", "kind": "skill"},
                {"when": "passed", "do": "wound", "who": "target", "amount": 1},
            ],
        },
    ),
    (
        "action",
        "Order: Target a character: Reduce the target's AC by 2 permanently.",
        {
            "kind": "order",
            "aim": {},
            "do": [{"do": "modify", "stat": "ac", "who": "target", "amount": -2, "until": "permanent"}],
        },
    ),
    (
        "action",
        "Order: Target a character: The target gains the Knight and Undead traits until end of turn.",
        {
            "kind": "order",
            "aim": {},
            "do": [
                {"do": "grant", "stat": "trait", "word": "knight", "who": "target"},
                {"do": "grant", "stat": "trait", "word": "undead", "who": "target"},
            ],
        },
    ),
    (
        "character",
        (
            "React: After Orla hits with a melee strike: Draw a card. This ability may be used any "
            "number of times per turn."
        ),
        {
            "kind": "react",
            "trigger": "after:hit",
            "tests": [{"who": "striker", "me": True}],
            "limit": "none",
            "do": [{"do": "draw"}],
        },
    ),
    (
        "character",
        "Spend Order: Stun Orla to make a melee strike from the 2nd rank as if he were in the 1st rank.",
        {
            "kind": "order",
            "spend": True,
            "costs": [{"pay": "stun-self"}],
            "do": [
                {
                    "do": "strike",
                    "kind": "melee",
                    "to": "from-front",
                    "given": {"who": "self", "rank_least": 2, "rank_most": 2},
                }
            ],
        },
    ),
    (
        "character",
        "Order: Remove two Knights in your discard pile from the game: Draw a card.",
        {
            "kind": "order",
            "costs": [{"pay": "banish-discard", "number": 2, "filter": {"trait": "knight"}}],
            "do": [{"do": "draw"}],
        },
    ),
]


@pytest.mark.parametrize(("kind", "text", "data"), MEANT, ids=[text for _, text, _ in MEANT])
def test_what_is_printed_becomes_these_data(kind: str, text: str, data: Data) -> None:
    assert read_paragraph(text, "Orla", kind, NOUNS).ability == data


REFUSED: list[tuple[str, str]] = [
    ("action", "Order: Target a Weapon within one rank. It gains +2 ATK until end of turn."),
    ("character", "Order: Stun a Weapon equipped to a pony."),
    ("character", "Order: Spend a Knight within two ranks that is gone."),
    ("action", "Order: If this rogue is in the second rank of the theatre, draw a card."),
    ("character", "Order: Stun target character in the last row."),
    ("character", "Non-singing Elves in this rank gain +2 AC."),
    ("character", "Orla may use the Riposte feat one additional time per strike."),
    ("character", "Orla may use the Riposte feat twice as hard."),
    ("character", "Magic saves from Orla's spells have +3 charm."),
    ("character", "Orla may use Marksmanship on picnics."),
    ("character", "Orla's spells have +3 DC."),
    ("character", "You do not have to pay a loyalty penalty to bring flowers into play."),
    ("character", "Orla has +2 AC while she is the target of gossip."),
    ("character", "Orla has +1 ATK for each rank in your dreams."),
    ("character", "Orla has the Knight and Baker traits."),
    ("character", "Orla has +3 ATK while there are any wizards in this rank and it rains."),
    ("character", "You may bring Elves higher than 3rd level into play as if they were taller."),
    ("action", "React: After this character suffers two or more insults: Reduce the wounds to one."),
    ("action", "React: After this character suffers several wounds: Reduce the wounds to one."),
    (
        "action",
        (
            "React: After this rogue is targeted with a melee strike: If moving backward one rank "
            "will not be seen, cancel the strike and move backward one rank."
        ),
    ),
    (
        "character",
        ("React: After a character performs a melee strike targeting Orla: Any additional strikes tomorrow are lost."),
    ),
    (
        "item",
        ("React: After this character is targeted with a melee strike: Move to a nicer position in this rank."),
    ),
    ("action", "React: After target enemy character enters play: Remove a wound from another Dwarf's horse."),
    ("action", "React: After target enemy character enters play: Stun an adjacent Dwarf."),
    ("character", "Order: Perform a melee strike targeting any Undead character in play."),
    ("character", "Order: Perform a melee strike that may only target a pony."),
    (
        "character",
        ("Order: Perform a +4 ranged strike with a bonus to the roll equal to the number of clouds."),
    ),
    (
        "action",
        (
            "Spend Order: Target an enemy character. The target must succeed with a magic save (DC "
            "12) or become spent or, if already spent, sad."
        ),
    ),
    ("character", "Order: Target a character: He does not ready during the next rainy phase."),
    ("action", "Order: Target a character. Until the end of the next winter, the target has -5 AC."),
    (
        "action",
        (
            "Spend Order: Target a character. All characters in the target's house must succeed with "
            "a magic save (DC 13) or become stunned."
        ),
    ),
    (
        "character",
        (
            "React: After Orla enters play, target an opposing first rank: Each character in that "
            "tavern must succeed with a magic save (DC 9) or suffer a wound."
        ),
    ),
    ("action", "Spend React: After an opposing character pays the costs of an action: Cancel the party."),
    ("action", "Spend React: After an opposing character pays the costs of an action: Draw a card."),
    ("character", "Spend Order: Look at the top card of any deck of yours."),
    (
        "character",
        (
            "Order: Look at the top five cards of your deck. Put two of the cards into your hand and "
            "discard the remaining cards."
        ),
    ),
    (
        "character",
        (
            "Order: Look at the top 10 cards of your deck. If one of them is a pony, put it in your "
            "hand. Put the other cards on the bottom of your deck."
        ),
    ),
    ("character", "Order: Draw a card. Otherwise, ready Orla."),
    ("action", "Order: Target a character: Reduce the target's beauty by 2 permanently."),
    (
        "character",
        (
            "React: After Orla hits with a melee strike: Draw a card. This ability may be used any "
            "number of times per moon."
        ),
    ),
    ("character", "React: Before target Dwarf falls forward: He does not stun."),
    ("character", "Order: Remove two ponies in your discard pile from the game: Draw a card."),
    ("action", "Order: Target an Elf in your army: Ready another Elf in your army."),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_what_is_not_understood_to_its_last_word_is_refused(kind: str, text: str) -> None:
    found = read_paragraph(text, "Orla", kind, NOUNS)

    assert found.ability is None
    assert found.stopped


# -- several things in one paragraph ----------------------------------------------------------------


def texts_of(text: str, **values: Any) -> list[tuple[str, bool]]:
    """The paragraphs that a card with this text gets, and whether each is enforced."""
    row = {"name": "Orla", "type": "Character", "class": "Fighter", "level": 3, "faction": "Elves", "alignment": "Good"}
    row |= {"attack": [3], "armorClass": 13, "skill": 1, "hitPoints": 2, "traits": ["Knight", "Undead"], "set": "own"}
    card = read_collection([Row({**row, "text": text, **values})], COLUMNS)[0]
    return [(each.text, each.ability is not None) for each in card.paragraphs]


def test_static_text_falls_in_two_at_a_full_stop() -> None:
    found = texts_of("Orla has +2 ATK. She may not equip items.")

    assert found == [("Orla has +2 ATK.", True), ("This character may not equip items.", True)]


def test_static_text_falls_in_two_where_each_half_has_a_condition_of_its_own() -> None:
    found = texts_of("Orla has +3 ATK while spent, +2 AC while stunned and +1 Skill while wounded.")

    assert [text for text, _ in found] == [
        "Orla has +3 ATK while spent.",
        "Orla has +2 AC while stunned.",
        "Orla has +1 Skill while wounded.",
    ]
    assert all([is_enforced for _, is_enforced in found])


def test_where_one_half_is_not_understood_neither_is_taken_over() -> None:
    text = "Orla has +2 ATK. She is fond of plums."

    assert texts_of(text) == [(text, False)]


@pytest.mark.parametrize("name", ["Will", "Fear"])
def test_a_card_called_like_a_save_makes_no_save_its_own(name: str) -> None:
    text = f"Order: Target character within two ranks must succeed with a {name} save (DC 9) or be stunned."

    assert texts_of(text, name=name)[0][1]


@pytest.mark.parametrize("text", ["orla stone has +2 ATK.", "ORLA STONE has +2 ATK.", "Orla STONE has +2 ATK."])
def test_a_name_is_the_same_in_whatever_letters(text: str) -> None:
    assert texts_of(text, name="Orla Stone")[0][1]


def test_what_follows_from_the_rules_anyway_is_understood() -> None:
    assert texts_of("If Orla is killed while she has the trait Warlord, you lose the game.")[0][1]
