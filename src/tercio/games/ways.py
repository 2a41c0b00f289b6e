"""How a way on a measured table is told: by its length, and by what it leads towards.

Nobody reads coordinates. `4.2″ towards mission objective 2` names the nearest goal that the way really approaches;
where there is none it is told by the wind: `4.2″ north-east`.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import Final, NamedTuple

from tercio.content.wording import Wording
from tercio.geometry.points import Path, Point, centre_distance, path_length
from tercio.texts import inches, wind

SAY: Final = Wording("tercio.games", "ways")
TENTH: Final = 100  # mils
STRAIGHT: Final = 7  # tenths of a way must bring one nearer to what it leads towards


class Goal(NamedTuple):
    """Something on the table by which a way can be told."""

    thing: int
    at: Point


def goal_of(path: Path, goals: list[Goal]) -> Goal | None:
    """Of all goals that the way approaches the one nearest to its end; what stands there itself is none."""
    start, end = path[0], path[-1]
    nearest: Goal | None = None
    for goal in goals:
        left = centre_distance(end, goal.at)
        gained = centre_distance(start, goal.at) - left
        is_ahead = left > 0 and 10 * gained >= STRAIGHT * centre_distance(start, end)
        if is_ahead and (nearest is None or left < centre_distance(end, nearest.at)):
            nearest = goal
    return nearest


def way_words(path: Path, goal: str, lang: str) -> str:
    """The goal in words; without one the wind says where the way leads."""
    length = path_length(path)
    if length == 0:
        return SAY.spoken("nowhere", lang)
    (x, y), (to_x, to_y) = path[0], path[-1]
    told = inches(max(TENTH, round(length, -2)), lang)
    if goal:
        return SAY.spoken("towards", lang, length=told, goal=goal)
    if (x, y) == (to_x, to_y):
        return SAY.spoken("and-back", lang, length=told)
    return SAY.spoken("wind", lang, length=told, wind=wind(round(degrees(atan2(to_y - y, to_x - x))) % 360, lang))
