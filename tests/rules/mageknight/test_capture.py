"""MK-CAPTURE: capturing, guards and captives, and how a captive goes free or falls."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Knights, domain, figure, foe, item, near, own, warrior
from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.field.ground import move_type
from tercio.games.mageknight.rules.combat.values import movement_of
from tercio.games.mageknight.rules.movement.escort import may_escort, spots_beside
from tercio.games.mageknight.turns import COMMAND_PHASE


def seizing(dice: list[int], *more: Any, orc: dict[str, Any] | None = None, **elf: Any) -> Knights:
    """The orc before the elf: attack 10, damage 3, against defense 14 unless told otherwise."""
    cards = [figure("orc", **{"attack": 10, "damage": 3, **(orc or {})}), figure("elf", **{"defense": 14, **elf})]
    return Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), *more], cards, dice)


def guarding(*more: Any, dice: tuple[int, ...] = (), **words: Any) -> Knights:
    """The orc guards the elf, which stands before it to the north; another elf stays far away."""
    guard = words.pop("guard", {})
    held = words.pop("held", {})
    cards = [figure("orc", **words.pop("orc", {})), figure("elf", **words.pop("elf", {})), *words.pop("cards", [])]
    return Knights(
        [
            own("orc", (10, 10), **guard),
            own("idle", (34, 2)),
            foe("elf", near("orc"), guard="orc", **held),
            foe("far", (34, 34)),
            *more,
        ],
        cards,
        dice,
        **words,
    )


# -- the attempt -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-01")
@pytest.mark.parametrize(
    ("types", "because"), [(["sword"], set()), (["wand"], {"no-sword"}), (["bow"], {"no-sword"}), ([], {"no-sword"})]
)
def test_MK_CAPTURE_01_only_with_a_sword(types: list[str], because: set[str]) -> None:
    table = seizing([], orc={"attack_types": types})

    assert table.because("capture", "orc", "elf") == because
    assert ("capture" in table.keys("orc")) == (not because)


@pytest.mark.rule("MK-CAPTURE-02")
def test_MK_CAPTURE_02_one_enemy_and_no_more() -> None:
    table = seizing([], foe("elf2", near("orc", 0, EAST)), orc={"abilities": ["sweep"]})

    assert table.refused("capture", "orc", "elf", "elf2") == {"MK-CAPTURE-02"}
    assert table.refused("capture", "orc", "elf") == set()
    assert table.keys("orc") >= {"sweep", "capture"}


@pytest.mark.rule("MK-CAPTURE-02")
def test_MK_CAPTURE_02_it_is_a_close_combat_action_in_contact() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc", 0.02)), foe("elf2", near("orc", 0, SOUTH))])

    assert table.refused("capture", "orc", "elf") == {"MK-MELEE-03"}
    assert table.because("capture", "orc", "elf2") == {"not-in-front"}


@pytest.mark.rule("MK-CAPTURE-03", "MK-CAPTURE-05", "MK-CAPTURE-06")
@pytest.mark.parametrize(("dice", "is_caught"), [([3, 4], True), ([3, 3], False)])
def test_MK_CAPTURE_03_three_less_on_the_attack(dice: list[int], is_caught: bool) -> None:
    """10 - 3 + 7 = 14 is enough for defense 14, and 13 is not."""
    table = seizing(dice).say("capture", "orc", "elf").done()

    assert table.facts("attack-value")[0][2] == 7
    assert (table.warrior("elf").guard == table.number("orc")) == is_caught
    assert (table.state.captive_of(table.number("orc")) is not None) == is_caught
    assert table.happened("captured", "elf", "orc", rule="MK-CAPTURE-05") == is_caught


@pytest.mark.rule("MK-CAPTURE-04")
def test_MK_CAPTURE_04_no_damage() -> None:
    table = seizing([4, 4]).say("capture", "orc", "elf").done()

    assert table.warrior("elf").click == 0
    assert table.facts("damaged") == []


@pytest.mark.rule("MK-CAPTURE-04")
def test_MK_CAPTURE_04_nor_with_two_sixes_and_a_2_hurts_the_attacker() -> None:
    """a60: against defense 30 the 12 captures all the same."""
    table = seizing([6, 6], defense=30).say("capture", "orc", "elf").done()
    missed = seizing([1, 1], defense=5).say("capture", "orc", "elf").done()

    assert (table.warrior("elf").guard, table.warrior("elf").click) == (table.number("orc"), 0)
    assert (missed.warrior("elf").is_captive, missed.warrior("orc").click) == (False, 1)


@pytest.mark.rule("MK-CAPTURE-11")
def test_MK_CAPTURE_11_its_tokens_are_taken_away() -> None:
    table = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"), tokens=2)], dice=[6, 6])
    table.say("capture", "orc", "elf")

    assert table.warrior("elf").tokens == 0
    assert table.warrior("orc").tokens == 1


# -- guard and captive -------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-07")
def test_MK_CAPTURE_07_both_go_on_foot() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"))],
        [figure("orc", movement_type="wings"), figure("elf", movement_type="horseshoe")],
        [6, 6],
    )
    table.say("capture", "orc", "elf")

    assert [move_type(table.state, table.warrior(label)) for label in ("orc", "elf")] == ["boot", "boot"]


@pytest.mark.rule("MK-CAPTURE-08")
@pytest.mark.parametrize(("orc", "elf"), [(10, 6), (6, 10)])
def test_MK_CAPTURE_08_the_lower_movement_value_counts(orc: int, elf: int) -> None:
    table = guarding(orc={"movement": orc}, elf={"movement": elf})

    assert movement_of(table.state, table.warrior("orc")).total == 6
    assert table.refused("move", "orc", (16, 10)) == set()
    assert table.because("move", "orc", (16.001, 10)) == {"too-far"}


@pytest.mark.rule("MK-CAPTURE-09")
def test_MK_CAPTURE_09_a_guard_only_moves() -> None:
    table = guarding(
        foe("other", near("orc", 0, EAST), facing=WEST),
        foe("target", (4, 16)),
        orc={"range": 10, "ranged_damage": 1, "attack_types": ["sword", "bow"], "abilities": ["regeneration"]},
        guard={"click": 1},
    )

    assert "MK-CAPTURE-09" in table.refused("close", "orc", "other")
    assert "MK-CAPTURE-09" in table.refused("capture", "orc", "other")
    assert "MK-CAPTURE-09" in table.refused("ranged", "orc", "target")
    assert table.keys("orc") <= {"move", "sprint", "finish", "switch-off"}
    assert {"move", "finish"} <= table.keys("orc")


@pytest.mark.rule("MK-CAPTURE-09")
def test_MK_CAPTURE_09_nor_does_it_surge() -> None:
    table = guarding(foe("other", (10, 5)))

    assert "MK-CAPTURE-09" in table.refused("surge", "orc", near("other"), facing=SOUTH)


@pytest.mark.rule("MK-CAPTURE-09")
def test_MK_CAPTURE_09_nor_does_it_heal_its_friends() -> None:
    """Healing is given with a close combat action."""
    table = guarding(own("hurt", near("orc", 0, EAST), click=2), orc={"abilities": ["healing"]})

    assert table.refused("heal", "orc", "hurt") == {"MK-CAPTURE-09"}


@pytest.mark.rule("MK-CAPTURE-10")
def test_MK_CAPTURE_10_the_captive_is_put_down_at_its_guards_side() -> None:
    table = guarding().say("move", "orc", (15, 10))

    assert table.question() == (0, "escort")
    assert table.because("escort", "elf", (15, 11.52)) == {"not-beside-guard"}
    assert table.because("escort", "elf", (15, 11)) == {"no-room"}
    assert table.refused("escort", "elf", (13.5, 10), facing=30) == set()
    table.say("escort", "elf", (13.5, 10), facing=30)
    assert (table.at("elf"), table.warrior("elf").facing) == ((13.5, 10), 30)
    assert not table.warrior("elf").has_moved


@pytest.mark.rule("MK-CAPTURE-10")
def test_MK_CAPTURE_10_not_on_others_nor_off_the_field_nor_on_blocking_terrain() -> None:
    table = guarding(
        own("friend", (16.5, 10)),
        terrain={"wall": {"kind": "blocking", "outline": [[13, 11.2], [17, 11.2], [17, 12], [13, 12]]}},
    ).say("move", "orc", (15, 10))

    assert table.because("escort", "elf", (15.8, 8.731)) == {"no-room"}
    assert table.because("escort", "elf", (15, 11.5)) == {"on-blocking"}
    assert table.refused("escort", "elf", (15, 8.5)) == set()


@pytest.mark.rule("MK-CAPTURE-10")
def test_MK_CAPTURE_10_where_there_is_no_room_for_it_the_guard_does_not_go() -> None:
    """A corner of the field with a friend on either side of it: room for the orc, and for nobody beside it."""
    friends = [own("one", (2.6, 0.75)), own("two", (0.75, 2.6))]
    table = Knights([own("orc", (5, 5)), *friends, foe("elf", near("orc"), guard="orc"), foe("far", (34, 34))])
    alone = Knights([own("orc", (5, 5)), *friends])

    assert alone.refused("move", "orc", (0.75, 0.75)) == set()
    assert table.because("move", "orc", (0.75, 0.75)) == {"no-room-for-captive"}
    assert table.refused("move", "orc", (4, 4)) == set()


@pytest.mark.rule("MK-CAPTURE-10")
@pytest.mark.parametrize(("half", "because"), [(60.6, set[str]()), (59.4, {"no-room-for-captive"})])
def test_MK_CAPTURE_10_a_gap_that_just_fits_is_found(half: float, because: set[str]) -> None:
    """Equal bases around another need 60 degrees each; four friends stand around the place, with one gap."""
    angles = {"one": 33.7 - half, "two": 33.7 + half, "three": 113.7 + half, "four": 313.7 - half}
    friends = [own(name, around(5, 5, 1.501, angle)) for name, angle in angles.items()]
    orc = own("orc", around(5, 5, 4, 33.7))
    table = Knights([orc, *friends, foe("elf", near("orc"), guard="orc"), foe("far", (34, 34))])

    assert table.because("move", "orc", (5, 5)) == because


def around(x: float, y: float, far: float, angle: float) -> tuple[float, float]:
    return round(x + far * cos(radians(angle)), 3), round(y + far * sin(radians(angle)), 3)


@pytest.mark.rule("MK-CAPTURE-10")
def test_MK_CAPTURE_10_where_the_captive_stood_there_is_room_for_its_guard() -> None:
    table = guarding().say("move", "orc", (10, 11.5))

    assert table.question() == (0, "escort")
    assert table.refused("escort", "elf", (10, 10)) == set()


@pytest.mark.rule("MK-CAPTURE-10")
def test_MK_CAPTURE_10_a_separated_guard_moves_alone() -> None:
    """a70: still with the lower movement value."""
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 20), guard="orc"), foe("far", (34, 34))],
        [figure("orc", movement=10), figure("elf", movement=6)],
    )

    assert table.because("move", "orc", (10, 16.001)) == {"too-far"}
    table.say("move", "orc", (10, 16))
    assert table.at("elf") == (10, 20)
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-CAPTURE-12")
def test_MK_CAPTURE_12_nobody_else_attacks_a_captive() -> None:
    table = guarding(
        own("friend", near("elf", 0, EAST), facing=WEST),
        own("archer", (4, 16), facing="elf"),
        cards=[figure("archer", attack_types=["bow"], range=20, ranged_damage=1)],
    )

    assert table.because("close", "friend", "elf") == {"captive"}
    assert table.refused("close", "friend", "elf") == {"MK-CAPTURE-12"}
    assert table.refused("ranged", "archer", "elf") == {"MK-CAPTURE-12"}


@pytest.mark.rule("MK-CAPTURE-12")
def test_MK_CAPTURE_12_nor_its_own_side_and_the_guard_only_to_eliminate_it() -> None:
    table = guarding(foe("brother", near("elf"), facing=SOUTH))

    assert table.because("close", "orc", "elf") == {"only-to-eliminate", "guards"}
    assert table.refused("capture", "orc", "elf") == {"MK-CAPTURE-12", "MK-CAPTURE-09"}
    table.end()
    assert table.refused("close", "brother", "elf") == {"MK-CAPTURE-12"}


@pytest.mark.rule("MK-CAPTURE-13", "MK-CAPTURE-14")
def test_MK_CAPTURE_13_a_captive_is_hurt_by_nothing() -> None:
    """The adder's venom strikes its enemies in the command phase: the free elf, not the captive."""
    table = Knights(
        [
            own("orc", (10, 10)),
            own("adder", (13, 13), facing=180),
            foe("elf", near("adder", 0, WEST), guard="orc"),
            foe("elf2", near("adder", 0, 120)),
        ],
        [figure("adder", abilities=["venom"])],
        phase="command",
    )

    assert (table.warrior("elf").click, table.warrior("elf2").click) == (0, 1)


