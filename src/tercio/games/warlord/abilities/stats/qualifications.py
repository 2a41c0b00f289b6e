"""Levels and classes count otherwise for equipping and performing (`field.standing.QUALIFYING`)."""

from __future__ import annotations

from typing import ClassVar

from tercio.games.warlord.abilities.stat import LEVEL_FOR_ACTIONS, LEVEL_FOR_ITEMS, LEVEL_FOR_SPELLS, STATIC_TEXT, Stat
from tercio.games.warlord.field.filters import texts_on
from tercio.games.warlord.printed.cards import ANYONE, CLASSES, Clause
from tercio.games.warlord.state import Card, Past, Warlord
from tercio.games.warlord.words.grammar import NOTHING, counted, listed
from tercio.games.warlord.words.printed import CLASSES as CLASS_WORDS
from tercio.games.warlord.words.printed import trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, said
from tercio.kernel import Tally


class LevelItems(Stat):
    """The character is equipped as if its level were higher."""

    word = "level-items"
    value = LEVEL_FOR_ITEMS
    verbs = ("modify",)
    is_shared = True
    is_summed = True
    lasts: ClassVar[bool] = False  # how long it holds is said

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        words = self.say(higher=counted("level-higher", clause.amount))
        return said(scene.key(clause.who, ANYONE), words, long=lasting(scene, clause) if self.lasts else NOTHING)


class LevelSpells(LevelItems):
    """The character performs spells as if its level were higher."""

    word = "level-spells"
    value = LEVEL_FOR_SPELLS
    lasts = True


class LevelActions(LevelItems):
    """The character performs actions as if its level were higher."""

    word = "level-actions"
    value = LEVEL_FOR_ACTIONS
    lasts = True


class LevelItemsWith(Stat):
    """The character is equipped with items of one trait as if its level were higher."""

    word = "level-items-with"
    value = LEVEL_FOR_ITEMS
    is_named = True

    def add(self, state: Warlord, tally: Tally, card: Card, kind: str, other: Card | None, past: Past) -> None:
        """It counts for an item that has the trait. WL-SAMPLE-01"""
        for text in texts_on(state, card, self.word) if other is not None else ():
            if other is not None and other.face.has(text.clause.word):
                tally.add(text.clause.amount, STATIC_TEXT, text.source)

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        words = self.say(trait=trait(clause.word), higher=counted("level-higher", clause.amount))
        return said(scene.key(clause.who, ANYONE), words)


class ClassItems(Stat):
    """The character may bear items of another class besides."""

    word = "class-items"
    is_listed = True
    is_named = True
    names = CLASSES

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        classes = listed([CLASS_WORDS[clause.word] for clause in clauses])
        words = self.say("reads" if len(clauses) == 1 else "many", classes=classes)
        return said(scene.key(clauses[0].who, ANYONE), words, long=lasting(scene, clauses[0]))


class ClassActions(ClassItems):
    """The character may perform actions of another class besides."""

    word = "class-actions"
