"""Small leads count in full, large ones ever less, and none as much as a victory."""

from __future__ import annotations

import pytest

from tercio.games.leads import lead_worth


@pytest.mark.parametrize(("lead", "worth"), [(0, 0), (10, 9), (-10, -9), (1000, 500), (3000, 750), (-3000, -750)])
def test_a_lead_is_drawn_together(lead: int, worth: int) -> None:
    assert lead_worth(lead, 1000) == worth


def test_no_lead_is_as_good_as_a_victory_and_more_is_never_worth_less() -> None:
    worths = [lead_worth(lead, 1000) for lead in range(0, 100_000, 7)]

    assert worths == sorted(worths)
    assert max(worths) < 1000
