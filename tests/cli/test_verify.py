"""`tercio verify` plays records again; whatever was edited is told, with its answer, in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nesting import nested
from tercio.bots import RandomBot, ask_bot
from tercio.cli.records import open_record, play_again
from tercio.cli.verify import verified
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.kernel import Answer, Recorder, loaded, seeded
from tercio.wire import record_text
from terminal import tercio

Lines = list[dict[str, Any]]


def played(answers: int = 70) -> Lines:
    """A match between bots, as the lines of its record."""
    recorder = Recorder(open_game("skirmish"), {}, seeded(8), ("random", "random"))
    bots = (RandomBot(1), RandomBot(2))
    while recorder.match.asks() and len(recorder.match.answers) < answers:
        decision = recorder.match.asks()[0]
        recorder.answer(ask_bot(bots[decision.seat], recorder.match, decision))
    return [json.loads(line) for line in record_text(recorder.record()).splitlines()]


def written(lines: Lines, file: Path) -> Path:
    file.write_text("".join([json.dumps(line) + "\n" for line in lines]), encoding="utf-8")
    return file


def edited(lines: Lines, number: int, **changes: Any) -> Lines:
    return [{**line, **changes} if place == number else line for place, line in enumerate(lines)]


def trouble_with(lines: Lines, file: Path) -> str:
    with pytest.raises(BadInput) as found:
        verified(written(lines, file), [])
    return found.value.message("en").removeprefix(str(file)).lstrip(":1 ")


def test_a_record_as_it_was_written_is_ok(tmp_path: Path) -> None:
    written(played(12), tmp_path / "a.tercio")
    written(played(60), tmp_path / "b.tercio")
    done = tercio("verify", "a.tercio", "b.tercio", at=tmp_path)
    german = tercio("verify", "a.tercio", "--lang", "de", at=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "ok  a.tercio (answers: 12)"
    assert german.stdout == "ok  a.tercio (Antworten: 12)\n"


def test_an_edited_answer_is_found(tmp_path: Path) -> None:
    lines = played(12)
    other = "wary" if lines[2]["key"] == "bold" else "bold"

    assert trouble_with(edited(lines, 2, key=other), tmp_path / "a.tercio").startswith("Edited: ")
    assert trouble_with(edited(lines, 3, key="fly"), tmp_path / "a.tercio") == (
        "Edited: answer 2 is refused by K-ASK-02."
    )


def test_an_edited_corner_in_the_middle_of_a_walk_is_found(tmp_path: Path) -> None:
    """The figure ends where it ended, and nothing on the table tells how it came there."""
    figures = {
        "walker": {"profile": "golem", "seat": 0, "at": [3, 2]},
        "other": {"profile": "imp", "seat": 1, "at": [9, 9]},
    }
    recorder = Recorder(open_game("skirmish"), {"position": {"stances": ["bold", "wary"], "units": figures}}, seeded(1))
    assert recorder.answer(Answer(0, "walk", 0, path=((3000, 3000), (4000, 3000))))
    lines = [json.loads(line) for line in record_text(recorder.record()).splitlines()]
    detour = edited(lines, 2, path=[[3100, 3000], [4000, 3000]])

    assert verified(written(lines, tmp_path / "a.tercio"), []) == 1
    assert trouble_with(detour, tmp_path / "a.tercio") == "Edited: after answer 1 the digest differs."


def test_edited_dice_cards_and_digests_are_found(tmp_path: Path) -> None:
    lines = played(12)
    dice = lines[0]["dice"]
    last = len(lines) - 1

    assert trouble_with(edited(lines, 0, dice={**dice, "words": [1, 2, 3, 4]}), tmp_path / "a.tercio") == (
        "Edited: after answer 0 the digest differs."
    )
    assert trouble_with(edited(lines, last, digest="0" * 16), tmp_path / "a.tercio") == (
        "Edited: after answer 12 the digest differs."
    )
    assert trouble_with(lines[:-1], tmp_path / "a.tercio") == "Edited: there is no digest after the last answer (12)."


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"tercio": 1}, "tercio: The record has format 1; this version reads format 2."),
        ({"game": "chess"}, 'game: No game is called "chess"; choose from: '),
        ({"version": "0"}, "version: The record was played under version 0 of the rules; this program has "),
        ({"packs": {"starter": "sha256:0"}}, 'packs.starter: The pack "starter" is not the one'),
        ({"packs": {}}, 'packs: The record was played without the pack "starter".'),
        ({"players": "me"}, "players: This entry is missing or of the wrong type."),
        ({"players": [7]}, "players: This entry is missing or of the wrong type."),
        ({"dice": {}}, "dice: The dice cannot be read"),
        ({"setup": {"content": []}}, "setup.content: This must be a table."),
        ({"setup": {"position": {"units": {}, "weather": "fog"}}}, "setup (weather): "),
        ({"setup": {"position": 7}}, "setup (position): This must be a table."),
    ],
)
def test_a_record_of_another_program_is_told_apart(changes: dict[str, Any], message: str, tmp_path: Path) -> None:
    assert trouble_with(edited(played(2), 0, **changes), tmp_path / "a.tercio").startswith(message)


def test_written_dice_that_run_out_are_told(tmp_path: Path) -> None:
    recorder = Recorder(open_game("skirmish"), {}, loaded((5, 5)))
    lines = [json.loads(line) for line in record_text(recorder.record()).splitlines()][:1]
    lines += [{"seat": 0, "key": "bold"}, {"seat": 1, "key": "bold"}]

    assert "recorded dice run out" in trouble_with(lines, tmp_path / "a.tercio")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "bad.tercio: The file is empty."),
        (b"{", "bad.tercio:1: This line is not a JSON object."),
        (b"[" * 100_000, "bad.tercio:1: This line is not a JSON object."),
        (b"{}", "bad.tercio:1: This is not a record of a match."),
        (b"\xff\xfe\x00", "bad.tercio:1: The file is not UTF-8 text."),
        (None, "bad.tercio: There is no such file."),
    ],
)
def test_what_is_no_record_is_told_in_one_line(content: bytes | None, message: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "bad.tercio").write_bytes(content)
    written(played(2), tmp_path / "good.tercio")
    done = tercio("verify", "bad.tercio", "good.tercio", at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith(f"tercio: {message}")
    assert done.stderr.count("\n") == 1
    assert done.stdout == "ok  good.tercio (answers: 2)\n"


def test_trouble_is_told_in_german(tmp_path: Path) -> None:
    lines = played(12)
    written(edited(lines, len(lines) - 1, digest="0"), tmp_path / "a.tercio")
    done = tercio("verify", "a.tercio", at=tmp_path, LANG="de_DE.UTF-8")

    assert done.stderr == "tercio: a.tercio: Verändert: Nach Antwort 12 stimmt die Prüfsumme nicht.\n"


@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
def test_every_command_refuses_an_edited_record_alike(command: str, tmp_path: Path) -> None:
    lines = played(12)
    written(edited(lines, len(lines) - 1, digest="0"), tmp_path / "a.tercio")
    done = tercio(command, "a.tercio", at=tmp_path)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "tercio: a.tercio: Edited: after answer 12 the digest differs.\n"


JSON = nested(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["bold", "walk", "golem", "Strike"]),
    st.text(max_size=5),
)
PLACES = st.sampled_from(
    [
        "game",
        "version",
        "starter",
        "seat",
        "key",
        "subject",
        "picks",
        "path",
        "numbers",
        "setup",
        "dice",
        "packs",
        "players",
        "position",
        "units",
        "pending",
        "hands",
        "stances",
        "round",
        "a-unit",
        "at",
    ]
)


def changed(data: Any, place: str, value: Any) -> Any:
    """The entry of this name is replaced wherever it stands."""
    if isinstance(data, dict):
        return {key: value if key == place else changed(item, place, value) for key, item in data.items()}
    return [changed(item, place, value) for item in data] if isinstance(data, list) else data


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=PLACES, value=JSON, step=st.sampled_from(["Strike", "Act", "Roll", "Window", "Battle", "Parry"]))
def test_no_edited_record_is_a_traceback(place: str, value: Any, step: str, tmp_path: Path) -> None:
    unit = {"profile": "golem", "seat": 0, "at": [3, 3]}
    position = {"hands": ["guard", ""], "stances": ["bold", "wary"], "round": 1, "units": {"a-unit": unit}}
    lines = edited(played(6), 0, setup={"position": {**position, "pending": [{"step": step, "seat": 0}]}})
    messages: list[str] = []
    for record in (changed(played(6), place, value), changed(lines, place, value)):
        file = written(record, tmp_path / "a.tercio")
        try:
            play_again(*open_record(file), file)
        except BadInput as trouble:
            messages.append(trouble.message("en"))

    assert [message for message in messages if not message.isprintable()] == []


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("deck", "check"), ("army", "check"), ("pack", "check")])
def test_a_device_without_an_end_is_too_large_and_not_read_for_ever(command: tuple[str, ...]) -> None:
    done = tercio(*command, "/dev/zero")

    assert done.returncode != 0
    assert "/dev/zero: The file is larger than" in done.stdout + done.stderr
