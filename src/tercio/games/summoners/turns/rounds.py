"""A battle goes round by round: decks, initiative, and one card after another. SU-ROUND, SU-ACTIVATE"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes, victory
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.rules.cards import HELD, HOLD, REVEAL, card_numbers, judge_deck, judge_first, judge_held
from tercio.games.summoners.state import CARDS, Summoners, Unit, summoners
from tercio.games.summoners.steps.activation import ActivateCard
from tercio.games.summoners.turns.end_phase import EndPhase
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Roll, Sealed, Seat, Step, Verdict


@dataclass
class Battle(Step):
    """Round follows round until the scenario says that it is over. SU-ROUND-01"""

    def advance(self, m: Match) -> None:
        if victory.goes_on(m):
            m.push(Round())


BEGIN: Final = 0
DECKS: Final = 1
INITIATIVE: Final = 2
FIRST: Final = 3
TURNS: Final = 4
END: Final = 5
DONE: Final = 6


@dataclass
class Round(Step):
    """A round has a start phase, an activation phase and an end phase. SU-ROUND-01, SU-ROUND-02"""

    stage: int = BEGIN
    turn: Seat = NOBODY
    rolling: tuple[Seat, ...] = ()

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        if self.stage != FIRST:
            return ()
        options = tuple([Option("first", "SU-ROUND-09", seat) for seat in state.playing()])
        return (Decision(self.turn, "first", "SU-ROUND-09", options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "first":
            judge_first(summoners(m), answer.subject, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = TURNS
        self.turn = answer.subject
        summoners(m).phase = "activation"
        state = summoners(m)
        m.emit(Event("begins", "SU-ROUND-11" if len(state.players) > 2 else "SU-ROUND-09", (self.turn,)))
        if len(state.playing()) > 2:
            order = [seat for seat in state.clockwise_from(self.turn) if not state.players[seat].is_out]
            m.emit(Event("clockwise", "SU-ROUND-11", tuple(order)))

    def advance(self, m: Match) -> None:
        state = summoners(m)

        if self.stage == BEGIN:
            self.stage = DECKS
            state.round += 1
            state.phase = "start"
            m.emit(Event("round", "SU-ROUND-01", (state.round,)))
            changes.refill(m, "SU-ROUND-03")
            victory.begin_round(m)

        elif self.stage == DECKS:  # SU-ROUND-07
            self.stage = INITIATIVE
            self.rolling = state.playing()
            choosing: list[Seat] = []
            for seat in state.playing():
                cards = card_numbers(state, seat)
                if len(cards) > 1:
                    choosing.append(seat)
                else:
                    changes.set_deck(m, seat, tuple([u.profile.id for u in state.own(seat)[:1]]), "SU-ROUND-07")
            if choosing:
                m.push(BuildDecks(tuple(choosing)))

        elif self.stage == INITIATIVE:  # SU-ROUND-09, K-CONCEDE-01: without those who have left meanwhile
            playing = state.playing()
            self.rolling = tuple([seat for seat in self.rolling if seat in playing]) or playing
            m.push(Roll(len(self.rolling), 8, "SU-ROUND-09"))

        elif self.stage == FIRST:  # the player with the highest roll has left the game: the others roll anew
            self.stage = INITIATIVE
            self.rolling = state.playing()

        elif self.stage == TURNS:
            seat = self.next_seat(state)
            if seat == NOBODY:
                self.stage = END
            else:
                self.turn = state.clockwise_from(seat)[1]
                m.push(Turn(seat))

        elif self.stage == END:
            self.stage = DONE
            state.phase = "end"
            m.push(EndPhase())

        else:
            m.finish(self)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """Only those who are tied for the first place roll again. SU-ROUND-10, a7"""
        best = max(faces)
        self.rolling = tuple([seat for seat, face in zip(self.rolling, faces, strict=True) if face == best])
        if len(self.rolling) == 1:
            self.stage = FIRST
            self.turn = self.rolling[0]
            m.emit(Event("initiative", "SU-ROUND-09", (self.turn, best)))

    def next_seat(self, state: Summoners) -> Seat:
        """The turn goes round the table; players without cards are skipped. SU-ACTIVATE-01, SU-ROUND-11, SU-END-01"""
        for seat in state.clockwise_from(self.turn):
            player = state.players[seat]
            if not player.is_out and (player.deck or player.held):
                return seat
        return NOBODY


@dataclass
class BuildDecks(Sealed):
    """Every player lays his activation cards face down in the order he likes. SU-ROUND-07"""

    def question(self, m: Match, seat: Seat) -> Decision:
        cards = card_numbers(summoners(m), seat)
        order = Option("order", "SU-ROUND-07", NOBODY, cards, len(cards), len(cards))
        return Decision(seat, "order", "SU-ROUND-07", (order,))

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "order":
            judge_deck(card_numbers(summoners(m), answer.seat), answer.picks, verdict)

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        for answer in self.said:
            deck = tuple([profile_id(summoners(m), answer.seat, card) for card in answer.picks])
            changes.set_deck(m, answer.seat, deck, "SU-ROUND-07")


def profile_id(state: Summoners, seat: Seat, card: int) -> str:
    for unit in state.own(seat):
        if CARDS + unit.profile.number == card:
            return unit.profile.id
    return ""


@dataclass
class Turn(Step):
    """The player reveals his top card, or holds it back, or plays the held one. SU-ACTIVATE-02 to SU-ACTIVATE-09

    `is_owed`: he has revealed a card for which nobody was left, and plays another one now (SU-ACTIVATE-05).
    """

    seat: Seat
    is_done: bool = False
    is_owed: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        player = summoners(m).players[self.seat]
        if self.is_done or not player.deck or (self.is_owed and not player.held):
            return ()
        options = [Option(REVEAL, "SU-ACTIVATE-02")]
        if player.held:
            options.append(Option(HELD, "SU-ACTIVATE-08"))
        else:
            options.append(Option(HOLD, "SU-ACTIVATE-07"))
        return (Decision(self.seat, "turn", "SU-ACTIVATE-02", tuple(options)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_held(summoners(m).players[self.seat], answer.key, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == HOLD:
            self.is_done = True
            changes.hold_back(m, self.seat, "SU-ACTIVATE-07")
        else:
            self.reveal(m, answer.key == HELD)

    def advance(self, m: Match) -> None:
        """What is left without a choice is played. Without cards the turn passes. a32, a34"""
        player = summoners(m).players[self.seat]
        if self.is_done or not (player.deck or player.held):
            m.finish(self)
        else:
            self.reveal(m, not player.deck)

    def reveal(self, m: Match, is_held: bool) -> None:
        """If none of the type is left, the player goes on with another card at once. SU-ACTIVATE-05, a34"""
        state = summoners(m)
        player = state.players[self.seat]
        card = player.held if is_held else player.deck[0]
        profile = content_of(m.game).profiles[card]
        changes.reveal(m, self.seat, profile, is_held, "SU-ACTIVATE-08" if is_held else "SU-ACTIVATE-02")
        present = [unit for unit in state.own(self.seat) if unit.profile.id == card]
        if not present:
            m.emit(Event("nobody-left", "SU-ACTIVATE-05", (self.seat, profile.number)))
            self.is_owed = True
            return
        self.is_done = True
        if waiting(present):
            m.push(ActivateCard(self.seat, card))


def waiting(units: list[Unit]) -> list[Unit]:
    """A unit summoned this round counts as activated. SU-SUMMON-13"""
    return [unit for unit in units if not unit.is_activated]
