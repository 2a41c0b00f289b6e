"""A match that was played elsewhere: its record becomes a table that is over, to be looked at like any other."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games import GAMES
from tercio.games.packs import carried, compare
from tercio.hall.hub import Hub, now_ms
from tercio.hall.secret import new_id
from tercio.hall.tables.entry import ANSWER, ASIDE, BOT, Entry, Head, SeatHead
from tercio.hall.tables.table import OVER, Table
from tercio.hall.trouble import Failure
from tercio.kernel import Answer, Game
from tercio.kernel.asides import LEAVING
from tercio.wire import answer_json, parse_record

SAY: Final = Wording("tercio.hall")
HUMAN: Final = "human"  # as records call people


async def open_record(hub: Hub, text: str, maker: str) -> str:
    """The id of the new table; BadInput or Failure says why there is none."""
    record = parse_record(text)
    if record.game not in GAMES:
        raise Failure(422, *SAY("no-such-game", shelf=", ".join(GAMES)))
    packs = carried(record.setup)
    game, ours = hub.game(record.game, packs), hub.game(record.game).packs
    compare(game.packs, record.packs, list(ours))
    now = now_ms()
    seats = tuple([SeatHead(BOT, "" if name == HUMAN else name, name) for name in record.players])
    head = Head(new_id(), game.id, record.version, record.dice, seats, at=now, setup=record.setup, packs=packs)
    entries = [entry_of(game, answer, now) for answer in record.answers]
    await hub.beside(need_whole, head, game, entries)
    live = await hub.create(head, maker, entries=entries)
    await hub.finish(live)
    return head.id


def entry_of(game: Game, answer: Answer, now: int) -> Entry:
    """A player who leaves or speaks aside answers no question."""
    if answer.key in LEAVING or answer.key in game.asides:
        return Entry(ASIDE, answer.seat, {"key": answer.key}, now)
    body = answer_json(answer)
    del body["seat"]
    return Entry(ANSWER, answer.seat, body, now)


def need_whole(head: Head, game: Game, entries: list[Entry]) -> None:
    """It can be played to its end by the rules of today."""
    try:
        table = Table(head, game)
        for entry in entries:
            table.apply(entry)
    except Exception as error:  # whatever it is, it comes of what stands in the file
        raise Failure(422, *SAY("record-of-other-rules")) from error
    if table.stage != OVER:
        raise Failure(422, *SAY("record-not-over"))
