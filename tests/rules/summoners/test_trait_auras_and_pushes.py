"""SU-TRAIT-27 to SU-TRAIT-46: the special rules from Polar Aura to Unruly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from summoning import (
    NORTH,
    SOUTH,
    WEST,
    Summoning,
    action,
    attack,
    creature,
    foe,
    near,
    own,
    spell,
    summoner,
    unit,
)
from tercio.texts import Speaker

HOUSE = {"house": {"kind": "building", "at": [14, 10], "width": 2, "depth": 2}}


# -- polar aura ------------------------------------------------------------------------------------------

COLD = creature("bear", special=["polar-aura"])


@pytest.mark.rule("SU-TRAIT-27")
def test_SU_TRAIT_27_whoever_charges_is_cold_before_he_strikes() -> None:
    units = [own("lion", (10, 10)), foe("bear", near("lion", 4))]
    table = Summoning(units, cards=[COLD], acting="lion")
    table.say("charge", "lion", "bear", near("bear", 0, WEST))

    assert table.question() == (0, "free-attack")
    assert table.unit("lion").ice == 1


@pytest.mark.rule("SU-TRAIT-27")
@pytest.mark.parametrize(("gap", "ice"), [(0, 1), (0.01, 1), (0.02, 0)])
def test_SU_TRAIT_27_by_its_own_move_too(gap: float, ice: int) -> None:
    units = [own("bear", (10, 10)), foe("lion", near("bear", 3))]
    table = Summoning(units, cards=[COLD], acting="bear").say("walk", "bear", near("lion", gap, WEST))

    assert table.unit("lion").ice == ice
    assert table.unit("bear").ice == 0


@pytest.mark.rule("SU-TRAIT-27")
def test_SU_TRAIT_27_both_when_both_are_cold() -> None:
    units = [own("bear", (10, 10)), foe("bear2", near("bear", 3))]
    table = Summoning(units, cards=[COLD], acting="bear").say("walk", "bear", near("bear2", 0, WEST))

    assert (table.unit("bear").ice, table.unit("bear2").ice) == (1, 1)


@pytest.mark.rule("SU-TRAIT-27")
def test_SU_TRAIT_27_friends_feel_nothing() -> None:
    units = [own("bear", (10, 10)), own("lion", near("bear", 3))]
    table = Summoning(units, cards=[COLD], acting="bear").say("walk", "bear", near("lion", 0, WEST))

    assert table.unit("lion").ice == 0


@pytest.mark.rule("SU-TRAIT-27")
def test_SU_TRAIT_27_contact_that_lasts_is_no_new_one() -> None:
    """a53: it slides along the bear, from the west side to the south side."""
    units = [own("lion", near("bear", 0.008, WEST)), foe("bear", (12, 10))]
    table = Summoning(units, cards=[COLD], acting="lion")
    table.say("reposition", "lion", *[near("bear", 0.008, angle) for angle in range(190, 280, 10)])

    assert table.gap("lion", "bear") <= 0.01
    assert table.unit("lion").ice == 0


@pytest.mark.rule("SU-TRAIT-27")
@pytest.mark.parametrize(("y", "ice"), [(8.818, 1), (8.808, 1), (8.807, 0)])
@pytest.mark.parametrize("x", [5, 7.5])
def test_SU_TRAIT_27_in_passing(x: float, y: float, ice: int) -> None:
    """The way touches the bear's base and goes on; it begins outside its combat area or within."""
    bear = creature("bear", special=["polar-aura"], melee=2, reach=2, strikes=["combat-area"])
    units = [own("lion", (x, y)), foe("bear", (10, 10), ap=0)]
    cards = [bear, creature("lion", run=12)]
    table = Summoning(units, cards=cards, dice=[1] * 5, acting="lion").say("run", "lion", (16.5, y))

    assert table.happened("disengaged", "lion")
    assert table.unit("lion").ice == ice


# -- primitive -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-28")
def test_SU_TRAIT_28_a_primitive_creature_takes_no_source() -> None:
    source = {"source": {"kind": "small", "at": [10, 10]}}
    units = [own("troll", (11.182, 10))]
    table = Summoning(units, cards=[creature("troll", special=["primitive"])], objectives=source, acting="troll")

    assert "interact" not in table.keys()
    assert table.refused("interact", "troll", "source") == {"SU-TRAIT-28"}
    assert table.sentences("interact", "troll", "source") == [
        "Troll (Red) is Primitive and cannot interact.",
        "Troll (Rot) ist primitiv und kann nicht interagieren.",
    ]
    table = Summoning(units, objectives=source, acting="troll")
    assert table.offered("interact") == {"source"}


