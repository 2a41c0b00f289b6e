"""What a filter wants, word by word: adjectives, what follows the noun, relative clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import Face, Filter
from tercio.games.warlord.words.printed import CLASSES, FACTIONS, called, trait

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
