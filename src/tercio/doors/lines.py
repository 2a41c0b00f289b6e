"""The protocol of bots by command: what is said to them, and how their replies are read. One JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.kernel import CONCEDE, Answer, Decision, Match, Refusal, Seat, View
from tercio.kernel.codec import shown
from tercio.texts import Speaker, phrasebook_of
from tercio.wire import answer_json, decision_json, read_answer, view_json
from tercio.wire.messages import outcome_json, refusal_json

SAY: Final = Wording("tercio.doors")

Json = dict[str, Any]

PROTOCOL: Final = 1
WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
UNFINISHED: Final = "unfinished"  # somebody has left the table

NO_TROUBLE: Final = Phrase("", "")


class Manners(NamedTuple):
    """What a bot is granted."""

    seconds: float = 10.0  # for an answer
    tries: int = 3  # for a question
    proposals: int = 16  # the most legal answers that come with a question
    start: float = 20.0  # seconds more for the first answer


class Refused(NamedTuple):
    """Why a reply is not taken: rules, or that it is no reply at all."""

    refusals: tuple[Refusal, ...]
    trouble: Phrase


# -- what is said --------------------------------------------------------------------


def hello(view: View, seed: int, manners: Manners) -> Json:
    return {
        "say": "hello",
        "protocol": PROTOCOL,
        "game": view.game.id,
        "version": view.game.version,
        "packs": view.game.packs,
        "seat": view.seat,
        "seats": view.state.seat_count(),
        "seed": seed,
        "seconds": manners.seconds,
        "tries": manners.tries,
    }


def question(view: View, decision: Decision, proposals: Sequence[Answer], number: int) -> Json:
    return {
        "say": "question",
        "number": number,
        "view": view_json(view),
        "decision": decision_json(phrasebook_of(view.game.id), decision),
        "proposals": [answer_json(answer) for answer in proposals],
    }


def refusal(view: View, refused: Refused, tries_left: int) -> Json:
    speaker, state = Speaker(view.game, "en"), view.state
    return {
        "say": "refused",
        "trouble": refused.trouble.en,
        "refusals": [
            {**refusal_json(speaker.book, each), "text": speaker.because(state, each)} for each in refused.refusals
        ],
        "tries_left": tries_left,
    }


def over(match: Match, seat: Seat) -> Json:
    return {"say": "over", "result": result_of(match, seat), "outcome": outcome_json(match.outcome)}


def result_of(match: Match, seat: Seat) -> str:
    if match.outcome is None:
        return UNFINISHED
    winners = match.outcome.winners
    return DRAWN if not winners else WON if seat in winners else LOST


def line_of(message: Json) -> bytes:
    """ASCII, so that no program has to think of encodings."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


# -- what is heard -------------------------------------------------------------------


def read_reply(
    line: bytes, view: View, decision: Decision, proposals: Sequence[Answer], number: int
) -> Answer | Refused | None:
    """`{"choose": 3}` for a proposal by its number, or `{"answer": {...}}` for whatever the bot likes.

    None where it says itself, by its number, that it replies to another question.
    """
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return no_reply(*SAY("line-not-json"))
    if isinstance(data, dict) and type(data.get("number")) is int and data.pop("number") != number:
        return None
    if not isinstance(data, dict) or len(data) != 1:
        return no_reply(*SAY("reply"))
    if "choose" in data:
        return chosen(data["choose"], proposals)
    if "answer" in data:
        return answered(data["answer"], view, decision)
    word = shown(next(iter(data)))
    return no_reply(*SAY("reply-choose-answer-not", word=word))


def no_reply(en: str, de: str) -> Refused:
    return Refused((), Phrase(en, de))


def chosen(number: Any, proposals: Sequence[Answer]) -> Answer | Refused:
    if type(number) is not int or not 0 <= number < len(proposals):
        there, given = len(proposals), shown(number)
        return no_reply(*SAY("no-proposal-from-0", given=given, there=there))
    return proposals[number]


def answered(data: Any, view: View, decision: Decision) -> Answer | Refused:
    """For its own seat alone, and to the question; giving up is always an answer."""
    if isinstance(data, dict):
        data = {"seat": decision.seat, **data}
    try:
        answer = read_answer(data)
    except BadInput as error:
        return no_reply(error.en, error.de)
    if answer.seat != decision.seat:
        return no_reply(*SAY("bot-sits-seat", seat=decision.seat))
    if answer.key != CONCEDE and answer.key in view.game.asides:
        return no_reply(*SAY("only-answers-question-heard"))
    verdict = view.judge(answer)
    return answer if verdict else Refused(verdict.refusals, NO_TROUBLE)