@pytest.mark.rule("SU-TRAIT-29")
@pytest.mark.parametrize(("special", "points"), [(["primitive"], (0, 1)), ([], (1, 0))])
def test_SU_TRAIT_29_nor_counts_at_a_relic(special: list[str], points: tuple[int, int]) -> None:
    relic = {"relic": {"kind": "relic", "at": [18, 18]}}
    units = [own("troll", (16, 18)), foe("imp", (20, 18))]
    cards = [creature("troll", level=3, special=special)]
    table = Summoning(units, cards=cards, objectives=relic, phase="end", round=2, scenario="s3", dice=[6, 3])

    gained = [(table.player(0).points > 0), (table.player(1).points > 0)]
    assert gained == [bool(points[0]), bool(points[1])]


# -- knockback -------------------------------------------------------------------------------------------


def knocked(dice: list[int], *others: Any, at: tuple[float, float] = (10, 10), **more: Any) -> Summoning:
    """A ram hits a golem to the east of it; who else is there may be given."""
    units = [own("ram", at), foe("golem", near("ram"), ap=0), *others]
    cards = [creature("ram", melee=1, strikes=["knockback"]), *more.pop("cards", ())]
    table = Summoning(units, cards=cards, dice=dice, acting="ram", **more)
    return table.say("melee", "ram", "golem")


@pytest.mark.rule("SU-TRAIT-30")
def test_SU_TRAIT_30_exactly_two_inches_straight_away() -> None:
    table = knocked([8, 4])
    x, y = table.unit("golem").at

    assert table.question() == (0, "knockback")
    assert table.keys() == {"push", "no-push"}
    table.say("push").done()
    assert table.unit("golem").at == (x + 2000, y)
    assert table.gap("ram", "golem") == 2


@pytest.mark.rule("SU-TRAIT-30")
def test_SU_TRAIT_30_only_if_one_likes() -> None:
    table = knocked([8, 4])
    before = table.at("golem")
    table.say("no-push").done()

    assert table.at("golem") == before
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-30")
@pytest.mark.parametrize("dice", [[1], [8, 4]])
def test_SU_TRAIT_30_no_damage_no_push(dice: list[int]) -> None:
    """A miss, or a hit that does not go through."""
    table = knocked(dice, cards=[creature("golem", resistance=4)]).done()

    assert table.question() == (0, "act")
    assert not table.happened("pushed")


@pytest.mark.rule("SU-TRAIT-30")
def test_SU_TRAIT_30_through_heavy_terrain_and_out_of_melee() -> None:
    """a52: the full distance, no test."""
    table = knocked([8, 4], terrain={"wood": {"kind": "wood", "at": [13, 10], "radius": 2}}).say("push").done()

    assert table.gap("ram", "golem") == 2
    assert not table.happened("disengaged")
    assert not table.happened("stuck")


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_into_another_unit() -> None:
    """One inch, then both suffer a die: 7 and 3, one of them against Resistance 2."""
    imp = creature("imp", resistance=2)
    table = knocked([8, 4, 7, 3], foe("imp", near("golem", 1)), cards=[imp]).say("push").done()

    assert table.gap("ram", "golem") == pytest.approx(1, abs=0.01)
    assert table.gap("golem", "imp") <= 0.01
    assert table.happened("collided", "golem", "imp", rule="SU-TRAIT-31")
    assert (table.unit("golem").lost, table.unit("imp").lost, table.unit("ram").lost) == (4 + 7, 3 - 2, 0)


