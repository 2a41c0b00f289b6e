"""SU-DICE: comparative tests, profile tests and control rolls, and what a 1 and an 8 mean in each."""

from __future__ import annotations

import pytest

from summoning import WEST, Summoning, creature, foe, near, own, summoner


def bite(faces: list[int], reflex: int = 3, melee: int = 3, **more: int) -> Summoning:
    """A melee attack against this Reflex; the target bears it."""
    cards = [creature("cobra", melee=melee), creature("golem", reflex=reflex)]
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0, **more)], cards=cards, dice=faces, acting="cobra"
    )
    return table.say("melee", "cobra", "golem")


def get_away(faces: list[int], reflex: int = 3, **more: int) -> Summoning:
    """A Walk out of contact, for which a Reflex test (2) is needed."""
    cards = [creature("imp", reflex=reflex)]
    table = Summoning([own("imp", (10, 10), **more), foe("golem", near("imp"))], cards=cards, dice=faces, acting="imp")
    return table.say("walk", "imp", (8, 10))


def control(faces: list[int], gap: float = 13, focus: int = 0, gems: int = 2) -> Summoning:
    """A level 3 creature so far from its summoner: it needs 4, 5 or 6."""
    table = Summoning(
        [own("elemental", (20, 10)), own("mage", near("elemental", gap, WEST))],
        cards=[creature("elemental", level=3)],
        dice=faces,
        activating="elemental",
        players=[{"gems": gems}, {}],
    )
    return table.say("focus", numbers=[focus]) if gems else table


# -- three kinds ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DICE-01")
def test_SU_DICE_01_every_test_is_rolled_with_eight_sided_dice() -> None:
    tests = [bite([2, 2, 2]), get_away([1, 1, 5]), control([6])]

    assert [table.facts("rolled")[0][:2] for table in tests] == [(0, 8)] * 3


@pytest.mark.rule("SU-DICE-01")
def test_SU_DICE_01_no_die_shows_a_nine_or_a_nought() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)], acting="cobra", is_open=True)
    table.say("melee", "cobra", "golem")

    assert table.question()[1] == "roll"
    assert table.because("faces", numbers=[9, 1]) == {"wrong-number"}
    assert table.because("faces", numbers=[0, 1]) == {"wrong-number"}
    assert table.refused("faces", numbers=[8, 1]) == set()


# -- comparative tests ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-DICE-02")
def test_SU_DICE_02_each_die_at_or_over_the_value_is_a_success() -> None:
    assert bite([2, 4, 7, 1, 1]).happened("hit", "golem", 2, 3)
    assert bite([2, 3, 1, 1], reflex=3).happened("hit", "golem", 1, 3)
    assert bite([2, 2, 2], reflex=3).happened("hit", "golem", 0, 3)


@pytest.mark.rule("SU-DICE-03", "SU-MREACT-16")
def test_SU_DICE_03_both_sides_roll_and_compare_their_successes() -> None:
    cards = [creature("cobra", melee=3, reflex=4), creature("golem", melee=3)]
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", near("cobra"))],
        cards=cards,
        dice=[3, 5, 8, 4, 3, 8, 6],
        acting="cobra",
    )
    table.say("melee", "cobra", "golem").say("parry").done()

    assert table.happened("parried", "golem", 2, 1)
    assert table.rolls() == [(3, 5, 8), (4, 3, 8), (6,)]


@pytest.mark.rule("SU-DICE-08")
@pytest.mark.parametrize(("reflex", "ice", "needed"), [(2, 1, 1), (1, 1, 0)])
def test_SU_DICE_08_a_one_never_hits(reflex: int, ice: int, needed: int) -> None:
    table = bite([1, 1, 2, 1], reflex=reflex, ice=ice)

    assert table.happened("hit", "golem", 1, needed)


@pytest.mark.rule("SU-DICE-09")
def test_SU_DICE_09_an_eight_always_hits() -> None:
    table = Summoning(
        [own("cobra", (10, 10)), foe("mage", near("cobra"), ap=0)],
        cards=[creature("cobra", melee=3), summoner("mage", reflex=7, boosts=["reflex"])],
        dice=[7, 8, 7, 1],
        acting="cobra",
    )
    table.say("melee", "cobra", "mage").say("boost", "mage", value="reflex", numbers=[2]).done()

    assert table.happened("hit", "mage", 1, 9)


