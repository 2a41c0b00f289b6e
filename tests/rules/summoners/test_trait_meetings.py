"""SU-TRAIT: how the special rules meet each other, and the rest of the game."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Entry,
    Summoning,
    attack,
    creature,
    foe,
    near,
    own,
    spell,
    summoner,
    unit,
)

QUAKE = attack("quake", melee=1, reach=2, special=["shockwave"])
COLOSSUS = creature("colossus", attacks=[QUAKE])
TWIN = creature("colossus", attacks=[attack("quake", melee=1, reach=2, special=["shockwave", "double-strike"])])
COLD = creature("bear", special=["polar-aura"])


# -- double strikes and shockwaves -----------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-06", "SU-TRAIT-08", "SU-TRAIT-32")
def test_SU_TRAIT_06_a_double_shockwave_strikes_everybody_twice() -> None:
    """Each of them reacts to the first wave only."""
    units = [
        own("colossus", (10, 10)),
        foe("golem", near("colossus"), ap=1),
        foe("ogre", near("colossus", 1, NORTH), ap=0),
    ]
    table = Summoning(units, cards=[TWIN], dice=[8, 8, 8, 8, 1, 8, 3, 4], acting="colossus")
    table.say("melee", "colossus").say("parry", "golem").done()

    assert table.rolls() == [(8,), (8, 8), (8,), (1,), (8,), (3,), (4,)]
    assert [table.name(facts[0]) for facts in table.facts("hit")] == ["golem", "golem", "ogre", "ogre"]
    assert (table.unit("golem").lost, table.unit("ogre").lost) == (3, 4)


@pytest.mark.rule("SU-TRAIT-06", "SU-TRAIT-32")
def test_SU_TRAIT_06_or_once_if_that_is_enough() -> None:
    units = [
        own("colossus", (10, 10)),
        foe("golem", near("colossus"), ap=0),
        own("imp", near("colossus", 1, NORTH), ap=0),
    ]
    table = Summoning(units, cards=[TWIN], dice=[1, 1], acting="colossus").say("melee-once", "colossus").done()

    assert table.rolls() == [(1,), (1,)]


@pytest.mark.rule("SU-TRAIT-32", "SU-TRAIT-34")
def test_SU_TRAIT_32_a_shockwave_as_a_counterstrike_strikes_everybody() -> None:
    """The golem's own friend and the attacker's; to a reaction nobody reacts."""
    units = [
        own("lion", (10, 10)), own("imp", near("colossus", 2, NORTH), ap=2),
        foe("colossus", near("lion")), foe("orc", near("colossus", 1), ap=2),
    ]  # fmt: skip
    table = Summoning(units, cards=[COLOSSUS], dice=[1, 1, 8, 8, 8, 3, 4, 5], acting="lion")
    table.say("melee", "lion", "colossus").say("counterstrike", "colossus").done()

    assert [table.unit(label).lost for label in ("lion", "imp", "orc")] == [3, 4, 5]
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-06", "SU-TRAIT-32")
@pytest.mark.parametrize(("key", "waves"), [("counterstrike", 2), ("counterstrike-once", 1)])
def test_SU_TRAIT_06_a_double_shockwave_as_a_counterstrike(key: str, waves: int) -> None:
    units = [own("lion", (10, 10)), own("imp", near("colossus", 1, NORTH), ap=0), foe("colossus", near("lion"))]
    table = Summoning(units, cards=[TWIN], dice=[1] * (2 + 2 * waves), acting="lion")
    table.say("melee", "lion", "colossus").say(key, "colossus").done()

    struck = [table.name(facts[0]) for facts in table.facts("hit")]
    assert struck == ["colossus", *["lion", "imp"] * waves]


@pytest.mark.rule("SU-TRAIT-33")
def test_SU_TRAIT_33_a_shockwave_that_does_not_reach_is_no_counterstrike() -> None:
    kraken = creature("kraken", melee=1, reach=3, strikes=["combat-area"])
    units = [own("kraken", (10, 10)), foe("colossus", near("kraken", 2.5))]
    table = Summoning(units, cards=[kraken, COLOSSUS], acting="kraken").say("melee", "kraken", "colossus")

    assert table.keys() == {"parry", "passive"}
    assert table.refused("counterstrike", "colossus") == {"SU-REACH-04"}


@pytest.mark.rule("SU-TRAIT-32")
def test_SU_TRAIT_32_after_a_charge_the_wave_must_reach_the_one_who_was_charged() -> None:
    """a65: the lance brought it near enough; the small wave reaches only the orc."""
    both = [
        attack("lance", melee=1, reach=2, special=["combat-area"]),
        attack("quake", melee=1, reach=1, special=["shockwave"]),
    ]
    units = [own("knight", (10, 10)), foe("golem", near("knight", 6), ap=0), foe("orc", (13.2, 11.6), ap=0)]
    table = Summoning(units, cards=[creature("knight", attacks=both)], acting="knight")
    table.say("charge", "knight", "golem", near("golem", 1.5, WEST))

    assert table.gap("knight", "orc") <= 1
    assert table.subjects("melee") == ["knight:lance"]


@pytest.mark.rule("SU-TRAIT-04", "SU-TRAIT-10", "SU-TRAIT-32")
def test_SU_TRAIT_04_onslaught_holds_for_a_wave_as_well() -> None:
    card = creature("colossus", special=["onslaught 2"], attacks=[QUAKE])
    units = [own("colossus", (10, 10)), foe("golem", near("colossus", 4), ap=0), foe("orc", near("golem", 0.5), ap=0)]
    table = Summoning(units, cards=[card], dice=[1] * 8, acting="colossus")
    table.say("charge", "colossus", "golem", near("golem", 0, WEST)).say("melee", "colossus").done()

    assert table.rolls() == [(1,) * 4, (1,) * 4]


@pytest.mark.rule("SU-TRAIT-30", "SU-TRAIT-32")
def test_SU_TRAIT_30_a_wave_that_knocks_back_pushes_friend_and_foe() -> None:
    quake = attack("quake", melee=1, reach=2, special=["shockwave", "knockback"])
    units = [
        own("colossus", (10, 10)),
        own("imp", near("colossus", 1, NORTH), ap=0),
        foe("golem", near("colossus"), ap=0),
    ]
    table = Summoning(units, cards=[creature("colossus", attacks=[quake])], dice=[8, 8, 3, 4], acting="colossus")
    table.say("melee", "colossus").say("push", "imp").say("push", "golem").done()

    assert (table.gap("colossus", "imp"), table.gap("colossus", "golem")) == (3, 2)


@pytest.mark.rule("SU-TRAIT-09", "SU-TRAIT-24")
def test_SU_TRAIT_09_the_venom_of_the_second_blow_does_not_feel_the_ice_of_the_first() -> None:
    card = creature("spider", melee=1, strikes=["double-strike", "frost-venom", "ice 1"])
    units = [own("spider", (10, 10)), foe("golem", near("spider"), ap=0, ice=1)]
    table = Summoning(units, cards=[card], dice=[8, 8, 3, 3], acting="spider").say("melee", "spider", "golem").done()

    assert table.unit("golem").lost == 4 + 4
    assert table.unit("golem").ice == 3


@pytest.mark.rule("SU-TRAIT-06", "SU-TRAIT-30")
def test_SU_TRAIT_06_each_blow_that_hurts_may_push() -> None:
    card = creature("ram", melee=1, strikes=["double-strike", "knockback"])
    units = [own("ram", (10, 10)), foe("golem", near("ram"), ap=0)]
    table = Summoning(units, cards=[card], dice=[8, 8, 3, 3], acting="ram").say("melee", "ram", "golem")
    table.say("push").say("push").done()

    assert table.gap("ram", "golem") == 4


@pytest.mark.rule("SU-TRAIT-06")
def test_SU_TRAIT_06_bloodlust_makes_one_attack_two() -> None:
    """A spell of our own packs grants it; shots stay what they are."""
    rage = spell("rage", {"verb": "grant", "what": "double-strike"})
    two = [attack("paw", melee=1), attack("spit", ranged=1)]
    cards = [summoner("mage", powers=[rage]), creature("lion", attacks=two)]
    effects = [{"spell": "rage", "caster": "mage", "target": "lion"}]
    units = [own("mage", (2, 2)), own("lion", (10, 10)), foe("golem", near("lion", 3), ap=0)]
    table = Summoning(units, cards=cards, effects=effects, dice=[1, 1, 1, 1], acting="lion")
    assert table.keys() >= {"ranged"}
    assert "melee-once" not in table.keys()
    table.say("ranged", "lion", "golem")
    assert table.rolls() == [(1,)]

    units[2] = foe("golem", near("lion"), ap=0)
    table = Summoning(units, cards=cards, effects=effects, dice=[1, 1], acting="lion").say("melee", "lion", "golem")
    assert table.rolls() == [(1,), (1,)]


# -- ethereal and displace -------------------------------------------------------------------------------

GUST = creature("djinn", ranged=2, strikes=["displace"])


@pytest.mark.rule("SU-TRAIT-05", "SU-TRAIT-40")
@pytest.mark.parametrize(("saves", "most"), [((1, 5), 2000), ((5, 5), 4000)])
def test_SU_TRAIT_05_a_hit_that_is_ignored_moves_nobody(saves: tuple[int, int], most: int) -> None:
    """a95"""
    units = [own("djinn", (10, 10)), foe("ghost", near("djinn", 4))]
    cards = [GUST, creature("ghost", special=["ethereal 4"])]
    table = Summoning(units, cards=cards, dice=[8, 8, *saves], acting="djinn").say("ranged", "djinn", "ghost")

    assert table.options("displace")[0].high == most


@pytest.mark.rule("SU-TRAIT-05", "SU-TRAIT-43")
def test_SU_TRAIT_05_a_friend_who_is_ethereal_saves_even_so() -> None:
    units = [own("djinn", (10, 10)), own("ghost", near("djinn", 4))]
    cards = [GUST, creature("ghost", special=["ethereal 4"])]
    table = Summoning(units, cards=cards, dice=[4, 3], acting="djinn").say("ranged", "djinn", "ghost").done()

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-43")
def test_SU_TRAIT_43_a_stray_die_is_not_aimed_at_the_friend() -> None:
    """The gust misses the golem in the melee; the friend beside it is hit by a roll only."""
    units = [own("djinn", (10, 10)), own("imp", near("golem", 0, NORTH)), foe("golem", near("djinn", 4))]
    table = Summoning(units, cards=[GUST], dice=[1, 2], acting="djinn").say("ranged", "djinn", "golem").done()

    assert table.happened("strayed", "djinn", "imp")
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-40", "SU-TRAIT-44")
def test_SU_TRAIT_40_displacing_in_melee_is_answered_as_usual() -> None:
    """Only shots that displace are beyond reaction."""
    card = creature("djinn", melee=2, strikes=["displace"])
    units = [own("djinn", (10, 10)), foe("golem", near("djinn"))]
    table = Summoning(units, cards=[card], dice=[8, 8, 8, 1], acting="djinn").say("melee", "djinn", "golem")

    assert table.keys() == {"counterstrike", "parry", "passive"}
    table.say("parry", "golem").say("displace", numbers=[2000]).done()
    assert table.gap("djinn", "golem") == 2


@pytest.mark.rule("SU-TRAIT-43")
def test_SU_TRAIT_43_a_friend_who_is_displaced_in_melee_has_nothing_to_say() -> None:
    card = creature("djinn", melee=1, strikes=["displace"])
    units = [own("djinn", (10, 10)), own("imp", near("djinn"))]
    table = Summoning(units, cards=[card], acting="djinn").say("melee", "djinn", "imp")

    assert table.question() == (0, "displace")


# -- polar aura ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-27")
@pytest.mark.parametrize(
    ("called", "there", "ice"), [("bear", "lion", (0, 1)), ("lion", "bear", (1, 0)), ("bear", "bear", (1, 1))]
)
def test_SU_TRAIT_27_a_creature_is_called_into_contact(called: str, there: str, ice: tuple[int, int]) -> None:
    units = [own("mage", (10, 10)), foe(f"{there}2", (10, 12.364), profile=there)]
    table = Summoning(units, cards=[COLD, creature("lion")], players=[{"gems": 5}, {}], dice=[8], acting="mage")
    table.say("summon", "", near("mage", 0, NORTH), creature=called)
    new = table.state.units[-1]

    assert table.gap(new.label, f"{there}2") <= 0.01
    assert (new.ice, table.unit(f"{there}2").ice) == ice


@pytest.mark.rule("SU-TRAIT-27", "SU-TRAIT-31")
def test_SU_TRAIT_27_whoever_is_knocked_against_the_bear_is_hurt_and_cold() -> None:
    ram = creature("ram", melee=1, strikes=["knockback"])
    units = [own("ram", (10, 10)), foe("golem", near("ram"), ap=0), own("bear", near("golem", 1))]
    table = Summoning(units, cards=[ram, COLD], dice=[8, 4, 2, 3], acting="ram").say("melee", "ram", "golem")
    table.say("push").done()

    assert (table.unit("golem").ice, table.unit("bear").ice) == (1, 0)
    assert (table.unit("golem").lost, table.unit("bear").lost) == (4 + 2, 3)


@pytest.mark.rule("SU-TRAIT-27")
def test_SU_TRAIT_27_whoever_is_carried_into_contact_is_cold() -> None:
    door = spell("door", {"verb": "carry"}, target="friend")
    units = [own("mage", (10, 10)), own("lion", (12, 10)), foe("bear", (15, 12))]
    cards = [summoner("mage", powers=[door]), COLD]
    table = Summoning(units, cards=cards, players=[{"gems": 5}, {}], acting="mage")
    table.say("cast", "mage", "lion", (15, 13.182), spell="door")

    assert table.unit("lion").ice == 1


@pytest.mark.rule("SU-TRAIT-27", "SU-TRAIT-12")
def test_SU_TRAIT_27_the_cold_slows_the_blow_that_follows() -> None:
    """The charger has one marker when it is struck back: Reflex 2."""
    units = [own("lion", (10, 10)), foe("bear", near("lion", 4), ap=1)]
    table = Summoning(units, cards=[COLD], dice=[1, 1, 1, 1, 1], acting="lion")
    table.say("charge", "lion", "bear", near("bear", 0, WEST)).say("melee", "lion", "bear").say("counterstrike").done()

    assert [facts[2] for facts in table.facts("hit")] == [3, 2]


@pytest.mark.rule("SU-TRAIT-27", "SU-TRAIT-14")
def test_SU_TRAIT_27_the_third_marker_of_an_aura_takes_an_action_point_too() -> None:
    units = [own("lion", (10, 10), ice=2), foe("bear", near("lion", 3))]
    table = Summoning(units, cards=[COLD], acting="lion").say("walk", "lion", near("bear", 0, WEST))

    assert (table.unit("lion").ice, table.unit("lion").ap) == (3, 0)


@pytest.mark.rule("SU-TRAIT-27")
def test_SU_TRAIT_27_allies_do_not_freeze_each_other() -> None:
    """a100"""
    teams = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]
    units = [own("lion", (10, 10)), unit("bear", 2, near("lion", 3))]
    table = Summoning(units, cards=[COLD], acting="lion", players=teams, scenario="s9")
    table.say("walk", "lion", near("bear", 0, WEST))

    assert table.unit("lion").ice == 0


# -- flyers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-21", "SU-TRAIT-27")
def test_SU_TRAIT_21_a_flyer_touches_nobody_below() -> None:
    """a98: neither its aura nor theirs."""
    units = [own("owl", (10, 10)), foe("bear", (12.5, 10))]
    cards = [creature("owl", special=["flyer", "polar-aura"]), COLD]
    table = Summoning(units, cards=cards, acting="owl").say("walk", "owl", (15, 10))

    assert (table.unit("owl").ice, table.unit("bear").ice) == (0, 0)


@pytest.mark.rule("SU-TRAIT-21")
@pytest.mark.parametrize(("special", "question"), [(["flyer"], (0, "act")), ([], (1, "defensive-shot"))])
def test_SU_TRAIT_21_nor_does_anybody_shoot_at_it_in_passing(special: list[str], question: tuple[int, str]) -> None:
    units = [own("owl", (10, 8.815)), foe("archer", (14, 10))]
    cards = [creature("owl", ap=3, special=special), creature("archer", ranged=1)]
    table = Summoning(units, cards=cards, acting="owl").say("run", "owl", (18, 8.815))

    assert table.question() == question


@pytest.mark.rule("SU-TRAIT-21", "SU-TRAIT-23")
def test_SU_TRAIT_21_a_charge_over_everything() -> None:
    """A wood, a river, a hill that would have to be climbed, a friend, an enemy's combat area; the full run of 8."""
    terrain = {
        "marsh": {"kind": "marsh", "at": [12, 10], "radius": 0.8},
        "ledge": {"kind": "ledge", "at": [14, 10], "radius": 0.8, "size": 1},
    }
    units = [
        own("hawk", (10, 10), ap=2), own("imp", (12.6, 10)), foe("golem", (19, 10), ap=0),
        foe("kraken", (15.5, 11.4), ap=0),
    ]  # fmt: skip
    cards = [
        creature("hawk", special=["flyer"], size=3),
        creature("imp", size=1),
        creature("kraken", melee=1, reach=1, strikes=["combat-area"], size=1),
        creature("golem", size=3),
    ]
    table = Summoning(units, cards=cards, dice=[1, 1, 1], terrain=terrain, acting="hawk")
    table.say("charge", "hawk", "golem", near("golem", 0, WEST)).say("melee", "hawk", "golem").done()

    assert table.gap("hawk", "golem") <= 0.01
    assert not table.happened("stuck")
    assert not table.happened("disengaged")


