"""German and English as far as card texts need them: cases, articles, endings, lists, whole sentences."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tercio.content.table import Phrase

CLOSE: Final = "\N{BROKEN BAR}"

# Cases.
NOM: Final = 0

ACC: Final = 1

DAT: Final = 2

GEN: Final = 3

# Determiners.
ONE: Final = "a"

EACH: Final = "each"

ALL: Final = "all"

BARE: Final = "bare"  # plural, with nothing before it

NO: Final = "no"


class Noun(NamedTuple):
    """A thing with its plural; in German by case."""

    en: str
    en_many: str
    one: tuple[str, str, str, str]
    many: tuple[str, str, str, str]
    is_feminine: bool = False


CHARACTERS: Final = Noun(
    "character",
    "characters",
    ("Charakter", "Charakter", "Charakter", "Charakters"),
    ("Charaktere", "Charaktere", "Charakteren", "Charaktere"),
)

ITEMS: Final = Noun(
    "item",
    "items",
    ("Gegenstand", "Gegenstand", "Gegenstand", "Gegenstands"),
    ("Gegenstände", "Gegenstände", "Gegenständen", "Gegenstände"),
)

ACTIONS: Final = Noun("action card", "action cards", ("Aktionskarte",) * 4, ("Aktionskarten",) * 4, True)

CARDS: Final = Noun("card", "cards", ("Karte",) * 4, ("Karten",) * 4, True)

SPELLS: Final = Noun(
    "spell",
    "spells",
    ("Zauberspruch", "Zauberspruch", "Zauberspruch", "Zauberspruchs"),
    ("Zaubersprüche", "Zaubersprüche", "Zaubersprüchen", "Zaubersprüche"),
)

NOUNS: Final = {"character": CHARACTERS, "item": ITEMS, "action": ACTIONS, "card": CARDS, "spell": SPELLS}

# Masculine and feminine by case, and the endings of adjectives after them.
DETERMINERS: Final = {
    ONE: (("ein", "einen", "einem", "eines"), ("eine", "eine", "einer", "einer")),
    NO: (("kein", "keinen", "keinem", "keines"), ("keine", "keine", "keiner", "keiner")),
    EACH: (("jeder", "jeden", "jedem", "jedes"), ("jede", "jede", "jeder", "jeder")),
    ALL: (("alle", "alle", "allen", "aller"), ("alle", "alle", "allen", "aller")),
    BARE: (("",) * 4, ("",) * 4),
}

ENDINGS: Final = {
    ONE: (("er", "en", "en", "en"), ("e", "e", "en", "en")),
    NO: (("er", "en", "en", "en"), ("e", "e", "en", "en")),
    EACH: (("e", "en", "en", "en"), ("e", "e", "en", "en")),
    ALL: (("en",) * 4, ("en",) * 4),
    BARE: (("e", "e", "en", "er"), ("e", "e", "en", "er")),
}

ENGLISH: Final = {ONE: "a", NO: "no", EACH: "each", ALL: "all", BARE: ""}


def with_article(determiner: str, words: str) -> str:
    """English articles: a, an, another."""
    if determiner != ONE:
        return f"{ENGLISH[determiner]} {words}".strip()
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def counted(number: int, one: Phrase, many: Phrase) -> Phrase:
    words = one if number == 1 else many
    return Phrase(f"{number} {words.en}", f"{number} {words.de}")


def signed(number: int) -> str:
    return f"{number:+d}"


def listing(words: list[str], last: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def spaced(*words: str) -> str:
    return " ".join([word for word in words if word])


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(en: str, de: str) -> Phrase:
    return Phrase(capital(en.strip()) + ".", capital(de.strip()) + ".")


def finished(parts: list[str]) -> str:
    """Relative clauses are closed by a comma where the sentence goes on."""
    text = re.sub(f"{CLOSE}(?=[.,:;)])", "", " ".join(parts))
    return text.replace(CLOSE, ",").replace("von dem ", "vom ")
