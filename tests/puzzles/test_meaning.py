"""When two answers to a puzzle mean the same deed."""

from __future__ import annotations

import pytest

from tercio.kernel import Answer
from tercio.puzzles.meaning import NEAR, is_meant, is_same_deed

CHARGE = Answer(0, "charge", 3, (7,), ((1000, 1000), (5000, 5000)))


def test_whoever_charges_somebody_means_the_target_whichever_way_he_comes() -> None:
    other_way = CHARGE._replace(path=((1000, 1000), (9000, 5000)))

    assert is_same_deed(other_way, CHARGE)
    assert not is_meant(other_way, CHARGE)


@pytest.mark.parametrize("other", [CHARGE._replace(picks=(8,)), CHARGE._replace(subject=4), CHARGE._replace(key="run")])
def test_another_target_is_another_deed(other: Answer) -> None:
    assert not is_same_deed(other, CHARGE)


def test_a_walk_without_a_target_means_the_place_where_it_ends() -> None:
    walk = Answer(0, "walk", 3, (), ((1000, 1000), (5000, 5000)))
    near, far = [walk._replace(path=((1000, 1000), (5000 + away, 5000))) for away in (NEAR, NEAR + 1)]

    assert is_same_deed(near, walk)
    assert not is_same_deed(far, walk)
