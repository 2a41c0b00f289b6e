"""MK-TERRAIN: what each kind of terrain does to feet and to lines of fire."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from knights import EAST, Knights, domain, figure, foe, item, near, own
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.ground import pieces_at, touches_piece
from tercio.games.mageknight.printed.dials import MAIN_KINDS, SPECIAL_KINDS, TERRAIN_KINDS

Terrain = dict[str, dict[str, Any]]

ARCHER = figure("archer", attack_types=["wand"], range=20)
IDLE = [own("idle", (34, 2)), foe("far", (34, 34))]


def box(left: float, low: float, right: float, high: float, kind: str = "hindering", **more: Any) -> dict[str, Any]:
    return {"kind": kind, "outline": [[left, low], [right, low], [right, high], [left, high]], **more}


def strip(low: float, high: float, kind: str = "hindering", **more: Any) -> Terrain:
    """A piece that lies right across the way to the north."""
    return {"piece": box(2, low, 18, high, kind, **more)}


def walking(terrain: Terrain, at: tuple[float, float] = (10, 10), **walker: Any) -> Knights:
    """A warrior at ten inches from the west and from the south, facing north."""
    return Knights([own("walker", at), *IDLE], [figure("walker", **walker)], terrain=terrain)


def shot(
    terrain: Terrain,
    archer: tuple[float, float] = (10, 10),
    elf: tuple[float, float] = (10, 20),
    others: tuple[Any, ...] = (),
    **target: Any,
) -> Knights:
    """An archer shoots at an elf."""
    cards = [ARCHER, figure("elf", defense=15, **target)]
    table = Knights([own("archer", archer), foe("elf", elf), *others, *IDLE], cards, [3, 4], terrain=terrain)
    return table.say("ranged", "archer", "elf")


def defense(table: Knights) -> int:
    """Against the last attack."""
    return [event.facts[3] for event in table.match.events if event.name in ("hit", "missed")][-1]


def blocked(
    terrain: Terrain,
    archer: tuple[float, float] = (10, 10),
    elf: tuple[float, float] = (10, 20),
    *others: Any,
    cards: tuple[Any, ...] = (),
    **words: Any,
) -> set[str]:
    """The rules by which the elf cannot be shot at."""
    table = Knights(
        [own("archer", archer, **words), foe("elf", elf), *others, *IDLE], [ARCHER, *cards], terrain=terrain
    )
    rules = table.refused("ranged", "archer", "elf")
    assert (table.offered("ranged", "archer") >= {"elf"}) == (not rules)
    return rules


# -- kinds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-01")
def test_MK_TERRAIN_01_a_battle_without_terrain() -> None:
    players = [{"army": ["orc"]}, {"army": ["orc"]}]
    table = Knights.new({"players": players, "terrain": [[], []]}, [4, 5, 3, 3], cards=[figure("orc")])
    table.say("side", side="south").say("mission", "", (18, 12)).say("mission", "", (18, 27))

    assert table.question() == (0, "deploy")
    assert table.state.pieces == []
    assert pieces_at(table.state, (20_000, 20_000)) == []


@pytest.mark.rule("MK-TERRAIN-02", "MK-TERRAIN-04")
def test_MK_TERRAIN_02_main_kinds_and_special_kinds() -> None:
    assert MAIN_KINDS == ("clear", "hindering", "blocking")
    assert SPECIAL_KINDS == ("concealing", "abyss", "shallow-water", "deep-water")
    assert set(TERRAIN_KINDS) == {*MAIN_KINDS, *SPECIAL_KINDS}


@pytest.mark.rule("MK-TERRAIN-03", "MK-ELEV-01")
@pytest.mark.parametrize(("name", "is_high"), list(product(MAIN_KINDS, (False, True))))
def test_MK_TERRAIN_03_each_main_kind_lies_low_or_high(name: str, is_high: bool) -> None:
    table = walking({"piece": box(2, 20, 18, 24, name, elevated=is_high)})

    assert (table.piece("piece").kind, table.piece("piece").is_elevated) == (name, is_high)


@pytest.mark.rule("MK-TERRAIN-03", "MK-TERRAIN-04")
@pytest.mark.parametrize("name", SPECIAL_KINDS)
def test_MK_TERRAIN_03_special_kinds_are_never_elevated(name: str) -> None:
    """b55"""
    assert walking({"piece": box(2, 20, 18, 24, name)}).piece("piece").kind == name
    with pytest.raises(BadInput, match="main kinds"):
        walking({"piece": box(2, 20, 18, 24, name, elevated=True)})


@pytest.mark.rule("MK-TERRAIN-04")
def test_MK_TERRAIN_04_the_packs_have_every_special_kind() -> None:
    kinds = content_of(open_game()).kinds.values()

    assert {k.kind for k in kinds} == set(TERRAIN_KINDS)
    assert any(k.is_abrupt and k.is_elevated and not k.is_constructed for k in kinds)


@pytest.mark.rule("MK-TERRAIN-36")
@pytest.mark.parametrize("name", ["open-plain", "town-square"])
def test_MK_TERRAIN_36_a_plain_and_a_square_are_clear(name: str) -> None:
    table = walking({name: {"at": [10, 16]}}, movement=8)

    assert (table.piece(name).kind, table.piece(name).is_elevated) == ("clear", False)
    assert table.refused("move", "walker", (10, 18)) == set()


# -- who is where ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-05")
@pytest.mark.parametrize(("y", "cover"), [(20.1, 1), (20, 1), (19.999, 0), (19.9, 0)])
def test_MK_TERRAIN_05_the_centre_says_who_is_in_it(y: float, cover: int) -> None:
    """The edge is inside (b36); the shot comes from the other side, so that only the centre matters."""
    assert defense(shot(strip(20, 26), elf=(10, y))) == 15 + cover


@pytest.mark.rule("MK-TERRAIN-05")
@pytest.mark.parametrize(("y", "inside"), [(12, ["piece"]), (11.999, [])])
def test_MK_TERRAIN_05_however_much_of_the_base_overlaps(y: float, inside: list[str]) -> None:
    table = walking(strip(12, 20), (10, y))

    assert [piece.label for piece in pieces_at(table.state, table.warrior("walker").at)] == inside


@pytest.mark.rule("MK-TERRAIN-06")
def test_MK_TERRAIN_06_the_field_itself_is_no_piece() -> None:
    """A fortification serves those who touch its piece, and nobody else."""
    wall = {
        "wall": box(8, 17, 12, 17.5, "hindering", constructed=True, defense=14, structure=3, fortification=1, card="")
    }

    near_it, off_it = shot(wall, elf=(10, 18.25)), shot(wall, elf=(10, 18.3))
    assert touches_piece(near_it.warrior("elf"), near_it.piece("wall"))
    assert not touches_piece(off_it.warrior("elf"), off_it.piece("wall"))
    assert (defense(near_it), defense(off_it)) == (17, 16)


@pytest.mark.rule("MK-TERRAIN-07")
def test_MK_TERRAIN_07_all_but_the_pieces_is_clear() -> None:
    """In the wood the walker has half its movement, beside it the whole, and so everywhere else."""
    inside, beside = walking(strip(8, 12), movement=8), walking(strip(10.751, 14), movement=8)

    assert inside.refused("move", "walker", (10, 5)) == {"MK-MOVE-02"}
    assert beside.refused("move", "walker", (10, 2)) == set()


@pytest.mark.rule("MK-TERRAIN-08")
@pytest.mark.parametrize("more", [{}, {"piece": box(2, 5, 18, 25, "clear")}])
def test_MK_TERRAIN_08_clear_terrain_does_nothing(more: Terrain) -> None:
    assert walking(more, movement=8).refused("move", "walker", (10, 18)) == set()
    assert walking(more, movement=8).refused("move", "walker", (10, 18.001)) == {"MK-MOVE-02"}
    assert defense(shot(more)) == 15


# -- hindering terrain: feet -----------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-12", "MK-TERRAIN-13")
@pytest.mark.parametrize(
    ("y", "rules"),
    [(12.75, set()), (12.76, set()), (12.761, {"MK-TERRAIN-13"}), (14, {"MK-TERRAIN-13"}), (12, set())],
)
def test_MK_TERRAIN_13_completely_inside_the_move_ends(y: float, rules: set[str]) -> None:
    """Two inches to the edge and the radius: 2.75, with a hundredth of an inch to spare."""
    table = walking(strip(12, 20), movement=10)

    assert table.refused("move", "walker", (10, y)) == rules


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_the_refusal_says_where_it_ends() -> None:
    table = walking(strip(12, 20), movement=10)
    refusal = table.judge("move", "walker", (10, 15)).refusals[0]

    assert (refusal.because, refusal.facts) == ("must-stop", (table.number("piece"), 2_750, 5_000))


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_a_bent_way_is_measured_along_itself() -> None:
    """Three inches aside, then two to the edge and the radius."""
    table = walking(strip(12, 20), movement=10)

    assert table.refused("move", "walker", (13, 10), (13, 12.75)) == set()
    assert table.refused("move", "walker", (13, 10), (13, 12.8)) == {"MK-TERRAIN-13"}
    assert table.refused("move", "walker", (13, 12.75), (13, 13)) == {"MK-TERRAIN-13"}


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_a_round_wood_too() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 14], "radius": 2}}

    assert walking(wood).refused("move", "walker", (10, 12.75)) == set()
    assert walking(wood).refused("move", "walker", (10, 12.8)) == {"MK-TERRAIN-13"}
    assert walking(wood).refused("move", "walker", (10, 18)) == {"MK-TERRAIN-13"}


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_who_fits_in_for_a_moment_stops() -> None:
    """A strip as wide as the base holds it once; the way may not lead on from there."""
    assert walking(strip(12, 13.5)).refused("move", "walker", (10, 17)) == {"MK-TERRAIN-13"}
    assert walking(strip(12, 13.6)).refused("move", "walker", (10, 17)) == {"MK-TERRAIN-13"}
    assert walking(strip(12, 13.5)).refused("move", "walker", (10, 12.75)) == set()


@pytest.mark.rule("MK-TERRAIN-14")
@pytest.mark.parametrize("high", [13.497, 13, 12.5])
def test_MK_TERRAIN_14_what_is_too_small_holds_nobody(high: float) -> None:
    """b33"""
    assert walking(strip(12, high)).refused("move", "walker", (10, 18)) == set()


@pytest.mark.rule("MK-TERRAIN-14")
@pytest.mark.parametrize(("deep", "rules"), [(0, set()), (0.7, set()), (0.75, {"MK-TERRAIN-13"})])
def test_MK_TERRAIN_14_along_the_edge_it_need_not_stop(deep: float, rules: set[str]) -> None:
    """The centre runs so deep inside the edge; only with all of the base inside it stops."""
    wood = {"wood": box(11.5, 2, 16, 30)}
    table = walking(wood, movement=12)

    assert table.refused("move", "walker", (10.5 + 1 + deep, 12), (10.5 + 1 + deep, 20)) == rules


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_two_pieces_side_by_side_are_one_wood() -> None:
    """b32: the base is half in each of them, and completely in both; with a gap between them it is not."""
    joined = {"west": box(2, 12, 10, 20), "east": box(10, 12, 18, 20)}
    apart = {"west": box(2, 12, 9.9, 20), "east": box(10, 12, 18, 20)}

    assert walking(joined, movement=10).refused("move", "walker", (10, 12.75)) == set()
    assert walking(joined, movement=10).refused("move", "walker", (10, 12.8)) == {"MK-TERRAIN-13"}
    assert walking(apart, movement=10).refused("move", "walker", (10, 19.25)) == set()


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_a_wood_of_two_pieces_is_left_like_one() -> None:
    """b31, b32: completely inside of both together there is no stop in the next wood."""
    woods = {"west": box(2, 8, 10, 12), "east": box(10, 8, 18, 12), "next": box(2, 13, 18, 20)}

    assert walking(woods, movement=12).refused("move", "walker", (10, 16)) == set()


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_who_starts_inside_does_not_stop_again() -> None:
    """b31: out of one wood, into the next, without a stop; but who starts a mil outside stops in it."""
    woods = {"own": box(2, 8, 18, 11), "next": box(2, 13, 18, 20)}

    assert walking(woods, (10, 9), movement=14).refused("move", "walker", (10, 16)) == set()
    assert walking(woods, (10, 8.74), movement=16).refused("move", "walker", (10, 16)) == {"MK-TERRAIN-16"}


@pytest.mark.rule("MK-TERRAIN-13")
def test_MK_TERRAIN_13_a_long_base_stops_when_all_of_it_is_in() -> None:
    """Two inches long, facing north: one more inch than for its centre; across the way it would be half of one."""
    table = walking(strip(12, 20), movement=10, radius=0.5, length=2)

    assert table.refused("move", "walker", (10, 13)) == set()
    assert table.refused("move", "walker", (10, 13.1)) == {"MK-TERRAIN-13"}


@pytest.mark.rule("MK-TERRAIN-15")
@pytest.mark.parametrize(("movement", "inches"), [(7, 4), (8, 4), (1, 1)])
@pytest.mark.parametrize("edge", [9.26, 10, 12])
def test_MK_TERRAIN_15_with_part_of_the_base_inside_it_goes_half(movement: int, inches: int, edge: float) -> None:
    """Half of the printed value, rounded up."""
    table = walking(strip(2, edge), movement=movement)

    assert table.refused("move", "walker", (10 + inches, 10)) == set()
    assert table.refused("move", "walker", (10 + inches + 0.001, 10)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-TERRAIN-15")
def test_MK_TERRAIN_15_a_base_beside_it_goes_whole() -> None:
    assert walking(strip(2, 9.25), movement=7).refused("move", "walker", (17, 10)) == set()


@pytest.mark.rule("MK-TERRAIN-15")
def test_MK_TERRAIN_15_modifiers_come_after_the_half() -> None:
    """Seven is halved to four, and the boots add one."""
    table = Knights(
        [own("walker", (10, 10), items=["boots"]), *IDLE],
        [figure("walker", movement=7), item("boots", changes={"movement": 1})],
        terrain=strip(2, 10),
    )

    assert table.refused("move", "walker", (10, 15)) == set()
    assert table.refused("move", "walker", (10, 15.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-TERRAIN-16")
@pytest.mark.parametrize(
    ("y", "rules"),
    [
        (10.75, set()),
        (10.77, {"MK-TERRAIN-16"}),
        (14.1, {"MK-TERRAIN-16", "MK-MOVE-02"}),
        (6, set()),
        (5.9, {"MK-MOVE-02"}),
    ],
)
def test_MK_TERRAIN_16_astride_the_edge_both_count(y: float, rules: set[str]) -> None:
    """Movement 8, the centre on the edge: four inches at most, and inside it stops after three quarters of one."""
    assert walking(strip(10, 20), movement=8).refused("move", "walker", (10, y)) == rules


# -- hindering terrain: lines ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-10")
@pytest.mark.parametrize(("edge", "cover"), [(10.1, 0), (10, 0), (9.99, 0), (9.98, 1), (9, 1)])
def test_MK_TERRAIN_10_the_template_is_the_border(edge: float, cover: int) -> None:
    """The line runs along the side of a wood; a hundredth of an inch below it is still the side (b35)."""
    assert defense(shot({"wood": box(edge, 12, 16, 18)})) == 15 + cover


@pytest.mark.rule("MK-TERRAIN-17")
def test_MK_TERRAIN_17_close_combat_does_not_care() -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc"))], [figure("elf", defense=15)], [3, 4], terrain=strip(8, 14)
    )

    assert defense(table.say("close", "orc", "elf")) == 15


@pytest.mark.rule("MK-TERRAIN-18")
def test_MK_TERRAIN_18_a_line_through_a_wood_gives_cover() -> None:
    assert defense(shot(strip(14, 16))) == 16


@pytest.mark.rule("MK-TERRAIN-18")
def test_MK_TERRAIN_18_a_wood_under_the_rim_of_the_target_counts() -> None:
    """b37, b40: the centre is outside, but the line ends under its base and crosses the wood there."""
    assert defense(shot(strip(19.5, 19.9))) == 16
    assert defense(shot(strip(20.1, 22))) == 15


@pytest.mark.rule("MK-TERRAIN-19")
def test_MK_TERRAIN_19_whoever_stands_in_a_wood_has_cover() -> None:
    assert defense(shot(strip(19, 26))) == 16


@pytest.mark.rule("MK-TERRAIN-20")
def test_MK_TERRAIN_20_two_woods_are_no_better_than_one() -> None:
    woods = {"first": box(2, 13, 18, 15), "second": box(2, 19, 18, 26)}

    assert defense(shot(woods)) == 16


@pytest.mark.rule("MK-TERRAIN-21")
@pytest.mark.parametrize("edge", [10.4, 10.74, 10.75, 10.76])
def test_MK_TERRAIN_21_from_the_edge_of_a_wood_one_shoots_freely(edge: float) -> None:
    assert defense(shot(strip(2, edge))) == 15


@pytest.mark.rule("MK-TERRAIN-21")
def test_MK_TERRAIN_21_with_the_centre_outside_as_well() -> None:
    """b38: standing less deep is not worse."""
    assert defense(shot(strip(10.1, 10.7))) == 15
    assert defense(shot(strip(10.1, 10.8))) == 16


@pytest.mark.rule("MK-TERRAIN-21")
def test_MK_TERRAIN_21_a_target_in_the_same_wood_has_cover() -> None:
    """b39"""
    assert defense(shot(strip(2, 26))) == 16
    assert defense(shot(strip(2, 11.6), elf=(10, 11.55))) == 16


@pytest.mark.rule("MK-TERRAIN-22")
@pytest.mark.parametrize("edge", [10.78, 11.5])
def test_MK_TERRAIN_22_deeper_inside_the_wood_hampers(edge: float) -> None:
    assert defense(shot(strip(2, edge))) == 16


@pytest.mark.rule("MK-TERRAIN-23")
def test_MK_TERRAIN_23_the_edge_protects_without_hampering() -> None:
    cards = [figure("archer", attack_types=["wand"], range=20, defense=15)]
    there = Knights([own("archer", (10, 10)), foe("archer2", (10, 20)), *IDLE], cards, [3, 4], terrain=strip(2, 10.4))
    back = Knights(
        [own("archer", (10, 10)), foe("archer2", (10, 20)), *IDLE], cards, [3, 4], terrain=strip(2, 10.4), active=1,
        players=[{}, {"actions": 2}],
    )  # fmt: skip

    assert defense(there.say("ranged", "archer", "archer2")) == 15
    assert defense(back.say("ranged", "archer2", "archer")) == 16


# -- concealing terrain ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-24")
def test_MK_TERRAIN_24_tall_grass_slows_nobody() -> None:
    inside, ahead = walking(strip(2, 30, "concealing"), movement=8), walking(strip(12, 30, "concealing"), movement=8)

    assert inside.refused("move", "walker", (10, 18)) == set()
    assert ahead.refused("move", "walker", (10, 18)) == set()


@pytest.mark.rule("MK-TERRAIN-25")
def test_MK_TERRAIN_25_tall_grass_hides() -> None:
    assert defense(shot(strip(19, 26, "concealing"))) == 16
    assert defense(shot(strip(14, 16, "concealing"))) == 16
    assert defense(shot(strip(2, 10.4, "concealing"))) == 15


# -- blocking terrain --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-27")
def test_MK_TERRAIN_27_nobody_stands_in_a_house() -> None:
    table = walking(strip(14, 18, "blocking"))

    assert table.refused("move", "walker", (10, 16)) == {"MK-TERRAIN-27", "MK-TERRAIN-28"}
    assert walking(strip(14, 18, "blocking"), movement_type="wings").refused("move", "walker", (10, 16)) == {
        "MK-MOVE-32"
    }


@pytest.mark.rule("MK-TERRAIN-27")
@pytest.mark.parametrize(("y", "rules"), [(13.25, set()), (13.251, set()), (13.26, {"MK-TERRAIN-27", "MK-TERRAIN-28"})])
def test_MK_TERRAIN_27_a_base_may_touch_it(y: float, rules: set[str]) -> None:
    """b41"""
    assert walking(strip(14, 18, "blocking")).refused("move", "walker", (10, y)) == rules


@pytest.mark.rule("MK-TERRAIN-28")
@pytest.mark.parametrize(
    ("apart", "rules"), [(0.5, {"MK-TERRAIN-28"}), (0.74, {"MK-TERRAIN-28"}), (0.75, set()), (0.8, set())]
)
def test_MK_TERRAIN_28_no_part_of_the_base_goes_through(apart: float, rules: set[str]) -> None:
    wall = {"wall": box(10 + apart, 12, 16, 13, "blocking")}

    assert walking(wall).refused("move", "walker", (10, 16)) == rules


@pytest.mark.rule("MK-TERRAIN-28")
def test_MK_TERRAIN_28_whoever_touches_it_may_go_along_and_away() -> None:
    table = walking(strip(10.75, 14, "blocking"))

    assert table.refused("move", "walker", (14, 10)) == set()
    assert table.refused("move", "walker", (10, 6)) == set()
    assert table.refused("move", "walker", (10, 10.1)) == {"MK-TERRAIN-27", "MK-TERRAIN-28"}


@pytest.mark.rule("MK-TERRAIN-29")
@pytest.mark.parametrize(
    ("edge", "rules"), [(9, {"MK-TERRAIN-29"}), (9.98, {"MK-TERRAIN-29"}), (9.99, set()), (10, set())]
)
def test_MK_TERRAIN_29_a_house_blocks_every_line_across_it(edge: float, rules: set[str]) -> None:
    assert blocked({"house": box(edge, 14, 16, 16, "blocking")}) == rules


@pytest.mark.rule("MK-TERRAIN-29")
def test_MK_TERRAIN_29_the_inner_corner_of_a_house_does_too() -> None:
    """The middle of the line's way through the house is nearer to the corner than what grazes; the rest is not."""
    angle = {"kind": "blocking", "outline": [[8, 12], [14, 12], [14, 15], [11, 15], [11, 18], [8, 18]]}

    assert blocked({"house": angle}, (15, 10.99), (7, 18.99), facing=135) == {"MK-TERRAIN-29"}