@pytest.mark.rule("MK-CAPTURE-14")
def test_MK_CAPTURE_14_a_captive_is_neither_friend_nor_enemy() -> None:
    table = guarding(own("scout", near("elf")), own("held", near("elf", 0, EAST), facing=WEST))
    scout, elf, brother = table.warrior("scout"), table.warrior("elf"), table.warrior("far")

    assert "sprint" in table.keys("scout")
    assert not table.state.are_enemies(scout, elf)
    assert not table.state.are_friends(brother, elf)
    table.say("move", "scout", (10, 18))
    assert table.rolls() == []
    assert table.at("scout") == (10, 18)


@pytest.mark.rule("MK-CAPTURE-15")
def test_MK_CAPTURE_15_a_captive_is_given_no_actions() -> None:
    table = guarding().end()

    assert table.refused("move", "elf", (10, 14)) == {"MK-CAPTURE-15"}
    assert table.subjects("move") == ["far"]


@pytest.mark.rule("MK-CAPTURE-16")
def test_MK_CAPTURE_16_abilities_and_items_of_a_captive_do_nothing() -> None:
    """Toughness, battle armour and a tower shield: none of it helps."""
    table = guarding(
        dice=(4, 4),
        elf={"defense": 14, "abilities": ["toughness", "venom"], "slots": 1},
        orc={"attack": 9},
        held={"items": ["tower"]},
        cards=[item("tower", changes={"defense": 3})],
    )

    assert not has(table.warrior("elf"), "venom")
    table.say("finish", "orc", "elf").done()
    assert table.facts("defense-value")[0][1] == 14
    assert table.happened("hit", "elf", 14)


