"""Random realms keep what their cards promise, and between them write and play everything that a pack may write."""

from __future__ import annotations

from laws.specimens import unplayed


def test_everything_that_a_pack_may_write_is_played() -> None:
    """Every special rule and verb, every word, and of numbers the least and the most."""
    assert unplayed() == set()
