"""MK-TURN and MK-TERM: whose turn it is, its phases and actions, tokens, pushing, contact, and abilities that show."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.abilities.bearers import abilities_of, has, is_active
from tercio.games.mageknight.field.ground import are_touching, is_in_front, touches_loot
from tercio.games.mageknight.rules.turns.actions import ACTIONS

PAIR = [own("orc", (10, 10)), own("orc2", (14, 10)), foe("elf", (20, 30)), foe("elf2", (24, 30))]


def pair(**more: Any) -> Knights:
    return Knights(PAIR, **more)


def four(**more: Any) -> Knights:
    return Knights([warrior(f"orc{seat}", seat, (8 + 5 * seat, 9)) for seat in range(4)], **more)


# -- whose turn it is ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TURN-01")
def test_MK_TURN_01_only_the_active_player_gives_actions() -> None:
    table = pair()

    assert table.refused("move", "elf", (20, 28), seat=1) == {"K-ASK-01"}
    assert table.refused("move", "elf", (20, 28), seat=0) >= {"MK-TURN-01"}
    assert table.refused("move", "orc", (10, 12)) == set()


@pytest.mark.rule("MK-TURN-03", "MK-TURN-24")
def test_MK_TURN_03_turn_follows_turn_around_the_table() -> None:
    table = four()
    seats = []
    for _ in range(5):
        seats.append(table.question()[0])
        table.end()

    assert seats == [0, 1, 2, 3, 0]
    assert table.names()[-3:] == ["turn", "phase-command", "phase-action"]


@pytest.mark.rule("MK-TURN-04")
def test_MK_TURN_04_who_drops_out_is_passed_over() -> None:
    table = four(players=[{}, {"out": True}, {}, {}], turn=5)
    table.end()

    assert table.question()[0] == 2


# -- actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TURN-05", "MK-TURN-06", "MK-TURN-07")
@pytest.mark.parametrize(("total", "actions"), [(100, 1), (200, 2), (299, 2), (300, 3)])
def test_MK_TURN_05_an_action_for_every_hundred_points_agreed_on(total: int, actions: int) -> None:
    """Whatever the army is worth: two warriors of 25 points each are left here."""
    table = pair(total=total, phase="command")

    assert table.player(0).actions == actions
    assert table.facts("turn") == [(0, 1, actions, total)]
    assert [(line.value, line.rule) for line in table.events("turn")[0].receipts] == [(actions, "MK-TURN-05")]


@pytest.mark.rule("MK-TURN-08")
def test_MK_TURN_08_an_action_is_spent_on_a_move() -> None:
    table = pair(players=[{"actions": 1}, {}])
    table.say("move", "orc", (10, 12))

    assert table.facts("action") == [(0, 0)]


@pytest.mark.rule("MK-TURN-09")
def test_MK_TURN_09_command_action_end() -> None:
    table = pair(phase="command").end()
    phases = [name for name in table.names() if name.startswith("phase-")]

    assert phases[:3] == ["phase-command", "phase-action", "phase-end"]


@pytest.mark.rule("MK-TURN-10")
def test_MK_TURN_10_the_action_phase_goes_on_until_it_is_declared_over() -> None:
    table = pair().say("move", "orc", (10, 12))

    assert (table.question(), table.state.phase) == ((0, "act"), "action")
    assert table.end().question() == (1, "act")


@pytest.mark.rule("MK-TURN-13", "MK-TURN-14")
def test_MK_TURN_13_the_player_orders_what_is_due_and_all_of_it_happens() -> None:
    snake = figure("snake", abilities=["venom"])
    table = Knights(
        [own("snake", (10, 10)), own("snake2", (20, 10)), foe("elf", near("snake")), foe("elf2", near("snake2"))],
        [snake],
        phase="command",
    )

    assert table.question() == (0, "command")
    assert table.keys() == {"resolve"}
    table.say("resolve", "snake2", ability="venom")
    hurt = [facts[0] for facts in table.facts("damaged")]
    assert hurt == [table.number("elf2"), table.number("elf")]


@pytest.mark.rule("MK-TURN-15")
def test_MK_TURN_15_an_action_is_resolved_before_the_next_is_chosen() -> None:
    table = Knights([own("orc", (10, 10)), own("orc2", (20, 10)), foe("elf", near("orc"))], dice=[4, 4])
    table.say("close", "orc", "elf")

    assert table.warrior("elf").click == 2
    assert table.warrior("orc").tokens == 1
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-TURN-16")
def test_MK_TURN_16_one_action_a_warrior() -> None:
    table = pair(players=[{"actions": 3}, {}]).say("move", "orc", (10, 12))

    assert "MK-TURN-16" in table.refused("move", "orc", (10, 13))
    assert table.subjects("move") == ["orc2"]


@pytest.mark.rule("MK-TURN-17")
@pytest.mark.parametrize("second", ["move", "close"])
def test_MK_TURN_17_actions_of_one_kind_or_of_several(second: str) -> None:
    table = Knights([own("orc", (10, 10)), own("orc2", (20, 10)), foe("elf", near("orc2"))], dice=[6, 3, 1, 2])
    table.say("move", "orc", (10, 12))
    table.away("move", "orc2", (20, 5)) if second == "move" else table.say("close", "orc2", "elf")

    assert [table.warrior(label).tokens for label in ("orc", "orc2")] == [1, 1]


@pytest.mark.rule("MK-TURN-18")
def test_MK_TURN_18_actions_without_warriors_lapse() -> None:
    table = pair(players=[{"actions": 3}, {}]).say("move", "orc", (10, 12)).say("move", "orc2", (14, 12))

    assert table.question() == (1, "act")
    assert table.player(0).actions == 0


@pytest.mark.rule("MK-TURN-18")
def test_MK_TURN_18_without_an_action_left_nobody_acts() -> None:
    table = pair(players=[{"actions": 1}, {}]).say("move", "orc", (10, 12))

    assert table.question() == (1, "act")


@pytest.mark.rule("MK-TURN-19", "MK-TURN-20")
def test_MK_TURN_19_nothing_is_saved_for_later() -> None:
    table = pair(total=200).say("move", "orc", (10, 12)).end()

    assert table.player(0).actions == 0
    assert table.end().player(0).actions == 2


@pytest.mark.rule("MK-TURN-21")
def test_MK_TURN_21_four_kinds_of_action() -> None:
    assert set(ACTIONS) == {"move", "close", "ranged", "special"}


# -- the end phase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TURN-22")
def test_MK_TURN_22_control_is_checked_in_the_end_phase() -> None:
    table = Knights(PAIR, missions=[{"at": [10, 11]}, {"at": [18, 18]}])

    assert table.mission(1).holder == -1
    table.end()
    assert [table.mission(1).holder, table.mission(2).holder] == [0, -1]


@pytest.mark.rule("MK-TURN-23", "MK-TERM-03")
def test_MK_TURN_23_who_rested_loses_its_tokens() -> None:
    table = Knights(
        [own("a", (10, 10), tokens=2), own("b", (14, 10)), own("d", (18, 10)), foe("c", (20, 30), tokens=1)]
    )

    assert "MK-TERM-03" in table.refused("move", "a", (10, 12))
    table.say("move", "b", (14, 12)).end()
    assert [table.warrior(label).tokens for label in "abc"] == [0, 1, 1]
    table.end()
    assert table.refused("move", "a", (10, 12)) == set()


# -- tokens and pushing --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERM-02")
def test_MK_TERM_02_an_action_is_marked_with_a_token() -> None:
    assert pair().say("move", "orc", (10, 12)).warrior("orc").tokens == 1


@pytest.mark.rule("MK-TERM-16")
def test_MK_TERM_16_the_second_token_pushes_after_the_action() -> None:
    table = Knights([own("orc", (10, 10), tokens=1), own("orc2", (14, 10))]).say("move", "orc", (10, 12))

    assert (table.warrior("orc").tokens, table.warrior("orc").click) == (2, 1)
    assert table.happened("damaged", "orc", 1, 1, rule="MK-TERM-16")
    assert table.names().index("moved") < table.names().index("damaged")


@pytest.mark.rule("MK-TERM-17")
@pytest.mark.parametrize("ability", ["toughness", "invulnerability"])
def test_MK_TERM_17_nothing_keeps_pushing_damage_off(ability: str) -> None:
    table = Knights([own("orc", (10, 10), tokens=1)], [figure("orc", abilities=[ability])])

    assert table.say("move", "orc", (10, 12)).warrior("orc").click == 1


# -- contact, facing, distance ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERM-01")
def test_MK_TERM_01_captives_and_the_demoralized_are_not_active() -> None:
    table = Knights(
        [
            own("coward", (10, 10)),
            own("plain", (20, 10)),
            own("caught", near("elf"), guard="elf"),
            foe("elf", (20, 30)),
        ],
        [figure("coward", abilities=["demoralized"])],
    )

    assert [w.label for w in table.state.own(0) if is_active(w)] == ["plain"]


@pytest.mark.rule("MK-TERM-06")
@pytest.mark.parametrize(("apart", "touches"), [(1.5, True), (1.6, False)])
def test_MK_TERM_06_contact_is_when_bases_touch(apart: float, touches: bool) -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (10 + apart, 10))])

    assert are_touching(table.state, table.warrior("orc"), table.warrior("elf")) is touches
    assert ("close" in table.keys("orc")) is touches


@pytest.mark.rule("MK-TERM-07")
@pytest.mark.parametrize(("at", "touches"), [((10, 11.125), True), ((10, 11.2), False)])
def test_MK_TERM_07_an_item_on_the_field_can_be_touched(at: tuple[float, float], touches: bool) -> None:
    table = Knights([own("orc", (10, 10))], [item("blade")], loot=[{"item": "blade", "at": list(at)}])

    assert touches_loot(table.state, table.warrior("orc"), table.state.loot[0]) is touches


@pytest.mark.rule("MK-TERM-08")
def test_MK_TERM_08_the_front_arc_is_where_it_faces() -> None:
    orc = Knights([own("orc", (10, 10), facing=NORTH)]).warrior("orc")

    assert is_in_front(orc, (10_000, 15_000))
    assert not is_in_front(orc, (10_000, 5_000))


@pytest.mark.rule("MK-TERM-09")
def test_MK_TERM_09_any_facing_at_the_end_of_a_move() -> None:
    table = Knights([own("orc", (10, 10))], [figure("orc", movement=4)])

    assert table.say("move", "orc", (10, 6), facing=SOUTH).warrior("orc").facing == SOUTH


@pytest.mark.rule("MK-TERM-10", "MK-TERM-11")
def test_MK_TERM_10_friends_are_those_of_the_team() -> None:
    table = four(players=[{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}])
    orcs = table.state.warriors

    assert [table.state.are_friends(orcs[0], other) for other in orcs[1:]] == [False, True, False]
    assert [table.state.are_enemies(orcs[0], other) for other in orcs[1:]] == [True, False, True]


@pytest.mark.rule("MK-TERM-13", "MK-TERM-15")
@pytest.mark.parametrize("is_elevated", [True, False])
@pytest.mark.parametrize(("range_", "targets"), [(5, {"elf"}), (4, set())])
def test_MK_TERM_13_distances_go_from_centre_to_centre(is_elevated: bool, range_: int, targets: set[str]) -> None:
    hill = {"hill": {"kind": "clear", "at": [13, 14], "radius": 1.5, "elevated": is_elevated}}
    cards = [figure("archer", range=range_, attack_types=["bow"], radius=1.2), figure("elf", radius=0.5)]
    table = Knights([own("archer", (10, 10)), foe("elf", (13, 14))], cards, terrain=hill)

    assert table.offered("ranged") == targets


# -- abilities -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERM-18", "MK-TERM-19", "MK-TERM-21")
def test_MK_TERM_19_abilities_come_and_go_with_the_dial() -> None:
    master = figure("master", dial=[{"abilities": ["weapon-master"]}, {"abilities": ["weapon-master"]}, {}, {}])
    table = Knights(
        [own("orc", (10, 10)), foe("master", near("orc"), click=1)], [master, figure("orc", damage=1)], [4, 4]
    )

    assert abilities_of(table.warrior("master")) == ("weapon-master",)
    table.say("close", "orc", "master")
    assert abilities_of(table.warrior("master")) == ()
    assert table.happened("dial", "master", 2)


@pytest.mark.rule("MK-TERM-22", "MK-TERM-24")
def test_MK_TERM_22_an_optional_ability_is_active_until_it_is_switched_off_and_again_next_turn() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("orc2", (20, 10), off=["charge"]), foe("elf", (15, 14))],
        [figure("orc", abilities=["charge"])],
    )

    assert [has(table.warrior(label), "charge") for label in ("orc", "orc2")] == [True, False]
    assert ("charge" in table.keys("orc"), "charge" in table.keys("orc2")) == (True, False)
    assert has(table.end().warrior("orc2"), "charge")


@pytest.mark.rule("MK-TERM-25")
def test_MK_TERM_25_a_mark_in_the_nexus_belongs_to_a_value() -> None:
    table = Knights([own("orc", (10, 10))], [figure("orc", abilities=["charge", "stealth"])])
    marks = {mark.ability: (mark.slot, mark.is_nexus) for mark in table.warrior("orc").now.marks}

    assert marks == {"charge": ("movement", False), "stealth": ("movement", True)}


@pytest.mark.rule("MK-TERM-26")
def test_MK_TERM_26_talents_follow_from_the_types() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("mage", (20, 10)), foe("elf", (15, 14))], [figure("mage", attack_types=["wand"])]
    )

    assert table.keys("orc") >= {"sprint", "surge"}
    assert "surge" not in table.keys("mage")


@pytest.mark.rule("MK-TERM-27", "MK-TERM-28")
def test_MK_TERM_27_a_talent_is_used_only_where_it_is_declared() -> None:
    table = Knights([own("orc", (10, 10)), own("orc2", (20, 10))])

    assert table.refused("move", "orc", (10, 22)) == {"MK-MOVE-02"}
    assert table.refused("sprint", "orc", (10, 22)) == set()
    assert table.say("move", "orc", (10, 18)).warrior("orc").click == 0
    assert table.say("sprint", "orc2", (20, 22)).warrior("orc2").click == 1


@pytest.mark.rule("MK-TERM-31")
def test_MK_TERM_31_the_centre_is_the_middle_of_the_base() -> None:
    table = Knights([own("orc", (10, 3), facing=EAST)])

    assert table.refused("move", "orc", (10, 0.75)) == set()
    assert table.because("move", "orc", (10, 0.7)) == {"off-the-field"}
