"""Dice belong to the match: seeded, loaded with written faces, or open to be rolled by hand."""

from __future__ import annotations

from math import factorial
from typing import Final

MASK: Final = 0xFFFF_FFFF
WORDS: Final = MASK + 1  # how many different words there are


class OutOfDice(Exception):
    """Loaded dice were rolled more often, or with other sides, than was written down."""


class Dice:
    """A small generator (sfc32). Four words of state: a clone is four copies, a save is four numbers.

    Loaded dice fall as written; endless ones go on at random after that. Open dice are asked of the seat CHANCE.
    Cards are always shuffled by the words.
    """

    def __init__(self, a: int, b: int, c: int, count: int = 1) -> None:
        self.a = a & MASK
        self.b = b & MASK
        self.c = c & MASK
        self.count = count & MASK
        self.is_open = False
        self.loaded: tuple[int, ...] | None = None
        self.used = 0  # how many of the loaded faces have fallen
        self.is_endless = False  # after the loaded faces, and for one that the die does not have, chance decides

    def clone(self) -> Dice:
        twin = Dice(self.a, self.b, self.c, self.count)
        twin.is_open = self.is_open
        twin.loaded = self.loaded
        twin.used = self.used
        twin.is_endless = self.is_endless
        return twin

    def word(self) -> int:
        b, c, count = self.b, self.c, self.count
        out = (self.a + b + count) & MASK
        self.count = (count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        limit = WORDS - WORDS % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def die(self, sides: int) -> int:
        if self.loaded is None:
            return self.below(sides) + 1
        if self.is_endless:
            return self.written(sides) or self.below(sides) + 1
        if self.used == len(self.loaded):
            raise OutOfDice(f"all {self.used} loaded faces have fallen and one more die is rolled")
        face = self.loaded[self.used]
        if not 1 <= face <= sides:
            raise OutOfDice(f"loaded face number {self.used + 1} is {face}, but the die has {sides} sides")
        self.used += 1
        return face

    def written(self, sides: int) -> int:
        """The next loaded face that fits such a die; 0 if none is left. Faces that do not fit are skipped."""
        faces = self.loaded or ()
        while self.used < len(faces):
            self.used += 1
            if 1 <= faces[self.used - 1] <= sides:
                return faces[self.used - 1]
        return 0

    def roll(self, number: int, sides: int) -> tuple[int, ...]:
        return tuple([self.die(sides) for _ in range(number)])

    def shuffled(self, number: int) -> list[int]:
        """The numbers from 0 to number - 1 in random order."""
        order = list(range(number))
        for last in range(number - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def seeded(seed: int) -> Dice:
    """Dice from one number; the first words are thrown away so that near seeds differ at once."""
    dice = Dice(seed, seed >> 32, seed >> 64)
    for _ in range(12):
        dice.word()
    return dice


def loaded(faces: tuple[int, ...]) -> Dice:
    """Dice that fall as written; running out is an error."""
    dice = seeded(0)
    dice.loaded = faces
    return dice


def loaded_first(faces: tuple[int, ...], seed: int) -> Dice:
    """Dice that fall as written, and then by chance."""
    dice = seeded(seed)
    dice.loaded = faces
    dice.is_endless = True
    return dice


def open_dice(seed: int) -> Dice:
    """Dice that somebody else rolls; only shuffles come from the seed."""
    dice = seeded(seed)
    dice.is_open = True
    return dice


def orders_of(faces: tuple[int, ...]) -> int:
    """How many different throws show these faces."""
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways
