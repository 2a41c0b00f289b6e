"""SU-TERRAIN: what a piece is, what it does to movement and sight, and where it may be placed."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from new_summoning import new
from summoning import Summoning, creature, foe, own
from tercio.games.summoners.printed.profiles import GOINGS, INCH, SIGHTS
from tercio.games.summoners.rules.terrain import is_large, judge_placing
from tercio.games.summoners.state import PIECES, Piece
from tercio.games.summoners.steps.preparation import TERRAIN
from tercio.kernel import Answer, Verdict

FIRST = [8, 1]


def placing(scenario: str = "s4", face: int = 4, dice: list[int] | None = None) -> Summoning:
    """Seat 0 is to place the first of some pieces."""
    return new(scenario, [*FIRST, face, *(dice or [])], terrain="placed")


def number_of(table: Summoning, kind: str) -> int:
    return list(table.match.game.content.kinds).index(kind)  # type: ignore[attr-defined]


def words(table: Summoning, kind: str, x: float, y: float, facing: int = 0, size: int = 4) -> Answer:
    at = (round(x * INCH), round(y * INCH))
    return Answer(table.decision.seat, "terrain", number_of(table, kind), (), (at,), (facing, size))


def place(table: Summoning, kind: str, x: float, y: float, facing: int = 0, size: int = 4) -> Summoning:
    table.take(words(table, kind, x, y, facing, size))
    return table


def refused(table: Summoning, kind: str, x: float, y: float, facing: int = 0, size: int = 4) -> set[str]:
    return {said.rule for said in table.match.judge(words(table, kind, x, y, facing, size)).refusals}


def facts(table: Summoning, kind: str, x: float, y: float) -> list[tuple[str, tuple[int, ...]]]:
    return [(said.because, said.facts) for said in table.match.judge(words(table, kind, x, y)).refusals]


@pytest.mark.rule("SU-SCEN-05", "K-ASK-02")
@pytest.mark.parametrize("beyond", [False, True])
def test_SU_SCEN_05_a_kind_that_does_not_exist_is_refused(beyond: bool) -> None:
    table = placing()
    number = len(table.match.game.content.kinds) if beyond else -1  # type: ignore[attr-defined]
    answer = Answer(table.decision.seat, "terrain", number, (), ((18_000, 18_000),), (0, 2))

    assert {said.rule for said in table.match.judge(answer).refusals} == {"K-ASK-02"}


# -- what a piece is --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TERRAIN-01", "SU-TERRAIN-05", "SU-TERRAIN-09")
def test_SU_TERRAIN_01_a_piece_has_an_area_and_says_what_it_does() -> None:
    table = place(place(placing(), "wood", 10, 13), "building", 24, 14, 90)
    wood, building = table.state.pieces

    assert (wood.outline, wood.radius, wood.going, wood.sight, wood.size) == (
        ((10_000, 13_000),),
        3_000,
        "heavy",
        "restricting",
        4,
    )
    assert set(building.outline) == {(22_000, 11_000), (26_000, 11_000), (26_000, 17_000), (22_000, 17_000)}
    assert (building.going, building.sight) == ("impassable", "blocking")
    assert GOINGS == ("open", "heavy", "impassable")
    assert SIGHTS == ("none", "true", "blocking", "restricting")


def disc(radius: int) -> Piece:
    return Piece(PIECES, "it", "wood", ((10_000, 10_000),), radius, "heavy", "true", 2)


def box(length: int, width: int) -> Piece:
    corners = ((0, 0), (length, 0), (length, width), (0, width))
    return Piece(PIECES, "it", "ruin", corners, 0, "heavy", "true", 2)


@pytest.mark.rule("SU-TERRAIN-03")
def test_SU_TERRAIN_03_more_than_five_inches_across_or_along_an_edge_is_large() -> None:
    assert [is_large(disc(radius)) for radius in (2_500, 2_550)] == [False, True]
    assert [is_large(box(length, 2_000)) for length in (5_000, 5_001)] == [False, True]
    assert not is_large(box(4_000, 4_000))


@pytest.mark.rule("SU-TERRAIN-03", "SU-TERRAIN-14")
def test_SU_TERRAIN_03_what_players_place_is_as_large_as_the_table_of_kinds_says() -> None:
    table = place(place(placing(), "wood", 10, 13), "bush", 24, 14, 0, 2)

    assert [is_large(piece) for piece in table.state.pieces] == [True, False]


def test_many_large_pieces_are_noted_but_not_refused() -> None:
    table = placing()
    for x, y in ((8, 8), (18, 8), (28, 8)):
        place(table, "wood", x, y)
    assert not table.happened("many-large")
    place(table, "wood", 8, 18)

    assert table.facts("many-large") == [(4, 3)]


@pytest.mark.rule("SU-TERRAIN-14")
def test_SU_TERRAIN_14_other_sizes_than_those_of_the_table_need_an_agreement() -> None:
    assert refused(placing(), "bush", 18, 14, 0, 3) == {"SU-TERRAIN-14"}
    assert refused(placing(), "bush", 18, 14, 0, 2) == set()
    agreed = new("s4", FIRST, terrain={"thicket": {"kind": "bush", "at": [18, 14], "size": 3}})

    assert agreed.piece("thicket").size == 3


KINDS = [
    ("SU-TERRAIN-22", "wood", "heavy", "restricting", 4, 4, True),
    ("SU-TERRAIN-23", "building", "impassable", "blocking", 4, 4, True),
    ("SU-TERRAIN-24", "ruin", "heavy", "true", 2, 4, True),
    ("SU-TERRAIN-25", "boulder", "impassable", "true", 2, 4, False),
    ("SU-TERRAIN-26", "bush", "heavy", "true", 1, 2, False),
    ("SU-TERRAIN-27", "barricade", "heavy", "true", 1, 3, False),
    ("SU-TERRAIN-28", "river", "impassable", "none", 0, 0, True),
    ("SU-TERRAIN-29", "ford", "heavy", "none", 0, 0, False),
]


@pytest.mark.parametrize(
    ("name", "going", "sight", "least", "most", "large"),
    [case(rule, *rest) for rule, *rest in KINDS],
)
def test_each_kind_of_the_table_is_placed_as_the_table_says(
    name: str, going: str, sight: str, least: int, most: int, large: bool
) -> None:
    for size in (least, most):
        (piece,) = place(placing("s5"), name, 18, 18, 0, size).state.pieces

        assert (piece.going, piece.sight, piece.size, is_large(piece)) == (going, sight, size, large)
    outside = {refused_size for refused_size in (least - 1, most + 1) if refused_size >= 0}
    assert [refused(placing("s5"), name, 18, 18, 0, size) for size in outside] == [{"SU-TERRAIN-14"}] * len(outside)


# -- movement -------------------------------------------------------------------------------------------------


def walking(terrain: dict[str, Any], x: float = 10, **card: Any) -> Summoning:
    return Summoning([own("imp", (x, 10))], [creature("imp", **card)], acting="imp", terrain=terrain)


def rectangle(kind: str, left: float, right: float) -> dict[str, Any]:
    return {kind: {"kind": kind, "outline": [[left, 5], [right, 5], [right, 15], [left, 15]]}}


@pytest.mark.rule("SU-TERRAIN-05")
def test_SU_TERRAIN_05_open_heavy_and_impassable_ground() -> None:
    def reaches(going: str, x: float) -> bool:
        there = {"it": {**rectangle("wood", 12, 14)["wood"], "kind": "wood", "going": going}}
        return not walking(there).refused("walk", "imp", (x, 10))

    assert [reaches("open", x) for x in (13, 15)] == [True, True]
    assert [reaches("heavy", x) for x in (12, 15)] == [True, False]
    assert [reaches("impassable", x) for x in (11, 12, 15)] == [True, False, False]


@pytest.mark.rule("SU-TERRAIN-06")
def test_SU_TERRAIN_06_the_edge_of_the_board_is_impassable() -> None:
    table = walking({}, x=2)

    assert table.refused("walk", "imp", (-1, 10)) == {"SU-TERRAIN-06"}
    assert table.refused("walk", "imp", (0.5, 10)) == {"SU-TERRAIN-06"}
    assert table.refused("walk", "imp", (0.6, 10)) == set()


@pytest.mark.rule("SU-TERRAIN-07")
def test_SU_TERRAIN_07_an_inch_of_heavy_terrain_costs_two() -> None:
    """Two inches of the five are doubled, so three remain: 10 + 2 + 1."""
    front = 10.591
    table = walking({"wood": {"kind": "wood", "outline": [[front, 5], [front + 2, 5], [front + 2, 15], [front, 15]]}})

    assert table.refused("walk", "imp", (13, 10)) == set()
    assert table.refused("walk", "imp", (13.01, 10)) == {"SU-ACTION-04"}


@pytest.mark.rule("SU-TERRAIN-08")
def test_SU_TERRAIN_08_only_the_way_of_the_front_edge_counts() -> None:
    """One inch to the edge of the wood costs two; three more are free, although the base is still partly inside."""
    table = walking({"wood": {"kind": "wood", "outline": [[5, 5], [11.591, 5], [11.591, 15], [5, 15]]}})

    assert table.refused("walk", "imp", (14, 10)) == set()
    assert table.refused("walk", "imp", (14.01, 10)) == {"SU-ACTION-04"}


# -- sight --------------------------------------------------------------------------------------------------------


def can_shoot(terrain: dict[str, Any], archer: int = 2, target: int = 2, x: float = 20, start: float = 10) -> bool:
    cards = [creature("archer", ranged=3, size=archer), creature("ogre", size=target)]
    units = [own("archer", (start, 10)), foe("ogre", (x, 10))]
    table = Summoning(units, cards, acting="archer", terrain=terrain)
    return "ranged" in table.keys()


def wall(kind: str, width: float = 2, **more: Any) -> dict[str, Any]:
    """Across the whole board, so that every line meets it; its western edge at 14 inches."""
    corners = [[14, 0], [14 + width, 0], [14 + width, 36], [14, 36]]
    return {"wall": {"kind": kind, "outline": corners, **more}}


@pytest.mark.rule("SU-TERRAIN-09")
@pytest.mark.parametrize(
    ("sight", "is_seen"), [("none", True), ("true", False), ("blocking", False), ("restricting", False)]
)
def test_SU_TERRAIN_09_four_classes_of_sight(sight: str, is_seen: bool) -> None:
    assert can_shoot(wall("wood", 3, sight=sight, size=4)) == is_seen


@pytest.mark.rule("SU-TERRAIN-10")
def test_SU_TERRAIN_10_true_sight_is_a_matter_of_size_and_gives_cover() -> None:
    assert not can_shoot(wall("bush", sight="true", size=2), 2, 2)
    assert can_shoot(wall("bush", sight="true", size=2), 3, 2)
    assert can_shoot(wall("bush", sight="true", size=2), 2, 3)


@pytest.mark.rule("SU-TERRAIN-11")
def test_SU_TERRAIN_11_nobody_sees_through_a_building_however_tall() -> None:
    assert not can_shoot(wall("building"), 2, 2)
    assert not can_shoot(wall("building"), 8, 8)


@pytest.mark.rule("SU-TERRAIN-12")
def test_SU_TERRAIN_12_two_inches_into_out_of_and_through_a_wood() -> None:
    radius = 0.591
    inside = {"wood": {"kind": "wood", "outline": [[14, 0], [24, 0], [24, 36], [14, 36]]}}

    assert can_shoot(inside, x=14 + 1.5 + radius)
    assert not can_shoot(inside, x=14 + 2.5 + radius)
    assert can_shoot(wall("wood", 2))
    assert not can_shoot(wall("wood", 3))


def shots(terrain: dict[str, Any], x: float, archer: int = 2) -> int:
    """How many dice of FK 3 are rolled."""
    cards = [creature("archer", ranged=3, size=archer), creature("ogre")]
    units = [own("archer", (10, 10)), foe("ogre", (x, 10), ap=0)]
    table = Summoning(units, cards, [1, 1, 1], acting="archer", terrain=terrain)
    table.say("ranged", "archer", "ogre").go_on(until="act")
    return len(table.facts("rolled")[0]) - 2


@pytest.mark.rule("SU-TERRAIN-13")
def test_SU_TERRAIN_13_a_shot_through_a_wood_is_a_shot_at_cover() -> None:
    inside = {"wood": {"kind": "wood", "outline": [[14, 0], [24, 0], [24, 36], [14, 36]]}}

    assert shots(inside, 15.6) == 2
    assert shots({}, 15.6) == 3


@pytest.mark.rule("SU-TERRAIN-10")
def test_SU_TERRAIN_10_a_rock_of_size_two_covers_a_target_from_a_taller_viewer() -> None:
    assert shots(wall("bush", sight="true", size=2), 20, archer=3) == 2


# -- placing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TERRAIN-15")
def test_SU_TERRAIN_15_four_inches_from_all_other_pieces() -> None:
    table = place(placing(), "wood", 8, 10)

    assert refused(table, "wood", 8 + 6 + 3.9, 10) == {"SU-TERRAIN-15"}
    assert facts(table, "wood", 17.9, 10) == [("near-terrain", (PIECES, 3_900, 4_000))]
    assert refused(table, "wood", 8 + 6 + 4, 10) == set()


@pytest.mark.rule("SU-TERRAIN-16")
def test_SU_TERRAIN_16_four_inches_from_the_edges() -> None:
    table = placing()

    assert facts(table, "wood", 18, 6) == [("near-the-edge", (3_000, 4_000))]
    assert refused(table, "wood", 18, 36 - 6.999) == {"SU-TERRAIN-16"}
    assert refused(table, "wood", 18, 7) == set()
    assert refused(table, "building", 18, 7, 90) == set()
    assert refused(table, "building", 18, 6, 90) == {"SU-TERRAIN-16"}
    assert refused(table, "building", 18, 6, 0) == set()


@pytest.mark.rule("SU-TERRAIN-16")
def test_SU_TERRAIN_16_what_hangs_over_the_edge_is_no_inch_away_from_it() -> None:
    assert ("near-the-edge", (0, 4_000)) in facts(placing(), "wood", 9, 2)


@pytest.mark.rule("SU-TERRAIN-17")
def test_SU_TERRAIN_17_not_on_a_deployment_point() -> None:
    table = placing()

    assert refused(table, "wood", 18, 2) == {"SU-TERRAIN-16", "SU-TERRAIN-17"}
    assert refused(table, "wood", 10, 2) == {"SU-TERRAIN-16"}


@pytest.mark.rule("SU-TERRAIN-17")
def test_SU_TERRAIN_17_with_four_players_there_are_four_points() -> None:
    table = new("s10", [8, 7, 6, 5, 4], terrain="placed")

    assert refused(table, "wood", 47, 24) == {"SU-TERRAIN-16", "SU-TERRAIN-17"}
    assert refused(table, "wood", 47, 12) == {"SU-TERRAIN-16"}


@pytest.mark.rule("SU-TERRAIN-18")
@pytest.mark.parametrize("scenario", ["s3", "s4", "s5", "s6", "s8"])
def test_SU_TERRAIN_18_no_scenario_deviates_from_the_four_inches(scenario: str) -> None:
    table = placing(scenario)

    assert refused(table, "wood", 12, 6.9) == {"SU-TERRAIN-16"}
    assert refused(place(table, "wood", 12, 7), "bush", 12, 14.9, 0, 1) == {"SU-TERRAIN-15"}


@pytest.mark.rule("SU-TERRAIN-19")
def test_SU_TERRAIN_19_a_wood_may_lie_on_a_source() -> None:
    table = place(placing("s4"), "wood", 9, 9)

    assert table.objective("large-1").at == (9_000, 9_000)
    assert len(table.state.pieces) == 1


@pytest.mark.rule("SU-TERRAIN-20")
def test_SU_TERRAIN_20_impassable_terrain_may_not_lie_on_objectives() -> None:
    table = placing("s3")
    relic = table.number("relic-1")

    assert facts(table, "building", 18, 18) == [("on-an-objective", (relic,))]
    assert refused(table, "building", 18, 15.1) == {"SU-TERRAIN-20"}
    assert refused(table, "building", 18, 14.9) == set()


def test_all_that_speaks_against_a_place_is_said_at_once() -> None:
    table = place(placing("s4"), "wood", 18, 8)

    assert refused(table, "building", 18, 2, 0, 2) == {
        "SU-TERRAIN-14",
        "SU-TERRAIN-15",
        "SU-TERRAIN-16",
        "SU-TERRAIN-17",
    }


def with_two_to_place(*stripes: float) -> Summoning:
    """Five of seven pieces lie there, long stripes at these heights; two are still to be placed."""
    stripe = {f"stripe{y}": {"kind": "marsh", "outline": [[4, y], [32, y], [32, y + 1], [4, y + 1]]} for y in stripes}
    prepare = {
        "step": "Prepare",
        "summoners": ["mage", "mage"],
        "terrain": "placed",
        "ready": [],
        "stage": TERRAIN,
        "faces": [],
        "seat": 1,
        "pieces": 2,
        "order": [],
    }
    pending = [{"step": "Battle"}, prepare]
    units = [own("mage", (1, 1), gone="removed")]
    return Summoning(units, dice=FIRST, mages=False, scenario="s4", phase="setup", terrain=stripe, pending=pending)


@pytest.mark.rule("SU-TERRAIN-21")
def test_SU_TERRAIN_21_what_finds_no_room_is_forfeited() -> None:
    full = with_two_to_place(4, 11, 18, 25, 31)
    roomy = with_two_to_place(4, 11, 18)

    assert full.question() == (0, "deploy")
    assert full.facts("forfeited") == [(2,)]
    assert len(full.state.pieces) == 5
    assert roomy.question() == (1, "terrain")


@pytest.mark.rule("SU-TERRAIN-21")
def test_SU_TERRAIN_21_as_long_as_there_is_room_a_piece_has_to_be_placed() -> None:
    table = placing("s4", 1)

    assert table.keys() == {"terrain"}
    assert not table.match.judge(Answer(0, "pass"))


def test_every_proposal_of_random_terrain_is_legal() -> None:
    table = new("s2", [1, 1, *FIRST, 4, *FIRST], terrain="random")
    pieces = table.state.pieces.copy()
    for piece in pieces:
        table.state.pieces.remove(piece)
        verdict = Verdict()
        judge_placing(table.state, piece, verdict)
        table.state.pieces.append(piece)

        assert verdict
    assert len(pieces) == 7
