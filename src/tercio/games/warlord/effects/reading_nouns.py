"""Whom a filter lets through, in words: "another character of your army in this rank that is no Warlord".

German words are declined: every phrase is made for a case. A relative clause ends with `CLOSE`, which becomes a comma
where the sentence goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.cards import ANYONE, Face, Filter
from tercio.games.warlord.words import CLASSES, FACTIONS, called, trait

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

ADJECTIVES: Final = {
    "other": Phrase("other", "ander"),
    "own": Phrase("", "eigen"),  # English says it after the noun
    "enemy": Phrase("enemy", "feindlich"),
    "ready": Phrase("ready", "erholt"),
    "stunned": Phrase("stunned", "betäubt"),
    "wounded": Phrase("wounded", "verwundet"),
    "unwounded": Phrase("unwounded", "unverwundet"),
    "good": Phrase("good", "gut"),
    "evil": Phrase("evil", "bös"),
    "adjacent": Phrase("adjacent", "nebenstehend"),
}
PLACES: Final = {
    "front": Phrase("in a front rank", "in einem vordersten Rang"),
    "rear": Phrase("behind a front rank", "hinter einem vordersten Rang"),
    "same-rank": Phrase("in this rank", "in diesem Rang"),
    "adjacent": Phrase("", ""),  # an adjective
    "adjacent-rank": Phrase("in the rank in front or behind", "im Rang davor oder dahinter"),
    "within-1": Phrase("within one rank", "in höchstens einem Rang Entfernung"),
    "within-2": Phrase("within two ranks", "in höchstens zwei Rängen Entfernung"),
    "reach": Phrase("within one rank", "in höchstens einem Rang Entfernung"),
    "shot": Phrase("two ranks away", "in zwei Rängen Entfernung"),
    "own-army": Phrase("of your army", "deiner Armee"),
    "enemy-army": Phrase("of an enemy army", "einer feindlichen Armee"),
}
GENITIVES: Final = ("own-army", "enemy-army")  # these stand next to the noun


class Predicate(NamedTuple):
    """What is said of somebody, the German verb at the end; of one and of several."""

    en: str
    de: str
    en_many: str
    de_many: str


STATES: Final = {
    "ready": Predicate("is ready", "erholt ist", "are ready", "erholt sind"),
    "spent": Predicate("is not ready", "nicht erholt ist", "are not ready", "nicht erholt sind"),
    "stunned": Predicate("is stunned", "betäubt ist", "are stunned", "betäubt sind"),
    "standing": Predicate("is not stunned", "nicht betäubt ist", "are not stunned", "nicht betäubt sind"),
}
WARLORDS: Final = {
    "yes": Predicate("is a Warlord", "ein Warlord ist", "are Warlords", "Warlords sind"),
    "no": Predicate("is no Warlord", "kein Warlord ist", "are no Warlords", "keine Warlords sind"),
}
WOUNDED: Final = {
    "yes": Predicate("is wounded", "verwundet ist", "are wounded", "verwundet sind"),
    "no": Predicate("is not wounded", "nicht verwundet ist", "are not wounded", "nicht verwundet sind"),
}


def bears(wanted: str) -> Predicate:
    en, de = trait(wanted)
    what = f"einen Gegenstand mit der Eigenschaft {de}"
    item = f"an item with the trait {en}"
    return Predicate(f"bears {item}", f"{what} trägt", f"bear {item}", f"{what} tragen")


def bears_not(unwanted: str) -> Predicate:
    en, de = trait(unwanted)
    what, item = f"keinen Gegenstand mit der Eigenschaft {de}", f"no item with the trait {en}"
    return Predicate(f"bears {item}", f"{what} trägt", f"bear {item}", f"{what} tragen")


def lacks(unwanted: str) -> Predicate:
    en, de = trait(unwanted)
    what = f"nicht die Eigenschaft {de}"
    return Predicate(f"does not have the trait {en}", f"{what} hat", f"do not have the trait {en}", f"{what} haben")


def clauses_of(f: Filter) -> list[Predicate]:
    """What is said in a relative clause."""
    found: list[Predicate] = []
    if f.state in ("spent", "standing"):
        found.append(STATES[f.state])
    if f.bears:
        found.append(bears(f.bears))
    if f.bears_not:
        found.append(bears_not(f.bears_not))
    if f.not_trait:
        found.append(lacks(f.not_trait))
    if f.warlord:
        found.append(WARLORDS[f.warlord])
    return found


def adjectives_of(f: Filter) -> list[Phrase]:
    """What is said before the noun, in the order of German and English."""
    names: list[str] = []
    if f.other:
        names.append("other")
    if f.state in ("ready", "stunned"):
        names.append(f.state)
    if f.wounded:
        names.append("wounded" if f.wounded == "yes" else "unwounded")
    if f.alignment in ("good", "evil"):
        names.append(f.alignment)
    if f.place == "adjacent":
        names.append("adjacent")
    if f.side == "enemy" and f.place != "enemy-army":
        names.append("enemy")
    if f.side == "own" and f.place != "own-army":
        names.append("own")
    return [ADJECTIVES[name] for name in names]


def level_words(f: Filter) -> Phrase | None:
    least, most = f.level_least, f.level_most
    if f.level_below_self:
        return Phrase("of a lower level", "niedrigerer Stufe")
    if least <= 1 and most == 0:
        return None
    if least == most or (least <= 1 and most == 1):
        return Phrase(f"of level {most}", f"der Stufe {most}")
    if least <= 1:
        en, de = ("1 or 2", "1 oder 2") if most == 2 else (f"{most} or lower", f"{most} oder niedriger")
        return Phrase(f"of level {en}", f"der Stufe {de}")
    if most == 0:
        return Phrase(f"of level {least} or higher", f"der Stufe {least} oder höher")
    return Phrase(f"of levels {least} to {most}", f"der Stufen {least} bis {most}")


def modifiers_of(f: Filter, names: Mapping[str, Face]) -> list[Phrase]:
    """What is said after the noun."""
    found: list[Phrase] = []
    if f.side == "own" and f.place != "own-army":
        found.append(Phrase("of yours", ""))
    if f.place in GENITIVES:
        found.append(PLACES[f.place])
    if f.name:
        called_so = name_words(f.name, names)
        found.append(Phrase(f'named "{called_so.en}"', f"namens „{called_so.de}“"))
    level = level_words(f)
    if level is not None:
        found.append(level)
    if f.alignment == "opposite":
        found.append(Phrase("of the opposite alignment", "der entgegengesetzten Gesinnung"))
    if f.faction:
        en, de = called(FACTIONS, f.faction)
        found.append(Phrase(f"of the faction {en}", f"der Faktion {de}"))
    if f.char_class:
        en, de = CLASSES[f.char_class]
        found.append(Phrase(f"of the class {en}", f"der Klasse {de}") if f.char_class != "oval" else Phrase(en, de))
    if f.trait:
        en, de = trait(f.trait)
        found.append(Phrase(f"with the trait {en}", f"mit der Eigenschaft {de}"))
    if f.place and f.place not in GENITIVES:
        found.append(PLACES[f.place])
    return [words for words in found if words.en or words.de]


def name_words(name: str, names: Mapping[str, Face]) -> Phrase:
    """The name of a card that a filter means by id or by its English name."""
    for face in names.values():
        if name in (face.id, face.name_en):
            return Phrase(face.name_en, face.name_de)
    return Phrase(name, name)


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


def with_article(determiner: str, words: str) -> str:
    """English articles: a, an, another."""
    if determiner != ONE:
        return f"{ENGLISH[determiner]} {words}".strip()
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def is_none_of(unwanted: Filter, names: Mapping[str, Face], what: str) -> Predicate:
    one = noun_phrase(unwanted, names, ONE, NOM, (), what)
    none = noun_phrase(unwanted, names, NO, NOM, (), what)
    return Predicate(f"is not {one.en}", f"{none.de} ist", f"are not {one.en}", f"{none.de} sind")


def item_of(f: Filter, names: Mapping[str, Face], case: int) -> Phrase:
    """An item somebody bears: side and place speak of the bearer, the rest of the item."""
    what = noun_phrase(f._replace(side="", place=""), names, ONE, case, (), "item")
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
