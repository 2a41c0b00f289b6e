"""MKF-DARKUNITY  A Dark Rider suffers, so that its mount heals."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.bearers import has_gift
from tercio.games.mageknight.abilities.names import DARK_UNITY
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import PASS, Answer, Decision, Match, Step, plain


def can_unite(state: MageKnight, rider: Warrior) -> bool:
    """A rider can, even on its last click, unless its mount is whole. MKF-DARKUNITY-01, MKF-DARKUNITY-02, A69"""
    if not rider.is_rider or not has_gift(rider, DARK_UNITY):
        return False
    mount = state.warriors[rider.partner]
    return mount.click > mount.limit


@dataclass
class Unite(Step):
    """The rider's player says whether it suffers for its mount. MKF-DARKUNITY-02"""

    rider: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        rider = mageknight(m).find(self.rider)
        if self.is_done or rider is None or not can_unite(mageknight(m), rider):
            return ()
        unite = plain("unite", "MKF-DARKUNITY-02", rider.id)
        return (Decision(rider.seat, "unite", "MKF-DARKUNITY-02", (unite, PASS), rider.id),)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "unite":
            rider = mageknight(m).warriors[self.rider]
            changes.damage(m, rider, 1, "MKF-DARKUNITY-02")
            changes.heal(m, mageknight(m).warriors[rider.partner], 1, "MKF-DARKUNITY-02")

    def advance(self, m: Match) -> None:
        m.finish(self)
