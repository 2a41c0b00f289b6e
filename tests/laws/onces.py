"""Every "once" is counted from what was said and what happened, never from what the games themselves have noted.

Each line of a table is a rule, what counts as a use and whose it is, and the events with which counting begins anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from tercio.games.mageknight.state import MageKnight
from tercio.games.summoners.state import Summoners
from tercio.games.warlord.abilities.feats.stealth import Stealth
from tercio.games.warlord.state import Warlord
from tercio.games.warlord.steps.moments import Moment
from tercio.kernel import NOBODY, Answer, Event, Match, State

Whose = Callable[[State, tuple[int, ...]], tuple[int, ...]]


def first(state: State, facts: tuple[int, ...]) -> tuple[int, ...]:
    return facts[:1]


class Once(NamedTuple):
    """A rule allows one use of each kind, until one of these events."""

    rule: str
    event: str
    anew: tuple[str, ...] = ()
    whose: Whose = first


def seat_of_unit(state: State, facts: tuple[int, ...]) -> tuple[int, ...]:
    assert isinstance(state, Summoners)
    return (state.units[facts[0]].seat,)


def pair(state: State, facts: tuple[int, ...]) -> tuple[int, ...]:
    return facts[:2]


def nobody(state: State, facts: tuple[int, ...]) -> tuple[int, ...]:
    return ()


def feat_of(state: State, facts: tuple[int, ...]) -> tuple[int, ...]:
    """A character that left play and came back is another one, and Stealth may be used again. WL-FEAT-35"""
    assert isinstance(state, Warlord)
    return (*facts[:2], state.cards[facts[0]].since) if facts[1] != Stealth.number else ()


ONCES: Final[dict[str, tuple[Once, ...]]] = {
    "skirmish": (
        Once("SK-ACT-01", "walked", ("round",)),
        Once("SK-ACT-01", "struck", ("round",)),
        Once("SK-ACT-01", "rested", ("round",)),
        Once("SK-PARRY-01", "parried", ("round",)),
        Once("SK-CARD-04", "played"),
    ),
    "summoners": (
        Once("SU-ACTIVATE-02", "activated", ("round",)),
        Once("SU-LEVEL-06", "summons-free", ("round",), seat_of_unit),
        Once("SU-ROUND-09", "initiative", ("round", "out"), nobody),
        Once("SU-S8-08", "seized", (), nobody),
        Once("SU-PROFILE-10", "killed"),
    ),
    "mageknight": (
        Once("MKF-SYPHON-03", "syphons", ("turn",)),
        Once("MKS-COUNTER-06", "counterspells", ("casts",), nobody),
        Once("MK-MULTI-02", "shoots", ("action", "turn", "watched", "moved"), pair),
        Once("MK-BOMB-21", "struck", ("turn", "bomb-removed")),
        Once("MK-DOMAIN-03", "domain-chosen"),
        Once("MKO-COMPANY-06", "company-laid"),
        Once("MK-SETUP-17", "first-player", (), nobody),
    ),
    "warlord": (
        Once("WL-FEAT-06", "uses-feat", ("round",), feat_of),
        Once("WL-INIT-02", "goes-first", ("round",), nobody),
    ),
}


def is_limited_react(state: State, answer: Answer) -> bool:
    """Some texts say that they may be used as often as their player likes."""
    assert isinstance(state, Warlord)
    return answer.key == "react" and state.cards[answer.subject].face.abilities[answer.detail].limit != "none"


class Counting:
    """Counts while a match is played; `look` tells which uses are too many."""

    def __init__(self) -> None:
        self.told = 0
        self.answered = 0
        self.counted: Counter[tuple[object, ...]] = Counter()
        self.actions = 0  # of the player whose turn it is, in Mage Knight
        self.setting_out: dict[int, str] = {}  # units of Summoners that have paid for a way to go
        self.reacting: dict[int, str] = {}  # and those that seek cover
        self.opened: Moment | None = None  # the window of Warlord in which somebody is asked
        self.seen: list[Moment] = []  # all of them, so that none is taken for another

    def look(self, m: Match) -> list[str]:
        events, answers = m.events[self.told :], m.answers[self.answered :]
        moment = m.stack[-1] if m.stack else None
        self.told, self.answered = len(m.events), len(m.answers)
        for event in events:
            self.count(m, event)
        if isinstance(m.state, MageKnight):
            self.given(m.state, answers, events)
        elif isinstance(m.state, Summoners):
            self.gone(events)
        if self.opened is not None and answers and is_limited_react(m.state, answers[-1]):  # WL-REACT-05
            self.counted["WL-REACT-05", id(self.opened), answers[-1].subject] += 1
        self.opened = moment if isinstance(moment, Moment) else None
        if self.opened is not None and not any([one is self.opened for one in self.seen[-9:]]):
            self.seen.append(self.opened)
        return [f"{use}: {times} times" for use, times in self.counted.items() if times > 1]

    def count(self, m: Match, event: Event) -> None:
        for once in ONCES[m.game.id]:
            if event.name in once.anew:
                for use in [use for use in self.counted if use[:2] == once[:2]]:
                    del self.counted[use]
            if event.name == once.event:
                whose = once.whose(m.state, event.facts)
                if whose or once.whose is nobody:
                    self.counted[(once.rule, once.event, *whose)] += 1

    def gone(self, events: list[Event]) -> None:
        """Each unit goes once a round in each way, by its own action or in reaction. SU-ACTION-07

        What it has paid for counts when it sets out: who is held stays where he is.
        """
        for event in events:
            unit, rule = event.facts[0] if event.facts else NOBODY, event.rule
            if event.name == "round":
                self.forget("SU-ACTION-07")
                self.setting_out.clear()
            elif event.name == "paid":
                self.setting_out.pop(unit, None)
                if rule in GOING or event.rule == "SU-DISENGAGE-14":
                    self.setting_out[unit] = GOING.get(rule, ("walk", "run")[event.facts[1] - 1])
            elif event.name in REACTING:
                self.reacting[unit] = REACTING[event.name]
            elif event.name == "moved":
                way = self.setting_out.pop(unit, "") if rule != "SU-RREACT-04" else self.reacting.pop(unit, "")
                if way:
                    self.counted["SU-ACTION-07", way, unit] += 1

    def given(self, state: MageKnight, answers: list[Answer], events: list[Event]) -> None:
        """A warrior is given one action a turn, a player as many as the turn says. MK-TURN-05, MK-TURN-16"""
        for event in events:
            if event.name == "turn":
                self.actions = event.facts[2]
                self.forget("MK-TURN-16")
            elif event.name == "extra-action":
                self.actions += 1
            elif event.name == "trance":  # MKF-TRANCE-02
                self.counted["MK-TURN-16", event.facts[0]] -= 1
            elif event.name in ("mounts", "unseated"):  # MKC-DISMOUNT-07, MKC-DISMOUNT-13
                for number in event.facts[:2]:
                    self.counted["MK-TURN-16", number] = 0
            elif event.name == "action":
                self.actions -= 1
                for answer in answers:
                    self.counted.update([("MK-TURN-16", number) for number in given_to(state, answer)])
        if self.actions < 0:
            self.counted["MK-TURN-05", events[-1].facts] = 2

    def forget(self, rule: str) -> None:
        for use in [use for use in self.counted if use[0] == rule]:
            del self.counted[use]


GOING: Final = {"SU-ACTION-04": "walk", "SU-ACTION-05": "run", "SU-CHARGE-01": "charge"}
REACTING: Final = {"reacts-cover-walk": "walk", "reacts-cover-run": "run"}


def given_to(state: MageKnight, answer: Answer) -> set[int]:
    """Those who are given the action, and those who share it: formations, mount and rider. MKC-ACTION-01"""
    found = {answer.subject}
    if answer.key in ("form", "form-sprint", "volley", "precise-volley"):
        found |= {pick for pick in answer.picks if state.warriors[pick].seat == answer.seat}
    return found | {state.warriors[number].partner for number in found} - {NOBODY}
