"""When the game ends and who wins; the dead leave, and what their death is worth."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.scoring import (
    credited,
    scenario_of,
    scores_of_waiting,
    seats_of,
    side_of,
    winners,
)
from tercio.games.summoners.state import (
    DEPARTED,
    KILLED,
    Summoners,
    Unit,
    summoners,
)
from tercio.games.summoners.steps.overtime import LastStand, PlayOn
from tercio.kernel import NOBODY, Event, Match, RuleId, Sealed, Seat

SEIZED: Final = 5  # SU-S8-09


def profile_of(m: Match, name: str) -> Profile:
    return content_of(m.game).profiles[name]


# -- the dead --------------------------------------------------------------------------------------------


def settle(m: Match) -> bool:
    """SU-PROFILE-08  Units without life leave, all at once: who falls together, falls together (a78)."""
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
    by = NOBODY
    for event in reversed(m.events):
        if event.name == "wounded" and event.facts[0] == unit.id:
            if event.facts[2] > 0:
                break
            by = event.facts[3]
    return by


def score_death(m: Match, unit: Unit, seat: Seat) -> None:
    """SU-S6-06, SU-S10-06 and SU-S2-09, SU-S9-09  Points at once."""
    scenario = scenario_of(summoners(m))
    if seat == NOBODY:
        return
    if unit.profile.is_summoner:
        changes.score(m, seat, scenario.slain_points, scenario.slain_rule, unit.id)
    elif scenario.levels_rule:
        changes.score(m, seat, unit.profile.level, scenario.levels_rule, unit.id)


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


def end_by_points(m: Match, rule: RuleId) -> None:
    """a8, a82: the points so far decide; what is counted only when all is over is counted now."""
    state = summoners(m)
    for score in scores_of_waiting(state):
        changes.score(m, score.seat, score.points, score.rule, score.source)
    for player in state.players:
        m.emit(Event("total", rule, (player.seat, player.points)))
    changes.end_game(m, faithful(state, winners(state)), rule)


def faithful(state: Summoners, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """K-CONCEDE-01  Whoever has given up does not win with his team; whoever has fallen does."""
    fallen = [unit.seat for unit in state.units if unit.profile.is_summoner and unit.gone == KILLED]
    return tuple([seat for seat in seats if seat in fallen or not state.players[seat].is_out])


def is_last_round(state: Summoners) -> bool:
    return state.round >= state.last_round


def end_after_last_round(m: Match) -> None:
    """SU-S2-08, SU-S1-07  Points decide; where there are none, the players may go on."""
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
    """SU-SCEN-24  The last stand, if all have agreed on it."""
    state = summoners(m)
    if state.has_last_stand and is_last_round(state):
        m.push(LastStand())


def concede(m: Match, seat: Seat) -> None:
    """K-CONCEDE-01  The other side wins; with more sides than two the rest play on (a83)."""
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


# -- the portal of scenario 7 and the well of scenario 8 --------------------------------------------------------


def depart(m: Match, unit: Unit) -> None:
    """SU-S7-08, a87  The creature leaves the board through the portal and scores at once."""
    rule = scenario_of(summoners(m)).departed_rule
    changes.leave(m, unit, DEPARTED, rule)
    changes.score(m, unit.seat, unit.profile.level, rule, unit.id)


def seize(m: Match, unit: Unit) -> None:
    """SU-S8-09  Five points, and the game is over."""
    rule = scenario_of(summoners(m)).seizing_rule
    changes.score(m, unit.seat, SEIZED, rule, unit.id)
    end_by_points(m, rule)
