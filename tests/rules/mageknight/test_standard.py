"""MK-STANDARD: what players agree on, and the standard game as a suggestion."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, figure, kind
from tercio.bots import RandomBot, ask_bot
from tercio.content.trouble import BadInput
from tercio.games.mageknight.field.zones import zone_of
from tercio.games.mageknight.rules.turns.agreed_end import TIME_UP
from tercio.kernel import TOGETHER, Answer

ORC = figure("orc", points=100)
WOOD, HILL = kind("copse", "hindering", radius=1), kind("knoll", "clear", radius=1, elevated=True)
TOWER = kind("tower", "clear", radius=1, elevated=True, constructed=True, letter="E", defense=16, structure=3)
CARDS = [ORC, figure("half", points=50), figure("rest", points=39), WOOD, HILL, TOWER]


def agreed(army: list[str] | None = None, **setup: Any) -> Knights:
    """Both players bring this army, three orcs unless told otherwise."""
    players = [{"army": army or ["orc"] * 3} for _ in range(2)]
    return Knights.new({"players": players, **setup}, [], cards=CARDS)


def standard(army: list[str] | None = None, **setup: Any) -> Knights:
    return agreed(army, **{"options": ["standard"], **setup})


def trouble(**setup: Any) -> str:
    with pytest.raises(BadInput) as caught:
        standard(**setup)
    return str(caught.value)


def match_of(army: list[str]) -> dict[str, Any]:
    return {"players": [{"army": army}, {"army": army}], "options": ["standard"]}


def play_up_to_the_first_turn(table: Knights) -> None:
    bot = RandomBot(3)
    while table.question()[1] != "act":
        table.take(ask_bot(bot, table.match, table.decision))


@pytest.mark.rule("MK-STANDARD-01")
def test_MK_STANDARD_01_players_set_the_conditions_themselves() -> None:
    state = agreed(["orc", "orc"], total=200, board=48, minutes=90, last_turn=12).state

    assert (state.total, state.board, state.minutes, state.last_turn) == (200, 48_000, 90, 12)
    assert "standard" not in state.options


@pytest.mark.rule("MK-STANDARD-02")
def test_MK_STANDARD_02_the_standard_game_fills_everything_in() -> None:
    state = standard().state

    assert (state.total, state.board, state.minutes) == (300, 36_000, 50)
    assert state.options == ("standard",)


@pytest.mark.rule("MK-STANDARD-02")
@pytest.mark.parametrize(
    "change",
    [
        {"total": 400},
        {"board": 48},
        {"minutes": 60},
        {"minutes": 0},
        {"options": ["standard", "elevated"]},
    ],
)
def test_MK_STANDARD_02_each_value_can_be_changed_and_then_it_is_another_game(change: dict[str, Any]) -> None:
    assert "standard" not in standard(**change).state.options


@pytest.mark.rule("MK-STANDARD-02")
def test_MK_STANDARD_02_other_options_may_go_with_it() -> None:
    """b113"""
    options = standard(options=["standard", "domains", "open-dials"]).state.options

    assert options == ("standard", "domains", "open-dials")


@pytest.mark.rule("MK-STANDARD-03")
def test_MK_STANDARD_03_the_field_is_36_inches_square() -> None:
    table = Knights.new(match_of(["orc"]), [4, 5, 3, 3], cards=CARDS).say("side", side="south")

    assert table.state.board == 36_000
    assert table.mission().at == (18_000, 18_000)
    assert zone_of(0, table.state.board) == ((8_000, 0), (28_000, 0), (28_000, 3_000), (8_000, 3_000))


@pytest.mark.rule("MK-STANDARD-04")
def test_MK_STANDARD_04_armies_have_300_points() -> None:
    assert standard(["orc", "orc", "half", "half"]).state.players[0].points == 300
    assert "MK-ARMY-06" in trouble(army=["orc", "orc", "half", "half", "rest"])


@pytest.mark.rule("MK-STANDARD-05")
def test_MK_STANDARD_05_each_has_three_actions_however_large_his_army_is() -> None:
    table = Knights.new(match_of(["orc", "orc", "half", "rest"]), seed=3, cards=CARDS)
    play_up_to_the_first_turn(table)

    assert table.player(0).points == 289
    assert table.facts("turn")[0][2] == 3
    assert table.player(table.state.active).actions == 3


@pytest.mark.rule("MK-STANDARD-06")
def test_MK_STANDARD_06_after_50_minutes_the_game_ends_with_the_turn() -> None:
    table = Knights.new(match_of(["orc", "half"]), seed=3, cards=CARDS)
    play_up_to_the_first_turn(table)
    table.take(Answer(TOGETHER, TIME_UP))
    table.end()

    assert table.happened("time-is-up", 50)
    assert len(table.facts("turn")) == 1
    assert table.match.outcome is not None


@pytest.mark.rule("MK-STANDARD-07")
def test_MK_STANDARD_07_nobody_brings_more_than_four_pieces() -> None:
    assert standard(terrain=[[], ["copse"] * 4]).state.pile == ("copse",) * 4
    assert "MK-SETUP-12" in trouble(terrain=[["copse"] * 5])


@pytest.mark.rule("MK-STANDARD-08")
@pytest.mark.parametrize(("piece", "options"), [("knoll", ["standard"]), ("tower", ["standard", "constructed"])])
def test_MK_STANDARD_08_no_elevated_terrain(piece: str, options: list[str]) -> None:
    assert "MK-STANDARD-08" in trouble(terrain=[[piece], ["copse"]], options=options)
    assert agreed(terrain=[[piece]], total=300, options=options[1:]).state.pile == (piece,)


@pytest.mark.rule("MK-STANDARD-08")
def test_MK_STANDARD_08_unless_that_is_agreed_on() -> None:
    assert standard(terrain=[["knoll"]], options=["standard", "elevated"]).state.pile == ("knoll",)
