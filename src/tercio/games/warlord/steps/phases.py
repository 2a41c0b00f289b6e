"""A match has rounds, and a round four phases: Ready, Draw, Initiative, Order. WL-PHASE"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import NEXT_STRIKE, READY_PHASE, ROUND, STRIKE
from tercio.games.warlord.rules.costs import judge_discard
from tercio.games.warlord.rules.orders import judge_timing
from tercio.games.warlord.rules.values import hand_size, initiative, initiative_dice, is_given
from tercio.games.warlord.state import EQUIPPED, FORMATION, READY, warlord
from tercio.games.warlord.steps.listeners import Rolls
from tercio.games.warlord.steps.moments import INITIATIVE, ROUND_BEGAN, ROUND_ENDING, after_drawing
from tercio.games.warlord.steps.orders import Orders
from tercio.games.warlord.steps.wounds import kill
from tercio.games.warlord.words.receipts import lines_of, tell_sum
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Receipt,
    Roll,
    RuleId,
    Sealed,
    Seat,
    Step,
    Tally,
    Verdict,
)

LIMIT: Final = 100  # A12: after this many rounds the match is a draw


@dataclass
class Battle(Step):
    """Round follows round, until one player is left. WL-PHASE-02"""

    limit: int = LIMIT

    def advance(self, m: Match) -> None:
        if warlord(m).round >= self.limit:
            m.end((), "WL-WIN-02")
        else:
            m.push(Round())


READYING: Final = 0
DISCARDING: Final = 1
DRAWING: Final = 2
ROLLING: Final = 3
ORDERING: Final = 4
ENDING: Final = 5
OVER: Final = 6
PASSING: Final = 7  # reacts to the end of the round are over; it comes before them


@dataclass
class Round(Step):
    """The four phases follow in their order. WL-PHASE-01"""

    stage: int = READYING

    def advance(self, m: Match) -> None:
        state = warlord(m)

        if self.stage == READYING:  # WL-READY-01
            self.stage = DISCARDING
            state.round += 1
            state.is_settled = False  # texts may hold from a certain round on
            m.emit(Event("round", "WL-PHASE-01", (state.round,)))
            for card in state.cards:
                if card.state != READY and card.zone in (FORMATION, EQUIPPED):
                    changes.ready_one_step(m, card.id)
            changes.lapse(m, READY_PHASE)
            m.open(ROUND_BEGAN)

        elif self.stage == DISCARDING:  # WL-DRAW-01, A53
            self.stage = DRAWING
            m.emit(Event("draw-phase", "WL-PHASE-01"))
            seats = tuple([seat for seat in state.playing() if state.hands[seat]])
            if seats:
                m.push(DiscardToDraw(seats))

        elif self.stage == DRAWING:  # WL-DRAW-02
            self.stage = ROLLING
            drawing: list[Seat] = []
            for seat in state.clockwise(max(0, state.first)):
                size = hand_size(state, seat)
                missing = size.total - len(state.hands[seat])
                if state.decks[seat]:
                    tell_sum(m, "hand-size-summed", seat, size)
                if missing > 0 and state.decks[seat]:
                    changes.draw(m, seat, missing, "WL-DRAW-02")
                    drawing.append(seat)
            after_drawing(m, drawing)

        elif self.stage == ROLLING:
            self.stage = ORDERING
            m.emit(Event("initiative-phase", "WL-PHASE-01"))
            m.push(Initiative(tuple(state.playing())))

        elif self.stage == ORDERING:
            self.stage = ENDING
            m.emit(Event("order-phase", "WL-PHASE-01"))
            m.push(Orders(state.first))

        elif self.stage == ENDING:
            self.stage = PASSING
            m.open(ROUND_ENDING)

        elif self.stage == PASSING:  # A89
            self.stage = OVER
            doomed = [e.card for e in state.effects if e.stat == "doomed"]
            doomed += [card.id for card in state.in_play() if card.face.id.startswith("summoned:")]
            if "doomed" in state.standing.texts:
                doomed += [card.id for card in state.in_play() if is_given(state, card, "doomed")]
            end_effects(m)
            kill(m, [n for n in dict.fromkeys(doomed) if state.cards[n].zone == FORMATION], "WL-ACTIONCARD-07", NOBODY)

        else:  # whatever reacts to these deaths is still of this round
            m.finish(self)
            end_effects(m)
            changes.begin_last_round(m)
            changes.forget_uses(m)


def end_effects(m: Match) -> None:
    """Effects of the round lapse, and with them go their cards. WL-BONUS-01, WL-PLAY-03"""
    for until in (ROUND, STRIKE, NEXT_STRIKE):
        changes.lapse(m, until)


@dataclass
class DiscardToDraw(Sealed):
    """Each player may first discard any number of cards. WL-DRAW-01"""

    def question(self, m: Match, seat: Seat) -> Decision:
        hand = warlord(m).hands[seat]
        options = (Option("keep", "WL-DRAW-01"), Option("discard", "WL-DRAW-01", NOBODY, hand, 1, len(hand)))
        return Decision(seat, "discard", "WL-DRAW-01", options)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_timing(answer, verdict)
        if answer.key == "discard":
            judge_discard(warlord(m), answer, verdict)

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        for answer in self.said:
            for number in answer.picks:
                changes.discard(m, number, "WL-DRAW-01")


@dataclass
class Initiative(Rolls):
    """Each player rolls; the highest goes first; those tied for it roll again. WL-INIT"""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...] = ()
    made_of: tuple[tuple[Receipt, ...], ...] = ()  # the lines of these
    face: int = 0
    forced: int = 0  # WL-DICE-07: treated as this face
    extras: tuple[tuple[int, RuleId, int], ...] = ()  # what reacts have added: number, rule, card

    def add(self, amount: int, rule: RuleId, source: int) -> None:
        self.extras = (*self.extras, (amount, rule, source))

    def counted(self, m: Match, face: int) -> Tally:
        """What this face comes to for the player who rolls."""
        tally = initiative(warlord(m), self.seats[len(self.totals)], self.forced or face)
        for amount, rule, source in self.extras:
            tally.add(amount, rule, source)
        return tally

    def comes_to(self, m: Match, face: int) -> tuple[int, ...]:
        """Who rolls, the total as things are now, and the highest of those who have rolled before."""
        return (self.seats[len(self.totals)], self.counted(m, face).total, max(self.totals, default=NOBODY))

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.face:
            counted = self.counted(m, self.face)
            tell_sum(m, "initiative-summed", self.seats[len(self.totals)], counted)
            self.totals = (*self.totals, counted.total)
            self.made_of = (*self.made_of, lines_of(counted))
            self.face = self.forced = 0
            self.extras = ()
        elif len(self.totals) < len(self.seats):
            seat = self.seats[len(self.totals)]
            if seat not in state.deciding():  # he is out, or has given up
                self.totals, self.made_of = (*self.totals, 0), (*self.made_of, ())
                return
            m.push(Roll(initiative_dice(state, seat).total, 20, "WL-INIT-01", seat, INITIATIVE))
        else:
            deciding = state.deciding()
            rolled = [(s, total) for s, total in zip(self.seats, self.totals, strict=True) if s in deciding]
            best = max([total for _, total in rolled], default=0)
            tied = tuple([s for s, total in rolled if total == best])
            if not tied:  # K-CONCEDE-01: all who were tied have given up
                self.seats, self.totals, self.made_of = tuple(deciding), (), ()
            elif len(tied) > 1:  # WL-INIT-04
                m.emit(Event("tied", "WL-INIT-04", tied))
                self.seats, self.totals, self.made_of = tied, (), ()
            else:
                m.finish(self)
                state.first = tied[0]
                lines = self.made_of[self.seats.index(tied[0])]
                m.emit(Event("goes-first", "WL-INIT-02", (tied[0], best), receipts=lines))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """The dice have fallen and been reacted to; of several the highest counts. WL-INIT-01"""
        self.face = max(faces)
        seat = self.seats[len(self.totals)]
        dice = initiative_dice(warlord(m), seat)
        if dice.total == len(faces):  # still, after the reacts
            tell_sum(m, "initiative-dice-summed", seat, dice)
