"""K-CONCEDE-01  A player gives up: what he was doing ends, he decides nothing more, and then his cards leave.

With two at the table the match is over at once. With more, the order under way is finished first, so that nobody
else's action loses its target or its place halfway; then the player is out like one without a Warlord (A8, A109).
"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.state import Warlord, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.listeners import Acts
from tercio.games.warlord.steps.manoeuvres import Manoeuvre
from tercio.games.warlord.steps.orders import Orders, TakeOrder
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.phases import Battle, Round
from tercio.games.warlord.steps.placement import ChoosePlace
from tercio.games.warlord.steps.recruits import Recruit
from tercio.kernel import Match, RuleId, Sealed, Seat

RULE: Final = "K-CONCEDE-01"
BETWEEN: Final = (Battle, Round, Orders, Sealed)  # with one of these on top, no order and no react is under way


def give_up(m: Match, seat: Seat) -> None:
    state = warlord(m)
    state.leaving = (*state.leaving, seat)
    state.is_settled = False
    left = state.deciding()
    if len(left) == 1:
        m.end(tuple(left), RULE)
        return
    break_off(m, seat)
    let_go(m, state)


def break_off(m: Match, seat: Seat) -> None:
    """His own actions are cancelled (A52), and nobody waits for his answers any more. Strikes see to themselves."""
    for step in m.stack:
        if isinstance(step, Sealed):
            step.excuse(seat)
        elif isinstance(step, (Perform, UseFeat)) and step.seat == seat:
            step.is_cancelled = True
        elif isinstance(step, TakeOrder) and step.seat == seat and step.stage == 1:
            step.stage = 2  # nobody reacts to an order that was broken off
    choosing = m.stack[-1]
    if isinstance(choosing, ChoosePlace) and choosing.seat == seat:
        below = m.stack[-2]
        if isinstance(below, (Recruit, Manoeuvre)):
            m.finish(choosing)
            m.finish(below)
        elif isinstance(below, Acts):
            m.finish(choosing)


def let_go(m: Match, state: Warlord) -> bool:
    """Between two orders those who have given up are out."""
    if not state.leaving or not is_between_orders(m):
        return False
    for seat in state.leaving:
        put_out(m, seat, RULE)
    return True


def put_out(m: Match, seat: Seat, rule: RuleId) -> None:
    """A player who is out decides nothing more; what was under way for that player ends, and the cards leave. A8"""
    break_off(m, seat)
    changes.eliminate(m, seat, rule)


def is_between_orders(m: Match) -> bool:
    top = m.stack[-1]
    return isinstance(top, BETWEEN) or (isinstance(top, TakeOrder) and top.stage == 0)
