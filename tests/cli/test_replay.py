"""`tercio replay` steps through a record and prints it; the kept playthroughs are told word for word as ever.

After a wanted change of rules, cards or texts: `PYTHONPATH=tests .venv/bin/python -m playthroughs.renew`, and read the
difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs.renew import PLANS
from tercio.cli.records import open_record, play_again
from tercio.cli.replay import Reel
from tercio.kernel.record import mark_of
from tercio.texts import Speaker
from tercio.texts.playthrough import play_and_tell, playthrough
from tercio.wire import read_record
from terminal import Terminal, tercio

KEPT = Path(__file__).parent.parent / "playthroughs"
RECORDS = sorted(KEPT.glob("*.tercio"))


def test_there_are_playthroughs() -> None:
    assert [file.stem for file in RECORDS] == [file.stem for file in sorted(KEPT.glob("*.txt"))]
    assert {file.stem for file in RECORDS} >= {"skirmish-1", "skirmish-2", *PLANS}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_playthrough_is_told_as_it_was_written(file: Path) -> None:
    game, record = open_record(file)
    play_again(game, record, file)
    told = playthrough(Speaker(game, "en"), game, record)

    for number, (expected, actual) in enumerate(
        zip(file.with_suffix(".txt").read_text().splitlines(), told, strict=True)
    ):
        assert expected == actual, f"line {number + 1}"


def test_without_a_terminal_everything_is_printed(tmp_path: Path) -> None:
    file = KEPT / "skirmish-2.tercio"
    done = tercio("replay", str(file), "--lang", "en", at=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == file.with_suffix(".txt").read_text()


def test_a_playthrough_is_told_in_german(tmp_path: Path) -> None:
    done = tercio("replay", str(KEPT / "skirmish-2.tercio"), "--print", "--lang", "de", at=tmp_path)

    assert "9. Blau: Welche Figur handelt, und wie? [SK-ACT-02]\n" in done.stdout
    assert "   > Schwertkämpfer (Blau) geht 3,1″ Richtung Schwertkämpfer (Rot)\n" in done.stdout


def test_a_refused_answer_is_told_with_its_rule() -> None:
    game, record = open_record(KEPT / "skirmish-2.tercio")
    match = Reel(game, record).at(0)
    far = record.answers[0]._replace(path=((3000, 11000),))
    told = play_and_tell(Speaker(game, "en"), match, far)

    assert told[1].startswith("> Golem (Red) walks 9″ ")
    assert "! The way is 9″ long; 5″ is allowed (4″ printed, +1″ bold). [SK-MOVE-01]" in told
    assert match.answers == []


def test_the_match_stands_anywhere_as_it_stood_when_it_was_played() -> None:
    game, record = open_record(KEPT / "skirmish-1.tercio")
    reel = Reel(game, record)
    marks = dict(record.digests)

    assert [mark_of(reel.at(number)) for number in (50, 0, 50)] == [marks[50], marks[0], marks[50]]


def test_a_record_is_stepped_through_forward_and_back(tmp_path: Path) -> None:
    file = KEPT / "skirmish-2.tercio"
    terminal = Terminal("replay", str(file), "--lang", "en", at=tmp_path)
    prompt = "Enter or n on, p back, number, q > "
    shown = {}
    shown["start"] = terminal.see(prompt)
    for name, typed in (("first", ""), ("second", "n"), ("back", "p"), ("eighth", "8"), ("far", "99"), ("end", "n")):
        terminal.type(typed)
        shown[name] = terminal.see(prompt)
    for name, typed in (("help", "what"), ("rule", "r sk-move-01"), ("again", "0")):
        terminal.type(typed)
        shown[name] = terminal.see(prompt)
    terminal.type("q")
    status, _ = terminal.end()
    answers = len(read_record(file).answers)

    assert "Start ─" in shown["start"]
    assert "card: Fortune" in shown["start"]
    assert "card: Guard" in shown["start"]
    assert f"1 of {answers} · Red ─" in shown["first"]
    assert "> Golem (Red) walks 1″ " in shown["first"]
    assert f"2 of {answers} · Red ─" in shown["second"]
    assert f"1 of {answers} · Red ─" in shown["back"]
    assert "G Golem     5/5  3 5 3/3" in shown["back"]
    assert "Red rolls 8, 7, 6 (d8)." in shown["eighth"]
    assert "i Imp       0/2          gone" in shown["eighth"]
    assert f"{answers} of {answers} · Red ─" in shown["far"]
    assert "That was the last answer." in shown["end"]
    assert "Enter or n: forward." in shown["help"]
    assert "A figure walks no further than its Walk value." in shown["rule"]
    assert "Start ─" in shown["again"]
    assert status == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_leaving_a_replay_is_no_accident(key: str, tmp_path: Path) -> None:
    terminal = Terminal("replay", str(KEPT / "skirmish-1.tercio"), at=tmp_path, LANG="de_DE.UTF-8")
    terminal.see("Eingabe oder n weiter")
    terminal.press(key)
    status, last = terminal.end()

    assert status == 0
    assert "Traceback" not in last
