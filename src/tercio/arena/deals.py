"""Deals: what both sides of a pair start from. Deal number 7 is the same for every two bots of a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tercio.arena.orders import HALVES, SEATS, Order, key_of, number_of
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games.forces import NOTHING_SAID, Forces, nothing_to_agree
from tercio.kernel import Game, Setup, seeded, start
from tercio.kernel.game import Json

SAY: Final = Wording("tercio.arena")

MIXED: Final = "mixed"
MIRROR: Final = "mirror"
SCENARIO: Final = "scenario"


class Force(NamedTuple):
    """An army, deck or realm, and what reports call it."""

    name: str
    content: Json  # the name of a ready one, or a list of one's own


class Deal(NamedTuple):
    """A set-up with its dice. It says nothing about who takes which seat."""

    number: int
    setup: Setup
    forces: tuple[str, ...]
    dice: int


class Dealer:
    """Makes the deals of a run.

    `forces`: none where the game has none. `armies`: those of the two seats, one for both, or empty, and then `manner`
    says whether a deal draws two that suit each other or the same for both.
    """

    def __init__(
        self,
        game: Game,
        forces: Forces | None,
        seed: int,
        manner: str = MIXED,
        armies: Sequence[Force] = (),
        words: Mapping[str, str] = NOTHING_SAID,
    ) -> None:
        if forces is None:
            if armies:
                raise BadInput(*SAY("game-no-armies"), key="--armies")
            for word in words:
                raise nothing_to_agree(word)
        self.game = game
        self.forces = forces
        self.seed = seed
        self.manner = manner
        self.armies = tuple(armies)
        self.words = words

    def check(self) -> None:
        """BadInput where matches cannot even begin."""
        deal = self.deal(0)
        start(self.game, deal.setup, seeded(deal.dice))

    def deal(self, number: int) -> Deal:
        dice = number_of(self.seed, number, "dice")
        if self.forces is None:
            return Deal(number, self.game.example_setup(), (), dice)
        both = self.drawn(self.forces, number)
        setup = setup_of(self.game, self.forces, [force.content for force in both], self.words)
        return Deal(number, setup, tuple([force.name for force in both]), dice)

    def drawn(self, forces: Forces, number: int) -> tuple[Force, Force]:
        if self.armies:
            return self.armies[0], self.armies[-1]
        lots = seeded(number_of(self.seed, number, "armies"))
        first = forces.by_lot(self.game, [], lots, self.words)
        second = first if self.manner == MIRROR else forces.by_lot(self.game, [first], lots, self.words)
        return Force(first, first), Force(second, second)

    def order(self, first: str, second: str, deal: Deal, half: int, wants_record: bool) -> Order:
        """One half of a pair: in the second, the bots have changed seats and nothing else."""
        bots = (first, second) if half == 0 else (second, first)
        seeds = tuple([number_of(self.seed, deal.number, "bot", bot) for bot in bots])
        key = key_of(first, second, deal.number, half)
        scenario = self.words.get(SCENARIO, "")
        return Order(key, deal.setup, bots, deal.forces, deal.dice, seeds, scenario, wants_record)


def setup_of(game: Game, forces: Forces, contents: Sequence[Json], words: Mapping[str, str]) -> Setup:
    """For two seats, with what was agreed on; BadInput where such an army may not play."""
    for content in contents:
        forces.allow(game, content, {"agreed": dict(words)})
    assert len(contents) == SEATS == len(HALVES)
    return forces.agreed(forces.setup(list(contents)), words)
