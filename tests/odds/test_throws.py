"""Every throw of some dice once, with how likely it is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tercio.kernel import Roll
from tercio.odds.counts import orders_of, throws_of

EVERY = 10**6


def roll(number: int, sides: int) -> Roll:
    return Roll(number, sides, "K-DICE-01")


def test_two_dice_lie_in_no_order() -> None:
    throws = {throw.faces: throw.chance for throw in throws_of(roll(2, 6), (), False, EVERY)}

    assert len(throws) == 21
    assert throws[6, 6] == Fraction(1, 36)
    assert throws[1, 2] == Fraction(1, 18)


def test_but_it_may_matter_which_is_which() -> None:
    throws = list(throws_of(roll(2, 6), (), True, EVERY))

    assert len(throws) == 36
    assert {throw.chance for throw in throws} == {Fraction(1, 36)}


def test_faces_that_mean_the_same_are_thrown_once() -> None:
    hits = (1, 1, 1, 1, 8, 8, 8, 8)
    throws = {throw.faces.count(8): throw.chance for throw in throws_of(roll(3, 8), hits, False, EVERY)}

    assert throws == {0: Fraction(1, 8), 1: Fraction(3, 8), 2: Fraction(3, 8), 3: Fraction(1, 8)}


@pytest.mark.parametrize("alike", [(), (1, 1, 3, 3, 5, 6, 6, 6)])
@pytest.mark.parametrize("is_ordered", [True, False])
@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_all_throws_together_are_certain(number: int, alike: tuple[int, ...], is_ordered: bool) -> None:
    assert sum([throw.chance for throw in throws_of(roll(number, 8), alike, is_ordered, EVERY)]) == 1


def test_no_more_are_made_than_are_wanted() -> None:
    assert len(list(throws_of(roll(30, 20), (), False, 10))) == 11


@pytest.mark.parametrize(("faces", "orders"), [((), 1), ((4,), 1), ((1, 1), 1), ((1, 2), 2), ((1, 1, 2), 3)])
def test_orders_of_dice(faces: tuple[int, ...], orders: int) -> None:
    assert orders_of(faces) == orders
