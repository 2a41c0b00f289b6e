"""Decks and armies: shared by a link with everybody, or kept by an account for its owner alone."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.wording import Wording
from tercio.server.api.games import ListText, forces_at
from tercio.server.api.who import AccountHere
from tercio.server.core.table import tidy
from tercio.server.secret import new_id
from tercio.server.server import Server, ServerHere
from tercio.server.store import SharedDeck as Stored
from tercio.server.trouble import Failure, Trouble, not_found

SAY: Final = Wording("tercio.server")

router = APIRouter(tags=["decks"])

MOST_DECKS = 200  # of an account
DeckName = Annotated[str, Field(min_length=1, max_length=100)]


class NewDeck(BaseModel):
    """A list to be shared; it need not be allowed."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=40)]
    text: Annotated[ListText, Field(min_length=1)]


class SharedId(BaseModel):
    """Where the list can be found from now on: /d/<id>."""

    id: str


class SharedDeck(BaseModel):
    """A list behind a link. It never changes."""

    game: str
    text: str
    name: str


class OwnDeck(BaseModel):
    """A list of an account. One with the same game and name is replaced."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=40)]
    name: DeckName
    text: ListText


class KeptDeck(BaseModel):
    """A list of an account, and when it was changed."""

    game: str
    name: str
    text: str
    changed_at: int


@router.post("/api/decks", status_code=201, responses={404: {"model": Trouble}})
async def share(wanted: NewDeck, server: ServerHere) -> SharedId:
    forces_at(wanted.game)
    for _ in range(3):
        deck = Stored(new_id(), wanted.game, wanted.text)
        if await server.store.share_deck(deck):
            return SharedId(id=deck.id)
    raise Failure(503, *SAY("no-link-left-try-again"))


@router.get("/api/decks/{deck}", responses={404: {"model": Trouble}})
async def look(deck: Annotated[str, Path(max_length=40)], server: ServerHere, response: Response) -> SharedDeck:
    found = await server.store.shared_deck(deck)
    if found is None:
        raise not_found(*SAY("no-such-deck"))
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return SharedDeck(game=found.game, text=found.text, name=name_of(server, found))


def name_of(server: Server, deck: Stored) -> str:
    """As its own line "Deck: ..." says."""
    name = forces_at(deck.game).check(server.hub.game(deck.game), deck.text).name
    return "" if name == "?" else name


@router.get("/api/me/decks", responses={401: {"model": Trouble}})
async def kept(account: AccountHere, server: ServerHere) -> list[KeptDeck]:
    return [KeptDeck(**deck._asdict()) for deck in await server.store.decks(account)]


@router.put("/api/me/decks", status_code=204, responses={401: {"model": Trouble}, 404: {"model": Trouble}})
async def keep(account: AccountHere, wanted: OwnDeck, server: ServerHere) -> None:
    forces_at(wanted.game)
    name = tidy(wanted.name)
    if not name:
        raise Failure(422, *SAY("deck-needs-name"))
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
