"""What each thing is worth to a bot, by style: weights made by hand, tuned by play; and networks taught by play."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from tercio.games.leads import Network, network_of

USUAL: Final = ""
PLAIN: Final = "plain"  # without a network
LEARNED: Final = "learned"  # with the network, whether it is in use or not
CAREFUL, BOLD, AIMING = "careful", "bold", "aiming"  # what bots are like: these change the usual weights
CHARACTERS: Final = (CAREFUL, BOLD, AIMING)
SPARRING: Final = ("rush", "turtle")  # one idea and no more: what other bots are measured against
Shifts = Mapping[str, Mapping[str, int]]  # by character, percent of the weights that it sees differently
TUNED: Final = "tuned.toml"
MODEL: Final = "learned.json"


def tastes_of(kind: type[Any], game: str, shifts: Shifts) -> dict[str, Any]:
    """By style; `tuned.toml` beside the weights says what play has taught about the usual one."""
    usual = shifted(kind(), read_tuned(game))
    return {USUAL: usual, PLAIN: usual, LEARNED: usual} | {
        name: seen_as(usual, shifts[name]) for name in (*CHARACTERS, *SPARRING)
    }


def seen_as(usual: Any, percent: Mapping[str, int]) -> Any:
    """With so many percent of these weights."""
    return shifted(usual, {name: getattr(usual, name) * part // 100 for name, part in percent.items()})


def read_tuned(game: str) -> dict[str, int]:
    """Nothing, where nothing was tuned."""
    file = files(f"tercio.games.{game}.thinking") / TUNED
    return dict(tomllib.loads(file.read_text("utf-8"))["weights"]) if file.is_file() else {}


def networks_of(game: str, terms: tuple[str, ...]) -> dict[str, Network]:
    """Nothing, where nothing was learned."""
    file = files(f"tercio.games.{game}.thinking") / MODEL
    if not file.is_file():
        return {}
    model = json.loads(file.read_text("utf-8"))
    network = network_of(model, terms)
    return dict.fromkeys((USUAL, LEARNED) if model["is_in_use"] else (LEARNED,), network)


def shifted(weights: Any, numbers: Mapping[str, int]) -> Any:
    """Others with these numbers; a name that nobody knows is a mistake in the file."""
    names = type(weights).__match_args__
    unknown = sorted(numbers.keys() - set(names))
    if unknown:
        raise ValueError(f"no weights of {type(weights).__module__}: {', '.join(unknown)}")
    return type(weights)(**({name: getattr(weights, name) for name in names} | dict(numbers)))
