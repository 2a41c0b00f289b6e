"""What can go wrong while the server runs. What is wrong before it runs is `BadInput`."""

from __future__ import annotations


class StoreFailed(Exception):
    """The database did not do it: nothing was written, and trying again later may succeed."""


class OutcomeUnknown(Exception):
    """The connection broke while an entry was being written, and the database did not come back in time.

    The entry is in the log or it is not. Whoever appended it acknowledges nothing, forgets what it knows of
    the match and loads it again; the number of the entry keeps the log right in both cases.
    """