@pytest.mark.rule("SU-TRAIT-31")
@pytest.mark.parametrize(("gap", "hurt"), [(1.999, True), (2, True), (2.01, True), (2.011, False)])
def test_SU_TRAIT_31_contact_at_the_very_end_is_contact(gap: float, hurt: bool) -> None:
    table = knocked([8, 4, *([1, 1] if hurt else [])], foe("imp", near("golem", gap))).say("push").done()

    assert table.happened("collided", "golem", "imp") == hurt
    assert table.unit("imp").lost == (1 if hurt else 0)


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_into_two_at_once() -> None:
    """The golem fits between neither: all three are involved."""
    units = [foe("imp", (13, 10.6)), foe("orc", (13, 9.4))]
    table = knocked([8, 1, 2, 3, 4], *units).say("push").done()

    assert table.happened("collided", "golem", "imp")
    assert table.happened("collided", "golem", "orc")
    assert (table.unit("golem").lost, table.unit("imp").lost, table.unit("orc").lost) == (1 + 2, 3, 4)


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_somebody_right_behind() -> None:
    """No inch of way, but a collision."""
    table = knocked([8, 4, 2, 3], foe("imp", near("golem"))).say("push").done()

    assert table.gap("ram", "golem") <= 0.01
    assert (table.unit("golem").lost, table.unit("imp").lost) == (4 + 2, 3)


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_whoever_stands_beside_is_not_involved() -> None:
    table = knocked([8, 4], foe("imp", near("golem", 0, NORTH)), foe("orc", near("golem", 0, SOUTH)))
    table.say("push").done()

    assert table.gap("ram", "golem") == 2
    assert not table.happened("collided")


@pytest.mark.rule("SU-TRAIT-31")
@pytest.mark.parametrize(
    ("terrain", "objectives"),
    [
        (HOUSE, {}),
        ({}, {"source": {"kind": "small", "at": [13.591, 10]}}),
    ],
)
def test_SU_TRAIT_31_into_a_house_or_an_objective(terrain: dict[str, Any], objectives: dict[str, Any]) -> None:
    table = knocked([8, 4, 6], terrain=terrain, objectives=objectives).say("push").done()

    assert table.at("golem")[0] == pytest.approx(13 - 0.591, abs=0.01)
    assert table.unit("golem").lost == 4 + 6


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_the_edge_of_the_board() -> None:
    table = knocked([8, 4, 6], at=(33.5, 10)).say("push").done()

    assert table.at("golem")[0] == pytest.approx(36 - 0.591, abs=0.01)
    assert table.happened("collided", "golem", -1)
    assert table.unit("golem").lost == 4 + 6


@pytest.mark.rule("SU-TRAIT-31")
@pytest.mark.parametrize(("gap", "hurt"), [(1.99, True), (2, True), (2.01, True), (2.011, False)])
def test_SU_TRAIT_31_the_edge_at_the_very_end_of_the_push(gap: float, hurt: bool) -> None:
    """The golem's edge is so far from the edge of the board."""
    x = 36 - gap - 0.591 - 1.182
    table = knocked([8, 4, *([6] if hurt else [])], at=(round(x, 3), 10)).say("push").done()

    assert table.unit("golem").lost == (4 + 6 if hurt else 4)


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_the_log_says_what_it_runs_into() -> None:
    table = knocked([8, 4, 6], at=(33.5, 10)).say("push")
    (event,) = table.events("collided")

    assert "edge" in Speaker(table.match.game, "en").event(table.state, event)
    assert "Rand" in Speaker(table.match.game, "de").event(table.state, event)


@pytest.mark.rule("SU-TRAIT-31", "SU-MELEE-04")
def test_SU_TRAIT_31_the_damage_of_each_is_told() -> None:
    """7 and 3 against Resistance 0 and 2."""
    imp = creature("imp", resistance=2)
    table = knocked([8, 4, 7, 3], foe("imp", near("golem", 1)), cards=[imp]).say("push").done()

    assert table.happened("damage", "golem", 7, 0, 0, rule="SU-TRAIT-31")
    assert table.happened("damage", "imp", 1, 0, 2, rule="SU-TRAIT-31")


# -- shockwave -------------------------------------------------------------------------------------------

QUAKE = creature("colossus", attacks=[attack("quake", melee=2, reach=2, special=["shockwave"])])


@pytest.mark.rule("SU-TRAIT-32")
def test_SU_TRAIT_32_everybody_in_range() -> None:
    """Exactly two inches is in range; a mil more is not."""
    units = [
        own("colossus", (10, 10)), own("imp", near("colossus", 2, NORTH), ap=0),
        foe("golem", near("colossus"), ap=0), foe("ogre", near("colossus", 1, WEST), ap=0),
        foe("orc", near("colossus", 2.001, SOUTH), ap=0),
    ]  # fmt: skip
    table = Summoning(units, cards=[QUAKE], dice=[8, 1, 8, 1, 1, 1, 3, 4], acting="colossus")

    assert table.options("melee")[0].is_plain
    table.say("melee", "colossus").done()
    assert table.rolls() == [(8, 1), (8, 1), (1, 1), (3,), (4,)]
    assert [table.unit(label).lost for label in ("imp", "golem", "ogre", "orc")] == [3, 4, 0, 0]
    assert table.unit("colossus").ap == 1


