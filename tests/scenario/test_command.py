"""`tercio scenario` as people type it."""

import subprocess
from pathlib import Path

import pytest

import terminal
from scenario.duel import DUEL, spoilt
from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.kernel import Recorder, seeded
from tercio.scenario import run
from tercio.wire import write_record


def tercio(folder: Path, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return terminal.tercio("--lang", lang, *words, at=folder)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "good.toml": DUEL,
        "wrong.toml": spoilt(("round = 2\nhands", "round = 3\nhands")),
        "bad.toml": spoilt(("seed = 7", "sed = 7")),
        "deep/b.toml": DUEL,
        "deep/a/c.toml": DUEL,
        "deep/notes.txt": "not a scenario",
        "explain": DUEL,
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (tmp_path / "empty").mkdir()
    return tmp_path


WRONG = "wrong.toml: line 50: round is 2, not 3 as expected.\n"
BAD = 'tercio: bad.toml:5: sed: Unknown key "sed". Did you mean "seed"?\n'


@pytest.mark.parametrize(
    ("words", "status", "out", "err"),
    [
        (["good.toml"], 0, "good.toml: ok\n", ""),
        (["run", "good.toml"], 0, "good.toml: ok\n", ""),
        (["wrong.toml", "good.toml"], 1, WRONG + "good.toml: ok\n", ""),
        (["bad.toml", "wrong.toml", "good.toml"], 2, WRONG + "good.toml: ok\n", BAD),
        (["good.toml", "bad.toml"], 2, "good.toml: ok\n", BAD),
        (["./explain"], 0, "explain: ok\n", ""),
        (["deep"], 0, "deep/a/c.toml: ok\ndeep/b.toml: ok\n", ""),
        (
            ["empty", "good.toml"],
            2,
            "good.toml: ok\n",
            "tercio: empty: There is no scenario (*.toml) in this folder.\n",
        ),
        (["nowhere.toml", "good.toml"], 2, "good.toml: ok\n", "tercio: nowhere.toml: There is no such file.\n"),
        (["explain", "bad.toml"], 2, "", BAD),
        (["--lang", "en"], 2, "", "tercio: Name a scenario file.\n"),
    ],
)
def test_one_line_each_and_the_worst_exit_status(
    folder: Path, words: list[str], status: int, out: str, err: str
) -> None:
    done = tercio(folder, "scenario", *words)

    assert (done.returncode, done.stdout, done.stderr) == (status, out, err)


def test_the_language_can_be_given_anywhere(folder: Path) -> None:
    german = "wrong.toml: Zeile 50: round ist 2; erwartet ist 3.\n"
    ways = (
        ("scenario", "--lang", "de", "wrong.toml"),
        ("scenario", "wrong.toml", "--lang", "de"),
        ("scenario", "run", "--lang", "de", "wrong.toml"),
    )

    assert [tercio(folder, *words).stdout for words in ways] == [german] * 3
    assert tercio(folder, "scenario", "wrong.toml", lang="de").stdout == german


def test_explain_tells_the_playthrough_and_has_the_same_status(folder: Path) -> None:
    good, wrong = (
        tercio(folder, "scenario", "explain", "good.toml"),
        tercio(folder, "scenario", "explain", "wrong.toml"),
    )

    assert (good.returncode, wrong.returncode) == (0, 1)
    assert good.stdout.startswith("# A duel\n")
    assert good.stdout.endswith("\nok\n")
    assert wrong.stdout.endswith("\nline 50: round is 2, not 3 as expected.\n")


# -- from a record ---------------------------------------------------------------------------


def save_match(file: Path, answers: int = 1000) -> int:
    recorder, bot = Recorder(open_game("skirmish"), {}, seeded(5)), RandomBot(5)
    while recorder.match.stack and len(recorder.match.answers) < answers:
        decision = recorder.match.asks()[0]
        recorder.answer(bot.answer(recorder.match.view(decision.seat), decision))
    write_record(file, recorder.record())
    return len(recorder.match.answers)


def test_a_record_becomes_a_scenario(tmp_path: Path) -> None:
    save_match(tmp_path / "match.jsonl", 9)
    shown = tercio(tmp_path, "scenario", "from", "match.jsonl")
    written = tercio(tmp_path, "scenario", "from", "match.jsonl", "-o", "odd.toml")

    assert (shown.returncode, written.returncode, written.stdout) == (0, 0, "")
    assert (tmp_path / "odd.toml").read_text("utf-8") == shown.stdout
    assert "after 9 answers" in shown.stdout
    assert run(tmp_path / "odd.toml").is_ok


def test_an_earlier_moment_can_be_taken(tmp_path: Path) -> None:
    said = save_match(tmp_path / "match.jsonl")
    over = tercio(tmp_path, "scenario", "from", "match.jsonl")
    early = tercio(tmp_path, "scenario", "from", "match.jsonl", "--after", "4", "--output", "odd.toml")
    beyond = tercio(tmp_path, "scenario", "from", "match.jsonl", "--after", str(said + 1))

    assert (over.returncode, early.returncode, beyond.returncode) == (2, 0, 2)
    assert (
        over.stderr
        == f"tercio: match.jsonl: The match is over after {said} answers; --after NUMBER takes an earlier moment.\n"
    )
    assert f"The record has {said} answers." in beyond.stderr
    assert run(tmp_path / "odd.toml").is_ok


def test_what_is_not_a_record_or_cannot_be_written_is_told_in_one_line(folder: Path) -> None:
    save_match(folder / "match.jsonl", 3)
    no_record = tercio(folder, "scenario", "from", "good.toml", lang="de")
    no_folder = tercio(folder, "scenario", "from", "match.jsonl", "-o", "nowhere/odd.toml", lang="de")

    assert (no_record.returncode, no_folder.returncode) == (2, 2)
    assert no_record.stderr.startswith("tercio: good.toml:1: ")
    assert no_folder.stderr.startswith("tercio: nowhere/odd.toml: Die Datei lässt sich nicht schreiben")
    assert no_record.stderr.count("\n") == no_folder.stderr.count("\n") == 1


def test_help_shows_that_files_and_commands_can_be_given(tmp_path: Path) -> None:
    done = tercio(tmp_path, "scenario", "--help")

    assert done.returncode == 0
    assert "FILE... | COMMAND" in done.stdout
