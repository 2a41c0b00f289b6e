"""MK-MELEE, MK-CAPTURE  Close combat actions where the warrior stands: strikes and captures."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import STRIKES_ALL
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.actions.action import FOES, Action, Stance
from tercio.games.mageknight.field.ground import faces, is_in_front
from tercio.games.mageknight.rules.combat.close_combat import judge_strike, strikes_at
from tercio.games.mageknight.rules.turns.actions import CLOSE, FINISH
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.close_combat import begin_strike
from tercio.kernel import Option


class Close(Action):
    """A warrior strikes an enemy at its front arc. MK-MELEE-02"""

    kind = CLOSE
    rule = "MK-MELEE-02"
    lacking = "nobody-to-strike"
    needs = FOES

    def option_keys(self) -> tuple[str, ...]:
        return ("close", "capture", *names_answering(STRIKES_ALL))

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return strikes_at(warrior, [foe for foe in stance.foes if is_in_front(warrior, foe.at)])


class Finish(Close):
    """A guard eliminates its captive. MK-CAPTURE-09, MK-CAPTURE-22"""

    kind = FINISH
    rule = "MK-CAPTURE-22"
    lacking = "no-captive-to-strike"
    needs = 0

    def option_keys(self) -> tuple[str, ...]:
        return ("finish",)

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        captive = state.captive_of(warrior.id)
        if captive is None or not faces(state, warrior, captive):
            return []
        return [Option("finish", "MK-CAPTURE-22", warrior.id, (captive.id,), 1, 1)]


STRIKE: Final = Close(judge_strike, begin_strike)
FINISH_OFF: Final = Finish(judge_strike, begin_strike)
