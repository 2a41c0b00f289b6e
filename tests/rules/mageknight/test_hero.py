"""Heroes in play: the level they are fielded at counts to the end."""

from __future__ import annotations

import pytest

from knights import Knights, figure, foe, near, own

HERO = figure(
    "hero",
    dial=[{"attack": 15 - turn} for turn in range(8)],
    rank="unique",
    levels=[4, 3, 2, 1, 0],
    costs=[20, 28, 37, 47, 58],
    points=58,
)
MEDIC = figure("medic", abilities=["healing"], attack=12, damage=3)
OGRE = figure("ogre", attack=9, damage=6)


@pytest.mark.rule("MK-FIGURE-21")
@pytest.mark.parametrize(("level", "click"), [(1, 4), (2, 3), (3, 2), (5, 0)])
def test_MK_FIGURE_21_a_hero_begins_on_the_click_of_its_level(level: int, click: int) -> None:
    players = [{"army": [{"figure": "hero", "level": level}]}, {"army": ["orc"]}]
    hero = Knights.new({"players": players}, [], cards=[HERO, figure("orc")]).state.warriors[0]

    assert (hero.click, hero.limit, hero.now.attack) == (click, click, 15 - click)


@pytest.mark.rule("MK-END-08", "MK-FIGURE-21")
@pytest.mark.parametrize(("level", "points"), [(1, 20), (2, 28), (5, 58)])
def test_MK_END_08_whoever_fells_a_hero_has_the_points_of_its_level(level: int, points: int) -> None:
    table = Knights(
        [own("ogre", (10, 10)), foe("hero", near("ogre"), level=level, click=7), foe("rest", (30, 30))],
        cards=[HERO, OGRE],
        dice=[3, 4],
    )
    table.say("close", "ogre", "hero")

    assert table.player(0).glory == points


@pytest.mark.rule("MK-END-09")
def test_MK_END_09_and_its_army_cost_what_that_level_costs() -> None:
    players = [{"army": [{"figure": "hero", "level": 3}]}, {"army": ["orc"]}]
    state = Knights.new({"players": players}, [], cards=[HERO, figure("orc")]).state

    assert [player.points for player in state.players] == [37, 25]


@pytest.mark.rule("MK-HEAL-02")
def test_MK_HEAL_02_nobody_heals_it_beyond_its_level() -> None:
    """Level 2 begins on click 3; better clicks lie before it."""
    drain = figure("drain", abilities=["vampirism"], attack=12)
    hero = ("figure", {**HERO[1], "dial": [{**click, "abilities": ["vampirism"]} for click in HERO[1]["dial"]]})
    table = Knights(
        [own("hero", (10, 10), level=2, click=4), foe("elf", near("hero")), foe("rest", (30, 30))],
        cards=[hero, drain],
        dice=[3, 4, 3, 4],
    )
    table.say("close", "hero", "elf")
    first = table.warrior("hero").click
    table.go_on("act", seat=0).say("close", "hero", "elf")

    assert (first, table.warrior("hero").limit) == (3, 3)
    assert len(table.facts("healed")) == 1
