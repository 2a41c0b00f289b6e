"""What decides is told with lines that add up: costs, gems, levels at relics, points of teams."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Summoning, attack, creature, foe, near, own, summoner, unit
from tercio.kernel import Receipt
from tercio.kernel.tally import ADD, AT_MOST, BASE
from tercio.texts import Speaker

WOOD = {"wood": {"kind": "wood", "at": [13, 10], "width": 2, "depth": 6}}


def said(table: Summoning, name: str) -> list[str]:
    return [Speaker(table.match.game, lang).event(table.state, table.events(name)[-1]) for lang in ("en", "de")]


def lines(table: Summoning, name: str) -> tuple[Receipt, ...]:
    return table.events(name)[-1].receipts


# -- ways ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TERRAIN-07")
def test_SU_TERRAIN_07_a_way_through_heavy_terrain_tells_what_it_costs() -> None:
    """Four inches, of which two lie in the wood."""
    table = Summoning([own("imp", (10, 10))], terrain=WOOD, acting="imp", cards=[creature("imp", walk=7)])
    table.say("walk", "imp", (14.591, 10))

    assert table.happened("way-cost", "imp", 6591, rule="SU-TERRAIN-07")
    assert lines(table, "way-cost") == (Receipt(BASE, 4591, "SU-ACTION-04"), Receipt(ADD, 2000, "SU-TERRAIN-07"))


@pytest.mark.rule("SU-CLIMB-02")
def test_SU_CLIMB_02_a_way_up_a_wall_tells_what_it_costs() -> None:
    roof = {"roof": {"kind": "hill", "at": [14, 10], "width": 4, "depth": 6, "size": 1, "sloped": False, "height": 1}}
    table = Summoning([own("imp", (10, 10))], terrain=roof, acting="imp", cards=[creature("imp", walk=6)])
    table.say("walk", "imp", (13, 10))

    assert lines(table, "way-cost") == (Receipt(BASE, 3000, "SU-ACTION-04"), Receipt(ADD, 2000, "SU-CLIMB-02"))
    assert said(table, "way-cost") == [
        "Imp (Red) uses 5″ of movement for this way (3″ length, +2″ climbing counted twice).",
        "Imp (Rot) braucht für diesen Weg 5″ Bewegung (3″ Länge, +2″ doppelt gezähltes Klettern).",
    ]


@pytest.mark.rule("SU-TERRAIN-07")
def test_SU_TERRAIN_07_nothing_is_told_of_a_plain_way() -> None:
    table = Summoning([own("imp", (10, 20))], terrain=WOOD, acting="imp").say("walk", "imp", (14, 20))

    assert not table.happened("way-cost")


# -- mana ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-END-07")
def test_SU_END_07_each_source_is_told_by_name() -> None:
    sources = {
        "one": {"kind": "small", "at": [5, 18], "holder": 0},
        "two": {"kind": "large", "at": [18, 18], "holder": 0},
    }
    table = Summoning(phase="end", objectives=sources, players=[{"gems": 3}, {}], dice=[8, 1])
    gained = [facts for facts in table.facts("gained") if facts[0] == 0]

    assert gained == [(0, 1, 4, -1), (0, 1, 5, table.number("one")), (0, 2, 7, table.number("two"))]


@pytest.mark.rule("SU-LEVEL-03")
def test_SU_LEVEL_03_what_the_maximum_cuts_off_is_told() -> None:
    sources = {"two": {"kind": "large", "at": [18, 18], "holder": 0}}
    table = Summoning(phase="end", objectives=sources, players=[{"gems": 12}, {}], dice=[8, 1])
    event = [e for e in table.events("gained") if e.facts[0] == 0][-1]

    assert event.facts[:3] == (0, 1, 14)
    assert event.receipts == (Receipt(BASE, 2, "SU-END-07"), Receipt(AT_MOST, 1, "SU-LEVEL-03"))


@pytest.mark.rule("SU-BOOST-03")
def test_SU_BOOST_03_a_boost_by_two_tells_both_prices() -> None:
    cards = [summoner("mage", boosts=["melee"])]
    units = [own("mage", (10, 10)), foe("imp", near("mage"), ap=0)]
    table = Summoning(units, cards=cards, acting="mage", dice=[1, 1, 1, 1], players=[{"gems": 5}, {}])
    table.say("melee", "mage", "imp").say("boost", "mage", value="melee", numbers=[2])

    assert lines(table, "spent") == (Receipt(BASE, 1, "SU-BOOST-03"), Receipt(ADD, 2, "SU-BOOST-03"))


# -- tests of values ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-19", "SU-TRAIT-38")
def test_SU_TRAIT_19_the_resistance_against_fire_is_told_with_its_lines() -> None:
    cards = [creature("imp", resistance=1), creature("guard", special=["defender"])]
    units = [own("imp", (10, 10), fire=1), own("guard", near("imp", 1))]
    table = Summoning(units, cards=cards, phase="end", dice=[2, 8, 8, 8, 1])

    assert [line.value for line in lines(table, "tested")] == [1, 1]
    assert table.happened("tested", "imp", 1, 2)


@pytest.mark.rule("SU-DISENGAGE-11")
def test_SU_DISENGAGE_11_why_there_is_only_one_die_is_told() -> None:
    cards = [creature("snake", special=["entwine"])]
    units = [own("imp", (10, 10)), foe("snake", near("imp")), foe("snake2", near("imp", 0, 180))]
    table = Summoning(units, cards=cards, acting="imp")
    (refusal,) = table.judge("walk", "imp", (10, 14)).refusals

    assert refusal.because == "cannot-disengage"
    assert [(line.value, line.rule) for line in refusal.receipts] == [
        (3, "SU-DISENGAGE-02"),
        (-1, "SU-DISENGAGE-10"),
        (-1, "SU-DISENGAGE-09"),
    ]


# -- relics and points ----------------------------------------------------------------------------------------


def at_the_relic(*units: Any, **more: Any) -> Summoning:
    relic = {"relic": {"kind": "relic", "at": [18, 18]}}
    return Summoning(list(units), objectives=relic, phase="end", dice=[8, 1], **more)


@pytest.mark.rule("SU-SCEN-14", "SU-SCEN-15")
def test_SU_SCEN_14_whose_levels_control_a_relic_is_told() -> None:
    table = at_the_relic(own("mage", (18, 16)), own("imp", (16, 18)), foe("orc", (18, 20)))

    assert table.happened("controls", "relic", 0, 6, rule="SU-SCEN-14")
    assert [(line.value, line.rule, line.source) for line in lines(table, "controls")] == [
        (5, "SU-SCEN-15", table.number("mage")),
        (1, "SU-SCEN-14", table.number("imp")),
    ]


@pytest.mark.rule("SU-SCEN-16")
def test_SU_SCEN_16_a_tie_at_a_relic_is_told() -> None:
    table = at_the_relic(own("imp", (16, 18)), foe("orc", (18, 20)))

    assert table.happened("contested", "relic", -1, 1, rule="SU-SCEN-16")
    assert said(table, "contested")[0] == "Contested, with 1 creature level on each side: relic."


@pytest.mark.rule("SU-SCEN-26", "SU-S9-08")
def test_SU_SCEN_26_the_points_of_a_team_are_told_together() -> None:
    players = [{"team": 0, "points": 3}, {"team": 1, "points": 1}, {"team": 0, "points": 2}, {"team": 1}]
    table = Summoning(scenario="s9", phase="end", round=6, players=players)

    assert table.facts("team-total") == [(5, 0, 2), (1, 1, 3)]


@pytest.mark.rule("SU-TRAIT-05")
def test_SU_TRAIT_05_up_to_which_face_a_die_saves_is_told() -> None:
    units = [own("ogre", (10, 10)), foe("ghost", near("ogre"), ap=0)]
    cards = [creature("ogre", melee=1), creature("ghost", special=["ethereal 3"])]
    table = Summoning(units, cards=cards, dice=[8, 3], acting="ogre").say("melee", "ogre", "ghost")

    assert table.happened("saved", "ghost", 1, 0, 3)


@pytest.mark.rule("SU-SCEN-13")
def test_SU_SCEN_13_nothing_is_told_of_a_relic_that_nobody_is_near() -> None:
    table = at_the_relic(unit("imp", 0, (10, 10)))

    assert not table.happened("controls")
    assert not table.happened("contested")


# -- what is gone keeps its name ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-END-08")
def test_SU_END_08_a_wall_that_is_gone_keeps_its_name_in_earlier_lines() -> None:
    """The end phase ends the spell; a second wall has a number of its own."""
    units = [own("mage", (10, 10), profile="earth-summoner")]
    table = Summoning(units, acting="mage", players=[{"gems": 6}, {}], dice=[8, 1])
    table.say("cast", "mage", (10, 15), spell="rock-wall").say("cast", "mage", (15, 10), spell="rock-wall")
    names = [Speaker(table.match.game, "en").event(table.state, event) for event in table.events("placed")]
    table.go_on("channel").say("let-go")

    assert len(table.state.pieces) == 1
    assert [Speaker(table.match.game, "en").event(table.state, event) for event in table.events("placed")] == names
    assert table.again()[0] == table.state


# -- why nobody is asked --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MREACT-18", "SU-TRAIT-35")
@pytest.mark.parametrize(
    ("golem", "ap", "rule"),
    [
        (creature("golem"), 0, "SU-MREACT-18"),
        (creature("golem", special=["static"], attacks=[]), 2, "SU-TRAIT-35"),
    ],
)
def test_SU_MREACT_18_why_a_blow_is_not_answered_is_told(golem: dict[str, Any], ap: int, rule: str) -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=ap)]
    table = Summoning(units, cards=[creature("ogre", melee=1), golem], dice=[1], acting="ogre")
    table.say("melee", "ogre", "golem")

    assert table.happened("cannot-react", "golem", "ogre", ap, rule=rule)


@pytest.mark.rule("SU-RREACT-01", "SU-TRAIT-44")
@pytest.mark.parametrize(
    ("strikes", "ap", "rule"),
    [([], 0, "SU-RREACT-01"), ([], 1, "SU-RREACT-01"), (["displace"], 2, "SU-TRAIT-44")],
)
def test_SU_RREACT_01_why_a_shot_is_not_answered_is_told(strikes: list[str], ap: int, rule: str) -> None:
    """With one point and no cover anywhere there is nothing to answer with."""
    archer = creature("archer", attacks=[attack("shot", ranged=1, reach=12, special=strikes)])
    units = [own("archer", (10, 10)), foe("golem", (10, 18), ap=ap)]
    table = Summoning(units, cards=[archer], dice=[1], acting="archer").say("ranged", "archer", "golem")

    assert table.happened("cannot-react", "golem", "archer", ap, rule=rule)


# -- what one decides by ---------------------------------------------------------------------------------


def asked(table: Summoning) -> list[str]:
    """The open question, in English and German."""
    (decision,) = table.match.asks()
    return [Speaker(table.match.game, lang).question(table.state, decision) for lang in ("en", "de")]


@pytest.mark.rule("SU-MREACT-01", "SU-MELEE-03")
def test_SU_MREACT_01_who_may_react_is_told_the_attack_the_dice_and_what_hits() -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=2)]
    table = Summoning(units, cards=[creature("ogre", melee=3), creature("golem", reflex=5)], dice=[1], acting="ogre")
    table.say("melee", "ogre", "golem")

    assert table.question() == (1, "melee-reaction")
    assert asked(table) == [
        "Ogre (Red) attacks Golem (Blue) in melee: Hit, 3 dice, a hit on 5 or more. React?",
        "Ogre (Rot) greift im Nahkampf an: Hit, 3 Würfel, Treffer ab 5; Ziel ist Golem (Blau). Reagieren?",
    ]


@pytest.mark.rule("SU-BOOST-07")
def test_SU_BOOST_07_who_may_boost_is_told_which_roll_comes() -> None:
    units = [own("ram", (10, 10)), foe("mage1", near("ram"), ap=0)]
    table = Summoning(units, cards=[summoner("mage1", boosts=["reflex"])], acting="ram")
    table.say("melee", "ram", "mage1")

    assert table.question() == (1, "boost")
    assert asked(table) == [
        "Mage1 (Blue), the enemy's hit roll: 2 dice against Reflex 3. Boost a value?",
        "Mage1 (Blau), Trefferwurf des Gegners: 2 Würfel gegen Reflexe 3. Einen Wert steigern?",
    ]


# -- damage ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-04")
def test_SU_MELEE_04_the_damage_has_a_line_for_each_die_that_does_any() -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=0)]
    table = Summoning(
        units, cards=[creature("ogre", melee=3), creature("golem", reflex=2, resistance=4)],
        dice=[8, 8, 8, 7, 4, 5], acting="ogre",
    )  # fmt: skip
    table.say("melee", "ogre", "golem")

    assert lines(table, "damage") == (Receipt(BASE, 3, "SU-MELEE-04"), Receipt(ADD, 1, "SU-MELEE-04"))


@pytest.mark.rule("SU-ACTION-14")
def test_SU_ACTION_14_who_is_out_of_reach_of_a_shot_is_told_the_reach_with_its_receipt() -> None:
    archer = creature("archer", attacks=[attack("shot", ranged=1, reach=6)])
    table = Summoning([own("archer", (10, 10)), foe("golem", (30, 10))], cards=[archer], acting="archer")
    (refusal,) = table.judge("ranged", "archer").refusals

    assert (refusal.because, refusal.facts) == ("nobody-in-reach", (table.number("archer"), 6000))
    assert [line.value for line in refusal.receipts] == [6000]
