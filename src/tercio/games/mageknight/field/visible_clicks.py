"""Players see only a part of each combat dial while a game lasts. MK-ETIQUETTE-05, b104

Everybody sees which figure stands there and how far its dial is turned, and everybody who has the packs knows what is
printed on it. But nobody may look ahead at the table, not even at his own figures, unless that was agreed on.
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
