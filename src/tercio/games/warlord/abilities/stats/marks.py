"""A text says what a character may, must not or will do."""

from __future__ import annotations

from typing import ClassVar

from tercio.games.warlord.abilities.stat import Mark, Stat
from tercio.games.warlord.field.filters import texts_on
from tercio.games.warlord.printed.cards import ANYONE, SELF, STATIC, Clause
from tercio.games.warlord.state import Card, Warlord
from tercio.games.warlord.words.grammar import BARE, DAT, NOTHING
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.printed import FEATS, called
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, said


class Ban(Stat):
    """The character is forbidden something; the filter of a text about its bearer says against whom it holds."""

    word = "ban"
    verbs = ("grant",)
    is_shared = True
    is_against = True
    is_named = True
    numbers: ClassVar[dict[str, int]] = {
        "attack": 11,
        "move": 12,
        "be-melee-target": 13,
        "be-ranged-target": 14,
        "be-action-target": 18,
        "equip": 19,
        "perform": 20,
        "ready": 21,
        "be-spent": 22,
        "be-stunned": 23,
        "be-killed": 24,
        "manoeuvre": 27,
        "strike-again": 28,
    }
    names = tuple(numbers)

    def changes(self) -> dict[str, int]:
        return {f"{self.word}:{what}": number for what, number in self.numbers.items()}

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        by = NOTHING
        if clause.word == "equip" and clause.who == SELF and clause.filter != ANYONE:
            items = noun_phrase(clause.filter, scene.names, BARE, DAT, (), "item")
            return said(SELF, self.say("equip-these", items=items), long=lasting(scene, clause))
        if clause.who == SELF and clause.filter != ANYONE:
            by = self.say("by", whom=noun_phrase(clause.filter, scene.names, BARE, DAT))
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        return said(key, self.say(clause.word, by=by), long=lasting(scene, clause))


class MoveUnspent(Mark):
    """Manoeuvring does not spend the character."""

    word = "move-unspent"
    verbs = ("grant",)
    is_shared = True


class Trespass(Mark):
    """The character may stand in enemy formations. WL-INFILTRATE-01"""

    word = "trespass"
    verbs = ("grant",)
    is_static = False


class IgnoreProtection(Mark):
    """The character may strike at those who cannot be targets."""

    word = "ignore-protection"
    is_shared = True


class SeesNature(Mark):
    """Its melee strikes take no notice of the Astral and Ethereal traits. WL-ASTRAL-03, WL-GOLDEN-01"""

    word = "ignore-nature"
    verbs = ("grant",)
    is_shared = True


class FirmWounds(Mark):
    """Wounds of its melee strikes are suffered as they are: nobody takes them off or passes them on. WL-GOLDEN-01"""

    word = "firm-wounds"
    verbs = ("grant",)
    is_shared = True


class FeatAgain(Stat):
    """The character may use a feat once more each round than the book allows. WL-FEAT-01, WL-GOLDEN-01"""

    word = "feat-again"
    verbs = ("grant",)
    is_shared = True
    is_named = True
    names = tuple(FEATS)

    def times(self, state: Warlord, card: Card, feat: str) -> int:
        """How many times more."""
        given = [effect for effect in state.effects if (effect.card, effect.stat) == (card.id, self.word)]
        texts = [text for text in texts_on(state, card, self.word) if text.clause.word == feat]
        return len([effect for effect in given if effect.word == feat]) + len(texts)

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        words = self.say("always" if scene.ability.kind == STATIC else "reads", feat=called(FEATS, clause.word))
        return said(key, words, long=lasting(scene, clause))


class MarksWithSpells(Mark):
    """The character may use Marksmanship on ranged strikes of spells as well. WL-FEAT-12, WL-GOLDEN-01"""

    word = "marksmanship-spells"
    verbs = ("grant",)
    is_shared = True


class Loyal(Mark):
    """Those whom the filter lets through enter play as loyal ones while the bearer stands there. WL-RECRUIT-05"""

    word = "loyal"
    is_shared = True


class Doomed(Mark):
    """The character dies when the round ends."""

    word = "doomed"
    number = 10
    verbs = ("modify", "grant")
    is_shared = True
    lasts = False


class Successor(Mark):
    """The character becomes the Warlord of a player who has none in play."""

    word = "successor"
