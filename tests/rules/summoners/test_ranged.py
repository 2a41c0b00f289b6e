"""SU-RANGED: who may shoot, with how many dice, and what a hit does."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, WEST, Entry, Summoning, attack, creature, foe, near, own, spell, summoner, unit
from tercio.texts import Speaker

ARCHER = creature("archer", ranged=3, melee=1)
LASH = [attack("lash", melee=2, reach=2, special=["combat-area"])]


def shooting(units: list[Entry], *cards: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Summoning:
    """The archer, or the first unit, is about to shoot."""
    return Summoning(units, cards=[ARCHER, *cards], dice=dice or [1] * 4, acting=units[0][0], **more)


def number_of_dice(table: Summoning, target: str) -> int:
    shooter = table.state.units[0].label
    table.say("ranged", shooter, target)
    return len(table.rolls()[0])


# -- who may shoot ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-01")
def test_SU_RANGED_01_not_in_contact_with_an_enemy() -> None:
    table = shooting([own("archer", (10, 10)), foe("golem", near("archer")), foe("imp", (10, 16))])

    assert table.subjects("ranged") == []
    assert table.refused("ranged", "archer", "imp", attack="shot") == {"SU-RANGED-01"}
    assert table.refused("ranged", "archer", "golem", attack="shot") == {"SU-RANGED-01"}


@pytest.mark.rule("SU-RANGED-01")
@pytest.mark.parametrize(("gap", "refused"), [(1.5, {"SU-RANGED-01"}), (2, {"SU-RANGED-01"}), (2.001, set())])
def test_SU_RANGED_01_nor_inside_the_combat_area_of_one(gap: float, refused: set[str]) -> None:
    units = [own("archer", (10, 10)), foe("warden", near("archer", gap)), foe("imp", (10, 16))]
    table = shooting(units, creature("warden", attacks=LASH))

    assert table.refused("ranged", "archer", "imp", attack="shot") == refused
    assert table.subjects("ranged") == ([] if refused else ["archer:shot"])


@pytest.mark.rule("SU-RANGED-01")
def test_SU_RANGED_01_the_contact_of_friends_does_not_matter() -> None:
    units = [own("archer", (10, 10)), own("golem", near("archer")), own("warden", near("archer", 1, NORTH))]
    table = shooting([*units, foe("imp", (4, 10))], creature("warden", attacks=LASH))

    assert table.refused("ranged", "archer", "imp", attack="shot") == set()


@pytest.mark.rule("SU-RANGED-01")
def test_SU_RANGED_01_nor_does_the_combat_area_of_the_shooter_himself() -> None:
    """a41: only base contact and the areas of enemies."""
    card = creature("lancer", attacks=[*LASH, attack("bow", ranged=2)])
    table = shooting([own("lancer", (10, 10)), foe("imp", near("lancer", 1.5))], card)

    assert table.refused("ranged", "lancer", "imp", attack="bow") == set()


@pytest.mark.rule("SU-RANGED-01")
def test_SU_RANGED_01_is_told_in_both_languages() -> None:
    table = shooting([own("archer", (10, 10)), foe("golem", near("archer")), foe("imp", (10, 16))])
    (refusal,) = table.judge("ranged", "archer", "imp", attack="shot").refusals
    english, german = [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")]

    assert "is in melee and cannot make a ranged attack" in english
    assert "ist im Nahkampf und kann nicht im Fernkampf angreifen" in german


@pytest.mark.rule("SU-RANGED-01")
def test_SU_RANGED_01_all_that_is_wrong_is_told_at_once() -> None:
    wall = {"wall": {"kind": "boulder", "outline": [[8, 14], [12, 14], [12, 15], [8, 15]], "size": 4}}
    units = [own("archer", (10, 10)), foe("golem", near("archer")), foe("imp", (10, 26))]

    assert shooting(units, terrain=wall).because("ranged", "archer", "imp", attack="shot") == {
        "shooter-engaged",
        "out-of-range",
        "not-seen",
    }


# -- hits and damage -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-02")
def test_SU_RANGED_02_each_die_that_reaches_the_reflex_hits() -> None:
    units = [own("archer", (10, 10)), foe("imp", near("archer", 6), ap=0)]
    table = shooting(units, creature("imp", reflex=5), dice=[5, 4, 8, 1, 1])
    table.say("ranged", "archer", "imp").done()

    assert table.rolls() == [(5, 4, 8), (1, 1)]
    assert table.happened("hit", "imp", 2, 5, rule="SU-RANGED-02")


@pytest.mark.rule("SU-RANGED-03")
def test_SU_RANGED_03_each_die_of_damage_less_the_resistance() -> None:
    units = [own("archer", (10, 10)), foe("imp", near("archer", 6), ap=0)]
    table = shooting(units, creature("imp", reflex=5, resistance=3), dice=[5, 4, 8, 6, 4])
    table.say("ranged", "archer", "imp").done()

    assert table.unit("imp").lost == 4
    assert table.happened("damage", "imp", 4, 0, 3, rule="SU-RANGED-03")


@pytest.mark.rule("SU-RANGED-03")
def test_SU_RANGED_03_a_die_below_the_resistance_takes_nothing_from_the_others() -> None:
    units = [own("archer", (10, 10)), foe("imp", near("archer", 6), ap=0)]
    table = shooting(units, creature("imp", resistance=3), dice=[8, 8, 1, 1, 6])
    table.say("ranged", "archer", "imp").done()

    assert table.unit("imp").lost == 3


@pytest.mark.rule("SU-RANGED-03")
def test_SU_RANGED_03_without_a_hit_there_is_no_damage_roll() -> None:
    table = shooting([own("archer", (10, 10)), foe("imp", near("archer", 6), ap=0)], dice=[2, 2, 1])
    table.say("ranged", "archer", "imp").done()

    assert table.unit("imp").lost == 0


# -- never none ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-04")
@pytest.mark.parametrize(("value", "dice"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_SU_RANGED_04_at_least_one_die(value: int, dice: int) -> None:
    """Behind a wall, and in contact with an enemy."""
    units = [own("bow", (10, 10)), own("golem", (19.182, 10)), foe("imp", (18, 10), ap=0)]
    wall = {"wall": {"kind": "barricade", "outline": [[14, 8], [15, 8], [15, 12], [14, 12]], "size": 1}}
    table = shooting(units, creature("bow", ranged=value, melee=1), terrain=wall, dice=[1, 1, 1])

    assert number_of_dice(table, "imp") == dice


@pytest.mark.rule("SU-RANGED-04")
def test_SU_RANGED_04_one_die_against_a_target_in_cover() -> None:
    units = [own("bow", (10, 10)), own("golem", (14, 10.5)), foe("imp", (18, 10), ap=0)]

    assert number_of_dice(shooting(units, creature("bow", ranged=1, melee=1)), "imp") == 1


@pytest.mark.rule("SU-RANGED-04", "SU-PROFILE-13")
def test_SU_RANGED_04_one_die_even_if_severely_wounded() -> None:
    units = [own("bow", (10, 10), life_lost=10), own("golem", (14, 10.5)), foe("imp", (18, 10), ap=0)]

    assert number_of_dice(shooting(units, creature("bow", ranged=2, melee=1)), "imp") == 1


# -- concentration ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-05")
def test_SU_RANGED_05_concentration_gives_a_die_and_a_point_of_damage_on_each() -> None:
    units = [own("bow", (10, 10)), foe("imp", near("bow", 6), ap=0)]
    table = shooting(units, creature("bow", ranged=2, melee=1), dice=[8, 8, 1, 3, 4])
    table.say("concentrate", "bow").say("ranged", "bow", "imp").done()

    assert table.rolls() == [(8, 8, 1), (3, 4)]
    assert table.unit("imp").lost == 4 + 5


@pytest.mark.rule("SU-RANGED-05")
def test_SU_RANGED_05_for_all_shots_of_the_round() -> None:
    units = [own("bow", (10, 10)), foe("imp", near("bow", 6), ap=0)]
    table = shooting(units, creature("bow", ap=3, ranged=2, melee=1), dice=[1] * 6)
    table.say("concentrate", "bow").say("ranged", "bow", "imp").say("ranged", "bow", "imp").done()

    assert [len(faces) for faces in table.rolls()] == [3, 3]


@pytest.mark.rule("SU-RANGED-05")
def test_SU_RANGED_05_until_it_moves() -> None:
    units = [own("bow", (10, 10)), foe("imp", near("bow", 6), ap=0)]
    table = shooting(units, creature("bow", ap=3, ranged=2, melee=1), dice=[1] * 2)
    table.say("concentrate", "bow").say("walk", "bow", (10, 11)).say("ranged", "bow", "imp").done()

    assert [len(faces) for faces in table.rolls()] == [2]


@pytest.mark.rule("SU-RANGED-05", "SU-SPELL-11")
def test_SU_RANGED_05_spells_get_the_die_but_not_the_damage() -> None:
    bolt = spell("bolt", attack={"ranged": 2})
    units = [own("mage", (10, 10), concentrated=True), foe("imp", near("mage", 6), ap=0)]
    table = shooting(units, summoner("mage", powers=[bolt]), dice=[8, 1, 1, 3], players=[{"gems": 5}, {}])
    table.say("cast", "mage", "imp", spell="bolt").done()

    assert table.rolls() == [(8, 1, 1), (3,)]
    assert table.unit("imp").lost == 3


# -- into melee ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-06")
def test_SU_RANGED_06_one_die_less_at_a_target_that_touches_an_enemy() -> None:
    """The fire messenger shoots at the polar spider that fights the glow hyena."""
    units = [
        own("fire-messenger", (10, 10)),
        foe("polar-spider", (18, 10), ap=0),
        own("glow-hyena", near("polar-spider")),
    ]
    table = shooting(units, creature("fire-messenger", ranged=3, melee=1), dice=[8, 1, 1])

    assert number_of_dice(table, "polar-spider") == 2


@pytest.mark.rule("SU-RANGED-06")
def test_SU_RANGED_06_friends_of_the_target_do_not_disturb() -> None:
    units = [own("archer", (10, 10)), foe("imp", (18, 10), ap=0), foe("imp2", near("imp"))]

    assert number_of_dice(shooting(units), "imp") == 3


@pytest.mark.rule("SU-RANGED-06")
@pytest.mark.parametrize(("gap", "dice"), [(0, 2), (0.01, 2), (0.011, 3), (1.5, 3)])
def test_SU_RANGED_06_only_base_contact_counts_not_a_combat_area(gap: float, dice: int) -> None:
    units = [own("archer", (10, 10)), foe("imp", (18, 10), ap=0), own("warden", near("imp", gap))]
    table = shooting(units, creature("warden", attacks=LASH), dice=[8, 1, 1, 1])

    assert number_of_dice(table, "imp") == dice


@pytest.mark.rule("SU-RANGED-06")
def test_SU_RANGED_06_the_enemy_need_not_be_the_shooters_friend() -> None:
    """In a game of four, two strangers fight each other."""
    units = [unit("archer", 0, (10, 10)), unit("imp", 1, (18, 10), ap=0), unit("golem", 2, near("imp"))]
    table = shooting(units, scenario="s9", dice=[8, 1, 1])

    assert number_of_dice(table, "imp") == 2


@pytest.mark.rule("SU-RANGED-07")
def test_SU_RANGED_07_those_who_fight_each_other_give_no_cover_besides() -> None:
    """The opponent's base lies on the line between the middles; he is small enough to be seen over."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10), ap=0), own("hound", near("imp", 0, WEST))]
    table = shooting(units, creature("hound", size=1), dice=[8, 1, 1, 1])

    assert number_of_dice(table, "imp") == 2


