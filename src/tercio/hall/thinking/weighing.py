"""How strong a thing is that somebody has made: bots play with it against its like, one match after the other.

Each match is a thought by itself, behind everybody who plays. Nothing is kept here: whoever asks brings along what came
of the matches before, and so stops by not asking any more, and may be answered by any process of a server.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, TypedDict

from tercio.bots import ask_bot, named
from tercio.bots.scores import Score
from tercio.content.trouble import BadInput
from tercio.content.wording import Phrase, Wording
from tercio.games import box_of
from tercio.games.editor import Words, words
from tercio.games.packs import LIST, lists_in, open_with
from tercio.games.workshop import Duel
from tercio.hall.opening.packs import written
from tercio.hall.shapes import Sized, Within
from tercio.hall.showing.packfaces import with_bearers
from tercio.hall.thinking.labours import thought
from tercio.hall.thinking.thoughts import Customer
from tercio.kernel import Game, seeded, start

if TYPE_CHECKING:
    from tercio.hall.hub import Hub

SAY: Final = Wording("tercio.hall")
BOT: Final = "recruit"  # it thinks a tenth of a second or so in a whole match
LONGEST: Final = 5_000  # answers; what goes on for longer is a draw
MOST: Final = 400  # matches for one thing
WON, DRAWN, LOST = 1.0, 0.5, 0.0

# Game, pack, kind and name of the entry, and which match it is.
Weighing = tuple[str, str, str, str, int]
Count = Annotated[int, Within(0, MOST)]


class WeighWish(NamedTuple):
    """An entry of a pack, and what came of the matches with it so far."""

    pack: dict[str, Any]
    kind: Annotated[str, Sized(1, 100)]
    name: Annotated[str, Sized(1, 100)]
    won: Count = 0
    drawn: Count = 0
    lost: Count = 0


class Weight(TypedDict):
    """The matches so far, with the last one: the share of points, and between what it lies 95 times of 100.

    Shares are in tenths of a percent; `rival` is what it met in the last match, `most` how many matches there may be.
    """

    won: int
    drawn: int
    lost: int
    share: int
    low: int
    high: int
    rival: Words
    most: int


async def weighed(hub: Hub, address: str, game: str, wanted: WeighWish) -> Weight:
    """One match more. BadInput where the thing is not a kind that is weighed, or nothing is like it."""
    score = Score(wanted.won, wanted.drawn, wanted.lost)
    if score.matches >= MOST:
        raise BadInput(*SAY("weighed-enough", most=MOST))
    source = written(with_bearers(game, wanted.pack, wanted.kind, wanted.name))
    job: Weighing = (game, source, wanted.kind, wanted.name, score.matches)
    customer = Customer(address, f"weighing {address}", is_for_people=False)
    found = await hub.labours.begin(address, lambda: asyncio.create_task(thought(hub, customer, fought, job)))
    if found is None:
        raise BadInput(*SAY("weighed-against-nothing"))
    points, rival = found
    score = score.after(points)
    low, high = score.interval
    return {
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "share": round(1000 * score.share),
        "low": round(1000 * low),
        "high": round(1000 * high),
        "rival": words(rival),
        "most": MOST,
    }


# -- in the worker -----------------------------------------------------------------


def fought(job: Weighing) -> tuple[float, Phrase] | None:
    """One match: the points of the thing, and whom it met; None where nothing is like it."""
    name, source, kind, thing, number = job
    game = open_with(name, (source,))
    duels = duels_of(game, source, kind, thing)
    if not duels:
        return None
    duel = duels[number % len(duels)]
    match = start(game, duel.setup, seeded(number // len(duels)))
    bots = [named(BOT, 2 * number + seat, time.monotonic) for seat in range(match.state.seat_count())]
    while match.stack and len(match.answers) < LONGEST:
        decision = match.asks()[0]
        match.answer(ask_bot(bots[decision.seat], match, decision))
    winners = () if match.outcome is None else match.outcome.winners
    points = DRAWN if len(winners) != 1 else WON if duel.seat in winners else LOST
    return points, duel.rival


def duels_of(game: Game, source: str, kind: str, thing: str) -> tuple[Duel, ...]:
    """A list meets the ready ones that suit it; everything else what the game finds to be its like."""
    box = box_of(game.id)
    if kind != LIST:
        made = None if box.workshop is None else box.workshop()
        return made.duels_of(game, kind, thing) if made is not None and kind in made.weighed else ()
    forces = box.forces
    if forces is None:
        return ()
    (text,) = [each.text for each in lists_in(source) if each.id == thing]
    own = forces.read(game, text, "")
    suiting = forces.suiting(game, [own])
    return tuple(
        [
            Duel(forces.setup([own, ready.name] if seat == 0 else [ready.name, own]), seat, ready.title)
            for ready in forces.ready(game)
            if ready.name in suiting
            for seat in (0, 1)
        ]
    )
