"""Steps that wait for others: the child reports through these."""

from __future__ import annotations

from tercio.kernel import Match, RuleId, Seat, Step


class Hears(Step):
    """Waits for a check or a strike; the child writes how it went: passed, failed, hit, missed, killed, cancelled."""

    result: str

    def heard_check(self, m: Match, number: int, kind: str, has_passed: bool) -> None:
        """Whose check it was, for those to whom it matters; how it went stands in `result` as well."""


class Places(Hears):
    """Waits for a place in a rank, besides."""

    def placed(self, m: Match, rank: int, place: int) -> None:
        raise NotImplementedError


class Moves(Places):
    """A character manoeuvres; it may be stopped before it has moved."""

    is_stopped: bool


class Acts(Places):
    """An action under way, which may be cancelled until it takes effect (A52)."""

    is_cancelled: bool

    def card_of_action(self) -> int:
        """The card whose text or feat it is."""
        raise NotImplementedError

    def lose(self, number: int) -> None:
        """Whoever has come into play anew is nobody at whom this was aimed."""


class Rolls(Step):
    """Waits for a d20 to which texts may add, or which they may let count as a certain face (WL-DICE-07)."""

    forced: int

    def add(self, amount: int, rule: RuleId, source: int) -> None:
        raise NotImplementedError


def report(m: Match, result: str) -> None:
    """Tell the step on top, if it listens."""
    if m.stack:
        parent = m.stack[-1]
        if isinstance(parent, Hears):
            parent.result = result


class GivesOrders(Step):
    """A player's turn in the Order Phase; texts may grant him or others further orders at once."""

    more: tuple[Seat, ...]
