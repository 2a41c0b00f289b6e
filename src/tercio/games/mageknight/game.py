"""The game to the kernel: set-up, what always holds, and what a bot may try."""

from __future__ import annotations

from typing import Any

from tercio.games.mageknight import proposing, victory
from tercio.games.mageknight.dials import Domain, Figure, Item
from tercio.games.mageknight.packing import Content
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.steps.attacking import Attack
from tercio.games.mageknight.steps.fighting import Strike, Surge
from tercio.games.mageknight.steps.given import Given
from tercio.games.mageknight.steps.moving import FreeSpin, MoveWarrior
from tercio.games.mageknight.steps.shooting import Shot
from tercio.games.mageknight.steps.turns import ActionPhase, Battle, CommandPhase, Turn
from tercio.kernel import Answer, Decision, Dice, Game, Match, Seat, State, Step, View


class MageKnightGame(Game):
    """Warriors with combat dials fight for mission objectives on a measured table."""

    id = "mageknight"
    version = "1"
    opening = "turn"
    state_kind: type[State] = MageKnight
    step_kinds: tuple[type[Step], ...] = (
        ActionPhase, Attack, Battle, CommandPhase, FreeSpin, Given, MoveWarrior, Shot, Strike, Surge, Turn,
    )  # fmt: skip

    def __init__(self, content: Content, packs: dict[str, str]) -> None:
        self.content = content
        self.pack_prints = packs

    @property
    def packs(self) -> dict[str, str]:
        return self.pack_prints

    def catalogue(self) -> dict[type, dict[str, Any]]:
        return {Figure: self.content.figures, Item: self.content.items, Domain: self.content.domains}

    def settle(self, m: Match) -> bool:
        if victory.settle(m):
            return True
        m.state.is_settled = True
        return False

    def playing(self, m: Match) -> tuple[Seat, ...]:
        return mageknight(m).playing()

    def propose(self, view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
        return proposing.propose(view, decision, number, dice)
