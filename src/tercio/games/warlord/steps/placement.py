"""Choosing a place in a rank, and re-forming illegal ranks before anything else goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap, row_of
from tercio.games.warlord.rules.illegal_ranks import fallers, judge_fall
from tercio.games.warlord.rules.places import judge_place
from tercio.games.warlord.state import READY, SPENT, STUNNED, warlord
from tercio.games.warlord.steps.listeners import Places
from tercio.games.warlord.steps.moments import FALLING
from tercio.kernel import Answer, Decision, Event, Match, RuleId, Seat, Step, Verdict, plain


@dataclass
class ChoosePlace(Step):
    """A character is placed far left, far right or between any two; the step below is told where. WL-RECRUIT-03"""

    seat: Seat
    card: int
    places: tuple[Gap, ...]
    rule: RuleId
    chosen: Gap | None = None

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.chosen is not None or len(self.places) == 1 or self.seat in warlord(m).leaving:
            return ()
        options = tuple([plain("place", self.rule, gap.rank, gap.place) for gap in self.places])
        return (Decision(self.seat, "place", self.rule, options, self.card),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "place":
            state, gap = warlord(m), Gap(answer.subject, answer.detail)
            judge_place(state, self.seat, state.cards[self.card], self.places, gap, self.rule, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.chosen = Gap(answer.subject, answer.detail)

    def advance(self, m: Match) -> None:
        chosen = self.places[0] if self.chosen is None else self.chosen
        m.finish(self)
        waiting = m.stack[-1]
        assert isinstance(waiting, Places)
        waiting.placed(m, chosen.rank, chosen.place)


def choose_place(m: Match, seat: Seat, card: int, places: list[Gap], rule: RuleId) -> None:
    """Every choice of a place begins here; the step that waits for it hears where."""
    m.push(ChoosePlace(seat, card, tuple(places), rule))


@dataclass
class Reform(Step):
    """The army's player lets characters fall forward, one at a time, until no rank is illegal. WL-ILLEGAL-02, -03

    It lies on top of whatever was under way, so it takes nobody's order.
    """

    seat: Seat

    def ask(self, m: Match) -> tuple[Decision, ...]:
        able = fallers(warlord(m), self.seat)
        if len(able) < 2 or self.seat in warlord(m).leaving:
            return ()
        options = tuple([plain("fall", "WL-ILLEGAL-08", number) for number in able])
        return (Decision(self.seat, "fall", "WL-ILLEGAL-02", options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_fall(warlord(m), self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        fall(m, answer.subject)

    def advance(self, m: Match) -> None:
        able = fallers(warlord(m), self.seat)
        if able:
            fall(m, able[0])
        else:
            m.finish(self)


REACT: Final = 0
PLACE: Final = 1


@dataclass
class Fall(Places):
    """One character falls into the rank in front and pays for it with its state. WL-ILLEGAL-09

    It does not manoeuvre (WL-ILLEGAL-07), and who is stunned has nothing to pay (WL-ILLEGAL-13).
    """

    card: int
    is_free: bool = False  # WL-ILLEGAL-06: a react to re-forming spares it
    stage: int = REACT
    strangers: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        state = warlord(m)
        seat, rank, _ = state.place_of(self.card)
        if self.stage == REACT:
            self.stage = PLACE
            m.open(FALLING, self.card)
        elif not self.has(m, self.card) or self.card not in fallers(
            state, seat
        ):  # a react has taken it away, or made room
            m.finish(self)
        else:
            places = [Gap(rank - 1, p) for p in range(len(row_of(state, seat, rank - 1)) + 1)]
            choose_place(m, seat, self.card, places, "WL-ILLEGAL-09")

    def placed(self, m: Match, rank: int, place: int) -> None:
        state = warlord(m)
        seat = state.place_of(self.card)[0]
        m.finish(self)
        changes.move(m, "fell", self.card, seat, rank, place, "WL-ILLEGAL-08")
        card = state.cards[self.card]
        if self.is_free:
            m.emit(Event("spared", "WL-ILLEGAL-06", (self.card,)))
        elif card.state == READY:
            changes.turn(m, self.card, SPENT, "WL-ILLEGAL-11")
        elif card.state == SPENT:
            changes.turn(m, self.card, STUNNED, "WL-ILLEGAL-12")


def fall(m: Match, card: int) -> None:
    """A character begins to fall, of its player's choice or because it is the only one."""
    m.push(Fall(card))
