"""The bot that takes any legal answer."""

from __future__ import annotations

from tercio.bots.bot import BotSaysNothing
from tercio.kernel import Answer, Decision, View, seeded
from tercio.kernel.proposals import filled


class RandomBot:
    """Takes the first answer that comes up and is legal."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def glance(self, decision: Decision) -> Answer | None:
        """An answer without looking at the table, from what the question itself says; none where a path is wanted."""
        option = decision.options[self.dice.below(len(decision.options))]
        return None if option.corners > 0 else filled(decision, option, (), self.dice)

    def answer(self, view: View, decision: Decision) -> Answer:
        proposed = view.game.propose(view, decision, 1, self.dice)
        if not proposed:
            raise BotSaysNothing(f"no legal answer to {decision.kind} for seat {decision.seat}")
        return proposed[0]
