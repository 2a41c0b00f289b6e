"""Every key that a reader asks for is in the reference with a sentence, and the reference has no other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tercio.games
from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.content.wanted import INTEGER
from tercio.games import GAMES, open_game
from tercio.reference.keys import asked_of, tables_of
from tercio.reference.sentences import ITSELF, about_key, about_word, meanings, phrase, read

FOLDER = Path(tercio.games.__file__).parent
READS = (
    *("text", "identifier", "boolean", "integer", "span", "decimal_mils", "mils", "points", "choice", "choices"),
    *("words", "identifiers", "integers", "two_languages", "table", "table_or_none", "tables"),
)
pytestmark = pytest.mark.parametrize("game", GAMES)


def test_every_table_and_every_key_has_a_sentence(game: str) -> None:
    tables = [table.name for table in tables_of(game) if phrase(game, "key", table.name, ITSELF) is None]
    keys = [
        f"{table.name}.{key.name}"
        for table in tables_of(game)
        for key in table.keys
        if about_key(game, table.name, key.name) is None
    ]

    assert (tables, keys) == ([], [])


def test_every_sentence_is_about_a_key_that_is_read(game: str) -> None:
    known = {table.name: {key.name for key in table.keys} | {ITSELF} for table in tables_of(game)}
    written = read(f"tercio.games.{game}")["key"]
    stale = [f"{table}.{key}" for table, keys in written.items() for key in keys if key not in known.get(table, set())]

    assert stale == []


def test_either_all_words_of_a_key_have_a_meaning_or_none(game: str) -> None:
    for table in tables_of(game):
        for key in table.keys:
            told = [about_word(game, table.name, key.name, word) is not None for word in key.words]
            assert all(told) or not any(told), (table.name, key.name, key.words)


def test_every_meaning_belongs_to_a_word_that_is_taken(game: str) -> None:
    taken: dict[str, set[str]] = {}
    for table in tables_of(game):
        for key in table.keys:
            taken.setdefault(f"{table.name}.{key.name}", set()).update(key.words)
            taken.setdefault(f"any.{key.name}", set()).update(key.words)
    written = read(f"tercio.games.{game}").get("word", {})
    stale = [
        (table, key, word)
        for table, keys in written.items()
        for key, words in keys.items()
        for word in words
        if word not in taken.get(f"{table}.{key}", set())
    ]

    assert stale == []


def test_no_key_is_only_looked_at(game: str) -> None:
    """Such a key would be in no list: the reader that wants something of it has never run."""
    unread = [
        (shape, key)
        for shape, keys in asked_of(game).items()
        for key, wanted in keys.items()
        if shape and not any(one.kind for one in wanted) and key not in keys_of_parts(game, shape)
    ]

    assert unread == []


def keys_of_parts(game: str, shape: tuple[str, ...]) -> set[str]:
    """What a table shares with others is read there; each verb has a part of its own."""
    parts = [one.words[0] for one in asked_of(game)[shape].get("", {})]
    return {key for part in (*parts, *meanings(game).verbs) for key in asked_of(game).get((part,), {})}


def test_every_verb_that_is_read_by_itself_has_its_own_keys_in_the_reference(game: str) -> None:
    """A verb that no pack uses would be missing."""
    verbs, tables = meanings(game).verbs, {table.name for table in tables_of(game)}
    heeding = {word for word, verb in verbs.items() if verb.heeds}

    assert not heeding & tables or heeding <= tables


def literal_keys(game: str) -> Iterator[str]:
    """Every key that stands as a word in the game's readers of packs."""
    rooms = [FOLDER / game / "content", FOLDER / game / "verbs"]
    files = [file for room in rooms for file in room.rglob("*.py")] or [FOLDER / game / "content.py"]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            is_read = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READS
            first = node.args[0] if is_read and isinstance(node, ast.Call) and node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def test_every_key_in_the_sources_is_in_the_reference(game: str) -> None:
    known = {key.name for table in tables_of(game) for key in table.keys} | set(asked_of(game)[()])
    found = list(literal_keys(game))

    assert len(found) > 5
    assert [key for key in found if key not in known] == []


def test_a_number_beyond_the_range_is_refused_in_the_words_of_the_reference(game: str) -> None:
    tried = 0
    for table in tables_of(game):
        for key in table.keys if table.name in asked_of(game)[()] else ():
            wanted = key.wanted[0]
            if len(key.wanted) == 1 and wanted.kind == INTEGER and not wanted.is_list:
                document = Document("broken.toml", "", {table.name: [{key.name: wanted.high + 1}]}, {})
                with pytest.raises(BadInput):
                    open_game(game, [document])
                told = [problem.en for problem in document.problems if problem.key == f"{table.name}[0].{key.name}"]
                assert any([wanted.each().en in words for words in told]), key
                tried += 1

    assert tried > 0
