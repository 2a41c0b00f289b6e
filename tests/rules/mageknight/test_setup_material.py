"""MK-SETUP-03, -04, -23: what lies beside the table, and the colours of control tokens."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, figure, foe, near, own
from tercio.content.trouble import BadInput
from tercio.games.mageknight.printed.components import pool_for

ORC = figure("orc")


def coloured(*colours: str) -> list[str]:
    """The colours of the players' control tokens; an empty one is not chosen."""
    players: list[dict[str, Any]] = [{"army": ["orc"], **({"colour": colour} if colour else {})} for colour in colours]
    return [player.colour for player in Knights.new({"players": players}, [], cards=[ORC]).state.players]


@pytest.mark.rule("MK-SETUP-03")
def test_MK_SETUP_03_two_players_need_three_mission_and_control_tokens_six_hexes_two_dice() -> None:
    assert pool_for(2) == (3, 3, 6, 2)


@pytest.mark.rule("MK-SETUP-03")
def test_MK_SETUP_03_and_a_match_uses_what_is_there() -> None:
    """Each objective can have a control token, and an attack takes both dice."""
    table = Knights.new({"players": [{"army": ["orc"]}] * 2}, [4, 5, 3, 3], cards=[ORC]).say("side", side="south")
    table.say("mission", "", (18, 12)).say("mission", "", (18, 27))
    fight = Knights([own("orc", (10, 10)), foe("elf", near("orc"))], dice=[1, 3]).say("close", "orc", "elf")
    pool = pool_for(2)

    assert len(table.state.missions) == pool.mission_tokens == pool.control_tokens
    assert [len(faces) for faces in fight.rolls()] == [pool.dice]


@pytest.mark.rule("MK-SETUP-04")
def test_MK_SETUP_04_action_tokens_never_run_out() -> None:
    """Nine warriors with two each; one more inch of way, and all of them have moved twice."""
    orcs = [own(f"orc{number}", (3 + 3 * number, 5), tokens=1) for number in range(9)]
    table = Knights([*orcs, foe("elf", (30, 30))], players=[{"actions": 9}, {}])
    for number in range(9):
        table.say("move", f"orc{number}", (3 + 3 * number, 6))

    assert len(table.facts("token")) == 9
    assert sum([warrior.tokens for warrior in table.state.own(0)]) == 18


@pytest.mark.rule("MK-SETUP-23")
def test_MK_SETUP_23_each_has_a_colour_of_his_own() -> None:
    assert coloured("green", "red") == ["green", "red"]


@pytest.mark.rule("MK-SETUP-23")
def test_MK_SETUP_23_two_cannot_have_the_same() -> None:
    with pytest.raises(BadInput, match="MK-SETUP-23") as caught:
        coloured("red", "red", "blue")

    assert "red" in str(caught.value)


@pytest.mark.rule("MK-SETUP-23")
@pytest.mark.parametrize(
    ("chosen", "colours"),
    [
        (("", ""), ["red", "blue"]),
        (("blue", ""), ["blue", "red"]),
        (("", "red", "", "blue"), ["green", "red", "yellow", "blue"]),
    ],
)
def test_MK_SETUP_23_who_chooses_none_gets_one_that_is_left(chosen: tuple[str, ...], colours: list[str]) -> None:
    assert coloured(*chosen) == colours