# -- abyss and water -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-30")
def test_MK_TERRAIN_30_nobody_crosses_an_abyss() -> None:
    table = walking(strip(12, 13, "abyss"))

    assert table.refused("move", "walker", (10, 16)) == {"MK-TERRAIN-30"}
    assert table.because("move", "walker", (10, 16)) == {"through-blocking"}
    assert table.refused("move", "walker", (10, 11.25)) == set()


@pytest.mark.rule("MK-TERRAIN-30", "MK-TERRAIN-34")
@pytest.mark.parametrize("name", ["abyss", "deep-water"])
def test_MK_TERRAIN_30_wings_cross_it_but_do_not_stay(name: str) -> None:
    """b42"""
    table = walking(strip(12, 14, name), movement_type="wings")

    assert table.refused("move", "walker", (10, 16)) == set()
    assert table.refused("move", "walker", (10, 13)) == {"MK-MOVE-32"}
    assert table.refused("move", "walker", (10, 14.7)) == {"MK-MOVE-32"}


@pytest.mark.rule("MK-TERRAIN-31", "MK-TERRAIN-33", "MK-TERRAIN-35")
@pytest.mark.parametrize("name", ["abyss", "shallow-water", "deep-water"])
def test_MK_TERRAIN_31_lines_of_fire_do_not_see_it(name: str) -> None:
    assert defense(shot(strip(13, 17, name))) == 15


