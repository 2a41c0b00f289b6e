"""What a lead is worth beside a victory."""

from __future__ import annotations


def lead_worth(lead: int, victory: int) -> int:
    """A small lead counts nearly in full, a larger one less and less, and none as much as a victory.

    Otherwise a bot that is far ahead would stake everything on a slim chance to win at once, and one far behind
    would count figures instead of looking for a way to turn the match.
    """
    drawn_together = abs(lead) * victory // (abs(lead) + victory)
    return drawn_together if lead >= 0 else -drawn_together
