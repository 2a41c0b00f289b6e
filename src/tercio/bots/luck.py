"""Luck in a match that has been played: what each roll was worth beside what could be expected of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from math import comb, erfc, sqrt
from typing import Final, NamedTuple

from tercio.bots.even_dice import EvenDice, Spread
from tercio.bots.trial import Trial, trial_of
from tercio.kernel import CHANCE, Answer, Dice, Game, Match, Roll, Seat, Setup, seeded, start
from tercio.kernel.dice import orders_of

MOST: Final = 130  # ways in which dice may fall if all of them are played: three dice with eight sides have 120;
EVERY: Final = range(1 << 30)
SAMPLES: Final = 40  # where there are more, so many throws stand for all
USUAL: Final = 1.96  # standard errors: 95 of 100 matches have less luck

Worths = Callable[[Match], tuple[float, ...]]  # of a position: as many numbers as somebody wants to know


class Thrown(NamedTuple):
    """A roll: what it was worth above what could be expected, and how far such rolls spread, number by number."""

    n: int  # of the answer after which the dice fell; 0: before the first one
    roller: Seat
    sides: int
    faces: tuple[int, ...]
    luck: tuple[float, ...]
    variance: tuple[float, ...]
    is_exact: bool


class Total(NamedTuple):
    """All rolls of a match together: the luck, how much is usual, and how likely as much or more is."""

    luck: float
    margin: float
    chance: float


def thrown_in(
    game: Game, setup: Setup, dice: Dice, answers: Sequence[Answer], worths: Worths, among: range = EVERY
) -> list[Thrown]:
    """Every roll of the match, which is played again; or those with these numbers, and no others are weighed.

    Before the dice fall, every way in which they can fall is played on until nobody is in the middle of anything. What
    really fell is valued just so: whatever the worths are, luck comes to nothing over many matches.
    """
    was_open = dice.is_open
    dice.is_open = True
    match = start(game, setup, dice)
    found: list[Thrown] = []
    number = 0
    said = list(answers)
    for n in range(len(said) + 1):
        if n > 0:
            if said[n - 1].seat == CHANCE:  # somebody rolled by hand
                if number in among:
                    found.append(weighed(match, said[n - 1].numbers, n, worths))
                number += 1
            match.answer(said[n - 1])
        while not was_open and match.question_to(CHANCE) is not None:
            roll = roll_of(match)
            faces = dice.roll(roll.number, roll.sides)
            if number in among:
                found.append(weighed(match, faces, n, worths))
            number += 1
            match.answer(Answer(CHANCE, "faces", numbers=faces))
        if number >= among.stop:
            break
    return found


def roll_of(match: Match) -> Roll:
    roll = match.stack[-1]
    assert isinstance(roll, Roll), "nothing but a roll asks chance"
    return roll


def weighed(match: Match, faces: tuple[int, ...], n: int, worths: Worths) -> Thrown:
    """Dice of one throw count in any order: what fell, too."""
    roll = roll_of(match)
    number, sides = roll.number, roll.sides
    chance = seeded(1000 * n + len(match.answers))
    later = Spread(chance)
    is_exact = comb(sides + number - 1, number) <= MOST
    if is_exact:
        throws = [(each, orders_of(each) / sides**number) for each in in_any_order(sides, number)]
    else:
        throws = [(tuple(sorted(chance.roll(number, sides))), 1 / SAMPLES) for _ in range(SAMPLES)]
    values = [(worths(after(match, each, later.even_dice(), later.seed)), share) for each, share in throws]
    fell = worths(after(match, tuple(sorted(faces)), later.even_dice(), later.seed))
    places = range(len(fell))
    means = [sum([value[at] * share for value, share in values]) for at in places]
    spreads = [sum([(value[at] - means[at]) ** 2 * share for value, share in values]) for at in places]
    doubt = 1.0 if is_exact else 1 + 1 / SAMPLES
    return Thrown(
        n,
        roll.roller,
        sides,
        faces,
        tuple([fell[at] - means[at] for at in places]),
        tuple([spread * doubt for spread in spreads]),
        is_exact,
    )


def in_any_order(sides: int, number: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(1, sides + 1), number))


def after(match: Match, faces: tuple[int, ...], later: EvenDice, habits: int) -> Trial:
    """The position once these dice have fallen and all is at rest; later dice fall alike for all throws."""
    twin = trial_of(match, later)
    twin.take(Answer(CHANCE, "faces", numbers=faces))
    twin.come_to_rest(seeded(habits))
    return twin


def total_of(thrown: Sequence[Thrown], place: int) -> Total:
    """By the normal curve, which is near enough to a sum of many rolls."""
    luck = sum([each.luck[place] for each in thrown])
    spread = sqrt(sum([each.variance[place] for each in thrown]))
    chance = erfc(luck / spread / sqrt(2)) / 2 if spread > 0 else 1.0
    return Total(luck, USUAL * spread, chance)
