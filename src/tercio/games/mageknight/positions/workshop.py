"""Figures of Mage Knight in the making: what to begin with, and a small table to try a figure on."""

from __future__ import annotations

from typing import Any, Final, cast

from tercio.content.wording import Phrase
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.workshop import Compiled
from tercio.kernel import Game

FIGURE: Final = "figure"
FOES: Final = ("orc-marauder-tough", "master-archer-standard")
BOARD: Final = 24  # inches
EXAMPLE: Final[dict[str, Any]] = {
    "name": {"en": "New Figure", "de": "Neue Figur"},
    "rank": "standard",
    "points": 20,
    "factions": [],
    "mage_spawn": True,
    "attack_types": ["sword"],
    "range": 0,
    "front_arc": 90,
    "look": {"body": "man", "weapon": "sword"},
    "dial": [
        {"movement": 8, "attack": 8, "defense": 15, "damage": 2, "abilities": []},
        {"movement": 8, "attack": 7, "defense": 14, "damage": 2, "abilities": []},
        {"movement": 7, "attack": 6, "defense": 13, "damage": 1, "abilities": []},
    ],
    "collector": "1",
    "id": "new-figure",
}


class MageKnightWorkshop:
    """What the workshop of the page asks Mage Knight."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (FIGURE,)

    def suggested(self) -> dict[str, tuple[str, ...]]:
        return {}

    def example_of(self, kind: str) -> dict[str, Any]:
        return EXAMPLE

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        """The abilities on the dial, by their names."""
        figure = cast(MageKnightGame, game).content.figures[name]
        marks = dict.fromkeys([mark.ability for click in figure.dial for mark in click.marks])
        return [Phrase(*ability_names()[ability]) for ability in marks]

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        return Compiled(None, last=len(text))

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        """The figure stands in reach of two others of ours, and it is its player's turn."""
        foes = {
            foe: {"figure": foe, "seat": 1, "at": [10 + 4 * place, 14], "facing": 180}
            for place, foe in enumerate(FOES)
            if foe != name
        }
        mine = {"figure": name, "seat": 0, "at": [BOARD // 2, 8], "facing": 0}
        return {"board": BOARD, "total": 200, "turn": 0, "warriors": {"mine": mine, **foes}}
