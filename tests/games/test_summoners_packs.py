"""Our own realms: enough creatures and spells of every kind, figures of the book kept, texts that say what is done."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, Final

import pytest

from tercio.games.summoners import open_game, shipped
from tercio.games.summoners.abilities.special_rule import AREA, special_rules
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.printed.profiles import (
    IMPASSABLE,
    INCH,
    Effect,
    Power,
    Profile,
    Trait,
)
from tercio.games.summoners.verbs.verb import verbs
from tercio.games.summoners.words.powers import text_of

CONTENT: Final[Content] = shipped()[0]
REALMS: Final = ("air", "corrupted", "earth", "fire", "water")
IN_INCHES: Final = ("push", "pull", "march", "raise")
SPECIAL_RULES: Final = tuple(special_rules())


def unit(name: str) -> Profile:
    return CONTENT.profiles[name]


def has(profile: Profile, trait: str) -> bool:
    return trait in [own.name for own in profile.traits]


def creatures(realm: str) -> list[Profile]:
    return [unit for unit in CONTENT.profiles.values() if unit.realm == realm and not unit.is_summoner]


def summoner(realm: str) -> Profile:
    found = [unit for unit in CONTENT.profiles.values() if unit.realm == realm and unit.is_summoner]
    assert len(found) == 1
    return found[0]


def spells(realm: str) -> list[Power]:
    return [power for power in summoner(realm).powers if power.is_spell]


def entries_as_written(key: str) -> list[dict[str, Any]]:
    """Of all packs, before those of one id could hide one another."""
    found: list[dict[str, Any]] = []
    for file in files("tercio.games.summoners").joinpath("packs").iterdir():
        if file.name.endswith(".toml"):
            found += tomllib.loads(file.read_text("utf-8")).get(key, [])
    return found


# -- realms and creatures -----------------------------------------------------------------------------------


def test_there_are_four_realms_and_the_corrupted() -> None:
    assert sorted(CONTENT.realms) == list(REALMS)


@pytest.mark.parametrize("key", ["realm", "unit", "spell", "action", "terrain"])
def test_no_two_of_a_kind_share_an_id_or_a_name(key: str) -> None:
    written = entries_as_written(key)

    assert written != []
    for names in ([e["id"] for e in written], [e["name"]["en"] for e in written], [e["name"]["de"] for e in written]):
        assert [name for name, number in Counter(names).items() if number > 1] == []


@pytest.mark.parametrize("realm", REALMS)
def test_a_realm_has_at_least_seven_creatures_over_levels_1_to_3_and_one_of_them_static(realm: str) -> None:
    levels = Counter([creature.level for creature in creatures(realm)])

    assert sum(levels.values()) >= 7
    assert sorted(levels) == [1, 2, 3]
    assert min(levels.values()) >= 2
    assert len([creature for creature in creatures(realm) if has(creature, "static")]) == 1


@pytest.mark.parametrize("realm", REALMS)
def test_static_creatures_have_something_to_do(realm: str) -> None:
    static = next(creature for creature in creatures(realm) if has(creature, "static"))

    assert [power.is_spell for power in static.powers] == [False]


@pytest.mark.parametrize("trait", SPECIAL_RULES)
def test_every_special_rule_is_on_at_least_three_creatures_or_attacks(trait: str) -> None:
    bearers: list[str] = []
    for realm in REALMS:
        for creature in creatures(realm):
            bearers += [creature.id for own in creature.traits if own.name == trait]
            bearers += [attack.id for attack in creature.attacks for own in attack.traits if own.name == trait]

    assert len(bearers) >= 3


@pytest.mark.parametrize("realm", REALMS)
def test_no_two_creatures_of_a_realm_are_alike(realm: str) -> None:
    faces = [
        (c.level, c.walk, c.reflex, c.resistance, c.white, c.traits, tuple([a[3:] for a in c.attacks]), c.powers)
        for c in creatures(realm)
    ]

    assert len(set(faces)) == len(faces)


def test_everything_is_used() -> None:
    """A power that nobody has, or a conjured terrain that no spell raises, is a leftover."""
    owned = {power.id for profile in CONTENT.profiles.values() for power in profile.powers}
    raised = {
        effect.what for power in CONTENT.powers.values() for effect in power.effects if effect.verb.word == "raise"
    }

    assert set(CONTENT.powers) == owned
    assert {kind.id for kind in CONTENT.kinds.values() if kind.is_conjured} == raised


# Of the figures that the book's examples suggest, each from and to: AP, walk, run, Reflex, Resistance, size, white,
# red, the best melee value, gems, creature levels.
RANGES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: ((3, 3), (4, 4), (7, 7), (3, 4), (2, 3), (2, 2), (8, 10), (4, 5), (2, 2), (0, 0), (0, 0)),
    1: ((2, 2), (4, 6), (7, 10), (3, 5), (1, 3), (1, 2), (4, 6), (2, 4), (2, 3), (2, 3), (0, 0)),
    2: ((2, 2), (4, 6), (7, 9), (3, 4), (2, 4), (2, 3), (7, 9), (4, 5), (2, 3), (3, 4), (1, 1)),
    3: ((2, 3), (4, 5), (6, 8), (2, 3), (4, 5), (4, 4), (12, 15), (6, 8), (3, 4), (3, 5), (2, 2)),
}


@pytest.mark.parametrize("name", sorted(CONTENT.profiles))
def test_figures_are_plausible_for_the_level(name: str) -> None:
    u = unit(name)
    best = max([attack.dice for attack in u.attacks if not attack.is_ranged], default=2)
    walk, run = (4, 7) if has(u, "static") else (u.walk // INCH, u.run // INCH)
    figures = (u.ap, walk, run, u.reflex, u.resistance, u.size, u.white, u.red, best, u.mana, u.levels)
    outside = [
        (number, figure) for number, figure in enumerate(figures)
        if not RANGES[u.level][number][0] <= figure <= RANGES[u.level][number][1]
    ]  # fmt: skip

    assert outside == []


# -- spells ------------------------------------------------------------------------------------------------------


def signatures(power: Power) -> set[tuple[str, str]]:
    return {(effect.verb.word, effect.what) for effect in power.effects}


@pytest.mark.parametrize("realm", REALMS)
def test_a_summoner_has_at_least_five_spells_of_all_kinds(realm: str) -> None:
    own = spells(realm)
    others = {mark for other in REALMS if other != realm for spell in spells(other) for mark in signatures(spell)}

    assert len(own) >= 5
    assert [s for s in own if s.attack is not None] != []
    assert [s for s in own if s.lasts and s.upkeep > 0] != []
    assert [s for s in own if any(e.verb.word == "change" for e in s.effects)] != []
    assert [s for s in own if {e.verb.word for e in s.effects} & {"push", "pull", "march", "carry", "raise"}] != []
    assert [s for s in own if signatures(s) - others] != []  # of its own kind


@pytest.mark.parametrize("realm", REALMS)
def test_no_realm_casts_the_spells_of_another(realm: str) -> None:
    for other in REALMS:
        if other != realm:
            assert {spell.id for spell in spells(realm)} & {spell.id for spell in spells(other)} == set()


def numbers_in(text: str) -> list[str]:
    return re.findall(r"\d+(?:[.,]\d+)?", text.replace(",", "."))


def amount_words(effect: Effect) -> str:
    is_length = effect.verb.word in IN_INCHES or effect.what in ("movement", "walk", "run")
    return f"{abs(effect.amount) / INCH:.12g}" if is_length else str(abs(effect.amount))


@pytest.mark.parametrize("name", sorted(CONTENT.powers))
def test_texts_tell_every_figure_of_what_is_done_in_both_languages(name: str) -> None:
    power = CONTENT.powers[name]
    figures = [amount_words(effect) for effect in power.effects if effect.amount]
    if power.attack is not None:
        figures += [str(power.attack.dice)]
        figures += [str(trait.value) for trait in power.attack.traits if trait.value]
    if power.burst:
        figures.append(f"{power.burst / INCH:.12g}")

    assert set(figures) <= set(numbers_in(power.text_en))
    assert sorted(numbers_in(power.text_en)) == sorted(numbers_in(power.text_de))
    said = text_of(power, CONTENT.kinds)  # what the verbs themselves would say
    assert set(figures) <= set(numbers_in(said.en))
    assert sorted(numbers_in(said.en)) == sorted(numbers_in(said.de))


@pytest.mark.parametrize("name", sorted(CONTENT.powers))
def test_texts_tell_how_long_it_lasts(name: str) -> None:
    power = CONTENT.powers[name]
    is_brief = power.lasts and not power.upkeep

    assert ("Can be channelled." in power.text_en, "Kann kanalisiert werden." in power.text_de) == (
        power.upkeep > 0,
        power.upkeep > 0,
    )
    assert ("Until the end of the round" in power.text_en, "Bis zum Ende der Runde" in power.text_de) == (
        is_brief,
        is_brief,
    )


# -- what the book states -----------------------------------------------------------------------------------------


def test_the_fire_elemental_costs_3_gems_and_2_levels_and_is_of_level_3() -> None:
    elemental = unit("fire-elemental")

    assert (elemental.level, elemental.mana, elemental.levels) == (3, 3, 2)


def test_the_ice_cobra_bites_with_3_dice_and_ice() -> None:
    bite = unit("ice-cobra").attacks[0]

    assert (bite.name_de, bite.dice, bite.reach, bite.traits) == ("Frostbiss", 3, 0, (Trait("ice", 1),))


def test_the_earth_golem_has_reflex_3_resistance_4_and_2_dice() -> None:
    golem = unit("earth-golem")

    assert (golem.reflex, golem.resistance, golem.attacks[0].dice) == (3, 4, 2)
    assert not has(golem, "defender")


def test_the_ice_elemental_strikes_with_3_dice() -> None:
    assert [attack.dice for attack in unit("ice-elemental").attacks] == [3]


@pytest.mark.parametrize(
    ("name", "size"), [("glow-hyena", 1), ("lava-ray", 2), ("fire-messenger", 2), ("hailbringer", 3)]
)
def test_sizes_of_the_sight_examples(name: str, size: int) -> None:
    assert unit(name).size == size


def test_the_fire_messenger_shoots_with_3_dice_and_has_no_combat_area() -> None:
    messenger = unit("fire-messenger")

    assert [attack.dice for attack in messenger.attacks if attack.is_ranged] == [3]
    assert not any([bool(attack.texts[AREA]) for attack in messenger.attacks])


def test_the_hailbringer_shoots() -> None:
    assert any([attack.is_ranged for attack in unit("hailbringer").attacks])


def test_the_water_summoner_has_a_combat_area_and_the_polar_spider_fights_in_contact() -> None:
    assert any([bool(attack.texts[AREA]) for attack in unit("water-summoner").attacks])
    assert [attack.reach for attack in unit("polar-spider").attacks] == [0]


def test_the_glacier_dragon_walks_5_inches_and_neither_it_nor_the_wind_servant_flies() -> None:
    assert unit("glacier-dragon").walk == 5 * INCH
    assert not has(unit("glacier-dragon"), "flyer")
    assert not has(unit("wind-servant"), "flyer")


def test_the_shield_bearer_can_afford_a_charge() -> None:
    assert unit("shield-bearer").ap >= 2


def test_the_idol_of_sarothek_is_static_and_charges_others() -> None:
    idol = unit("idol-of-sarothek")
    charge = idol.powers[0]

    assert has(idol, "static")
    assert (charge.name_de, charge.is_spell, charge.lasts) == ("Arkane Aufladung", False, True)


def test_icy_touch_raises_ice_by_1_and_inner_fire_hurts_later() -> None:
    assert CONTENT.powers["icy-touch"].effects == (Effect(verbs()["grant"], "ice", 1, True),)
    assert [effect.verb.word for effect in CONTENT.powers["inner-fire"].effects] == ["scorch"]


def test_the_corrupted_have_a_moloch() -> None:
    assert (unit("moloch").realm, unit("moloch").level) == ("corrupted", 3)


# -- terrain of ours ----------------------------------------------------------------------------------------------


def test_there_is_a_hill_to_walk_up_and_a_ledge_to_climb() -> None:
    hill, ledge = CONTENT.kinds["hill"], CONTENT.kinds["ledge"]

    assert (hill.is_raised, hill.is_sloped, hill.going != IMPASSABLE) == (True, True, True)
    assert (ledge.is_raised, ledge.is_sloped, ledge.going != IMPASSABLE) == (True, False, True)


def test_the_game_numbers_the_catalogue() -> None:
    profiles = open_game().content.profiles

    assert [profile.number for profile in profiles.values()] == list(range(len(CONTENT.profiles)))
    assert list(profiles) == sorted(profiles)