@pytest.mark.rule("SU-TRAIT-32")
def test_SU_TRAIT_32_it_has_no_single_target() -> None:
    units = [own("colossus", (10, 10)), foe("golem", near("colossus")), foe("ogre", near("colossus", 0, WEST))]
    table = Summoning(units, cards=[QUAKE], acting="colossus")

    assert table.refused("melee", "colossus", "golem") == {"SU-TRAIT-32"}


@pytest.mark.rule("SU-TRAIT-32")
def test_SU_TRAIT_32_nobody_there_nothing_to_do() -> None:
    table = Summoning(
        [own("colossus", (10, 10)), foe("golem", near("colossus", 2.1))], cards=[QUAKE], acting="colossus"
    )

    assert "melee" not in table.keys()


@pytest.mark.rule("SU-TRAIT-32")
def test_SU_TRAIT_32_it_goes_behind_walls() -> None:
    """It spreads in a ring: nobody has to be seen."""
    wall = {"wall": {"kind": "building", "at": [11.1, 10], "width": 0.2, "depth": 4}}
    units = [own("colossus", (10, 10)), foe("golem", (12.2, 10), ap=0)]
    table = (
        Summoning(units, cards=[QUAKE], dice=[1, 1], terrain=wall, acting="colossus").say("melee", "colossus").done()
    )

    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-TRAIT-33")
def test_SU_TRAIT_33_enemies_react_as_usual() -> None:
    units = [
        own("colossus", (10, 10)),
        foe("golem", near("colossus"), ap=1),
        foe("ogre", near("colossus", 1, WEST), ap=1),
    ]
    table = Summoning(units, cards=[QUAKE], dice=[8, 8, 8, 8, 1, 1, 1, 1], acting="colossus").say("melee", "colossus")

    assert table.keys() == {"counterstrike", "parry", "passive"}
    table.say("parry", "golem")
    assert table.question() == (1, "melee-reaction")
    assert table.keys() == {"parry", "passive"}  # it does not reach so far
    table.say("passive", "ogre")
    assert table.rolls()[:3] == [(8, 8), (8, 8), (1, 1)]
    assert (table.unit("golem").ap, table.unit("ogre").ap) == (0, 1)


@pytest.mark.rule("SU-TRAIT-33")
def test_SU_TRAIT_33_friends_parry_or_bear_it() -> None:
    """a76"""
    units = [own("colossus", (10, 10)), own("imp", near("colossus"), ap=1)]
    table = Summoning(units, cards=[QUAKE], dice=[8, 1, 8, 1], acting="colossus").say("melee", "colossus")

    assert table.question() == (0, "melee-reaction")
    assert table.keys() == {"parry", "passive"}
    assert table.refused("counterstrike", "imp") == {"SU-TRAIT-33"}
    table.say("parry", "imp").done()
    assert table.unit("imp").lost == 0


@pytest.mark.rule("SU-TRAIT-34")
def test_SU_TRAIT_34_all_at_the_same_time() -> None:
    """The first target strikes the colossus severely; the second is struck with two dice all the same."""
    units = [
        own("colossus", (10, 10), life_lost=9),
        foe("golem", near("colossus"), ap=1), foe("ogre", near("colossus", 0, WEST), ap=0),
    ]  # fmt: skip
    dice = [8, 1, 8, 8, 8, 8, 8, 1, 1, 1, 1, 1, 1]
    table = Summoning(units, cards=[QUAKE], dice=dice, acting="colossus").say("melee", "colossus")
    table.say("counterstrike", "golem").done()

    assert table.rolls()[:2] == [(8, 1), (8, 8)]
    assert table.unit("colossus").is_severely_wounded


# -- static ----------------------------------------------------------------------------------------------

IDOL = creature("idol", special=["static"], powers=[action("charge-up", {"verb": "hurry", "amount": 1})])


