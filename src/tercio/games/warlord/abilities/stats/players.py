"""A player has these while a character with the text stands in his army."""

from __future__ import annotations

from tercio.games.warlord.abilities.stat import HAND_SIZE, INITIATIVE, INITIATIVE_DICE, Stat
from tercio.games.warlord.printed.cards import Clause
from tercio.games.warlord.words.grammar import GEN, counted, signed
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, multiplied, said


class HandSize(Stat):
    """The player draws up to this many cards. WL-DRAW-03"""

    word = "hand-size"
    value = HAND_SIZE
    is_of_player = True
    is_summed = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = "higher" if clause.amount > 0 else "lower"
        words = self.say(key, number=abs(clause.amount), each=multiplied(scene, clause))
        return said("#hand", words, self.say("hand"))


class Initiative(Stat):
    """It is added to the roll for initiative. WL-INIT-01"""

    word = "initiative"
    value = INITIATIVE
    is_of_player = True
    is_summed = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        words = self.say(number=signed(clause.amount), each=multiplied(scene, clause))
        return said("#you", words, self.say("you"))


class InitiativeDice(Stat):
    """The player rolls more dice for initiative, and the highest counts. WL-INIT-01"""

    word = "initiative-dice"
    value = INITIATIVE_DICE
    is_of_player = True
    is_summed = True

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = "one" if abs(clause.amount) == 1 else "many"
        key = key if clause.amount > 0 else f"{key}-fewer"
        words = self.say(key, number=abs(clause.amount), each=multiplied(scene, clause))
        return said("#you", words, self.say("you"))


class Room(Stat):
    """The rank of the character may hold more before it is illegal. WL-RANK-07"""

    word = "room"

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        words = self.say(more=counted("character", clauses[0].amount))
        return said("#rank", words, self.say("rank", owner=scene.own_words().said(GEN)))
