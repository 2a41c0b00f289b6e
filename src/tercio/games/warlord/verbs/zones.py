"""Verbs about cards out of the match, on other decks, and items that are put on by a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, ITEM, OF_ONE, PICKED, SELF, SOURCE, VICTIM, Clause
from tercio.games.warlord.rules.equipment import is_judged_able, replaced_by
from tercio.games.warlord.state import DECK, FORMATION, GONE, HAND, warlord
from tercio.games.warlord.verbs.amounts import number_of
from tercio.games.warlord.verbs.picks import _Pick, those_in
from tercio.games.warlord.verbs.returns import lies_dead
from tercio.games.warlord.verbs.roles import meant, named, players_meant, things_meant
from tercio.games.warlord.verbs.verb import MEANT, OF_CARDS, OF_PLAYERS, TEXT, CardVerb, Known
from tercio.games.warlord.words.grammar import ACC, DAT, GEN, ONE, counted
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, joint, multiplied, player_of, said_of_thing, told
from tercio.kernel import NOBODY, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class Banish(CardVerb):
    """Those meant leave the match: characters or items in play, the dead, the card picked, or that with the text."""

    word = "banish"
    takes = OF_CARDS

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        if clause.who in (PICKED, SOURCE):
            numbers = [named(m, p, clause.who)]
        else:
            numbers = things_meant(m, p, clause)
        if clause.who == VICTIM and lies_dead(m, p):
            numbers = [p.subject]
        for number in numbers:
            zone = GONE if number == NOBODY else warlord(m).cards[number].zone
            if zone == FORMATION:
                changes.leave_play(m, number, GONE, TEXT, "removed")
            elif zone not in (DECK, GONE):
                changes.banish(m, number, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        """What was picked may be any card."""
        is_card = clause.who == PICKED
        return said_of_thing("picked", self.say("picked"), self.say()) if is_card else super().reading(scene, clause)


class Exhume(_Pick):
    """A card is picked in a discard pile and removed from the match."""

    word = "exhume"
    takes = OF_PLAYERS
    whom = OF_ONE
    heeds = ("who", "filter")
    result = "cards"

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        piles = [warlord(m).discards[seat] for seat in players_meant(m, p, clause.who, ANYONE)]
        return those_in(m, p, clause, piles[0]) if piles else []

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        choices = self.choices(m, p, clause)
        number = choices[0] if len(choices) == 1 and not p.said else self.picked(m, p)
        p.picked = number
        p.next_clause()
        p.result = "done" if number != NOBODY else "failed"
        if number != NOBODY:
            changes.banish(m, number, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        card = noun_phrase(clause.filter, scene.names, ONE, ACC, (), "card")
        if scene.role(clause.who) == SELF:
            return told(self.say(card=card))
        return told(self.say("of", card=card, owner=scene.words(clause.who).said(GEN)))


class Arm(CardVerb):
    """The item that was picked is put on by the one meant, if it may bear it. WL-EQUIP-01"""

    word = "arm"
    whom = OF_ONE

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state = warlord(m)
        bearers = meant(m, p, clause.who, clause.filter)
        item = p.picked
        if item == NOBODY or not bearers or state.cards[item].zone != HAND or state.cards[item].face.type != ITEM:
            return
        if is_judged_able(state, p.seat, state.cards[item], state.cards[bearers[0]]):
            old = replaced_by(state, state.cards[item], bearers[0])
            m.reveal()
            changes.equip(m, item, bearers[0], "WL-EQUIP-01")
            for number in old:
                changes.discard(m, number, "WL-EQUIP-07")

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return told(self.say(whom=scene.refer(clause.who, clause.filter, DAT)))


class Look(CardVerb):
    """The player looks at the top cards of a deck, or at a whole hand; nothing is moved."""

    word = "look"
    takes = OF_PLAYERS
    heeds = (*MEANT, "number", "per", "kind")
    knows: ClassVar[Known] = {"kind": ("deck", "hand")}

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state, many = warlord(m), number_of(m, p, clause)
        for seat in players_meant(m, p, clause.who, clause.filter):
            seen = state.hands[seat] if clause.kind == "hand" else state.decks[seat][:many]
            if seen:
                changes.look_at(m, p.seat, seen, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        whose = player_of(scene, clause)
        if clause.kind == "hand":
            return told(self.say("hand", whose=whose))
        return told(self.say(cards=joint(counted("card", clause.number), multiplied(scene, clause)), whose=whose))
