"""A creature is called, placed, paid for, controlled, and walks for the first time. SU-SUMMON"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.abilities.bearers import may
from tercio.games.summoners.abilities.special_rule import TO_MOVE
from tercio.games.summoners.field.values import walk
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.disengagement import judge_holds
from tercio.games.summoners.rules.moves import judge_portals, judge_way, move_option, portals
from tercio.games.summoners.rules.summons import price_in_ap
from tercio.games.summoners.state import SACRIFICED, WALKED, Unit, summoners
from tercio.games.summoners.steps.contact import meet
from tercio.games.summoners.steps.control import roll_control
from tercio.games.summoners.steps.moves import begin_move
from tercio.kernel import PASS, Answer, Decision, Match, Point, Step, Tally, Verdict

CONTROL: Final = 0
WALK: Final = 1
OVER: Final = 2


def summon(m: Match, summoner: Unit, profile: Profile, picks: tuple[int, ...], at: Point) -> None:
    """A summoning is paid at once; the sacrifice leaves after the new one stands. SU-SUMMON-01, -08, -14"""
    state = summoners(m)
    seat = summoner.seat
    price = price_in_ap(state, seat)
    if price == 0:
        changes.summon_free(m, summoner, "SU-LEVEL-06")
    changes.pay(m, summoner, price, "SU-ACTION-16")
    changes.spend(m, seat, Tally(profile.mana, "SU-MANA-02"))
    unit = changes.arrive(m, seat, profile, at, "SU-SUMMON-07", is_activated=True)
    for pick in picks:
        changes.leave(m, state.units[pick], SACRIFICED, "SU-SUMMON-02", seat)
    meet(m, unit.id, ())
    m.push(Calling(unit.id))


@dataclass
class Calling(Step):
    """A new creature has its first control roll, and a free Walk if it obeys. SU-SUMMON-11, -12, -16

    It counts as activated, so that it cannot attack before the next round (SU-SUMMON-15).
    """

    unit: int
    stage: int = CONTROL

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit = state.find(self.unit)
        if self.stage != WALK or unit is None or unit.loss or not may(state, unit, TO_MOVE):
            return ()
        option = move_option(portals(state), unit, "walk", "SU-SUMMON-12")
        return (Decision(unit.seat, "free-walk", "SU-SUMMON-12", (option, PASS), unit.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "walk" and answer.subject == self.unit:
            state = summoners(m)
            unit = state.units[self.unit]
            way = judge_portals(state, unit, answer.path, answer.picks, verdict)
            judge_way(state, unit, way, walk(state, unit), "SU-SUMMON-12", verdict)
            judge_holds(state, unit, way.points, verdict)  # a97

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        if answer.key == "walk":
            begin_move(m, summoners(m).units[self.unit], answer.path, WALKED, "SU-SUMMON-12", answer.picks)

    def advance(self, m: Match) -> None:
        if self.stage == CONTROL:
            self.stage = WALK
            roll_control(m, self.unit)
        else:
            m.finish(self)
