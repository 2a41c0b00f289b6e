"""Verbs that send characters back to hand or deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ACTION, ANYONE, SOURCE, VICTIM, Clause
from tercio.games.warlord.state import ATTACHED, DECK, DISCARD, FORMATION, HAND, TABLE, warlord
from tercio.games.warlord.steps.moments import DIED
from tercio.games.warlord.verbs.roles import things_meant
from tercio.games.warlord.verbs.verb import MEANT, OF_CARDS, TEXT, THE_DEAD, CardVerb, Known
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, pile, said, said_of, said_of_thing
from tercio.kernel import NOBODY, Event, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


def lies_dead(m: Match, p: Perform) -> bool:
    """The one that the moment is about lies in the discard pile, and has not come back and died again since. A107"""
    number = p.subject
    return number != NOBODY and number not in p.strangers and warlord(m).cards[number].zone == DISCARD


class Rescue(CardVerb):
    """A character that has just died goes to hand or on the deck instead."""

    word = "rescue"
    moments = (DIED,)
    heeds = ("to",)
    knows: ClassVar[Known] = {"to": ("hand", "deck")}
    touches = (THE_DEAD,)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        if lies_dead(m, p):
            if clause.to == "hand":
                changes.take_to_hand(m, p.subject, is_shown=True)
            else:
                changes.put_on_deck(m, p.subject)
            m.emit(Event("returned", TEXT, (p.subject,)))

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(VICTIM, ANYONE), self.say(pile=pile(clause.to)))


class Tuck(CardVerb):
    """The action card on which the text stands is shuffled into its owner's deck. WL-PLAY-03, WL-GOLDEN-01"""

    word = "tuck"
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        card = warlord(m).cards[p.source]
        if card.zone == TABLE:
            changes.put_on_deck(m, p.source)
            changes.shuffle(m, card.owner, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of_thing("source", self.say("subject"), self.say())


class SendBack(CardVerb):
    """Characters, items or the action card itself go to their owner's hand, or on top of his deck. WL-BONUS-02"""

    word = "send-back"
    takes = OF_CARDS
    heeds = (*MEANT, "to")
    knows: ClassVar[Known] = {"to": ("hand", "deck")}

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        zone, cards = DECK if clause.to == "deck" else HAND, warlord(m).cards
        is_action = clause.who == SOURCE and cards[p.source].zone in (TABLE, ATTACHED)
        for number in [p.source] if is_action else things_meant(m, p, clause):
            if cards[number].zone == FORMATION:
                changes.leave_play(m, number, zone, TEXT, "returned")
            else:
                changes.put_away(m, number, zone, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        pile = "deck" if clause.to == "deck" else "hand"
        is_action = clause.who == SOURCE and scene.face.type == ACTION
        return said_of(scene, clause, self.say(f"card-{pile}" if is_action else pile))
