"""For these verbs the player picks a card: from his deck, his discard pile, or what somebody bears. WL-SEARCH"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, ITEM, OF_ONE, PICKED, SOURCE, TARGET, Clause
from tercio.games.warlord.rules.meaning import judge_meant
from tercio.games.warlord.state import DECK, DISCARD, EQUIPPED, warlord
from tercio.games.warlord.steps.moments import RETRIEVED, after_drawing
from tercio.games.warlord.verbs.roles import let_through, things_meant, viewer
from tercio.games.warlord.verbs.verb import OF_CARDS, TEXT, CardVerb, Known
from tercio.games.warlord.words.grammar import ACC, DAT, NOTHING, ONE
from tercio.games.warlord.words.nouns import noun_of, noun_phrase
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, pile, said_of, told
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

NO_CARD: Final = Option("nothing", "WL-SEARCH-01")
IN_HAND: Final = ("", "hand")


class _Pick(CardVerb):
    """The player picks one of some cards, or none where he may decline."""

    may_decline: ClassVar[bool] = False
    is_of_cards = True

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        """The cards among which the player chooses."""
        raise NotImplementedError

    def is_ready(self, p: Perform) -> bool:
        """The player is asked: at once, or when he has looked at the cards."""
        return True

    def picked(self, m: Match, p: Perform) -> int:
        """The card that was picked for the clause at hand; nobody's where the player declined or had no choice."""
        p.picked = p.picked if p.said == "pick" else NOBODY
        p.found = None if p.picked == NOBODY else warlord(m).cards[p.picked].face
        return p.picked

    def question(self, m: Match, p: Perform, clause: Clause) -> tuple[Decision, ...]:
        """Which card? Asked once; an empty choice is not asked."""
        if p.said or not self.is_ready(p):
            return ()
        choices = self.choices(m, p, clause)
        if not choices:
            return ()
        options = [Option("pick", TEXT, number) for number in choices]
        if self.may_decline or clause.optional:
            options.append(NO_CARD)
        if len(options) == 1:
            return ()  # the item that was aimed at, or the only one there is
        return (Decision(p.seat, f"pick:{self.word}", TEXT, tuple(options), p.source),)

    def judge(self, m: Match, p: Perform, clause: Clause, answer: Answer, verdict: Verdict) -> None:
        """A card lies elsewhere, or the text does not mean it; where the text does not let him, nobody declines."""
        state, choices = warlord(m), self.choices(m, p, clause)
        card = state.find(answer.subject)
        if answer.key == "nothing" and not self.may_decline and not clause.optional:
            verdict.refuse(TEXT, "must-pick", (p.source,))
        elif answer.key == "pick" and card is not None and card.id not in choices:
            everything = self.choices(m, p, replace(clause, filter=ANYONE))
            if card.id not in everything:
                verdict.refuse(TEXT, f"nothing-to-{self.word}", (card.id,))
            else:
                me = viewer(m, p, clause.filter) or state.cards[p.performer]
                judge_meant(state, clause.filter, card, me, TEXT, verdict)


def those_in(m: Match, p: Perform, clause: Clause, pile: tuple[int, ...]) -> list[int]:
    """The cards of a pile that pass the filter."""
    return let_through(m, p, clause.filter, pile)


def put_where(m: Match, p: Perform, clause: Clause, number: int, is_shown: bool) -> None:
    """The card that was found goes to hand, on the deck or on the discard pile."""
    state = warlord(m)
    was_in = state.cards[number].zone
    if clause.to in IN_HAND:
        changes.take_to_hand(m, number, is_shown)
    elif clause.to == "shuffled":
        changes.put_on_deck(m, number)
        changes.shuffle(m, p.seat, TEXT)
    elif clause.to == "deck":
        changes.put_on_deck(m, number)
        if is_shown:
            changes.show(m, number)
        else:
            changes.look_at(m, p.seat, (number,), TEXT)
    else:
        changes.discard(m, number, "WL-GLOSSARY-06")
    if was_in in (DECK, DISCARD):
        m.emit(Event("retrieved", "WL-GLOSSARY-06", (p.seat, number if is_shown else NOBODY)))


class Search(_Pick):
    """The player takes a card from the deck, shows it if the text asks for a kind, and shuffles. WL-SEARCH-01, -02"""

    word = "search"
    heeds = ("filter", "to")
    knows: ClassVar[Known] = {"to": ("hand", "deck", "discard")}
    may_decline = True
    result = "cards"

    def is_ready(self, p: Perform) -> bool:
        return p.is_begun

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        return those_in(m, p, clause, warlord(m).decks[p.seat])

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state = warlord(m)
        if not p.is_begun:
            p.is_begun = True
            changes.look_at(m, p.seat, state.decks[p.seat], "WL-SEARCH-01")
            return
        number = self.picked(m, p)
        p.next_clause()
        p.result = "done" if number != NOBODY else "failed"
        if number != NOBODY:
            is_shown = clause.filter != ANYONE
            if is_shown:
                m.emit(Event("showed", "WL-SEARCH-02", (number,)))
            put_where(m, p, clause, number, is_shown)
        changes.shuffle(m, p.seat, "WL-SEARCH-01", number if clause.to == "deck" else NOBODY)
        if number != NOBODY:
            m.open(RETRIEVED, p.performer)
            if clause.to in IN_HAND:
                after_drawing(m, [p.seat])

    def reading(self, scene: Scene, clause: Clause) -> Said:
        card = noun_phrase(clause.filter, scene.names, ONE, DAT, (), "card")
        it = self.say("it-feminine" if noun_of(clause.filter, "card").is_feminine else "it")
        shown = NOTHING if clause.filter == ANYONE else self.say("show", it=it)
        key = "reads" if clause.to in IN_HAND else "put"
        return told(self.say(key, card=card, shown=shown, it=it, pile=pile(clause.to)))


