"""The only place where leaves are replaced: each change with its event and its rule."""

from __future__ import annotations

from tercio.games.skirmish.state import BOLD, CARD_NUMBERS, NO_CARD, Unit, skirmish
from tercio.kernel import Event, Match, Point, RuleId, Seat, Tally
from tercio.kernel.tally import told


def put(m: Match, unit: Unit) -> None:
    skirmish(m).units[unit.id] = unit


def walk(m: Match, unit: Unit, path: tuple[Point, ...], rule: RuleId) -> None:
    put(m, unit.moved(path[-1]))
    m.emit(Event("walked", rule, (unit.id, *unit.at, *[mils for corner in path for mils in corner])))


def act(m: Match, unit: Unit) -> None:
    put(m, unit._replace(has_acted=True))


def parry(m: Match, unit: Unit, cancelled: int, needed: Tally, rule: RuleId) -> None:
    put(m, unit._replace(has_parried=True))
    m.emit(Event("parried", rule, (unit.id, cancelled, needed.total), receipts=told(needed)))


def wound(m: Match, unit: Unit, wounds: Tally, rule: RuleId) -> None:
    put(m, unit.hurt(wounds.total))
    m.emit(Event("wounded", rule, (unit.id, wounds.total), receipts=told(wounds)))


def leave(m: Match, unit: Unit, rule: RuleId) -> None:
    put(m, unit._replace(has_left=True))
    m.emit(Event("left", rule, (unit.id,)))


def play_card(m: Match, seat: Seat, rule: RuleId) -> None:
    """A played card is shown to all and leaves the match. SK-CARD-04"""
    state = skirmish(m)
    card = state.hands[seat]
    state.played = (*state.played, card)
    state.hands[seat] = NO_CARD
    m.reveal()
    m.emit(Event("played", rule, (seat, CARD_NUMBERS[card])))


def take_stances(m: Match, stances: tuple[str, ...], rule: RuleId) -> None:
    skirmish(m).stances = stances
    for seat, stance in enumerate(stances):
        m.emit(Event("bold" if stance == BOLD else "wary", rule, (seat,)))


def begin_round(m: Match, rule: RuleId) -> None:
    state = skirmish(m)
    state.round += 1
    for unit in state.units.copy():
        put(m, unit._replace(has_acted=False, has_parried=False))
    m.emit(Event("round", rule, (state.round,)))
