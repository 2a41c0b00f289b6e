"""Cards of Summoners: the whole profile and the list of actions, in both languages, for browser and printer."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tercio.games.summoners import shipped
from tercio.games.summoners.abilities.special_rule import printed, special_rules
from tercio.games.summoners.printed.profiles import Profile, Trait
from tercio.games.summoners.words.cards import ACTIONS, CARD_ACTION, VALUE_WORDS
from tercio.games.summoners.words.profile_cards import (
    activation_card,
    activation_text,
    card_text,
    profile_card,
    standard_actions,
)
from tercio.rules.index import load

LANGUAGES: Final = ("en", "de")
PROFILES: Final = shipped()[0].profiles
SPECIAL_RULES: Final = special_rules()
INDEX: Final = {rule.id for rule in load().of_game("summoners")}


def unit(name: str) -> Profile:
    return PROFILES[name]


def keys(profile: Profile) -> list[str]:
    return [action.key for action in activation_card(profile, "en").actions]


# -- words ------------------------------------------------------------------------------------------------------


def test_every_special_rule_has_its_words_and_its_rules_in_the_index() -> None:
    cited = [rule for special in SPECIAL_RULES.values() for rule in special.rules]

    assert all(rule.id in rule.rules for rule in SPECIAL_RULES.values())
    assert set(cited) <= INDEX
    assert {rule for rule in INDEX if re.fullmatch(r"SU-TRAIT-\d\d", rule)} - set(cited) == {
        "SU-TRAIT-01",
        "SU-TRAIT-02",
        "SU-TRAIT-03",
    }  # these are about special rules as such


@pytest.mark.parametrize("name", SPECIAL_RULES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_told_where_there_is_one(name: str, lang: str) -> None:
    special = SPECIAL_RULES[name]

    assert special.name.spoken(lang)
    assert ("4711" in special.text(4711).spoken(lang)) == special.is_numbered


def test_actions_and_values_cite_rules_of_the_index() -> None:
    cited = [action.rule for action in (*ACTIONS.values(), CARD_ACTION)] + [v.rule for v in VALUE_WORDS.values()]

    assert set(cited) <= INDEX


# -- the profile card ----------------------------------------------------------------------------------------------


def test_the_card_of_the_ice_cobra_reads_like_a_card() -> None:
    assert card_text(profile_card(unit("ice-cobra"), "de")) == (
        "Eiskobra · Kreatur, Stufe 1",
        "AP 2 · B 5/8 · R 4 · W 1 · G 1",
        "Frostbiss · NK 3 · RW BK · Eis (1)",
        "Kosten: 3 Manasteine",
        "Lebenspunkte: 5 weiß, 2 rot",
    )
    assert card_text(profile_card(unit("ice-cobra"), "en")) == (
        "Ice Cobra · Creature, level 1",
        "AP 2 · MV 5/8 · RF 4 · RS 1 · SZ 1",
        "Frostbite · ME 3 · range base contact · Ice (1)",
        "Cost: 3 gems",
        "Life points: 5 white, 2 red",
    )


def test_special_rules_stand_with_their_number_sentence_and_rules() -> None:
    special = profile_card(unit("snow-sprite"), "de").specials[1]

    assert (special.key, special.name, special.value, special.rules) == (
        "ethereal",
        "Ätherisch (2)",
        2,
        ("SU-TRAIT-05",),
    )
    assert "Bei 2 oder weniger" in special.text


def test_spells_stand_with_cost_upkeep_range_target_and_text() -> None:
    spell = next(spell for spell in profile_card(unit("water-summoner"), "de").spells if spell.id == "icy-touch")

    assert (spell.name, spell.mana, spell.upkeep, spell.reach) == ("Eisige Berührung", 1, 1, "10 Zoll")
    assert (spell.target, spell.attack) == ("eine befreundete Einheit", None)
    assert spell.text == unit("water-summoner").powers[1].text_de


def test_a_ranged_spell_shows_its_attack() -> None:
    attack = profile_card(unit("water-summoner"), "en").spells[0].attack

    assert attack is not None
    assert (attack.dice, attack.reach, [special.name for special in attack.specials]) == (3, '12"', ["Ice (1)"])


def test_the_bolt_stands_at_the_values_that_can_be_boosted() -> None:
    card = profile_card(unit("water-summoner"), "en")

    assert [value.key for value in card.values if value.can_be_boosted] == ["reflex"]
    assert [attack.can_be_boosted for attack in card.attacks] == [True]
    assert "RF 4⚡" in card_text(card)[1]


def test_the_cost_has_gems_and_creature_levels() -> None:
    assert profile_card(unit("fire-elemental"), "de").cost == "3 Manasteine + 2 Kreaturenstufen"
    assert profile_card(unit("fire-elemental"), "en").cost == "3 gems + 2 creature levels"
    assert profile_card(unit("earth-golem"), "en").cost == "3 gems + 1 creature level"
    assert profile_card(unit("fire-summoner"), "en").cost == ""


def test_inches_are_written_as_each_language_does() -> None:
    profile = unit("ice-cobra")._replace(walk=4500)

    assert profile_card(profile, "en").values[1].text == "4.5/8"
    assert profile_card(profile, "de").values[1].text == "4,5/8"


def test_a_power_for_oneself_has_no_range_and_one_without_limit_says_so() -> None:
    charge = unit("idol-of-sarothek").powers[0]
    for power, reach in ((charge._replace(target="oneself", reach=0), ""), (charge._replace(reach=0), "unlimited")):
        card = profile_card(unit("idol-of-sarothek")._replace(powers=(power,)), "en")

        assert card.actions[0].reach == reach


@pytest.mark.parametrize("name", sorted(PROFILES))
def test_every_card_is_complete_in_both_languages(name: str) -> None:
    english, german = profile_card(unit(name), "en"), profile_card(unit(name), "de")

    assert (english.white, english.red, english.mana) == (german.white, german.red, german.mana)
    assert len(card_text(english)) == len(card_text(german))
    assert "{" not in "".join([*card_text(english), *card_text(german)])
    for power, same in zip(english.spells + english.actions, german.spells + german.actions, strict=True):
        assert (power.id, power.text == same.text) == (same.id, False)


# -- the activation card ---------------------------------------------------------------------------------------------


def test_a_summoner_casts_and_summons() -> None:
    assert keys(unit("water-summoner")) == [
        "walk",
        "run",
        "charge",
        "concentrate",
        "melee",
        "cast",
        "summon",
        "interact",
    ]


def test_a_creature_neither_summons_nor_casts_without_spells() -> None:
    assert keys(unit("hailbringer")) == ["walk", "run", "charge", "concentrate", "melee", "ranged", "interact"]


def test_a_creature_with_a_spell_casts() -> None:
    taught = unit("hailbringer")._replace(powers=unit("water-summoner").powers[:1])

    assert "cast" in keys(taught)
    assert "summon" not in keys(taught)


def test_a_primitive_creature_does_not_interact() -> None:
    assert "interact" not in keys(unit("rime-bear"))


def test_a_static_creature_neither_moves_nor_fights_but_uses_its_card_action() -> None:
    assert keys(unit("idol-of-sarothek")) == ["interact", "act"]


def test_a_static_creature_does_not_fight_even_if_its_card_has_an_attack() -> None:
    static = (Trait("static"),)
    armed = unit("ice-cobra")._replace(traits=static, texts=printed(static))

    assert standard_actions(armed) == ("interact",)


def test_without_a_melee_attack_there_is_no_charge() -> None:
    archer = unit("fire-messenger")
    disarmed = archer._replace(attacks=tuple([attack for attack in archer.attacks if attack.is_ranged]))

    assert standard_actions(disarmed) == ("walk", "run", "concentrate", "ranged", "interact")


def test_actions_stand_with_their_cost() -> None:
    assert activation_text(activation_card(unit("idol-of-sarothek"), "de")) == (
        "Idol von Sarothek",
        "Interagieren · 1 AP",
        "Arkane Aufladung · 1 AP",
    )
    assert [(a.key, a.ap) for a in activation_card(unit("ice-cobra"), "en").actions] == [
        ("walk", 1),
        ("run", 2),
        ("charge", 2),
        ("concentrate", 1),
        ("melee", 1),
        ("interact", 1),
    ]
