"""Who plays whom how often: everybody everybody, or in the Swiss manner; and when two have played enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import ceil, log2
from typing import Final, NamedTuple

from tercio.arena.backend import Backend
from tercio.arena.book import Book
from tercio.arena.deals import Dealer
from tercio.arena.orders import HALVES, Hall, Order, Played, Result, deal_of, key_of
from tercio.arena.pairings import Fixture, meeting_of, swiss_round
from tercio.arena.scores import bots_of, crosstable, totals
from tercio.arena.sequential import NEITHER, SequentialTest, Weighed

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
SYSTEMS: Final = (ROUND_ROBIN, SWISS)
SUITE: Final = "suite"  # some against examiners, who do not meet each other

Keep = Callable[[Played], None]  # what is to be done with a match before it counts as finished


class Plan(NamedTuple):
    """`games`: matches of each two that meet, two for each deal. `margin`: of the sequential test; 0: no test."""

    bots: tuple[str, ...]
    games: int
    system: str = ROUND_ROBIN
    rounds: int = 0  # of a Swiss tournament; 0: as many as find the best
    margin: float = 0.0
    wants_records: bool = False
    examined: int = 0  # in a suite: so many of the bots, which are named first

    @property
    def pairs(self) -> int:
        return ceil(self.games / len(HALVES))

    @property
    def swiss_rounds(self) -> int:
        return self.rounds or max(1, ceil(log2(len(self.bots))))


class Tournament:
    """A plan, its deals, and the book of what was played."""

    def __init__(self, plan: Plan, dealer: Dealer, book: Book) -> None:
        self.plan = plan
        self.dealer = dealer
        self.book = book
        self.fixtures: list[Fixture] = []  # so far
        self.tests: dict[Fixture, SequentialTest] = {}
        self.heard: dict[Fixture, int] = {}  # the deals that the tests have heard of

    def run(self, backend: Backend, hall: Hall, keep: Keep) -> None:
        """Play whatever is not in the book yet."""
        self.fixtures = []
        for fixtures in self.rounds():
            self.fixtures += fixtures
            for played in backend.play(hall, self.orders(fixtures)):
                keep(played)
                self.book.add(played.result)

    def most_matches(self) -> int:
        """The number of matches if no test ends it before."""
        bots, examined = len(self.plan.bots), self.plan.examined
        meetings = self.plan.swiss_rounds * (bots // 2) if self.plan.system == SWISS else bots * (bots - 1) // 2
        if self.plan.system == SUITE:
            meetings = examined * (bots - examined)
        return meetings * self.plan.pairs * len(HALVES)

    def finished(self) -> int:
        """How many of them stand in the book already, as far as can be known before they are paired."""
        bots, pairs = set(self.plan.bots), self.plan.pairs
        own = [result for result in self.book.results.values() if bots.issuperset(result.bots)]
        return min(self.most_matches(), len([result for result in own if deal_of(result.key) < pairs]))

    def rounds(self) -> Iterator[list[Fixture]]:
        if self.plan.system == ROUND_ROBIN:
            yield [meeting_of(*pair) for pair in combinations(self.plan.bots, 2)]
            return
        if self.plan.system == SUITE:
            examined, examiners = self.plan.bots[: self.plan.examined], self.plan.bots[self.plan.examined :]
            yield [meeting_of(bot, examiner) for bot in examined for examiner in examiners]
            return
        for _ in range(self.plan.swiss_rounds):
            fixtures = swiss_round(self.ranking(), self.fixtures)
            if not fixtures:
                return
            yield fixtures

    def ranking(self) -> list[str]:
        """Best first; equal ones as they were named."""
        points = {bot: score.points for bot, score in totals(crosstable(self.counted(), bots_of)).items()}
        for fixtures in rounds_of(self.fixtures, len(self.plan.bots)):
            for bot in self.plan.bots:  # who had nobody to play wins, as it were
                if not [fixture for fixture in fixtures if bot in fixture]:
                    points[bot] = points.get(bot, 0.0) + self.plan.pairs * len(HALVES)
        return sorted(self.plan.bots, key=lambda bot: -points.get(bot, 0.0))

    # -- matches ----------------------------------------------------------------------

    def orders(self, fixtures: Sequence[Fixture]) -> Iterator[Order]:
        """The same deal for all fixtures, then the next: so all of them are known equally well at any time."""
        for number in range(self.plan.pairs):
            deal = self.dealer.deal(number)
            for fixture in fixtures:
                for half in range(len(HALVES)):
                    if key_of(*fixture, number, half) not in self.book and not self.is_decided(fixture):
                        yield self.dealer.order(*fixture, deal, half, self.plan.wants_records)

    def pair(self, fixture: Fixture, number: int) -> tuple[Result, Result] | None:
        """Both halves; none while one is not finished."""
        halves = [self.book.results.get(key_of(*fixture, number, half)) for half in range(len(HALVES))]
        if halves[0] is None or halves[1] is None:
            return None
        return halves[0], halves[1]

    def weighed(self, fixture: Fixture) -> Weighed:
        """By the deals in their order, so that it does not matter which was finished first; broken ones count not."""
        test = self.tests.setdefault(fixture, SequentialTest(self.plan.margin))
        number = self.heard.get(fixture, 0)
        while number < self.plan.pairs and not test.is_decided:
            both = self.pair(fixture, number)
            if both is None:
                break
            if not both[0].trouble and not both[1].trouble:
                test.add((both[0].points(0) + both[1].points(1)) / 2)
            number += 1
        self.heard[fixture] = number
        return test.found

    def is_decided(self, fixture: Fixture) -> bool:
        return self.plan.margin > 0 and self.weighed(fixture).better != NEITHER

    def counted(self) -> list[Result]:
        """The matches that count: of a fixture that was decided early, those up to the decision."""
        found: list[Result] = []
        for fixture in self.fixtures:
            last = self.weighed(fixture) if self.plan.margin > 0 else Weighed(0, 0.0, NEITHER)
            good = 0
            for number in range(self.plan.pairs):
                if last.better != NEITHER and good == last.pairs:
                    break
                keys = [key_of(*fixture, number, half) for half in range(len(HALVES))]
                results = [self.book.results[key] for key in keys if key in self.book]
                found += results
                good += not [result for result in results if result.trouble]
        return found


def rounds_of(fixtures: Sequence[Fixture], bots: int) -> list[Sequence[Fixture]]:
    """Every round of a Swiss tournament has as many fixtures as there are pairs of bots."""
    size = max(1, bots // 2)
    return [fixtures[place : place + size] for place in range(0, len(fixtures), size)]
