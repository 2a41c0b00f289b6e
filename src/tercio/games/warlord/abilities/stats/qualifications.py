"""Levels and classes count otherwise for equipping and performing (`field.standing.QUALIFYING`)."""

from __future__ import annotations

from tercio.content.wording import Phrase
from tercio.games.warlord.abilities.stat import LEVEL_FOR_ACTIONS, LEVEL_FOR_ITEMS, LEVEL_FOR_SPELLS, STATIC_TEXT, Stat
from tercio.games.warlord.field.filters import texts_on
from tercio.games.warlord.printed.cards import ANYONE, CLASSES, SELF, Clause
from tercio.games.warlord.state import Card, Past, Warlord
from tercio.games.warlord.words.grammar import NOTHING, counted, listed
from tercio.games.warlord.words.printed import CLASSES as CLASS_WORDS
from tercio.games.warlord.words.printed import trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, joint, lasting, multiplied, said
from tercio.kernel import Tally


def levels(amount: int) -> Phrase:
    """So many levels higher, or lower."""
    return counted("level-higher" if amount > 0 else "level-lower", abs(amount))


class LevelItems(Stat):
    """The character is equipped as if its level were higher."""

    word = "level-items"
    value = LEVEL_FOR_ITEMS
    verbs = ("modify",)
    is_shared = True
    is_summed = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        words = self.say(higher=joint(levels(clause.amount), multiplied(scene, clause)))
        return said(scene.key(clause.who, ANYONE), words, long=lasting(scene, clause))


class LevelSpells(LevelItems):
    """The character performs spells as if its level were higher."""

    word = "level-spells"
    value = LEVEL_FOR_SPELLS


class LevelActions(LevelItems):
    """The character performs actions as if its level were higher."""

    word = "level-actions"
    value = LEVEL_FOR_ACTIONS


class LevelThis(Stat):
    """Some use the card on which it stands as if their level were higher (`rules.values.ease`)."""

    word = "level-this"
    is_shared = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        words = self.say(higher=counted("level-higher", clause.amount))
        return said(scene.key(clause.who, clause.filter), words)


class LevelItemsWith(Stat):
    """The character is equipped with items of one trait or class as if its level were higher."""

    word = "level-items-with"
    value = LEVEL_FOR_ITEMS
    is_named = True

    def add(self, state: Warlord, tally: Tally, card: Card, kind: str, other: Card | None, past: Past) -> None:
        """It counts for a card that has the trait, or is of the class or faction. WL-SAMPLE-01"""
        for text in texts_on(state, card, self.word) if other is not None else ():
            if other is not None and (other.face.has(text.clause.word) or text.clause.word in other.face.classes):
                tally.add(text.clause.amount, STATIC_TEXT, text.source)

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        word = CLASS_WORDS[clause.word] if clause.word in CLASS_WORDS else trait(clause.word)
        words = self.say(trait=word, higher=levels(clause.amount))
        return said(scene.key(clause.who, ANYONE), words)


class LevelActionsWith(LevelItemsWith):
    """The character performs actions of one trait, class or faction as if its level were higher."""

    word = "level-actions-with"
    value = LEVEL_FOR_ACTIONS


class LevelSpellsWith(LevelActionsWith):
    """The same for spells, which are reckoned by themselves."""

    word = "level-spells-with"
    value = LEVEL_FOR_SPELLS


class EntryLevel(Stat):
    """The character enters play as if it were of this level, and is what it is once there. WL-RECRUIT-02"""

    word = "entry-level"

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        return said(scene.key(clause.who, ANYONE), self.say(level=clause.amount))


class EntryLower(Stat):
    """Those whom the filter lets through may enter play as if of a lower level. WL-RECRUIT-02, WL-GOLDEN-01"""

    word = "entry-lower"
    is_shared = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        words = self.say(lower=counted("level-lower", clause.amount))
        return said(scene.key(clause.who, clause.filter), words)


class ClassItems(Stat):
    """The character may bear items of another class besides; up to a level, where there is an amount. WL-EQUIP-02"""

    word = "class-items"
    is_shared = True
    is_listed = True
    is_named = True
    names = CLASSES

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        classes = listed([CLASS_WORDS[each.word] for each in clauses])
        most = self.say("most", level=clause.amount) if clause.amount else NOTHING
        words = self.say("reads" if len(clauses) == 1 else "many", classes=classes, most=most)
        chosen = ANYONE if clause.who == SELF else clause.filter
        return said(scene.key(clause.who, chosen), words, long=lasting(scene, clause))


class ClassActions(ClassItems):
    """The character may perform actions of another class besides."""

    word = "class-actions"


class Slots(Stat):
    """How many further items of one trait the character may bear at the same time. WL-EQUIP-07, WL-GOLDEN-01"""

    word = "slots"
    is_shared = True
    is_named = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        chosen = ANYONE if clause.who == SELF else clause.filter
        key = "one" if clause.amount == 1 else "many"
        return said(scene.key(clause.who, chosen), self.say(key, number=clause.amount, trait=trait(clause.word)))


class ClassItemsWith(Stat):
    """The character may bear items of one trait whatever their class. WL-EQUIP-02, WL-GOLDEN-01"""

    word = "class-items-with"
    is_shared = True
    is_named = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        chosen = ANYONE if clause.who == SELF else clause.filter
        return said(scene.key(clause.who, chosen), self.say(trait=trait(clause.word)))


class ClassActionsWith(ClassItemsWith):
    """The character may perform actions of one trait whatever their class. WL-PLAY-07, WL-GOLDEN-01"""

    word = "class-actions-with"
