"""A whole text of a card may belong to others: an order, a react, something that holds or that happens by itself."""

from __future__ import annotations

from tercio.content.wording import Phrase
from tercio.games.warlord.abilities.stat import Stat
from tercio.games.warlord.printed.cards import ABILITY, ANYONE, SELF, Clause
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, said


class LentText(Stat):
    """The character has a text besides its own (`field.lending`). A127"""

    word = ABILITY
    number = 41
    verbs = ("grant",)
    is_shared = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        assert clause.lends is not None
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        text: Phrase = scene.inner(clause.lends)
        return said(key, self.say(text=text), long=lasting(scene, clause))
