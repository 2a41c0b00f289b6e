"""SK-ROUND: six rounds, a secret stance, who begins, and turn about."""

import pytest

from table import BLUE, RED, Table, figure, lines_of, rolls
from tercio.games.skirmish.state import BOLD, UNDECIDED, WARY
from tercio.games.skirmish.steps import ChooseStance

APART = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 9, 9))


def stances_seen(table: Table, seat: int) -> list[tuple[int, str]]:
    """What this seat sees of the answers under seal."""
    ghost = table.match.view(seat).ghost
    return [(said.seat, said.key) for said in ghost.under(ChooseStance).said]


@pytest.mark.rule("SK-ROUND-01")
def test_SK_ROUND_01_after_the_sixth_round_the_match_is_decided_at_once() -> None:
    table = Table(*APART, round=6)

    table.rest("red-golem", "blue-golem")

    assert table.match.outcome is not None
    assert table.match.asks() == ()


@pytest.mark.rule("SK-ROUND-01")
def test_SK_ROUND_01_the_fifth_round_is_not_the_last() -> None:
    table = Table(*APART, round=5)

    table.rest("red-golem", "blue-golem")

    assert (table.question.kind, table.state.round) == ("stance", 6)


@pytest.mark.rule("SK-ROUND-01")
def test_SK_ROUND_01_a_match_has_six_rounds() -> None:
    table = Table(*APART, phase="stance")

    while table.match.stack:
        table.stances(BOLD, WARY).rest("red-golem", "blue-golem")

    assert table.facts("round") == [(1,), (2,), (3,), (4,), (5,), (6,)]


@pytest.mark.rule("SK-ROUND-02")
def test_SK_ROUND_02_a_side_sees_only_that_the_other_has_chosen() -> None:
    table = Table(*APART, phase="stance")

    table.say(BOLD, seat=RED)

    assert stances_seen(table, RED) == [(RED, BOLD)]
    assert stances_seen(table, BLUE) == [(RED, "sealed")]
    assert table.state.stances == (UNDECIDED, UNDECIDED)


@pytest.mark.rule("SK-ROUND-02")
def test_SK_ROUND_02_both_sides_are_asked_at_the_start_of_every_round() -> None:
    table = Table(*APART, phase="stance")
    asked = [[(d.seat, d.kind) for d in table.match.asks()]]

    table.stances(BOLD, WARY).rest("red-golem", "blue-golem")
    asked.append([(d.seat, d.kind) for d in table.match.asks()])

    assert asked == [[(RED, "stance"), (BLUE, "stance")]] * 2
    assert table.events("bold")[0].facts == (RED,)


@pytest.mark.rule("SK-ROUND-02")
def test_SK_ROUND_02_both_choices_become_known_together() -> None:
    table = Table(*APART, phase="stance")

    table.say(WARY, seat=BLUE).say(BOLD, seat=RED)

    assert table.state.stances == (BOLD, WARY)


@pytest.mark.rule("SK-ROUND-03")
@pytest.mark.parametrize(("red", "blue", "first"), [(BOLD, WARY, RED), (WARY, BOLD, BLUE)])
def test_SK_ROUND_03_the_only_bold_side_begins(red: str, blue: str, first: int) -> None:
    table = Table(*APART, phase="stance")

    table.stances(red, blue)

    assert table.turn == first
    assert (table.facts("begins"), lines_of(table, "begins")) == ([(first, 0, 0)], [[]])


@pytest.mark.rule("SK-ROUND-03")
def test_SK_ROUND_03_ties_roll_again_and_the_higher_begins() -> None:
    table = Table(*APART, phase="stance", dice=rolls((4, 4), (2, 7)))

    table.stances(WARY, WARY)

    assert (table.turn, table.dice_left) == (BLUE, 0)
    assert (table.facts("begins"), lines_of(table, "begins")) == ([(BLUE, 7, 2)], [[(7, "SK-ROUND-03")]])


@pytest.mark.rule("SK-ROUND-03")
def test_SK_ROUND_03_two_bold_sides_roll() -> None:
    table = Table(*APART, phase="stance", dice=(3, 2))

    table.stances(BOLD, BOLD)

    assert (table.turn, table.dice_left) == (RED, 0)


@pytest.mark.rule("SK-ROUND-04")
def test_SK_ROUND_04_the_sides_take_turns_and_a_side_with_nothing_left_is_skipped() -> None:
    table = Table(*APART, figure("red-imp", RED, 5, 2))
    turns = [table.turn]

    turns += [table.rest(name).turn for name in ("red-golem", "blue-golem")]

    assert turns == [RED, BLUE, RED]


@pytest.mark.rule("SK-ROUND-04")
def test_SK_ROUND_04_several_of_the_longer_side_act_in_a_row() -> None:
    table = Table(*APART, figure("red-imp", RED, 5, 2), figure("red-swordsman", RED, 7, 2), turn=BLUE)
    turns = [table.turn]

    turns += [table.rest(name).turn for name in ("blue-golem", "red-imp", "red-golem")]

    assert turns == [BLUE, RED, RED, RED]
