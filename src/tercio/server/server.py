"""What every request can reach."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends
from fastapi.requests import HTTPConnection

from tercio.hall.hub import Hub
from tercio.server.bans import Doorkeeper
from tercio.server.clubs.steward import Steward
from tercio.server.cluster.relay import Way
from tercio.server.cluster.spending import Crowd
from tercio.server.mail.postman import Postman
from tercio.server.passwords import Passwords
from tercio.server.settings import Settings
from tercio.server.shares import Shares
from tercio.server.store import Store


class Server(NamedTuple):
    """One process."""

    settings: Settings
    store: Store
    hub: Hub
    passwords: Passwords
    doorkeeper: Doorkeeper
    sockets: Crowd  # open ones, by address
    way: Way
    steward: Steward
    postman: Postman | None  # where letters are sent
    shares: Shares


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


ServerHere = Annotated[Server, Depends(server_of)]
