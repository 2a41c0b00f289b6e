"""SU-CLIMB: up and down walls as a part of a move."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import NORTH, WEST, Entry, Summoning, creature, foe, near, own
from tercio.texts import Speaker


def ledge(height: float | None = 2, **more: Any) -> dict[str, Any]:
    """A rock from x = 12 to x = 20 on which one can stand; its size is 2."""
    high = {} if height is None else {"height": height}
    outline = [[12, 5], [20, 5], [20, 15], [12, 15]]
    return {"ledge": {"kind": "ledge", "outline": outline, "size": 2, **high, **more}}


def climbing(terrain: dict[str, Any], x: float = 11, others: tuple[Entry, ...] = (), **card: Any) -> Summoning:
    """The climber has B 5/8; the middle of its base lies at x, y = 10."""
    units = [own("climber", (x, 10)), *others]
    return Summoning(units, cards=[creature("climber", **card)], acting="climber", terrain=terrain)


# -- a part of the move ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-CLIMB-01", "SU-CLIMB-02")
def test_SU_CLIMB_01_climbing_is_part_of_the_walk() -> None:
    """An inch to the wall and two inches up: 1 + 2 x 2 = 5, for one point."""
    table = climbing(ledge()).say("walk", "climber", (12, 10))

    assert table.unit("climber").ap == 1
    assert table.at("climber") == (12, 10)


@pytest.mark.rule("SU-CLIMB-01")
def test_SU_CLIMB_01_in_a_run_too() -> None:
    table = climbing(ledge(3)).say("run", "climber", (13, 10))

    assert table.unit("climber").ap == 0


@pytest.mark.rule("SU-CLIMB-01")
@pytest.mark.parametrize("is_sloped", [True, False])
def test_SU_CLIMB_01_where_there_is_a_slope_nobody_climbs(is_sloped: bool) -> None:
    table = climbing(ledge(sloped=is_sloped))

    assert table.refused("walk", "climber", (16, 10)) == (set() if is_sloped else {"SU-CLIMB-03"})


@pytest.mark.rule("SU-CLIMB-01")
@pytest.mark.parametrize(("y", "refused"), [(10, set()), (13, {"SU-CLIMB-03"})])
def test_SU_CLIMB_01_up_a_ramp_nobody_climbs(y: float, refused: set[str]) -> None:
    """A ramp of the same height leads up to the rock, from y = 9 to y = 11."""
    ramp = {"kind": "hill", "outline": [[10, 9], [12.5, 9], [12.5, 11], [10, 11]], "size": 2, "height": 2}
    table = Summoning([own("climber", (9, y))], acting="climber", terrain={**ledge(), "ramp": ramp})

    assert table.refused("walk", "climber", (14, y)) == refused


@pytest.mark.rule("SU-CLIMB-01")
def test_SU_CLIMB_01_a_ramp_leads_no_higher_than_it_is() -> None:
    """From one inch up a wall of two inches rises another inch: 3 + 2."""
    ramp = {"kind": "hill", "outline": [[10, 9], [12.5, 9], [12.5, 11], [10, 11]], "size": 1, "height": 1}
    table = Summoning([own("climber", (9.591, 10))], acting="climber", terrain={**ledge(), "ramp": ramp})

    assert table.refused("walk", "climber", (12.591, 10)) == set()
    assert table.refused("walk", "climber", (12.592, 10)) == {"SU-CLIMB-03"}


@pytest.mark.rule("SU-CLIMB-01")
@pytest.mark.parametrize(("x", "to"), [(12, 17), (20, 15)])
def test_SU_CLIMB_01_whoever_stands_on_the_very_edge_is_up_already(x: float, to: float) -> None:
    table = climbing(ledge(), x=x)

    assert table.refused("walk", "climber", (to, 10)) == set()


# -- double ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-CLIMB-02")
@pytest.mark.parametrize(("x", "refused"), [(12.4, set()), (12.401, {"SU-CLIMB-03"})])
def test_SU_CLIMB_02_two_inches_up_take_four_of_five(x: float, refused: set[str]) -> None:
    """One inch is left, 0.6 of it before the wall."""
    assert climbing(ledge(), 11.4).refused("walk", "climber", (x, 10)) == refused


@pytest.mark.rule("SU-CLIMB-02")
@pytest.mark.parametrize(("x", "refused"), [(11, set()), (10.999, {"SU-CLIMB-03"})])
def test_SU_CLIMB_02_down_it_costs_as_much(x: float, refused: set[str]) -> None:
    """a48"""
    table = climbing(ledge(), 12)

    assert table.refused("walk", "climber", (x, 10)) == refused


@pytest.mark.rule("SU-CLIMB-02")
def test_SU_CLIMB_02_up_and_down_again_costs_both() -> None:
    """Over a wall of half an inch in width: 2.5 + 4 + 4 = 10.5."""
    wall = {"wall": {"kind": "ledge", "outline": [[12, 5], [12.5, 5], [12.5, 15], [12, 15]], "size": 2}}
    table = climbing(wall, 11, run=10)
    (refusal,) = table.judge("run", "climber", (13.5, 10)).refusals

    assert (refusal.rule, refusal.facts) == ("SU-CLIMB-03", (8_000, 10_500, 10_000))
    assert climbing(wall, 11, run=10.5).refused("run", "climber", (13.5, 10)) == set()


@pytest.mark.rule("SU-CLIMB-02")
def test_SU_CLIMB_02_from_one_rock_to_a_higher_one_the_difference_counts() -> None:
    higher = {"kind": "ledge", "outline": [[13, 5], [20, 5], [20, 15], [13, 15]], "size": 3, "height": 3}
    table = climbing({**ledge(), "higher": higher}, 12.5)

    assert table.refused("walk", "climber", (15.5, 10)) == set()
    assert table.refused("walk", "climber", (15.501, 10)) == {"SU-CLIMB-03"}


@pytest.mark.rule("SU-CLIMB-02")
def test_SU_CLIMB_02_without_a_height_a_size_point_is_an_inch() -> None:
    """a49"""
    table = climbing(ledge(None))

    assert table.piece("ledge").height == 2_000
    assert table.refused("walk", "climber", (12.001, 10)) == {"SU-CLIMB-03"}


@pytest.mark.rule("SU-CLIMB-02", "SU-TRAIT-21")
def test_SU_CLIMB_02_flyers_do_not_climb() -> None:
    assert climbing(ledge(), special=["flyer"]).refused("walk", "climber", (16, 10)) == set()


@pytest.mark.rule("SU-CLIMB-02")
def test_SU_CLIMB_02_in_heavy_going_it_is_double_not_fourfold() -> None:
    """a48: the walls of a heap of rubble, and its top; one inch before it and 0.409 on it, which is heavy already."""
    table = climbing(ledge(1, going="heavy"), 11, run=8)

    assert table.refused("walk", "climber", (12.7, 10)) == set()
    (refusal,) = table.judge("walk", "climber", (13, 10)).refusals
    assert refusal.facts == (2_000, 2_000 + 1_591 + 2_000, 5_000)


# -- on firm ground --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-CLIMB-03")
def test_SU_CLIMB_03_a_wall_that_is_too_high_for_the_move_is_not_begun() -> None:
    """Three inches are six of movement."""
    table = climbing(ledge(3), 11.9)

    assert table.refused("walk", "climber", (12, 10)) == {"SU-CLIMB-03"}
    assert table.refused("run", "climber", (12, 10)) == set()


@pytest.mark.rule("SU-CLIMB-03")
def test_SU_CLIMB_03_the_refusal_tells_the_figures_in_both_languages() -> None:
    table = climbing(ledge(3))
    (refusal,) = table.judge("walk", "climber", (12, 10)).refusals
    english, german = [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")]

    assert refusal.facts == (6_000, 7_000, 5_000)
    assert "for climbing this way costs" in english
    assert "fürs Klettern kostet dieser Weg" in german


@pytest.mark.rule("SU-CLIMB-03")
@pytest.mark.parametrize(("x", "because"), [(11.409, set()), (11.42, {"on-the-wall"}), (11.999, {"on-the-wall"})])
def test_SU_CLIMB_03_nobody_stays_at_the_wall(x: float, because: set[str]) -> None:
    """The base stands before the wall, or with its middle on top of it."""
    table = climbing(ledge(), 8)

    assert table.because("walk", "climber", (x, 10)) == because


@pytest.mark.rule("SU-CLIMB-03")
def test_SU_CLIMB_03_nor_does_one_who_flies() -> None:
    assert climbing(ledge(), 8, special=["flyer"]).because("walk", "climber", (11.7, 10)) == {"on-the-wall"}


@pytest.mark.rule("SU-CLIMB-03")
def test_SU_CLIMB_03_at_a_slope_one_may_stay() -> None:
    assert climbing(ledge(sloped=True), 8).because("walk", "climber", (11.7, 10)) == set()


# -- charges ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-CLIMB-04")
@pytest.mark.parametrize("x", [12.2, 13])
def test_SU_CLIMB_04_nobody_climbs_in_a_charge(x: float) -> None:
    """Whether the target stands at the rim or further back."""
    table = climbing(ledge(), 8, (foe("imp", (x, 10)),))

    assert table.offered("charge") == set()
    assert "SU-CLIMB-04" in table.refused("charge", "climber", "imp", near("imp", 0, WEST))


@pytest.mark.rule("SU-CLIMB-04")
def test_SU_CLIMB_04_nor_down() -> None:
    table = climbing(ledge(), 13, (foe("imp", (8, 10)),))

    assert table.offered("charge") == set()


@pytest.mark.rule("SU-CLIMB-04")
def test_SU_CLIMB_04_nor_over_a_wall_in_between() -> None:
    wall = {"wall": {"kind": "ledge", "outline": [[12, 5], [12.5, 5], [12.5, 15], [12, 15]], "size": 1}}
    table = climbing(wall, 10, (foe("imp", (15, 10)),), run=20)

    assert "SU-CLIMB-04" in table.refused("charge", "climber", "imp", near("imp", 0, WEST))


@pytest.mark.rule("SU-CLIMB-04")
@pytest.mark.parametrize("more", [{"special": ["flyer"]}, {}])
def test_SU_CLIMB_04_flyers_charge_up_there(more: dict[str, Any]) -> None:
    table = climbing(ledge(), 8, (foe("imp", (13, 10)),), **more)

    assert table.offered("charge") == ({"imp"} if more else set())


@pytest.mark.rule("SU-CLIMB-04")
def test_SU_CLIMB_04_up_a_slope_and_on_one_level_one_may_charge() -> None:
    sloped = climbing(ledge(sloped=True), 8, (foe("imp", (13, 10)),))
    above = climbing(ledge(), 13, (foe("imp", (18, 10)),))

    assert (sloped.offered("charge"), above.offered("charge")) == ({"imp"}, {"imp"})


@pytest.mark.rule("SU-CLIMB-04", "SU-RREACT-12")
def test_SU_CLIMB_04_not_as_a_reaction_either() -> None:
    units = [own("archer", (13, 10)), foe("imp", (7, 10))]
    cards = [creature("archer", ranged=2, melee=1), creature("imp", ranged=2, melee=1)]
    table = Summoning(units, cards=cards, acting="archer", terrain=ledge(), dice=[1, 1])
    table.say("ranged", "archer", "imp")

    assert "charge" not in table.keys()


# -- jumping ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-CLIMB-05")
@pytest.mark.parametrize(
    ("height", "x", "refused"),
    [(0.9, 16, set()), (0.999, 16, set()), (1, 16, {"SU-CLIMB-03"}), (1, 14, set()), (1, 14.001, {"SU-CLIMB-03"})],
)
def test_SU_CLIMB_05_less_than_an_inch_is_jumped(height: float, x: float, refused: set[str]) -> None:
    assert climbing(ledge(height)).refused("walk", "climber", (x, 10)) == refused


@pytest.mark.rule("SU-CLIMB-05")
def test_SU_CLIMB_05_one_may_charge_up_there() -> None:
    table = climbing(ledge(0.9), 8, (foe("imp", (13, 10)),))

    assert table.offered("charge") == {"imp"}


@pytest.mark.rule("SU-CLIMB-05")
def test_SU_CLIMB_05_and_stay_at_the_rim() -> None:
    table = climbing(ledge(0.9), 8, (foe("imp", near("climber", 20, NORTH)),))

    assert table.because("walk", "climber", (11.7, 10)) == set()


@pytest.mark.rule("SU-CLIMB-01", "SU-CLIMB-03")
@pytest.mark.parametrize(("x", "y"), [(6, 28), (28, 6), (28, 28), (6, 6)])
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_SU_CLIMB_01_a_wall_is_a_wall_wherever_it_lies(x: int, y: int, dx: int, dy: int) -> None:
    """A rock of 2 by 2 inches; whoever comes from any side climbs it, and one that goes past does not."""
    outline = [[x - 1, y - 1], [x + 1, y - 1], [x + 1, y + 1], [x - 1, y + 1]]
    rock = {"rock": {"kind": "ledge", "outline": outline, "size": 2, "height": 2.5}}
    table = Summoning([own("climber", (x - 2 * dx, y - 2 * dy))], acting="climber", terrain=rock)

    assert table.refused("walk", "climber", (x, y)) == {"SU-CLIMB-03"}
    assert table.refused("walk", "climber", (x - 2 * dx - 2 * dy, y - 2 * dy - 2 * dx)) == set()
