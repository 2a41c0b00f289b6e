"""SK-ACT: one of your own standing figures walks, or walks and then strikes, or strikes, or rests."""

import pytest

from table import BLUE, RED, Table, figure

APART = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 5, 2))


@pytest.mark.rule("SK-ACT-01")
def test_SK_ACT_01_a_figure_acts_once_a_round() -> None:
    table = Table(*APART, figure("red-imp", RED, 2, 8))
    table.rest("red-golem", "blue-golem")

    assert table.refused_by("walk", "red-golem", (2, 3)) == ["SK-ACT-01"]
    assert table.refused_by("rest", "red-golem") == ["SK-ACT-01"]


@pytest.mark.rule("SK-ACT-01")
@pytest.mark.parametrize("deed", ["walk", "strike", "rest"])
def test_SK_ACT_01_whatever_a_figure_did_it_has_acted(deed: str) -> None:
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2), dice=(1, 1, 1))
    more = {"walk": [(2.0, 5.0)], "strike": ["blue-golem"], "rest": []}[deed]

    table.say(deed, "red-golem", *more)

    assert table.unit("red-golem").has_acted


@pytest.mark.rule("SK-ACT-01")
def test_SK_ACT_01_in_the_next_round_it_acts_again() -> None:
    table = Table(*APART)

    table.rest("red-golem", "blue-golem").stances("bold", "wary")

    assert table.refused_by("walk", "red-golem", (2, 3)) == []


@pytest.mark.rule("SK-ACT-02")
def test_SK_ACT_02_a_figure_that_walked_into_contact_may_strike_or_leave_it() -> None:
    table = Table(*APART, dice=(5, 1, 1))

    table.walk("red-golem", (4, 2))
    offered = table.offered()
    table.strike("red-golem", "blue-golem").say("pass")

    assert offered == ["strike", "pass"]
    assert table.unit("blue-golem").wounds == 1


@pytest.mark.rule("SK-ACT-02")
def test_SK_ACT_02_after_a_walk_the_strike_may_be_left() -> None:
    table = Table(*APART)

    table.walk("red-golem", (4, 2)).say("pass")

    assert table.turn == BLUE


@pytest.mark.rule("SK-ACT-02")
def test_SK_ACT_02_a_walk_out_of_contact_ends_the_action() -> None:
    table = Table(*APART)

    table.walk("red-golem", (3, 2))

    assert (table.turn, table.question.kind) == (BLUE, "act")


@pytest.mark.rule("SK-ACT-02")
def test_SK_ACT_02_a_figure_does_not_strike_before_it_walks() -> None:
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2), dice=(1, 1, 1))

    table.strike("red-golem", "blue-golem").say("pass")

    assert (table.turn, table.question.kind) == (BLUE, "act")


@pytest.mark.rule("SK-ACT-02")
def test_SK_ACT_02_only_the_figure_that_walked_may_strike() -> None:
    table = Table(*APART, figure("red-imp", RED, 5, 3))

    table.walk("red-golem", (4, 2))

    assert table.refused_by("strike", "red-imp", "blue-golem") == ["SK-ACT-02"]
    assert table.refused_by("rest", "red-imp") == ["SK-ACT-02"]
    assert table.refused_by("walk", "red-golem", (4, 3)) == ["SK-ACT-02"]


@pytest.mark.rule("SK-ACT-02")
def test_SK_ACT_02_a_figure_walks_strikes_or_rests() -> None:
    near = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))

    assert near.offered() == ["walk", "strike", "rest"]
    assert Table(*APART).offered() == ["walk", "rest"]


@pytest.mark.rule("SK-ACT-03")
def test_SK_ACT_03_nobody_walks_a_figure_of_the_other_side() -> None:
    table = Table(*APART)

    assert table.refused_by("walk", "blue-golem", (5, 3)) == ["SK-ACT-03"]
    assert table.refused_by("rest", "blue-golem") == ["SK-ACT-03"]


@pytest.mark.rule("SK-ACT-03")
def test_SK_ACT_03_a_figure_that_has_left_does_not_act() -> None:
    table = Table(*APART, figure("red-imp", RED, 8, 8, wounds=2, left=True))

    assert table.refused_by("walk", "red-imp", (8, 9)) == ["SK-ACT-03"]
