"""What bots think about, and with what: all of it is plain data, so that they can think in another process."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from tercio.bots import Budget, Reason, SearchBot, ask_why, named
from tercio.bots.levels import PATIENCE, QUICK, WARLORD_PLAYOUTS
from tercio.bots.luck import Thrown, thrown_in
from tercio.games import box_of, open_game
from tercio.games.packs import open_with
from tercio.kernel import Answer, Game, Match, Seat, Setup, View, Window
from tercio.kernel.record import load_dice, restore
from tercio.wire import answer_json

# Game, bot, seed, seat, the ghost of the match, and the packs that it is played with.
Job = tuple[str, str, int, Seat, dict[str, Any], tuple[str, ...]]
# Game, set-up, dice, all answers, and the packs.
Played = tuple[str, Setup, dict[str, Any], tuple[Answer, ...], tuple[str, ...]]
Task = TypeVar("Task")
Found = TypeVar("Found")


class Customer(NamedTuple):
    """Somebody for whom a thinker is wanted."""

    address: str  # of the client that made the match; the match itself where nobody knows it any more
    match: str
    is_for_people: bool  # a person waits for it
    is_rated: bool = False  # time runs, and being late is losing


class NobodyThinks(Exception):
    """Too many wait already, or those who should think are gone."""


class Thinkers(Protocol):
    """Those who think: processes of a server, or another worker of the page."""

    async def work(self, do: Callable[[Task], Found], job: Task, customer: Customer) -> Found:
        """Done as soon as it is the customer's turn; NobodyThinks where that will not be."""

    def close(self) -> None:
        """Nobody thinks any more."""


# -- in the worker -----------------------------------------------------------------


@cache
def game_of(name: str) -> Game:
    return open_game(name)


def game_with(name: str, packs: tuple[str, ...]) -> Game:
    return open_with(name, packs) if packs else game_of(name)


def view_of(job: Job) -> View:
    """Nothing hidden gets here: the ghost is what the seat sees."""
    name, _, _, seat, ghost, packs = job
    match = restore(game_with(name, packs), ghost)
    asks = tuple([decision for decision in match.asks() if decision.seat == seat])
    return View(seat, match, asks, tuple([(decision.seat, decision.kind) for decision in asks]))


def think(job: Job) -> dict[str, Any]:
    """An answer of the wire format without its seat."""
    _, bot, seed, *_ = job
    view = view_of(job)
    patience = QUICK if isinstance(view.stack[-1], Window) else PATIENCE
    answer: Answer = named(bot, seed, time.monotonic, patience=patience).answer(view, view.asks[0])
    said = answer_json(answer)
    del said["seat"]
    return said


def weigh(job: Job) -> list[Reason]:
    """Answers and what the bot thinks of them, best first."""
    _, bot, seed, *_ = job
    view = view_of(job)
    return ask_why(named(bot, seed, time.monotonic), view, view.asks[0])


def look_back(said: Answer, milliseconds: int, job: Job) -> list[Reason]:
    """What was said, and what would have been better; nothing where there was no choice."""
    _, _, seed, *_ = job
    view = view_of(job)
    budget = Budget(WARLORD_PLAYOUTS, milliseconds, time.monotonic)
    return SearchBot(seed, budget).look_back(view, view.asks[0], said)


def luck_in(played: Played, among: range) -> list[Thrown]:
    """Some rolls of a match, by their numbers: a chance to win and the enemies that fall, for each seat in turn."""
    name, setup, dice, answers, packs = played
    winning = box_of(name).thinking().winning

    def worths(match: Match) -> tuple[float, ...]:
        seats = range(match.state.seat_count())
        fallen = [winning.fallen(match, seat) for seat in seats]
        kills = [float(sum(fallen) - fallen[seat]) for seat in seats]
        return (*[winning.chance(match, seat) for seat in seats], *kills)

    return thrown_in(game_with(name, packs), setup, load_dice(dice), answers, worths, among)
