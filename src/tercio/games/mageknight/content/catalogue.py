"""What the packs of a match's game hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tercio.games.mageknight.content.pack import Content
from tercio.kernel import Game

if TYPE_CHECKING:
    from tercio.games.mageknight.game import MageKnightGame


def content_of(game: Game) -> Content:
    return cast("MageKnightGame", game).content
