"""What scores: at the end of a round, at once, and when all is over. Everything here only looks."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.abilities.bearers import may
from tercio.games.summoners.abilities.special_rule import TO_HOLD_RELICS
from tercio.games.summoners.field.ground import gap_to_marker
from tercio.games.summoners.printed.objectives import EXIT, LARGE, PORTAL, WELL_SOURCE
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import SCENARIOS, Scenario, Worth, is_own_half
from tercio.games.summoners.state import KILLED, Objective, Summoners, Unit
from tercio.kernel import NOBODY, Receipt, RuleId, Seat
from tercio.kernel.tally import ADD, BASE

AT_A_RELIC: Final = INCH  # SU-SCEN-13
AT_THE_EXIT: Final = 2 * INCH  # SU-S7-10
SUMMONER_AT_A_RELIC: Final = 5  # SU-SCEN-15
PORTAL_WORTH: Final = Worth(1, 1, "SU-SCEN-18")
WAITING_POINTS: Final = 2  # SU-S7-10


class Score(NamedTuple):
    """Points for a player, the rule that gives them, and what they are for."""

    seat: Seat
    points: int
    rule: RuleId
    source: int = NOBODY


def scenario_of(state: Summoners) -> Scenario:
    return SCENARIOS[state.scenario]


# -- sides -----------------------------------------------------------------------------------------------


def side_of(state: Summoners, seat: Seat) -> Seat:
    """Players of one team are one side, called by its first seat. SU-SCEN-26"""
    for player in state.players:
        if state.are_allied(player.seat, seat):
            return player.seat
    return seat


def seats_of(state: Summoners, side: Seat) -> tuple[Seat, ...]:
    return tuple([player.seat for player in state.players if side_of(state, player.seat) == side])


def totals(state: Summoners) -> dict[Seat, int]:
    """The victory points of each side; those of players who are out still count (a83). a85"""
    found: dict[Seat, int] = {}
    for player in state.players:
        side = side_of(state, player.seat)
        found[side] = found.get(side, 0) + player.points
    return found


def winners(state: Summoners) -> tuple[Seat, ...]:
    """A tie for the first place is a draw (a8); a side of which everybody has given up has no place. a83"""
    points = {side: total for side, total in totals(state).items() if faithful(state, seats_of(state, side))}
    best = [side for side in points if points[side] == max(points.values())]
    return faithful(state, seats_of(state, best[0])) if len(best) == 1 else ()


def faithful(state: Summoners, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A player who has given up does not win with the team; one who has fallen does. K-CONCEDE-01"""
    fallen = [unit.seat for unit in state.units if unit.profile.is_summoner and unit.gone == KILLED]
    return tuple([seat for seat in seats if seat in fallen or not state.players[seat].is_out])


# -- relics --------------------------------------------------------------------------------------------------


def levels_at(state: Summoners, objective: Objective) -> dict[Seat, int]:
    """The levels that each player has within an inch of it. SU-SCEN-13 to SU-SCEN-15, SU-TRAIT-29"""
    return levels_by_seat(holders_of(state, objective))


def levels_by_seat(units: list[Unit]) -> dict[Seat, int]:
    found: dict[Seat, int] = {}
    for unit in units:
        found[unit.seat] = found.get(unit.seat, 0) + levels_of(unit)
    return found


def holders_of(state: Summoners, objective: Objective) -> list[Unit]:
    """These units are near enough to a relic, and count there. SU-SCEN-13, SU-TRAIT-29"""
    near = [unit for unit in state.here() if gap_to_marker(unit, objective) <= AT_A_RELIC]
    return [unit for unit in near if may(state, unit, TO_HOLD_RELICS)]


def levels_of(unit: Unit) -> int:
    return unit.profile.level or SUMMONER_AT_A_RELIC


def controller_of(state: Summoners, objective: Objective) -> Seat:
    """The side with the most levels controls it, and of its players the one with the most. SU-SCEN-14, -16, a85"""
    return strongest(state, levels_at(state, objective))


def strongest(state: Summoners, by_seat: dict[Seat, int]) -> Seat:
    """NOBODY where sides are level. SU-SCEN-16"""
    best = leading(state, by_seat)
    if len(best) != 1:
        return NOBODY
    own = [seat for seat in seats_of(state, best[0]) if seat in by_seat]
    return max(own, key=by_seat.__getitem__)


