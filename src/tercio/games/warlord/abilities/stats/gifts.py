"""A text gives traits and feats."""

from __future__ import annotations

from tercio.content.wording import Phrase
from tercio.games.warlord.abilities.stat import Mark, Possession
from tercio.games.warlord.printed.cards import ANYONE, SELF, Clause
from tercio.games.warlord.words.grammar import signed
from tercio.games.warlord.words.printed import FEATS, called, trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, said


class Trait(Possession):
    """The character counts as having the trait."""

    word = "trait"
    verbs = ("grant",)
    is_shared = True
    is_named = True

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say(trait=trait(clause.word))


class LostTrait(Mark):
    """The character counts as not having the trait, no matter what else gives it. WL-GOLDEN-01"""

    word = "no-trait"
    verbs = ("grant",)
    is_shared = True
    is_named = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        return said(key, self.say(trait=trait(clause.word)), long=lasting(scene, clause))


class GivenFeat(Possession):
    """The character has the feat, with this bonus. WL-FEAT-03"""

    word = "feat"
    verbs = ("grant",)
    is_shared = True
    is_named = True
    names = tuple(FEATS)

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say(feat=called(FEATS, clause.word), number=signed(clause.amount))
