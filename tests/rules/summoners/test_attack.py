"""SU-ATTACK: a unit's attacks, their dice, their range, and what of them counts in a parry."""

from __future__ import annotations

import pytest

from summoning import Summoning, attack, creature, foe, near, own

TWO = [attack("claw", melee=3), attack("tail", melee=2)]


# -- which attack --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ATTACK-01")
@pytest.mark.parametrize(("name", "dice"), [("claw", 3), ("tail", 2)])
def test_SU_ATTACK_01_each_attack_has_its_own_value(name: str, dice: int) -> None:
    units = [own("lizard", (10, 10)), foe("golem", near("lizard"), ap=0)]
    table = Summoning(units, cards=[creature("lizard", attacks=TWO)], dice=[1] * dice, acting="lizard")
    table.say("melee", "lizard", "golem", attack=name).done()

    assert table.rolls() == [(1,) * dice]


@pytest.mark.rule("SU-ATTACK-02")
def test_SU_ATTACK_02_the_player_chooses_for_each_attack() -> None:
    units = [own("lizard", (10, 10)), foe("golem", near("lizard"), ap=0)]
    table = Summoning(units, cards=[creature("lizard", attacks=TWO)], dice=[1] * 5, acting="lizard")

    assert table.subjects("melee") == ["lizard:claw", "lizard:tail"]
    table.say("melee", "lizard", "golem", attack="tail").say("melee", "lizard", "golem", attack="claw")
    assert table.rolls() == [(1, 1), (1, 1, 1)]


@pytest.mark.rule("SU-ATTACK-02")
@pytest.mark.parametrize(("name", "dice"), [("claw", 3), ("tail", 2)])
def test_SU_ATTACK_02_and_for_each_counterstrike(name: str, dice: int) -> None:
    units = [own("golem", (10, 10)), foe("lizard", near("golem"))]
    table = Summoning(units, cards=[creature("lizard", attacks=TWO)], dice=[1, 1, *[1] * dice], acting="golem")
    table.say("melee", "golem", "lizard")

    assert table.subjects("counterstrike") == ["lizard:claw", "lizard:tail"]
    table.say("counterstrike", "lizard", attack=name).done()
    assert table.rolls()[1] == (1,) * dice


# -- dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ATTACK-03")
def test_SU_ATTACK_03_frostbite_is_three_dice() -> None:
    table = Summoning(
        [own("ice-cobra", (10, 10)), foe("earth-golem", near("ice-cobra"), ap=0)], dice=[1, 1, 1], acting="ice-cobra"
    )
    table.say("melee", "ice-cobra", "earth-golem", attack="frostbite").done()

    assert table.rolls() == [(1, 1, 1)]


@pytest.mark.rule("SU-ATTACK-04")
@pytest.mark.parametrize("attacks", [[2, 4], [4, 2], [2, 4, 3]])
def test_SU_ATTACK_04_a_parry_uses_the_highest_value(attacks: list[int]) -> None:
    card = creature("lizard", attacks=[attack(f"bite{n}", melee=dice) for n, dice in enumerate(attacks)])
    units = [own("golem", (10, 10)), foe("lizard", near("golem"))]
    table = Summoning(units, cards=[card], dice=[8, 8, 1, 1, 1, 8, 1], acting="golem")
    table.say("melee", "golem", "lizard").say("parry").done()

    assert table.rolls()[1] == (1, 1, 1, 8)


@pytest.mark.rule("SU-ATTACK-04")
def test_SU_ATTACK_04_the_dice_of_ranged_attacks_do_not_parry() -> None:
    card = creature("archer", attacks=[attack("bow", ranged=4), attack("knife", melee=1)])
    units = [own("golem", (10, 10)), foe("archer", near("golem"))]
    table = Summoning(units, cards=[card], dice=[8, 8, 1, 1, 1], acting="golem")
    table.say("melee", "golem", "archer").say("parry").done()

    assert table.rolls() == [(8, 8), (1,), (1, 1)]


@pytest.mark.rule("SU-ATTACK-04")
def test_SU_ATTACK_04_severe_wounds_take_a_die_from_a_parry() -> None:
    units = [own("golem", (10, 10)), foe("imp", near("golem"), life_lost=6)]
    table = Summoning(units, cards=[creature("imp", melee=3, white=6, red=9)], dice=[8, 1, 8, 8], acting="golem")
    table.say("melee", "golem", "imp").say("parry").done()

    assert table.rolls() == [(8, 1), (8, 8)]


@pytest.mark.rule("SU-ATTACK-04")
def test_SU_ATTACK_04_bonus_dice_of_attacks_do_not_parry() -> None:
    """a61: neither concentration nor outnumbering."""
    units = [own("golem", (10, 10)), foe("imp", near("golem"), concentrated=True), foe("imp2", near("golem", 0, 90))]
    table = Summoning(units, cards=[creature("imp", melee=2)], dice=[8, 1, 8, 8], acting="golem")
    table.say("melee", "golem", "imp").say("parry").done()

    assert table.rolls() == [(8, 1), (8, 8)]


@pytest.mark.rule("SU-ATTACK-05")
def test_SU_ATTACK_05_the_ranged_value_is_the_number_of_dice() -> None:
    units = [own("archer", (10, 10)), foe("golem", near("archer", 6), ap=0)]
    table = Summoning(units, cards=[creature("archer", ranged=3, melee=1)], dice=[1, 1, 1], acting="archer")
    table.say("ranged", "archer", "golem").done()

    assert table.rolls() == [(1, 1, 1)]


