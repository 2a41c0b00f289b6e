"""What the packs of a match's game hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.printed.profiles import Profile
from tercio.kernel import Game

if TYPE_CHECKING:
    from tercio.games.summoners.game import SummonersGame


def content_of(game: Game) -> Content:
    return cast("SummonersGame", game).content


def creatures_of(game: Game, realm: str) -> tuple[Profile, ...]:
    """What a summoner of this realm can call. SU-START-02"""
    return cast("SummonersGame", game).creatures.get(realm, ())
