"""Facts as they are kept: what each test is refused, and what it is told, with every fact by its name.

PYTHONPATH=tests .venv/bin/python -m facts

The helpers hand over every verdict that a test asks for and every event that follows an answer. Where the same test was
refused by the same rule for the same reason, or told the same event by the same rule, the facts must be among those
that are kept: a wrong figure in a sentence is as wrong as a wrong sentence. All refusals are kept, and of each event
those of a few tests. What is new is not compared until the list is renewed; read the difference before you commit it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from courses import hear_answer, hear_verdict
from tercio.kernel import Answer, Event, Match, Verdict
from tercio.texts import phrasebook_of

FOLDER: Final = Path(__file__).parent
KEPT: Final = FOLDER / "rules" / "facts"
ENOUGH: Final = 3  # tests in which an event is compared
REFUSED: Final = "refused "
Facts = dict[str, Any]
Kept = dict[str, dict[str, list[Facts]]]  # of each test, by rule and reason or event

seen: dict[str, Kept] = {}  # by game, while the list is renewed


def compared(match: Match, answer: Answer) -> Verdict:
    """The verdict on the answer; its facts must be those that are kept."""
    verdict = match.judge(answer)
    hear_verdict(match, answer, verdict)
    for refusal in verdict.refusals:
        facts = phrasebook_of(match.game.id).reason(refusal.because).named(refusal.facts)
        compare(match.game.id, f"{REFUSED}{refusal.rule} {refusal.because}", dict(facts))
    return verdict


def compare_events(match: Match, answer: Answer, events: Sequence[Event]) -> None:
    """The facts of what followed an answer must be those that are kept."""
    hear_answer(match, answer, events)
    known = kept(match.game.id).get(current_test(), {})
    for event in events:
        why = f"{event.rule} {event.name}"
        if why in known or is_renewing():
            compare(match.game.id, why, dict(phrasebook_of(match.game.id).event(event.name).named(event.facts)))


def compare(game: str, why: str, facts: Facts) -> None:
    test = current_test()
    if not test:
        return
    if is_renewing():
        found = seen.setdefault(game, {}).setdefault(test, {}).setdefault(why, [])
        if facts not in found:
            found.append(facts)
        return
    alike = [each for each in kept(game).get(test, {}).get(why, []) if each.keys() == facts.keys()]
    assert not alike or facts in alike, f"{why}: {facts} is said, {alike} is kept; see tests/facts.py"


def current_test() -> str:
    """The test under way, with its file; empty for tests that are not about rules, and for odd names."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    return name.removeprefix("tests/rules/") if name.startswith("tests/rules/") and name.isascii() else ""


def is_renewing() -> bool:
    return os.environ.get("TERCIO_RENEWS_FACTS") == "1"


@cache
def kept(game: str) -> Kept:
    file = KEPT / f"{game}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


class Renewal:
    """A plugin that writes down what has been said."""

    def __init__(self, seen: dict[str, Kept]) -> None:
        self.seen = seen

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        for game, tests in self.seen.items() if exitstatus == 0 else ():
            found = chosen(tests)
            lines = [f"{json.dumps(test)}: {json.dumps(found[test], sort_keys=True)}" for test in sorted(found)]
            (KEPT / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def chosen(tests: Kept) -> Kept:
    """All refusals, and each event of the few tests that tell it the fewest times."""
    tellers: dict[str, list[tuple[int, str]]] = {}
    for test, said in tests.items():
        for why, facts in said.items():
            tellers.setdefault(why, []).append((len(facts), test))
    for why, those in tellers.items():
        tellers[why] = those if why.startswith(REFUSED) else sorted(those)[:ENOUGH]
    found: Kept = {}
    for why, those in tellers.items():
        for _, test in those:
            found.setdefault(test, {})[why] = tests[test][why]
    return found


if __name__ == "__main__":
    import facts  # as the helpers know this module

    os.environ["TERCIO_RENEWS_FACTS"] = "1"
    os.chdir(FOLDER.parent)
    raise SystemExit(pytest.main(["-q", "tests/rules"], plugins=[Renewal(facts.seen)]))
