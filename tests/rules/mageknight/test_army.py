"""MK-ARMY, MK-ITEM  What an army may consist of, and what its warriors may carry."""

from __future__ import annotations

from typing import Final

import pytest

from tercio.content.trouble import BadInput
from tercio.games.mageknight import shipped, shipped_armies
from tercio.games.mageknight.building.army import (
    Army,
    Recruit,
    check_army,
    cost_of,
    least_total,
    points_of,
    problems_of,
    start_of,
    warrior_points,
)
from tercio.games.mageknight.building.lists import read_lines, read_list, write_list
from tercio.games.mageknight.building.recruits import propose
from tercio.games.mageknight.setup import read_setup
from tercio.games.mageknight.state import ELIMINATED, MageKnight, Player, Warrior

CONTENT: Final = shipped()[0]
ORCS: Final = "1x Orc Marauder (tough)\n1x Orc Hunter (weak)\n1x Gulthak Orc (standard)\n1x Blood Shaman (weak)\n"


def army(lines: str, total: int = 0) -> Army:
    return read_list(CONTENT, lines)._replace(total=total)


def broken(lines: str, total: int = 0) -> list[str]:
    """The rules that the army of this list breaks."""
    return [problem.rule for problem in problems_of(CONTENT, army(lines, total))]


# -- points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ARMY-01")
def test_MK_ARMY_01_factions_may_be_mixed() -> None:
    assert broken("1x Orc Hunter (weak)\n1x Master Archer", 100) == []


@pytest.mark.rule("MK-ARMY-01")
def test_MK_ARMY_01_an_army_without_warriors_is_none() -> None:
    assert broken("", 100) == ["MK-ARMY-01"]


@pytest.mark.rule("MK-ARMY-03")
def test_MK_ARMY_03_what_the_players_agreed_on_counts_and_not_what_a_list_says() -> None:
    list_of_200 = army(ORCS + "1x Ub-Khan", 200)

    assert problems_of(CONTENT, list_of_200) == []
    assert [problem.rule for problem in problems_of(CONTENT, list_of_200, 100)] == ["MK-ARMY-06"]


@pytest.mark.rule("MK-ARMY-04")
@pytest.mark.parametrize(("total", "rules"), [(250, ["MK-ARMY-04"]), (200, []), (300, [])])
def test_MK_ARMY_04_a_build_total_is_a_multiple_of_100(total: int, rules: list[str]) -> None:
    assert broken(ORCS, total) == rules


@pytest.mark.rule("MK-ARMY-06")
def test_MK_ARMY_06_the_army_of_the_example_costs_99_points_and_100_are_allowed() -> None:
    orcs = army(ORCS, 100)

    assert points_of(CONTENT, orcs) == 19 + 21 + 25 + 34
    assert problems_of(CONTENT, orcs) == []


@pytest.mark.rule("MK-ARMY-06")
def test_MK_ARMY_06_the_total_may_be_reached_but_not_exceeded() -> None:
    exactly = "2x Gulthak Orc (standard)\n2x Imperial Legionary (tough)\n"  # 50 + 52

    assert broken(exactly.replace("(tough)", "(standard)"), 100) == []
    assert points_of(CONTENT, army(exactly)) == 102
    assert broken(exactly, 100) == ["MK-ARMY-06"]
    assert broken("4x Gulthak Orc (standard)", 100) == []
    assert broken("3x Gulthak Orc (standard)\n1x Imperial Legionary (tough)", 100) == ["MK-ARMY-06"]


@pytest.mark.rule("MK-ARMY-07")
def test_MK_ARMY_07_who_is_not_unique_may_come_several_times() -> None:
    assert broken("2x Orc Hunter (weak)", 100) == []


@pytest.mark.rule("MK-ARMY-08", "MK-FIGURE-15")
def test_MK_ARMY_08_a_unique_warrior_comes_once() -> None:
    assert broken("2x Ub-Khan", 200) == ["MK-ARMY-08"]
    assert broken("1x Ub-Khan", 200) == []


