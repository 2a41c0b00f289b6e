"""WL-TASK-02  What an action costs besides Spend, and what it may be paid with."""

from __future__ import annotations

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.printed.cards import Ability, Cost
from tercio.games.warlord.state import READY, Card, warlord
from tercio.kernel import Match, Seat


def payable_with(m: Match, seat: Seat, performer: int, source: int, cost: Cost) -> list[int]:
    """The cards among which the player chooses what to pay with; none where there is no choice."""
    state = warlord(m)
    me = state.cards[performer]
    if cost.pay == "discard-hand":
        cards = [state.cards[n] for n in state.hands[seat] if n != source]
        return [card.id for card in cards if passes(state, cost.filter, card, me)]
    if cost.pay in ("kill-own", "spend-other", "wound-own"):
        own: list[Card] = [card for card in state.army(seat) if card.id != performer]
        if cost.pay == "spend-other":
            own = [card for card in own if card.state == READY]
        return [card.id for card in own if passes(state, cost.filter, card, me)]
    return []


def can_pay(m: Match, seat: Seat, performer: int, source: int, ability: Ability) -> bool:
    for cost in ability.costs:
        if not is_payable(m, seat, performer, source, cost):
            return False
    return True


def is_payable(m: Match, seat: Seat, performer: int, source: int, cost: Cost) -> bool:
    """Could this cost be paid now?"""
    state = warlord(m)
    if cost.pay in ("discard-hand", "kill-own", "spend-other", "wound-own"):
        return len(payable_with(m, seat, performer, source, cost)) >= cost.number
    if cost.pay == "spend-item":
        return state.cards[source].state == READY
    return True
