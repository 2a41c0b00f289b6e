"""Which gap in whose ranks is meant while somebody chooses a place."""

from __future__ import annotations

from tercio.games.scenes import Place
from tercio.games.warlord.field.ranks import Gap, row_of
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.placement import ChoosePlace
from tercio.games.warlord.steps.returns import ComeHome
from tercio.kernel import NOBODY, Match, Seat


def gap_of(m: Match, gap: Gap) -> Place | None:
    """What a page draws of this gap; nothing while nobody is to be placed."""
    step = m.stack[-1] if m.stack else None
    if not isinstance(step, ChoosePlace):
        return None
    seat, (rank, place) = formation_of(m, step), gap
    row = [number for number in row_of(warlord(m), seat, rank) if number != step.card]
    return {
        "seat": seat,
        "rank": rank,
        "place": place,
        "left": row[place - 1] if 0 < place <= len(row) else NOBODY,
        "right": row[place] if place < len(row) else NOBODY,
    }


def formation_of(m: Match, step: ChoosePlace) -> Seat:
    """Whose ranks: those it stands in, unless it comes from elsewhere, sneaks away or comes home."""
    waiting = m.stack[-2] if len(m.stack) > 1 else None
    if isinstance(waiting, UseFeat) and waiting.army != NOBODY:
        return waiting.army
    home = warlord(m).place_of(step.card)[0]
    return step.seat if home == NOBODY or isinstance(waiting, ComeHome) else home
