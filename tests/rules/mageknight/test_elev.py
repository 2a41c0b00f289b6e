"""MK-ELEV: hills, what is seen from them and against them, cliffs and their access points."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Entry, Knights, figure, foe, kind, near, own
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ground import are_touching, hill_at, level_of

Terrain = dict[str, dict[str, Any]]
Spot = tuple[float, float]

ARCHER = figure("archer", attack_types=["wand"], range=20)
IDLE = [own("idle", (34, 2)), foe("far", (34, 34))]


def box(left: float, low: float, right: float, high: float, kind: str = "clear", **more: Any) -> dict[str, Any]:
    return {"kind": kind, "outline": [[left, low], [right, low], [right, high], [left, high]], **more}


def hill(left: float, low: float, right: float, high: float, kind: str = "clear", **more: Any) -> dict[str, Any]:
    return box(left, low, right, high, kind, elevated=True, **more)


SOUTH_HILL: Terrain = {"south": hill(5, 6, 15, 12)}
NORTH_HILL: Terrain = {"north": hill(5, 18, 15, 24)}
MIDDLE_HILL: Terrain = {"middle": hill(5, 14, 15, 16)}
# A hill with two arms to the north, and low ground in the gap between them.
ARMS: Terrain = {
    "arms": {
        "kind": "clear",
        "elevated": True,
        "outline": [[4, 6], [24, 6], [24, 14], [18, 14], [18, 10], [10, 10], [10, 14], [4, 14]],
    }
}
ARM_WEST, ARM_EAST, GAP = (8, 13), (20, 13), (14, 13)


def walking(terrain: Terrain, at: Spot = (10, 10), **walker: Any) -> Knights:
    return Knights([own("walker", at), *IDLE], [figure("walker", **walker)], terrain=terrain)


def facing_off(terrain: Terrain, archer: Spot, elf: Spot, *others: Entry, **words: Any) -> Knights:
    """An archer that looks at an elf."""
    cards = [ARCHER, figure("elf", defense=15)]
    table = [own("archer", archer, facing="elf", **words), foe("elf", elf), *others, *IDLE]
    return Knights(table, cards, [3, 4], terrain=terrain)


def defense(terrain: Terrain, archer: Spot, elf: Spot, *others: Entry) -> int:
    """What the archer shoots against."""
    table = facing_off(terrain, archer, elf, *others).say("ranged", "archer", "elf")
    return [event.facts[3] for event in table.match.events if event.name in ("hit", "missed")][-1]


def blocked(terrain: Terrain, archer: Spot, elf: Spot, *others: Entry) -> set[str]:
    return facing_off(terrain, archer, elf, *others).refused("ranged", "archer", "elf")


# -- what is elevated ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-01")
def test_MK_ELEV_01_a_hill_is_elevated_and_something_else_as_well() -> None:
    """A wooded hill gives height to a target that is shot at from below, and cover."""
    wooded = {"north": hill(5, 18, 15, 24, "hindering")}

    assert defense(wooded, (10, 10), (10, 20)) == 17
    assert walking({"wooded": hill(5, 6, 15, 14, "hindering")}, movement=8).refused("move", "walker", (10, 15)) == {
        "MK-MOVE-02"
    }


@pytest.mark.rule("MK-ELEV-02")
def test_MK_ELEV_02_all_hills_are_equally_high() -> None:
    assert defense({**SOUTH_HILL, **NORTH_HILL}, (10, 10), (10, 20)) == 15


@pytest.mark.rule("MK-ELEV-03")
def test_MK_ELEV_03_top_and_slope_are_equally_high() -> None:
    assert defense({"hill": hill(5, 6, 15, 24)}, (10, 7), (10, 20)) == 15
    assert defense({"hill": hill(5, 6, 15, 24)}, (10, 6), (10, 24)) == 15


# -- feet ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-05")
@pytest.mark.parametrize(
    ("y", "rules"),
    [(12.9, set()), (13, set()), (13.75, set()), (13.76, set()), (13.761, {"MK-ELEV-05"}), (18, {"MK-ELEV-05"})],
)
def test_MK_ELEV_05_on_the_hill_the_move_ends(y: float, rules: set[str]) -> None:
    """After three inches the centre is up; for all of the base to be there it may go on by its radius (b45)."""
    table = walking({"hill": hill(5, 13, 15, 20)}, movement=10)

    assert table.refused("move", "walker", (10, y)) == rules


@pytest.mark.rule("MK-ELEV-05")
def test_MK_ELEV_05_nobody_runs_over_a_hill() -> None:
    table = walking({"hill": hill(5, 13, 15, 14)}, movement=10)
    refusal = table.judge("move", "walker", (10, 18)).refusals[0]

    assert (refusal.because, refusal.facts) == ("must-stop", (table.number("hill"), 3_750, 8_000))


@pytest.mark.rule("MK-ELEV-05")
def test_MK_ELEV_05_beside_the_edge_nobody_goes_up() -> None:
    """Half of the base is on the hill, the centre is not (b46)."""
    table = walking({"hill": hill(10.01, 5, 15, 30)}, movement=10)

    assert table.refused("move", "walker", (10, 20)) == set()


@pytest.mark.rule("MK-ELEV-05")
def test_MK_ELEV_05_down_one_goes_freely_and_up_again_one_stops() -> None:
    """b46: leaving is no stop; coming back is one."""
    table = walking({"hill": hill(5, 6, 15, 12)}, movement=14)

    assert table.refused("move", "walker", (10, 20)) == set()
    assert table.refused("move", "walker", (10, 14), (12, 14), (12, 11.25)) == set()
    assert table.refused("move", "walker", (10, 14), (12, 14), (12, 10)) == {"MK-ELEV-05"}


@pytest.mark.rule("MK-ELEV-05")
def test_MK_ELEV_05_a_corner_of_the_way_on_the_very_edge() -> None:
    table = walking({"hill": hill(5, 13, 15, 20)}, movement=10)

    assert table.refused("move", "walker", (10, 13)) == set()
    assert table.refused("move", "walker", (10, 13), (10, 13.75)) == set()
    assert table.refused("move", "walker", (10, 13), (10, 16)) == {"MK-ELEV-05"}
    assert table.refused("move", "walker", (10, 13), (12, 10)) == set()


@pytest.mark.rule("MK-ELEV-05", "MK-ELEV-02")
def test_MK_ELEV_05_from_one_hill_onto_the_next_nobody_goes_up() -> None:
    table = walking({"low": hill(5, 6, 15, 12), "next": hill(5, 12, 15, 20)}, movement=8)

    assert table.refused("move", "walker", (10, 18)) == set()


@pytest.mark.rule("MK-ELEV-05", "MK-TERRAIN-13")
def test_MK_ELEV_05_on_a_wooded_hill_it_ends_once() -> None:
    table = walking({"hill": hill(5, 13, 15, 20, "hindering")}, movement=10)

    assert table.refused("move", "walker", (10, 13.75)) == set()
    assert len(table.judge("move", "walker", (10, 15)).refusals) == 1


@pytest.mark.rule("MK-ELEV-05")
def test_MK_ELEV_05_wings_fly_on() -> None:
    """b48"""
    table = walking({"hill": hill(5, 13, 15, 20)}, movement=10, movement_type="wings")

    assert table.refused("move", "walker", (10, 19)) == set()


@pytest.mark.rule("MK-ELEV-06")
@pytest.mark.parametrize(("kind", "inches"), [("clear", 7), ("hindering", 4)])
def test_MK_ELEV_06_up_there_the_kind_of_the_hill_counts(kind: str, inches: int) -> None:
    table = walking({"hill": hill(5, 6, 15, 30, kind)}, movement=7)

    assert table.refused("move", "walker", (10, 10 + inches)) == set()
    assert table.refused("move", "walker", (10, 10.001 + inches)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-ELEV-07")
def test_MK_ELEV_07_nobody_stands_on_high_rock() -> None:
    rock = {"rock": hill(5, 13, 15, 18, "blocking")}

    assert walking(rock).refused("move", "walker", (10, 15)) == {"MK-ELEV-07", "MK-TERRAIN-28"}
    assert walking(rock, movement_type="wings").refused("move", "walker", (10, 15)) == {"MK-MOVE-32"}


@pytest.mark.rule("MK-ELEV-08")
def test_MK_ELEV_08_height_is_not_walked() -> None:
    """Four inches off the hill use four inches of movement, and so do four inches up to it."""
    table = walking(SOUTH_HILL, movement=4)

    assert table.refused("move", "walker", (10, 14)) == set()
    assert table.refused("move", "walker", (10, 14.001)) == {"MK-MOVE-02"}
    assert walking({"hill": hill(5, 13.5, 15, 20)}, movement=4).refused("move", "walker", (10, 14)) == set()


# -- lines between two on the ground ------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-09")
def test_MK_ELEV_09_a_hill_blocks_between_two_on_the_ground() -> None:
    assert blocked(MIDDLE_HILL, (10, 10), (10, 20)) == {"MK-ELEV-09"}
    assert blocked(MIDDLE_HILL, (10, 10), (10, 15)) == set()
    assert blocked(MIDDLE_HILL, (10, 15), (10, 20)) == set()


@pytest.mark.rule("MK-ELEV-09")
@pytest.mark.parametrize(("edge", "rules"), [(9.99, set()), (9.98, {"MK-ELEV-09"})])
def test_MK_ELEV_09_along_its_side_it_does_not(edge: float, rules: set[str]) -> None:
    assert blocked({"hill": hill(edge, 14, 15, 16)}, (10, 10), (10, 20)) == rules


@pytest.mark.rule("MK-ELEV-09")
@pytest.mark.parametrize(("name", "rules"), [("hindering", {"MK-ELEV-09"}), ("blocking", {"MK-TERRAIN-29"})])
def test_MK_ELEV_09_whatever_the_hill_is(name: str, rules: set[str]) -> None:
    """b54"""
    assert blocked({"hill": hill(5, 14, 15, 16, name)}, (10, 10), (10, 20)) == rules


# -- lines between two on one hill --------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-10")
def test_MK_ELEV_10_on_one_hill_only_its_own_wood_gives_cover() -> None:
    low = {**ARMS, "wood": box(12, 12, 16, 18, "hindering")}
    high = {**ARMS, "wood": box(8, 7, 20, 9, "hindering", on="arms")}

    assert defense(low, ARM_WEST, ARM_EAST) == 15
    assert defense(high, (7, 8), (21, 8)) == 16
    assert defense({**ARMS, "wood": box(18, 12, 22, 14, "hindering", on="arms")}, ARM_WEST, ARM_EAST) == 16
    assert defense({**ARMS, "next": hill(12, 11, 16, 18, "hindering")}, ARM_WEST, ARM_EAST) == 15


@pytest.mark.rule("MK-ELEV-10")
def test_MK_ELEV_10_a_wooded_hill_is_a_wood_to_those_on_it() -> None:
    """b50, and the ground under the shooter hides nobody: here the target itself is in it."""
    wooded = {"arms": {**ARMS["arms"], "kind": "hindering"}}

    assert defense(wooded, ARM_WEST, ARM_EAST) == 16


@pytest.mark.rule("MK-ELEV-10")
def test_MK_ELEV_10_grass_on_a_hill_hides_as_well() -> None:
    """b55: a scenario may lay it there."""
    assert defense({**ARMS, "grass": box(8, 7, 20, 9, "concealing", on="arms")}, (7, 8), (21, 8)) == 16


@pytest.mark.rule("MK-ELEV-11")
def test_MK_ELEV_11_on_one_hill_only_its_own_house_blocks() -> None:
    low = {**ARMS, "house": box(12, 12, 16, 18, "blocking")}
    high = {**ARMS, "house": box(13, 7, 15, 9, "blocking", on="arms")}
    spire = {**ARMS, "spire": hill(12, 12, 16, 18, "blocking")}

    assert blocked(low, ARM_WEST, ARM_EAST) == set()
    assert blocked(high, (7, 8), (21, 8)) == {"MK-ELEV-11"}
    assert blocked(spire, ARM_WEST, ARM_EAST) == set()


@pytest.mark.rule("MK-ELEV-12")
def test_MK_ELEV_12_on_one_hill_only_those_on_it_stand_in_the_way() -> None:
    assert blocked(ARMS, ARM_WEST, ARM_EAST, foe("troll", GAP)) == set()
    assert blocked(ARMS, ARM_WEST, ARM_EAST, foe("troll", (18.5, 13))) == {"MK-ELEV-12"}
    assert blocked(ARMS, ARM_WEST, ARM_EAST, foe("troll", (17.99, 13))) == set()


# -- one above, one below -----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-13", "MK-ELEV-16")
@pytest.mark.parametrize("is_up", [True, False])
def test_MK_ELEV_13_those_on_hills_stand_in_the_way(is_up: bool) -> None:
    """Shot from the hill and at the hill; a warrior below does not block (b46: the centre says where)."""
    there, back = (10, 8), (10, 20)
    archer, elf = (there, back) if is_up else (back, there)

    assert blocked(SOUTH_HILL, archer, elf, foe("troll", (10, 11))) == {"MK-ELEV-13"}
    assert blocked(SOUTH_HILL, archer, elf, foe("troll", (10, 12))) == {"MK-ELEV-13"}
    assert blocked(SOUTH_HILL, archer, elf, foe("troll", (10, 12.001))) == set()
    assert blocked(SOUTH_HILL, archer, elf, foe("troll", (10, 16))) == set()


@pytest.mark.rule("MK-ELEV-14")
@pytest.mark.parametrize("is_up", [True, False])
def test_MK_ELEV_14_another_hill_blocks(is_up: bool) -> None:
    archer, elf = ((10, 8), (10, 20)) if is_up else ((10, 20), (10, 8))

    assert blocked({**SOUTH_HILL, **MIDDLE_HILL}, archer, elf) == {"MK-ELEV-14"}
    assert blocked(SOUTH_HILL, archer, elf) == set()


@pytest.mark.rule("MK-ELEV-14")
def test_MK_ELEV_14_the_own_hill_never_blocks() -> None:
    """b51: not even where the line leaves it and crosses it again, nor with what lies on it."""
    assert blocked(ARMS, ARM_WEST, (28, 13)) == set()
    assert blocked({**ARMS, "wood": box(18, 11, 23, 14, "hindering", on="arms")}, ARM_WEST, (27, 13)) == set()


@pytest.mark.rule("MK-ELEV-15")
@pytest.mark.parametrize("is_up", [True, False])
def test_MK_ELEV_15_every_house_blocks(is_up: bool) -> None:
    """b52: a low one too; and one on the hill."""
    archer, elf = ((10, 8), (10, 20)) if is_up else ((10, 20), (10, 8))

    assert blocked({**SOUTH_HILL, "house": box(8, 15, 12, 16, "blocking")}, archer, elf) == {"MK-ELEV-15"}
    assert blocked({**SOUTH_HILL, "house": box(8, 10, 12, 11, "blocking", on="south")}, archer, elf) == {"MK-ELEV-15"}
    assert blocked({**SOUTH_HILL, "house": box(10.01, 15, 12, 16, "blocking")}, archer, elf) == set()


@pytest.mark.rule("MK-ELEV-16")
def test_MK_ELEV_16_the_picture() -> None:
    """From a hill, over a wood and a warrior's base: neither counts."""
    table = {**SOUTH_HILL, "wood": box(5, 13, 15, 14, "hindering")}

    assert defense(table, (10, 10), (10, 20), foe("troll", (10, 16))) == 15


