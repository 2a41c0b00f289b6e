"""The page on speed explains every figure that `tercio bench` prints, and no other."""

import re

from docs.pages import PROJECT
from tercio.bench.measures import GameBench, yardstick_of
from tercio.games import open_game

PAGE = PROJECT / "docs" / "performance.md"
OF_ALL_GAMES = {"yardstick_us"}  # made when all rounds are over


def test_every_figure_is_explained_and_was_measured() -> None:
    bench = GameBench(open_game("skirmish"))
    bench.take_round(yardstick_of())
    printed = {*bench.figures(), *OF_ALL_GAMES}
    explained, measured = [
        set(re.findall(r"^\| `(\w+)`", part, re.MULTILINE)) for part in PAGE.read_text("utf-8").split("## ")[1:3]
    ]

    assert explained == printed
    assert measured == printed


def test_every_figure_lies_between_its_lowest_and_highest() -> None:
    rows = re.findall(r"^\| `\w+` \| ([\d.,]+) \| ([\d.,]+) \| ([\d.,]+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    numbers = [[float(cell.replace(",", "")) for cell in row] for row in rows]

    assert len(numbers) == 8
    assert all(row == sorted(row) for row in numbers)
