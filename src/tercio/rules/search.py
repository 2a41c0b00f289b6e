"""Rules are found by German and English words, however they are spelt."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, NamedTuple

from tercio.rules.entries import Rule
from tercio.rules.index import Index, load
from tercio.rules.rulings import HouseRuling

# What a hit is worth: where it is counts most, then a whole word, then the reader's own language.
IN_TITLE: Final = 30
IN_ID_OR_HEADING: Final = 20
IN_TEXT: Final = 10
WHOLE_WORD: Final = 2
OWN_LANGUAGE: Final = 1
EXACT_ID: Final = 1000

_WORD: Final = re.compile(r"\w+")
# Every accent goes, but for the dots on ä, ö and ü, which may also be spelt out.
_ACCENT: Final = re.compile(r"(?<![aou])\u0308|[\u0300-\u0307\u0309-\u036f]")
_VOWEL: Final = re.compile(r"([aou])e|[aouäöü]")
_SPELLINGS: Final = {"ä": "(?:ä|ae?)", "ö": "(?:ö|oe?)", "ü": "(?:ü|ue?)", "a": "[aä]", "o": "[oö]", "u": "[uü]"} | {
    "ae": "(?:[aä]e|ä)",
    "oe": "(?:[oö]e|ö)",
    "ue": "(?:[uü]e|ü)",
}


class _Field(NamedTuple):
    text: str
    worth: int
    lang: str = ""


def search(
    words: str, game: str | None = None, lang: str | None = None, limit: int | None = 20, index: Index | None = None
) -> list[Rule]:
    """Rules in which every word begins some word of title, text, id, heading or a house ruling, the best first.

    `lang` is the reader's language: its hits come before equal hits in the other one.
    """
    index = index or load()
    query = fold(words)
    patterns = [_patterns(word) for word in dict.fromkeys(_WORD.findall(query))]
    if not patterns:
        return []
    scores: list[tuple[int, Rule]] = []
    for rule in index.of_game(game) if game else index.all():
        score = _score(_fields(rule, index.rulings_of(rule.id)), patterns, lang)
        if score:
            scores.append((score + EXACT_ID * (fold(rule.id) == query.strip()), rule))
    scores.sort(key=_points, reverse=True)
    return [rule for _, rule in scores[:limit]]


def fold(text: str) -> str:
    """Upper and lower case, ß and ss, and all accents but those of ä, ö and ü become the same."""
    if text.isascii():
        return text.lower()
    plain = _ACCENT.sub("", unicodedata.normalize("NFKD", text.casefold())).casefold()
    return unicodedata.normalize("NFC", plain)


def _points(scored: tuple[int, Rule]) -> int:
    return scored[0]


def _patterns(word: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The word as the beginning of a word, and as a whole one; ä is found as a and as ae, and the reverse."""
    spelt = _VOWEL.sub(lambda vowel: _SPELLINGS[vowel[0]], word)
    return re.compile(rf"(?<!\w){spelt}"), re.compile(rf"(?<!\w){spelt}(?!\w)")


def _score(
    fields: tuple[_Field, ...], patterns: list[tuple[re.Pattern[str], re.Pattern[str]]], lang: str | None
) -> int:
    """The sum of each word's best hit; nothing when a word is nowhere in the rule."""
    total = 0
    for beginning, whole in patterns:
        best = 0
        for field in fields:
            if field.worth + WHOLE_WORD + OWN_LANGUAGE > best and beginning.search(field.text):
                is_whole = whole.search(field.text) is not None
                worth = field.worth + WHOLE_WORD * is_whole + OWN_LANGUAGE * (field.lang == lang)
                best = max(best, worth)
        if not best:
            return 0
        total += best
    return total


@cache
def _fields(rule: Rule, rulings: tuple[HouseRuling, ...]) -> tuple[_Field, ...]:
    fields = [
        _Field(fold(rule.title_en), IN_TITLE, "en"),
        _Field(fold(rule.title_de), IN_TITLE, "de"),
        _Field(fold(rule.id), IN_ID_OR_HEADING),
        _Field(fold(rule.source), IN_ID_OR_HEADING),
        _Field(fold(rule.en), IN_TEXT, "en"),
        _Field(fold(rule.de), IN_TEXT, "de"),
    ]
    for ruling in rulings:
        fields.append(_Field(fold(ruling.id), IN_ID_OR_HEADING))
        fields.append(_Field(fold(f"{ruling.title.en} {ruling.text.en}"), IN_TEXT, "en"))
        fields.append(_Field(fold(f"{ruling.title.de} {ruling.text.de}"), IN_TEXT, "de"))
    return tuple(fields)
