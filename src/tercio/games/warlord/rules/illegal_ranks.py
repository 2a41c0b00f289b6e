"""Somebody falls forward from an illegal rank. WL-ILLEGAL"""

from __future__ import annotations

from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.field.ranks import illegal_ranks, own_sizes, row_of
from tercio.games.warlord.rules.golden import MOVE, is_allowed
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import Answer, Seat, Verdict


def room_in(state: Warlord, seat: Seat) -> list[int]:
    """Texts of those in it let a rank hold so many more than the rank in front; empty: none do. WL-GOLDEN-01"""
    if "room" not in state.standing.texts:
        return []
    room = [0] * len(state.formations[seat])
    for card in state.army(seat):
        room[state.place_of(card.id)[1] - 1] += sum(STATS["room"].amounts(state, card))
    return room


def fallers(state: Warlord, seat: Seat) -> list[int]:
    """Any of the player's own in an illegal rank may fall, whatever that leads to. A24, WL-ILLEGAL-10

    A100: who cannot be moved falls only if nobody else can.
    """
    found: list[Card] = []
    for rank in illegal_ranks(own_sizes(state, seat), room_in(state, seat)):
        found += [state.cards[n] for n in row_of(state, seat, rank) if state.cards[n].owner == seat]
    free = [card for card in found if is_allowed(state, card, MOVE)]
    return [card.id for card in free or found]


def judge_fall(seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """Before anything else somebody falls, and nobody but those. WL-ILLEGAL-04, WL-ILLEGAL-08"""
    if answer.key == "fall":
        verdict.refuse("WL-ILLEGAL-08", "not-in-illegal-rank", (answer.subject,))
    else:
        verdict.refuse("WL-ILLEGAL-04", "must-re-form", (seat,))
