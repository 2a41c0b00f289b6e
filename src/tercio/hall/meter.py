"""What is counted while tables are served. A shell that wants to read it brings a meter that remembers."""

from __future__ import annotations


class Meter:
    """A meter that forgets everything."""

    def count(self, what: str, which: str = "") -> None:
        """Something has happened once more."""

    def took(self, what: str, seconds: float) -> None:
        """Something has taken that long."""


ENTRIES = "entries"  # applied to tables
FRAMES = "frames"  # that clients have sent, by what they ask
REFUSED = "refused"  # by the reason
THINKING = "thinking"  # of a bot, for one answer
COMMIT = "commit"  # from a wish to its durable entry
