"""The tutorial's first step, typed as it stands, gives a game that plays."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from docs.pages import PROJECT, blocks_of

PAGE = PROJECT / "docs" / "adding-a-game.md"

PLAY = """
from tercio.bots import RandomBot
from tercio.games import GAMES, box_of, open_game
from tercio.kernel import seeded, start
from tercio.rules import load
from tercio.texts import Speaker
from tercio.wire import schema_of

game = open_game("duel")
match, bot = start(game, game.example_setup(), seeded(1)), RandomBot(1)
while match.stack:
    decision = match.asks()[0]
    match.answer(bot.answer(match.view(decision.seat), decision))
rules = {event.rule for event in match.events}
assert rules and all(rule.startswith("DU-") and rule in load() for rule in rules), rules
assert all(Speaker(game, "de").event(match.state, event) for event in match.events)
assert box_of("duel").vocabulary.write_position(match)["units"]
assert schema_of(game)["$defs"]["Duel"]
print(type(game).__module__, match.outcome is not None, "skirmish" in GAMES)
"""


def run(command: list[str], folder: Path) -> str:
    env = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONWARNINGS": "error"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_copied_toy_game_plays_under_its_own_rule_ids(tmp_path: Path) -> None:
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (script,) = [block.text for block in blocks_of(PAGE) if block.language == "bash"]
    run(["bash", "-euc", script], tmp_path)

    assert run([sys.executable, "-c", PLAY], tmp_path) == "tercio.games.duel.game True True\n"


def test_the_tutorial_has_eleven_steps() -> None:
    headings = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("### ")]

    assert [heading.split()[1] for heading in headings] == [str(number) for number in range(1, 12)]


def test_every_file_of_the_reading_order_is_there() -> None:
    text = PAGE.read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    files = [part for row in rows for part in row.split("`")[1::2] if part != "src/tercio"]
    toy, source = PROJECT / "src/tercio/games/skirmish", PROJECT / "src/tercio"
    missing = [file for file in files if not (toy / file).exists() and not (source / file).exists()]

    assert len(files) >= 10
    assert missing == []
