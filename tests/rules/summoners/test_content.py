"""SU  What is printed: army lists, profile cards, activation cards and the table of terrain."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cases import case
from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.summoners import open_game, shipped
from tercio.games.summoners.content.catalogue import creatures_of
from tercio.games.summoners.content.pack import Content, read_content
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.words.profile_cards import activation_card, card_text, profile_card

CONTENT: Final[Content] = shipped()[0]
LANGUAGES: Final = ("en", "de")


def unit(name: str) -> Profile:
    return CONTENT.profiles[name]


def actions(profile: Profile, lang: str = "en") -> list[str]:
    return [action.name for action in activation_card(profile, lang).actions]


def record(**changes: Any) -> dict[str, Any]:
    """A creature of fire as data; a change to None leaves the key out."""
    plain = {
        "id": "probe",
        "name": {"en": "Probe", "de": "Sonde"},
        "realm": "fire",
        "level": 1,
        "ap": 2,
        "walk": 5,
        "run": 8,
        "reflex": 4,
        "resistance": 2,
        "size": 1,
        "white": 5,
        "red": 2,
        "base": 30,
        "mana": 2,
        "attack": [struck()],
    }
    return {key: value for key, value in {**plain, **changes}.items() if value is not None}


def struck(**changes: Any) -> dict[str, Any]:
    return {"id": "bite", "name": {"en": "Bite", "de": "Biss"}, "melee": 2, "reach": "contact", **changes}


def read(**changes: Any) -> Profile:
    document = Document("inline", "", {"unit": [record(**changes)]}, {})
    return read_content([document], CONTENT).profiles["probe"]


def refused_at(**changes: Any) -> str:
    with pytest.raises(BadInput) as raised:
        read(**changes)
    return raised.value.key


# -- army lists -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-START-02")
def test_SU_START_02_a_water_summoner_calls_only_creatures_of_the_water_list() -> None:
    called = {profile.id for profile in creatures_of(open_game(), "water")}

    assert {"ice-cobra", "polar-spider", "hailbringer", "glacier-dragon"} <= called
    assert called & {"glow-hyena", "earth-golem", "wind-servant", "moloch", "water-summoner"} == set()


@pytest.mark.rule("SU-SPELL-02")
def test_SU_SPELL_02_a_summoner_has_spells_of_his_own_and_no_others() -> None:
    water = [spell.name for spell in profile_card(unit("water-summoner"), "de").spells]
    fire = [spell.name for spell in profile_card(unit("fire-summoner"), "de").spells]

    assert "Eisige Berührung" in water
    assert "Inneres Feuer" in fire
    assert set(water) & set(fire) == set()


@pytest.mark.rule("SU-CREATURE-01")
def test_SU_CREATURE_01_every_creature_has_a_level() -> None:
    assert unit("fire-elemental").level == 3
    assert all([profile.level >= 1 for profile in CONTENT.profiles.values() if not profile.is_summoner])
    assert refused_at(level=None) == "unit[0].level"


# -- profile cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-START-03")
def test_SU_START_03_the_card_shows_values_attacks_and_life_points() -> None:
    for profile in CONTENT.profiles.values():
        card = profile_card(profile, "en")

        assert [value.key for value in card.values] == ["ap", "movement", "reflex", "resistance", "size"]
        assert [attack.id for attack in card.attacks] == [attack.id for attack in profile.attacks]
        assert (card.white, card.red) == (profile.white, profile.red)


@pytest.mark.rule("SU-PROFILE-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_SU_PROFILE_02_the_card_holds_values_special_rules_cost_attacks_and_life_points(lang: str) -> None:
    profile = unit("glacier-dragon")
    card = profile_card(profile, lang)
    text = "\n".join(card_text(card))

    assert (len(card.values), len(card.specials), len(card.attacks)) == (5, 2, 2)
    assert all([f"{value.short} {value.text}" in text for value in card.values])
    assert all([special.name in text for special in card.specials])
    assert all([f"{attack.name} · {attack.short} {attack.dice}" in text for attack in card.attacks])
    assert card.cost in text
    assert all([str(number) in text for number in (profile.white, profile.red)])


@pytest.mark.rule("SU-PROFILE-02")
@pytest.mark.parametrize("key", ["ap", "walk", "run", "reflex", "resistance", "size", "white", "red"])
def test_SU_PROFILE_02_a_record_without_a_value_is_refused(key: str) -> None:
    assert refused_at(**{key: None}) == f"unit[0].{key}"


@pytest.mark.rule("SU-PROFILE-02")
def test_SU_PROFILE_02_a_record_without_cost_or_attack_is_refused() -> None:
    assert refused_at(mana=None) == "unit[0].mana"
    assert refused_at(attack=None) == "unit[0].attack"


@pytest.mark.rule("SU-PROFILE-16")
def test_SU_PROFILE_16_the_cost_is_gems_and_creature_levels() -> None:
    elemental = unit("fire-elemental")

    assert (elemental.mana, elemental.levels) == (3, 2)
    assert profile_card(elemental, "de").cost == "3 Manasteine + 2 Kreaturenstufen"
    assert read(mana=None, levels=1).levels == 1


@pytest.mark.rule("SU-PROFILE-03")
def test_SU_PROFILE_03_summoners_have_3_action_points() -> None:
    assert {profile.ap for profile in CONTENT.profiles.values() if profile.is_summoner} == {3}


@pytest.mark.rule("SU-LOS-06")
def test_SU_LOS_06_human_sized_units_have_size_2_and_large_elementals_4() -> None:
    summoners = [profile for profile in CONTENT.profiles.values() if profile.is_summoner]
    elementals = [profile for profile in CONTENT.profiles.values() if profile.id.endswith("-elemental")]

    assert {profile.size for profile in summoners} == {2}
    assert ({profile.size for profile in elementals}, len(elementals)) == ({4}, 4)
    assert refused_at(size=None) == "unit[0].size"


# -- attacks and special rules --------------------------------------------------------------------------------


@pytest.mark.rule("SU-ATTACK-01")
def test_SU_ATTACK_01_each_attack_has_its_own_dice() -> None:
    lines = profile_card(unit("glacier-dragon"), "de").attacks

    assert [(line.short, line.dice, line.reach) for line in lines] == [("NK", 4, "BK"), ("FK", 3, "8 Zoll")]


@pytest.mark.rule("SU-ATTACK-07")
def test_SU_ATTACK_07_base_contact_is_printed_as_bk() -> None:
    assert profile_card(unit("ice-cobra"), "de").attacks[0].reach == "BK"
    assert unit("ice-cobra").attacks[0].reach == 0


@pytest.mark.rule("SU-ATTACK-08")
def test_SU_ATTACK_08_a_melee_attack_has_a_range_in_inches_only_with_a_combat_area() -> None:
    assert read(attack=[struck(reach=2, special=["combat-area"])]).attacks[0].reach == 2000
    assert refused_at(attack=[struck(reach=2)]) == "unit[0].attack[0].reach"
    assert refused_at(attack=[struck(special=["combat-area"])]) == "unit[0].attack[0].reach"


@pytest.mark.rule("SU-TRAIT-01")
def test_SU_TRAIT_01_a_special_rule_belongs_to_an_attack_or_to_the_unit() -> None:
    assert [trait.name for trait in read(special=["flyer"]).traits] == ["flyer"]
    assert refused_at(special=["ice 1"]) == "unit[0].special[0]"
    assert refused_at(attack=[struck(special=["flyer"])]) == "unit[0].attack[0].special[0]"


# -- activation cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ROUND-06")
def test_SU_ROUND_06_the_activation_card_of_a_creature_without_spells_does_not_list_cast() -> None:
    assert actions(unit("ice-cobra")) == ["Walk", "Run", "Charge", "Concentrate", "Melee attack", "Interact"]
    assert "Cast a spell" in actions(unit("water-summoner"))


@pytest.mark.rule("SU-ROUND-06")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_SU_ROUND_06_every_unit_has_an_activation_card(lang: str) -> None:
    assert [profile.id for profile in CONTENT.profiles.values() if not actions(profile, lang)] == []


@pytest.mark.rule("SU-ACTION-15", "SU-ACTION-16")
def test_SU_ACTION_15_and_16_only_summoners_cast_and_summon() -> None:
    casting = {profile.id for profile in CONTENT.profiles.values() if "Cast a spell" in actions(profile)}
    summoning = {profile.id for profile in CONTENT.profiles.values() if "Summon" in actions(profile)}
    summoners = {profile.id for profile in CONTENT.profiles.values() if profile.is_summoner}

    assert casting == summoners
    assert summoning == summoners


@pytest.mark.rule("SU-ACTION-19")
@pytest.mark.parametrize(
    "name", ["idol-of-sarothek", "rime-pillar", "smouldering-altar", "standing-stone", "storm-harp"]
)
def test_SU_ACTION_19_a_card_action_is_listed_for_its_unit_and_no_other(name: str) -> None:
    own = unit(name).powers[0]
    bearers = [profile.id for profile in CONTENT.profiles.values() if own.name_en in actions(profile)]

    assert bearers == [name]


# -- the table of terrain -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "row"),
    [
        case("SU-TERRAIN-22", "wood", ("heavy", "restricting", 4, 4, True)),
        case("SU-TERRAIN-23", "building", ("impassable", "blocking", 4, 4, True)),
        case("SU-TERRAIN-24", "ruin", ("heavy", "true", 2, 4, True)),
        case("SU-TERRAIN-25", "boulder", ("impassable", "true", 2, 4, False)),
        case("SU-TERRAIN-26", "bush", ("heavy", "true", 1, 2, False)),
        case("SU-TERRAIN-27", "barricade", ("heavy", "true", 1, 3, False)),
        case("SU-TERRAIN-28", "river", ("impassable", "none", 0, 0, True)),
        case("SU-TERRAIN-29", "ford", ("heavy", "none", 0, 0, False)),
    ],
)
def test_SU_TERRAIN_22_to_29_the_table(name: str, row: tuple[str, str, int, int, bool]) -> None:
    kind = CONTENT.kinds[name]

    assert (kind.going, kind.sight, kind.least_size, kind.most_size, kind.is_large) == row


@pytest.mark.rule("SU-TERRAIN-05", "SU-TERRAIN-09")
def test_SU_TERRAIN_05_and_09_there_are_three_goings_and_four_sights() -> None:
    assert {kind.going for kind in CONTENT.kinds.values()} == {"open", "heavy", "impassable"}
    assert {kind.sight for kind in CONTENT.kinds.values()} == {"none", "true", "blocking", "restricting"}