def petrified(label: str, units: list[Any], cards: Sequence[dict[str, Any]] = (), **more: Any) -> Summoning:
    """One of them is static by a spell."""
    stone = spell("stone", {"verb": "grant", "what": "static"}, target="unit")
    mage = summoner("mage", powers=[stone])
    effects = [{"spell": "stone", "caster": "mage", "target": label}]
    return Summoning([*units, own("mage", (2, 2))], cards=[mage, *cards], effects=effects, **more)


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_no_moves_no_fights() -> None:
    """A static card has neither movement nor attacks; the rule bites where a spell turns a lion to stone."""
    units = [own("lion", (10, 10)), foe("golem", near("lion")), foe("ogre", near("lion", 4, NORTH))]
    table = petrified("lion", units, [creature("lion", powers=[action("roar")])], acting="lion")

    assert table.keys() == {"act", "done"}
    assert table.refused("walk", "lion", (8, 10)) == {"SU-TRAIT-35"}
    assert table.refused("run", "lion", (8, 10)) == {"SU-TRAIT-35"}
    assert table.refused("reposition", "lion", near("golem", 0.005, 175)) == {"SU-TRAIT-35"}
    assert table.refused("charge", "lion", "ogre", near("ogre", 0, SOUTH)) >= {"SU-TRAIT-35", "SU-CHARGE-05"}
    assert table.refused("melee", "lion", "golem") == {"SU-TRAIT-35"}
    assert table.refused("concentrate", "lion") == {"SU-TRAIT-35"}
    assert table.sentences("melee", "lion", "golem") == [
        "Lion (Red) is Static: it does not move, attack or react.",
        "Lion (Rot) ist statisch: keine Bewegung, kein Angriff, keine Reaktion.",
    ]


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_no_reaction_to_melee() -> None:
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=1)]
    table = petrified("golem", units, dice=[1, 1], acting="lion").say("melee", "lion", "golem").done()

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_nor_to_shots_and_charges() -> None:
    units = [own("archer", (10, 10)), foe("archer2", near("archer", 4), ap=2)]
    cards = [creature("archer", ranged=2, melee=1)]
    table = petrified("archer2", units, cards, dice=[1, 1], acting="archer").say("ranged", "archer", "archer2").done()
    assert table.question() == (0, "act")

    table = petrified("archer2", units, cards, acting="archer")
    table.say("charge", "archer", "archer2", near("archer2", 0, WEST))
    assert table.question() == (0, "free-attack")


@pytest.mark.rule("SU-TRAIT-35")
@pytest.mark.parametrize(("special", "kind"), [(["static"], "act"), ([], "free-walk")])
def test_SU_TRAIT_35_no_walk_after_the_summoning(special: list[str], kind: str) -> None:
    table = Summoning(
        [own("mage", (10, 10))],
        cards=[creature("idol", special=special)],
        players=[{"gems": 5}, {}],
        dice=[8],
        acting="mage",
    )
    table.say("summon", "", near("mage", 0, NORTH), creature="idol").say("focus", numbers=[0])

    assert table.question() == (0, kind)


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_card_actions_and_sources_are_no_fight() -> None:
    """a81, b14"""
    source = {"source": {"kind": "small", "at": [10, 10]}}
    units = [own("idol", (11.182, 10)), own("lion", (14, 10), ap=1)]
    table = Summoning(units, cards=[IDOL], objectives=source, acting="idol")

    assert table.keys() == {"act", "interact", "done"}
    table.say("act", "idol", "lion", action="charge-up").say("interact", "idol", "source")
    assert table.unit("lion").ap == 2
    assert table.objective("source").holder == 0


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_it_can_be_pushed_and_counts_at_relics() -> None:
    """a81"""
    table = knocked([8, 4], cards=[creature("golem", special=["static"])]).say("push").done()
    assert table.gap("ram", "golem") == 2

    relic = {"relic": {"kind": "relic", "at": [18, 18]}}
    table = Summoning(
        [own("idol", (16, 18))], cards=[IDOL], objectives=relic, phase="end", round=2, scenario="s3", dice=[6, 3]
    )
    assert table.player(0).points > 0


# -- entwine ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-36")
@pytest.mark.parametrize(("special", "dice"), [(["entwine"], 2), ([], 3)])
def test_SU_TRAIT_36_one_die_less_to_get_away(special: list[str], dice: int) -> None:
    units = [own("lion", (10, 10)), foe("snake", near("lion"), ap=1)]
    table = Summoning(units, cards=[creature("snake", special=special)], dice=[8] * dice, acting="lion")
    table.say("walk", "lion", (6, 10)).done()

    assert table.rolls() == [(8,) * dice]


