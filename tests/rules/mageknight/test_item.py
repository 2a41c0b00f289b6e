"""MK-ITEM: what warriors carry: what it does for them, how it is put down, left behind and picked up."""

from __future__ import annotations

from typing import Any

import pytest

from knights import NORTH, SOUTH, Card, Knights, figure, foe, item, near, own, warrior
from tercio.kernel import restore, snapshot

BLADE = item("blade", collector="901", changes={"attack": 1}, points=12)
CHARM = item("charm", collector="902", abilities=["toughness"])
RIFLE = item("rifle", collector="903", attack_type="bow", changes={"range": 2}, points=15)
QUIVER = item("quiver", collector="904", attack_type="bow")
BOOTS = item("boots", collector="905", movement_type="boot", changes={"movement": 2})
BANNER = item("banner", collector="906", faction="orc-khans")
GLOVES = item("gloves", collector="907", least_attack=9, changes={"attack": 1})
CROWN = item("crown", collector="R905", abilities=["command"])
RING = item("ring", collector="R906")
ITEMS = [BLADE, CHARM, RIFLE, QUIVER, BOOTS, BANNER, GLOVES, CROWN, RING]
ORC = figure("orc", slots=2, points=30)
HAWK = figure("hawk", slots=1, movement_type="wings", movement=10, radius=1)
CARDS: list[Card] = [*ITEMS, ORC, HAWK]
IDLE = own("idle", (34, 2))
FAR = foe("far", (34, 34))


def bearing(*fighters: Any, cards: list[Card] | None = None, phase: str = "command", **position: Any) -> Knights:
    """The command phase of red begins."""
    return Knights([*fighters, IDLE, FAR], [*CARDS, *(cards or [])], phase=phase, **position)


def lying(table: Knights) -> list[tuple[str, float, float]]:
    return [(loot.item.id, loot.at[0] / 1000, loot.at[1] / 1000) for loot in table.state.loot]


def carried(table: Knights, label: str) -> list[str]:
    return [each.id for each in table.warrior(label).items]


# -- what it does -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ITEM-11")
def test_MK_ITEM_11_its_modifiers_are_the_bearers_while_it_bears_it() -> None:
    """Attack 9, with the blade 10; once it is dropped, 9."""
    fighters = [own("orc", (10, 10), items=["blade"]), foe("elf", near("orc"))]
    armed = bearing(*fighters, dice=[1, 2]).say("end-phase").say("close", "orc", "elf").go_on("act")
    bare = bearing(*fighters, dice=[1, 2]).say("drop", "orc", "blade", (10, 10)).go_on("act")
    bare.say("close", "orc", "elf").go_on("act")

    assert armed.facts("missed")[0][2] == 10
    assert bare.facts("missed")[0][2] == 9


@pytest.mark.rule("MK-ITEM-11")
def test_MK_ITEM_11_its_abilities_too() -> None:
    """Toughness keeps off 1 of 2 clicks."""
    fighters = [own("orc", (10, 10)), IDLE, foe("orc2", near("orc"), items=["charm"]), FAR]
    table = Knights(fighters, CARDS, [3, 4]).say("close", "orc", "orc2")
    plain = Knights([fighters[0], IDLE, foe("orc2", near("orc")), FAR], CARDS, [3, 4]).say("close", "orc", "orc2")

    assert (table.warrior("orc2").click, plain.warrior("orc2").click) == (1, 2)


@pytest.mark.rule("MK-ITEM-11", "MK-CAPTURE-16")
def test_MK_ITEM_11_a_captives_items_do_nothing() -> None:
    """It keeps them, and they are of use to nobody."""
    crown = item("aura", collector="920", changes={"defense": 2})
    fighters = [own("orc", (10, 10)), IDLE, foe("orc2", near("orc"), items=["aura"], guard="orc"), FAR]
    table = Knights(fighters, [*CARDS, crown], [3, 4]).say("finish", "orc", "orc2")

    assert [facts[3] for facts in table.facts("hit") + table.facts("missed")] == [15]


