"""MKC-TALENT  The six talents of cavalry units."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, enemy_unit, horse, lancer, unit
from knights import EAST, NORTH, SOUTH, WEST, Knights, figure, foe, item, near, own, ride

FAR = foe("elf", (33, 33))
ARCHER = figure("archer", attack=10, attack_types=["bow"], range=14)
RIDES = {"trample", "mounted-charge", "mounted-shot"}
BOWMAN = lancer(attack=10, attack_types=["bow"], range=10, movement=7)

# -- all of them -----------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-TALENT-01")
def test_MKC_TALENT_01_a_unit_has_all_six_and_nobody_else_has_any() -> None:
    table = Knights([*unit(), *enemy_unit((18, 26)), FAR], cards=[horse(), BOWMAN])
    both = table.keys("horse") | table.keys("lancer")
    switches = table.offered("switch-off", "lancer")
    table.say("dismount", "lancer", near("horse", 0, EAST), facing=0)
    after = table.keys("horse") | table.keys("lancer")

    assert both >= {*RIDES, "overwhelm"}
    assert switches == {"lancer:horsemanship", "lancer:impale"}
    assert after & {*RIDES, "overwhelm", "switch-off"} == set()
    assert table.refused("trample", "horse", (18, 20)) == {"MKC-TALENT-01"}


@pytest.mark.rule("MKC-TALENT-02")
def test_MKC_TALENT_02_an_ability_that_takes_the_same_action_may_be_used() -> None:
    cards = [horse(), lancer(abilities=["healing", "magic-freeze"], attack_types=["wand"], range=10)]
    table = Knights([*unit(), own("orc", (18, 26), click=2), foe("elf", (28, 30))], cards=cards)
    table.say("mounted-charge", "horse", near("orc", 0, SOUTH), facing=90)

    assert table.offered("heal", "lancer") == {"orc", "horse"}
    assert "freeze" not in table.keys("lancer")


@pytest.mark.rule("MKC-TALENT-03")
@pytest.mark.parametrize("ability", ["flight", ""])
def test_MKC_TALENT_03_what_is_forbidden_stays_forbidden(ability: str) -> None:
    """Over the orc leads no way without Flight, and overwhelming forbids that."""
    card = horse(abilities=[ability] if ability else [])
    table = Knights([*unit((18, 12)), foe("orc", (18, 16)), *enemy_unit((18, 22.5))], cards=[card, lancer()])
    refused = table.refused("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90)

    assert refused == ({"MKC-TALENT-23", "MK-MOVE-06"} if ability else {"MK-MOVE-06"})


@pytest.mark.rule("MKC-TALENT-04")
def test_MKC_TALENT_04_charge_then_mounted_charge() -> None:
    cards = [horse(abilities=["charge"]), lancer()]
    standing = [*unit((18, 8)), foe("orc", (18, 14)), foe("elf", (18, 21)), own("ally", (5, 5))]
    table = Knights(standing, cards=cards, dice=[1, 2, 5, 1, 2], total=300)
    table.say("charge", "horse", near("orc", 0, SOUTH), facing=90).go_on("surge")
    table.say("close", "horse", "orc").go_on("ride-on")
    table.away("mounted-charge", "horse", (20.5, 16), (20.25, 21), facing=180).go_on("mounted-charge")
    table.say("close", "lancer", "elf").go_on("act")

    assert [table.name(facts[0]) for facts in table.facts("strikes")] == ["horse", "lancer"]
    assert (table.player(0).actions, table.warrior("horse").tokens) == (2, 1)


@pytest.mark.rule("MKC-TALENT-04")
def test_MKC_TALENT_04_mounted_charge_then_charge() -> None:
    cards = [horse(abilities=["charge"]), lancer()]
    table = Knights([*unit((18, 8)), foe("orc", (18, 14)), own("ally", (5, 5)), FAR], cards=cards, dice=[1, 2, 5, 1, 2])
    table.say("mounted-charge", "horse", near("orc", 0, SOUTH), facing=90).go_on("mounted-charge")
    table.say("close", "lancer", "orc").go_on("ride-on")
    short = table.say("charge", "horse").refused("charge", "horse", (26, 14), facing=0)
    table.say("charge", "horse", (20.25, 14), facing=180).go_on("surge")
    table.say("close", "horse", "orc").go_on("act")

    assert short >= {"MKA-CHARGE-01"}
    assert [table.name(facts[0]) for facts in table.facts("strikes")] == ["lancer", "horse"]


@pytest.mark.rule("MKC-TALENT-04", "MK-MOVE-14", "MK-MOVE-27")
def test_MKC_TALENT_04_the_second_part_breaks_away_before_its_way_is_planned() -> None:
    """The orc behind the unit is shaken off dead, and the way leads over where it stood."""
    cards = [horse(abilities=["charge"]), lancer()]
    standing = [*unit((18, 8)), foe("orc", (18, 14), click=5), foe("elf", (18, 20)), own("ally", (5, 5))]
    table = Knights(standing, cards=cards, dice=[5, 1, 2])
    table.say("mounted-charge", "horse", near("orc", 0, SOUTH), facing=270).go_on("ride-on")

    assert table.refused("charge", "horse", near("elf", 0, SOUTH), facing=90) == {"MK-MOVE-06"}
    table.say("charge", "horse")
    assert (table.question(), table.warrior("orc").gone) == ((0, "way"), "eliminated")
    table.say("charge", "horse", near("elf", 0, SOUTH), facing=90).go_on("surge")
    table.say("close", "horse", "elf").go_on("act")
    assert table.warrior("horse").tokens == 1


@pytest.mark.rule("MKC-TALENT-04", "MK-MOVE-26")
def test_MKC_TALENT_04_a_second_part_that_is_held_still_strikes_where_it_stands() -> None:
    cards = [horse(abilities=["charge"]), lancer()]
    table = Knights([*unit((18, 8)), foe("orc", (18, 14)), own("ally", (5, 5)), FAR], cards=cards, dice=[1, 2, 1, 1, 2])
    table.say("mounted-charge", "horse", near("orc", 0, SOUTH), facing=90).go_on("mounted-charge")
    table.say("close", "lancer", "orc").go_on("ride-on")
    table.say("charge", "horse").go_on("surge")
    table.say("close", "horse", "orc").go_on("act")

    assert table.names().count("held") == 1
    assert [table.name(facts[0]) for facts in table.facts("strikes")] == ["lancer", "horse"]


# -- horsemanship ----------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-TALENT-05")
@pytest.mark.parametrize(("who", "result"), [("lancer9", 15), ("horse9", 17)])
def test_MKC_TALENT_05_shots_at_the_rider_are_worse_by_two(who: str, result: int) -> None:
    """10 - 2 + 7 = 15 against 16 misses, 10 + 7 = 17 hits."""
    standing = [own("archer", (18, 8)), *enemy_unit((18, 20))]
    table = Knights(standing, cards=[horse(defense=16), lancer(defense=16), ARCHER], dice=[3, 4])
    table.say("ranged", "archer", who).go_on("act")

    assert table.facts("attack-value")[0][2] + 7 == result
    assert (table.warrior(who).click > 0) == (result >= 16)


@pytest.mark.rule("MKC-TALENT-06")
@pytest.mark.parametrize(("declines", "value"), [(False, 8), (True, 10)])
def test_MKC_TALENT_06_it_works_unless_it_is_declined(declines: bool, value: int) -> None:
    table = Knights([own("archer", (18, 8)), *enemy_unit((18, 20))], cards=[*CARDS, ARCHER], dice=[1, 2])
    table.say("ranged", "archer", "lancer9").go_on("switching", seat=1)
    if declines:
        table.say("switch-off", "lancer9", "lancer9:horsemanship")
    table.go_on("act")

    assert table.facts("attack-value")[-1][2] == value


@pytest.mark.rule("MKC-TALENT-05")
def test_MKC_TALENT_05_blows_are_not_worse() -> None:
    table = Knights([own("orc", near("horse9", 0, SOUTH)), *enemy_unit()], cards=CARDS, dice=[1, 2])
    table.say("close", "orc", "lancer9").go_on("act")

    assert table.facts("attack-value")[0][2] == 9


# -- impale ----------------------------------------------------------------------------------------------


def struck(card: Any, *more: Any, dice: tuple[int, ...] = (5, 5), who: str = "lancer", **rider: Any) -> Knights:
    standing = [*unit(rider=rider), foe("orc", near("horse")), own("ally", (5, 5))]
    table = Knights(standing, cards=[horse(), card, *more], dice=dice)
    return table.say("close", who, "orc")


@pytest.mark.rule("MKC-TALENT-07", "MKC-TALENT-09")
def test_MKC_TALENT_07_who_impales_is_no_weapon_master() -> None:
    table = struck(lancer(abilities=["weapon-master"])).go_on("act")

    assert table.warrior("orc").click == 5
    assert len(table.rolls()) == 1


@pytest.mark.rule("MKC-TALENT-09")
def test_MKC_TALENT_09_whoever_declines_is_a_weapon_master() -> None:
    table = struck(lancer(abilities=["weapon-master"]), dice=(5, 5, 4))
    table.say("switch-off", "lancer", "lancer:impale").go_on("act")

    assert table.warrior("orc").click == 4


@pytest.mark.rule("MKC-TALENT-08")
@pytest.mark.parametrize(("who", "clicks"), [("lancer", 5), ("horse", 4)])
def test_MKC_TALENT_08_the_riders_blow_is_stronger_by_two(who: str, clicks: int) -> None:
    assert struck(lancer(damage=3), who=who).go_on("act").warrior("orc").click == clicks


@pytest.mark.rule("MKC-TALENT-08")
def test_MKC_TALENT_08_not_against_several() -> None:
    standing = [*unit(), foe("orc", near("horse")), foe("elf", (16.6, 18.9))]
    table = Knights(standing, cards=[horse(), lancer(damage=3, abilities=["sweep"])], dice=[5, 5])
    table.say("sweep", "lancer").go_on("act")

    assert table.warrior("orc").click == 3


@pytest.mark.rule("MKC-TALENT-08")
def test_MKC_TALENT_08_the_rule_of_3_holds() -> None:
    """+2 and +2 make +3."""
    blade = item("blade", changes={"damage": 2})

    assert struck(lancer(damage=3), blade, items=["blade"]).go_on("act").warrior("orc").click == 6


@pytest.mark.rule("MKC-TALENT-10")
def test_MKC_TALENT_10_nothing_is_healed_by_impaling() -> None:
    standing = [*unit(), own("orc", near("horse"), click=5), FAR]
    table = Knights(standing, cards=[horse(), lancer(damage=2, abilities=["healing"])], dice=[5, 4])
    table.say("heal", "lancer", "orc").go_on("act")

    assert table.warrior("orc").click == 3


@pytest.mark.rule("MKC-TALENT-11")
def test_MKC_TALENT_11_it_counts_though_nobody_has_announced_it() -> None:
    table = struck(lancer(damage=3))
    table.say("pass").go_on("act")

    assert table.warrior("orc").click == 5


# -- mounted quickshot -----------------------------------------------------------------------------------


@pytest.mark.rule("MKC-TALENT-12")
def test_MKC_TALENT_12_not_from_contact() -> None:
    table = Knights([*unit(), foe("orc", near("horse")), FAR], cards=[horse(), BOWMAN])

    assert "mounted-shot" not in table.keys("lancer")
    assert table.refused("mounted-shot", "lancer", (18, 17)) >= {"MKC-TALENT-12"}


@pytest.mark.rule("MKC-TALENT-13", "MKC-TALENT-14")
def test_MKC_TALENT_13_ride_as_far_as_the_mount_then_shoot_as_the_rider() -> None:
    """Speed 12 of the mount, range 10 and attack 10 + 3 of the rider."""
    cards = [horse(movement=12, attack_types=["bow"], range=4), BOWMAN]
    table = Knights([*unit((18, 8)), foe("orc", (18, 30)), own("ally", (5, 5))], cards=cards, dice=[1, 2])
    far = table.refused("mounted-shot", "lancer", (18, 20.001), facing=90)
    mount = table.refused("mounted-shot", "horse", (18, 20), facing=90)
    table.say("mounted-shot", "lancer", (18, 20), facing=90)
    shooters = table.subjects("ranged")
    table.say("ranged", "lancer", "orc").go_on("act")

    assert (far, mount) == ({"MK-MOVE-02"}, {"MKC-TALENT-14"})
    assert shooters == ["lancer"]
    assert table.facts("attack-value")[0][2] == 13
    assert table.warrior("horse").tokens == 1


@pytest.mark.rule("MKC-TALENT-13")
def test_MKC_TALENT_13_neither_the_ride_nor_the_shot_must_be() -> None:
    """A6"""
    table = Knights([*unit((18, 8)), foe("orc", (18, 17)), own("ally", (5, 5))], cards=[horse(), BOWMAN])
    table.say("mounted-shot", "lancer", (18, 8), facing=90)
    asked = table.question()
    table.say("pass")

    assert asked == (0, "mounted-shot")
    assert (table.names().count("shoots"), table.warrior("lancer").tokens) == (0, 1)


@pytest.mark.rule("MKC-TALENT-13")
def test_MKC_TALENT_13_no_shot_out_of_contact() -> None:
    """A79: only the action is spent."""
    table = Knights([*unit((18, 8)), foe("orc", (18, 17)), own("ally", (5, 5))], cards=[horse(), BOWMAN])
    table.say("mounted-shot", "lancer", near("orc", 0, SOUTH), facing=90).say("pass")

    assert (table.question(), table.warrior("horse").tokens) == ((0, "act"), 1)


@pytest.mark.rule("MKC-TALENT-04", "MKC-TALENT-15", "MKA-BOUND-01")
def test_MKC_TALENT_04_mounted_quickshot_then_bound() -> None:
    """The rider's own speed is 6, and its bound takes the unit on before it shoots again."""
    archer = lancer(abilities=["bound"], attack_types=["bow"], range=10, attack=10)
    standing = [*unit((18, 8)), foe("orc", (18, 24)), own("ally", (5, 5)), FAR]
    table = Knights(standing, cards=[horse(), archer], dice=[1, 2, 1, 2])
    table.say("mounted-shot", "lancer", (18, 14.5), facing=90).say("ranged", "lancer", "orc").go_on("ride-on")

    assert table.subjects("bound") == ["lancer"]
    assert "MKA-BOUND-01" in table.refused("bound", "lancer", near("orc", 0, SOUTH), facing=90)
    table.say("bound", "lancer", (20, 14.5), facing=90).say("ranged", "lancer", "orc").go_on("act")
    assert table.names().count("shoots") == 2


