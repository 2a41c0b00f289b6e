"""What a clause of a text says of somebody, and the small words that many clauses share."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.numbers.registry import numbers
from tercio.games.warlord.printed.cards import ANYONE, STATIC, Clause
from tercio.games.warlord.words.grammar import ACC, EACH, GEN, NOTHING, counted, declined
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene

SAY: Final = Wording("tercio.games.warlord", "reading.said")
UNTIL: Final = Wording("tercio.games.warlord", "reading.until")
PILE: Final = Wording("tercio.games.warlord", "reading.pile")
STRIKE: Final = Wording("tercio.games.warlord", "reading.strike")
THING: Final = Wording("tercio.games.warlord", "reading.thing")


class Said(NamedTuple):
    """What a clause says of somebody: the predicate, in German with the verb apart so that it can stand first."""

    role: str  # whom it is said of; "" for an order to the player, "#..." for a thing with words of its own
    en: str
    de_verb: str
    de_rest: str
    subject: Phrase | None = None  # the words of a thing, or of one who is no role
    long: Phrase = NOTHING  # how long it lasts


def said(role: str, words: Phrase, subject: Phrase | None = None, long: Phrase = NOTHING) -> Said:
    """Words whose German begins with the verb, said of the one in this role."""
    verb, _, rest = words.de.partition(" ")
    return Said(role, words.en, verb, rest, subject, long)


def said_of(scene: Scene, clause: Clause, words: Phrase) -> Said:
    """Something happens to the ones the clause means."""
    return said(scene.key(clause.who, clause.filter), words)


def told(words: Phrase) -> Said:
    """The player is told to do something."""
    return said("", words)


def said_of_thing(name: str, subject: Phrase, words: Phrase) -> Said:
    return said(f"#{name}", words, subject)


def said_of_strike(words: Phrase) -> Said:
    return said_of_thing("strike", thing("strike"), words)


def thing(name: str) -> Phrase:
    """The strike or the roll under way."""
    return THING(name)


def pile(to: str) -> Phrase:
    """Where a card goes: to hand, where nothing is said."""
    return PILE(to or "hand")


def player_of(scene: Scene, clause: Clause) -> Phrase:
    """The player to whom the ones that the clause means belong."""
    owner = scene.owner(clause.who, clause.filter)
    return SAY("its-player") if owner is None else SAY("player", owner=owner)


def wounds(number: int) -> Phrase:
    return counted("wound", number)


def more_wounds(number: int) -> Phrase:
    """So many more than without the text, or fewer."""
    return SAY("more" if number > 0 else "fewer", wounds=wounds(abs(number)))


def a_strike(kind: str, case: int) -> Phrase:
    """A text speaks of a strike as melee, ranged, or both. WL-GLOSSARY-09"""
    words = STRIKE(kind)
    return Phrase(words.en, declined(words.de)[case])


def lasting(scene: Scene, clause: Clause) -> Phrase:
    """How long; static text holds as long as it stands there."""
    return NOTHING if scene.ability.kind == STATIC else UNTIL(clause.until)


def multiplied(scene: Scene, clause: Clause) -> Phrase:
    """What the number is multiplied by and what is added, with a blank before it."""
    if not clause.per:
        return NOTHING
    number = numbers()[clause.per]
    if number.is_of_many:
        counted = clause.counted if clause.counted != ANYONE or clause.per != "each" else clause.filter
        what = "character" if clause.per == "each" else "card"
        words = number.say(each=noun_phrase(counted, scene.names, EACH, ACC, (), what))
    else:
        words = number.say(owner=scene.words(clause.of).said(GEN))
        if clause.counted != ANYONE:
            item = noun_phrase(clause.counted, scene.names, EACH, ACC, (), "item")
            words = number.say("of-kind", item=item, owner=scene.words(clause.of).said(GEN))
    if not clause.plus:
        return words
    return joint(words, SAY("plus" if clause.plus > 0 else "minus", plus=abs(clause.plus)))


def joint(one: Phrase, other: Phrase) -> Phrase:
    """Words with what follows them."""
    return Phrase(one.en + other.en, one.de + other.de)


def some_wounds(scene: Scene, clause: Clause) -> Phrase:
    """As many wounds as the clause says."""
    return joint(wounds(clause.amount), multiplied(scene, clause))


def dc_words(scene: Scene, clause: Clause) -> Phrase:
    """What a check must reach."""
    if not clause.per:
        return Phrase(str(clause.dc), str(clause.dc))
    return SAY("dc", dc=clause.dc, number=clause.amount or 1, each=multiplied(scene, clause))
