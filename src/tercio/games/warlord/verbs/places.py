"""Verbs that move characters, swap them, or bring them into play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import illegal_ranks, own_sizes, placed, room_in, row_of, without
from tercio.games.warlord.printed.cards import Verb
from tercio.games.warlord.rules.recruits import entering_state, judge_unique, places_for
from tercio.games.warlord.rules.values import is_banned
from tercio.games.warlord.state import FORMATION, HAND, READY, Warlord, warlord
from tercio.games.warlord.steps.moments import ENTERED
from tercio.games.warlord.steps.placement import ChoosePlace, code
from tercio.games.warlord.verbs.roles import meant
from tercio.kernel import NOBODY, Match, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

TEXT: Final = "WL-ACTIONCARD-07"
MOVES: Final = 1
ENTERS: Final = 2
SUMMONED: Final = 3

Doing = Callable[["Match", "Perform", Verb], None]


def move(m: Match, p: Perform, verb: Verb) -> None:
    """WL-INFILTRATE-02  A rank forward or backward, or any rank, inside the formation it stands in."""
    movers = meant(m, p, verb.who, verb.filter)
    state = warlord(m)
    if not movers or is_banned(state, state.cards[movers[0]], "move"):
        p.next_line()
        return
    ask_place(m, p, movers[0], move_places(state, movers[0], verb.to), MOVES)


def ask_place(m: Match, p: Perform, number: int, places: list[int], how: int) -> None:
    """The line goes on when the place is chosen; without any it is over."""
    if not places:
        p.next_line()
        return
    p.picked, p.repeats = number, how
    m.push(ChoosePlace(p.seat, number, tuple(places), "WL-RECRUIT-03" if how == ENTERS else TEXT))


def move_places(state: Warlord, number: int, to: str) -> list[int]:
    seat, rank, place = state.place_of(number)
    if to == "forward":
        ranks = [rank - 1]
    elif to == "backward":
        ranks = [rank + 1]
    elif to == "front":
        ranks = [1]
    elif to == "step":
        ranks = [rank - 1, rank + 1]
    else:  # any rank, if no illegal rank results
        ranks = [r for r in range(1, len(state.formations[seat]) + 2) if r == rank or stays_legal(state, number, r)]
    found: list[int] = []
    for there in ranks:
        row = row_of(state, seat, there)
        if there < 1 or (there > 1 and not row_of(state, seat, there - 1)):
            continue
        if there == rank:
            found += [code(there, p) for p in range(len(row)) if p != place]
        else:
            found += [code(there, p) for p in range(len(row) + 1)]
    return found


def stays_legal(state: Warlord, number: int, rank: int) -> bool:
    """Would no rank be illegal with this character there? Texts that give room move with it."""
    seat = state.place_of(number)[0]
    twin = state.clone()
    twin.formations[seat] = placed(without(twin.formations[seat], number), number, rank, 0)
    twin.stand_anew()
    return not illegal_ranks(own_sizes(twin, seat), room_in(twin, seat))


def swap(m: Match, p: Perform, verb: Verb) -> None:
    """Two characters of one formation change places."""
    p.next_line()
    state = warlord(m)
    pair = list(p.targets) if len(p.targets) == 2 else [p.performer, *p.targets[:1]]
    if len(pair) < 2 or not all([state.cards[n].zone == FORMATION for n in pair]):
        return
    one, other = state.place_of(pair[0]), state.place_of(pair[1])
    if one[0] != other[0] or [n for n in pair if is_banned(state, state.cards[n], "move")]:
        return
    swapped = {pair[0]: pair[1], pair[1]: pair[0]}
    formation = state.formations[one[0]]
    changes.reorder(m, one[0], tuple([tuple([swapped.get(n, n) for n in row]) for row in formation]), pair[0], pair[1])


def enter(m: Match, p: Perform, verb: Verb) -> None:
    """A90  A character comes from hand into play by an effect; the rules of recruiting hold."""
    state = warlord(m)
    number = p.source if verb.who == "source" else p.picked
    verdict = Verdict()
    if number == NOBODY or state.cards[number].zone != HAND:
        p.next_line()
        return
    judge_unique(state, p.seat, state.cards[number], "WL-RECRUIT-07", verdict)
    places = places_for(state, p.seat, state.cards[number]) if verdict else []
    ask_place(m, p, number, [code(rank, place) for rank, place in places], ENTERS)


def summon(m: Match, p: Perform, verb: Verb) -> None:
    """The action card itself becomes a character in the front rank until the end of the round (A91)."""
    state = warlord(m)
    changes.become_character(m, p.source, state.cards[p.performer])
    row = row_of(state, p.seat, 1)
    ask_place(m, p, p.source, [code(1, place) for place in range(len(row) + 1)], SUMMONED)


def take_place_of(m: Match, p: Perform, rank: int, place: int) -> None:
    """The place for whoever moves, enters or is summoned has been chosen."""
    state = warlord(m)
    number, what = p.picked, p.repeats
    p.next_line()
    if what == MOVES:
        changes.move(m, "moved", number, state.place_of(number)[0], rank, place, TEXT)
        return
    to = READY if what == SUMMONED else entering_state(state, p.seat, state.cards[number])
    changes.enter(m, number, p.seat, rank, place, to, "WL-RECRUIT-01" if what == ENTERS else TEXT)
    m.open(ENTERED, number)


PLACE_VERBS: Final[dict[str, Doing]] = {"move": move, "swap": swap, "enter": enter, "summon": summon}
