"""SU-LOS: who sees whom, past whom and over what."""

from __future__ import annotations

from typing import Any

import pytest

from new_summoning import downwards, new
from summoning import NORTH, SOUTH, Entry, Summoning, creature, foe, near, own, spell, summoner
from tercio.games.summoners.field.values import height, size
from tercio.games.summoners.state import Unit
from tercio.texts import Speaker

ARCHER = creature("archer", ranged=3, reach=30, melee=1)
HAILBRINGER = creature("hailbringer", ranged=3, reach=30, size=3, melee=1)
RADIUS = 0.591


def looking(units: list[Entry], *cards: dict[str, Any], **more: Any) -> Summoning:
    """The first unit is about to shoot."""
    return Summoning(units, cards=[ARCHER, HAILBRINGER, *cards], acting=units[0][0], **more)


def seen(table: Summoning) -> set[str]:
    return table.offered("ranged") - {"mage1"}


def wall(x: float, y: float, deep: float, wide: float, kind: str = "boulder", **more: Any) -> dict[str, Any]:
    """A rectangle around this point."""
    left, low, right, high = [round(edge, 3) for edge in (x - deep / 2, y - wide / 2, x + deep / 2, y + wide / 2)]
    return {"wall": {"kind": kind, "outline": [[left, low], [right, low], [right, high], [left, high]], **more}}


# -- what needs it ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-LOS-01")
def test_SU_LOS_01_shots_need_a_line_of_sight() -> None:
    table = looking([own("archer", (10, 10)), foe("imp", (18, 10)), foe("imp2", (10, 18))], terrain=wall(14, 10, 2, 6))

    assert seen(table) == {"imp2"}
    assert table.refused("ranged", "archer", "imp") == {"SU-LOS-01"}


@pytest.mark.rule("SU-LOS-01", "SU-LOS-03")
@pytest.mark.parametrize(
    ("between", "more", "name"),
    [
        ([], {"terrain": wall(14, 10, 2, 6)}, "Boulder"),
        ([foe("giant", (14, 10))], {}, "Giant"),
        ([], {"objectives": {"source": {"kind": "relic", "at": [14, 10]}}}, "relic"),
    ],
)
def test_SU_LOS_01_what_is_in_the_way_is_named(between: list[Entry], more: dict[str, Any], name: str) -> None:
    """The wood at the side, which hides nobody, is not named."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10)), *between]
    aside = {"wood": {"kind": "wood", "at": [14, 14], "radius": 3.2}}
    terrain = {**aside, **more.pop("terrain", {})}
    english, german = looking(units, creature("giant", size=4), terrain=terrain, **more).sentences(
        "ranged", "archer", "imp"
    )

    assert english.startswith("There is no line of sight to Imp (Blue); in the way: ")
    assert name.lower() in english.split("in the way:")[1].lower()
    assert "im Weg: " in german


@pytest.mark.rule("SU-LOS-01", "SU-LOS-03")
def test_SU_LOS_01_of_a_wall_of_bases_the_nearest_is_named() -> None:
    """Neither giant hides the imp by itself."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10)), foe("giant", (13, 9.42)), foe("giant2", (13, 10.58))]
    table = looking(units, creature("giant", size=4))
    (refusal,) = table.judge("ranged", "archer", "imp").refusals

    assert refusal.facts[1] in (table.number("giant"), table.number("giant2"))


@pytest.mark.rule("SU-LOS-01", "SU-CHARGE-04")
def test_SU_LOS_01_charges_need_a_line_of_sight() -> None:
    """A thing that nobody sees through, but everybody passes."""
    hedge = wall(14, 10, 0.5, 6, "bush", going="open", size=4)
    table = looking([own("archer", (10, 10)), foe("imp", (17, 10)), foe("imp2", (10, 17))], terrain=hedge)

    assert table.offered("charge") == {"imp2"}
    assert table.refused("charge", "archer", "imp", near("imp", 0, 180)) == {"SU-CHARGE-04"}


@pytest.mark.rule("SU-LOS-01", "SU-SPELL-04")
def test_SU_LOS_01_spells_with_a_target_need_a_line_of_sight() -> None:
    card = summoner("mage", powers=[spell("chill", {"verb": "ice", "amount": 1}, target="enemy")])
    units = [own("mage", (10, 10)), foe("imp", (18, 10)), foe("imp2", (10, 18))]
    table = looking(units, card, terrain=wall(14, 10, 2, 6), players=[{"gems": 5}, {}])

    assert table.offered("cast") == {"imp2"}
    assert table.refused("cast", "mage", "imp", spell="chill") == {"SU-SPELL-04"}


