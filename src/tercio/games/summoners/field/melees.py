"""Contact, combat areas, and who fights in the same melee."""

from __future__ import annotations

from tercio.games.summoners.field.ground import are_touching, is_in_reach
from tercio.games.summoners.state import HERE, Summoners, Unit
from tercio.kernel import Seat


def enemies_touching(state: Summoners, unit: Unit) -> list[Unit]:
    """The unit touches these enemies."""
    return [
        other
        for other in state.units
        if other.gone == HERE
        and other.seat != unit.seat
        and are_touching(state, unit, other)
        and not state.are_allied(unit.seat, other.seat)
    ]


def areas_around(state: Summoners, unit: Unit) -> list[Unit]:
    """The unit stands in the combat areas of these enemies, without touching them. SU-REACH-05"""
    found: list[Unit] = []
    for other in state.units:
        if other.gone == HERE and other.seat != unit.seat and not state.are_allied(unit.seat, other.seat):
            reach = other.profile.area
            if reach and is_in_reach(state, unit, other, reach) and not are_touching(state, unit, other):
                found.append(other)
    return found


def is_engaged(state: Summoners, unit: Unit) -> bool:
    """An enemy touches the unit or has it in his combat area. a41"""
    seat = unit.seat
    for other in state.units:
        if other.gone != HERE or other.seat == seat or not is_in_reach(state, unit, other, other.profile.area):
            continue
        if not state.are_allied(seat, other.seat):
            return True
    return False


def melee_around(state: Summoners, unit: Unit, seats: tuple[Seat, ...]) -> list[Unit]:
    """These units of the players are in the melee of this one, itself included. SU-OUTNUMBER-02 to SU-OUTNUMBER-05

    Friends who stand side by side are links of the chain as well. A unit that has no enemy of the melee within its own
    reach is not part of it, so that he is no link either; empty where this holds for the unit itself.
    """
    able = [other for other in state.units if other.gone == HERE and other.seat in seats]
    reaches = {other.id: other.profile.area for other in able}
    while True:
        chain = chain_from(state, unit, able, reaches)
        able = [member for member in chain if has_enemy(state, member, chain, reaches[member.id])]
        if len(able) == len(chain):
            return chain
        if not able or able[0].id != unit.id:
            return []


def chain_from(state: Summoners, unit: Unit, able: list[Unit], reaches: dict[int, int]) -> list[Unit]:
    """All who are linked with this one: two of whom one reaches the other, friends or enemies. SU-OUTNUMBER-08"""
    chain, linked = [unit], {unit.id}
    for member in chain:
        for other in able:
            reach = max(reaches[member.id], reaches[other.id])
            if other.id not in linked and is_in_reach(state, member, other, reach):
                chain.append(other)
                linked.add(other.id)
    return chain


def has_enemy(state: Summoners, unit: Unit, chain: list[Unit], reach: int) -> bool:
    """An enemy of the chain touches the unit or stands in its combat area. SU-OUTNUMBER-03, -04, SU-REACH-03"""
    for other in chain:
        if is_in_reach(state, unit, other, reach) and not state.are_allied(unit.seat, other.seat):
            return True
    return False


def sides(state: Summoners, one: Seat, other: Seat) -> tuple[Seat, ...]:
    """The two players count with their teams. SU-OUTNUMBER-06, SU-OUTNUMBER-07"""
    return tuple([p.seat for p in state.players if state.are_allied(p.seat, one) or state.are_allied(p.seat, other)])


def balance(state: Summoners, unit: Unit, enemy: Seat) -> int:
    """By how many units its side outnumbers that enemy's in its melee; 0 without a melee. SU-OUTNUMBER-01"""
    chain = melee_around(state, unit, sides(state, unit.seat, enemy))
    own = len([u for u in chain if state.are_allied(u.seat, unit.seat)])
    return own - (len(chain) - own)
