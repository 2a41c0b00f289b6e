"""MK-ETIQUETTE-05, b104: what may be seen of a combat dial while a game lasts.

Which figure stands there and how far its dial is turned everybody sees; so does everybody who has the packs know what
is printed on it. But nobody may look ahead at the table, not at his own figures either, unless that was agreed on.
Whatever shows a warrior to a player takes its clicks from here.
"""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.field.options import OPEN_DIALS
from tercio.games.mageknight.printed.dials import Click
from tercio.games.mageknight.state import MageKnight, Warrior


class VisibleClick(NamedTuple):
    """One click of a dial, and whether it is the one in the stat window."""

    click: int
    values: Click
    is_current: bool


def shown_clicks(state: MageKnight, warrior: Warrior) -> tuple[VisibleClick, ...]:
    """What is in the stat window; with open dials the whole dial. Nothing of a warrior that shows its skulls."""
    if OPEN_DIALS in state.options:
        return tuple([VisibleClick(i, click, i == warrior.click) for i, click in enumerate(warrior.figure.dial)])
    return () if warrior.is_dead else (VisibleClick(warrior.click, warrior.now, True),)