@pytest.mark.rule("MK-CAPTURE-16")
def test_MK_CAPTURE_16_its_venom_is_silent() -> None:
    table = guarding(elf={"abilities": ["venom"]}).end()

    assert table.warrior("orc").click == 0
    assert table.question() == (1, "act")


# -- free again --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-17", "MK-CAPTURE-20")
def test_MK_CAPTURE_17_free_when_its_guard_falls() -> None:
    table = Knights(
        [
            own("orc", (10, 10), click=5),
            own("idle", (34, 2)),
            foe("eagle", near("orc"), guard="orc"),
            foe("elf", near("orc", 0, EAST)),
        ],
        [figure("eagle", movement_type="wings", abilities=["venom"]), figure("elf", attack=9, damage=1)],
        [6, 4],
        active=1,
    )

    assert not has(table.warrior("eagle"), "venom")
    table.say("close", "elf", "orc")
    eagle = table.warrior("eagle")
    assert table.happened("freed", "eagle", rule="MK-CAPTURE-17")
    assert (eagle.guard, eagle.tokens, eagle.facing, table.at("eagle")) == (-1, 0, 270, (10, 11.5))
    assert has(eagle, "venom")
    assert move_type(table.state, eagle) == "wings"
    assert "move" in table.keys("eagle")
    assert table.state.are_enemies(eagle, table.warrior("idle"))


