"""On a turn of the Order Phase a player gives exactly one order, or passes. WL-ORDER"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord.abilities.registry import order_feats
from tercio.games.warlord.rules.equipment import bearers_for
from tercio.games.warlord.rules.orders import PASS, judge_order, options_of, performer_of
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.equipment import Equip
from tercio.games.warlord.steps.feats import use_feat
from tercio.games.warlord.steps.listeners import GivesOrders
from tercio.games.warlord.steps.manoeuvres import Manoeuvre
from tercio.games.warlord.steps.moments import ORDERED
from tercio.games.warlord.steps.performance import perform
from tercio.games.warlord.steps.recruits import Recruit
from tercio.games.warlord.steps.strikes import attack
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Seat, Step, Verdict


@dataclass
class TakeOrder(GivesOrders):
    """A player gives one order at a time; texts grant those in `more` further ones, in turn. WL-ORDER-01"""

    seat: Seat
    more: tuple[Seat, ...] = ()
    stage: int = 0  # 0 choose, 1 done, 2 reacts to the order, 3 passed
    actor: int = NOBODY  # who carried out the order: the subject of reacts to it
    strangers: tuple[int, ...] = ()

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage > 0 or self.seat in warlord(m).out:
            return ()
        return (Decision(self.seat, "order", "WL-ORDER-03", options_of(m, self.seat)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_order(m, self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        orders = m.under(Orders)
        if answer.key == PASS.key:
            self.stage = 3
            self.more = tuple([seat for seat in self.more if seat != self.seat])
            orders.passed = (*[seat for seat in orders.passed if seat != self.seat], self.seat)
            m.emit(Event("passed-turn", "WL-PASS-05", (self.seat,)))
        else:
            self.stage = 1
            orders.passed = ()
            self.actor = begin(m, self.seat, answer)

    def advance(self, m: Match) -> None:
        if self.stage == 1:
            self.stage = 2
            if m.open(ORDERED, self.actor):
                return
        granted = [seat for seat in self.more if seat in warlord(m).deciding()] if self.more else []
        if granted:
            self.seat, self.more, self.stage = granted[0], tuple(granted[1:]), 0
            return
        m.finish(self)  # also K-CONCEDE-01: he is out before he gave this order
        m.under(Orders).next_turn(m)


@dataclass
class Orders(Step):
    """The Order Phase goes clockwise, until all have passed directly one after another. WL-ORDER-02, WL-INIT-03

    Who has passed is asked again (WL-PASS-03), and reacts in between cost nobody his turn (WL-REACT-02).
    """

    turn: Seat
    passed: tuple[Seat, ...] = ()  # since the last order; A94: only those still in the match count

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.passed and not [seat for seat in state.playing() if seat not in self.passed]:
            m.finish(self)
        elif self.turn in state.out:
            self.turn = state.clockwise(self.turn)[0]
        else:
            m.push(TakeOrder(self.turn))

    def next_turn(self, m: Match) -> None:
        self.turn = (self.turn + 1) % warlord(m).seats


def begin(m: Match, seat: Seat, answer: Answer) -> int:
    """The order is given. Returns the character it is given to: it attacks, moves, enters, is equipped, performs."""
    state, key, subject = warlord(m), answer.key, answer.subject
    if key == "attack":
        attack(m, subject)
        return subject
    if key == "manoeuvre":
        m.push(Manoeuvre(seat, subject))
        return subject
    if key == "recruit":
        m.push(Recruit(seat, subject))
        return subject
    if key == "equip":
        bearer = answer.picks[0] if answer.picks else bearers_for(state, seat, state.cards[subject])[0]
        m.push(Equip(subject, bearer))
        return bearer
    if key == "perform":
        performer = performer_of(m, seat, answer)
        m.push(perform(state, seat, performer, subject, answer.detail))
        return performer
    chosen = answer.picks or order_feats()[key].choices(state, seat, state.cards[subject]) or (NOBODY,)
    m.push(use_feat(seat, subject, key, chosen[0]))
    return subject
