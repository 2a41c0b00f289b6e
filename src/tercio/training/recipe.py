"""What a data set is made by: the same recipe is the same data anywhere, line by line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

RECIPE: Final = "recipe.json"
MATCHES: Final = "matches.jsonl"
DEALS: Final = 41  # the seed of all deals: others than those that anything is measured with


class Recipe(NamedTuple):
    """Matches of bots against themselves; the players of a match have styles by lot."""

    game: str
    terms: tuple[str, ...]
    bot: str = "greedy:samples=1,candidates=8,exact=1"
    styles: tuple[str, ...] = ("plain",)
    stray: int = 8  # percent of the answers at rest that are drawn from a few proposals: else everybody plays alike
    every: int = 6  # answers from one position that is written down to the next, in the mean
    seed: int = DEALS
    model: str = ""  # the file with the network of the style "learned"; the game's own where nothing is said
    turns: int = 0  # that answers are played on where they are compared; 0: as far as suits the game


class Seen(NamedTuple):
    """A match: its number, its positions as both seats see them, and how it ended for the first seat."""

    number: int
    result: float  # 1 won, 0 lost
    margin: int  # by which the first seat was ahead at the last of the positions, by the plain evaluation
    positions: list[list[list[float]]]


def write_recipe(folder: Path, recipe: Recipe) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / RECIPE).write_text(json.dumps(recipe._asdict(), indent=1) + "\n", "utf-8")


def read_recipe(folder: Path) -> Recipe:
    found: dict[str, Any] = json.loads((folder / RECIPE).read_text("utf-8"))
    return Recipe(**(found | {name: tuple(found[name]) for name in ("terms", "styles")}))


def append(file: Path, matches: Iterable[Seen]) -> Iterator[Seen]:
    """Each is on the disk before it is handed on, so that an interrupted run loses nothing."""
    with file.open("a", encoding="utf-8") as lines:
        for seen in matches:
            lines.write(json.dumps(seen, separators=(",", ":")) + "\n")
            lines.flush()
            yield seen


def read_matches(files: Sequence[Path]) -> Iterator[Seen]:
    """Without what was cut off in the middle of a line."""
    for file in files:
        with file.open(encoding="utf-8") as lines:
            for line in lines:
                if line.endswith("\n"):
                    yield Seen(*json.loads(line))