@pytest.mark.rule("SU-TRAIT-21")
def test_SU_TRAIT_21_flying_granted_by_a_spell() -> None:
    wings = spell("wings", {"verb": "grant", "what": "flyer"})
    units = [own("mage", (2, 2)), own("lion", (10, 10)), foe("golem", (12.5, 10))]
    cards = [summoner("mage", powers=[wings])]
    effects = [{"spell": "wings", "caster": "mage", "target": "lion"}]

    assert Summoning(units, cards=cards, acting="lion").because("walk", "lion", (15, 10)) == {"through-base"}
    table = Summoning(units, cards=cards, effects=effects, acting="lion")
    assert table.because("walk", "lion", (15, 10)) == set()


# -- pushes ----------------------------------------------------------------------------------------------

RAM = creature("ram", melee=1, strikes=["knockback"])


@pytest.mark.rule("SU-TRAIT-30")
def test_SU_TRAIT_30_the_dead_are_not_pushed() -> None:
    units = [own("ram", (10, 10)), foe("golem", near("ram"), ap=0, life_lost=14)]
    table = Summoning(units, cards=[RAM], dice=[8, 4], acting="ram").say("melee", "ram", "golem").done()

    assert table.unit("golem").gone == "killed"
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-TRAIT-11", "SU-TRAIT-17")
def test_SU_TRAIT_11_nor_do_they_freeze_or_burn() -> None:
    card = creature("lion", melee=1, strikes=["ice 1", "fire 1"])
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=0, life_lost=14)]
    table = Summoning(units, cards=[card], dice=[8, 4], acting="lion").say("melee", "lion", "golem").done()

    assert not table.happened("iced")
    assert not table.happened("burning")


