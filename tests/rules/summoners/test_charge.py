"""SU-CHARGE: a straight line into melee, what forbids it, and the free attack at its end."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Summoning, attack, creature, foe, near, own, spell, summoner
from tercio.kernel import Answer, snapshot
from tercio.texts import Speaker

LONG = creature("squid", melee=2, reach=2, strikes=["combat-area"])


def charging(*others: Entry, gap: float = 4, cards: Any = (), dice: Any = (), **more: Any) -> Summoning:
    """A cobra (2 AP, runs 8 inches, 2 dice) and a golem without points, so far to the east."""
    units = [own("cobra", (10, 10)), foe("golem", near("cobra", gap), ap=0), *others]
    return Summoning(units, cards=cards, acting="cobra", dice=dice, **more)


def spoken(table: Summoning, *words: Any) -> dict[str, list[str]]:
    refusals = table.judge("charge", *words).refusals
    return {lang: [Speaker(table.match.game, lang).because(table.state, r) for r in refusals] for lang in ("en", "de")}


INTO_CONTACT = near("golem", 0, WEST)


# -- how far ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-CHARGE-01")
@pytest.mark.parametrize(("gap", "refused"), [(8, set()), (8.001, {"SU-CHARGE-01"}), (8.5, {"SU-CHARGE-01"})])
def test_SU_CHARGE_01_two_points_and_the_second_movement_value(gap: float, refused: set[str]) -> None:
    table = charging(gap=gap)

    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == refused
    if not refused:
        table.say("charge", "cobra", "golem", INTO_CONTACT)
        assert table.gap("cobra", "golem") == 0
        assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-CHARGE-01")
@pytest.mark.parametrize(("gap", "is_offered"), [(8, True), (8.01, True), (8.011, False)])
def test_SU_CHARGE_01_whoever_is_out_of_reach_is_not_offered(gap: float, is_offered: bool) -> None:
    """Ten mils still count as contact."""
    assert ("golem" in charging(gap=gap).offered("charge")) is is_offered


@pytest.mark.rule("SU-CHARGE-01")
def test_SU_CHARGE_01_with_one_point_nobody_charges() -> None:
    units = [own("cobra", (10, 10), ap=1), foe("golem", near("cobra", 4))]
    table = Summoning(units, acting="cobra")

    assert "charge" not in table.keys()
    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == {"SU-ACTION-01"}


@pytest.mark.rule("SU-CHARGE-01")
def test_SU_CHARGE_01_through_heavy_terrain_at_double_cost() -> None:
    """a47: of 4 inches 2 lie in the wood, so that 6 are needed."""
    wood = {"wood": {"kind": "bush", "at": [12.591, 10], "width": 2, "depth": 2, "size": 1}}
    fast = charging(terrain=wood, cards=[creature("cobra", run=6)])
    slow = charging(terrain=wood, cards=[creature("cobra", run=5.9)])

    assert fast.refused("charge", "cobra", "golem", INTO_CONTACT) == set()
    assert slow.refused("charge", "cobra", "golem", INTO_CONTACT) == {"SU-CHARGE-01"}


@pytest.mark.rule("SU-CHARGE-01")
def test_SU_CHARGE_01_all_that_is_wrong_with_a_charge_is_said_at_once() -> None:
    """Beyond the edge, through a friend, too long, beside the target."""
    table = charging(own("imp", (10, 5)))
    before = snapshot(table.match)
    verdict = table.judge("charge", "cobra", "golem", (10, 0))
    found = {(refusal.rule, refusal.because): refusal.facts for refusal in verdict.refusals}

    assert found == {
        ("SU-TERRAIN-06", "off-the-table"): (10_000, 0),
        ("SU-CHARGE-03", "through-base"): (table.number("imp"),),
        ("SU-CHARGE-01", "too-far"): (10_000, 8_000),
        ("SU-CHARGE-02", "does-not-reach"): (table.number("golem"), 10_081, 10),
    }
    assert snapshot(table.match) == before


# -- a straight line into melee ------------------------------------------------------------------------------


@pytest.mark.rule("SU-CHARGE-02")
def test_SU_CHARGE_02_a_line_has_no_corners() -> None:
    table = charging()

    assert table.because("charge", "cobra", "golem", (12, 11), INTO_CONTACT) == {"not-straight"}
    assert spoken(table, "cobra", "golem", (12, 11), INTO_CONTACT)["de"] == [
        "Ein Sturmangriff ist eine gerade Linie; dieser Weg hat 2 Ecken."
    ]


@pytest.mark.rule("SU-CHARGE-02")
def test_SU_CHARGE_02_around_a_corner_nobody_is_reached() -> None:
    """A low wall, over which the golem is seen, is wider than a straight line could pass."""
    wall = {"wall": {"kind": "boulder", "at": [12.5, 10], "width": 1, "depth": 4, "size": 1}}
    table = charging(terrain=wall)

    assert "charge" not in table.keys()
    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == {"SU-TERRAIN-05"}
    assert table.because("charge", "cobra", "golem", (11, 13), INTO_CONTACT) == {"not-straight"}


@pytest.mark.rule("SU-CHARGE-02")
@pytest.mark.parametrize(("gap", "refused"), [(0, set()), (0.01, set()), (0.011, {"SU-CHARGE-02"})])
def test_SU_CHARGE_02_it_has_to_end_in_melee(gap: float, refused: set[str]) -> None:
    assert charging().refused("charge", "cobra", "golem", near("golem", gap, WEST)) == refused


@pytest.mark.rule("SU-CHARGE-02")
def test_SU_CHARGE_02_the_side_of_the_target_is_the_charger_s_choice() -> None:
    table = charging(foe("imp", (20, 20)))

    assert table.refused("charge", "cobra", "golem", near("golem", 0, 150)) == set()
    assert table.refused("charge", "cobra", "golem", near("golem", 0, 210)) == set()
    assert table.refused("charge", "cobra", "golem", near("golem", 0, EAST)) == {"SU-CHARGE-03"}


@pytest.mark.rule("SU-CHARGE-02")
def test_SU_CHARGE_02_only_enemies_are_charged() -> None:
    table = charging(own("imp", (10, 16)))

    assert table.offered("charge") == {"golem"}
    assert "not-an-enemy" in table.because("charge", "cobra", "imp", near("imp", 0, SOUTH))


# -- what is in the way ----------------------------------------------------------------------------------------


def picture(elemental: tuple[float, float], **more: Any) -> Summoning:
    """The picture of the book: a wind servant, its enemies, and an air elemental beside the line to one of them."""
    cards = [
        creature("wind-servant"),
        creature("air-elemental", base=50, size=4),
        creature("glow-hyena", size=1),
        creature("lava-ray", base=40, size=2),
    ]
    units = [
        own("wind-servant", (10, 10)),
        own("air-elemental", elemental),
        foe("glow-hyena", (15, 12)),
        foe("lava-ray", (10, 17)),
    ]
    return Summoning(units, cards=cards, acting="wind-servant", **more)


@pytest.mark.rule("SU-CHARGE-03")
def test_SU_CHARGE_03_the_wind_servant_sees_both_and_charges_one() -> None:
    table = picture((10.8, 13.5))

    assert table.offered("charge") == {"glow-hyena"}
    assert table.refused("charge", "wind-servant", "lava-ray", near("lava-ray", 0, SOUTH)) == {"SU-CHARGE-03"}
    assert spoken(table, "wind-servant", "lava-ray", near("lava-ray", 0, SOUTH)) == {
        "en": ["Air Elemental (Red) is in the way."],
        "de": ["Air Elemental (Rot) steht im Weg."],
    }


@pytest.mark.rule("SU-CHARGE-03")
def test_SU_CHARGE_03_with_the_elemental_further_away_it_charges_either() -> None:
    assert picture((11.2, 13.5)).offered("charge") == {"glow-hyena", "lava-ray"}


@pytest.mark.rule("SU-CHARGE-03")
def test_SU_CHARGE_03_why_not_is_told_without_a_line_too() -> None:
    table = picture((10.8, 13.5))

    assert table.refused("charge", "wind-servant", "lava-ray") == {"SU-CHARGE-03"}
    assert table.refused("charge", "wind-servant", "glow-hyena") == {"K-ASK-04"}


@pytest.mark.rule("SU-CHARGE-03")
@pytest.mark.parametrize(("left", "right", "is_offered"), [(8.816, 11.184, True), (8.82, 11.18, False)])
def test_SU_CHARGE_03_a_gap_as_wide_as_the_base_is_found(left: float, right: float, is_offered: bool) -> None:
    """Two friends let nothing but a line straight to the north through, and the target stands aside of it."""
    friends = [own("imp", (left, 13)), own("imp2", (right, 13))]
    table = Summoning([own("cobra", (10, 10)), foe("golem", (10.6, 16), ap=0), *friends], acting="cobra")

    assert ("golem" in table.offered("charge")) is is_offered


def scene(seed: int) -> Summoning:
    """A golem a few inches north of a cobra, with some bases and perhaps a rock around the line between them."""
    random = Random(seed)
    long = {"reach": 2, "strikes": ["combat-area"]} if random.random() < 0.3 else {}
    cards = [creature("cobra", **long), creature("golem", size=3), creature("imp", size=1)]
    golem = (round(random.uniform(9, 11), 3), round(random.uniform(13.3, 17), 3))
    units = [own("cobra", (10, 10)), foe("golem", golem)]
    places = [(10.0, 10.0), golem]
    for number in range(random.randint(2, 7)):
        at = (round(random.uniform(8, 12), 3), round(random.uniform(9, 18), 3))
        if all([(at[0] - x) ** 2 + (at[1] - y) ** 2 > 1.2**2 for x, y in places]):
            places.append(at)
            units.append((own if random.random() < 0.7 else foe)(f"imp{number}", at))
    return Summoning(units, cards=cards, acting="cobra")


@pytest.mark.rule("SU-CHARGE-03")
@pytest.mark.parametrize("seed", range(24))
def test_SU_CHARGE_03_a_target_is_offered_wherever_one_of_many_lines_is_free(seed: int) -> None:
    table = scene(seed)
    cobra, golem = table.unit("cobra"), table.unit("golem")
    reaches = [1_187, 1_182 + 1_999] if cobra.profile.area else [1_187]
    free = False
    for far in reaches:
        for turn in range(360):
            angle = turn * pi / 180
            end = (round(golem.at[0] + far * cos(angle)), round(golem.at[1] + far * sin(angle)))
            refusals = table.match.judge(Answer(0, "charge", cobra.id, (golem.id,), (end,))).refusals
            free = free or not [refusal for refusal in refusals if not refusal.rule.startswith("K-")]

    assert not free or "golem" in table.offered("charge")


@pytest.mark.rule("SU-CHARGE-03")
def test_SU_CHARGE_03_flyers_pass_over_whoever_is_in_the_way() -> None:
    units = [own("imp", (12.5, 10)), own("imp2", (12.5, 11.3)), own("imp3", (12.5, 8.7))]
    cards = [creature("cobra", special=["flyer"]), creature("imp", size=1)]
    table = charging(*units, cards=cards)

    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == set()
    assert table.refused("charge", "cobra", "golem", near("golem", 0, EAST)) == set()
    assert charging(*units, cards=cards[1:]).offered("charge") == set()


@pytest.mark.rule("SU-CHARGE-03")
def test_SU_CHARGE_03_a_flyer_finds_the_only_free_place_behind_the_target() -> None:
    around = [own(f"imp{angle}", near("golem", 0, angle)) for angle in (100, 170, 240)]
    table = charging(*around, cards=[creature("cobra", special=["flyer"]), creature("imp", size=1)])

    assert table.offered("charge") == {"golem"}


@pytest.mark.rule("SU-CHARGE-03", "SU-DISENGAGE-01")
def test_SU_CHARGE_03_no_line_leads_through_the_hold_of_another_enemy() -> None:
    """a40: a unit that enters a combat area has to test when it leaves it, with Walk or Run; a charge cannot."""
    table = charging(foe("squid", (12.5, 13)), gap=6, cards=[LONG])
    assert table.offered("charge") == {"golem", "squid"}
    verdict = table.judge("charge", "cobra", "golem", INTO_CONTACT)

    assert [(r.rule, r.because, r.facts) for r in verdict.refusals] == [
        ("SU-DISENGAGE-01", "charge-leaves", (table.number("squid"),))
    ]
    assert table.refused("charge", "cobra", "golem", near("golem", 0, 230)) == set()
    assert spoken(table, "cobra", "golem", INTO_CONTACT)["en"] == [
        "Squid (Blue) holds the unit; nobody disengages by charging."
    ]


@pytest.mark.rule("SU-CHARGE-03")
def test_SU_CHARGE_03_an_area_in_which_the_charge_ends_does_not_matter() -> None:
    table = charging(foe("squid", near("golem", 0, NORTH), ap=0), cards=[LONG], dice=[1] * 3)

    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == set()


# -- what must be so at the start ------------------------------------------------------------------------------


@pytest.mark.rule("SU-CHARGE-04")
def test_SU_CHARGE_04_behind_a_building_nobody_is_charged() -> None:
    wall = {"wall": {"kind": "building", "at": [12.5, 10], "width": 1, "depth": 6}}
    table = charging(terrain=wall)

    assert "charge" not in table.keys()
    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == {"SU-CHARGE-04", "SU-TERRAIN-05"}


@pytest.mark.rule("SU-CHARGE-04")
def test_SU_CHARGE_04_a_free_way_is_not_enough() -> None:
    """Three inches of wood let nobody see through; to run through them costs 7 of 8 inches."""
    wood = {"wood": {"kind": "wood", "at": [12.6, 10], "width": 3, "depth": 8}}
    table = charging(terrain=wood)

    assert table.offered("charge") == set()
    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == {"SU-CHARGE-04"}
    assert spoken(table, "cobra", "golem", INTO_CONTACT) == {
        "en": ["There is no line of sight to Golem (Blue); in the way: Wood."],
        "de": ["Golem (Blau) ist nicht zu sehen; im Weg: Wald."],
    }


@pytest.mark.rule("SU-CHARGE-05")
def test_SU_CHARGE_05_in_contact_with_one_enemy_nobody_charges_another() -> None:
    table = charging(foe("imp", near("cobra", 0, WEST)))

    assert "charge" not in table.keys()
    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == {"SU-CHARGE-05"}
    assert spoken(table, "cobra", "golem", INTO_CONTACT) == {
        "en": ["Cobra (Red) is in melee with Imp (Blue) and cannot charge."],
        "de": ["Cobra (Rot) und Imp (Blau) sind schon im Nahkampf; da ist kein Sturmangriff möglich."],
    }


@pytest.mark.rule("SU-CHARGE-05")
@pytest.mark.parametrize(("gap", "refused"), [(2, {"SU-CHARGE-05"}), (2.001, set())])
def test_SU_CHARGE_05_an_enemy_combat_area_counts_like_contact(gap: float, refused: set[str]) -> None:
    """a42"""
    table = charging(foe("squid", near("cobra", gap, WEST)), cards=[LONG])

    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == refused


@pytest.mark.rule("SU-CHARGE-05", "SU-CHARGE-06")
def test_SU_CHARGE_05_the_target_s_own_area_is_no_other_enemy_s() -> None:
    """a42: from 2.5 inches away, inside a combat area of 3 inches, its owner may be charged; nobody else."""
    cards = [creature("golem", melee=2, reach=3, strikes=["combat-area"])]
    table = charging(foe("imp", (10, 15)), gap=2.5, cards=cards)

    assert table.offered("charge") == {"golem"}
    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == set()
    assert table.refused("charge", "cobra", "imp", near("imp", 0, SOUTH)) == {"SU-CHARGE-05"}


@pytest.mark.rule("SU-CHARGE-05")
def test_SU_CHARGE_05_friends_in_contact_do_not_matter() -> None:
    table = charging(own("imp", near("cobra", 0, WEST)))

    assert table.refused("charge", "cobra", "golem", INTO_CONTACT) == set()


@pytest.mark.rule("SU-CHARGE-06")
@pytest.mark.parametrize(("gap", "is_allowed"), [(1.9, False), (1.999, False), (2, True), (2.001, True)])
def test_SU_CHARGE_06_at_least_two_inches_from_base_to_base(gap: float, is_allowed: bool) -> None:
    table = charging(gap=gap)
    verdict = table.judge("charge", "cobra", "golem", INTO_CONTACT)

    assert bool(verdict) is is_allowed
    assert ("charge" in table.keys()) is is_allowed
    if not is_allowed:
        facts = (table.number("golem"), round(gap * 1000), 2_000)
        assert [(r.rule, r.because, r.facts) for r in verdict.refusals] == [("SU-CHARGE-06", "too-near", facts)]


@pytest.mark.rule("SU-CHARGE-06")
def test_SU_CHARGE_06_large_bases_are_measured_from_their_edges() -> None:
    """With bases of 50 mm the middles are 1.969 + 2 inches apart."""
    cards = [creature("cobra", base=50), creature("golem", base=50)]
    units = [own("cobra", (10, 10)), foe("golem", (13.968, 10), ap=0)]

    assert charging(gap=2, cards=cards).offered("charge") == {"golem"}
    assert Summoning(units, cards=cards, acting="cobra").offered("charge") == {"golem"}
    units[1] = foe("golem", (13.967, 10), ap=0)
    assert Summoning(units, cards=cards, acting="cobra").offered("charge") == set()


# -- the free attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-CHARGE-07")
def test_SU_CHARGE_07_the_attack_costs_nothing_and_has_a_die_more() -> None:
    table = charging(cards=[creature("cobra", melee=2)], dice=[1] * 3)
    table.say("charge", "cobra", "golem", INTO_CONTACT)
    assert table.question() == (0, "free-attack")
    assert table.unit("cobra").ap == 0
    table.say("melee", "cobra", "golem").done()

    assert table.rolls() == [(1, 1, 1)]
    assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-CHARGE-07")
def test_SU_CHARGE_07_whoever_charges_need_not_strike() -> None:
    table = charging(cards=[creature("cobra", ap=3)])
    table.say("charge", "cobra", "golem", INTO_CONTACT).say("pass")

    assert table.question() == (0, "act")
    assert table.facts("strikes") == []
    assert table.unit("cobra").ap == 1


@pytest.mark.rule("SU-CHARGE-07")
def test_SU_CHARGE_07_the_attack_goes_at_the_target_of_the_charge() -> None:
    """a65: not at somebody else whom the charge brings into contact."""
    table = charging(foe("imp", (13, 11.182), ap=0), gap=3)
    table.say("charge", "cobra", "golem", INTO_CONTACT)

    assert table.offered("melee") == {"golem"}
    assert table.because("melee", "cobra", "imp") == {"not-the-charged"}


@pytest.mark.rule("SU-CHARGE-07")
def test_SU_CHARGE_07_the_target_may_react_to_it() -> None:
    """The worked example of the counterstrike: 2 + 1 dice against 3, one success against two."""
    cards = [creature("earth-golem", melee=2, reflex=3, resistance=4), creature("ice-elemental", melee=3, reflex=3)]
    units = [own("earth-golem", (10, 10)), foe("ice-elemental", near("earth-golem", 4))]
    table = Summoning(units, cards=cards, acting="earth-golem", dice=[2, 1, 5, 2, 6, 7, 3, 8, 5])
    table.say("charge", "earth-golem", "ice-elemental", near("ice-elemental", 0, WEST))
    table.say("melee", "earth-golem", "ice-elemental").say("counterstrike").done()

    assert table.rolls() == [(2, 1, 5), (2, 6, 7), (3,), (8, 5)]
    assert table.unit("ice-elemental").lost == 3
    assert table.unit("earth-golem").lost == 5
    assert table.unit("ice-elemental").ap == 1


@pytest.mark.rule("SU-CHARGE-07", "SU-REACH-02")
def test_SU_CHARGE_07_out_of_a_combat_area_the_attack_needs_no_contact() -> None:
    units = [own("squid", (10, 10)), foe("golem", near("squid", 9.5), ap=0)]
    table = Summoning(units, cards=[LONG], acting="squid", dice=[1] * 3)
    assert table.refused("charge", "squid", "golem", near("golem", 2.001, WEST)) == {"SU-CHARGE-02"}
    assert table.refused("charge", "squid", "golem", near("golem", 1.499, WEST)) == {"SU-CHARGE-01"}
    table.say("charge", "squid", "golem", near("golem", 2, WEST)).say("melee", "squid", "golem").done()

    assert table.rolls() == [(1, 1, 1)]


@pytest.mark.rule("SU-CHARGE-08")
def test_SU_CHARGE_08_the_bonus_is_for_the_free_attack_only() -> None:
    table = charging(cards=[creature("cobra", ap=3, melee=2)], dice=[1] * 5)
    table.say("charge", "cobra", "golem", INTO_CONTACT).say("melee", "cobra", "golem")
    assert table.unit("cobra").ap == 1
    table.say("melee", "cobra", "golem").done()

    assert [len(faces) for faces in table.rolls()] == [3, 2]
    assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-CHARGE-08")
def test_SU_CHARGE_08_who_let_the_free_attack_go_has_no_bonus_later() -> None:
    table = charging(cards=[creature("cobra", ap=3, melee=2)], dice=[1] * 2)
    table.say("charge", "cobra", "golem", INTO_CONTACT).say("pass").say("melee", "cobra", "golem").done()

    assert [len(faces) for faces in table.rolls()] == [2]


@pytest.mark.rule("SU-CHARGE-07", "SU-MREACT-08")
def test_SU_CHARGE_07_a_free_attack_that_lapses_is_told() -> None:
    """a115: pushed back two inches, eight inches carry the ogre to one inch before the archer."""
    thunder = creature("archer", attacks=[attack("clap", ranged=1, reach=12, special=["knockback"])])
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 7))]
    table = Summoning(units, cards=[thunder, creature("ogre", run=8, reflex=2)], dice=[8, 1], acting="ogre")
    table.say("charge", "ogre", "archer", near("archer", 0, 180)).say("defensive-shot").say("push")

    assert table.happened("free-attack-lapses", "ogre", "archer", rule="SU-CHARGE-07")


@pytest.mark.rule("SU-MREACT-02", "SU-SPELL-03")
def test_SU_MREACT_02_nobody_shoots_at_whoever_a_spell_puts_down() -> None:
    """a114: a step of the wind has no way to take aim along."""
    step = spell("step", {"verb": "carry"}, target="point", reach=8)
    units = [own("mage", (10, 10)), foe("archer", (10, 17.183))]
    cards = [summoner("mage", powers=[step]), creature("archer", ranged=2, reach=12)]
    table = Summoning(units, cards=cards, acting="mage", players=[{"gems": 5}, {}])
    table.say("cast", "mage", (10, 16), spell="step")

    assert table.question() == (0, "act")
