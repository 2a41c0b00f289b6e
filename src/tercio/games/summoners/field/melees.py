"""Contact, combat areas, and who fights in the same melee."""

from __future__ import annotations

from tercio.games.summoners.field.ground import are_touching, is_in_reach
from tercio.games.summoners.state import HERE, Summoners, Unit
from tercio.kernel import Seat


def enemies_touching(state: Summoners, unit: Unit) -> list[Unit]:
    """Enemies in base contact."""
    return [
        other
        for other in state.units
        if other.gone == HERE
        and other.seat != unit.seat
        and are_touching(state, unit, other)
        and not state.are_allied(unit.seat, other.seat)
    ]


def areas_around(state: Summoners, unit: Unit) -> list[Unit]:
    """SU-REACH-05  Enemies in whose combat area the unit stands, without touching them."""
    found: list[Unit] = []
    for other in state.units:
        if other.gone == HERE and other.seat != unit.seat and not state.are_allied(unit.seat, other.seat):
            reach = other.profile.area
            if reach and is_in_reach(state, unit, other, reach) and not are_touching(state, unit, other):
                found.append(other)
    return found


def is_engaged(state: Summoners, unit: Unit) -> bool:
    """a41: base contact with an enemy, or an enemy's combat area."""
    seat = unit.seat
    for other in state.units:
        if other.gone != HERE or other.seat == seat or not is_in_reach(state, unit, other, other.profile.area):
            continue
        if not state.are_allied(seat, other.seat):
            return True
    return False


def melee_around(state: Summoners, unit: Unit, seats: tuple[Seat, ...]) -> list[Unit]:
    """SU-OUTNUMBER-02 to SU-OUTNUMBER-05  The units of these players in the melee of this one, itself included.

    Friends who stand side by side are links of the chain as well. Whoever has no enemy of the melee within his own
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
    """SU-OUTNUMBER-08  All who are linked with this one: two of whom one reaches the other, friends or enemies."""
    chain, linked = [unit], {unit.id}
    for member in chain:
        for other in able:
            reach = max(reaches[member.id], reaches[other.id])
            if other.id not in linked and is_in_reach(state, member, other, reach):
                chain.append(other)
                linked.add(other.id)
    return chain


def has_enemy(state: Summoners, unit: Unit, chain: list[Unit], reach: int) -> bool:
    """SU-OUTNUMBER-03, -04, SU-REACH-03  An enemy of the chain touches the unit or stands in its combat area."""
    for other in chain:
        if is_in_reach(state, unit, other, reach) and not state.are_allied(unit.seat, other.seat):
            return True
    return False


def sides(state: Summoners, one: Seat, other: Seat) -> tuple[Seat, ...]:
    """SU-OUTNUMBER-06, SU-OUTNUMBER-07  The two players, with their teams."""
    return tuple([p.seat for p in state.players if state.are_allied(p.seat, one) or state.are_allied(p.seat, other)])


def balance(state: Summoners, unit: Unit, enemy: Seat) -> int:
    """SU-OUTNUMBER-01  How many more units the side of this one has in its melee than that enemy's; 0 without melee."""
    chain = melee_around(state, unit, sides(state, unit.seat, enemy))
    own = len([u for u in chain if state.are_allied(u.seat, unit.seat)])
    return own - (len(chain) - own)
