"""How much each thing is worth to a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

VICTORY: Final = 600


@dataclass(slots=True)
class Weights:
    life: int = 100  # a wound that a figure can still take
    standing: int = 60  # a figure on the table, however badly wounded
    contact: int = 15  # an enemy within reach of a strike
    card: int = 40  # a card in hand, which saves a figure a wound or two once
    nearness: int = -2  # for each inch to the nearest enemy: a figure that never meets one wins nothing


CHARACTERS: Final = {  # percent
    "careful": {"life": 150, "contact": 30, "nearness": -50, "card": 150},  # keeps its distance
    "bold": {"contact": 300, "nearness": 400, "card": 50},
    "aiming": {"standing": 250, "life": 70},  # at figures that fall
    "rush": {"nearness": 1000, "contact": 400, "card": 0},
    "turtle": {"nearness": -300, "life": 200, "contact": -100, "card": 300},
}
