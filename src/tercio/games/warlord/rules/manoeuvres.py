"""A character moves one rank forward or backward, or within its rank. WL-MANOEUVRE"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.ranks import last_own_rank, row_of
from tercio.games.warlord.rules.golden import MANOEUVRE, MOVE, is_allowed, judge_allowed
from tercio.games.warlord.rules.values import is_given
from tercio.games.warlord.state import FORMATION, READY, STUNNED, Card, Warlord
from tercio.kernel import Seat, Verdict

UNSPENT: Final = "move-unspent"  # of static text or an effect: it never spares the cost of falling (WL-ILLEGAL-05)


def judge_manoeuvre(state: Warlord, seat: Seat, card: Card, verdict: Verdict) -> None:
    if card.owner != seat or card.zone != FORMATION:
        verdict.refuse("WL-MANOEUVRE-01", "not-your-character", (card.id,))
        return
    if card.state != READY:
        verdict.refuse("WL-MANOEUVRE-01", "is-stunned" if card.state == STUNNED else "not-ready", (card.id,))
    judge_allowed(state, card, MOVE, verdict)
    judge_allowed(state, card, MANOEUVRE, verdict)
    if verdict and state.place_of(card.id)[0] != seat and not manoeuvre_places(state, card):
        verdict.refuse("WL-MANOEUVRE-02", "nowhere-to-go", (card.id,))


def movers(state: Warlord, ready: list[Card], bans: bool) -> list[int]:
    """These of a player's ready ones may manoeuvre; intruders only if they have somewhere to go."""
    intruders = state.standing.intruders
    if not intruders and not bans:
        return [card.id for card in ready]
    found: list[int] = []
    for card in ready:
        if bans and not (is_allowed(state, card, MOVE) and is_allowed(state, card, MANOEUVRE)):
            continue
        if card.id not in intruders or manoeuvre_places(state, card):
            found.append(card.id)
    return found


def is_spent_by_moving(state: Warlord, card: Card) -> bool:
    """Manoeuvring spends, unless a text says that this character moves without being spent. WL-MANOEUVRE-01"""
    return not is_given(state, card, UNSPENT)


def manoeuvre_places(state: Warlord, card: Card) -> list[tuple[int, int]]:
    """It can go to these ranks and places, counted without itself. WL-MANOEUVRE-02 to -04, A27, A28, A85"""
    home, rank, place = state.place_of(card.id)
    found: list[tuple[int, int]] = []
    for there in (rank - 1, rank, rank + 1):
        if there < 1:
            continue
        if there == rank:
            found += [(there, p) for p in range(len(row_of(state, home, rank))) if p != place]
            continue
        if card.owner != home and there > last_own_rank(state, home):
            continue  # A85: an intruder does not go behind the last occupied rank
        found += [(there, p) for p in range(len(row_of(state, home, there)) + 1)]
    return found
