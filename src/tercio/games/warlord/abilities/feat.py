"""A feat is one object: its number, when it is offered, what it asks of its bearer, and what it does. WL-FEAT

A check against 20 decides whether it succeeds (WL-FEAT-02); the step `UseFeat` is one use of it. Procedures ask the
feats of a moment, or those that are orders, and know none by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import Answer, Decision, Match, RuleId, Seat, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.feats import UseFeat
    from tercio.games.warlord.steps.moments import Moment


class Feat:
    """A feat has no state of its own: one object serves all who have it."""

    name: ClassVar[str] = ""  # as cards have it
    number: ClassVar[int] = -1  # in events: it never changes, and no other feat ever has it
    key: ClassVar[str] = ""  # of the option: the name, unless the feat can be used in two ways
    rule: ClassVar[RuleId] = ""
    once: ClassVar[RuleId] = ""  # the rule that allows one use a round; a feat without it is no "other action" either
    moment: ClassVar[str] = ""  # it is a react to this moment; an order, where there is none
    unconcerned: ClassVar[str] = "not-the-target"  # the reason why the moment does not concern somebody
    chooses: ClassVar[bool] = False  # its player chooses what it is used on,
    is_aimed: ClassVar[bool] = False  # and declares it as a target, to which others may react
    reach: ClassVar[int] = 0  # the ranks by which it may lengthen a ranged strike
    serves_spells: ClassVar[bool] = True  # also one that a spell makes
    lets_trespass: ClassVar[bool] = False  # WL-INFILTRATE-08, A73  who has it may stand in enemy formations

    # -- when it is offered ----------------------------------------------------------------------------

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        """The moment may concern these characters; all others are out of the question before more is asked."""
        return ()

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        """The moment is not that of the feat for this character, one of those whom it concerns; empty where it is."""
        return ""

    def about(self, m: Match, window: Moment) -> int:
        """A use at this moment is about this character."""
        return window.subject

    def is_possible(self, state: Warlord, card: Card) -> bool:
        """The bearer is as the feat asks: `judge` without a verdict."""
        return True

    def judge(self, state: Warlord, card: Card, verdict: Verdict) -> None:
        """It refuses a bearer that is not as this feat asks, whatever texts set aside; `judge_feat` asks the rest."""

    def choices(self, state: Warlord, seat: Seat, card: Card) -> list[int]:
        """It may be used on each of these."""
        return []

    def judge_choice(self, state: Warlord, seat: Seat, card: Card, chosen: Card, verdict: Verdict) -> None:
        """It refuses what it cannot be used on."""

    # -- what it does ----------------------------------------------------------------------------------

    def begin(self, m: Match, use: UseFeat) -> None:
        """It pays, shows or declares something before the check."""

    def question(self, m: Match, use: UseFeat) -> tuple[Decision, ...]:
        """It asks the player something once the check is passed."""
        return ()

    def judge_answer(self, m: Match, use: UseFeat, answer: Answer, verdict: Verdict) -> None:
        """It refuses what cannot be chosen."""

    def take(self, m: Match, use: UseFeat, answer: Answer) -> None:
        """The player has chosen."""

    def succeed(self, m: Match, use: UseFeat) -> None:
        """The check is passed, and the feat takes effect."""

    def fail(self, m: Match, use: UseFeat) -> None:
        """The check is failed, and the feat has no effect, or another one."""

    def placed(self, m: Match, use: UseFeat, rank: int, place: int) -> None:
        """The place that it has asked for is chosen."""
