"""T-PREPARE-01  Answers for later: each is given only if the seat is asked what it has foreseen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from tercio.hall.tables.refused import refused
from tercio.kernel import NOBODY, Answer, Decision, Match, Seat
from tercio.kernel.asides import LEAVING
from tercio.wire import answer_json, read_answer

LONGEST_LINE: Final = 8
MOST_TIMES: Final = 20


class Prepared(NamedTuple):
    """An answer to a question of this kind, so many times."""

    kind: str
    answer: Answer
    times: int = 1


Line = tuple[Prepared, ...]


class Met(NamedTuple):
    """A question that the seat was asked, and what it said: such a one may come again."""

    decision: Decision
    answer: Answer


class Preparations:
    """What every seat of one table has prepared, and which questions it knows by now."""

    def __init__(self, seats: int) -> None:
        self.lines: list[Line] = [() for _ in range(seats)]
        self.lapsed = [False for _ in range(seats)]  # the last line met another question than it had foreseen
        self.met: list[dict[str, Met]] = [{} for _ in range(seats)]  # by kind

    def write(self, seat: Seat, line: Line) -> None:
        self.lines[seat], self.lapsed[seat] = line, False

    def meet(self, decision: Decision, answer: Answer) -> None:
        """Before the answer is taken."""
        line = self.lines[answer.seat]
        self.met[answer.seat][decision.kind] = Met(decision, answer)
        if not line:
            return
        first, *rest = line
        if first.kind != decision.kind or first.answer != answer:
            self.write(answer.seat, ())
        elif first.times > 1:
            self.lines[answer.seat] = (first._replace(times=first.times - 1), *rest)
        else:
            self.lines[answer.seat] = tuple(rest)

    def look(self, match: Match) -> None:
        """A player who is asked something unforeseen decides anew, and what is over needs no answers."""
        for seat, line in enumerate(self.lines):
            if line and not match.stack:
                self.write(seat, ())
            elif line and match.question_to(seat) is not None and self.due(match, seat) is None:
                self.write(seat, ())
                self.lapsed[seat] = True

    def forget(self) -> None:
        """Answers were withdrawn: nobody knows what will be asked now."""
        for seat, line in enumerate(self.lines):
            if line:
                self.write(seat, ())
                self.lapsed[seat] = True

    def due_seat(self, match: Match) -> Seat:
        """Whose prepared answer is due; NOBODY where none is."""
        for seat, line in enumerate(self.lines):
            if line and self.due(match, seat) is not None:
                return seat
        return NOBODY

    def due(self, match: Match, seat: Seat) -> Answer | None:
        """What the seat has prepared for the question that it is asked now."""
        line, decision = self.lines[seat], match.question_to(seat)
        if not line or decision is None or decision.kind != line[0].kind or not match.judge(line[0].answer):
            return None
        return line[0].answer


def written(line: Line) -> dict[str, Any]:
    """As it stands in a log."""
    return {"line": [{"kind": each.kind, "answer": bare(each.answer), "times": each.times} for each in line]}


def read_line(seat: Seat, body: dict[str, Any]) -> Line:
    return tuple(
        [Prepared(each["kind"], read_answer({**each["answer"], "seat": seat}), each["times"]) for each in body["line"]]
    )


def checked(line: Line, keys: Collection[str]) -> Line:
    """Refused where it holds something that no question asks for, such as giving up; `keys`: what the game adds."""
    for each in line:
        if each.answer.key in LEAVING or each.answer.key in keys:
            raise refused("T-TURN-02", "no-answer")
    return line


def bare(answer: Answer) -> dict[str, Any]:
    told = answer_json(answer)
    del told["seat"]
    return told
