"""Decks and armies that an account keeps for its owner alone."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.wording import Wording
from tercio.hall.api.games import forces_at
from tercio.hall.tables.table import tidy
from tercio.hall.trouble import Failure, not_found
from tercio.server.api.who import AccountHere, Client
from tercio.server.server import ServerHere
from tercio.server.trouble import Trouble

SAY: Final = Wording("tercio.hall")

router = APIRouter(tags=["decks"])

MOST_DECKS = 200  # of an account
DeckName = Annotated[str, Field(min_length=1, max_length=100)]


class OwnDeck(BaseModel):
    """A list of an account. One with the same game and name is replaced."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=40)]
    name: DeckName
    text: Annotated[str, Field(max_length=20_000)]


class KeptDeck(BaseModel):
    """A list of an account, and when it was changed."""

    game: str
    name: str
    text: str
    changed_at: int


@router.get("/api/me/decks", responses={401: {"model": Trouble}})
async def kept(account: AccountHere, server: ServerHere) -> list[KeptDeck]:
    return [KeptDeck(**deck._asdict()) for deck in await server.store.decks(account)]


@router.put("/api/me/decks", status_code=204, responses={401: {"model": Trouble}, 404: {"model": Trouble}})
async def keep(account: AccountHere, request: Request, wanted: OwnDeck, server: ServerHere) -> None:
    forces_at(wanted.game)
    name = tidy(wanted.name)
    if not name:
        raise Failure(422, *SAY("deck-needs-name"))
    server.hub.need_room(Client(server, request).address, len(wanted.text))
    if not await server.store.put_deck(account, wanted.game, name, wanted.text, MOST_DECKS):
        raise Failure(422, *SAY("account-keeps-decks-at-most", most_decks=MOST_DECKS))


@router.delete("/api/me/decks", status_code=204, responses={401: {"model": Trouble}, 404: {"model": Trouble}})
async def drop(
    account: AccountHere,
    server: ServerHere,
    game: Annotated[str, Query(max_length=40)],
    name: Annotated[str, Query(max_length=100)],
) -> None:
    if not await server.store.delete_deck(account, game, tidy(name)):
        raise not_found(*SAY("you-no-such-deck"))
