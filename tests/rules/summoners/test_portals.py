"""SU-SCEN-17 to SU-SCEN-23: what portals do to moves; how they are agreed on and scored is in test_preparing."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, Entry, Place, Summoning, attack, creature, foe, near, own, spell, summoner
from tercio.kernel import snapshot
from tercio.texts import Speaker

PORTALS = {"in": {"kind": "portal", "at": [10, 10]}, "out": {"kind": "portal", "at": [26, 26]}}
THIRD = {"third": {"kind": "portal", "at": [26, 10]}}
ENTRY, EXIT = (10.0, 8.425), (26.0, 27.575)  # a base of 30 mm touches the one and the other
SQUID = creature("squid", melee=2, reach=2, strikes=["combat-area"])


def traveller(*others: Entry, **more: Any) -> Summoning:
    """An imp that walks 5 inches, and has 3.425 inches to the first portal."""
    objectives = {**PORTALS, **more.pop("objectives", {})}
    return Summoning([own("imp", (10, 5)), *others], acting="imp", scenario="s2", objectives=objectives, **more)


def walked(table: Summoning, *places: Place) -> Summoning:
    return table.say("walk", "imp", "in", "out", *places)


@pytest.mark.rule("SU-SCEN-17")
def test_SU_SCEN_17_portals_stand_in_the_way_like_relics() -> None:
    """a90: 50 mm, impassable."""
    table = traveller()

    assert table.objective("in").radius == 984
    assert table.refused("run", "imp", (10, 12)) == {"SU-SCEN-11"}


@pytest.mark.rule("SU-SCEN-18", "SU-SCEN-19")
def test_SU_SCEN_18_whoever_came_through_controls_the_portal_he_came_out_of() -> None:
    """a90"""
    table = Summoning(
        [own("imp", (10, 5))], acting="imp", scenario="s2", objectives=PORTALS, options=["portals"], dice=[6, 3]
    )
    walked(table, ENTRY, EXIT).go_on("first")

    assert [table.player(seat).points for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("SU-SCEN-19")
@pytest.mark.parametrize(("y", "enters"), [(8.425, True), (8.415, True), (8.414, False), (7.925, False)])
def test_SU_SCEN_19_contact_is_needed_to_enter(y: float, enters: bool) -> None:
    """Half an inch from the portal nobody enters; ten mils are contact."""
    table = traveller()
    verdict = table.judge("walk", "imp", "in", "out", (10, y), EXIT)

    assert bool(verdict) is enters
    if not enters:
        found = {(r.rule, r.because): r.facts for r in verdict.refusals}
        assert found["SU-SCEN-19", "not-at-portal"] == (table.number("in"), table.number("out"))


@pytest.mark.rule("SU-SCEN-19")
@pytest.mark.parametrize("place", [(26, 27.586), (26, 28)])
def test_SU_SCEN_19_contact_is_needed_on_the_other_side(place: Place) -> None:
    assert "not-at-portal" in traveller().because("walk", "imp", "in", "out", ENTRY, place)


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_nobody_stays_off_the_board() -> None:
    """Entering without coming out is no way through; and nothing has changed after the refusal."""
    table = traveller()
    before = snapshot(table.match)

    assert table.refused("walk", "imp", "in", "out", ENTRY) == {"SU-SCEN-19"}
    assert table.refused("walk", "imp", "in", ENTRY) == {"SU-SCEN-19"}
    assert snapshot(table.match) == before


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_of_several_portals_any_other_leads_out() -> None:
    table = traveller(objectives=THIRD)

    assert table.offered("walk") == {"in", "out", "third"}
    table.say("walk", "imp", "in", "third", ENTRY, (26, 8.425))
    assert table.at("imp") == (26, 8.425)


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_entering_is_voluntary() -> None:
    """a90: a unit that walks into contact may stay there."""
    table = traveller().say("walk", "imp", ENTRY)

    assert table.at("imp") == ENTRY
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_there_must_be_room_beside_the_other_portal() -> None:
    """a90: where somebody stands nobody comes out, and a portal that is surrounded leads nowhere."""
    table = traveller(foe("ogre", (26, 28)))
    ring = [own(f"ogre{angle}", near_marker(angle)) for angle in range(0, 360, 45)]
    shut = traveller(*ring)

    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT) == {"SU-ACTION-22"}
    assert table.refused("walk", "imp", "in", "out", ENTRY, (26, 24.425)) == set()
    for place in ring_of(range(0, 360, 15)):
        assert shut.refused("walk", "imp", "in", "out", ENTRY, place) == {"SU-ACTION-22"}


def near_marker(angle: int) -> Place:
    return ring_of([angle])[0]


def ring_of(angles: Any) -> list[tuple[float, float]]:
    """Places in contact with the second portal."""
    return [(round(26 + 1.58 * cos(a * pi / 180), 3), round(26 + 1.58 * sin(a * pi / 180), 3)) for a in angles]


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_why_not_is_told_in_both_languages() -> None:
    table = traveller()
    (refusal,) = table.judge("walk", "imp", "in", "in", ENTRY).refusals

    assert [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")] == [
        "A way through portals needs two different ones, one in and one out; 2 chosen.",
        "Ein Weg durch Portale braucht zwei verschiedene, hinein und hinaus; gewählt: 2.",
    ]


@pytest.mark.rule("SU-SCEN-20")
@pytest.mark.parametrize(("more", "refused"), [(1.575, set()), (1.576, {"SU-ACTION-04"})])
def test_SU_SCEN_20_what_is_left_of_the_movement_may_be_used(more: float, refused: set[str]) -> None:
    """3.425 of 5 inches lead to the portal, so that 1.575 are left behind the other one."""
    table = traveller()

    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT, (26, round(27.575 + more, 3))) == refused


@pytest.mark.rule("SU-SCEN-20")
def test_SU_SCEN_20_three_of_five_inches_used_leave_two() -> None:
    """The figures of the ledger."""
    units = [own("imp", (10, 5.425))]
    table = Summoning(units, acting="imp", scenario="s2", objectives=PORTALS)

    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT, (28.001, 27.575)) == {"SU-ACTION-04"}
    assert walked(table, ENTRY, EXIT, (28, 27.575)).at("imp") == (28, 27.575)
    assert table.unit("imp").ap == 1


@pytest.mark.rule("SU-SCEN-21")
def test_SU_SCEN_21_once_in_a_move_and_again_in_the_next() -> None:
    """Back by the portal out of which it came: not in this walk, but in the run that follows."""
    table = traveller(cards=[creature("imp", ap=3)])
    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT, ENTRY) >= {"SU-ACTION-04"}
    walked(table, ENTRY, EXIT)

    assert table.say("run", "imp", "out", "in", EXIT, ENTRY).at("imp") == ENTRY


@pytest.mark.rule("SU-SCEN-21")
def test_SU_SCEN_21_no_third_portal_in_the_same_move() -> None:
    table = traveller(objectives=THIRD)

    assert table.refused("walk", "imp", "in", "out", "third", ENTRY, EXIT, (26, 8.425)) >= {"SU-SCEN-19"}


@pytest.mark.rule("SU-SCEN-22")
def test_SU_SCEN_22_a_charge_through_portals_is_refused_even_in_sight_of_the_target() -> None:
    table = traveller(foe("ogre", (26, 28.757)), cards=[creature("ogre", size=5)])
    verdict = table.judge("charge", "imp", "ogre", "in", "out", ENTRY, EXIT)

    assert table.offered("charge") == set()
    assert {r.because for r in verdict.refusals} >= {"charge-through-portal", "not-straight"}
    assert [r.facts for r in verdict.refusals if r.because == "charge-through-portal"] == [
        (table.number("in"),),
        (table.number("out"),),
    ]


@pytest.mark.rule("SU-SCEN-23")
def test_SU_SCEN_23_a_walk_through_portals_may_end_in_contact() -> None:
    table = walked(traveller(foe("ogre", (26, 29.5), ap=0), dice=[1, 1]), ENTRY, EXIT, (26, 28.316))

    assert table.gap("imp", "ogre") <= 0.01
    assert table.offered("melee") == {"ogre"}


@pytest.mark.rule("SU-SCEN-23")
def test_SU_SCEN_23_who_is_met_there_may_shoot_from_where_the_move_began() -> None:
    """a90: it began far away, so that a defensive shot is possible although the portal is beside the archer."""
    archer = foe("archer", (26, 28.757))
    table = walked(traveller(archer, cards=[creature("archer", ranged=2)], dice=[1]), ENTRY, EXIT)

    assert table.question() == (1, "defensive-shot")
    table.say("defensive-shot").done()
    assert table.at("imp") == EXIT


# -- holds before and behind a portal --------------------------------------------------------------------------


@pytest.mark.rule("SU-SCEN-19", "SU-DISENGAGE-01")
def test_SU_SCEN_19_whoever_is_held_tests_before_he_goes_through() -> None:
    units = [own("imp", (10, 8.425)), foe("golem", near("imp", 0, EAST))]
    table = Summoning(units, acting="imp", scenario="s2", objectives=PORTALS, dice=[8] * 3)
    walked(table, ENTRY, EXIT).done()

    assert table.at("imp") == ENTRY
    assert table.unit("imp").moves == 0


@pytest.mark.rule("SU-SCEN-19", "SU-DISENGAGE-01")
@pytest.mark.parametrize(("faces", "end"), [([8, 8, 8, 8], ENTRY), ([1, 1, 8, 8], EXIT)])
def test_SU_SCEN_19_a_combat_area_in_front_of_the_portal_is_left_by_a_test(faces: list[int], end: Place) -> None:
    """a40: through a portal one leaves it, too."""
    table = traveller(foe("squid", (12.6, 8.425)), cards=[SQUID], dice=faces)
    walked(table, ENTRY, EXIT).done()

    assert table.at("imp") == end
    assert table.unit("imp").moves == 1


@pytest.mark.rule("SU-SCEN-19", "SU-DISENGAGE-01")
def test_SU_SCEN_19_whoever_gets_away_at_the_portal_goes_through_it_and_not_across_the_board() -> None:
    """Half-way between the two portals somebody chills whoever comes into contact."""
    units = [foe("squid", (12.6, 8.425)), foe("spider", (18, 18))]
    table = traveller(*units, cards=[SQUID, creature("spider", special=["polar-aura"])], dice=[1, 1, 8, 8])
    walked(table, ENTRY, EXIT).done()

    assert (table.at("imp"), table.unit("imp").ice) == (EXIT, 0)


@pytest.mark.rule("SU-SCEN-20", "SU-DISENGAGE-01")
def test_SU_SCEN_20_after_a_test_on_the_way_the_portal_still_leads_through() -> None:
    """The imp gets out of an area before the portal; a unit that stands between the portals is not met."""
    units = [foe("squid", (12.9, 6.6)), foe("spider", (18, 18))]
    table = traveller(*units, cards=[SQUID, creature("spider", special=["polar-aura"])], dice=[1, 1, 8, 8])
    walked(table, ENTRY, EXIT, (26, 29.1)).done()

    assert table.at("imp") == (26, 29.1)
    assert len(table.facts("moved")) == 2
    assert table.unit("imp").ice == 0


@pytest.mark.rule("SU-SCEN-20", "SU-DISENGAGE-01")
@pytest.mark.parametrize(("faces", "y"), [([8, 8, 8, 8], 28.123), ([1, 1, 8, 8], 29.1)])
def test_SU_SCEN_20_a_combat_area_behind_the_portal_is_left_by_a_test(faces: list[int], y: float) -> None:
    """Out of the portal into the area of a squid, whose rim is 25.5 + sqrt(3.182^2 - 1.8^2) inches from the edge."""
    table = traveller(foe("squid", (27.8, 25.5)), cards=[SQUID], dice=faces)
    walked(table, ENTRY, EXIT, (26, 29.1)).done()

    assert table.at("imp") == (26, y)


@pytest.mark.rule("SU-SCEN-20", "SU-DISENGAGE-01")
def test_SU_SCEN_20_who_is_stopped_behind_the_portal_has_met_nobody_between_the_portals() -> None:
    units = [foe("squid", (27.8, 25.5)), foe("spider", (18, 18))]
    table = traveller(*units, cards=[SQUID, creature("spider", special=["polar-aura"])], dice=[8, 8, 8, 8])
    walked(table, ENTRY, EXIT, (26, 29.1)).done()

    assert (table.at("imp"), table.unit("imp").ice) == ((26, 28.123), 0)


@pytest.mark.rule("SU-SCEN-23")
@pytest.mark.parametrize("angle", [NORTH, SOUTH])
def test_SU_SCEN_23_contact_through_a_portal_chills_like_any_other(angle: int) -> None:
    """The polar aura of the unit that is met there."""
    place = (26.0, 27.575) if angle == NORTH else (26.0, 24.425)
    spider = foe("spider", (26, 28.757) if angle == NORTH else (26, 23.243), ap=0)
    table = walked(traveller(spider, cards=[creature("spider", special=["polar-aura"])]), ENTRY, place)

    assert table.unit("imp").ice == 1


# -- flyers come down at both portals --------------------------------------------------------------------------

BAT = creature("bat", walk=9, run=12, special=["flyer"])


def flying(*others: Entry, **more: Any) -> Summoning:
    units = [own("bat", (10, 5)), *others]
    return Summoning(units, cards=[BAT], acting="bat", scenario="s2", objectives=PORTALS, **more)


@pytest.mark.rule("SU-SCEN-19", "SU-TRAIT-22", "SU-ACTION-22")
def test_SU_SCEN_19_a_flyer_does_not_come_out_on_top_of_somebody_and_fly_on() -> None:
    table = flying(foe("ogre", (26, 28)))

    assert table.refused("walk", "bat", "in", "out", ENTRY, EXIT, (28.5, 27)) == {"SU-ACTION-22"}
    assert table.refused("walk", "bat", "in", "out", ENTRY, (27.575, 26), (28.5, 27)) == set()


@pytest.mark.rule("SU-SCEN-11", "SU-SCEN-19", "SU-TRAIT-22")
def test_SU_SCEN_19_nor_inside_the_portal() -> None:
    table = flying()

    assert table.refused("walk", "bat", "in", "out", ENTRY, (26, 26), (28.5, 27)) == {"SU-SCEN-11"}
    assert table.refused("walk", "bat", "in", "out", (10, 10), EXIT) == {"SU-SCEN-11"}


@pytest.mark.rule("SU-SCEN-19", "SU-TRAIT-22")
def test_SU_SCEN_19_nor_does_it_go_in_above_somebody() -> None:
    table = flying(foe("ogre", (10, 8)))

    assert table.refused("walk", "bat", "in", "out", ENTRY, EXIT) == {"SU-ACTION-22"}
    assert table.refused("walk", "bat", "in", "out", (11.575, 10), EXIT) == set()


# -- every Walk and Run (a108) -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-SCEN-19", "SU-RREACT-04", "SU-RREACT-08")
@pytest.mark.parametrize("is_flying", [False, True])
def test_SU_SCEN_19_cover_may_be_sought_through_portals(is_flying: bool) -> None:
    """Nothing hides the imp but what stands behind the second portal; the reaction is offered, and bots find it."""
    units = [own("archer", (10, 2)), foe("imp", (10, 8.4))]
    cards = [creature("archer", ranged=2, reach=24, size=4), creature("imp", special=["flyer"] if is_flying else [])]
    near_gate = {"in": {"kind": "portal", "at": [13, 8.4]}, "out": {"kind": "portal", "at": [30, 30]}}
    table = Summoning(units, cards=cards, acting="archer", scenario="s2", objectives=near_gate, dice=[1])
    table.say("ranged", "archer", "imp")

    assert table.offered("cover-walk") == {"in", "out"}
    assert table.refused("cover-walk", "imp", "in", "out", (11.42, 8.4), (28.42, 30)) == {"SU-RREACT-08"}
    table.say("cover-walk", "imp", "in", "out", (11.42, 8.4), (30, 31.58)).done()
    assert table.at("imp") == (30, 31.58)


@pytest.mark.rule("SU-SCEN-19", "SU-SPELL-03")
def test_SU_SCEN_19_whoever_marches_by_a_spell_may_go_through() -> None:
    march = spell("march", target="friend", reach=24, effects=[{"verb": "march", "amount": 4}])
    units = [own("mage", (12, 2)), own("imp", (10, 5))]
    cards = [summoner("mage", powers=[march])]
    table = Summoning(units, cards=cards, acting="mage", scenario="s2", objectives=PORTALS)
    table.say("cast", "mage", "imp", spell="march")

    assert table.offered("walk", "imp") == {"in", "out"}
    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT, (26, 28.151)) == {"SU-ACTION-04"}
    assert table.refused("walk", "mage", "in", "out", ENTRY, EXIT, (26, 28.151)) == {"SU-SPELL-03"}
    assert walked(table, ENTRY, EXIT, (26, 28.149)).at("imp") == (26, 28.149)


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_whoever_stands_at_a_portal_enters_it_at_once() -> None:
    """a108: all of the movement is left behind the second portal."""
    table = Summoning([own("imp", ENTRY)], acting="imp", scenario="s2", objectives=PORTALS)

    assert walked(table, EXIT, (26, 32.575)).at("imp") == (26, 32.575)


# -- pushed by a defensive shot on the way to a portal ---------------------------------------------------------------

THUNDER = creature("archer", attacks=[attack("thunder", ranged=2, reach=40, special=["knockback"])], size=4)


@pytest.mark.rule("SU-SCEN-19", "SU-MREACT-02", "SU-TRAIT-30")
@pytest.mark.parametrize(("walk", "end"), [(6, EXIT), (5, (10.0, 8.0))])
def test_SU_SCEN_19_whoever_is_pushed_before_the_portal_still_goes_through(walk: int, end: Place) -> None:
    """Back to the start and on: through the portal if the legs carry so far, and past nobody between the portals."""
    units = [foe("archer", (26, 28.757)), foe("spider", (18, 18), ap=0)]
    cards = [THUNDER, creature("imp", walk=walk), creature("spider", special=["polar-aura"], size=1)]
    table = walked(traveller(*units, cards=cards, dice=[8, 1]), ENTRY, EXIT).say("defensive-shot").say("push").done()

    assert table.at("imp") == pytest.approx(end, abs=0.003)
    assert table.unit("imp").ice == 0


@pytest.mark.rule("SU-MREACT-08", "SU-SPELL-03", "SU-TRAIT-30")
def test_SU_MREACT_08_whoever_marches_by_a_spell_has_all_that_the_spell_gives() -> None:
    """Pushed back by an inch or two, it makes up for it with the inches of the spell that it had not used."""
    march = spell("march", target="friend", reach=24, effects=[{"verb": "march", "amount": 5}])
    units = [own("mage", (10, 2)), own("imp", (10, 10)), foe("archer", (14.182, 10))]
    cards = [summoner("mage", powers=[march]), THUNDER]
    table = Summoning(units, cards=cards, acting="mage", dice=[8, 1]).say("cast", "mage", "imp", spell="march")
    table.say("walk", "imp", (13, 10)).say("defensive-shot").say("push").done()

    assert table.at("imp") == (13, 10)


@pytest.mark.rule("SU-SCEN-19", "SU-RREACT-08")
@pytest.mark.parametrize(
    ("special", "walk", "run", "keys"),
    [
        ([], 4, 6, {"cover-walk", "cover-run"}),
        ([], 1, 6, {"cover-run"}),
        ([], 1, 1, set()),
        (["flyer"], 4, 6, {"cover-walk", "cover-run"}),
        (["flyer"], 1, 1, set()),
    ],
)
def test_SU_SCEN_19_cover_is_found_behind_a_portal_that_is_near(
    special: list[str], walk: int, run: int, keys: set[str]
) -> None:
    """Around the imp there is none; the other portal stands behind a rock."""
    archer, imp = creature("archer", ranged=3, melee=1), creature("imp", walk=walk, run=run, special=special)
    rock = {"rock": {"kind": "boulder", "at": [24, 24], "radius": 2, "size": 4}}
    table = Summoning(
        [own("archer", (10, 20)), foe("imp", (10, 13.5))],
        cards=[archer, imp],
        dice=[1] * 9,
        acting="archer",
        scenario="s2",
        objectives={**PORTALS, "out": {"kind": "portal", "at": [30, 26]}},
        terrain=rock,
        mages=False,
    )
    table.say("ranged", "archer", "imp")

    assert table.keys() & {"cover-walk", "cover-run"} == keys
