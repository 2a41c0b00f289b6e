"""Bans, protections and limits hold in every procedure that they meet, not only where they were made for."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import WEST, Entry, Summoning, creature, foe, near, own, spell, summoner

GHOST = creature("ghost", melee=2, ranged=2, special=["ethereal 3"])
ARCHER = creature("archer", ranged=2, melee=1)
WEAKNESS = spell("weakness", {"verb": "change", "what": "melee", "amount": -5}, target="enemy")
BLUR = spell("blur", {"verb": "change", "what": "ranged", "amount": -5}, target="enemy")
WITCH = summoner("mage-witch", powers=[WEAKNESS, BLUR])


def cursed(name: str, target: str) -> dict[str, Any]:
    """A spell of the witch lies on somebody."""
    return {"effects": [{"spell": name, "caster": "mage-witch", "target": target}]}


# -- a hit that is saved -------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_against_the_blow_of_a_charge() -> None:
    units = [own("lion", (10, 10)), foe("ghost", near("lion", 4), ap=0)]
    table = Summoning(units, cards=[creature("lion", melee=1), GHOST], dice=[8, 8, 3, 3], acting="lion")
    table.say("charge", "lion", "ghost", near("ghost", 0, WEST)).say("melee", "lion", "ghost")

    assert table.happened("saved", "ghost", rule="SU-TRAIT-05")
    assert table.unit("ghost").lost == 0


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_against_a_defensive_shot() -> None:
    units = [own("ghost", (10, 10)), foe("archer", near("ghost", 4))]
    table = Summoning(units, cards=[ARCHER, GHOST], dice=[8, 3], acting="ghost")
    table.say("charge", "ghost", "archer", near("archer", 0, WEST)).say("defensive-shot").done()

    assert table.happened("saved", "ghost", rule="SU-TRAIT-05")
    assert table.unit("ghost").lost == 0


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_against_a_return_shot() -> None:
    units = [own("ghost", (10, 10)), foe("archer", (17, 10))]
    table = Summoning(units, cards=[ARCHER, GHOST], dice=[1, 1, 8, 8, 3, 3], acting="ghost")
    table.say("ranged", "ghost", "archer").say("return-shot").go_on(until="act").done()

    assert table.happened("saved", "ghost", rule="SU-TRAIT-05")
    assert table.unit("ghost").lost == 0


# -- one die at least ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-06")
def test_SU_MELEE_06_a_counterstrike_has_one_die_at_least() -> None:
    units = [own("lion", (10, 10)), foe("imp", near("lion")), own("mage-witch", (30, 30))]
    cards = [creature("lion", melee=1), creature("imp", melee=2), WITCH]
    table = Summoning(units, cards=cards, dice=[1, 1], acting="lion", **cursed("weakness", "imp"))
    table.say("melee", "lion", "imp").say("counterstrike").done()

    assert table.rolls() == [(1,), (1,)]


@pytest.mark.rule("SU-MELEE-06")
def test_SU_MELEE_06_the_charge_bonus_comes_before_the_least_number() -> None:
    """2 dice, 1 more for the charge, 5 less: one is left."""
    units = [own("lion", (10, 10)), foe("imp", near("lion", 4), ap=0), foe("mage-witch", (30, 30))]
    cards = [creature("lion", melee=2), WITCH]
    table = Summoning(units, cards=cards, dice=[1, 8], acting="lion", **cursed("weakness", "lion"))
    table.say("charge", "lion", "imp", near("imp", 0, WEST)).say("melee", "lion", "imp")

    assert table.rolls()[0] == (1,)


@pytest.mark.rule("SU-RANGED-04")
def test_SU_RANGED_04_a_return_shot_has_one_die_at_least() -> None:
    units = [own("archer", (10, 10)), foe("archer2", (17, 10)), own("mage-witch", (30, 30))]
    table = Summoning(units, cards=[ARCHER, WITCH], dice=[1, 1, 1], acting="archer", **cursed("blur", "archer2"))
    table.say("ranged", "archer", "archer2").say("return-shot").go_on(until="act").done()

    assert sorted(table.rolls()) == [(1,), (1, 1)]


@pytest.mark.rule("SU-RANGED-04")
def test_SU_RANGED_04_a_defensive_shot_has_one_die_at_least() -> None:
    units = [own("lion", (10, 10)), foe("archer", near("lion", 4)), own("mage-witch", (30, 30))]
    cards = [creature("archer", ranged=4, melee=1), WITCH, creature("lion", melee=1)]
    rolled = []
    for curse in ({}, cursed("blur", "archer")):
        table = Summoning(units, cards=cards, dice=[1] * 9, acting="lion", **curse)
        table.say("charge", "lion", "archer", near("archer", 0, WEST)).say("defensive-shot")
        rolled.append(table.rolls()[0])

    assert rolled == [(1, 1, 1), (1,)]


# -- no value below 1 -----------------------------------------------------------------------------------------


def parted(reflex: int, face: int, **hurt: Any) -> bool:
    """Three dice that all show the same: does it get away?"""
    card = creature("imp", reflex=reflex, white=6)
    units = [own("imp", (10, 10), **hurt), foe("golem", near("imp", 0, WEST))]
    table = Summoning(units, cards=[card], dice=[face] * 3, acting="imp")
    table.say("walk", "imp", (13, 10)).go_on(until="act")
    return table.happened("disengaged", "imp")


@pytest.mark.rule("SU-PROFILE-14")
@pytest.mark.parametrize("face", range(1, 9))
def test_SU_PROFILE_14_severe_wounds_do_not_take_reflex_below_one_when_disengaging(face: int) -> None:
    assert parted(1, face, life_lost=6) == parted(1, face)
    assert parted(2, face, life_lost=6) == parted(1, face)


@pytest.mark.rule("SU-PROFILE-14")
def test_SU_PROFILE_14_a_severely_wounded_archer_shoots_with_one_die() -> None:
    units = [own("bow", (10, 10), life_lost=6), foe("imp", (17, 10), ap=0)]
    table = Summoning(units, cards=[creature("bow", ranged=1, white=6)], dice=[1], acting="bow")
    table.say("ranged", "bow", "imp").done()

    assert table.rolls() == [(1,)]


@pytest.mark.rule("SU-DICE-08", "SU-DICE-09")
@pytest.mark.parametrize(("face", "reflex", "hits"), [(1, 1, 0), (8, 8, 1)])
def test_SU_DICE_08_an_arrow_misses_with_1_and_hits_with_8_whatever_the_reflex(
    face: int, reflex: int, hits: int
) -> None:
    cards = [creature("bow", ranged=1), creature("imp", reflex=reflex)]
    dice = [face, 1] if hits else [face]
    table = Summoning([own("bow", (10, 10)), foe("imp", (17, 10), ap=0)], cards=cards, dice=dice, acting="bow")
    table.say("ranged", "bow", "imp").done()

    assert len(table.rolls()) == 1 + hits


# -- who counts when somebody disengages -------------------------------------------------------------------------


@pytest.mark.rule("SU-OUTNUMBER-05")
@pytest.mark.parametrize(("gap", "dice"), [(1.5, 3), (0, 2)])
def test_SU_OUTNUMBER_05_one_who_reaches_nobody_holds_nobody(gap: float, dice: int) -> None:
    squid = creature("squid", melee=2, reach=2, strikes=["combat-area"])
    units = [own("squid", (10, 10)), foe("golem", near("squid", 0, WEST)), foe("imp", near("squid", gap))]
    table = Summoning(units, cards=[squid], dice=[1] * dice, acting="squid")
    table.say("walk", "squid", (10, 13)).go_on(until="act").done()

    assert table.rolls() == [(1,) * dice]


# -- only the unit whose card was revealed acts -----------------------------------------------------------------------


TRIES: dict[str, tuple[Any, ...]] = {
    "walk": ("walk", "idle", (10, 17)),
    "charge": ("charge", "idle", "imp", near("imp", 0, WEST)),
    "ranged": ("ranged", "idle", "imp"),
    "melee": ("melee", "idle", "imp2"),
}


@pytest.mark.rule("SU-ACTIVATE-04")
@pytest.mark.parametrize("words", TRIES.values(), ids=TRIES)
def test_SU_ACTIVATE_04_nobody_acts_but_the_one_whose_turn_it_is(words: tuple[Any, ...]) -> None:
    units = [own("lion", (30, 10)), own("idle", (10, 15)), foe("imp", (16, 15)), foe("imp2", near("idle", 0, WEST))]
    table = Summoning(units, cards=[creature("idle", ranged=2, melee=2)], acting="lion")
    key, who, *more = words

    assert "SU-ACTIVATE-04" in table.refused(key, who, *more)


# -- who cannot react ----------------------------------------------------------------------------------------------


STATIC = creature("totem", attacks=[], special=["static"])


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_a_static_unit_does_not_react_to_a_shot() -> None:
    table = Summoning(
        [own("archer", (10, 10)), foe("totem", (17, 10))], cards=[ARCHER, STATIC], dice=[1, 1], acting="archer"
    )
    table.say("ranged", "archer", "totem")

    assert table.question() == (0, "act")
    assert table.refused("return-shot", "totem", seat=1) != set()


@pytest.mark.rule("SU-TRAIT-35")
def test_SU_TRAIT_35_a_static_unit_does_not_strike_back() -> None:
    units = [own("lion", (10, 10)), foe("totem", near("lion"))]
    table = Summoning(units, cards=[creature("lion", melee=1), STATIC], dice=[1], acting="lion")
    table.say("melee", "lion", "totem")

    assert table.question() == (0, "act")
    assert table.refused("counterstrike", "totem", seat=1) != set()


@pytest.mark.rule("SU-TRAIT-44")
def test_SU_TRAIT_44_nobody_answers_a_shot_that_displaces() -> None:
    wind = creature("wind", ranged=2, strikes=["displace"])
    table = Summoning(
        [own("wind", (10, 10)), foe("archer", (17, 10))], cards=[wind, ARCHER], dice=[1, 1], acting="wind"
    )
    table.say("ranged", "wind", "archer")

    assert table.question() == (0, "act")
    assert table.refused("return-shot", "archer", seat=1) != set()


# -- ways to cover ---------------------------------------------------------------------------------------------------


ROCK: dict[str, Any] = {"rock": {"kind": "boulder", "at": [17, 14], "radius": 1, "size": 4}}
BEHIND = [(19, 13.5), (19, 15.143)]  # from (17, 10), as one at (10, 10) sees it
HEAVY = {"kind": "bush", "outline": [[16, 10.7], [21, 10.7], [21, 13], [16, 13]], "size": 1}


def seeking(terrain: dict[str, Any], *others: Entry, special: tuple[str, ...] = (), run: int = 9) -> Summoning:
    """The archer has shot at an imp that may run behind the rock."""
    imp = creature("imp", walk=6, run=run, special=list(special))
    units = [own("archer", (10, 10)), foe("imp", (17, 10)), *others]
    table = Summoning(units, cards=[ARCHER, imp], dice=[1] * 9, acting="archer", terrain={**ROCK, **terrain})
    return table.say("ranged", "archer", "imp")


@pytest.mark.rule("SU-TERRAIN-07")
def test_SU_TERRAIN_07_heavy_ground_counts_double_on_the_way_to_cover() -> None:
    assert seeking({}).refused("cover-walk", "imp", *BEHIND) == set()
    assert seeking({"bush": HEAVY}).refused("cover-walk", "imp", *BEHIND) != set()
    assert seeking({"bush": HEAVY}).refused("cover-run", "imp", *BEHIND) == set()


@pytest.mark.rule("SU-TRAIT-21")
def test_SU_TRAIT_21_a_flyer_crosses_heavy_ground_and_others_on_its_way_to_cover() -> None:
    between = own("golem", (18.2, 12.3))

    assert seeking({"bush": HEAVY}, special=("flyer",)).refused("cover-walk", "imp", *BEHIND) == set()
    assert seeking({}, between).refused("cover-walk", "imp", *BEHIND) != set()
    assert seeking({}, between, special=("flyer",)).refused("cover-walk", "imp", *BEHIND) == set()


# -- sight through a wood ----------------------------------------------------------------------------------------------


def wooded(depth: float) -> dict[str, Any]:
    outline = [[13, 5], [13 + depth, 5], [13 + depth, 15], [13, 15]]
    return {"wood": {"kind": "wood", "outline": outline, "size": 4}}


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("depth", "is_seen"), [(2, True), (2.001, False)])
def test_SU_TERRAIN_12_a_spell_is_cast_through_two_inches_of_wood(depth: float, is_seen: bool) -> None:
    caster = summoner("mage", powers=[WEAKNESS])
    units = [own("mage", (10, 10)), foe("imp", (18, 10))]
    table = Summoning(units, cards=[caster], acting="mage", terrain=wooded(depth), players=[{"gems": 9}, {}])

    assert (table.refused("cast", "mage", "imp", spell="weakness") == set()) is is_seen


@pytest.mark.rule("SU-TERRAIN-12")
@pytest.mark.parametrize(("depth", "is_seen"), [(2, True), (2.001, False)])
def test_SU_TERRAIN_12_who_is_not_seen_is_not_charged(depth: float, is_seen: bool) -> None:
    runner = creature("lion", walk=9, run=20, melee=2)
    units = [own("lion", (10, 10)), foe("imp", (18, 10))]
    table = Summoning(units, cards=[runner], acting="lion", terrain=wooded(depth))

    assert (table.refused("charge", "lion", "imp", near("imp", 0, WEST)) == set()) is is_seen


# -- three markers at most ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-15")
def test_SU_TRAIT_15_arrows_of_ice_leave_three_markers_at_most() -> None:
    frost = creature("frost", ranged=2, strikes=["ice 2"])
    units = [own("frost", (10, 10)), foe("imp", (17, 10), ap=0, ice=2)]
    table = Summoning(units, cards=[frost], dice=[8, 8, 1, 1], acting="frost")
    table.say("ranged", "frost", "imp").go_on(until="act")

    assert table.unit("imp").ice == 3
