"""Every key of `[position]` and `[setup]`, as their readers asked for it.

They read positions that the game wrote or teaches with, and set-ups of many kinds.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tercio.content.document import Document, Shape
from tercio.content.table import Table
from tercio.content.wanted import NAME, TABLE, TABLES
from tercio.games import box_of, open_game
from tercio.kernel import Game, seeded, start
from tercio.reference.keys import Asked, Keys, add, key_of

POSITION: Final = "position"
SETUP: Final = "setup"
SETUPS: Final = 30  # this many of the varied ones have everything
PENDING: Final = "pending"  # steps under way, which nobody writes by hand


@cache
def position_tables(game: str) -> tuple[Keys, ...]:
    """The whole position first, then the tables in it."""
    asked = asked_in_positions(game)
    return tuple([keys for keys in [keys_in(shape, asked) for shape in asked if shape[-1] != PENDING] if keys.keys])


@cache
def setup_tables(game: str) -> tuple[Keys, ...]:
    """The whole set-up first, then the tables in it, as new matches of all kinds are read."""
    opened, asked = open_game(game), Asked()
    for seed in range(SETUPS if box_of(game).vocabulary.setup_keys else 0):
        document = Document("", "", {SETUP: opened.varied_setup(seed)}, {})
        box_of(game).vocabulary.ask_setup(opened, Table.root(document).table(SETUP))
        add(asked, {shape: keys for shape, keys in document.asked.items() if shape})
    return tuple([keys for keys in [keys_in(shape, asked) for shape in asked] if keys.keys])


def keys_in(shape: Shape, asked: Asked) -> Keys:
    """A table of named things has no keys but the names."""
    has_names = (*shape, NAME) in asked
    found = [key_of(name, tuple(wanted)) for name, wanted in asked[shape].items() if name]
    own = [key for key in found if not (has_names and key.wanted and key.wanted[0].kind == TABLE)]
    return Keys(shape, tuple(own), ())


@cache
def asked_in_positions(game: str) -> Asked:
    """Everything that was wanted of the position, table by table, key by key."""
    opened, asked = open_game(game), Asked()
    for position in positions_of(game):
        add(asked, asked_in(opened, position))
    lists = [key for key, wanted in asked[POSITION,].items() if TABLES in [one.kind for one in wanted]]
    for key in [key for key in lists if (POSITION, key) not in asked]:  # nothing of the kind lay on these tables
        add(asked, asked_in(opened, {**positions_of(game)[0], "pending": [], key: [{}]}))
    return asked


def asked_in(game: Game, position: dict[str, Any]) -> Asked:
    document = Document("", "", {POSITION: position}, {})
    box_of(game.id).vocabulary.read_position(game, Table.root(document).table(POSITION))
    return {shape: keys for shape, keys in document.asked.items() if shape}


def positions_of(game: str) -> list[dict[str, Any]]:
    """That of a new match, and those of all lessons."""
    opened = open_game(game)
    found = [box_of(game).vocabulary.write_position(start(opened, opened.varied_setup(1), seeded(1)))]
    lessons = files(f"tercio.games.{game}").joinpath("lessons")
    texts = [file.read_text(encoding="utf-8") for file in (lessons.iterdir() if lessons.is_dir() else ())]
    return [*found, *[tomllib.loads(text).get(POSITION, {}) for text in sorted(texts)]]
