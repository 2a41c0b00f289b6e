"""What can be called, at which price, and where it may stand. SU-SUMMON"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.games.summoners.abilities.bearers import may
from tercio.games.summoners.abilities.special_rule import TO_BE_SACRIFICED
from tercio.games.summoners.field.ground import base_of, disc, marker_of
from tercio.games.summoners.field.heights import are_level, hangs_on
from tercio.games.summoners.field.sight import sees
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.attacks import judge_sight
from tercio.games.summoners.rules.special_rules import judge_deed
from tercio.games.summoners.rules.standing import judge_standing
from tercio.games.summoners.state import CALLS, HERE, Summoners, Unit
from tercio.geometry.distance import gap
from tercio.geometry.placements import contact_spots, free
from tercio.geometry.points import TOUCH, within
from tercio.geometry.shapes import Shape
from tercio.kernel import Point, Seat, Verdict

STEPS: Final = (15, 1)  # degrees between the places that are tried: first a few, then all that make a difference


def price_in_ap(state: Summoners, seat: Seat) -> int:
    """A master's first summoning of a round is free. SU-ACTION-16, SU-LEVEL-06"""
    player = state.players[seat]
    return 0 if player.table.has_free_summoning and not player.has_summoned_free else 1


def sacrifices(state: Summoners, seat: Seat) -> list[Unit]:
    """Any own creature on the table, unless a special rule forbids it. SU-TRAIT-37, a22"""
    return [unit for unit in state.creatures(seat) if may(state, unit, TO_BE_SACRIFICED)]


def can_pay(state: Summoners, seat: Seat, profile: Profile) -> bool:
    """The player has the gems and the levels. SU-SUMMON-01, SU-PROFILE-17"""
    if state.players[seat].gems < profile.mana:
        return False
    return not profile.levels or sum([unit.profile.level for unit in sacrifices(state, seat)]) >= profile.levels


def things_in_the_way(state: Summoners) -> list[Shape]:
    found: list[Shape] = [base_of(unit) for unit in state.units if unit.gone == HERE]
    found.extend([marker_of(objective) for objective in state.objectives])
    found.extend([mark.shape for mark in state.land().impassable])
    return found


def has_room(state: Summoners, summoner: Unit, profile: Profile) -> bool:
    """Is there any legal place at all? SU-SUMMON-09, a20"""
    return first_place(state, summoner, profile) is not None


def first_place(state: Summoners, summoner: Unit, profile: Profile) -> Point | None:
    """At the summoner if possible; only if nothing is free there is it asked which sacrifices he sees."""
    things = things_in_the_way(state)
    at_summoner = place_at(state, summoner, profile, things)
    if at_summoner is not None:
        return at_summoner
    for anchor in anchors(state, summoner, profile)[1:]:
        spot = place_at(state, anchor, profile, things)
        if spot is not None:
            return spot
    return None


def place_at(state: Summoners, anchor: Unit, profile: Profile, things: list[Shape]) -> Point | None:
    for step in STEPS:
        spots = spots_beside(state, profile.radius, base_of(anchor), things, step, most=1)
        if spots:
            return spots[0]
    return None


def spots_beside(
    state: Summoners, radius: int, other: Shape, things: list[Shape], step: int, most: int = 360
) -> list[Point]:
    """Places on firm ground in contact with a base or an objective, one every `step` degrees."""
    board = (state.board, state.board)
    spots = contact_spots(radius, other, things, board, step, most)
    if not state.land().steep:
        return spots
    firm = [at for at in spots if hangs_on(state, radius, at) is None and are_level(state, at, other.centre)]
    if len(firm) == len(spots) or most == 360:
        return firm
    return spots_beside(state, radius, other, things, step)[:most]


def anchors(state: Summoners, summoner: Unit, profile: Profile) -> list[Unit]:
    """Whom the new creature may touch: the summoner, or a sacrifice that he sees. SU-SUMMON-07, SU-SUMMON-08"""
    if not profile.levels:
        return [summoner]
    able = sacrifices(state, summoner.seat)
    return [summoner, *[u for u in able if can_be_given(u, able, profile.levels) and sees(state, summoner, u)]]


def can_be_given(unit: Unit, able: Sequence[Unit], wanted: int) -> bool:
    """Is there a set of sacrifices with this one in which none is superfluous? SU-SUMMON-06"""
    sums = {0}  # what the others can give without being enough by themselves
    for other in able:
        if other.id != unit.id:
            sums |= {given + other.profile.level for given in sums if given + other.profile.level < wanted}
    return max(sums) + unit.profile.level >= wanted


def judge_sacrifices(state: Summoners, seat: Seat, profile: Profile, picks: Sequence[int], verdict: Verdict) -> None:
    """Sacrifices are own creatures, enough of them and none too many. SU-SUMMON-02 to SU-SUMMON-06, a23"""
    able = {unit.id: unit for unit in sacrifices(state, seat)}
    for pick in picks:
        unit = state.find(pick)
        if unit is not None and unit.seat == seat and pick not in able and unit.profile.level > 0:
            judge_deed(state, unit, TO_BE_SACRIFICED, verdict)
        elif pick not in able:
            verdict.refuse("SU-SUMMON-02", "not-your-creature", (pick,))
    given = [able[pick].profile.level for pick in picks if pick in able]
    if sum(given) < profile.levels:
        verdict.refuse("SU-PROFILE-17", "too-few-levels", (sum(given), profile.levels))
    elif given and sum(given) - min(given) >= profile.levels:
        verdict.refuse("SU-SUMMON-06", "needless-sacrifice", (sum(given), profile.levels))


def judge_place(
    state: Summoners, summoner: Unit, profile: Profile, picks: Sequence[int], at: Point, verdict: Verdict
) -> None:
    """The new creature stands beside the summoner, or beside a sacrifice that he sees. SU-SUMMON-07 to SU-SUMMON-10"""
    judge_standing(state, profile.radius, at, verdict, on_bases="SU-SUMMON-09")
    if touches(state, profile, at, summoner):
        return
    beside = [unit for unit in state.here() if unit.id in picks and touches(state, profile, at, unit)]
    far = gap(disc(at, profile.radius), base_of(summoner))
    if not beside and far <= TOUCH:
        verdict.refuse("SU-SUMMON-07", "wall-before-summoner", (summoner.id,))
    elif not beside:
        verdict.refuse("SU-SUMMON-07", "not-at-summoner", (far,))
    elif not any([sees(state, summoner, victim) for victim in beside]):  # a21: any one of them
        judge_sight(state, summoner, beside[0], "SU-SUMMON-08", verdict)


def touches(state: Summoners, profile: Profile, at: Point, unit: Unit) -> bool:
    return within(at, unit.at, profile.radius + unit.profile.radius + TOUCH) and are_level(state, at, unit.at)


def profile_called(profiles: dict[str, Profile], code: int) -> Profile | None:
    for profile in profiles.values():
        if CALLS + profile.number == code:
            return profile
    return None


def is_free(state: Summoners, base: Shape) -> bool:
    return free(base, things_in_the_way(state), state.board, state.board)
