"""What a position is worth to a player: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from tercio.games.leads import Network, lead_worth
from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.state import READY, STUNNED, Card, Warlord, warlord
from tercio.games.warlord.thinking.terms import terms_of
from tercio.games.warlord.thinking.weights import VICTORY, Weights
from tercio.kernel import Match, Seat


def evaluate(m: Match, seat: Seat, w: Weights, network: Network | None) -> int:
    """Own worth against the others; everything when the match is decided. A network is for two seats."""
    state = warlord(m)
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    if seat in state.out or seat in state.leaving:
        return -VICTORY
    if network is not None and state.seats == 2:
        return network.worth(terms(m, seat, w), VICTORY)
    return lead(w, state, seat)


def terms(m: Match, seat: Seat, w: Weights) -> list[float]:
    """What a network weighs."""
    return terms_of(m, seat, lead(w, warlord(m), seat) / VICTORY)


def lead(w: Weights, state: Warlord, seat: Seat) -> int:
    others = [worth(w, state, other) for other in state.playing() if other != seat]
    return lead_worth(worth(w, state, seat) * max(1, len(others)) - sum(others), VICTORY)


def worth(w: Weights, state: Warlord, seat: Seat) -> int:
    total = w.card_in_hand * len(state.hands[seat])
    for card in state.characters(seat):
        total += worth_of(w, state, card)
    for lord in warlords(state, seat):
        total += lord_safety(w, state, lord)
    return total


def worth_of(w: Weights, state: Warlord, card: Card) -> int:
    left = max(0, card.face.hit_points - card.wounds)
    total = w.level * card.face.level + w.life * left + w.item * len(state.items_of(card.id))
    if card.state == READY:
        total += w.readiness
    elif card.state == STUNNED:
        total += w.stun
    if state.place_of(card.id)[1] == 1:
        total += w.front
    return total


def lord_safety(w: Weights, state: Warlord, lord: Card) -> int:
    left = max(0, lord.face.hit_points - lord.wounds)
    home, rank, _ = state.place_of(lord.id)
    in_front = sum([len(row) for row in state.formations[home][: rank - 1]]) if rank > 1 else 0
    return w.lord_life * left + (w.lord_in_front if rank == 1 else 0) + w.guard * min(in_front, 5)
