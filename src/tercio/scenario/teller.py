"""Scenarios are told with the names and the places that stand in their files."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.vocabulary import Vocabulary
from tercio.kernel import NOBODY, Game, Option, Point, State
from tercio.texts import Speaker

SAY: Final = Wording("tercio.scenario")
POINTING: Final = ("source", "by", "beside", "obstacle")  # kinds of facts that say more than the name of a thing


class Teller(Speaker):
    """A speaker who calls things as the file calls them, and tells ways corner by corner."""

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

    def begun(self, words: str) -> str:
        """Names of a file stay as they are."""
        return words

    def way(self, state: State, option: Option, path: tuple[Point, ...]) -> str:
        return self.corners(path, " ")

    def way_words(self, state: State, way: tuple[Point, ...]) -> str:
        return self.corners(way[1:], ", ")

    def corners(self, path: tuple[Point, ...], between: str) -> str:
        places = between.join([self.place(x, y) for x, y in path])
        return SAY.spoken("corners", self.lang, places=places) if places else ""
