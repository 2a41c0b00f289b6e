"""MK-CONSTRUCTED: terrain that was built: cards, placing, standing in it, shooting across it, tearing it down."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Knights, figure, foe, item, kind, near, own, warrior
from tercio.content.trouble import BadInput
from tercio.texts import Speaker

WORK = {"constructed": True, "defense": 16, "structure": 4}
WALL = kind("wall", "blocking", **WORK, letter="B", outline=[[-2, -0.2], [2, -0.2], [2, 0.2], [-2, 0.2]])
SCREEN = kind("screen", "concealing", **WORK, letter="C", outline=[[-2, -0.2], [2, -0.2], [2, 0.2], [-2, 0.2]])
DEBRIS = kind("debris", "hindering", **WORK, letter="H", outline=[[-2, -1], [2, -1], [2, 1], [-2, 1]])
RAMP = kind("ramp", "clear", elevated=True, **WORK, letter="E", centre=True, radius=2)
TOWER = kind(
    "tower",
    "clear",
    elevated=True,
    abrupt=True,
    **WORK,
    letter="AE",
    centre=True,
    outline=[[-1.5, -1.5], [1.5, -1.5], [1.5, 1.5], [-1.5, 1.5]],
)
COPSE = kind("copse", "hindering", radius=1)
ROCK = kind("rock", "blocking", radius=1)
BREACH = {"id": "breach", "name": {"en": "Breach", "de": "Bresche"}}
PARTS = [{"card": "wall", "at": [-2, 0]}, {"card": "debris", "at": [2, 0]}]
BREACHED: Card = ("terrain", {**BREACH, "parts": PARTS})
ARCHER = figure("archer", attack_types=["wand"], range=10, ranged_damage=2, damage=3, attack=9)
ELF = figure("elf", defense=15)
KINDS = [WALL, SCREEN, DEBRIS, RAMP, TOWER, COPSE, ROCK, BREACHED]
CARDS = [*KINDS, ARCHER, ELF]
IDLE = own("idle", (34, 2))  # so that the turn goes on


def placing(*piles: list[str], board: int = 36, dice: tuple[int, ...] = (4, 5, 3, 3), **setup: Any) -> Knights:
    """Red is in the south and begins; blue, opposite, is the first to place terrain."""
    players = [{"army": ["orc"]}, {"army": ["orc"]}]
    given = {"players": players, "options": ["constructed"], "terrain": list(piles), "board": board, **setup}
    table = Knights.new(given, list(dice), cards=[*CARDS, figure("orc")]).say("side", side="south")
    middle = board / 2
    return table.say("mission", "", (middle, 3 + dice[0] + dice[1])).say(
        "mission", "", (middle, board - 3 - dice[2] - dice[3])
    )


def lay(table: Knights, what: str, at: tuple[float, float], facing: int = 0) -> Knights:
    return table.say("terrain", "", at, kind=what, numbers=[facing])


def unlaid(table: Knights, what: str, at: tuple[float, float], facing: int = 0) -> set[str]:
    return table.refused("terrain", "", at, kind=what, numbers=[facing])


def shot(pieces: dict[str, Any], *fighters: Any, dice: list[int] | None = None, **position: Any) -> Knights:
    """The archer at (10, 10), and others; terrain is built unless it says otherwise."""
    terrain = {label: {"constructed": True, **piece} for label, piece in pieces.items()}
    cards = [*CARDS, *position.pop("cards", [])]
    return Knights([own("archer", (10, 10)), IDLE, *fighters], cards, dice or [], terrain=terrain, **position)


def defense(table: Knights) -> int:
    """What the one attack had to beat."""
    (facts,) = [event.facts for event in table.match.events if event.name in ("hit", "missed")]
    return facts[3]


def wall_at(y: float, what: str = "blocking", x: float = 10, **more: Any) -> dict[str, Any]:
    return {"kind": what, "at": [x, y], "width": 4, "depth": 0.4, "defense": 16, "structure": 4, **more}


# -- cards and placing ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CONSTRUCTED-02")
def test_MK_CONSTRUCTED_02_one_who_declines_is_enough() -> None:
    army = {"army": ["archer"]}
    players = [army, {**army, "declines": ["constructed"]}]
    agreed = Knights.new({"players": [army, army], "options": ["constructed"]}, [], cards=CARDS)
    declined = Knights.new({"players": players, "options": ["constructed"]}, [], cards=CARDS)

    assert (agreed.state.options, declined.state.options) == (("constructed",), ())
    with pytest.raises(BadInput, match="MK-CONSTRUCTED-02 Player 2"):
        Knights.new({"players": players, "options": ["constructed"], "terrain": [["wall"]]}, [], cards=CARDS)


@pytest.mark.rule("MK-CONSTRUCTED-05", "MK-CONSTRUCTED-13")
def test_MK_CONSTRUCTED_05_several_cards_are_one_piece() -> None:
    table = placing(["breach", "wall"])
    lay(table, "breach", (8, 12))
    first, second = table.state.pieces

    assert table.question() == (1, "terrain"), "one more of two may follow"
    assert (first.card, first.kind, first.structure) == ("wall", "blocking", 4)
    assert (second.card, second.kind, second.outline[0]) == ("debris", "hindering", (8_000, 11_000))
    lay(table, "wall", (26, 12))
    assert [piece.card for piece in table.state.pieces] == ["wall", "debris", "wall"]
    assert len({piece.id for piece in table.state.pieces}) == 3
    with pytest.raises(BadInput, match="MK-CONSTRUCTED-13 3"):
        placing(["breach", "wall", "wall"])


@pytest.mark.rule("MK-CONSTRUCTED-05")
def test_MK_CONSTRUCTED_05_the_whole_piece_is_turned() -> None:
    table = lay(placing(["breach"]), "breach", (8, 12), facing=90)

    assert table.state.pieces[1].outline[0] == (9_000, 12_000)


def test_a_piece_of_unknown_cards_is_no_piece() -> None:
    with pytest.raises(BadInput, match="well"):
        Knights.new({}, [], cards=[("terrain", {**BREACH, "parts": [{"card": "well", "at": [0, 0]}, PARTS[0]]})])


@pytest.mark.rule("MK-CONSTRUCTED-06")
@pytest.mark.parametrize(("x", "rules", "needed"), [(9, {"MK-TERRAIN-29"}, 0), (13, set(), 16)])
def test_MK_CONSTRUCTED_06_one_piece_two_types(x: int, rules: set[str], needed: int) -> None:
    """A breach from (8, 9) to (16, 9): the wall in the west, the rubble in the east."""
    archer = figure("orc", attack_types=["wand"], range=24, ranged_damage=1, defense=15)
    players = [{"army": ["orc"]}, {"army": ["orc"]}]
    setup = {"players": players, "options": ["constructed"], "terrain": [[], ["breach"]], "board": 30}
    table = Knights.new(setup, [2, 1, 1, 1, 3, 3], cards=[*CARDS, archer]).say("side", side="south")
    table.say("mission", "", (22, 6)).say("mission", "", (22, 25))
    lay(table, "breach", (12, 9)).go_on("deploy")
    table.say("deploy", "orc-1-1", (x, 3), facing=90).say("deploy", "orc-2-1", (x, 27), facing=270)
    table.go_on("act", seat=0)

    assert table.refused("ranged", "orc-1-1", "orc-2-1") == rules
    if not rules:
        table.say("ranged", "orc-1-1", "orc-2-1")
        assert defense(table) == needed


@pytest.mark.rule("MK-CONSTRUCTED-14")
def test_MK_CONSTRUCTED_14_two_built_pieces_instead_of_one() -> None:
    table = placing(["wall", "copse", "rock"], ["screen", "wall"])
    lay(table, "wall", (8, 12))

    assert table.question() == (1, "terrain")
    assert set(table.subjects("terrain")) == {"wall", "screen"}
    assert unlaid(table, "copse", (26, 12)) == {"MK-CONSTRUCTED-14"}
    lay(table, "screen", (8, 13))
    assert table.question() == (0, "terrain"), "the next player is to place"
    lay(table, "copse", (26, 12))
    assert table.question() == (1, "terrain"), "a natural piece comes alone"


@pytest.mark.rule("MK-CONSTRUCTED-14")
def test_MK_CONSTRUCTED_14_the_second_may_be_left_out() -> None:
    table = lay(placing(["wall", "copse"], ["screen"]), "wall", (8, 12)).say("pass")

    assert table.question() == (0, "terrain")
    assert len(table.state.pieces) == 1
    assert table.state.pile == ("copse", "screen")


@pytest.mark.rule("MK-CONSTRUCTED-14", "MK-SETUP-31")
def test_MK_CONSTRUCTED_14_both_count_as_one_of_the_four() -> None:
    table = placing(["wall", "wall", "rock"], ["screen", "copse", "copse"])
    lay(table, "wall", (6, 12))
    lay(table, "wall", (6, 13))
    for what, at in (("copse", (6, 20)), ("rock", (6, 25)), ("copse", (30, 12))):
        lay(table, what, at)

    assert len(table.state.pieces) == 5
    assert table.question() == (0, "deploy")
    assert table.state.pile == ("screen",)


@pytest.mark.rule("MK-CONSTRUCTED-15")
@pytest.mark.parametrize(
    ("at", "rule"),
    [
        ((18, 14.2), "MK-SETUP-28"),
        ((4, 20), "MK-SETUP-29"),
        ((10, 5), "MK-SETUP-30"),
        ((8, 24), "MK-SETUP-27"),
        ((27, 18), ""),
    ],
)
def test_MK_CONSTRUCTED_15_placed_like_all_terrain(at: tuple[float, float], rule: str) -> None:
    """2 inches from a mission token, the edge, a far edge, a wood."""
    table = lay(placing(["wall"], ["copse"]), "copse", (8, 21))

    assert rule in unlaid(table, "wall", at) if rule else unlaid(table, "wall", at) == set()


@pytest.mark.rule("MK-CONSTRUCTED-16", "MK-CONSTRUCTED-17")
@pytest.mark.parametrize(
    ("what", "gap", "rules"),
    [("wall", 1, set()), ("copse", 1, {"MK-SETUP-27"}), ("wall", 0, set()), ("wall", -0.1, {"MK-CONSTRUCTED-17"})],
)
def test_MK_CONSTRUCTED_16_built_pieces_stand_close_to_each_other(what: str, gap: float, rules: set[str]) -> None:
    table = lay(placing(["wall", "wall"], ["copse"]), "wall", (8, 12)).say("pass")
    half = 1 if what == "copse" else 0.2

    assert unlaid(table, what, (8, 12.2 + gap + half)) == rules


@pytest.mark.rule("MK-CONSTRUCTED-17")
def test_MK_CONSTRUCTED_17_with_its_whole_base_on_the_field() -> None:
    table = placing(["wall"])

    assert unlaid(table, "wall", (1.9, 20)) == {"MK-SETUP-29", "MK-CONSTRUCTED-17"}
    assert unlaid(table, "wall", (2, 20)) == {"MK-SETUP-29"}
    assert unlaid(table, "wall", (5, 20)) == set()


# -- what the letters stand for -----------------------------------------------------------------------------------


@pytest.mark.rule("MK-CONSTRUCTED-07")
def test_MK_CONSTRUCTED_07_AE_is_entered_at_its_access_point_alone() -> None:
    table = Knights([own("orc", (10, 7))], CARDS, terrain={"tower": {"at": [10, 10], "access": [[10, 8.5]]}})

    assert table.refused("move", "orc", (10, 8.5), (10, 9.25)) == set()
    assert table.refused("move", "orc", (8, 9), (9.25, 9.25)) == {"MK-ELEV-23"}


@pytest.mark.rule("MK-CONSTRUCTED-08")
def test_MK_CONSTRUCTED_08_B_blocks_the_line_of_fire() -> None:
    table = Knights([own("archer", (10, 10)), foe("elf", (10, 18))], CARDS, terrain={"wall": {"at": [10, 14]}})

    assert table.refused("ranged", "archer", "elf") == {"MK-TERRAIN-29"}
    assert "ranged" not in table.keys("archer")


@pytest.mark.rule("MK-CONSTRUCTED-09")
def test_MK_CONSTRUCTED_09_C_hides_and_hinders_nobody() -> None:
    fighters = [own("archer", (10, 10)), foe("elf", (10, 18))]
    table = Knights(fighters, CARDS, [3, 3], terrain={"screen": {"at": [10, 14]}})

    assert table.refused("move", "archer", (10, 16)) == set()
    table.say("ranged", "archer", "elf")
    assert defense(table) == 16


@pytest.mark.rule("MK-CONSTRUCTED-10")
def test_MK_CONSTRUCTED_10_E_stops_whoever_climbs_it() -> None:
    table = Knights([own("orc", (10, 5))], [*CARDS, figure("orc", movement=10)], terrain={"ramp": {"at": [10, 10]}})

    assert table.refused("move", "orc", (10, 8)) == set()
    assert table.refused("move", "orc", (10, 11)) == {"MK-ELEV-05"}


@pytest.mark.rule("MK-CONSTRUCTED-11")
def test_MK_CONSTRUCTED_11_H_halves_the_movement() -> None:
    table = Knights([own("orc", (10, 11.5))], [*CARDS, figure("orc", movement=7)], terrain={"debris": {"at": [10, 10]}})

    assert table.refused("move", "orc", (10, 15.5)) == set()
    assert table.refused("move", "orc", (10, 15.501)) == {"MK-MOVE-02"}


# -- standing in it ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CONSTRUCTED-18", "MK-CONSTRUCTED-20")
@pytest.mark.parametrize(("has_centre", "rules"), [(False, {"MK-CONSTRUCTED-18"}), (True, set())])
def test_MK_CONSTRUCTED_18_nobody_stands_where_no_centre_is_printed(has_centre: bool, rules: set[str]) -> None:
    table = shot({"hedge": wall_at(14, "concealing", depth=2, centre=has_centre)})

    assert table.refused("move", "archer", (10, 13.5)) == rules
    assert table.refused("move", "archer", (10, 12.9)) == set(), "its centre is outside, in plan view"
    assert table.refused("move", "archer", (10, 13)) == rules, "the edge is inside"


@pytest.mark.rule("MK-CONSTRUCTED-18")
def test_MK_CONSTRUCTED_18_a_centre_opens_even_blocking_terrain() -> None:
    table = shot({"fort": wall_at(14, depth=3, centre=True), "wall": wall_at(14, x=20, depth=3)})

    assert table.refused("move", "archer", (10, 14)) == set()
    assert "on-blocking" in table.because("move", "archer", (16, 11), (19, 14))


@pytest.mark.rule("MK-CONSTRUCTED-19", "MK-CONSTRUCTED-20")
@pytest.mark.parametrize(("back", "rules"), [(10.5, {"MK-RANGED-06"}), (10.001, {"MK-RANGED-06"}), (10, set())])
def test_MK_CONSTRUCTED_19_one_aims_at_the_printed_centre(back: float, rules: set[str]) -> None:
    """Range 10; the elf is 9.5 inches away."""
    keep = {"kind": "clear", "elevated": True, "centre": True, "at": [10, round(10 + back, 3)], "radius": 3}
    table = shot({"keep": keep}, foe("elf", (10, 19.5)))

    assert table.refused("ranged", "archer", "elf") == rules


@pytest.mark.rule("MK-CONSTRUCTED-19")
def test_MK_CONSTRUCTED_19_the_line_from_it_begins_at_the_warrior() -> None:
    """b65: from a tower whose centre is 10.5 inches away, the archer himself 9.5."""
    keep = {"kind": "clear", "elevated": True, "centre": True, "at": [10, 9], "radius": 3}
    table = shot({"keep": keep}, foe("elf", (10, 19.5)))

    assert table.refused("ranged", "archer", "elf") == set()


@pytest.mark.rule("MK-CONSTRUCTED-19", "MK-RANGED-05")
def test_MK_CONSTRUCTED_19_through_the_front_arc_goes_the_line_to_the_centre() -> None:
    """The elf stands beside the archer's shoulder, the centre of its keep behind his back."""
    keep = {"kind": "clear", "elevated": True, "centre": True, "at": [15, 9.5], "radius": 2}
    table = shot({"keep": keep}, foe("elf", (15, 10.5)))

    assert table.refused("ranged", "archer", "elf") == {"MK-RANGED-05"}
    assert shot({}, foe("elf", (15, 10.5))).refused("ranged", "archer", "elf") == set()


