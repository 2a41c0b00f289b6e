"""What a position is worth to a player: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from tercio.games.leads import lead_worth
from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.state import READY, STUNNED, Card, Warlord, warlord
from tercio.kernel import Match, Seat

VICTORY: Final = 2000
LIFE: Final = 60  # one wound that is still missing to a character's death
LEVEL: Final = 30  # a level of a character in play
READINESS: Final = 8  # little, or bots would rather stay ready than act
STUN: Final = -50  # it takes two rounds to be ready again
FRONT: Final = 50  # who stands in the front rank can strike, and be struck instead of those behind
ITEM: Final = 22
CARD_IN_HAND: Final = 12
LORD_LIFE: Final = 300  # on top, for the Warlord
LORD_IN_FRONT: Final = -90  # a Warlord in the front rank can be struck by everybody
GUARD: Final = 25  # for each own character in front of the Warlord


def evaluate(m: Match, seat: Seat) -> int:
    """Own worth against the strongest other; everything when the match is decided."""
    state = warlord(m)
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    if seat in state.out or seat in state.leaving:
        return -VICTORY
    others = [worth(state, other) for other in state.playing() if other != seat]
    return lead_worth(worth(state, seat) * max(1, len(others)) - sum(others), VICTORY)


def worth(state: Warlord, seat: Seat) -> int:
    total = CARD_IN_HAND * len(state.hands[seat])
    for card in state.characters(seat):
        total += worth_of(state, card)
    for lord in warlords(state, seat):
        total += lord_safety(state, lord)
    return total


def worth_of(state: Warlord, card: Card) -> int:
    left = max(0, card.face.hit_points - card.wounds)
    total = LEVEL * card.face.level + LIFE * left + ITEM * len(state.items_of(card.id))
    if card.state == READY:
        total += READINESS
    elif card.state == STUNNED:
        total += STUN
    if state.place_of(card.id)[1] == 1:
        total += FRONT
    return total


def lord_safety(state: Warlord, lord: Card) -> int:
    left = max(0, lord.face.hit_points - lord.wounds)
    home, rank, _ = state.place_of(lord.id)
    in_front = sum([len(row) for row in state.formations[home][: rank - 1]]) if rank > 1 else 0
    return LORD_LIFE * left + (LORD_IN_FRONT if rank == 1 else 0) + GUARD * min(in_front, 5)
