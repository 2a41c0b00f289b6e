"""Verbs about drawing, discarding, shuffling, and the card itself: nothing is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, OF_ONE, TARGET, Clause
from tercio.games.warlord.state import TABLE, warlord
from tercio.games.warlord.steps.moments import after_drawing
from tercio.games.warlord.verbs.amounts import number_of
from tercio.games.warlord.verbs.roles import meant, players_meant
from tercio.games.warlord.verbs.verb import MEANT, OF_PLAYERS, TEXT, CardVerb, Known
from tercio.games.warlord.words.grammar import ACC, GEN, counted
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, joint, multiplied, player_of, said_of_thing, told
from tercio.kernel import Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class Draw(CardVerb):
    """The top card is drawn, or several; `each` lets every player draw. WL-GLOSSARY-03"""

    word = "draw"
    takes = OF_PLAYERS
    heeds = ("number", "per", "to")
    knows: ClassVar[Known] = {"to": ("each", "target")}
    is_asked = False

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state, number = warlord(m), number_of(m, p, clause)
        seats = state.clockwise(p.seat) if clause.to == "each" else (p.seat,)
        if clause.to == TARGET:
            seats = tuple(players_meant(m, p, TARGET, ANYONE))
        able = [seat for seat in seats if number and state.decks[seat]]
        for seat in able:
            changes.draw(m, seat, number, "WL-GLOSSARY-03")
        after_drawing(m, able)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        some = joint(counted("card", clause.number), multiplied(scene, clause))
        if clause.to == TARGET:
            return told(self.say("target", cards=some, whose=scene.words(TARGET).said(GEN)))
        if clause.to == "each":
            return said_of_thing("players", self.say("players"), self.say("each", cards=some))
        return told(self.say(cards=some))


class Recycle(CardVerb):
    """The discard pile is shuffled into the deck; that is no retrieving. WL-GLOSSARY-07"""

    word = "recycle"
    heeds = ()
    is_asked = False

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in warlord(m).discards[p.seat]:
            changes.put_on_deck(m, number)
        changes.shuffle(m, p.seat, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return told(self.say())


class DiscardRandom(CardVerb):
    """The players of those meant lose cards from hand at random."""

    word = "discard-random"
    takes = OF_PLAYERS
    heeds = (*MEANT, "number", "per")
    is_asked = False

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state, number = warlord(m), number_of(m, p, clause)
        for seat in players_meant(m, p, clause.who, clause.filter):
            for _ in range(number):
                if state.hands[seat]:
                    m.reveal()
                    changes.discard(m, state.hands[seat][m.dice.below(len(state.hands[seat]))], TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        words = self.say(cards=joint(counted("hand-card", clause.number), multiplied(scene, clause)))
        return said_of_thing("player", player_of(scene, clause), words)


class Mill(CardVerb):
    """The players of those meant put the top cards of their decks on their discard piles."""

    word = "mill"
    takes = OF_PLAYERS
    heeds = (*MEANT, "number", "per")

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state, many = warlord(m), number_of(m, p, clause)
        for seat in players_meant(m, p, clause.who, clause.filter):
            for number in state.decks[seat][:many]:
                changes.discard(m, number, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        each = multiplied(scene, clause)
        words = self.say("reads" if clause.number == 1 and not clause.per else "many", number=clause.number, each=each)
        return said_of_thing("player", player_of(scene, clause), words)


class Attach(CardVerb):
    """The action card stays on the one meant. WL-PLAY-14"""

    word = "attach"
    whom = OF_ONE
    is_asked = False
    stays = True

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        hosts = meant(m, p, clause.who, clause.filter)
        if hosts and warlord(m).cards[p.source].zone == TABLE:
            changes.attach(m, p.source, hosts[0], "WL-PLAY-14")

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return told(self.say(whom=scene.refer(clause.who, clause.filter, ACC)))
