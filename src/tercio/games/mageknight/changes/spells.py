"""What spells change: pages move, spells come into play and end, warriors gain and lose; each with its event."""

from __future__ import annotations

from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.changes.items import lose_domain
from tercio.games.mageknight.changes.warriors import put
from tercio.games.mageknight.field.spellbooks import Book, Working
from tercio.games.mageknight.printed.spells import ILLUSION, Spell
from tercio.games.mageknight.state import WORKINGS, MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, Event, Match, Point, RuleId, Seat, only


def put_book(m: Match, book: Book) -> Book:
    state = mageknight(m)
    state.books = [book if other.id == book.id else other for other in state.books]
    state.answers = None
    return book


def put_working(m: Match, working: Working) -> Working:
    state = mageknight(m)
    state.workings = [working if other.id == working.id else other for other in state.workings]
    state.forget()
    return working


# -- the stack ---------------------------------------------------------------------------------------------


def announce(m: Match, caster: Warrior, spell: Spell, choice: int) -> None:
    """Everybody hears which spell it is, and which of its texts. MKS-CAST-06, MKS-CAST-14"""
    m.emit(Event("casts", "MKS-CAST-06", (caster.id, spell.number)))
    if len(spell.readings) > 1:
        m.emit(Event("chooses-text", "MKS-CAST-14", (caster.id, spell.number, choice + 1)))


def open_at(m: Match, book: Book, spell: Spell, rule: RuleId) -> None:
    """The book has a new bookmark spell; only the player of its bearer sees which. MKS-LOOKUP-09, MKS-LOOKUP-10"""
    seat = mageknight(m).warriors[book.bearer].seat
    put_book(m, book.opened_at(spell))
    m.emit(Event("bookmark", rule, (book.bearer, spell.number), only(seat)))


def put_under(m: Match, book: Book, rule: RuleId) -> None:
    """The spell on top goes face up to the bottom. MKS-CAST-10"""
    spell = book.bookmark
    if spell is not None:
        put_book(m, book.without_top().with_bottom(spell))
        m.emit(Event("spell-under", rule, (spell.number,)))


def turn_down(m: Match, book: Book, rule: RuleId) -> None:
    """The spell on top stays there, face down. MKS-CAST-16, MKS-COUNTER-11"""
    spell = book.bookmark
    if spell is not None:
        put_book(m, book.without_top().with_top_down(spell))
        m.emit(Event("spell-down", rule, (spell.number,)))


def pay_lookup(m: Match, warrior: Warrior, bars: int, rule: RuleId) -> None:
    """The edge of the card is shown, no more. MKS-LOOKUP-10"""
    m.emit(Event("looks-up", rule, (warrior.id, bars)))


def free_book(m: Match, book: Book) -> Book:
    """A card on top is turned up, and one that lies on the book is put aside. MKS-LOOKUP-05, MKS-ILLUSION-08"""
    lying = mageknight(m).lying_on(book.id)
    if lying is not None:
        put_working(m, lying.put_aside())
        m.emit(Event("spell-aside", "MKS-ILLUSION-08", (lying.spell.number,)))
        return book
    return put_book(m, book.turned_up())


def take_token(m: Match, warrior: Warrior, rule: RuleId) -> Warrior:
    """One action token less."""
    m.emit(Event("token", rule, (warrior.id, warrior.tokens - 1)))
    return put(m, warrior._replace(tokens=warrior.tokens - 1))


def use_up(m: Match, warrior: Warrior, gift: str) -> Warrior:
    """It has used what its subfaction gives it, and has it no more this turn."""
    return put(m, warrior._replace(off=(*warrior.off, gift)))


def steal(m: Match, warrior: Warrior, target: int, ability: str, rule: RuleId) -> None:
    """An ability of the target is its own for a while."""
    m.emit(Event("steals", rule, (warrior.id, abilities()[ability].number, target)))
    put(m, warrior._replace(gained=(*warrior.gained, ability), stolen=ability))


