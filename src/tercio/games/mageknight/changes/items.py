"""What changes about items, about the spellbooks among them, and about domains in play."""

from __future__ import annotations

from tercio.games.mageknight.changes.warriors import player_of, put, put_player
from tercio.games.mageknight.printed.dials import Item
from tercio.games.mageknight.state import LOOT, Loot, Warrior, mageknight
from tercio.kernel import NOBODY, Event, Match, Point, RuleId, Seat


def drop_item(m: Match, warrior: Warrior, item: Item, at: Point, rule: RuleId, is_lost: bool = False) -> None:
    """The item lies on the field as a token, or is lost. MK-ITEM-20, MK-ITEM-24"""
    state = mageknight(m)
    rest = list(warrior.items)
    rest.remove(item)
    put(m, warrior._replace(items=tuple(rest)))
    number = NOBODY
    if not is_lost:
        number = 1 + max([loot.id for loot in state.loot], default=LOOT - 1)
        state.loot.append(Loot(number, item, at))
        state.forget()
    if item.is_book:
        close_book(m, warrior, number)
    m.emit(Event("item-lost" if is_lost else "dropped", rule, (warrior.id, item.number, *at)))


def pick_up(m: Match, warrior: Warrior, loot: Loot, rule: RuleId) -> None:
    state = mageknight(m)
    state.loot = [x for x in state.loot if x.id != loot.id]
    if loot.item.is_book:
        state.books = [book.held_by(warrior.id) if book.token == loot.id else book for book in state.books]
    state.forget()
    put(m, warrior._replace(items=(*warrior.items, loot.item)))
    m.emit(Event("picked-up", rule, (warrior.id, loot.item.number)))


def close_book(m: Match, bearer: Warrior, token: int = NOBODY) -> None:
    """Its stack stays as it is under the item token, or is removed from the game. MKS-BOOK-14, MKS-BOOK-21, A55"""
    state = mageknight(m)
    if token == NOBODY:
        state.books = [book for book in state.books if book.bearer != bearer.id]
    else:
        state.books = [book.lying_as(token) if book.bearer == bearer.id else book for book in state.books]
    state.forget()


def lose_domain(m: Match, seat: Seat, rule: RuleId) -> None:
    """It was countered while it was in play, and is removed from the game. MKS-ILLUSION-02"""
    player = player_of(m, seat)
    if player.domain is not None:
        put_player(m, player._replace(domain=None))
        m.emit(Event("domain-lost", rule, (seat, player.domain.number)))
