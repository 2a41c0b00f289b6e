"""Who meets whom in a round: in the Swiss manner, everybody everybody, or the winners of the round before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Fixture(NamedTuple):
    """Two bots that meet, by the alphabet, so that their matches have the same keys however they were named."""

    first: str
    second: str


def meeting_of(one: str, other: str) -> Fixture:
    return Fixture(min(one, other), max(one, other))


def swiss_round(ranking: Sequence[str], played: Sequence[Fixture]) -> list[Fixture]:
    """The best play the best they have not met. If the number is odd, the last who has always played sits out.

    Empty where no such round is left.
    """
    met = {frozenset(fixture) for fixture in played}
    if len(ranking) % 2 == 0:
        return matched(list(ranking), met)
    busy = {bot: len([fixture for fixture in played if bot in fixture]) for bot in ranking}
    worst_first = list(reversed(ranking))
    for bot in sorted(worst_first, key=lambda bot: -busy[bot]):
        fixtures = matched([other for other in ranking if other != bot], met)
        if fixtures:
            return fixtures
    return []


def matched(ranking: list[str], met: set[frozenset[str]]) -> list[Fixture]:
    """Everybody paired, the first with the next best; empty where it cannot be done."""
    first = ranking[0]
    for second in ranking[1:]:
        if frozenset((first, second)) not in met:
            rest = [bot for bot in ranking[1:] if bot != second]
            others = matched(rest, met) if rest else []
            if others or not rest:
                return [meeting_of(first, second), *others]
    return []


def round_robin(names: Sequence[str]) -> list[list[Fixture]]:
    """Everybody meets everybody once: one stays, the others move on round a table; of an odd number one rests."""
    circle = [*names, ""] if len(names) % 2 else list(names)
    rounds: list[list[Fixture]] = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        across = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([meeting_of(one, other) for one, other in across if one and other])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def knock_out_round(names: Sequence[str]) -> list[Fixture]:
    """The best meets the last. Where their number is no power of two, the best rest, so that it is one from then on."""
    size = 1
    while size < len(names):
        size *= 2
    playing = list(names)[size - len(names) :] if size != len(names) else list(names)
    half = len(playing) // 2
    return [meeting_of(one, other) for one, other in zip(playing[:half], reversed(playing[half:]), strict=True)]
