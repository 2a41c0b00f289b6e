"""Ways as the options of a move mean them."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.rules.moving import Way
from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY, Point

SPRINTS: Final = ("sprint", "form-sprint")
LEVELS: Final = ("take-off", "land", "quick-take-off", "quick-land")


def way_in(warrior: Warrior, key: str, path: tuple[Point, ...], facing: int = NOBODY) -> Way:
    return Way(warrior, path, key in SPRINTS, key in LEVELS, facing=facing)