@pytest.mark.rule("MK-ELEV-17")
def test_MK_ELEV_17_a_low_wood_counts_for_those_in_it() -> None:
    between = {**SOUTH_HILL, "wood": box(5, 14, 15, 16, "hindering")}
    around = {**SOUTH_HILL, "wood": box(5, 19, 15, 22, "hindering")}
    high = {**SOUTH_HILL, "wood": box(5, 10.9, 15, 11.9, "hindering", on="south")}
    under = {**SOUTH_HILL, "wood": box(5, 10, 15, 10.7, "hindering", on="south")}

    assert defense(between, (10, 10), (10, 20)) == 15
    assert defense(around, (10, 10), (10, 20)) == 16
    assert defense(high, (10, 10), (10, 20)) == 16
    assert defense(under, (10, 10), (10, 20)) == 15


@pytest.mark.rule("MK-ELEV-17")
def test_MK_ELEV_17_the_shooters_own_wood_counts_beyond_its_base() -> None:
    """b53: an archer below shoots out of a wood at a hill; from its edge it is not hampered."""
    deep, edge = ({**NORTH_HILL, "wood": box(5, 6, 15, high, "hindering")} for high in (12, 10.5))

    assert defense(deep, (10, 10), (10, 20)) == 17
    assert defense(edge, (10, 10), (10, 20)) == 16


