"""What sets something off: an ability of a warrior, a domain, a spell in play."""

from __future__ import annotations

from typing import NamedTuple

from tercio.kernel import NOBODY


class Source(NamedTuple):
    """A thing, and which of its abilities is meant, by number."""

    thing: int
    ability: int = NOBODY
