"""SU-TERRAIN-05 to SU-TERRAIN-14: what terrain does to those who move through it and look across it."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Entry, Summoning, creature, foe, named, own
from tercio.content.trouble import BadInput
from tercio.games.summoners.printed.profiles import GOINGS, SIGHTS

ARCHER = creature("archer", ranged=3, melee=1)
AHEAD = [own("archer", (10, 10)), foe("imp", (18, 10), ap=0)]
RADIUS = 0.591


def kind(going: str = "open", sight: str = "none", size: int = 2) -> dict[str, Any]:
    """A kind of terrain of our own."""
    return {"id": "thing", "name": named("thing"), "going": going, "sight": sight, "size": size, "large": True}


def area(left: float, low: float, right: float, high: float, **more: Any) -> dict[str, Any]:
    return {"thing": {"outline": [[left, low], [right, low], [right, high], [left, high]], **more}}


def moving(terrain: dict[str, Any], *cards: dict[str, Any], at: tuple[float, float] = (10, 10)) -> Summoning:
    """A walker with walk 5, about to move."""
    return Summoning([own("walker", at)], cards=[*cards], acting="walker", terrain=terrain)


def looking(terrain: dict[str, Any], *cards: dict[str, Any], units: list[Entry] = AHEAD) -> Summoning:
    return Summoning(units, cards=[ARCHER, *cards], acting="archer", terrain=terrain, dice=[1] * 3)


def is_seen(table: Summoning) -> bool:
    return "imp" in table.offered("ranged")


def dice_at_imp(table: Summoning) -> int:
    table.say("ranged", "archer", "imp")
    return len(table.rolls()[0])


# -- movement --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TERRAIN-05")
@pytest.mark.parametrize(
    ("going", "refused"),
    [("open", set()), ("heavy", {"too-far-and-heavy"}), ("impassable", {"through-impassable"})],
)
def test_SU_TERRAIN_05_open_heavy_or_impassable(going: str, refused: set[str]) -> None:
    table = moving(area(12, 8, 14, 12), kind(going))

    assert table.because("walk", "walker", (15, 10)) == refused
    assert table.piece("thing").going in GOINGS


@pytest.mark.rule("SU-TERRAIN-05")
def test_SU_TERRAIN_05_there_is_no_fourth_class() -> None:
    with pytest.raises(BadInput, match="going"):
        moving(area(12, 8, 14, 12), kind("slippery"))


@pytest.mark.rule("SU-TERRAIN-05")
@pytest.mark.parametrize(("y", "refused"), [(12.591, set()), (12.58, {"SU-TERRAIN-05"})])
def test_SU_TERRAIN_05_the_whole_base_keeps_out_of_the_impassable(y: float, refused: set[str]) -> None:
    table = moving(area(12, 8, 14, 12), kind("impassable"), at=(10, y))

    assert table.refused("walk", "walker", (15, y)) == refused


@pytest.mark.rule("SU-TERRAIN-06")
@pytest.mark.parametrize(("x", "refused"), [(35.409, set()), (35.41, {"SU-TERRAIN-06"}), (37, {"SU-TERRAIN-06"})])
def test_SU_TERRAIN_06_nobody_leaves_the_table(x: float, refused: set[str]) -> None:
    """Two inches from the edge, with a walk of five; no part of the base hangs over."""
    table = moving({}, at=(33.409, 10))

    assert table.refused("walk", "walker", (x, 10)) == refused


@pytest.mark.rule("SU-TERRAIN-06")
def test_SU_TERRAIN_06_not_even_on_the_way() -> None:
    table = moving({}, at=(34, 10))

    assert table.refused("walk", "walker", (36, 11), (34, 12)) == {"SU-TERRAIN-06"}


@pytest.mark.rule("SU-TERRAIN-06")
def test_SU_TERRAIN_06_in_a_game_of_four_the_table_is_larger() -> None:
    table = Summoning([own("walker", (35, 10))], acting="walker", scenario="s9")

    assert table.refused("walk", "walker", (38, 10)) == set()


@pytest.mark.rule("SU-TERRAIN-07")
@pytest.mark.parametrize(("x", "refused"), [(13, set()), (13.001, {"SU-ACTION-04"})])
def test_SU_TERRAIN_07_two_inches_of_heavy_going_cost_four(x: float, refused: set[str]) -> None:
    """1 + 2 x 2 = 5 inches."""
    table = moving(area(11.591, 8, 13.591, 12), kind("heavy"))

    assert table.refused("walk", "walker", (x, 10)) == refused


@pytest.mark.rule("SU-TERRAIN-07")
def test_SU_TERRAIN_07_the_refusal_tells_what_the_way_costs() -> None:
    table = moving(area(11.591, 8, 13.591, 12), kind("heavy"))
    (refusal,) = table.judge("walk", "walker", (14, 10)).refusals

    assert refusal.facts == (4_000, 6_000, 5_000)


@pytest.mark.rule("SU-TERRAIN-07")
def test_SU_TERRAIN_07_two_pieces_on_one_spot_do_not_count_twice() -> None:
    first, second = area(11.591, 8, 13.591, 12)["thing"], area(11.591, 9, 13.591, 13)["thing"]
    table = moving({"thing": first, "other": {**second, "kind": "thing"}}, kind("heavy"))

    assert table.refused("walk", "walker", (13, 10)) == set()


@pytest.mark.rule("SU-TERRAIN-07", "SU-TRAIT-21")
def test_SU_TERRAIN_07_special_rules_may_cancel_it() -> None:
    table = moving(area(11, 8, 20, 12), kind("heavy"), creature("walker", special=["flyer"]))

    assert table.refused("walk", "walker", (15, 10)) == set()


@pytest.mark.rule("SU-TERRAIN-07", "SU-CHARGE-01")
@pytest.mark.parametrize(("x", "is_offered"), [(16.182, True), (16.193, False)])
def test_SU_TERRAIN_07_a_charge_through_it_costs_double_too(x: float, is_offered: bool) -> None:
    """a47: 5 inches, 3 of them heavy, are 8; a gap of a hundredth is contact."""
    units = [own("walker", (10, 10)), foe("imp", (x, 10))]
    table = Summoning(units, cards=[kind("heavy")], acting="walker", terrain=area(11, 8, 14, 12))

    assert (table.offered("charge") == {"imp"}) is is_offered


@pytest.mark.rule("SU-TERRAIN-08")
@pytest.mark.parametrize(("x", "refused"), [(14, set()), (14.001, {"SU-ACTION-04"})])
def test_SU_TERRAIN_08_the_glacier_dragon_leaves_the_wood(x: float, refused: set[str]) -> None:
    """Its front has one inch to go in the wood: that costs two, and three more are free."""
    wood = {"wood": {"kind": "wood", "outline": [[5, 5], [11.984, 5], [11.984, 15], [5, 15]]}}
    table = Summoning([own("glacier-dragon", (10, 10))], acting="glacier-dragon", terrain=wood)

    assert (table.unit("glacier-dragon").profile.walk, table.unit("glacier-dragon").profile.radius) == (5_000, 984)
    assert table.refused("walk", "glacier-dragon", (x, 10)) == refused


@pytest.mark.rule("SU-TERRAIN-08")
@pytest.mark.parametrize(("x", "refused"), [(13, set()), (13.001, {"SU-ACTION-04"})])
def test_SU_TERRAIN_08_going_in_the_front_edge_counts_too(x: float, refused: set[str]) -> None:
    """a51: one inch to the edge, then two inches for four, though the middle of the base is hardly in."""
    table = moving(area(11.591, 5, 30, 15), kind("heavy"))

    assert table.refused("walk", "walker", (x, 10)) == refused


@pytest.mark.rule("SU-TERRAIN-08")
def test_SU_TERRAIN_08_a_base_that_reaches_in_sideways_pays_nothing() -> None:
    table = moving(area(8, 10.1, 30, 15), kind("heavy"))

    assert table.refused("walk", "walker", (15, 10)) == set()


# -- sight -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TERRAIN-09")
@pytest.mark.parametrize(
    ("sight", "deep", "seen"),
    [
        ("none", 3, True),
        ("true", 1, False),
        ("blocking", 1, False),
        ("restricting", 2, True),
        ("restricting", 3, False),
    ],
)
def test_SU_TERRAIN_09_four_classes(sight: str, deep: float, seen: bool) -> None:
    table = looking(area(13, 5, 13 + deep, 15), kind(sight=sight, size=4))

    assert is_seen(table) is seen
    assert table.piece("thing").sight in SIGHTS


@pytest.mark.rule("SU-TERRAIN-09")
def test_SU_TERRAIN_09_there_is_no_fifth_class() -> None:
    with pytest.raises(BadInput, match="sight"):
        looking(area(12, 8, 14, 12), kind(sight="foggy"))


@pytest.mark.rule("SU-TERRAIN-09", "SU-TERRAIN-28")
def test_SU_TERRAIN_09_what_has_no_effect_gives_no_cover_either() -> None:
    assert dice_at_imp(looking(area(13, 5, 15, 15), kind("impassable", "none", 4))) == 3


@pytest.mark.rule("SU-TERRAIN-10")
@pytest.mark.parametrize(("viewer", "seen", "dice"), [(2, False, 0), (3, True, 2), (4, True, 3)])
def test_SU_TERRAIN_10_a_rock_is_looked_over_as_a_unit_is(viewer: int, seen: bool, dice: int) -> None:
    table = looking(area(13, 8, 14, 12), kind(sight="true", size=2), creature("archer", ranged=3, size=viewer))

    assert is_seen(table) is seen
    assert not seen or dice_at_imp(table) == dice


@pytest.mark.rule("SU-TERRAIN-10")
def test_SU_TERRAIN_10_only_what_is_really_in_the_way_counts() -> None:
    assert is_seen(looking(area(13, 9.5, 14, 12), kind(sight="true", size=4)))
    assert not is_seen(looking(area(13, 9.4, 14, 12), kind(sight="true", size=4)))


@pytest.mark.rule("SU-TERRAIN-10")
def test_SU_TERRAIN_10_one_sees_into_it_and_out_of_it() -> None:
    """a57: in a ruin one is in cover, not hidden."""
    inside = looking(area(17, 8, 19, 12), kind(sight="true", size=4))
    outside = looking(area(9, 8, 11, 12), kind(sight="true", size=4))

    assert (dice_at_imp(inside), dice_at_imp(outside)) == (2, 3)


@pytest.mark.rule("SU-TERRAIN-11")
@pytest.mark.parametrize("size", [2, 9])
def test_SU_TERRAIN_11_through_a_building_nobody_sees_however_large(size: int) -> None:
    """a58: not even one that is larger."""
    table = looking(area(13, 5, 14, 15), kind("impassable", "blocking", 4), creature("archer", ranged=3, size=size))

    assert not is_seen(table)
    assert table.refused("ranged", "archer", "imp", attack="shot") == {"SU-LOS-01"}


@pytest.mark.rule("SU-TERRAIN-11")
def test_SU_TERRAIN_11_past_it_one_sees() -> None:
    assert is_seen(looking(area(13, 9.5, 14, 15), kind("impassable", "blocking", 4)))


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("edge", "seen"), [(1.5, True), (2, True), (2.004, False), (2.5, False)])
def test_SU_TERRAIN_12_two_inches_into_a_wood(edge: float, seen: bool) -> None:
    """So far in stands the nearest edge of the target's base."""
    table = looking(area(round(18 - RADIUS - edge, 3), 2, 28, 18), kind(sight="restricting", size=4))

    assert is_seen(table) is seen


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("edge", "seen"), [(1.5, True), (2, True), (2.004, False)])
def test_SU_TERRAIN_12_two_inches_out_of_a_wood(edge: float, seen: bool) -> None:
    table = looking(area(2, 2, round(10 + RADIUS + edge, 3), 18), kind(sight="restricting", size=4))

    assert is_seen(table) is seen


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("deep", "seen"), [(2, True), (2.004, False), (3, False)])
def test_SU_TERRAIN_12_two_inches_through_a_wood(deep: float, seen: bool) -> None:
    assert is_seen(looking(area(13, 2, round(13 + deep, 3), 18), kind(sight="restricting", size=4))) is seen


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("x", "seen"), [(13.182, True), (13.2, False)])
def test_SU_TERRAIN_12_two_inches_within_a_wood(x: float, seen: bool) -> None:
    """Both stand in it, two inches apart."""
    units = [own("archer", (10, 10)), foe("imp", (x, 10), ap=0)]

    assert is_seen(looking(area(2, 2, 28, 18), kind(sight="restricting", size=4), units=units)) is seen


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("size", "seen"), [(4, False), (5, True)])
def test_SU_TERRAIN_12_whoever_is_larger_than_the_wood_sees_over_it(size: int, seen: bool) -> None:
    """a58"""
    cards = [kind(sight="restricting", size=4), creature("archer", ranged=3, size=size)]

    assert is_seen(looking(area(12, 2, 16, 18), *cards)) is seen


