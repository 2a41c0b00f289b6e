from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.rules.turns.actions import SPECIAL, judge_ability
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Event, Match, Option, Roll, Step, Verdict

LESS: Final = 2


@dataclass
class RollToHeal(Step):
    """A warrior heals by the die less two, never by less than nothing. MKA-REGENERATION-01, MK-HEAL-01"""

    warrior: int
    has_rolled: bool = False

    def advance(self, m: Match) -> None:
        if self.has_rolled:
            m.finish(self)
        else:
            self.has_rolled = True
            m.push(Roll(1, 6, Regeneration.id, mageknight(m).warriors[self.warrior].seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        clicks = max(0, faces[0] - LESS)
        m.emit(Event("regenerates", Regeneration.id, (self.warrior, faces[0], LESS, clicks)))
        changes.heal(m, mageknight(m).warriors[self.warrior], clicks, Regeneration.id)


class Regeneration(Ability):
    """It heals itself by a die, with a special action. MKA-REGENERATION-01"""

    id = "MKA-REGENERATION-01"
    name = "regeneration"
    number = 31
    slot = DEFENSE
    is_optional = True
    steps = (RollToHeal,)

    def ways(self) -> tuple[Action, ...]:
        return (Regenerate(judge_regeneration, begin_regeneration),)


class Regenerate(Action):
    """Every warrior with the ability is offered it, hurt or not."""

    keys = ("regenerate",)
    kind = SPECIAL
    abilities = frozenset({Regeneration.name})
    order = 1

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [Option("regenerate", Regeneration.id, warrior.id)]


def judge_regeneration(_state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """Only who has the ability heals itself."""
    judge_ability(warrior, Regeneration.name, verdict)


def begin_regeneration(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """A die heals it."""
    give(m, (warrior.id,), "MK-SPECIAL-02")
    m.push(RollToHeal(warrior.id))
