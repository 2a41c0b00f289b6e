"""MKC-MOUNT, MKC-RIDER, MKC-UNIT, MKC-SOAR, MKC-REVIVE  Mounts, riders, and what the two are together."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, enemy_unit, horse, lancer, unit
from knights import EAST, NORTH, SOUTH, WEST, Knights, figure, foe, game_of, item, near, own, pack_of, ride
from tercio.content.trouble import BadInput
from tercio.games.mageknight.browser.measures import about_of
from tercio.games.mageknight.building.army import Army, Recruit, points_of, problems_of
from tercio.games.mageknight.field.cavalry import unfit, unit_of
from tercio.games.mageknight.field.ground import are_touching, faces, move_type, touching
from tercio.games.mageknight.printed.dials import MOUNT_KINDS, Figure
from tercio.games.mageknight.steps.turns.harm import ChangeSides, Lend
from tercio.games.mageknight.steps.turns.singled_out import SingleOut, Tire

WINGED = horse("griffon", mount="cloud-griffon", movement_type="wings")
FALCONER = lancer("falconer", rides=("cloud-griffon", "battle-horse"), movement_type="boot")


def read(*cards: Any) -> dict[str, Figure]:
    return game_of(pack_of({}, cards)).content.figures


def content(*cards: Any) -> Any:
    return game_of(pack_of({}, cards)).content


def happen(table: Knights, step: Any) -> None:
    table.match.push(step)
    table.match.run()


# -- mounts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-MOUNT-01")
def test_MKC_MOUNT_01_a_mount_is_a_warrior_with_an_oblong_base_for_one_rider() -> None:
    table = Knights([*unit(), own("lancer2", near("horse", 0, EAST)), foe("orc", (30, 30))], cards=CARDS)

    assert (table.warrior("horse").figure.length, table.warrior("horse").figure.radius) == (3000, 750)
    assert table.because("mount", "lancer2", "horse") == {"has-rider"}


@pytest.mark.rule("MKC-MOUNT-01")
@pytest.mark.parametrize("wrong", [{"length": 0}, {"slots": 1}, {"rides": ["pegasus"]}])
def test_MKC_MOUNT_01_no_mount_has_a_round_base_or_items_or_a_mount(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        read(horse("odd", **wrong))


@pytest.mark.rule("MKC-MOUNT-02")
def test_MKC_MOUNT_02_every_mount_is_of_one_kind() -> None:
    assert read(horse("flier", mount="pegasus"))["flier"].mount == "pegasus"


@pytest.mark.rule("MKC-MOUNT-02")
def test_MKC_MOUNT_02_a_symbol_without_a_kind_is_refused() -> None:
    with pytest.raises(BadInput, match="symbol"):
        read(figure("odd", symbol="circle"))


@pytest.mark.rule("MKC-MOUNT-03")
def test_MKC_MOUNT_03_there_are_eight_kinds() -> None:
    found = read(*[horse(f"mount-{kind}", mount=kind) for kind in MOUNT_KINDS])

    assert {found[f"mount-{kind}"].mount for kind in MOUNT_KINDS} == {
        *("battle-horse", "cloud-griffon", "desert-warbird", "horned-stag"),
        *("pegasus", "salamander", "sky-dragon", "technocat"),
    }
    with pytest.raises(BadInput, match="mount"):
        read(horse("odd", mount="camel"))


@pytest.mark.rule("MKC-MOUNT-04")
def test_MKC_MOUNT_04_a_lone_mount_has_no_free_spin() -> None:
    table = Knights([own("orc", (18, 10)), own("elf", (5, 5)), foe("griffon", (18, 18), facing=NORTH)], cards=[WINGED])
    table.say("move", "orc", near("griffon", 0, SOUTH))

    assert table.question() == (0, "act")
    assert table.warrior("griffon").facing == NORTH


@pytest.mark.rule("MKC-MOUNT-05")
def test_MKC_MOUNT_05_a_lone_mount_takes_no_captives() -> None:
    table = Knights([own("horse", (18, 18)), foe("orc", near("horse"))], cards=CARDS)

    assert table.keys("horse") >= {"close"}
    assert "capture" not in table.keys("horse")
    assert table.refused("capture", "horse", "orc") >= {"MKC-MOUNT-05"}


@pytest.mark.rule("MK-MOVE-16", "MK-MOVE-08")
@pytest.mark.parametrize(("at", "refused"), [((19.7, 18), {"MK-MOVE-08"}), ((30, 30), set())])
def test_MK_MOVE_16_who_is_held_turns_only_where_its_long_base_has_room(
    at: tuple[float, float], refused: set[str]
) -> None:
    standing = [own("griffon", (18, 18)), foe("orc", near("griffon", 0, SOUTH)), foe("elf", at)]
    table = Knights([*standing, own("ally", (5, 5))], cards=[WINGED], dice=[1])
    table.say("move", "griffon")

    assert table.refused("turn", "griffon", facing=EAST) == refused
    assert table.say("pass").warrior("griffon").facing == NORTH


# -- riders ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-RIDER-01")
def test_MKC_RIDER_01_the_bonus_in_the_square_marks_who_can_ride() -> None:
    found = read(lancer(rider_bonus=3), figure("orc"))

    assert (found["lancer"].rider_bonus, found["lancer"].can_ride) == (3, True)
    assert (found["orc"].rider_bonus, found["orc"].can_ride) == (0, False)
    with pytest.raises(BadInput, match="rider_bonus"):
        read(figure("odd", rider_bonus=3))


@pytest.mark.rule("MKC-RIDER-02", "MKC-UNIT-04")
def test_MKC_RIDER_02_nobody_rides_without_a_mount_symbol() -> None:
    table = Knights([own("horse", (18, 18)), own("orc", near("horse", 0, EAST)), foe("elf", (30, 30))], cards=CARDS)

    assert table.refused("mount", "orc", "horse") >= {"MKC-RIDER-02"}
    assert "mount" not in table.keys("orc")


@pytest.mark.rule("MKC-RIDER-03")
def test_MKC_RIDER_03_one_of_the_symbols_is_that_of_the_mount() -> None:
    cards = content(horse(), horse("flier", mount="pegasus"), lancer())
    on_horse, on_flier = Recruit("lancer", mount="horse"), Recruit("lancer", mount="flier")

    assert [problem.rule for problem in problems_of(cards, Army("", 100, (on_horse,)))] == []
    assert [problem.rule for problem in problems_of(cards, Army("", 100, (on_flier,)))] == ["MKC-RIDER-03"]


@pytest.mark.rule("MKC-RIDER-04")
def test_MKC_RIDER_04_with_two_symbols_either_kind_is_ridden() -> None:
    kinds = ("battle-horse", "horned-stag", "salamander")
    found = read(lancer(rides=kinds[:2]), *[horse(f"on-{kind}", mount=kind) for kind in kinds])

    assert [unfit(found["lancer"], found[f"on-{kind}"]) for kind in kinds] == ["", "", "MKC-RIDER-03"]


@pytest.mark.rule("MKC-RIDER-05")
def test_MKC_RIDER_05_in_the_saddle_it_is_a_rider() -> None:
    table = Knights([own("horse", (18, 18)), own("lancer", near("horse", 0, EAST)), foe("elf", (30, 30))], cards=CARDS)
    before = table.warrior("lancer").is_rider
    table.say("mount", "lancer", "horse")

    assert (before, table.warrior("lancer").is_rider) == (False, True)


@pytest.mark.rule("MKC-RIDER-06")
@pytest.mark.parametrize(("is_mounted", "value"), [(False, 9), (True, 12)])
def test_MKC_RIDER_06_the_bonus_counts_in_the_saddle_alone(is_mounted: bool, value: int) -> None:
    standing = (
        [*unit(), foe("orc", near("horse"))] if is_mounted else [own("lancer", (9, 9)), foe("orc", near("lancer"))]
    )
    table = Knights(standing, cards=CARDS, dice=[1, 2])
    table.say("close", "lancer", "orc").go_on("act")

    assert table.facts("attack-value")[0][2] == value


@pytest.mark.rule("MKC-RIDER-07")
@pytest.mark.parametrize(("who", "value"), [("lancer", 12), ("horse", 8)])
def test_MKC_RIDER_07_the_bonus_is_for_every_blow_of_the_rider_and_none_of_the_mount(who: str, value: int) -> None:
    cards = [horse(), lancer(attack_types=["bow"], range=10)]
    table = Knights([*unit(), foe("orc", near("horse"))], cards=cards, dice=[1, 2])
    table.say("close", who, "orc").go_on("act")

    assert table.facts("attack-value")[0][2] == value


@pytest.mark.rule("MKC-RIDER-07")
def test_MKC_RIDER_07_the_bonus_is_for_every_shot() -> None:
    cards = [horse(), lancer(attack_types=["bow"], range=10)]
    table = Knights([*unit(), foe("orc", (18, 27))], cards=cards, dice=[1, 2])
    table.say("ranged", "lancer", "orc").go_on("act")

    assert table.facts("attack-value")[0][2] == 12


# -- the unit --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-UNIT-01")
def test_MKC_UNIT_01_the_base_rules_count_but_where_cavalry_has_its_own() -> None:
    standing = [*unit(tokens=1), own("orc", (9, 9), tokens=1), foe("elf", (30, 30))]
    table = Knights(standing, cards=CARDS)
    table.say("move", "horse", (18, 20)).say("move", "orc", (9, 11))

    assert table.warrior("orc").click == 1
    assert (table.warrior("horse").click, table.warrior("lancer").click) == (0, 0)


@pytest.mark.rule("MKC-UNIT-02")
def test_MKC_UNIT_02_a_mount_and_its_rider_are_one_unit_with_two_dials() -> None:
    table = Knights([*unit(click=2, rider={"click": 1}), foe("elf", (30, 30))], cards=CARDS)
    halves = unit_of(table.state, table.warrior("lancer"))

    assert [half.label for half in halves] == ["horse", "lancer"]
    assert [half.click for half in halves] == [2, 1]


@pytest.mark.rule("MKC-UNIT-03")
def test_MKC_UNIT_03_the_riders_base_takes_no_room_of_its_own() -> None:
    standing = [
        own("horse", (18, 18)),
        own("lancer", near("horse", 0, EAST)),
        own("orc", (24, 18)),
        foe("elf", (30, 30)),
    ]
    table = Knights(standing, cards=CARDS)
    beside = table.at("lancer")
    held = table.refused("move", "orc", beside)
    table.say("mount", "lancer", "horse")

    assert held >= {"MK-MOVE-08"}
    assert table.refused("move", "orc", beside) == set()
    assert table.warrior("lancer").at == table.warrior("horse").at
    refusals = table.judge("move", "orc", table.at("horse")).refusals
    assert [refusal.facts for refusal in refusals if refusal.rule == "MK-MOVE-08"] == [(table.number("horse"),)]


@pytest.mark.rule("MKC-UNIT-05")
def test_MKC_UNIT_05_a_mount_without_a_rider_is_not_deployed() -> None:
    cards = content(*CARDS)
    army = Army("", 100, (Recruit("lancer", mount="horse"), Recruit("horse")))

    assert [problem.rule for problem in problems_of(cards, army)] == ["MKC-UNIT-05"]


@pytest.mark.rule("MKC-UNIT-05")
def test_MKC_UNIT_05_rider_and_mount_are_put_down_together() -> None:
    armies = [{"army": [{"figure": "lancer", "mount": "horse"}]}, {"army": ["orc"]}]
    table = Knights.new({"total": 100, "players": armies}, seed=3, cards=[*CARDS, figure("orc")])
    while table.decision.kind != "deploy":
        table.take(
            table.match.game.propose(table.match.view(table.decision.seat), table.decision, 1, table.match.dice)[0]
        )
    while 0 not in [decision.seat for decision in table.match.asks()]:
        table.take(table.match.game.propose(table.match.view(1), table.decision, 1, table.match.dice)[0])
    mounts = table.subjects("deploy")
    table.take(table.match.game.propose(table.match.view(0), table.decision, 1, table.match.dice)[0])
    mount, rider = table.warrior("horse-1-1"), table.warrior("lancer-1-1")

    assert mounts == ["horse-1-1"]
    assert (mount.gone, rider.gone, rider.at) == ("", "", mount.at)


@pytest.mark.rule("MKC-UNIT-06")
def test_MKC_UNIT_06_both_points_values_count() -> None:
    cards = content(*CARDS)

    assert points_of(cards, Army("", 100, (Recruit("lancer", mount="horse"),))) == 62
    too_dear = problems_of(cards, Army("", 100, (Recruit("lancer", mount="horse"),) * 2))
    assert [problem.rule for problem in too_dear] == ["MK-ARMY-06"]


@pytest.mark.rule("MKC-UNIT-07")
def test_MKC_UNIT_07_a_unit_has_no_free_spin() -> None:
    mine = [own("orc", (18, 10)), own("elf", (5, 5))]
    standing = [*mine, foe("griffon", (18, 18), facing=NORTH), ride("falconer", "griffon", seat=1)]
    table = Knights(standing, cards=[WINGED, FALCONER])
    table.say("move", "orc", near("griffon", 0, SOUTH))

    assert table.question() == (0, "act")


@pytest.mark.rule("MKC-UNIT-08")
@pytest.mark.parametrize("who", ["horse9", "lancer9"])
def test_MKC_UNIT_08_neither_half_can_be_captured(who: str) -> None:
    table = Knights([*enemy_unit(), own("orc", near("horse9", 0, SOUTH))], cards=CARDS)

    assert table.refused("capture", "orc", who) >= {"MKC-UNIT-08"}
    assert "capture" not in table.keys("orc")


@pytest.mark.rule("MKC-UNIT-09")
@pytest.mark.parametrize("who", ["horse", "lancer"])
def test_MKC_UNIT_09_neither_half_takes_captives(who: str) -> None:
    table = Knights([*unit(), foe("orc", near("horse"))], cards=CARDS)

    assert "close" in table.keys(who)
    assert "capture" not in table.keys(who)
    assert table.refused("capture", who, "orc") >= {"MKC-UNIT-09"}


@pytest.mark.rule("MKC-UNIT-10")
def test_MKC_UNIT_10_a_unit_does_not_surge() -> None:
    table = Knights([*unit(), foe("orc", near("horse", 2))], cards=CARDS)

    assert "surge" not in table.keys("lancer") | table.keys("horse")
    assert table.refused("surge", "lancer", near("orc", 0, SOUTH)) >= {"MKC-UNIT-10"}


@pytest.mark.rule("MKC-UNIT-11")
def test_MKC_UNIT_11_no_strong_flier_takes_a_unit_along() -> None:
    bird = figure("bird", movement_type="wings", abilities=["strong-flier"])
    standing = [*unit(), own("bird", near("horse", 0, EAST)), own("orc", near("bird", 0, EAST)), foe("elf", (30, 30))]
    table = Knights(standing, cards=[*CARDS, bird])

    assert table.offered("move", "bird") == {"orc"}
    assert table.refused("move", "bird", "lancer", (24, 24)) >= {"MKC-UNIT-11"}
    assert table.refused("move", "bird", "horse", (24, 24)) >= {"MKC-UNIT-11"}


@pytest.mark.rule("MKC-UNIT-11")
def test_MKC_UNIT_11_a_unit_takes_nobody_along() -> None:
    card = horse("griffon", mount="cloud-griffon", movement_type="wings", abilities=["strong-flier"])
    standing = [
        own("griffon", (18, 18)),
        ride("falconer", "griffon"),
        own("orc", near("griffon")),
        foe("elf", (30, 30)),
    ]
    table = Knights(standing, cards=[card, FALCONER])

    assert table.offered("move", "griffon") == set()
    assert table.refused("move", "griffon", "orc", (24, 24)) >= {"MKC-UNIT-11"}


@pytest.mark.rule("MKC-UNIT-12")
def test_MKC_UNIT_12_nobody_levitates_a_unit() -> None:
    mage = figure("mage", abilities=["magic-levitation"])
    standing = [*unit(), own("mage", near("horse", 0, EAST)), own("orc", near("mage", 0, EAST)), foe("elf", (30, 30))]
    table = Knights(standing, cards=[*CARDS, mage])

    assert table.offered("levitate", "mage") == {"orc"}
    assert table.refused("levitate", "mage", "lancer", (24, 24), facing=0) >= {"MKC-UNIT-12"}


WYLDEN: dict[str, Any] = {"factions": ["elementalists"], "subfaction": "wylden-lords"}
WOOD = {"wood": {"kind": "hindering", "at": [18, 18], "radius": 4}}


@pytest.mark.rule("MKC-UNIT-13", "MKF-NATUREBOND-04")
@pytest.mark.parametrize(("is_mounted", "defense"), [(True, 16), (False, 17)])
def test_MKC_UNIT_13_no_subfaction_counts_in_the_saddle(is_mounted: bool, defense: int) -> None:
    mine = [own("orc", near("horse9", 0, SOUTH))] if is_mounted else [own("orc", near("lancer9", 0, SOUTH))]
    standing = enemy_unit() if is_mounted else [foe("lancer9", (18, 18))]
    cards = [horse(**WYLDEN), lancer(defense=16, **WYLDEN)]
    table = Knights([*standing, *mine], cards=cards, terrain=WOOD, dice=[1, 2])
    table.say("close", "orc", "lancer9").go_on("act")

    assert table.facts("defense-value")[0][1] == defense


@pytest.mark.rule("MKF-NATUREBOND-02", "MKF-NATUREBOND-03")
@pytest.mark.parametrize(("bond", "defense"), [(False, 16), (True, 15)])
@pytest.mark.parametrize("at", [(18, 18), (18, 24)])
def test_MKF_NATUREBOND_02_no_wood_hampers_its_shots(bond: bool, defense: int, at: tuple[int, int]) -> None:
    """The target stands in the wood, or behind it."""
    archer = figure("archer", attack_types=["bow"], range=16, **(WYLDEN if bond else {}))
    table = Knights([own("archer", (18, 10)), foe("orc", at)], cards=[archer], terrain=WOOD, dice=[1, 2])
    table.say("ranged", "archer", "orc").go_on("act")

    assert table.facts("defense-value")[0][1] == defense


@pytest.mark.rule("MKF-NATUREBOND-01")
def test_MKF_NATUREBOND_01_it_is_told_of_who_has_the_symbol() -> None:
    table = Knights(
        [own("orc", (18, 18)), *unit((9, 9)), foe("elf", (30, 30))], cards=[figure("orc", **WYLDEN), *CARDS]
    )
    about = about_of(table.match.view(0), table.number("orc"), "en")

    assert about is not None
    assert [each["title"] for each in about["paragraphs"]] == ["Nature Bond"]


@pytest.mark.rule("MKC-UNIT-14")
@pytest.mark.parametrize("who", ["horse9", "lancer9"])
@pytest.mark.parametrize("is_for_good", [True, False])
def test_MKC_UNIT_14_no_half_of_a_unit_changes_sides(who: str, is_for_good: bool) -> None:
    table = Knights([*enemy_unit(), own("orc", (5, 5))], cards=CARDS)
    happen(table, ChangeSides(table.number(who), 0) if is_for_good else Lend(table.number(who), 0))

    assert table.happened("keeps-its-side", who, rule="MKC-UNIT-14")
    assert {table.warrior("horse9").seat, table.warrior("lancer9").seat} == {1}


@pytest.mark.rule("MKC-UNIT-15")
def test_MKC_UNIT_15_the_halves_touch_with_their_front_arcs() -> None:
    table = Knights([*unit(), foe("elf", (30, 30))], cards=CARDS)
    mount, rider = table.warrior("horse"), table.warrior("lancer")

    assert are_touching(table.state, mount, rider)
    assert faces(table.state, mount, rider)
    assert faces(table.state, rider, mount)


@pytest.mark.rule("MKC-UNIT-16")
def test_MKC_UNIT_16_the_halves_work_on_each_other() -> None:
    cards = [horse(), lancer(abilities=["healing"])]
    table = Knights([*unit(click=2), foe("elf", (30, 30))], cards=cards)

    assert "horse" in table.offered("heal", "lancer")


@pytest.mark.rule("MKC-UNIT-17")
def test_MKC_UNIT_17_whoever_touches_the_unit_touches_both() -> None:
    table = Knights([*unit(), foe("orc", near("horse", 0, EAST)), foe("elf", near("horse", 0.02, WEST))], cards=CARDS)

    assert {w.label for w in touching(table.state, table.warrior("orc"))} == {"horse", "lancer"}
    assert touching(table.state, table.warrior("elf")) == ()


@pytest.mark.rule("MKC-UNIT-18")
@pytest.mark.parametrize("who", ["horse9", "lancer9"])
def test_MKC_UNIT_18_both_are_in_the_same_wood(who: str) -> None:
    table = Knights(
        [own("archer", (18, 8)), *enemy_unit(), foe("elf", (30, 30))],
        cards=[*CARDS, figure("archer", attack_types=["bow"], range=14)],
        terrain={"wood": {"kind": "hindering", "at": [18, 18], "radius": 2}},
        dice=[1, 2],
    )
    table.say("ranged", "archer", who).go_on("act")
    defense = table.facts("defense-value")[0]

    assert defense[1] == table.warrior(who).figure.dial[0].defense + 1


@pytest.mark.rule("MKC-UNIT-19")
def test_MKC_UNIT_19_the_riders_venom_works_through_the_mounts_front_arc() -> None:
    standing = [*unit(), foe("orc", near("horse")), foe("elf", near("horse", 0, SOUTH))]
    table = Knights(standing, cards=[horse(), lancer(abilities=["venom"])], phase="command")
    table.go_on("act")

    assert (table.warrior("orc").click, table.warrior("elf").click) == (1, 0)


@pytest.mark.rule("MKC-UNIT-20")
def test_MKC_UNIT_20_the_rider_moves_as_its_mount_until_it_dismounts() -> None:
    standing = [own("griffon", (18, 18)), ride("falconer", "griffon"), foe("elf", (30, 30))]
    table = Knights(standing, cards=[WINGED, FALCONER])
    riding = move_type(table.state, table.warrior("falconer"))
    table.say("dismount", "falconer", near("griffon", 0, EAST), facing=90)

    assert (riding, move_type(table.state, table.warrior("falconer"))) == ("wings", "boot")


@pytest.mark.rule("MKC-UNIT-21")
def test_MKC_UNIT_21_no_relic_changes_how_a_rider_moves() -> None:
    relic = item("wings", collector="R901", gives_movement_type="wings")
    standing = [*unit(rider={"items": ["wings"]}), own("lancer2", (9, 9), items=["wings"]), foe("elf", (30, 30))]
    table = Knights(standing, cards=[*CARDS, relic])

    assert move_type(table.state, table.warrior("lancer")) == "horseshoe"
    assert move_type(table.state, table.warrior("lancer2")) == "wings"


@pytest.mark.rule("MKC-UNIT-22")
def test_MKC_UNIT_22_a_unit_shakes_off_one_click() -> None:
    table = Knights([*unit(), foe("orc", near("horse", 0, SOUTH))], cards=CARDS, dice=[2])
    table.away("move", "horse", (18, 24))

    assert table.warrior("orc").click == 1


@pytest.mark.rule("MKC-UNIT-23")
@pytest.mark.parametrize(("who", "other"), [("horse9", "lancer9"), ("lancer9", "horse9")])
def test_MKC_UNIT_23_an_effect_on_one_warrior_strikes_one_half(who: str, other: str) -> None:
    mage = figure("mage", attack=20, attack_types=["wand"], range=14, abilities=["hex"])
    table = Knights([own("mage", (18, 8)), *enemy_unit()], cards=[*CARDS, mage], dice=[5, 5])
    targets = table.offered("hex", "mage")
    table.say("hex", "mage", who).go_on("act")

    assert targets == {"horse9", "lancer9"}
    assert (table.warrior(who).hexed_by, table.warrior(other).hexed_by) == (0, -1)


@pytest.mark.rule("MKC-UNIT-24")
def test_MKC_UNIT_24_whoever_moves_one_half_moves_both() -> None:
    mage = figure("mage", attack=20, attack_types=["wand"], range=14, abilities=["magic-confusion"])
    table = Knights([own("mage", (18, 8)), *enemy_unit()], cards=[*CARDS, mage], dice=[5, 5])
    table.say("confuse", "mage", "lancer9").go_on("confuse")
    table.say("lead", "horse9", (18, 21), facing=270)

    assert table.at("lancer9") == table.at("horse9") == (18, 21)
    assert table.warrior("lancer9").partner == table.number("horse9")


@pytest.mark.rule("MKC-UNIT-24")
def test_MKC_UNIT_24_a_unit_that_is_led_lies_as_its_leader_says() -> None:
    """Lengthwise it comes up to the orc."""
    mage = figure("mage", attack=20, attack_types=["wand"], range=14, abilities=["magic-confusion"])
    warriors = [own("mage", (18, 8)), *enemy_unit(), own("orc", (19.9, 21))]
    table = Knights(warriors, cards=[*CARDS, mage], dice=[5, 5]).say("confuse", "mage", "lancer9").go_on("confuse")
    reasons = {facing: table.because("lead", "horse9", (18, 21), facing=facing) for facing in (0, 90)}

    assert reasons == {0: {"no-room", "touches-your-own"}, 90: set()}


@pytest.mark.rule("MKC-UNIT-25")
@pytest.mark.parametrize("who", ["horse9", "lancer9"])
def test_MKC_UNIT_25_a_token_for_one_half_is_the_units(who: str) -> None:
    table = Knights([*enemy_unit(), own("orc", (5, 5))], cards=CARDS)
    happen(table, Tire(table.number(who)))

    assert (table.warrior("horse9").tokens, table.warrior("lancer9").tokens) == (1, 1)
    happen(table, Tire(table.number("horse9")))
    assert (table.warrior("horse9").tokens, table.warrior("lancer9").tokens) == (2, 2)


@pytest.mark.rule("MKC-UNIT-26")
@pytest.mark.parametrize(("tokens", "helpers"), [(0, 1), (1, 0)])
def test_MKC_UNIT_26_whoever_asks_for_a_riders_tokens_means_the_units(tokens: int, helpers: int) -> None:
    """MK-MOB-04: only a warrior without a token supports; and a unit does so once (A82)."""
    standing = [*unit(tokens=tokens), foe("elf", near("horse")), own("orc", near("elf", 0, EAST), facing=180)]
    table = Knights(standing, cards=CARDS, dice=[1, 2])
    table.say("close", "orc", "elf")

    assert len(table.offered("gang-up")) == helpers


@pytest.mark.rule("MKC-UNIT-27")
def test_MKC_UNIT_27_the_mount_keeps_its_own_symbols() -> None:
    """MK-FORMATION-50: Mage Spawn form up where a friend shows the printed Shyft symbol; here it is a mount's."""
    spawn = figure("spawn", mage_spawn=True)
    cards = [horse(factions=["shyft"]), lancer(factions=["orc-khans"]), spawn]
    line = [own("spawn1", (9, 9)), own("spawn2", near("spawn1", 0, EAST)), own("spawn3", near("spawn2", 0, EAST))]
    table = Knights([*unit(), *line, foe("elf", (30, 30))], cards=cards)

    assert "form" in table.keys("spawn1")


