"""MK-BOMB  Bombardment over two turns: tokens are laid, and attacked in the next command phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.bearers import is_lost
from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.fire import LineOfFire
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.bombardment import (
    drift_of,
    struck_by,
    token_attack,
    token_bonus,
)
from tercio.games.mageknight.rules.combat.ranged_combat import attacks_forbidden
from tercio.games.mageknight.state import Bomb, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.combat.attack_roll import CRITICAL_HIT, CRITICAL_MISS, DICE, attack_result, critical
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import centre_distance
from tercio.kernel import Event, Match, Point, Roll, Seat, Step, Tally
from tercio.kernel.tally import told


def bombs_of(state: MageKnight, shooter: int) -> list[Bomb]:
    return [bomb for bomb in state.bombs if bomb.shooter == shooter]


class Miss(NamedTuple):
    """A token that was missed, and the result with which."""

    bomb: int
    result: int


ROLL: Final = 0
COMPARE: Final = 1
DRIFT: Final = 2
BLAST: Final = 3
OVER: Final = 4


@dataclass
class Bombard(Step):
    """A bombardment settles where the tokens end up, then whom they strike. MK-BOMB-03, MK-BOMB-09"""

    shooter: int
    using: str  # the ability with which the tokens were laid
    stage: int = ROLL
    faces: tuple[int, ...] = ()
    missed: tuple[Miss, ...] = ()  # these have still to drift

    @property
    def total(self) -> int:
        return sum(self.faces)

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        bombs = bombs_of(state, self.shooter)
        if not bombs:  # its player has left the match meanwhile
            m.finish(self)
        elif self.stage == ROLL:
            self.stage = COMPARE
            self.begin(m, bombs)
        elif self.stage == COMPARE:
            self.stage = DRIFT
            self.compare(m, bombs)
        elif self.stage == DRIFT and self.missed:
            m.push(Roll(1, 6, "MK-BOMB-16", bombs[0].seat))
        elif self.stage == DRIFT:
            self.stage = BLAST
            self.strike(m, bombs)
        else:
            m.finish(self)
            for bomb in bombs:
                field_changes.clear_bomb(m, bomb, "MK-BOMB-03")

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == COMPARE:
            self.faces = faces
        else:
            self.drift(m, faces[0])

    def begin(self, m: Match, bombs: list[Bomb]) -> None:
        """One roll decides about all tokens, or none where attacks are forbidden. MK-BOMB-11, MK-BOMB-28"""
        if attacks_forbidden(mageknight(m)):
            self.stage = OVER
            for bomb in bombs:
                field_changes.clear_bomb(m, bomb, "MK-BOMB-28")
        else:
            m.push(Roll(DICE, 6, "MK-BOMB-11", bombs[0].seat))

    def compare(self, m: Match, bombs: list[Bomb]) -> None:
        """The roll is compared with each token; those that are missed drift.

        MK-BOMB-10, MK-BOMB-11, MK-BOMB-15, MK-BOMB-23, MK-BOMB-25
        """
        state = mageknight(m)
        shooter = state.warriors[self.shooter]
        for bomb in bombs:
            attack, bonus = token_attack(state, shooter, bomb), token_bonus(state, shooter, bomb, self.using)
            value = attack.total + bonus.total
            result = value + self.total
            m.emit(Event("bomb-value", "MK-BOMB-10", (self.shooter, bomb.id, value), receipts=told(attack, bonus)))
            is_hit = self.total != CRITICAL_MISS and (self.total == CRITICAL_HIT or result >= bomb.shell.target)
            facts = (bomb.id, result, value, bomb.shell.target)
            rule = "MK-BOMB-23" if self.total in (CRITICAL_HIT, CRITICAL_MISS) else "MK-BOMB-11"
            receipts = told(attack_result(self.total, value))
            m.emit(Event("bomb-hit" if is_hit else "bomb-missed", rule, facts, receipts=receipts))
            if not is_hit:
                self.missed = (*self.missed, Miss(bomb.id, result))
        if self.total == CRITICAL_HIT:
            m.emit(Event("critical-hit", "MK-BOMB-24", (self.shooter,)))
        elif self.total == CRITICAL_MISS:  # a53: not if it is gone
            m.emit(Event("critical-miss", "MK-CRIT-01", (self.shooter,)))
            changes.damage(m, shooter, 1, "MK-BOMB-25")

    def drift(self, m: Match, face: int) -> None:
        """A token drifts; off the field it is gone. MK-BOMB-16, MK-BOMB-17, MK-BOMB-22, a54"""
        state = mageknight(m)
        miss, self.missed = self.missed[0], self.missed[1:]
        bomb = next((bomb for bomb in state.bombs if bomb.id == miss.bomb), None)
        if bomb is None:
            return
        at = drifted(bomb, face, drift_of(state, bomb.shell.drift_for(miss.result)))
        field_changes.drift(m, bomb, at, "MK-BOMB-17")
        if not (0 <= at[0] <= state.board and 0 <= at[1] <= state.board):
            field_changes.clear_bomb(m, bomb, "MK-BOMB-17")

    def strike(self, m: Match, bombs: list[Bomb]) -> None:
        """One roll against all that any token reaches. MK-BOMB-12, MK-BOMB-13, MK-BOMB-24, a51"""
        state = mageknight(m)
        struck = struck_by(state, state.warriors[self.shooter], bombs)
        for warrior, bomb in struck:
            m.emit(Event("struck", "MK-BOMB-12", (warrior.id, bomb.id)))
        if struck:
            m.push(
                Blast(
                    self.shooter,
                    tuple([Target(warrior.id) for warrior, _ in struck]),
                    is_ranged=True,
                    using=self.using,
                    bombs=tuple([bomb for _, bomb in struck]),
                    token_roll=self.total,
                    bomber=bombs[0].seat,
                )
            )


def drifted(bomb: Bomb, face: int, far: int) -> Point:
    dx, dy = direction(bomb.facing - bomb.shell.directions[face - 1])
    half = SCALE // 2
    return (bomb.at[0] + (dx * far + half) // SCALE, bomb.at[1] + (dy * far + half) // SCALE)


@dataclass
class Blast(Attack):
    """A blast is an attack that nobody needs to be there for. MK-BOMB-13, MK-BOMB-14, MK-BOMB-19, a52, a79"""

    bombs: tuple[Bomb, ...] = ()  # what strikes each target
    token_roll: int = 0  # MK-BOMB-24  with which the tokens were hit
    bomber: Seat = 0  # whose bombs they were: as long as he plays, they strike

    def attacking(self, state: MageKnight) -> Warrior | None:
        return None if state.players[self.bomber].is_out else state.warriors[self.attacker]

    def aim(self, state: MageKnight, target: int) -> Aim:
        shooter, other = state.warriors[self.attacker], state.warriors[target]
        line = LineOfFire(centre_distance(shooter.at, other.at), has_height=other.is_soaring and not shooter.is_soaring)
        bomb = self.bombs[[t.warrior for t in self.targets].index(target)]
        shell = bomb.shell if bomb.is_forsaken or is_lost(shooter) else None  # a critical miss may just have cost it
        return Aim(shooter, other, is_ranged=True, line=line, using=self.using, shell=shell, instead=self.instead)

    def damages(self, state: MageKnight, target: int) -> list[Tally]:
        return [*super().damages(state, target), *critical(self.token_roll, "MK-BOMB-24")]
