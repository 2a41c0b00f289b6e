"""Why a table does not do what it was told."""

from __future__ import annotations

from tercio.kernel import Refusal


class Refused(Exception):
    """Against the rules of the game or of the table; nothing has changed."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(", ".join([refusal.rule for refusal in refusals]))
        self.refusals = refusals


def refused(rule: str, because: str, *facts: int) -> Refused:
    return Refused((Refusal(rule, because, facts),))


class AlreadyDone(Exception):
    """The very same was said before and counts once: it is acknowledged again."""
