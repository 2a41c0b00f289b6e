"""SU-REACH: combat areas, in charging, outnumbering, striking back and leaving."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import WEST, Summoning, attack, creature, foe, near, own
from tercio.texts import Speaker

LONG: dict[str, Any] = {"melee": 2, "reach": 2, "strikes": ["combat-area"]}
SQUID = creature("squid", **LONG)


@pytest.mark.rule("SU-REACH-01")
@pytest.mark.parametrize(("gap", "is_inside"), [(0, True), (1.9, True), (2, True), (2.001, False)])
def test_SU_REACH_01_all_units_within_range_are_in_the_area(gap: float, is_inside: bool) -> None:
    """It can be attacked, and a shooter is held up by it."""
    card = creature("archer", ranged=2, melee=1)
    strikes = Summoning(
        [own("squid", (10, 10)), foe("archer", near("squid", gap))], cards=[SQUID, card], acting="squid"
    )
    shoots = Summoning(
        [own("archer", (10, 10)), foe("squid", near("archer", gap))], cards=[SQUID, card], acting="archer"
    )

    assert strikes.offered("melee") == ({"archer"} if is_inside else set())
    assert shoots.refused("ranged", "archer", "squid") == ({"SU-RANGED-01"} if is_inside else set())


@pytest.mark.rule("SU-REACH-01")
def test_SU_REACH_01_the_longest_of_several_attacks_makes_the_area() -> None:
    attacks = [
        attack("bite", melee=3),
        attack("whip", melee=1, reach=3, special=["combat-area"]),
        attack("arm", melee=2, reach=1, special=["combat-area"]),
    ]
    units = [own("imp", (10, 10)), foe("squid", near("imp", 2.9))]
    table = Summoning(units, cards=[creature("squid", attacks=attacks)], acting="imp")

    assert "reposition" in table.keys()
    assert Summoning(
        [units[0], foe("squid", near("imp", 3.001))], cards=[creature("squid", attacks=attacks)], acting="imp"
    ).keys() >= {"charge"}


@pytest.mark.rule("SU-REACH-02")
@pytest.mark.parametrize(
    ("left", "refused"),
    [(1.499, {"SU-CHARGE-01"}), (1.5, set()), (2, set()), (2.001, {"SU-CHARGE-02"})],
)
def test_SU_REACH_02_a_charge_may_end_with_the_target_in_the_area(left: float, refused: set[str]) -> None:
    """Nine and a half inches away; the legs carry eight."""
    units = [own("squid", (5, 10)), foe("golem", near("squid", 9.5))]
    table = Summoning(units, cards=[creature("squid", walk=5, run=8, **LONG)], acting="squid")

    assert table.offered("charge") == {"golem"}
    assert table.refused("charge", "squid", "golem", near("golem", left, WEST)) == refused


@pytest.mark.rule("SU-REACH-02")
def test_SU_REACH_02_and_the_free_attack_is_made_from_there() -> None:
    units = [own("squid", (5, 10)), foe("golem", near("squid", 9.5), ap=0)]
    table = Summoning(units, cards=[creature("squid", walk=5, run=8, **LONG)], dice=[1, 1, 1], acting="squid")
    table.say("charge", "squid", "golem", near("golem", 2, WEST)).say("melee", "squid", "golem").done()

    assert table.gap("squid", "golem") == 2
    assert table.rolls() == [(1, 1, 1)]


@pytest.mark.rule("SU-REACH-02")
def test_SU_REACH_02_without_an_area_it_must_touch() -> None:
    units = [own("ogre", (5, 10)), foe("golem", near("ogre", 7))]
    table = Summoning(units, acting="ogre")

    assert table.refused("charge", "ogre", "golem", near("golem", 0.5, WEST)) == {"SU-CHARGE-02"}
    assert table.refused("charge", "ogre", "golem", near("golem", 0, WEST)) == set()


@pytest.mark.rule("SU-REACH-03")
@pytest.mark.parametrize(("gap", "dice"), [(1.5, 3), (2.001, 2)])
def test_SU_REACH_03_it_takes_part_in_each_melee_that_reaches_into_its_area(gap: float, dice: int) -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=0), own("squid", near("golem", gap))]
    table = Summoning(units, cards=[SQUID], dice=[1] * dice, acting="ogre")
    table.say("melee", "ogre", "golem").done()

    assert table.rolls() == [(1,) * dice]


@pytest.mark.rule("SU-REACH-03")
def test_SU_REACH_03_and_has_the_die_itself() -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=0), own("squid", near("golem", 1.5))]
    table = Summoning(units, cards=[SQUID], dice=[1, 1, 1], acting="squid")
    table.say("melee", "squid", "golem").done()

    assert table.rolls() == [(1, 1, 1)]


# -- striking back -------------------------------------------------------------------------------------


def attacked(gap: float, defender: dict[str, object]) -> Summoning:
    """An attack from a combat area at this distance."""
    units = [own("squid", (10, 10)), foe("defender", near("squid", gap), ap=1)]
    return Summoning(units, cards=[SQUID, defender], acting="squid").say("melee", "squid", "defender")


@pytest.mark.rule("SU-REACH-04")
@pytest.mark.parametrize(("reach", "can"), [(0, False), (1, False), (1.8, True), (2, True)])
def test_SU_REACH_04_only_a_reach_that_is_long_enough_strikes_back(reach: float, can: bool) -> None:
    more: dict[str, Any] = {"melee": 2, "reach": reach, "strikes": ["combat-area"]} if reach else {"melee": 2}
    table = attacked(1.8, creature("defender", **more))

    assert table.keys() == ({"counterstrike", "parry", "passive"} if can else {"parry", "passive"})


@pytest.mark.rule("SU-REACH-04")
def test_SU_REACH_04_the_refusal_says_why() -> None:
    table = attacked(1.8, creature("defender"))
    verdict = table.judge("counterstrike", "defender", attack="hit")
    told = [Speaker(table.match.game, lang).because(table.state, verdict.refusals[0]) for lang in ("en", "de")]

    assert [refusal.rule for refusal in verdict.refusals] == ["SU-REACH-04"]
    assert told == [
        "Defender (Blue) cannot strike back: Squid (Red) is 1.8″ away, and this attack needs base contact.",
        "Defender (Blau) kann nicht zurückschlagen: Squid (Rot) ist 1,8″ entfernt; die Attacke braucht Basekontakt.",
    ]


@pytest.mark.rule("SU-REACH-04")
def test_SU_REACH_04_of_two_attacks_the_long_one_strikes_back() -> None:
    attacks = [attack("bite", melee=3), attack("whip", melee=1, reach=2, special=["combat-area"])]
    table = attacked(1.8, creature("defender", attacks=attacks))

    assert table.subjects("counterstrike") == ["defender:whip"]
    assert table.refused("counterstrike", "defender", attack="bite") == {"SU-REACH-04"}


@pytest.mark.rule("SU-REACH-04")
def test_SU_REACH_04_in_base_contact_everybody_can() -> None:
    """a94: the condition concerns attacks over a distance."""
    assert attacked(0, creature("defender")).keys() == {"counterstrike", "parry", "passive"}


# -- leaving -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-REACH-05")
def test_SU_REACH_05_who_leaves_an_area_tests_with_a_die_more() -> None:
    units = [own("imp", (10, 10)), foe("squid", near("imp", 1))]
    table = Summoning(units, cards=[SQUID], dice=[8, 8, 3, 3], acting="imp")
    table.say("walk", "imp", (6, 10)).done()

    assert table.rolls() == [(8, 8, 3, 3)]
    assert table.at("imp") == (6, 10)


@pytest.mark.rule("SU-REACH-05")
def test_SU_REACH_05_in_base_contact_there_is_no_such_die() -> None:
    units = [own("imp", (10, 10)), foe("squid", near("imp"))]
    table = Summoning(units, cards=[SQUID], dice=[8, 8, 3], acting="imp")
    table.say("walk", "imp", (5, 10)).done()

    assert table.rolls() == [(8, 8, 3)]
    assert table.at("imp") == (10, 10)


@pytest.mark.rule("SU-REACH-05")
@pytest.mark.parametrize(("x", "rolls"), [(9, []), (8.999, [(3, 3, 3, 3)])])
def test_SU_REACH_05_within_the_area_it_moves_freely(x: float, rolls: list[tuple[int, ...]]) -> None:
    """From one inch to two is still inside."""
    units = [own("imp", (10, 10)), foe("squid", near("imp", 1))]
    table = Summoning(units, cards=[SQUID], dice=[3, 3, 3, 3], acting="imp")
    table.say("walk", "imp", (x, 10))

    assert table.rolls() == rolls
