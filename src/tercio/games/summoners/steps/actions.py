"""A unit does what was chosen in its activation: the one place where each action begins. SU-ACTION"""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.printed.objectives import WELL
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.actions import MOVE_RULES, MOVES
from tercio.games.summoners.rules.melee import MELEES
from tercio.games.summoners.state import CALLS, Unit, summoners
from tercio.games.summoners.steps.melee import begin_melee
from tercio.games.summoners.steps.moves import begin_charge, begin_move
from tercio.games.summoners.steps.scoring import seize
from tercio.games.summoners.steps.shots import begin_shot
from tercio.games.summoners.steps.spells import cast
from tercio.games.summoners.steps.summons import summon
from tercio.kernel import NOBODY, Answer, Event, Match


def perform(m: Match, unit: Unit, answer: Answer, calls: tuple[Profile, ...] = ()) -> None:
    state = summoners(m)
    key = answer.key
    if key in MOVES:
        price, bit = MOVES[key]
        changes.pay(m, unit, price, MOVE_RULES[key])
        begin_move(m, unit, answer.path, bit, MOVE_RULES[key], answer.picks)
    elif key == "charge":
        (target,) = answer.picks
        m.emit(Event("charges", "SU-CHARGE-01", (unit.id, target)))
        changes.pay(m, unit, 2, "SU-CHARGE-01")
        begin_charge(m, unit.id, target, answer.path)
    elif key in MELEES:
        changes.pay(m, unit, 1, "SU-ACTION-13")
        begin_melee(m, state.units[unit.id], answer)
    elif key == "ranged":
        changes.pay(m, unit, 1, "SU-ACTION-14")
        begin_shot(m, state.units[unit.id], answer.detail, answer.picks, "SU-ACTION-14")
    elif key in ("cast", "act"):
        cast(m, unit, answer)
    elif key == "summon":
        profile = next(profile for profile in calls if CALLS + profile.number == answer.subject)
        summon(m, unit, profile, answer.picks, answer.path[0])
    elif key == "interact":
        changes.pay(m, unit, 1, "SU-ACTION-17")
        interact(m, state.units[unit.id], answer.picks[0])
    else:
        changes.pay(m, unit, 1, "SU-ACTION-10")
        changes.concentrate(m, state.units[unit.id], "SU-ACTION-10")


def interact(m: Match, unit: Unit, pick: int) -> None:
    """A neutral source is taken; an enemy's becomes neutral first. SU-MANA-05, SU-MANA-09, SU-MANA-10"""
    objective = summoners(m).objective(pick)
    assert objective is not None
    if objective.kind == WELL:
        seize(m, unit)
    elif objective.holder == NOBODY:
        changes.hold(m, objective, unit.seat, "SU-MANA-05")
    else:
        changes.hold(m, objective, NOBODY, "SU-MANA-09")
