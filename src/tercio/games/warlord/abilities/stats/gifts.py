"""A text gives traits and feats."""

from __future__ import annotations

from tercio.content.wording import Phrase
from tercio.games.warlord.abilities.stat import Possession
from tercio.games.warlord.printed.cards import Clause
from tercio.games.warlord.words.grammar import signed
from tercio.games.warlord.words.printed import FEATS, called, trait
from tercio.games.warlord.words.roles import Scene


class Trait(Possession):
    """The character counts as having the trait."""

    word = "trait"
    verbs = ("grant",)
    is_named = True

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say(trait=trait(clause.word))


class GivenFeat(Possession):
    """The character has the feat, with this bonus. WL-FEAT-03"""

    word = "feat"
    verbs = ("grant",)
    is_static = False
    is_named = True
    names = tuple(FEATS)

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        return self.say(feat=called(FEATS, clause.word), number=signed(clause.amount))
