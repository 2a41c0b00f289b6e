"""MKA-VENOM-01, MKA-COMMAND-01  Poison and encouragement in the command phase."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.bearers import has, is_demoralized
from tercio.games.mageknight.abilities.names import COMMAND, VENOM
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import enemies_touching, friends_touching, is_in_front
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Match, Roll, Step


def venom_victims(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    """The enemies at its front arc are poisoned. MK-SPECIAL-03, b28"""
    if not has(warrior, VENOM):
        return []
    return [enemy for enemy in enemies_touching(state, warrior) if is_in_front(warrior, enemy.at)]


@dataclass
class Poison(Step):
    """Each enemy at the front arc takes a click, all of them at the same time. MK-SPECIAL-03"""

    warrior: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        state = mageknight(m)
        for enemy in venom_victims(state, state.warriors[self.warrior]):
            changes.harm(m, enemy, 1, rule_of(VENOM), self.warrior)


@dataclass
class Rally(Step):
    """Demoralized friends take heart, then a die may bring one action more. MKA-COMMAND-01"""

    warrior: int
    has_rolled: bool = False

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        commander = state.warriors[self.warrior]
        if self.has_rolled:
            m.finish(self)
            return
        self.has_rolled = True
        for friend in friends_touching(state, commander):
            if is_demoralized(friend):
                changes.heal(m, friend, 1, rule_of(COMMAND))
        m.push(Roll(1, 6, rule_of(COMMAND), commander.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if faces[0] == 6:
            turn_changes.gain_action(m, mageknight(m).warriors[self.warrior].seat, rule_of(COMMAND))