@pytest.mark.rule("SU-TRAIT-36")
def test_SU_TRAIT_36_only_in_base_contact() -> None:
    """In the combat area there are 3 + 1 dice."""
    card = creature("snake", special=["entwine"], melee=2, reach=2, strikes=["combat-area"])
    units = [own("lion", (10, 10)), foe("snake", near("lion", 1), ap=1)]
    table = Summoning(units, cards=[card], dice=[8] * 4, acting="lion").say("walk", "lion", (6, 10)).done()

    assert table.rolls() == [(8,) * 4]


@pytest.mark.rule("SU-TRAIT-36")
def test_SU_TRAIT_36_two_of_them_take_one_die() -> None:
    """b5: with another friend there nobody is outnumbered."""
    units = [
        own("lion", (10, 10)), own("imp", near("snake", 0, NORTH)),
        foe("snake", near("lion"), ap=1), foe("snake2", near("lion", 0, NORTH), ap=1),
    ]  # fmt: skip
    table = Summoning(units, cards=[creature("snake", special=["entwine"])], dice=[8, 8], acting="lion")
    table.say("walk", "lion", (6, 10)).done()

    assert table.rolls() == [(8, 8)]


# -- insignificant ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-37")
def test_SU_TRAIT_37_it_is_no_sacrifice() -> None:
    units = [own("mage", (10, 10)), own("rat", (12, 10)), own("imp", (14, 10))]
    cards = [creature("rat", level=2, special=["insignificant"]), creature("ogre", level=2, mana=1, levels=1)]
    table = Summoning(units, cards=cards, players=[{"gems": 5}, {}], acting="mage")

    assert table.offered("summon") == {"imp"}
    assert table.refused("summon", "", "rat", near("mage", 0, NORTH), creature="ogre") == {
        "SU-TRAIT-37", "SU-PROFILE-17",
    }  # fmt: skip
    assert "Rat (Red) is Insignificant and cannot be sacrificed." in table.sentences(
        "summon", "", "rat", near("mage", 0, NORTH), creature="ogre"
    )


@pytest.mark.rule("SU-TRAIT-37")
@pytest.mark.parametrize(("special", "offered"), [(["insignificant"], []), ([], ["ogre"])])
def test_SU_TRAIT_37_alone_it_is_worth_nothing(special: list[str], offered: list[str]) -> None:
    units = [own("mage", (10, 10)), own("rat", (12, 10))]
    cards = [creature("rat", level=2, special=special, mana=9), creature("ogre", level=3, mana=1, levels=2)]
    table = Summoning(units, cards=cards, players=[{"gems": 5}, {}], acting="mage")

    assert table.subjects("summon") == offered


# -- defender --------------------------------------------------------------------------------------------


def defended(*others: Any, damage: int) -> Summoning:
    """A lion strikes a golem with Resistance 3 and rolls a 6."""
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=0), *others]
    cards = [
        creature("lion", melee=1),
        creature("golem", resistance=3),
        creature("guard", special=["defender"], resistance=3),
    ]
    table = Summoning(units, cards=cards, dice=[8, 6], acting="lion").say("melee", "lion", "golem").done()
    assert table.unit("golem").lost == damage
    return table


@pytest.mark.rule("SU-TRAIT-38")
@pytest.mark.parametrize(("gap", "damage"), [(0, 2), (2, 2), (2.001, 3)])
def test_SU_TRAIT_38_within_two_inches(gap: float, damage: int) -> None:
    table = defended(foe("guard", near("golem", gap)), damage=damage)

    assert table.facts("damage") == [(table.number("golem"), damage, 0, 6 - damage)]


@pytest.mark.rule("SU-TRAIT-38")
def test_SU_TRAIT_38_not_for_the_enemy() -> None:
    table = defended(own("guard", near("golem", 1)), damage=3)

    assert table.facts("damage")[0][3] == 3


@pytest.mark.rule("SU-TRAIT-38")
def test_SU_TRAIT_38_the_defender_too() -> None:
    units = [own("lion", (10, 10)), foe("guard", near("lion"), ap=0)]
    cards = [creature("lion", melee=1), creature("guard", special=["defender"], resistance=3)]
    table = Summoning(units, cards=cards, dice=[8, 6], acting="lion").say("melee", "lion", "guard").done()

    assert table.unit("guard").lost == 2


