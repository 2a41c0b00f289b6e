"""The bot that looks one step ahead: it weighs each answer on imagined matches and keeps the best."""

from __future__ import annotations

from typing import Final

from tercio.bots.bot import BotSaysNothing, Reason
from tercio.bots.budget import Budget
from tercio.bots.lookahead import BEST, CANDIDATES, GLANCES, weigh
from tercio.kernel import Answer, Decision, View, seeded

ENDLESS: Final = 1 << 30  # playouts that are never made: this bot thinks of nothing further


class GreedyBot:
    """Values what an answer leads to by the game's own evaluation, when the table has come to rest.

    Everything hidden is imagined from the view; the dice of a trial are its own.
    """

    name = "greedy"

    def __init__(
        self,
        seed: int,
        samples: int = GLANCES,
        candidates: int = CANDIDATES,
        exact: int = BEST,
        style: str = "",
    ) -> None:
        self.dice = seeded(seed)
        self.samples = samples
        self.candidates = candidates
        self.exact = exact
        self.style = style

    def answer(self, view: View, decision: Decision) -> Answer:
        return self.explain(view, decision)[0].answer

    def explain(self, view: View, decision: Decision) -> list[Reason]:
        """Everything that it has tried, best first. Where there is no choice, nothing is weighed."""
        candidates = view.game.propose(view, decision, self.candidates, self.dice)
        if not candidates:
            raise BotSaysNothing(f"no legal answer to {decision.kind} for seat {decision.seat}")
        if len(candidates) == 1 or decision.seat != view.seat:
            return [Reason(candidates[0], 0, 0)]
        field = weigh(view, candidates, self.dice, Budget(ENDLESS), self.samples, self.exact, self.style)
        return [Reason(each.answer, each.value, each.trials) for each in field]