@pytest.mark.rule("MKC-TALENT-15")
def test_MKC_TALENT_15_only_the_riders_ranged_abilities() -> None:
    wand: dict[str, Any] = {"attack_types": ["wand"], "range": 12, "abilities": ["magic-freeze"]}
    table = Knights([*unit((18, 8)), foe("orc", (18, 20))], cards=[horse(**wand), lancer(**wand)])
    table.say("mounted-shot", "lancer", (18, 10), facing=90)

    assert table.subjects("freeze") == ["lancer"]


@pytest.mark.rule("MKC-TALENT-16", "MKC-TALENT-17")
def test_MKC_TALENT_16_with_overwatch_the_shot_comes_in_the_next_command_phase() -> None:
    cards = [horse(), lancer(attack_types=["bow"], range=10, abilities=["overwatch"])]
    table = Knights([*unit((18, 8)), foe("orc", (18, 20)), own("ally", (5, 5))], cards=cards, dice=[1, 2])
    table.say("mounted-shot", "lancer", (18, 12), facing=90).say("watch", "lancer")
    moved, watching, now = table.at("lancer"), table.warrior("lancer").is_watching, "shoots" in table.names()
    table.end().go_on("watch", seat=0)
    table.say("ranged", "lancer", "orc").go_on("act")

    assert (moved, watching, now) == ((18, 12), True, False)
    assert table.names().count("shoots") == 1