@pytest.mark.rule("MK-CAPTURE-18")
def test_MK_CAPTURE_18_free_when_its_guard_is_captured() -> None:
    table = Knights(
        [
            own("orc", (10, 10)),
            own("idle", (34, 2)),
            foe("elf", near("orc"), guard="orc"),
            foe("hunter", near("orc", 0, SOUTH), facing=NORTH),
        ],
        [figure("hunter", attack=12)],
        [5, 5],
        active=1,
    )
    table.say("capture", "hunter", "orc")

    assert table.happened("freed", "elf", rule="MK-CAPTURE-18")
    assert table.warrior("orc").guard == table.number("hunter")
    assert not table.warrior("elf").is_captive


@pytest.mark.rule("MK-CAPTURE-19")
def test_MK_CAPTURE_19_free_when_its_guard_changes_sides() -> None:
    """An effect makes the warden red, and the red orc that it holds goes free."""
    table = Knights(
        [own("orc", (10, 10), guard="warden"), own("idle", (34, 2)), foe("warden", near("orc")), foe("far", (34, 34))],
        pending=[
            {"step": "Battle"},
            {"step": "Turn", "seat": 0, "stage": COMMAND_PHASE},
            {"step": "ChangeSides", "warrior": 2, "seat": 0, "rule": "MK-ARMY-13"},
        ],
    )

    assert table.names()[:2] == ["changes-sides", "freed"]
    assert table.happened("freed", "orc", rule="MK-CAPTURE-19")
    assert table.keys("warden") >= {"move", "sprint"}