@pytest.mark.rule("SU-TRAIT-30")
def test_SU_TRAIT_30_a_counterstrike_pushes_the_attacker() -> None:
    """The player of the counterstrike decides."""
    units = [own("lion", (10, 10)), foe("ram", near("lion"), ap=1)]
    table = Summoning(units, cards=[RAM], dice=[1, 1, 8, 4], acting="lion").say("melee", "lion", "ram")
    table.say("counterstrike")

    assert table.question() == (1, "knockback")
    table.say("push").done()
    assert table.gap("lion", "ram") == 2


@pytest.mark.rule("SU-TRAIT-30")
@pytest.mark.parametrize(("who", "pushes"), [("ram", True), ("mage", False)])
def test_SU_TRAIT_30_the_dead_may_push_but_not_those_who_are_out(who: str, pushes: bool) -> None:
    """Both blows fall together; with his summoner a player leaves, and nobody is left to decide."""
    staff = summoner("mage", melee=1, strikes=["knockback"])
    units = [own(who, (10, 10), life_lost=14), foe("golem", near(who), ap=1)]
    table = Summoning(units, cards=[RAM, staff], dice=[8, 8, 8, 4, 4, 4], acting=who, scenario="s10")
    table.say("melee", who, "golem").say("counterstrike", "golem").done()

    assert table.unit(who).gone == "killed"
    assert (table.question() == (0, "knockback")) == pushes