@pytest.mark.rule("MK-CONSTRUCTED-19")
def test_MK_CONSTRUCTED_19_comrades_in_it_do_not_cover_the_centre() -> None:
    """b66"""
    keep = {"kind": "clear", "elevated": True, "centre": True, "at": [10, 17], "radius": 3}
    table = shot({"keep": keep}, foe("elf", (10, 18)), foe("elf2", (10, 15.5)))

    assert table.refused("ranged", "archer", "elf") == set()
    assert shot({}, foe("elf", (10, 18)), foe("elf2", (10, 15.5))).refused("ranged", "archer", "elf") != set()


# -- shooting across it --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CONSTRUCTED-21")
@pytest.mark.parametrize(("what", "needed"), [("hindering", 16), ("concealing", 16), ("clear", 15)])
def test_MK_CONSTRUCTED_21_its_type_says_what_it_does_to_the_line(what: str, needed: int) -> None:
    table = shot({"wall": wall_at(14, what)}, foe("elf", (10, 18)), dice=[3, 3]).say("ranged", "archer", "elf")
    blocked = shot({"wall": wall_at(14)}, foe("elf", (10, 18)))

    assert defense(table) == needed
    assert blocked.refused("ranged", "archer", "elf") == {"MK-TERRAIN-29"}


@pytest.mark.rule("MK-CONSTRUCTED-22")
def test_MK_CONSTRUCTED_22_behind_a_wall_its_fortification_counts() -> None:
    """15 + 1 (cover) + 2."""
    wall = wall_at(14, "concealing", fortification=2)
    table = shot({"wall": wall}, foe("elf", (10, 14.95)), dice=[3, 3]).say("ranged", "archer", "elf")

    assert defense(table) == 18


