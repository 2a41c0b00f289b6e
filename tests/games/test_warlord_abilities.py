"""Feats are found where they are written, no two can be mixed up, and numbers in old records keep their meaning."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercio.games.warlord.abilities import feats as room
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.abilities.registry import ADDING, STATS, feat_names, feats
from tercio.games.warlord.printed.traits import TRAIT_NUMBERS
from tercio.games.warlord.words.printed import FEATS, TRAITS
from tercio.games.warlord.words.receipts import CHANGES, OF_FEATS, OF_TRAITS, OTHERS, change
from tercio.rules import load

ALL = list(feats().values())
OLD_CHANGES = {
    "other": 0,
    "atk": 1,
    "ac": 2,
    "skill": 3,
    "hp": 4,
    "level": 5,
    "ranged": 6,
    "ac-ranged": 7,
    "die": 8,
    "next-natural": 9,
    "doomed": 10,
    "ban:attack": 11,
    "ban:move": 12,
    "ban:be-melee-target": 13,
    "ban:be-ranged-target": 14,
    "must-strike": 15,
    "set-atk": 16,
    "set-ac": 17,
}


def test_a_feat_has_a_number_that_no_other_has() -> None:
    assert len(feat_names()) == len({feat.name for feat in ALL})
    assert len(feats()) == len({(feat.number, feat.key) for feat in ALL})
    assert min(feat_names()) == 0


def test_every_module_holds_one_feat_and_is_named_after_it() -> None:
    modules = [path.stem for path in Path(room.__path__[0]).glob("*.py") if path.stem != "__init__"]

    assert sorted(modules) == sorted([name.replace("-", "_") for name in feat_names().values()])


@pytest.mark.parametrize("feat", ALL, ids=list(feats()))
def test_every_feat_cites_its_rules_and_has_words(feat: Feat) -> None:
    assert [rule for rule in (feat.rule, feat.once) if rule and rule not in load()] == []
    assert feat.name in FEATS


def test_no_words_are_left_of_a_feat_or_trait_that_is_gone() -> None:
    assert set(FEATS) == set(feat_names().values())
    assert set(TRAITS) == set(TRAIT_NUMBERS)


@pytest.mark.parametrize("numbers", [CHANGES, TRAIT_NUMBERS], ids=["changes", "traits"])
def test_no_number_stands_for_two_things(numbers: dict[str, int]) -> None:
    assert len(set(numbers.values())) == len(numbers)
    assert len(CHANGES) == len(OTHERS) + sum([len(stat.changes()) for stat in STATS.values()])
    assert max(CHANGES.values()) < OF_FEATS
    assert OF_FEATS + max(feat_names()) < OF_TRAITS


def test_numbers_of_old_records_mean_what_they_meant() -> None:
    known = {0: "charisma", 3: "marksmanship", 7: "riposte", 8: "scribe", 9: "stealth"}
    traits = {"dwarves": 0, "mercenaries": 5, "warlord": 6, "astral": 12, "weapon": 36}

    assert {number: feat_names()[number] for number in known} == known
    assert {trait: TRAIT_NUMBERS[trait] for trait in traits} == traits
    assert OLD_CHANGES.items() <= CHANGES.items()
    assert (change("atk"), change("ban", "move"), change("ac", is_set=True)) == (1, 12, 17)
    assert (change("feat", "riposte"), change("trait", "warlord"), change("trait", "new")) == (107, 206, 0)


def test_whatever_is_added_up_adds_to_a_value() -> None:
    """A value asks all stats that add to it; one that nobody asks would have no effect."""
    numbers = {stat.word for stat in STATS.values() if stat.is_summed}
    asked = {stat.word for stats in ADDING.values() for stat in stats}
    against = {stat.word for stat in STATS.values() if stat.is_against and stat.word != "ban"}

    assert asked == numbers | against | {"level-items-with", "level-actions-with", "level-spells-with"}
