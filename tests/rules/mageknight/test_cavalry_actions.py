"""MKC-ACTION, MKC-ATTACK, MKC-FORMATION  What a cavalry unit is given to do, and what is done to it."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, enemy_unit, horse, lancer, unit
from knights import EAST, NORTH, SOUTH, WEST, Knights, figure, foe, item, near, own, ride

ARCHER = figure("archer", attack=10, attack_types=["bow"], range=10, ranged_damage=3)
FAR = foe("elf", (33, 33))

# -- actions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-ACTION-01")
@pytest.mark.parametrize("first", ["horse", "lancer"])
def test_MKC_ACTION_01_one_action_for_both(first: str) -> None:
    table = Knights([*unit(), foe("orc", near("horse")), own("ally", (5, 5))], cards=CARDS, dice=[1, 2], total=300)
    table.say("close", first, "orc").go_on("act")

    assert table.refused("close", "lancer", "orc") >= {"MKC-ACTION-01"}
    assert table.refused("close", "horse", "orc") >= {"MKC-ACTION-01"}
    assert table.keys("horse") | table.keys("lancer") <= {"switch-off"}


@pytest.mark.rule("MKC-ACTION-02")
def test_MKC_ACTION_02_nobody_is_pushed_by_the_second_token() -> None:
    table = Knights([*unit(tokens=1), own("orc", (5, 5)), FAR], cards=CARDS)
    table.say("move", "horse", (18, 20))

    assert (table.warrior("horse").tokens, table.warrior("lancer").tokens) == (2, 2)
    assert (table.warrior("horse").click, table.warrior("lancer").click) == (0, 0)


@pytest.mark.rule("MKC-ACTION-03")
def test_MKC_ACTION_03_the_mounts_speed_counts() -> None:
    table = Knights([*unit(), FAR], cards=[horse(movement=12), lancer(movement=7)])

    assert table.refused("move", "horse", (18, 30)) == set()
    assert table.refused("move", "horse", (18, 30.001)) == {"MK-MOVE-02"}
    assert table.refused("move", "lancer", (18, 20)) == {"MKC-ACTION-03"}


@pytest.mark.rule("MKC-ACTION-04")
def test_MKC_ACTION_04_only_the_mounts_talents_count() -> None:
    relic = item("boots", collector="R901", gives_movement_type="boot")
    cards = [horse("griffon", mount="cloud-griffon", movement_type="wings"), lancer(rides=("cloud-griffon",)), relic]
    standing = [own("griffon", (18, 18)), ride("lancer", "griffon", items=["boots"]), FAR]
    table = Knights(standing, cards=cards)

    assert table.keys("griffon") >= {"move", "take-off"}
    assert "sprint" not in table.keys("griffon") | table.keys("lancer")
    assert table.refused("sprint", "griffon", (18, 20)) >= {"MK-SPRINT-03"}


@pytest.mark.rule("MKC-ACTION-05")
@pytest.mark.parametrize("shown", [False, True])
def test_MKC_ACTION_05_the_riders_movement_ability_serves_the_unit(shown: bool) -> None:
    """With Flight the unit passes over a base, with Quickness it needs no action of its player."""
    cards = [horse(), lancer(abilities=["flight"] if shown else [])]
    table = Knights([*unit(), foe("orc", (18, 22)), FAR], cards=cards)
    hasty = Knights([*unit(), FAR], cards=[horse(), lancer(abilities=["quickness"] if shown else [])])

    assert (table.refused("move", "horse", (18, 27)) == set()) == shown
    assert ("quick-move" in hasty.keys("horse")) == shown


@pytest.mark.rule("MKC-ACTION-06")
@pytest.mark.parametrize(("who", "attack", "damage"), [("lancer", 13, 5), ("horse", 8, 4)])
def test_MKC_ACTION_06_one_of_the_two_dials_is_used(who: str, attack: int, damage: int) -> None:
    """The rider has 10 + 3 and 3 + 2 for impaling, the mount 8 and 4."""
    table = Knights([*unit(), foe("orc", near("horse"))], cards=[horse(), lancer(attack=10)], dice=[5, 5])
    table.say("close", who, "orc").go_on("act")

    assert table.facts("attack-value")[0][2] == attack
    assert table.warrior("orc").click == damage


BLADE = item("blade", changes={"attack": 1, "damage": 1})


@pytest.mark.rule("MKC-ACTION-07")
def test_MKC_ACTION_07_with_the_mounts_dial_nothing_of_the_rider_counts() -> None:
    cards = [horse(), lancer(abilities=["weapon-master"]), BLADE]
    table = Knights([*unit(rider={"items": ["blade"]}), foe("orc", near("horse"))], cards=cards, dice=[5, 5])
    table.say("close", "horse", "orc").go_on("act")

    assert table.facts("attack-value")[0][2] == 8
    assert table.warrior("orc").click == 4


@pytest.mark.rule("MKC-ACTION-08")
def test_MKC_ACTION_08_with_the_riders_dial_its_items_count_and_nothing_of_the_mount() -> None:
    cards = [horse(abilities=["weapon-master"]), lancer(), BLADE]
    standing = [*unit(rider={"items": ["blade"], "off": ["impale"]}), foe("orc", near("horse"))]
    table = Knights(standing, cards=cards, dice=[5, 5])
    table.say("close", "lancer", "orc").go_on("act")

    assert table.facts("attack-value")[0][2] == 9 + 1 + 3
    assert table.warrior("orc").click == 4


@pytest.mark.rule("MKC-ACTION-09")
def test_MKC_ACTION_09_a_rider_picks_up_what_lies_at_its_mount() -> None:
    table = Knights([*unit(), FAR], cards=[*CARDS, BLADE], loot=[{"item": "blade", "at": [18, 19.8]}])
    table.say("pick-up", "lancer", "loot-1")

    assert [carried.id for carried in table.warrior("lancer").items] == ["blade"]
    assert "pick-up" not in table.keys("horse")


@pytest.mark.rule("MKC-ACTION-10")
def test_MKC_ACTION_10_what_a_rider_drops_lies_at_its_mount() -> None:
    table = Knights([*unit(rider={"items": ["blade"]}), FAR], cards=[*CARDS, BLADE], phase="command")

    assert table.refused("drop", "lancer", "blade", (18, 20.1)) == {"MK-ITEM-20"}
    table.say("drop", "lancer", "blade", (18, 19.8))
    assert table.state.loot[0].at == (18000, 19800)


@pytest.mark.rule("MKC-ACTION-11")
def test_MKC_ACTION_11_the_rider_shoots_from_the_mounts_centre_through_its_front_arc() -> None:
    cards = [horse(), lancer(attack_types=["bow"], range=10)]
    standing = [*unit(), foe("orc", (18, 28)), foe("far", (20, 28)), foe("behind", (18, 10))]
    table = Knights(standing, cards=cards)

    assert table.offered("ranged", "lancer") == {"orc"}
    assert table.refused("ranged", "lancer", "far") >= {"MK-RANGED-06"}
    assert table.refused("ranged", "lancer", "behind") == {"MK-RANGED-05"}


@pytest.mark.rule("MKC-ACTION-12")
@pytest.mark.parametrize("damage_type", ["", "golem"])
def test_MKC_ACTION_12_a_rider_heals_its_mount_unless_that_is_a_golem(damage_type: str) -> None:
    cards = [horse(damage_type=damage_type), lancer(abilities=["healing"])]
    table = Knights([*unit(click=3), FAR], cards=cards, dice=[5, 4])
    if damage_type:
        assert table.refused("heal", "lancer", "horse") == {"MKC-ACTION-12"}
        assert "heal" not in table.keys("lancer")
        return
    table.say("heal", "lancer", "horse").go_on("act")

    assert table.warrior("horse").click == 0


@pytest.mark.rule("MKC-ACTION-13")
@pytest.mark.parametrize("damage_type", ["", "golem"])
def test_MKC_ACTION_13_so_does_whoever_heals_otherwise(damage_type: str) -> None:
    cards = [horse(damage_type=damage_type), lancer(abilities=["magic-healing"], attack_types=["wand"], range=8)]
    table = Knights([*unit(click=3), FAR], cards=cards)

    assert ("horse" in table.offered("magic-heal", "lancer")) == (damage_type == "")
    assert table.refused("magic-heal", "lancer", "horse") == ({"MKC-ACTION-13"} if damage_type else set())


# -- attacks against a unit ------------------------------------------------------------------------------


@pytest.mark.rule("MKC-ATTACK-01")
@pytest.mark.parametrize(("who", "clicks"), [("horse9", (2, 0)), ("lancer9", (0, 0))])
def test_MKC_ATTACK_01_the_attacker_chooses_the_dial(who: str, clicks: tuple[int, int]) -> None:
    """9 + 6 = 15: enough for the mount's 14, not for the rider's 16."""
    table = Knights([*enemy_unit(), own("orc", near("horse9", 0, SOUTH))], cards=CARDS, dice=[3, 3])
    offered = table.offered("close", "orc")
    table.say("close", "orc", who).go_on("act")

    assert offered == {"horse9", "lancer9"}
    assert (table.warrior("horse9").click, table.warrior("lancer9").click) == clicks


@pytest.mark.rule("MKC-ATTACK-02")
@pytest.mark.parametrize(("facing", "gap", "is_in_range"), [(90, 10, True), (270, 10.7, False)])
def test_MKC_ATTACK_02_the_line_goes_to_the_mounts_centre(facing: int, gap: float, is_in_range: bool) -> None:
    """The saddle lies 0.75 inches behind the centre, nearer or farther than that."""
    standing = [own("archer", (18, 8)), *enemy_unit((18, 8 + gap), facing=facing), FAR]
    table = Knights(standing, cards=[*CARDS, ARCHER])

    assert ("lancer9" in table.offered("ranged", "archer")) == is_in_range


@pytest.mark.rule("MKC-ATTACK-02")
def test_MKC_ATTACK_02_no_half_is_in_the_way_of_the_other() -> None:
    table = Knights([own("archer", (18, 8)), *enemy_unit((18, 17))], cards=[*CARDS, ARCHER])

    assert table.offered("ranged", "archer") == {"horse9", "lancer9"}


def bombed(off: float, dice: list[int], declined: bool = True) -> Knights:
    """A bombardment some inches from the centre of the mount; a radius of 2 inches."""
    gunner = figure("gunner", attack=9, attack_types=["bow"], range=14, ranged_damage=3, abilities=["bombardment"])
    bombs = [{"shooter": "gunner", "at": [18, 18 + off], "facing": 90, "number": 0}]
    standing = [own("gunner", (18, 8)), *enemy_unit(facing=90), foe("orc", (30, 30))]
    table = Knights(standing, cards=[*CARDS, gunner], phase="command", bombs=bombs, dice=dice)
    if declined:
        table.go_on("switching", seat=1)
    return table


@pytest.mark.rule("MKC-ATTACK-03")
def test_MKC_ATTACK_03_the_mounts_centre_decides() -> None:
    radius = Knights([own("orc", (5, 5))]).state.warriors[0].figure.shells[0].radius / 1000
    touched, missed = bombed(radius, [6, 6, 1, 2]), bombed(radius + 0.001, [6, 6], declined=False)
    missed.go_on("act")

    assert {touched.name(facts[0]) for facts in touched.facts("struck")} == {"horse9", "lancer9"}
    assert missed.facts("struck") == []


@pytest.mark.rule("MKC-ATTACK-04")
@pytest.mark.parametrize(("dice", "clicks"), [([3, 3], (3, 0)), ([3, 4], (3, 3))])
def test_MKC_ATTACK_04_a_blast_strikes_both(dice: list[int], clicks: tuple[int, int]) -> None:
    """9 + 6 = 15 and 9 + 7 = 16 against 14 and 16, without horsemanship."""
    table = bombed(0, [5, 6, *dice])
    table.say("switch-off", "lancer9", "lancer9:horsemanship").go_on("act")

    assert (table.warrior("horse9").click, table.warrior("lancer9").click) == clicks


@pytest.mark.rule("MKC-ATTACK-04", "MKC-TALENT-05")
def test_MKC_ATTACK_04_with_horsemanship_16_is_14_against_the_rider() -> None:
    table = bombed(0, [5, 6, 3, 4])
    table.go_on("act")

    assert (table.warrior("horse9").click, table.warrior("lancer9").click) == (3, 0)


@pytest.mark.rule("MKC-ATTACK-05")
@pytest.mark.parametrize(("facing", "value"), [(270, 9), (90, 10)])
def test_MKC_ATTACK_05_the_rear_arc_is_the_mounts(facing: int, value: int) -> None:
    standing = [*enemy_unit(facing=facing), own("orc", near("horse9", 0, SOUTH))]
    table = Knights(standing, cards=CARDS, dice=[1, 2])
    table.say("close", "orc", "lancer9").go_on("act")

    assert table.facts("attack-value")[0][2] == value


BOOTED = horse("ox", movement_type="boot")


@pytest.mark.rule("MKC-ATTACK-06", "MKC-ATTACK-07")
@pytest.mark.parametrize(("who", "clicks"), [("ox", (1, 0)), ("lancer", (0, 1))])
def test_MKC_ATTACK_06_one_dial_takes_the_click_of_a_sprint(who: str, clicks: tuple[int, int]) -> None:
    table = Knights([own("ox", (18, 8)), ride("lancer", "ox"), own("orc", (5, 5)), FAR], cards=[BOOTED, lancer()])
    table.say("sprint", "ox", (18, 20))
    asked = table.question()
    table.say("push", who)

    assert asked == (0, "push")
    assert (table.warrior("ox").click, table.warrior("lancer").click) == clicks


@pytest.mark.rule("MKC-ATTACK-07")
def test_MKC_ATTACK_07_a_critical_miss_is_the_attackers_own() -> None:
    table = Knights([*unit(), foe("orc", near("horse")), own("ally", (5, 5))], cards=CARDS, dice=[1, 1])
    table.say("close", "lancer", "orc").go_on("act")

    assert (table.warrior("horse").click, table.warrior("lancer").click) == (0, 1)


# -- formations ------------------------------------------------------------------------------------------


def column(number: int, riders: list[str], mounts: list[str] | None = None) -> tuple[list[Any], list[Any]]:
    """So many units side by side, with the factions of their riders and mounts."""
    mounts = mounts or ["elven-lords"] * number
    cards = [lancer(f"rider-{faction}", factions=[faction]) for faction in dict.fromkeys(riders)]
    cards += [horse(f"horse-{faction}", factions=[faction]) for faction in dict.fromkeys(mounts)]
    standing: list[Any] = []
    for place in range(number):
        at = (6, 18) if place == 0 else near(f"m{place - 1}", 0, EAST)
        standing.append(own(f"m{place}", at, figure=f"horse-{mounts[place]}"))
        standing.append(ride(f"r{place}", f"m{place}", figure=f"rider-{riders[place]}"))
    return standing, cards


@pytest.mark.rule("MKC-FORMATION-01")
def test_MKC_FORMATION_01_nobody_on_foot_is_in_it() -> None:
    standing, cards = column(2, ["elven-lords"] * 2)
    walker = own("orc", near("m1", 0, EAST))
    table = Knights([*standing, walker, FAR], cards=[*cards, figure("orc", factions=["elven-lords"])])

    assert "form" not in table.keys("m0") | table.keys("orc")
    assert table.refused("form", "m0", "m1", "orc") == {"MKC-FORMATION-01"}


@pytest.mark.rule("MKC-FORMATION-02")
def test_MKC_FORMATION_02_all_riders_show_one_symbol() -> None:
    standing, cards = column(3, ["elven-lords", "elven-lords", "orc-khans"])
    table = Knights([*standing, FAR], cards=cards)

    assert "form" not in table.keys("m0")
    assert table.refused("form", "m0", "m1", "m2") == {"MKC-FORMATION-02"}


@pytest.mark.rule("MKC-FORMATION-03")
def test_MKC_FORMATION_03_the_factions_of_the_mounts_do_not_matter() -> None:
    standing, cards = column(3, ["elven-lords"] * 3, ["elven-lords", "orc-khans", "shyft"])
    table = Knights([*standing, FAR], cards=cards)
    offered = table.offered("form", "m0")
    table.say("form", "m0", "m1", "m2")
    for place in range(3):
        x, y = table.at(f"m{place}")
        table.say("plan", f"m{place}", (x, y + 5))
    table.say("commit")

    assert offered == {"m1", "m2"}
    assert {table.at(f"r{place}")[1] for place in range(3)} == {23}
    assert [table.warrior(f"r{place}").tokens for place in range(3)] == [1, 1, 1]


@pytest.mark.rule("MKC-FORMATION-04")
@pytest.mark.parametrize(("number", "is_legal"), [(2, False), (3, True), (5, True), (6, False)])
def test_MKC_FORMATION_04_three_to_five_units_each_counted_once(number: int, is_legal: bool) -> None:
    standing, cards = column(number, ["elven-lords"] * number)
    table = Knights([*standing, FAR], cards=cards)
    refused = table.refused("form", "m0", *[f"m{place}" for place in range(1, number)])

    assert ("MKC-FORMATION-04" not in refused) == is_legal
    assert (refused == set()) == is_legal


@pytest.mark.rule("MKC-FORMATION-04")
def test_MKC_FORMATION_04_both_dials_of_a_unit_are_still_one_member() -> None:
    standing, cards = column(2, ["elven-lords"] * 2)
    bows = [(kind, {**card, "range": 12, "attack_types": ["bow"]}) for kind, card in cards]
    table = Knights([*standing, foe("orc", (7, 26))], cards=bows)

    assert "volley" not in table.keys("r0")
    assert table.refused("volley", "r0", "orc", "r1", "m1") >= {"MKC-FORMATION-04"}


@pytest.mark.rule("MKC-FORMATION-04")
def test_MKC_FORMATION_04_no_unit_shoots_with_both() -> None:
    standing, cards = column(3, ["elven-lords"] * 3)
    bows = [(kind, {**card, "range": 12, "attack_types": ["bow"]}) for kind, card in cards]
    table = Knights([*standing, foe("orc", (7.5, 26))], cards=bows)

    assert table.because("volley", "r0", "orc", "m1", "r1", "r2") == {"one-dial-a-unit"}


@pytest.mark.rule("MKC-FORMATION-04")
def test_MKC_FORMATION_04_each_unit_shoots_with_the_dial_that_is_named() -> None:
    standing, cards = column(3, ["elven-lords"] * 3)
    bows = [(kind, {**card, "range": 12, "attack_types": ["bow"]}) for kind, card in cards]
    table = Knights([*standing, foe("orc", (7.5, 26))], cards=bows, dice=[1, 2])
    offered = table.offered("volley", "r0")
    table.say("volley", "r0", "orc", "m1", "r2").go_on("act")

    assert offered == {"orc", "m1", "r1", "m2", "r2"}
    assert table.facts("attack-value")[0][2] == 9 + 3 + 3  # two supporters make 4, of which the rule of 3 leaves 3


@pytest.mark.rule("MKC-ATTACK-06")
def test_MKC_ATTACK_06_in_a_sprinting_formation_each_unit_takes_its_click() -> None:
    standing, cards = column(3, ["elven-lords"] * 3)
    boots = [(kind, {**card, "movement_type": "boot"}) for kind, card in cards]
    table = Knights([*standing, FAR], cards=boots)
    table.say("form-sprint", "m0", "m1", "m2").say("commit")
    for _ in range(3):
        table.say("push", table.subjects("push")[1])

    assert [table.warrior(f"r{place}").click for place in range(3)] == [1, 1, 1]
    assert [table.warrior(f"m{place}").click for place in range(3)] == [0, 0, 0]


@pytest.mark.rule("MKC-UNIT-26")
def test_MKC_UNIT_26_a_half_supports_neither_the_other_nor_twice() -> None:
    standing = [*unit(), foe("elf", near("horse")), own("orc", near("elf", 0, WEST), facing=0)]
    table = Knights(standing, cards=CARDS, dice=[1, 2])
    table.say("close", "lancer", "elf")

    assert table.offered("gang-up") == {"orc"}


def fallen_in_the_way() -> Knights:
    """The first mount of a formation has fallen to a pike, and its rider stands where the next unit was to end."""
    standing, cards = column(3, ["elven-lords"] * 3)
    standing[0] = own("m0", (6, 18), figure="horse-elven-lords", click=5)
    pike = foe("pike", (6, 26.25), facing=SOUTH)
    table = Knights([*standing, pike, FAR], cards=[*cards, figure("pike", abilities=["pole-arm"])])
    table.say("form", "m0", "m1", "m2")
    for place, x in ((0, 6.0), (1, 7.5), (2, 9.0)):
        table.say("plan", f"m{place}", (x, 24), facing=NORTH)
    return table.say("commit").go_on("unseat").say("unseat", "r0", (7.5, 24), facing=NORTH)


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_whoever_finds_no_room_any_more_plans_anew() -> None:
    table = fallen_in_the_way()
    asked = table.question()
    table.say("plan", "m2", (10.75, 24), facing=NORTH).say("plan", "m1", (9.25, 21), (9.25, 24), facing=NORTH)
    table.say("commit")

    assert asked == (0, "formation")
    assert [table.at(each) for each in ("r0", "m1", "m2")] == [(7.5, 24), (9.25, 24), (10.75, 24)]
    assert [table.warrior(each).tokens for each in ("r0", "m1", "m2")] == [0, 1, 1]


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_each_member_moves_once() -> None:
    standing, cards = column(4, ["elven-lords"] * 4)
    standing[2] = own("m1", near("m0", 0, EAST), figure="horse-elven-lords", click=5)
    pike = foe("pike", (7.5, 26.25), facing=SOUTH)
    table = Knights([*standing, pike, FAR], cards=[*cards, figure("pike", abilities=["pole-arm"])])
    table.say("form", "m0", "m1", "m2", "m3")
    for place in range(4):
        table.say("plan", f"m{place}", (6 + 1.5 * place, 24), facing=NORTH)
    table.say("commit").go_on("unseat").say("unseat", "r1", (9, 24), facing=NORTH)

    assert table.subjects("plan") == ["m2", "m3"]
    assert table.because("plan", "m0", (6, 22)) >= {"has-gone-already"}


@pytest.mark.rule("MK-FORMATION-15")
def test_MK_FORMATION_15_the_pace_stays_when_the_slowest_has_fallen() -> None:
    """The horse that falls has speed 6; the others, with 10, are to go as far as it did."""
    standing, cards = column(3, ["elven-lords"] * 3)
    slow = horse("slow", movement=6)
    standing[0] = own("m0", (6, 18), figure="slow", click=5)
    pike = foe("pike", (6, 26.25), facing=SOUTH)
    table = Knights([*standing, pike, FAR], cards=[*cards, slow, figure("pike", abilities=["pole-arm"])])
    table.say("form", "m0", "m1", "m2")
    for place, x in ((0, 6.0), (1, 7.5), (2, 9.0)):
        table.say("plan", f"m{place}", (x, 24), facing=NORTH)
    table.say("commit").go_on("unseat").say("unseat", "r0", (7.5, 24), facing=NORTH)

    assert "faster-than-all" in table.because("plan", "m2", (9, 24.1))
    assert table.because("plan", "m2", (9, 24)) == set()
