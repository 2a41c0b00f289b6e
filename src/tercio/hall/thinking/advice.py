"""T-ADVICE-01  What a good bot would answer in a player's place: thought by a worker, from what the seat sees."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from tercio.bots import ADVISER, Reason
from tercio.hall.showing import messages
from tercio.hall.showing.presentation import Showing
from tercio.hall.showing.story import worth_of_victory
from tercio.hall.thinking.labours import thought
from tercio.hall.thinking.thoughts import Job, weigh
from tercio.kernel import Answer, Decision, Seat, View
from tercio.kernel.record import snapshot
from tercio.texts.playthrough import answer_words

if TYPE_CHECKING:
    from tercio.hall.hub import Hub, Live
    from tercio.hall.showing.reel import Reel

MOST: Final = 5  # answers
ANGLES: Final = ("facing", "turn")
log = logging.getLogger("tercio.hall")


class Alternative(TypedDict):
    """What a bot would have answered: how much less it expects of it than of the best, and who else thought so."""

    text: str
    behind: int
    outlook: int  # in percent of a victory
    is_played: bool


class Retrospect(TypedDict):
    """One answer of a match that is over, beside what a bot would have answered in its place."""

    n: int
    seat: int
    text: str
    advice: list[Alternative]


class Moment(NamedTuple):
    """What the seat is asked, and when: advice counts as long as this is the same."""

    turn: int
    rewound: int
    decision: Decision


class Advising(NamedTuple):
    """One thought a seat at a time; asking again at the same moment gives the same one."""

    moment: Moment
    thought: asyncio.Task[list[Reason]]


def moment_of(showing: Showing, seat: Seat) -> Moment | None:
    table = showing.table
    view = None if table.match is None else showing.view(table.match, seat)
    return Moment(table.turn_of(seat), table.rewound, view.asks[0]) if view is not None and view.asks else None


async def advice_of(hub: Hub, live: Live, seat: Seat) -> list[Reason]:
    """Best first; nothing once the question has changed, or where no bot can say anything."""
    moment = moment_of(live.showing, seat)
    if moment is None or hub.bots is None:
        return []
    begun = live.advising.get(seat)
    if begun is None or begun.moment != moment:
        if begun is not None:
            begun.thought.cancel()
        job = job_of(live.showing, seat)
        begun = live.advising[seat] = Advising(
            moment, asyncio.create_task(hub.bots.thinkers.work(weigh, job, live.customer))
        )
    await asyncio.wait((begun.thought,))
    if begun.thought.cancelled():
        return []
    if begun.thought.exception() is not None:  # nobody loses a match because a bot fails
        log.error("a bot could not advise", exc_info=begun.thought.exception())
        live.advising.pop(seat, None)
        return []
    return begun.thought.result()[:MOST] if moment_of(live.showing, seat) == moment else []


async def retrospect_of(hub: Hub, live: Live, reel: Reel, n: int, lang: str, address: str) -> Retrospect:
    """What a bot would have answered instead of answer `n`, from what its player saw then.

    Nobody who plays waits for it. TooMuchWanted where one address wants too much at once.
    """
    answer = reel.answers[n - 1]
    match = await hub.beside(reel.match_after, n - 1)
    speaker = reel.speaker(lang)
    found: Retrospect = {"n": n, "seat": answer.seat, "text": reel.by(match, answer, speaker)["text"], "advice": []}
    view = match.view(answer.seat) if match.question_to(answer.seat) is not None else None
    if hub.bots is None or view is None or not view.asks:
        return found
    job: Job = (reel.game.id, ADVISER, n, answer.seat, snapshot(view.ghost), live.table.head.packs)
    reasons = await hub.labours.begin(address, lambda: asyncio.create_task(thought(hub, live.customer, weigh, job)))
    reasons = reasons[:MOST]
    victory = worth_of_victory(view.ghost, answer.seat)
    for reason in reasons:
        option = view.asks[0].offered(reason.answer) or reason.answer.bare
        found["advice"].append(
            {
                "text": answer_words(speaker, view.state, option, brief(live.showing, view, reason.answer)),
                "behind": min(0, reason.value - reasons[0].value),
                "outlook": max(-100, min(100, int(100 * reason.value / victory))),
                "is_played": reason.answer == answer,
            }
        )
    return found


def job_of(showing: Showing, seat: Seat) -> Job:
    """The seed is known to everybody: not even chance tells anything of what lies hidden."""
    table = showing.table
    assert table.match is not None
    ghost = snapshot(showing.view(table.match, seat).ghost)
    return table.head.game, ADVISER, table.turn_of(seat), seat, ghost, table.head.packs


def told(showing: Showing, seat: Seat, number: int, reasons: list[Reason], lang: str) -> messages.AdviceMessage:
    match = showing.table.match
    if match is None or not reasons:
        return {"type": "advice", "id": number, "advice": []}
    view = showing.view(match, seat)
    whole = showing.hints(seat, [reason.answer for reason in reasons], lang)
    short = showing.hints(seat, [brief(showing, view, reason.answer) for reason in reasons], lang)
    victory = worth_of_victory(view.ghost, seat)
    advice: list[messages.Advised] = []
    for hint, words, reason in zip(whole, short, reasons, strict=True):
        behind = min(0, reason.value - reasons[0].value)  # an answer that dropped out early may have had more luck
        share = max(-100, min(100, int(100 * reason.value / victory)))
        advice.append(
            {
                "text": words["text"],
                "answer": hint["answer"],
                "behind": behind,
                "outlook": share,
                "trials": reason.trials,
            }
        )
    advice.sort(key=lambda each: -each["behind"])
    return {"type": "advice", "id": number, "advice": advice}


def brief(showing: Showing, view: View, answer: Answer) -> Answer:
    """Of a way its end: corners and facings say little in words, and are seen on the table as soon as it is chosen."""
    measures = showing.measures
    option = view.asks[0].offered(answer)
    if option is None or not answer.path or (measures is not None and measures.mover_of(view, option) < 0):
        return answer
    fields = () if measures is None else measures.fields_of(view, option, "en").fields
    angles = [place for place, field in enumerate(fields) if field["kind"] in ANGLES]
    numbers = [number for place, number in enumerate(answer.numbers) if place not in angles]
    return answer._replace(path=answer.path[-1:], numbers=tuple(numbers))