@pytest.mark.rule("SU-RANGED-07")
def test_SU_RANGED_07_nor_do_others_of_the_same_melee() -> None:
    """imp2 fights the same hound, and stands in the line."""
    units = [
        own("archer", (10, 10)),
        foe("imp", (18, 10), ap=0),
        own("hound", near("imp", 0, 135)),
        foe("imp2", near("hound", 0, 225)),
    ]
    table = shooting(units, creature("hound", size=1), creature("imp", size=1), dice=[8, 1, 1, 1])

    assert number_of_dice(table, "imp") == 2


@pytest.mark.rule("SU-RANGED-07", "SU-RANGED-09")
def test_SU_RANGED_07_but_all_else_gives_cover() -> None:
    units = [
        own("archer", (10, 10)),
        foe("imp", (18, 10), ap=0),
        own("hound", near("imp", 0, WEST)),
        own("hound2", (13, 10)),
    ]
    table = shooting(units, creature("hound", size=1), dice=[8, 1])

    assert number_of_dice(table, "imp") == 1


@pytest.mark.rule("SU-RANGED-07", "SU-RANGED-09")
def test_SU_RANGED_07_where_no_die_is_lost_for_melee_cover_counts() -> None:
    """The two fight by their combat areas only, so the base in the line hides the target."""
    units = [own("archer", (10, 10)), foe("warden", (18, 10), ap=0), own("hound", near("warden", 1, WEST))]
    cards = [creature("hound", size=1, attacks=LASH), creature("warden", attacks=LASH)]
    table = shooting(units, *cards, dice=[8, 1, 1, 1])

    assert number_of_dice(table, "warden") == 2
    assert table.happened("hit", "warden", 1)


