"""SK-END: the dead leave, the last side standing wins, and otherwise life is counted."""

import pytest

from table import BLUE, RED, Table, figure


@pytest.mark.rule("SK-END-01")
def test_SK_END_01_a_figure_leaves_before_anything_else_happens() -> None:
    table = Table(
        figure("golem", RED, 2, 2),
        figure("imp", BLUE, 3, 2, wounds=1),
        figure("blue-golem", BLUE, 9, 9),
        dice=(6, 1, 1),
    )

    table.strike("golem", "imp").say("pass")

    assert [event.name for event in table.match.events[-2:]] == ["wounded", "left"]
    assert table.unit("imp").has_left


@pytest.mark.rule("SK-END-01")
def test_SK_END_01_a_figure_with_life_left_stays() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("imp", BLUE, 3, 2), dice=(6, 1, 1))

    table.strike("golem", "imp").say("pass")

    assert not table.unit("imp").has_left


@pytest.mark.rule("SK-END-01")
def test_SK_END_01_a_dead_figure_no_longer_acts_this_round() -> None:
    table = Table(
        figure("golem", RED, 2, 2),
        figure("imp", BLUE, 3, 2),
        figure("blue-golem", BLUE, 9, 9),
        dice=(8, 8, 8),
    )

    table.strike("golem", "imp").say("pass")

    assert table.refused_by("rest", "imp") == ["SK-ACT-03"]
    assert table.offered() == ["walk", "rest"]


@pytest.mark.rule("SK-END-02")
def test_SK_END_02_a_side_whose_last_figure_dies_has_lost() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("imp", BLUE, 3, 2, wounds=1), dice=(6, 1, 1))

    table.strike("golem", "imp").say("pass")

    assert table.winners == (RED,)
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "SK-END-02"
    assert table.match.asks() == ()


@pytest.mark.rule("SK-END-02")
def test_SK_END_02_a_side_with_another_figure_fights_on() -> None:
    table = Table(
        figure("golem", RED, 2, 2),
        figure("imp", BLUE, 3, 2, wounds=1),
        figure("gone-imp", BLUE, 5, 5, wounds=2, left=True),
        figure("blue-golem", BLUE, 9, 9),
        dice=(6, 1, 1),
    )

    table.strike("golem", "imp").say("pass")

    assert (table.winners, table.turn) == (None, BLUE)


def last_round(*figures: tuple[str, dict[str, object]]) -> Table:
    """The sixth round, in which everybody has acted but the first figure of red, which rests."""
    table = Table(figures[0], *[(name, {**data, "acted": True}) for name, data in figures[1:]], round=6)
    return table.rest(figures[0][0])


@pytest.mark.rule("SK-END-03")
def test_SK_END_03_the_side_with_more_life_left_wins() -> None:
    red = (figure("red-golem", RED, 2, 2), figure("red-imp", RED, 4, 2))
    blue = (figure("blue-golem", BLUE, 2, 9, wounds=2), figure("blue-swordsman", BLUE, 4, 9))

    table = last_round(*red, *blue)

    assert table.facts("counted") == [(5 + 2, 3 + 3)]
    assert table.winners == (RED,)


@pytest.mark.rule("SK-END-03")
def test_SK_END_03_blue_wins_with_more_life_too() -> None:
    table = last_round(figure("red-golem", RED, 2, 2, wounds=1), figure("blue-golem", BLUE, 2, 9))

    assert table.winners == (BLUE,)


@pytest.mark.rule("SK-END-03")
def test_SK_END_03_equal_life_is_a_draw() -> None:
    table = last_round(figure("red-golem", RED, 2, 2, wounds=2), figure("blue-swordsman", BLUE, 2, 9))

    assert table.winners == ()


@pytest.mark.rule("SK-END-03")
def test_SK_END_03_the_dead_count_nothing() -> None:
    """A figure with more wounds than life takes nothing from its friends."""
    gone = figure("gone-imp", RED, 6, 6, wounds=7, left=True)

    table = last_round(figure("red-golem", RED, 2, 2), gone, figure("blue-golem", BLUE, 2, 9, wounds=1))

    assert table.facts("counted") == [(5, 4)]
