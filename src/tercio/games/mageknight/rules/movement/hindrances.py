"""Enemies in contact and terror may keep a warrior from moving. MK-MOVE-14 to MK-MOVE-33"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import FLIES, TERRIFIES
from tercio.games.mageknight.abilities.bearers import asked, asked_unit
from tercio.games.mageknight.abilities.registry import rule_for
from tercio.games.mageknight.field.ground import are_touching, enemies_touching, move_type
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.printed.dials import HORSESHOE, WINGS
from tercio.games.mageknight.rules.movement.flight import judge_travel
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import RuleId, Tally, Verdict

FACES: Final = 6
EASY: Final[dict[str, RuleId]] = {HORSESHOE: "MK-MOVE-24", WINGS: "MK-MOVE-33"}  # to break away with
FRIGHTENS: Final = 2  # MKA-TERRIFY-01  the highest face on which terror works


def must_break_away(state: MageKnight, warrior: Warrior) -> bool:
    """Enemies hold it. MK-MOVE-14"""
    return bool(enemies_touching(state, warrior))


def frees_on(state: MageKnight, warrior: Warrior) -> Tally:
    """It breaks away on this face and on all above it. MK-MOVE-17, MK-MOVE-24, MK-MOVE-33, MKA-FLIGHT-01"""
    tally, kind = Tally(4, "MK-MOVE-17"), move_type(state, warrior)
    if kind in EASY:
        tally.set(2, EASY[kind])
    else:
        for ability in asked_unit(state, warrior, FLIES)[:1]:
            tally.set(2, ability.id)
    return tally


def freedom(state: MageKnight, warrior: Warrior) -> int:
    """How likely it is to break away, in percent."""
    return 100 * (FACES + 1 - frees_on(state, warrior).total) // FACES


def terrors_met(state: MageKnight, warrior: Warrior, moved: Warrior) -> list[Warrior]:
    """These frighten, and the move would bring it into base contact with them."""
    return [
        other
        for other in state.warriors
        if other.gone == HERE
        and asked(other, TERRIFIES)
        and state.are_enemies(warrior, other)
        and are_touching(state, moved, other)
        and not are_touching(state, warrior, other)
    ]


def judge_another_way(state: MageKnight, way: Way, dreaded: tuple[int, ...], verdict: Verdict) -> None:
    """A warrior that was frightened goes where it may, but not up to an enemy that it dreads. MK H23"""
    judge_travel(state, way, verdict)
    for number in dreaded:
        if are_touching(state, way.end, state.warriors[number]):
            verdict.refuse(rule_for(TERRIFIES), "frightened", (way.warrior.id, number))
