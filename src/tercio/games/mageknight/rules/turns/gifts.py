"""MKF  Who may use what its subfaction gives it?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import gift_of
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY, RuleId, Verdict


def judge_gift(warrior: Warrior, gift: str, once: RuleId, verdict: Verdict) -> None:
    """It has the symbol, is on its own, and has not used it up."""
    if gift_of(warrior.figure) != gift or warrior.partner != NOBODY:
        verdict.refuse(once, "no-ability", (warrior.id, abilities()[gift].number))
    elif gift in warrior.off:
        verdict.refuse(once, "used-up", (warrior.id,))
