"""Records as files: one line a fact, readable, and checked when they are read.

{"tercio": 2, "game": "skirmish", "version": "1", "packs": {...}, "dice": {...}, "setup": {...}, "players": [...]}
{"seat": 0, "key": "bold"}
{"after": 50, "digest": "b09f..."}
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tercio.content.files import name_of, read_text
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.kernel import Answer, Record
from tercio.kernel.codec import BadShape, shown
from tercio.kernel.record import load_dice
from tercio.wire.messages import answer_json, read_answer

SAY: Final = Wording("tercio.wire")

FORMAT: Final = 2
LARGEST: Final = 64_000_000


def record_text(record: Record) -> str:
    head: dict[str, Any] = {
        "tercio": FORMAT,
        "game": record.game,
        "version": record.version,
        "packs": record.packs,
        "dice": record.dice,
        "setup": record.setup,
    }
    if record.players:
        head["players"] = list(record.players)
    marks = dict(record.digests)
    lines = [head]
    for after in range(len(record.answers) + 1):
        if after > 0:
            lines.append(answer_json(record.answers[after - 1]))
        if after in marks:
            lines.append({"after": after, "digest": marks[after]})
    return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def write_record(path: Path, record: Record) -> None:
    """All or nothing: a reader never finds half a record."""
    try:
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_text(record_text(record), encoding="utf-8")
            os.replace(beside, path)
        except OSError:
            with suppress(OSError):
                beside.unlink()
            raise
    except (OSError, ValueError) as error:  # ValueError: no file can have this name
        because = getattr(error, "strerror", None) or str(error)
        raise BadInput(
            *SAY("record-cannot-written", because=because),
            str(path),
        ) from None


def read_record(path: Path) -> Record:
    return parse_record(read_text(path, LARGEST), name_of(path))


def parse_record(text: str, file: str = "") -> Record:
    head: dict[str, Any] | None = None
    answers: list[Answer] = []
    digests: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        data = parse_line(line, file, number)
        if head is None:
            head = read_head(data, file, number)
        elif "after" in data or "digest" in data:
            digests.append(read_mark(data, len(answers), file, number))
        else:
            answers.append(read_answer(data, file, number))
    if head is None:
        raise BadInput(*SAY("file-empty"), file)
    return Record(
        head["game"],
        head["version"],
        head["packs"],
        head["dice"],
        head["setup"],
        tuple(answers),
        tuple(digests),
        tuple(head.get("players", ())),
    )


def parse_line(line: str, file: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
        if "\\u" in line:
            json.dumps(data, ensure_ascii=False).encode("utf-8")  # half a character cannot be written again
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadInput(*SAY("line-not-json-object"), file, number)
    return data


def read_head(data: dict[str, Any], file: str, number: int) -> dict[str, Any]:
    if "tercio" not in data:
        raise BadInput(*SAY("not-record-match"), file, number)
    if data["tercio"] != FORMAT:
        raise BadInput(
            *SAY("record-format-version-reads-format", shown=shown(data["tercio"]), format=FORMAT),
            file,
            number,
            "tercio",
        )
    for key, kind in (("game", str), ("version", str), ("packs", dict), ("dice", dict), ("setup", dict)):
        if not isinstance(data.get(key), kind):
            raise wrong_entry(file, number, key)
    players = data.get("players", [])
    if not isinstance(players, list) or [player for player in players if not isinstance(player, str)]:
        raise wrong_entry(file, number, "players")
    try:
        load_dice(data["dice"])
    except BadShape as error:
        raise BadInput(*SAY("dice-cannot-read", error=error), file, number, "dice") from None
    return data


def wrong_entry(file: str, number: int, key: str) -> BadInput:
    return BadInput(
        *SAY("entry-missing-wrong-type"),
        file,
        number,
        key,
    )


def read_mark(data: dict[str, Any], after: int, file: str, number: int) -> tuple[int, str]:
    if set(data) != {"after", "digest"} or data["after"] != after or not isinstance(data["digest"], str):
        raise BadInput(
            *SAY("digest-after-answers-expected-here", after=after),
            file,
            number,
        )
    return after, data["digest"]
