"""SU-DISENGAGE: the test of a unit that wants to get away, its dice, and repositioning without it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Place, Summoning, creature, foe, near, own, summoner, unit
from tercio.games.summoners.rules.slides import slide
from tercio.kernel import Answer, seeded, snapshot
from tercio.texts import Speaker

SQUID = creature("squid", melee=2, reach=2, strikes=["combat-area"])
VINES = creature("vines", special=["entwine"])
AWAY = (5.0, 10.0)


def held(*enemies: Entry, dice: Any = (), cards: Any = (), cobra: Any = None, **more: Any) -> Summoning:
    """A cobra at 10/10 (2 AP, Reflex 3, level 1) among enemies who stand to its east, north and south."""
    units = [own("cobra", (10, 10), **(cobra or {})), *enemies]
    return Summoning(units, cards=[SQUID, VINES, *cards], acting="cobra", dice=dice, **more)


def dice_of(*enemies: Entry, **more: Any) -> int:
    """How many dice the cobra rolls when it walks off to the west; all show 8, so that it stays."""
    table = held(*enemies, dice=[8] * 9, **more)
    table.say("walk", "cobra", AWAY)
    return len(table.rolls()[0])


# -- announcing it ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_walk_or_run_is_announced_and_then_tested() -> None:
    table = held(foe("golem", near("cobra")), foe("imp", (10, 16)), dice=[1, 1, 8])

    assert table.keys() == {"walk", "run", "reposition", "reposition-run", "melee", "concentrate", "done"}
    table.say("run", "cobra", (2, 10)).done()
    assert table.happened("disengaged", "cobra", 2, 3, rule="SU-DISENGAGE-02")
    assert table.at("cobra") == (2, 10)
    assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_points_are_paid_before_the_dice_fall() -> None:
    table = held(foe("golem", near("cobra")), dice=[1, 1, 8])
    table.say("walk", "cobra", AWAY)

    assert [name for name in table.names() if name in ("paid", "rolled", "moved")] == ["paid", "rolled", "moved"]


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_nobody_is_tested_who_is_held_by_nobody() -> None:
    friend = held(own("imp", near("cobra")))
    beyond = held(foe("squid", near("cobra", 2.001)))

    for table in (friend, beyond):
        assert table.say("walk", "cobra", AWAY).at("cobra") == AWAY
        assert table.rolls() == []


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_one_test_for_all_who_hold_the_unit() -> None:
    table = held(foe("golem", near("cobra"), ap=0), foe("imp", near("cobra", 0, NORTH), ap=0), dice=[1, 1, 8])
    table.say("walk", "cobra", AWAY).done()

    assert table.at("cobra") == AWAY


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_an_ally_of_the_team_holds_nobody() -> None:
    """a100"""
    players = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]
    units = [unit("cobra", 0, (10, 10)), unit("golem", 2, near("cobra"))]
    table = Summoning(units, acting="cobra", scenario="s9", players=players)

    assert table.say("walk", "cobra", AWAY).rolls() == []


# -- the test -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DISENGAGE-02")
@pytest.mark.parametrize(
    ("faces", "passed"),
    [([2, 4, 6], True), ([4, 4, 8], True), ([1, 2, 3], True), ([4, 5, 6], False), ([5, 5, 5], False)],
)
def test_SU_DISENGAGE_02_two_successes_with_three_dice(faces: list[int], passed: bool) -> None:
    table = held(foe("golem", near("cobra")), dice=faces, cards=[creature("cobra", reflex=4)])
    table.say("walk", "cobra", AWAY).done()

    assert (table.at("cobra") == AWAY) is passed
    assert bool(table.facts("disengaged")) is passed
    assert bool(table.facts("stuck")) is not passed


@pytest.mark.rule("SU-DISENGAGE-02")
def test_SU_DISENGAGE_02_of_one_who_stays_it_is_told_why() -> None:
    table = held(foe("golem", near("cobra")), dice=[1, 4, 5])
    table.say("walk", "cobra", AWAY)
    (event,) = table.events("stuck")

    assert Speaker(table.match.game, "en").event(table.state, event) == (
        "Cobra (Red) does not get away: 1 success with Reflex 3 (3 printed); two are needed."
    )
    assert Speaker(table.match.game, "de").event(table.state, event) == (
        "Cobra (Rot) kommt nicht los: 1 Erfolg bei Reflexe 3 (3 laut Karte); nötig sind zwei."
    )


@pytest.mark.rule("SU-DISENGAGE-03")
@pytest.mark.parametrize(("own_reflex", "others", "passed"), [(5, 3, True), (3, 5, False)])
def test_SU_DISENGAGE_03_one_s_own_reflex_counts(own_reflex: int, others: int, passed: bool) -> None:
    cards = [creature("cobra", reflex=own_reflex), creature("golem", reflex=others)]
    table = held(foe("golem", near("cobra")), dice=[5, 5, 8], cards=cards)

    assert (table.say("walk", "cobra", AWAY).at("cobra") == AWAY) is passed


@pytest.mark.rule("SU-DISENGAGE-03")
def test_SU_DISENGAGE_03_the_reflex_of_this_moment() -> None:
    """An ice marker takes one, a severe wound another one: 5 becomes 3."""
    cards = [creature("cobra", reflex=5)]
    for face, passed in ((3, True), (4, False)):
        table = held(foe("golem", near("cobra")), dice=[face, face, 8], cards=cards, cobra={"ice": 1, "life_lost": 10})
        assert (table.say("walk", "cobra", (6, 10)).at("cobra") == (6, 10)) is passed


# -- the dice -------------------------------------------------------------------------------------------------


GOLEM = foe("golem", near("cobra"))
ALLY = own("imp", near("golem", 0, EAST))


@pytest.mark.rule("SU-DISENGAGE-04")
def test_SU_DISENGAGE_04_with_more_units_in_the_melee_a_die_more() -> None:
    assert dice_of(GOLEM) == 3
    assert dice_of(GOLEM, ALLY) == 4
    assert dice_of(GOLEM, ALLY, foe("ogre", near("imp", 0, EAST))) == 3


@pytest.mark.rule("SU-DISENGAGE-04", "SU-DISENGAGE-10")
def test_SU_DISENGAGE_04_and_10_several_more_are_one_die_all_the_same() -> None:
    assert dice_of(GOLEM, ALLY, own("imp2", near("golem", 0, NORTH)), own("imp3", near("golem", 0, SOUTH))) == 4
    assert dice_of(GOLEM, foe("ogre", near("cobra", 0, NORTH)), foe("ogre2", near("cobra", 0, SOUTH))) == 2


@pytest.mark.rule("SU-DISENGAGE-10")
def test_SU_DISENGAGE_10_against_more_enemies_a_die_less() -> None:
    assert dice_of(GOLEM, foe("ogre", near("cobra", 0, NORTH))) == 2
    assert dice_of(GOLEM, foe("ogre", near("cobra", 0, NORTH)), ALLY) == 3


@pytest.mark.rule("SU-DISENGAGE-10")
def test_SU_DISENGAGE_10_where_two_players_hold_the_unit_the_worse_counts() -> None:
    """Two of seat 1 against one, and of seat 3 one against one."""
    units = [
        unit("cobra", 0, (10, 10)),
        unit("golem", 1, near("cobra")),
        unit("golem2", 1, near("cobra", 0, NORTH)),
        unit("imp", 3, near("cobra", 0, SOUTH)),
    ]
    table = Summoning(units, acting="cobra", scenario="s9", dice=[8, 8]).say("walk", "cobra", AWAY).done()

    assert table.rolls() == [(8, 8)]


@pytest.mark.rule("SU-DISENGAGE-04", "SU-DISENGAGE-10", "SU-DISENGAGE-08")
def test_SU_DISENGAGE_04_and_10_whoever_cannot_strike_back_is_no_part_of_the_melee() -> None:
    """a93: in the areas of two squids, without any reach, neither die applies; only that for the area does."""
    assert dice_of(foe("squid", near("cobra", 1)), foe("squid2", near("cobra", 1, NORTH))) == 4
    assert dice_of(foe("squid", near("cobra", 1)), own("imp", near("squid", 0, EAST))) == 4


LEVEL_3 = {"cards": [creature("cobra", level=3), creature("ogre", level=2)]}


@pytest.mark.rule("SU-DISENGAGE-05")
def test_SU_DISENGAGE_05_a_large_one_among_small_ones_has_a_die_more() -> None:
    """3 + 1 - 1 = 3 among two of level 1; with one of level 2 it is 3 - 1 = 2."""
    assert dice_of(GOLEM, **LEVEL_3) == 4
    assert dice_of(GOLEM, foe("imp", near("cobra", 0, NORTH)), **LEVEL_3) == 3
    assert dice_of(GOLEM, foe("ogre", near("cobra", 0, NORTH)), **LEVEL_3) == 2


@pytest.mark.rule("SU-DISENGAGE-05")
@pytest.mark.parametrize(("level", "dice"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_SU_DISENGAGE_05_from_level_three_on(level: int, dice: int) -> None:
    """a45"""
    assert dice_of(GOLEM, cards=[creature("cobra", level=level)]) == dice


@pytest.mark.rule("SU-DISENGAGE-05")
def test_SU_DISENGAGE_05_those_in_whose_area_it_stands_count_too() -> None:
    """a93: a squid of level 2 whose area it is in takes the die for mass; that of the area is there either way."""
    small, large = SQUID, {**SQUID, "level": 2}
    big = creature("cobra", level=3)

    assert dice_of(foe("squid", near("cobra", 1)), cards=[small, big]) == 5
    assert dice_of(foe("squid", near("cobra", 1)), cards=[large, big]) == 4


@pytest.mark.rule("SU-DISENGAGE-06")
def test_SU_DISENGAGE_06_summoners_count_as_level_two() -> None:
    """Neither does a creature of level 3 push its way past one, nor is one of them massive himself (a46)."""
    assert dice_of(foe("mage", near("cobra")), **LEVEL_3) == 3
    units = [own("mage", (10, 10)), foe("golem", near("mage"))]
    table = Summoning(units, cards=[summoner("mage")], acting="mage", dice=[8] * 3).say("walk", "mage", (7, 10)).done()

    assert table.rolls() == [(8, 8, 8)]


@pytest.mark.rule("SU-DISENGAGE-07")
def test_SU_DISENGAGE_07_enemies_without_points_hold_badly() -> None:
    """Two enemies outnumber the cobra, which takes a die: 3 - 1 + 1, and 3 - 1."""
    golem = foe("golem", near("cobra"), ap=0)

    assert dice_of(golem) == 4
    assert dice_of(golem, foe("imp", near("cobra", 0, NORTH), ap=0)) == 3
    assert dice_of(golem, foe("imp", near("cobra", 0, NORTH), ap=1)) == 2


@pytest.mark.rule("SU-DISENGAGE-07")
def test_SU_DISENGAGE_07_only_those_who_hold_it_count() -> None:
    """One further away with points does not matter; a squid in whose area it stands does (a93)."""
    golem = foe("golem", near("cobra"), ap=0)

    assert dice_of(golem, foe("imp", (10, 14), ap=2)) == 4
    assert dice_of(golem, foe("squid", near("cobra", 1, NORTH), ap=2)) == 2
    assert dice_of(golem, foe("squid", near("cobra", 1, NORTH), ap=0)) == 3


@pytest.mark.rule("SU-DISENGAGE-08", "SU-REACH-05")
def test_SU_DISENGAGE_08_in_an_area_without_contact_a_die_more() -> None:
    assert dice_of(foe("squid", near("cobra", 2))) == 4
    assert dice_of(foe("squid", near("cobra", 0.011))) == 4
    assert dice_of(foe("squid", near("cobra", 0.01))) == 3


@pytest.mark.rule("SU-DISENGAGE-08")
def test_SU_DISENGAGE_08_whoever_touches_one_and_stands_in_the_area_of_another_has_none() -> None:
    """3 - 1 for being outnumbered by golem and squid, and nothing for the area."""
    assert dice_of(GOLEM, foe("squid", near("cobra", 1, NORTH))) == 2


@pytest.mark.rule("SU-DISENGAGE-09")
def test_SU_DISENGAGE_09_entwined_a_die_less_however_many_do_it() -> None:
    """With three friends around, so that nobody is outnumbered: two against two is 3 - 1."""
    vines = [foe("vines", near("cobra")), foe("vines2", near("cobra", 0, NORTH))]

    assert dice_of(vines[0]) == 2
    assert dice_of(*vines, own("imp", near("vines", 0, EAST))) == 2


@pytest.mark.rule("SU-DISENGAGE-09")
def test_SU_DISENGAGE_09_only_in_base_contact() -> None:
    """b5: from a combat area nobody entwines."""
    cards = [creature("squid", melee=2, reach=2, strikes=["combat-area"], special=["entwine"])]

    assert dice_of(foe("squid", near("cobra", 1)), cards=cards) == 4
    assert dice_of(foe("squid", near("cobra")), cards=cards) == 2


@pytest.mark.rule("SU-DISENGAGE-11")
def test_SU_DISENGAGE_11_with_one_die_nobody_tries() -> None:
    """3 - 1 (outnumbered) - 1 (entwined) = 1"""
    table = held(foe("vines", near("cobra")), foe("golem", near("cobra", 0, NORTH)))
    before = snapshot(table.match)

    assert table.keys() == {"reposition", "reposition-run", "melee", "concentrate", "done"}
    for key in ("walk", "run"):
        verdict = table.judge(key, "cobra", AWAY)
        facts = (table.number("cobra"), 1)
        assert [(r.rule, r.because, r.facts) for r in verdict.refusals] == [
            ("SU-DISENGAGE-11", "cannot-disengage", facts)
        ]
    assert snapshot(table.match) == before


@pytest.mark.rule("SU-DISENGAGE-11")
def test_SU_DISENGAGE_11_a_walk_that_leads_nowhere_is_no_way_around_it() -> None:
    table = held(foe("vines", near("cobra")), foe("golem", near("cobra", 0, NORTH)))

    assert table.refused("walk", "cobra", (10, 10)) == {"SU-DISENGAGE-11"}
    assert Speaker(table.match.game, "de").because(table.state, table.judge("walk", "cobra", AWAY).refusals[0]) == (
        "Cobra (Rot) kann sich nicht lösen: 1 Würfel (3 wie üblich, −1 in Unterzahl, −1 umschlungen) "
        "für eine Probe, die zwei Erfolge verlangt."
    )


@pytest.mark.rule("SU-DISENGAGE-11")
def test_SU_DISENGAGE_11_two_dice_are_enough() -> None:
    table = held(foe("vines", near("cobra")), foe("golem", near("cobra", 0, NORTH)), ALLY_OF_COBRA, dice=[1, 1])
    table.say("walk", "cobra", AWAY).done()

    assert table.at("cobra") == AWAY


ALLY_OF_COBRA = own("imp", near("vines", 0, EAST))


# -- who does not get away ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DISENGAGE-12")
@pytest.mark.parametrize(("key", "left"), [("walk", 2), ("run", 1)])
def test_SU_DISENGAGE_12_the_points_of_the_announced_action_are_lost(key: str, left: int) -> None:
    """a43, b7"""
    table = held(GOLEM, dice=[8] * 3, cards=[creature("cobra", ap=3)])
    table.say(key, "cobra", AWAY).done()

    assert table.unit("cobra").ap == left
    assert table.at("cobra") == (10, 10)
    assert table.facts("moved") == []


@pytest.mark.rule("SU-DISENGAGE-12")
def test_SU_DISENGAGE_12_with_two_points_one_is_left() -> None:
    table = held(GOLEM, dice=[8] * 3).say("walk", "cobra", AWAY).done()

    assert table.unit("cobra").ap == 1
    assert table.gap("cobra", "golem") == 0


@pytest.mark.rule("SU-DISENGAGE-13")
def test_SU_DISENGAGE_13_it_may_be_tried_until_no_points_are_left() -> None:
    table = held(GOLEM, dice=[8] * 9, cards=[creature("cobra", ap=3)])
    for left in (2, 1, 0):
        assert "walk" in table.keys()
        table.say("walk", "cobra", AWAY)
        assert table.unit("cobra").ap == left
        assert table.unit("cobra").moves == 0

    assert table.question() != (0, "act")
    table.done()


@pytest.mark.rule("SU-DISENGAGE-13")
def test_SU_DISENGAGE_13_after_a_success_the_action_is_used_up() -> None:
    table = held(GOLEM, dice=[8, 8, 8, 1, 1, 1], cards=[creature("cobra", ap=3)])
    table.say("walk", "cobra", AWAY).say("walk", "cobra", AWAY).done()

    assert table.at("cobra") == AWAY
    assert table.refused("walk", "cobra", (4, 10)) == {"SU-ACTION-07"}


# -- holds on the way -----------------------------------------------------------------------------------------


def passing(*others: Entry, dice: Any = (), to: Place = (17.9, 10), **more: Any) -> Summoning:
    """A cobra runs east, 2.5 inches south of a squid, whose area it crosses."""
    units = [own("cobra", (10, 10)), foe("squid", (14, 12.5)), *others]
    return Summoning(units, cards=[SQUID, VINES], acting="cobra", dice=dice, **more).say("run", "cobra", to)


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_an_area_that_is_crossed_is_left_by_a_test() -> None:
    """a40: it stops at the rim, sqrt(3.182^2 - 2.5^2) = 1.968 inches beyond the squid, and does not get away."""
    table = passing(dice=[8] * 4).done()

    assert table.at("cobra") == (15.968, 10)
    assert table.rolls() == [(8, 8, 8, 8)]
    assert (table.unit("cobra").ap, table.unit("cobra").moves) == (0, 2)


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_whoever_passes_the_test_goes_on() -> None:
    table = passing(dice=[1, 1, 8, 8]).done()

    assert table.at("cobra") == (17.9, 10)
    assert len(table.facts("moved")) == 2


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_whoever_stops_in_the_area_needs_no_test() -> None:
    assert passing(to=(15.968, 10)).rolls() == []


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_a_corner_on_the_rim_is_no_way_out() -> None:
    """The area of a squid at 10/10 ends 3.182 inches from its middle; the way turns exactly there."""
    units = [foe("squid", (14, 10)), own("cobra", (10, 6.818))]
    table = Summoning(units, cards=[SQUID], acting="cobra", dice=[8] * 4)
    table.say("run", "cobra", (14, 6.818), (15, 6)).done()

    assert table.at("cobra") == (14, 6.818)


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_contact_on_the_way_is_left_by_a_test() -> None:
    """The cobra brushes against the golem without a squid's reach: five mils away is contact."""
    units = [own("cobra", (10, 10)), foe("golem", (13, 11.187))]
    table = Summoning(units, acting="cobra", dice=[8] * 3).say("run", "cobra", (17, 10)).done()

    assert 13 < table.at("cobra")[0] < 13.2
    free = Summoning([units[0], foe("golem", (13, 11.193))], acting="cobra").say("run", "cobra", (17, 10))
    assert free.at("cobra") == (17, 10)


