"""The keys of positions in the reference are those that the readers take, and nothing else is written."""

from __future__ import annotations

from typing import Any

import pytest

from tercio.content.wanted import NAME
from tercio.games import GAMES, box_of, open_game
from tercio.kernel import seeded, start
from tercio.reference import page, position_keys
from tercio.reference.positions import PENDING, position_tables

pytestmark = pytest.mark.parametrize("game", GAMES)


def written(game: str) -> dict[str, Any]:
    opened = open_game(game)
    return box_of(game).vocabulary.write_position(start(opened, opened.varied_setup(2), seeded(2)))


def told(game: str) -> dict[tuple[str, ...], set[str]]:
    return {table.shape: {key.name for key in table.keys} for table in position_tables(game)}


def test_every_key_that_a_match_writes_is_told(game: str) -> None:
    known, position = told(game), written(game)
    missing = set(position) - known["position",]
    for section in [section for section in position if section != PENDING]:
        value = position[section]
        named = list(value.values()) if isinstance(value, dict) else []
        listed = [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
        for entry in named:
            missing |= set(entry) - known["position", section, NAME]
        for entry in listed:
            missing |= set(entry) - known["position", section]

    assert missing == set()


def test_no_name_of_a_thing_is_told_as_a_key(game: str) -> None:
    labels = {label for value in written(game).values() if isinstance(value, dict) for label in value}
    keys = {key for names in told(game).values() for key in names}

    assert keys & labels == set()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_positions_and_set_ups_are_on_the_page(game: str, lang: str) -> None:
    lines = position_keys(game, lang)

    assert "### `[position]`" in lines
    assert "\n".join(lines) in page(game, lang)
    for key in box_of(game).vocabulary.setup_keys:
        assert f"`{key}`" in "\n".join(lines)