@pytest.mark.rule("MKC-UNIT-28")
def test_MKC_UNIT_28_each_half_has_its_own_points() -> None:
    table = Knights([*unit(), foe("ogre", (30, 30))], cards=[*CARDS, figure("ogre", points=40)])
    happen(table, SingleOut("points", True, 1))

    assert (table.warrior("ogre").click, table.warrior("horse").click, table.warrior("lancer").click) == (1, 0, 0)


# -- soaring ---------------------------------------------------------------------------------------------


def flight(*more: Any) -> Knights:
    standing = [own("griffon", (10, 18), soaring=True), ride("falconer", "griffon"), *more]
    return Knights(standing, cards=[WINGED, FALCONER], missions=[{"at": [10, 26]}])


@pytest.mark.rule("MKC-SOAR-01")
def test_MKC_SOAR_01_the_long_base_may_overhang_bases_and_tokens() -> None:
    """The cylinder has a radius of 0.75; the base reaches 1.5 inches ahead."""
    table = flight(foe("orc", (18, 18)))

    assert table.refused("move", "griffon", (16.49, 18), facing=0) == set()
    table.say("move", "griffon", (10, 24.73), facing=90)
    assert table.at("falconer") == (10, 24.73)


@pytest.mark.rule("MKC-SOAR-02")
def test_MKC_SOAR_02_the_cylinder_stands_on_nothing() -> None:
    table = flight(foe("orc", (18, 18)))

    assert table.refused("move", "griffon", (16.6, 18), facing=0) == {"MK-FLY-10"}
    assert table.refused("move", "griffon", (10, 24.8), facing=90) == {"MK-FLY-08"}


