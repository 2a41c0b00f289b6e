"""How much each thing is worth to a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

VICTORY: Final = 2000


@dataclass(slots=True)
class Weights:
    life: int = 60  # one wound that is still missing to a character's death
    level: int = 30  # a level of a character in play
    readiness: int = 8  # little, or bots would rather stay ready than act
    stun: int = -50  # it takes two rounds to be ready again
    front: int = 50  # a character in the front rank can strike, and is struck instead of those behind
    item: int = 22
    card_in_hand: int = 12
    lord_life: int = 300  # on top, for the Warlord
    lord_in_front: int = -90  # a Warlord in the front rank can be struck by everybody
    guard: int = 25  # for each own character in front of the Warlord


CHARACTERS: Final = {  # percent
    "careful": {"lord_life": 130, "lord_in_front": 200, "guard": 220, "life": 130, "front": 60},
    "bold": {"lord_in_front": 20, "guard": 30, "front": 220, "readiness": 30, "stun": 60},
    "aiming": {"lord_life": 220, "life": 70, "level": 70, "item": 60},  # at the enemy's Warlord
    "rush": {"front": 400, "guard": 0, "lord_in_front": 0, "readiness": 0, "stun": 0, "life": 60},
    "turtle": {"front": -60, "guard": 400, "lord_in_front": 300, "life": 200, "lord_life": 200},
}
