"""T-OFFER-01  Playing again: a new match with the same people, decks and links, or with the sides swapped."""

from __future__ import annotations

from tercio.hall.hub import Hub, Live, now_ms
from tercio.hall.secret import new_id, new_seed
from tercio.hall.tables.entry import Entry, Head
from tercio.hall.tables.offers import SWAPPED
from tercio.hall.tables.table import Table
from tercio.kernel import Dice, Seat, loaded_first, seeded
from tercio.kernel.record import dump_dice


class NeedsMatch(Exception):
    """All agree: there must be a match before anybody hears of it."""


async def rematch_of(hub: Hub, live: Live, seat: Seat, what: str, yes: bool, address: str) -> None:
    """Offer or agree. The last one to agree brings the new match along, and counts as its maker."""
    next_id = ""

    def wish(table: Table, now: int) -> Entry:
        if table.open_offer(what) is None:
            entry = table.offer(seat, what, now)
        else:
            entry = table.reply(seat, what, yes, now)
        if not yes or not table.agrees_last(seat, what):
            return entry
        if not next_id:
            raise NeedsMatch
        return entry._replace(body={**entry.body, "match": next_id})

    try:
        await hub.act(live, wish)
    except NeedsMatch:
        next_id = await next_match(hub, live.table, address, turn=int(what == SWAPPED))
        await hub.act(live, wish)


async def next_match(hub: Hub, table: Table, address: str, turn: int) -> str:
    """As public as the first one, with the same owner and accounts."""
    head, info = next_head(table, turn), await hub.store.match_info(table.head.id)
    assert info is not None
    await hub.create(head, address, info.owner, info.is_public)
    await hub.store.copy_seats(table.head.id, head.id, turn, len(head.seats))
    return head.id


def next_head(table: Table, turn: int) -> Head:
    """Everybody keeps the name and the link; a lesson keeps its dice, a position what is loaded.

    People move on by this many seats; what is played with stays where it is.

    T-RATED-02  Nobody rates it: opponents for that are found on the ladder, where there are limits.
    """
    seats = [
        seat if sitting is None else seat._replace(name=sitting.name, force=sitting.force)
        for seat, sitting in zip(table.head.seats, table.sittings, strict=True)
    ]
    seats = [seats[place - turn]._replace(force=seat.force) for place, seat in enumerate(seats)]
    dice = table.head.dice if table.head.lesson else dump_dice(fresh_dice(table.head))
    return table.head._replace(id=new_id(), dice=dice, seats=tuple(seats), at=now_ms(), is_rated=False)


def fresh_dice(head: Head) -> Dice:
    faces = tuple(head.dice["loaded"] or ())
    return loaded_first(faces, new_seed()) if faces else seeded(new_seed())
