"""What a position of Warlord is worth: to both sides the same, and more for what wins."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, army, character

CARDS = [character("hero", hit_points=2), character("foe", hit_points=2)]


def worth(*ranks: list[str], seat: int = 0, hero: dict[str, Any] | None = None, **position: Any) -> int:
    on = {"hero": hero} if hero else {}
    mine = army(*(ranks or (["hero"], ["lord-a"])))
    match = Battle(mine, army(["foe"], ["lord-b"]), cards=CARDS, on={**on, **position.pop("on", {})}, **position).match
    return match.game.evaluate(match, seat)


def test_what_one_side_gains_the_other_loses() -> None:
    assert worth() == 0
    assert worth(hero={"wounds": 1}) == -worth(hero={"wounds": 1}, seat=1) < 0


def test_whoever_is_wounded_or_stunned_is_worth_less_and_more_than_nobody() -> None:
    spent, stunned = worth(hero={"state": "spent"}), worth(hero={"state": "stunned"})

    assert worth() > spent > stunned > worth(["lord-a"])
    assert worth() > worth(hero={"wounds": 1}) > worth(["lord-a"])


def test_a_wound_of_the_warlord_weighs_more_than_one_of_a_character() -> None:
    assert worth(on={"lord-a": {"wounds": 1}}) < worth(hero={"wounds": 1})


def test_bots_would_rather_strike_with_a_small_chance_than_stay_ready() -> None:
    """The readiness that an attack costs is worth less than a fourth of the wound that it may deal."""
    readiness, wound = worth() - worth(hero={"state": "spent"}), worth(on={"foe": {"wounds": 1}}) - worth()

    assert 0 < 4 * readiness < wound


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([["hero", "aide"], ["lord-a"]], [["hero"], ["aide"], ["lord-a"]]),  # both shield him, and two may strike
        ([["hero"], ["lord-a"]], [["hero", "lord-a"]]),  # everybody reaches a Warlord in front
    ],
)
def test_characters_belong_in_front_and_the_warlord_behind_them(
    better: list[list[str]], worse: list[list[str]]
) -> None:
    assert worth(*better) > worth(*worse)


def test_whoever_has_taken_over_is_guarded_as_the_warlord_was() -> None:
    heir = [{"card": "hero", "stat": "trait", "word": "warlord", "until": "permanent"}]

    assert worth(["aide"], ["hero"], effects=heir) - worth(["hero"], ["aide"], effects=heir) > 0
    assert worth(["aide"], ["hero"]) == worth(["hero"], ["aide"])
