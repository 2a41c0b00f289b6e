"""What a line of a text says of somebody, and the small words that many lines share."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import NEXT_STRIKE, PERMANENT, ROUND, STATIC, STRIKE, Verb
from tercio.games.warlord.words.grammar import ACC, EACH, GEN, counted, signed
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene

UNTIL: Final = {
    ROUND: Phrase("until the end of the round", "bis zum Ende der Runde"),
    STRIKE: Phrase("for this strike", "für diesen Schlag"),
    NEXT_STRIKE: Phrase("for its next melee strike", "für seinen nächsten Nahkampfschlag"),
    PERMANENT: Phrase("permanently", "dauerhaft"),
}


class Said(NamedTuple):
    """What a line says of somebody: the predicate, in German with the verb apart so that it can stand first."""

    role: str  # whom it is said of; "" for an order to the player, "#..." for a thing with words of its own
    en: str
    de_verb: str
    de_rest: str
    subject: Phrase | None = None  # the words of a thing, or of one who is no role
    long: Phrase = Phrase("", "")  # how long it lasts


def of(scene: Scene, verb: Verb, en: str, de_verb: str, de_rest: str = "") -> Said:
    """Something that happens to the ones the line means."""
    return Said(scene.key(verb.who, verb.filter), en, de_verb, de_rest)


def order(en: str, de_verb: str, de_rest: str) -> Said:
    """Something that the player is told to do."""
    return Said("", en, de_verb, de_rest)


def of_thing(thing: str, subject: Phrase, en: str, de_verb: str, de_rest: str = "") -> Said:
    return Said(f"#{thing}", en, de_verb, de_rest, subject)


def wounds(number: int) -> Phrase:
    return counted(number, Phrase("wound", "Wunde"), Phrase("wounds", "Wunden"))


def levels_higher(number: int) -> Phrase:
    return counted(number, Phrase("level higher", "Stufe höher"), Phrase("levels higher", "Stufen höher"))


def bonus(verb: Verb, en: str, de: str) -> Phrase:
    return Phrase(f"{signed(verb.amount)} {en}", f"{signed(verb.amount)} {de}")


def lasting(scene: Scene, verb: Verb) -> Phrase:
    """How long; static text holds as long as it stands there."""
    return Phrase("", "") if scene.ability.kind == STATIC else UNTIL[verb.until]


def multiplied(scene: Scene, verb: Verb) -> Phrase:
    """What the number is multiplied by, with a blank before it."""
    if verb.per == "level":
        owner = scene.own_words()
        return Phrase(f" for each level of {owner.en}", f" für jede Stufe {owner.de[GEN]}")
    if verb.per == "each":
        counted_ones = noun_phrase(verb.filter, scene.names, EACH, ACC)
        return Phrase(f" for {counted_ones.en}", f" für {counted_ones.de}")
    return Phrase("", "")