class Retrieve(_Pick):
    """A card goes from the discard pile to hand or on top of the deck. WL-GLOSSARY-06"""

    word = "retrieve"
    heeds = ("filter", "to")
    knows: ClassVar[Known] = {"to": ("hand", "deck", "shuffled")}
    may_decline = True
    result = "cards"

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        return those_in(m, p, clause, warlord(m).discards[p.seat])

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        number = self.picked(m, p)
        p.next_clause()
        p.result = "done" if number != NOBODY else "failed"
        if number != NOBODY:
            put_where(m, p, clause, number, is_shown=True)
            m.open(RETRIEVED, p.performer)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        card = noun_phrase(clause.filter, scene.names, ONE, ACC, (), "card")
        return told(self.say("reads" if clause.to in IN_HAND else "put", card=card, pile=pile(clause.to)))


class Present(_Pick):
    """The player shows a card of his hand or discard pile; later clauses say what becomes of it."""

    word = "present"
    heeds = ("filter", "kind")
    knows: ClassVar[Known] = {"kind": ("hand", "discard")}
    may_decline = True
    result = "shown"

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        piles = warlord(m).discards if clause.kind == "discard" else warlord(m).hands
        return those_in(m, p, clause, piles[p.seat])

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        number = self.picked(m, p)
        p.next_clause()
        p.result = "done" if number != NOBODY else "failed"
        if number != NOBODY:
            m.reveal()
            changes.show(m, number)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        key = "discard" if clause.kind == "discard" else "reads"
        return told(self.say(key, card=noun_phrase(clause.filter, scene.names, ONE, ACC, (), "card")))


class Peek(_Pick):
    """The player looks at his top cards and may take one; what becomes of the others is said by `to`.

    They go to the bottom in order, stay on top, are discarded, or are shuffled into the deck.
    """

    word = "peek"
    heeds = ("filter", "number", "to")
    knows: ClassVar[Known] = {"to": ("bottom", "top", "discard", "shuffled")}
    may_decline = True

    def is_ready(self, p: Perform) -> bool:
        return p.is_begun

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        return those_in(m, p, clause, warlord(m).decks[p.seat][: clause.number])

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        top = warlord(m).decks[p.seat][: clause.number]
        number = self.picked(m, p)
        if not p.is_begun:
            p.is_begun = True
            changes.look_at(m, p.seat, top, TEXT)
            return
        p.next_clause()
        if number != NOBODY:
            is_shown = clause.filter != ANYONE
            if is_shown:
                m.emit(Event("showed", "WL-SEARCH-02", (number,)))
            changes.take_to_hand(m, number, is_shown)
            m.emit(Event("drew", TEXT, (p.seat, 1)))
            m.open(RETRIEVED, p.performer)
            after_drawing(m, [p.seat])
        for other in top if clause.to not in ("top", "shuffled") else ():
            if other != number and clause.to == "discard":
                changes.discard(m, other, TEXT)
            elif other != number:
                changes.put_on_deck(m, other, at_bottom=True)
        if clause.to == "shuffled":
            changes.shuffle(m, p.seat, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        kind = NOTHING
        if clause.filter != ANYONE:
            kind = self.say("kind", card=noun_phrase(clause.filter, scene.names, ONE, ACC, (), "card"))
        key = {"top": "stay", "discard": "discard", "shuffled": "shuffled"}.get(clause.to, "reads")
        return told(self.say(key, number=clause.number, kind=kind))


class Elect(_Pick):
    """The player chooses a character of whom later clauses speak; it is no target. WL-ACTIONCARD-07"""

    word = "elect"
    heeds = ("filter",)
    needs = ("filter",)
    result = "elected"

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        return those_in(m, p, clause, tuple(warlord(m).standing.in_play))

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        choices = self.choices(m, p, clause)
        number = choices[0] if len(choices) == 1 and not p.said else self.picked(m, p)
        p.picked = number
        p.next_clause()
        p.result = "done" if number != NOBODY else "failed"
        if number != NOBODY:
            p.meet(number)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        scene.last = PICKED  # "it" is the one just chosen
        return told(self.say(who=noun_phrase(clause.filter, scene.names, ONE, ACC)))


class DiscardItem(_Pick):
    """An item of those meant is discarded; the player picks it where there are several."""

    word = "discard-item"
    takes = OF_CARDS
    whom = OF_ONE

    def choices(self, m: Match, p: Perform, clause: Clause) -> list[int]:
        cards = warlord(m).cards
        bearers = things_meant(m, p, clause)
        held = [n for b in bearers for n in ([b] if cards[b].zone == EQUIPPED else cards[b].holds)]
        return let_through(m, p, clause.filter, [number for number in held if cards[number].zone == EQUIPPED])

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        choices = self.choices(m, p, clause)
        number = choices[0] if len(choices) == 1 and not p.said else self.picked(m, p)
        p.picked = number
        p.next_clause()
        if number != NOBODY:
            changes.discard(m, number, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        aim = scene.ability.aim
        is_aimed = clause.who == TARGET and aim is not None and aim.what == ITEM
        if is_aimed or (clause.who == SOURCE and scene.face.type == ITEM):
            return said_of(scene, clause, self.say("chosen"))
        item = noun_phrase(clause.filter, scene.names, ONE, ACC, (), "item")
        return told(self.say(item=item, bearer=scene.refer(clause.who, ANYONE, DAT)))