# -- moving and hidden targets ---------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-08")
@pytest.mark.parametrize("reaction", ["charge", "cover-run"])
def test_SU_RANGED_08_the_shield_bearer_in_motion_costs_a_die(reaction: str) -> None:
    source = {"source": {"kind": "large", "at": [17, 14]}}
    units = [own("fire-messenger", (10, 10)), foe("shield-bearer", (17, 10))]
    cards = [creature("fire-messenger", ranged=3, melee=1), creature("shield-bearer")]
    table = Summoning(units, cards=cards, dice=[1, 1], acting="fire-messenger", objectives=source)
    table.say("ranged", "fire-messenger", "shield-bearer")
    path = [near("fire-messenger", 0, EAST)] if reaction == "charge" else [(19, 13), (19, 15.1)]
    table.say(reaction, "shield-bearer", *path)

    assert table.rolls() == [(1, 1)]
    assert table.done().unit("shield-bearer").lost == 0


@pytest.mark.rule("SU-RANGED-08", "SU-MREACT-04")
@pytest.mark.parametrize("action", ["charge", "walk"])
def test_SU_RANGED_08_whoever_attacks_the_shooter_is_moving(action: str) -> None:
    """The defensive shot."""
    units = [own("golem", (10, 10)), foe("archer", near("golem", 4))]
    table = Summoning(units, cards=[ARCHER], dice=[1, 1], acting="golem")
    table.say(action, "golem", *(["archer"] if action == "charge" else []), near("archer", 0, WEST))
    table.say("defensive-shot", "archer").done()

    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-RANGED-09")