@pytest.mark.rule("MK-CONSTRUCTED-22")
def test_MK_CONSTRUCTED_22_and_in_a_tower() -> None:
    """15 + 1 (height) + 2."""
    tower = {"kind": "clear", "elevated": True, "abrupt": True, "centre": True, "fortification": 2, "radius": 2}
    table = shot({"tower": {**tower, "at": [10, 16]}}, foe("elf", (10, 16)), dice=[3, 3])

    assert defense(table.say("ranged", "archer", "elf")) == 18


@pytest.mark.rule("MK-CONSTRUCTED-22", "MK-MOD-10")
def test_MK_CONSTRUCTED_22_never_more_than_three_with_all_the_rest() -> None:
    """b63, b109: 1 (cover) + 2 + 2, of which 3 count."""
    walls = {label: wall_at(y, "concealing", fortification=2) for label, y in (("one", 13.8), ("two", 14))}
    table = shot(walls, foe("elf", (10, 14.95)), dice=[3, 3]).say("ranged", "archer", "elf")

    assert defense(table) == 18


@pytest.mark.rule("MK-CONSTRUCTED-23")
@pytest.mark.parametrize(("y", "wall", "needed"), [(17, 14, 16), (14.961, 14, 16), (14, 14.95, 15), (14.96, 14, 18)])
def test_MK_CONSTRUCTED_23_only_in_contact_and_only_across_it(y: float, wall: float, needed: int) -> None:
    """2 inches behind it; just out of contact; on this side of it; just in contact."""
    pieces = {"wall": wall_at(wall, "concealing", fortification=2)}
    table = shot(pieces, foe("elf", (10, y)), dice=[3, 3]).say("ranged", "archer", "elf")

    assert defense(table) == needed