@pytest.mark.rule("MK-ARMY-09", "MK-ITEM-07")
def test_MK_ARMY_09_both_sides_may_have_the_same_unique_warrior_and_relic() -> None:
    khan = {"army": [{"figure": "ub-khan", "items": ["wyrmtooth"]}]}
    state = read_setup(CONTENT, {"total": 100, "players": [khan, khan]})

    assert [(warrior.seat, warrior.figure.id) for warrior in state.warriors] == [(0, "ub-khan"), (1, "ub-khan")]
    assert [[item.id for item in warrior.items] for warrior in state.warriors] == [["wyrmtooth"], ["wyrmtooth"]]


@pytest.mark.rule("MK-ARMY-03", "MK-ARMY-04")
@pytest.mark.parametrize(("total", "rule"), [(250, "MK-ARMY-04"), (100, "MK-ARMY-06")])
def test_MK_ARMY_03_a_match_measures_both_armies_against_one_total(total: int, rule: str) -> None:
    small, large = ["orc-hunter-weak"], ["ub-khan", "harka-orc-standard", "orc-hunter-weak"]
    with pytest.raises(BadInput) as caught:
        read_setup(CONTENT, {"total": total, "players": [{"army": small}, {"army": large}]})

    assert rule in caught.value.en
    assert len(read_setup(CONTENT, {"total": 200, "players": [{"army": small}, {"army": large}]}).warriors) == 4


@pytest.mark.rule("MK-ARMY-10", "MK-ARMY-11", "MK-ITEM-13")
def test_MK_ARMY_10_items_are_part_of_an_army_and_of_its_points() -> None:
    bowman = "1x Master Archer + Quiver of Long Shafts\n"  # 32 + 6
    rest = "1x Harka Orc (standard)\n1x Harka Orc (standard)\n"  # 60

    assert points_of(CONTENT, army(bowman + rest)) == 98
    assert broken(bowman + rest, 100) == []
    assert broken(bowman.replace("Quiver of Long Shafts", "Ash Wood Buckler") + rest, 100) == []  # exactly 100
    assert broken(bowman.replace("Quiver of Long Shafts", "Surgeon's Satchel") + rest, 100) == ["MK-ARMY-11"]


@pytest.mark.rule("MK-ARMY-12")
def test_MK_ARMY_12_an_army_is_who_is_on_the_field_and_follows_its_player() -> None:
    figure = CONTENT.figures["ub-khan"]
    here, fallen = Warrior(0, "a", 0, 0, figure, figure), Warrior(1, "b", 0, 0, figure, figure, gone=ELIMINATED)
    turned = Warrior(2, "c", 0, 1, figure, figure)
    state = MageKnight([here, fallen, turned], [], [], [], [], [Player(0, 100), Player(1, 100)])

    assert [warrior.label for warrior in state.own(0)] == ["a", "c"]


@pytest.mark.rule("MK-ITEM-34")
def test_MK_ITEM_34_an_item_adds_nothing_to_the_points_of_its_bearer() -> None:
    khan = Recruit("ub-khan", ("wyrmtooth",))
    figure = CONTENT.figures["ub-khan"]
    standing = Warrior(0, "khan", 0, 0, figure, figure, items=(CONTENT.items["wyrmtooth"],))

    assert cost_of(CONTENT, khan) == standing.points == CONTENT.figures["ub-khan"].points
    assert points_of(CONTENT, Army("x", 100, (khan,))) == CONTENT.figures["ub-khan"].points + 22


# -- heroes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ARMY-02", "MK-FIGURE-21")
def test_MK_ARMY_02_a_hero_is_fielded_at_one_of_its_five_levels_for_its_points() -> None:
    hero = CONTENT.figures["tessara-the-wanderer"]
    third = army("1x Tessara the Wanderer, level 3", 100)

    assert (len(hero.levels), len(hero.costs)) == (5, 5)
    assert problems_of(CONTENT, third) == []
    assert warrior_points(CONTENT, third) == hero.costs[2] == 40
    assert start_of(hero, 3) == hero.levels[2]
    assert Warrior(0, "hero", 0, 0, hero, hero, click=7, limit=hero.levels[2]).points == 40


@pytest.mark.rule("MK-ARMY-02", "MK-FIGURE-21")
@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("1x Tessara the Wanderer", ["MK-ARMY-02"]),
        ("1x Tessara the Wanderer, level 6", ["MK-ARMY-02"]),
        ("1x Tessara die Wanderin, Stufe 5", []),
        ("1x Ub-Khan, level 1", ["MK-FIGURE-21"]),
        ("1x Tessara the Wanderer, level 1\n1x Tessara the Wanderer, level 2", ["MK-ARMY-08"]),
    ],
)
def test_MK_ARMY_02_other_levels_are_refused(line: str, rules: list[str]) -> None:
    assert broken(line, 100) == rules


