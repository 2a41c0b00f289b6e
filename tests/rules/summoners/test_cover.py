"""SU-COVER: what lies on the line between the middles, and when it is too small to matter."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import SOUTH, Entry, Summoning, creature, foe, near, own

RADIUS = 0.591


def dice_at(units: list[Entry], *cards: dict[str, Any], **more: Any) -> int:
    """How many dice the first unit, with FK 3, rolls against the last one."""
    shooter, target = units[0][0], units[-1][0]
    card = creature(shooter, ranged=3, reach=30, melee=1, size=more.pop("size", 2))
    units[-1][1]["ap"] = 0
    table = Summoning(units, cards=[card, *cards], acting=shooter, dice=[1] * 3, **more)
    table.say("ranged", shooter, target)
    return len(table.rolls()[0])


def piece(kind: str, left: float, low: float, right: float, high: float, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "outline": [[left, low], [right, low], [right, high], [left, high]], **more}


# -- the line of the middles -----------------------------------------------------------------------------


@pytest.mark.rule("SU-COVER-01")
def test_SU_COVER_01_the_glow_hyena_beside_the_bush_is_not_in_cover() -> None:
    """Hidden in part, but the line between the middles is free."""
    bush = {"bush": piece("bush", 13.5, 10.1, 14.5, 13, size=3)}
    units = [own("hailbringer", (10, 10)), foe("glow-hyena", (18, 10))]

    assert dice_at(units, creature("glow-hyena", size=1), terrain=bush, size=3) == 3


@pytest.mark.rule("SU-COVER-01")
@pytest.mark.parametrize(("low", "dice"), [(10, 3), (9.999, 2)])
def test_SU_COVER_01_a_line_along_the_edge_crosses_nothing(low: float, dice: int) -> None:
    bush = {"bush": piece("bush", 13.5, low, 14.5, 13, size=2)}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=bush) == dice


@pytest.mark.rule("SU-COVER-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_SU_COVER_01_bases_of_others_give_cover(seat: int) -> None:
    golem = (own if seat == 0 else foe)("golem", (14, 10.5))

    assert dice_at([own("archer", (10, 10)), golem, foe("imp", (18, 10))]) == 2


@pytest.mark.rule("SU-COVER-01")
@pytest.mark.parametrize(("aside", "dice"), [(0.59, 2), (0.597, 3)])
def test_SU_COVER_01_a_base_beside_the_line_gives_none(aside: float, dice: int) -> None:
    golem = own("golem", (14, round(10 + aside, 3)))

    assert dice_at([own("archer", (10, 10)), golem, foe("imp", (18, 10))]) == dice


@pytest.mark.rule("SU-COVER-01")
def test_SU_COVER_01_between_bases_that_touch_no_line_passes() -> None:
    """Size 3 sees over the two, and the line of the middles meets the point where they touch."""
    friends = [own("golem", (14, 10 + RADIUS)), own("golem2", near("golem", 0, SOUTH))]

    assert dice_at([own("giant", (10, 10)), *friends, foe("imp", (18, 10))], size=3) == 2


@pytest.mark.rule("SU-COVER-01")
@pytest.mark.parametrize("kind", ["small", "large", "relic"])
def test_SU_COVER_01_objectives_give_cover(kind: str) -> None:
    markers = {"marker": {"kind": kind, "at": [14, 10.5]}}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], objectives=markers) == 2


@pytest.mark.rule("SU-COVER-01")
@pytest.mark.parametrize(("kind", "dice"), [("ruin", 2), ("barricade", 2), ("river", 3), ("ford", 3), ("marsh", 3)])
def test_SU_COVER_01_terrain_gives_cover_if_it_can_be_seen(kind: str, dice: int) -> None:
    terrain = {"piece": piece(kind, 13.5, 9.5, 14.5, 13)}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=terrain) == dice


@pytest.mark.rule("SU-COVER-01")
def test_SU_COVER_01_only_what_lies_between_counts() -> None:
    units = [own("archer", (10, 10)), own("golem", (8, 10)), own("golem2", (20, 10)), foe("imp", (18, 10))]

    assert dice_at(units) == 3


@pytest.mark.rule("SU-COVER-01", "SU-RANGED-09")
def test_SU_COVER_01_more_cover_does_not_cost_more_dice() -> None:
    """a56"""
    bush = {"bush": piece("bush", 15, 9.9, 16, 13, size=2)}
    units = [own("archer", (10, 10)), own("golem", (13, 10.4)), foe("imp", (18, 10))]

    assert dice_at(units, terrain=bush) == 2


# -- how far away ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-COVER-02")
@pytest.mark.parametrize("x", [11.3, 12, 14, 18, 20.818])
def test_SU_COVER_02_the_distance_to_the_obstacle_does_not_matter(x: float) -> None:
    """8 inches in front of the target, or touching it."""
    units = [own("giant", (10, 10)), own("golem", (x, 10)), own("imp", (2, 2)), foe("ogre", (22, 10))]

    assert dice_at(units, size=3) == 2


# -- sizes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-COVER-03", "SU-COVER-04")
@pytest.mark.parametrize(
    ("viewer", "target", "obstacle", "dice"),
    [(4, 2, 2, 3), (3, 2, 2, 2), (2, 4, 2, 3), (2, 3, 2, 2), (5, 1, 2, 3), (3, 1, 1, 3), (2, 2, 1, 2)],
)
def test_SU_COVER_03_two_sizes_more_see_over_it_freely(viewer: int, target: int, obstacle: int, dice: int) -> None:
    cards = [creature("imp", size=target), creature("golem", size=obstacle)]
    units = [own("archer", (10, 10)), own("golem", (14, 10)), foe("imp", (18, 10))]

    assert dice_at(units, *cards, size=viewer) == dice


@pytest.mark.rule("SU-COVER-03", "SU-COVER-04")
@pytest.mark.parametrize(("size", "dice"), [(3, 2), (4, 3)])
def test_SU_COVER_04_the_lava_ray_behind_the_large_mana_source(size: int, dice: int) -> None:
    source = {"source": {"kind": "large", "at": [14, 10]}}
    units = [own("hailbringer", (10, 10)), foe("lava-ray", (18, 10))]

    assert dice_at(units, creature("lava-ray", size=2), objectives=source, size=size) == dice


@pytest.mark.rule("SU-COVER-03")
@pytest.mark.parametrize(("size", "dice"), [(3, 2), (4, 3)])
def test_SU_COVER_03_terrain_is_compared_likewise(size: int, dice: int) -> None:
    ruin = {"ruin": piece("ruin", 13, 9, 15, 11, size=2)}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=ruin, size=size) == dice


@pytest.mark.rule("SU-COVER-03", "SU-LOS-08")
def test_SU_COVER_03_a_hill_counts_for_cover_as_well() -> None:
    """2 + 3 = 5 is two more than 3."""
    hill = {"hill": {"kind": "hill", "at": [10, 10], "radius": 2, "size": 3}}
    units = [own("archer", (10, 10)), own("golem", (14, 10)), foe("imp", (18, 10))]

    assert dice_at(units, creature("golem", size=3), terrain=hill) == 3
    assert dice_at(units, creature("golem", size=4), terrain=hill) == 2


@pytest.mark.rule("SU-COVER-03")
def test_SU_COVER_03_one_that_is_large_enough_is_enough() -> None:
    cards = [creature("golem", size=1), creature("ogre", size=2)]
    units = [own("giant", (10, 10)), own("golem", (12, 10)), own("ogre", (15, 10)), foe("imp", (18, 10))]

    assert dice_at(units, *cards, size=3) == 2


# -- shooting out of it ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-COVER-05")
@pytest.mark.parametrize("kind", ["ruin", "wood"])
def test_SU_COVER_05_the_piece_out_of_which_one_fires_gives_no_cover(kind: str) -> None:
    """b4: not even a wood."""
    terrain = {"piece": piece(kind, 8, 8, 11, 12)}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=terrain) == 3


@pytest.mark.rule("SU-COVER-05")
def test_SU_COVER_05_but_it_gives_cover_to_the_one_inside() -> None:
    """a57: the same line the other way round."""
    terrain = {"piece": piece("ruin", 8, 8, 11, 12)}

    assert dice_at([own("archer", (18, 10)), foe("imp", (10, 10))], terrain=terrain) == 2


@pytest.mark.rule("SU-COVER-05")
def test_SU_COVER_05_nor_to_a_target_in_the_same_piece() -> None:
    terrain = {"piece": piece("ruin", 8, 8, 20, 12)}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=terrain) == 3


@pytest.mark.rule("SU-COVER-05")
def test_SU_COVER_05_whatever_else_is_crossed_gives_cover_all_the_same() -> None:
    terrain = {"piece": piece("ruin", 8, 8, 11, 12), "other": piece("ruin", 13, 9, 14, 13)}

    assert dice_at([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=terrain, size=3) == 2


@pytest.mark.rule("SU-COVER-05")
@pytest.mark.parametrize(("x", "dice"), [(11.585, 3), (11.591, 2)])
def test_SU_COVER_05_a_part_of_the_base_must_lie_in_the_piece(x: float, dice: int) -> None:
    terrain = {"piece": piece("bush", 11, 9, 14, 13, size=2)}
    right = {"piece": piece("bush", 8, 9, 11, 13, size=2)}

    assert dice_at([own("archer", (x, 10)), foe("imp", (18, 10))], terrain=terrain) == 3
    assert dice_at([own("archer", (x, 10)), foe("imp", (4, 10))], terrain=right, size=3) == dice
