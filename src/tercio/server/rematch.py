"""T-OFFER-01  Playing again: a new match with the same people, decks and links."""

from __future__ import annotations

from tercio.kernel import Seat, seeded
from tercio.kernel.record import dump_dice
from tercio.server.core.entry import BOT, Entry, Head
from tercio.server.core.offers import REMATCH
from tercio.server.core.table import Table
from tercio.server.hub import Hub, Live, now_ms
from tercio.server.secret import new_id, new_seed


async def rematch_of(hub: Hub, live: Live, seat: Seat, yes: bool) -> None:
    """Offer or agree. Whoever agrees last brings the new match along; it exists before anybody hears of it."""
    is_last = yes and live.table.stage == "over" and live.table.agrees_last(seat, REMATCH)
    next_id = ""
    if is_last and not live.table.next_match:
        head = next_head(live.table)
        next_id = head.id
        await hub.create(head)

    def wish(table: Table, now: int) -> Entry:
        if table.open_offer(REMATCH) is None:
            entry = table.offer(seat, REMATCH, now)
        else:
            entry = table.reply(seat, REMATCH, yes, now)
        return entry._replace(body={**entry.body, "match": next_id}) if next_id else entry

    await hub.act(live, wish)


def next_head(table: Table) -> Head:
    """Everybody keeps the seat, the name, the deck and the link."""
    seats = [
        seat if sitting is None else seat._replace(name=sitting.name, force=sitting.force)
        for seat, sitting in zip(table.head.seats, table.sittings, strict=True)
    ]
    assert [seat for seat in seats if seat.kind == BOT or seat.token_hash]
    dice = dump_dice(seeded(new_seed()))
    return table.head._replace(id=new_id(), dice=dice, seats=tuple(seats), at=now_ms())
