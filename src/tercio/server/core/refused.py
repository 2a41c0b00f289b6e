"""Why a table does not do what it was told."""

from __future__ import annotations

from tercio.kernel import Ruling


class Refused(Exception):
    """Against the rules of the game or of the table; nothing has changed."""

    def __init__(self, refusals: tuple[Ruling, ...]) -> None:
        super().__init__(", ".join([ruling.rule for ruling in refusals]))
        self.refusals = refusals


def refused(rule: str, because: str, *facts: int) -> Refused:
    return Refused((Ruling(rule, because, facts),))


class AlreadyDone(Exception):
    """The very same was said before and counts once: it is acknowledged again."""
