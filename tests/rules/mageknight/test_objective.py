"""MK-OBJECTIVE: who controls the mission objectives, and when that is looked at."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, figure, foe, near, own, warrior
from tercio.bots import RandomBot, ask_bot
from tercio.games.mageknight.state import CONTESTED, NEUTRAL

MIDDLE = {"at": [18, 18]}
TOUCHING = 0.75 + 0.5  # a base's radius and a token's
FLED = figure("fled", abilities=["demoralized"])
BARE = figure("bare", slots=0)


def at_token(*warriors: Any, **position: Any) -> Knights:
    """One token in the middle of the field; the action phase of seat 0 is over, and with it the check."""
    missions = position.pop("missions", [MIDDLE])
    return Knights(warriors, missions=missions, **position).end()


# -- the three states ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-OBJECTIVE-01")
def test_MK_OBJECTIVE_01_whoever_controls_more_at_the_end_wins() -> None:
    missions = [{"at": [5, 5], "holder": 0}, {"at": [18, 18], "holder": 1}, {"at": [30, 30], "holder": 1}]
    table = Knights(missions=missions, players=[{"glory": 900}, {}], last_turn=1).end()

    assert table.facts("counted") == [(0, 1, 900), (1, 2, 0)]
    assert table.winners == (1,)


@pytest.mark.rule("MK-OBJECTIVE-06")
@pytest.mark.parametrize("seats", [2, 4])
def test_MK_OBJECTIVE_06_at_first_nobody_controls_anything(seats: int) -> None:
    players = [{"army": ["orc"]} for _ in range(seats)]
    table = Knights.new({"players": players}, cards=[figure("orc")])
    bot = RandomBot(1)
    while table.question()[1] != "deploy":
        table.take(ask_bot(bot, table.match, table.decision))

    assert [mission.holder for mission in table.state.missions] == [NEUTRAL] * (seats + 1)


@pytest.mark.rule("MK-OBJECTIVE-04")
def test_MK_OBJECTIVE_04_neutral_contested_or_one_players() -> None:
    missions = [MIDDLE, {"at": [5, 30]}, {"at": [30, 5]}]
    table = at_token(
        own("orc", (18, 18 - TOUCHING)), foe("elf", (18, 18 + TOUCHING)), own("orc2", (5, 30)), missions=missions
    )

    assert [mission.holder for mission in table.state.missions] == [CONTESTED, 0, NEUTRAL]


@pytest.mark.rule("MK-OBJECTIVE-04")
def test_MK_OBJECTIVE_04_what_all_have_left_is_contested_no_more() -> None:
    table = at_token(own("orc", (5, 5)), foe("elf", (30, 30)), missions=[{**MIDDLE, "holder": CONTESTED}])

    assert table.happened("neutral", "mission-1", rule="MK-OBJECTIVE-04")


# -- gaining control -----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-OBJECTIVE-11")
@pytest.mark.parametrize(("gap", "holder"), [(-0.75, 0), (0, 0), (0.010, 0), (0.011, NEUTRAL)])
def test_MK_OBJECTIVE_11_contact_with_the_token_alone_gives_control(gap: float, holder: int) -> None:
    table = at_token(own("orc", (18, 18 - TOUCHING - gap)), foe("elf", (30, 30)))

    assert table.mission().holder == holder


@pytest.mark.rule("MK-OBJECTIVE-11")
def test_MK_OBJECTIVE_11_two_warriors_hold_it_as_well_as_one() -> None:
    table = at_token(own("orc", (18, 18 - TOUCHING)), own("orc2", (18, 18 + TOUCHING)), foe("elf", (30, 30)))

    assert table.happened("controls", "mission-1", 0, rule="MK-OBJECTIVE-11")


@pytest.mark.rule("MK-OBJECTIVE-05")
def test_MK_OBJECTIVE_05_it_is_checked_in_every_players_end_phase() -> None:
    table = at_token(own("orc", (5, 5)), foe("elf", (18, 18)))

    assert table.state.active == 1
    assert table.mission().holder == 1


@pytest.mark.rule("MK-OBJECTIVE-05")
def test_MK_OBJECTIVE_05_not_before_the_end_phase() -> None:
    table = Knights([own("orc", (18, 15)), own("orc2", (5, 5)), foe("elf", (30, 30))], missions=[MIDDLE])
    table.say("move", "orc", (18, 18))
    before = table.mission().holder
    names = table.end().names()

    assert (before, table.mission().holder) == (NEUTRAL, 0)
    assert names.index("phase-end") < names.index("controls") < names.index("turn")


@pytest.mark.rule("MK-OBJECTIVE-12")
def test_MK_OBJECTIVE_12_who_gains_control_replaces_the_others_token() -> None:
    table = at_token(own("orc", (18, 18)), foe("elf", (30, 30)), missions=[{**MIDDLE, "holder": 1}])

    assert table.facts("controls") == [(table.mission().id, 0)]
    assert table.mission().holder == 0


@pytest.mark.rule("MK-OBJECTIVE-03")
def test_MK_OBJECTIVE_03_control_changes_again_and_again() -> None:
    table = Knights(
        [own("orc", (18, 18)), own("orc2", (5, 5)), foe("elf", (18, 24)), foe("elf2", (30, 30))],
        missions=[{**MIDDLE, "holder": 0}],
    )
    table.say("move", "orc", (15, 13)).end().say("move", "elf", (18, 18)).end()
    table.end().say("move", "elf", (24, 18)).end()
    table.say("move", "orc", (18, 18)).end()

    assert [facts[1] for facts in table.facts("controls")] == [1, 0]


@pytest.mark.rule("MK-OBJECTIVE-13")
def test_MK_OBJECTIVE_13_control_stays_when_the_warrior_goes() -> None:
    table = Knights(
        [own("orc", (18, 18)), own("orc2", (5, 5)), foe("elf", (30, 30))], missions=[{**MIDDLE, "holder": 0}]
    )
    table.say("move", "orc", (18, 10)).end().end()

    assert table.at("orc") == (18, 10)
    assert table.mission().holder == 0


# -- contested ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-OBJECTIVE-07", "MK-OBJECTIVE-09")
def test_MK_OBJECTIVE_07_enemies_at_one_token_contest_it_and_control_is_lost() -> None:
    table = at_token(
        own("orc", (18, 18 - TOUCHING)), foe("elf", (18, 18 + TOUCHING)), missions=[{**MIDDLE, "holder": 0}]
    )

    assert table.happened("contested", "mission-1", rule="MK-OBJECTIVE-07")
    assert table.mission().holder == CONTESTED


@pytest.mark.rule("MK-OBJECTIVE-10")
def test_MK_OBJECTIVE_10_a_contested_objective_is_nobodys() -> None:
    missions = [MIDDLE, {"at": [5, 30], "holder": 0}, {"at": [30, 5], "holder": 1}]
    table = Knights(
        [own("orc", (18, 18 - TOUCHING)), foe("elf", (18, 18 + TOUCHING))],
        missions=missions,
        players=[{"points": 300}, {"points": 300}],
        last_turn=1,
    ).end()

    assert table.facts("counted") == [(0, 1, 0), (1, 1, 0)]
    assert table.winners == ()


@pytest.mark.rule("MK-OBJECTIVE-07", "MK-OBJECTIVE-11")
def test_MK_OBJECTIVE_07_team_mates_do_not_contest() -> None:
    table = at_token(
        own("orc", (18, 18 - TOUCHING)),
        warrior("ally", 2, (18, 18 + TOUCHING)),
        foe("elf", (30, 30)),
        warrior("fourth", 3, (33, 3)),
        players=[{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}],
        missions=[MIDDLE],
    )

    assert table.mission().holder == 0


@pytest.mark.rule("MK-OBJECTIVE-12")
def test_MK_OBJECTIVE_12_a_team_mates_token_stays() -> None:
    table = at_token(
        own("orc", (18, 18)),
        warrior("ally", 2, (3, 30)),
        foe("elf", (30, 30)),
        warrior("fourth", 3, (33, 3)),
        players=[{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}],
        missions=[{**MIDDLE, "holder": 2}],
    )

    assert table.mission().holder == 2


@pytest.mark.rule("MK-OBJECTIVE-08")
@pytest.mark.parametrize("who", [foe("fled", (18, 18 + TOUCHING)), foe("held", (18, 18 + TOUCHING), guard="orc")])
def test_MK_OBJECTIVE_08_whoever_is_demoralized_or_captive_contests_nothing(who: Any) -> None:
    table = at_token(own("orc", (18, 18 - TOUCHING)), who, foe("elf", (30, 30)), cards=[FLED])

    assert table.mission().holder == 0


@pytest.mark.rule("MK-OBJECTIVE-08")
def test_MK_OBJECTIVE_08_nor_does_it_control_anything() -> None:
    table = at_token(own("orc", (5, 5)), foe("fled", (18, 18)), foe("elf", (30, 30)), cards=[FLED])

    assert table.mission().holder == NEUTRAL


@pytest.mark.rule("MK-OBJECTIVE-08")
def test_MK_OBJECTIVE_08_nor_does_anybody_in_the_air() -> None:
    bird = figure("bird", movement_type="wings")
    table = at_token(own("bird", (18, 18), soaring=True), foe("elf", (30, 30)), cards=[bird])

    assert table.mission().holder == NEUTRAL


# -- the token on the field ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-OBJECTIVE-02")
def test_MK_OBJECTIVE_02_tokens_hinder_no_move() -> None:
    table = Knights(
        [own("orc", (18, 15)), foe("elf", (30, 30))],
        cards=[figure("orc", movement=6)],
        missions=[MIDDLE, {"at": [18, 21]}],
    )

    assert table.refused("move", "orc", (18, 21)) == set()
    assert table.refused("move", "orc", (18, 21.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-OBJECTIVE-02")
def test_MK_OBJECTIVE_02_tokens_hinder_no_shot() -> None:
    archer = figure("archer", range=10, attack_types=["bow"])
    table = Knights([own("archer", (18, 14)), foe("elf", (18, 22))], cards=[archer], missions=[MIDDLE], dice=[3, 4])
    table.say("ranged", "archer", "elf")

    assert table.facts("hit") == [(table.number("elf"), 16, 9, 15)]


@pytest.mark.rule("MK-OBJECTIVE-14")
@pytest.mark.parametrize(("off", "holder"), [(0, 0), (0.25, 0), (0.251, CONTESTED)])
def test_MK_OBJECTIVE_14_a_base_with_slots_that_covers_the_token_keeps_others_away(off: float, holder: int) -> None:
    table = at_token(own("orc", (18, 18 - off)), foe("elf", near("orc")))

    assert table.mission().holder == holder


@pytest.mark.rule("MK-OBJECTIVE-14")
def test_MK_OBJECTIVE_14_one_without_slots_does_not() -> None:
    table = at_token(own("bare", (18, 17.75)), foe("elf", near("bare")), cards=[BARE])

    assert table.mission().holder == CONTESTED


@pytest.mark.rule("MK-OBJECTIVE-14")
def test_MK_OBJECTIVE_14_whoever_flies_high_above_it_does_not() -> None:
    bird = figure("bird", movement_type="wings")
    table = at_token(own("bird", (18, 17.75), soaring=True), foe("elf", (18, 19.25)), cards=[bird])

    assert table.mission().holder == 1
