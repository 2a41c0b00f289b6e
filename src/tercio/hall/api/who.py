"""Which seat somebody has."""

from __future__ import annotations

from tercio.hall.hub import Hub
from tercio.hall.routes import Caller
from tercio.hall.secret import hash_of
from tercio.hall.tables.entry import seat_of
from tercio.hall.tables.table import Table
from tercio.kernel import NOBODY, Seat


async def seat_at(hub: Hub, table: Table, caller: Caller) -> Seat:
    """By the seat's own secret, else by the account that sits there; NOBODY watches."""
    if caller.token:
        return seat_of(table.head, hash_of(caller.token))
    account = await caller.account()
    if account is not None:
        found = await hub.store.seat_of_account(table.head.id, account)
        return NOBODY if found is None else found
    return NOBODY