@pytest.mark.rule("SU-LOS-01")
def test_SU_LOS_01_the_refusal_names_the_target_in_both_languages() -> None:
    table = looking([own("archer", (10, 10)), foe("imp", (18, 10)), foe("imp2", (10, 18))], terrain=wall(14, 10, 2, 6))
    (refusal,) = table.judge("ranged", "archer", "imp").refusals
    said = [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")]

    assert said == [
        "There is no line of sight to Imp 1 (Blue); in the way: Boulder.",
        "Imp 1 (Blau) ist nicht zu sehen; im Weg: Felsbrocken.",
    ]


# -- from any point to any point -------------------------------------------------------------------------


@pytest.mark.rule("SU-LOS-02")
def test_SU_LOS_02_a_target_that_is_hidden_in_part_is_seen() -> None:
    """The middles do not see each other, the edges do."""
    units = [own("hailbringer", (10, 10)), foe("glow-hyena", (18, 10))]
    table = looking(units, creature("glow-hyena", size=1), terrain=wall(14, 11, 1, 3, "bush", size=3))

    assert seen(table) == {"glow-hyena"}


@pytest.mark.rule("SU-LOS-02")
@pytest.mark.parametrize(("low_edge", "is_seen"), [(9.409, True), (9.406, False)])
def test_SU_LOS_02_down_to_the_last_line(low_edge: float, is_seen: bool) -> None:
    """Both bases reach down to 9.409; the line along their edges may touch the wall."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10))]
    table = looking(units, terrain=wall(14, low_edge + 3, 1, 6))

    assert (seen(table) == {"imp"}) is is_seen


@pytest.mark.rule("SU-LOS-02")
def test_SU_LOS_02_lines_run_askew_from_any_point_of_one_base_to_any_of_the_other() -> None:
    """Two walls, one from above and one from below; only the line from the lower left to the upper right is free."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10))]
    for edge, found in ((0.2, {"imp"}), (0.4, set())):
        upper, lower = wall(12, 13 - edge, 0.5, 6), wall(16, 7 + edge, 0.5, 6)
        table = looking(units, terrain={"upper": upper["wall"], "lower": lower["wall"]})
        assert seen(table) == found


# -- what is in the way ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-LOS-03", "SU-LOS-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_SU_LOS_03_units_hide_what_stands_behind_them_whoever_owns_them(seat: int) -> None:
    between = (own if seat == 0 else foe)("golem", (14, 10))
    table = looking([own("archer", (10, 10)), between, foe("imp", (18, 10))])

    assert seen(table) == ({"golem"} if seat else set())


@pytest.mark.rule("SU-LOS-03")
def test_SU_LOS_03_a_small_base_does_not_hide_a_large_one() -> None:
    card = creature("giant", base=50)
    table = looking([own("archer", (10, 10)), own("golem", (16, 10)), foe("giant", (18, 10))], card)

    assert seen(table) == {"giant"}


@pytest.mark.rule("SU-LOS-03", "SU-SCEN-11")
def test_SU_LOS_03_objectives_hide_too() -> None:
    relic = {"relic": {"kind": "relic", "at": [14, 10]}}
    table = looking([own("archer", (10, 10)), foe("imp", (18, 10))], objectives=relic)

    assert seen(table) == set()


@pytest.mark.rule("SU-LOS-03")
def test_SU_LOS_03_terrain_hides_too() -> None:
    table = looking([own("archer", (10, 10)), foe("imp", (18, 10))], terrain=wall(14, 10, 1, 4))

    assert seen(table) == set()


@pytest.mark.rule("SU-LOS-03")
def test_SU_LOS_03_bases_that_touch_leave_no_gap() -> None:
    """The line between the middles runs exactly through the point where the two bases meet."""
    friends = [own("golem", (14, 10 + RADIUS)), own("golem2", near("golem", 0, SOUTH))]
    table = looking([own("archer", (10, 10)), *friends, foe("imp", (18, 10))])

    assert seen(table) == set()


@pytest.mark.rule("SU-LOS-03")
@pytest.mark.parametrize(("gap", "is_seen"), [(10, False), (13, True)])
def test_SU_LOS_03_what_still_counts_as_contact_is_no_gap(gap: int, is_seen: bool) -> None:
    """Bases touch up to a gap of 10 mils."""
    friends = [own("golem", (14, 10.591)), own("golem2", (14, round(9.409 - gap / 1000, 3)))]
    flank = [own("golem3", near("golem", 0, NORTH)), own("golem4", near("golem2", 0, SOUTH))]
    table = looking([own("archer", (10, 10)), *friends, *flank, foe("imp", (18, 10))])

    assert (seen(table) == {"imp"}) is is_seen


@pytest.mark.rule("SU-LOS-03")
def test_SU_LOS_03_whom_one_touches_hides_as_well() -> None:
    """a55: one's own base never hides anything, the others' do."""
    table = looking(
        [own("archer", (10, 10)), own("golem", near("archer")), foe("imp", (18, 10)), foe("imp2", (10, 18))]
    )

    assert seen(table) == {"imp2"}


@pytest.mark.rule("SU-LOS-03")
def test_SU_LOS_03_who_has_left_hides_nothing() -> None:
    table = looking([own("archer", (10, 10)), own("golem", (14, 10), gone="killed"), foe("imp", (18, 10))])

    assert seen(table) == {"imp"}


# -- sizes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-LOS-04", "SU-LOS-05")
@pytest.mark.parametrize(
    ("viewer", "target", "obstacle", "is_seen"),
    [(2, 2, 2, False), (3, 2, 2, True), (2, 3, 2, True), (3, 2, 3, False), (2, 3, 3, False), (1, 1, 2, False)],
)
def test_SU_LOS_04_who_is_larger_than_the_obstacle_sees_over_it_or_is_seen(
    viewer: int, target: int, obstacle: int, is_seen: bool
) -> None:
    cards = [creature("scout", ranged=2, size=viewer), creature("imp", size=target), creature("golem", size=obstacle)]
    units = [own("scout", (10, 10)), own("golem", (14, 10)), foe("imp", (18, 10))]
    table = Summoning(units, cards=cards, acting="scout")

    assert (seen(table) == {"imp"}) is is_seen


@pytest.mark.rule("SU-LOS-04")
def test_SU_LOS_04_the_lava_ray_behind_the_large_mana_source() -> None:
    source = {"source": {"kind": "large", "at": [14, 10]}}
    units = [own("hailbringer", (10, 10)), foe("lava-ray", (18, 10))]
    table = looking(units, creature("lava-ray", size=2), objectives=source)

    assert seen(table) == {"lava-ray"}


@pytest.mark.rule("SU-LOS-05")
def test_SU_LOS_05_the_fire_messenger_behind_the_bush() -> None:
    units = [own("hailbringer", (10, 10)), foe("fire-messenger", (18, 10))]
    table = looking(units, creature("fire-messenger", size=2), terrain=wall(14, 10, 1, 4, "bush", size=3))

    assert seen(table) == set()
    assert table.refused("ranged", "hailbringer", "fire-messenger") == {"SU-LOS-01"}


@pytest.mark.rule("SU-LOS-04")
def test_SU_LOS_04_every_obstacle_on_the_line_must_be_smaller() -> None:
    """a54: the large one hides, whatever is seen over besides."""
    cards = [creature("golem", size=1), creature("ogre", size=3)]
    units = [own("archer", (10, 10)), own("golem", (13, 10)), own("ogre", (15, 10)), foe("imp", (18, 10))]

    assert seen(looking(units, *cards)) == set()
    assert seen(looking([units[0], units[1], units[3]], *cards)) == {"imp"}


@pytest.mark.rule("SU-LOS-04")
def test_SU_LOS_04_one_line_over_small_ones_past_large_ones_is_enough() -> None:
    """a54: past the ogre there is a line, and it crosses only the small golem."""
    cards = [creature("golem", size=1), creature("ogre", size=3)]
    units = [own("archer", (10, 10)), own("golem", (13, 10)), own("ogre", (15, 10.8)), foe("imp", (18, 10))]

    assert seen(looking(units, *cards)) == {"imp"}


@pytest.mark.rule("SU-LOS-06")
def test_SU_LOS_06_everything_has_a_size() -> None:
    table = Summoning(
        [own("water-summoner", (10, 10)), foe("fire-elemental", (20, 20))],
        objectives={"relic": {"kind": "relic", "at": [5, 5]}},
        terrain={"wood": {"kind": "wood", "at": [30, 10], "radius": 3}},
    )

    assert (table.unit("water-summoner").profile.size, table.unit("fire-elemental").profile.size) == (2, 4)
    assert (table.objective("relic").size, table.piece("wood").size) == (3, 4)


@pytest.mark.rule("SU-LOS-07")
def test_SU_LOS_07_sizes_are_fixed_before_the_first_round() -> None:
    terrain = {"wood": {"at": [10, 18], "radius": 3}, "bush": {"at": [26, 18], "radius": 1, "size": 2}}
    table = new("s4", [*downwards("s4"), 6, 3], terrain=terrain)
    table.go_on("turn")

    assert table.state.round == 1
    assert [piece.size for piece in table.state.pieces] == [4, 2]


@pytest.mark.rule("SU-LOS-07")
def test_SU_LOS_07_a_piece_keeps_the_size_it_was_given() -> None:
    units = [own("archer", (10, 10)), foe("imp", (18, 10))]
    small, large = [looking(units, terrain=wall(14, 10, 1, 4, "ruin", size=size)) for size in (1, 2)]

    assert (seen(small), seen(large)) == ({"imp"}, set())


# -- hills -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-LOS-08")
@pytest.mark.parametrize(("size", "is_seen"), [(4, True), (5, False)])
@pytest.mark.parametrize("is_viewer", [True, False])
def test_SU_LOS_08_size_two_on_a_hill_of_three_is_five(size: int, is_seen: bool, is_viewer: bool) -> None:
    hill = {"hill": {"kind": "hill", "at": [10 if is_viewer else 18, 10], "radius": 2, "size": 3}}
    units = [own("archer", (10, 10)), own("golem", (14, 10)), foe("imp", (18, 10))]
    table = looking(units, creature("golem", size=size), terrain=hill)

    assert (seen(table) == {"imp"}) is is_seen


@pytest.mark.rule("SU-LOS-08")
def test_SU_LOS_08_an_obstacle_on_a_hill_is_larger_too() -> None:
    hill = {"hill": {"kind": "hill", "at": [14, 10], "radius": 0.55, "size": 1}}
    units = [own("archer", (10, 10)), own("golem", (14, 10)), foe("imp", (18, 10))]
    table = looking(units, creature("archer", ranged=2, size=3), terrain=hill)

    assert seen(table) == set()
    assert seen(looking(units, creature("archer", ranged=2, size=3))) == {"imp"}


@pytest.mark.rule("SU-LOS-08")
def test_SU_LOS_08_the_middle_of_the_base_decides_who_stands_on_it() -> None:
    hill = {"hill": {"kind": "hill", "at": [10, 10], "radius": 2, "size": 3}}
    for x, counted in ((12, 5), (12.001, 2)):
        table = looking([own("archer", (x, 10)), foe("imp", (18, 10))], terrain=hill)
        assert height_of(table, table.unit("archer")) == counted


def height_of(table: Summoning, unit: Unit) -> int:
    assert height(table.state, unit) == size(table.state, unit).total
    return height(table.state, unit)


@pytest.mark.rule("SU-LOS-08")
def test_SU_LOS_08_only_what_is_raised_adds_its_size() -> None:
    """a50: a wood, a ruin or a ford has a size, but one stands in it, not on it."""
    for kind in ("wood", "ruin", "ford", "bush"):
        terrain = {"piece": {"kind": kind, "at": [10, 10], "radius": 2}}
        table = looking([own("archer", (10, 10)), foe("imp", (13, 10))], terrain=terrain)
        assert height_of(table, table.unit("archer")) == 2


@pytest.mark.rule("SU-LOS-08")
def test_SU_LOS_08_a_hill_hides_nobody_who_stands_on_it() -> None:
    hill = {"hill": {"kind": "hill", "at": [14, 10], "radius": 3, "size": 3}}
    units = [own("archer", (7, 10)), foe("imp", (15.5, 10)), foe("imp2", (20, 10))]

    assert seen(looking(units, terrain=hill)) == {"imp"}


@pytest.mark.rule("SU-LOS-08", "SU-TERRAIN-11")
@pytest.mark.parametrize(("x", "found"), [(14, {"imp", "imp2"}), (10, set())])
def test_SU_LOS_08_from_the_roof_of_a_building_one_sees_in_all_directions(x: float, found: set[str]) -> None:
    """Through the building nobody sees, but the roof is in nobody's way who stands on it."""
    house = wall(14, 10, 4, 4, "building", raised=True, going="open")
    units = [own("archer", (x, 10)), foe("imp", (20, 10)), foe("imp2", (20, 11))]

    assert seen(looking(units, terrain=house)) == found


# -- inches ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-LOS-09", "SU-CLIMB-02")
def test_SU_LOS_09_sizes_are_no_inches() -> None:
    """A rock of size 3 that is 1.5 inches high: climbing it takes 3 inches, not 6."""
    rock = {"rock": {"kind": "ledge", "at": [14, 10], "radius": 2, "size": 3, "height": 1.5}}
    table = looking([own("archer", (11, 10)), foe("imp", (30, 30))], terrain=rock)

    assert table.refused("walk", "archer", (13.001, 10)) == {"SU-CLIMB-03"}
    table.say("walk", "archer", (13, 10))
    assert height_of(table, table.unit("archer")) == 5
