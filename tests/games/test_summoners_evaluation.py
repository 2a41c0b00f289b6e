"""What a position of Summoners is worth: to both sides the same, and more for what wins."""

from __future__ import annotations

from typing import Any

from tercio.games import open_game
from tercio.games.summoners.thinking.evaluation_threats import PER_DIE, SOFTEST
from tercio.kernel import seeded, start

GAME = open_game("summoners")
MASTERS = {"water-summoner": {"seat": 0, "at": [4, 4]}, "fire-summoner": {"seat": 1, "at": [32, 32]}}


def worth(units: dict[str, dict[str, Any]], seat: int = 0, **more: Any) -> int:
    match = start(GAME, {"position": {"units": {**MASTERS, **units}, **more}}, seeded(1))
    return GAME.evaluate(match, seat)


def cobra(x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"profile": "ice-cobra", "seat": 0, "at": [x, y], **more}


def hyena(x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"profile": "glow-hyena", "seat": 1, "at": [x, y], **more}


def test_what_one_side_gains_the_other_loses() -> None:
    units = {"cobra": cobra(15, 15), "hyena": hyena(16.182, 15)}
    source = {"source": {"kind": "large", "at": [10, 10], "holder": 0}}

    assert worth(units, 0, objectives=source) == -worth(units, 1, objectives=source)


def test_a_healthy_creature_is_worth_more_than_a_wounded_one_and_that_more_than_none() -> None:
    assert worth({"cobra": cobra(8, 8)}) > worth({"cobra": cobra(8, 8, life_lost=5)}) > worth({})


def test_a_held_source_is_worth_more_than_one_within_reach_and_that_more_than_a_far_one() -> None:
    def with_source(at: list[float], holder: int) -> int:
        marker = {"kind": "large", "at": at} | ({"holder": holder} if holder >= 0 else {})
        return worth({"cobra": cobra(15, 15)}, objectives={"source": marker})

    held, near, far = with_source([16.3, 15], 0), with_source([16.3, 15], -1), with_source([16.3, 32], -1)

    assert held > near > far > with_source([16.3, 15], 1)


def test_whoever_may_be_struck_is_worth_less() -> None:
    safe = worth({"cobra": cobra(15, 15, life_lost=5, ap=0), "hyena": hyena(35, 2)})
    threatened = worth({"cobra": cobra(15, 15, life_lost=5, ap=0), "hyena": hyena(18, 15)})

    assert threatened < safe


def test_a_creature_far_from_its_master_may_disobey() -> None:
    near, far = worth({"cobra": cobra(8, 4)}), worth({"cobra": cobra(25, 4)})

    assert far < near


def test_a_die_does_what_it_does_on_average() -> None:
    """Against Reflex 3 three of four dice hit; against Resistance 4 the faces 5 to 8 do 1 to 4."""
    assert PER_DIE[3][4 - SOFTEST] == 1000 * 6 * (1 + 2 + 3 + 4) // 64
