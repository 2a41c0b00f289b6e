"""What everybody needs is read before the first one waits for it: a pause in play would be one for all."""

from __future__ import annotations

from typing import Final

import orjson

from tercio.bots import RandomBot, ask_bot
from tercio.games import GAMES, box_of, open_game
from tercio.hall.showing.presentation import Showing
from tercio.hall.tables.entry import ANSWER, BOT, Entry, Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.kernel import Game, seeded
from tercio.kernel.record import dump_dice
from tercio.rules import load
from tercio.texts import phrasebook_of
from tercio.wire import answer_json

ANSWERS: Final = 30  # of a match that nobody sees
LANGUAGES: Final = ("en", "de")


def warm_up() -> None:
    """Reads all games with their words, and all rules with what the house has settled."""
    rules = load()
    for rule in rules.all():
        rules.rulings_of(rule.id)
    for game in GAMES:
        phrasebook_of(game)
        rehearse(open_game(game))


def rehearse(game: Game) -> None:
    """The first answers of a match and what both seats see of them: what is worked out once is worked out here.

    They take two to three times as long as when they are played again.
    """
    forces = box_of(game.id).forces
    ready = [None, None] if forces is None else [force.name for force in forces.ready(game)[:2]]
    seats = tuple([SeatHead(BOT, "", "random", name) for name in ready])
    table = Table(Head("", game.id, game.version, dump_dice(seeded(1)), seats), game)
    showing, bot = Showing(table), RandomBot(1)
    for _ in range(ANSWERS):
        match = table.match
        if match is None or not match.stack:
            return
        answer = ask_bot(bot, match, match.asks()[0])
        body = answer_json(answer)
        del body["seat"]
        table.apply(Entry(ANSWER, answer.seat, body, 0))
        showing.refresh()
        for lang in LANGUAGES:
            for seat in range(len(seats)):
                orjson.dumps(showing.message(seat, lang, 0, 0, frozenset(), 0, 0))
