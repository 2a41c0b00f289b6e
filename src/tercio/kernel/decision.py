"""What is asked and what is replied: plain data, the same for people, bots, files and browsers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

RuleId = str
Seat = int
Point = tuple[int, int]  # mils; 1 inch is 1,000

CHANCE: Final = -2  # the seat that rolls dice
SPECTATOR: Final = -3  # a seat that sees what everybody sees
TOGETHER: Final = -4  # all players as one, as when they agree
NOBODY: Final = -1  # no figure, no card, no seat

BOUND: Final = 1_000_000_000  # no number in an answer is larger


class Option(NamedTuple):
    """One thing a seat may reply. `key`, `subject` and `detail` name it; the rest says what else it must bring.

    The subject is a thing: a warrior, a card. The detail is which part of it is meant: an ability, a spell, a gap.
    """

    key: str
    rule: RuleId
    subject: int = NOBODY
    among: tuple[int, ...] = ()  # things to pick from, or the only one, where nothing need be picked:
    least: int = 0  # the fewest different things to pick,
    most: int = 0  # and the most
    corners: int = 0  # the most corners of a path
    numbers: int = 0  # how many numbers are wanted,
    low: int = 0  # each from here
    high: int = 0  # to here
    detail: int = NOBODY

    @property
    def is_plain(self) -> bool:
        """It is enough to name the option."""
        return self.most == 0 and self.corners == 0 and self.numbers == 0

    def reply(
        self,
        seat: Seat,
        picks: tuple[int, ...] = (),
        path: tuple[Point, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> Answer:
        """The answer of a seat that takes this option."""
        return Answer(seat, self.key, self.subject, picks, path, numbers, self.detail)


@lru_cache(maxsize=1 << 14)
def plain(key: str, rule: RuleId, subject: int = NOBODY, detail: int = NOBODY) -> Option:
    """An option that wants nothing more than to be named. It is a value, so the same one is made only once."""
    return Option(key, rule, subject, detail=detail)


@lru_cache(maxsize=1 << 14)
def sole(key: str, rule: RuleId, subject: int, only: int, detail: int = NOBODY) -> Option:
    """An option with a pick that goes without saying, for there is only one; naming it is allowed."""
    return Option(key, rule, subject, (only,), detail=detail)


class Decision(NamedTuple):
    """A question to one seat, made anew whenever somebody asks what the match is waiting for."""

    seat: Seat
    kind: str
    rule: RuleId
    options: tuple[Option, ...]
    subject: int = NOBODY
    facts: tuple[int, ...] = ()  # what the decision depends on: a roll, what it has to reach; the texts name them

    def option(self, key: str, subject: int = NOBODY, detail: int = NOBODY) -> Option | None:
        for option in self.options:
            if option.subject == subject and option.key == key and option.detail == detail:
                return option
        return None

    def offered(self, answer: Answer) -> Option | None:
        """The option that the answer takes, if it is one of these."""
        key, subject, detail = answer.key, answer.subject, answer.detail
        for option in self.options:
            if option.subject == subject and option.key == key and option.detail == detail:
                return option
        return None


class Answer(NamedTuple):
    """What a seat replies. Records are made of these."""

    seat: Seat
    key: str
    subject: int = NOBODY
    picks: tuple[int, ...] = ()
    path: tuple[Point, ...] = ()
    numbers: tuple[int, ...] = ()
    detail: int = NOBODY

    @property
    def is_plain(self) -> bool:
        return not self.picks and not self.path and not self.numbers

    @property
    def bare(self) -> Option:
        """An option of its name, for the words of an answer that nobody offered."""
        return Option(self.key, "", self.subject, detail=self.detail)


PASS: Final = Option("pass", "K-PASS-01")

# Players may say these at any time; no question offers them.
CONCEDE: Final = "concede"  # by a player
AGREE_DRAW: Final = "agree-draw"  # by all together


def is_within_bounds(answer: Answer) -> bool:
    """A sane answer: no absurd numbers, no endless lists."""
    if len(answer.picks) > 256 or len(answer.path) > 256 or len(answer.numbers) > 256:
        return False
    if not (-BOUND <= answer.subject <= BOUND and -BOUND <= answer.detail <= BOUND):
        return False
    for pick in answer.picks:
        if not -BOUND <= pick <= BOUND:
            return False
    for number in answer.numbers:
        if not -BOUND <= number <= BOUND:
            return False
    for x, y in answer.path:
        if not (-BOUND <= x <= BOUND and -BOUND <= y <= BOUND):
            return False
    return True