@pytest.mark.rule("SU-DISENGAGE-11")
def test_SU_DISENGAGE_11_on_the_way_too_one_die_is_none() -> None:
    """Brushing against vines and a golem on the other side: 3 - 1 - 1 = 1, and the run ends there."""
    units = [own("cobra", (10, 10)), foe("vines", (13, 11.187)), foe("golem", (13.05, 8.813))]
    table = Summoning(units, cards=[VINES], acting="cobra").say("run", "cobra", (17, 10))

    assert 13 < table.at("cobra")[0] < 13.2
    assert table.rolls() == []
    assert table.happened("held", "cobra", 1, rule="SU-DISENGAGE-11")


@pytest.mark.rule("SU-DISENGAGE-01")
def test_SU_DISENGAGE_01_flyers_pass_over_areas_but_have_to_leave_the_one_they_begin_in() -> None:
    """a98"""
    cards = [SQUID, creature("cobra", special=["flyer"])]
    over = Summoning([own("cobra", (10, 10)), foe("squid", (14, 12.5))], cards=cards, acting="cobra")
    assert over.say("run", "cobra", (17.9, 10)).at("cobra") == (17.9, 10)
    out = held(foe("squid", near("cobra", 1)), cards=cards[1:], dice=[8] * 4)

    assert out.say("walk", "cobra", AWAY).done().at("cobra") == (10, 10)