@pytest.mark.rule("SU-TERRAIN-13")
def test_SU_TERRAIN_13_an_inch_inside_a_wood_one_is_in_cover() -> None:
    assert dice_at_imp(looking(area(16.409, 2, 28, 18), kind(sight="restricting", size=4))) == 2


@pytest.mark.rule("SU-TERRAIN-13")
def test_SU_TERRAIN_13_and_behind_two_inches_of_it() -> None:
    assert dice_at_imp(looking(area(13, 2, 15, 18), kind(sight="restricting", size=4))) == 2


@pytest.mark.rule("SU-TERRAIN-13")
@pytest.mark.parametrize(("size", "dice"), [(5, 2), (6, 3)])
def test_SU_TERRAIN_13_over_the_trees_sizes_are_compared_as_usual(size: int, dice: int) -> None:
    """a58"""
    cards = [kind(sight="restricting", size=4), creature("archer", ranged=3, size=size)]

    assert dice_at_imp(looking(area(12, 2, 16, 18), *cards)) == dice


@pytest.mark.rule("SU-TERRAIN-14")
@pytest.mark.parametrize(("size", "seen"), [(2, True), (3, False)])
def test_SU_TERRAIN_14_a_bush_of_size_three_by_agreement(size: int, seen: bool) -> None:
    """b1: the table says one or two; the hailbringer has three."""
    bush = {"bush": {"outline": [[13, 8], [14, 8], [14, 12], [13, 12]], "size": size}}
    table = looking(bush, creature("archer", ranged=3, size=3))

    assert is_seen(table) is seen
    assert table.piece("bush").size == size


@pytest.mark.rule("SU-TERRAIN-14")
def test_SU_TERRAIN_14_movement_and_sight_may_differ_too() -> None:
    """A wood that is open and hides nobody."""
    wood = {"wood": {"outline": [[12, 8], [16, 8], [16, 12], [12, 12]], "going": "open", "sight": "none"}}
    table = looking(wood)

    assert is_seen(table)
    assert table.refused("walk", "archer", (15, 10)) == set()
