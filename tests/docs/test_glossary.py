"""The rejected words of the glossary stand in no text that players see."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from docs.pages import PROJECT

GAMES: Final = {"Mage Knight": "mageknight", "Summoners": "summoners", "Warlord": "warlord"}
LANGUAGES: Final = {"### Deutsch": "de", "### English": "en"}
ROW: Final = re.compile(r"\| ([^|]+) \| ([^|]+) \|(?: ([^|]+))? \|")
UNMARKED: Final = {"title": "en", "test": "en"}  # keys of a ledger that do not say their language
COMMENT_OR_KEY: Final = re.compile(r"^\s*(?://.*$|\w+:)", re.MULTILINE)


class Rejected(NamedTuple):
    """A word that is not said in one language, in one game or (without one) anywhere."""

    lang: str
    word: str
    instead: str
    game: str

    def stands_in(self, text: str) -> bool:
        stem = self.word.removesuffix("-")
        end = r"\b" if stem == self.word else ""
        return re.search(rf"\b[{stem[0].lower()}{stem[0].upper()}]{re.escape(stem[1:])}{end}", text) is not None


class Text(NamedTuple):
    """What players may read: where it stands, in which language ("" where a file has both), and the words."""

    place: str
    lang: str
    words: str


@cache
def rejected() -> list[Rejected]:
    found: list[Rejected] = []
    lang = ""
    section = (PROJECT / "docs" / "glossary.md").read_text("utf-8").partition("## Rejected words")[2]
    for line in section.splitlines():
        lang = LANGUAGES.get(line, lang)
        row = ROW.fullmatch(line)
        if lang and row is not None and row[1] != "Not" and not row[1].startswith("---"):
            found.append(Rejected(lang, row[1], row[2], GAMES[row[3]] if row[3] else ""))
    return found


@cache
def texts() -> list[Text]:
    found: list[Text] = []
    for file in sorted((PROJECT / "src" / "tercio").rglob("*.toml")):
        place = file.relative_to(PROJECT).as_posix()
        found += [Text(place, lang, words) for lang, words in said_in(tomllib.loads(file.read_text("utf-8")))]
    for file in pages():
        words = COMMENT_OR_KEY.sub("", file.read_text("utf-8"))
        found.append(Text(file.relative_to(PROJECT).as_posix(), "", words))
    return found


def pages() -> list[Path]:
    sources = PROJECT / "web" / "src"
    return sorted([*sources.rglob("*texts.ts"), *sources.glob("texts/*.ts")])


def said_in(value: object, lang: str = "") -> Iterator[tuple[str, str]]:
    """Every text stands below a key that ends in a language (en, name_de, none_en) or is known to have one."""
    if isinstance(value, dict):
        for key, inner in value.items():
            ending = key.rpartition("_")[2]
            yield from said_in(inner, ending if ending in LANGUAGES.values() else UNMARKED.get(key, lang))
    elif isinstance(value, list):
        for inner in value:
            yield from said_in(inner, lang)
    elif isinstance(value, str) and lang:
        yield lang, value


def test_the_glossary_rejects_words_of_both_languages() -> None:
    assert {each.lang for each in rejected()} == set(LANGUAGES.values())


def test_texts_of_games_server_command_line_and_page_are_read() -> None:
    places = {text.place for text in texts()}

    assert places >= {
        "src/tercio/games/mageknight/texts.toml",
        "src/tercio/rules/ledger/mageknight-core-a.toml",
        "src/tercio/hall/texts.toml",
        "src/tercio/cli/texts.toml",
        "web/src/match/texts.ts",
        "web/src/texts/de.ts",
    }


@pytest.mark.parametrize("word", rejected(), ids=lambda word: f"{word.lang} {word.word}")
def test_a_rejected_word_stands_in_no_text(word: Rejected) -> None:
    found = [
        f"{text.place}: {text.words}"
        for text in texts()
        if word.game in text.place and text.lang in ("", word.lang) and word.stands_in(text.words)
    ]

    assert [line[:200] for line in found] == [], f"say {word.instead}"


@pytest.mark.parametrize(
    ("word", "text", "stands"),
    [
        ("Heer", "Welches Heer?", True),
        ("Heer", "Heerlager", False),
        ("eliminier-", "Keinen der Eliminierten", True),
        ("dice hand", "The dice hand rolls", True),
        ("Bauwerk-", "Das Gebäude", False),
    ],
)
def test_a_word_is_found_whole_or_with_every_ending(word: str, text: str, stands: bool) -> None:
    assert Rejected("de", word, "", "").stands_in(text) is stands
