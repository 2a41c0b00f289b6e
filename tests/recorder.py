"""While a test that is marked with a rule plays, every exemption that is cited is written down with its procedures."""

from __future__ import annotations

from collections.abc import Generator
from operator import attrgetter
from types import FunctionType
from typing import Final, NamedTuple

import pytest

from tercio.kernel import Answer, Event, Match, Step, Verdict
from tercio.rules.pairs import Matrix, all_matrices
from tercio.rules.witness import MARK, PLAYED


class Sight(NamedTuple):
    """By this a step is recognized as a part of a procedure."""

    procedure: str
    field: str  # empty: every step of that name
    value: str

    def is_of(self, step: Step) -> bool:
        if not self.field:
            return True
        try:
            return str(attrgetter(self.field)(step)) == self.value
        except AttributeError:
            return False


class Signs(NamedTuple):
    """How the procedures and exemptions of one game are recognized."""

    steps: dict[str, list[Sight]]
    words: dict[str, list[str]]  # by the keys of answers, and by the names and rules of events
    exemptions: set[str]


def signs_of(matrix: Matrix) -> Signs:
    signs = Signs({}, {}, {exemption.id for exemption in matrix.exemptions})
    for procedure in matrix.procedures:
        for written in procedure.steps:
            path, _, value = written.partition("=")
            name, _, field = path.partition(".")
            signs.steps.setdefault(name, []).append(Sight(procedure.word, field, value))
        for kind, words in (("key", procedure.keys), ("event", procedure.events), ("rule", procedure.rules)):
            for word in words:
                signs.words.setdefault(f"{kind} {word}", []).append(procedure.word)
    return signs


SIGNS: Final = {matrix.game: signs_of(matrix) for matrix in all_matrices()}


class Recorder:
    """Listens to every match of a marked test; the report of the test carries what it has heard to the witness."""

    def __init__(self) -> None:
        self.heard: set[str] | None = None  # a procedure, or a procedure and an exemption that was cited in it
        # A compiled match cannot be listened to.
        if isinstance(Match.emit, FunctionType):
            self.listen()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        self.heard = set() if item.get_closest_marker(MARK) else None
        yield
        if self.heard:
            item.user_properties.append((PLAYED, sorted(self.heard)))
        self.heard = None

    def listen(self) -> None:
        emit, judge = Match.emit, Match.judge

        def emit_and_record(match: Match, event: Event) -> None:
            if self.heard is not None:
                # Whatever happens before the next question follows from the latest answer.
                answered = match.answers[-1].key if match.answers else ""
                signs = (f"event {event.name}", f"rule {event.rule}", f"key {answered}")
                self.write(match, signs, [event.rule, *[receipt.rule for receipt in event.receipts]])
            emit(match, event)

        def judge_and_record(match: Match, answer: Answer) -> Verdict:
            verdict = judge(match, answer)
            if self.heard is not None:
                said = [f"{refusal.rule}:{refusal.because}" for refusal in verdict.said]
                said += [f"{lift.rule}:lift" for lift in verdict.lifts]
                self.write(match, (f"key {answer.key}",), [*said, *[line.partition(":")[0] for line in said]])
            return verdict

        setattr(Match, "emit", emit_and_record)  # noqa: B010  (a method is replaced on purpose)
        setattr(Match, "judge", judge_and_record)  # noqa: B010

    def write(self, match: Match, words: tuple[str, ...], cited: list[str]) -> None:
        game = type(match.game).__module__.removeprefix("tercio.games.").partition(".")[0]
        signs = SIGNS.get(game)
        if signs is None or self.heard is None:
            return
        under_way = {procedure for word in words for procedure in signs.words.get(word, ())}
        for step in match.stack:
            for sight in signs.steps.get(type(step).__name__, ()):
                if sight.is_of(step):
                    under_way.add(sight.procedure)
        exemptions = signs.exemptions.intersection(cited)
        for procedure in under_way:
            self.heard.add(f"{game}/{procedure}")
            for exemption in exemptions:
                self.heard.add(f"{game}/{procedure} {exemption}")
