"""Bradley-Terry ratings: one number for each, from who beat whom how often.

Player i beats player j with probability s(i) / (s(i) + s(j)). The strengths are found by Hunter's MM algorithm; a
draw is half a win for either. Everybody also drew once, as it were, against somebody of middling strength: so nobody
who won or lost everything is infinitely strong or weak. Ratings are on the scale of Elo, their mean is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from tercio.arena.scores import Table
from tercio.bots.scores import Z

SCALE: Final = 400 / log(10)  # Elo points for each unit of log strength
PRIOR: Final = 1.0  # matches against the middling player, half of them won
LAPS: Final = 10_000
NEWTON: Final = 100  # laps of Newton's method
ENOUGH: Final = 1e-10  # the greatest change of a log strength with which we stop


class Rating(NamedTuple):
    """In Elo points, with 95 % either way."""

    name: str
    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - self.error

    @property
    def high(self) -> float:
        return self.value + self.error


def ratings_of(table: Table, names: Sequence[str], prior: float = PRIOR) -> list[Rating]:
    """A rating for each, in the order of the names."""
    wins = [[points_of(table, one, other) for other in names] for one in names]
    matches = [[wins[i][j] + wins[j][i] for j in range(len(names))] for i in range(len(names))]
    logs = strengths(wins, matches, prior)
    mean = sum(logs) / max(1, len(logs))
    errors = deviations(matches, logs, prior)
    return [
        Rating(name, SCALE * (log_strength - mean), SCALE * Z * error)
        for name, log_strength, error in zip(names, logs, errors, strict=True)
    ]


def points_of(table: Table, one: str, other: str) -> float:
    return table[one, other].points if (one, other) in table else 0.0


def strengths(wins: list[list[float]], matches: list[list[float]], prior: float) -> list[float]:
    """The logarithms of the strengths; the middling player has 0."""
    size = len(wins)
    found = [1.0] * size
    for _ in range(LAPS):
        before = found
        found = []
        for i in range(size):
            won = sum(wins[i]) + prior / 2
            met = prior / (before[i] + 1.0)
            met += sum([matches[i][j] / (before[i] + before[j]) for j in range(size) if j != i])
            found.append(won / met)
        found = levelled(found)
        if all([abs(log(new / old)) < ENOUGH for new, old in zip(found, before, strict=True)]):
            break
    return [log(strength) for strength in found]


def levelled(strengths: list[float]) -> list[float]:
    """All of them times the same number, so that against the middling player half the matches are won.

    The prior wants it so, but it is so weak that the laps alone would take thousands to get there.
    """
    logs = [log(strength) for strength in strengths]
    for _ in range(NEWTON):
        chances = [1 / (1 + exp(-one)) for one in logs]
        off = sum(chances) - len(chances) / 2
        shift = off / sum([chance * (1 - chance) for chance in chances])
        shift = max(-1.0, min(1.0, shift))
        logs = [one - shift for one in logs]
        if abs(shift) < ENOUGH:
            break
    return [exp(one) for one in logs]


def deviations(matches: list[list[float]], logs: list[float], prior: float) -> list[float]:
    """The standard deviation of each log strength, measured from the mean of all: from the information matrix."""
    size = len(logs)
    information = [[0.0] * size for _ in range(size)]
    for i in range(size):
        information[i][i] += prior * spread(logs[i])
        for j in range(size):
            if j != i:
                known = matches[i][j] * spread(logs[i] - logs[j])
                information[i][i] += known
                information[i][j] -= known
    covariance = inverse(information)
    rows = [sum(row) / size for row in covariance]
    all_of_it = sum(rows) / max(1, size)
    return [sqrt(max(0.0, covariance[i][i] - 2 * rows[i] + all_of_it)) for i in range(size)]


def spread(difference: float) -> float:
    """How much one match tells about two log strengths that differ so much."""
    chance = 1 / (1 + exp(-difference))
    return chance * (1 - chance)


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the prior sees to it that there is one."""
    size = len(matrix)
    work = [[*row, *[1.0 if i == j else 0.0 for j in range(size)]] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(work[row][column]))
        work[column], work[pivot] = work[pivot], work[column]
        lead = work[column][column]
        work[column] = [value / lead for value in work[column]]
        for row in range(size):
            if row != column:
                factor = work[row][column]
                work[row] = [value - factor * other for value, other in zip(work[row], work[column], strict=True)]
    return [row[size:] for row in work]