# -- coming back -----------------------------------------------------------------------------------------

NECROMANCER = figure("necromancer", abilities=["necromancy"])


def grave(*more: Any, **words: Any) -> Knights:
    fallen = [own("lancer", (0, 0), gone="eliminated", click=6), own("horse", (0, 0), gone="eliminated", click=6)]
    cards = [*CARDS, NECROMANCER, horse("flier", mount="pegasus")]
    standing = [own("necromancer", (18, 18)), *fallen, *more, foe("elf", (30, 30))]
    return Knights(standing, cards=cards, **words)


@pytest.mark.rule("MKC-REVIVE-01")
def test_MKC_REVIVE_01_no_whole_unit_comes_back() -> None:
    table = grave()

    assert table.refused("raise-mounted", "necromancer", "lancer", "horse") >= {"MKC-REVIVE-01"}
    assert "raise-mounted" not in table.keys("necromancer")


@pytest.mark.rule("MKC-REVIVE-02")
@pytest.mark.parametrize(("who", "other"), [("lancer", "horse"), ("horse", "lancer")])
def test_MKC_REVIVE_02_one_of_the_two_comes_back(who: str, other: str) -> None:
    table = grave(dice=[1])
    offered = table.offered("raise", "necromancer")
    table.say("raise", "necromancer", who, (18, 20.25) if who == "horse" else (18, 19.5), facing=90)

    assert offered == {"lancer", "horse"}
    assert (table.warrior(who).is_here, table.warrior(other).is_here) == (True, False)


