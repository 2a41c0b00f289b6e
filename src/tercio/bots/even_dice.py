"""Dice for playouts that go through the faces evenly, so that few playouts come near to the true mean."""

from __future__ import annotations

from typing import Final

from tercio.kernel import Dice, seeded
from tercio.kernel.dice import MASK, WORDS

# The fractions of the golden ratio and of the roots of 2, 3, 7, 11 and 13, in 2**32 parts: multiples of such a number
# are spread over a circle as evenly as can be, however many there are.
STRIDES: Final = (0x9E3779B9, 0x6A09E667, 0xBB67AE85, 0xA54FF53A, 0x510E527F, 0x9B05688C)


class EvenDice(Dice):
    """The first dice fall where it is this playout's turn to have them fall; those after them are drawn."""

    def __init__(self, seed: int, spots: tuple[int, ...]) -> None:
        drawn = seeded(seed)
        super().__init__(drawn.a, drawn.b, drawn.c, drawn.count)
        self.spots = spots  # each a part of the way through the faces, in 2**32 parts
        self.fallen = 0
        self.untouched = self.count

    @property
    def has_fallen(self) -> bool:
        """Has chance played any part yet: a die, or cards that were shuffled?"""
        return self.fallen > 0 or self.count != self.untouched

    def clone(self) -> EvenDice:
        twin = EvenDice(0, self.spots)
        twin.a, twin.b, twin.c, twin.count = self.a, self.b, self.c, self.count
        twin.fallen, twin.untouched = self.fallen, self.untouched
        return twin

    def die(self, sides: int) -> int:
        if self.fallen >= len(self.spots):
            return self.below(sides) + 1
        spot = self.spots[self.fallen]
        self.fallen += 1
        return spot * sides // WORDS + 1


class Spread:
    """Where the dice of one playout after the other begin; each playout alone is as random as any."""

    def __init__(self, dice: Dice) -> None:
        self.spots = tuple([dice.word() for _ in STRIDES])
        self.seed = 0
        self.dice = dice
        self.move_on()

    def move_on(self) -> None:
        """To the next playout."""
        self.seed = self.dice.word()
        self.spots = tuple([(spot + stride) & MASK for spot, stride in zip(self.spots, STRIDES, strict=True)])

    def even_dice(self) -> EvenDice:
        """The same for everybody who takes part in this playout."""
        return EvenDice(self.seed, self.spots)
