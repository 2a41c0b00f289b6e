"""How a way on a measured table is told: by its length, and by what it leads towards.

Nobody reads coordinates. `4.2″ towards mission objective 2` names the nearest goal that the way really approaches;
where there is none it is told by the wind: `4.2″ north-east`.
A place is told by what is nearest to it: `1.2″ north of Water Summoner (Red)`.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import Final, NamedTuple

from tercio.content.wording import Wording, sentences
from tercio.geometry.points import Path, Point, centre_distance, path_length
from tercio.texts import inches, wind

SAY: Final = Wording("tercio.games", "ways")
TENTH: Final = 100  # mils
SIDES: Final = tuple(sentences("tercio.games", "ways.side").values())  # from the east on, counter-clockwise
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


def nearest_to(place: Point, marks: list[Goal]) -> Goal | None:
    """Of several that are equally near the first one."""
    return min(marks, key=lambda mark: centre_distance(place, mark.at), default=None)


def place_words(place: Point, mark: Point, thing: str, lang: str) -> str:
    far = centre_distance(mark, place)
    if far < TENTH:
        return SAY.spoken("at", lang, thing=thing)
    towards = round(degrees(atan2(place[1] - mark[1], place[0] - mark[0]))) % 360
    side = SIDES[(2 * towards + 45) // 90 % 8].spoken(lang)
    return SAY.spoken("beside", lang, length=inches(round(far, -2), lang), side=side, thing=thing)


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
