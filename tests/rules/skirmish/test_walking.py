"""SK-MOVE and SK-ABIL: how far a figure walks, through whom, and where it may stand."""

import pytest

from table import BLUE, RED, Table, figure, statue
from tercio.games.skirmish.rules import walk_allowance
from tercio.kernel.tally import BANDS

FAR_AWAY = figure("blue-imp", BLUE, 11, 11)


def allowance(table: Table, name: str) -> tuple[int, list[tuple[str, int, str]]]:
    """The figure's allowance in mils, and its receipts behind the printed value."""
    tally = walk_allowance(table.state, table.unit(name))
    return tally.total, [(BANDS[line.band], line.value, line.rule) for line in tally.receipts[1:]]


@pytest.mark.rule("SK-MOVE-01")
def test_SK_MOVE_01_a_golem_walks_4_inches_and_no_further() -> None:
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY)

    assert table.refused_by("walk", "golem", (6.001, 2)) == ["SK-MOVE-01"]
    assert table.refused_by("walk", "golem", (6, 2)) == []


@pytest.mark.rule("SK-MOVE-01")
def test_SK_MOVE_01_the_way_counts_and_not_the_distance() -> None:
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY)

    assert table.refused_by("walk", "golem", (4, 2), (4, 4)) == []
    assert table.refused_by("walk", "golem", (4, 2), (4, 4.001)) == ["SK-MOVE-01"]


@pytest.mark.rule("SK-MOVE-01")
def test_SK_MOVE_01_a_slanting_way_is_rounded_up() -> None:
    """The way of 4.0000001 inches is too far: no figure gains by going askew."""
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY)

    assert table.refused_by("walk", "golem", (4.4, 5.2)) == []
    assert table.refused_by("walk", "golem", (6, 2.001)) == ["SK-MOVE-01"]


@pytest.mark.rule("SK-MOVE-01")
def test_SK_MOVE_01_the_refusal_tells_both_lengths() -> None:
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY)

    (refusal,) = table.match.judge(table.answer("walk", "golem", (6.001, 2))).refusals

    assert (refusal.because, refusal.facts) == ("too-far", (4001, 4000))


@pytest.mark.rule("SK-MOVE-01")
def test_SK_MOVE_01_a_figure_stands_where_its_walk_ends() -> None:
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY)

    table.walk("golem", (4, 2), (4, 3.5))

    assert table.unit("golem").at == (4000, 3500)


@pytest.mark.rule("SK-MOVE-02")
def test_SK_MOVE_02_figures_of_a_bold_side_walk_1_inch_further() -> None:
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY, stances=["bold", "wary"])

    assert table.refused_by("walk", "golem", (7, 2)) == []
    assert table.refused_by("walk", "golem", (7.001, 2)) == ["SK-MOVE-01"]


@pytest.mark.rule("SK-MOVE-02")
@pytest.mark.parametrize("stances", [["wary", "bold"], ["", "bold"]])
def test_SK_MOVE_02_nobody_else_hurries(stances: list[str]) -> None:
    table = Table(figure("golem", RED, 2, 2), FAR_AWAY, stances=stances)

    assert table.refused_by("walk", "golem", (6.001, 2)) == ["SK-MOVE-01"]


@pytest.mark.rule("SK-MOVE-03")
def test_SK_MOVE_03_no_figure_moves_across_an_enemy() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("blue-imp", BLUE, 4, 2))

    assert table.refused_by("walk", "golem", (6, 2)) == ["SK-MOVE-03"]


@pytest.mark.rule("SK-MOVE-03")
def test_SK_MOVE_03_a_figure_may_slip_past_in_contact() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("blue-imp", BLUE, 4, 3))

    assert table.refused_by("walk", "golem", (6, 2)) == []
    assert table.refused_by("walk", "golem", (2, 2.001), (5.9, 2.001)) == ["SK-MOVE-03"]