@pytest.mark.rule("MK-CAPTURE-19")
def test_MK_CAPTURE_19_an_ally_holds_nobody() -> None:
    table = Knights(
        [warrior("orc", 2, (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"), guard="orc")],
        players=[{"team": 0}, {"team": 1}, {"team": 1}],
    )

    assert table.happened("freed", "elf", rule="MK-CAPTURE-19")


@pytest.mark.rule("MK-CAPTURE-20")
def test_MK_CAPTURE_20_it_can_be_given_actions_again_and_shot_at() -> None:
    table = Knights(
        [
            own("orc", (10, 10), click=5),
            own("archer", (10, 20), facing=SOUTH),
            foe("elf", near("orc"), guard="orc"),
            foe("slayer", near("orc", 0, EAST), facing=WEST),
        ],
        [figure("archer", attack_types=["bow"], range=10, ranged_damage=1)],
        [6, 5],
        active=1,
    )
    table.say("close", "slayer", "orc")

    assert table.refused("move", "elf", (10, 16)) == set()
    table.end()
    assert table.offered("ranged", "archer") == {"elf"}


@pytest.mark.rule("MK-CAPTURE-21")
def test_MK_CAPTURE_21_nobody_lets_his_captive_go() -> None:
    table = guarding()

    assert table.keys("orc") == {"move", "sprint", "finish"}
    table.say("move", "orc", (10, 8))
    assert table.keys() == {"escort"}


# -- the end of a captive ----------------------------------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-22", "MK-CAPTURE-23")
@pytest.mark.parametrize(("dice", "is_dead"), [((4, 4), True), ((3, 4), False)])
def test_MK_CAPTURE_22_the_guard_eliminates_its_captive(dice: tuple[int, ...], is_dead: bool) -> None:
    """10 - 3 + 8 = 15 is enough for defense 15, whatever the damage value."""
    table = guarding(dice=dice, orc={"attack": 10, "damage": 1}, elf={"defense": 15, "points": 30})
    table.say("finish", "orc", "elf").done()

    assert (table.warrior("elf").gone == "eliminated") == is_dead
    assert table.player(0).glory == (30 if is_dead else 0)
    assert table.happened("eliminated", "elf", "orc", rule="MK-CAPTURE-22") == is_dead
    assert table.warrior("orc").tokens == 1
    assert not table.happened("freed")


@pytest.mark.rule("MK-CAPTURE-22")
def test_MK_CAPTURE_22_only_at_the_front_arc_and_only_its_own() -> None:
    """a69"""
    turned = guarding(guard={"facing": SOUTH})
    table = guarding(
        own("other", near("elf", 0, WEST), facing=EAST), foe("elf2", near("other", 0, SOUTH), facing=NORTH)
    )

    assert turned.because("finish", "orc", "elf") == {"not-in-front"}
    assert "finish" not in turned.keys("orc")
    assert "not-its-captive" in table.because("finish", "other", "elf")
    assert "not-its-captive" in table.because("finish", "other", "elf2")


@pytest.mark.rule("MK-CAPTURE-23")
def test_MK_CAPTURE_23_the_rear_arc_counts_here_too() -> None:
    """a69: attack 9 - 3 + 1 from behind."""
    table = guarding(dice=(4, 4), held={"facing": NORTH}, elf={"defense": 15}, orc={"attack": 9})
    table.say("finish", "orc", "elf").done()

    assert table.facts("attack-value")[0][2] == 7
    assert table.warrior("elf").gone == "eliminated"


@pytest.mark.rule("MK-CAPTURE-22")
def test_MK_CAPTURE_22_against_the_defense_on_its_dial() -> None:
    """a69: unmodified; the domain that shields everybody else does not help it."""
    table = guarding(
        dice=(3, 4), orc={"attack": 10}, elf={"defense": 14},
        cards=[domain("haze", changes={"defense": 2})], players=[{}, {"domain": "haze"}],
    )  # fmt: skip
    table.say("finish", "orc", "elf").done()

    assert table.facts("defense-value")[0][1] == 14
    assert table.warrior("elf").gone == "eliminated"


@pytest.mark.rule("MK-CAPTURE-24")
def test_MK_CAPTURE_24_if_it_fails_nothing_happens_to_the_captive() -> None:
    table = guarding(dice=(2, 2), orc={"damage": 4}).say("finish", "orc", "elf").done()

    assert (table.warrior("elf").click, table.warrior("elf").guard) == (0, table.number("orc"))


@pytest.mark.rule("MK-CAPTURE-25")
def test_MK_CAPTURE_25_nobody_helps_with_it() -> None:
    table = guarding(
        own("orc2", near("elf"), facing=SOUTH), own("orc3", near("elf", 0, EAST), facing=WEST), dice=(1, 2)
    )
    table.say("finish", "orc", "elf").done()

    assert table.facts("attack-value")[0][2] == 6
    assert not table.happened("supports")


@pytest.mark.rule("MK-CAPTURE-25")
def test_MK_CAPTURE_25_while_a_capture_may_be_ganged_up_on() -> None:
    """a65"""
    table = seizing([1, 2], own("orc2", near("elf"), facing=SOUTH))
    table.say("capture", "orc", "elf")

    assert table.offered("gang-up") == {"orc2"}


# -- questions about captives ------------------------------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-26")
@pytest.mark.parametrize("is_guard", [True, False])
def test_MK_CAPTURE_26_a_guard_gets_no_free_spin(is_guard: bool) -> None:
    held = {"guard": "orc"} if is_guard else {}
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc", 6), **held), foe("runner", (10, 5)), foe("far", (34, 34))],
        active=1,
    )
    table.say("move", "runner", near("orc", 0, SOUTH))

    assert table.question() == ((1, "act") if is_guard else (0, "free-spin"))


@pytest.mark.rule("MK-CAPTURE-27")
def test_MK_CAPTURE_27_captives_block_the_line_of_fire() -> None:
    table = Knights(
        [
            own("archer", (10, 16), facing=SOUTH),
            own("orc", near("elf", 0, EAST)),
            foe("elf", (10, 10), guard="orc"),
            foe("target", (10, 5)),
            foe("seen", (6, 10)),
        ],
        [figure("archer", attack_types=["bow"], range=12, ranged_damage=1)],
    )
    refusals = table.judge("ranged", "archer", "target").refusals

    assert [(refusal.because, refusal.facts[1]) for refusal in refusals] == [("line-blocked", table.number("elf"))]
    assert table.offered("ranged", "archer") == {"seen"}


@pytest.mark.rule("MK-CAPTURE-28")
def test_MK_CAPTURE_28_a_captive_stays_in_its_players_army() -> None:
    table = guarding()
    elf = table.warrior("elf")

    assert (elf.seat, elf.army) == (1, 1)
    assert [w.label for w in table.state.own(1)] == ["elf", "far"]
    assert table.refused("move", "elf", (10, 14)) == {"MK-TURN-01"}


@pytest.mark.rule("MK-CAPTURE-28")
@pytest.mark.parametrize(("gone", "because"), [("", {"unique-in-army"}), ("eliminated", set())])
def test_MK_CAPTURE_28_a_captured_king_is_not_raised_twice(gone: str, because: set[str]) -> None:
    """Another copy of him may return only when he himself is out of the army."""
    held = {"gone": gone} if gone else {"guard": "elf"}
    table = Knights(
        [
            own("necromancer", (10, 10)),
            own("king", (20, 20), **held),
            own("king2", (5, 5), gone="eliminated"),
            foe("elf", near("king")),
        ],
        [figure("king", rank="unique"), figure("necromancer", abilities=["necromancy"])],
    )

    assert table.because("raise", "necromancer", "king2", near("necromancer")) == because


@pytest.mark.rule("MK-CAPTURE-29")
def test_MK_CAPTURE_29_free_again_it_obeys_whoever_had_it_before() -> None:
    """The elf began in the army of seat 1, but seat 0 controlled it when the guard of seat 1 took it."""
    table = Knights(
        [
            own("elf", (10, 10), army=1, guard="warden"),
            own("orc", near("warden"), facing=SOUTH),
            foe("warden", near("elf"), click=5),
            foe("far", (34, 34)),
        ],
        dice=[6, 5],
    )
    table.say("close", "orc", "warden")

    assert table.happened("freed", "elf")
    assert table.warrior("elf").seat == 0
    assert "move" in table.keys("elf")


@pytest.mark.rule("MK-CAPTURE-10")
@pytest.mark.parametrize("elf", [{}, {"radius": 0.5, "length": 2}], ids=["round", "long"])
def test_MK_CAPTURE_10_as_many_places_beside_the_guard_as_are_wanted(elf: dict[str, Any]) -> None:
    """Each is another one, each is legal, and the first of them come first whatever is wanted."""
    table = guarding(elf=elf)
    guard, captive = table.warrior("orc"), table.warrior("elf")
    many = spots_beside(table.state, guard, captive, 6)

    assert len(set(many)) == len(many) == 6
    assert all([may_escort(table.state, guard, captive, spot.at, spot.facing) for spot in many])
    assert [spots_beside(table.state, guard, captive, wanted) for wanted in (1, 2, 5)] == [many[:1], many[:2], many[:5]]
