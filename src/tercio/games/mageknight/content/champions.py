"""MKO-CHAMPION  What must be true of a champion's dials in a pack."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.mageknight.printed.dials import UNIQUE, Figure

SAY: Final = Wording("tercio.games.mageknight", "content")

CHAMPION_NUMBER: Final = re.compile(r"\d+[a-z]")  # MKO-CHAMPION-03


def check_champion(entry: Table, figure: Figure, figures: dict[str, Figure]) -> None:
    """All dials of a champion share what is printed on the base. MKO-CHAMPION-01, MKO-CHAMPION-03, MKO-CHAMPION-04"""
    if figure.rank != UNIQUE:
        entry.refuse("rank", *SAY("champions-unique"))
    if not CHAMPION_NUMBER.fullmatch(figure.collector):
        entry.refuse(
            "collector",
            *SAY("champion-s-dial-number-its"),
        )
    if not figure.series:
        entry.refuse("set", *SAY("champion-set-symbol"))
    for other in figures.values():
        if other.champion != figure.champion or other.id == figure.id:
            continue
        if (other.series, other.collector[:-1]) != (figure.series, figure.collector[:-1]):
            entry.refuse(
                "collector",
                *SAY("dial-champion-another-number-set", id=other.id),
            )
        elif other.collector == figure.collector:
            entry.refuse("collector", *SAY("so-numbered", id=other.id))
        elif base_of(other) != base_of(figure):
            entry.refuse(
                "champion",
                *SAY("base-something-else-printed-all", id=other.id),
            )


def base_of(figure: Figure) -> Figure:
    """Without what the dial says."""
    return replace(figure, id="", number=0, collector="", points=0, dial=(), start=0)
