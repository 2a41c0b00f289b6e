"""The signs by which a map and a list tell things apart."""

from __future__ import annotations

from typing import Final

from tercio.games.charts import letters_for
from tercio.games.mageknight.state import MageKnight

LOOT: Final = "$"
BOMB: Final = "@"


def signs_of(state: MageKnight, lang: str) -> dict[int, str]:
    """One letter a warrior, wherever it is; one digit a mission token; the same sign for all items and all bombs."""
    names = [(w.id, w.army, w.figure.name_de if lang == "de" else w.figure.name_en) for w in state.warriors]
    signs = letters_for(names)
    for number, mission in enumerate(state.missions, 1):
        signs[mission.id] = str(number)
    return {**signs, **{loot.id: LOOT for loot in state.loot}, **{bomb.id: BOMB for bomb in state.bombs}}