# -- two hills ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-02", "MK-ELEV-12")
def test_MK_ELEV_02_from_hill_to_hill_what_is_low_does_not_count() -> None:
    """b49"""
    hills = {**SOUTH_HILL, **NORTH_HILL}
    from_to = ((10, 10), (10, 20))

    assert blocked({**hills, **MIDDLE_HILL}, *from_to) == set()
    assert blocked({**hills, "house": box(5, 14, 15, 16, "blocking")}, *from_to) == set()
    assert blocked({**hills, "spire": hill(5, 14, 15, 16, "blocking")}, *from_to) == {"MK-ELEV-11"}
    assert blocked({**hills, "house": box(8, 11, 12, 12, "blocking", on="south")}, *from_to) == {"MK-ELEV-11"}
    assert blocked(hills, *from_to, foe("troll", (10, 15))) == set()
    assert blocked(hills, *from_to, foe("troll", (10, 12))) == {"MK-ELEV-12"}
    assert blocked({**hills, **MIDDLE_HILL}, *from_to, foe("troll", (10, 15))) == {"MK-ELEV-12"}


@pytest.mark.rule("MK-ELEV-02", "MK-ELEV-10")
def test_MK_ELEV_02_from_hill_to_hill_only_high_woods_hide() -> None:
    """b49"""
    hills = {**SOUTH_HILL, **NORTH_HILL}

    assert defense({**hills, "wood": box(5, 14, 15, 16, "hindering")}, (10, 10), (10, 20)) == 15
    assert defense({**hills, "wood": hill(5, 14, 15, 16, "hindering")}, (10, 10), (10, 20)) == 16
    assert defense({**hills, "wood": box(5, 18.5, 15, 22, "hindering", on="north")}, (10, 10), (10, 20)) == 16