@pytest.mark.rule("MK-CONSTRUCTED-36")
@pytest.mark.parametrize("large", ["archer", "elf"])
def test_MK_CONSTRUCTED_36_large_figures_see_over_what_was_built(large: str) -> None:
    cards = [*KINDS, figure("archer", attack_types=["bow"], range=10, ranged_damage=2, large=large == "archer")]
    cards.append(figure("elf", defense=15, large=large == "elf"))
    pieces: dict[str, Any] = {
        "wall": {**wall_at(13), "constructed": True},
        "screen": {**wall_at(15, "concealing", fortification=2), "constructed": True},
    }
    table = Knights([own("archer", (10, 10)), foe("elf", (10, 15.95))], cards, [3, 3], terrain=pieces)
    grown = {"wood": {"kind": "hindering", "at": [10, 13], "radius": 1}}
    natural = Knights([own("archer", (10, 10)), foe("elf", (10, 15.95))], cards, [3, 3], terrain=grown)

    assert defense(table.say("ranged", "archer", "elf")) == 15
    assert defense(natural.say("ranged", "archer", "elf")) == 16


@pytest.mark.rule("MK-CONSTRUCTED-36")
def test_MK_CONSTRUCTED_36_nor_is_the_height_of_a_tower_anything_to_them() -> None:
    """b74: and they aim at the warrior himself, 9.5 inches away, not at the centre behind him."""
    cards = [*KINDS, figure("giant", attack_types=["bow"], range=10, ranged_damage=2, large=True), ELF]
    keep = {"kind": "clear", "elevated": True, "centre": True, "fortification": 1, "at": [10, 21], "radius": 3}
    terrain = {"keep": {**keep, "constructed": True}}
    table = Knights([own("giant", (10, 10)), foe("elf", (10, 19.5))], cards, [3, 3], terrain=terrain)

    assert defense(table.say("ranged", "giant", "elf")) == 15


