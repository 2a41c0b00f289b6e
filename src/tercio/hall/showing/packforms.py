"""Everything that packs of a game can hold, as a form asks it: made from what the readers of packs ask for."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from tercio.content.wanted import (
    CHOICE,
    IDENTIFIER,
    INCHES,
    INTEGER,
    PLACE,
    SPAN,
    TABLE,
    TABLES,
    TEXT,
    TRUE_OR_FALSE,
    TWO_LANGUAGES,
    Wanted,
)
from tercio.content.wording import Phrase
from tercio.games.editor import Words, words
from tercio.games.workshop import Workshop
from tercio.reference.keys import Key, Keys, all_tables
from tercio.reference.sentences import about_key, about_word, meanings

Kind = Literal["text", "id", "flag", "phrase", "place", "number", "inches", "choice", "table", "tables"]
KINDS: Final[dict[str, Kind]] = {
    TEXT: "text",
    IDENTIFIER: "id",
    TRUE_OR_FALSE: "flag",
    TWO_LANGUAGES: "phrase",
    PLACE: "place",
    INTEGER: "number",
    SPAN: "number",
    INCHES: "inches",
    CHOICE: "choice",
    TABLE: "table",
    TABLES: "tables",
}


class KnownWord(TypedDict):
    """A word that a key takes, and what it means where that is told."""

    word: str
    about: Words | None


class PackKey(TypedDict):
    """A key of a table. `words` are all that it takes, or only suggested; `inner` is the table below it."""

    name: str
    kind: Kind
    is_list: bool
    is_needed: bool
    low: int
    high: int
    words: list[KnownWord]
    inner: str
    about: Words | None


class PackTable(TypedDict):
    """A table of a pack; `parts` are tables whose keys it has, too."""

    keys: list[PackKey]
    parts: list[str]


class VerbKeys(TypedDict):
    """The keys that a verb heeds, those it must have, and the words it knows for them."""

    heeds: list[str]
    needs: list[str]
    knows: dict[str, list[str]]


class PackForm(TypedDict):
    """What can be made: `kinds` are tables of the pack, each with an example to begin with."""

    game: str
    kinds: list[str]
    tables: dict[str, PackTable]
    verb_key: str
    verbs: dict[str, VerbKeys]
    examples: dict[str, dict[str, Any]]


def form_of(game: str, workshop: Workshop) -> PackForm:
    tables, suggested = all_tables(game), workshop.suggested()
    kinds = workshop.kinds
    told: dict[str, PackTable] = {}
    for shape, keys in tables.items():
        if shape[0] in (*kinds, "pack") or len(shape) == 1:
            told[keys.name] = {
                "keys": [key_json(game, keys, key, suggested) for key in keys.keys],
                "parts": list(keys.parts),
            }
    return {
        "game": game,
        "kinds": list(kinds),
        "tables": told,
        "verb_key": meanings(game).verb_key,
        "verbs": {
            word: {
                "heeds": list(verb.heeds),
                "needs": list(verb.needs),
                "knows": {key: list(known) for key, known in verb.knows.items()},
            }
            for word, verb in meanings(game).verbs.items()
        },
        "examples": {kind: workshop.example_of(kind) for kind in kinds},
    }


def key_json(game: str, table: Keys, key: Key, suggested: dict[str, tuple[str, ...]]) -> PackKey:
    first = next((one for one in key.wanted if one.is_choice), key.wanted[0])
    nearly = first.words if first.kind == INCHES else ()  # a word in place of a number
    known = key.words or nearly or suggested.get(f"{table.name}.{key.name}", ())
    numbers = [one for one in key.wanted if one.kind in (INTEGER, SPAN, INCHES)]
    about = about_key(game, table.name, key.name)
    low, high = (min([one.low for one in numbers]), max([one.high for one in numbers])) if numbers else (0, 0)
    return {
        "name": key.name,
        "kind": "choice" if first.is_choice and not key.is_for_verbs else KINDS.get(first.kind, "text"),
        "is_list": first.is_list,
        "is_needed": key.is_needed,
        "low": low,
        "high": high,
        "words": [{"word": word, "about": both(about_word(game, table.name, key.name, word))} for word in known],
        "inner": inner_of(first),
        "about": both(about),
    }


def inner_of(wanted: Wanted) -> str:
    return wanted.words[0] if wanted.kind in (TABLE, TABLES) and wanted.words else ""


def both(told: Phrase | None) -> Words | None:
    return None if told is None else words(told)
