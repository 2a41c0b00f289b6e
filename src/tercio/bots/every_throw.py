"""Exact sums: the same answer is played once for every way in which the dice can fall."""

from __future__ import annotations

from math import comb
from typing import Final

from tercio.bots.trial import Trial, tried
from tercio.kernel import Answer, Dice, Seat, seeded
from tercio.kernel.dice import orders_of

DEEP: Final = 6  # throws after which nobody counts any more: ties may be rolled again for ever


class ToldDice(Dice):
    """Fall as told, throw by throw; after that all ones, and after many throws by chance.

    Every throw is noted. Cards are shuffled by the seed.
    """

    def __init__(self, seed: int, told: list[tuple[int, ...]]) -> None:
        drawn = seeded(seed)
        super().__init__(drawn.a, drawn.b, drawn.c, drawn.count)
        self.told = told
        self.thrown: list[tuple[int, ...]] = []
        self.sides: list[int] = []

    def die(self, sides: int) -> int:
        return self.roll(1, sides)[0]

    def roll(self, number: int, sides: int) -> tuple[int, ...]:
        place = len(self.thrown)
        if place == DEEP:
            return tuple([self.below(sides) + 1 for _ in range(number)])
        faces = self.told[place] if place < len(self.told) else (1,) * number
        self.thrown.append(faces)
        self.sides.append(sides)
        return faces


def expected(world: Trial, answer: Answer, seed: int, most: int, seat: Seat) -> int | None:
    """What the answer is worth to this seat, over all throws; None where there are more than `most`.

    Dice of one throw count in any order.
    """
    told: list[tuple[int, ...]] = []
    total, count = 0.0, 0
    while True:
        dice = ToldDice(seed, told)
        twin = tried(world, answer, dice, seed + 1)
        count += 1
        if count > most or len(dice.thrown) == DEEP or (count == 1 and ways_to_go(dice) > most):
            return None
        total += twin.worth(seat) * chance_of(dice)
        told = next_throw(dice)
        if not told:
            return round(total)


def ways_to_go(dice: ToldDice) -> int:
    """In how many different ways the dice could fall if there were always as many."""
    ways = 1
    for faces, sides in zip(dice.thrown, dice.sides, strict=True):
        ways *= comb(sides + len(faces) - 1, len(faces))
    return ways


def chance_of(dice: ToldDice) -> float:
    """Of these throws one after the other."""
    chance = 1.0
    for faces, sides in zip(dice.thrown, dice.sides, strict=True):
        chance *= orders_of(faces) / sides ** len(faces)
    return chance


def next_throw(dice: ToldDice) -> list[tuple[int, ...]]:
    """What the dice are told after these throws: the last one that can show more does. Empty: all have been played."""
    for place in range(len(dice.thrown) - 1, -1, -1):
        faces, sides = dice.thrown[place], dice.sides[place]
        for last in range(len(faces) - 1, -1, -1):
            if faces[last] < sides:
                higher = faces[last] + 1
                return [*dice.thrown[:place], faces[:last] + (higher,) * (len(faces) - last)]
    return []
