"""Special actions bring eliminated warriors back. MK-SPECIAL-11"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.registry import revivers
from tercio.games.mageknight.actions.action import Action, Stance, placing
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.turns.actions import SPECIAL
from tercio.games.mageknight.rules.turns.revival import fallen_for, judge_revival
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.turns.revival import begin_revival
from tercio.kernel import Option


class Revive(Action):
    """The eliminated come back at the side of their reviver."""

    kind = SPECIAL
    rule = "MK-SPECIAL-01"
    lacking = "nobody-to-revive"
    order = 3
    puts_down = True
    is_beside_it = True

    def option_keys(self) -> tuple[str, ...]:
        return tuple(revivers())

    def takes(self) -> frozenset[str]:
        return frozenset([ability.name for ability in revivers().values()])

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        for key, ability in revivers().items():
            if ability.name in stance.abilities and not enemies_touching(state, warrior):
                fallen = fallen_for(state, warrior, ability)
                if fallen:
                    options.append(placing(key, ability.id, warrior, fallen))
        return options


REVIVE: Final = Revive(judge_revival, begin_revival)