# -- height ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-18")
def test_MK_ELEV_18_from_below_the_target_has_height() -> None:
    assert defense(NORTH_HILL, (10, 10), (10, 20)) == 16
    assert defense(NORTH_HILL, (10, 10), (10, 18)) == 16
    assert defense(NORTH_HILL, (10, 10), (10, 17.999)) == 15


@pytest.mark.rule("MK-ELEV-19")
def test_MK_ELEV_19_not_in_close_combat_and_not_downwards() -> None:
    """b47: bases that touch across the edge of a hill are in contact."""
    table = Knights(
        [own("orc", (10, 17)), foe("elf", near("orc")), *IDLE], [figure("elf", defense=15)], [3, 4], terrain=NORTH_HILL
    )
    table.say("close", "orc", "elf")

    assert [event.facts[3] for event in table.match.events if event.name in ("hit", "missed")] == [15]
    assert level_of(table.state, table.warrior("elf")) == "elevated"
    assert defense(SOUTH_HILL, (10, 10), (10, 20)) == 15


@pytest.mark.rule("MK-ELEV-20")
def test_MK_ELEV_20_height_and_cover_together() -> None:
    assert defense({"hill": hill(5, 18, 15, 24, "hindering")}, (10, 10), (10, 20)) == 17
    assert defense({**NORTH_HILL, "wood": box(5, 19, 15, 22, "hindering", on="north")}, (10, 10), (10, 20)) == 17


