"""What a lead is worth as a chance to win."""

from __future__ import annotations

import pytest

from tercio.games import box_of, open_game
from tercio.kernel import Answer, seeded, start

GAMES = ("skirmish", "warlord", "summoners", "mageknight")


@pytest.mark.parametrize("name", GAMES)
def test_a_larger_lead_is_never_worth_less_and_what_one_wins_the_other_loses(name: str) -> None:
    winning = box_of(name).thinking().winning
    leads = [winning.victory * part // 10 for part in range(-10, 11)]

    for stage in (0, 50, 100):
        chances = [winning.chance_of(lead, stage) for lead in leads]
        assert chances == sorted(chances)
        assert chances[10] == 0.5
        assert all(abs(one + other - 1) < 1e-3 for one, other in zip(chances, reversed(chances), strict=True))
    assert winning.chance_of(winning.victory, 100) > 0.95


def test_a_match_that_is_over_is_won_or_lost() -> None:
    match = start(open_game("skirmish"), {}, seeded(1))
    winning = box_of("skirmish").thinking().winning
    before = [winning.chance(match, seat) for seat in (0, 1)]
    match.answer(Answer(0, "concede"))

    assert abs(sum(before) - 1) < 0.01
    assert [winning.chance(match, seat) for seat in (0, 1)] == [0.0, 1.0]