@pytest.mark.rule("MK-ITEM-30")
def test_MK_ITEM_30_prerequisites_are_asked_for_only_once() -> None:
    """Attack 9 or more is needed; it has fallen to 8, and still has +1."""
    weak = figure("orc", slots=1, dial=[{}, {"attack": 8}])
    fighters = [own("orc", (10, 10), items=["gloves"], click=1), foe("elf", near("orc"))]
    table = bearing(*fighters, cards=[weak], dice=[1, 2]).say("end-phase").say("close", "orc", "elf").go_on("act")

    assert table.facts("missed")[0][2] == 9
    assert carried(table, "orc") == ["gloves"]


@pytest.mark.rule("MK-ITEM-31")
def test_MK_ITEM_31_who_mounts_keeps_its_boots() -> None:
    """Movement 8, and 2 for the boots, on horseback as well."""
    rider = figure("rider", slots=1, dial=[{}, {"movement_type": "horseshoe"}])
    table = bearing(own("rider", (10, 10), items=["boots"], click=1), cards=[rider]).say("end-phase")

    assert carried(table, "rider") == ["boots"]
    assert table.refused("move", "rider", (20, 10)) == set()
    assert table.refused("move", "rider", (20.001, 10)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-ITEM-35", "MK-ITEM-34")
def test_MK_ITEM_35_items_count_only_in_the_current_cost() -> None:
    """30 points, with the blade 42."""
    table = bearing(own("orc", (10, 10), items=["blade"]))

    assert (table.warrior("orc").points, table.warrior("orc").current_cost) == (30, 42)


@pytest.mark.rule("MK-ITEM-09", "MK-ITEM-15")
def test_MK_ITEM_09_one_slot_holds_it_and_the_other_is_free() -> None:
    fighters = [own("orc", (10, 10), items=["blade"])]
    table = bearing(*fighters, phase="action", loot=[{"item": "charm", "at": [10, 11]}])

    assert (carried(table, "orc"), table.warrior("orc").figure.slots) == (["blade"], 2)
    assert not [loot for loot in table.state.loot if loot.item.id == "blade"], "what is borne lies nowhere"
    table.say("pick-up", "orc", "loot-1")
    assert carried(table, "orc") == ["blade", "charm"]
    assert table.state.loot == [], "and what lies somewhere has no bearer"


# -- putting it down ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ITEM-18")
def test_MK_ITEM_18_only_at_the_start_of_the_own_command_phase() -> None:
    fighters = [own("orc", (10, 10), items=["blade"]), foe("orc2", (20, 20), items=["charm"])]
    acting = bearing(*fighters, phase="action")

    assert acting.refused("drop", "orc", "blade", (10, 10)) == {"MK-TURN-11"}
    table = acting.end()
    assert table.question()[0] == 1
    assert table.subjects("drop") == ["orc2"]
    assert "MK-TURN-01" in table.refused("drop", "orc", "blade", (10, 10))
    table.say("drop", "orc2", "charm", (20, 20)).go_on("act", seat=1)
    assert lying(table) == [("charm", 20, 20)]


@pytest.mark.rule("MK-ITEM-18")
def test_MK_ITEM_18_before_anything_else_that_is_due() -> None:
    """b82: the poison comes later; and any number of items may be dropped."""
    snake = figure("snake", slots=2, abilities=["venom"])
    fighters = [own("snake", (10, 10), items=["blade", "charm"]), foe("elf", near("snake"))]
    table = bearing(*fighters, cards=[snake])

    assert table.warrior("elf").click == 0
    table.say("drop", "snake", "blade", (10, 10)).say("drop", "snake", "charm", (10, 10)).go_on("act")
    assert table.warrior("elf").click == 1
    assert carried(table, "snake") == []


@pytest.mark.rule("MK-ITEM-18", "MK-CAPTURE-15")
def test_MK_ITEM_18_a_captive_drops_nothing() -> None:
    fighters = [own("orc", (10, 10), items=["blade"], guard="orc2"), foe("orc2", near("orc"))]
    table = bearing(*fighters)

    assert "drop" not in table.keys("orc")
    assert table.go_on("act").warrior("orc").items != ()


@pytest.mark.rule("MK-ITEM-18")
def test_MK_ITEM_18_a_demoralized_bearer_may() -> None:
    """b82"""
    coward = figure("coward", slots=1, abilities=["demoralized"])
    table = bearing(own("coward", (10, 10), items=["blade"]), cards=[coward])

    assert table.refused("drop", "coward", "blade", (10, 10)) == set()


@pytest.mark.rule("MK-ITEM-19")
def test_MK_ITEM_19_it_costs_no_action_and_no_token() -> None:
    table = bearing(own("orc", (10, 10), items=["blade"], tokens=2), total=200)
    table.say("drop", "orc", "blade", (10, 10)).go_on("act")

    assert table.player(0).actions == 2
    assert table.warrior("orc").tokens == 2
    assert not table.happened("token")


@pytest.mark.rule("MK-ITEM-20", "MK-ITEM-02")
@pytest.mark.parametrize(
    ("y", "rules"), [(11.125, set()), (11.135, set()), (11.136, {"MK-ITEM-20"}), (12.125, {"MK-ITEM-20"})]
)
def test_MK_ITEM_20_the_token_touches_its_former_bearer(y: float, rules: set[str]) -> None:
    """Radius 0.75, the token's 0.375: 1.125 from centre to centre."""
    table = bearing(own("orc", (10, 10), items=["blade"]))

    assert table.refused("drop", "orc", "blade", (10, y)) == rules
    if not rules:
        table.say("drop", "orc", "blade", (10, y)).go_on("act")
        assert lying(table) == [("blade", 10, y)]
        assert carried(table, "orc") == []


@pytest.mark.rule("MK-ITEM-20")
def test_MK_ITEM_20_on_the_field_and_under_nobody_else() -> None:
    """b82"""
    table = bearing(own("orc", (10, 0.75), items=["blade"]), own("orc2", near("orc", 0.5)))

    assert table.because("drop", "orc", "blade", (10, 0.3)) == {"token-off-field"}
    assert table.because("drop", "orc", "blade", (10, 1.7)) == {"token-under-base"}
    assert table.because("drop", "orc", "blade", (11, 0.5)) == set()


@pytest.mark.rule("MK-ITEM-32", "MK-ITEM-33")
def test_MK_ITEM_32_under_itself_without_moving() -> None:
    table = bearing(own("orc", (10, 10), items=["blade"], facing=NORTH)).say("drop", "orc", "blade", (10, 10))
    table.go_on("act")
    orc = table.warrior("orc")

    assert (orc.at, orc.facing, orc.has_moved) == ((10_000, 10_000), 90, False)
    assert table.refused("pick-up", "orc", "loot-1") == set(), "it counts as touched"


@pytest.mark.rule("MK-ITEM-23")
@pytest.mark.parametrize(
    ("y", "rules"),
    [(11.125, set()), (11.375, {"MK-ITEM-23"}), (10, {"MK-ITEM-23"}), (11.136, {"MK-ITEM-23"}), (11, {"MK-ITEM-23"})],
)
def test_MK_ITEM_23_one_that_soars_puts_it_against_its_cylinder(y: float, rules: set[str]) -> None:
    """The cylinder has a radius of 0.75, the base above it 1: where only its rim is touched, no token lies."""
    table = bearing(own("hawk", (10, 10), items=["blade"], soaring=True))

    assert table.refused("drop", "hawk", "blade", (10, y)) == rules


@pytest.mark.rule("MK-ITEM-24")
@pytest.mark.parametrize(
    ("what", "is_lost"), [("blocking", True), ("hindering", False), ("concealing", False), ("clear", False)]
)
def test_MK_ITEM_24_dropped_into_blocking_terrain_it_is_gone(what: str, is_lost: bool) -> None:
    house = {"house": {"kind": what, "at": [10, 10], "radius": 3, "elevated": what == "clear"}}
    table = bearing(own("hawk", (10, 10), items=["blade"], soaring=True), terrain=house)
    table.say("drop", "hawk", "blade", (10, 11.125)).go_on("act")

    assert (lying(table) == []) == is_lost
    assert table.happened("item-lost", "hawk", rule="MK-ITEM-24") == is_lost
    assert carried(table, "hawk") == []


@pytest.mark.rule("MK-ITEM-24")
def test_MK_ITEM_24_where_one_can_stand_it_stays() -> None:
    """H85: blocking terrain that was built around a printed centre."""
    fort = {"fort": {"kind": "blocking", "at": [10, 10], "radius": 3, "constructed": True, "centre": True}}
    table = bearing(own("orc", (10, 10), items=["blade"]), terrain=fort).say("drop", "orc", "blade", (10, 10))

    assert lying(table.go_on("act")) == [("blade", 10, 10)]


@pytest.mark.rule("MK-ITEM-24")
@pytest.mark.parametrize(("x", "is_lost"), [(11.125, True), (8.875, False)])
def test_MK_ITEM_24_where_the_middle_of_the_token_lies(x: float, is_lost: bool) -> None:
    """b110: the house begins at x = 9; the one that drops it may choose a spot outside."""
    house = {"house": {"kind": "blocking", "at": [12, 10], "radius": 3}}
    table = bearing(own("hawk", (10, 10), items=["blade"], soaring=True), terrain=house)

    assert (lying(table.say("drop", "hawk", "blade", (x, 10)).go_on("act")) == []) == is_lost


@pytest.mark.rule("MK-ITEM-25")
@pytest.mark.parametrize("what", ["deep-water", "abyss"])
def test_MK_ITEM_25_where_only_feet_are_stopped_it_stays(what: str) -> None:
    lake = {"lake": {"kind": what, "at": [10, 10], "radius": 4}}
    newt = figure("newt", slots=1, movement_type="wave")
    fighters = [own("hawk", (10, 10), items=["blade"], soaring=True), own("newt", (10, 12.25))]
    table = bearing(*fighters, cards=[newt], terrain=lake).say("drop", "hawk", "blade", (10, 11.125)).go_on("act")

    assert lying(table) == [("blade", 10, 11.125)]
    if what == "deep-water":
        table.say("pick-up", "newt", "loot-1")
        assert carried(table, "newt") == ["blade"]


# -- what the fallen leave ---------------------------------------------------------------------------------------


def killing(*more: Any, items: list[str] | None = None, **elf: Any) -> Knights:
    """The orc strikes down orc2, who carries two things."""
    victim = foe("orc2", near("orc"), click=5, items=items or ["blade", "charm"], **elf)
    table = Knights([own("orc", (10, 10), figure="orc"), IDLE, victim, FAR, *more], [*CARDS, BLOW], [3, 4])
    return table.say("close", "orc", "orc2")


BLOW = figure("orc", slots=2, points=30, damage=5)


@pytest.mark.rule("MK-ITEM-26", "MK-ITEM-02")
def test_MK_ITEM_26_first_its_items_are_put_beside_it_then_it_is_gone() -> None:
    table = killing()
    at = table.warrior("orc2").at

    assert table.question() == (1, "leave"), "its own player says where (b84)"
    assert table.warrior("orc2").is_here
    assert table.refused("leave", "", (10, 12.636), item="blade") == {"MK-ITEM-26"}
    assert table.because("leave", "", (10, 10), item="blade") == {"token-not-at-base", "token-under-base"}
    table.say("leave", "", (10, 12.625), item="blade")
    assert table.warrior("orc2").is_here
    table.say("leave", "", (11.125, 11.5), item="charm")
    assert table.warrior("orc2").gone == "eliminated"
    assert at == (10_000, 11_500)
    assert lying(table) == [("blade", 10, 12.625), ("charm", 11.125, 11.5)]
    names = table.names()
    assert names.index("dropped") < names.index("eliminated")
    assert table.player(0).glory == 30, "without what it carried (MK-ITEM-34)"


@pytest.mark.rule("MK-ITEM-26", "MK-ITEM-24")
def test_MK_ITEM_26_in_blocking_terrain_it_is_lost_all_the_same() -> None:
    """b110"""
    house = {"house": {"kind": "blocking", "at": [10, 13.25], "radius": 1}}
    fighters = [own("orc", (10, 10)), IDLE, foe("orc2", near("orc"), click=5, items=["blade"]), FAR]
    table = Knights(fighters, [*CARDS, BLOW], [3, 4], terrain=house).say("close", "orc", "orc2")
    table.say("leave", "", (10, 12.5), item="blade")

    assert lying(table) == []
    assert table.warrior("orc2").gone == "eliminated"


@pytest.mark.rule("MK-ITEM-26", "MK-ITEM-23")
def test_MK_ITEM_26_one_that_soared_leaves_it_at_its_cylinder() -> None:
    """b111"""
    archer = figure("archer", attack_types=["wand"], range=10, ranged_damage=5)
    fighters = [own("archer", (10, 3)), IDLE, foe("hawk", (10, 10), click=5, items=["blade"], soaring=True), FAR]
    table = Knights(fighters, [*CARDS, archer], [5, 5]).say("ranged", "archer", "hawk")

    assert table.refused("leave", "", (10, 11.375), item="blade") == {"MK-ITEM-23"}
    assert lying(table.say("leave", "", (10, 11.125), item="blade")) == [("blade", 10, 11.125)]


@pytest.mark.rule("MK-ITEM-26")
def test_MK_ITEM_26_two_bearers_at_once() -> None:
    archer = figure("archer", attack_types=["wand"], range=10, ranged_damage=4, arrows=2)
    fighters = [own("archer", (10, 3)), IDLE, FAR]
    fighters += [foe("orc", (8, 10), click=5, items=["blade"]), foe("orc2", (12, 10), click=5, items=["charm"])]
    table = Knights(fighters, [*CARDS, archer], [5, 5]).say("ranged", "archer", "orc", "orc2")
    table.say("split", numbers=[2, 2])
    for _ in range(2):
        (option,) = table.decision.options
        table.take(table.answer("leave", "", table.at(table.name(table.decision.subject)), subject=option.subject))

    assert sorted(lying(table)) == [("blade", 8, 10), ("charm", 12, 10)]
    assert [table.warrior(label).gone for label in ("orc", "orc2")] == ["eliminated"] * 2


def test_items_of_a_player_who_is_out_leave_with_him() -> None:
    """b89"""
    fighters = [warrior(f"orc{seat}", seat, (8 + 6 * seat, 9), items=["blade"][: 1 - seat]) for seat in range(3)]
    table = Knights(fighters, CARDS)
    table.take(table.answer("concede", subject=-1))

    assert lying(table) == []
    assert table.warrior("orc0").gone == "removed"


# -- picking it up -----------------------------------------------------------------------------------------------


def finding(thing: str, finder: Card | None = None, y: float = 11.125, **orc: Any) -> Knights:
    """The orc, and a token in front of it."""
    fighters = [own("orc", (10, 10), **orc), IDLE, FAR]
    cards = [*CARDS, finder] if finder else CARDS
    return Knights(fighters, cards, loot=[{"item": thing, "at": [10, y]}])


@pytest.mark.rule("MK-ITEM-21")
@pytest.mark.parametrize(("y", "rules"), [(11.125, set()), (11.135, set()), (11.136, {"MK-ITEM-21"})])
def test_MK_ITEM_21_a_special_action_in_contact_with_the_token(y: float, rules: set[str]) -> None:
    table = finding("blade", y=y)

    assert table.refused("pick-up", "orc", "loot-1") == rules
    assert ("pick-up" in table.keys("orc")) == (not rules)
    if not rules:
        table.say("pick-up", "orc", "loot-1")
        assert (carried(table, "orc"), lying(table)) == (["blade"], [])
        assert (table.warrior("orc").tokens, table.player(0).actions) == (1, 1)
        assert table.refused("move", "orc", (12, 10)) == {"MK-TURN-16"}


@pytest.mark.rule("MK-ITEM-21")
def test_MK_ITEM_21_even_with_an_enemy_beside_it_but_not_in_the_air() -> None:
    """b85"""
    fighters = [own("orc", (10, 10)), own("hawk", (20, 20), soaring=True), foe("elf", near("orc", angle=SOUTH))]
    loot = [{"item": "blade", "at": [10, 11]}, {"item": "charm", "at": [20, 21]}]
    table = Knights(fighters, CARDS, loot=loot)

    assert table.refused("pick-up", "orc", "loot-1") == set()
    assert table.refused("pick-up", "hawk", "loot-2") == {"MK-ITEM-21"}


CLIFF = {"cliff": {"kind": "clear", "elevated": True, "abrupt": True, "at": [10, 12], "width": 4, "depth": 4}}


@pytest.mark.rule("MK-ITEM-21", "MK-TERM-07")
@pytest.mark.parametrize(("access", "rules"), [([12, 12], {"MK-ITEM-21"}), ([10, 10], set())])
def test_MK_ITEM_21_up_a_cliff_only_at_an_access_point(access: list[float], rules: set[str]) -> None:
    """H146"""
    cliff = {"cliff": {**CLIFF["cliff"], "access": [access]}}
    loot = [{"item": "blade", "at": [10, 10.25]}]
    table = Knights([own("orc", (10, 9.25)), FAR], CARDS, loot=loot, terrain=cliff)

    assert table.refused("pick-up", "orc", "loot-1") == rules


@pytest.mark.rule("MK-ITEM-20")
def test_MK_ITEM_20_what_is_dropped_on_a_cliff_lies_up_there() -> None:
    """H146"""
    cliff = {"cliff": {**CLIFF["cliff"], "access": [[12, 12]]}}
    table = bearing(own("orc", (10, 10.5), items=["blade"]), terrain=cliff)

    assert table.refused("drop", "orc", "blade", (10, 9.8)) == {"MK-ITEM-20"}
    assert table.refused("drop", "orc", "blade", (10, 10.2)) == set()


@pytest.mark.rule("MK-ITEM-22", "MK-ITEM-16", "MK-ITEM-17")
@pytest.mark.parametrize(
    ("thing", "finder", "because"),
    [
        ("rifle", figure("orc", attack_types=["wand"], range=8), "wrong-attack-type"),
        ("rifle", figure("orc", attack_types=["bow"], range=8), ""),
        ("boots", figure("orc", movement_type="wave"), "wrong-move-type"),
        ("boots", figure("orc"), ""),
        ("banner", figure("orc"), "wrong-faction"),
        ("banner", figure("orc", factions=["orc-khans"]), ""),
        ("gloves", figure("orc", attack=8), "attack-too-low"),
        ("gloves", figure("orc", attack=9), ""),
    ],
)
def test_MK_ITEM_22_only_what_one_may_carry(thing: str, finder: Card, because: str) -> None:
    table = finding(thing, finder)

    assert table.because("pick-up", "orc", "loot-1") == ({because} if because else set())
    assert table.refused("pick-up", "orc", "loot-1") == ({"MK-ITEM-22"} if because else set())
    assert ("pick-up" in table.keys("orc")) == (not because)


@pytest.mark.rule("MK-ITEM-22")
def test_MK_ITEM_22_the_attack_value_counts_as_it_is_now() -> None:
    """b81: 8, and 1 for the blade."""
    table = finding("gloves", figure("orc", attack=8, slots=2), items=["blade"])

    assert table.refused("pick-up", "orc", "loot-1") == set()


@pytest.mark.rule("MK-ITEM-08", "MK-ITEM-01")
@pytest.mark.parametrize(("slots", "rules"), [(0, {"MK-ITEM-01"}), (1, {"MK-ITEM-08"}), (2, set())])
def test_MK_ITEM_08_a_free_slot_for_each(slots: int, rules: set[str]) -> None:
    """b85: there is no exchange."""
    table = finding("charm", figure("orc", slots=slots), items=["blade"] if slots else [])

    assert table.refused("pick-up", "orc", "loot-1") == rules


@pytest.mark.rule("MK-ITEM-05", "MK-ITEM-06", "MK-ITEM-07")
def test_MK_ITEM_05_relics_and_shared_prerequisites_in_play() -> None:
    """b86: the limits hold on the field, too."""
    bow = figure("orc", slots=3, attack_types=["bow"], range=6)
    crowned = [own("orc", (10, 10), items=["crown"]), own("orc2", (20, 10)), IDLE, foe("orc3", (30, 10))]
    loot = [{"item": "crown", "at": [20, 11]}, {"item": "ring", "at": [10, 11]}, {"item": "crown", "at": [30, 11]}]
    table = Knights(crowned, [*CARDS, bow], loot=loot)
    rival = Knights(crowned, [*CARDS, bow], loot=loot, active=1)

    assert finding("quiver", bow, items=["rifle"]).refused("pick-up", "orc", "loot-1") == {"MK-ITEM-06"}
    assert table.refused("pick-up", "orc", "loot-2") == {"MK-ITEM-05"}
    assert table.refused("pick-up", "orc2", "loot-1") == {"MK-ITEM-07"}
    assert rival.refused("pick-up", "orc3", "loot-3") == set()


@pytest.mark.rule("MK-ITEM-27")
def test_MK_ITEM_27_anybody_may_take_what_the_fallen_leave() -> None:
    table = killing(own("thief", (13, 11.5), figure="orc"), items=["blade"])
    table.say("leave", "", (11.125, 11.5), item="blade")

    assert table.refused("pick-up", "thief", "loot-1") == {"MK-ITEM-21"}
    table = killing(own("thief", (12.25, 11.5), figure="orc"), items=["blade"])
    table.say("leave", "", (11.125, 11.5), item="blade").say("pick-up", "thief", "loot-1")
    assert carried(table, "thief") == ["blade"]
    assert table.warrior("thief").seat == 0


@pytest.mark.rule("MK-ITEM-28")
def test_MK_ITEM_28_an_army_may_grow_beyond_its_total() -> None:
    """200 of 200 points, and 15 more; it still has 2 actions a turn."""
    archer = figure("archer", attack_types=["bow"], range=8, slots=1, points=200)
    fighters = [own("archer", (10, 10)), FAR]
    table = Knights(fighters, [*CARDS, archer], loot=[{"item": "rifle", "at": [10, 11]}], total=200)
    table.say("pick-up", "archer", "loot-1").end().go_on("act", seat=1).end().go_on("act", seat=0)

    assert table.warrior("archer").current_cost == 215
    assert table.facts("turn")[-1][2] == 2


def test_what_cannot_be_done_is_told_with_the_token() -> None:
    table = finding("blade", y=14)
    verdict = table.judge("pick-up", "orc", "loot-1")

    assert [refusal.facts for refusal in verdict.refusals] == [(table.number("orc"), table.number("loot-1"))]


def test_a_match_saved_while_tokens_are_put_down_goes_on_as_it_was() -> None:
    table = killing()
    twin = restore(table.match.game, snapshot(table.match))

    assert (twin.state, twin.stack) == (table.match.state, table.match.stack)
    assert twin.asks() == table.match.asks()


IMP = figure("imp", radius=0.1, slots=1, clicks=1)  # its base is smaller than the token of an item


@pytest.mark.rule("MK-ITEM-26")
def test_MK_ITEM_26_a_token_that_finds_no_room_under_a_small_base_lies_beside_it() -> None:
    people = [foe("imp", (10, 10), items=["blade"]), own("orc", near("imp", angle=NORTH), facing="imp")]
    table = bearing(*people, cards=[IMP], phase="action", dice=[6, 5]).say("close", "orc", "imp")

    assert table.question() == (1, "leave")
    assert table.because("leave", "", (10, 10), item="blade") == {"token-under-base"}
    table.say("leave", "", (10, 9.525), item="blade")
    assert lying(table) == [("blade", 10, 9.525)]


@pytest.mark.rule("MK-ITEM-26")
def test_MK_ITEM_26_without_any_room_it_lies_where_its_bearer_stood() -> None:
    """Three trolls leave no room for it (b84)."""
    trolls = [own(f"troll-{angle}", near("imp", angle=angle), facing="imp") for angle in (0, 120, 240)]
    cards = [IMP, figure("troll", radius=0.5)]
    table = bearing(foe("imp", (10, 10), items=["blade"]), *trolls, cards=cards, phase="action", dice=[6, 5])
    table.say("close", "troll-0", "imp").go_on("act")

    assert lying(table) == [("blade", 10, 10)]