# -- range ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ATTACK-06")
@pytest.mark.parametrize(("gap", "because"), [(10, set()), (10.001, {"out-of-range"}), (10.5, {"out-of-range"})])
def test_SU_ATTACK_06_no_further_than_the_range(gap: float, because: set[str]) -> None:
    units = [own("archer", (10, 10)), foe("golem", near("archer", gap))]
    table = Summoning(units, cards=[creature("archer", ranged=3, reach=10)], acting="archer")

    assert table.because("ranged", "archer", "golem") == because
    assert table.offered("ranged") == (set() if because else {"golem"})


@pytest.mark.rule("SU-ATTACK-06")
def test_SU_ATTACK_06_the_refusal_tells_both_distances() -> None:
    units = [own("archer", (10, 10)), foe("golem", near("archer", 10.5))]
    table = Summoning(units, cards=[creature("archer", ranged=3, reach=10)], acting="archer")
    english, german = table.sentences("ranged", "archer", "golem")

    assert "10.5" in english
    assert "10" in english.replace("10.5", "")
    assert "10,5" in german
    assert "10" in german.replace("10,5", "")


@pytest.mark.rule("SU-ATTACK-07", "SU-MELEE-11")
@pytest.mark.parametrize(
    ("gap", "rules"), [(0, set()), (0.01, set()), (0.011, {"SU-ATTACK-07"}), (0.5, {"SU-ATTACK-07"})]
)
def test_SU_ATTACK_07_base_contact_means_that_the_bases_touch(gap: float, rules: set[str]) -> None:
    table = Summoning([own("ogre", (10, 10)), foe("golem", near("ogre", gap))], acting="ogre")

    assert table.refused("melee", "ogre", "golem") == rules
    assert table.offered("melee") == (set() if rules else {"golem"})


@pytest.mark.rule("SU-ATTACK-07")
def test_SU_ATTACK_07_the_refusal_tells_the_gap() -> None:
    table = Summoning([own("ogre", (10, 10)), foe("golem", near("ogre", 0.5))], acting="ogre")
    english, german = table.sentences("melee", "ogre", "golem")

    assert "0.5" in english
    assert "0,5" in german


@pytest.mark.rule("SU-ATTACK-08")
@pytest.mark.parametrize(("gap", "rules"), [(0, set()), (2, set()), (2.001, {"SU-ATTACK-08"})])
def test_SU_ATTACK_08_an_attack_with_a_combat_area_has_a_range(gap: float, rules: set[str]) -> None:
    card = creature("squid", melee=2, reach=2, strikes=["combat-area"])
    table = Summoning([own("squid", (10, 10)), foe("golem", near("squid", gap))], cards=[card], acting="squid")

    assert table.refused("melee", "squid", "golem") == rules
    assert table.offered("melee") == (set() if rules else {"golem"})


@pytest.mark.rule("SU-ATTACK-08")
def test_SU_ATTACK_08_the_range_is_that_of_the_attack_and_not_of_the_unit() -> None:
    attacks = [attack("whip", melee=2, reach=2, special=["combat-area"]), attack("bite", melee=3)]
    units = [own("squid", (10, 10)), foe("golem", near("squid", 1))]
    table = Summoning(units, cards=[creature("squid", attacks=attacks)], acting="squid")

    assert table.subjects("melee") == ["squid:whip"]
    assert table.refused("melee", "squid", "golem", attack="bite") == {"SU-ATTACK-07"}


@pytest.mark.rule("SU-ATTACK-08")
def test_SU_ATTACK_08_over_a_distance_the_target_must_be_seen() -> None:
    """a59, and everything that is wrong is said at once."""
    card = creature("squid", melee=2, reach=2, strikes=["combat-area"])
    wall = {"house": {"kind": "building", "at": [11.5, 10], "width": 0.4, "depth": 8}}
    units = [own("squid", (10, 10)), foe("golem", near("squid", 1.9)), foe("imp", near("squid", 2.5))]
    table = Summoning(units[:2], cards=[card], terrain=wall, acting="squid")
    further = Summoning([units[0], units[2]], cards=[card], terrain=wall, acting="squid")

    assert table.refused("melee", "squid", "golem") == {"SU-LOS-01"}
    assert further.refused("melee", "squid", "imp") == {"SU-LOS-01", "SU-ATTACK-08"}


# -- special rules -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ATTACK-09")
@pytest.mark.parametrize("special", ["ice 1", "fire 1", "knockback"])
def test_SU_ATTACK_09_special_rules_do_not_count_in_a_parry(special: str) -> None:
    card = creature("cobra", melee=3, strikes=[special])
    units = [own("golem", (10, 10)), foe("cobra", near("golem"))]
    table = Summoning(units, cards=[card], dice=[8, 1, 8, 8, 8], acting="golem")
    table.say("melee", "golem", "cobra").say("parry").done()
    golem = table.unit("golem")

    assert (golem.ice, golem.fire, golem.lost, table.at("golem")) == (0, 0, 0, (10, 10))
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-ATTACK-09")
def test_SU_ATTACK_09_when_attacking_they_do() -> None:
    card = creature("cobra", melee=1, strikes=["ice 1"])
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)]
    table = Summoning(units, cards=[card], dice=[8, 1], acting="cobra")
    table.say("melee", "cobra", "golem").done()

    assert table.unit("golem").ice == 1
