"""How long a bot takes must not tell whether it had something to choose: what it could react with is hidden."""

from __future__ import annotations

from collections import deque
from random import SystemRandom
from typing import Final

from tercio.kernel import Decision

LATELY: Final = 32  # thoughts that are remembered
FIRST: Final = 0.2  # seconds, before anything is known


class Tempo:
    """The last thoughts about reactions of one kind of bot: without a choice it takes as long as it took with one."""

    def __init__(self) -> None:
        self.thoughts: deque[float] = deque([FIRST], LATELY)  # in seconds
        self.dice = SystemRandom()

    def rest(self, decision: Decision, took: float) -> float:
        """For how many seconds the answer is kept back."""
        if has_choice(decision):
            self.thoughts.append(took)
            return 0.0
        return max(0.0, self.dice.choice(self.thoughts) - took)


def has_choice(decision: Decision) -> bool:
    return len(decision.options) != 1 or not decision.options[0].is_plain