def give_back(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """What it has stolen is its own no more."""
    kept = list(warrior.gained)
    if warrior.stolen in kept:
        kept.remove(warrior.stolen)
    m.emit(Event("gives-back", rule, (warrior.id, abilities()[warrior.stolen].number)))
    put(m, warrior._replace(gained=tuple(kept), stolen=""))


# -- in play -----------------------------------------------------------------------------------------------


def lay_out(m: Match, book: Book, spell: Spell, caster: Warrior, choice: int, target: int, at: Point) -> Working:
    """Element and card lie there; nothing works yet. MKS-CAST-08, MKS-ENCHANT-02, MKS-GLYPH-02, MKS-ILLUSION-03"""
    state = mageknight(m)
    number = 1 + max([working.id for working in state.workings], default=WORKINGS - 1)
    click = state.warriors[target].click if target != NOBODY else 0
    working = Working(number, spell, book.id, caster.id, caster.seat, choice, target, at, click=click)
    put_book(m, book.without_top())
    state.workings.append(working)
    if target != NOBODY:
        m.emit(Event("element-on", "MKS-ENCHANT-02", (spell.number, target)))
    elif spell.has_element:
        m.emit(Event("element-at", "MKS-GLYPH-02", (spell.number, *at)))
    else:
        m.emit(Event("card-beside", "MKS-ILLUSION-03", (spell.number,)))
    return working


def begin_working(m: Match, working: Working) -> None:
    """Its text holds from now on. MKS-CAST-09, MKS-ENCHANT-04"""
    put_working(m, working.begun())
    state = mageknight(m)
    target = state.find(working.target)
    if target is not None and working.reading.abilities:
        put(m, target._replace(gained=(*target.gained, *working.reading.abilities)))
    m.emit(Event("spell-works", "MKS-CAST-09", (working.spell.number,)))
    state.is_settled = False


def put_on_book(m: Match, working: Working) -> None:
    """It lies face up on the book, which it blocks. MKS-ILLUSION-07"""
    put_working(m, working.put_on_book())
    m.emit(Event("spell-on-book", "MKS-ILLUSION-07", (working.spell.number,)))


def note_click(m: Match, working: Working, click: int) -> None:
    put_working(m, working.noting(click))


def age(m: Match, seat: Seat) -> None:
    """A turn of this player has begun."""
    state = mageknight(m)
    if state.workings:
        state.workings = [w.older() if w.seat == seat and w.left else w for w in state.workings]


# -- the end of it -----------------------------------------------------------------------------------------


def end_working(m: Match, working: Working, rule: RuleId) -> None:
    """Its effects end, and its card goes home. MKS-CAST-12, MKS-CAST-13, MKS-ILLUSION-04, MKS-ILLUSION-09, A86"""
    take_away(m, working)
    m.emit(Event("spell-ends", rule, (working.spell.number,)))
    book, spell = mageknight(m).book(working.book), working.spell
    if book is None:
        return
    if working.is_on_book:  # not looked up yet: that is still due
        put_book(m, book.with_top_down(spell))
    elif spell.kind != ILLUSION or spell.turns_down:
        put_book(m, book.with_bottom(spell))


def counter_working(m: Match, working: Working) -> None:
    """The element goes back into the card, the card face down on top of the stack. MKS-COUNTER-11"""
    take_away(m, working)
    book = mageknight(m).book(working.book)
    if book is not None:
        put_book(m, book.with_top_down(working.spell))
        m.emit(Event("spell-down", "MKS-COUNTER-11", (working.spell.number,)))


def remove_working(m: Match, working: Working, rule: RuleId) -> None:
    """The card leaves the game, and its effect with it. MKS-CAST-21"""
    take_away(m, working)
    m.emit(Event("spell-removed", rule, (working.spell.number,)))


def take_away(m: Match, working: Working) -> None:
    state = mageknight(m)
    state.workings = [other for other in state.workings if other.id != working.id]
    state.is_settled = False
    state.forget()
    target = state.find(working.target)
    if target is not None and working.is_active and working.reading.abilities:
        kept = list(target.gained)
        for ability in working.reading.abilities:
            if ability in kept:
                kept.remove(ability)
        put(m, target._replace(gained=tuple(kept)))


# -- illusions and domains ---------------------------------------------------------------------------------


def counter_domains(m: Match, working: Working) -> None:
    """Printed lines are looked at when the illusion comes into play; both can lose. MKS-ILLUSION-02, A47"""
    state = mageknight(m)
    name = working.spell.id
    is_countered = any([name in countered for countered in lines_against(state, working)])
    for player in state.players.copy():
        if player.is_domain_shown and player.domain is not None and player.domain.id in working.spell.counters:
            lose_domain(m, player.seat, "MKS-ILLUSION-02")
    for other in state.workings.copy():
        if other.id != working.id and other.spell.kind == ILLUSION and other.spell.id in working.spell.counters:
            end_working(m, other, "MKS-ILLUSION-02")
    if is_countered:
        end_working(m, working, "MKS-ILLUSION-02")


def lines_against(state: MageKnight, working: Working) -> list[tuple[str, ...]]:
    domains = [p.domain.counters for p in state.players if p.is_domain_shown and p.domain is not None]
    illusions = [w.spell.counters for w in state.workings if w.id != working.id and w.spell.kind == ILLUSION]
    return [*domains, *illusions]


# -- while it lasts ----------------------------------------------------------------------------------------


def settle(m: Match) -> bool:
    """What always holds of spells in play; True if one has ended."""
    state = mageknight(m)
    for working in state.workings:
        rule = ending_rule(state, working)
        if rule:
            end_working(m, working, rule)
            return True
        if working.spell.until_hurt and state.warriors[working.target].click < working.click:
            note_click(m, working, state.warriors[working.target].click)
    return False


def ending_rule(state: MageKnight, working: Working) -> RuleId:
    """The rule by which it ends now; none while it lasts.

    That its caster has fallen, or has dropped the book, does not end it (MKS-ENCHANT-09).
    """
    if state.book(working.book) is None:
        return "MKS-BOOK-21"
    if state.players[working.seat].is_out:
        return "MK-ELIM-03"
    if working.target != NOBODY:
        target = state.find(working.target)
        if target is None:
            return "MKS-ENCHANT-05"
        if working.spell.until_hurt and target.click > working.click:
            return "MKS-CAST-20"
    return ""
