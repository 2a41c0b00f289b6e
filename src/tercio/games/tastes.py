"""What each thing is worth to a bot, by style: weights made by hand, tuned by play, shifted by temper."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

USUAL: Final = ""
TUNED: Final = "tuned.toml"


def tastes_of(kind: type[Any], game: str) -> dict[str, Any]:
    """`tuned.toml` beside the weights says what play has taught, and by how many percent a style shifts what."""
    read = read_tuned(game)
    usual = shifted(kind(), read.get("weights", {}))
    found = {USUAL: usual}
    for style, percents in read.get("styles", {}).items():
        found[style] = shifted(usual, {name: getattr(usual, name) * part // 100 for name, part in percents.items()})
    return found


def read_tuned(game: str) -> dict[str, Any]:
    """Nothing, where nothing was tuned."""
    file = files(f"tercio.games.{game}.thinking") / TUNED
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def shifted(weights: Any, numbers: Mapping[str, int]) -> Any:
    """Others with these numbers; a name that nobody knows is a mistake in the file."""
    names = type(weights).__match_args__
    unknown = sorted(numbers.keys() - set(names))
    if unknown:
        raise ValueError(f"no weights of {type(weights).__module__}: {', '.join(unknown)}")
    return type(weights)(**({name: getattr(weights, name) for name in names} | dict(numbers)))