@pytest.mark.rule("MK-TERRAIN-33")
def test_MK_TERRAIN_33_a_stream_is_no_cover() -> None:
    assert defense(shot(strip(19, 24, "shallow-water"))) == 15
    assert defense(shot(strip(2, 15, "shallow-water"))) == 15


@pytest.mark.rule("MK-TERRAIN-32")
def test_MK_TERRAIN_32_a_ford_slows_like_a_wood() -> None:
    inside, ahead = walking(strip(8, 12, "shallow-water"), movement=7), walking(strip(12, 20, "shallow-water"))

    assert inside.refused("move", "walker", (10, 6)) == set()
    assert inside.refused("move", "walker", (10, 5.9)) == {"MK-MOVE-02"}
    assert ahead.refused("move", "walker", (10, 12.75)) == set()
    assert ahead.refused("move", "walker", (10, 13)) == {"MK-TERRAIN-13"}


@pytest.mark.rule("MK-TERRAIN-34")
def test_MK_TERRAIN_34_only_a_swimmer_crosses_a_river() -> None:
    boot, wave = walking(strip(12, 14, "deep-water")), walking(strip(12, 14, "deep-water"), movement_type="wave")

    assert boot.refused("move", "walker", (10, 16)) == {"MK-TERRAIN-34"}
    assert wave.refused("move", "walker", (10, 16)) == set()
    assert wave.refused("move", "walker", (10, 13)) == set()
    assert wave.refused("move", "walker", (10, 18)) == set()


