"""Cards that lie beside a measured table, as plain data: the page, the gallery and the printer draw the same ones."""

from __future__ import annotations

from typing import Protocol, TypedDict

from tercio.games.editor import Words
from tercio.games.pictures import PictureJson
from tercio.kernel import Game


class CardFace(TypedDict):
    """What is printed on a card; `line` says of which kind it is and what it costs."""

    kind: str  # gives it its colours: item, spell, domain, company
    id: str
    name: Words
    line: Words
    text: Words
    picture: PictureJson


class Cards(Protocol):
    """What a game says about its cards."""

    def cards_json(self, game: Game) -> list[CardFace]:
        """Every card of the game with its packs."""