@pytest.mark.rule("SU-TRAIT-30")
def test_SU_TRAIT_30_a_push_ends_the_concentration_of_whoever_is_pushed() -> None:
    """a52, a64"""
    units = [own("ram", (10, 10), concentrated=True), foe("golem", near("ram"), ap=0, concentrated=True)]
    table = Summoning(units, cards=[RAM], dice=[8, 1, 4], acting="ram").say("melee", "ram", "golem").say("push")

    assert not table.unit("golem").is_concentrated
    assert table.unit("ram").is_concentrated


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_into_a_corner_of_the_board() -> None:
    """Straight away means along the line of centres: it stops at the first edge."""
    units = [own("ram", (33.5, 33.9)), foe("golem", near("ram", 0, 45), ap=0)]
    table = Summoning(units, cards=[RAM], dice=[8, 4, 5], acting="ram", mages=False).say("melee", "ram", "golem")
    table.say("push").done()
    x, y = table.at("golem")

    assert y == pytest.approx(36 - 0.591, abs=0.01)
    assert x == pytest.approx(33.5 + (y - 33.9), abs=0.02)
    assert len(table.events("collided")) == 1


@pytest.mark.rule("SU-TRAIT-31", "SU-TRAIT-38")
def test_SU_TRAIT_31_a_defender_helps_in_collisions() -> None:
    units = [own("ram", (10, 10)), foe("golem", near("ram"), ap=0), foe("guard", near("golem", 1))]
    cards = [RAM, creature("guard", special=["defender"]), creature("golem", resistance=2)]
    table = (
        Summoning(units, cards=cards, dice=[8, 4, 6, 6], acting="ram").say("melee", "ram", "golem").say("push").done()
    )

    assert (table.unit("golem").lost, table.unit("guard").lost) == (4 - 3 + 6 - 3, 6 - 1)


