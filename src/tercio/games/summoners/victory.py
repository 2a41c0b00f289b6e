"""When the game ends and who wins; the dead leave, and what their death is worth."""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.rules.scoring import (
    credited,
    faithful,
    scenario_of,
    seats_of,
    side_of,
)
from tercio.games.summoners.state import (
    KILLED,
    Summoners,
    Unit,
    summoners,
)
from tercio.games.summoners.steps.overtime import LastStand, PlayOn
from tercio.games.summoners.steps.scoring import end_by_points, score_death
from tercio.kernel import NOBODY, Match, Sealed, Seat

# -- the dead --------------------------------------------------------------------------------------------


def settle(m: Match) -> bool:
    """Units without life leave, all at once: who falls together, falls together (a78). SU-PROFILE-08"""
    state = summoners(m)
    dead = [unit for unit in state.here() if unit.life_left == 0]
    if not dead:
        return False
    deeds = [(unit, killer_of(m, unit)) for unit in dead]
    for unit, by in deeds:
        changes.leave(m, unit, KILLED, "SU-PROFILE-08", by)
    for unit, by in deeds:
        score_death(m, unit, credited(state, unit.seat, by))
    fallen = tuple([unit.seat for unit in dead if unit.profile.is_summoner])
    if fallen:
        fall(m, fallen)
    return True


def killer_of(m: Match, unit: Unit) -> Seat:
    """The player whose doing was the wound that took the last life point."""
    for event in reversed(m.events):
        if event.name == "wounded" and (wounded := changes.Wounded(*event.facts)).unit == unit.id:
            return wounded.by
    return NOBODY


def fall(m: Match, fallen: tuple[Seat, ...]) -> None:
    """Summoners have fallen: the game ends when no more than one side is left (SU-S9-10)."""
    state = summoners(m)
    scenario = scenario_of(state)
    standing = tuple([seat for seat in state.playing() if seat not in fallen])
    sides = {side_of(state, seat) for seat in standing}
    if len(sides) > 1:
        for seat in fallen:
            changes.put_out(m, seat, scenario.slain_rule)
    elif scenario.has_points:
        end_by_points(m, scenario.one_side_rule or scenario.slain_rule)
    else:  # SU-S1-05, a78
        changes.end_game(m, standing, scenario.slain_rule)


# -- the end -----------------------------------------------------------------------------------------------


def is_last_round(state: Summoners) -> bool:
    return state.round >= state.last_round


def end_after_last_round(m: Match) -> None:
    """Points decide; where there are none, the players may go on. SU-S2-08, SU-S1-07"""
    scenario = scenario_of(summoners(m))
    if scenario.has_points:
        end_by_points(m, scenario.limit_rule)
    else:
        m.push(PlayOn(summoners(m).playing()))


def goes_on(m: Match) -> bool:
    """Is there another round? If not, the game is brought to its end."""
    state = summoners(m)
    if not is_last_round(state):
        return True
    end_after_last_round(m)
    return False


def begin_round(m: Match) -> None:
    """The last stand, if all have agreed on it. SU-SCEN-24"""
    state = summoners(m)
    if state.has_last_stand and is_last_round(state):
        m.push(LastStand())


def concede(m: Match, seat: Seat) -> None:
    """The other side wins; with more sides than two the rest play on (a83). K-CONCEDE-01"""
    state = summoners(m)
    sides = {side_of(state, other) for other in state.playing() if other != seat}
    if len(sides) == 1:
        (side,) = sides
        changes.end_game(m, faithful(state, seats_of(state, side)), "K-CONCEDE-01")
        return
    changes.put_out(m, seat, "K-CONCEDE-01")
    for step in m.stack:
        if isinstance(step, Sealed):
            step.excuse(seat)
