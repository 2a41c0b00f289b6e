"""Answers beside those that are offered: a little too much or too little, or something that nobody offered."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tercio.kernel import NOBODY, Answer, Decision, Match, Option
from tercio.texts import phrasebook_of

MOST: Final = 10  # options of a question that are tried
SELDOM: Final = 4  # one of so many keys that are not offered is tried
TABLE: Final = 73  # half inches on each side of the largest table, and its edge


def chance(word: str) -> int:
    """A number that is always the same for this word."""
    return int.from_bytes(sha256(word.encode()).digest()[:4])


def tries(match: Match, name: str) -> list[Answer]:
    """Some of them, always the same for a match of this name."""
    found: list[Answer] = []
    keys = sorted([key for section, key in phrasebook_of(match.game.id).entries if section == "option"])
    for decision in match.asks():
        options = sorted(decision.options, key=lambda option: chance(f"{name} {option.key} {option.subject}"))
        for option in options[:MOST]:
            found += beside(decision, option)
            if option.corners:
                place = chance(f"{name} {option.key} place")
                point = (place % TABLE * 500, place // TABLE % TABLE * 500)
                found.append(option.reply(decision.seat, (), (point,), (option.low,) * option.numbers))
        numbers = sorted({number for option in options for number in (option.subject, *option.among)})
        for key in keys:
            draw = chance(f"{name} {key}")
            if draw % SELDOM == 0 and numbers:
                one, other = numbers[draw % len(numbers)], numbers[draw // 7 % len(numbers)]
                found += [Answer(decision.seat, key, one), Answer(decision.seat, key, one, (other,))]
    return found


def beside(decision: Decision, option: Option) -> list[Answer]:
    """The option as it is offered, and what just misses it."""
    seat, key, subject, picks = decision.seat, option.key, option.subject, option.among[: option.least]
    numbers = (option.low,) * option.numbers
    return [
        option.reply(seat),
        option.reply(seat, picks, (), numbers),
        option.reply(seat, option.among[: option.most + 1], (), numbers),
        option.reply(seat, picks, (), (option.low - 1,) * option.numbers),
        option.reply(seat, picks, (), (option.high + 1,) * option.numbers),
        Answer(seat, key, subject - 1, picks, (), numbers, option.detail),
        Answer(seat, key, subject + 1, picks, (), numbers, option.detail),
        Answer(seat, key, subject, picks, (), numbers, option.detail + 1 if option.detail != NOBODY else 0),
    ]
