"""A character that uses a feat makes a check against 20; then the feat does what it does. WL-FEAT-02"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.abilities.registry import feats
from tercio.games.warlord.rules.feats import use_of
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.listeners import Acts
from tercio.games.warlord.steps.moments import PERFORMED, TARGETED
from tercio.games.warlord.steps.rolls import PASSED, check
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, RuleId, Seat, Verdict

USE: Final = 0
CHECK: Final = 1
EFFECT: Final = 2
OVER: Final = 3
DONE: Final = 4


@dataclass
class UseFeat(Acts):
    """A character uses a feat; the use is gone with the check, whatever its result. WL-FEAT-02, A97"""

    seat: Seat
    card: int
    feat: str  # its key
    subject: int = NOBODY
    stage: int = USE
    result: str = ""
    army: Seat = NOBODY  # where the character goes
    is_cancelled: bool = False
    strangers: tuple[int, ...] = ()

    def asked(self) -> Feat:
        return feats()[self.feat]

    def card_of_action(self) -> int:
        return self.card

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage != EFFECT or self.is_cancelled or not self.has_succeeded(m):
            return ()
        return self.asked().question(m, self)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        self.asked().judge_answer(m, self, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.asked().take(m, self, answer)

    def advance(self, m: Match) -> None:
        if self.stage == USE:
            self.stage = CHECK
            self.use(m)
        elif self.stage in (CHECK, EFFECT) and self.is_cancelled:
            self.stage = OVER
        elif self.stage == CHECK:
            self.stage = EFFECT
            feat = self.asked()
            check(m, self.card, feat=feat.name, rule=feat.rule)
        elif self.stage == EFFECT:
            self.stage = OVER
            if self.has_succeeded(m):
                self.asked().succeed(m, self)
            else:
                self.asked().fail(m, self)
        elif self.stage == OVER:
            self.stage = DONE
            if not self.is_cancelled:  # A52
                m.open(PERFORMED, self.card)
        else:
            m.finish(self)

    def has_succeeded(self, m: Match) -> bool:
        """The check was passed, and no react to it has removed the character."""
        return self.result == PASSED and self.has(m, self.card)

    def use(self, m: Match) -> None:
        """The use is noted; one without a limit is no other action. WL-FEAT-34, WL-FEAT-35"""
        feat = self.asked()
        m.emit(Event("uses-feat", feat.rule, (self.card, feat.number)))
        if feat.once:
            changes.mark_use(m, self.card, use_of(warlord(m).cards[self.card], feat))
            changes.mark_use(m, self.card, "action")
        feat.begin(m, self)

    def is_aimed(self) -> bool:
        """Its target is declared, and may still be replaced."""
        return self.stage == CHECK and self.asked().is_aimed

    def declare(self, m: Match, target: int, rule: RuleId) -> None:
        self.subject = target
        self.meet(target)
        m.emit(Event("aims-at", rule, (self.card, target)))
        m.open(TARGETED, target)

    def placed(self, m: Match, rank: int, place: int) -> None:
        self.asked().placed(m, self, rank, place)


def use_feat(seat: Seat, card: int, feat: str, subject: int) -> UseFeat:
    """Every use of a feat begins here, as an order and as a react."""
    return UseFeat(seat, card, feat, subject)
