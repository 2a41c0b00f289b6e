"""Damaged files are thrown at every importer: one sentence with its place, nothing half imported, never a traceback."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cli.test_imports import CARDS, DIALS, SQL, UNITS, run
from tercio.cli.pack import looked_through
from tercio.content.trouble import BadInput

SEED = 20_25
TRIES = 4000 if os.environ.get("TERCIO_SOAK") else 112
LONGEST_SECONDS = 8.0  # of one file, on a machine with much else to do
CARDS_JSON = json.dumps(
    [{"name": "Ämna", "type": "Item", "class": "Wizard", "level": 1, "attack": [2], "text": "React: Draw a card."}],
    ensure_ascii=False,
)
GOOD = {
    ("warlord", "a.csv"): CARDS,
    ("warlord", "a.json"): CARDS_JSON,
    ("mageknight", "a.json"): json.dumps(DIALS),
    ("mageknight", "a.sql"): SQL,
    ("mageknight", "a.csv"): "name,points,rank,click,movement,attack,defense,damage\nOrl,9,Weak,1,8,9,15,2\n",
    ("summoners", "a.csv"): UNITS,
    ("summoners", "a.json"): json.dumps([dict(zip(*[line.split(",") for line in UNITS.splitlines()], strict=True))]),
}
ODD = (
    b"\0", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b'"', b"'", b"''", b"\\", b'\\"', b"[", b"{", b"}]",
    b"(", b",", b";", b"\t", b"\n", b"\r", b"\r\n", b"null", b"true", b"-1", b"1e999", b"NaN", b"9" * 5000, b"\\ud800",
    "\U000e0001\u202e".encode(), b"\\N", b"\\.", b"INSERT INTO t (a) VALUES (", b"COPY t (a) FROM stdin;", b"x" * 3000,
    b"[" * 60, b'{"a":' * 60, b'[{"dial":[[1]]}]', b'{"name":{}}', b"../..", b"corrections", b"report",
)  # fmt: skip
BOMBS = {
    "brackets in brackets": b"[" * 300_000,
    "objects in objects": b'{"a":' * 300_000,
    "quotation marks that never close": b'[{"name": "' + b'\\"' * 150_000,
    "apostrophes that never close": b"INSERT INTO t (a) VALUES (" + b"'" * 300_001,
    "an endless row": b"a" * 400_000,
    "a row for everybody": b'[{},{},{}' + b",{}" * 200_000 + b"]",
    "cells without end": b"name\n" + b"," * 300_000,
    "lines without end": b"\n" * 300_000,
    "a statement without end": b"INSERT INTO t (a) VALUES\n" + b"(1),\n" * 60_000,
    "nothing at all": b"",
    "zeros": b"\0" * 300_000,
}  # fmt: skip


def damaged(content: bytes, dice: Random) -> bytes:
    """A few letters gone, doubled or in the wrong place, and something odd between them."""
    for _ in range(dice.randint(1, 4)):
        begin = dice.randrange(len(content) + 1)
        end = min(len(content), begin + dice.choice((0, 0, 1, 2, 9, 60)))
        put = dice.choice((b"", content[begin:end] * 2, dice.choice(ODD), dice.choice(ODD), dice.randbytes(4)))
        content = content[:begin] + put + content[end:]
    return content if dice.random() > 0.1 else dice.choice((content.decode("utf-8", "replace"), "ü")).encode("utf-16")


def import_of(folder: Path, game: str, name: str, content: bytes) -> str:
    """What was wrong with the file, or nothing; packs are whole, or there are none."""
    folder.mkdir()
    (folder / name).write_bytes(content)
    out = folder / "packs"
    began = time.process_time()
    trouble = trouble_with(game, folder / name, out)
    assert time.process_time() - began < LONGEST_SECONDS, content[:200]
    if trouble is not None:
        assert not out.exists(), content
        assert [trouble.message(lang).isprintable() for lang in ("en", "de")] == [True, True], content
        assert trouble.en != trouble.de
        assert 0 <= trouble.line <= content.count(b"\n") + 1
        return trouble.message("en")
    assert {each.suffix for each in out.iterdir()} <= {".toml", ".json"}
    for pack in out.glob("*.toml"):
        assert looked_through(pack)[0] == (), content
    return ""


def trouble_with(game: str, file: Path, out: Path) -> BadInput | None:
    try:
        run(game, str(file), "--out", str(out))
    except BadInput as trouble:
        return trouble
    return None


def cases() -> Iterator[tuple[str, str, bytes]]:
    dice = Random(SEED)
    for number in range(TRIES):
        (game, name), text = [*GOOD.items()][number % len(GOOD)]
        yield game, name, damaged(text.encode(), dice)


def test_a_damaged_list_is_refused_with_its_place_or_imported_whole(tmp_path: Path) -> None:
    told = [import_of(tmp_path / str(number), *case) for number, case in enumerate(cases())]

    assert len([each for each in told if not each]) > TRIES // 20
    assert len([each for each in told if each]) > TRIES // 4


@pytest.mark.parametrize("ending", ["json", "csv", "tsv", "sql"])
@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_bombs_do_no_harm(tmp_path: Path, ending: str, bomb: bytes) -> None:
    assert import_of(tmp_path / "a", "mageknight", f"a.{ending}", bomb)
