"""WL-ILLEGAL  Who may fall forward from an illegal rank."""

from __future__ import annotations

from tercio.games.warlord.field.ranks import illegal_ranks, own_sizes, room_in, row_of
from tercio.games.warlord.state import Warlord
from tercio.kernel import Answer, Seat, Verdict


def fallers(state: Warlord, seat: Seat) -> list[int]:
    """A24, WL-ILLEGAL-10  Any of the player's own characters in an illegal rank, whatever its fall leads to."""
    found: list[int] = []
    for rank in illegal_ranks(own_sizes(state, seat), room_in(state, seat)):
        found += [n for n in row_of(state, seat, rank) if state.cards[n].owner == seat]
    return found


def judge_fall(seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """WL-ILLEGAL-04, WL-ILLEGAL-08  Before anything else somebody falls, and nobody but those."""
    if answer.key == "fall":
        verdict.refuse("WL-ILLEGAL-08", "not-in-illegal-rank", (answer.subject,))
    else:
        verdict.refuse("WL-ILLEGAL-04", "must-re-form", (seat,))
