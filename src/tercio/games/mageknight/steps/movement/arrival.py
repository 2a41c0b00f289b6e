"""A move sets off all its effects at once when it ends. MK-CHARGE-11 to MK-CHARGE-14, MK-SPRINT-06"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import ARRIVES, MEETS
from tercio.games.mageknight.abilities.bearers import asked, asked_unit
from tercio.games.mageknight.abilities.registry import abilities, answering, by_number
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.turns.actions import judge_due
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.cavalry.pushing_damage import tire
from tercio.kernel import Answer, Decision, Match, Option, Step, Verdict, plain

SURGE_CLICK: Final = "surge-click"
SPRINT_CLICK: Final = "sprint-click"
CLICKS: Final = (SURGE_CLICK, SPRINT_CLICK)


def arrive(m: Match, warrior: Warrior, has_gone: bool, is_surge: bool, is_sprint: bool, costs: bool) -> None:
    """The end of a move begins what is due. `has_gone`: it did not only turn; `costs`: the sprint costs it a click."""
    state = mageknight(m)
    enemies = enemies_touching(state, warrior) if has_gone else []
    step = Arrival(
        warrior.id,
        set_off(state, warrior, enemies, is_sprint) if enemies else (),
        is_surge=is_surge and bool(enemies),
        is_sprint=costs,
    )
    if step.due(state, warrior):
        m.push(step)


def set_off(state: MageKnight, mover: Warrior, enemies: list[Warrior], is_sprint: bool) -> tuple[Source, ...]:
    """What abilities do now: first those of the mover, then those of the enemies that it touches."""
    own = [each for each in asked_unit(state, mover, ARRIVES) if each.arrives(state, mover, is_sprint)]
    met = [(enemy, each) for enemy in enemies for each in asked(enemy, MEETS) if each.meets(state, enemy, mover)]
    return (*[Source(mover.id, each.number) for each in own], *[Source(enemy.id, each.number) for enemy, each in met])


def is_set_off(key: str) -> bool:
    """The end of a move may bring this about."""
    return key in CLICKS or key in [ability.name for moment in (ARRIVES, MEETS) for ability in answering(moment)]


@dataclass
class Arrival(Step):
    """Everything happens in the order that the active player likes. MK-CHARGE-12, a32, MK-CHARGE-15"""

    warrior: int
    sources: tuple[Source, ...]  # the abilities that are set off
    is_surge: bool
    is_sprint: bool

    def due(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        """What was set off and still counts: an ability that is gone by now does nothing. MK-CHARGE-14"""
        found: list[Option] = []
        for source in self.sources:
            bearer, ability = state.find(source.thing), by_number()[source.ability]
            if bearer is None:
                continue
            is_mover = bearer.id == warrior.id
            if ability in (asked_unit(state, bearer, ARRIVES) if is_mover else asked(bearer, MEETS)):
                found.append(plain(ability.name, ability.id, bearer.id))
        if self.is_surge:
            found.append(plain(SURGE_CLICK, "MK-CHARGE-11", warrior.id))
        if self.is_sprint:
            found.append(plain(SPRINT_CLICK, "MK-SPRINT-06", warrior.id))
        return found

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        due = [] if warrior is None else self.due(state, warrior)
        if len(due) < 2:
            return ()
        return (Decision(state.active, "arrival", "MK-CHARGE-12", tuple(due), self.warrior),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        due = self.due(state, state.warriors[self.warrior])
        if is_set_off(answer.key):
            is_due = (answer.key, answer.subject) in [(option.key, option.subject) for option in due]
            judge_due(is_due, "MK-CHARGE-12", verdict)

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
        if key == SURGE_CLICK:
            self.is_surge = False
            changes.damage(m, warrior, 1, "MK-CHARGE-05")
        elif key == SPRINT_CLICK:
            self.is_sprint = False
            tire(m, warrior, "MK-SPRINT-06")
        else:
            ability = abilities()[key]
            resolved = Source(subject, ability.number)
            self.sources = tuple([source for source in self.sources if source != resolved])
            ability.collide(m, mageknight(m).warriors[subject], warrior)
