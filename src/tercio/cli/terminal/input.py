"""What a player types becomes numbers and places; None stands for what cannot be read."""

from __future__ import annotations

import re
from typing import Final

from tercio.kernel import Point

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_BETWEEN: Final = re.compile(r"[\s,;]+")
_CORNER: Final = re.compile(r"(-?)([0-9]{1,5})(?:[.,]([0-9]{1,3}))?[\"″]?")


def read_numbers(text: str) -> tuple[int, ...] | None:
    """Whole numbers with spaces or commas between them."""
    words = [word for word in _BETWEEN.split(text.strip()) if word]
    if not all([_NUMBER.fullmatch(word) for word in words]):
        return None
    return tuple([int(word) for word in words])


def read_picks(text: str, among: tuple[int, ...]) -> tuple[int, ...] | None:
    """Places on a list, counted from 1."""
    places = read_numbers(text)
    if places is None or not all([1 <= place <= len(among) for place in places]):
        return None
    return tuple([among[place - 1] for place in places])


def read_path(text: str) -> tuple[Point, ...] | None:
    """Corners such as `3.5/4 6/2`, in inches: a slash parts x and y, so that a comma is free for German decimals."""
    path: list[Point] = []
    for corner in re.sub(r"\s*/\s*", "/", text).replace(";", " ").split():
        x, slash, y = corner.partition("/")
        at = (read_mils(x), read_mils(y))
        if not slash or at[0] is None or at[1] is None:
            return None
        path.append((at[0], at[1]))
    return tuple(path) if path else None


def read_mils(inches: str) -> int | None:
    """Exact: no float comes near a rule."""
    found = _CORNER.fullmatch(inches)
    if found is None:
        return None
    sign, whole, decimals = found.groups(default="")
    mils = int(whole) * 1000 + int(decimals.ljust(3, "0"))
    return -mils if sign else mils
