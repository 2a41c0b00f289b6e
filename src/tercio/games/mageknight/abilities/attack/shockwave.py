from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.printed.dials import ATTACK, MAGIC_IMMUNE, WAND
from tercio.games.mageknight.rules.combat.targets import shot_type
from tercio.games.mageknight.rules.combat.values import half_range
from tercio.games.mageknight.rules.turns.actions import RANGED, judge_ability
from tercio.games.mageknight.state import HERE, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import shoot
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Match, Option, Verdict


class Shockwave(Power):
    """It strikes everybody around, and none of their abilities helps them. MKA-SHOCKWAVE-01"""

    id = "MKA-SHOCKWAVE-01"
    name = "shockwave"
    number = 15
    slot = ATTACK
    is_optional = True
    unaimed = "shockwave"
    is_unstoppable = True

    def ways(self) -> tuple[Action, ...]:
        return (Shock(judge_shock, begin_shock),)

    def fixed_damage(self, targets: int) -> int:
        return 1 if targets > 1 else 0

    def strikes(self, state: MageKnight, bearer: Warrior) -> tuple[int, ...]:
        """All within half its range, where the line of fire to them is free."""
        reach, is_wand = half_range(state, bearer), shot_type(bearer) == WAND
        found: list[int] = []
        for other in state.warriors:
            if other.gone != HERE or other.guard != NOBODY or other.id == bearer.id:
                continue
            if is_wand and other.figure.defense_type == MAGIC_IMMUNE:  # MK-COMBAT-09
                continue
            line = line_of_fire(state, bearer, other, self.name)
            if line.length <= reach and line.is_clear:
                found.append(other.id)
        return tuple(found)


class Shock(Action):
    """It is offered while somebody is near enough, friend or enemy."""

    keys = (Shockwave.unaimed,)
    kind = RANGED
    abilities = frozenset({Shockwave.name})
    ends_a_ride = True

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if Shockwave.name in stance.abilities and Shockwave().strikes(state, warrior):
            return [Option("shockwave", Shockwave.id, warrior.id)]
        return []


def judge_shock(state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """Somebody has to be near enough."""
    judge_ability(warrior, Shockwave.name, verdict)
    if not Shockwave().strikes(state, warrior):
        verdict.refuse(Shockwave.id, "nobody-near", (warrior.id,))


def begin_shock(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """It strikes everybody around, friend or enemy."""
    targets = Shockwave().strikes(mageknight(m), warrior)
    give(m, (warrior.id,), Shockwave.id)
    shoot(m, warrior.id, targets, using=Shockwave.name)
