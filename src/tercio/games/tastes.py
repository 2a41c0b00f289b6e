"""What each thing is worth to a bot: weights made by hand, tuned by play; by style, where bots differ."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

USUAL: Final = ""
TUNED: Final = "tuned.toml"


def tastes_of(kind: type[Any], game: str) -> dict[str, Any]:
    """By style; `tuned.toml` beside the weights says what play has taught about the usual one."""
    return {USUAL: shifted(kind(), read_tuned(game))}


def read_tuned(game: str) -> dict[str, int]:
    """Nothing, where nothing was tuned."""
    file = files(f"tercio.games.{game}.thinking") / TUNED
    return dict(tomllib.loads(file.read_text("utf-8"))["weights"]) if file.is_file() else {}


def shifted(weights: Any, numbers: Mapping[str, int]) -> Any:
    """Others with these numbers; a name that nobody knows is a mistake in the file."""
    names = type(weights).__match_args__
    unknown = sorted(numbers.keys() - set(names))
    if unknown:
        raise ValueError(f"no weights of {type(weights).__module__}: {', '.join(unknown)}")
    return type(weights)(**({name: getattr(weights, name) for name in names} | dict(numbers)))
