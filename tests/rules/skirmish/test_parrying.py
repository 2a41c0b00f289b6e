"""SK-PARRY: once a round a figure that is struck at turns blows aside."""

import pytest

from table import BLUE, RED, Table, figure, lines_of, rolls

SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
HITS = (8, 8, 8)


@pytest.mark.rule("SK-PARRY-01")
def test_SK_PARRY_01_every_5_or_more_cancels_one_hit() -> None:
    table = Table(*SIDE_BY_SIDE, dice=rolls((8, 4, 5), HITS))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.facts("parried") == [(table.id_of("blue-golem"), 2, 5)]
    assert table.unit("blue-golem").wounds == 3 - 2


@pytest.mark.rule("SK-PARRY-01")
def test_SK_PARRY_01_the_parry_rolls_the_melee_dice_of_the_figure_struck_at() -> None:
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2), dice=rolls((1, 1), (1, 1, 1)))

    table.strike("red-golem", "blue-imp").say("parry")

    assert table.facts("rolled") == [(BLUE, 8, 1, 1), (RED, 8, 1, 1, 1)]


@pytest.mark.rule("SK-PARRY-01")
def test_SK_PARRY_01_a_second_parry_in_the_round_is_refused() -> None:
    table = Table(*SIDE_BY_SIDE, figure("red-swordsman", RED, 3, 3), hands=["", "guard"], dice=rolls((8, 8, 8), HITS))
    table.strike("red-golem", "blue-golem").say("parry").say("pass").rest("blue-golem")

    table.strike("red-swordsman", "blue-golem")

    assert table.offered() == ["guard", "pass"]
    assert table.refused_by("parry") == ["SK-PARRY-01"]


@pytest.mark.rule("SK-PARRY-01")
def test_SK_PARRY_01_a_second_parry_in_the_same_strike_is_refused() -> None:
    table = Table(*SIDE_BY_SIDE, hands=["", "guard"], dice=(8, 8, 8))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.refused_by("parry") == ["SK-PARRY-01"]


@pytest.mark.rule("SK-PARRY-01")
def test_SK_PARRY_01_in_the_next_round_it_parries_again() -> None:
    table = Table(*SIDE_BY_SIDE, dice=rolls((8, 8, 8), HITS))
    table.strike("red-golem", "blue-golem").say("parry").rest("blue-golem").stances("bold", "wary")

    table.strike("red-golem", "blue-golem")

    assert table.offered() == ["parry", "pass"]


@pytest.mark.rule("SK-PARRY-01")
def test_SK_PARRY_01_parrying_is_a_choice_of_the_side_struck_at() -> None:
    table = Table(*SIDE_BY_SIDE, dice=HITS)

    table.strike("red-golem", "blue-golem")
    asked = (table.turn, table.offered())
    table.say("pass")

    assert asked == (BLUE, ["parry", "pass"])
    assert table.unit("blue-golem").wounds == 3


@pytest.mark.rule("SK-PARRY-02")
def test_SK_PARRY_02_the_wary_parry_with_every_4_or_more() -> None:
    table = Table(*SIDE_BY_SIDE, stances=["bold", "wary"], dice=rolls((8, 4, 5), HITS))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.facts("parried") == [(table.id_of("blue-golem"), 3, 4)]
    assert lines_of(table, "parried") == [[(5, "SK-PARRY-01"), (4, "SK-PARRY-02")]]
    assert table.unit("blue-golem").wounds == 0


@pytest.mark.rule("SK-PARRY-02")
def test_SK_PARRY_02_the_stance_of_the_parrying_side_counts() -> None:
    table = Table(*SIDE_BY_SIDE, stances=["wary", "bold"], dice=rolls((8, 4, 5), HITS))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.facts("parried") == [(table.id_of("blue-golem"), 2, 5)]


@pytest.mark.rule("SK-PARRY-02")
def test_SK_PARRY_02_a_3_is_too_low_for_the_wary() -> None:
    table = Table(*SIDE_BY_SIDE, stances=["bold", "wary"], dice=rolls((3, 3, 3), HITS))

    table.strike("red-golem", "blue-golem").say("parry")

    assert table.unit("blue-golem").wounds == 3
