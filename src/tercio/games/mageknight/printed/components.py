"""Tokens and dice lie beside a real table; action tokens never run out. MK-SETUP-03, MK-SETUP-04"""

from __future__ import annotations

from typing import Final, NamedTuple

DICE: Final = 2
HEXES_EACH: Final = 3  # hex on one side, overwatch on the other


class Pool(NamedTuple):
    """What this many players need."""

    mission_tokens: int
    control_tokens: int  # two-sided; one can lie on every mission token
    hex_tokens: int
    dice: int


def pool_for(players: int) -> Pool:
    """There is a mission token for each player and one for the middle. MK-SETUP-15"""
    return Pool(players + 1, players + 1, HEXES_EACH * players, DICE)
