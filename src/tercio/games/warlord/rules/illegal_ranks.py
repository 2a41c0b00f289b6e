"""Somebody falls forward from an illegal rank. WL-ILLEGAL"""

from __future__ import annotations

from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.field.ranks import illegal_ranks, own_sizes, row_of
from tercio.games.warlord.rules.golden import MOVE, is_allowed, judge_allowed
from tercio.games.warlord.state import Warlord
from tercio.kernel import Answer, Seat, Verdict


def room_in(state: Warlord, seat: Seat) -> list[int]:
    """How many more than the rank in front texts of those in it let a rank hold; empty: none do. WL-GOLDEN-01"""
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
    found = in_illegal_ranks(state, seat)
    return [number for number in found if is_allowed(state, state.cards[number], MOVE)] or found


def in_illegal_ranks(state: Warlord, seat: Seat) -> list[int]:
    """These of the player's own stand in an illegal rank."""
    ranks = illegal_ranks(own_sizes(state, seat), room_in(state, seat))
    return [n for rank in ranks for n in row_of(state, seat, rank) if state.cards[n].owner == seat]


def judge_fall(state: Warlord, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """Before anything else somebody falls, and nobody but those. WL-ILLEGAL-04, WL-ILLEGAL-08"""
    if answer.key == "fall":
        if answer.subject in fallers(state, seat):
            return
        if answer.subject in in_illegal_ranks(state, seat):  # A100
            judge_allowed(state, state.cards[answer.subject], MOVE, verdict)
        else:
            verdict.refuse("WL-ILLEGAL-08", "not-in-illegal-rank", (answer.subject,))
    else:
        verdict.refuse("WL-ILLEGAL-04", "must-re-form", (seat,))
