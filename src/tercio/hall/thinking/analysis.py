"""T-ADVICE-01  A match that is over, gone through by the strongest bot: what each answer was worth as a chance to win.

Every answer is judged from what its player could see. One thought after the other is asked of the thinkers, behind
everybody who plays; it can be stopped, and what was found stays.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypedDict

from tercio.bots import ADVISER
from tercio.games import box_of
from tercio.hall.thinking.advice import brief
from tercio.hall.thinking.labours import make_room, thought
from tercio.hall.thinking.thoughts import Job, NobodyThinks, look_back
from tercio.kernel import Answer, Match, Seat, View
from tercio.kernel.asides import LEAVING
from tercio.kernel.record import snapshot
from tercio.texts.playthrough import answer_words

if TYPE_CHECKING:
    from tercio.bots import Reason
    from tercio.hall.hub import Hub, Live
    from tercio.hall.showing.reel import Reel

Mark = Literal["good", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))

WHOLE: Final = 150_000  # milliseconds that all thoughts together may take,
SHORTEST: Final = 100  # each at least this
LONGEST: Final = 1_500  # and at most this
MOST_KEPT: Final = 100  # matches whose analysis is kept
LANGUAGES: Final = ("en", "de")
log = logging.getLogger("tercio.hall")


class Judgement(TypedDict):
    """One answer: the chance to win that it left its player with, and what a better one would have added, in percent.

    The words are empty where the answer was good.
    """

    n: int
    seat: int
    mark: Mark
    chance: int
    loss: int
    text: str
    better: str


class Account(TypedDict):
    """The decisions of a seat; `loss` is what they cost in the mean, in hundredths of a percent."""

    seat: int
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    loss: int


class Analysis(TypedDict):
    stage: Literal["none", "thinking", "stopped", "done"]
    done: int
    total: int
    judgements: list[Judgement]
    accounts: list[Account]


class Judged(NamedTuple):
    """The same in both languages, and before anything is rounded."""

    n: int
    seat: Seat
    chance: float
    loss: float
    text: dict[str, str]
    better: dict[str, str]


class Review:
    """An analysis under way, stopped or done."""

    def __init__(self, reel: Reel, address: str) -> None:
        self.reel = reel
        self.address = address  # of whoever has asked for it last
        self.done = 0
        self.judged: list[Judged] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        return self.task is not None and not self.task.done()


def begin(hub: Hub, live: Live, reel: Reel, address: str) -> Review:
    """Begin, or go on where it was stopped; nothing where it is under way or done. TooMuchWanted where too much is."""
    review = hub.reviews.get(live.table.head.id)
    if review is None:
        review = Review(reel, address)
    if not review.is_under_way and review.done < len(review.reel.answers):
        review.address = address
        review.task = hub.labours.begin(address, lambda: asyncio.create_task(go_through(hub, live, review)))
        make_room(hub.reviews, MOST_KEPT, is_at_rest)
    return hub.reviews.setdefault(live.table.head.id, review)


def is_at_rest(review: Review) -> bool:
    return not review.is_under_way


def stop(review: Review) -> None:
    if review.task is not None:
        review.task.cancel()


async def go_through(hub: Hub, live: Live, review: Review) -> None:
    """From where it stands to the end of the match."""
    reel, seats = review.reel, range(len(review.reel.names))
    match = await hub.beside(reel.match_after, review.done)
    decisions = len([answer for answer in reel.answers if answer.seat in seats])
    milliseconds = max(SHORTEST, min(LONGEST, WHOLE // max(1, decisions)))
    for n in range(review.done + 1, len(reel.answers) + 1):
        answer = reel.answers[n - 1]
        view = view_of(match, answer)
        if view is not None:
            job: Job = (reel.game.id, ADVISER, n, answer.seat, snapshot(view.ghost), live.table.head.packs)
            try:
                reasons = await thought(hub, live.customer, partial(look_back, answer, milliseconds), job)
            except NobodyThinks:
                return
            except Exception:  # one answer without a judgement is no reason to leave out all others
                log.exception("a bot could not judge answer %d", n)
                reasons = []
            if reasons:
                review.judged.append(judged(live, reel, view, n, reasons))
        await hub.beside(match.answer, answer)
        review.done = n


def view_of(match: Match, answer: Answer) -> View | None:
    """What its player saw; None where there was nothing to choose."""
    if answer.seat < 0 or answer.key in LEAVING or answer.key in match.game.asides:
        return None
    decision = match.question_to(answer.seat)
    if decision is None or (len(decision.options) == 1 and decision.options[0].is_plain):
        return None
    return match.view(answer.seat, since=len(match.events))


def judged(live: Live, reel: Reel, view: View, n: int, reasons: list[Reason]) -> Judged:
    winning = box_of(reel.game.id).thinking().winning
    stage = winning.stage(view.ghost)
    said, best = reasons[0], max(reasons, key=lambda reason: reason.value)
    chance = winning.chance_of(said.value, stage)
    loss = winning.chance_of(best.value, stage) - chance
    text, better = dict[str, str](), dict[str, str]()
    for lang in LANGUAGES if mark_of(loss) != "good" else ():
        speaker = reel.speaker(lang)
        for words, answer in ((text, said.answer), (better, best.answer)):
            option = view.asks[0].offered(answer) or answer.bare
            words[lang] = answer_words(speaker, view.state, option, brief(live.showing, view, answer))
    return Judged(n, said.answer.seat, chance, loss, text, better)


def mark_of(loss: float) -> Mark:
    return next((mark for least, mark in MARKS if loss >= least), "good")


def told(review: Review | None, lang: str) -> Analysis:
    if review is None:
        return {"stage": "none", "done": 0, "total": 0, "judgements": [], "accounts": []}
    total = len(review.reel.answers)
    judgements: list[Judgement] = [
        {
            "n": each.n,
            "seat": each.seat,
            "mark": mark_of(each.loss),
            "chance": round(100 * each.chance),
            "loss": round(100 * each.loss),
            "text": each.text.get(lang, ""),
            "better": each.better.get(lang, ""),
        }
        for each in review.judged
    ]
    return {
        "stage": "done" if review.done == total else "thinking" if review.is_under_way else "stopped",
        "done": review.done,
        "total": total,
        "judgements": judgements,
        "accounts": [account_of(review, seat) for seat in range(len(review.reel.names))],
    }


def account_of(review: Review, seat: Seat) -> Account:
    own = [each for each in review.judged if each.seat == seat]
    marks = [mark_of(each.loss) for each in own]
    return {
        "seat": seat,
        "decisions": len(own),
        "inaccuracies": marks.count("inaccuracy"),
        "mistakes": marks.count("mistake"),
        "blunders": marks.count("blunder"),
        "loss": round(10_000 * sum([each.loss for each in own]) / max(1, len(own))),
    }
