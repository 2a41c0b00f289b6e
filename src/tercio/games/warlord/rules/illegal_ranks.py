"""WL-ILLEGAL  Who may fall forward from an illegal rank."""

from __future__ import annotations

from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.field.ranks import illegal_ranks, own_sizes, row_of
from tercio.games.warlord.rules.golden import MOVE, is_allowed
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import Answer, Seat, Verdict


def room_in(state: Warlord, seat: Seat) -> list[int]:
    """WL-GOLDEN-01  How many more each rank may hold than the rank in front, by texts of those in it; empty: none."""
    if "room" not in state.standing.texts:
        return []
    room = [0] * len(state.formations[seat])
    for card in state.army(seat):
        room[state.place_of(card.id)[1] - 1] += sum(STATS["room"].amounts(state, card))
    return room


def fallers(state: Warlord, seat: Seat) -> list[int]:
    """A24, WL-ILLEGAL-10  Any of the player's own in an illegal rank, whatever its fall leads to.

    A100: who cannot be moved falls only if nobody else can.
    """
    found: list[Card] = []
    for rank in illegal_ranks(own_sizes(state, seat), room_in(state, seat)):
        found += [state.cards[n] for n in row_of(state, seat, rank) if state.cards[n].owner == seat]
    free = [card for card in found if is_allowed(state, card, MOVE)]
    return [card.id for card in free or found]


def judge_fall(seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """WL-ILLEGAL-04, WL-ILLEGAL-08  Before anything else somebody falls, and nobody but those."""
    if answer.key == "fall":
        verdict.refuse("WL-ILLEGAL-08", "not-in-illegal-rank", (answer.subject,))
    else:
        verdict.refuse("WL-ILLEGAL-04", "must-re-form", (seat,))
