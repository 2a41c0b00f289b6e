"""Those whom the operator keeps out, as this process knows them: read again every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from tercio.content.wording import Wording
from tercio.hall.hub import Hub
from tercio.hall.keeping import StoreFailed
from tercio.hall.listener import Listener
from tercio.hall.trouble import CLOSED
from tercio.server.household import HOUSEHOLD
from tercio.server.store import Store
from tercio.server.store.accounts import account_key
from tercio.server.store.bans import ACCOUNT, ADDRESS, MATCH
from tercio.server.store.records import Ban

SAY: Final = Wording("tercio.hall")

KEPT_OUT: Final = SAY("kept-out")
SIGNED_OUT: Final = SAY("signed-out")


class Bans:
    """What was in force when it was last read."""

    def __init__(self, bans: Sequence[Ban] = ()) -> None:
        self.accounts = frozenset([ban.subject for ban in bans if ban.kind == ACCOUNT])
        self.matches = frozenset([ban.subject for ban in bans if ban.kind == MATCH])
        self.networks = tuple([network_of(ban.subject) for ban in bans if ban.kind == ADDRESS])

    def has_account(self, name: str) -> bool:
        return account_key(name) in self.accounts

    def has_address(self, address: str) -> bool:
        """Whether the address lies in a banned network; what is no address, such as a local socket, lies in none."""
        if not self.networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return bool([network for network in self.networks if found in network or (mapped and mapped in network)])


def network_of(subject: str) -> IPv4Network | IPv6Network:
    """Of an IPv6 address that of its whole household: its owner would come again from another one."""
    network = ip_network(subject)
    is_narrow = isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD
    return network.supernet(new_prefix=HOUSEHOLD) if is_narrow else network


class Doorkeeper:
    """Lets nobody in whom the operator keeps out, and shows them out."""

    def __init__(self, hub: Hub, store: Store, every: float) -> None:
        self.hub = hub
        self.store = store
        self.every = every  # seconds
        self.bans = Bans()
        self.sessions: dict[Listener, str] = {}  # of those who have their seat by an account alone

    async def keep_out(self) -> None:
        """What the operator decides holds within seconds, also for those who are here already."""
        while True:
            with suppress(StoreFailed):
                self.bans = Bans(await self.store.bans())
                self.hub.closed = self.bans.matches
                self.show_out()
                await self.show_out_the_signed_out()
            await asyncio.sleep(self.every)

    def show_out(self) -> None:
        for live in list(self.hub.tables.values()):
            is_closed = live.table.head.id in self.bans.matches
            for listener in live.listeners:
                if is_closed or self.bans.has_address(listener.address):
                    listener.trouble(-1, CLOSED if is_closed else KEPT_OUT, is_final=True)
            if is_closed:
                self.hub.drop(live)

    async def show_out_the_signed_out(self) -> None:
        """Whoever has stolen a session does not play on once its owner has ended it."""
        if not self.sessions:
            return
        signed_in = await self.store.living_sessions(sorted(set(self.sessions.values())))
        for listener in [each for each, session in self.sessions.items() if session not in signed_in]:
            listener.trouble(-1, SIGNED_OUT, is_final=True)
