"""The results of a run in a file: a line that says of which run, then a line a match, written as soon as it is over.

{"arena": 1, "run": {"game": "skirmish", "seed": 1, ...}}
{"key": "greedy/random/0/a", "bots": ["greedy", "random"], "winners": [0], ...}

A run that was interrupted, however rudely, goes on from here: what stands in the file is not played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, BinaryIO, Final

from tercio.arena.orders import PieceCount, Result, deal_of
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.arena")

FORMAT: Final = 1
EMPTY: Final = Result("", ())


class Book:
    """All finished matches by their keys. Without a file they are kept in memory only."""

    def __init__(self, run: dict[str, Any], path: Path | None = None) -> None:
        self.run = run
        self.path = path
        self.results: dict[str, Result] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self.open(path)

    def __contains__(self, key: str) -> bool:
        return key in self.results

    def add(self, result: Result) -> None:
        """Once this returns, the result survives whatever happens to the program."""
        self.results[result.key] = result
        if self.file is not None:
            self.write(result_json(result))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def open(self, path: Path) -> None:
        try:
            content = path.read_bytes() if path.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]  # a line that was cut short was never acknowledged
            for number, line in enumerate(whole.splitlines(), 1):
                self.read(line, number)
            self.file = path.open("ab")
            self.file.truncate(len(whole))
        except OSError as error:
            because = error.strerror or str(error)
            raise BadInput(
                *SAY("results-cannot-kept", because=because),
                str(path),
            ) from None
        if not whole:
            self.write({"arena": FORMAT, "run": self.run})

    def write(self, data: dict[str, Any]) -> None:
        assert self.file is not None
        self.file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def read(self, line: bytes, number: int) -> None:
        try:
            data = json.loads(line)
            if number == 1:
                self.check_head(data)
            else:
                result = read_result(data)
                self.results[result.key] = result
        except (ValueError, TypeError, KeyError, IndexError, RecursionError):
            raise BadInput(
                *SAY("not-results-file-arena"),
                str(self.path),
                number,
            ) from None

    def check_head(self, data: Any) -> None:
        if not isinstance(data, dict) or data["arena"] != FORMAT:
            raise ValueError
        was = dict(data["run"])
        for key, value in self.run.items():
            if was.get(key) != value:
                then, now = shown(json.dumps(was.get(key))), shown(json.dumps(value))
                raise BadInput(
                    *SAY("these-results-another-run-now", key=key, then=then, now=now),
                    str(self.path),
                    key="--results",
                )


def result_json(result: Result) -> dict[str, Any]:
    """Only what differs from an empty result."""
    told = {name: value for name, value in result._asdict().items() if value != getattr(EMPTY, name)}
    return told | ({"pieces": [list(piece) for piece in result.pieces]} if result.pieces else {})


def read_result(data: Any) -> Result:
    """The other way round; ValueError, TypeError or KeyError where it is none."""
    result = Result(**data)
    pieces = tuple([PieceCount(*piece) for piece in result.pieces])
    read = result._replace(
        bots=tuple(result.bots), forces=tuple(result.forces), winners=tuple(result.winners), pieces=pieces
    )
    is_right = isinstance(read.key, str) and all([isinstance(name, str) for name in (*read.bots, *read.forces)])
    if not is_right or not all([isinstance(seat, int) for seat in (*read.winners, read.first)]):
        raise ValueError
    deal_of(read.key)
    return read
