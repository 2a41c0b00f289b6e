"""Units of Summoners in the making: what to begin with, and a small table to try a unit on."""

from __future__ import annotations

from typing import Any, Final, cast

from tercio.content.wording import Phrase
from tercio.games.summoners.game import SummonersGame
from tercio.games.workshop import Compiled
from tercio.kernel import Game

UNIT: Final = "unit"
BOARD: Final = 24  # inches
EXAMPLE: Final[dict[str, Any]] = {
    "name": {"en": "New Creature", "de": "Neue Kreatur"},
    "realm": "air",
    "level": 1,
    "mana": 2,
    "ap": 2,
    "walk": 5,
    "run": 8,
    "reflex": 4,
    "resistance": 2,
    "size": 2,
    "white": 4,
    "red": 2,
    "base": 30,
    "look": {"body": "man", "weapon": "sword"},
    "attack": [{"id": "blade", "name": {"en": "Blade", "de": "Klinge"}, "melee": 2, "reach": "contact"}],
    "id": "new-creature",
}


class SummonersWorkshop:
    """What the workshop of the page asks Summoners."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (UNIT,)

    def suggested(self) -> dict[str, tuple[str, ...]]:
        return {}

    def example_of(self, kind: str) -> dict[str, Any]:
        return EXAMPLE

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        return []

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        return Compiled(None, last=len(text))

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        """The unit stands beside a summoner of its realm, who faces another one with a creature."""
        profiles = cast(SummonersGame, game).content.profiles
        mine = profiles[name]
        others = [each for each in profiles.values() if each.realm != mine.realm]
        foe = next(each for each in others if each.is_summoner)
        beast = next(each for each in others if not each.is_summoner and each.realm == foe.realm)
        own = next((each for each in profiles.values() if each.is_summoner and each.realm == mine.realm), foe)
        caller = {} if mine.is_summoner else {"caller": {"profile": own.id, "seat": 0, "at": [8, 4]}}
        return {
            "board": BOARD,
            "acting": "mine",
            "players": [{"gems": 4}, {"gems": 4}],
            "units": {
                "mine": {"profile": name, "seat": 0, "at": [12, 7]},
                **caller,
                "foe": {"profile": foe.id, "seat": 1, "at": [8, 20]},
                "beast": {"profile": beast.id, "seat": 1, "at": [12, 14]},
            },
        }
