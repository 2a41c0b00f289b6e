"""The course of a test as it is kept: whatever was asked, offered, refused and told, and how the table lay at the end.

PYTHONPATH=tests .venv/bin/python -m courses [PATH ...]

A test claims one thing, and much more follows from what it does. The helpers hand over every verdict and every answer
with what came of it; each becomes a word of the course, the key of the answer and a digest. At the end some answers are
tried that are not quite what is offered, and a bot plays on for a while. Where such a course is kept in `tests/kept`,
the same test must take it again, so that nothing which anybody can see changes unnoticed: the order of offers, their
limits, facts, receipts, who may see an event, why something is refused. What is new is not compared until the list is
renewed. Where only some tests are named, the courses of all others stay as they are.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator, Sequence
from fcntl import LOCK_EX, flock
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

from tercio.bots import RandomBot
from tercio.bots.bot import BotSaysNothing
from tercio.kernel import CHANCE, Answer, Event, Match, Verdict, digest, seeded
from tries import chance, tries

FOLDER: Final = Path(__file__).parent
KEPT: Final = FOLDER / "kept"
KINDS: Final = ("games", "geometry", "rules", "scenarios")
HEARD: Final = (
    "games/test_kept_matches.py",
    "games/test_kept_reckoning.py",
    "games/test_numbers.py",
    "games/test_warlord_verb_readings.py",
    "geometry/test_kept.py",
    "rules",
    "scenarios",
)
MOST_TOLD: Final = 2_000  # characters
LATER: Final = 24  # answers that are given after a test
RENEWING: Final = "TERCIO_RENEWS_COURSES"

heard: list[tuple[str, str]] = []  # by the test under way: a word of its course, and what that word is made from
matches: list[Match] = []  # of the test under way


def hear(key: str, told: object) -> None:
    text = repr(told)
    heard.append((f"{key}.{sha256(text.encode()).hexdigest()[:4]}", text))


def hear_in(match: Match, key: str, told: object) -> None:
    hear(key, told)
    if not [each for each in matches if each is match]:
        matches.append(match)


def hear_opening(match: Match) -> None:
    """A match has begun."""
    hear_in(match, "begin", (match.events, match.asks()))


def hear_answer(match: Match, answer: Answer, events: Sequence[Event]) -> None:
    """An answer was taken, and these events followed."""
    hear_in(match, answer.key, (answer, events, match.asks()))


def hear_verdict(match: Match, answer: Answer, verdict: Verdict) -> None:
    """An answer was judged."""
    hear_in(match, f"{answer.key}?", (answer, verdict.said, verdict.lifts))


def kept_in(test: str) -> tuple[str, str]:
    """The file in which the course of a test is kept, and its name there; both are empty if none is."""
    _, kind, name = [*test.split("/", 2), "", ""][:3]
    if not (heard and test.isascii() and kind in KINDS):
        return "", ""
    return "-".join([kind, *[match.game.id for match in matches[:1]]]), name


@cache
def kept(file: str) -> dict[str, str]:
    path = KEPT / f"{file}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


class Courses:
    """A plugin that compares the course of each test with the one that is kept, or keeps it."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[str, str]] = {}
        self.is_renewing = os.environ.get(RENEWING) == "1"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        heard.clear()
        matches.clear()
        yield
        file, name = kept_in(item.nodeid)
        if not file:
            return
        for match in matches:
            verdicts = [match.judge(answer) for answer in tries(match, name)]
            hear("tried", [(verdict.said, verdict.lifts) for verdict in verdicts])
            hear("end", digest(match))
            hear("later", later(match, name))
        words = " ".join([word for word, _ in heard])
        if self.is_renewing:
            self.seen.setdefault(file, {})[name] = words
        else:
            compare(kept(file).get(name, words), words)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if not self.seen or exitstatus not in (0, 1):  # a test that fails keeps nothing
            return
        KEPT.mkdir(exist_ok=True)
        with (FOLDER / "courses.py").open() as one_at_a_time:  # of the workers of one run
            flock(one_at_a_time, LOCK_EX)
            kept.cache_clear()
            for file, courses in self.seen.items():
                every = {name: course for name, course in kept(file).items() if is_there(file, name)} | courses
                lines = [f"{json.dumps(name)}: {json.dumps(every[name])}" for name in sorted(every)]
                (KEPT / f"{file}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def is_there(file: str, name: str) -> bool:
    """Is there still such a test?"""
    path = FOLDER / file.partition("-")[0] / name.partition("::")[0]
    function = name.partition("::")[2].partition("[")[0]
    return path.exists() and f"def {function}(" in path.read_text("utf-8")


def later(match: Match, name: str) -> list[object]:
    """A bot plays on for a while: the table is one that matches seldom come to, and rare things happen on it.

    Not where the test has left a question that nobody can answer, on a table without room for what must be placed.
    """
    twin, bot, told = match.clone(), RandomBot(chance(name)), list[object]()
    twin.dice = seeded(chance(name))
    for _ in range(LATER):
        asks = [decision for decision in twin.asks() if decision.seat != CHANCE]
        if not asks:
            break
        decision = asks[bot.dice.below(len(asks))]
        try:
            answer = bot.answer(twin.view(decision.seat, since=len(twin.events)), decision)
        except BotSaysNothing:
            break
        twin.answer(answer)
        told += [answer, twin.asks()]
    return [told, twin.events[len(match.events) :], digest(twin)]


def compare(before: str, now: str) -> None:
    if before == now:
        return
    known = before.split(" ")
    for number, (word, told) in enumerate(heard):
        if number >= len(known) or known[number] != word:
            one_before = known[number] if number < len(known) else "the end"
            pytest.fail(
                f"word {number} of the course is {word}, not {one_before}; see tests/courses.py: {told[:MOST_TOLD]}"
            )
    pytest.fail(f"the course ends before {known[len(heard)]}; see tests/courses.py")


if __name__ == "__main__":
    os.environ[RENEWING] = "1"
    os.chdir(FOLDER.parent)
    raise SystemExit(pytest.main(["-q", *(sys.argv[1:] or [f"tests/{path}" for path in HEARD])]))
