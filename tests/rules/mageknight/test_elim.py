"""MK-ELIM: players without active warriors drop out."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.state import NEUTRAL

OGRE = figure("ogre", attack=9, damage=6)  # hits a defense of 15 with a 6, and kills whoever it hits
FLED = figure("fled", abilities=["demoralized"], points=30)
CARDS = [OGRE, FLED]
HIT = [3, 4]
THREE = [{"at": [4, 18]}, {"at": [18, 4]}, {"at": [32, 18]}]


def last_stand(*more: Any, dice: list[int] | None = None, **position: Any) -> Knights:
    """An ogre of red beside blue's elf, who is the last active one of his army."""
    cards = [*CARDS, *position.pop("cards", ())]
    warriors = [own("ogre", (18, 18)), own("ogre2", (4, 4)), foe("elf", near("ogre")), *more]
    return Knights(warriors, cards=cards, dice=HIT if dice is None else dice, **position)


@pytest.mark.rule("MK-ELIM-01")
def test_MK_ELIM_01_without_an_active_warrior_all_the_others_go() -> None:
    table = last_stand(foe("fled", (30, 30)), foe("held", near("ogre2"), guard="ogre2"))
    table.say("close", "ogre", "elf").end()

    assert table.happened("out", 1, rule="MK-ELIM-01")
    assert [table.warrior(label).gone for label in ("elf", "fled", "held")] == ["eliminated", "removed", "removed"]


@pytest.mark.rule("MK-ELIM-01")
@pytest.mark.parametrize("rest", [[], [foe("fled", (30, 30), click=1)]])
def test_MK_ELIM_01_one_active_warrior_is_enough_to_stay(rest: list[Any]) -> None:
    """A dial can lead out of demoralization, too."""
    brave = figure("fled", dial=[{"abilities": ["demoralized"]}, {}])
    table = last_stand(*rest, *([] if rest else [foe("orc", (30, 30))]), cards=[brave])
    table.say("close", "ogre", "elf").end()

    assert not table.happened("out")
    assert table.question() == (1, "act")


@pytest.mark.rule("MK-ELIM-02")
def test_MK_ELIM_02_until_the_action_phase_ends_they_stay_on_the_field() -> None:
    table = last_stand(foe("fled", near("ogre2")), dice=[*HIT, 1, 2])
    table.say("close", "ogre", "elf")
    before = table.warrior("fled").is_here
    table.say("close", "ogre2", "fled")

    assert before
    assert table.happened("missed", "fled")
    assert table.names().index("missed") < table.names().index("out")


@pytest.mark.rule("MK-ELIM-02")
def test_MK_ELIM_02_a_players_own_action_phase_counts_as_well() -> None:
    """His only active warrior exhausts itself."""
    table = Knights([own("orc", (10, 10), click=5, tokens=1), own("fled", (4, 4)), foe("elf", (30, 30))], cards=CARDS)
    table.say("move", "orc", (10, 11)).go_on()

    assert table.happened("out", 0)
    assert table.warrior("fled").gone == "removed"
    assert table.winners == (1,)


@pytest.mark.rule("MK-ELIM-03")
def test_MK_ELIM_03_whoever_is_removed_gives_nobody_points() -> None:
    table = last_stand(foe("fled", (30, 30)), foe("fled2", (32, 30)))
    table.say("close", "ogre", "elf").end()

    assert not table.happened("eliminated", "fled")
    assert table.player(0).glory == 25


@pytest.mark.rule("MK-ELIM-03")
def test_MK_ELIM_03_what_they_carry_goes_with_them() -> None:
    blade = item("blade", changes={"attack": 1})
    table = last_stand(foe("fled", (30, 30), items=["blade"]), cards=[blade])
    table.say("close", "ogre", "elf").end()

    assert table.warrior("fled").items == ()
    assert table.state.loot == []


@pytest.mark.rule("MK-ELIM-04", "MK-ELIM-05")
def test_MK_ELIM_04_control_tokens_of_the_player_are_taken_off() -> None:
    missions = [{**mission, "holder": holder} for mission, holder in zip(THREE, (1, 1, 2), strict=True)]
    table = last_stand(warrior("third", 2, (30, 30)), missions=missions)
    table.say("close", "ogre", "elf").end()

    assert table.facts("neutral") == [(10_000, NEUTRAL), (10_001, NEUTRAL)]
    assert table.happened("neutral", "mission-1", rule="MK-ELIM-05")
    assert [mission.holder for mission in table.state.missions] == [NEUTRAL, NEUTRAL, 2]


@pytest.mark.rule("MK-ELIM-05")
def test_MK_ELIM_05_before_the_end_phase_they_are_neutral() -> None:
    table = last_stand(own("orc", (4, 18)), warrior("third", 2, (30, 30)), missions=[{**THREE[0], "holder": 1}])
    names = table.say("close", "ogre", "elf").end().names()

    assert names.index("neutral") < names.index("phase-end") < names.index("controls")