@pytest.mark.rule("MK-TERRAIN-34")
def test_MK_TERRAIN_34_whoever_can_swim_no_more_gets_out() -> None:
    """b43: for that move the water is rough: half the movement, nearer to the bank or out of it."""
    lake = strip(8, 16, "deep-water")
    table = walking(lake, (10, 10), movement=8)

    assert table.refused("move", "walker", (10, 7)) == set()
    assert table.refused("move", "walker", (10, 6)) == set()
    assert table.refused("move", "walker", (10, 5.9)) == {"MK-MOVE-02"}
    assert table.refused("move", "walker", (10, 8.1)) == set()
    assert table.because("move", "walker", (10, 11)) == {"must-leave"}
    assert table.refused("move", "walker", (12, 10)) == {"MK-TERRAIN-34"}
    assert table.refused("move", "walker", (10, 10), facing=EAST) == set()


@pytest.mark.rule("MK-TERRAIN-34")
def test_MK_TERRAIN_34_out_of_a_round_pond() -> None:
    pond = {"pond": {"kind": "deep-water", "at": [10, 12], "radius": 2.5}}
    table = walking(pond, (10, 10), movement=8)

    assert table.refused("move", "walker", (10, 9.9)) == set()
    assert table.because("move", "walker", (10, 10.1)) == {"must-leave"}


