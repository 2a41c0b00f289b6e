"""Where two or three rules of Mage Knight meet: each alone is played elsewhere."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from cavalry import horse, lancer, ride, unit
from knights import EAST, NORTH, SOUTH, WEST, Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.rules.combat.values import movement_of
from tercio.games.mageknight.turns import COMMAND_PHASE

BOW = {"attack_types": ["bow"], "range": 12, "ranged_damage": 2}
WYLDEN: dict[str, Any] = {"factions": ["elementalists"], "subfaction": "wylden-lords"}
WOOD = {"wood": {"kind": "hindering", "at": [10, 18], "radius": 3}}
LAKE = {"lake": {"kind": "shallow-water", "at": [10, 18], "radius": 3}}
IDLE = own("idle", (34, 2))


def defense(table: Knights) -> int:
    """What the only attack had to beat."""
    (facts,) = table.facts("defense-value")
    return facts[1]


# -- contact on a tower -------------------------------------------------------------------------------------


PARAPET = {"kind": "clear", "constructed": True, "elevated": True, "abrupt": True, "at": [18, 18], "radius": 3}


def on_parapet(access: list[list[float]], dice: tuple[int, ...] = ()) -> Knights:
    """The two stand 3 inches apart on what was built."""
    standing = [own("orc", (16.5, 18), facing=EAST), IDLE, foe("elf", (19.5, 18), facing=WEST)]
    terrain = {"parapet": {**PARAPET, "access": access}}
    return Knights(standing, [figure("orc", **BOW)], dice, terrain=terrain)


@pytest.mark.rule("MK-CONSTRUCTED-26", "MK-CONSTRUCTED-27", "MK-MOVE-14", "MK-RANGED-03")
def test_MK_CONSTRUCTED_27_two_on_a_piece_with_an_access_point_are_in_contact() -> None:
    table = on_parapet([[18, 15]], (2,))

    assert are_touching(table.state, table.warrior("orc"), table.warrior("elf"))
    assert table.offered("close", "orc") == {"elf"}
    assert "enemy-in-contact" in table.because("ranged", "orc", "elf")
    assert table.say("move", "orc").question() == (0, "held")


@pytest.mark.rule("MK-CONSTRUCTED-26", "MK-CONSTRUCTED-27")
def test_MK_CONSTRUCTED_27_without_an_access_point_only_bases_touch() -> None:
    table = on_parapet([])

    assert not are_touching(table.state, table.warrior("orc"), table.warrior("elf"))
    assert table.offered("close", "orc") == set()


# -- in the air --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-22", "MK-CONSTRUCTED-22")
@pytest.mark.parametrize(("soaring", "at", "needed"), [(False, 17.45, 18), (True, 17.45, 16), (True, 16.5, 18)])
def test_MK_FLY_22_from_the_air_only_walls_count_that_the_target_is_in(soaring: bool, at: float, needed: int) -> None:
    """Behind the wall and touching it, or in it."""
    wall = {"kind": "clear", "constructed": True, "fortification": 2, "at": [10, 16.5], "width": 4, "depth": 0.4}
    archer = figure("archer", movement_type="wings", **BOW)
    standing = [own("archer", (10, 10), soaring=soaring), IDLE, foe("elf", (10, at))]
    table = Knights(standing, [archer, figure("elf", defense=16)], (1, 2), terrain={"wall": wall})
    table.say("ranged", "archer", "elf").go_on("act")

    assert defense(table) == needed


@pytest.mark.rule("MK-FLY-03", "MK-FLY-18", "MKA-AQUATIC-01")
@pytest.mark.parametrize(("soaring", "needed"), [(False, 18), (True, 17)])
def test_MK_FLY_18_water_protects_nobody_who_soars_above_it(soaring: bool, needed: int) -> None:
    """16 and 2 for the water, or 16 and 1 for the height."""
    duck = figure("duck", defense=16, movement_type="wings", abilities=["aquatic"])
    standing = [own("archer", (10, 10)), IDLE, foe("duck", (10, 18), soaring=soaring)]
    table = Knights(standing, [figure("archer", **BOW), duck], (1, 2), terrain=LAKE)
    table.say("ranged", "archer", "duck").go_on("act")

    assert defense(table) == needed


# -- guards and captives --------------------------------------------------------------------------------------


def guard(orc: int, elf: int, *, items: tuple[str, ...] = (), **more: Any) -> Knights:
    cards = [figure("orc", movement=orc), figure("elf", movement=elf), item("boots", changes={"movement": 2})]
    standing = [own("orc", (10, 10), items=list(items)), IDLE, foe("elf", near("orc"), guard="orc")]
    return Knights([*standing, foe("far", (34, 34))], cards, **more)


@pytest.mark.rule("MK-CAPTURE-08", "MK-MOD-05", "MK-ITEM-11")
@pytest.mark.parametrize(
    ("orc", "elf", "items", "inches"),
    [(6, 8, (), 6), (6, 8, ("boots",), 8), (6, 7, ("boots",), 7), (9, 7, ("boots",), 7), (8, 8, ("boots",), 8)],
)
def test_MK_CAPTURE_08_the_lower_of_the_modified_values(
    orc: int, elf: int, items: tuple[str, ...], inches: int
) -> None:
    table = guard(orc, elf, items=items)

    assert movement_of(table.state, table.warrior("orc")).total == inches
    assert table.refused("move", "orc", (10 + inches, 10)) == set()
    assert table.because("move", "orc", (10.001 + inches, 10)) == {"too-far"}


@pytest.mark.rule("MK-CAPTURE-08", "MK-TERRAIN-15")
def test_MK_CAPTURE_08_both_values_are_halved_where_the_guard_starts_in_a_wood() -> None:
    """MK H131: 5 and 2 for the boots against 8, halved first: 3 and 2 against 4."""
    wood = {"wood": {"kind": "hindering", "at": [10, 10], "radius": 1.5}}
    table = guard(5, 8, items=("boots",), terrain=wood)

    assert table.refused("move", "orc", (14, 10)) == set()
    assert table.because("move", "orc", (14.001, 10)) >= {"too-far"}


@pytest.mark.rule("MK-CAPTURE-19", "MK-ARMY-13")
def test_MK_CAPTURE_19_a_guard_that_goes_over_to_a_third_player_holds_nobody() -> None:
    standing = [own("orc", (10, 10), guard="warden"), IDLE, foe("warden", near("orc")), foe("far", (34, 34))]
    change = {"step": "ChangeSides", "warrior": 2, "seat": 2, "rule": "MK-ARMY-13"}
    table = Knights(
        [*standing, warrior("third", 2, (2, 34))],
        players=[{}, {}, {}],
        pending=[{"step": "Battle"}, {"step": "Turn", "seat": 0, "stage": COMMAND_PHASE}, change],
    )

    assert table.names()[:2] == ["changes-sides", "freed"]
    assert table.happened("freed", "orc", rule="MK-CAPTURE-19")


def confused_guard(*more: Any) -> Knights:
    mage = figure("mage", abilities=["magic-confusion"], **{**BOW, "attack": 12})
    standing = [own("mage", (10, 10)), IDLE, foe("elf", (10, 16)), own("held", near("elf", 0, NORTH), guard="elf")]
    table = Knights([*standing, foe("far", (34, 34)), *more], [mage], (4, 4))
    return table.say("confuse", "mage", "elf").go_on("confuse")


@pytest.mark.rule("MK-CAPTURE-10", "MKA-MAGICCONFUSION-01")
def test_MK_CAPTURE_10_a_confused_guard_goes_past_its_captive_and_needs_room_for_it() -> None:
    table = confused_guard()
    angles = [radians(60 * place) for place in range(6)]
    ring = [(round(16 + 1.51 * cos(angle), 3), round(16 + 1.51 * sin(angle), 3)) for angle in angles]
    crowded = confused_guard(*[foe(f"ring{place}", at) for place, at in enumerate(ring)])

    assert table.refused("lead", "elf", (10, 21)) == set()
    assert "no-room-for-captive" in crowded.because("lead", "elf", (16, 16))


# -- round the table ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TURN-03", "MK-SETUP-08")
@pytest.mark.parametrize(
    ("sides", "order"), [((0, 1, 2), [0, 2, 1, 0]), ((0, 3, 2), [0, 1, 2, 0]), ((2, 0, 1), [0, 2, 1, 0])]
)
def test_MK_TURN_03_the_turn_goes_clockwise_whatever_side_the_seats_have_taken(
    sides: tuple[int, ...], order: list[int]
) -> None:
    """0 south, 1 east, 2 north, 3 west: to the left of the south is the west."""
    standing = [warrior("a", 0, (10, 10)), warrior("b", 1, (20, 20)), warrior("c", 2, (30, 30))]
    table = Knights(standing, players=[{"side": side} for side in sides])
    seats = []
    for _ in order:
        seats.append(table.question()[0])
        table.end()

    assert seats == order


@pytest.mark.rule("MK-SETUP-19", "MK-SETUP-25", "MK-SETUP-36")
def test_MK_SETUP_36_so_do_mission_tokens_terrain_and_deployment() -> None:
    army = {"army": ["orc"]}
    setup = {"players": [army, army, army], "terrain": [["light-wood"], ["light-wood"], ["light-wood"]]}
    table = Knights.new(setup, [6, 6, 1, 2, 1, 2], cards=[figure("orc")])
    for side in ("south", "east", "north"):
        table.say("side", side=side)
    asked: dict[str, list[int]] = {}
    while table.question()[1] in ("mission", "terrain", "deploy"):
        seat, kind = table.question()
        asked.setdefault(kind, []).append(seat)
        view, decision = table.match.view(seat), table.decision
        table.take(table.match.game.propose(view, decision, 1, table.match.dice.clone())[0])

    assert asked["mission"] == [0, 2, 1]
    assert asked["terrain"][:3] == [2, 1, 0]
    assert list(dict.fromkeys(asked["deploy"])) == [0, 2, 1]


# -- riders ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-ACTION-05", "MKC-TALENT-17", "MKA-FLIGHT-01")
@pytest.mark.parametrize("ability", ["flight", "aquatic"])
def test_MKC_TALENT_17_what_forbids_a_rider_to_sprint_forbids_it_the_unit(ability: str) -> None:
    cards = [horse(), lancer(abilities=[ability])]
    table = Knights([*unit(), IDLE, foe("far", (34, 34))], cards=cards)
    plain = Knights([*unit(), IDLE, foe("far", (34, 34))], cards=[horse(), lancer()])

    assert "sprint" in plain.keys("horse")
    assert "sprint" not in table.keys("horse")
    rule = "MKA-FLIGHT-01" if ability == "flight" else "MKA-AQUATIC-01"
    assert rule in table.refused("sprint", "horse", (18, 25))


@pytest.mark.rule("MKC-ACTION-05", "MKC-TALENT-17", "MKA-FLIGHT-01", "MKC-FORMATION-01")
def test_MKC_TALENT_17_nor_does_a_unit_with_a_flying_rider_march_in_formation() -> None:
    standing: list[Any] = []
    for place in range(3):
        standing += [own(f"horse{place}", (12 + 2 * place, 18)), ride(f"lancer{place}", f"horse{place}")]
    for abilities, is_legal in (([], True), (["flight"], False)):
        cards = [horse(factions=["elementalists"]), lancer(factions=["elementalists"], abilities=abilities)]
        table = Knights([*standing, foe("far", (34, 34))], cards=cards)
        refused = table.because("form", "horse0", "horse1", "horse2")

        assert ("marches-alone" in refused) is not is_legal


# -- gifts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKF-NATUREBOND-03", "MKF-NATUREBOND-04")
@pytest.mark.parametrize(("archer", "elf", "needed"), [(False, True, 18), (True, True, 16), (False, False, 17)])
def test_MKF_NATUREBOND_03_a_wood_protects_no_bond_against_a_bond(archer: bool, elf: bool, needed: int) -> None:
    """16, and 1 for the cover, and 1 for the bond."""
    bonds = [WYLDEN if is_bound else {} for is_bound in (archer, elf)]
    cards = [figure("archer", **BOW, **bonds[0]), figure("elf", defense=16, **bonds[1])]
    table = Knights([own("archer", (10, 10)), IDLE, foe("elf", (10, 18))], cards, (1, 2), terrain=WOOD)
    table.say("ranged", "archer", "elf").go_on("act")

    assert defense(table) == needed


@pytest.mark.rule("MKF-NATUREBOND-04")
def test_MKF_NATUREBOND_04_in_close_combat_it_keeps_its_own() -> None:
    cards = [figure("orc", **WYLDEN), figure("elf", defense=16, **WYLDEN)]
    standing = [own("orc", near("elf", 0, SOUTH), facing=NORTH), IDLE, foe("elf", (10, 18), facing=SOUTH)]
    table = Knights(standing, cards, (1, 2), terrain=WOOD).say("close", "orc", "elf").go_on("act")

    assert defense(table) == 17
