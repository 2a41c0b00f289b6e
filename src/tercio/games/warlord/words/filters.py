"""What a filter wants, word by word: adjectives, what follows the noun, relative relatives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording, sentences
from tercio.games.warlord.printed.cards import OVAL, Face, Filter
from tercio.games.warlord.words.grammar import GAME, listing
from tercio.games.warlord.words.printed import CLASSES, FACTIONS, called, trait

ADJECTIVE: Final = Wording("tercio.games.warlord", "reading.adjective")
PLACE: Final = Wording("tercio.games.warlord", "reading.place")
SEEN_FROM: Final = Wording("tercio.games.warlord", "reading.seen-from")
MODIFIER: Final = Wording("tercio.games.warlord", "reading.modifier")
GENITIVES: Final = ("own-army", "enemy-army")  # these stand next to the noun


class Predicate(NamedTuple):
    """What is said of somebody, the German verb at the end; of one and of several."""

    en: str
    de: str
    en_many: str
    de_many: str


def predicate(key: str, **values: object) -> Predicate:
    """From `[say.reading.predicate]`; where several are spoken of in other words, there is an entry `many`."""
    one = Wording(GAME, f"reading.predicate.{key}")("one", **values)
    if not has_many(key):
        return Predicate(one.en, one.de, one.en, one.de)
    many = Wording(GAME, f"reading.predicate.{key}")("many", **values)
    return Predicate(one.en, one.de, many.en, many.de)


def has_many(key: str) -> bool:
    return "many" in sentences(GAME, f"reading.predicate.{key}")


def relatives_of(f: Filter) -> list[Predicate]:
    """What is said in a relative relative."""
    found: list[Predicate] = []
    if f.state in ("spent", "standing", "exhausted"):
        found.append(predicate(f.state))
    if f.bears:
        found.append(predicate("bears", trait=trait(f.bears)))
    if f.bears_not:
        found.append(predicate("bears-not", trait=trait(f.bears_not)))
    if f.not_trait:
        found.append(predicate("lacks", trait=trait(f.not_trait)))
    if f.none:
        found.append(predicate("has-none", words=any_words(f.none)))
    if f.warlord:
        found.append(predicate("warlord" if f.warlord == "yes" else "no-warlord"))
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
    if not f.seen_from:  # else it is not the performer's side
        if f.side == "enemy" and f.place != "enemy-army":
            names.append("enemy")
        if f.side == "own" and f.place != "own-army":
            names.append("own")
    return [ADJECTIVE(name) for name in names]


def level_words(f: Filter) -> Phrase | None:
    least, most = f.level_least, f.level_most
    if f.level_below_self:
        return MODIFIER("level-below")
    if least <= 1 and most == 0:
        return None
    if least == most or (least <= 1 and most == 1):
        return MODIFIER("level", level=most)
    if least <= 1:
        return MODIFIER("level-1-or-2") if most == 2 else MODIFIER("level-most", level=most)
    if most == 0:
        return MODIFIER("level-least", level=least)
    return MODIFIER("levels", least=least, most=most)


def rank_words(f: Filter) -> Phrase | None:
    least, most = max(1, f.rank_least), f.rank_most
    if f.rank_least <= 1 and most == 0:
        return None
    if least == most:
        return MODIFIER("rank", rank=most)
    if most == 0:
        return MODIFIER("rank-least", rank=least)
    return MODIFIER("rank-most", rank=most) if least == 1 else MODIFIER("ranks", least=least, most=most)


def modifiers_of(f: Filter, names: Mapping[str, Face]) -> list[Phrase]:
    """What is said after the noun."""
    found: list[Phrase] = []
    seen = "-seen" if f.seen_from else ""
    if f.side and f.place != f"{f.side}-army" and (seen or f.side == "own"):
        found.append(MODIFIER(f"{f.side}{seen}"))
    if f.place in GENITIVES:
        found.append(MODIFIER(f"{f.place}{seen}") if seen else PLACE(f.place))
    if f.name:
        found.append(MODIFIER("named", name=name_words(f.name, names)))
    level = level_words(f)
    if level is not None:
        found.append(level)
    if f.level_than:
        found.append(MODIFIER(f"level-{f.level_than}"))
    if f.shares:
        found.append(MODIFIER(f"shares-{f.shares}"))
    if f.alignment == "opposite":
        found.append(MODIFIER("opposite"))
    if f.faction:
        found.append(MODIFIER("faction", faction=called(FACTIONS, f.faction)))
    if f.char_class:
        words = CLASSES[f.char_class]
        found.append(MODIFIER("class", char_class=words) if f.char_class != OVAL else words)
    if f.trait:
        found.append(MODIFIER("trait", trait=trait(f.trait)))
    if f.any:
        found.append(MODIFIER("any", words=any_words(f.any)))
    if f.place and f.place != "adjacent" and f.place not in GENITIVES:  # that one is an adjective
        found.append(PLACE(f.place))
    rank = rank_words(f)
    if rank is not None:
        found.append(rank)
    if f.seen_from:
        found.append(MODIFIER("seen-from", who=SEEN_FROM(f.seen_from)))
    return [words for words in found if words.en or words.de]


def any_words(words: tuple[str, ...]) -> Phrase:
    """Classes, factions and traits, of which one is enough."""
    each = [CLASSES[word] if word in CLASSES else trait(word) for word in words]
    last = MODIFIER("or")
    return Phrase(listing([phrase.en for phrase in each], last.en), listing([phrase.de for phrase in each], last.de))


def name_words(name: str, names: Mapping[str, Face]) -> Phrase:
    """The name of a card that a filter means by id or by its English name."""
    for face in names.values():
        if name in (face.id, face.name_en):
            return Phrase(face.name_en, face.name_de)
    return Phrase(name, name)
