"""Whoever tells of a scenario calls things as its file calls them."""

from __future__ import annotations

from typing import Final

from tercio.games.vocabulary import Vocabulary
from tercio.kernel import NOBODY, Game, State
from tercio.texts import Speaker

POINTING: Final = ("source", "by", "beside", "obstacle")  # kinds of facts that say more than the name of a thing


class Teller(Speaker):
    """A speaker who calls things as the file calls them."""

    def __init__(self, game: Game, vocabulary: Vocabulary, lang: str) -> None:
        super().__init__(game, lang)
        self.vocabulary = vocabulary

    def fact(self, state: State, kind: str, value: int, of: int = NOBODY) -> str:
        spoken = super().fact(state, kind, value, of)
        if kind not in self.vocabulary.things and kind not in POINTING:
            return spoken
        name = self.vocabulary.name_of(state, value)
        if not name:
            return spoken
        printed = self.game.name_of(state, self.vocabulary.things[-1], value, self.lang)
        return spoken.replace(printed, name) if kind in POINTING else name
