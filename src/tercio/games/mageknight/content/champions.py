"""MKO-CHAMPION  What must be true of a champion's dials in a pack."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tercio.content.table import Table
from tercio.games.mageknight.printed.dials import UNIQUE, Figure

CHAMPION_NUMBER: Final = re.compile(r"\d+[a-z]")  # MKO-CHAMPION-03


def check_champion(entry: Table, figure: Figure, figures: dict[str, Figure]) -> None:
    """MKO-CHAMPION-01, MKO-CHAMPION-03, MKO-CHAMPION-04  One base for all dials: number, set and what is printed."""
    if figure.rank != UNIQUE:
        entry.refuse("rank", "Champions are unique.", "Champions sind einmalig.")
    if not CHAMPION_NUMBER.fullmatch(figure.collector):
        entry.refuse(
            "collector",
            'A champion\'s dial has the number of its base and a letter: "101b".',
            "Die Scheibe eines Champions hat die Nummer der Basis und einen Buchstaben: „101b“.",
        )
    if not figure.series:
        entry.refuse("set", "A champion has a set symbol.", "Ein Champion hat ein Set-Symbol.")
    for other in figures.values():
        if other.champion != figure.champion or other.id == figure.id:
            continue
        if (other.series, other.collector[:-1]) != (figure.series, figure.collector[:-1]):
            entry.refuse(
                "collector",
                f'The dial "{other.id}" of this champion has another number or set symbol.',
                f"Die Scheibe „{other.id}“ dieses Champions hat eine andere Nummer oder ein anderes Set-Symbol.",
            )
        elif other.collector == figure.collector:
            entry.refuse("collector", f'So is "{other.id}" numbered.', f"Diese Nummer hat schon „{other.id}“.")
        elif base_of(other) != base_of(figure):
            entry.refuse(
                "champion",
                f'On the base of "{other.id}" something else is printed; all dials go into one base.',
                f"Auf der Basis von „{other.id}“ steht etwas anderes; alle Scheiben gehören in eine Basis.",
            )


def base_of(figure: Figure) -> Figure:
    """Without what the dial says."""
    return replace(figure, id="", number=0, collector="", points=0, dial=(), start=0)
