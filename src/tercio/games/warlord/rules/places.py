"""A character goes to the far left, the far right or between any two of a rank that it may go to. WL-RECRUIT-03"""

from __future__ import annotations

from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.rules.recruits import judge_rank
from tercio.games.warlord.state import FORMATION, HAND, Card, Warlord
from tercio.kernel import RuleId, Seat, Verdict


def judge_place(
    state: Warlord, seat: Seat, card: Card, places: tuple[Gap, ...], gap: Gap, rule: RuleId, verdict: Verdict
) -> None:
    """It says why the character does not go there."""
    if gap in places:
        return
    _, rank, place = state.place_of(card.id)
    if gap.rank > len(state.formations[seat]) + 1:  # somebody means a card, which is no rank
        verdict.refuse(rule, "between-cards", (card.id,))
    elif card.zone == FORMATION and (rank, place) == gap:
        verdict.refuse(rule, "stands-in-place", (card.id, gap.rank))
    elif gap.rank in [there.rank for there in places]:
        last = max([there.place for there in places if there.rank == gap.rank])
        verdict.refuse(rule, "no-such-place", (gap.rank, last + 1))
    elif card.zone == HAND and gap.rank > 0:
        judge_rank(state, seat, card, gap.rank, verdict)
    elif card.zone == FORMATION and rule == "WL-MANOEUVRE-04":
        is_behind = abs(gap.rank - rank) <= 1 and gap.rank > 0  # A85
        because = "behind-last-rank" if is_behind else "one-rank-only"
        verdict.refuse("WL-MANOEUVRE-02", because, (card.id, rank, gap.rank))
    else:
        verdict.refuse(rule, "not-that-rank", (card.id, gap.rank))