@pytest.mark.rule("MK-TERRAIN-34")
def test_MK_TERRAIN_34_from_the_bank_nobody_goes_in_again() -> None:
    """b43: with a rim of the base left in the water it may not swim across."""
    table = walking(strip(10.5, 16, "deep-water"), movement=12)

    assert table.refused("move", "walker", (10, 4)) == set()
    assert "MK-TERRAIN-34" in table.refused("move", "walker", (10, 12))


@pytest.mark.rule("MK-TERRAIN-32", "MK-TERRAIN-34")
def test_MK_TERRAIN_32_frozen_water_is_clear() -> None:
    """A domain may say so."""
    frost = domain("frost", effects=["frozen-water"])
    for name in ("shallow-water", "deep-water"):
        table = Knights(
            [own("walker", (10, 10)), *IDLE], [figure("walker", movement=8), frost], terrain=strip(8, 16, name),
            players=[{"domain": "frost"}, {}],
        )  # fmt: skip

        assert table.refused("move", "walker", (10, 18)) == set()


# -- stealth and swimming ------------------------------------------------------------------------------------------


def stealthy(terrain: Terrain, archer: tuple[float, float] = (10, 10), **elf: Any) -> set[str]:
    cards = [ARCHER, figure("elf", abilities=["stealth"])]
    table = Knights([own("archer", archer), foe("elf", (10, 20), **elf), *IDLE], cards, terrain=terrain)
    return table.refused("ranged", "archer", "elf")


