"""What a player can do with a warrior: one class for each way, with its offers, its refusals and its beginning."""

from __future__ import annotations

from tercio.games.mageknight.rules.moving import CORNERS
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Answer, Match, Option, RuleId, Verdict


class Action:
    """One way to use a warrior. `kind` is the action it is given (MK-TURN-21), or FREE where it needs none."""

    keys: tuple[str, ...] = ()
    kind: str = ""

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        """What it can do now. Asked only of warriors that may be given an action of this kind."""
        raise NotImplementedError

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        """Everything that speaks against it, beyond what forbids this warrior the action as such."""
        raise NotImplementedError

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        raise NotImplementedError


def walking(key: str, rule: RuleId, warrior: Warrior) -> Option:
    """A way and a facing at its end."""
    return Option(key, rule, warrior.id, corners=CORNERS, numbers=1, low=0, high=359)
