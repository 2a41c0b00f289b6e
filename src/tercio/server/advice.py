"""T-ADVICE-01  What a good bot would answer in a player's place: thought by a worker, from what the seat sees."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from tercio.bots import ADVISER, Reason, ask_why, named
from tercio.kernel import Answer, Decision, Seat, View
from tercio.kernel.record import snapshot
from tercio.server.bots import Job, view_of
from tercio.server.core import messages
from tercio.server.core.presentation import Showing
from tercio.server.core.story import worth_of_victory

if TYPE_CHECKING:
    from tercio.server.hub import Hub, Live

MOST: Final = 5  # answers
ANGLES: Final = ("facing", "turn")
log = logging.getLogger("tercio.server")


class Moment(NamedTuple):
    """What the seat is asked, and when: advice counts as long as this is the same."""

    turn: int
    rewound: int
    decision: Decision


class Advising(NamedTuple):
    """One thought a seat at a time; who asks again at the same moment gets the same."""

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
        begun = live.advising[seat] = Advising(moment, asyncio.create_task(hub.bots.work(weighed, job, live.customer)))
    await asyncio.wait((begun.thought,))
    if begun.thought.cancelled():
        return []
    if begun.thought.exception() is not None:  # nobody loses his match because a bot fails
        log.error("a bot could not advise", exc_info=begun.thought.exception())
        live.advising.pop(seat, None)
        return []
    return begun.thought.result() if moment_of(live.showing, seat) == moment else []


def job_of(showing: Showing, seat: Seat) -> Job:
    """The seed is known to everybody: not even chance tells anything of what lies hidden."""
    table = showing.table
    assert table.match is not None
    ghost = snapshot(showing.view(table.match, seat).ghost)
    return table.head.game, ADVISER, table.turn_of(seat), seat, ghost


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


# -- in the worker -----------------------------------------------------------------


def weighed(job: Job) -> list[Reason]:
    _, bot, seed, _, _ = job
    view = view_of(job)
    return ask_why(named(bot, seed, time.monotonic), view, view.asks[0])[:MOST]