# -- repositioning ----------------------------------------------------------------------------------------------


def around(whom: tuple[float, float], far: float, *degrees: float) -> list[Place]:
    """Places so far from a point, in these directions."""
    return [
        (round(whom[0] + far * cos(angle * pi / 180), 3), round(whom[1] + far * sin(angle * pi / 180), 3))
        for angle in degrees
    ]


BASE_MIDDLE = (11.182, 10.0)  # of the golem in contact to the east
QUARTER = around(BASE_MIDDLE, 1.19, 180, 168, 156, 144, 132, 120, 108, 96)


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_around_the_base_of_an_enemy_without_a_test() -> None:
    table = held(GOLEM)
    table.say("reposition", "cobra", *QUARTER)

    assert table.rolls() == []
    assert table.unit("cobra").ap == 1
    assert table.at("cobra") == QUARTER[-1]
    assert table.gap("cobra", "golem") <= 0.01


@pytest.mark.rule("SU-DISENGAGE-14")
@pytest.mark.parametrize(("key", "twin", "price"), [("reposition", "walk", 1), ("reposition-run", "run", 2)])
def test_SU_DISENGAGE_14_it_is_a_walk_or_a_run(key: str, twin: str, price: int) -> None:
    table = held(GOLEM, cards=[creature("cobra", ap=4)])
    table.say(key, "cobra", *QUARTER[:1])

    assert table.unit("cobra").ap == 4 - price
    assert key not in table.keys()
    assert twin not in table.keys()
    assert table.refused(key, "cobra", *QUARTER[1:2]) == {"SU-ACTION-07"}


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_inside_a_combat_area_anywhere() -> None:
    table = held(foe("squid", near("cobra", 1)), cards=[creature("cobra", walk=9, run=9)])

    assert table.refused("reposition", "cobra", near("squid", 2, WEST)) == set()
    assert table.refused("reposition", "cobra", near("squid", 2.001, WEST)) == {"SU-DISENGAGE-15"}
    assert table.refused("reposition", "cobra", near("squid", 0, WEST)) == set()
    table.say("reposition", "cobra", near("squid", 1.9, 135), near("squid", 1.9, 90))
    assert table.rolls() == []


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_a_walk_that_stays_is_not_tested_either() -> None:
    table = held(GOLEM).say("walk", "cobra", *QUARTER)

    assert table.rolls() == []


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_the_movement_value_counts_all_the_same() -> None:
    table = held(foe("squid", near("cobra", 1)))

    assert table.because("reposition", "cobra", (10, 10.8), (10, 8.2), (10, 12.5)) == {"too-far", "leaves-contact"}


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_whoever_is_not_held_has_nothing_to_reposition_in() -> None:
    table = held(foe("golem", near("cobra", 0.011)))

    assert not table.keys() & {"reposition", "reposition-run"}
    assert table.because("reposition", "cobra", (10, 11)) == {"nobody-holds"}