@pytest.mark.rule("MKA-STEALTH-01")
@pytest.mark.parametrize("name", ["hindering", "concealing"])
def test_MKA_STEALTH_01_nobody_shoots_through_cover_at_it(name: str) -> None:
    assert stealthy(strip(14, 16, name)) == {"MKA-STEALTH-01"}
    assert stealthy(strip(19, 22, name)) == {"MKA-STEALTH-01"}
    assert stealthy({}) == set()


@pytest.mark.rule("MKA-STEALTH-01")
@pytest.mark.parametrize("name", ["clear", "abyss", "shallow-water", "deep-water"])
def test_MKA_STEALTH_01_other_terrain_does_not_hide(name: str) -> None:
    assert stealthy(strip(14, 16, name)) == set()


@pytest.mark.rule("MKA-STEALTH-01")
def test_MKA_STEALTH_01_switched_off_it_has_cover() -> None:
    cards = [ARCHER, figure("elf", defense=15, abilities=["stealth"])]
    table = Knights(
        [own("archer", (10, 10)), foe("elf", (10, 20), off=["stealth"]), *IDLE], cards, [3, 4], terrain=strip(14, 16)
    )

    assert defense(table.say("ranged", "archer", "elf")) == 16


@pytest.mark.rule("MKA-STEALTH-01")
def test_MKA_STEALTH_01_the_ground_under_the_shooter_hides_nobody() -> None:
    assert stealthy(strip(2, 10.4)) == set()
    assert stealthy(strip(2, 11)) == {"MKA-STEALTH-01"}


