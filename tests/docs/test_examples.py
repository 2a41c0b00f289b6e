"""The examples run, and show what they promise."""

import re
import subprocess
import sys

import pytest

from docs.pages import PROJECT
from docs.programs import output_of_file
from tercio.bots import RandomBot
from tercio.doors import CommandBot, play
from tercio.games import open_game
from tercio.kernel import seeded, start

EXAMPLES = PROJECT / "examples"


def test_there_are_no_examples_without_a_test() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.py")} == {
        "random_match",
        "why_not",
        "loaded_dice",
        "line_bot",
        "pettingzoo_match",
        "gymnasium_learner",
        "openspiel_search",
        "ppo_agent",
    }


def test_two_bots_play_to_the_end_and_the_log_is_german() -> None:
    log = output_of_file(EXAMPLES / "random_match.py").splitlines()

    assert log[0] == "SK-ROUND-01   Runde 1 beginnt."
    assert log[-1].startswith("SK-END-")
    assert "Die Partie" in log[-1]
    assert all(line.startswith("SK-") for line in log)


def test_why_not_tells_every_rule_with_its_text_and_the_figures() -> None:
    assert output_of_file(EXAMPLES / "why_not.py").splitlines() == [
        "red-golem to 3, 7: no",
        "  SK-MOVE-01  Walk allowance: A figure walks no further than its Walk value.",
        "  The way is 5″ long; 4″ is allowed (4″ printed).",
        "  SK-MOVE-03  Not through enemies: No figure moves across an enemy's base.",
        "  Swordsman (Blue) is in the way.",
        "red-golem to 3, 4: no",
        "  SK-MOVE-03  Not through enemies: No figure moves across an enemy's base.",
        "  Swordsman (Blue) is in the way.",
        "  SK-MOVE-04  Room to stand: No figure ends its walk on another figure's base.",
        "  Swordsman (Blue) stands there.",
        "red-imp to 2, 6: yes",
        "  SK-ABIL-01  Flying sets aside SK-MOVE-03",
    ]


def test_loaded_dice_fall_as_written_and_the_record_plays_again() -> None:
    assert output_of_file(EXAMPLES / "loaded_dice.py").splitlines() == [
        "Golem (Red) strikes at Imp (Blue) with 3 dice (3 Melee).",
        "Blue rolls 5, 2 (d8).",
        "Imp (Blue) parries 1 hit; 5 or more was needed (5 parry).",
        "Red rolls 8, 6, 3 (d8).",
        "2 hits on Imp (Blue); 6 or more was needed (6 Reflexes).",
        "Imp (Blue) suffers 1 wound (2 for hits, −1 parry).",
        "5 lines play again to the same table: True",
    ]


def test_random_agents_play_through_pettingzoo() -> None:
    shapes, rewards, end = output_of_file(EXAMPLES / "pettingzoo_match.py").splitlines()

    assert re.fullmatch(r"\d+ numbers a table, \d+ an answer", shapes)
    assert re.fullmatch(r"\d+ steps, rewards \{'seat_0': (1|-1)\.0, 'seat_1': (1|-1)\.0\}", rewards)
    assert re.search(r"\[WL-WIN-\d\d\]$", end)


def test_a_learner_gets_better_through_gymnasium() -> None:
    before, after = [
        int(share) for share in re.findall(r"(\d+)% won", output_of_file(EXAMPLES / "gymnasium_learner.py"))
    ]

    assert before < 65
    assert after >= before + 15


def test_a_public_ppo_learns_to_beat_chance() -> None:
    """Where its libraries are installed, which no other test needs."""
    pytest.importorskip("sb3_contrib")
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo_agent.py"), "--steps", "16000", "--matches", "60"],
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    before, after = [int(share) for share in re.findall(r"(\d+)% \(", done.stdout)]

    assert before < 65
    assert after >= 85


def test_openspiel_searches() -> None:
    returns, same = output_of_file(EXAMPLES / "openspiel_search.py").splitlines()

    assert returns.startswith("returns [")
    assert same == "the saved state is the same: True"


def test_the_bot_of_the_example_beats_chance() -> None:
    bots = [CommandBot(f'"{sys.executable}" "{EXAMPLES / "line_bot.py"}"', seed) for seed in range(4)]
    won = 0
    for seed, bot in enumerate(bots):
        match = start(open_game("skirmish"), {}, seeded(seed))
        play(match, (bot, RandomBot(seed)))
        assert bot.forfeit is None
        assert bot.refusals == []
        assert match.outcome is not None
        won += 0 in match.outcome.winners

    assert won >= 3
