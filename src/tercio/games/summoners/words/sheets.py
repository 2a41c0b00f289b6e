"""The numbers that bear on a question, each with its receipts."""

from __future__ import annotations

from typing import Final

from tercio.games.remarks import Sheet
from tercio.games.summoners.field.strikes import Strike, dice_of, parry_dice
from tercio.games.summoners.field.values import run, walk
from tercio.games.summoners.rules.control import control_target
from tercio.games.summoners.rules.disengagement import disengage_dice, holders
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.kernel import Decision, Option, View

WALKS: Final = ("walk", "reposition", "cover-walk")
RUNS: Final = ("run", "reposition-run", "cover-run", "charge")
ATTACKING: Final = ("melee", "melee-once", "ranged")
ANSWERING: Final = ("counterstrike", "counterstrike-once", "return-shot", "defensive-shot")
STRIKING: Final = ATTACKING + ANSWERING


def sheets(view: View, decision: Decision) -> list[Sheet]:
    """What each option of the question allows or rolls, with its receipts."""
    state = summoners(view.ghost)
    found: list[Sheet] = []
    for option in decision.options:
        found += sheets_of(state, decision, option)
    return found


def sheets_of(state: Summoners, decision: Decision, option: Option) -> list[Sheet]:
    unit = state.find(option.subject)
    if option.key in WALKS and unit is not None:
        return [Sheet(option.key, walk(state, unit), unit.id), *leaving(state, unit, option.key)]
    if option.key in RUNS and unit is not None:
        return [Sheet(option.key, run(state, unit), unit.id), *leaving(state, unit, option.key)]
    if option.key == "focus" and unit is not None:
        return [Sheet("focus", control_target(state, unit), unit.id)]
    if option.key == "parry" and unit is not None:
        return [Sheet("parry", parry_dice(state, unit), unit.id)]
    if option.key in STRIKING and unit is not None:
        targets = option.among if option.key in ATTACKING else (decision.subject,)
        dice = [dice_of(state, Strike(unit.id, option.detail, target)) for target in targets[:1]]
        return [Sheet(option.key, tally, unit.id, option.detail) for tally in dice]
    return []


def leaving(state: Summoners, unit: Unit, key: str) -> list[Sheet]:
    """A unit that is held has to test. SU-DISENGAGE-02"""
    if key not in ("walk", "run") or not holders(state, unit):
        return []
    return [Sheet("disengage", disengage_dice(state, unit), unit.id)]
