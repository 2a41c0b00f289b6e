"""A sentence on each key, word, question and answer stands in `reference.toml`, one here for all games and one in each.

[key.figure]
points = { en = "What the figure costs.", de = "Was die Figur kostet." }

[title]
points = { en = "Points", de = "Punkte" }

[question.leave]
when = { en = "A warrior with an item is eliminated.", de = "Ein Krieger mit einem Gegenstand wird ausgeschaltet." }

[answer.leave]
path = "place"
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tercio.content.wording import Phrase
from tercio.games import box_of
from tercio.games.box import Meanings

ALL_GAMES: Final = "tercio.reference"
ITSELF: Final = "itself"  # the sentence on a table as a whole
ANY: Final = "any"  # keys that mean the same in every table


@cache
def read(package: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath("reference.toml").read_text("utf-8"))


def entry(game: str, *names: str) -> Any:
    """What the game's own file says under these names, or the one for all games; None where neither has them."""
    box_of(game)  # refuses a game that is not on the shelf
    for package in (f"tercio.games.{game}", ALL_GAMES):
        found: Any = read(package)
        for name in names:
            found = found.get(name) if isinstance(found, dict) else None
        if found is not None:
            return found
    return None


def phrase(game: str, *names: str) -> Phrase | None:
    """A sentence in both languages; None where there is none."""
    found = entry(game, *names)
    return Phrase(found["en"], found["de"]) if isinstance(found, dict) and "en" in found else None


def about_key(game: str, table: str, key: str) -> Phrase | None:
    """What a key of a table means; some mean the same in every table, and some are names of the game themselves."""
    called = names_for(game, table.rpartition(".")[2]).get(key)
    return phrase(game, "key", table, key) or phrase(game, "key", ANY, key) or called


def about_word(game: str, table: str, key: str, word: str) -> Phrase | None:
    """What a word means that a key takes, or what the game calls it."""
    called = names_for(game, key).get(word)
    own = phrase(game, "word", table, key, word) or phrase(game, "word", ANY, key, word)
    return own or called or phrase(game, "moment", word)


def title_of(game: str, key: str, table: str = "") -> Phrase | None:
    """What a key, a table or a word is called in a form."""
    return names_for(game, table.rpartition(".")[2]).get(key) or phrase(game, "title", key)


def title_of_word(game: str, key: str, word: str) -> Phrase | None:
    """What a word is called that a key takes; some are called otherwise than a key that is written alike."""
    return phrase(game, "title", f"{key}.{word}") or phrase(game, "title", word)


def names_for(game: str, key: str) -> Mapping[str, Phrase]:
    """What the game calls the words that it knows for a key."""
    return meanings(game).names.get(key, {})


@cache
def meanings(game: str) -> Meanings:
    found = box_of(game).meanings
    return Meanings() if found is None else found()
