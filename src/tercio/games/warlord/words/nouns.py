"""Whom a filter lets through, in words: "another character of your army in this rank that is no Warlord".

German words are declined: every phrase is made for a case.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import ANYONE, Face, Filter
from tercio.games.warlord.words.filters import (
    GENITIVES,
    PLACE,
    Predicate,
    adjectives_of,
    any_words,
    modifiers_of,
    predicate,
    rank_words,
    relatives_of,
)
from tercio.games.warlord.words.grammar import (
    ALL,
    BARE,
    CLOSE,
    DETERMINERS,
    ENDINGS,
    NO,
    NOM,
    ONE,
    Noun,
    noun_for,
    with_article,
)
from tercio.games.warlord.words.printed import CLASSES, FACTIONS, called, trait

SAY: Final = Wording("tercio.games.warlord", "reading.said")


def noun_of(f: Filter, what: str) -> Noun:
    return noun_for("spell" if f.spell else f.type or what)


def noun_phrase(
    f: Filter,
    names: Mapping[str, Face],
    determiner: str = ONE,
    case: int = NOM,
    but: tuple[Filter, ...] = (),
    what: str = "character",
    number: int = 0,
    also: tuple[Filter, ...] = (),
) -> Phrase:
    """The cards that pass the filter, those in `also`, and none of `but`.

    A `number` stands for the determiner where it is above 1.
    """
    noun = noun_of(f, what)
    is_many = number > 1 or determiner in (ALL, BARE)
    determiner = BARE if number > 1 else determiner
    adjectives = [words for wanted in (f, *also) for words in adjectives_of(wanted)]
    modifiers = [words for wanted in (f, *also) for words in modifiers_of(wanted, names)]
    relatives = [each for wanted in (f, *also) for each in relatives_of(wanted)]
    relatives += [is_none_of(unwanted, names, what) for unwanted in but]
    en = [words.en for words in adjectives] + [noun.en_many if is_many else noun.en]
    if number > 1:
        en.insert(0, str(number))
    article = with_article(determiner, " ".join([word for word in en if word]))
    english = " ".join([article, *[words.en for words in modifiers if words.en]])
    gender = 1 if noun.is_feminine else 0
    de = [str(number) if number > 1 else DETERMINERS[determiner][gender][case]]
    de += [words.de + ENDINGS[determiner][gender][case] for words in adjectives]
    de += [noun.many[case] if is_many else noun.one[case], *[words.de for words in modifiers]]
    german = " ".join([word for word in de if word])
    if relatives:
        said_en = " and ".join([each.en_many if is_many else each.en for each in relatives])
        said_de = " und ".join([each.de_many if is_many else each.de for each in relatives])
        pronoun = "die" if is_many or noun.is_feminine else "der"
        english += f" that {said_en}"
        german += f", {pronoun} {said_de}{CLOSE}"
    return Phrase(english, german)


def is_none_of(unwanted: Filter, names: Mapping[str, Face], what: str) -> Predicate:
    one = noun_phrase(unwanted, names, ONE, NOM, (), what)
    none = noun_phrase(unwanted, names, NO, NOM, (), what)
    return predicate("is-none", one=one, none=none)


def item_of(f: Filter, names: Mapping[str, Face], case: int) -> Phrase:
    """An item somebody bears: side and place speak of the bearer, the rest of the item."""
    what = replace(f, side="", place="", rank_least=0, rank_most=0, me=False)
    item = noun_phrase(what, names, ONE, case, (), "item")
    where = Filter(side=f.side, place=f.place, rank_least=f.rank_least, rank_most=f.rank_most)
    bearer = SAY("me") if f.me else noun_phrase(where, names, ONE, NOM)
    key = "borne-feminine" if noun_of(f, "item").is_feminine else "borne"
    return SAY(key, item=item, bearer=bearer, close=CLOSE)


def predicates_of(f: Filter, names: Mapping[str, Face]) -> list[Predicate]:
    """Everything the filter wants, said of one who is already named."""
    found: list[Predicate] = []
    if f.state in ("ready", "stunned"):
        found.append(predicate(f.state))
    if f.wounded:
        found.append(predicate("wounded" if f.wounded == "yes" else "unwounded"))
    if f.trait:
        found.append(predicate("has-trait", trait=trait(f.trait)))
    if f.faction:
        found.append(predicate("has-faction", faction=called(FACTIONS, f.faction)))
    if f.char_class:
        found.append(predicate("has-class", char_class=CLASSES[f.char_class]))
    if f.any:
        found.append(predicate("has-any", words=any_words(f.any)))
    if f.none:
        found.append(predicate("has-none", words=any_words(f.none)))
    rank = rank_words(f)
    if rank is not None:
        found.append(predicate("stands", place=rank))
    if f.level_than or f.shares:
        found.append(predicate("is", one=noun_phrase(Filter(level_than=f.level_than, shares=f.shares), names)))
    if f.place == "adjacent" or f.place in GENITIVES:
        found.append(predicate(f"stands-{f.place}"))
    elif f.place:
        found.append(predicate("stands", place=PLACE(f.place)))
    rest = Filter(level_least=f.level_least, level_most=f.level_most, alignment=f.alignment, name=f.name, type=f.type)
    if rest != ANYONE:
        found.append(predicate("is", one=noun_phrase(rest, names)))
    return [*found, *relatives_of(f)]