def leading(state: Summoners, by_seat: dict[Seat, int]) -> list[Seat]:
    """The sides with the most levels. a85"""
    by_side: dict[Seat, int] = {}
    for seat, levels in by_seat.items():
        side = side_of(state, seat)
        by_side[side] = by_side.get(side, 0) + levels
    return [side for side in by_side if by_side[side] == max(by_side.values())]


class Claim(NamedTuple):
    """Somebody has levels at a relic: who controls it, with how many, and whose they are."""

    objective: int
    seat: Seat  # NOBODY where it is contested
    levels: int
    rule: RuleId
    lines: tuple[Receipt, ...]


def claims(state: Summoners) -> list[Claim]:
    """What is told of every relic that is worth something and near which somebody stands. SU-SCEN-14, SU-SCEN-16"""
    scenario = scenario_of(state)
    found: list[Claim] = []
    for objective in state.objectives:
        if objective.is_source or worth_of(scenario, objective) is None:
            continue
        holders = holders_of(state, objective)
        if not holders:
            continue
        by_seat = levels_by_seat(holders)
        seat, best = strongest(state, by_seat), leading(state, by_seat)[0]
        own = [unit for unit in holders if side_of(state, unit.seat) == best]
        lines = [Receipt(ADD if at else BASE, levels_of(unit), rule_of(unit), unit.id) for at, unit in enumerate(own)]
        rule = "SU-SCEN-16" if seat == NOBODY else "SU-SCEN-14"
        found.append(Claim(objective.id, seat, sum([line.value for line in lines]), rule, tuple(lines)))
    return found


def rule_of(unit: Unit) -> RuleId:
    return "SU-SCEN-15" if unit.profile.is_summoner else "SU-SCEN-14"


# -- at the end of a round ---------------------------------------------------------------------------------------


def scores_of_round(state: Summoners) -> list[Score]:
    """The scenario gives these points for what is controlled now. SU-END-05, SU-SCEN-12"""
    scenario = scenario_of(state)
    found: list[Score] = []
    for objective in state.objectives:
        worth = worth_of(scenario, objective)
        if worth is None:
            continue
        holder = objective.holder if objective.is_source else controller_of(state, objective)
        if holder != NOBODY:
            near = is_own_half(state.board, home_of(state, holder), objective.at)
            found.append(Score(holder, worth.near if near else worth.far, worth.rule, objective.id))
    if scenario.majority_rule:
        found.extend(majority(state, scenario.majority_rule))
    return found


def home_of(state: Summoners, seat: Seat) -> int:
    """A player is at home at his deployment point; before one is taken, at that of his seat. a14"""
    spot = state.players[seat].spot
    return seat if spot == NOBODY else spot


def worth_of(scenario: Scenario, objective: Objective) -> Worth | None:
    """Controlling it is worth this; None where it gives nothing."""
    if objective.kind in (LARGE, WELL_SOURCE):
        return scenario.source
    if objective.kind == PORTAL:
        return PORTAL_WORTH
    return scenario.relic if objective.is_relic else None


def majority(state: Summoners, rule: RuleId) -> list[Score]:
    """The player who holds more sources than anybody else has a point. SU-S4-05"""
    held = [sources_of(state, player.seat) for player in state.players]
    best = [player.seat for player in state.players if held[player.seat] == max(held)]
    return [Score(best[0], 1, rule)] if len(best) == 1 else []


def sources_of(state: Summoners, seat: Seat) -> int:
    return len([o for o in state.objectives if o.is_source and o.holder == seat])


# -- at once, and at the very end ----------------------------------------------------------------------------------


def credited(state: Summoners, seat: Seat, by: Seat) -> Seat:
    """The death of a unit of this seat is this player's doing. a84, a86

    With two players it is always the opponent's; with more, that of the enemy who did it, or nobody's.
    """
    if by != NOBODY and not state.are_allied(seat, by):
        return by
    return 1 - seat if len(state.players) == 2 else NOBODY


def scores_of_waiting(state: Summoners) -> list[Score]:
    """Summoners within 2 inches of the portal score when the game is over. SU-S7-10"""
    rule = scenario_of(state).waiting_rule
    if not rule:
        return []
    exits = [objective for objective in state.objectives if objective.kind == EXIT]
    return [
        Score(unit.seat, WAITING_POINTS, rule, unit.id)
        for unit in state.here()
        if unit.profile.is_summoner and [o for o in exits if gap_to_marker(unit, o) <= AT_THE_EXIT]
    ]


def well_sources(state: Summoners, seat: Seat) -> int:
    """The number of the well's own sources that a player holds. a88"""
    return len([o for o in state.objectives if o.kind == WELL_SOURCE and o.holder == seat])
