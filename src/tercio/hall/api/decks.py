"""Decks and armies that are shared by a link with everybody."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypedDict

from tercio.content.wording import Wording
from tercio.hall.api.games import forces_at
from tercio.hall.hub import Hub
from tercio.hall.keeping import SharedDeck as Stored
from tercio.hall.routes import FOREVER, Caller, Reply, Routes
from tercio.hall.secret import new_id
from tercio.hall.shapes import Sized
from tercio.hall.trouble import Failure, not_found

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/decks", "decks")


class NewDeck(NamedTuple):
    """A list to be shared; it need not be allowed."""

    game: Annotated[str, Sized(0, 40)]
    text: Annotated[str, Sized(1, 20_000)]


class SharedId(TypedDict):
    """Where the list can be found from now on: /d/<id>."""

    id: str


class SharedDeck(TypedDict):
    """A list behind a link. It never changes."""

    game: str
    text: str
    name: str


@routes.post("", SharedId, status=201)
async def share(hub: Hub, caller: Caller, wanted: NewDeck) -> SharedId:
    forces_at(wanted.game)
    hub.need_room(caller.address, len(wanted.text))
    for _ in range(3):
        deck = Stored(new_id(), wanted.game, wanted.text)
        if await hub.store.share_deck(deck):
            return {"id": deck.id}
    raise Failure(503, *SAY("no-link-left-try-again"))


@routes.get("/{deck}", SharedDeck)
async def look(hub: Hub, deck: Annotated[str, Sized(0, 40)]) -> Reply:
    found = await hub.store.shared_deck(deck)
    if found is None:
        raise not_found(*SAY("no-such-deck"))
    told: SharedDeck = {"game": found.game, "text": found.text, "name": name_of(hub, found)}
    return Reply(told, keeping=FOREVER)


def name_of(hub: Hub, deck: Stored) -> str:
    """As its own line "Deck: ..." says."""
    name = forces_at(deck.game).check(hub.game(deck.game), deck.text).name
    return "" if name == "?" else name
