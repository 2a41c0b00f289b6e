from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.abilities.bearers import power_of
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.rules.combat.values import attack_bonus, printed
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import Given
from tercio.kernel import Event, Match

SPECIAL_ACTION = "MK-SPECIAL-02"


class NaturesWrath(Gift):
    """A die may add its attack bonus to the attack roll. MKF-WRATH-02"""

    id = "MKF-WRATH-02"
    stands_in = "MKF-WRATH-01"
    name = "natures-wrath"
    number = 68
    subfaction = "storm-druids"

    def throws_first(self, m: Match, bearer: Warrior, using: str) -> bool:
        """Wrath is for the warrior that was given the combat action; in a formation, for the primary attacker. A63"""
        if power_of(using).heals:
            return False
        given = [step for step in m.stack if isinstance(step, Given) and step.warriors[0] == bearer.id]
        return bool(given) and given[-1].rule != SPECIAL_ACTION

    def thrown(self, m: Match, aim: Aim, face: int) -> int:
        """The rule of 3 does not count, and natural results are read from the dice. MKF-WRATH-03, A63"""
        is_met = face <= printed(aim.attacker, DAMAGE)
        added = attack_bonus(mageknight(m), aim).total if is_met else 0
        m.emit(Event("wrath", "MKF-WRATH-03", (aim.attacker.id, face, added)))
        return added
