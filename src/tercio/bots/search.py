"""The bot that plays a few turns in its head before it speaks."""

from __future__ import annotations

from typing import Final

from tercio.bots.bot import BotSaysNothing, Reason
from tercio.bots.budget import Budget
from tercio.bots.comparison import Contender, gains_over, is_clear, ranked
from tercio.bots.even_dice import Spread
from tercio.bots.every_throw import expected
from tercio.bots.lookahead import BEST, CANDIDATES, GLANCES, Weighed, imagined, weigh
from tercio.bots.playout import OPTIONS, THROWS, Playouts, tossed, tosses
from tercio.bots.trial import Trial
from tercio.kernel import Answer, Decision, Dice, Game, Option, View, seeded

PLAYOUTS: Final = 120
WIDTH: Final = 8  # the most answers that are played out:
EACH: Final = 4  # as many as can have four playouts each,
LEAST: Final = 2  # and these in any case
IDEAS: Final = 2  # of the same deed of the same piece, before others have their turn


class SearchBot:
    """Looks one step ahead, and plays the best answers on: the rest of its own turn, what the others reply, and so on.

    All answers in the running meet the same imagined secrets and the same dice; after each part of the budget the worse
    half of them drops out. The favourite of the first look stays: it is given unless another is better by more than
    chance explains.
    """

    name = "search"

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        turns: int = 0,
        part: int = 1,
        width: int = WIDTH,
        options: int = OPTIONS,
        style: str = "",
    ) -> None:
        self.dice = seeded(seed)
        self.budget = Budget(PLAYOUTS) if budget is None else budget
        self.turns = turns  # 1: to the end of its own turn, 2: the reply as well; 0: as far as suits the game
        self.part = part  # of that: 2 is half as far, 3 a third
        self.width = width
        self.style = style
        self.playouts = Playouts(options)

    def foresight(self, game: Game) -> int:
        """How many turns it plays on in its head."""
        return self.turns or max(1, game.foresight // self.part)

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
        weighed = weigh(view, candidates, self.dice, self.budget, GLANCES, BEST, self.style)
        self.playouts.begin(view, decision, [each.answer for each in weighed])
        contenders = self.play_off(view, varied(weighed)[: self.width])
        return [Reason(each.answer, each.mean, max(1, len(each.values))) for each in contenders]

    def look_back(self, view: View, decision: Decision, said: Answer) -> list[Reason]:
        """What was said first, then what would have been better, the best first; nothing where there was no choice.

        What was said is the favourite: another answer is better only by as much as its playouts show beyond their own
        noise. So a match is not full of mistakes that are none.
        """
        self.budget.begin()
        candidates = view.game.propose(view, decision, CANDIDATES, self.dice)
        if said not in candidates:
            candidates.append(said)
        if len(candidates) == 1:
            return []
        weighed = weigh(view, candidates, self.dice, self.budget, GLANCES, BEST, self.style)
        self.playouts.begin(view, decision, [each.answer for each in weighed])
        others = [each for each in varied(weighed) if each.answer != said]
        own = [each for each in weighed if each.answer == said][:1]
        contenders = self.play_off(view, own + others[: self.width - 1])
        [favourite] = [each for each in contenders if each.answer == said]
        if not favourite.values:  # the first look decides
            return [Reason(each.answer, each.promise, 1) for each in by_promise(favourite, contenders)]
        gains = gains_over(favourite, [each for each in contenders if each.values])
        found = [(gains[id(each)], each) for each in contenders if gains.get(id(each), 0) > 0]
        found.sort(key=lambda pair: -pair[0])
        better = [Reason(each.answer, favourite.mean + round(gain), len(each.values)) for gain, each in found]
        return [Reason(said, favourite.mean, len(favourite.values)), *better]

    def play_off(self, view: View, seen_before: list[Weighed]) -> list[Contender]:
        """Sequential halving: best first, those that dropped out last before those that dropped out early."""
        running = [Contender(each.answer, each.value) for each in seen_before]
        favourite, dropped = running[0], list[Contender]()
        spread = Spread(self.dice)
        self.play_out(view, running, spread)
        if not favourite.values:
            return running  # too little time for even one comparison: the first look decides
        rounds = (len(running) - 1).bit_length()
        for number in range(1, rounds + 1):
            while not self.budget.is_past(number, rounds) and not is_clear(running):
                self.play_out(view, running, spread)
            running = ranked(favourite, running)
            stay = (len(running) + 1) // 2
            if favourite in running[stay:] and number < rounds:
                running.remove(favourite)
                running.insert(stay, favourite)
                stay += 1
            dropped = running[stay:] + dropped
            running = running[:stay]
        return running + dropped

    def play_out(self, view: View, running: list[Contender], spread: Spread) -> None:
        """Once more with each of them, in the same imagined world; half a comparison is none.

        The first shows how long a playout takes: where time or playouts are short, it leaves only the best running.
        """
        world, turns = imagined(view, self.dice, self.style), self.foresight(view.game)
        spread.move_on()
        values: list[int] = []
        for each in running:
            if self.budget.is_used_up:
                return
            if not each.values and len(values) >= LEAST and self.budget.is_past(1, EACH):
                del running[len(values) :]
                break
            self.budget.spend()
            if not each.values:
                look_ahead(world, each, self.dice)
            values.append(self.playouts.value(world, each.answer, turns, each.hoped, spread))
        for each, value in zip(running, values, strict=True):
            each.values.append(value)


def by_promise(favourite: Contender, contenders: list[Contender]) -> list[Contender]:
    """The favourite, and all that the first look liked better."""
    better = [each for each in contenders if each.promise > favourite.promise]
    return [favourite, *sorted(better, key=lambda each: -each.promise)]


def look_ahead(world: Trial, each: Contender, dice: Dice) -> None:
    """What can be expected of its dice, where there are any."""
    _, is_gamble = tossed(world, each.answer, tosses(dice))
    if is_gamble:
        each.hoped = expected(world, each.answer, dice.word(), THROWS, each.answer.seat)


def varied(field: list[Weighed]) -> list[Weighed]:
    """Different ideas first: twelve ways for one figure to go to one place are one, and nobody has more than two."""
    first: list[Weighed] = []
    others: list[Weighed] = []
    seen: dict[Option, set[tuple[int, ...]]] = {}
    for each in field:
        ideas = seen.setdefault(each.answer.bare, set())
        if each.answer.picks in ideas or len(ideas) == IDEAS:
            others.append(each)
        else:
            first.append(each)
            ideas.add(each.answer.picks)
    return first + others
