"""Hits inflict extra wounds, and rolls are certain."""

from __future__ import annotations

from typing import ClassVar

from tercio.games.warlord.abilities.stat import WOUNDS, Stat
from tercio.games.warlord.printed.cards import ANYONE, MELEE, RANGED, SELF, Clause
from tercio.games.warlord.words.grammar import ACC, BARE
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, more_wounds, multiplied, said


class WoundsAgainst(Stat):
    """Melee hits on those whom the filter lets through inflict more wounds."""

    word = "wounds-against"
    value: ClassVar[str] = WOUNDS
    strikes: ClassVar[str] = MELEE
    is_against = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        whom = noun_phrase(clause.filter, scene.names, BARE, ACC)
        return said(scene.key(clause.who, ANYONE), self.say(wounds=more_wounds(clause.amount), whom=whom))


class RangedWoundsAgainst(WoundsAgainst):
    """Ranged hits on those whom the filter lets through inflict more wounds."""

    word = "ranged-wounds-against"
    strikes = RANGED


class MeleeWounds(Stat):
    """Melee hits inflict more wounds, on everybody. B13"""

    word = "melee-wounds"
    number = 26
    value = WOUNDS
    strikes = MELEE
    verbs = ("modify",)
    is_shared = True
    is_summed = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        words = self.say(wounds=more_wounds(clause.amount), each=multiplied(scene, clause))
        return said(key, words, long=lasting(scene, clause))


class NextNatural(Stat):
    """The next roll of a strike, a check or a save counts as this face. A16"""

    word = "next-natural"
    number = 9
    is_face = True
    verbs = ("modify",)
    is_static = False

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        chosen = ANYONE if clause.who == SELF else clause.filter
        owner = scene.owner(clause.who, chosen)
        roll = self.say("its-roll") if owner is None else self.say("roll", owner=owner)
        return said(f"#roll of {scene.key(clause.who, chosen)}", self.say(face=clause.amount), roll)
