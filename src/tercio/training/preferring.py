"""A plain sum is fitted to answers that were compared: the better one is to lead to the position of more worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from tercio.training.comparing import Questions
from tercio.training.fitting import HELD, Row, plain

RIDGE: Final = 1000.0  # what an answer brings about is mostly noise
STEEP: Final = 2.0  # the odds of a small worth, as a part of a victory: `Network.worth` the other way round
STILL: Final = 1e-6  # a term that no answer changes


def preferred(
    name: str, matches: Iterable[Questions], names: tuple[str, ...], victory: int, ridge: float = RIDGE
) -> dict[str, Any]:
    """A model without hidden units, and how much of what makes answers differ it tells of held matches."""
    terms: list[Row] = []
    changes: list[Row] = []
    gains: list[Row] = []
    held: list[bool] = []
    for seen in matches:
        for question in seen.questions:
            rows = np.array([tried[0] for tried in question], np.float64)
            worth = np.array([tried[1] for tried in question], np.float64) / victory
            terms.append(rows)
            changes.append(rows - rows.mean(axis=0))
            gains.append(worth - worth.mean())
            held += [seen.number % HELD == 0] * len(question)
    change, gain, is_held = np.concatenate(changes), np.concatenate(gains), np.array(held, np.bool_)
    direct = STEEP * weights(change[~is_held], gain[~is_held], ridge)
    lead = STEEP * weights(change[~is_held][:, :1], gain[~is_held], 0.0)
    bias = -float(np.concatenate(terms).mean(axis=0) @ direct)
    return {
        "name": name,
        "is_in_use": False,
        "terms": list(names),
        "bias": plain(bias),
        "direct": plain(direct),
        "hidden": [],
        "biases": [],
        "outward": [],
        "measured": {
            "questions": len(changes),
            "answers": len(gain),
            "held-back": 1 / HELD,
            "unexplained": unexplained(change[is_held] @ direct, gain[is_held]),
            "unexplained-by-the-plain-lead": unexplained(change[is_held][:, :1] @ lead, gain[is_held]),
        },
    }


def weights(change: Row, gain: Row, ridge: float) -> Row:
    """Least squares on terms that are all as wide; the less they say, the nearer to nothing."""
    spread = change.std(axis=0)
    spread[spread < STILL] = np.inf
    even = change / spread
    found: Row = np.linalg.solve(even.T @ even + (ridge + STILL) * np.eye(len(spread)), even.T @ gain) / spread
    return found


def unexplained(odds: Row, gain: Row) -> float:
    """Which part of what makes answers differ these odds do not tell: 1 is all."""
    return round(float(np.sum((gain - odds / STEEP) ** 2) / max(STILL, float(np.sum(gain**2)))), 4)