@pytest.mark.rule("MKC-REVIVE-03")
def test_MKC_REVIVE_03_straight_into_a_saddle_that_fits() -> None:
    near_by = [own("horse2", near("necromancer", 0, EAST), tokens=1), own("flier", near("necromancer", 0, WEST))]
    table = grave(*near_by, dice=[2])
    offered = table.offered("raise-mounted", "necromancer")
    wrong = table.refused("raise-mounted", "necromancer", "lancer", "flier")
    table.say("raise-mounted", "necromancer", "lancer", "horse2")

    assert (offered, wrong) == ({"lancer", "horse2"}, {"MKC-DISMOUNT-10"})
    assert table.warrior("lancer").partner == table.number("horse2")
    assert (table.warrior("lancer").click, table.warrior("lancer").tokens) == (2, 1)
    assert "move" in table.keys("horse2")


@pytest.mark.rule("MKC-REVIVE-03", "MKC-DISMOUNT-10")
@pytest.mark.parametrize("first", ["lancer", "flier"])
def test_MKC_REVIVE_03_a_saddle_that_does_not_fit_is_refused_whoever_came_first_to_the_table(first: str) -> None:
    standing = {
        "lancer": own("lancer", (0, 0), gone="eliminated", click=6),
        "flier": own("flier", near("necromancer", 0, WEST)),
        "necromancer": own("necromancer", (18, 18)),
        "horse": own("horse", near("necromancer", 0, EAST)),
    }
    order = [first, *[name for name in standing if name != first]]
    cards = [*CARDS, NECROMANCER, horse("flier", mount="pegasus")]
    table = Knights([*[standing[name] for name in order], foe("elf", (30, 30))], cards=cards)

    assert table.number(first) == 0
    assert table.refused("raise-mounted", "necromancer", "lancer", "flier") == {"MKC-DISMOUNT-10"}


@pytest.mark.rule("MKC-ACTION-03", "MKC-UNIT-24", "MKA-MAGICCONFUSION-01")
@pytest.mark.parametrize("hit", ["horse9", "lancer9"])
def test_MKC_ACTION_03_whichever_half_is_confused_the_mount_goes(hit: str) -> None:
    """The mount's 10 inches count, and not the rider's 6."""
    mage = figure("mage", attack_types=["wand"], range=12, ranged_damage=2, attack=12, abilities=["magic-confusion"])
    table = Knights([own("mage", (18, 6)), own("idle", (3, 3)), *enemy_unit((18, 16))], [*CARDS, mage], [4, 4])
    table.say("confuse", "mage", hit)
    if hit == "lancer9":
        table.say("pass")

    assert table.because("lead", "horse9", (18, 26.1)) == {"too-far"}
    table.say("lead", "horse9", (18, 26))
    assert table.at("horse9") == table.at("lancer9") == (18, 26)
