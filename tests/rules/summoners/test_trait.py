"""SU-TRAIT-01 to SU-TRAIT-26: (X) and (+X), and the special rules from Onslaught to Mighty."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Summoning,
    attack,
    creature,
    foe,
    near,
    own,
    spell,
    summoner,
)


def duel(
    strikes: list[str] | None = None,
    dice: list[int] | None = None,
    melee: int = 2,
    special: list[str] | None = None,
    golem: dict[str, Any] | None = None,
    **more: Any,
) -> Summoning:
    """A lion attacks a golem (Reflex 3, Resistance 0) that cannot react."""
    values = {"reflex": 3, **(golem or {})}
    ice = values.pop("ice", 0)
    fire = values.pop("fire", 0)
    cards = [creature("lion", melee=melee, strikes=strikes or [], special=special or []), creature("golem", **values)]
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=0, ice=ice, fire=fire)]
    return Summoning(units, cards=cards, dice=dice or [], acting="lion", **more).say("melee", "lion", "golem")


# -- in general: (X) and (+X) ----------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-01")
@pytest.mark.parametrize(("name", "markers"), [("bite", 1), ("paw", 0)])
def test_SU_TRAIT_01_a_rule_of_one_attack_says_nothing_about_another(name: str, markers: int) -> None:
    two = [attack("bite", melee=1, special=["ice 1"]), attack("paw", melee=1)]
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=0)]
    table = Summoning(units, cards=[creature("lion", attacks=two)], dice=[8, 4], acting="lion")
    table.say("melee", "lion", "golem", attack=name).done()

    assert table.unit("golem").lost == 4
    assert table.unit("golem").ice == markers


@pytest.mark.rule("SU-TRAIT-01")
@pytest.mark.parametrize("name", ["bite", "paw"])
def test_SU_TRAIT_01_a_rule_of_the_unit_holds_for_all_it_does(name: str) -> None:
    """Onslaught is written on the unit, so each of its attacks has it."""
    two = [attack("bite", melee=1), attack("paw", melee=1)]
    units = [own("lion", (10, 10)), foe("golem", near("lion", 4), ap=0)]
    card = creature("lion", special=["onslaught 1"], attacks=two)
    table = Summoning(units, cards=[card], dice=[1, 1, 1], acting="lion")
    table.say("charge", "lion", "golem", near("golem", 0, WEST)).say("melee", "lion", "golem", attack=name)

    assert table.rolls() == [(1, 1, 1)]


def enchanted(strikes: list[str], *spells: dict[str, Any], dice: list[int], **more: Any) -> Summoning:
    """The lion attacks with these spells on it, cast in this order."""
    cards = [summoner("mage", powers=list(spells)), creature("lion", melee=1, strikes=strikes), creature("golem")]
    units = [own("mage", (2, 2)), own("lion", (10, 10)), foe("golem", near("lion"), ap=0)]
    effects = [{"spell": one["id"], "caster": "mage", "target": "lion"} for one in spells]
    table = Summoning(units, cards=cards, dice=dice, acting="lion", effects=effects, **more)
    return table.say("melee", "lion", "golem").done()


def grant(what: str, amount: int, plus: bool = False) -> dict[str, Any]:
    name = f"{what}-{'plus-' if plus else ''}{amount}"
    return spell(name, {"verb": "grant", "what": what, "amount": amount, "plus": plus})


@pytest.mark.rule("SU-TRAIT-02")
@pytest.mark.parametrize(("printed", "damage"), [(["mighty 3"], 5), (["mighty 1"], 5), ([], 5)])
def test_SU_TRAIT_02_what_grants_X_gives_exactly_X(printed: list[str], damage: int) -> None:
    table = enchanted(printed, grant("mighty", 1), dice=[8, 4])

    assert table.unit("golem").lost == damage


@pytest.mark.rule("SU-TRAIT-03")
@pytest.mark.parametrize(("printed", "damage"), [(["mighty 3"], 8), ([], 5)])
def test_SU_TRAIT_03_what_grants_plus_X_raises_or_gives(printed: list[str], damage: int) -> None:
    table = enchanted(printed, grant("mighty", 1, plus=True), dice=[8, 4])

    assert table.unit("golem").lost == damage


@pytest.mark.rule("SU-TRAIT-02", "SU-TRAIT-30")
def test_SU_TRAIT_02_what_is_printed_without_a_number_works_on_beside_what_is_granted() -> None:
    table = enchanted(["knockback"], grant("mighty", 1), dice=[8, 4])

    assert table.unit("golem").lost == 5
    assert table.question() == (0, "knockback")


@pytest.mark.rule("SU-TRAIT-02", "SU-TRAIT-03")
def test_SU_TRAIT_03_raising_what_was_set_adds_up() -> None:
    table = enchanted(["mighty 3"], grant("mighty", 2), grant("mighty", 1, plus=True), dice=[8, 4])

    assert table.unit("golem").lost == 4 + 2 + 1


@pytest.mark.rule("SU-TRAIT-02")
def test_SU_TRAIT_02_setting_what_was_raised_leaves_exactly_X() -> None:
    table = enchanted(["mighty 3"], grant("mighty", 1, plus=True), grant("mighty", 2), dice=[8, 4])

    assert table.unit("golem").lost == 4 + 2


@pytest.mark.rule("SU-TRAIT-03")
@pytest.mark.parametrize(("printed", "markers"), [(["ice 1"], 2), ([], 1)])
def test_SU_TRAIT_03_icy_touch(printed: list[str], markers: int) -> None:
    """Ice (+1), cast in play on a creature that bites afterwards."""
    touch = spell("icy-touch", {"verb": "grant", "what": "ice", "amount": 1, "plus": True})
    cards = [summoner("mage", powers=[touch], ap=1), creature("cobra", melee=1, strikes=printed)]
    units = [own("mage", (8, 10)), own("cobra", near("mage", 1)), foe("golem", near("cobra"), ap=0)]
    table = Summoning(units, cards=cards, dice=[8, 8, 8, 4], acting="mage", players=[{"gems": 5}, {}])
    table.say("cast", "mage", "cobra", spell="icy-touch").go_on("act", seat=0)
    table.say("melee", "cobra", "golem").done()

    assert table.unit("golem").ice == markers


# -- onslaught -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-04")
@pytest.mark.parametrize(("special", "dice"), [(["onslaught 2"], 6), (["onslaught 1"], 5), ([], 4)])
def test_SU_TRAIT_04_after_a_charge(special: list[str], dice: int) -> None:
    units = [own("lion", (10, 10)), foe("golem", near("lion", 4), ap=0)]
    table = Summoning(units, cards=[creature("lion", melee=3, special=special)], dice=[1] * dice, acting="lion")
    table.say("charge", "lion", "golem", near("golem", 0, WEST)).say("melee", "lion", "golem").done()

    assert table.rolls() == [(1,) * dice]


@pytest.mark.rule("SU-TRAIT-04")
def test_SU_TRAIT_04_not_without_a_charge() -> None:
    table = duel(melee=3, special=["onslaught 2"], dice=[1, 1, 1]).done()

    assert table.rolls() == [(1, 1, 1)]


# -- ethereal --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_each_hit_is_saved_on_X_or_less() -> None:
    table = duel(melee=3, dice=[8, 8, 8, 2, 3, 6, 5], golem={"special": ["ethereal 3"]}).done()

    assert table.rolls() == [(8, 8, 8), (2, 3, 6), (5,)]
    assert table.happened("saved", "golem", 2, 1, rule="SU-TRAIT-05")
    assert table.unit("golem").lost == 5


@pytest.mark.rule("SU-TRAIT-05")
@pytest.mark.parametrize(("face", "lost"), [(3, 0), (4, 5)])
def test_SU_TRAIT_05_at_the_limit_and_beyond(face: int, lost: int) -> None:
    dice = [8, face] if face <= 3 else [8, face, 5]
    table = duel(melee=1, dice=dice, golem={"special": ["ethereal 3"]}).done()

    assert table.unit("golem").lost == lost


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_an_8_is_no_automatic_anything() -> None:
    """a2: with Ethereal (7) raised by 1 even an 8 saves, and without hits nothing is rolled."""
    mist = spell("mist", {"verb": "grant", "what": "ethereal", "amount": 1, "plus": True})
    cards = [summoner("mage", powers=[mist]), creature("ghost", special=["ethereal 7"]), creature("lion", melee=2)]
    units = [own("lion", (10, 10)), foe("ghost", near("lion"), ap=0), foe("mage", (30, 30))]
    effects = [{"spell": "mist", "caster": "mage", "target": "ghost"}]
    table = Summoning(units, cards=cards, dice=[8, 1, 8, 1, 1], acting="lion", effects=effects)
    table.say("melee", "lion", "ghost").say("melee", "lion", "ghost").done()

    assert table.rolls() == [(8, 1), (8,), (1, 1)]
    assert table.unit("ghost").lost == 0


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_against_shots_too() -> None:
    units = [own("archer", (10, 10)), foe("ghost", near("archer", 6), ap=0)]
    cards = [creature("archer", ranged=2), creature("ghost", special=["ethereal 2"])]
    table = Summoning(units, cards=cards, dice=[8, 8, 1, 3, 6], acting="archer")
    table.say("ranged", "archer", "ghost").done()

    assert table.unit("ghost").lost == 6


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_after_the_parry() -> None:
    """a95: three hits, one parried, two saves, one of them made."""
    units = [own("lion", (10, 10)), foe("ghost", near("lion"))]
    cards = [creature("lion", melee=3), creature("ghost", melee=1, special=["ethereal 4"])]
    table = Summoning(units, cards=cards, dice=[8, 8, 8, 8, 4, 5, 2], acting="lion")
    table.say("melee", "lion", "ghost").say("parry").done()

    assert table.rolls() == [(8, 8, 8), (8,), (4, 5), (2,)]
    assert table.unit("ghost").lost == 2


# -- double strike ---------------------------------------------------------------------------------------

TWICE = creature("mantis", melee=2, strikes=["double-strike"])


@pytest.mark.rule("SU-TRAIT-06")
def test_SU_TRAIT_06_two_attacks_for_one_action_point() -> None:
    units = [own("mantis", (10, 10), ap=1), foe("golem", near("mantis"), ap=0)]
    table = Summoning(units, cards=[TWICE], dice=[8, 1, 8, 8, 3, 4, 5], acting="mantis")
    assert [(option.least, option.most) for option in table.options("melee")] == [(1, 1)]  # nobody else is in reach
    table.say("melee", "mantis", "golem").done()

    assert table.rolls() == [(8, 1), (8, 8), (3,), (4, 5)]
    assert table.unit("golem").lost == 12
    assert table.unit("mantis").ap == 0


@pytest.mark.rule("SU-TRAIT-06")
def test_SU_TRAIT_06_one_blow_is_enough_for_those_who_like() -> None:
    units = [own("mantis", (10, 10)), foe("golem", near("mantis"), ap=0), foe("ogre", near("mantis", 0, NORTH), ap=0)]
    table = Summoning(units, cards=[TWICE], dice=[1, 1], acting="mantis")

    assert table.refused("melee-once", "mantis", "golem", "ogre") == {"K-ASK-03"}
    table.say("melee-once", "mantis", "golem").done()
    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-TRAIT-06")
def test_SU_TRAIT_06_the_choice_is_there_only_with_the_rule() -> None:
    units = [own("lion", (10, 10)), foe("golem", near("lion"), ap=0)]
    table = Summoning(units, acting="lion")

    assert "melee" in table.keys()
    assert "melee-once" not in table.keys()


@pytest.mark.rule("SU-TRAIT-06")
@pytest.mark.parametrize(("key", "rolled"), [("counterstrike", [(1, 1)] * 3), ("counterstrike-once", [(1, 1)] * 2)])
def test_SU_TRAIT_06_as_a_reaction(key: str, rolled: list[tuple[int, ...]]) -> None:
    units = [own("golem", (10, 10)), foe("mantis", near("golem"))]
    dice = [face for roll in rolled for face in roll]
    table = Summoning(units, cards=[TWICE], dice=dice, acting="golem")
    table.say("melee", "golem", "mantis").say(key).done()

    assert table.rolls() == rolled
    assert table.unit("mantis").ap == 1


@pytest.mark.rule("SU-TRAIT-06")
def test_SU_TRAIT_06_the_second_counterstrike_may_go_at_another() -> None:
    """a66: one of them goes at the attacker."""
    units = [own("golem", (10, 10)), own("imp", near("mantis", 0, NORTH)), foe("mantis", near("golem"))]
    table = Summoning(units, cards=[TWICE], dice=[1, 1, 1, 8, 1, 8, 1, 4, 5], acting="golem")
    table.say("melee", "golem", "mantis")

    assert table.offered("counterstrike") == {"imp"}
    table.say("counterstrike", "mantis", "imp").done()
    assert (table.unit("golem").lost, table.unit("imp").lost) == (4, 5)


@pytest.mark.rule("SU-TRAIT-07")
def test_SU_TRAIT_07_two_targets_are_declared_together() -> None:
    units = [own("mantis", (10, 10)), foe("golem", near("mantis"), ap=0), foe("ogre", near("mantis", 0, NORTH), ap=0)]
    table = Summoning(units, cards=[TWICE], dice=[8, 1, 8, 1, 3, 4], acting="mantis")

    assert table.offered("melee") == {"golem", "ogre"}
    table.say("melee", "mantis", "golem", "ogre").done()
    assert (table.unit("golem").lost, table.unit("ogre").lost) == (3, 4)
    names = table.names()
    assert "strikes" not in names[names.index("rolled") :]
    assert table.unit("mantis").ap == 1


@pytest.mark.rule("SU-TRAIT-07")
def test_SU_TRAIT_07_but_no_third_one() -> None:
    sides = (EAST, NORTH, SOUTH)
    units = [own("mantis", (10, 10)), *[foe(f"imp{n}", near("mantis", 0, side)) for n, side in enumerate(sides, 1)]]
    table = Summoning(units, cards=[TWICE], acting="mantis")

    assert table.refused("melee", "mantis", "imp1", "imp2", "imp3") == {"K-ASK-03"}
    assert table.refused("melee", "mantis", "imp1", "imp1") == {"K-ASK-03"}


@pytest.mark.rule("SU-TRAIT-08")
def test_SU_TRAIT_08_one_target_reacts_to_the_first_blow_only() -> None:
    units = [own("mantis", (10, 10)), foe("golem", near("mantis"), ap=2)]
    table = Summoning(units, cards=[TWICE], dice=[8, 8, 8, 8, 8, 8, 3, 4], acting="mantis")
    table.say("melee", "mantis", "golem").say("parry").done()

    assert table.rolls() == [(8, 8), (8, 8), (8, 8), (3, 4)]  # the second blow is not parried
    assert table.unit("golem").lost == 7
    assert table.unit("golem").ap == 1


@pytest.mark.rule("SU-TRAIT-08")
def test_SU_TRAIT_08_two_targets_both_react() -> None:
    units = [own("mantis", (10, 10)), foe("golem", near("mantis"), ap=1), foe("ogre", near("mantis", 0, NORTH), ap=1)]
    table = Summoning(units, cards=[TWICE], dice=[1] * 8, acting="mantis")
    table.say("melee", "mantis", "golem", "ogre")

    assert table.question() == (1, "melee-reaction")
    table.say("parry", "golem")
    assert table.question() == (1, "melee-reaction")
    table.say("parry", "ogre")
    assert (table.unit("golem").ap, table.unit("ogre").ap) == (0, 0)


@pytest.mark.rule("SU-TRAIT-09")
def test_SU_TRAIT_09_the_defender_is_the_same_for_both() -> None:
    """The first ice marker comes with the first blow; the second needs Reflex 4 all the same. A 3 would hit 3."""
    card = creature("mantis", melee=1, strikes=["double-strike", "ice 1"])
    units = [own("mantis", (10, 10)), foe("golem", near("mantis"), ap=0)]
    table = Summoning(units, cards=[card, creature("golem", reflex=4)], dice=[8, 3, 5], acting="mantis")
    table.say("melee", "mantis", "golem").done()

    assert table.facts("hit") == [(table.number("golem"), 1, 4), (table.number("golem"), 0, 4)]
    assert table.unit("golem").ice == 1


@pytest.mark.rule("SU-TRAIT-09")
def test_SU_TRAIT_09_severe_wounds_come_after_both() -> None:
    """The counterstrike and the first blow wound both severely: values stay for the second."""
    units = [own("mantis", (10, 10), life_lost=9), foe("golem", near("mantis"), life_lost=9, ap=1)]
    dice = [8, 8, 2, 2, 8, 8, *[1] * 6]
    table = Summoning(units, cards=[TWICE, creature("golem", reflex=2)], dice=dice, acting="mantis")
    table.say("melee", "mantis", "golem").say("counterstrike").done()

    assert table.rolls()[:3] == [(8, 8), (2, 2), (8, 8)]  # two dice, both times against Reflex 2
    assert [facts[1:] for facts in table.facts("hit")] == [(2, 2), (2, 2), (2, 3)]
    assert table.unit("mantis").is_severely_wounded
    assert table.unit("golem").is_severely_wounded


@pytest.mark.rule("SU-TRAIT-10")
@pytest.mark.parametrize(("special", "dice"), [([], 3), (["onslaught 1"], 4)])
def test_SU_TRAIT_10_charge_dice_for_both_blows(special: list[str], dice: int) -> None:
    card = creature("mantis", melee=2, strikes=["double-strike"], special=special)
    units = [own("mantis", (10, 10)), foe("golem", near("mantis", 4), ap=0)]
    table = Summoning(units, cards=[card], dice=[1] * dice * 2, acting="mantis")
    table.say("charge", "mantis", "golem", near("golem", 0, WEST)).say("melee", "mantis", "golem").done()

    assert table.rolls() == [(1,) * dice, (1,) * dice]


@pytest.mark.rule("SU-TRAIT-10", "SU-TRAIT-07")
def test_SU_TRAIT_10_one_of_them_goes_at_the_one_who_was_charged() -> None:
    """a65"""
    units = [own("mantis", (10, 10)), foe("golem", near("mantis", 4), ap=0), foe("ogre", near("golem", 0, 120), ap=0)]
    table = Summoning(units, cards=[TWICE], dice=[1] * 6, acting="mantis")
    table.say("charge", "mantis", "golem", near("golem", 0, WEST))

    assert table.gap("mantis", "ogre") <= 0.01
    assert table.refused("melee", "mantis", "ogre") == {"SU-CHARGE-07"}
    assert table.refused("melee-once", "mantis", "ogre") == {"SU-CHARGE-07"}
    table.say("melee", "mantis", "ogre", "golem").done()
    assert table.rolls() == [(1, 1, 1), (1, 1, 1)]


# -- ice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-11")
@pytest.mark.parametrize(("resistance", "markers"), [(3, 2), (4, 0)])
def test_SU_TRAIT_11_damage_brings_the_markers(resistance: int, markers: int) -> None:
    """The die shows 4: one point of damage against Resistance 3, none against 4."""
    table = duel(["ice 2"], melee=1, dice=[8, 4], golem={"resistance": resistance}).done()

    assert table.unit("golem").lost == 4 - resistance
    assert table.unit("golem").ice == markers


@pytest.mark.rule("SU-TRAIT-12", "SU-TRAIT-13", "SU-TRAIT-14")
@pytest.mark.parametrize(
    ("ice", "needed", "walk", "run", "ap"),
    [(0, 4, 5, 8, 2), (1, 3, 5, 8, 2), (2, 3, 4, 7, 2), (3, 3, 4, 7, 1)],
)
def test_SU_TRAIT_14_what_each_marker_costs(ice: int, needed: int, walk: int, run: int, ap: int) -> None:
    """Reflex in a fight, both movements on the table, action points in the start phase."""
    card = creature("wolf", reflex=4)
    units = [own("lion", (10, 10)), foe("wolf", near("lion"), ice=ice, ap=0)]
    table = Summoning(units, cards=[card], dice=[1, 1], acting="lion").say("melee", "lion", "wolf")
    assert table.facts("hit")[0][2] == needed

    table = Summoning([own("wolf", (10, 10), ice=ice)], cards=[card], acting="wolf")
    assert table.refused("walk", "wolf", (10 + walk, 10)) == set()
    assert table.refused("walk", "wolf", (10 + walk + 0.001, 10)) == {"SU-ACTION-04"}
    table = Summoning([own("wolf", (10, 10), ice=ice, ap=2)], cards=[card], acting="wolf")
    assert table.refused("run", "wolf", (10 + run, 10)) == set()
    assert table.refused("run", "wolf", (10 + run + 0.001, 10)) == {"SU-ACTION-05"}

    table = Summoning([own("wolf", (10, 10), ice=ice)], cards=[card], phase="start", dice=[6, 3])
    assert table.unit("wolf").ap == ap


@pytest.mark.rule("SU-TRAIT-14")
@pytest.mark.parametrize(("before", "ap", "left"), [(1, 2, 2), (2, 2, 1), (2, 1, 0), (2, 0, 0), (3, 2, 2)])
def test_SU_TRAIT_14_the_third_marker_takes_a_point_at_once(before: int, ap: int, left: int) -> None:
    """a77: but only when it comes, and never more than there is."""
    units = [own("lion", (10, 10)), foe("wolf", near("lion"), ice=before, ap=ap)]
    table = Summoning(units, cards=[creature("lion", melee=1, strikes=["ice 1"])], dice=[8, 4], acting="lion")
    table.say("melee", "lion", "wolf").go_on("act", seat=0).done()

    assert table.unit("wolf").ap == left


@pytest.mark.rule("SU-TRAIT-15")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_SU_TRAIT_15_never_more_than_three(before: int, after: int) -> None:
    table = duel(["ice 2"], melee=1, dice=[8, 4], golem={"ice": before}).done()

    assert table.unit("golem").ice == after


@pytest.mark.rule("SU-TRAIT-16")
def test_SU_TRAIT_16_one_marker_thaws_each_round() -> None:
    units = [own("wolf", (10, 10), ice=3), foe("golem", (20, 20), ice=1), foe("imp", (25, 20))]
    table = Summoning(units, phase="end", round=2, dice=[6, 3])

    assert [table.unit(label).ice for label in ("wolf", "golem", "imp")] == [2, 0, 0]
    assert table.state.round == 3
    assert table.unit("wolf").ap == 2


# -- fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-17")
@pytest.mark.parametrize(("resistance", "markers"), [(1, 1), (3, 1), (4, 0)])
def test_SU_TRAIT_17_damage_brings_the_markers(resistance: int, markers: int) -> None:
    table = duel(["fire 1"], melee=1, dice=[8, 4], golem={"resistance": resistance}).done()

    assert table.unit("golem").fire == markers


@pytest.mark.rule("SU-TRAIT-18")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_SU_TRAIT_18_never_more_than_three(before: int, after: int) -> None:
    table = duel(["fire 2"], melee=1, dice=[8, 4], golem={"fire": before}).done()

    assert table.unit("golem").fire == after


def burning(fire: int, dice: list[int], resistance: int = 4) -> Summoning:
    cards = [creature("wolf", resistance=resistance)]
    return Summoning([own("wolf", (10, 10), fire=fire)], cards=cards, phase="end", round=2, dice=dice).done()


@pytest.mark.rule("SU-TRAIT-19")
@pytest.mark.parametrize(
    ("faces", "left"),
    [((2, 4, 6), 1), ((4, 4, 4), 0), ((5, 6, 7), 3), ((8, 8, 1), 2)],
)
def test_SU_TRAIT_19_three_dice_against_resistance(faces: tuple[int, ...], left: int) -> None:
    table = burning(3, [*faces, *[1] * left])

    assert table.rolls()[0] == faces
    assert table.unit("wolf").fire == left


@pytest.mark.rule("SU-TRAIT-19")
def test_SU_TRAIT_19_three_dice_whatever_the_number_of_markers() -> None:
    table = burning(1, [3, 3, 3])

    assert table.rolls()[0] == (3, 3, 3)
    assert (table.unit("wolf").fire, table.unit("wolf").lost) == (0, 0)


@pytest.mark.rule("SU-TRAIT-20")
def test_SU_TRAIT_20_what_is_left_burns_for_a_d4_each() -> None:
    """Resistance 4 does not help against the 3 and the 1."""
    table = burning(2, [5, 6, 7, 3, 1])

    assert table.unit("wolf").lost == 4
    assert table.unit("wolf").fire == 2
    assert [facts[1] for facts in table.facts("rolled")][:2] == [8, 4]


@pytest.mark.rule("SU-TRAIT-20")
def test_SU_TRAIT_20_and_the_test_comes_again_next_round() -> None:
    card = creature("wolf", resistance=4)
    dice = [7, 7, 7, 2, 6, 3, 8, 7, 7, 4]  # a test, its damage, the initiative, the control roll, a test
    table = Summoning([own("wolf", (10, 10), fire=1)], cards=[card], phase="end", round=2, dice=dice)
    table.go_on("turn").go_on("order")

    assert table.state.round == 4
    assert (table.unit("wolf").fire, table.unit("wolf").lost) == (0, 2)


# -- flyers ----------------------------------------------------------------------------------------------

WOOD = {"wood": {"kind": "wood", "at": [12, 10], "radius": 1}}
HOUSE = {"house": {"kind": "building", "at": [14, 10], "width": 2, "depth": 2}}


def flying(special: list[str], **more: Any) -> Summoning:
    units = [own("hawk", (10, 10)), *more.pop("units", ())]
    return Summoning(units, cards=[creature("hawk", special=special)], acting="hawk", **more)


@pytest.mark.rule("SU-TRAIT-21")
def test_SU_TRAIT_21_over_woods_and_units_without_penalty() -> None:
    others = [foe("golem", (12, 10)), own("imp", (13.5, 10))]
    table = flying(["flyer"], units=others, terrain=WOOD)

    assert table.refused("walk", "hawk", (15, 10)) == set()
    assert table.refused("walk", "hawk", (15.001, 10)) == {"SU-ACTION-04"}
    table = flying([], units=others, terrain=WOOD)
    assert table.because("walk", "hawk", (15, 10)) == {"through-base", "too-far-and-heavy"}


@pytest.mark.rule("SU-TRAIT-21")
def test_SU_TRAIT_21_over_houses_and_sources() -> None:
    source = {"source": {"kind": "small", "at": [12, 10]}}
    table = flying(["flyer"], terrain=HOUSE, objectives=source)

    assert table.refused("run", "hawk", (16, 10)) == set()
    assert flying([], terrain=HOUSE, objectives=source).refused("run", "hawk", (16, 10)) >= {"SU-TERRAIN-05"}


@pytest.mark.rule("SU-TRAIT-22")
@pytest.mark.parametrize(("x", "rules"), [(14, {"SU-TRAIT-22"}), (12.42, {"SU-TRAIT-22"}), (12.4, set())])
def test_SU_TRAIT_22_not_onto_a_house(x: float, rules: set[str]) -> None:
    """The base of 30 mm reaches 0.591 inches from its middle; the wall stands at 13."""
    assert flying(["flyer"], terrain=HOUSE).refused("walk", "hawk", (x, 10)) == rules


@pytest.mark.rule("SU-TRAIT-22")
def test_SU_TRAIT_22_nor_onto_others_but_into_a_wood() -> None:
    source = {"source": {"kind": "small", "at": [10, 14]}}
    table = flying(["flyer"], units=[foe("golem", (13, 10))], objectives=source, terrain=WOOD)

    assert table.because("walk", "hawk", (13, 10.5)) == {"through-base"}
    assert table.because("walk", "hawk", (10, 14)) == {"through-objective"}
    assert table.refused("walk", "hawk", (11.5, 10)) == set()


@pytest.mark.rule("SU-TRAIT-22")
def test_SU_TRAIT_22_says_so_in_both_languages() -> None:
    english, german = flying(["flyer"], terrain=HOUSE).sentences("walk", "hawk", (14, 10))

    assert "Intact Building" in english
    assert "Intaktes Gebäude" in german


@pytest.mark.rule("SU-TRAIT-23")
@pytest.mark.parametrize(("special", "rules"), [(["flyer"], set()), ([], {"SU-CHARGE-03"})])
def test_SU_TRAIT_23_charging_over_somebody(special: list[str], rules: set[str]) -> None:
    """The imp is small enough to look over."""
    units = [own("imp", (13, 10)), foe("golem", (16, 10), ap=0)]
    cards = [creature("hawk", special=special), creature("imp", size=1)]
    table = Summoning([own("hawk", (10, 10)), *units], cards=cards, dice=[1, 1, 1], acting="hawk")

    assert table.refused("charge", "hawk", "golem", near("golem", 0, WEST)) == rules
    if not rules:
        table.say("charge", "hawk", "golem", near("golem", 0, WEST)).say("melee", "hawk", "golem").done()
        assert table.gap("hawk", "golem") <= 0.01


@pytest.mark.rule("SU-TRAIT-23")
def test_SU_TRAIT_23_who_is_not_seen_is_not_charged() -> None:
    table = flying(["flyer"], terrain=HOUSE, units=[foe("golem", (17, 10))])

    assert table.refused("charge", "hawk", "golem", near("golem", 0, WEST)) == {"SU-CHARGE-04"}


@pytest.mark.rule("SU-TRAIT-21")
def test_SU_TRAIT_21_no_test_for_enemies_below_but_for_those_it_leaves() -> None:
    """a98"""
    table = flying(["flyer"], units=[foe("golem", (12, 10))]).say("walk", "hawk", (15, 10))
    assert table.happened("moved", "hawk")
    assert not table.happened("disengaged")

    cards = [creature("hawk", special=["flyer"])]
    units = [own("hawk", (10, 10)), foe("golem", near("hawk"))]
    table = Summoning(units, cards=cards, dice=[8, 8, 8], acting="hawk").say("walk", "hawk", (10, 14)).done()
    assert table.happened("stuck", "hawk")


# -- frost venom -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-24")
def test_SU_TRAIT_24_one_more_for_each_marker_that_lies_there() -> None:
    """(4 + 2 - 3) + (2 + 2 - 3) = 4, and then the third marker."""
    table = duel(["frost-venom", "ice 1"], dice=[8, 8, 4, 2], golem={"resistance": 3, "ice": 2}).done()

    assert table.unit("golem").lost == 4
    assert table.unit("golem").ice == 3


@pytest.mark.rule("SU-TRAIT-24")
@pytest.mark.parametrize("ice", [0, 1, 2, 3])
def test_SU_TRAIT_24_marker_by_marker(ice: int) -> None:
    table = duel(["frost-venom"], melee=1, dice=[8, 4], golem={"ice": ice}).done()

    assert table.unit("golem").lost == 4 + ice


@pytest.mark.rule("SU-TRAIT-24")
def test_SU_TRAIT_24_markers_do_nothing_without_the_venom() -> None:
    assert duel([], melee=1, dice=[8, 4], golem={"ice": 3}).done().unit("golem").lost == 4


# -- combat area -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-25")
@pytest.mark.parametrize(("gap", "rules"), [(0, set()), (2, set()), (2.001, {"SU-ATTACK-08"})])
def test_SU_TRAIT_25_melee_over_a_distance(gap: float, rules: set[str]) -> None:
    units = [own("kraken", (10, 10)), foe("golem", near("kraken", gap))]
    table = Summoning(units, cards=[creature("kraken", melee=2, reach=2, strikes=["combat-area"])], acting="kraken")

    assert table.refused("melee", "kraken", "golem") == rules
    assert table.offered("melee") == (set() if rules else {"golem"})


# -- mighty ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-26")
def test_SU_TRAIT_26_each_die_of_the_damage() -> None:
    """(3 + 2 - 4) + (5 + 2 - 4) = 4"""
    table = duel(["mighty 2"], dice=[8, 8, 3, 5], golem={"resistance": 4}).done()

    assert table.unit("golem").lost == 4


@pytest.mark.rule("SU-TRAIT-26")
def test_SU_TRAIT_26_shots_as_well() -> None:
    units = [own("archer", (10, 10)), foe("golem", near("archer", 6), ap=0)]
    cards = [creature("archer", ranged=2, strikes=["mighty 1"]), creature("golem", resistance=4)]
    table = Summoning(units, cards=cards, dice=[8, 8, 3, 5], acting="archer").say("ranged", "archer", "golem").done()

    assert table.unit("golem").lost == 2
