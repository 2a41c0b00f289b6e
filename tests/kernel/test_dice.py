"""Dice: fair, the same on every machine, loaded or open where somebody wants it."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.kernel import Dice, OutOfDice, loaded, open_dice, seeded
from tercio.kernel.dice import loaded_first
from tercio.kernel.record import dump_dice, load_dice

SEEDS = st.integers(0, 2**96 - 1)


def test_a_seed_gives_these_faces_for_ever() -> None:
    """Records hold seeds and not faces: a change here breaks every record ever written."""
    assert seeded(0).roll(20, 8) == (4, 8, 4, 1, 2, 7, 2, 2, 1, 1, 6, 3, 8, 3, 8, 5, 1, 5, 4, 1)
    assert seeded(1).roll(10, 20) == (15, 17, 15, 7, 8, 19, 12, 20, 17, 10)
    assert seeded(7).shuffled(10) == [0, 1, 4, 3, 6, 8, 9, 2, 5, 7]
    assert [seeded(2**40 + 5).word()] == [3766980287]


def slow_words(seed: int, number: int) -> list[int]:
    """The generator sfc32, written down from its definition."""
    size = 2**32
    a, b, c, count = seed % size, seed // size % size, seed // size**2 % size, 1
    words = []
    for _ in range(12 + number):
        out = (a + b + count) % size
        count = (count + 1) % size
        turned = c * 2**21 % size + c // 2**11
        a, b, c = b ^ b // 2**9, (c + c * 8) % size, (turned + out) % size
        words.append(out)
    return words[12:]


@given(SEEDS)
def test_the_words_are_those_of_the_published_generator(seed: int) -> None:
    dice = seeded(seed)

    assert [dice.word() for _ in range(30)] == slow_words(seed, 30)


@pytest.mark.parametrize("sides", [2, 6, 8, 10, 20])
def test_every_face_falls_about_equally_often(sides: int) -> None:
    rolls = 2000 * sides
    counts = Counter(seeded(12345).roll(rolls, sides))
    chi_square = sum((counts[face] - 2000) ** 2 / 2000 for face in range(1, sides + 1))

    assert set(counts) == set(range(1, sides + 1))
    assert chi_square < 2.5 * sides, "far beyond what chance does with a fair die"


def test_a_face_says_nothing_about_the_next() -> None:
    faces = seeded(99).roll(72_001, 6)
    pairs = Counter(pairwise(faces))

    assert len(pairs) == 36
    assert all(1800 < count < 2200 for count in pairs.values())


def test_near_seeds_differ_at_once() -> None:
    assert len({seeded(seed).roll(8, 8) for seed in range(300)}) == 300


@given(SEEDS, st.integers(1, 2**32))
def test_below_is_within_its_bound(seed: int, bound: int) -> None:
    dice = seeded(seed)

    assert all(0 <= dice.below(bound) < bound for _ in range(5))


def test_words_that_would_favour_low_numbers_are_thrown_away() -> None:
    """Below two thirds of all words every number has as many words as any other."""
    bound = 2 * (2**32 // 3)
    dice, words = seeded(3), seeded(3)
    kept = [word for word in [words.word() for _ in range(200)] if word < bound]

    assert [dice.below(bound) for _ in range(100)] == kept[:100]
    assert len(kept) < 150


@given(SEEDS, st.integers(0, 60))
def test_a_shuffle_keeps_every_card(seed: int, number: int) -> None:
    assert sorted(seeded(seed).shuffled(number)) == list(range(number))


def test_every_order_of_three_cards_comes_up_about_equally_often() -> None:
    dice = seeded(5)
    counts = Counter(tuple(dice.shuffled(3)) for _ in range(6000))

    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


# -- copies and saves --------------------------------------------------------------------


@given(SEEDS, st.integers(0, 20))
def test_a_clone_falls_alike_and_leaves_the_original_alone(seed: int, before: int) -> None:
    dice = seeded(seed)
    dice.roll(before, 8)
    twin = dice.clone()

    faces = twin.roll(10, 8)

    assert dice.roll(10, 8) == faces


def test_a_clone_of_loaded_dice_uses_up_its_own_faces() -> None:
    dice = loaded((1, 2, 3))
    dice.die(8)
    twin = dice.clone()

    faces = twin.roll(2, 8)

    assert (dice.used, twin.used) == (1, 3)
    assert faces == dice.roll(2, 8) == (2, 3)


@pytest.mark.parametrize("dice", [seeded(3), loaded((1, 2, 3)), loaded(()), open_dice(4)])
def test_saved_dice_fall_as_they_would_have(dice: Dice) -> None:
    dice.word()
    twin = load_dice(dump_dice(dice))

    assert dump_dice(twin) == dump_dice(dice)
    assert twin.shuffled(30) == dice.shuffled(30)
    assert (twin.is_open, twin.loaded) == (dice.is_open, dice.loaded)


# -- loaded and open ---------------------------------------------------------------------


def test_loaded_dice_fall_as_written() -> None:
    dice = loaded((5, 6, 1))

    assert (*dice.roll(2, 8), dice.die(6)) == (5, 6, 1)


def test_running_out_of_loaded_faces_is_an_error() -> None:
    dice = loaded((5,))
    dice.die(8)

    with pytest.raises(OutOfDice, match="all 1 loaded faces have fallen"):
        dice.die(8)


@pytest.mark.parametrize("face", [0, -1, 7, 10**30])
def test_a_loaded_face_that_the_die_does_not_have_is_an_error(face: int) -> None:
    with pytest.raises(OutOfDice, match="face number 1 is"):
        loaded((face,)).die(6)


def test_cards_are_shuffled_by_the_words_even_where_the_faces_are_loaded() -> None:
    dice = loaded((1, 2))

    assert sorted(dice.shuffled(5)) == [0, 1, 2, 3, 4]
    assert dice.used == 0


def test_open_dice_shuffle_like_seeded_ones() -> None:
    assert open_dice(6).shuffled(20) == seeded(6).shuffled(20)


def test_dice_that_are_loaded_first_go_on_by_chance_after_they_were_saved() -> None:
    dice = load_dice(dump_dice(loaded_first((3,), 5)))

    assert dice.roll(3, 6) == loaded_first((3,), 5).roll(3, 6)
