"""Luck in a match that is over, told honestly: what the dice gave each side, and how usual that is."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final, TypedDict

from tercio.bots.luck import Thrown, Total, total_of
from tercio.games import box_of
from tercio.games.winning import EVEN, result_of
from tercio.hall.showing.story import Deed, deed_at
from tercio.hall.thinking.labours import make_room, thought
from tercio.hall.thinking.thoughts import Played, luck_in
from tercio.kernel import Match, Seat

if TYPE_CHECKING:
    from tercio.hall.hub import Hub, Live
    from tercio.hall.showing.reel import Reel

LEAST: Final = 0.005  # of a victory: a roll worth less is nobody's luckiest
AT_ONCE: Final = 8  # rolls: nobody who plays waits for more of them
MOST_KEPT: Final = 200  # matches whose luck is kept


class Fortune(TypedDict):
    """A sum of all rolls against what could be expected; `margin`: as much or less in 95 of 100 matches.

    `chance` is how often, in percent, the dice give as much or more.
    """

    luck: int
    margin: int
    chance: int


class SeatLuck(TypedDict):
    """What the dice gave a seat: percent of a victory, and enemies that fell in hundredths.

    `start` is its chance before the first answer, `result` what became of it, and `rest` what was not dice, in percent.
    """

    seat: int
    winning: Fortune
    kills: Fortune | None
    start: int
    result: int
    rest: int
    luckiest: Deed | None
    unluckiest: Deed | None


class RollLuck(TypedDict):
    """A roll after answer `n`: what it was worth to each seat above what could be expected, in tenths of a percent."""

    n: int
    roller: int
    faces: list[int]
    worth: list[int]


class Luck(TypedDict):
    rolls: list[RollLuck]
    sampled: int  # how many of them had more outcomes than could be counted
    seats: list[SeatLuck]


async def luck_of(hub: Hub, live: Live, reel: Reel, lang: str, address: str) -> Luck:
    """Reckoned once, by a thinker, and told in any language. TooMuchWanted where too much is reckoned already."""
    match = live.table.head.id
    task = hub.lucks.get(match)
    if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
        task = hub.labours.begin(address, lambda: asyncio.create_task(reckoned(hub, live, reel)))
        make_room(hub.lucks, MOST_KEPT, asyncio.Task.done)
        hub.lucks[match] = task
    thrown = await asyncio.shield(task)
    return await hub.beside(told, reel, thrown, lang)


async def reckoned(hub: Hub, live: Live, reel: Reel) -> list[Thrown]:
    played: Played = (reel.game.id, reel.setup, reel.dice, reel.answers, live.table.head.packs)
    found: list[Thrown] = []
    while True:
        among = range(len(found), len(found) + AT_ONCE)
        if hub.bots is None:
            more = await hub.beside(luck_in, played, among)
        else:
            more = await thought(hub, live.customer, partial(luck_in, among=among), played)
        found += more
        if len(more) < AT_ONCE:
            return found


def told(reel: Reel, thrown: list[Thrown], lang: str) -> Luck:
    seats = range(len(reel.names))
    first, last = reel.match_after(0), reel.match_after(len(reel.answers))
    rolls: list[RollLuck] = [
        {
            "n": each.n,
            "roller": each.roller,
            "faces": list(each.faces),
            "worth": [round(1000 * each.luck[seat]) for seat in seats],
        }
        for each in thrown
    ]
    return {
        "rolls": rolls,
        "sampled": len([each for each in thrown if not each.is_exact]),
        "seats": [seat_luck(reel, thrown, seat, first, last, lang) for seat in seats],
    }


def seat_luck(reel: Reel, thrown: list[Thrown], seat: Seat, first: Match, last: Match, lang: str) -> SeatLuck:
    count = len(reel.names)
    winning = total_of(thrown, seat)
    begun = box_of(reel.game.id).thinking().winning.chance(first, seat)
    became = EVEN if last.outcome is None else result_of(last.outcome, count, seat)
    best = max(thrown, key=lambda each: each.luck[seat], default=None)
    worst = min(thrown, key=lambda each: each.luck[seat], default=None)
    return {
        "seat": seat,
        "winning": fortune(winning),
        "kills": fortune(total_of(thrown, count + seat)) if count == 2 else None,
        "start": round(100 * begun),
        "result": round(100 * became),
        "rest": round(100 * became) - round(100 * begun) - round(100 * winning.luck),
        "luckiest": None if best is None or best.luck[seat] < LEAST else deed_of(reel, thrown, best, seat, lang),
        "unluckiest": None if worst is None or worst.luck[seat] > -LEAST else deed_of(reel, thrown, worst, seat, lang),
    }


def fortune(total: Total) -> Fortune:
    """In hundredths: percent of a victory, or of a piece."""
    return {"luck": round(100 * total.luck), "margin": round(100 * total.margin), "chance": round(100 * total.chance)}


def deed_of(reel: Reel, thrown: list[Thrown], one: Thrown, seat: Seat, lang: str) -> Deed:
    """The answer after which this one fell; there may be several of them."""
    place = [each for each in thrown if each.n == one.n].index(one)
    return {**deed_at(reel, one.n, place, lang), "gain": round(100 * one.luck[seat])}
