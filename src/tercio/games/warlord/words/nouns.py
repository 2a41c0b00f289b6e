"""Whom a filter lets through, in words: "another character of your army in this rank that is no Warlord".

German words are declined: every phrase is made for a case.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, Face, Filter
from tercio.games.warlord.words.filters import (
    GENITIVES,
    PLACES,
    STATES,
    WOUNDED,
    Predicate,
    adjectives_of,
    clauses_of,
    modifiers_of,
)
from tercio.games.warlord.words.grammar import (
    ALL,
    BARE,
    CLOSE,
    DETERMINERS,
    ENDINGS,
    NO,
    NOM,
    NOUNS,
    ONE,
    SPELLS,
    Noun,
    with_article,
)
from tercio.games.warlord.words.printed import CLASSES, FACTIONS, called, trait


def noun_of(f: Filter, what: str) -> Noun:
    if f.spell:
        return SPELLS
    return NOUNS[f.type or what]


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
    clauses = [clause for wanted in (f, *also) for clause in clauses_of(wanted)]
    clauses += [is_none_of(unwanted, names, what) for unwanted in but]
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
    if clauses:
        said_en = " and ".join([clause.en_many if is_many else clause.en for clause in clauses])
        said_de = " und ".join([clause.de_many if is_many else clause.de for clause in clauses])
        pronoun = "die" if is_many or noun.is_feminine else "der"
        english += f" that {said_en}"
        german += f", {pronoun} {said_de}{CLOSE}"
    return Phrase(english, german)


def is_none_of(unwanted: Filter, names: Mapping[str, Face], what: str) -> Predicate:
    one = noun_phrase(unwanted, names, ONE, NOM, (), what)
    none = noun_phrase(unwanted, names, NO, NOM, (), what)
    return Predicate(f"is not {one.en}", f"{none.de} ist", f"are not {one.en}", f"{none.de} sind")


def item_of(f: Filter, names: Mapping[str, Face], case: int) -> Phrase:
    """An item somebody bears: side and place speak of the bearer, the rest of the item."""
    what = noun_phrase(replace(f, side="", place=""), names, ONE, case, (), "item")
    bearer = noun_phrase(Filter(side=f.side, place=f.place), names, ONE, NOM)
    relative = "den" if not noun_of(f, "item").is_feminine else "die"
    return Phrase(f"{what.en} that {bearer.en} bears", f"{what.de}, {relative} {bearer.de} trägt{CLOSE}")


def predicates_of(f: Filter, names: Mapping[str, Face]) -> list[Predicate]:
    """Everything the filter wants, said of one who is already named."""
    found: list[Predicate] = []
    if f.state in ("ready", "stunned"):
        found.append(STATES[f.state])
    if f.wounded:
        found.append(WOUNDED[f.wounded])
    if f.trait:
        en, de = trait(f.trait)
        found.append(plain(f"has the trait {en}", f"die Eigenschaft {de} hat"))
    if f.faction:
        en, de = called(FACTIONS, f.faction)
        found.append(plain(f"belongs to the faction {en}", f"zur Faktion {de} gehört"))
    if f.char_class:
        en, de = CLASSES[f.char_class]
        found.append(plain(f"has the class {en}", f"die Klasse {de} hat"))
    if f.place in GENITIVES:
        en, de = (
            ("in your army", "in deiner Armee")
            if f.place == "own-army"
            else ("in an enemy formation", "in einer feindlichen Formation")
        )
        found.append(plain(f"stands {en}", f"{de} steht"))
    elif f.place == "adjacent":
        found.append(plain("stands beside it", "nebenan steht"))
    elif f.place:
        found.append(plain(f"stands {PLACES[f.place].en}", f"{PLACES[f.place].de} steht"))
    rest = Filter(level_least=f.level_least, level_most=f.level_most, alignment=f.alignment, name=f.name, type=f.type)
    if rest != ANYONE:
        words = noun_phrase(rest, names)
        found.append(plain(f"is {words.en}", f"{words.de} ist"))
    return [*found, *clauses_of(f)]


def plain(en: str, de: str) -> Predicate:
    return Predicate(en, de, en, de)
