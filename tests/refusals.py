"""Refusals as they are kept: what each test is refused, with every fact by its name.

PYTHONPATH=tests .venv/bin/python -m refusals

The helpers hand over every verdict that a test asks for. Where the same test was refused by the same rule for the same
reason, the facts must be among those that are kept: the wrong figure in a sentence is as wrong as the wrong sentence. A
test, a reason or a fact that is new is not compared until the list is renewed; read the difference before you commit.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tercio.kernel import Match, Refusal, Verdict
from tercio.texts import phrasebook_of

FOLDER: Final = Path(__file__).parent
KEPT: Final = FOLDER / "rules" / "refusals"
Facts = dict[str, Any]
Kept = dict[str, dict[str, list[Facts]]]  # of each test, rule and reason

seen: dict[str, Kept] = {}  # by game, while the list is renewed


def compared(match: Match, verdict: Verdict) -> Verdict:
    """The verdict itself; its facts must be those that are kept."""
    test = current_test()
    for refusal in verdict.refusals if test else ():
        facts, why = facts_of(match, refusal), f"{refusal.rule} {refusal.because}"
        if is_renewing():
            found = seen.setdefault(match.game.id, {}).setdefault(test, {}).setdefault(why, [])
            if facts not in found:
                found.append(facts)
            continue
        alike = [each for each in kept(match.game.id).get(test, {}).get(why, []) if each.keys() == facts.keys()]
        assert not alike or facts in alike, f"{why}: {facts} is said, {alike} is kept; see tests/refusals.py"
    return verdict


def facts_of(match: Match, refusal: Refusal) -> Facts:
    return dict(phrasebook_of(match.game.id).reason(refusal.because).named(refusal.facts))


def current_test() -> str:
    """The test under way, with its file; empty for tests that are not about rules, and for odd names."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    return name.removeprefix("tests/rules/") if name.startswith("tests/rules/") and name.isascii() else ""


def is_renewing() -> bool:
    return os.environ.get("TERCIO_RENEWS_REFUSALS") == "1"


@cache
def kept(game: str) -> Kept:
    file = KEPT / f"{game}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


class Renewal:
    """A plugin that writes down what has been refused."""

    def __init__(self, seen: dict[str, Kept]) -> None:
        self.seen = seen

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus == 0:
            for game, tests in self.seen.items():
                lines = [f"{json.dumps(test)}: {json.dumps(tests[test], sort_keys=True)}" for test in sorted(tests)]
                (KEPT / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    import refusals  # as the helpers know this module

    os.environ["TERCIO_RENEWS_REFUSALS"] = "1"
    os.chdir(FOLDER.parent)
    raise SystemExit(pytest.main(["-q", "tests/rules"], plugins=[Renewal(refusals.seen)]))