@pytest.mark.rule("SU-TRAIT-38")
def test_SU_TRAIT_38_allies_are_friends() -> None:
    """a100"""
    teams = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=0), unit("guard", 3, near("golem", 1))]
    cards = [creature("lion", melee=1), creature("golem", resistance=3), creature("guard", special=["defender"])]
    table = Summoning(units, cards=cards, dice=[8, 6], acting="lion", players=teams, scenario="s9")
    table.say("melee", "lion", "golem").done()

    assert table.unit("golem").lost == 2


@pytest.mark.rule("SU-TRAIT-39")
def test_SU_TRAIT_39_several_are_no_better_than_one() -> None:
    table = defended(foe("guard", near("golem", 1)), foe("guard2", near("golem", 1, NORTH)), damage=2)

    assert table.facts("damage")[0][3] == 4


# -- displace --------------------------------------------------------------------------------------------


def displacing(dice: list[int], *others: Any, ranged: int = 3, gap: float = 4, **more: Any) -> Summoning:
    """A djinn blows at a golem to the east of it."""
    units = [own("djinn", (10, 10)), foe("golem", near("djinn", gap)), *others]
    cards = [creature("djinn", ranged=ranged, strikes=["displace"]), *more.pop("cards", ())]
    return Summoning(units, cards=cards, dice=dice, acting="djinn", **more)


@pytest.mark.rule("SU-TRAIT-40")
@pytest.mark.parametrize("mils", [0, 1, 3000, 6000])
def test_SU_TRAIT_40_up_to_two_inches_for_each_hit(mils: int) -> None:
    table = displacing([8, 8, 8]).say("ranged", "djinn", "golem")
    x, y = table.unit("golem").at

    assert table.question() == (0, "displace")
    table.say("displace", numbers=[mils]).done()
    assert table.unit("golem").at == (x + mils, y)
    assert table.unit("golem").lost == 0
    assert not table.happened("damage")


@pytest.mark.rule("SU-TRAIT-40")
def test_SU_TRAIT_40_not_a_mil_more() -> None:
    table = displacing([8, 8, 1]).say("ranged", "djinn", "golem")

    assert table.refused("displace", "golem", numbers=[4001]) == {"SU-TRAIT-40"}
    english, german = table.sentences("displace", "golem", numbers=[4001])
    assert "4.001" in english
    assert "4,001" in german


@pytest.mark.rule("SU-TRAIT-40")
def test_SU_TRAIT_40_without_a_hit_nothing_happens() -> None:
    table = displacing([1, 1, 1]).say("ranged", "djinn", "golem").done()

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-41")
def test_SU_TRAIT_41_out_of_melee_without_a_test() -> None:
    """The friend stands in contact with the golem; in melee one die is lost, the other hits."""
    units = [own("imp", near("djinn", 4)), foe("golem", near("imp", 0, NORTH))]
    cards = [creature("djinn", ranged=2, strikes=["displace"])]
    table = Summoning([own("djinn", (10, 10)), *units], cards=cards, acting="djinn")
    table.say("ranged", "djinn", "imp").say("displace", numbers=[2000]).done()

    assert table.gap("imp", "golem") > 0.5
    assert not table.happened("disengaged")
    assert not table.happened("stuck")


@pytest.mark.rule("SU-TRAIT-42")
def test_SU_TRAIT_42_the_edge_of_the_board() -> None:
    units = [own("djinn", (30, 10)), foe("golem", (34.409, 10))]
    cards = [creature("djinn", ranged=1, strikes=["displace"]), creature("golem", resistance=2)]
    table = Summoning(units, cards=cards, dice=[8, 7], acting="djinn")
    table.say("ranged", "djinn", "golem").say("displace", numbers=[2000]).done()

    assert table.at("golem")[0] == pytest.approx(35.409, abs=0.01)
    assert table.happened("collided", "golem", -1, rule="SU-TRAIT-42")
    assert table.unit("golem").lost == 7 - 2


@pytest.mark.rule("SU-TRAIT-42")
@pytest.mark.parametrize(("mils", "hurt"), [(989, False), (990, True), (1000, True), (2000, True)])
def test_SU_TRAIT_42_whoever_stands_in_the_way(mils: int, hurt: bool) -> None:
    """A hundredth of an inch away is contact."""
    dice = [8, 5, 6] if hurt else [8]
    table = displacing(dice, own("imp", near("golem", 1)), ranged=1)
    table.say("ranged", "djinn", "golem").say("displace", numbers=[mils]).done()

    assert (table.unit("golem").lost, table.unit("imp").lost) == ((5, 6) if hurt else (0, 0))


