"""a105, a106: what a wall parts. Contact, blows, holds, markers and places to stand know on which level one is."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import WEST, Entry, Summoning, attack, creature, foe, near, own, spell, summoner

FOOT, RIM = (11.409, 10.0), (12.591, 10.0)  # bases of 30 mm at the foot of the wall and on top, side by side from above
SQUID = creature("squid", melee=2, reach=2, strikes=["combat-area"])


def roof(height: float = 2, **more: Any) -> dict[str, Any]:
    return {"roof": {"kind": "ledge", "outline": [[12, 5], [20, 5], [20, 15], [12, 15]], "height": height, **more}}


def parted(*others: Entry, height: float = 2, **more: Any) -> Summoning:
    """An imp at the foot of the wall, an enemy ogre at its rim."""
    units = [own("imp", FOOT), foe("ogre", RIM), *others]
    return Summoning(units, acting="imp", terrain=roof(height), **more)


# -- blows ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-11", "SU-ATTACK-07")
@pytest.mark.parametrize(("height", "because"), [(2, {"wall-between"}), (1, {"wall-between"}), (0.9, set())])
def test_SU_MELEE_11_nobody_strikes_up_a_wall(height: float, because: set[str]) -> None:
    """Lower than an inch is no wall."""
    table = parted(height=height)

    assert table.offered("melee") == (set() if because else {"ogre"})
    assert table.because("melee", "imp", "ogre") == because


@pytest.mark.rule("SU-MELEE-11")
def test_SU_MELEE_11_at_a_slope_bases_touch() -> None:
    table = Summoning([own("imp", FOOT), foe("ogre", RIM)], acting="imp", terrain=roof(sloped=True))

    assert table.offered("melee") == {"ogre"}


@pytest.mark.rule("SU-MELEE-11")
def test_SU_MELEE_11_on_two_pieces_of_one_height_bases_touch() -> None:
    """The base reaches over onto the neighbouring piece, too, and does not hang at its wall."""
    terrain = {**roof(), "other": {"kind": "ledge", "outline": [[6, 5], [12, 5], [12, 15], [6, 15]], "height": 2}}
    table = Summoning([own("imp", FOOT), foe("ogre", RIM)], acting="imp", terrain=terrain)

    assert table.offered("melee") == {"ogre"}
    assert table.refused("reposition", "imp", (11.6, 10.0)) == {"SU-ACTION-22"}
    assert table.refused("reposition", "imp", (11.405, 10.0)) == set()


@pytest.mark.rule("SU-REACH-01", "SU-REACH-04")
def test_SU_REACH_01_a_combat_area_reaches_up_a_wall_and_is_not_answered_without_one() -> None:
    units = [own("squid", FOOT), foe("ogre", RIM)]
    table = Summoning(units, cards=[SQUID], acting="squid", terrain=roof(), dice=[1, 1])
    table.say("melee", "squid", "ogre")

    assert table.keys() == {"parry", "passive"}
    assert table.refused("counterstrike", "ogre", attack="hit") == {"SU-REACH-04"}


@pytest.mark.rule("SU-TRAIT-32", "SU-MELEE-11")
def test_SU_TRAIT_32_a_shockwave_in_contact_stays_below_the_wall() -> None:
    cards = [creature("imp", attacks=[attack("quake", melee=2, special=["shockwave"])])]
    table = parted(foe("rat", near("imp", 0, WEST), ap=0), cards=cards, dice=[1, 1])
    table.say("melee", "imp").done()

    assert [facts[2] for facts in table.facts("strikes")] == [table.number("rat")]


# -- holds and shots ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-DISENGAGE-01", "SU-MELEE-11")
def test_SU_DISENGAGE_01_nobody_is_held_from_the_roof() -> None:
    table = parted()

    assert "reposition" not in table.keys()
    assert table.say("walk", "imp", (8, 10)).at("imp") == (8, 10)


@pytest.mark.rule("SU-DISENGAGE-01", "SU-DISENGAGE-15")
def test_SU_DISENGAGE_15_whoever_climbs_away_breaks_the_contact() -> None:
    """From above the imp stays beside the ogre all the way, but it ends on the roof and the ogre below."""
    units = [own("imp", (11.409, 10)), foe("ogre", (11.409, 11.182))]
    table = Summoning(units, cards=[creature("imp", run=12)], acting="imp", terrain=roof(1), dice=[8] * 3)

    way = ((11.409, 9.991), (11.609, 10.008), (11.809, 10.06), (12.009, 10.153))
    assert table.because("reposition-run", "imp", *way) == {"leaves-contact"}
    assert table.because("reposition-run", "imp", *way[:1]) == set()
    table.say("run", "imp", *way).done()
    assert table.happened("stuck")


@pytest.mark.rule("SU-RANGED-01", "SU-MELEE-11")
def test_SU_RANGED_01_an_enemy_at_the_foot_of_the_wall_hinders_no_shot() -> None:
    units = [own("archer", RIM), foe("ogre", FOOT, ap=0), foe("rat", (20, 20), ap=0)]
    table = Summoning(
        units, cards=[creature("archer", ranged=2, reach=24)], acting="archer", terrain=roof(), dice=[8] * 4
    )
    table.say("ranged", "archer", "ogre")

    assert table.rolls()[0] == (8, 8), "no die is lost for shooting into melee"


@pytest.mark.rule("SU-OUTNUMBER-03", "SU-MELEE-11")
def test_SU_OUTNUMBER_03_whoever_stands_above_is_no_part_of_the_melee() -> None:
    units = [own("imp", near("ogre", 0, WEST)), own("imp2", RIM), foe("ogre", FOOT, ap=0)]
    table = Summoning(units, acting="imp", terrain=roof(), dice=[1, 1])
    table.say("melee", "imp", "ogre").done()

    assert len(table.rolls()[0]) == 2


@pytest.mark.rule("SU-MREACT-02", "SU-MELEE-11")
def test_SU_MREACT_02_nobody_shoots_at_whoever_comes_to_the_foot_of_his_wall() -> None:
    units = [own("imp", (8, 10)), foe("archer", RIM)]
    table = Summoning(units, cards=[creature("archer", ranged=2)], acting="imp", terrain=roof())

    assert table.say("walk", "imp", FOOT).question() == (0, "act")


# -- polar aura, markers, portals ---------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-27", "SU-MELEE-11")
@pytest.mark.parametrize(("height", "ice"), [(2, 0), (0.5, 1)])
def test_SU_TRAIT_27_no_chill_across_a_wall(height: float, ice: int) -> None:
    units = [own("imp", (8, 10)), foe("spider", RIM, ap=0)]
    cards = [creature("spider", special=["polar-aura"])]
    table = Summoning(units, cards=cards, acting="imp", terrain=roof(height)).say("walk", "imp", FOOT)

    assert table.unit("imp").ice == ice


@pytest.mark.rule("SU-TRAIT-27", "SU-MELEE-11")
def test_SU_TRAIT_27_nor_in_passing_below() -> None:
    units = [own("imp", (11.409, 7)), foe("spider", RIM, ap=0)]
    cards = [creature("spider", special=["polar-aura"]), creature("imp", run=9)]
    table = Summoning(units, cards=cards, acting="imp", terrain=roof()).say("run", "imp", (11.409, 14))

    assert table.unit("imp").ice == 0


@pytest.mark.rule("SU-MANA-04", "SU-ACTION-17")
@pytest.mark.parametrize(("height", "because"), [(2, {"wall-before-object"}), (0.5, set())])
def test_SU_MANA_04_a_source_on_a_roof_is_taken_from_the_roof(height: float, because: set[str]) -> None:
    objectives = {"source": {"kind": "large", "at": [12.787, 10]}}
    table = Summoning([own("imp", FOOT)], acting="imp", terrain=roof(height), objectives=objectives)

    assert table.because("interact", "imp", "source") == because
    assert table.offered("interact") == (set() if because else {"source"})


@pytest.mark.rule("SU-S8-08", "SU-MANA-04")
def test_SU_S8_08_the_well_on_a_roof_is_not_seized_from_below() -> None:
    objectives = {f"w{n}": {"kind": "well-source", "at": [30, 5 * n], "holder": 0} for n in (1, 2, 3)}
    objectives["well"] = {"kind": "well", "at": [12.984, 10]}
    table = Summoning([own("mage", FOOT)], acting="mage", terrain=roof(), objectives=objectives, scenario="s8")

    assert table.refused("interact", "mage", "well") == {"SU-MANA-04"}


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_a_portal_on_a_roof_is_entered_on_the_roof() -> None:
    objectives = {"in": {"kind": "portal", "at": [12.984, 10]}, "out": {"kind": "portal", "at": [26, 26]}}
    table = Summoning([own("imp", FOOT)], acting="imp", terrain=roof(), objectives=objectives, scenario="s2")

    assert table.refused("walk", "imp", "in", "out", FOOT, (26, 27.575)) >= {"SU-SCEN-19"}


@pytest.mark.rule("SU-SCEN-19", "SU-CLIMB-03")
def test_SU_SCEN_19_nobody_comes_out_at_a_wall_and_walks_on() -> None:
    objectives = {"in": {"kind": "portal", "at": [8, 28.984]}, "out": {"kind": "portal", "at": [10.2, 10]}}
    units = [own("imp", (8, 27.409))]
    table = Summoning(units, acting="imp", terrain=roof(), objectives=objectives, scenario="s2")

    assert table.because("walk", "imp", "in", "out", (8, 27.409), (11.775, 10), (11.775, 11.4), (11.3, 11.6)) == {
        "on-the-wall"
    }


@pytest.mark.rule("SU-S7-09", "SU-MELEE-11")
def test_SU_S7_09_the_portal_on_a_roof_is_not_reached_from_below() -> None:
    objectives = {"gate": {"kind": "exit", "at": [12.984, 10]}}
    table = Summoning([own("imp", (8, 10))], acting="imp", terrain=roof(), objectives=objectives, scenario="s7")

    assert table.say("walk", "imp", FOOT).question() == (0, "act")


# -- summoning and being carried ------------------------------------------------------------------------------


def calling(at: tuple[float, float] = FOOT, *others: Entry, **more: Any) -> Summoning:
    return Summoning([own("mage", at), *others], cards=[creature("imp")], acting="mage", terrain=roof(), **more)


@pytest.mark.rule("SU-SUMMON-07", "SU-CLIMB-03")
@pytest.mark.parametrize(
    ("place", "because"),
    [
        (RIM, {"wall-before-summoner"}),  # on the roof, from below
        ((11.8, 11.115), {"on-the-wall"}),  # half over the rim
        ((10.227, 10.0), set()),
    ],
)
def test_SU_SUMMON_07_nobody_is_called_up_a_wall(place: tuple[float, float], because: set[str]) -> None:
    assert calling().because("summon", "", place, creature="imp") == because


@pytest.mark.rule("SU-SUMMON-07")
def test_SU_SUMMON_07_nor_down() -> None:
    assert calling(RIM).because("summon", "", FOOT, creature="imp") == {"wall-before-summoner"}


@pytest.mark.rule("SU-SUMMON-09", "SU-CLIMB-03")
def test_SU_SUMMON_09_between_a_wall_and_enemies_there_is_no_place() -> None:
    """Only the side towards the roof is free: there the base would hang at the wall or stand on top."""
    ring = [foe(f"rat{angle}", near("mage", 0, angle)) for angle in (90, 150, 210, 270)]
    open_ground = Summoning([own("mage", FOOT), *ring], cards=[creature("imp")], acting="mage")

    assert "summon" in open_ground.keys()
    assert "summon" not in calling(FOOT, *ring).keys()


@pytest.mark.rule("SU-SPELL-03", "SU-CLIMB-03")
def test_SU_SPELL_03_nobody_is_put_down_at_a_wall() -> None:
    leap = spell("leap", target="point", reach=12, effects=[{"verb": "carry"}])
    table = Summoning([own("mage", (8, 10))], cards=[summoner("mage", powers=[leap])], acting="mage", terrain=roof())

    assert table.refused("cast", "mage", (11.8, 10), spell="leap") == {"SU-CLIMB-03"}
    assert table.say("cast", "mage", (12.1, 10), spell="leap").at("mage") == (12.1, 10)


# -- pushes -----------------------------------------------------------------------------------------------------

RAM = creature("ram", melee=1, strikes=["knockback"])


def pushed(ram: tuple[float, float], other: tuple[float, float], *dice: int, height: float = 2) -> Summoning:
    units = [own("ram", ram), foe("ogre", other, ap=0)]
    table = Summoning(units, cards=[RAM], acting="ram", terrain=roof(height), dice=[8, 1, *dice])
    return table.say("melee", "ram", "ogre").say("push")


@pytest.mark.rule("SU-TRAIT-31", "SU-CLIMB-01")
def test_SU_TRAIT_31_a_wall_stops_whoever_is_pushed_against_it() -> None:
    """a106: it rises like impassable terrain."""
    table = pushed((9.218, 10), (10.4, 10), 4).done()

    assert table.at("ogre") == (11.408, 10)
    assert table.unit("ogre").lost == 1 + 4
    assert table.happened("collided", table.number("ogre"), table.number("roof"))


@pytest.mark.rule("SU-TRAIT-31", "SU-CLIMB-01")
def test_SU_TRAIT_31_whoever_is_pushed_to_the_rim_stays_on_top() -> None:
    """a106: like the edge of the board."""
    table = pushed((14.182, 10), (13, 10), 4).done()

    assert table.at("ogre") == (12, 10)
    assert table.unit("ogre").lost == 1 + 4
    assert table.happened("collided", table.number("ogre"), table.number("roof"))


@pytest.mark.rule("SU-TRAIT-30", "SU-CLIMB-05")
@pytest.mark.parametrize(("ram", "start", "end"), [((9.218, 10), (10.4, 10), 12.4), ((14.182, 10), (13, 10), 11)])
def test_SU_TRAIT_30_less_than_an_inch_stops_no_push(
    ram: tuple[float, float], start: tuple[float, float], end: float
) -> None:
    table = pushed(ram, start, height=0.9).done()

    assert table.at("ogre") == (end, 10)
    assert table.unit("ogre").lost == 1


@pytest.mark.rule("SU-TRAIT-31", "SU-MELEE-11")
def test_SU_TRAIT_31_whoever_stands_below_the_rim_is_not_struck() -> None:
    """Bases never overlap as seen from above, so the push ends; but a wall is between the two."""
    units = [own("ram", (15.173, 10)), foe("ogre", (13.991, 10), ap=0), foe("rat", FOOT, ap=0)]
    table = Summoning(units, cards=[RAM], acting="ram", terrain=roof(), dice=[8, 1, 4])
    table.say("melee", "ram", "ogre").say("push").done()

    assert (table.unit("ogre").lost, table.unit("rat").lost) == (1 + 4, 0)


@pytest.mark.rule("SU-TRAIT-31", "SU-S1-05")
def test_SU_TRAIT_31_all_who_collide_suffer_together() -> None:
    """a52: two summoners die of one collision: nobody has won."""
    units = [
        own("ram", (10, 10)),
        foe("mage-b", (11.182, 10), ap=0, life_lost=13),
        own("mage-a", (13, 10), life_lost=14),
    ]
    cards = [RAM, summoner("mage-a"), summoner("mage-b")]
    table = Summoning(units, cards=cards, acting="ram", scenario="s1", dice=[8, 1, 8, 8])
    table.say("melee", "ram", "mage-b").say("push").done()

    assert table.winners == ()


@pytest.mark.rule("SU-TRAIT-31", "SU-TRAIT-38")
def test_SU_TRAIT_31_a_defender_who_dies_of_the_collision_still_helps_the_other() -> None:
    units = [own("ram", (10, 10)), foe("guard", (11.182, 10), ap=0, life_lost=13), foe("rat", (13, 10), ap=0)]
    cards = [RAM, creature("guard", special=["defender"])]
    table = Summoning(units, cards=cards, acting="ram", dice=[8, 2, 8, 5])
    table.say("melee", "ram", "guard").say("push").done()

    assert table.unit("guard").gone == "killed"
    assert table.unit("rat").lost == 5 - 1


# -- stopped on the way up or down -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-CLIMB-03", "SU-DISENGAGE-01")
@pytest.mark.parametrize(
    ("start", "goal", "squid", "end"),
    [((5.9, 10), (13, 10), (9.2, 12), 11.41), ((17.3, 10), (9, 10), (14.1, 12), 12)],
)
def test_SU_CLIMB_03_whoever_is_stopped_at_a_rim_does_not_hang_on_the_wall(
    start: tuple[float, float], goal: tuple[float, float], squid: tuple[float, float], end: float
) -> None:
    """The combat area ends where the base would hang; it stops on the ground before the wall, or on the roof."""
    units = [own("imp", start), foe("squid", squid)]
    cards = [creature("imp", run=14), SQUID]
    table = Summoning(units, cards=cards, acting="imp", terrain=roof(1), dice=[8] * 4)
    table.say("run", "imp", goal).done()

    assert table.at("imp") == (end, 10)
    assert table.happened("stuck")
