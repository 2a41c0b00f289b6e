"""What every bot is."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tercio.kernel import Answer, Decision, View


class BotSaysNothing(Exception):
    """A bot found no legal answer: a law of the game is broken (some answer is always legal)."""


class Reason(NamedTuple):
    """An answer that a bot has weighed, and what it expects of it in points of the game's own evaluation."""

    answer: Answer
    value: int
    trials: int  # how many imagined matches it was tried on


class Bot(Protocol):
    """Answers questions from what its seat may see. Same seed, same questions, same answers."""

    name: str

    def answer(self, view: View, decision: Decision) -> Answer: ...
