"""Ranks, distances and neighbours: where characters stand and who reaches whom."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.warlord.state import Formation, Warlord
from tercio.kernel import NOBODY, Seat

FAR: Final = 99


class Gap(NamedTuple):
    """A place in a rank: how many characters stand to the left of it, without the newcomer."""

    rank: int
    place: int


def rank_of(state: Warlord, number: int) -> int:
    return state.place_of(number)[1]


def is_at_home(state: Warlord, number: int) -> bool:
    """A character belongs to your army only while it stands in your own ranks. WL-GLOSSARY-11"""
    return state.place_of(number)[0] == state.cards[number].owner


def distance(state: Warlord, one: int, other: int) -> int:
    """Rank a of one army is a + b - 1 from rank b of another; in one formation the difference. WL-RANK-05, -06"""
    seat, rank, _ = state.place_of(one)
    there, away, _ = state.place_of(other)
    if seat == NOBODY or there == NOBODY:
        return FAR
    return abs(rank - away) if seat == there else rank + away - 1


def are_adjacent(state: Warlord, one: int, other: int) -> bool:
    """Adjacent ones stand directly side by side in the same rank; an intruder between two parts them. WL-ADJACENT-01"""
    seat, rank, place = state.place_of(one)
    there, away, beside = state.place_of(other)
    return seat != NOBODY and seat == there and rank == away and abs(place - beside) == 1


def neighbours(state: Warlord, number: int) -> tuple[int, ...]:
    """These stand directly beside the character. WL-ADJACENT-01"""
    seat, rank, place = state.place_of(number)
    row = row_of(state, seat, rank) if seat != NOBODY else ()
    return (*row[max(0, place - 1) : place], *row[place + 1 : place + 2])


def adjacent_ranks(state: Warlord, seat: Seat, rank: int) -> list[tuple[Seat, int]]:
    """The ranks in front and behind are adjacent, and so are all front ranks. WL-ADJACENT-02, WL-ADJACENT-03

    Nobody stands in a rank that is not there.
    """
    found = [(seat, rank - 1), (seat, rank + 1)]
    if rank == 1:
        found += [(other, 1) for other in state.playing() if other != seat]
    return found


def row_of(state: Warlord, seat: Seat, rank: int) -> tuple[int, ...]:
    formation = state.formations[seat]
    return formation[rank - 1] if 1 <= rank <= len(formation) else ()


def own_sizes(state: Warlord, seat: Seat) -> list[int]:
    """How many of its own characters stand in each rank; intruders never count (WL-INFILTRATE-09)."""
    return state.standing.sizes[seat]


def illegal_ranks(sizes: list[int], room: list[int] | None = None) -> list[int]:
    """These ranks hold more than the rank in front of them and than texts give room for. WL-RANK-07, WL-ILLEGAL-01"""
    ranks = range(2, len(sizes) + 1)
    return [rank for rank in ranks if sizes[rank - 1] > sizes[rank - 2] + (room[rank - 1] if room else 0)]


def would_be_illegal(sizes: list[int], rank: int, room: list[int] | None = None) -> bool:
    """One more character in this rank would make it larger than the rank in front. WL-RECRUIT-04"""
    if rank == 1:
        return False
    if rank - 2 >= len(sizes):
        return True  # whatever room texts give, behind no rank there is none
    in_front = sizes[rank - 2]
    here = sizes[rank - 1] if rank - 1 < len(sizes) else 0
    return here + 1 > in_front + (room[rank - 1] if room and rank - 1 < len(room) else 0)


def placed(formation: Formation, number: int, rank: int, place: int) -> Formation:
    """The formation with this character put in: 0 is the far left."""
    rows = list(formation)
    while len(rows) < rank:
        rows.append(())
    row = rows[rank - 1]
    rows[rank - 1] = (*row[:place], number, *row[place:])
    return tuple(rows)


def without(formation: Formation, number: int) -> Formation:
    """The formation without this character; empty ranks at the back are no ranks."""
    rows = list(formation)
    for rank, row in enumerate(formation):
        if number in row:
            place = row.index(number)
            rows[rank] = row[:place] + row[place + 1 :]
    while rows and not rows[-1]:
        rows.pop()
    return tuple(rows)


def last_own_rank(state: Warlord, seat: Seat) -> int:
    """The formation's own player occupies no rank behind this one; the front rank is always there. A85, A110"""
    sizes = own_sizes(state, seat)
    for rank in range(len(sizes), 1, -1):
        if sizes[rank - 1] > 0:
            return rank
    return 1
