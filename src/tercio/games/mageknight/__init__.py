"""Mage Knight 2.0: miniatures with combat dials on a measured table."""

from __future__ import annotations

from collections.abc import Sequence

from tercio.content.document import Document
from tercio.content.pack import called, fingerprint
from tercio.games.mageknight.content.pack import numbered, read_content
from tercio.games.mageknight.content.shipped import shipped, shipped_armies
from tercio.games.mageknight.game import MageKnightGame

__all__ = ["open_game", "shipped", "shipped_armies"]


def open_game(packs: Sequence[Document] = ()) -> MageKnightGame:
    content, prints = shipped()
    if packs:
        content = numbered(read_content(packs, content))
        prints = {**prints, **{called(document): fingerprint(document) for document in packs}}
    return MageKnightGame(content, prints)
