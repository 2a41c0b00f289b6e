"""German and English as far as card texts need them: cases, articles, endings, lists, whole sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording

GAME: Final = "tercio.games.warlord"
NOTHING: Final = Phrase("", "")

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


FEMININE: Final = ("action", "deed", "card")


@cache
def noun_for(what: str) -> Noun:
    """The noun for a kind of card, from `[say.reading.noun]`. Masculine nouns take -s, plurals -n in the dative."""
    one, many = Wording(GAME, "reading.noun")(what), Wording(GAME, "reading.nouns")(what)
    is_feminine = what in FEMININE
    dative = many.de if many.de.endswith("n") else many.de + "n"
    return Noun(
        one.en,
        many.en,
        (one.de, one.de, one.de, one.de if is_feminine else one.de + "s"),
        (many.de, many.de, dative, many.de),
        is_feminine,
    )


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

# The forms of what stands before a noun of which only the nominative is written down.
ARTICLES: Final = {
    "der": ("der", "den", "dem", "des"),
    "dieser": ("dieser", "diesen", "diesem", "dieses"),
    "diese": ("diese", "diese", "dieser", "dieser"),
    "ein": ("ein", "einen", "einem", "eines"),
}

ENGLISH: Final = {ONE: "a", NO: "no", EACH: "each", ALL: "all", BARE: ""}


def declined(nominative: str) -> tuple[str, str, str, str]:
    """A nominative such as "der gewählte Charakter" in all four cases; whatever follows the noun stays as it is."""
    article, *words = nominative.split(" ")
    is_feminine = article == "diese"
    forms: list[str] = []
    for case, form in enumerate(ARTICLES[article]):
        parts, is_noun_next = [form], True
        for word in words:
            if is_noun_next and word[0].islower():
                parts.append(word if case == NOM else word + "n")
            elif is_noun_next:
                parts.append(word + "s" if case == GEN and not is_feminine else word)
                is_noun_next = False
            else:
                parts.append(word)
                is_noun_next = word == "oder"
        forms.append(" ".join(parts))
    return (forms[0], forms[1], forms[2], forms[3])


def with_article(determiner: str, words: str) -> str:
    """English articles: a, an, another."""
    if determiner != ONE:
        return f"{ENGLISH[determiner]} {words}".strip()
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def counted(what: str, number: int) -> Phrase:
    """A number of something, from `[say.reading.counted]`."""
    return Wording(GAME, f"reading.counted.{what}")("one" if number == 1 else "many", number=number)


def signed(number: int) -> str:
    return f"{number:+d}"


def listed(parts: list[Phrase]) -> Phrase:
    return Phrase(listing([part.en for part in parts], "and"), listing([part.de for part in parts], "und"))


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
