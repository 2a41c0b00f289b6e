"""The dead leave, players drop out, the game ends and somebody wins. MK-DAMAGE-09, MK-ELIM, MK-END"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import FREES_CAPTIVES, IS_LOST, KILLS_CAPTIVES
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.cavalry import unit_of
from tercio.games.mageknight.field.ground import may_soar
from tercio.games.mageknight.field.missions import active_seats, sides_with_active
from tercio.games.mageknight.rules.movement.landings import can_stand, place_at_guard
from tercio.games.mageknight.state import MageKnight, Warrior, is_restless, mageknight
from tercio.games.mageknight.steps.turns import agreed_end
from tercio.games.mageknight.steps.turns.fall import all_falling, all_lost, fall, fall_together
from tercio.games.mageknight.steps.turns.missions import take_all
from tercio.kernel import NOBODY, Event, Match, Receipt, RuleId, Sealed, Seat
from tercio.kernel.tally import BASE

# -- what always holds ---------------------------------------------------------------------------------------


def settle(m: Match) -> bool:
    """The dead are removed, captives of the dead are free, who lost its wings comes down."""
    state = mageknight(m)
    if state.workings and spell_changes.settle(m):
        return True
    if state.restless is None:
        state.restless = {warrior.id for warrior in state.warriors if is_restless(warrior)}
    if not state.restless:
        return False
    falling = all_falling(m)
    for number in sorted(state.restless):
        warrior = state.warriors[number]
        if falling and (number in falling or warrior.partner in falling):
            continue
        if warrior.is_dead:
            fall(m, warrior, "MK-DAMAGE-09", killer_of(m, warrior))
            return True
        freed_by = freeing_rule(state, warrior) if warrior.guard != NOBODY else ""
        if freed_by:
            army_changes.set_free(m, warrior, freed_by)
            return True
        if warrior.guard != NOBODY and asked(state.warriors[warrior.guard], KILLS_CAPTIVES):
            fall(m, warrior, asked(state.warriors[warrior.guard], KILLS_CAPTIVES)[0].id, warrior.guard)
            return True
        if warrior.is_soaring and not may_soar(state, warrior):
            land(m, warrior)
            return True
        for token in asked(warrior, IS_LOST):
            if token.is_lost(state, warrior):
                token.lose(m, warrior)
                return True
    return False


def freeing_rule(state: MageKnight, captive: Warrior) -> RuleId:
    """The rule by which it is a captive no more; none while its guard holds it. MK-CAPTURE-21"""
    guard = state.find(captive.guard)
    if guard is None:
        return "MK-CAPTURE-17"
    if guard.guard != NOBODY:
        return "MK-CAPTURE-18"
    if asked(guard, FREES_CAPTIVES) and not asked(guard, KILLS_CAPTIVES):
        return asked(guard, FREES_CAPTIVES)[0].id
    return "MK-CAPTURE-19" if state.are_allied(guard.seat, captive.seat) else ""


def land(m: Match, warrior: Warrior) -> None:
    """It comes down where it is and as it is; without room there it is eliminated. MK-FLY-23, MK-FLY-24, MK-FLY-29"""
    state = mageknight(m)
    other = state.captive_of(warrior.id) if warrior.guard == NOBODY else state.find(warrior.guard)
    if other is not None and other.is_soaring:
        guard, captive = (warrior, other) if warrior.guard == NOBODY else (other, warrior)
        land_both(m, guard, captive)
        return
    changes.change_level(m, warrior, False, "MK-FLY-23")
    if not can_stand(state, state.warriors[warrior.id], warrior.at, NOBODY):
        fall_together(m, unit_of(state, state.warriors[warrior.id]), "MK-FLY-24", NOBODY)


def land_both(m: Match, guard: Warrior, captive: Warrior) -> None:
    """Both land at once, then the captive is put at its guard's side. MK-FLY-25 to MK-FLY-27, a84"""
    state = mageknight(m)
    for warrior in (guard, captive):
        changes.change_level(m, warrior, False, "MK-FLY-25")
    guard, captive = state.warriors[guard.id], state.warriors[captive.id]
    is_guard_lost = not can_stand(state, guard, guard.at, captive.id)
    spot = captive.at if can_stand(state, captive, captive.at, guard.id) else None
    if spot is not None and not is_guard_lost:
        spot = place_at_guard(state, captive, guard)
    if spot is None:
        fall(m, captive, "MK-FLY-27", NOBODY)
    elif spot != captive.at:
        changes.place(m, captive, spot, captive.facing, "MK-FLY-26")
    if is_guard_lost:
        fall(m, guard, "MK-FLY-27", NOBODY)


