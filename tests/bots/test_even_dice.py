"""Dice for playouts: spread evenly over many of them, and in each of them dice like any other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tercio.bots.even_dice import STRIDES, Spread
from tercio.kernel import seeded


@pytest.mark.parametrize("sides", [6, 10, 20])
@pytest.mark.parametrize("place", range(3))
def test_every_face_falls_nearly_as_often_as_any_other(sides: int, place: int) -> None:
    spread, fallen = Spread(seeded(1)), [0] * (sides + 1)
    for _ in range(10 * sides):
        spread.move_on()
        fallen[spread.even_dice().roll(place + 1, sides)[place]] += 1

    assert fallen[0] == 0
    assert all([8 <= times <= 12 for times in fallen[1:]])


@pytest.mark.parametrize(("one", "other"), list(combinations(range(len(STRIDES)), 2)))
def test_no_die_follows_from_another(one: int, other: int) -> None:
    spread, fallen = Spread(seeded(1)), Counter[tuple[int, int]]()
    for _ in range(3600):
        spread.move_on()
        faces = spread.even_dice().roll(len(STRIDES), 6)
        fallen[faces[one], faces[other]] += 1

    assert len(fallen) == 36
    assert 80 <= min(fallen.values()) <= max(fallen.values()) <= 120


def test_all_who_take_part_in_a_playout_have_the_same_dice_and_the_next_one_has_others() -> None:
    spread = Spread(seeded(1))
    one, other = spread.even_dice(), spread.even_dice()
    first = one.roll(12, 20)
    spread.move_on()

    assert other.roll(12, 20) == first
    assert spread.even_dice().roll(12, 20) != first


def test_a_clone_falls_on_in_the_same_way() -> None:
    dice = Spread(seeded(3)).even_dice()
    dice.roll(2, 6)
    twin = dice.clone()

    assert twin.roll(len(STRIDES) + 4, 6) == dice.roll(len(STRIDES) + 4, 6)
