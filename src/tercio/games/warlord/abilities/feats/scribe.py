"""Scribe attaches a spell to the character, which performs it later. WL-FEAT-26 to -30"""

from __future__ import annotations

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.rules.performance import judge_performer
from tercio.games.warlord.state import HAND, READY, Card, Warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.kernel import Event, Match, Seat, Verdict


class Scribe(Feat):
    """It is an order with a spell in hand that its bearer could perform if it were ready. A66, A67"""

    name = "scribe"
    key = "scribe"
    number = 8
    rule = "WL-FEAT-26"
    once = "WL-FEAT-30"
    chooses = True

    def choices(self, state: Warlord, seat: Seat, card: Card) -> list[int]:
        found: list[int] = []
        for number in state.hands[seat]:
            verdict = Verdict()
            self.judge_choice(state, seat, card, state.cards[number], verdict)
            if verdict:
                found.append(number)
        return found

    def judge_choice(self, state: Warlord, seat: Seat, card: Card, chosen: Card, verdict: Verdict) -> None:
        actions = chosen.face.abilities[chosen.face.static_count :]
        if chosen.owner != seat or chosen.zone != HAND or not chosen.face.is_spell or not actions:
            verdict.refuse("WL-FEAT-26", "not-a-spell-in-hand", (chosen.id,))
            return
        could = card.turned(READY)
        for ability in actions[1:]:
            enough = Verdict()
            judge_performer(state, seat, could, chosen, ability, enough)
            if enough:
                return
        judge_performer(state, seat, could, chosen, actions[0], verdict)

    def begin(self, m: Match, use: UseFeat) -> None:
        m.reveal()
        m.emit(Event("showed", "WL-FEAT-26", (use.subject,)))
        changes.lay_out(m, use.subject)

    def succeed(self, m: Match, use: UseFeat) -> None:
        changes.attach(m, use.subject, use.card, "WL-FEAT-27", is_scribed=True)

    def fail(self, m: Match, use: UseFeat) -> None:
        changes.discard(m, use.subject, "WL-FEAT-29")
