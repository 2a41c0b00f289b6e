"""`tercio bot try`, and programs as players at the terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from doors.talkers import command_of
from terminal import tercio

LINE_BOT = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_bot.py'}"


def test_a_bot_is_tried_and_all_that_was_said_is_written_down(tmp_path: Path) -> None:
    done = tercio("bot", "try", "skirmish", LINE_BOT, "--log", "said.txt", at=tmp_path)
    lines = (tmp_path / "said.txt").read_text("utf-8").splitlines()
    heard = [json.loads(line[2:])["say"] for line in lines if line.startswith("> ")]

    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [
        "Match 1, seat 0 against random",
        "Match 2, seat 1 against random",
    ]
    assert "0 replies refused" in done.stdout
    assert heard.count("hello") == heard.count("over") == 2
    assert heard.count("question") == len([line for line in lines if line.startswith("< ")]) > 20


def test_what_a_bot_does_wrong_is_told_in_german_too(tmp_path: Path) -> None:
    bot = command_of("babbling", tmp_path)
    done = tercio("--lang", "de", "bot", "try", "skirmish", bot, "--matches", "1", at=tmp_path)

    assert done.returncode == 1
    assert done.stdout.count("  abgelehnt: diese Zeile ist kein JSON\n") == 3
    assert "hat keine legale Antwort gegeben" in done.stdout
    assert done.stderr == ""


def test_a_program_that_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    done = tercio("bot", "try", "skirmish", "no-such-program", at=tmp_path)

    assert done.returncode == 2
    assert done.stderr == 'tercio: The program "no-such-program" cannot be started (No such file or directory).\n'


def test_programs_play_at_the_terminal(tmp_path: Path) -> None:
    seats = ["--seat", f"command:{LINE_BOT}", "--seat", "random"]
    done = tercio("play", "skirmish", *seats, "--seed", "3", "--save", "match.tercio", at=tmp_path)
    head = json.loads((tmp_path / "match.tercio").read_text("utf-8").splitlines()[0])

    assert done.returncode == 0, done.stderr
    assert "The match is over" in done.stdout
    assert head["players"] == [f"command:{LINE_BOT}", "random"]


def test_a_person_hears_why_a_program_has_given_up(tmp_path: Path) -> None:
    seats = ["--seat", f"command:{command_of('dying-later', tmp_path)}", "--seat", "human"]
    done = tercio("play", "skirmish", *seats, "--seed", "3", "--save", "match.tercio", at=tmp_path)

    assert done.returncode == 0, done.stderr
    assert "ended with status 3 in the middle of the match." in " ".join(done.stdout.split())
    assert "Blue" in done.stdout


def test_a_file_never_starts_a_program(tmp_path: Path) -> None:
    """Who goes on with a match against a program names it himself."""
    seats = ["--seat", f"command:{LINE_BOT}", "--seat", "human"]
    tercio("play", "skirmish", *seats, "--seed", "3", "--save", "match.tercio", at=tmp_path)
    refused = tercio("resume", "match.tercio", at=tmp_path)
    resumed = tercio("resume", "match.tercio", *seats, at=tmp_path)

    assert refused.returncode == 2
    assert refused.stderr.startswith("tercio: --seat: A program plays in this match; name it yourself to go on: --seat")
    assert resumed.returncode == 0, resumed.stderr


def test_the_schema_for_bots_is_printed() -> None:
    done = tercio("schema", "skirmish", "--bot")

    assert done.returncode == 0
    assert {"Hello", "Question", "Refused", "Over", "ToBot", "FromBot"} <= set(json.loads(done.stdout)["$defs"])
