"""SU-MEASURE: distances are known to everybody at any time, from edge to edge."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, Summoning, creature, foe, near, own
from tercio.games.summoners.field.ground import measure
from tercio.games.summoners.state import summoners

THIRTY_MM = 2 * 591  # mils that two halves of a 30 mm base take


def gap_seen_by(table: Summoning, seat: int, one: str, other: str) -> int:
    """What this player measures on the table as he sees it."""
    return measure(summoners(table.match.view(seat).ghost), table.number(one), table.number(other))


@pytest.mark.rule("SU-MEASURE-01")
def test_SU_MEASURE_01_everybody_may_measure_in_the_activation_of_an_enemy() -> None:
    units = [own("cobra", (10, 10)), own("imp", (14, 10)), foe("golem", (10, 20)), foe("ogre", (14, 23))]
    table = Summoning(units, acting="cobra", objectives={"source": {"kind": "small", "at": [10, 15]}})
    told, asked = list(table.match.events), table.match.asks()
    measured = [gap_seen_by(table, 1, "golem", "ogre"), gap_seen_by(table, 1, "cobra", "imp")]

    assert measured == [5000 - THIRTY_MM, 4000 - THIRTY_MM]
    assert gap_seen_by(table, 1, "golem", "source") == 5000 - THIRTY_MM
    assert [gap_seen_by(table, seat, "mage0", "mage1") for seat in (0, 1)] == [48084 - THIRTY_MM] * 2
    assert (list(table.match.events), table.match.asks()) == (told, asked)


@pytest.mark.rule("SU-MEASURE-02")
def test_SU_MEASURE_02_between_two_units_the_shortest_line_from_edge_to_edge() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (13, 14))], acting="cobra")

    assert table.gap("cobra", "golem") == 3.818
    assert gap_seen_by(table, 0, "cobra", "golem") == gap_seen_by(table, 0, "golem", "cobra") == 3818


@pytest.mark.rule("SU-MEASURE-02")
def test_SU_MEASURE_02_large_bases_are_nearer() -> None:
    cards = [creature("small", ranged=1, reach=4), creature("large", base=50)]
    units = [own("small", (10, 10)), foe("large", (15.5, 10)), foe("small2", (10, 15.5))]
    table = Summoning(units, cards=cards, acting="small")

    assert (table.gap("small", "large"), table.gap("small", "small2")) == (3.925, 4.318)
    assert table.offered("ranged") == {"large"}


@pytest.mark.rule("SU-MEASURE-02")
@pytest.mark.parametrize(("x", "is_near"), [(5.182, True), (5.183, False)])
def test_SU_MEASURE_02_what_is_a_mil_further_is_not_within(x: float, is_near: bool) -> None:
    units = [own("archer", (10, 10)), foe("golem", (10 + x, 10))]
    table = Summoning(units, cards=[creature("archer", ranged=1, reach=4)], acting="archer")

    assert ("golem" in table.offered("ranged")) == is_near


ZONES: list[dict[str, Any]] = [
    {"kind": "wood", "outline": [[13.591, 6], [23, 6], [23, 14], [13.591, 14]]},
    {"kind": "wood", "at": [18.591, 10], "radius": 5},
]


@pytest.mark.rule("SU-MEASURE-03")
@pytest.mark.parametrize("zone", ZONES)
def test_SU_MEASURE_03_to_terrain_it_is_the_outline_of_its_zone(zone: dict[str, Any]) -> None:
    table = Summoning([own("cobra", (10, 10))], terrain={"wood": zone}, acting="cobra")

    assert gap_seen_by(table, 1, "cobra", "wood") == 3000


@pytest.mark.rule("SU-MEASURE-03")
@pytest.mark.parametrize("zone", ZONES)
def test_SU_MEASURE_03_movement_is_heavy_from_the_outline_on(zone: dict[str, Any]) -> None:
    """Three inches up to the wood, then one inch into it for two."""
    table = Summoning([own("cobra", (10, 10))], terrain={"wood": zone}, acting="cobra")

    assert table.refused("walk", "cobra", (14, 10)) == set()
    assert table.because("walk", "cobra", (14.01, 10)) == {"too-far-and-heavy"}


@pytest.mark.rule("SU-MEASURE-02")
def test_SU_MEASURE_02_bases_side_by_side_are_no_distance_apart() -> None:
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", near("cobra", 0, NORTH)), own("imp", near("golem", 0, EAST))]
    )

    assert (table.gap("cobra", "golem"), table.gap("golem", "imp")) == (0, 0)