@pytest.mark.rule("SU-DICE-08", "SU-DICE-09")
def test_SU_DICE_08_the_same_holds_for_a_parry() -> None:
    cards = [creature("cobra", melee=2, reflex=1), creature("golem", melee=2)]
    units = [own("cobra", (10, 10), ice=1), foe("golem", near("cobra"))]
    table = Summoning(units, cards=cards, dice=[8, 8, 1, 8, 1], acting="cobra")
    table.say("melee", "cobra", "golem").say("parry").done()

    assert table.happened("parried", "golem", 1, 1)


# -- profile tests -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DICE-04")
def test_SU_DICE_04_three_dice() -> None:
    burning = Summoning([own("imp", (10, 10), fire=1)], phase="end", round=2, dice=[1, 1, 1, 8, 1])

    assert burning.rolls()[0] == (1, 1, 1)
    assert get_away([2, 2, 2]).rolls() == [(2, 2, 2)]


@pytest.mark.rule("SU-DICE-05")
def test_SU_DICE_05_each_die_at_or_under_the_own_value_is_a_success() -> None:
    assert get_away([4, 5, 2], reflex=4).happened("disengaged", "imp", 2, 4)
    assert get_away([4, 5, 6], reflex=4).happened("stuck", "imp", 1, 4)


@pytest.mark.rule("SU-DICE-06")
def test_SU_DICE_06_how_many_successes_are_needed_is_said_with_the_test() -> None:
    passed, failed = get_away([3, 3, 7]), get_away([3, 5, 7])

    assert (passed.happened("disengaged", "imp", 2, 3), passed.at("imp")) == (True, (8, 10))
    assert (failed.happened("stuck", "imp", 1, 3), failed.at("imp")) == (True, (10, 10))


@pytest.mark.rule("SU-DICE-10")
def test_SU_DICE_10_an_eight_always_fails() -> None:
    assert get_away([8, 8, 3], reflex=8).happened("stuck", "imp", 1, 8)
    assert get_away([7, 8, 7], reflex=8).happened("disengaged", "imp", 2, 8)


@pytest.mark.rule("SU-DICE-11")
def test_SU_DICE_11_a_one_always_succeeds() -> None:
    assert get_away([1, 1, 5], reflex=1, ice=1).happened("disengaged", "imp", 2, 0)
    assert get_away([1, 2, 5], reflex=1, ice=1).happened("stuck", "imp", 1, 0)


# -- control rolls -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DICE-07")
def test_SU_DICE_07_the_sum_of_the_dice_reaches_the_target_or_not() -> None:
    assert control([6]).happened("controlled", "elemental", 6, 6)
    assert control([5]).happened("uncontrolled", "elemental", 5, 6)
    assert control([3, 3], focus=1).happened("controlled", "elemental", 6, 6)
    assert control([3, 2], focus=1).happened("uncontrolled", "elemental", 5, 6)


@pytest.mark.rule("SU-DICE-12")
def test_SU_DICE_12_a_one_is_added_like_any_other_face() -> None:
    assert control([1, 1, 3], gap=12, focus=2).happened("controlled", "elemental", 5, 5)
    assert control([1, 1, 2], gap=12, focus=2).happened("uncontrolled", "elemental", 4, 5)


@pytest.mark.rule("SU-DICE-12")
def test_SU_DICE_12_an_eight_is_no_success_by_itself() -> None:
    units = [own(f"elemental{n}", (20, 10 + 3 * n)) for n in range(5)]
    table = Summoning(
        [*units, own("mage", near("elemental0", 13, WEST))],
        cards=[creature("elemental", level=3)],
        dice=[8],
        activating="elemental0",
        players=[{"gems": 0}, {}],
    )

    assert table.happened("uncontrolled", "elemental0", 8, 3 + 3 + 15 - 7)


@pytest.mark.rule("SU-DICE-07")
def test_SU_DICE_07_without_gems_one_die_is_rolled_at_once() -> None:
    table = control([5], gap=12, gems=0)

    assert table.rolls() == [(5,)]
    assert table.happened("controlled", "elemental", 5, 5)
    assert table.gap("elemental", "mage") == 12
