"""Stealth leads into another army, and hides the character there from everybody who aims at it. WL-FEAT-31 to -35"""

from __future__ import annotations

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.field.ranks import Gap, row_of
from tercio.games.warlord.rules.golden import MOVE, is_allowed, judge_allowed
from tercio.games.warlord.rules.reacts import CANCELLED
from tercio.games.warlord.state import READY, SPENT, Card, Warlord, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.manoeuvres import is_held
from tercio.games.warlord.steps.moments import TARGETED, Moment
from tercio.games.warlord.steps.placement import choose_place
from tercio.games.warlord.steps.targeting import cancel_targeting, targeting_step
from tercio.kernel import CARD, NOBODY, Answer, Decision, Match, Option, Seat, Verdict


class Stealth(Feat):
    """It is a Spend Order that leads from one front rank into another, as often as wanted. WL-FEAT-35"""

    name = "stealth"
    key = "stealth"
    number = 9
    rule = "WL-FEAT-31"
    lets_trespass = True

    def is_possible(self, state: Warlord, card: Card) -> bool:
        return card.state == READY and state.place_of(card.id)[1] == 1 and is_allowed(state, card, MOVE)

    def judge(self, state: Warlord, card: Card, verdict: Verdict) -> None:
        if card.state != READY:
            verdict.refuse("WL-FEAT-31", "not-ready", (card.id,), CARD)
        if state.place_of(card.id)[1] != 1:
            verdict.refuse("WL-FEAT-31", "not-in-front", (card.id,), CARD)
        judge_allowed(state, card, MOVE, verdict)

    def begin(self, m: Match, use: UseFeat) -> None:
        changes.turn(m, use.card, SPENT, "WL-FEAT-31")

    def question(self, m: Match, use: UseFeat) -> tuple[Decision, ...]:
        armies = other_armies(m, use)
        state = warlord(m)
        if use.army != NOBODY or len(armies) < 2 or not is_allowed(state, state.cards[use.card], MOVE):
            return ()
        options = tuple([Option("army", "WL-FEAT-32", army) for army in armies])
        return (Decision(use.seat, "stealth-army", "WL-FEAT-32", options, use.card),)

    def judge_answer(self, m: Match, use: UseFeat, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "army" and 0 <= answer.subject < warlord(m).seats:
            if answer.subject in warlord(m).out:
                verdict.refuse("WL-FEAT-31", "out-of-match", (answer.subject,))
            elif answer.subject not in other_armies(m, use):
                verdict.refuse("WL-FEAT-32", "stands-there", (use.card, answer.subject))

    def take(self, m: Match, use: UseFeat, answer: Answer) -> None:
        use.army = answer.subject

    def succeed(self, m: Match, use: UseFeat) -> None:
        if is_held(m, use.card):
            return
        if use.army == NOBODY:
            use.army = other_armies(m, use)[0]
        places = [Gap(1, place) for place in range(len(row_of(warlord(m), use.army, 1)) + 1)]
        choose_place(m, use.seat, use.card, places, "WL-FEAT-31")

    def placed(self, m: Match, use: UseFeat, rank: int, place: int) -> None:
        changes.move(m, "stole-away", use.card, use.army, rank, place, "WL-FEAT-31")


def other_armies(m: Match, use: UseFeat) -> list[Seat]:
    """It may lead to any army but the one where its bearer stands, back home too. WL-FEAT-31, WL-FEAT-32"""
    state = warlord(m)
    here = state.place_of(use.card)[0]
    return [seat for seat in state.playing() if seat != here]


class Hiding(Feat):
    """The same feat reacts to being a target among enemies, if its bearer has done nothing else. WL-FEAT-33, -34"""

    name = "stealth"
    number = 9
    key = "stealth-react"
    rule = "WL-FEAT-33"
    moment = TARGETED

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        return (window.subject,)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        step = targeting_step(m)
        if step is None or step.is_cancelled:
            return CANCELLED
        return "" if warlord(m).place_of(card.id)[0] != card.owner else "among-its-own"

    def is_possible(self, state: Warlord, card: Card) -> bool:
        return "action" not in card.uses

    def judge(self, state: Warlord, card: Card, verdict: Verdict) -> None:
        if not self.is_possible(state, card):
            verdict.refuse("WL-FEAT-34", "has-acted", (card.id,), CARD)

    def succeed(self, m: Match, use: UseFeat) -> None:
        cancel_targeting(m, "WL-FEAT-33")