# -- mounted charge --------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-TALENT-18")
def test_MKC_TALENT_18_not_from_contact() -> None:
    table = Knights([*unit(), foe("orc", near("horse")), FAR], cards=CARDS)

    assert table.refused("mounted-charge", "horse", (18, 17)) >= {"MKC-TALENT-18"}
    assert table.keys("horse") >= {"close"}
    assert "mounted-charge" not in table.keys("horse") | table.keys("lancer")


@pytest.mark.rule("MKC-TALENT-19")
def test_MKC_TALENT_19_ride_and_strike_in_one_action_without_a_click() -> None:
    table = Knights([*unit((18, 8)), foe("orc", (18, 19)), own("ally", (5, 5))], cards=CARDS, dice=[5, 5], total=300)
    table.say("mounted-charge", "horse", near("orc", 0, SOUTH), facing=90).go_on("mounted-charge")
    table.say("close", "lancer", "orc").go_on("act")

    assert table.warrior("orc").click == 5
    assert (table.warrior("horse").click, table.warrior("lancer").click) == (0, 0)
    assert (table.player(0).actions, table.warrior("horse").tokens) == (2, 1)


@pytest.mark.rule("MKC-TALENT-20")
def test_MKC_TALENT_20_the_mounts_speed_counts() -> None:
    table = Knights([*unit((18, 8)), FAR], cards=[horse(movement=10), lancer(movement=6)])

    assert table.refused("mounted-charge", "horse", (18, 18)) == set()
    assert table.refused("mounted-charge", "horse", (18, 18.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MKC-TALENT-21")
@pytest.mark.parametrize(("who", "attack", "clicks"), [("lancer", 13, 5), ("horse", 9, 5)])
def test_MKC_TALENT_21_either_dial_strikes(who: str, attack: int, clicks: int) -> None:
    """10 + 3 and 3 + 2, or 9 and 5."""
    cards = [horse(attack=9, damage=5), lancer(attack=10, damage=3)]
    table = Knights([*unit((18, 8)), foe("orc", (18, 14)), own("ally", (5, 5))], cards=cards, dice=[5, 4])
    table.say("mounted-charge", "horse", near("orc", 0, SOUTH), facing=90).go_on("mounted-charge")
    strikers = table.subjects("close")
    table.say("close", who, "orc").go_on("act")

    assert strikers == ["horse", "lancer"]
    assert (table.facts("attack-value")[0][2], table.warrior("orc").click) == (attack, clicks)


# -- overwhelm -------------------------------------------------------------------------------------------


def clash(dice: list[int], *more: Any, **words: Any) -> Knights:
    return Knights(
        [*unit((18, 10)), *enemy_unit((18, 20)), own("ally", (5, 5)), *more], cards=[*CARDS, WALL], dice=dice, **words
    )


WALL = figure("wall", radius=1.24)


@pytest.mark.rule("MKC-TALENT-22")
def test_MKC_TALENT_22_not_from_contact() -> None:
    table = clash([], foe("orc", near("horse", 0, WEST)))

    assert table.refused("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90) >= {"MKC-TALENT-22"}
    assert "overwhelm" not in table.keys("horse")


@pytest.mark.rule("MKC-TALENT-24")
def test_MKC_TALENT_24_it_is_offered_only_where_cavalry_of_the_enemy_is_near() -> None:
    """Neither a foe on foot nor a unit of one's own side counts."""
    other = [own("horse2", (10, 16)), ride("lancer2", "horse2")]
    table = Knights([*unit((18, 10)), *other, foe("orc", (18, 18)), *enemy_unit((18, 34))], cards=[horse(), lancer()])
    near_by = Knights([*unit((18, 10)), *enemy_unit((18, 18))], cards=[horse(), lancer()])

    assert "overwhelm" not in table.keys("horse")
    assert "overwhelm" in near_by.keys("horse")


@pytest.mark.rule("MKC-TALENT-23")
def test_MKC_TALENT_23_no_movement_ability_works_meanwhile() -> None:
    """The ram would hurt a warrior that stands in front."""
    table = Knights(
        [*unit((18, 10)), *enemy_unit((18, 20)), own("ally", (5, 5))],
        cards=[horse(), lancer(abilities=["ram"])],
        dice=[1],
    )
    table.say("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90)

    assert (table.warrior("horse9").click, table.warrior("lancer9").click) == (0, 0)
    assert table.warrior("lancer").off == ()


@pytest.mark.rule("MKC-TALENT-23", "MK-SPECIAL-02")
def test_MKC_TALENT_23_what_was_laid_aside_before_stays_laid_aside() -> None:
    rider = {"off": ["battle-armor"]}
    table = Knights(
        [*unit((18, 10), rider), *enemy_unit((18, 20)), own("ally", (5, 5))],
        cards=[horse(), lancer(abilities=["ram", "battle-armor"])],
        dice=[1],
    )
    table.say("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90)

    assert table.warrior("lancer").off == ("battle-armor",)


@pytest.mark.rule("MKC-TALENT-24")
def test_MKC_TALENT_24_the_move_ends_at_one_enemy_unit() -> None:
    more = [foe("horse8", (21.2, 20)), ride("lancer8", "horse8", seat=1)]
    table = clash([], *more)

    assert table.refused("overwhelm", "horse", (18, 14), facing=90) == {"MKC-TALENT-24"}
    assert table.refused("overwhelm", "horse", (19.6, 18.01), facing=0) == {"MKC-TALENT-24"}
    assert table.refused("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90) == set()


@pytest.mark.rule("MKC-TALENT-25")
@pytest.mark.parametrize(("face", "is_thrown"), [(2, False), (3, True)])
def test_MKC_TALENT_25_with_six_the_rider_is_thrown(face: int, is_thrown: bool) -> None:
    table = clash([face])
    table.say("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90)
    if is_thrown:
        assert table.question() == (1, "unseat")
        table.say("unseat", "lancer9", near("horse9", 0, EAST), facing=0)

    assert table.warrior("lancer9").is_rider != is_thrown
    assert table.warrior("horse9").is_here


@pytest.mark.rule("MKC-TALENT-26")
def test_MKC_TALENT_26_without_room_the_thrown_rider_is_gone() -> None:
    walls = [(15.95, 20.6), (20.05, 20.6), (16.6, 22.6), (19.4, 22.6), (15.95, 18.2), (20.05, 18.2)]
    table = clash([3], *[foe(f"wall{place}", at, figure="wall") for place, at in enumerate(walls)])
    table.say("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90).go_on("act")

    assert table.warrior("lancer9").gone == "eliminated"
    assert (table.warrior("horse9").gone, table.warrior("horse9").partner) == ("", -1)


@pytest.mark.rule("MKC-TALENT-24")
def test_MKC_TALENT_24_with_a_sprint_twice_as_far() -> None:
    """A83"""
    table = Knights([*unit((18, 5)), *enemy_unit((18, 22))], cards=CARDS, dice=[1])

    assert table.refused("overwhelm", "horse", near("horse9", 0, SOUTH), facing=90) == {"MK-MOVE-02"}
    assert table.refused("overwhelm-sprint", "horse", near("horse9", 0, SOUTH), facing=90) == set()


# -- trample ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-TALENT-27")
def test_MKC_TALENT_27_only_on_ground_level() -> None:
    bird, falconer = horse("griffon", mount="cloud-griffon", movement_type="wings"), lancer(rides=("cloud-griffon",))
    above = Knights([own("griffon", (18, 18), soaring=True), ride("lancer", "griffon"), FAR], cards=[bird, falconer])
    hill = {"hill": {"kind": "clear", "elevated": True, "at": [18, 18], "radius": 4}}
    upon = Knights([*unit(), FAR], cards=CARDS, terrain=hill)

    assert above.refused("trample", "griffon", (18, 22)) == {"MKC-TALENT-27"}
    assert upon.refused("trample", "horse", (18, 20)) == {"MKC-TALENT-27"}
    assert "trample" not in above.keys("griffon") | upon.keys("horse")


@pytest.mark.rule("MKC-TALENT-28")
def test_MKC_TALENT_28_as_far_as_its_speed_and_no_sprint() -> None:
    table = Knights([*unit((18, 5)), FAR], cards=CARDS)

    assert table.refused("trample", "horse", (18, 15)) == set()
    assert table.refused("trample", "horse", (18, 15.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MKC-TALENT-29")
def test_MKC_TALENT_29_straight_through_the_front_arc() -> None:
    table = Knights([*unit(), FAR], cards=CARDS)

    assert table.because("trample", "horse", (18, 20), (19, 22)) == {"not-straight"}
    assert table.refused("trample", "horse", (18, 16)) == {"MKC-TALENT-29"}
    assert table.refused("trample", "horse", (19, 18)) == set()


@pytest.mark.rule("MKC-TALENT-30", "MKC-TALENT-31")
def test_MKC_TALENT_30_over_all_that_stand_in_the_way() -> None:
    bird = figure("bird", movement_type="wings")
    standing = [
        *unit((18, 8)),
        *[foe(f"orc{n}", (18, 11 + 1.6 * n)) for n in range(3)],
        foe("bird", (18, 15.6), soaring=True),
    ]
    table = Knights([*standing, foe("elf", (19.2, 11)), own("ally", (5, 5))], cards=[*CARDS, bird])
    plain = table.refused("move", "horse", (18, 18))
    table.say("trample", "horse", (18, 18), facing=90)

    assert plain >= {"MK-MOVE-06"}
    assert [table.warrior(f"orc{n}").click for n in range(3)] == [1, 1, 1]
    assert (table.warrior("bird").click, table.warrior("elf").click) == (0, 0)
    assert table.at("lancer") == (18, 18)


@pytest.mark.rule("MKC-TALENT-32")
def test_MKC_TALENT_32_friend_and_foe() -> None:
    table = Knights([*unit((18, 8)), own("ally", (18, 11)), foe("orc", (18, 13))], cards=CARDS)
    table.say("trample", "horse", (18, 18), facing=90)

    assert (table.warrior("ally").click, table.warrior("orc").click) == (1, 1)


@pytest.mark.rule("MKC-TALENT-33")
@pytest.mark.parametrize(
    ("x", "clicks"), [(17.9, (1, 1)), (18, (1, 0)), (18.6, (1, 0)), (17.4, (1, 1)), (16.4, (0, 0))]
)
def test_MKC_TALENT_33_of_a_unit_whoever_is_in_the_way(x: float, clicks: tuple[int, int]) -> None:
    """The unit looks east; its saddle has its middle at 17.25 and reaches to 18."""
    table = Knights([*unit((x, 8)), *enemy_unit((18, 12), facing=EAST)], cards=CARDS)
    table.say("trample", "horse", (x, 18), facing=90)

    assert (table.warrior("horse9").click, table.warrior("lancer9").click) == clicks


@pytest.mark.rule("MKC-TALENT-34")
def test_MKC_TALENT_34_a_pole_arm_changes_nothing_about_it() -> None:
    table = Knights(
        [*unit((18, 8)), foe("orc", (18, 12), facing=NORTH), own("ally", (5, 5))],
        cards=[*CARDS, figure("orc", abilities=["pole-arm"])],
    )
    table.say("trample", "horse", near("orc", 0, NORTH), facing=90).go_on("act")

    assert table.warrior("orc").click == 1
    assert table.warrior("horse").click == 1


@pytest.mark.rule("MKC-TALENT-35")
def test_MKC_TALENT_35_not_the_large_ones() -> None:
    titan = figure("titan", large=True)
    table = Knights([*unit((18, 8)), foe("titan", (18, 11)), foe("orc", (18, 13))], cards=[*CARDS, titan])
    table.say("trample", "horse", (18, 18), facing=90)

    assert (table.warrior("titan").click, table.warrior("orc").click) == (0, 1)


@pytest.mark.rule("MKC-TALENT-31")
def test_MKC_TALENT_31_whoever_is_held_tramples_nobody() -> None:
    """A10"""
    table = Knights([*unit((18, 8)), foe("orc", near("horse")), own("ally", (5, 5))], cards=CARDS, dice=[1])
    table.away("trample", "horse", (18, 18), facing=90)

    assert (table.warrior("orc").click, table.at("horse")) == (0, (18, 8))


@pytest.mark.rule("MKC-TALENT-24", "MKC-TALENT-31")
def test_MKC_TALENT_24_trampling_into_another_unit() -> None:
    """A83"""
    table = clash([2], foe("orc", (18, 14)))
    table.say("trample-overwhelm", "horse", near("horse9", 0, SOUTH), facing=90)

    assert table.warrior("orc").click == 1
    assert table.happened("keeps-its-saddle", "lancer9", 5)