def test_SU_RANGED_09_cover_costs_a_die() -> None:
    units = [own("archer", (10, 10)), foe("imp", (18, 10), ap=0)]
    bush = {"bush": {"kind": "bush", "at": [14, 10.5], "radius": 1, "size": 2}}

    assert number_of_dice(shooting(units), "imp") == 3
    assert number_of_dice(shooting(units, terrain=bush), "imp") == 2


# -- damage ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RANGED-10")
def test_SU_RANGED_10_a_higher_level_does_no_more_damage_from_afar() -> None:
    units = [own("dragon", (10, 10)), foe("imp", near("dragon", 6), ap=0)]
    table = shooting(units, creature("dragon", level=3, ranged=1, melee=1), dice=[8, 4])
    table.say("ranged", "dragon", "imp").done()

    assert table.unit("imp").lost == 4


@pytest.mark.rule("SU-RANGED-10", "SU-TRAIT-26")
def test_SU_RANGED_10_mighty_adds_to_every_die() -> None:
    units = [own("bow", (10, 10)), foe("imp", near("bow", 6), ap=0)]
    table = shooting(units, creature("bow", ranged=2, melee=1, strikes=["mighty 2"]), dice=[8, 8, 1, 4])
    table.say("ranged", "bow", "imp").done()

    assert table.unit("imp").lost == 3 + 6
