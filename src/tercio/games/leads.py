"""What a lead is worth beside a victory: by a rule of thumb, or by what play has taught."""

from __future__ import annotations

from math import tanh
from typing import Any, Final

LINGERING: Final = 0.1  # of the worth: it grows on where the chance is all but certain, so that wins are hastened


def lead_worth(lead: int, victory: int) -> int:
    """A small lead counts nearly in full, a larger one less and less, and none as much as a victory.

    Otherwise a bot that is far ahead would stake everything on a slim chance to win at once, and one far behind
    would count figures instead of looking for a way to turn the match.
    """
    drawn_together = abs(lead) * victory // (abs(lead) + victory)
    return drawn_together if lead >= 0 else -drawn_together


class Network:
    """How the terms of a position make it won or lost: a plain sum, and one hidden layer. Whole numbers come out."""

    def __init__(
        self,
        bias: float,
        direct: list[float],
        hidden: list[list[float]],
        biases: list[float],
        outward: list[float],
    ) -> None:
        self.bias = bias
        self.direct = direct  # of each term
        self.hidden = hidden  # of each unit, one weight for each term
        self.biases = biases
        self.outward = outward

    def worth(self, terms: list[float], victory: int) -> int:
        """From a match that is lost to one that is won, nearly in proportion to the chance."""
        odds = self.log_odds(terms)
        sure = odds / (2.0 + abs(odds))
        return round(victory * ((1.0 - LINGERING) * tanh(odds / 2.0) + LINGERING * sure))

    def log_odds(self, terms: list[float]) -> float:
        """The logarithm of the odds of winning."""
        count = len(terms)
        total = self.bias
        direct = self.direct
        for place in range(count):
            total += direct[place] * terms[place]
        for unit, weights in enumerate(self.hidden):
            strength = self.biases[unit]
            for place in range(count):
                strength += weights[place] * terms[place]
            if strength > 0.0:
                total += self.outward[unit] * strength
        return total


def network_of(model: dict[str, Any], names: tuple[str, ...]) -> Network:
    """As a model file has it; one that was made for other terms is a mistake."""
    if tuple(model["terms"]) != names:
        raise ValueError(f"the model {model['name']} was made for other terms")
    return Network(model["bias"], model["direct"], model["hidden"], model["biases"], model["outward"])
