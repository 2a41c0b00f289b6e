"""The signs on printed cards: outlines as SVG writes them, and colours. The page draws the same ones on the screen."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.warlord.printed.cards import ITEM, Face
from tercio.games.warlord.words.names import frame_of


class Outline(NamedTuple):
    """In a box of 48 by 48, with the middle of the number on it."""

    body: str
    lines: str
    x: float
    y: float


class Tincture(NamedTuple):
    """Colours of a frame, from dark to pale."""

    deep: str
    mid: str
    light: str
    metal: str
    sky: str
    far: str


CLASS_SHAPES: Final = {
    "gauntlet": Outline(
        (
            "M9 13a3.9 3.9 0 0 1 7.5-1.6 3.9 3.9 0 0 1 7.5-1 3.9 3.9 0 0 1 7.5 1A3.9 3.9 0 0 1 39 13v14l-3.4 "
            "5L41 43.6Q24 48.4 7 43.6L12.4 32 9 27z"
        ),
        "M16.6 11.6v5.2M24 10.6v5.4M31.4 11.6v5.2M12.6 32.6Q24 36 35.4 32.6M9.8 38.4Q24 42.4 38.2 38.4",
        24,
        25,
    ),
    "holy-symbol": Outline(
        (
            "M24 1l4.2 6.7 7.3-3.1.5 7.9 7.4 2.9-3.7 7L46 28l-6.6 4.4 1.6 7.7-7.9.7L28.2 47 24 43 19.8 "
            "47l-4.9-6.2-7.9-.7 1.6-7.7L2 28l6.3-5.6-3.7-7 7.4-2.9.5-7.9 7.3 3.1z"
        ),
        "M24 10.4a14 14 0 1 0 0 28 14 14 0 0 0 0-28z",
        24,
        25,
    ),
    "scroll": Outline(
        ("M8 4.5h33a4 4 0 0 1 0 8h-3.5v23H40a4.2 4.2 0 0 1 0 8.5H7a4.2 4.2 0 0 1 0-8.5h3.5v-23H8a4 4 0 0 1 0-8z"),
        "M10.5 12.5h27M10.5 35.5h27M41 8.5h-3.5M7 39.7h3.5",
        24,
        24.5,
    ),
    "glove": Outline(
        (
            "M14 26V10.5a2.6 2.6 0 0 1 5.2 0V19h.6V6a2.6 2.6 0 0 1 5.2 0v12.5h.6v-11a2.6 2.6 0 0 1 5.2 "
            "0V20h.6v-6.5a2.5 2.5 0 0 1 5 0V31c0 2.5-.6 4-1.4 5.5l2.6 8q-12.5 3.2-25 0l2.4-8C12 34 8.5 29.5 5.4 "
            "24.8 3.6 21.6 7.4 18.8 9.8 21.6z"
        ),
        "M14.8 37.5q10 2.6 20.6 0M19.5 19v3M25.3 18.5v3M31.1 20v2.5",
        25,
        30,
    ),
    "oval": Outline(
        "M24 3c9 0 16 9.4 16 21s-7 21-16 21S8 35.6 8 24 15 3 24 3z",
        "M24 6.8c6.9 0 12.3 7.7 12.3 17.2S30.9 41.2 24 41.2 11.7 33.5 11.7 24 17.1 6.8 24 6.8z",
        24,
        25,
    ),
}
VALUE_SHAPES: Final = {  # in a box of 24 by 24
    "blade": "M20.8 3.2l-1 4.4-9.4 9.4-3.4-3.4 9.4-9.4zM5.5 12.8l5.7 5.7-1.6 1.6-2-2-3.7 3.7-1.7-1.7 3.7-3.7-2-2z",
    "shield": "M12 2.2l8 2.4v6.6c0 5.2-3.3 8.6-8 10.6-4.7-2-8-5.4-8-10.6V4.6z",
    "drop": "M12 1.8c3.2 4.4 6.6 8.2 6.6 12.6a6.6 6.6 0 0 1-13.2 0C5.4 10 8.8 6.2 12 1.8z",
    "gem": "M7 3.5h10l4.5 6L12 21.5 2.5 9.5z",
}
FACTION_SHAPES: Final = {  # in a box of 24 by 24
    "dwarves": (
        "M2 6.5h12.5c2.5 0 5-.6 7.5-2v3.3c-1.8 2.7-4.2 4.2-7 4.4v2.6l3.5 2.7v2.5h-12v-2.5L10 14.8v-2.6C5.5 "
        "11.8 2.5 10 2 6.5z"
    ),
    "elves": "M12 1.5C19 6 20.5 13 13 19.5l1.2 3h-2.4L11 19.5C3.5 13 5 6 12 1.5zm0 4.5l-.6 11.5h1.2z",
    "free-kingdoms": "M2.5 6.5l5 4.5L12 3.5l4.5 7.5 5-4.5-2 10h-15zM4.5 18h15v3h-15z",
    "deverenians": (
        "M7.5 5.9A4.5 4.5 0 0 1 16.5 5.9A4.5 4.5 0 0 1 19.2 14.3A4.5 4.5 0 0 1 12.0 19.6A4.5 4.5 0 0 1 4.8 "
        "14.3A4.5 4.5 0 0 1 7.5 5.9zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z"
    ),
    "nothrog": (
        "M3 3c.5 6 2.5 8.5 6 9.5V9.5h6v3c3.5-1 5.5-3.5 6-9.5 2.5 7.5-.5 13.5-5.5 15.5L12 22.5l-3.5-4C3.5 "
        "16.5.5 10.5 3 3z"
    ),
    "mercenaries": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-3.6 6.4h7.2v7.2H8.4z",
    "": "M12 3l7 9-7 9-7-9z",
}


TINCTURES: Final = {
    "dwarves": Tincture("#43281a", "#7a4827", "#c88d55", "#efcf97", "#eed9b4", "#cfa678"),
    "elves": Tincture("#163626", "#2b6142", "#79ad70", "#ecdf9c", "#e4eccd", "#a9c8a0"),
    "free-kingdoms": Tincture("#172a52", "#2e508f", "#7fa1d6", "#f0d478", "#e0eaf4", "#a7c0de"),
    "deverenians": Tincture("#46122f", "#7d234f", "#c9799e", "#eee3d2", "#f3dfe2", "#d2a2b6"),
    "nothrog": Tincture("#2a2812", "#5b5724", "#a9a04e", "#eaa05e", "#efd2a6", "#d08c5a"),
    "mercenaries": Tincture("#2b2f35", "#525a63", "#9aa4ad", "#e3cd9b", "#e9e5d9", "#bcb7a8"),
    "item": Tincture("#39301f", "#665737", "#b7a268", "#f1dfa6", "#efe6cc", "#d3c393"),
    "action": Tincture("#21303a", "#3d5666", "#8aa7b8", "#e2d3a4", "#e3e9ea", "#aebfc8"),
    "spell": Tincture("#261f4d", "#463a85", "#9c8fdb", "#e9dcfa", "#e4dff3", "#b5aadd"),
}


def tincture_of(face: Face) -> Tincture:
    """Those of its faction, else of its kind."""
    kind = "spell" if face.is_spell else "item" if face.type == ITEM else "action"
    return TINCTURES.get(frame_of(face), TINCTURES[kind])