@pytest.mark.rule("MK-ELEV-21")
def test_MK_ELEV_21_no_height_against_the_sky() -> None:
    bird = figure("archer", attack_types=["wand"], range=20, movement_type="wings")
    table = Knights(
        [own("archer", (10, 10), soaring=True), foe("elf", (10, 20)), *IDLE],
        [bird, figure("elf", defense=15)],
        [3, 4],
        terrain={**NORTH_HILL, **MIDDLE_HILL},
    )
    table.say("ranged", "archer", "elf")

    assert [event.facts[3] for event in table.match.events if event.name in ("hit", "missed")] == [15]


# -- every pair of levels ---------------------------------------------------------------------------------------

LEVELS: dict[str, Spot] = {"low": (10, 3), "south": (10, 8), "north": (10, 22), "far": (10, 26)}


@pytest.mark.rule("MK-ELEV-09", "MK-ELEV-13", "MK-ELEV-18", "MK-FLY-22")
@pytest.mark.parametrize(
    ("here", "there", "soars", "expected"),
    [
        ("low", "far", "", ("MK-ELEV-09", False)),
        ("low", "south", "", ("", True)),
        ("low", "north", "", ("MK-ELEV-14", True)),
        ("south", "low", "", ("", False)),
        ("south", "north", "", ("", False)),
        ("south", "far", "", ("MK-ELEV-14", False)),
        ("north", "far", "", ("", False)),
        ("low", "far", "archer", ("", False)),
        ("low", "north", "archer", ("", False)),
        ("south", "far", "elf", ("", True)),
        ("low", "far", "elf", ("", True)),
        ("low", "far", "both", ("", False)),
    ],
)
def test_MK_ELEV_09_every_pair_of_levels(here: str, there: str, soars: str, expected: tuple[str, bool]) -> None:
    """On the ground, on either of two hills, in the air: what blocks the line, and who has height."""
    wings = {"movement_type": "wings"}
    cards = [figure("archer", attack_types=["wand"], range=24, **wings), figure("elf", **wings)]
    table = Knights(
        [
            own("archer", LEVELS[here], soaring=soars in ("archer", "both"), facing="elf"),
            foe("elf", LEVELS[there], soaring=soars in ("elf", "both")),
            *IDLE,
        ],
        cards,
        terrain={**SOUTH_HILL, **NORTH_HILL},
    )
    line = line_of_fire(table.state, table.warrior("archer"), table.warrior("elf"))

    assert (line.rule, line.has_height) == expected