@pytest.mark.rule("MK-CONSTRUCTED-36")
@pytest.mark.parametrize(("built", "needed"), [(True, 16), (False, 15)])
def test_MK_CONSTRUCTED_36_from_a_tower_a_large_figure_shoots_as_from_the_ground(built: bool, needed: int) -> None:
    """From a hill it would see over the wood."""
    cards = [*KINDS, figure("giant", attack_types=["bow"], range=10, ranged_damage=2, large=True), ELF]
    keep = {"kind": "clear", "elevated": True, "at": [10, 10], "radius": 2, "constructed": built}
    wood = {"kind": "hindering", "at": [10, 15], "radius": 1}
    terrain = {"keep": keep, "wood": wood}
    table = Knights([own("giant", (10, 10)), foe("elf", (10, 19.5))], cards, [3, 3], terrain=terrain)

    assert defense(table.say("ranged", "giant", "elf")) == needed


# -- contact -----------------------------------------------------------------------------------------------------


def divided(dice: list[int] | None = None) -> Knights:
    """Two bases with a hair between them, and in that hair a wall."""
    wall = {"kind": "blocking", "at": [10, 10.754], "width": 4, "depth": 0.006, "defense": 12, "structure": 2}
    fighters = [own("orc", (10, 10)), own("orc2", (8.4, 10)), IDLE, foe("elf", (10, 11.508))]
    return Knights(fighters, CARDS, dice or [], terrain={"fence": {**wall, "constructed": True}})


@pytest.mark.rule("MK-CONSTRUCTED-24")
def test_MK_CONSTRUCTED_24_a_wall_between_two_bases() -> None:
    table = divided([4, 4, 3, 3])

    assert table.refused("close", "orc", "elf") == {"MK-MELEE-03", "MK-CONSTRUCTED-24"}
    assert "close" not in table.keys("orc")
    table.say("batter", "orc2", "fence")
    assert table.state.pieces == []
    assert table.refused("close", "orc", "elf") == set()
    table.say("close", "orc", "elf").done()


@pytest.mark.rule("MK-CONSTRUCTED-24")
def test_MK_CONSTRUCTED_24_what_they_stand_on_keeps_nobody_apart() -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc"))],
        CARDS,
        terrain={"hedge": {"kind": "concealing", "at": [10, 10.75], "width": 4, "depth": 0.2, "constructed": True}},
    )

    assert table.refused("close", "orc", "elf") == set()


@pytest.mark.rule("MK-CONSTRUCTED-26", "MK-CONSTRUCTED-27")
def test_MK_CONSTRUCTED_27_those_at_one_access_point_touch_each_other() -> None:
    """The archer stands 1 inch from the ladder; the elf at its foot."""
    tower = {"at": [10, 10], "access": [[10, 8.5]]}
    fighters = [own("archer", (10, 10.25)), foe("elf", (10, 7.75)), foe("far", (10, 20), figure="elf")]
    table = Knights(fighters, CARDS, terrain={"tower": tower})
    alone = Knights([own("archer", (10, 10.25)), foe("elf", (10, 7.73))], CARDS, terrain={"tower": tower})

    assert table.because("ranged", "archer", "far") == {"enemy-in-contact"}
    assert table.offered("close", "archer") == set(), "it has turned its back to the ladder"
    assert "enemy-in-contact" not in alone.because("ranged", "archer", "elf")