# -- items ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ITEM-01")
def test_MK_ITEM_01_who_has_no_slot_carries_nothing() -> None:
    assert CONTENT.figures["gulthak-orc-standard"].slots == 0
    assert broken("1x Gulthak Orc (standard) + Ash Wood Buckler", 100) == ["MK-ITEM-01"]


@pytest.mark.rule("MK-ITEM-04")
def test_MK_ITEM_04_two_slots_hold_two_items_with_other_prerequisites() -> None:
    assert CONTENT.figures["ub-khan"].slots == 2
    assert broken("1x Ub-Khan + Quiver of Long Shafts + Twice-Ground Falchion", 100) == []


@pytest.mark.rule("MK-ITEM-05")
def test_MK_ITEM_05_nobody_carries_two_relics() -> None:
    assert broken("1x Ub-Khan + Wyrmtooth + Mountain Heart", 200) == ["MK-ITEM-05"]


@pytest.mark.rule("MK-ITEM-06")
def test_MK_ITEM_06_items_with_one_prerequisite_do_not_go_together() -> None:
    both = "1x Ithiel Starbow + Enchanted Fuser Rifle + Quiver of Long Shafts"

    assert broken(both, 200) == ["MK-ITEM-06"]
    assert broken("1x Ithiel Starbow + Ash Wood Buckler + Surgeon's Satchel", 200) == []


@pytest.mark.rule("MK-ITEM-07")
def test_MK_ITEM_07_a_relic_comes_once_in_an_army_and_other_items_more_often() -> None:
    assert broken("1x Ub-Khan + Veil of Dusk\n1x Harka Orc (tough) + Veil of Dusk", 200) == ["MK-ITEM-07"]
    assert broken("1x Ub-Khan + Trail Boots\n1x Harka Orc (tough) + Trail Boots", 200) == []


@pytest.mark.rule("MK-ITEM-08")
def test_MK_ITEM_08_each_item_needs_a_slot_of_its_own() -> None:
    assert broken("1x Master Archer + Trail Boots + Ash Wood Buckler", 100) == ["MK-ITEM-08"]


@pytest.mark.rule("MK-ITEM-14")
def test_MK_ITEM_14_an_item_is_in_somebodys_slot() -> None:
    bound = army("1x Ub-Khan + Trail Boots", 100)

    assert broken("1x Ub-Khan\n1x Trail Boots", 100) == ["MK-ITEM-14"]
    assert problems_of(CONTENT, bound) == []
    assert bound.recruits[0].items == ("trail-boots",)


@pytest.mark.rule("MK-ITEM-16")
def test_MK_ITEM_16_the_fuser_rifle_is_for_bows_and_the_lance_for_riders() -> None:
    assert broken("1x Atlantean Sorcerer (standard) + Enchanted Fuser Rifle", 100) == ["MK-ITEM-16"]
    assert broken("1x Master Archer + Enchanted Fuser Rifle", 100) == []
    assert broken("1x Harka Orc (tough) + Barbed Lance", 100) == ["MK-ITEM-16"]
    assert broken("1x Glade Rider (weak) + Barbed Lance", 100) == []


@pytest.mark.rule("MK-ITEM-17")
def test_MK_ITEM_17_a_faction_or_an_attack_value_may_be_asked_for() -> None:
    assert broken("1x Orc Hunter (weak) + Fencing Master's Gloves", 100) == ["MK-ITEM-17"]  # attack 7, not 9
    assert broken("1x Harka Orc (standard) + Fencing Master's Gloves", 100) == []
    assert broken("1x Master Archer + Horn of the Old Khan", 100) == ["MK-ITEM-17"]
    assert broken("1x Orc Hunter (weak) + Horn of the Old Khan", 100) == []


@pytest.mark.rule("MK-ITEM-17")
def test_MK_ITEM_17_a_heros_attack_value_is_that_of_its_level() -> None:
    assert broken("1x Tessara the Wanderer, level 5 + Crown of the Ninth King", 100) == []
    assert broken("1x Tessara the Wanderer, level 1 + Crown of the Ninth King", 100) == ["MK-ITEM-17"]


