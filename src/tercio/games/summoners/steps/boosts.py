"""A summoner raises marked values for the roll that comes next. SU-BOOST"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.summoners import changes
from tercio.games.summoners.printed.profiles import BOOSTABLE, BOOSTED
from tercio.games.summoners.rules.boosts import Boost, boost_of, can_boost, judge_boost, most_boost, price_of
from tercio.games.summoners.state import Unit, summoners
from tercio.kernel import PASS, Answer, Decision, Event, Match, Option, Step, Verdict


class Boosted(Step):
    """A step whose rolls can be boosted; its boosts end with it. SU-BOOST-05"""

    boosts: tuple[Boost, ...]

    def at_stake(self, m: Match, unit: Unit) -> tuple[int, ...]:
        """Which roll of this unit comes next, with how many dice, and what they meet."""
        return ()


@dataclass
class Boosting(Step):
    """Before the dice fall the summoner's player is asked. SU-BOOST-06, SU-BOOST-07"""

    unit: int
    values: tuple[str, ...]  # those that count in the coming roll
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit = state.find(self.unit)
        if self.is_done or unit is None:
            return ()
        options: list[Option] = []
        for value in self.values:
            if value in unit.profile.boosts:
                most = most_boost(boost_of(m.under(Boosted).boosts, unit.id, value), state.players[unit.seat].gems)
                if most:
                    which = BOOSTABLE[value]
                    options.append(Option("boost", "SU-BOOST-03", unit.id, numbers=1, low=1, high=most, detail=which))
        if not options:
            return ()
        stake = m.under(Boosted).at_stake(m, unit)
        return (Decision(unit.seat, "boost", "SU-BOOST-07", (*options, PASS), unit.id, stake),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "boost" and len(answer.numbers) == 1:
            state = summoners(m)
            judge_boost(state, state.units[self.unit], self.values, m.under(Boosted).boosts, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == PASS.key:
            self.is_done = True
            return
        unit = summoners(m).units[self.unit]
        value, by = BOOSTED[answer.detail], answer.numbers[0]
        boosted = m.under(Boosted)
        had = boost_of(boosted.boosts, unit.id, value)
        others = tuple([b for b in boosted.boosts if b.unit != unit.id or b.value != value])
        boosted.boosts = (*others, Boost(unit.id, value, had + by))
        changes.spend(m, unit.seat, price_of(had, by))
        m.emit(Event("boosted", "SU-BOOST-02", (unit.id, answer.detail, had + by)))

    def advance(self, m: Match) -> None:
        m.finish(self)


def offer_boost(m: Match, unit: Unit, values: tuple[str, ...]) -> bool:
    """Its player is asked before the dice fall; False where there is nothing to ask. SU-BOOST-07"""
    if not can_boost(unit, summoners(m).players[unit.seat].gems, values):
        return False
    m.push(Boosting(unit.id, values))
    return True
