"""A network is fitted to what became of positions: first to results, then to what later positions promise as well.

A position early in a match says little by its result, for much happens after it. So, once a first network knows what
positions are worth, each is fitted to a mean of the result and of what the positions after it are worth (the lambda
return of temporal differences). Networks are so small that a processor fits one in seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercio.training.recipe import Seen

Row = NDArray[np.floating[Any]]

HELD: Final = 5  # every so many matches are held back, to measure with
BATCH: Final = 2048
STEPS: Final = 16  # in an epoch at least, where there is little to learn from
PACE: Final = 0.003  # of the first epoch; it falls to nothing
FADE: Final = 5e-4  # of the way from where it began, in each step
MEMORY, MEMORY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8  # Adam
FIGURES: Final = 5  # of a weight that are written down


class Data(NamedTuple):
    """Positions in the order of their matches, each match twice, once for each seat."""

    terms: Row
    results: Row
    follows: NDArray[np.bool_]  # the next line is a later position of the same match, from the same seat
    is_held: NDArray[np.bool_]
    matches: int


class Parts(NamedTuple):
    """The weights of a network on standardized terms."""

    direct: Row
    bias: Row
    hidden: Row
    biases: Row
    outward: Row


def data_of(matches: Iterable[Seen]) -> Data:
    rows: list[list[float]] = []
    results: list[float] = []
    follows: list[bool] = []
    held: list[bool] = []
    count = 0
    for seen in matches:
        count += 1
        for seat in (0, 1):
            number = len(seen.positions)
            rows += [position[seat] for position in seen.positions]
            results += [seen.result if seat == 0 else 1 - seen.result] * number
            follows += [True] * (number - 1) + [False] * min(1, number)
            held += [seen.number % HELD == 0] * number
    return Data(
        np.array(rows, np.float32),
        np.array(results, np.float32),
        np.array(follows, np.bool_),
        np.array(held, np.bool_),
        count,
    )


def squashed(odds: Row) -> Row:
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


def odds_of(parts: Parts, terms: Row) -> Row:
    strength = np.maximum(terms @ parts.hidden.T + parts.biases, 0)
    found: Row = terms @ parts.direct + strength @ parts.outward + parts.bias[0]
    return found


def targets_of(data: Data, chances: Row, trust: float) -> Row:
    """`trust`: how much of each target is what came later still; 1 is the result alone."""
    found = data.results.copy()
    later = np.flatnonzero(data.follows)[::-1]
    for place in later:
        found[place] = (1 - trust) * chances[place + 1] + trust * found[place + 1]
    return found


def error(parts: Parts, terms: Row, results: Row) -> float:
    """The mean square error of the chances; 0.25 where nothing is known."""
    return float(np.mean((squashed(odds_of(parts, terms)) - results) ** 2))


def begun(lead: Parts, terms: int, units: int, dice: np.random.Generator) -> Parts:
    """What the plain evaluation says, which is the first of the terms, and nothing else as yet."""
    direct = np.zeros(terms, np.float32)
    direct[0] = lead.direct[0]
    return Parts(
        direct,
        lead.bias,
        (dice.standard_normal((units, terms)) * np.sqrt(1 / terms)).astype(np.float32),
        np.zeros(units, np.float32),
        np.zeros(units, np.float32),
    )


def fitted(parts: Parts, terms: Row, targets: Row, epochs: int, fade: float, dice: np.random.Generator) -> Parts:
    """By small steps against the logarithmic loss (Adam); what the data do not hold fast goes back to where it was."""
    prior = parts
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    number = len(terms)
    batch = max(1, min(BATCH, number // STEPS))
    step, steps = 0, epochs * (number // batch)
    for _ in range(epochs):
        order = dice.permutation(number)
        for begin in range(0, number - batch + 1, batch):
            chosen = order[begin : begin + batch]
            step += 1
            pace = PACE * (1 - step / (steps + 1))
            slopes = slopes_of(parts, terms[chosen], targets[chosen])
            moved: list[Row] = []
            for part, home, slope, mean, square in zip(parts, prior, slopes, means, squares, strict=True):
                mean += (1 - MEMORY) * (slope - mean)
                square += (1 - MEMORY_OF_SQUARES) * (slope * slope - square)
                ahead = mean / (1 - MEMORY**step)
                wide = np.sqrt(square / (1 - MEMORY_OF_SQUARES**step)) + TINY
                moved.append((part - fade * (pace / PACE) * (part - home) - pace * ahead / wide).astype(np.float32))
            parts = Parts(*moved)
    return parts


def slopes_of(parts: Parts, terms: Row, targets: Row) -> Parts:
    sums = terms @ parts.hidden.T + parts.biases
    strength = np.maximum(sums, 0)
    miss = (squashed(terms @ parts.direct + strength @ parts.outward + parts.bias[0]) - targets) / len(terms)
    back = np.outer(miss, parts.outward) * (sums > 0)
    return Parts(terms.T @ miss, np.array([miss.sum()]), back.T @ terms, back.sum(axis=0), strength.T @ miss)


def learnt(
    name: str, data: Data, names: tuple[str, ...], units: int, epochs: int = 8, rounds: int = 2, trust: float = 0.85,
    fade: float = FADE,
) -> dict[str, Any]:  # fmt: skip
    """A model: the weights for the terms as they are, and how well it tells held matches."""
    dice = np.random.default_rng(units)
    shown = ~data.is_held
    mean = data.terms[shown].mean(axis=0)
    spread = data.terms[shown].std(axis=0)
    spread[spread < 1e-3] = 1.0
    terms = ((data.terms - mean) / spread).astype(np.float32)
    lead = Parts(np.zeros(1), np.zeros(1), np.zeros((0, 1)), np.zeros(0), np.zeros(0))
    lead = fitted(lead, terms[shown][:, :1], data.results[shown], 4, 0.0, dice)
    parts = begun(lead, terms.shape[1], units, dice)
    targets = data.results
    for _ in range(rounds + 1):
        parts = fitted(parts, terms[shown], targets[shown], epochs, fade, dice)
        targets = targets_of(data, squashed(odds_of(parts, terms)), trust)
    held_terms, held_results = terms[data.is_held], data.results[data.is_held]
    direct, hidden = parts.direct / spread, parts.hidden / spread
    return {
        "name": name,
        "is_in_use": False,
        "terms": list(names),
        "bias": plain(parts.bias[0] - direct @ mean),
        "direct": plain(direct),
        "hidden": plain(hidden),
        "biases": plain(parts.biases - hidden @ mean),
        "outward": plain(parts.outward),
        "measured": {
            "matches": data.matches,
            "positions": len(data.terms) // 2,
            "held-back": 1 / HELD,
            "square-error": round(error(parts, held_terms, held_results), 4),
            "square-error-of-the-plain-lead": round(error(lead, held_terms[:, :1], held_results), 4),
        },
    }


def plain(values: Any) -> Any:
    """Floats of a few figures, in lists."""
    if np.ndim(values):
        return [plain(value) for value in values]
    return float(f"{float(values):.{FIGURES}g}")
