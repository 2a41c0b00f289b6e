"""A player has no more actions than the build total and gifts can give him. MK-TURN-05"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.state import MageKnight, Player
from tercio.kernel import Verdict

HUNDRED: Final = 100
LEAST: Final = 2


def judge_stock(state: MageKnight, player: Player, verdict: Verdict) -> None:
    """One action for each 100 points; a written position gives as many as warriors, and each may earn one more."""
    army = len([warrior for warrior in state.warriors if warrior.army == player.seat])
    most = max(LEAST, state.total // HUNDRED, army) + army
    if player.actions > most:
        verdict.refuse("MK-TURN-05", "too-many-actions", (player.seat, player.actions, most))
