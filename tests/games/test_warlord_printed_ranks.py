"""Ranks and players, wounds of strikes, labels, waivers and more: printed English with the data that it means.

Every sentence here is our own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.english.texts import read_paragraph

Data = dict[str, Any]
NOUNS = Nouns.of(
    ["Undead", "Weapon", "Shield", "Steed", "Knight", "Monster", "Bow", "Bard", "Druid", "Tactics", "Water"]
)
NOUNS.of_things |= {"weapon", "shield", "bow", "steed"}
NAMES = {"character": "Orla", "item": "Tin Whistle", "action": "Long Evening"}


def read(kind: str, text: str) -> Data | None:
    return read_paragraph(text, NAMES[kind], kind, NOUNS).ability


MEANT: list[tuple[str, str, Data]] = [
    (
        "character",
        "Order: Perform a +6 melee strike.",
        {"kind": "order", "do": [{"do": "strike", "kind": "melee", "amount": 6, "word": "base"}]},
    ),
    (
        "character",
        "Spend Order: Perform two consecutive +3 melee strikes.",
        {
            "kind": "order",
            "spend": True,
            "do": [{"do": "strike", "kind": "melee", "amount": 3, "word": "base", "number": 2}],
        },
    ),
    (
        "character",
        "Order: Perform a +1 melee strike that inflicts an additional wound.",
        {"kind": "order", "do": [{"do": "strike", "kind": "melee", "amount": 1, "word": "base", "wounds": 1}]},
    ),
    (
        "character",
        (
            "Spend Order: Perform a +4 ranged strike that does not inflict wounds. If the "
            "strike hits, move the target backward one rank."
        ),
        {
            "kind": "order",
            "spend": True,
            "do": [
                {"do": "strike", "kind": "ranged", "amount": 4, "word": "harmless"},
                {"do": "move", "who": "struck", "to": "backward", "when": "hit"},
            ],
        },
    ),
    (
        "character",
        (
            "Spend Order: Perform a +2 ranged strike. The target of the strike must succeed "
            "with a poison save (DC 14) or become spent."
        ),
        {
            "kind": "order",
            "spend": True,
            "do": [
                {"do": "strike", "kind": "ranged", "amount": 2},
                {"do": "check", "who": "struck", "dc": 14, "kind": "poison"},
                {"do": "spend", "who": "struck", "when": "failed"},
            ],
        },
    ),
    (
        "character",
        "Spend Order: Perform a +0 ranged strike. If the strike hits, the target is stunned instead of wounded.",
        {"kind": "order", "spend": True, "do": [{"do": "strike", "kind": "ranged", "amount": 0, "word": "stun"}]},
    ),
    (
        "character",
        "Spend Order: Perform a +3 ranged strike. This is a Fire action and a spell.",
        {
            "kind": "order",
            "spend": True,
            "do": [{"do": "strike", "kind": "ranged", "amount": 3}],
            "labels": ["fire", "spell"],
        },
    ),
    (
        "item",
        "Order: Spend the Tin Whistle: Perform a melee strike. This is a Stealth action.",
        {
            "kind": "order",
            "costs": [{"pay": "spend-item"}],
            "do": [{"do": "strike", "kind": "melee"}],
            "labels": ["stealth"],
        },
    ),
    (
        "action",
        "Druids gain +2 Levels for performing this action.",
        {
            "kind": "static",
            "do": [{"do": "modify", "stat": "level-this", "amount": 2, "who": "all", "filter": {"trait": "druid"}}],
        },
    ),
    (
        "item",
        "Bards have +1 level for equipping this item.",
        {
            "kind": "static",
            "do": [{"do": "modify", "stat": "level-this", "amount": 1, "who": "all", "filter": {"trait": "bard"}}],
        },
    ),
    (
        "character",
        "May not equip a Steed.",
        {"kind": "static", "do": [{"do": "grant", "stat": "ban", "word": "equip", "filter": {"trait": "steed"}}]},
    ),
    (
        "character",
        "Orla may not equip a Weapon or Shield.",
        {
            "kind": "static",
            "do": [{"do": "grant", "stat": "ban", "word": "equip", "filter": {"any": ["weapon", "shield"]}}],
        },
    ),
    (
        "character",
        "May not manuever or equip items.",
        {
            "kind": "static",
            "do": [
                {"do": "grant", "stat": "ban", "word": "manoeuvre"},
                {"do": "grant", "stat": "ban", "word": "equip"},
            ],
        },
    ),
    (
        "character",
        "Orla may not use multiple attacks.",
        {"kind": "static", "do": [{"do": "grant", "stat": "ban", "word": "strike-again"}]},
    ),
    ("character", "Orla dies at the end of the turn.", {"kind": "static", "do": [{"do": "grant", "stat": "doomed"}]}),
    (
        "character",
        "Orla has +5 AC when she is the only character in her rank.",
        {
            "kind": "static",
            "tests": [{"who": "all", "place": "same-rank", "other": True, "not": True}],
            "do": [{"do": "modify", "stat": "ac", "amount": 5}],
        },
    ),
    (
        "character",
        "While adjacent to two Knights, Orla has +2 Skill.",
        {
            "kind": "static",
            "tests": [{"who": "all", "place": "adjacent", "trait": "knight", "least": 2}],
            "do": [{"do": "modify", "stat": "skill", "amount": 2}],
        },
    ),
    (
        "character",
        "Characters in the rank behind Orla have +1 AC.",
        {
            "kind": "static",
            "do": [{"do": "modify", "stat": "ac", "amount": 1, "who": "all", "filter": {"place": "behind"}}],
        },
    ),
    (
        "character",
        "Knights in the rank in front of Orla gain +2 ATK.",
        {
            "kind": "static",
            "do": [
                {
                    "do": "modify",
                    "stat": "atk",
                    "amount": 2,
                    "who": "all",
                    "filter": {"place": "ahead", "trait": "knight"},
                }
            ],
        },
    ),
    (
        "character",
        "Orla may use action cards as if she were a 1st level rogue.",
        {"kind": "static", "do": [{"do": "grant", "stat": "class-actions", "word": "rogue", "amount": 1}]},
    ),
    (
        "character",
        "Orla may ignore class restrictions when equipping items.",
        {"kind": "static", "lifts": ["WL-EQUIP-02"]},
    ),
    (
        "character",
        "Enemy Undead may not target Orla with melee strikes.",
        {
            "kind": "static",
            "do": [
                {
                    "do": "grant",
                    "stat": "ban",
                    "word": "be-melee-target",
                    "filter": {"side": "enemy", "trait": "undead"},
                }
            ],
        },
    ),
    (
        "character",
        "Orla may not be targeted by ranged strikes from evil characters.",
        {
            "kind": "static",
            "do": [{"do": "grant", "stat": "ban", "word": "be-ranged-target", "filter": {"alignment": "evil"}}],
        },
    ),
    (
        "character",
        "Orla's melee strikes gain +2 ATK against Undead.",
        {"kind": "static", "do": [{"do": "modify", "stat": "atk-against", "amount": 2, "filter": {"trait": "undead"}}]},
    ),
    (
        "character",
        "Orla's ranged strikes gain a +1 bonus for each Knight in your discard pile.",
        {
            "kind": "static",
            "do": [{"do": "modify", "stat": "ranged", "amount": 1, "per": "discards", "counted": {"trait": "knight"}}],
        },
    ),
    (
        "character",
        "Other Knights in this rank are +1 level for casting spells.",
        {
            "kind": "static",
            "do": [
                {
                    "do": "modify",
                    "stat": "level-spells",
                    "amount": 1,
                    "who": "all",
                    "filter": {"place": "same-rank", "other": True, "trait": "knight"},
                }
            ],
        },
    ),
    (
        "character",
        "Order: Target a rank within two ranks. All characters in that rank have -2 ATK until end of turn.",
        {
            "kind": "order",
            "aim": {"place": "within-2", "what": "rank"},
            "do": [{"do": "modify", "stat": "atk", "amount": -2, "who": "target-rank"}],
        },
    ),
    (
        "character",
        (
            "Spend Order: Target all characters in an adjacent rank. Each target must "
            "succeed with a magic save (DC 15) or be stunned."
        ),
        {
            "kind": "order",
            "spend": True,
            "aim": {"place": "adjacent-rank", "what": "whole-rank"},
            "do": [
                {"do": "check", "who": "targets", "dc": 15, "kind": "magic"},
                {"do": "stun", "who": "targets", "when": "failed"},
            ],
        },
    ),
    (
        "character",
        (
            "Spend Order: Target all characters in an opposing front rank: Each target must "
            "make a magic save (DC 12) or suffer a wound."
        ),
        {
            "kind": "order",
            "spend": True,
            "aim": {"side": "enemy", "place": "front", "what": "whole-rank"},
            "do": [
                {"do": "check", "who": "targets", "dc": 12, "kind": "magic"},
                {"do": "wound", "who": "targets", "amount": 1, "when": "failed"},
            ],
        },
    ),
    (
        "character",
        "Spend Order: Target all Undead in a rank within three ranks: Kill each target.",
        {
            "kind": "order",
            "spend": True,
            "aim": {"trait": "undead", "place": "within-3", "what": "whole-rank"},
            "do": [{"do": "kill", "who": "targets"}],
        },
    ),
    (
        "character",
        "Spend Order: Choose an opposing player: That player discards a card at random.",
        {
            "kind": "order",
            "spend": True,
            "aim": {"side": "enemy", "warlord": "yes", "what": "player"},
            "do": [{"do": "discard-random", "who": "target"}],
        },
    ),
    (
        "character",
        "Order: Choose an opposing player: That player must reveal his hand. Draw a card.",
        {
            "kind": "order",
            "aim": {"side": "enemy", "warlord": "yes", "what": "player"},
            "do": [{"do": "look", "who": "target", "kind": "hand"}, {"do": "draw"}],
        },
    ),
    (
        "character",
        "React: After an opposing character rolls a critical failure: Ready Orla.",
        {
            "kind": "react",
            "trigger": "after:rolled",
            "natural_most": 1,
            "tests": [{"who": "victim", "side": "enemy"}],
            "do": [{"do": "ready"}],
        },
    ),
    (
        "character",
        "React: After Orla rolls a natural 1 with a melee strike: Ready Orla.",
        {
            "kind": "react",
            "trigger": "after:rolled",
            "natural_most": 1,
            "tests": [{"who": "striker", "me": True}],
            "do": [{"do": "ready"}],
        },
    ),
    (
        "character",
        "React: Before Orla suffers wounds from a melee strike: Reduce the wounds to 1.",
        {
            "kind": "react",
            "trigger": "before:wounded",
            "by_strike": True,
            "tests": [{"who": "victim", "me": True}],
            "do": [{"do": "cap-wounds", "amount": 1}],
        },
    ),
    (
        "character",
        "React: After Orla inflicts a wound with a melee strike: Stun that character.",
        {
            "kind": "react",
            "trigger": "after:wounded",
            "by_strike": True,
            "tests": [{"who": "wounder", "me": True}],
            "do": [{"do": "stun", "who": "victim"}],
        },
    ),
    (
        "character",
        "React: After Orla inflicts a wound on a spent character with a melee strike: Draw a card.",
        {
            "kind": "react",
            "trigger": "after:wounded",
            "by_strike": True,
            "tests": [{"who": "victim", "state": "spent"}, {"who": "wounder", "me": True}],
            "do": [{"do": "draw"}],
        },
    ),
    (
        "character",
        "React: After Orla wounds another character with a ranged strike, discard a card: Perform a melee strike.",
        {
            "kind": "react",
            "trigger": "after:wounded",
            "strikes": "ranged",
            "by_strike": True,
            "tests": [{"who": "victim", "other": True}, {"who": "wounder", "me": True}],
            "costs": [{"pay": "discard-hand"}],
            "do": [{"do": "strike", "kind": "melee"}],
        },
    ),
    (
        "character",
        "React: After a melee strike or action targets Orla, discard a card: Cancel the strike or action.",
        {
            "kind": "react",
            "trigger": "after:targeted",
            "tests": [{"who": "victim", "me": True}],
            "costs": [{"pay": "discard-hand"}],
            "do": [{"do": "cancel-either"}],
        },
    ),
    (
        "character",
        "React: After Orla is targeted with a melee or ranged strike or action: Cancel the strike or action.",
        {
            "kind": "react",
            "trigger": "after:targeted",
            "strikes": "both",
            "tests": [{"who": "victim", "me": True}],
            "do": [{"do": "cancel-either"}],
        },
    ),
    (
        "character",
        "Order: Once per turn: Move forward up to two ranks.",
        {"kind": "order", "limit": "round", "do": [{"do": "move", "to": "up-forward", "number": 2}]},
    ),
    (
        "character",
        "Spend Order: Move Orla up to 3 ranks backward.",
        {"kind": "order", "spend": True, "do": [{"do": "move", "to": "up-backward", "number": 3}]},
    ),
    (
        "character",
        "Spend Order: Move forward or backward up to 2 ranks.",
        {"kind": "order", "spend": True, "do": [{"do": "move", "to": "up-step", "number": 2}]},
    ),
    (
        "character",
        "Order: Shuffle a Knight from your discard pile into your deck.",
        {"kind": "order", "do": [{"do": "retrieve", "filter": {"trait": "knight"}, "to": "shuffled"}]},
    ),
    (
        "action",
        "Order: Draw two cards. You may shuffle this card into your deck.",
        {"kind": "order", "do": [{"do": "draw", "number": 2}, {"do": "tuck", "optional": True}]},
    ),
    (
        "character",
        "Spend Order: Put a level 2 or lower Undead from your discard pile into play.",
        {
            "kind": "order",
            "spend": True,
            "do": [
                {
                    "do": "present",
                    "filter": {"level_most": 2, "trait": "undead", "type": "character"},
                    "kind": "discard",
                },
                {"do": "enter", "who": "picked"},
            ],
        },
    ),
    (
        "character",
        "Spend Order: Put a Monster from your hand into play.",
        {
            "kind": "order",
            "spend": True,
            "do": [
                {"do": "present", "filter": {"trait": "monster", "type": "character"}},
                {"do": "enter", "who": "picked"},
            ],
        },
    ),
    (
        "character",
        "Spend Order: Equip a Shield from your hand to target Knight in this rank.",
        {
            "kind": "order",
            "spend": True,
            "aim": {"place": "same-rank", "trait": "knight"},
            "do": [{"do": "present", "filter": {"trait": "shield", "type": "item"}}, {"do": "arm", "who": "target"}],
        },
    ),
    (
        "character",
        "React: Before Orla performs a melee strike roll, discard a card to gain +3 ATK for this strike.",
        {
            "kind": "react",
            "trigger": "before:rolled",
            "tests": [{"who": "striker", "me": True}],
            "costs": [{"pay": "discard-hand"}],
            "do": [{"do": "to-strike", "stat": "atk", "amount": 3}],
        },
    ),
    (
        "character",
        "React: Once per turn, after an adjacent Knight is killed, discard a card to ready Orla.",
        {
            "kind": "react",
            "trigger": "after:died",
            "tests": [{"who": "victim", "place": "adjacent", "trait": "knight"}],
            "costs": [{"pay": "discard-hand"}],
            "limit": "round",
            "do": [{"do": "ready"}],
        },
    ),
    (
        "character",
        "React: Before a strike roll targeting Orla: Gain an AC bonus for this strike equal to Orla's Skill.",
        {
            "kind": "react",
            "trigger": "before:rolled",
            "strikes": "both",
            "tests": [{"who": "opponent", "me": True}],
            "do": [{"do": "to-strike", "stat": "ac", "amount": 1, "per": "skill"}],
        },
    ),
    (
        "character",
        (
            "React: Before Orla makes a melee strike roll: Gain an ATK bonus for this strike "
            "equal to the number of characters in your discard pile."
        ),
        {
            "kind": "react",
            "trigger": "before:rolled",
            "tests": [{"who": "striker", "me": True}],
            "do": [
                {"do": "to-strike", "stat": "atk", "amount": 1, "per": "discards", "counted": {"type": "character"}}
            ],
        },
    ),
    (
        "character",
        "React: Before a melee strike roll targeting Orla: Orla gains +5 AC for the duration of the strike.",
        {
            "kind": "react",
            "trigger": "before:rolled",
            "tests": [{"who": "opponent", "me": True}],
            "do": [{"do": "to-strike", "stat": "ac", "amount": 5}],
        },
    ),
    (
        "character",
        (
            "Order: Target an enemy character within two ranks, who must succeed with a "
            "magic save (DC 5 + number of Knights in your army) or suffer a wound."
        ),
        {
            "kind": "order",
            "aim": {"place": "within-2", "side": "enemy"},
            "do": [
                {
                    "do": "check",
                    "who": "target",
                    "dc": 5,
                    "per": "each",
                    "counted": {"side": "own", "place": "own-army", "trait": "knight"},
                    "kind": "magic",
                },
                {"do": "wound", "who": "target", "amount": 1, "when": "failed"},
            ],
        },
    ),
    (
        "character",
        "Order: Target character within two ranks must make a magic save (DC 12) or suffer a wound and be stunned.",
        {
            "kind": "order",
            "aim": {"place": "within-2"},
            "do": [
                {"do": "check", "who": "target", "dc": 12, "kind": "magic"},
                {"do": "wound", "who": "target", "amount": 1, "when": "failed"},
                {"do": "stun", "who": "target", "when": "failed"},
            ],
        },
    ),
    (
        "character",
        "Spend Order: Perform a number of +1 ranged strikes equal to the number of Knights in your army.",
        {
            "kind": "order",
            "spend": True,
            "do": [
                {
                    "do": "strike",
                    "kind": "ranged",
                    "amount": 1,
                    "counts": "number",
                    "per": "each",
                    "counted": {"side": "own", "place": "own-army", "trait": "knight"},
                }
            ],
        },
    ),
    (
        "character",
        "Spend Order: Ready a spent (not stunned) Knight.",
        {
            "kind": "order",
            "spend": True,
            "aim": {"state": "exhausted", "trait": "knight"},
            "do": [{"do": "ready", "who": "target"}],
        },
    ),
    (
        "character",
        "Order: Target character within one rank has -2 Levels for performing actions until end of turn.",
        {
            "kind": "order",
            "aim": {"place": "within-1"},
            "do": [{"do": "modify", "stat": "level-actions", "amount": -2, "who": "target"}],
        },
    ),
    (
        "character",
        "Order: Kill another of your Knights: Draw two cards.",
        {
            "kind": "order",
            "costs": [{"pay": "kill-own", "filter": {"trait": "knight"}}],
            "do": [{"do": "draw", "number": 2}],
        },
    ),
    (
        "character",
        "Spend Order: Return Orla to your hand from play.",
        {"kind": "order", "spend": True, "do": [{"do": "send-back", "to": "hand"}]},
    ),
    (
        "character",
        "Order: Target a Monster of up to 3rd level within one rank. Stun the target.",
        {
            "kind": "order",
            "aim": {"place": "within-1", "level_most": 3, "trait": "monster"},
            "do": [{"do": "stun", "who": "target"}],
        },
    ),
    (
        "character",
        "Spend Order: Search your deck for a Weapon that Orla may equip. Orla equips the weapon.",
        {"kind": "order", "spend": True, "do": [{"do": "search", "filter": {"trait": "weapon"}}, {"do": "arm"}]},
    ),
    (
        "character",
        "React: Before Orla falls forward from an illegal rank: Orla does not spend or stun when falling forward.",
        {
            "kind": "react",
            "trigger": "before:fallen",
            "tests": [{"who": "victim", "me": True}],
            "do": [{"do": "spare"}],
        },
    ),
    (
        "character",
        "Order: Give a Knight in your army +1 HP permanently.",
        {
            "kind": "order",
            "aim": {"side": "own", "place": "own-army", "trait": "knight"},
            "do": [{"do": "modify", "stat": "hp", "amount": 1, "who": "target", "until": "permanent"}],
        },
    ),
    (
        "character",
        "React: After a character performs a Tactics action: Draw a card.",
        {"kind": "react", "trigger": "after:performed", "action": {"trait": "tactics"}, "do": [{"do": "draw"}]},
    ),
    (
        "character",
        "React: Once per turn, after one of your Knights performs a Water action: Move forward one rank.",
        {
            "kind": "react",
            "trigger": "after:performed",
            "action": {"trait": "water"},
            "tests": [{"who": "victim", "side": "own", "trait": "knight"}],
            "limit": "round",
            "do": [{"do": "move", "to": "forward"}],
        },
    ),
    (
        "character",
        "React: After Orla casts a wizard spell: Draw a card.",
        {
            "kind": "react",
            "trigger": "after:performed",
            "action": {"class": "wizard", "spell": True},
            "tests": [{"who": "victim", "me": True}],
            "do": [{"do": "draw"}],
        },
    ),
    (
        "character",
        "React: Once per turn, after Orla spends to cast a spell: Ready Orla.",
        {
            "kind": "react",
            "trigger": "after:performed",
            "action": {"spell": True},
            "spent": True,
            "tests": [{"who": "victim", "me": True}],
            "limit": "round",
            "do": [{"do": "ready"}],
        },
    ),
    (
        "item",
        (
            "React: After this character spends to cast a level 1 or 2 spell, spend the Tin "
            "Whistle: Ready this character."
        ),
        {
            "kind": "react",
            "trigger": "after:performed",
            "action": {"level_least": 1, "level_most": 2, "spell": True},
            "spent": True,
            "tests": [{"who": "victim", "me": True}],
            "costs": [{"pay": "spend-item"}],
            "do": [{"do": "ready"}],
        },
    ),
    (
        "character",
        "React: After another of your wizards spends to perform a spell of 3rd level or lower: Draw a card.",
        {
            "kind": "react",
            "trigger": "after:performed",
            "action": {"level_most": 3, "spell": True},
            "spent": True,
            "tests": [{"who": "victim", "side": "own", "other": True, "class": "wizard"}],
            "do": [{"do": "draw"}],
        },
    ),
    (
        "character",
        "React: After an opposing character performs an action card: Draw a card.",
        {
            "kind": "react",
            "trigger": "after:performed",
            "tests": [{"who": "victim", "side": "enemy"}],
            "do": [{"do": "draw"}],
        },
    ),
    (
        "character",
        "React: Before Orla declares the target of a ranged strike: The target may be one additional rank away.",
        {
            "kind": "react",
            "trigger": "before:aimed",
            "tests": [{"who": "striker", "me": True}],
            "do": [{"do": "farther", "amount": 1}],
        },
    ),
    (
        "item",
        (
            "React: Spend the Tin Whistle before this character declares the target of a ranged "
            "strike. The target may be one additional rank away."
        ),
        {
            "kind": "react",
            "trigger": "before:aimed",
            "tests": [{"who": "striker", "me": True}],
            "costs": [{"pay": "spend-item"}],
            "do": [{"do": "farther", "amount": 1}],
        },
    ),
    (
        "character",
        "Wounds inflicted by Orla's melee strikes may not be reduced.",
        {"kind": "static", "do": [{"do": "grant", "stat": "firm-wounds"}]},
    ),
    (
        "character",
        "If Orla does not have a Weapon equipped, wounds inflicted with her melee strikes may not be reduced.",
        {
            "kind": "static",
            "tests": [{"who": "self", "bears_not": "weapon"}],
            "do": [{"do": "grant", "stat": "firm-wounds"}],
        },
    ),
    (
        "item",
        "Wounds inflicted by melee strikes from this character cannot be reduced.",
        {"kind": "static", "do": [{"do": "grant", "stat": "firm-wounds"}]},
    ),
    (
        "character",
        "React: After killing an opposing character: Draw a card.",
        {
            "kind": "react",
            "trigger": "after:died",
            "tests": [{"who": "victim", "side": "enemy"}, {"who": "wounder", "me": True}],
            "do": [{"do": "draw"}],
        },
    ),
    (
        "character",
        (
            "Spend Order: Perform a ranged strike with a bonus equal to Orla's Skill that does "
            "not inflict wounds. If the strike hits, the target must succeed with a poison save "
            "(DC 12) or suffer a wound."
        ),
        {
            "kind": "order",
            "spend": True,
            "do": [
                {"do": "strike", "kind": "ranged", "amount": 1, "per": "skill", "word": "harmless"},
                {"when": "hit", "do": "check", "who": "struck", "dc": 12, "kind": "poison"},
                {"when": "failed", "do": "wound", "who": "struck", "amount": 1},
            ],
        },
    ),
]


@pytest.mark.parametrize(("kind", "text", "data"), MEANT, ids=[text for _, text, _ in MEANT])
def test_what_is_printed_becomes_these_data(kind: str, text: str, data: Data) -> None:
    assert read(kind, text) == data


REFUSED = [
    ("character", "React: After Orla rolls a critical failure, discard a card: The strike is a critical success."),
    ("character", "React: After an opposing character performs a Song action: Draw a card."),
    ("item", "Spend Order: Return the Tin Whistle to your hand from play."),  # the item, not its bearer
    ("character", "Order: Target up to two Knights. Perform a melee strike against each target. Stun the target."),
    ("character", "May not equip a Song."),  # nothing is called so
    ("character", "Druids gain +2 Levels for performing this action."),  # which action?
    ("action", "Druids gain +2 Levels for singing this action."),
    ("action", "Druids gain +2 Skill for performing this action."),
    ("character", "Spend Order: Perform two +3 ranged strikes. If the strike hits, move the target backward one rank."),
    ("character", "Spend Order: Perform a +3 ranged strike. This is a Song action."),
    ("character", "Spend Order: Perform a +3 ranged strike. This is a good day."),
    ("character", "Order: Draw a card. You may shuffle this card into your deck."),  # Orla herself?
    ("character", "Order: Target a rank within two ranks. All characters in that army have -2 ATK."),
    ("character", "Order: Target a rank within nine ranks. All characters in that rank have -2 ATK."),
    ("character", "Order: Choose an opposing player: That player sings a song."),
    ("character", "Order: All characters in that rank have -2 ATK until end of turn."),  # in which?
    ("character", "Spend Order: Equip a Weapon from your discard pile to Orla."),  # and if she may not bear it?
    ("character", "Spend Order: Put a Weapon from your hand into play."),
    ("character", "Order: If the strike hits, stun the target."),  # nobody has struck
    ("character", "React: Before Orla suffers wounds from a song: Reduce the wounds to 1."),
    ("character", "React: After Orla suffers wounds from a melee strike: Reduce the wounds to many."),
    ("character", "React: After Orla rolls a critical embarrassment: Ready Orla."),
    ("character", "Orla has +5 AC when she is the only singer in her rank."),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_what_is_not_sure_is_refused(kind: str, text: str) -> None:
    assert read(kind, text) is None