@pytest.mark.rule("SU-TRAIT-19", "SU-TRAIT-38")
def test_SU_TRAIT_19_a_defender_helps_against_fire() -> None:
    """a78: Resistance 3 and the guard beside it: a 4 puts out."""
    units = [own("golem", (10, 10), fire=1), own("guard", near("golem", 2))]
    cards = [creature("golem", resistance=3), creature("guard", special=["defender"])]
    table = Summoning(units, cards=cards, phase="end", round=2, dice=[4, 8, 8])

    assert table.unit("golem").fire == 0


@pytest.mark.rule("SU-TRAIT-31")
def test_SU_TRAIT_31_damage_of_a_collision_can_kill_both() -> None:
    units = [
        own("ram", (10, 10)),
        foe("golem", near("ram"), ap=0, life_lost=10),
        foe("imp", near("golem", 1), life_lost=14),
    ]
    table = (
        Summoning(units, cards=[RAM], dice=[8, 4, 5, 5], acting="ram").say("melee", "ram", "golem").say("push").done()
    )

    assert (table.unit("golem").gone, table.unit("imp").gone) == ("killed", "killed")


@pytest.mark.rule("SU-TRAIT-31", "SU-TRAIT-42")
def test_SU_TRAIT_31_whoever_pulls_is_not_involved() -> None:
    """a52: the golem is drawn against the mage, and only the golem is hurt."""
    hook = spell("hook", {"verb": "pull", "amount": 4}, target="enemy")
    units = [own("mage", (10, 10)), foe("golem", near("mage", 3))]
    cards = [summoner("mage", powers=[hook])]
    table = Summoning(units, cards=cards, dice=[5], players=[{"gems": 5}, {}], acting="mage")
    table.say("cast", "mage", "golem", spell="hook").done()

    assert table.gap("mage", "golem") <= 0.01
    assert (table.unit("mage").lost, table.unit("golem").lost) == (0, 5)


