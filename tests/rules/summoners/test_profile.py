"""SU-PROFILE: what the card of a unit says, severe wounds, and what summoning costs."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Summoning, attack, creature, foe, near, own, summoner
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.summoners.content.catalogue import content_of


def struck(faces: list[int], target: dict[str, Any], **more: Any) -> Summoning:
    """One that is struck with two dice and bears it."""
    cards = [creature("ogre", melee=2), {**target, "id": "victim"}]
    units = [own("ogre", (10, 10)), foe("victim", near("ogre"), ap=0, **more)]
    return Summoning(units, cards=cards, dice=faces, acting="ogre").say("melee", "ogre", "victim")


# -- units and their cards -----------------------------------------------------------------------------


@pytest.mark.rule("SU-PROFILE-01")
def test_SU_PROFILE_01_summoners_and_creatures_are_units_alike() -> None:
    """Severe wounds, markers and action points are rules for units."""
    for card in (creature("victim", reflex=4, white=3), summoner("victim", reflex=4, white=3)):
        assert struck([2, 3, 1], card, life_lost=3).happened("hit", "victim", 1, 3)
    frozen = [own("imp", (10, 10), ice=2), own("mage", (14, 10), ice=2)]
    thawed = Summoning(frozen, phase="end", round=2, dice=[8, 1])

    assert [thawed.unit(name).ice for name in ("imp", "mage")] == [1, 1]
    assert [thawed.unit(name).ap for name in ("imp", "mage")] == [2, 3]


PRINTED = ["name", "realm", "ap", "walk", "run", "reflex", "resistance", "size", "white", "red", "base", "mana"]


@pytest.mark.rule("SU-PROFILE-02")
@pytest.mark.parametrize("key", [*PRINTED, "attack"])
def test_SU_PROFILE_02_a_card_without_one_of_its_parts_is_refused(key: str) -> None:
    card = creature("imp")
    Summoning([own("imp", (10, 10))], cards=[card])
    lacking = {name: value for name, value in card.items() if name != key}
    with pytest.raises(BadInput) as found:
        open_game("summoners", inline={"realm": [REALM], "unit": [lacking]})

    assert found.value.key == f"unit[0].{key}" or key in found.value.en
    assert found.value.de


REALM = {"id": "plain-realm", "name": {"en": "Plain", "de": "Schlicht"}, "about": {"en": "...", "de": "..."}}


@pytest.mark.rule("SU-PROFILE-02", "SU-PROFILE-15")
def test_SU_PROFILE_02_special_rules_are_known_ones() -> None:
    card = creature("imp", special=["flyer", "invincible"])
    with pytest.raises(BadInput) as found:
        open_game("summoners", inline={"realm": [REALM], "unit": [card]})

    assert "invincible" in found.value.en


# -- profile values ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-PROFILE-03")
def test_SU_PROFILE_03_a_summoner_has_three_action_points_each_round() -> None:
    table = Summoning([own("imp", (10, 10), ap=0)], phase="start", round=2, dice=[8, 1])
    shipped = content_of(open_game("summoners")).profiles.values()

    assert [table.unit(name).ap for name in ("mage0", "mage1", "imp")] == [3, 3, 2]
    assert {profile.ap for profile in shipped if profile.is_summoner} == {3}


@pytest.mark.rule("SU-PROFILE-03")
def test_SU_PROFILE_03_so_he_walks_and_runs_or_does_three_other_things() -> None:
    table = Summoning([own("mage", (10, 10))], acting="mage")
    table.say("walk", "mage", (10, 14)).say("run", "mage", (10, 21))

    assert table.unit("mage").ap == 0
    assert not table.keys() & {"walk", "run", "charge", "concentrate", "cast"}


@pytest.mark.rule("SU-PROFILE-04")
def test_SU_PROFILE_04_first_the_walk_then_the_run() -> None:
    table = Summoning([own("imp", (10, 10))], cards=[creature("imp", walk=5, run=8)], acting="imp")

    assert table.refused("walk", "imp", (10, 15)) == table.refused("run", "imp", (10, 18)) == set()
    assert table.refused("walk", "imp", (10, 15.001)) == {"SU-ACTION-04"}
    assert table.refused("run", "imp", (10, 18.001)) == {"SU-ACTION-05"}


@pytest.mark.rule("SU-PROFILE-05")
@pytest.mark.parametrize("key", ["melee", "ranged"])
def test_SU_PROFILE_05_reflex_is_what_a_hit_must_reach(key: str) -> None:
    cards = [creature("ogre", **{key: 2}), creature("golem", reflex=5)]
    place = near("ogre") if key == "melee" else near("ogre", 6)
    table = Summoning([own("ogre", (10, 10)), foe("golem", place, ap=0)], cards=cards, dice=[4, 5, 1], acting="ogre")
    table.say(key, "ogre", "golem").done()

    assert table.happened("hit", "golem", 1, 5)


@pytest.mark.rule("SU-PROFILE-06")
@pytest.mark.parametrize(("face", "damage"), [(5, 1), (4, 0), (8, 4), (1, 0)])
def test_SU_PROFILE_06_resistance_is_taken_off_the_damage(face: int, damage: int) -> None:
    table = struck([2, 8, face], creature("victim", resistance=4))

    assert table.unit("victim").lost == damage


BUSH = {"bush": {"kind": "bush", "at": [15, 10], "width": 1, "depth": 8, "size": 2}}


@pytest.mark.rule("SU-PROFILE-07")
@pytest.mark.parametrize(("own_size", "size", "is_seen"), [(1, 1, False), (2, 1, False), (3, 1, True), (1, 3, True)])
def test_SU_PROFILE_07_size_decides_who_is_seen_over_what(own_size: int, size: int, is_seen: bool) -> None:
    cards = [creature("archer", ranged=2, size=own_size), creature("imp", size=size)]
    table = Summoning([own("archer", (10, 10)), foe("imp", (20, 10))], cards=cards, terrain=BUSH, acting="archer")

    assert ("imp" in table.offered("ranged")) == is_seen
    assert table.refused("ranged", "archer", "imp") == (set() if is_seen else {"SU-LOS-01"})


@pytest.mark.rule("SU-PROFILE-07")
@pytest.mark.parametrize(("size", "dice"), [(3, 1), (4, 2)])
def test_SU_PROFILE_07_size_decides_who_is_in_cover(size: int, dice: int) -> None:
    cards = [creature("archer", ranged=2, size=size), creature("imp", size=1)]
    table = Summoning(
        [own("archer", (10, 10)), foe("imp", (20, 10), ap=0)], cards=cards, terrain=BUSH, acting="archer", dice=[1, 1]
    )
    table.say("ranged", "archer", "imp")

    assert [len(faces) for faces in table.rolls()] == [dice]


# -- life points ---------------------------------------------------------------------------------------

BAR = creature("victim", white=6, red=4)


@pytest.mark.rule("SU-PROFILE-08")
@pytest.mark.parametrize(("face", "gone"), [(2, ""), (3, "killed"), (5, "killed")])
def test_SU_PROFILE_08_without_life_points_a_unit_is_eliminated(face: int, gone: str) -> None:
    table = struck([1, 8, face], BAR, life_lost=7)

    assert table.unit("victim").gone == gone
    assert table.happened("killed", "victim", 0) == (gone == "killed")
    assert table.unit("victim").life_left == max(0, 3 - face)


@pytest.mark.rule("SU-PROFILE-08")
def test_SU_PROFILE_08_nobody_loses_more_life_than_there_is_left() -> None:
    table = struck([1, 8, 7], BAR, life_lost=7)

    assert table.happened("damage", "victim", 7)
    assert table.happened("wounded", "victim", 3, 0)


@pytest.mark.rule("SU-PROFILE-09", "SU-PROFILE-10")
def test_SU_PROFILE_09_white_points_go_before_red_ones() -> None:
    hurt = struck([2, 8, 4], BAR).unit("victim")

    assert (hurt.profile.white - hurt.lost, hurt.profile.red, hurt.life_left) == (2, 4, 6)
    assert not hurt.is_severely_wounded
    assert struck([8, 8, 4, 2], BAR).unit("victim").life_left == BAR["red"]


@pytest.mark.rule("SU-PROFILE-10")
@pytest.mark.parametrize(("face", "is_severe"), [(5, False), (6, True), (7, True)])
def test_SU_PROFILE_10_without_white_points_it_is_severely_wounded(face: int, is_severe: bool) -> None:
    table = struck([2, 8, face], BAR)

    assert table.unit("victim").is_severely_wounded == is_severe
    assert table.happened("severely-wounded", "victim") == is_severe


@pytest.mark.rule("SU-PROFILE-10")
def test_SU_PROFILE_10_who_is_killed_at_one_blow_is_not_called_severely_wounded() -> None:
    table = struck([8, 8, 8, 8], BAR)

    assert table.unit("victim").gone == "killed"
    assert not table.happened("severely-wounded")


@pytest.mark.rule("SU-PROFILE-11")
def test_SU_PROFILE_11_severely_wounded_both_movement_values_fall_by_one() -> None:
    table = Summoning(
        [own("imp", (10, 10), life_lost=6)], cards=[creature("imp", walk=5, run=8, white=6)], acting="imp"
    )

    assert table.refused("walk", "imp", (10, 14)) == table.refused("run", "imp", (10, 17)) == set()
    assert table.refused("walk", "imp", (10, 14.001)) == {"SU-ACTION-04"}
    assert table.refused("run", "imp", (10, 17.001)) == {"SU-ACTION-05"}


@pytest.mark.rule("SU-PROFILE-12")
@pytest.mark.parametrize(("lost", "hits"), [(5, 0), (6, 1)])
def test_SU_PROFILE_12_severely_wounded_reflex_falls_by_one(lost: int, hits: int) -> None:
    table = struck([2, 3, 1][: 2 + hits], creature("victim", reflex=4, white=6), life_lost=lost)

    assert table.happened("hit", "victim", hits, 4 - hits)


@pytest.mark.rule("SU-PROFILE-13")
@pytest.mark.parametrize(("lost", "dice"), [(5, (3, 2)), (6, (2, 1))])
def test_SU_PROFILE_13_severely_wounded_all_attacks_lose_a_die(lost: int, dice: tuple[int, int]) -> None:
    cards = [creature("imp", white=6, attacks=[attack("bite", melee=3), attack("spit", ranged=2)])]
    for key, place, number in (("melee", near("imp"), dice[0]), ("ranged", near("imp", 5), dice[1])):
        units = [own("imp", (10, 10), life_lost=lost), foe("golem", place, ap=0)]
        table = Summoning(units, cards=cards, dice=[1] * number, acting="imp").say(key, "imp", "golem")

        assert table.rolls() == [(1,) * number]


@pytest.mark.rule("SU-PROFILE-14")
def test_SU_PROFILE_14_severe_wounds_lower_no_value_below_one() -> None:
    card = creature("imp", melee=1, reflex=1, walk=1, run=1, white=6)
    units = [own("imp", (10, 10), life_lost=6), foe("golem", near("imp"))]
    table = Summoning(units, cards=[card], dice=[1, 1, 2, 5], acting="imp")
    table.say("melee", "imp", "golem").say("counterstrike").done()
    slow = Summoning(units[:1], cards=[card], acting="imp")

    assert table.rolls()[0] == (1,)
    assert table.happened("hit", "imp", 1, 1)
    assert slow.refused("walk", "imp", (10, 11)) == slow.refused("run", "imp", (10, 11)) == set()


@pytest.mark.rule("SU-PROFILE-14")
def test_SU_PROFILE_14_but_ice_takes_reflex_below_one() -> None:
    table = struck([1, 2, 1], creature("victim", reflex=1, white=6), life_lost=6, ice=1)

    assert table.happened("hit", "victim", 1, 0)


# -- special rules -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-PROFILE-15")
@pytest.mark.parametrize(
    ("special", "refused", "charge"), [([], {"SU-ACTION-22"}, {"SU-CHARGE-03"}), (["flyer"], set(), set())]
)
def test_SU_PROFILE_15_a_special_rule_of_the_unit_holds_for_all_it_does(
    special: list[str], refused: set[str], charge: set[str]
) -> None:
    units = [own("bat", (10, 10)), own("ogre", (12, 10)), foe("golem", (17, 10))]
    cards = [creature("bat", special=special), creature("golem", size=3)]
    table = Summoning(units, cards=cards, acting="bat")

    assert table.refused("walk", "bat", (14, 10)) == refused
    assert table.refused("run", "bat", (14, 10)) == refused
    assert table.refused("charge", "bat", "golem", (15.818, 10)) == charge


# -- what summoning costs ------------------------------------------------------------------------------


def elemental(victims: int, gems: int = 5) -> Summoning:
    """A fire summoner with some level 1 creatures, who wants to call a fire elemental: 3 gems and 2 levels."""
    units = [own("fire-summoner", (10, 10))]
    units += [own(f"glow-hyena-{n}", (6 + 4 * n, 14)) for n in range(victims)]
    return Summoning(units, players=[{"gems": gems}, {}], acting="fire-summoner", dice=[8])


@pytest.mark.rule("SU-PROFILE-16")
def test_SU_PROFILE_16_gems_and_creatures_are_consumed() -> None:
    table = elemental(2)
    place = near("glow-hyena-0", 0, 90)
    table.say("summon", "", "glow-hyena-0", "glow-hyena-1", place, creature="fire-elemental")

    assert table.player(0).gems == 2
    assert {table.unit(f"glow-hyena-{n}").gone for n in (0, 1)} == {"sacrificed"}
    assert [unit.profile.id for unit in table.state.creatures(0)] == ["fire-elemental"]


@pytest.mark.rule("SU-PROFILE-16")
def test_SU_PROFILE_16_without_the_gems_it_is_not_called() -> None:
    table = elemental(2, gems=2)
    answer = ("summon", "", "glow-hyena-0", "glow-hyena-1", near("glow-hyena-0", 0, 90))

    assert table.because(*answer, creature="fire-elemental") == {"too-few-gems"}
    assert "fire-elemental" not in table.subjects("summon")


@pytest.mark.rule("SU-PROFILE-17")
def test_SU_PROFILE_17_one_creature_of_level_one_is_no_two_levels() -> None:
    table = elemental(1)
    answer = ("summon", "", "glow-hyena-0", near("glow-hyena-0", 0, 90))

    assert table.because(*answer, creature="fire-elemental") == {"too-few-levels"}
    assert "fire-elemental" not in table.subjects("summon")


@pytest.mark.rule("SU-PROFILE-17")
def test_SU_PROFILE_17_a_creature_of_higher_level_may_be_given_for_less() -> None:
    units = [own("fire-summoner", (10, 10)), own("fire-elemental-1", (10, 14))]
    table = Summoning(units, players=[{"gems": 5}, {}], acting="fire-summoner", dice=[8])
    table.say("summon", "", "fire-elemental-1", near("fire-elemental-1", 0, 90), creature="fire-elemental")

    assert table.unit("fire-elemental-1").gone == "sacrificed"
