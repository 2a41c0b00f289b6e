"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from tercio.kernel import Answer, Decision, View


class BotSaysNothing(Exception):
    """A bot found no legal answer: a law of the game is broken (some answer is always legal)."""


class Bot(Protocol):
    """Answers questions from what its seat may see. Same seed, same questions, same answers."""

    name: str

    def answer(self, view: View, decision: Decision) -> Answer: ...
