"""Ways as the options of a move mean them."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.cavalry import mount_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.cavalry.rides import MOUNTED_CHARGE, MOUNTED_SHOT, OVERWHELM_SPRINT, TRAMPLING
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Point

SPRINTS: Final = ("sprint", "form-sprint", OVERWHELM_SPRINT)
RIDES: Final = (MOUNTED_CHARGE, MOUNTED_SHOT)
LEVELS: Final = ("take-off", "land", "quick-take-off", "quick-land")


def way_in(warrior: Warrior, key: str, path: tuple[Point, ...], facing: int = NOBODY) -> Way:
    return Way(warrior, path, key in SPRINTS, key in LEVELS, facing=facing, tramples=key in TRAMPLING)


def mover_in(state: MageKnight, warrior: Warrior, key: str) -> Warrior:
    """A rider's mount moves, and everybody else moves itself. MKC-TALENT-14, MKC-TALENT-20"""
    return mount_of(state, warrior) if key in RIDES else warrior
