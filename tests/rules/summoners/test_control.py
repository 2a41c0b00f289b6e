"""SU-CONTROL: the control roll, what it must reach, what happens when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from new_summoning import ending
from summoning import Summoning, creature, near, own

BEASTS = [creature(f"beast{level}", level=level) for level in (1, 2, 3)]
MAGE = own("mage", (4, 10))


def rolling(dice: list[int], gap: float = 5, level: int = 2, gems: int = 0, **beast: Any) -> Summoning:
    """A creature so far from its summoner is about to be activated."""
    name = f"beast{level}"
    units = [MAGE, own(name, near("mage", gap), **beast)]
    return Summoning(units, cards=BEASTS, dice=dice, activating=name, players=[{"gems": gems}])


def target_at(gap: float, level: int) -> int:
    table = rolling([8], gap, level)
    return table.facts("controlled")[0][2]


# -- when it is made -----------------------------------------------------------------------------------
@pytest.mark.rule("SU-CONTROL-01")
def test_SU_CONTROL_01_one_roll_for_each_creature_of_a_card_before_it_acts() -> None:
    units = [MAGE, own("cobra1", (8, 10)), own("cobra2", (8, 14))]
    table = Summoning(units, dice=[7, 1], players=[{"gems": 0, "deck": ["cobra"]}])
    table.say("reveal").say("activate", "cobra1")
    assert len(table.events("rolled")) == 1
    table.say("done").done()

    assert table.happened("controlled", "cobra1", 7, 2)
    assert table.happened("uncontrolled", "cobra2", 1, 2)


@pytest.mark.rule("SU-CONTROL-01")
def test_SU_CONTROL_01_none_for_the_summoner_himself() -> None:
    table = Summoning([MAGE], players=[{"gems": 5, "deck": ["mage"]}])
    table.say("reveal")

    assert table.question() == (0, "act")
    assert not table.events("rolled")


@pytest.mark.rule("SU-CONTROL-01", "SU-SUMMON-11")
def test_SU_CONTROL_01_one_for_a_creature_that_is_called() -> None:
    table = Summoning([MAGE], cards=BEASTS, dice=[2], acting="mage", players=[{"gems": 1}])
    table.say("summon", "", near("mage"), creature="beast1").done()

    assert table.facts("controlled")[0][1:] == (2, 2)


@pytest.mark.rule("SU-CONTROL-02")
def test_SU_CONTROL_02_one_die_with_eight_sides() -> None:
    table = rolling([3], gems=2)
    table.say("focus", numbers=[0])

    assert table.facts("rolled") == [(0, 8, 3)]
    assert table.player(0).gems == 2


# -- what it must reach --------------------------------------------------------------------------------
@pytest.mark.rule("SU-CONTROL-03", "SU-CONTROL-04", "SU-CONTROL-05", "SU-CONTROL-06")
@pytest.mark.parametrize(
    ("gap", "band"),
    [(0, 1), (5, 1), (6, 1), (6.001, 2), (9, 2), (12, 2), (12.001, 3), (12.1, 3), (13, 3), (25, 3)],
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_SU_CONTROL_03_the_target_is_level_and_range_band(gap: float, band: int, level: int) -> None:
    assert target_at(gap, level) == level + band


@pytest.mark.rule("SU-CONTROL-03")
@pytest.mark.parametrize(("face", "passed"), [(5, "uncontrolled"), (6, "controlled"), (7, "controlled")])
def test_SU_CONTROL_03_equal_is_enough(face: int, passed: str) -> None:
    table = rolling([face], 13, 3)

    assert table.happened(passed, "beast3", face, 6)


@pytest.mark.rule("SU-CONTROL-03")
def test_SU_CONTROL_03_unruly_creatures_are_harder() -> None:
    units = [MAGE, own("wild", near("mage", 5))]
    table = Summoning(units, cards=[creature("wild", special=["unruly"])], dice=[3], activating="wild",
                      players=[{"gems": 0}])  # fmt: skip

    assert table.happened("controlled", "wild", 3, 3)


@pytest.mark.rule("SU-CONTROL-03")
def test_SU_CONTROL_03_the_distance_counts_when_the_creature_is_activated() -> None:
    units = [MAGE, own("cobra", near("mage", 6.5))]
    table = Summoning(units, dice=[8], players=[{"gems": 0, "deck": ["mage", "cobra"]}, {"deck": []}])
    table.say("reveal").say("walk", "mage", (4.5, 10)).say("done").say("reveal")

    assert table.facts("controlled")[0][2] == 2


# -- without action points -----------------------------------------------------------------------------
@pytest.mark.rule("SU-CONTROL-08", "SU-CONTROL-11")
def test_SU_CONTROL_08_a_creature_without_points_rolls_and_is_done() -> None:
    table = rolling([1], ap=0)

    assert table.happened("uncontrolled", "beast2", 1, 3)
    assert (table.unit("beast2").ap, table.unit("beast2").loss) == (0, 1)
    assert table.unit("beast2").is_activated
    assert table.question() == (1, "turn")


@pytest.mark.rule("SU-CONTROL-08")
def test_SU_CONTROL_08_also_if_it_obeys() -> None:
    table = rolling([8], ap=0)

    assert table.happened("controlled", "beast2", 8, 3)
    assert table.question() == (1, "turn")


# -- failure -------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-CONTROL-09", "SU-CONTROL-11")
def test_SU_CONTROL_09_a_failure_costs_a_point_and_gives_a_marker_and_the_creature_still_acts() -> None:
    table = rolling([2])
    assert (table.unit("beast2").ap, table.unit("beast2").loss) == (1, 1)
    assert table.happened("ap-lost", "beast2", 1, rule="SU-CONTROL-09")
    assert table.happened("slipping", "beast2", 1, rule="SU-CONTROL-11")
    assert table.question() == (0, "act")
    assert table.refused("run", "beast2", (12, 15)) == {"SU-ACTION-01"}
    table.say("walk", "beast2", (12, 10))

    assert table.at("beast2") == (12, 10)


@pytest.mark.rule("SU-CONTROL-09")
def test_SU_CONTROL_09_success_costs_nothing() -> None:
    table = rolling([3])

    assert (table.unit("beast2").ap, table.unit("beast2").loss) == (2, 0)


@pytest.mark.rule("SU-CONTROL-08", "SU-CONTROL-09")
def test_SU_CONTROL_09_with_its_only_point_lost_the_activation_is_over() -> None:
    table = rolling([1], ap=1)

    assert (table.unit("beast2").ap, table.unit("beast2").loss) == (0, 1)
    assert table.question() == (1, "turn")


@pytest.mark.rule("SU-CONTROL-11", "SU-SUMMON-16")
def test_SU_CONTROL_11_a_new_creature_gets_a_marker_too_and_loses_no_point() -> None:
    table = Summoning([MAGE], cards=BEASTS, dice=[1], acting="mage", players=[{"gems": 1}])
    table.say("summon", "", near("mage"), creature="beast1")
    new = table.state.units[-1]

    assert (new.loss, new.ap) == (1, 0)
    assert not table.events("ap-lost")


@pytest.mark.rule("SU-CONTROL-12")
def test_SU_CONTROL_12_the_second_marker_ends_it() -> None:
    table = rolling([5], 13, 3, loss=1)

    assert table.unit("beast3").gone == "vanished"
    assert table.happened("left", "beast3", rule="SU-CONTROL-12")
    assert table.question() == (1, "turn")


@pytest.mark.rule("SU-CONTROL-12")
def test_SU_CONTROL_12_nobody_scores_for_it() -> None:
    units = [MAGE, own("beast3", near("mage", 13), loss=1)]
    table = Summoning(units, cards=BEASTS, dice=[5], activating="beast3", players=[{"gems": 0}], scenario="s6")

    assert table.unit("beast3").gone == "vanished"
    assert [player.points for player in table.state.players] == [0, 0]


@pytest.mark.rule("SU-CONTROL-12")
def test_SU_CONTROL_12_with_one_marker_a_creature_that_obeys_stays() -> None:
    table = rolling([6], 13, 3, loss=1)

    assert table.unit("beast3").is_here
    assert (table.unit("beast3").loss, table.unit("beast3").ap) == (1, 2)


@pytest.mark.rule("SU-CONTROL-13")
def test_SU_CONTROL_13_markers_stay_from_round_to_round() -> None:
    table = ending([own("beast2", (9, 9), loss=1)], cards=BEASTS, scenario="s2", dice=[8, 1])

    assert table.state.round == 2
    assert table.unit("beast2").loss == 1


# -- total control -------------------------------------------------------------------------------------
@pytest.mark.rule("SU-CONTROL-14", "SU-CONTROL-16")
def test_SU_CONTROL_14_an_8_among_three_dice_takes_the_marker_away() -> None:
    table = rolling([2, 8, 1], 13, 3, gems=2, loss=1)
    table.say("focus", numbers=[2])

    assert (table.unit("beast3").loss, table.unit("beast3").ap) == (0, 2)
    assert table.happened("regained", "beast3", rule="SU-CONTROL-14")


@pytest.mark.rule("SU-CONTROL-14")
def test_SU_CONTROL_14_a_sum_of_8_is_no_natural_8() -> None:
    table = rolling([3, 5], 13, 3, gems=1, loss=1)
    table.say("focus", numbers=[1])

    assert table.happened("controlled", "beast3", 8, 6)
    assert table.unit("beast3").loss == 1


@pytest.mark.rule("SU-CONTROL-14")
def test_SU_CONTROL_14_a_natural_8_restores_control_even_below_the_target() -> None:
    others = [own(f"beast3-{place}", (3 + 3 * place, 30)) for place in range(3)]
    units = [MAGE, *others, own("beast3", near("mage", 13), loss=1)]
    table = Summoning(units, cards=BEASTS, dice=[8], activating="beast3", players=[{"gems": 0}])

    assert table.happened("controlled", "beast3", 8, 11)
    assert (table.unit("beast3").loss, table.unit("beast3").ap) == (0, 2)


@pytest.mark.rule("SU-CONTROL-14")
def test_SU_CONTROL_14_without_a_marker_an_8_below_the_target_fails() -> None:
    others = [own(f"beast3-{place}", (3 + 3 * place, 30)) for place in range(3)]
    units = [MAGE, *others, own("beast3", near("mage", 13))]
    table = Summoning(units, cards=BEASTS, dice=[8], activating="beast3", players=[{"gems": 0}])

    assert table.happened("uncontrolled", "beast3", 8, 11)
    assert (table.unit("beast3").loss, table.unit("beast3").ap) == (1, 1)


# -- magical focus -------------------------------------------------------------------------------------
@pytest.mark.rule("SU-CONTROL-15")
def test_SU_CONTROL_15_two_gems_buy_two_dice() -> None:
    table = rolling([1, 1, 1], gems=5)
    assert table.question() == (0, "focus")
    table.say("focus", numbers=[2]).done()

    assert table.player(0).gems == 3
    assert table.facts("rolled") == [(0, 8, 1, 1, 1)]
    assert table.happened("controlled", "beast2", 3, 3)


@pytest.mark.rule("SU-CONTROL-15")
def test_SU_CONTROL_15_a_third_die_cannot_be_bought() -> None:
    table = rolling([], gems=5)

    assert table.refused("focus", numbers=[3]) == {"SU-CONTROL-15"}
    assert table.because("focus", numbers=[3]) == {"too-much-focus"}
    assert table.judge("focus", numbers=[3]).refusals[0].facts == (3, 2)


@pytest.mark.rule("SU-CONTROL-15", "SU-MANA-01")
def test_SU_CONTROL_15_who_has_one_gem_buys_one_die() -> None:
    table = rolling([2, 2], gems=1)
    assert table.refused("focus", numbers=[2]) == {"SU-MANA-01"}
    assert table.refused("focus", numbers=[3]) == {"SU-MANA-01", "SU-CONTROL-15"}
    table.say("focus", numbers=[1])

    assert table.player(0).gems == 0
    assert table.happened("controlled", "beast2", 4, 3)


@pytest.mark.rule("SU-CONTROL-15")
def test_SU_CONTROL_15_without_gems_nobody_is_asked() -> None:
    table = rolling([3], gems=0)

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-CONTROL-15", "SU-SUMMON-11")
def test_SU_CONTROL_15_also_for_a_new_creature() -> None:
    table = Summoning([MAGE], cards=BEASTS, dice=[1, 2], acting="mage", players=[{"gems": 2}])
    table.say("summon", "", near("mage"), creature="beast1")
    assert table.question() == (0, "focus")
    table.say("focus", numbers=[1])

    assert table.player(0).gems == 0
    assert table.question() == (0, "free-walk")


@pytest.mark.rule("SU-CONTROL-16", "SU-CONTROL-09", "SU-CONTROL-11")
def test_SU_CONTROL_16_three_and_two_make_five() -> None:
    table = rolling([3, 2], 13, 3, gems=1)
    table.say("focus", numbers=[1])

    assert table.happened("uncontrolled", "beast3", 5, 6)
    assert (table.unit("beast3").ap, table.unit("beast3").loss) == (1, 1)
    assert len(table.events("rolled")) == 1


@pytest.mark.rule("SU-CONTROL-16")
def test_SU_CONTROL_16_a_1_is_added_like_any_face() -> None:
    table = rolling([5, 1], 13, 3, gems=1)
    table.say("focus", numbers=[1])

    assert table.happened("controlled", "beast3", 6, 6)
