"""The bot that looks one step ahead: it tries each answer on imagined matches and keeps the best."""

from __future__ import annotations

from typing import Final

from tercio.bots.bot import BotSaysNothing, Reason
from tercio.kernel import PASS, Answer, Decision, Dice, Match, View, seeded

CANDIDATES: Final = 48  # so many answers are tried
SAMPLES: Final = 3  # on so many imagined matches each
PATIENCE: Final = 24  # and so many questions on, the position is taken as it is


class GreedyBot:
    """Values what an answer leads to by the game's own evaluation, when the table has come to rest.

    Everything hidden is imagined from the view; the dice of a trial are its own.
    """

    name = "greedy"

    def __init__(self, seed: int, samples: int = SAMPLES, candidates: int = CANDIDATES) -> None:
        self.dice = seeded(seed)
        self.samples = samples
        self.candidates = candidates

    def answer(self, view: View, decision: Decision) -> Answer:
        return self.explain(view, decision)[0].answer

    def explain(self, view: View, decision: Decision) -> list[Reason]:
        """All that it has tried, best first. What nobody has to choose is not weighed."""
        candidates = view.game.propose(view, decision, self.candidates, self.dice)
        if not candidates:
            raise BotSaysNothing(f"no legal answer to {decision.kind} for seat {decision.seat}")
        if len(candidates) == 1 or decision.seat != view.seat:
            return [Reason(candidates[0], 0, 0)]
        totals = [0] * len(candidates)
        for _ in range(self.samples):
            imagined = view.imagine(self.dice)
            imagined.asks()  # once for all its clones
            luck = self.dice.word()
            for place, candidate in enumerate(candidates):
                totals[place] += self.outcome(imagined.clone(), candidate, seeded(luck))
        order = sorted(range(len(candidates)), key=totals.__getitem__, reverse=True)
        return [Reason(candidates[place], totals[place] // self.samples, self.samples) for place in order]

    def outcome(self, match: Match, answer: Answer, luck: Dice) -> int:
        """What the position is worth to the one who answered, once nobody is in the middle of anything."""
        match.dice = luck
        seat = answer.seat
        if not match.answer(answer):
            return match.game.evaluate(match, seat)
        for _ in range(PATIENCE):
            if not match.stack or match.game.is_at_rest(match):
                break
            decision = match.asks()[0]
            match.answer(self.habit(match, decision))
        return match.game.evaluate(match, seat)

    def habit(self, match: Match, decision: Decision) -> Answer:
        """How a trial goes on: windows are passed, anything else is drawn from the game's own proposals."""
        is_chance = match.game.is_chance(decision)
        if decision.option(PASS.key) is not None and not is_chance:
            return Answer(decision.seat, PASS.key)
        view = match.view(decision.seat, since=len(match.events))
        if not is_chance:
            return match.game.propose(view, decision, 1, self.dice)[0]
        proposed = match.game.propose(view, decision, 2, self.dice)
        return proposed[0] if proposed[0].key != PASS.key else proposed[-1]
