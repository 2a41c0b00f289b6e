"""Steps that wait for others: the child reports through these."""

from __future__ import annotations

from tercio.kernel import Match, Step


class Hears(Step):
    """Waits for a check or a strike; the child writes how it went: passed, failed, hit, missed, killed, cancelled."""

    result: str


class Places(Step):
    """Waits for a place in a rank."""

    def placed(self, m: Match, rank: int, place: int) -> None:
        raise NotImplementedError


def report(m: Match, result: str) -> None:
    """Tell the step on top, if it listens."""
    if m.stack:
        parent = m.stack[-1]
        if isinstance(parent, Hears):
            parent.result = result


class GivesOrders(Step):
    """A player's turn in the Order Phase; texts may grant him further orders at once."""

    more: int