@pytest.mark.rule("MK-ITEM-03", "MK-ITEM-10")
def test_MK_ITEM_03_an_item_card_has_all_its_parts_and_relics_are_known_by_their_number() -> None:
    staff, rifle = CONTENT.items["staff-of-winter"], CONTENT.items["enchanted-fuser-rifle"]

    assert (staff.collector, staff.is_relic, rifle.collector, rifle.is_relic) == ("R004", True, "101", False)
    assert (staff.points, staff.needs) == (17, ("attack-type:wand",))
    assert [(change.value, change.amount) for change in staff.changes] == [("attack-bonus", 1)]
    assert [mark.ability for mark in staff.abilities] == ["magic-freeze"]
    assert "" not in (staff.text_en, staff.text_de)


def test_every_broken_rule_is_told_at_once() -> None:
    lines = "2x Ub-Khan + Wyrmtooth + Mountain Heart\n1x Master Archer + Horn of the Old Khan\n1x Trail Boots"

    assert set(broken(lines, 150)) == {
        "MK-ARMY-04", "MK-ARMY-06", "MK-ARMY-08", "MK-ITEM-05", "MK-ITEM-07", "MK-ITEM-14", "MK-ITEM-17",
    }  # fmt: skip


def test_a_refusal_names_all_rules_in_both_languages() -> None:
    with pytest.raises(BadInput) as caught:
        check_army(CONTENT, army("2x Ub-Khan\n1x Trail Boots", 200))

    for lang in ("en", "de"):
        assert "MK-ARMY-08" in caught.value.message(lang)
        assert "MK-ITEM-14" in caught.value.message(lang)


# -- lists ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["2x orc-hunter-weak", "2 Orc Hunter (weak)", "2x ork-jäger *", "2× Ork-Jäger (schwach)"]
)
def test_a_warrior_has_many_names(line: str) -> None:
    assert army(line).recruits == (Recruit("orc-hunter-weak"),) * 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("1x Orc Hunter", "Orc Hunter (tough)"),
        ("1x Orc Huntr (weak)", "orc hunter (weak)"),
        ("1x Ub-Khan + Wyrmtoth", "wyrmtooth"),
        ("Total: many", "Total: 200"),
        ("999x Ub-Khan", "200"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_with_its_number(line: str, words: str) -> None:
    read, troubles = read_lines(CONTENT, f"1x Ub-Khan\n{line}\n", "own.txt")

    assert [(trouble.file, trouble.line) for trouble in troubles] == [("own.txt", 2)]
    assert words in troubles[0].en
    assert read.recruits == (Recruit("ub-khan"),)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_written_is_read_again(lang: str) -> None:
    hero = army("1x Tessara the Wanderer, level 2 + Wyrmtooth\n1x Trail Boots", 100)
    for one in (*shipped_armies().values(), hero):
        assert read_list(CONTENT, write_list(CONTENT, one, lang)) == one


# -- proposals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["", *CONTENT.factions])
@pytest.mark.parametrize("total", [100, 200, 300])
def test_a_proposed_army_is_legal_nearly_full_and_of_its_faction(faction: str, total: int) -> None:
    proposed = propose(CONTENT, total, faction)

    assert problems_of(CONTENT, proposed) == []
    assert total - 5 <= points_of(CONTENT, proposed) <= total
    for recruit in proposed.recruits:
        figure = CONTENT.figures[recruit.figure]
        assert faction in ("", *figure.factions) or (faction == "mage-spawn" and figure.is_mage_spawn)


@pytest.mark.rule("MK-ARMY-04")
@pytest.mark.parametrize(("total", "faction"), [(150, ""), (0, ""), (-100, ""), (5000, ""), (100, "orc-khan")])
def test_MK_ARMY_04_nothing_is_proposed_for_other_totals_and_factions(total: int, faction: str) -> None:
    with pytest.raises(BadInput) as caught:
        propose(CONTENT, total, faction)

    assert caught.value.en != caught.value.de


def test_the_least_total_is_the_next_hundred() -> None:
    assert least_total(CONTENT, army(ORCS)) == 100
    assert least_total(CONTENT, army(ORCS + "1x Grave Levy (weak)")) == 200
