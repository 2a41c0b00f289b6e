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
from tercio.content.wording import Phrase, Wording
from tercio.games import box_of, open_game
from tercio.games.editor import Words, words
from tercio.games.packs import LIST
from tercio.games.workshop import Workshop
from tercio.reference.keys import Key, Keys, all_tables
from tercio.reference.sentences import about_key, about_word, meanings, phrase, title_of, title_of_word

Kind = Literal["text", "id", "flag", "phrase", "place", "number", "inches", "choice", "table", "tables"]
NEW_LIST: Final = Wording("tercio.hall")("new-list")
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
    """A word that a key takes, what it is called, and what it means where that is told."""

    word: str
    title: Words | None
    about: Words | None


class PackKey(TypedDict):
    """A key of a table. `words` are all that it takes, or only suggested; `inner` is the table below it.

    Where the words are ids of such things as realms, `refers` says in which tables a pack can define more of them.
    """

    name: str
    title: Words | None
    one: Words | None  # what one of several is called
    kind: Kind
    is_list: bool
    is_needed: bool
    low: int
    high: int
    words: list[KnownWord]
    inner: str
    refers: list[str]
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
    """What can be made: `kinds` are tables of the pack, each with an example to begin with.

    Some can be tried at once, of some bots can find out how strong they are.
    """

    game: str
    kinds: list[str]
    titles: dict[str, Words | None]  # of the kinds
    tried: list[str]
    weighed: list[str]
    tables: dict[str, PackTable]
    verb_key: str
    verbs: dict[str, VerbKeys]
    examples: dict[str, dict[str, Any]]
    list_keys: list[PackKey]  # what a list says, where it is a few words


def form_of(game: str, workshop: Workshop) -> PackForm:
    tables, suggested, named = all_tables(game), workshop.suggested(), workshop.names_of(open_game(game))
    kinds = (*workshop.kinds, LIST)
    told: dict[str, PackTable] = {}
    for shape, keys in tables.items():
        if shape[0] in (*kinds, "pack") or len(shape) == 1:
            told[keys.name] = {
                "keys": [key_json(game, keys, key, suggested, named) for key in keys.keys],
                "parts": list(keys.parts),
            }
    return {
        "game": game,
        "kinds": list(kinds),
        "titles": {kind: both(title_of(game, kind)) for kind in kinds},
        "tried": [*workshop.tried, LIST],
        "weighed": [*workshop.weighed, LIST],
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
        "examples": {**{kind: workshop.example_of(kind) for kind in workshop.kinds}, LIST: list_to_begin_with(game)},
        "list_keys": list_keys(game),
    }


def list_keys(game: str) -> list[PackKey]:
    forces = box_of(game).forces
    return [
        {
            "name": each.key,
            "title": both(each.title),
            "one": None,
            "kind": "choice",
            "is_list": False,
            "is_needed": True,
            "low": 0,
            "high": 0,
            "words": [{"word": word, "title": both(title), "about": None} for word, title in each.words.items()],
            "inner": "",
            "refers": [each.table] if each.table else [],
            "about": None,
        }
        for each in (() if forces is None else forces.keys(open_game(game)))
    ]


def list_to_begin_with(game: str) -> dict[str, Any]:
    """The first ready one, as a player would write it."""
    opened, forces = open_game(game), box_of(game).forces
    ready = () if forces is None else forces.ready(opened)
    text = forces.written(opened, ready[0].name) if forces is not None and ready else None
    return {"id": "new-list", "name": words(NEW_LIST), "text": text or ""}


def key_json(
    game: str, table: Keys, key: Key, suggested: dict[str, tuple[str, ...]], named: dict[str, dict[str, Phrase]]
) -> PackKey:
    first = next((one for one in key.wanted if one.is_choice), key.wanted[0])
    nearly = first.words if first.kind == INCHES else ()  # a word in place of a number
    known = key.words or nearly or suggested.get(f"{table.name}.{key.name}", ())
    numbers = [one for one in key.wanted if one.kind in (INTEGER, SPAN, INCHES)]
    about = about_key(game, table.name, key.name)
    names = {name: title for each in named.values() for name, title in each.items()}
    low, high = (min([one.low for one in numbers]), max([one.high for one in numbers])) if numbers else (0, 0)
    return {
        "name": key.name,
        "title": both(title_of(game, key.name, table.name)),
        "one": both(phrase(game, "one", key.name)),
        "kind": "choice" if first.is_choice and not key.is_for_verbs else KINDS.get(first.kind, "text"),
        "is_list": first.is_list,
        "is_needed": key.is_needed,
        "low": low,
        "high": high,
        "words": [
            {
                "word": word,
                "title": both(names.get(word) or title_of_word(game, key.name, word)),
                "about": both(about_word(game, table.name, key.name, word)),
            }
            for word in known
        ],
        "inner": inner_of(first),
        "refers": tables_named(set(known), named),
        "about": both(about),
    }


def tables_named(known: set[str], named: dict[str, dict[str, Phrase]]) -> list[str]:
    """The tables whose ids these words are; most of them must be, for the optional packs have more."""
    found: list[str] = []
    left = set(known)
    named = {kind: names for kind, names in named.items() if kind}
    while left:
        most = max(named, key=lambda kind: len(left & set(named[kind])), default="")
        if not most or not left & set(named[most]):
            break
        found.append(most)
        left -= set(named[most])
    return found if 2 * len(left) < len(known) else []


def inner_of(wanted: Wanted) -> str:
    return wanted.words[0] if wanted.kind in (TABLE, TABLES) and wanted.words else ""


def both(told: Phrase | None) -> Words | None:
    return None if told is None else words(told)
