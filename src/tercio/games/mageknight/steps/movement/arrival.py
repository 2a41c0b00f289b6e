"""MK-CHARGE-11 to -14, MKA-RAM-01, MKA-POLEARM-01, MK-SPRINT-06  What a move sets off at its end, all at once."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import POLE_ARM, RAM
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.cavalry import unit_has
from tercio.games.mageknight.field.ground import enemies_touching, faces, is_in_front
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.cavalry.pushing_damage import tire
from tercio.kernel import Answer, Decision, Match, Option, Step, plain


def arrive(m: Match, warrior: Warrior, has_gone: bool, is_surge: bool, is_sprint: bool, costs: bool) -> None:
    """The end of a move begins what is due. `has_gone`: it did not only turn; `costs`: the sprint costs it a click."""
    state = mageknight(m)
    enemies = enemies_touching(state, warrior) if has_gone else []
    step = Arrival(
        warrior.id,
        is_ramming=unit_has(state, warrior, RAM) and not is_sprint and bool(rammed(warrior, enemies)),
        pole_arms=tuple([e.id for e in enemies if has(e, POLE_ARM) and faces(state, e, warrior)]),
        is_surge=is_surge and bool(enemies),
        is_sprint=costs,
    )
    if step.due(state, warrior):
        m.push(step)


def rammed(warrior: Warrior, enemies: list[Warrior]) -> list[Warrior]:
    """Those at the front arc. MKA-RAM-01"""
    return [enemy for enemy in enemies if is_in_front(warrior, enemy.at)]


@dataclass
class Arrival(Step):
    """Everything happens in the order that the active player likes. MK-CHARGE-12, a32, MK-CHARGE-15"""

    warrior: int
    is_ramming: bool
    pole_arms: tuple[int, ...]
    is_surge: bool
    is_sprint: bool

    def due(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        """What was set off and still counts: an ability that is gone by now does nothing. MK-CHARGE-14"""
        found: list[Option] = []
        if self.is_ramming and unit_has(state, warrior, RAM):
            found.append(plain("ram", rule_of(RAM), warrior.id))
        for number in self.pole_arms:
            enemy = state.find(number)
            if enemy is not None and has(enemy, POLE_ARM):
                found.append(plain("pole-arm", rule_of(POLE_ARM), number))
        if self.is_surge:
            found.append(plain("surge-click", "MK-CHARGE-11", warrior.id))
        if self.is_sprint:
            found.append(plain("sprint-click", "MK-SPRINT-06", warrior.id))
        return found

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        due = [] if warrior is None else self.due(state, warrior)
        if len(due) < 2:
            return ()
        return (Decision(state.active, "arrival", "MK-CHARGE-12", tuple(due), self.warrior),)

    def take(self, m: Match, answer: Answer) -> None:
        self.resolve(m, mageknight(m).warriors[self.warrior], answer.key, answer.subject)

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        due = [] if warrior is None else self.due(state, warrior)
        if warrior is None or not due:
            m.finish(self)
        else:
            self.resolve(m, warrior, due[0].key, due[0].subject)

    def resolve(self, m: Match, warrior: Warrior, key: str, subject: int) -> None:
        if key == "ram":
            self.is_ramming = False
            for enemy in rammed(warrior, enemies_touching(mageknight(m), warrior)):
                changes.harm(m, enemy, 1, rule_of(RAM), warrior.id)
        elif key == "pole-arm":
            self.pole_arms = tuple([number for number in self.pole_arms if number != subject])
            changes.harm(m, warrior, 1, rule_of(POLE_ARM), subject)
        elif key == "surge-click":
            self.is_surge = False
            changes.damage(m, warrior, 1, "MK-CHARGE-05")
        else:
            self.is_sprint = False
            tire(m, warrior, "MK-SPRINT-06")
