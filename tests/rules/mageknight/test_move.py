"""MK-MOVE: how far, which way, breaking away, free spins, and what each movement type may."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Knights, Place, figure, foe, near, own
from tercio.games.mageknight.field.ground import level_of
from tercio.kernel import Answer

FAR = foe("far", (34, 34))


def alone(movement: int = 8, movement_type: str = "boot", **more: Any) -> Knights:
    walker = figure("walker", movement=movement, movement_type=movement_type)
    return Knights([own("walker", (10, 10)), own("idle", (34, 2)), FAR], [walker], **more)


def holding(movement_type: str, face: int, angle: int = NORTH) -> Knights:
    """A warrior in base contact with an enemy, which is at its front unless told otherwise."""
    walker = figure("walker", movement_type=movement_type)
    return Knights([own("walker", (10, 10)), foe("elf", near("walker", 0, angle))], [walker], dice=[face])


def held(movement_type: str, face: int, *path: Place, facing: int = NORTH, angle: int = NORTH) -> Knights:
    """It tries to move, and keeps its facing where it does not come free."""
    table = holding(movement_type, face, angle)
    return table.away("move", "walker", *(path or ((10, 4),)), facing=facing)


# -- the value and the way -------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-01")
def test_MK_MOVE_01_the_dial_shows_value_and_type() -> None:
    dial = [{"movement": 8, "movement_type": "wings"}, {"movement": 6, "movement_type": "boot"}]
    table = Knights([own("bird", (10, 10)), own("bird2", (20, 10), click=1)], [figure("bird", dial=dial)])
    shown = [(w.now.movement, w.now.move_type) for w in table.state.own(0)]

    assert shown == [(8, "wings"), (6, "boot")]
    assert "take-off" in table.keys("bird")
    assert "take-off" not in table.keys("bird2")


@pytest.mark.rule("MK-MOVE-02")
@pytest.mark.parametrize(("y", "rules"), [(18, set()), (13, set()), (18.1, {"MK-MOVE-02"})])
def test_MK_MOVE_02_as_many_inches_as_the_value_or_less(y: float, rules: set[str]) -> None:
    assert alone(8).refused("move", "walker", (10, y)) == rules


@pytest.mark.rule("MK-MOVE-03")
@pytest.mark.parametrize(
    ("movement_type", "talents"),
    [("boot", {"sprint"}), ("horseshoe", {"sprint"}), ("wave", set()), ("wings", {"take-off"})],
)
def test_MK_MOVE_03_the_type_says_which_talents_there_are(movement_type: str, talents: set[str]) -> None:
    table = alone(8, movement_type)

    assert table.keys("walker") - {"move", "surge"} == talents


@pytest.mark.rule("MK-MOVE-04")
def test_MK_MOVE_04_from_centre_to_centre() -> None:
    table = alone(6)

    assert table.refused("move", "walker", (16, 10)) == set()
    assert table.refused("move", "walker", (16.5, 10)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-MOVE-05")
@pytest.mark.parametrize(("movement", "rules"), [(7, set()), (6, {"MK-MOVE-02"})])
def test_MK_MOVE_05_the_whole_length_of_a_bent_way_counts(movement: int, rules: set[str]) -> None:
    assert alone(movement).refused("move", "walker", (13, 10), (13, 14)) == rules


@pytest.mark.rule("MK-MOVE-06")
@pytest.mark.parametrize("other", [own("friend", (10, 13)), foe("enemy", (10, 13))])
def test_MK_MOVE_06_not_over_a_base(other: Any) -> None:
    table = Knights([own("walker", (10, 10)), other])

    assert table.refused("move", "walker", (10, 16)) == {"MK-MOVE-06"}
    assert table.refused("move", "walker", (11.5, 12.5), (10, 16)) == set()


@pytest.mark.rule("MK-MOVE-06")
def test_MK_MOVE_06_only_the_line_of_the_centre_counts() -> None:
    """The rim may pass over a base, as long as the centre does not (a6)."""
    table = Knights([own("walker", (10, 10)), own("friend", (11, 13))])

    assert table.refused("move", "walker", (10, 16)) == set()


@pytest.mark.rule("MK-MOVE-07")
def test_MK_MOVE_07_not_between_two_that_touch() -> None:
    table = Knights([own("walker", (10, 10)), own("a", (9.25, 13)), foe("b", near("a", 0, EAST))])
    apart = Knights([own("walker", (10, 10)), own("a", (9.2, 13)), foe("b", near("a", 0.1, EAST))])

    assert table.refused("move", "walker", (10, 16)) == {"MK-MOVE-07"}
    assert apart.refused("move", "walker", (10, 16)) == set()


@pytest.mark.rule("MK-MOVE-08")
def test_MK_MOVE_08_the_whole_base_needs_room_at_the_end() -> None:
    table = Knights([own("walker", (10, 10)), own("a", (8.65, 14)), foe("b", near("a", 1.2, EAST))])
    wide = Knights([own("walker", (10, 10)), own("a", (8.5, 14)), foe("b", near("a", 1.5, EAST))])

    assert table.because("move", "walker", (10, 14)) == {"no-room"}
    assert table.refused("move", "walker", (10, 14)) == {"MK-MOVE-08"}
    assert wide.refused("move", "walker", (10, 14)) == set()


@pytest.mark.rule("MK-MOVE-09")
def test_MK_MOVE_09_a_way_that_is_accepted_is_gone_and_told_to_all() -> None:
    table = alone().say("move", "walker", (13, 10), (13, 14), facing=EAST)

    assert table.at("walker") == (13, 14)
    assert table.facts("moved") == [(table.number("walker"), EAST, 10_000, 10_000, 13_000, 10_000, 13_000, 14_000)]


@pytest.mark.rule("MK-MOVE-10")
def test_MK_MOVE_10_attacks_only_through_the_front_arc() -> None:
    behind = Knights([own("orc", (10, 10)), foe("elf", near("orc", 0, SOUTH))])
    archer = figure("archer", attack_types=["bow"], range=10)
    shooting = Knights([own("archer", (10, 10)), foe("elf", (10, 5)), foe("elf2", (10, 15))], [archer])

    assert behind.because("close", "orc", "elf") >= {"not-in-front"}
    assert "MK-MELEE-03" in behind.refused("close", "orc", "elf")
    assert shooting.offered("ranged") == {"elf2"}


@pytest.mark.rule("MK-MOVE-11")
def test_MK_MOVE_11_to_turn_is_to_have_moved() -> None:
    turned = alone().say("move", "walker", (10, 10), facing=EAST)

    assert turned.warrior("walker").has_moved
    assert turned.at("walker") == (10, 10)
    assert not alone().say("move", "walker", (10, 10)).warrior("walker").has_moved


@pytest.mark.rule("MK-MOVE-12", "MK-MOVE-20")
def test_MK_MOVE_12_a_free_spin_is_no_move_and_costs_nothing() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (10, 16), facing=NORTH), own("orc2", (30, 10))])
    table.say("move", "orc", near("elf", 0, SOUTH)).say("spin", "elf", facing="orc")

    assert table.warrior("elf").facing == SOUTH
    assert not table.warrior("elf").has_moved
    assert (table.warrior("elf").tokens, table.warrior("elf").has_acted) == (0, False)
    assert table.player(1).actions == 0


# -- breaking away -----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-14")
def test_MK_MOVE_14_in_contact_a_die_is_rolled_before_the_move() -> None:
    table = held("boot", 5)
    names = [name for name in table.names() if name in ("rolled", "broke-away", "moved")]

    assert names == ["rolled", "broke-away", "moved"]
    assert table.rolls() == [(5,)]
    assert "rolled" not in alone().say("move", "walker", (10, 14)).names()


@pytest.mark.rule("MK-MOVE-14")
def test_MK_MOVE_14_a_captive_holds_nobody() -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc"), guard="orc2"), own("orc2", near("elf"), facing="elf")]
    )

    assert "rolled" not in table.say("move", "orc", (10, 6)).names()


@pytest.mark.rule("MK-MOVE-15", "MK-MOVE-17")
@pytest.mark.parametrize(("face", "at"), [(1, (10, 10)), (3, (10, 10)), (4, (10, 4)), (6, (10, 4))])
def test_MK_MOVE_15_one_to_three_hold_it(face: int, at: tuple[float, float]) -> None:
    table = held("boot", face)

    assert table.at("walker") == at
    assert table.facts("action") == [(0, 1)]
    assert table.warrior("walker").tokens == 1


@pytest.mark.rule("MK-MOVE-16")
def test_MK_MOVE_16_who_is_held_may_turn() -> None:
    """As its player likes: it keeps its facing, or takes any other, whatever way it would have gone."""
    table, other = holding("boot", 2).say("move", "walker"), held("boot", 2)

    assert (table.question(), table.keys("walker")) == ((0, "held"), {"turn"})
    table.say("turn", "walker", facing=SOUTH)
    assert (table.at("walker"), table.warrior("walker").facing) == ((10, 10), SOUTH)
    assert (other.at("walker"), other.warrior("walker").facing) == ((10, 10), NORTH)
    assert table.happened("turned", "walker", SOUTH, rule="MK-MOVE-16")


@pytest.mark.rule("MK-MOVE-17")
def test_MK_MOVE_17_whoever_is_free_goes_as_far_as_ever() -> None:
    assert held("boot", 4, (10, 2)).at("walker") == (10, 2)


@pytest.mark.rule("MK-MOVE-14", "MK-MOVE-17")
def test_MK_MOVE_14_the_way_is_planned_when_it_is_free() -> None:
    """The action is given first, then the die falls; only then does it matter where it goes, if anywhere."""
    table = holding("boot", 4)

    assert [option.is_plain for option in table.options("move", "walker")] == [True]
    table.say("move", "walker")
    assert (table.question(), table.rolls(), table.facts("action")) == ((0, "way"), [(4,)], [(0, 1)])
    assert table.refused("move", "walker", (10, 1.9)) == {"MK-MOVE-02"}
    assert table.refused("move", "walker", (10, 4)) == set()
    assert table.say("pass").at("walker") == (10, 10)
    assert not table.warrior("walker").has_moved


@pytest.mark.rule("MK-MOVE-27", "MK-MOVE-06")
def test_MK_MOVE_27_the_way_leads_over_one_whom_the_shake_off_has_felled() -> None:
    walker = figure("walker", movement_type="horseshoe")
    elf = figure("elf", dial=[{}])
    table = Knights([own("walker", (10, 10)), foe("elf", near("walker", 0, SOUTH))], [walker, elf], dice=[2])
    table.say("move", "walker").say("move", "walker", (10, 4))

    assert table.at("walker") == (10, 4)
    assert not table.warrior("elf").is_here


@pytest.mark.rule("K-CONCEDE-01", "MK-MOVE-16", "MK-MOVE-17")
@pytest.mark.parametrize("face", [2, 4])
def test_K_CONCEDE_01_nobody_leads_one_whose_player_leaves_after_the_roll(face: int) -> None:
    table = holding("boot", face).say("move", "walker")

    assert table.match.answer(Answer(0, "concede"))
    assert not table.match.asks()


@pytest.mark.rule("MK-MOVE-18")
def test_MK_MOVE_18_one_roll_counts_against_all() -> None:
    table = Knights(
        [
            own("orc", (10, 10)),
            foe("a", near("orc", 0, NORTH)),
            foe("b", near("orc", 0, EAST)),
            foe("c", near("orc", 0, WEST)),
        ],
        dice=[5],
    )
    table.away("move", "orc", (10, 4))

    assert table.done().at("orc") == (10, 4)


# -- free spins ------------------------------------------------------------------------------------------------


def met_from_behind(**elf: Any) -> Knights:
    """Two enemies look away; the orc moves up to both of them."""
    table = Knights(
        [own("orc", (10, 10)), foe("elf", (9.25, 15), facing=NORTH), foe("elf2", near("elf", 0, EAST), facing=NORTH)],
        [figure("orc"), figure("elf", **elf)],
    )
    return table.say("move", "orc", (10, 13.702))


@pytest.mark.rule("MK-MOVE-19")
def test_MK_MOVE_19_each_of_those_met_may_turn_to_the_newcomer() -> None:
    table = met_from_behind()

    assert table.question() == (1, "free-spin")
    assert table.refused("spin", "elf", facing=NORTH) == {"MK-MOVE-19"}
    table.say("spin", "elf", facing="orc").say("pass")
    assert [table.warrior(label).facing == NORTH for label in ("elf", "elf2")] == [False, True]


@pytest.mark.rule("MK-MOVE-19")
def test_MK_MOVE_19_friends_do_not_turn() -> None:
    table = Knights([own("orc", (10, 10)), own("orc2", (10, 15)), foe("elf", (30, 30))])
    table.say("move", "orc", near("orc2", 0, SOUTH))

    assert table.question() == (0, "act")


@pytest.mark.rule("MK-MOVE-25")
def test_MK_MOVE_25_a_horseshoe_gets_no_free_spin() -> None:
    assert met_from_behind(movement_type="horseshoe").question()[1] == "act"


# -- the movement types ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-21")
def test_MK_MOVE_21_a_boot_is_stopped_by_terrain() -> None:
    wood = {"wood": {"kind": "hindering", "outline": [[5, 13], [15, 13], [15, 20], [5, 20]]}}
    table = alone(8, terrain=wood)

    assert table.refused("move", "walker", (10, 13.75)) == set()
    assert table.because("move", "walker", (10, 15)) == {"must-stop"}


@pytest.mark.rule("MK-MOVE-22")
def test_MK_MOVE_22_ground_hill_and_sky_are_three_levels() -> None:
    hill = {"hill": {"kind": "clear", "at": [20, 20], "radius": 3, "elevated": True}}
    bird = figure("bird", movement_type="wings")
    table = Knights([own("a", (10, 10)), own("b", (20, 20)), own("bird", (30, 30), soaring=True)], [bird], terrain=hill)

    assert [level_of(table.state, w) for w in table.state.own(0)] == ["ground", "elevated", "soaring"]


@pytest.mark.rule("MK-MOVE-23")
def test_MK_MOVE_23_a_horseshoe_is_hampered_by_terrain() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 10], "radius": 1}}
    table = alone(9, "horseshoe", terrain=wood)

    assert table.refused("move", "walker", (10, 15)) == set()
    assert table.refused("move", "walker", (10, 15.1)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-MOVE-24", "MK-MOVE-33")
@pytest.mark.parametrize("movement_type", ["horseshoe", "wings"])
@pytest.mark.parametrize(("face", "at"), [(1, (10, 10)), (2, (10, 4))])
def test_MK_MOVE_24_horseshoes_and_wings_are_held_only_by_a_one(
    movement_type: str, face: int, at: tuple[float, float]
) -> None:
    assert held(movement_type, face).at("walker") == at


@pytest.mark.rule("MK-MOVE-26")
def test_MK_MOVE_26_a_horseshoe_that_is_held_does_not_turn() -> None:
    assert held("horseshoe", 1, facing=SOUTH).warrior("walker").facing == NORTH


@pytest.mark.rule("MK-MOVE-27")
@pytest.mark.parametrize(("face", "clicks"), [(4, [0, 1, 1]), (1, [0, 0, 0])])
def test_MK_MOVE_27_a_horse_shakes_off_those_behind_it(face: int, clicks: list[int]) -> None:
    table = Knights(
        [
            own("rider", (10, 10)),
            foe("a", near("rider", 0, NORTH)),
            foe("b", near("rider", 0, 220)),
            foe("c", near("rider", 0, 320)),
        ],
        [figure("rider", movement_type="horseshoe")],
        dice=[face],
    )
    table.away("move", "rider", (10, 4))

    assert [table.warrior(label).click for label in "abc"] == clicks


@pytest.mark.rule("MK-MOVE-27")
def test_MK_MOVE_27_boots_shake_nobody_off() -> None:
    assert held("boot", 6, (10, 14), angle=SOUTH).warrior("elf").click == 0


@pytest.mark.rule("MK-MOVE-28")
@pytest.mark.parametrize(("movement_type", "is_free"), [("wave", True), ("boot", False)])
def test_MK_MOVE_28_a_wave_swims(movement_type: str, is_free: bool) -> None:
    sea = {"sea": {"kind": "deep-water", "outline": [[5, 12], [15, 12], [15, 17], [5, 17]]}}
    table = alone(8, movement_type, terrain=sea)

    assert (table.refused("move", "walker", (10, 18)) == set()) is is_free


@pytest.mark.rule("MK-MOVE-29")
@pytest.mark.parametrize(("at", "defense"), [([10, 11.5], 17), ([30, 30], 15)])
def test_MK_MOVE_29_a_wave_in_water_defends_itself_better(at: list[float], defense: int) -> None:
    pond = {"pond": {"kind": "shallow-water", "at": at, "radius": 2}}
    table = Knights(
        [own("orc", (10, 10)), foe("eel", near("orc"))],
        [figure("eel", movement_type="wave", defense=15)],
        terrain=pond,
        dice=[3, 4],
    )
    table.say("close", "orc", "eel")
    events = table.facts("hit") + table.facts("missed")

    assert [facts[3] for facts in events] == [defense]


@pytest.mark.rule("MK-MOVE-30")
def test_MK_MOVE_30_wings_go_over_everything() -> None:
    wall = {"wall": {"kind": "blocking", "outline": [[8, 16], [12, 16], [12, 16.5], [8, 16.5]]}}
    bird = figure("bird", movement=10, movement_type="wings")
    bases = [foe("a", (10, 12)), foe("b", (10, 14))]
    table = Knights([own("bird", (10, 10)), *bases], [bird], terrain=wall)
    walker = Knights([own("bird", (10, 10)), *bases], [figure("bird", movement=10)], terrain=wall)

    assert table.refused("move", "bird", (10, 20)) == set()
    assert walker.refused("move", "bird", (10, 20)) == {"MK-MOVE-06", "MK-TERRAIN-28"}


@pytest.mark.rule("MK-MOVE-31")
def test_MK_MOVE_31_on_the_ground_wings_have_cover_like_others() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 18], "radius": 2}}
    cards = [figure("archer", attack_types=["bow"], range=14), figure("bird", movement_type="wings", defense=15)]
    table = Knights([own("archer", (10, 10)), foe("bird", (10, 18))], cards, terrain=wood, dice=[3, 4])
    table.say("ranged", "archer", "bird")
    events = table.facts("hit") + table.facts("missed")

    assert [facts[3] for facts in events] == [16]


@pytest.mark.rule("MK-MOVE-32")
def test_MK_MOVE_32_wings_end_neither_on_a_wall_nor_on_a_base() -> None:
    wall = {"wall": {"kind": "blocking", "outline": [[8, 16], [12, 16], [12, 17], [8, 17]]}}
    bird = figure("bird", movement=10, movement_type="wings")
    table = Knights([own("bird", (10, 10)), foe("a", (15, 15))], [bird], terrain=wall)

    assert table.because("move", "bird", (10, 15.5)) == {"on-blocking"}
    assert table.refused("move", "bird", (10, 15.5)) == {"MK-MOVE-32"}
    assert table.because("move", "bird", (14, 14)) == {"no-room"}
    assert table.refused("move", "bird", (10, 15.25)) == set()