@pytest.mark.rule("SU-TRAIT-31", "SU-TRAIT-35")
def test_SU_TRAIT_31_a_static_unit_in_the_way_is_hurt_like_any_other() -> None:
    units = [own("ram", (10, 10)), foe("golem", near("ram"), ap=0), own("idol", near("golem", 1))]
    cards = [RAM, creature("idol", special=["static"])]
    table = (
        Summoning(units, cards=cards, dice=[8, 4, 5, 6], acting="ram").say("melee", "ram", "golem").say("push").done()
    )

    assert (table.unit("golem").lost, table.unit("idol").lost) == (9, 6)


# -- relics and sacrifices -------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-29")
def test_SU_TRAIT_29_a_primitive_ally_adds_nothing_at_a_relic() -> None:
    relic = {"relic": {"kind": "relic", "at": [18, 18]}}
    units = [own("troll", (16, 18)), own("imp", (18, 16)), foe("ogre", (20, 18))]
    cards = [creature("troll", level=3, special=["primitive"]), creature("ogre", level=2)]
    table = Summoning(units, cards=cards, objectives=relic, phase="end", round=2, scenario="s3")

    assert table.player(0).points == 0
    assert table.player(1).points > 0


@pytest.mark.rule("SU-TRAIT-29")
def test_SU_TRAIT_29_without_anybody_else_a_relic_is_nobodys() -> None:
    relic = {"relic": {"kind": "relic", "at": [18, 18]}}
    cards = [creature("troll", level=3, special=["primitive"])]
    table = Summoning([own("troll", (16, 18))], cards=cards, objectives=relic, phase="end", round=2, scenario="s3")

    assert [table.player(seat).points for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SU-TRAIT-29", "SU-TRAIT-37")
@pytest.mark.parametrize(("special", "counts"), [("primitive", False), ("insignificant", True)])
def test_SU_TRAIT_29_the_insignificant_count_at_a_relic_and_the_primitive_do_not(special: str, counts: bool) -> None:
    relic = {"relic": {"kind": "relic", "at": [18, 18]}}
    cards = [creature("troll", level=3, special=[special])]
    table = Summoning([own("troll", (16, 18))], cards=cards, objectives=relic, phase="end", round=2, scenario="s3")

    assert (table.player(0).points > 0) == counts


@pytest.mark.rule("SU-TRAIT-37")
def test_SU_TRAIT_37_an_insignificant_creature_is_no_place_to_arrive_at() -> None:
    """The rat beside the paid imp: the ogre comes at the imp or at the mage, not at the rat."""
    units = [own("mage", (10, 10)), own("rat", (14, 10)), own("imp", (14, 14))]
    cards = [creature("rat", special=["insignificant"]), creature("ogre", level=2, mana=1, levels=1)]
    table = Summoning(units, cards=cards, players=[{"gems": 5}, {}], acting="mage")

    assert table.refused("summon", "", "imp", near("imp", 0, EAST), creature="ogre") == set()
    assert table.refused("summon", "", "imp", near("rat", 0, SOUTH), creature="ogre") == {"SU-SUMMON-07"}
    assert table.refused("summon", "", "imp", "rat", near("imp", 0, EAST), creature="ogre") == {"SU-TRAIT-37"}


@pytest.mark.rule("SU-TRAIT-46")
def test_SU_TRAIT_46_unruly_creatures_resist_from_the_first_moment() -> None:
    """All control rolls: also the one when they are called."""
    card = creature("imp", level=1, special=["unruly"])
    table = Summoning([own("mage", (10, 10))], cards=[card], players=[{"gems": 5}, {}], dice=[2], acting="mage")
    table.say("summon", "", near("mage", 0, NORTH), creature="imp").say("focus", numbers=[0]).done()

    assert table.happened("uncontrolled")
    assert table.state.units[-1].loss == 1


@pytest.mark.rule("SU-TRAIT-25", "SU-TRAIT-36")
def test_SU_TRAIT_25_entwining_over_a_distance_does_not_work() -> None:
    card = creature("snake", special=["entwine"], melee=1, reach=2, strikes=["combat-area"])
    units = [own("lion", (10, 10)), foe("snake", near("lion", 0.02), ap=1)]
    table = Summoning(units, cards=[card], dice=[8] * 4, acting="lion").say("walk", "lion", (6, 10)).done()

    assert table.rolls() == [(8,) * 4]


# -- who gives up in the middle of something ------------------------------------------------------------------

FOUR_CORNERS = [unit(f"mage{seat}", seat, (40, 5 + 12 * seat)) for seat in range(4)]


def of_four(*units: Entry, **more: Any) -> Summoning:
    return Summoning([*units, *FOUR_CORNERS], scenario="s10", **more)


@pytest.mark.rule("K-CONCEDE-01", "SU-TRAIT-30")
@pytest.mark.parametrize("trait", ["knockback", "displace"])
def test_K_CONCEDE_01_whoever_gives_up_pushes_nobody(trait: str) -> None:
    card = creature("ram", melee=1, strikes=[trait])
    units = [own("ram", (10, 10)), foe("golem", near("ram"), ap=0)]
    table = of_four(*units, cards=[card], dice=[8, 4] if trait == "knockback" else [8], acting="ram")
    table.say("melee", "ram", "golem").say("concede", seat=0).done()

    assert table.at("golem") == (11.182, 10)
    assert table.question() == (1, "turn")


@pytest.mark.rule("K-CONCEDE-01", "SU-BOOST-07")
def test_K_CONCEDE_01_a_blow_at_whoever_gives_up_hurts_nobody() -> None:
    """The struck summoner's player is asked for a boost, and gives up instead."""
    units = [own("ram", (10, 10)), foe("mage1", near("ram"), ap=0)]
    cards = [summoner("mage1", boosts=["reflex"])]
    players = [{"gems": 0}, {"gems": 3}, {"gems": 0}, {"gems": 0}]
    table = Summoning(
        [*units, *[each for each in FOUR_CORNERS if each[0] != "mage1"]],
        cards=cards, scenario="s10", acting="ram", players=players,
    )  # fmt: skip
    table.say("melee", "ram", "mage1")
    assert table.question() == (1, "boost")
    table.say("concede", seat=1).done()

    assert table.unit("mage1").lost == 0
    assert not table.happened("hit")


@pytest.mark.rule("K-CONCEDE-01", "SU-BOOST-07")
def test_K_CONCEDE_01_nobody_is_asked_to_withstand_the_blow_of_whoever_gives_up() -> None:
    units = [own("ram", (10, 10)), foe("mage1", near("ram"), ap=0)]
    table = Summoning(
        [*units, *[each for each in FOUR_CORNERS if each[0] != "mage1"]],
        cards=[summoner("mage1", boosts=["reflex", "resistance"])],
        scenario="s10",
        acting="ram",
        players=[{"gems": 0}, {"gems": 3}, {"gems": 0}, {"gems": 0}],
    )
    table.say("melee", "ram", "mage1").say("concede", seat=0).say("pass", seat=1)

    assert table.question() == (1, "turn")


@pytest.mark.rule("K-CONCEDE-01", "SU-TRAIT-20")
def test_K_CONCEDE_01_no_fire_burns_whoever_has_given_up() -> None:
    """His imp has burned before a later player is asked; when he leaves meanwhile, the wound falls on nobody."""
    units = [own("imp", (10, 10), fire=3), unit("mage3", 3, (40, 40), fire=1)]
    cards = [summoner("mage3", boosts=["resistance"])]
    players = [{"gems": 0}, {"gems": 0}, {"gems": 0}, {"gems": 3}]
    table = Summoning(
        [*units, *FOUR_CORNERS[:3]], cards=cards, scenario="s10", phase="end", players=players,
        dice=[8, 8, 8, 4, 4, 4, 8, 8, 8, 4, 1, 2, 3],
    )  # fmt: skip
    assert table.question() == (3, "boost")
    table.say("concede", seat=0).say("pass")

    assert table.unit("imp").gone == "removed"
    assert [facts[0] for facts in table.facts("wounded")] == [table.number("mage3")]


# -- a charge that is pushed into somebody else -----------------------------------------------------------------


@pytest.mark.rule("SU-CHARGE-05", "SU-MREACT-02", "SU-TRAIT-30")
def test_SU_CHARGE_05_a_charger_pushed_into_another_enemy_does_not_go_on() -> None:
    """a111"""
    thunder = creature("archer", attacks=[attack("thunder", ranged=2, special=["knockback"])])
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 5)), foe("rat", near("ogre", 1, WEST), ap=0)]
    table = Summoning(units, cards=[thunder], dice=[8, 1, 1, 1], acting="ogre")
    table.say("charge", "ogre", "archer", near("archer", 0, WEST)).say("defensive-shot").say("push").done()

    assert table.gap("ogre", "rat") <= 0.01
    assert table.happened("charge-lapses", table.number("ogre"), table.number("rat"))
    assert table.unit("ogre").ap == 0