# -- cliffs --------------------------------------------------------------------------------------------------------


def plateau(*access: Spot, **more: Any) -> Terrain:
    return {"plateau": hill(5, 14, 15, 20, abrupt=True, access=[list(point) for point in access], **more)}


@pytest.mark.rule("MK-ELEV-22")
def test_MK_ELEV_22_a_roof_is_as_high_as_a_hill() -> None:
    assert defense(plateau((10, 20)), (10, 10), (10, 16)) == 16
    assert blocked(plateau((10, 20)), (10, 10), (10, 26)) == {"MK-ELEV-09"}


@pytest.mark.rule("MK-ELEV-23")
def test_MK_ELEV_23_up_only_at_an_access_point() -> None:
    table = walking(plateau((10, 20)), movement=10)

    assert table.refused("move", "walker", (10, 14.5)) == {"MK-ELEV-23"}
    assert table.because("move", "walker", (10, 14.5)) == {"no-access"}
    assert walking(plateau((10, 14)), movement=10).refused("move", "walker", (10, 14), (10, 14.5)) == set()
    assert walking(plateau((10, 14)), movement=10).refused("move", "walker", (10, 14.5)) == set()
    assert walking(plateau((10.5, 14)), movement=10).refused("move", "walker", (10, 14.5)) == {"MK-ELEV-23"}


@pytest.mark.rule("MK-ELEV-23")
def test_MK_ELEV_23_down_only_at_an_access_point() -> None:
    table = walking(plateau((10, 20)), (10, 17), movement=10)

    assert table.refused("move", "walker", (10, 12)) == {"MK-ELEV-23"}
    assert table.refused("move", "walker", (10, 20), (10, 22)) == set()
    assert table.refused("move", "walker", (10, 22)) == set()
    assert table.refused("move", "walker", (12, 20), (10, 22)) == {"MK-ELEV-23"}


