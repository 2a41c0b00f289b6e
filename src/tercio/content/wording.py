"""Sentences for people stand in `texts.toml`, in German and English; Python names them by key and fills in values.

    SAY: Final = Wording("tercio.games.mageknight", "browser")

    SAY("within-reach", name=phrase, inches=4)
    raise BadInput(*SAY("no-such-figure", name=name))

The first asks for `[say.browser.within-reach]` in the `texts.toml` of that package. Slots are written `{name}`. A value
that is a `Phrase` itself is spoken in the language of the sentence around it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple


class Phrase(NamedTuple):
    """The same words stand in both languages, as in `name = { en = "Ember Imp", de = "Glutwicht" }`."""

    en: str
    de: str

    def spoken(self, lang: str) -> str:
        """German is spoken for "de", English otherwise."""
        return self.de if lang == "de" else self.en


class Wording:
    """What one room says beside the events, refusals, questions and options of a match.

    Compiled, a parameter may not be called like a value, even where it can only be given by its position.
    """

    __slots__ = ("package", "section")

    def __init__(self, package: str, section: str = "") -> None:
        self.package = package
        self.section = section

    def __call__(self, saying: str, /, **values: object) -> Phrase:
        phrase = sentences(self.package, self.section)[saying]
        if not values:
            return phrase
        return Phrase(filled(phrase.en, values, "en"), filled(phrase.de, values, "de"))

    def spoken(self, saying: str, tongue: str, /, **values: object) -> str:
        """The same in one language only."""
        words = sentences(self.package, self.section)[saying].spoken(tongue)
        return filled(words, values, tongue) if values else words


def signed(value: int) -> str:
    """A change of a number, with the minus sign of books."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def filled(words: str, values: dict[str, object], lang: str) -> str:
    for value in values.values():
        if isinstance(value, Phrase):
            return words.format(**{name: in_language(each, lang) for name, each in values.items()})
    return words.format(**values)


def in_language(value: object, lang: str) -> object:
    return value.spoken(lang) if isinstance(value, Phrase) else value


@cache
def sentences(package: str, section: str) -> dict[str, Phrase]:
    """Every sentence of a section by its key; read once."""
    said: Any = document(package)["say"]
    for name in section.split(".") if section else []:
        said = said[name]
    return {key: Phrase(entry["en"], entry["de"]) for key, entry in said.items() if "en" in entry}


def seat_names(package: str) -> dict[str, list[str]]:
    """How the seats of a game are called where nobody has taken them, by language."""
    names: dict[str, list[str]] = document(package)["seat"]
    return names


@cache
def document(package: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath("texts.toml").read_text("utf-8"))
