"""How much each thing is worth to a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

VICTORY: Final = 4000
USUAL: Final = 60  # turns where no limit was agreed on


@dataclass(slots=True)
class Weights:
    point: int = 10  # of an eliminated enemy
    health: int = 14  # a point of a healthy warrior
    shaky: int = 2  # a point of a warrior that is captured or demoralized
    mission: int = 200  # a token that is held and guarded at the beginning,
    late: int = 1500  # and so much more in the last turn; without a guard two thirds of it
    token: int = -14  # an action token on a warrior
    item: int = 30  # an item that is carried
    captive: int = 4  # a point of a warrior that one holds captive
    nearness: int = -9  # for each inch between a token worth having and the nearest own warrior
    closeness: int = -3  # for each inch between a fighter and the nearest enemy
    exposed: int = -40  # an enemy in contact behind one's back

    # -- threats ---------------------------------------------------------------------------------------------

    threat: int = 30  # of 100: what either side is expected to strike in its next turn
    clicked: int = 9  # a point of a warrior, as far as its dial turns
    fallen: int = 14  # a point of one that falls
    caught: int = 14  # a point of one that is captured
    sight: int = 60  # of 100 shots have a free line of fire

    # -- expansions ------------------------------------------------------------------------------------------

    change: int = 34  # one more of a value, an ability or a click, for one warrior
    illusory: int = 20  # a page of an illusion
    faint: int = 6  # a spell in play that concerns nobody yet
    ready: int = 18  # a book that is open at a spell which has a target now,
    page: int = 5  # and a page of a spell that it is open at
    warded: int = 14  # one that is open at a counter spell, while somebody could be countered
    saddle: int = 24  # a rider in the saddle
    company: int = 40  # an ability that all warriors of a player have gained


CHARACTERS: Final = {  # percent
    "careful": {"health": 130, "exposed": 220, "token": 180, "closeness": -60, "point": 70},  # keeps its distance
    "bold": {"closeness": 280, "exposed": 30, "token": 30, "point": 180, "threat": 130},
    "aiming": {"mission": 400, "late": 200, "nearness": 300, "closeness": 30},  # at mission tokens
    "rush": {"closeness": 800, "token": 0, "exposed": 0, "mission": 0, "late": 0, "nearness": 0},
    "turtle": {"closeness": -300, "health": 200, "exposed": 400, "token": 300, "nearness": 20},
}
