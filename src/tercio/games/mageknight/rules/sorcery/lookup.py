"""MKS-LOOKUP  May this sorcerer look up now, and what does it cost?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import BARS
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.field.spellbooks import Book
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.rules.turns.actions import SPECIAL, judge_actor
from tercio.games.mageknight.state import SPELLS, MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Option, RuleId, Seat, Verdict

LOOK_UP: Final = "look-up"
IN_END_PHASE: Final = 1  # bars
WITH_A_TOKEN_LESS: Final = 2
WITH_AN_ACTION: Final = 3
RULES: Final[dict[int, RuleId]] = {
    IN_END_PHASE: "MKS-LOOKUP-06",
    WITH_A_TOKEN_LESS: "MKS-LOOKUP-07",
    WITH_AN_ACTION: "MKS-LOOKUP-08",
}


def card_to_pay(state: MageKnight, book: Book) -> Spell | None:
    """The bookmark spell is paid for, face up or down, or what lies on the book. MKS-LOOKUP-03, MKS-ILLUSION-06"""
    lying = state.lying_on(book.id)
    if lying is not None:
        return lying.spell
    return book.top.spell if book.top is not None else None


def bars_of(state: MageKnight, warrior: Warrior, book: Book) -> int:
    """What it costs to look a spell up; 0: there is none. MKS-LOOKUP-06 to MKS-LOOKUP-08"""
    spell = card_to_pay(state, book)
    if spell is None:
        return 0
    bars = spell.bars
    for text in asked(warrior, BARS):
        bars = text.bars(bars)
    return bars


def choices_in(state: MageKnight, book: Book) -> tuple[Spell, ...]:
    """Any spell can be chosen that lies face up once the cost is paid. MKS-LOOKUP-04, MKS-LOOKUP-05"""
    if state.lying_on(book.id) is not None:
        return book.face_up
    return book.turned_up().face_up


def judge_payer(state: MageKnight, warrior: Warrior, bars: int, verdict: Verdict) -> None:
    """It costs a special action, and for two bars one token less. MKS-LOOKUP-07, MKS-LOOKUP-08, A38"""
    payer = warrior.eased() if bars == WITH_A_TOKEN_LESS else warrior
    judge_actor(state, warrior.seat, payer, SPECIAL, verdict)


def judge_lookup(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It can pay, and may choose the spell; nobody sees another player's book. MKS-LOOKUP-07, MKS-LOOKUP-08

    It is offered only in the player's own turn (MKS-LOOKUP-02).
    """
    if warrior.seat != answer.seat:
        return
    book = state.book_of(warrior.id)
    if book is None:
        verdict.refuse("MKS-BOOK-02", "no-book", (warrior.id,))
        return
    bars = bars_of(state, warrior, book)
    if bars == IN_END_PHASE:
        verdict.refuse("MKS-LOOKUP-06", "only-in-end-phase", (warrior.id,))
    elif bars:
        judge_payer(state, warrior, bars, verdict)
    judge_choice(state, book, answer, verdict)


def judge_choice(state: MageKnight, book: Book, answer: Answer, verdict: Verdict) -> None:
    """A card that lies face down cannot be chosen. MKS-LOOKUP-04"""
    numbers = [SPELLS + spell.number for spell in choices_in(state, book)]
    down = [SPELLS + page.spell.number for page in book.pages if page.spell is not None and not page.is_up]
    for pick in answer.picks:
        if pick in down and pick not in numbers:
            verdict.refuse("MKS-LOOKUP-04", "face-down", (pick - SPELLS,))


def lookup_option(state: MageKnight, warrior: Warrior, book: Book) -> Option | None:
    """As a special action, where the bookmark spell asks for one."""
    bars = bars_of(state, warrior, book)
    if bars not in (WITH_A_TOKEN_LESS, WITH_AN_ACTION):
        return None
    verdict = Verdict()
    judge_payer(state, warrior, bars, verdict)
    return looking(state, warrior, book, RULES[bars]) if verdict else None


def looking(state: MageKnight, warrior: Warrior, book: Book, rule: RuleId) -> Option:
    numbers = tuple([SPELLS + spell.number for spell in choices_in(state, book)])
    most = min(1, len(numbers))
    return Option(LOOK_UP, rule, warrior.id, numbers, most, most)


# -- as far as everybody knows -------------------------------------------------------------------------------


def is_readable(state: MageKnight, book: Book, seat: Seat) -> bool:
    """There is something to look up in, and its bearer is this player's and free."""
    bearer = state.find(book.bearer)
    if bearer is None or bearer.seat != seat or bearer.guard != NOBODY:
        return False
    return bool(book.pages) or state.lying_on(book.id) is not None


def might_look_up(state: MageKnight, seat: Seat) -> bool:
    """Every player who might look up is asked, so that the question tells nobody what it would cost."""
    for book in state.books:
        if is_readable(state, book, seat):
            verdict = Verdict()
            judge_payer(state, state.warriors[book.bearer], WITH_A_TOKEN_LESS, verdict)
            if verdict:
                return True
    return False


def judge_browsing(
    state: MageKnight, seat: Seat, warrior: Warrior, answer: Answer, done: tuple[int, ...], verdict: Verdict
) -> None:
    """In the end phase it looks up only what costs one bar. MKS-LOOKUP-06"""
    book = state.book_of(warrior.id)
    if warrior.seat != seat:
        verdict.refuse("MK-TURN-01", "not-yours", (warrior.id,))
    elif book is None:
        verdict.refuse("MKS-BOOK-02", "no-book", (warrior.id,))
    elif book.id in done:
        verdict.refuse("MKS-LOOKUP-06", "looked-up-already", (warrior.id,))
    elif bars_of(state, warrior, book) != IN_END_PHASE:
        verdict.refuse("MKS-LOOKUP-06", "costs-an-action", (warrior.id,))
    else:
        judge_choice(state, book, answer, verdict)
