"""Contact, combat areas, and who fights in the same melee."""

from __future__ import annotations

from tercio.games.summoners.ground import are_touching, is_within
from tercio.games.summoners.numbers import melee_reach
from tercio.games.summoners.state import HERE, Summoners, Unit
from tercio.geometry.points import TOUCH
from tercio.kernel import Seat


def enemies_touching(state: Summoners, unit: Unit) -> list[Unit]:
    """Enemies in base contact."""
    return [
        other
        for other in state.units
        if other.gone == HERE and not state.are_allied(unit.seat, other.seat) and are_touching(unit, other)
    ]


def areas_around(state: Summoners, unit: Unit) -> list[Unit]:
    """SU-REACH-05  Enemies in whose combat area the unit stands, without touching them."""
    found: list[Unit] = []
    for other in state.units:
        if other.gone == HERE and not state.are_allied(unit.seat, other.seat):
            reach = melee_reach(state, other)
            if reach and is_within(unit, other, reach) and not are_touching(unit, other):
                found.append(other)
    return found


def is_engaged(state: Summoners, unit: Unit) -> bool:
    """a41: base contact with an enemy, or an enemy's combat area."""
    return bool(enemies_touching(state, unit)) or bool(areas_around(state, unit))


def fights(state: Summoners, unit: Unit, other: Unit) -> bool:
    """SU-OUTNUMBER-03, SU-OUTNUMBER-04  Is the other within the melee reach of this one?"""
    return is_within(unit, other, max(TOUCH, melee_reach(state, unit)))


def melee_around(state: Summoners, unit: Unit, seats: tuple[Seat, ...]) -> list[Unit]:
    """SU-OUTNUMBER-02, SU-OUTNUMBER-03  The units of these players in the same melee, from this one on.

    A unit belongs if it has an enemy that belongs within its own reach; the chain grows from unit to unit.
    """
    able = [u for u in state.units if u.gone == HERE and u.seat in seats]
    chain = [unit]
    for member in chain:
        for other in able:
            if other not in chain and not state.are_allied(member.seat, other.seat):
                linked = fights(state, member, other) or fights(state, other, member)
                if linked and belongs(state, other, able):
                    chain.append(other)
    return chain


def belongs(state: Summoners, unit: Unit, able: list[Unit]) -> bool:
    """SU-OUTNUMBER-05  It has an enemy in its own reach; merely standing in an enemy's area is not enough."""
    for other in able:
        if not state.are_allied(unit.seat, other.seat) and fights(state, unit, other):
            return True
    return False


def sides(state: Summoners, one: Seat, other: Seat) -> tuple[Seat, ...]:
    """SU-OUTNUMBER-06, SU-OUTNUMBER-07  The two players, with their teams."""
    return tuple([p.seat for p in state.players if state.are_allied(p.seat, one) or state.are_allied(p.seat, other)])


def balance(state: Summoners, unit: Unit, enemy: Seat) -> int:
    """SU-OUTNUMBER-01  How many more units the side of this one has in its melee than that enemy's side."""
    chain = melee_around(state, unit, sides(state, unit.seat, enemy))
    own = len([u for u in chain if state.are_allied(u.seat, unit.seat)])
    return own - (len(chain) - own)
