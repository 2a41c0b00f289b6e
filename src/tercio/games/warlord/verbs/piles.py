"""Verbs about hands, decks, discard piles, items and cards that enter play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.printed.cards import ANYONE, Verb
from tercio.games.warlord.state import DECK, DISCARD, EQUIPPED, warlord
from tercio.games.warlord.steps.moments import DREW, RETRIEVED
from tercio.games.warlord.verbs.roles import meant
from tercio.kernel import NOBODY, Decision, Event, Match, Option, Seat

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

TEXT: Final = "WL-ACTIONCARD-07"
NOTHING: Final = Option("nothing", "WL-SEARCH-01")
LOOKS: Final = ("search", "peek")  # the player sees cards of his deck before he chooses

Doing = Callable[["Match", "Perform", Verb], None]


def pile_question(m: Match, p: Perform, verb: Verb) -> tuple[Decision, ...]:
    """Which card? Asked once, when he has looked at the deck; an empty choice is not asked."""
    if p.said or (verb.do in LOOKS and p.repeats == 0):
        return ()
    choices = choices_of(m, p, verb)
    if not choices:
        return ()
    options = [Option("pick", TEXT, number) for number in choices]
    if verb.do in ("search", "retrieve", "peek") or verb.optional:
        options.append(NOTHING)
    if len(options) == 1:
        return ()  # the item that was aimed at, or the only one there is
    return (Decision(p.seat, f"pick:{verb.do}", TEXT, tuple(options), p.source),)


def choices_of(m: Match, p: Perform, verb: Verb) -> list[int]:
    state = warlord(m)
    me = state.cards[p.performer]
    if verb.do == "search":
        pile = state.decks[p.seat]
    elif verb.do == "retrieve":
        pile = state.discards[p.seat]
    elif verb.do == "peek":
        pile = state.decks[p.seat][: verb.number]
    elif verb.do == "discard-item":
        bearers = p.targets if verb.who == "target" else tuple(meant(m, p, verb.who, verb.filter))
        items = [n for b in bearers for n in ([b] if state.cards[b].zone == EQUIPPED else state.cards[b].holds)]
        return [n for n in items if state.cards[n].zone == EQUIPPED and passes(state, verb.filter, state.cards[n], me)]
    else:
        return []
    return [n for n in pile if passes(state, verb.filter, state.cards[n], me)]


def draw(m: Match, p: Perform, verb: Verb) -> None:
    """WL-GLOSSARY-03  The top card, or several; `each` lets every player draw."""
    p.next_line()
    state = warlord(m)
    seats = state.clockwise(p.seat) if verb.to == "each" else (p.seat,)
    able = [seat for seat in seats if state.decks[seat]]
    for seat in able:
        changes.draw(m, seat, verb.number, "WL-GLOSSARY-03")
    after_drawing(m, able)


def after_drawing(m: Match, seats: list[Seat]) -> None:
    """WL-GLOSSARY-02  Whoever takes a card from his deck into hand draws; his Warlord stands for the player."""
    state = warlord(m)
    for seat in reversed(seats):  # the first one's reacts come first
        leaders = state.warlords(seat) or state.characters(seat)
        m.open(DREW, leaders[0].id if leaders else NOBODY)


def search(m: Match, p: Perform, verb: Verb) -> None:
    """WL-SEARCH-01, WL-SEARCH-02  Take a card from the deck, show it where the text asks for a kind, shuffle."""
    state = warlord(m)
    if p.repeats == 0:
        p.repeats = 1
        changes.look_at(m, p.seat, state.decks[p.seat], "WL-SEARCH-01")
        return
    number = p.picked
    p.next_line()
    p.result = "done" if number != NOBODY else "failed"
    if number != NOBODY:
        is_shown = verb.filter != ANYONE
        if is_shown:
            m.emit(Event("showed", "WL-SEARCH-02", (number,)))
        put_where(m, p, verb, number, is_shown)
    changes.shuffle(m, p.seat, "WL-SEARCH-01", number if verb.to == "deck" else NOBODY)
    if number != NOBODY:
        m.open(RETRIEVED, p.performer)
        if verb.to in ("", "hand"):
            after_drawing(m, [p.seat])


def retrieve(m: Match, p: Perform, verb: Verb) -> None:
    """WL-GLOSSARY-06  A card from the discard pile to hand or on top of the deck."""
    number = p.picked
    p.next_line()
    p.result = "done" if number != NOBODY else "failed"
    if number != NOBODY:
        put_where(m, p, verb, number, is_shown=True)
        m.open(RETRIEVED, p.performer)


def put_where(m: Match, p: Perform, verb: Verb, number: int, is_shown: bool) -> None:
    state = warlord(m)
    was_in = state.cards[number].zone
    if verb.to in ("", "hand"):
        changes.take_to_hand(m, number, is_shown)
    elif verb.to == "deck":
        changes.put_on_deck(m, number)
        if is_shown:
            changes.show(m, number)
        else:
            changes.look_at(m, p.seat, (number,), TEXT)
    else:
        changes.discard(m, number, "WL-GLOSSARY-06")
    if was_in in (DECK, DISCARD):
        m.emit(Event("retrieved", "WL-GLOSSARY-06", (p.seat, number if is_shown else NOBODY)))


def peek(m: Match, p: Perform, verb: Verb) -> None:
    """Look at the top cards; one may be taken, the others go to the bottom in their order."""
    state = warlord(m)
    top = state.decks[p.seat][: verb.number]
    number = p.picked
    if p.repeats == 0:
        p.repeats = 1
        changes.look_at(m, p.seat, top, TEXT)
        return
    p.next_line()
    if number != NOBODY:
        changes.take_to_hand(m, number)
        m.emit(Event("drew", TEXT, (p.seat, 1)))
        m.open(RETRIEVED, p.performer)
        after_drawing(m, [p.seat])
    for other in top:
        if other != number:
            changes.put_on_deck(m, other, at_bottom=True)


def discard_item(m: Match, p: Perform, verb: Verb) -> None:
    choices = choices_of(m, p, verb)
    number = choices[0] if len(choices) == 1 and not p.said else p.picked
    p.next_line()
    if number != NOBODY:
        changes.discard(m, number, TEXT)


def discard_random(m: Match, p: Perform, verb: Verb) -> None:
    """The players of those meant lose cards from hand at random."""
    p.next_line()
    state = warlord(m)
    for seat in sorted({state.cards[n].owner for n in meant(m, p, verb.who, verb.filter)}):
        for _ in range(verb.number):
            if state.hands[seat]:
                m.reveal()
                changes.discard(m, state.hands[seat][m.dice.below(len(state.hands[seat]))], TEXT)


def recycle(m: Match, p: Perform, verb: Verb) -> None:
    """WL-GLOSSARY-07  The discard pile is shuffled into the deck; that is no retrieving."""
    p.next_line()
    state = warlord(m)
    for number in state.discards[p.seat]:
        changes.put_on_deck(m, number)
    changes.shuffle(m, p.seat, TEXT)


def attach(m: Match, p: Perform, verb: Verb) -> None:
    """WL-PLAY-14  The action card stays on the one meant."""
    p.next_line()
    hosts = meant(m, p, verb.who, verb.filter)
    if hosts:
        changes.attach(m, p.source, hosts[0], "WL-PLAY-14")


PILE_VERBS: Final[dict[str, Doing]] = {
    "draw": draw,
    "search": search,
    "retrieve": retrieve,
    "peek": peek,
    "discard-item": discard_item,
    "discard-random": discard_random,
    "recycle": recycle,
    "attach": attach,
}
