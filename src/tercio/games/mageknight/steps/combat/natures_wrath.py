"""MKF-WRATH  Nature's Wrath: a die at the start of a combat action may add the attack bonus to the attack roll."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has_gift, power_of
from tercio.games.mageknight.abilities.names import WRATH
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.rules.combat.values import attack_bonus, printed
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import Given
from tercio.kernel import Event, Match

SPECIAL_ACTION = "MK-SPECIAL-02"


def is_wrathful(m: Match, attacker: Warrior, using: str) -> bool:
    """Wrath is for whoever was given the combat action; of a formation the primary attacker. MKF-WRATH-02, A63"""
    if power_of(using).heals or not has_gift(attacker, WRATH):
        return False
    given = [step for step in m.stack if isinstance(step, Given) and step.warriors[0] == attacker.id]
    return bool(given) and given[-1].rule != SPECIAL_ACTION


def wrath_of(m: Match, aim: Aim, face: int) -> int:
    """What is added to the roll: outside the rule of 3; natural results are read from the dice. MKF-WRATH-03, A63"""
    is_met = face <= printed(aim.attacker, DAMAGE)
    added = attack_bonus(mageknight(m), aim).total if is_met else 0
    m.emit(Event("wrath", "MKF-WRATH-03", (aim.attacker.id, face, added)))
    return added
