"""The ratings of bots: measured once in the arena, and unmoved by people, so that nobody can talk one down."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from tercio.hall.ladder.glicko import Rating


@cache
def measured(game: str) -> dict[str, Rating]:
    """By level, the strongest last; nothing where nobody has measured them."""
    known = tomllib.loads(files("tercio.hall.ladder").joinpath("bots.toml").read_text("utf-8"))
    return {bot: Rating(float(value), float(deviation)) for bot, (value, deviation) in known.get(game, {}).items()}
