"""SK-STRIKE: contact, dice, hits, wounds."""

import pytest

from table import BLUE, RED, Table, figure, lines_of, rolls, statue

SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))


@pytest.mark.rule("SK-STRIKE-01")
def test_SK_STRIKE_01_contact_is_a_gap_of_at_most_one_hundredth_of_an_inch() -> None:
    near = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3.010, 2))
    far = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3.011, 2))

    assert near.refused_by("strike", "red-golem", "blue-golem") == []
    assert far.refused_by("strike", "red-golem", "blue-golem") == ["SK-STRIKE-01"]


@pytest.mark.rule("SK-STRIKE-01")
def test_SK_STRIKE_01_only_enemies_in_contact_are_offered() -> None:
    near = Table(*SIDE_BY_SIDE, figure("blue-imp", BLUE, 2, 3.010), figure("far-imp", BLUE, 2, 0.989))

    (strike,) = [option for option in near.question.options if option.key == "strike"]

    assert strike.among == (near.id_of("blue-golem"), near.id_of("blue-imp"))


@pytest.mark.rule("SK-STRIKE-01")
def test_SK_STRIKE_01_nobody_strikes_a_friend() -> None:
    table = Table(*SIDE_BY_SIDE, figure("red-imp", RED, 2, 3))

    assert table.refused_by("strike", "red-golem", "red-imp") == ["SK-STRIKE-01"]


@pytest.mark.rule("SK-STRIKE-01")
def test_SK_STRIKE_01_nobody_strikes_an_enemy_that_has_left() -> None:
    table = Table(*SIDE_BY_SIDE, figure("gone-imp", BLUE, 2, 3, wounds=2, left=True))

    assert table.refused_by("strike", "red-golem", "gone-imp") == ["SK-STRIKE-01"]


@pytest.mark.rule("SK-STRIKE-01")
def test_SK_STRIKE_01_a_strike_is_announced_before_anything_falls() -> None:
    table = Table(*SIDE_BY_SIDE)

    table.strike("red-golem", "blue-golem")

    assert table.facts("struck") == [(table.id_of("red-golem"), table.id_of("blue-golem"), 3)]
    assert lines_of(table, "struck") == [[(3, "SK-STRIKE-02")]]
    assert table.turn == BLUE


@pytest.mark.rule("SK-STRIKE-02")
@pytest.mark.parametrize("melee", [1, 3, 9])
def test_SK_STRIKE_02_as_many_d8_fall_as_the_melee_value(melee: int) -> None:
    fighter = figure("statue", RED, 2, 2)
    table = Table(fighter, figure("blue-golem", BLUE, 3, 2), units=[statue(melee=melee)], dice=(1,) * melee)

    table.strike("statue", "blue-golem").say("pass")

    assert table.facts("rolled") == [(RED, 8, *(1,) * melee)]
    assert table.dice_left == 0


@pytest.mark.rule("SK-STRIKE-03")
def test_SK_STRIKE_03_a_face_that_reaches_reflexes_is_a_hit() -> None:
    table = Table(*SIDE_BY_SIDE, dice=(5, 4, 8))

    table.strike("red-golem", "blue-golem").say("pass")

    assert table.facts("hit") == [(table.id_of("blue-golem"), 2, 5)]
    assert lines_of(table, "hit") == [[(5, "SK-STRIKE-03")]]


@pytest.mark.rule("SK-STRIKE-03")
@pytest.mark.parametrize(("reflexes", "hits"), [(2, 3), (6, 2), (7, 1), (8, 1)])
def test_SK_STRIKE_03_the_reflexes_of_the_target_count(reflexes: int, hits: int) -> None:
    target = figure("statue", BLUE, 3, 2)
    table = Table(figure("golem", RED, 2, 2), target, units=[statue(reflexes=reflexes)], dice=(2, 6, 8))

    table.strike("golem", "statue").say("pass")

    assert table.facts("hit")[0][1:] == (hits, reflexes)


@pytest.mark.rule("SK-STRIKE-04")
def test_SK_STRIKE_04_every_hit_that_is_not_cancelled_is_one_wound() -> None:
    table = Table(*SIDE_BY_SIDE, dice=rolls((5, 6, 1), (8, 8, 8)))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.unit("blue-golem").wounds == 3 - 2
    assert table.facts("wounded") == [(table.id_of("blue-golem"), 1)]


@pytest.mark.rule("SK-STRIKE-04")
def test_SK_STRIKE_04_wounds_add_up() -> None:
    wounded = figure("blue-golem", BLUE, 3, 2, wounds=1)
    table = Table(figure("red-golem", RED, 2, 2), wounded, dice=(8, 8, 8))

    table.strike("red-golem", "blue-golem").say("pass")

    assert table.unit("blue-golem").wounds == 1 + 3


@pytest.mark.rule("SK-STRIKE-04")
def test_SK_STRIKE_04_more_cancelled_than_hit_heals_nothing() -> None:
    wounded = figure("blue-golem", BLUE, 3, 2, wounds=1)
    table = Table(figure("red-golem", RED, 2, 2), wounded, dice=rolls((8, 8, 8), (1, 1, 8)))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.unit("blue-golem").wounds == 1