@pytest.mark.rule("SU-DISENGAGE-15")
def test_SU_DISENGAGE_15_contact_with_every_one_of_them_is_kept() -> None:
    """Turning about the imp loses the golem."""
    table = held(GOLEM, foe("imp", near("cobra", 0, NORTH)))
    verdict = table.judge("reposition", "cobra", *around((10, 11.182), 1.19, 270, 258, 246))

    assert [(r.rule, r.because, r.facts) for r in verdict.refusals] == [
        ("SU-DISENGAGE-15", "leaves-contact", (table.number("golem"),))
    ]
    assert [Speaker(table.match.game, lang).because(table.state, verdict.refusals[0]) for lang in ("en", "de")] == [
        "Repositioning must not break contact with Golem (Blue).",
        "Beim Umpositionieren darf kein Kontakt verloren gehen: Golem (Blau).",
    ]
    assert table.rolls() == []


@pytest.mark.rule("SU-DISENGAGE-15")
def test_SU_DISENGAGE_15_contact_is_kept_on_the_whole_way() -> None:
    """A way that leaves the base of the golem and comes back to it."""
    table = held(GOLEM)

    assert table.refused("reposition", "cobra", (9.9, 10), QUARTER[0]) == {"SU-DISENGAGE-15"}
    assert table.refused("reposition", "cobra", (9.991, 10)) == set()