@pytest.mark.rule("SK-MOVE-03")
def test_SK_MOVE_03_an_enemy_that_has_left_is_in_nobodys_way() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("gone-imp", BLUE, 4, 2, wounds=2, left=True), FAR_AWAY)

    assert table.refused_by("walk", "golem", (6, 2)) == []


@pytest.mark.rule("SK-MOVE-04")
def test_SK_MOVE_04_no_figure_ends_on_a_friend_but_it_may_walk_on_across() -> None:
    table = Table(figure("swordsman", RED, 2, 2), figure("golem", RED, 5, 2), FAR_AWAY)

    assert table.refused_by("walk", "swordsman", (5, 2)) == ["SK-MOVE-04"]
    assert table.refused_by("walk", "swordsman", (4.001, 2)) == ["SK-MOVE-04"]
    assert table.refused_by("walk", "swordsman", (4, 2)) == []
    assert table.refused_by("walk", "swordsman", (7, 2)) == []


@pytest.mark.rule("SK-MOVE-05")
def test_SK_MOVE_05_a_golem_with_3_wounds_of_5_walks_1_inch_less() -> None:
    table = Table(figure("golem", RED, 2, 2, wounds=3), FAR_AWAY)

    assert allowance(table, "golem") == (3000, [("add", -1000, "SK-MOVE-05"), ("at-least", 1000, "SK-MOVE-06")])
    assert table.refused_by("walk", "golem", (5.001, 2)) == ["SK-MOVE-01"]


@pytest.mark.rule("SK-MOVE-05")
@pytest.mark.parametrize(("wounds", "allowed"), [(2, 6000), (3, 5000)])
def test_SK_MOVE_05_half_its_life_is_not_more_than_half(wounds: int, allowed: int) -> None:
    table = Table(figure("statue", RED, 2, 2, wounds=wounds), FAR_AWAY, units=[statue(walk=6, life=4)])

    assert allowance(table, "statue")[0] == allowed


@pytest.mark.rule("SK-MOVE-06")
def test_SK_MOVE_06_however_slow_1_inch_is_allowed() -> None:
    table = Table(figure("statue", RED, 2, 2, wounds=3), FAR_AWAY, units=[statue(walk=1)])

    assert allowance(table, "statue")[0] == 1000
    assert table.refused_by("walk", "statue", (3, 2)) == []
    assert table.refused_by("walk", "statue", (3.001, 2)) == ["SK-MOVE-01"]


@pytest.mark.rule("SK-ABIL-01")
def test_SK_ABIL_01_a_flying_figure_passes_over_an_enemy() -> None:
    table = Table(figure("imp", RED, 2, 2), figure("blue-golem", BLUE, 4, 2))

    assert table.refused_by("walk", "imp", (6, 2)) == []


@pytest.mark.rule("SK-ABIL-01")
def test_SK_ABIL_01_a_flying_figure_still_needs_room_to_stand() -> None:
    table = Table(figure("imp", RED, 2, 2), figure("blue-golem", BLUE, 4, 2))

    assert table.refused_by("walk", "imp", (4, 2)) == ["SK-MOVE-04"]


@pytest.mark.rule("SK-ABIL-01")
def test_SK_ABIL_01_flying_lifts_nothing_else() -> None:
    table = Table(figure("imp", RED, 2, 2), figure("blue-golem", BLUE, 4, 2))

    assert table.refused_by("walk", "imp", (8.001, 2)) == ["SK-MOVE-01"]
    assert table.refused_by("walk", "imp", (2, 0)) == ["SK-TABLE-01"]


@pytest.mark.rule("SK-MOVE-01", "SK-MOVE-03", "SK-MOVE-04", "SK-TABLE-01")
def test_SK_MOVE_01_all_refusals_are_told_at_once() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("blue-imp", BLUE, 7, 0.5))

    refused = table.refused_by("walk", "golem", (7, 0.4))

    assert refused == ["SK-TABLE-01", "SK-MOVE-01", "SK-MOVE-03", "SK-MOVE-04"]