@pytest.mark.rule("MK-CONSTRUCTED-26")
def test_MK_CONSTRUCTED_26_the_way_down_begins_at_the_access_point() -> None:
    """Movement 8: 2.25 inches to the ladder are for nothing, and 8 inches from its foot are allowed."""
    tower = {"at": [10, 20], "access": [[10, 18.5]]}
    table = Knights([own("orc", (10, 20.75))], CARDS, terrain={"tower": tower})

    assert table.refused("move", "orc", (10, 18.5), (10, 10.5)) == set()
    assert table.refused("move", "orc", (10, 18.5), (10, 10.499)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-CONSTRUCTED-28")
def test_MK_CONSTRUCTED_28_no_flight_cylinder_stands_on_it() -> None:
    hawk = figure("hawk", movement=10, movement_type="wings")
    terrain = {"tower": {"at": [10, 15], "access": [[10, 13.5]]}, "hill": {"kind": "clear", "elevated": True}}
    terrain["hill"].update({"at": [16, 15], "radius": 2})
    table = Knights([own("hawk", (10, 9), soaring=True)], [*CARDS, hawk], terrain=terrain)

    assert table.refused("move", "hawk", (10, 14)) == {"MK-CONSTRUCTED-28"}
    assert table.refused("move", "hawk", (10, 12.75)) == set(), "it may touch it"
    assert table.refused("move", "hawk", (15, 14)) == set(), "a hill carries it"


@pytest.mark.rule("MK-CONSTRUCTED-25")
def test_MK_CONSTRUCTED_25_what_else_the_card_says_holds_for_all() -> None:
    """A lookout: +2 range for a warrior that stands in it."""
    text = {"en": "+2 range", "de": "+2 Reichweite"}
    lookout = kind("lookout", "hindering", **WORK, letter="H", centre=True, radius=1.5, changes={"range": 2}, text=text)
    fighters = [own("archer", (10, 10)), foe("archer2", (10, 22))]
    here = {"lookout": {"at": [10, 10]}}
    assert Knights(fighters, [*CARDS, lookout]).refused("ranged", "archer", "archer2") == {"MK-RANGED-06"}
    assert Knights(fighters, [*CARDS, lookout], terrain=here).refused("ranged", "archer", "archer2") == set()
    table = Knights(fighters, [*CARDS, lookout], terrain={"lookout": {"at": [10, 22]}}, active=1)

    assert table.refused("ranged", "archer2", "archer") == set(), "for the other player as well"
    with pytest.raises(BadInput, match="text"):
        Knights([], [kind("mute", "hindering", **WORK, letter="H", radius=1, changes={"range": 2})])


# -- attacking it ------------------------------------------------------------------------------------------------


def at_wall(dice: list[int] | None = None, orc: Card | None = None, **wall: Any) -> Knights:
    """Orcs south of a wall, face to it."""
    card = orc or figure("orc", attack=9, damage=3)
    fighters = [own("orc", (10, 13.05)), own("orc2", (8.4, 13.05)), foe("elf", (30, 30))]
    terrain = {"wall": wall_at(14, constructed=True, **wall), "rock": {**wall_at(12, x=13), "constructed": False}}
    return Knights(fighters, [*KINDS, card, ELF], dice or [], terrain=terrain)


@pytest.mark.rule("MK-CONSTRUCTED-12")
@pytest.mark.parametrize(("dice", "damage"), [([3, 4], 3), ([3, 3], 0), ([1, 6], 3)])
def test_MK_CONSTRUCTED_12_its_defense_must_be_reached(dice: list[int], damage: int) -> None:
    """Attack 9 against 16: a 7 hits, a 6 does not."""
    table = at_wall(dice).say("batter", "orc", "wall")

    assert table.piece("wall").damage == damage
    assert table.facts("hit" if damage else "missed") == [(table.number("wall"), 9 + sum(dice), 9, 16)]
    assert table.warrior("orc").tokens == 1


@pytest.mark.rule("MK-CONSTRUCTED-12", "MK-CRIT-01", "MK-CRIT-04")
@pytest.mark.parametrize(("dice", "wall", "orc"), [([6, 6], 4, 0), ([1, 1], 0, 1)])
def test_MK_CONSTRUCTED_12_twelve_always_hits_and_two_always_misses(dice: list[int], wall: int, orc: int) -> None:
    """b68: 12 against defense 30 hits with a click more; 2 against defense 5 misses, with a click for the orc."""
    table = at_wall(dice, defense=30 if wall else 5, structure=9).say("batter", "orc", "wall")

    assert (table.piece("wall").damage, table.warrior("orc").click) == (wall, orc)


@pytest.mark.rule("MK-CONSTRUCTED-29")
def test_MK_CONSTRUCTED_29_what_has_grown_is_not_destroyed() -> None:
    table = at_wall()
    archer = shot({"rock": {**wall_at(14), "constructed": False}}, foe("elf", (30, 30)))

    assert table.refused("batter", "orc", "wall") == set()
    assert "MK-CONSTRUCTED-29" in table.refused("batter", "orc", "rock")
    assert archer.refused("shell", "archer", "rock") == {"MK-CONSTRUCTED-29"}
    assert "shell" not in archer.keys()


@pytest.mark.rule("MK-CONSTRUCTED-30")
def test_MK_CONSTRUCTED_30_structure_is_the_damage_of_one_turn() -> None:
    """Structure 4: 3 clicks and 1 click."""
    table = at_wall([3, 4, 3, 4, 3, 3], structure=4).say("batter", "orc", "wall")

    assert table.piece("wall").damage == 3
    table.say("batter", "orc2", "wall")
    assert table.state.pieces[0].label == "rock"
    assert table.happened("razed", rule="MK-CONSTRUCTED-30")


@pytest.mark.rule("MK-CONSTRUCTED-30")
def test_MK_CONSTRUCTED_30_what_is_destroyed_keeps_its_name_in_earlier_lines() -> None:
    table = at_wall([3, 4, 3, 4, 3, 3], structure=4).say("batter", "orc", "wall")
    (battered,) = table.events("battered")
    before = Speaker(table.match.game, "en").event(table.state, battered)
    table.say("batter", "orc2", "wall")

    assert Speaker(table.match.game, "en").event(table.state, battered) == before
    assert table.again()[0] == table.state


@pytest.mark.rule("MK-CONSTRUCTED-31")
def test_MK_CONSTRUCTED_31_a_new_turn_finds_it_whole() -> None:
    card = figure("orc", attack=9, damage=3)
    weak = figure("elf", attack=9, damage=1)
    fighters = [own("orc", (10, 13.05)), IDLE, foe("elf", (10, 14.95)), foe("far", (34, 34))]
    table = Knights(fighters, [card, weak], [3, 4, 3, 4], terrain={"wall": wall_at(14, constructed=True)})
    table.say("batter", "orc", "wall").end().go_on("act", seat=1)

    assert table.piece("wall").damage == 0
    table.say("batter", "elf", "wall")
    assert table.piece("wall").damage == 1


@pytest.mark.rule("MK-CONSTRUCTED-32")
@pytest.mark.parametrize(
    ("near_edge", "rules"), [(9, set()), (10, set()), (10.001, {"MK-RANGED-06"}), (12, {"MK-RANGED-06"})]
)
def test_MK_CONSTRUCTED_32_shot_at_as_far_as_its_edge(near_edge: float, rules: set[str]) -> None:
    """The centre is 2 inches farther away."""
    table = shot({"tower": {"kind": "blocking", "at": [10, round(12 + near_edge, 3)], "width": 4, "depth": 4}})

    assert table.refused("shell", "archer", "tower") == rules
    assert ("shell" in table.keys("archer")) == (not rules)


@pytest.mark.rule("MK-CONSTRUCTED-32")
def test_MK_CONSTRUCTED_32_any_edge_that_can_be_seen_will_do() -> None:
    """b69: the near side of the wall is hidden, an end of it is not; where all is hidden, it is refused."""
    rock = {"kind": "blocking", "at": [10, 14], "constructed": False, "depth": 0.4}
    seen = shot({"rock": {**rock, "width": 2}, "wall": wall_at(18, width=8)})
    hidden = shot({"rock": {**rock, "width": 12}, "wall": wall_at(18, width=8)})
    behind = shot({"wall": wall_at(6)})
    slit = {"rock": {**rock, "at": [7, 14], "width": 8}, "rock2": {**rock, "at": [16, 14], "width": 8}}
    middle = shot({**slit, "wall": wall_at(18, width=8)})

    assert seen.refused("shell", "archer", "wall") == set()
    assert middle.refused("shell", "archer", "wall") == set(), "between two rocks, none of its corners"
    assert hidden.refused("shell", "archer", "wall") == {"MK-CONSTRUCTED-32"}
    assert behind.refused("shell", "archer", "wall") == {"MK-RANGED-05"}


@pytest.mark.rule("MK-CONSTRUCTED-32", "MK-RANGED-03")
def test_MK_CONSTRUCTED_32_not_with_an_enemy_at_ones_throat() -> None:
    table = shot({"wall": wall_at(14)}, foe("elf", near("archer", angle=SOUTH)))

    assert table.refused("shell", "archer", "wall") == {"MK-RANGED-03"}


@pytest.mark.rule("MK-CONSTRUCTED-33")
def test_MK_CONSTRUCTED_33_a_shot_deals_ranged_damage() -> None:
    table = shot({"wall": wall_at(19)}, dice=[3, 4]).say("shell", "archer", "wall")

    assert table.piece("wall").damage == 2
    assert table.happened("battered", "wall", 2, 2, rule="MK-CONSTRUCTED-33")


@pytest.mark.rule("MK-CONSTRUCTED-33", "MK-BOW-03")
def test_MK_CONSTRUCTED_33_point_blank_counts_against_walls_too() -> None:
    """Half of the range of 10 is 5: the edge is 5 inches away."""
    bow = figure("archer", attack_types=["bow"], range=10, ranged_damage=2)
    table = shot({"wall": wall_at(15.2)}, dice=[3, 4], cards=[bow]).say("shell", "archer", "wall")
    farther = shot({"wall": wall_at(15.201)}, dice=[3, 4], cards=[bow]).say("shell", "archer", "wall")

    assert table.question() == (0, "point-blank")
    table.say("blank-damage", "archer")
    assert table.piece("wall").damage == 3
    assert farther.piece("wall").damage == 2


@pytest.mark.rule("MK-CONSTRUCTED-34")
@pytest.mark.parametrize(
    ("facing", "gap", "because"),
    [
        (NORTH, 0, set()),
        (EAST, 0, set()),
        (SOUTH, 0, {"not-in-front"}),
        (EAST - 1 + 360, 0, {"not-in-front"}),
        (WEST, 0.01, set()),
        (NORTH, 0.011, {"not-in-contact"}),
    ],
)
def test_MK_CONSTRUCTED_34_with_the_front_arc_at_it(facing: int, gap: float, because: set[str]) -> None:
    """The wall begins at 13.8; the rim of the arc belongs to it (a2)."""
    orc = own("orc", (10, round(13.05 - gap, 3)), facing=facing)
    table = Knights([orc], CARDS, terrain={"wall": wall_at(14, constructed=True)})

    assert table.because("batter", "orc", "wall") == because
    assert table.refused("batter", "orc", "wall") == ({"MK-CONSTRUCTED-34"} if because else set())
    assert ("batter" in table.keys("orc")) == (not because)


@pytest.mark.rule("MK-CONSTRUCTED-34", "MK-CAPTURE-09")
def test_MK_CONSTRUCTED_34_a_guard_has_only_its_captive() -> None:
    fighters = [own("orc", (10, 13.05)), foe("elf", near("orc", angle=SOUTH), guard="orc")]
    table = Knights(fighters, CARDS, terrain={"wall": wall_at(14, constructed=True)})

    assert "batter" not in table.keys("orc")
    assert table.refused("batter", "orc", "wall") == {"MK-CAPTURE-09"}


@pytest.mark.rule("MK-CONSTRUCTED-35")
def test_MK_CONSTRUCTED_35_a_blow_deals_the_damage_value() -> None:
    """Damage 3, with ranged damage 1; structure 3."""
    orc = figure("orc", damage=3, range=6, ranged_damage=1, attack_types=["sword", "bow"], sword_bonus=1)
    table = at_wall([3, 3], orc, structure=3).say("batter", "orc", "wall")

    assert [piece.label for piece in table.state.pieces] == ["rock"]
    assert table.facts("hit") == [(20_000, 16, 10, 16)], "with the attack bonus of the sword"


@pytest.mark.rule("MK-CONSTRUCTED-35", "MKA-WEAPONMASTER-01")
def test_MK_CONSTRUCTED_35_a_weapon_master_rolls_for_it() -> None:
    orc = figure("orc", damage=1, abilities=["weapon-master"])
    table = at_wall([3, 4, 5], orc, structure=9).say("batter", "orc", "wall")

    assert table.piece("wall").damage == 5


@pytest.mark.rule("MK-CONSTRUCTED-12")
def test_MK_CONSTRUCTED_12_no_ability_helps_a_wall() -> None:
    """b68: neither the attacker's own spell resistance nor his back has anything to do with it."""
    mage = figure("archer", attack_types=["wand"], range=10, ranged_damage=2, abilities=["spell-resistance"])
    table = shot({"wall": wall_at(19)}, dice=[3, 4], cards=[mage]).say("shell", "archer", "wall")

    assert table.facts("hit") == [(table.number("wall"), 16, 9, 16)]


def test_items_count_against_walls() -> None:
    blade = item("blade", changes={"attack": 1, "damage": 1})
    fighters = [own("orc", (10, 13.05), items=["blade"]), IDLE]
    table = Knights(fighters, [*CARDS, blade], [3, 3], terrain={"wall": wall_at(14, constructed=True)})

    assert table.say("batter", "orc", "wall").piece("wall").damage == 3


def test_damage_to_terrain_pushes_like_every_action() -> None:
    fighters = [own("orc", (10, 13.05), tokens=1), IDLE, foe("elf", (30, 30))]
    table = Knights(fighters, CARDS, [3, 4], terrain={"wall": wall_at(14, constructed=True)})
    table.say("batter", "orc", "wall")

    assert (table.warrior("orc").tokens, table.warrior("orc").click) == (2, 1)


# -- its fall ------------------------------------------------------------------------------------------------------


def manned(dice: list[int], is_abrupt: bool = True) -> Knights:
    """Two elves up on a tower, one of them the captive of an orc that stands up there as well; the elf has a blade."""
    tower = {"kind": "clear", "elevated": True, "abrupt": is_abrupt, "centre": True, "at": [10, 14], "radius": 2.5}
    tower.update({"defense": 15, "structure": 4, "constructed": True, "access": [[10, 11.5]]})
    fighters = [
        own("orc", (10, 10.75)),
        foe("elf", (10, 15.4), items=["blade"]),
        own("orc2", (9.1, 13)),
        foe("elf2", (10.7, 13), guard="orc2"),
        own("hawk", (10, 14), soaring=True),
        foe("far", (30, 30), figure="elf"),
    ]
    cards = [figure("orc", damage=4), figure("elf", points=30), item("blade"), figure("hawk", movement_type="wings")]
    return Knights(fighters, cards, dice, terrain={"tower": tower})


@pytest.mark.rule("MK-CONSTRUCTED-37")
def test_MK_CONSTRUCTED_37_with_a_tower_falls_whoever_is_up_there() -> None:
    """b72: captives too; b73: the points are the attacker's, but for his own warrior."""
    table = manned([3, 4]).say("batter", "orc", "tower")

    assert table.question() == (1, "leave")
    table.say("leave", "", (10, 15.4), item="blade")
    assert table.state.pieces == []
    assert [table.warrior(label).gone for label in ("elf", "orc2", "elf2")] == ["eliminated"] * 3
    assert [table.warrior(label).gone for label in ("orc", "hawk", "far")] == [""] * 3
    assert table.player(0).glory == 60
    assert table.player(1).glory == 25
    assert [loot.item.id for loot in table.state.loot] == ["blade"]
    assert table.happened("eliminated", "elf2", "orc", rule="MK-CONSTRUCTED-37")


@pytest.mark.rule("MK-CONSTRUCTED-37")
def test_MK_CONSTRUCTED_37_from_other_terrain_one_steps_down() -> None:
    """b72"""
    table = manned([3, 4], is_abrupt=False).say("batter", "orc", "tower")

    assert table.state.pieces == []
    assert [(table.warrior(w).gone, table.warrior(w).click) for w in ("elf", "orc2", "elf2")] == [("", 0)] * 3


@pytest.mark.rule("MK-CONSTRUCTED-29")
def test_MK_CONSTRUCTED_29_terrain_is_nobodys_friend() -> None:
    """b70: the defender himself may tear it down under his feet."""
    tower = {"at": [10, 10], "access": [[10, 8.5]], "structure": 3}
    table = Knights([own("archer", (10, 10)), IDLE, foe("elf", (30, 30))], CARDS, [3, 4], terrain={"tower": tower})
    table.say("batter", "archer", "tower")

    assert table.warrior("archer").gone == "eliminated"
    assert (table.player(0).glory, table.player(1).glory) == (0, 25)


def test_walls_are_proposed_and_refused_with_reasons() -> None:
    table = Knights([warrior("orc", 0, (10, 13.05)), foe("elf", (30, 30))], CARDS, terrain={"wall": wall_at(14)})

    assert table.because("batter", "orc", "wall") == {"cannot-be-destroyed"}
