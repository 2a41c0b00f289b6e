"""Where a way leaves the hold of an enemy that it crosses."""

import pytest

from summoning import Summoning, creature, foe, own
from tercio.games.summoners.rules.disengagement import leaves_circle

CENTRE = (10_000, 10_000)


@pytest.mark.parametrize(
    ("a", "b", "rim"),
    [
        ((0, 10_000), (20_000, 10_000), (12_000, 10_000)),  # through it
        ((10_000, 10_000), (10_000, 20_000), (10_000, 12_000)),  # out of it
        ((0, 10_000), (10_000, 10_000), None),  # into it
        ((0, 10_000), (5_000, 10_000), None),  # towards it
        ((20_000, 10_000), (25_000, 10_000), None),  # away from it
        ((0, 0), (20_000, 0), None),  # past it
        ((10_000, 12_000), (10_000, 13_000), (10_000, 12_000)),  # from its rim straight away
        ((10_000, 12_000), (11_000, 12_000), (10_000, 12_000)),  # from its rim along the tangent
        ((8_000, 10_000), (13_000, 10_000), (12_000, 10_000)),  # from its rim through it
        ((0, 12_000), (20_000, 12_000), None),  # it only grazes it
    ],
)
def test_a_leg_leaves_a_circle_only_where_it_was_in_it(
    a: tuple[int, int], b: tuple[int, int], rim: tuple[int, int] | None
) -> None:
    assert leaves_circle(a, b, CENTRE, 2_000) == rim


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_a_walk_towards_an_enemy_far_away_ends_where_it_was_meant_to() -> None:
    table = Summoning(
        [own("cobra", (5, 10)), foe("golem", (30, 10))], [creature("cobra"), creature("golem")], acting="cobra"
    )
    table.say("walk", "cobra", (10, 10))

    assert table.unit("cobra").at == (10_000, 10_000)