@pytest.mark.rule("SU-S1-05", "SU-SPELL-03", "SU-MELEE-04")
def test_SU_S1_05_a_spell_that_kills_both_summoners_leaves_no_winner() -> None:
    """a112: whoever has the lower number does not fall first."""
    burst = spell("burst", target="point", reach=12, burst=3, effects=[{"verb": "hurt", "amount": 1}])
    units = [own("mage", (10, 10), life_lost=14), foe("mage-b", (12, 10), life_lost=14)]
    cards = [summoner("mage", powers=[burst]), summoner("mage-b")]
    table = Summoning(units, cards=cards, dice=[5, 5], acting="mage", scenario="s1")
    table.say("cast", "mage", (11, 10), spell="burst").done()

    assert table.winners == ()


@pytest.mark.rule("SU-TRAIT-42")
@pytest.mark.parametrize("verb", ["push", "pull"])
def test_SU_TRAIT_42_nobody_is_pushed_away_from_himself(verb: str) -> None:
    gust = spell("gust", {"verb": verb, "amount": 3}, target="oneself")
    table = Summoning([own("mage", (10, 10)), foe("golem", (15, 10))], cards=[summoner("mage", powers=[gust])])
    table.say("reveal").say("cast", "mage", spell="gust")

    assert table.events("pushed") == []
    assert table.at("mage") == (10, 10)
