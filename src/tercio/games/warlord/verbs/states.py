"""Verbs that turn cards: ready, spent, stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import Clause
from tercio.games.warlord.state import ATTACHED, READY, STUNNED, warlord
from tercio.games.warlord.verbs.roles import meant, things_meant
from tercio.games.warlord.verbs.verb import MEANT, OF_CARDS, TEXT, CardVerb
from tercio.games.warlord.words.printed import trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, said_of_thing
from tercio.kernel import Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class Ready(CardVerb):
    """Those meant become ready. A47"""

    word = "ready"
    takes = OF_CARDS

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in things_meant(m, p, clause):
            changes.turn(m, number, READY, TEXT)


class Spend(CardVerb):
    """Those meant are spent. A48"""

    word = "spend"
    takes = OF_CARDS

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in things_meant(m, p, clause):
            changes.spend(m, number, TEXT)


class Stun(CardVerb):
    """Those meant are stunned."""

    word = "stun"
    takes = OF_CARDS

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in things_meant(m, p, clause):
            changes.turn(m, number, STUNNED, TEXT)


class Detach(CardVerb):
    """The action cards that are attached to those meant are discarded. WL-PLAY-14"""

    word = "detach"

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state = warlord(m)
        for number in meant(m, p, clause.who, clause.filter):
            for held in state.cards[number].holds:
                if state.cards[held].zone == ATTACHED:
                    changes.discard(m, held, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        owner = scene.owner(clause.who, clause.filter)
        cards = self.say("its") if owner is None else self.say("of", owner=owner)
        return said_of_thing("attached", cards, self.say())


class ReadyItem(CardVerb):
    """The items of those meant become ready; only those with the trait `word`, where it is given."""

    word = "ready-item"
    heeds = (*MEANT, "word")

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in meant(m, p, clause.who, clause.filter):
            for item in warlord(m).items_of(number):
                if not clause.word or item.face.has(clause.word):
                    changes.turn(m, item.id, READY, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        owner = scene.owner(clause.who, clause.filter)
        items = self.say("its-items") if owner is None else self.say("items", owner=owner)
        if clause.word:
            items = self.say("with-trait", items=items, trait=trait(clause.word))
        return said_of_thing("items", items, self.say())
