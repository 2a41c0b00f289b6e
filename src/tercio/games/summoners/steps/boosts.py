"""SU-BOOST  A summoner raises marked values for the roll that comes next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tercio.games.summoners import changes
from tercio.games.summoners.printed.profiles import BOOSTABLE
from tercio.games.summoners.state import BOOSTS, Unit, summoners
from tercio.kernel import PASS, Answer, Decision, Event, Match, Option, Step, Verdict

MOST_BOOST: Final = 2  # SU-BOOST-02
PRICES: Final = (0, 1, 3)  # SU-BOOST-03  of +0, +1, +2


class Boost(NamedTuple):
    """A value of a unit, raised for one roll."""

    unit: int
    value: str
    by: int


class Boosted(Step):
    """A step whose rolls can be boosted; its boosts end with it."""

    boosts: tuple[Boost, ...]


def boost_of(boosts: tuple[Boost, ...], unit: int, value: str) -> int:
    for boost in boosts:
        if boost.unit == unit and boost.value == value:
            return boost.by
    return 0


def can_boost(unit: Unit, gems: int, values: tuple[str, ...]) -> bool:
    """SU-BOOST-01, SU-BOOST-07  Is there a marked value that counts now, and a gem for it?"""
    return gems > 0 and any([value in unit.profile.boosts for value in values])


@dataclass
class Boosting(Step):
    """SU-BOOST-06, SU-BOOST-07  Before the dice fall the summoner's player is asked."""

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
                most = self.most(m, value, state.players[unit.seat].gems)
                if most:
                    subject = BOOSTS + unit.id * 100 + BOOSTABLE.index(value)
                    options.append(Option("boost", "SU-BOOST-03", subject, numbers=1, low=1, high=most))
        if not options:
            return ()
        return (Decision(unit.seat, "boost", "SU-BOOST-07", (*options, PASS), unit.id),)

    def most(self, m: Match, value: str, gems: int) -> int:
        had = boost_of(m.under(Boosted).boosts, self.unit, value)
        for by in range(MOST_BOOST - had, 0, -1):
            if PRICES[had + by] - PRICES[had] <= gems:
                return by
        return 0

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != "boost" or len(answer.numbers) != 1:
            return
        unit = summoners(m).units[self.unit]
        place = answer.subject - BOOSTS - self.unit * 100
        value = BOOSTABLE[place] if 0 <= place < len(BOOSTABLE) else ""
        gems = summoners(m).players[unit.seat].gems
        by = answer.numbers[0]
        if not value:
            return
        if value not in unit.profile.boosts:
            verdict.refuse("SU-BOOST-01", "value-not-marked", (answer.subject,))
            return
        if value not in self.values:
            verdict.refuse("SU-BOOST-06", "value-not-now", (answer.subject,))
            return
        had = boost_of(m.under(Boosted).boosts, self.unit, value)
        if had + by > MOST_BOOST:
            verdict.refuse("SU-BOOST-02", "too-much-boost", (had + by, MOST_BOOST))
        elif by > 0 and PRICES[had + by] - PRICES[had] > gems:
            verdict.refuse("SU-BOOST-03", "too-few-gems", (PRICES[had + by] - PRICES[had], gems))

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == PASS.key:
            self.is_done = True
            return
        unit = summoners(m).units[self.unit]
        value, by = BOOSTABLE[answer.subject % 100], answer.numbers[0]
        boosted = m.under(Boosted)
        had = boost_of(boosted.boosts, unit.id, value)
        others = tuple([b for b in boosted.boosts if b.unit != unit.id or b.value != value])
        boosted.boosts = (*others, Boost(unit.id, value, had + by))
        changes.spend(m, unit.seat, PRICES[had + by] - PRICES[had], "SU-BOOST-03")
        m.emit(Event("boosted", "SU-BOOST-02", (answer.subject, had + by)))

    def advance(self, m: Match) -> None:
        m.finish(self)
