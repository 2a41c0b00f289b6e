"""MKA  Ranged combat actions that are given for a special ability."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import in_use
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.combat.powers import (
    aimed,
    judge_aimed,
    most_targets,
    power_targets,
)
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.ranged_combat import begin_aimed
from tercio.kernel import Option


class Aimed(Action):
    """A warrior aims an ability: blasts, flames, storms, frost, confusion, hexes, and shots over what is in the way."""

    kind = RANGED
    rule = "MK-RANGED-02"
    lacking = "nobody-to-shoot"

    def option_keys(self) -> tuple[str, ...]:
        return tuple(aimed())

    def takes(self) -> frozenset[str]:
        return frozenset([ability.name for ability in aimed().values()])

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        own = in_use(warrior)
        for key, ability in aimed().items():
            if ability.name in own:
                targets = power_targets(state, warrior, ability)
                if targets:
                    most = min(len(targets), most_targets(warrior, ability))
                    options.append(Option(key, ability.id, warrior.id, targets, 1, most))
        return options


WIELD: Final = Aimed(judge_aimed, begin_aimed)
