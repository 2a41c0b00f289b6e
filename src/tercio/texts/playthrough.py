"""A match told in words: each question, its answer, and what came of it, a line each with the rule behind it.

1. Red: Bold or wary this round? [SK-ROUND-02]
   > Bold: walk 1 inch further
   Red is bold. [SK-ROUND-02]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.kernel import (
    AGREE_DRAW,
    CONCEDE,
    Answer,
    Decision,
    Event,
    Game,
    Match,
    Option,
    Record,
    Refusal,
    State,
    digest,
    start,
)
from tercio.kernel.record import load_dice
from tercio.texts.speaker import Speaker

MORE: Final = "..."  # how the words of an option end that wants picks, a path or numbers


def answer_words(speaker: Speaker, state: State, option: Option, answer: Answer) -> str:
    """The words of the option, with what the answer brings in place of the dots."""
    parts = [
        ", ".join([speaker.picked(state, option, pick) for pick in answer.picks]),
        speaker.way(state, option, answer.path),
        ", ".join([speaker.number(state, option, number, place) for place, number in enumerate(answer.numbers)]),
    ]
    return joined(speaker.option(state, option), ", ".join([part for part in parts if part]))


def joined(words: str, brought: str) -> str:
    if words.endswith(MORE):
        return (words.removesuffix(MORE) + brought).rstrip()
    if not brought:
        return words
    return f"{words}, {brought}" if ": " in words else f"{words}: {brought}"


def with_rule(words: str, rule: str) -> str:
    return f"{words} [{rule}]"


def question_line(speaker: Speaker, state: State, decision: Decision) -> str:
    return with_rule(f"{speaker.seat(decision.seat)}: {speaker.question(state, decision)}", decision.rule)


def event_lines(speaker: Speaker, state: State, events: Sequence[Event]) -> list[str]:
    return [with_rule(speaker.event(state, event), event.rule) for event in events]


def refusal_lines(speaker: Speaker, state: State, refusals: Sequence[Refusal]) -> list[str]:
    return [with_rule(speaker.because(state, refusal), refusal.rule) for refusal in refusals]


def question_of(match: Match, answer: Answer) -> Decision | None:
    """What the answer replies to: nothing, where somebody gives up, all agree on a draw, or one speaks aside."""
    if answer.key in (CONCEDE, AGREE_DRAW) or answer.key in match.game.asides:
        return None
    return match.question_to(answer.seat)


def option_of(decision: Decision | None, answer: Answer) -> Option:
    """The option that was taken, or one of its name where none was offered."""
    offered = decision.offered(answer) if decision else None
    return offered or answer.bare


def play_and_tell(speaker: Speaker, match: Match, answer: Answer) -> list[str]:
    """The match takes the answer: the question, the answer, then what happened or why it is refused."""
    decision = question_of(match, answer)
    option = option_of(decision, answer)
    replied = answer_words(speaker, match.state, option, answer)
    asked = question_line(speaker, match.state, decision) if decision else f"{speaker.seat(answer.seat)}:"
    before = len(match.events)
    verdict = match.answer(answer)
    refused = refusal_lines(speaker, match.state, verdict.refusals)
    happened = event_lines(speaker, match.state, match.events[before:])
    return [asked, f"> {replied}", *[f"! {line}" for line in refused], *happened]


def playthrough(speaker: Speaker, game: Game, record: Record) -> list[str]:
    """The whole record in words, everything open; somebody has checked that it plays again."""
    match = start(game, record.setup, load_dice(record.dice))
    lines = [f"# {' '.join([record.game, record.version, *record.packs])}"]
    lines += event_lines(speaker, match.state, match.events)
    for number, answer in enumerate(record.answers, 1):
        asked, *rest = play_and_tell(speaker, match, answer)
        lines += ["", f"{number}. {asked}", *[f"   {line}" for line in rest]]
    return [*lines, "", f"# {digest(match)}"]
