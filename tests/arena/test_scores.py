"""Shares of the points and Wilson's interval, against figures from the literature."""

from __future__ import annotations

import pytest

from tercio.arena.orders import Result
from tercio.arena.scores import bots_of, crosstable, totals
from tercio.bots.scores import Score, wilson


@pytest.mark.parametrize(
    ("points", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (55, 100, 0.4524, 0.6439),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_gives_the_known_intervals(points: float, matches: int, low: float, high: float) -> None:
    assert wilson(points, matches) == pytest.approx((low, high), abs=5e-5)


def test_a_draw_is_half_a_point() -> None:
    score = Score().after(1.0).after(0.5).after(0.5).after(0.0)

    assert score == Score(1, 2, 1)
    assert (score.points, score.share) == (2.0, 0.5)


def test_the_table_has_both_ways_and_leaves_out_what_broke() -> None:
    results = [
        Result("1", ("a", "b"), winners=(0,)),
        Result("2", ("b", "a"), winners=(0,)),
        Result("3", ("a", "b")),
        Result("4", ("a", "b"), trouble="BrokenLaw: ..."),
        Result("5", ("a", "c"), winners=(1,)),
        Result("6", ("a", "a"), winners=(1,)),
    ]
    table = crosstable(results, bots_of)

    assert table["a", "b"] == Score(1, 1, 1) == table["b", "a"].turned()
    assert totals(table)["a"] == Score(1, 1, 2)
    assert totals(table)["c"] == Score(1, 0, 0)
