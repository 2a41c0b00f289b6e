"""SU-SUMMON  What can be called, at which price, and where it may stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.games.summoners.ground import base_of, disc, gap_between, marker_of, shape_of
from tercio.games.summoners.numbers import has
from tercio.games.summoners.profiles import IMPASSABLE, INSIGNIFICANT, Profile
from tercio.games.summoners.sight import sees
from tercio.games.summoners.state import CALLS, HERE, Summoners, Unit
from tercio.geometry.distance import inside_table, overlapping
from tercio.geometry.placing import contact_spots, free
from tercio.geometry.points import TOUCH, within
from tercio.geometry.shapes import Shape
from tercio.kernel import Point, Seat, Verdict

STEP: Final = 15  # degrees between the places that are tried


def price_in_ap(state: Summoners, seat: Seat) -> int:
    """SU-ACTION-16, SU-LEVEL-06  A master's first summoning of a round is free."""
    player = state.players[seat]
    return 0 if player.table.has_free_summoning and not player.has_summoned_free else 1


def sacrifices(state: Summoners, seat: Seat) -> list[Unit]:
    """SU-TRAIT-37, a22: any own creature on the table that is not insignificant."""
    return [unit for unit in state.creatures(seat) if not has(state, unit, INSIGNIFICANT)]


def can_pay(state: Summoners, seat: Seat, profile: Profile) -> bool:
    """SU-SUMMON-01, SU-PROFILE-17"""
    if state.players[seat].gems < profile.mana:
        return False
    return sum([unit.profile.level for unit in sacrifices(state, seat)]) >= profile.levels


def things_in_the_way(state: Summoners) -> list[Shape]:
    found: list[Shape] = [base_of(unit) for unit in state.units if unit.gone == HERE]
    found.extend([marker_of(objective) for objective in state.objectives])
    found.extend([shape_of(piece) for piece in state.pieces if piece.going == IMPASSABLE])
    return found


def has_room(state: Summoners, summoner: Unit, profile: Profile) -> bool:
    """SU-SUMMON-09, a20: is there any legal place at all?"""
    return first_place(state, summoner, profile) is not None


def first_place(state: Summoners, summoner: Unit, profile: Profile) -> Point | None:
    things = things_in_the_way(state)
    for anchor in anchors(state, summoner, profile):
        spots = contact_spots(profile.radius, base_of(anchor), things, (state.board, state.board), STEP)
        if spots:
            return spots[0]
    return None


def anchors(state: Summoners, summoner: Unit, profile: Profile) -> list[Unit]:
    """SU-SUMMON-07, SU-SUMMON-08  Whom the new creature may touch: the summoner, or a sacrifice that he sees."""
    if not profile.levels:
        return [summoner]
    return [summoner, *[unit for unit in sacrifices(state, summoner.seat) if sees(state, summoner, unit)]]


def judge_sacrifices(state: Summoners, seat: Seat, profile: Profile, picks: Sequence[int], verdict: Verdict) -> None:
    """SU-SUMMON-02 to SU-SUMMON-06, a23"""
    able = {unit.id: unit for unit in sacrifices(state, seat)}
    for pick in picks:
        unit = state.find(pick)
        if unit is not None and unit.seat == seat and pick not in able and unit.profile.level > 0:
            verdict.refuse("SU-TRAIT-37", "insignificant", (pick,))
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
    """SU-SUMMON-07 to SU-SUMMON-10"""
    base = disc(at, profile.radius)
    if not inside_table(base, state.board, state.board):
        verdict.refuse("SU-TERRAIN-06", "off-the-table", at)
    for unit in state.units:
        if unit.gone == HERE and overlapping(base, base_of(unit)):
            verdict.refuse("SU-SUMMON-09", "no-room", (unit.id,))
    for objective in state.objectives:
        if overlapping(base, marker_of(objective)):
            verdict.refuse("SU-SCEN-11", "through-objective", (objective.id,))
    for piece in state.pieces:
        if piece.going == IMPASSABLE and overlapping(base, shape_of(piece)):
            verdict.refuse("SU-TERRAIN-05", "through-impassable", (piece.id,))
    if touches(profile, at, summoner):
        return
    for pick in picks:
        victim = state.find(pick)
        if victim is not None and touches(profile, at, victim):
            if not sees(state, summoner, victim):
                verdict.refuse("SU-SUMMON-08", "not-seen", (victim.id,))
            return
    ghost = summoner._replace(profile=profile, at=at)
    verdict.refuse("SU-SUMMON-07", "not-at-summoner", (gap_between(ghost, summoner),))


def touches(profile: Profile, at: Point, unit: Unit) -> bool:
    return within(at, unit.at, profile.radius + unit.profile.radius + TOUCH)


def profile_called(profiles: dict[str, Profile], code: int) -> Profile | None:
    for profile in profiles.values():
        if CALLS + profile.number == code:
            return profile
    return None


def is_free(state: Summoners, base: Shape) -> bool:
    return free(base, things_in_the_way(state), state.board, state.board)