@pytest.mark.rule("MK-ELEV-23")
def test_MK_ELEV_23_nobody_goes_straight_across() -> None:
    table = walking(plateau((10, 14), (10, 20)), movement=12)

    assert table.refused("move", "walker", (10, 21.5)) == {"MK-ELEV-25"}
    assert table.because("move", "walker", (10, 21.5)) == {"not-at-access"}
    assert table.refused("move", "walker", (10, 14), (10, 14.3), (10.5, 13.5)) == {"MK-ELEV-25"}


@pytest.mark.rule("MK-ELEV-23")
def test_MK_ELEV_23_wings_need_none() -> None:
    """b48"""
    table = walking(plateau((10, 20)), movement=10, movement_type="wings")

    assert table.refused("move", "walker", (10, 17)) == set()
    assert walking(plateau((10, 20)), (10, 17), movement_type="wings").refused("move", "walker", (10, 11)) == set()


@pytest.mark.rule("MK-ELEV-23")
def test_MK_ELEV_23_across_a_cliff_bases_touch_at_access_points_only() -> None:
    """b47"""
    apart, joined = (
        Knights([own("orc", (10, 13.2)), foe("elf", near("orc"))], terrain=plateau(point))
        for point in ((14, 14), (10, 13.95 + 0.05))
    )

    assert not are_touching(apart.state, apart.warrior("orc"), apart.warrior("elf"))
    assert "close" not in apart.keys("orc")
    assert not are_touching(joined.state, joined.warrior("orc"), joined.warrior("elf"))
    below = Knights([own("orc", (10, 13.25)), foe("elf", near("orc"))], terrain=plateau((10, 14)))
    assert are_touching(below.state, below.warrior("orc"), below.warrior("elf"))
    assert below.offered("close", "orc") == {"elf"}


@pytest.mark.rule("MK-ELEV-23")
def test_MK_ELEV_23_two_on_the_plateau_touch_as_ever() -> None:
    table = Knights([own("orc", (10, 16)), foe("elf", near("orc"))], terrain=plateau((14, 14)))

    assert table.offered("close", "orc") == {"elf"}


@pytest.mark.rule("MK-ELEV-25")
@pytest.mark.parametrize(("movement", "y", "is_free"), [(6, 9, True), (5, 9, True), (6, 7, False), (7, 7, True)])
def test_MK_ELEV_25_up_is_measured_to_the_access_point(movement: int, y: float, is_free: bool) -> None:
    """The access point is at fourteen inches; from there the warrior is put down on the piece, touching it (b58)."""
    table = walking(plateau((10, 14)), (10, y), movement=movement)

    assert table.refused("move", "walker", (10, 14), (10, 14.75)) == (set() if is_free else {"MK-MOVE-02"})


@pytest.mark.rule("MK-ELEV-25")
def test_MK_ELEV_25_up_there_one_stays_at_the_access_point() -> None:
    table = walking(plateau((10, 14)), (10, 9), movement=10)

    assert table.refused("move", "walker", (10, 14), (10, 14.76)) == set()
    assert table.refused("move", "walker", (10, 14), (10, 14.77)) == {"MK-ELEV-25"}
    assert table.refused("move", "walker", (10, 14), (10.4, 14.4)) == set()
    table.say("move", "walker", (10, 14), (10, 14.75))
    assert level_of(table.state, table.warrior("walker")) == "elevated"


@pytest.mark.rule("MK-ELEV-25")
def test_MK_ELEV_25_down_is_measured_through_the_access_point() -> None:
    """b58: from its place to the point, and from there on; it need not stop."""
    table = walking(plateau((10, 20)), (10, 17), movement=5)

    assert table.refused("move", "walker", (10, 20), (10, 22)) == set()
    assert table.refused("move", "walker", (10, 20), (10, 22.1)) == {"MK-MOVE-02"}
    assert table.refused("move", "walker", (10, 20), (11.9, 20.5)) == set()


