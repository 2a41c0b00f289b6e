"""The bot that plays its turn and the reply in its head before it speaks."""

from __future__ import annotations

from typing import Final

from tercio.bots.bot import BotSaysNothing, Reason
from tercio.bots.budget import Budget
from tercio.bots.even_dice import Spread
from tercio.bots.greedy import CANDIDATES
from tercio.bots.trial import Trial, seen, trial_of, value_of
from tercio.bots.weighing import GLANCES, WORST, Weighed, imagined, weigh
from tercio.kernel import PASS, Answer, Decision, Dice, View, seeded

PLAYOUTS: Final = 120
WIDTH: Final = 8  # so many answers are played out, as long as there are
EACH: Final = 4  # playouts for each;
TRUST: Final = 6  # the first look counts for so many playouts
OPTIONS: Final = 6  # answers that a player in a playout chooses from where the table is at rest,
CHOICES: Final = 3  # and in the middle of something
LONGEST: Final = 150  # answers in a playout


class SearchBot:
    """Looks one step ahead, and plays the best answers on: the rest of the own turn, and what the others reply.

    In a playout everybody plays as a hasty greedy bot would. All answers in the running meet the same imagined
    secrets and the same dice; after each part of the budget the worse half of them drops out. The mean counts.
    """

    name = "search"

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        turns: int = 0,
        width: int = WIDTH,
        options: int = OPTIONS,
        trust: int = TRUST,
    ) -> None:
        self.dice = seeded(seed)
        self.budget = Budget(PLAYOUTS) if budget is None else budget
        self.turns = turns  # 1: to the end of the own turn, 2: the reply as well; 0: as far as suits the game
        self.width = width
        self.options = options
        self.trust = trust

    def answer(self, view: View, decision: Decision) -> Answer:
        return self.explain(view, decision)[0].answer

    def explain(self, view: View, decision: Decision) -> list[Reason]:
        """The answers that were in the running, the one that it gives first; nothing is weighed without a choice."""
        self.budget.begin()
        candidates = view.game.propose(view, decision, CANDIDATES, self.dice)
        if not candidates:
            raise BotSaysNothing(f"no legal answer to {decision.kind} for seat {decision.seat}")
        if len(candidates) == 1 or decision.seat != view.seat:
            return [Reason(candidates[0], 0, 0)]
        width = max(2, min(self.width, self.budget.playouts // EACH))
        field = varied(weigh(view, candidates, self.dice, self.budget, GLANCES, self.width))[:width]
        if self.budget.playouts == 0:
            return [Reason(each.answer, each.value, each.trials) for each in field]
        return [Reason(each.answer, each.value, each.trials) for each in self.play_off(view, field)]

    # -- whole turns -------------------------------------------------------------------

    def play_off(self, view: View, seen_before: list[Weighed]) -> list[Weighed]:
        """Sequential halving: best first, those that dropped out last before those that dropped out early."""
        running = [Weighed(each.answer, self.trust * each.value) for each in seen_before]
        dropped: list[Weighed] = []
        spread = Spread(self.dice)
        rounds = max(1, (len(running) - 1).bit_length())
        for number in range(1, rounds + 1):
            while not self.budget.is_past(number, rounds):
                self.play_out(view, running, spread)
            if running[0].trials == 0:
                return seen_before  # too little time for even one comparison: the first look decides
            running.sort(key=standing, reverse=True)
            stay = (len(running) + 1) // 2
            dropped = running[stay:] + dropped
            running = running[:stay]
        return running + dropped

    def play_out(self, view: View, running: list[Weighed], spread: Spread) -> None:
        """Once more with each of them, in the same imagined world; half a comparison is none."""
        world = imagined(view, self.dice)
        spread.move_on()
        values: list[int] = []
        for each in running:
            if self.budget.is_used_up:
                return
            self.budget.spend()
            values.append(self.playout(world, each.answer, spread))
        for each, value in zip(running, values, strict=True):
            each.add(value)

    def playout(self, world: Trial, answer: Answer, spread: Spread) -> int:
        """What the answer is worth when the turns after it have been played."""
        trial, own_dice = trial_of(world, spread.even_dice()), seeded(spread.seed + 1)
        game, seat = trial.game, answer.seat
        actor, left = seat, self.turns or game.foresight
        trial.take(answer)
        for _ in range(LONGEST):
            asks = trial.asks()
            if not asks:
                break
            decision = asks[0]
            is_at_rest = game.is_at_rest(trial)
            if is_at_rest and decision.seat != actor:
                actor, left = decision.seat, left - 1
                if left == 0:
                    break
            trial.take(self.hasty(trial, decision, is_at_rest, own_dice))
        return game.evaluate(trial, seat)

    def hasty(self, trial: Trial, decision: Decision, is_at_rest: bool, dice: Dice) -> Answer:
        """Passes in windows; else the best of a few answers, each tried once."""
        if not is_at_rest and decision.option(PASS.key) is not None and not trial.game.is_chance(decision):
            return Answer(decision.seat, PASS.key)
        number = self.options if is_at_rest else CHOICES
        candidates = trial.game.propose(seen(trial, decision), decision, number, dice)
        if len(candidates) == 1:
            return candidates[0]
        luck = dice.word()
        best, most = candidates[0], WORST
        for candidate in candidates:
            value = value_of(trial, candidate, seeded(luck), luck + 1)
            if value > most:
                best, most = candidate, value
        return best


def varied(field: list[Weighed]) -> list[Weighed]:
    """The best answer of each kind comes first: twelve ways for one figure to go to one place are one idea."""
    first: list[Weighed] = []
    others: list[Weighed] = []
    ideas: set[tuple[str, int, tuple[int, ...]]] = set()
    for each in field:
        idea = (each.answer.key, each.answer.subject, each.answer.picks)
        (others if idea in ideas else first).append(each)
        ideas.add(idea)
    return first + others


def standing(each: Weighed) -> int:
    return each.standing