@pytest.mark.rule("SU-DISENGAGE-15")
def test_SU_DISENGAGE_15_out_of_contact_into_the_area_around_it_is_leaving_contact() -> None:
    """Neither contact nor the area may be left: from the base of a squid into its area there is a test."""
    table = held(foe("squid", near("cobra")), dice=[8] * 3)

    assert table.refused("reposition", "cobra", (9, 10)) == {"SU-DISENGAGE-15"}
    assert table.say("walk", "cobra", (9, 10)).done().at("cobra") == (10, 10)


@pytest.mark.rule("SU-DISENGAGE-15")
def test_SU_DISENGAGE_15_area_and_contact_of_different_enemies_are_both_kept() -> None:
    table = held(GOLEM, foe("squid", (10, 13)))

    assert table.refused("reposition", "cobra", *QUARTER[:3]) == set()
    assert table.refused("reposition", "cobra", *around(BASE_MIDDLE, 1.19, 180, 192, 204)) == {"SU-DISENGAGE-15"}


@pytest.mark.rule("SU-DISENGAGE-14")
@pytest.mark.parametrize("base", [30, 40, 50])
@pytest.mark.parametrize("side", [0, 33, 90, 180, 271])
def test_SU_DISENGAGE_14_a_way_around_the_base_is_found_to_every_side(base: int, side: int) -> None:
    """For terminals and bots: whatever way round it is, contact is never lost, and no base is crossed."""
    cards = [creature("cobra", base=base, walk=30, run=30), creature("golem", base=base)]
    table = Summoning([own("cobra", (18, 18)), foe("golem", near("cobra", 0, side))], cards=cards, acting="cobra")
    cobra, golem = table.unit("cobra"), table.unit("golem")
    x, y = golem.at
    for goal in ((x + 9_000, y), (x, y + 9_000), (x - 9_000, y + 1), (x + 5_000, y - 7_000)):
        path = slide(cobra, golem, goal)
        verdict = table.match.judge(Answer(0, "reposition", cobra.id, (), path))
        assert verdict, verdict.refusals

    assert slide(cobra, golem, cobra.at)[-1] == slide(cobra, golem, cobra.at)[0]


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_bots_know_how_to_reposition() -> None:
    table = held(GOLEM)
    answers = table.match.game.propose(table.match.view(0), table.decision, 60, seeded(1))

    assert "reposition" in {answer.key for answer in answers}
