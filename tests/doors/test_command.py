"""Bots by command: any program plays; who hangs, dies, cheats or babbles forfeits, and everybody hears why."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from doors.talkers import command_of
from killing import is_running
from tercio.arena.match import play as play_in_arena
from tercio.arena.orders import Hall, Order
from tercio.bots import Bot, RandomBot, ask_bot
from tercio.content.trouble import BadInput
from tercio.doors import CommandBot, Manners, is_program, play, player_of, program_of
from tercio.doors.command import said
from tercio.doors.program import Program
from tercio.doors.schema import line_schema
from tercio.games import GAMES, open_game
from tercio.kernel import Match, digest, seeded, start
from tercio.wire import parse_record

EXAMPLES = Path(__file__).parents[2] / "examples"


def duel(bot: Bot) -> Match:
    match = start(open_game("skirmish"), {}, seeded(1))
    play(match, (bot, RandomBot(1)))
    return match


def tried(name: str, folder: Path, manners: Manners | None = None) -> tuple[CommandBot, Match]:
    bot = CommandBot(command_of(name, folder), 1, manners)
    return bot, duel(bot)


def has_ended(bot: CommandBot) -> bool:
    return bot.program.process.poll() is not None


@pytest.mark.parametrize("name", ["first", "own-words", "repeating"])
def test_a_program_plays_to_the_end(name: str, tmp_path: Path) -> None:
    bot, match = tried(name, tmp_path)

    assert bot.forfeit is None
    assert match.outcome is not None
    assert match.outcome.rule.startswith("SK-END")
    assert bot.questions > 10
    assert bot.refusals == []
    assert has_ended(bot)


def test_the_same_seed_asks_the_same_and_plays_the_same(tmp_path: Path) -> None:
    matches = [tried("first", tmp_path)[1] for _ in range(2)]

    assert digest(matches[0]) == digest(matches[1])


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("dying", "ended with status 1 in the middle of the match (no such book)"),
        ("dying-later", "ended with status 3 in the middle of the match"),
        ("babbling", "gave no legal answer: this line is not JSON"),
        ("endless", "wrote an endless line"),
        ("far", "gave no legal answer: 10000 is not a proposal; there are 2, counted from 0"),
        ("for-the-other", "gave no legal answer: the bot sits in seat 0"),
    ],
)
def test_who_does_not_play_properly_forfeits_and_it_is_told_why(name: str, because: str, tmp_path: Path) -> None:
    bot, match = tried(name, tmp_path)

    assert bot.forfeit is not None
    assert bot.forfeit.en.endswith(f"{because}.")
    assert bot.forfeit.de != bot.forfeit.en
    assert match.outcome is not None
    assert match.outcome == ((1,), "K-CONCEDE-01")
    assert has_ended(bot)


def test_who_hangs_is_timed_out(tmp_path: Path) -> None:
    bot, match = tried("hanging-later", tmp_path, Manners(seconds=1.5))

    assert bot.questions > 1
    assert bot.forfeit is not None
    assert bot.forfeit.de.endswith("hat 1.5 Sekunden lang nicht geantwortet.")
    assert match.outcome == ((1,), "K-CONCEDE-01")
    assert has_ended(bot)


@pytest.mark.parametrize("name", ["hanging", "deaf"])
def test_who_never_says_anything_is_not_waited_for(name: str, tmp_path: Path) -> None:
    """Not even by the one who writes to it."""
    began = time.monotonic()
    bot, match = tried(name, tmp_path, Manners(seconds=0.2, start=0.2))

    assert bot.forfeit is not None
    assert match.outcome == ((1,), "K-CONCEDE-01")
    assert has_ended(bot)
    assert time.monotonic() - began < 60


def test_who_closes_his_mouth_forfeits(tmp_path: Path) -> None:
    bot, _ = tried("mute", tmp_path)

    assert bot.forfeit is not None
    assert bot.forfeit.en.endswith("fell silent.")
    assert has_ended(bot)


def test_an_illegal_answer_is_refused_with_every_rule_and_the_figures(tmp_path: Path) -> None:
    golem, imp = {"profile": "golem", "seat": 0, "at": [3, 3]}, {"profile": "imp", "seat": 1, "at": [9, 9]}
    match = start(open_game("skirmish"), {"position": {"units": {"golem": golem, "imp": imp}}}, seeded(1))
    log = (tmp_path / "log").open("w+", encoding="utf-8")
    with log:
        bot = CommandBot(command_of("walking-away", tmp_path), 1, transcript=log)
        play(match, (bot, RandomBot(1)))
        log.seek(0)
        lines = [line for line in log.read().splitlines() if '"refused"' in line]
    refused = [json.loads(line.removeprefix("> ")) for line in lines]

    assert [message["tries_left"] for message in refused] == [2, 1, 0]
    assert [each["rule"] for each in refused[0]["refusals"]] == ["SK-MOVE-01", "SK-MOVE-03", "SK-MOVE-04"]
    assert refused[0]["refusals"][0]["text"] == "The way is 9.2″ long; 4″ is allowed (4″ printed)."
    assert refused[0]["refusals"][0]["facts"] == {"walked": 9212, "allowed": 4000}
    assert said(bot.refusals[0], "en") == "SK-MOVE-01 too-far, SK-MOVE-03 through-enemy, SK-MOVE-04 no-room"


def test_who_is_refused_may_try_again(tmp_path: Path) -> None:
    bot, match = tried("learning", tmp_path)

    assert bot.forfeit is None
    assert len(bot.refusals) == bot.questions > 10
    assert match.outcome is not None


def test_a_bot_may_give_up_by_itself(tmp_path: Path) -> None:
    bot, match = tried("giving-up", tmp_path)

    assert bot.forfeit is None
    assert match.outcome == ((1,), "K-CONCEDE-01")


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", "'unclosed", "   "])
def test_a_program_that_cannot_be_started_is_bad_input(command: str) -> None:
    with pytest.raises(BadInput, match="cannot be started"):
        player_of(f"command:{command}", 1)


@pytest.mark.parametrize(
    ("name", "seconds"), [("command:x y", 10.0), ("command@60:x y", 60.0), ("command@0.5:x y", 0.5)]
)
def test_the_name_of_a_program_may_say_how_long_it_thinks(name: str, seconds: float) -> None:
    assert is_program(name)
    assert program_of(name) == ("x y", Manners(seconds))


@pytest.mark.parametrize("name", ["greedy", "command", "command@:x", "command@-1:x", "commands:x", "command@1e9:x"])
def test_other_names_are_no_programs(name: str) -> None:
    assert not is_program(name)


def test_a_bot_that_there_is_not_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no bot is called"):
        player_of("clever", 1)


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_said_fits_the_schema(name: str, tmp_path: Path) -> None:
    """Hello, questions, the end; and the events since the last question are all told once."""
    opened, notes = open_game(name), tmp_path / "notes"
    match = start(opened, opened.example_setup(), seeded(2))
    bot = CommandBot(command_of("noting", tmp_path, str(notes)), 1, Manners(proposals=2))
    play_a_little(match, bot, 25)
    heard = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    validator = Draft202012Validator(line_schema(opened))
    told = [event for message in heard if message["say"] == "question" for event in message["view"]["events"]]
    visible = [event for event in match.events if event.is_seen_by(0)]

    assert [message["say"] for message in heard] == ["hello", *["question"] * bot.questions, "over"]
    assert all(validator.is_valid(message) for message in (*heard[:6], heard[-1]))
    assert [event["name"] for event in told] == [event.name for event in visible][: len(told)]
    assert len(told) > 2


def play_a_little(match: Match, bot: CommandBot, answers: int) -> None:
    other = RandomBot(1)
    for _ in range(answers):
        if match.stack:
            decision = match.asks()[0]
            assert match.answer(ask_bot(bot if decision.seat == 0 else other, match, decision))
    bot.tell_end(match, 0)


@pytest.mark.parametrize(
    ("line", "is_valid"),
    [
        ({"choose": 0}, True),
        ({"answer": {"key": "rest", "subject": 1}}, True),
        ({"choose": 0, "number": 3}, True),
        ({"choose": -1}, False),
        ({"choose": 0, "answer": {"key": "rest"}}, False),
        ({"answer": {"subject": 1}}, False),
        ({}, False),
    ],
)
def test_the_schema_knows_what_a_reply_is(line: Any, is_valid: bool) -> None:
    schema = {**line_schema(open_game("skirmish")), "$ref": "#/$defs/FromBot"}

    assert Draft202012Validator(schema).is_valid(line) == is_valid


@pytest.mark.skipif(os.name != "posix", reason="a shell script")
def test_a_bot_in_shell_plays_too() -> None:
    bot = CommandBot(f"sh {EXAMPLES / 'line_bot.sh'}", 1)
    match = duel(bot)

    assert bot.forfeit is None
    assert match.outcome is not None
    assert match.outcome.rule.startswith("SK-END")


def test_a_program_plays_in_the_arena(tmp_path: Path) -> None:
    names = (f"command:{command_of('first', tmp_path)}", "random")
    order = Order("key", {}, names, (), dice=3, seeds=(1, 2), wants_record=True)
    result, record = play_in_arena(Hall("skirmish"), order)

    assert result.trouble == ""
    assert result.winners
    assert parse_record(record).players == names


def test_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    child = "import subprocess, sys, time\n"
    child += "p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
    child += "print(p.pid, flush=True)\ntime.sleep(600)\n"
    file = tmp_path / "parent.py"
    file.write_text(child, encoding="utf-8")
    program = Program(f'"{sys.executable}" "{file}"')
    number = int(program.hear(20))
    program.end(grace=0)
    for _ in range(1200):
        if not is_running(number):
            break
        time.sleep(0.05)

    assert not is_running(number)
