"""The games on the shelf, each in its box. They share the kernel and never import each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from tercio.content.document import Document
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.box import Box
from tercio.kernel import Game

GAMES: Final = ("warlord", "summoners", "mageknight", "skirmish")
SAY: Final = Wording("tercio.games", "shelf")


def open_game(name: str, packs: Sequence[Document] = (), inline: dict[str, Any] | None = None) -> Game:
    """The game with its own content, further packs, and what a scenario defines for itself."""
    documents = list(packs)
    if inline:
        documents.append(Document("inline", "", inline, {}))
    return box_of(name).open_game(documents)


@cache
def box_of(name: str) -> Box:
    """Everything of the game: see `tercio.games.box`."""
    if name not in GAMES:
        raise BadInput(*SAY("unknown", name=shown(name), known=", ".join(GAMES)))
    box: Box = import_module(f"tercio.games.{name}.box").BOX
    return box
