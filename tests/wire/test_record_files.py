"""Records as files: written whole, read strictly; whatever is in a file, its reader meets `BadInput` at worst."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from table import BLUE, RED, Table, figure
from tercio.bots import RandomBot
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.kernel import Drift, Record, Recorder, replay, seeded, snapshot
from tercio.wire import parse_record, read_record, record_text, write_record

SKIRMISH = open_game("skirmish")


def played(seed: int, longest: int = 400) -> Recorder:
    recorder, bot = Recorder(SKIRMISH, {}, seeded(seed), ("human", "random")), RandomBot(seed)
    while recorder.match.stack and len(recorder.match.answers) < longest:
        decision = recorder.match.asks()[0]
        recorder.answer(bot.answer(recorder.match.view(decision.seat), decision))
    return recorder


LINES = record_text(played(5).record()).splitlines()


def trouble_with(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        parse_record(text, "a.tercio")
    return caught.value


def edited(number: int, **entries: Any) -> str:
    """The record with entries of one line replaced, or left out where they are None."""
    data = {**json.loads(LINES[number]), **entries}
    line = json.dumps({key: value for key, value in data.items() if value is not None})
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]])


# -- there and back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("longest", [0, 1, 7, 50, 400])
def test_a_record_is_read_back_as_it_was_written(longest: int, tmp_path: Path) -> None:
    recorder, file = played(5, longest), tmp_path / "match.tercio"
    write_record(file, recorder.record())
    record = read_record(file)

    assert record == recorder.record()
    assert record_text(record) == file.read_text(encoding="utf-8")
    assert snapshot(replay(SKIRMISH, record)) == snapshot(recorder.match)


def test_a_record_from_a_position_with_content_of_its_own_is_read_back() -> None:
    table = Table(figure("röter-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2), dice=(8, 8, 8))
    record = table.strike("röter-golem", "blue-imp").say("pass").recorder.record()
    text = record_text(record)

    assert "röter-golem" in text, "people read records"
    assert parse_record(text) == record
    assert snapshot(replay(table.match.game, parse_record(text))) == snapshot(table.match)


def test_a_record_has_one_line_a_fact() -> None:
    first, *rest = [json.loads(line) for line in LINES]
    marks = [line["after"] for line in rest if "digest" in line]

    assert (first["tercio"], first["game"], first["players"]) == (2, "skirmish", ["human", "random"])
    assert marks[0] == 0
    assert marks[-1] == len([line for line in rest if "key" in line])


def test_blank_lines_and_foreign_line_ends_do_not_matter() -> None:
    assert parse_record("\n\n".join(LINES)) == parse_record("\n".join(LINES))
    assert parse_record("\r\n".join(LINES) + "\r\n") == parse_record("\n".join(LINES))


# -- writing ------------------------------------------------------------------------------------------


def test_writing_leaves_nothing_beside_the_record(tmp_path: Path) -> None:
    for _ in range(2):
        write_record(tmp_path / "match.tercio", played(5, 3).record())

    assert [path.name for path in tmp_path.iterdir()] == ["match.tercio"]


@pytest.mark.parametrize(
    "name", ["no/such/folder/match", "folder", "file/match", "x" * 300, ".", "", "nul\0", "folder/.."], ids=repr
)
def test_where_nothing_can_be_written_this_is_told(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    before = sorted(tmp_path.rglob("*"))

    with pytest.raises(BadInput) as caught:
        write_record(tmp_path / name, played(5, 3).record())

    assert "cannot be written" in caught.value.en
    assert sorted(tmp_path.rglob("*")) == before


# -- reading ------------------------------------------------------------------------------------------


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        read_record(tmp_path / "none.tercio")

    assert caught.value.file == str(tmp_path / "none.tercio")


def test_a_directory_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="This is a folder"):
        read_record(tmp_path)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe", b"\0", b"PK\x03\x04", "{}".encode("utf-16")])
def test_a_file_of_another_kind_is_told(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "match.tercio"
    file.write_bytes(content)

    with pytest.raises(BadInput) as caught:
        read_record(file)

    assert caught.value.file == str(file)


@pytest.mark.parametrize(
    ("entries", "key"),
    [
        ({"tercio": 1}, "tercio"),
        ({"tercio": None}, ""),
        ({"tercio": "1"}, "tercio"),
        ({"tercio": [[[1]]]}, "tercio"),
        ({"game": None}, "game"),
        ({"game": 5}, "game"),
        ({"version": None}, "version"),
        ({"version": 1}, "version"),
        ({"packs": []}, "packs"),
        ({"setup": None}, "setup"),
        ({"setup": []}, "setup"),
        ({"players": "ab"}, "players"),
        ({"players": [1]}, "players"),
        ({"dice": None}, "dice"),
        ({"dice": {}}, "dice"),
        ({"dice": {"words": [1, 2, 3], "open": False, "loaded": None, "used": 0}}, "dice"),
        ({"dice": {"words": [1, 2, 3, "4"], "open": False, "loaded": None, "used": 0}}, "dice"),
        ({"dice": {"words": [1, 2, 3, 4], "open": 0, "loaded": None, "used": 0}}, "dice"),
        ({"dice": {"words": [1, 2, 3, 4], "open": False, "loaded": [1], "used": 2}}, "dice"),
        ({"dice": {"words": [1, 2, 3, 4], "open": False, "loaded": [1.5], "used": 0}}, "dice"),
    ],
)
def test_a_wrong_head_is_told_with_its_entry(entries: dict[str, Any], key: str) -> None:
    trouble = trouble_with(edited(0, **entries))

    assert (trouble.file, trouble.line, trouble.key) == ("a.tercio", 1, key)


@pytest.mark.parametrize(
    "line",
    [
        '{"seat": 0, "key": ',
        "[]",
        "null",
        "3",
        "hello",
        '{"seat": 0}',
        '{"seat": 0, "key": "bold", "why": 1}',
        '{"seat": 0, "key": "bold", "after": 1}',
        '{"after": 1}',
        '{"digest": "x"}',
        '{"after": 9, "digest": "x"}',
        '{"after": 2, "digest": 5}',
        '{"after": 2, "digest": "x", "y": 1}',
        '{"seat": 0, "key": "\\ud800"}',
        "[" * 100_000,
        '{"seat": ' + "9" * 10_000 + ', "key": "bold"}',
    ],
    ids=lambda line: line[:40],
)
def test_a_line_that_is_no_answer_and_no_digest_is_told_with_its_number(line: str) -> None:
    trouble = trouble_with("\n".join([*LINES[:4], line, *LINES[4:]]))

    assert (trouble.file, trouble.line) == ("a.tercio", 5)


@pytest.mark.parametrize("size", [10, 100, 300, 500, 900])
def test_half_a_file_is_told_or_is_a_shorter_record(size: int) -> None:
    """A record that was cut between two lines is a record; one that was cut in a line is not."""
    text = "\n".join(LINES)
    assert text[size] != "\n"

    assert trouble_with(text[:size]).line == text[:size].count("\n") + 1


@pytest.mark.parametrize("number", [2, 5, len(LINES) - 2])
def test_a_record_that_was_cut_between_two_lines_plays_up_to_there(number: int) -> None:
    record = parse_record("\n".join(LINES[:number]))

    assert len(replay(SKIRMISH, record).answers) == len(record.answers)


# -- edited --------------------------------------------------------------------------------------------


def found_by_replay(text: str) -> bool:
    try:
        replay(SKIRMISH, parse_record(text))
    except Drift:
        return True
    return False


ANSWERED = [number for number, line in enumerate(LINES) if "key" in json.loads(line)]


@pytest.mark.parametrize("number", ANSWERED[:12])
def test_an_answer_that_was_left_out_or_doubled_is_found(number: int) -> None:
    without = [line for place, line in enumerate(LINES) if place != number and ("key" in line or place == 0)]
    doubled = [line for line in [*LINES[: number + 1], *LINES[number:]] if "digest" not in line]
    last = LINES[-1]

    for lines in (without, doubled):
        answers = len([line for line in lines if '"key"' in line])
        text = "\n".join([*lines, json.dumps({**json.loads(last), "after": answers})])
        assert found_by_replay(text)


def test_an_edited_path_is_found() -> None:
    number = next(n for n in ANSWERED if "path" in json.loads(LINES[n]))
    (x, y), *rest = json.loads(LINES[number])["path"]

    assert found_by_replay(edited(number, path=[[x, y + 1], *rest]))
    assert not found_by_replay(edited(number, path=[[x, y], *rest]))


def test_an_edited_seed_is_found() -> None:
    dice = json.loads(LINES[0])["dice"]

    assert found_by_replay(edited(0, dice={**dice, "words": [dice["words"][0] ^ 1, *dice["words"][1:]]}))


def test_an_edited_digest_is_found() -> None:
    assert found_by_replay(edited(1, digest="0123456789abcdef"))


@pytest.mark.parametrize("position", [5, None, [], "x", {}, {"units": 5}, {"units": {"a": 5}}, {"pending": [5]}])
def test_a_record_that_starts_from_nonsense_is_told(position: Any) -> None:
    record = parse_record(edited(0, setup={"position": position}))

    with pytest.raises(BadInput):
        replay(SKIRMISH, record)


# -- anything at all ------------------------------------------------------------------------------------

SNIPPETS = [
    "", "\n", '"', "{", "}", "[", "]", ",", ":", "\\", "null", "true", "NaN", "1e999", "-1", "9" * 5000, "[" * 2000,
    '{"a":' * 2000, '"seat"', '"key"', '"after"', '"digest"', '"tercio"', '{"tercio": 1}', "\\ud800", "\0", "\u2028",
    "\ufeff", "ä", "\r",
]  # fmt: skip


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    text = "\n".join(LINES[: draw(st.integers(0, 12))])
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 30)))
        text = text[:start] + draw(st.sampled_from(SNIPPETS) | st.text(max_size=4)) + text[end:]
    return text


@settings(max_examples=300)
@given(spoiled())
def test_a_spoiled_record_is_refused_or_read_and_nothing_else(text: str) -> None:
    with contextlib.suppress(BadInput):
        record: Record = parse_record(text, "a.tercio")

        assert parse_record(record_text(record)) == record or "NaN" in text
        record_text(record).encode("utf-8")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200) | st.binary(max_size=50).map(lambda tail: "\n".join(LINES[:5]).encode() + tail))
def test_a_file_of_any_bytes_is_refused_or_read_and_nothing_else(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "match.tercio"
    file.write_bytes(content)

    with contextlib.suppress(BadInput):
        assert read_record(file).game == "skirmish"