@pytest.mark.rule("MKA-STEALTH-01")
def test_MKA_STEALTH_01_a_soaring_archer_sees_over_the_wood_but_not_into_it() -> None:
    cards = [
        figure("archer", attack_types=["wand"], range=20, movement_type="wings"),
        figure("elf", abilities=["stealth"]),
    ]
    over, into = (
        Knights([own("archer", (10, 10), soaring=True), foe("elf", (10, 20)), *IDLE], cards, terrain=terrain)
        for terrain in (strip(14, 16), strip(19, 22))
    )

    assert over.refused("ranged", "archer", "elf") == set()
    assert into.refused("ranged", "archer", "elf") == {"MKA-STEALTH-01"}


@pytest.mark.rule("MKA-STEALTH-01")
def test_MKA_STEALTH_01_from_a_hill_one_looks_over_a_low_wood() -> None:
    terrain = {**strip(14, 16), "hill": box(2, 6, 18, 12, "clear", elevated=True)}

    assert stealthy(terrain) == set()


@pytest.mark.rule("MKA-AQUATIC-01")
@pytest.mark.parametrize("name", ["shallow-water", "deep-water"])
def test_MKA_AQUATIC_01_water_is_clear_to_it(name: str) -> None:
    table = walking(strip(12, 30, name), movement=8, abilities=["aquatic"])
    inside = walking(strip(2, 30, name), movement=8, abilities=["aquatic"])

    assert table.refused("move", "walker", (10, 18)) == set()
    assert inside.refused("move", "walker", (10, 18)) == set()
    assert inside.refused("move", "walker", (10, 18.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MKA-AQUATIC-01")
def test_MKA_AQUATIC_01_it_defends_itself_from_shots_only() -> None:
    pond = {"pond": {"kind": "deep-water", "at": [10, 20], "radius": 3}}
    melee = Knights(
        [own("orc", (10, 10)), foe("eel", near("orc"))],
        [figure("eel", abilities=["aquatic"], defense=15)],
        [3, 4],
        terrain={"pond": {"kind": "deep-water", "at": [10, 11], "radius": 3}},
    )

    assert defense(shot(pond, abilities=["aquatic"])) == 17
    assert defense(shot(pond, elf=(10, 16.9), abilities=["aquatic"])) == 15
    assert defense(melee.say("close", "orc", "eel")) == 15


@pytest.mark.rule("MKA-AQUATIC-01")
def test_MKA_AQUATIC_01_the_wave_keeps_what_it_has() -> None:
    """The same water protects once: +2, also in close combat."""
    pond = {"pond": {"kind": "shallow-water", "at": [10, 11], "radius": 3}}
    cards = [figure("eel", abilities=["aquatic"], movement_type="wave", defense=15)]
    melee = Knights([own("orc", (10, 10)), foe("eel", near("orc"))], cards, [3, 4], terrain=pond)
    water = {"pond": {"kind": "shallow-water", "at": [10, 20], "radius": 3}}

    assert defense(melee.say("close", "orc", "eel")) == 17
    assert defense(shot(water, abilities=["aquatic"], movement_type="wave")) == 17


@pytest.mark.rule("MKA-AQUATIC-01")
def test_MKA_AQUATIC_01_it_cannot_sprint() -> None:
    table = walking({}, abilities=["aquatic"])

    assert "sprint" not in table.keys("walker")
    assert "MKA-AQUATIC-01" in table.refused("sprint", "walker", (10, 20))
    assert "sprint" in walking({}).keys("walker")