@pytest.mark.rule("MK-ELIM-06")
def test_MK_ELIM_06_then_the_action_phase_is_over() -> None:
    table = last_stand(foe("fled", (30, 30)), warrior("third", 2, (30, 4)))
    table.say("close", "ogre", "elf").end()
    names = table.names()

    assert names.index("out") < names.index("removed") < names.index("phase-end") < names.index("turn")
    assert table.refused("move", "ogre2", (4, 5), seat=0) == {"K-ASK-01"}
    assert table.question() == (2, "act")


@pytest.mark.rule("MK-ELIM-07")
def test_MK_ELIM_07_the_last_player_gets_all_objectives() -> None:
    table = last_stand(missions=THREE)
    table.say("close", "ogre", "elf").end()

    assert [mission.holder for mission in table.state.missions] == [0, 0, 0]
    assert table.happened("controls", "mission-3", 0, rule="MK-ELIM-07")


@pytest.mark.rule("MK-ELIM-07")
def test_MK_ELIM_07_not_while_two_are_left() -> None:
    table = last_stand(warrior("third", 2, (30, 30)), missions=THREE)
    table.say("close", "ogre", "elf").end()

    assert not table.happened("controls")


@pytest.mark.rule("MK-ELIM-07")
def test_MK_ELIM_07_a_team_counts_as_one_and_keeps_whose_token_lies_there() -> None:
    missions = [THREE[0], {**THREE[1], "holder": 2}, {**THREE[2], "holder": 1}]
    teams = [{"team": 0}, {"team": 1}, {"team": 0}]
    table = last_stand(warrior("third", 2, (30, 30)), missions=missions, players=teams)
    table.say("close", "ogre", "elf").end()

    assert [mission.holder for mission in table.state.missions] == [0, 2, 0]
    assert table.winners == (0, 2)


# -- captives and guards of those who leave -------------------------------------------------------------------


@pytest.mark.rule("MK-ELIM-01")
def test_MK_ELIM_01_captives_of_removed_guards_are_free_where_they_stand() -> None:
    """b93"""
    table = last_stand(foe("fled", (30, 30)), own("held", near("fled"), guard="fled"), warrior("third", 2, (30, 4)))
    table.say("close", "ogre", "elf").end()

    assert table.happened("freed", "held")
    assert (table.warrior("held").is_captive, table.at("held")) == (False, (30, 31.5))


@pytest.mark.rule("MK-ELIM-01")
def test_MK_ELIM_01_all_who_have_nobody_left_leave_at_once() -> None:
    """b93: the captive that would be freed does not save its player."""
    table = last_stand(
        foe("fled", (30, 30)), warrior("held", 2, near("fled"), guard="fled"), warrior("fourth", 3, (30, 4))
    )
    table.say("close", "ogre", "elf").end()

    assert table.facts("out") == [(1,), (2,)]
    assert table.warrior("held").gone == "removed"


@pytest.mark.rule("MK-ELIM-01")
def test_MK_ELIM_01_when_nobody_is_left_everything_is_neutral() -> None:
    """b91: tie-breaks decide."""
    table = Knights(
        [own("orc", (10, 10), click=5, tokens=1), foe("fled", (30, 30))],
        cards=CARDS,
        missions=[{**THREE[0], "holder": 0}, {**THREE[1], "holder": 1}],
        players=[{"glory": 10}, {"glory": 20}],
    )
    table.say("move", "orc", (10, 11)).go_on()

    assert [mission.holder for mission in table.state.missions] == [NEUTRAL, NEUTRAL]
    assert table.facts("counted") == [(0, 0, 10), (1, 0, 45)]
    assert table.winners == (1,)


@pytest.mark.rule("MK-ELIM-06")
def test_MK_ELIM_06_whoever_is_out_has_no_turn_any_more() -> None:
    table = last_stand(warrior("third", 2, (30, 30)), warrior("fourth", 3, (30, 4)))
    table.say("close", "ogre", "elf").end()
    seats = [table.question()[0], *[table.end().go_on("act").question()[0] for _ in range(3)]]

    assert seats == [2, 3, 0, 2]


@pytest.mark.rule("MK-ELIM-07")
def test_MK_ELIM_07_also_if_the_last_enemy_leaves_in_the_end_phase() -> None:
    """b92: red's only active warrior was called back for one turn; the objectives have been looked at already."""
    table = Knights(
        [own("fled", (4, 4)), own("ghost", (4, 18), recalled=True), foe("elf", (30, 30))],
        cards=CARDS,
        missions=THREE,
    )
    table.end().say("check-missions")

    assert table.facts("controls")[0] == (10_000, 0)
    assert [mission.holder for mission in table.state.missions] == [1, 1, 1]
    assert table.winners == (1,)
