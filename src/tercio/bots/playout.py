"""A few turns in a bot's head: everybody plays as a hasty greedy bot, and luck is reckoned out of the result."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.bots.even_dice import EvenDice, Spread
from tercio.bots.every_throw import expected
from tercio.bots.lookahead import CANDIDATES, WORST
from tercio.bots.trial import Trial, seen, trial_of, tried
from tercio.kernel import NOBODY, PASS, Answer, Decision, Dice, Seat, View, seeded

OPTIONS: Final = 4  # new answers that a player in a playout chooses from where the table is at rest,
CHOICES: Final = 3  # and in the middle of something;
MEMORY: Final = 6  # and answers that were good before,
KEPT: Final = 12  # out of those that are remembered
TOSSES: Final = 3  # so often an answer is tried that hangs on dice
THROWS: Final = 100  # the most ways in which dice may fall if luck is to be reckoned out
LONGEST: Final = 150  # answers in a playout


class Chosen(NamedTuple):
    """What somebody in a playout says."""

    answer: Answer
    is_gamble: bool = False  # dice decide what comes of it, before anybody has a choice


class Taken:
    """The turns that everybody has had in a playout."""

    def __init__(self, seat: Seat, turns: int, is_in_turn: bool) -> None:
        self.own = seat
        self.turns = turns
        self.actor = seat if is_in_turn else NOBODY
        self.had = {seat: 1} if is_in_turn else {}

    def goes_on(self, seat: Seat) -> bool:
        """The player to act goes on with his turn, or has turns left."""
        if seat != self.actor:
            self.actor = seat
            self.had[seat] = self.had.get(seat, 0) + 1
        return self.had[seat] <= (self.turns + (seat == self.own)) // 2


class Playouts:
    """Plays answers on, one imagined match after the other, and remembers what proved good in them.

    A player with his first choice in them looks around as a greedy bot does. What was good there, or best in a playout,
    is often there in the next: it is tried again beside a few new answers, so that both sides play better the longer
    the bot thinks, and about the next question too.
    """

    def __init__(self, options: int) -> None:
        self.options = options
        self.remembered: dict[tuple[Seat, str], list[Answer]] = {}
        self.have_looked: set[tuple[Seat, str]] = set()  # around, since this question came up

    def begin(self, view: View, decision: Decision, weighed: list[Answer]) -> None:
        """A new question, and what the first look at it says, best first."""
        self.have_looked.clear()
        if view.game.is_at_rest(view.ghost):
            self.have_looked.add((decision.seat, decision.kind))
            self.remember(decision, weighed)

    def value(self, world: Trial, answer: Answer, turns: int, hoped: int | None, spread: Spread) -> int:
        """What the answer is worth after this many turns: 1 is to the end of one's own turn, 2 includes the reply.

        Everybody has as many turns, whoever goes first, so no side is better off for having moved once more.
        The difference that the dice made is taken out: what the table was worth after each throw, less what it could
        be expected to be worth before. `hoped` is that for the answer itself; None: it is not known, or no dice fall.
        """
        trial, own_dice = trial_of(world, spread.even_dice(), world.style), seeded(spread.seed + 1)
        game, seat = trial.game, answer.seat
        taken = Taken(seat, turns, game.is_at_rest(world))
        luck = 0
        said = [answer]
        trial.take(answer)
        for _ in range(LONGEST):
            asks = trial.asks()
            if not asks:
                break
            decision = asks[0]
            is_at_rest = game.is_at_rest(trial)
            if is_at_rest:
                if hoped is not None:
                    luck += trial.worth(seat) - hoped
                    hoped = None
                if not taken.goes_on(decision.seat):
                    return trial.worth(seat) - luck
            chosen = self.hasty(trial, decision, is_at_rest, said, own_dice)
            if chosen.is_gamble and hoped is None:
                hoped = expected(trial, chosen.answer, own_dice.word(), THROWS, seat)
            said.append(chosen.answer)
            trial.take(chosen.answer)
        value = trial.worth(seat)
        return value - luck if hoped is None else hoped - luck

    def hasty(self, trial: Trial, decision: Decision, is_at_rest: bool, said: list[Answer], dice: Dice) -> Chosen:
        """Passes in windows; else the best of a few answers, each tried once, or a few times where dice fall."""
        if not is_at_rest and decision.option(PASS.key) is not None and not trial.game.is_chance(decision):
            return Chosen(Answer(decision.seat, PASS.key))
        if is_at_rest and (decision.seat, decision.kind) not in self.have_looked:
            self.look_around(trial, decision, dice)
        candidates = self.known(trial, decision, said) if is_at_rest else []
        number = self.options if is_at_rest else CHOICES
        for answer in trial.game.propose(seen(trial, decision), decision, number, dice):
            if answer not in candidates:
                candidates.append(answer)
        if len(candidates) == 1:
            return Chosen(candidates[0])
        throws = tosses(dice)
        best, most = Chosen(candidates[0]), WORST
        for answer in candidates:
            value, is_gamble = tossed(trial, answer, throws)
            if value > most:
                best, most = Chosen(answer, is_gamble), value
        if is_at_rest:
            self.remember(decision, [best.answer])
        return best

    def look_around(self, trial: Trial, decision: Decision, dice: Dice) -> None:
        """As widely as a greedy bot, once for all playouts about a question; the best are remembered."""
        self.have_looked.add((decision.seat, decision.kind))
        throws = tosses(dice)
        candidates = trial.game.propose(seen(trial, decision), decision, CANDIDATES, dice)
        if len(candidates) > 1:
            self.remember(decision, sorted(candidates, key=lambda each: tossed(trial, each, throws)[0], reverse=True))

    def known(self, trial: Trial, decision: Decision, said: list[Answer]) -> list[Answer]:
        """Those of the remembered answers that can be given here; none twice in one playout."""
        found: list[Answer] = []
        view = seen(trial, decision)
        for answer in self.remembered.get((decision.seat, decision.kind), ()):
            if answer not in said and decision.offered(answer) is not None and view.judge(answer):
                found.append(answer)
                if len(found) == MEMORY:
                    break
        return found

    def remember(self, decision: Decision, best: list[Answer]) -> None:
        """Before what was good earlier."""
        known = self.remembered.get((decision.seat, decision.kind), [])
        answers = best[:KEPT] + [answer for answer in known if answer not in best]
        self.remembered[decision.seat, decision.kind] = answers[:KEPT]


def tosses(dice: Dice) -> list[EvenDice]:
    """A few throws, evenly spread; the same for all answers that are compared."""
    spread = Spread(dice)
    found: list[EvenDice] = []
    for _ in range(TOSSES):
        found.append(spread.even_dice())
        spread.move_on()
    return found


def tossed(trial: Trial, answer: Answer, throws: list[EvenDice]) -> tuple[int, bool]:
    """What the answer comes to at once in the mean of these throws, and whether the dice decide that."""
    total, has_chosen = 0, False
    for place, throw in enumerate(throws):
        luck = throw.clone()
        twin = tried(trial, answer, luck, throw.count)
        total += twin.worth(answer.seat)
        if place == 0 and not luck.has_fallen:
            return total, False
        has_chosen = has_chosen or twin.has_chosen
    return total // len(throws), not has_chosen
