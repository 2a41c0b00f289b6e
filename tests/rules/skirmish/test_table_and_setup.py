"""SK-TABLE, SK-SETUP: the table has an edge, and two sides of three stand opposite each other."""

import pytest

from table import BLUE, RED, Table, figure
from tercio.games import open_game
from tercio.games.skirmish.rules import gap
from tercio.games.skirmish.state import INCH, TOUCHING, Unit, skirmish
from tercio.kernel import seeded, start


def new_figures() -> list[Unit]:
    return skirmish(start(open_game("skirmish"), {}, seeded(1))).units


@pytest.mark.rule("SK-TABLE-01")
@pytest.mark.parametrize(
    ("here", "there"),
    [((1, 6), (0, 6)), ((11, 6), (12, 6)), ((6, 1), (6, 0)), ((6, 11), (6, 12))],
    ids=["left", "right", "near", "far"],
)
def test_SK_TABLE_01_no_part_of_a_base_crosses_an_edge(here: tuple[float, float], there: tuple[float, float]) -> None:
    table = Table(figure("golem", RED, *here), figure("imp", BLUE, 8, 8))

    assert table.refused_by("walk", "golem", there) == ["SK-TABLE-01"]


@pytest.mark.rule("SK-TABLE-01")
def test_SK_TABLE_01_a_base_may_touch_the_edge() -> None:
    table = Table(figure("golem", RED, 1, 6), figure("imp", BLUE, 8, 8))

    assert table.refused_by("walk", "golem", (0.5, 6)) == []
    assert table.refused_by("walk", "golem", (0.499, 6)) == ["SK-TABLE-01"]


@pytest.mark.rule("SK-TABLE-01")
def test_SK_TABLE_01_no_corner_of_a_walk_lies_beyond_the_edge() -> None:
    table = Table(figure("golem", RED, 1, 6), figure("imp", BLUE, 8, 8))

    assert table.refused_by("walk", "golem", (0.2, 6), (1, 6)) == ["SK-TABLE-01"]


@pytest.mark.rule("SK-SETUP-01")
def test_SK_SETUP_01_two_sides_of_three_stand_opposite_each_other() -> None:
    figures = new_figures()
    rows = {seat: {unit.at[1] for unit in figures if unit.seat == seat} for seat in (RED, BLUE)}

    assert [unit.seat for unit in figures] == [RED] * 3 + [BLUE] * 3
    assert rows == {RED: {2 * INCH}, BLUE: {10 * INCH}}


@pytest.mark.rule("SK-SETUP-01")
def test_SK_SETUP_01_nobody_stands_in_contact_at_the_start() -> None:
    figures = new_figures()

    assert min([gap(red, blue) for red in figures[:3] for blue in figures[3:]]) > TOUCHING