@pytest.mark.rule("MK-ELEV-25")
def test_MK_ELEV_25_on_the_plateau_one_walks_as_ever() -> None:
    table = walking(plateau((10, 20)), (10, 17), movement=4)

    assert table.refused("move", "walker", (14, 17)) == set()
    assert table.refused("move", "walker", (14.1, 17)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-ELEV-25")
def test_MK_ELEV_25_on_a_tower_one_is_always_at_its_access_point() -> None:
    """b58: on constructed terrain the way to the point is nothing, up and down."""
    tower = plateau((10, 14), constructed=True, centre=True, defense=15, structure=4)
    down, up = walking(tower, (10, 19), movement=2), walking(tower, (10, 9), movement=5)

    assert down.refused("move", "walker", (10, 14), (10, 12)) == set()
    assert down.refused("move", "walker", (10, 14), (10, 11.9)) == {"MK-MOVE-02"}
    assert up.refused("move", "walker", (10, 14), (10, 17)) == set()


@pytest.mark.rule("MK-ELEV-24")
def test_MK_ELEV_24_access_points_lie_on_the_outline() -> None:
    """b58"""
    crag = kind("crag", "clear", radius=1, elevated=True, abrupt=True)
    players = [{"army": ["orc"]}, {"army": ["orc"]}]
    table = Knights.new({"players": players, "terrain": [["crag"], []]}, [4, 5, 3, 3], cards=[figure("orc"), crag])
    table.say("side", side="south").say("mission", "", (18, 12)).say("mission", "", (18, 27))

    assert table.because("terrain", "", (6, 10), (6, 10.5), kind="crag", numbers=[0]) == {"access-off-edge"}
    assert table.because("terrain", "", (6, 10), (6, 11.1), kind="crag", numbers=[0]) == {"access-off-edge"}
    assert table.refused("terrain", "", (6, 10), (6, 11), (5, 10), kind="crag", numbers=[0]) == set()
    with pytest.raises(BadInput, match="outline"):
        walking(plateau((10, 15)))


# -- pieces with areas -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ELEV-10", "MK-ELEV-11")
def test_MK_ELEV_10_a_piece_may_have_areas_of_other_kinds() -> None:
    """b56: one piece from the pile, with what lies on it."""
    players = [{"army": ["orc"]}, {"army": ["orc"]}]
    table = Knights.new({"players": players, "terrain": [["crowned-hill"], []]}, [4, 5, 3, 3], cards=[figure("orc")])
    table.say("side", side="south").say("mission", "", (18, 12)).say("mission", "", (18, 27))
    table.say("terrain", "", (8, 18), kind="crowned-hill", numbers=[0])
    whole, wood, rock = table.state.pieces

    assert table.question() == (0, "deploy")
    assert (wood.part_of, rock.part_of, whole.part_of) == (whole.id, whole.id, -1)
    assert (wood.kind, rock.kind, wood.is_elevated, rock.is_elevated) == ("hindering", "blocking", True, True)
    assert hill_at(table.state, wood.outline[0]) == whole


@pytest.mark.rule("MK-ELEV-06", "MK-TERRAIN-15")
def test_MK_ELEV_06_a_wood_on_a_hill_hinders_there() -> None:
    terrain = {**SOUTH_HILL, "wood": box(8, 8, 12, 12, "hindering", on="south")}
    table = walking(terrain, movement=8)

    assert table.refused("move", "walker", (10, 14)) == set()
    assert table.refused("move", "walker", (10, 14.1)) == {"MK-MOVE-02"}
    assert walking(terrain, (6, 10), movement=8).refused("move", "walker", (9, 10)) == {"MK-TERRAIN-13"}
    assert walking(terrain, (6, 10), movement=8).refused("move", "walker", (8.75, 10)) == set()


def test_areas_lie_on_pieces_and_not_on_areas() -> None:
    wood = box(8, 8, 12, 12, "hindering", on="south")
    with pytest.raises(BadInput, match="on"):
        walking({**SOUTH_HILL, "wood": wood, "rock": box(9, 9, 10, 10, "blocking", on="wood")})
    with pytest.raises(BadInput, match="on"):
        walking({"wood": wood})


def test_the_hill_with_areas_is_in_the_packs() -> None:
    kinds = content_of(open_game()).kinds

    assert kinds["crowned-hill"].is_elevated
    assert [part.kind for part in kinds["crowned-hill"].parts] == ["bent-hill", "bramble", "boulder"]