def killer_of(m: Match, warrior: Warrior) -> int:
    """The last click was this warrior's doing. MK-DAMAGE-10, MK-DAMAGE-11"""
    for event in reversed(m.events):
        if event.name == "damaged" and (damaged := changes.Damaged(*event.facts)).warrior == warrior.id:
            return damaged.by
    return NOBODY


# -- players drop out ------------------------------------------------------------------------------------------


def drop_out(m: Match) -> None:
    """At the end of an action phase, a player without an active warrior is out. MK-ELIM-01 to MK-ELIM-06

    Captives and the demoralized are not active, so they keep nobody in the game (MK-END-05, -06).
    """
    state = mageknight(m)
    standing = active_seats(state)
    lost = [seat for seat in state.playing() if seat not in standing]
    for seat in lost:
        army_changes.put_out(m, seat, "MK-ELIM-01")
    agreed_end.settle(m)


def concede(m: Match, seat: Seat) -> None:
    """K-CONCEDE-01  The other side wins; with more sides than two the rest play on without him."""
    state = mageknight(m)
    rest = [other for other in state.playing() if other != seat]
    if all([state.are_allied(rest[0], other) for other in rest]):
        stayed = [other.seat for other in state.players if other.seat != seat and not other.has_conceded]
        m.end(tuple([other for other in stayed if rest and state.are_allied(rest[0], other)]), "K-CONCEDE-01")
        return
    army_changes.put_out(m, seat, "K-CONCEDE-01", has_conceded=True, falling=all_lost(m))
    for step in m.stack:
        if isinstance(step, Sealed):
            step.excuse(seat)


# -- the end ------------------------------------------------------------------------------------------------------


def is_over(state: MageKnight) -> bool:
    """After every turn it is asked whether the game is over. MK-END-01 to MK-END-04"""
    if len(sides_with_active(state)) < 2 or state.is_ending:
        return True
    return state.last_turn > 0 and state.turn >= state.last_turn


def end(m: Match) -> None:
    """The game ends, and the points decide. MK-END-07 to MK-END-09, a22, b92, b97, b98, MK-OBJECTIVE-01

    What a player had who gave up counts for those of his team who stayed; he himself never wins (H136).
    """
    state = mageknight(m)
    take_all(m)
    stayed = [player.seat for player in state.players if not player.has_conceded]
    sides: list[list[Seat]] = []
    for seat in stayed:
        if not any([seat in side for side in sides]):
            sides.append([other.seat for other in state.players if state.are_allied(seat, other.seat)])
    for side in sides:
        held = objectives_of(state, side)
        for seat in side:
            facts = (seat, held, state.players[seat].glory)
            m.emit(Event("counted", "MK-END-07", facts, receipts=objectives_told(state, side)))
    rule = "MK-END-07"
    best = [side for side in sides if objectives_of(state, side) == max([objectives_of(state, x) for x in sides])]
    if len(best) > 1:
        rule = "MK-END-08"
        for side in best:
            m.emit(Event("points-compared", rule, (glory_of(state, side), *side), receipts=glory_told(m, side)))
        best = [side for side in best if glory_of(state, side) == max([glory_of(state, x) for x in best])]
    if len(best) > 1:
        rule = "MK-END-09"
        for side in best:
            costs = tuple([Receipt(BASE, state.players[seat].points, rule) for seat in side])
            m.emit(Event("costs-compared", rule, (cost_of(state, side), *side), receipts=costs))
        best = [side for side in best if cost_of(state, side) == min([cost_of(state, x) for x in best])]
    m.end(tuple([seat for seat in best[0] if seat in stayed]) if len(best) == 1 else (), rule)


def objectives_of(state: MageKnight, side: list[Seat]) -> int:
    return len([mission for mission in state.missions if mission.holder in side])


def objectives_told(state: MageKnight, side: list[Seat]) -> tuple[Receipt, ...]:
    """A line for each of them."""
    held = [mission.id for mission in state.missions if mission.holder in side]
    return tuple([Receipt(BASE, 1, "MK-END-07", mission) for mission in held]) or (Receipt(BASE, 0, "MK-END-07"),)


def glory_told(m: Match, side: list[Seat]) -> tuple[Receipt, ...]:
    """A line for each warrior that gave them points, and one for what they had when the match was set up."""
    lines = [
        Receipt(BASE, awarded.points, event.rule, event.receipts[0].source)
        for event in m.events
        if event.name == "awarded" and (awarded := army_changes.Awarded(*event.facts)).seat in side
    ]
    before = glory_of(mageknight(m), side) - sum([line.value for line in lines])
    return tuple(lines) if lines and not before else (*lines, Receipt(BASE, before, "MK-END-08"))


def glory_of(state: MageKnight, side: list[Seat]) -> int:
    return sum([state.players[seat].glory for seat in side])


def cost_of(state: MageKnight, side: list[Seat]) -> int:
    return sum([state.players[seat].points for seat in side])
