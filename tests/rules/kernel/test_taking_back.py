"""K-BACK-01: a seat may withdraw its last answer until dice, secrets or somebody else stand behind it."""

import pytest

from table import BLUE, RED, Table, figure
from tercio.kernel import CHANCE, Answer, snapshot

pytestmark = pytest.mark.rule("K-BACK-01")

APART = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 5, 2))
SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))


def is_taken_back(table: Table, seat: int) -> bool:
    """Whether it was; a refusal changes nothing."""
    allowed, before = table.recorder.may_take_back(seat), snapshot(table.match)
    done = table.recorder.take_back(seat)
    assert done == allowed
    assert done or snapshot(table.match) == before
    return done


def test_K_BACK_01_a_walk_is_taken_back_and_the_figure_stands_where_it_stood() -> None:
    table = Table(*APART)
    before = snapshot(table.match)
    table.walk("red-golem", (4, 2))

    assert is_taken_back(table, RED)
    assert table.unit("red-golem").at == (2000, 2000)
    assert snapshot(table.match) == before


def test_K_BACK_01_one_answer_at_a_time_goes_back() -> None:
    table = Table(*APART).walk("red-golem", (4, 2))
    between = snapshot(table.match)
    table.say("pass")

    assert is_taken_back(table, RED)
    assert snapshot(table.match) == between
    assert is_taken_back(table, RED)
    assert not is_taken_back(table, RED)


def test_K_BACK_01_another_answer_may_be_given_instead() -> None:
    table = Table(*APART).walk("red-golem", (4, 2))
    is_taken_back(table, RED)

    table.walk("red-golem", (2, 4))

    assert table.unit("red-golem").at == (2000, 4000)
    assert [answer.path for answer in table.recorder.record().answers] == [((2000, 4000),)]


def test_K_BACK_01_not_after_dice_have_fallen() -> None:
    table = Table(*SIDE_BY_SIDE, dice=(1, 1, 1)).strike("red-golem", "blue-golem")
    may_before = table.recorder.may_take_back(RED)
    table.say("pass")

    assert may_before
    assert not is_taken_back(table, BLUE)
    assert not is_taken_back(table, RED)


def test_K_BACK_01_not_after_somebody_else_has_answered() -> None:
    table = Table(*APART).rest("red-golem")
    table.say("walk", "blue-golem", (5, 3))

    assert not is_taken_back(table, RED)
    assert is_taken_back(table, BLUE)
    assert is_taken_back(table, RED)


def test_K_BACK_01_a_sealed_answer_goes_back_until_the_seals_are_broken() -> None:
    table = Table(*APART, phase="stance").say("bold", seat=RED)

    assert is_taken_back(table, RED)

    table.stances("wary", "bold")

    assert not is_taken_back(table, BLUE)


def test_K_BACK_01_not_after_a_hidden_card_was_shown() -> None:
    table = Table(*SIDE_BY_SIDE, hands=["", "guard"]).strike("red-golem", "blue-golem")
    table.say("guard")

    assert table.turn == BLUE, "blue is asked again, no dice have fallen"
    assert not is_taken_back(table, BLUE)


def test_K_BACK_01_faces_that_were_typed_in_stand() -> None:
    table = Table(*SIDE_BY_SIDE, has_open_dice=True).strike("red-golem", "blue-golem").say("pass")
    may_before = table.recorder.may_take_back(BLUE)
    table.take(Answer(CHANCE, "faces", numbers=(8, 1, 5)))

    assert may_before
    assert not is_taken_back(table, CHANCE)
    assert not is_taken_back(table, BLUE)


def test_K_BACK_01_nothing_to_take_back_at_the_start() -> None:
    table = Table(*APART)

    assert not is_taken_back(table, RED)
    assert not is_taken_back(table, BLUE)
