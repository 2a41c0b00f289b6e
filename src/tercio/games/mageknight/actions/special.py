"""MK-SPECIAL-01, MK-SPECIAL-02  Special actions that abilities ask for."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import LEVITATION, REGENERATION
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.combat.healing import judge_regeneration
from tercio.games.mageknight.rules.movement.levitation import judge_levitation, levitable
from tercio.games.mageknight.rules.turns.actions import SPECIAL
from tercio.games.mageknight.rules.turns.revival import REVIVING, fallen_for, judge_revival
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.turns.special import begin_levitation, begin_regeneration, begin_revival
from tercio.kernel import Option, RuleId


def placing(key: str, rule: RuleId, warrior: Warrior, among: tuple[int, ...]) -> Option:
    """One of these, a spot for it and its facing."""
    return Option(key, rule, warrior.id, among, 1, 1, corners=1, numbers=1, low=0, high=359)


class Regenerate(Action):
    """A warrior heals itself by a die. MKA-REGENERATION-01"""

    keys = ("regenerate",)
    kind = SPECIAL
    abilities = frozenset({REGENERATION})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [Option("regenerate", rule_of(REGENERATION), warrior.id)] if has(warrior, REGENERATION) else []


class Levitate(Action):
    """A mage lifts a friend to another place. MKA-MAGICLEVITATION-01"""

    keys = ("levitate",)
    kind = SPECIAL
    abilities = frozenset({LEVITATION})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        friends = levitable(state, warrior) if has(warrior, LEVITATION) else ()
        return [placing("levitate", rule_of(LEVITATION), warrior, friends)] if friends else []


class Revive(Action):
    """The eliminated come back at the side of their reviver. MKA-NECROMANCY-01, MKA-SUMMON-01, MKA-RECALL-01"""

    keys = tuple(REVIVING)
    kind = SPECIAL
    abilities = frozenset(REVIVING.values())

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        for key, ability in REVIVING.items():
            if has(warrior, ability) and not enemies_touching(state, warrior):
                fallen = fallen_for(state, warrior, ability)
                if fallen:
                    options.append(placing(key, rule_of(ability), warrior, fallen))
        return options


REGENERATE: Final = Regenerate(judge_regeneration, begin_regeneration)
LEVITATE: Final = Levitate(judge_levitation, begin_levitation)
REVIVE: Final = Revive(judge_revival, begin_revival)
