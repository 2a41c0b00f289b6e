"""WL-ORDER  A player's turn in the Order Phase: exactly one order, or passing."""

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
    """WL-ORDER-01  One order at a time. `more` counts further orders that a text has granted."""

    seat: Seat
    more: int = 0
    stage: int = 0  # 0 choose, 1 done, 2 reacts to the order
    actor: int = NOBODY  # who carried out the order: the subject of reacts to it

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage > 0 or self.seat in warlord(m).out:
            return ()
        return (Decision(self.seat, "order", "WL-ORDER-03", options_of(m, self.seat)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_order(m, self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = 1
        if answer.key == PASS.key:
            self.stage = 3
            m.emit(Event("passed-turn", "WL-PASS-05", (self.seat,)))
        else:
            self.actor = begin(m, self.seat, answer)

    def advance(self, m: Match) -> None:
        if self.stage == 0:  # K-CONCEDE-01: he is out before he gave this order
            m.finish(self)
            if self.actor != NOBODY:  # but he has given one before it (A94)
                m.under(Orders).passes = 0
            return
        if self.stage == 1:
            self.stage = 2
            if m.open(ORDERED, self.actor):
                return
        if self.stage == 2 and self.more > 0 and self.seat in warlord(m).deciding():
            self.more -= 1
            self.stage = 0
        else:
            passed = self.stage == 3
            m.finish(self)
            waiting = m.stack[-1]
            assert isinstance(waiting, Orders)
            waiting.next_turn(m, passed)


@dataclass
class Orders(Step):
    """WL-ORDER-02, WL-INIT-03  The Order Phase: clockwise, until all have passed directly one after another.

    Who has passed is asked again (WL-PASS-03), and reacts in between cost nobody his turn (WL-REACT-02).
    """

    turn: Seat
    passes: int = 0

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.passes >= len(state.playing()):
            m.finish(self)
        elif self.turn in state.out:
            self.turn = state.clockwise(self.turn)[0]
        else:
            m.push(TakeOrder(self.turn))

    def next_turn(self, m: Match, passed: bool) -> None:
        self.passes = self.passes + 1 if passed else 0
        self.turn = (self.turn + 1) % warlord(m).seats

    def drop(self, m: Match, seat: Seat) -> None:
        """A94  Passes are counted over those still in the game: one who has given up takes his own along."""
        before = [other for other in warlord(m).clockwise(self.turn) if other != self.turn]
        if self.passes > 0 and seat in before[-self.passes :]:
            self.passes -= 1


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
        m.push(perform(seat, performer, subject, answer.detail))
        return performer
    chosen = answer.picks or order_feats()[key].choices(state, seat, state.cards[subject]) or (NOBODY,)
    m.push(use_feat(seat, subject, key, chosen[0]))
    return subject
