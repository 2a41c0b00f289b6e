"""Verbs that put charges on cards in play and take them away. A129"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import SOURCE, Clause
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, warlord
from tercio.games.warlord.verbs.amounts import number_of
from tercio.games.warlord.verbs.roles import things_meant
from tercio.games.warlord.verbs.verb import MEANT, OF_CARDS, TEXT, CardVerb
from tercio.games.warlord.words.grammar import counted
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, joint, multiplied, said_of
from tercio.kernel import Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

IN_PLAY = (FORMATION, EQUIPPED, ATTACHED)


class Charge(CardVerb):
    """Charges are put on those meant; on the card itself, while it is in play."""

    word = "charge"
    takes = OF_CARDS
    heeds = (*MEANT, "number", "per")
    sign: ClassVar[int] = 1

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        number = number_of(m, p, clause)
        for card in self.cards(m, p, clause):
            changes.charge(m, card, self.sign * number, TEXT)

    def cards(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        if clause.who != SOURCE:
            return things_meant(m, p, clause)
        is_same = p.source not in p.strangers and warlord(m).cards[p.source].zone in IN_PLAY
        return [p.source] if is_same else []

    def reading(self, scene: Scene, clause: Clause) -> Said:
        some = joint(counted("charge", clause.number), multiplied(scene, clause))
        return said_of(scene, clause, self.say(charges=some))


class Discharge(Charge):
    """Charges are taken from those meant, as many as there are."""

    word = "discharge"
    sign = -1