@pytest.mark.rule("SU-TRAIT-43")
def test_SU_TRAIT_43_friends_are_hit_without_a_roll() -> None:
    table = displacing([], own("imp", near("djinn", 4, NORTH)), ranged=2)

    assert {"golem", "imp"} <= table.offered("ranged")
    table.say("ranged", "djinn", "imp")
    assert table.happened("shoved", "imp", 2, rule="SU-TRAIT-43")
    assert table.refused("displace", "imp", numbers=[4001]) == {"SU-TRAIT-40"}
    table.say("displace", numbers=[4000]).done()
    assert table.gap("djinn", "imp") == 8


@pytest.mark.rule("SU-TRAIT-43")
def test_SU_TRAIT_43_other_attacks_are_not_aimed_at_friends() -> None:
    """a99"""
    units = [own("archer", (10, 10)), own("imp", near("archer", 4))]
    table = Summoning(units, cards=[creature("archer", ranged=2)], acting="archer")

    assert table.refused("ranged", "archer", "imp") == {"SU-ACTION-14"}


@pytest.mark.rule("SU-TRAIT-44")
@pytest.mark.parametrize(("strikes", "kind"), [(["displace"], (0, "displace")), ([], (1, "ranged-reaction"))])
def test_SU_TRAIT_44_nobody_reacts_to_it(strikes: list[str], kind: tuple[int, str]) -> None:
    units = [own("djinn", (10, 10)), foe("archer", near("djinn", 4), ap=2)]
    cards = [creature("djinn", ranged=1, strikes=strikes), creature("archer", ranged=2)]
    table = Summoning(units, cards=cards, dice=[8], acting="djinn").say("ranged", "djinn", "archer")

    assert table.question() == kind


@pytest.mark.rule("SU-TRAIT-45")
@pytest.mark.parametrize(("strikes", "keys"), [(["displace"], set()), ([], {"return-shot", "passive"})])
def test_SU_TRAIT_45_it_is_no_return_shot(strikes: list[str], keys: set[str]) -> None:
    units = [own("archer", (10, 10)), foe("djinn", near("archer", 6), ap=1, moved=["walk"])]
    cards = [creature("archer", ranged=1), creature("djinn", ranged=2, strikes=strikes)]
    table = Summoning(units, cards=cards, dice=[1], acting="archer").say("ranged", "archer", "djinn")

    assert table.question() == ((1, "ranged-reaction") if keys else (0, "act"))
    assert not keys or table.keys() == keys


@pytest.mark.rule("SU-TRAIT-45")
def test_SU_TRAIT_45_and_no_defensive_shot() -> None:
    """Beside a bow that may be used the refusal says why."""
    both = [attack("bow", ranged=1), attack("gust", ranged=2, special=["displace"])]
    units = [own("lion", (10, 10)), foe("djinn", near("lion", 4), ap=1)]
    table = Summoning(units, cards=[creature("djinn", attacks=both)], acting="lion")
    table.say("charge", "lion", "djinn", near("djinn", 0, WEST))

    assert table.subjects("defensive-shot") == ["djinn:bow"]
    assert table.refused("defensive-shot", "djinn", attack="gust") == {"SU-TRAIT-45"}

    table = Summoning(units, cards=[creature("djinn", attacks=both[1:])], acting="lion")
    table.say("charge", "lion", "djinn", near("djinn", 0, WEST))
    assert table.question() == (0, "free-attack")


# -- unruly ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-46")
@pytest.mark.parametrize(
    ("special", "face", "is_under_control"), [(["unruly"], 3, False), (["unruly"], 4, True), ([], 3, True)]
)
def test_SU_TRAIT_46_one_harder_to_control(special: list[str], face: int, is_under_control: bool) -> None:
    """Level 2 at 5 inches: 2 + 1 + 1 = 4."""
    units = [own("mage", (10, 10)), own("lion", near("mage", 5))]
    table = Summoning(units, cards=[creature("lion", level=2, special=special)], dice=[face], activating="lion")
    table.say("focus", numbers=[0])

    assert table.happened("uncontrolled", "lion") != is_under_control
    assert table.unit("lion").loss == (0 if is_under_control else 1)
