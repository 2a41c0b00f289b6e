"""SU-BOOST: gems for a marked value, for the roll that comes next."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, Entry, Summoning, attack, creature, foe, near, own, spell, summoner
from tercio.texts import Speaker

ALL = ["reflex", "resistance", "melee", "ranged"]
COBRA = creature("cobra", melee=2)


def warlock(*boosts: str, **values: Any) -> dict[str, Any]:
    return summoner("warlock", boosts=list(boosts), reflex=4, resistance=2, **values)


def attacked(dice: list[int], *boosts: str, gems: int = 5, ap: int = 0, **values: Any) -> Summoning:
    """A cobra bites a summoner, who has no action points for a reaction unless told otherwise."""
    units = [own("cobra", (10, 10)), foe("warlock", near("cobra"), ap=ap)]
    cards = [COBRA, warlock(*boosts, **values)]
    table = Summoning(units, cards=cards, dice=dice, acting="cobra", players=[{}, {"gems": gems}])
    return table.say("melee", "cobra", "warlock")


# -- which values --------------------------------------------------------------------------------------
@pytest.mark.rule("SU-BOOST-01", "SU-BOOST-07")
def test_SU_BOOST_01_only_values_with_a_bolt() -> None:
    table = attacked([4, 1, 8], "reflex")
    assert table.question() == (1, "boost")
    assert table.subjects("boost") == ["warlock:reflex"]
    assert table.refused("boost", "warlock", value="resistance", numbers=[1]) == {"SU-BOOST-01"}
    table.say("pass")

    assert table.question() == (0, "act")  # one hit, and no question about Resistance
    assert table.unit("warlock").lost == 6


@pytest.mark.rule("SU-BOOST-01")
def test_SU_BOOST_01_the_refusal_names_the_value_in_both_languages() -> None:
    table = attacked([], "reflex")
    refusal = table.judge("boost", "warlock", value="resistance", numbers=[1]).refusals[0]
    told = [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")]

    assert "Resistance" in told[0]
    assert "Widerstand" in told[1]


@pytest.mark.rule("SU-BOOST-01")
def test_SU_BOOST_01_without_marked_values_nobody_is_asked() -> None:
    table = attacked([4, 1, 8])

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-BOOST-01")
def test_SU_BOOST_01_without_gems_nobody_is_asked() -> None:
    table = attacked([4, 1, 8], *ALL, gems=0)

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-BOOST-01")
def test_SU_BOOST_01_of_two_values_that_count_only_the_marked_one() -> None:
    table = attacked([], "reflex", ap=2)
    table.say("parry")

    assert table.subjects("boost") == ["warlock:reflex"]
    assert table.refused("boost", "warlock", value="melee", numbers=[1]) == {"SU-BOOST-01"}


@pytest.mark.rule("SU-BOOST-01")
def test_SU_BOOST_01_creatures_boost_nothing() -> None:
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)]
    table = Summoning(units, dice=[1, 1], acting="cobra")
    table.say("melee", "cobra", "golem")

    assert table.question() == (0, "act")


# -- how much, and for what ------------------------------------------------------------------------------
@pytest.mark.rule("SU-BOOST-02", "SU-BOOST-03")
@pytest.mark.parametrize(("by", "left", "needed"), [(1, 4, 5), (2, 2, 6)])
def test_SU_BOOST_03_the_first_point_costs_1_and_the_second_2_more(by: int, left: int, needed: int) -> None:
    table = attacked([5, 1, 8], "reflex")
    table.say("boost", "warlock", value="reflex", numbers=[by]).go_on("act")

    assert table.player(1).gems == left
    assert table.facts("hit") == [(table.number("warlock"), int(needed <= 5), needed)]


@pytest.mark.rule("SU-BOOST-02", "SU-BOOST-03")
def test_SU_BOOST_03_the_second_point_may_follow_the_first() -> None:
    table = attacked([5, 5], "reflex")
    table.say("boost", "warlock", value="reflex", numbers=[1])
    assert table.player(1).gems == 4
    assert table.options("boost")[0].high == 1
    table.say("boost", "warlock", value="reflex", numbers=[1]).done()

    assert table.player(1).gems == 2
    assert table.facts("hit")[-1][1:] == (0, 6)


@pytest.mark.rule("SU-BOOST-02")
def test_SU_BOOST_02_three_points_are_too_many() -> None:
    table = attacked([], "reflex", gems=9)

    assert table.refused("boost", "warlock", value="reflex", numbers=[3]) == {"SU-BOOST-02"}
    assert table.judge("boost", "warlock", value="reflex", numbers=[3]).refusals[0].facts == (3, 2)


@pytest.mark.rule("SU-BOOST-02")
def test_SU_BOOST_02_a_third_step_is_too_much_as_well() -> None:
    table = attacked([], "reflex", "melee", gems=9, ap=2)
    table.say("parry").say("boost", "warlock", value="reflex", numbers=[2])

    assert table.subjects("boost") == ["warlock:melee"]
    assert table.refused("boost", "warlock", value="reflex", numbers=[1]) == {"SU-BOOST-02"}
    assert table.judge("boost", "warlock", value="reflex", numbers=[1]).refusals[0].facts == (3, 2)


@pytest.mark.rule("SU-BOOST-03")
@pytest.mark.parametrize(("gems", "most"), [(1, 1), (2, 1), (3, 2)])
def test_SU_BOOST_03_as_far_as_the_gems_go(gems: int, most: int) -> None:
    table = attacked([], "reflex", gems=gems)
    refused = table.refused("boost", "warlock", value="reflex", numbers=[2])

    assert table.options("boost")[0].high == most
    assert refused == (set() if most == 2 else {"SU-BOOST-03"})


@pytest.mark.rule("SU-BOOST-03")
def test_SU_BOOST_03_each_value_has_its_own_first_point() -> None:
    table = attacked([8, 1, 8, 8, 8], "reflex", "melee", ap=2)
    table.say("parry").say("boost", "warlock", value="reflex", numbers=[1])
    table.say("boost", "warlock", value="melee", numbers=[1]).say("pass")

    assert table.player(1).gems == 3
    assert [facts[2:] for facts in table.facts("rolled")] == [(8, 1), (8, 8, 8)]  # a third die parries


# -- when ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-BOOST-04", "SU-BOOST-05")
def test_SU_BOOST_04_again_and_again_but_each_time_for_one_roll() -> None:
    table = attacked([4, 4, 4, 4, 8, 8, 5, 5], "reflex")
    table.say("boost", "warlock", value="reflex", numbers=[1]).say("pass")
    assert table.facts("hit")[-1][1:] == (0, 5)
    table.say("melee", "cobra", "warlock")
    assert table.question() == (1, "boost")
    table.say("pass")
    assert table.facts("hit")[-1][1:] == (2, 4)

    assert table.player(1).gems == 4


@pytest.mark.rule("SU-BOOST-04")
def test_SU_BOOST_04_against_the_second_attack_of_the_round_too() -> None:
    table = attacked([4, 4, 4, 4], "reflex")
    table.say("boost", "warlock", value="reflex", numbers=[1]).say("pass").say("melee", "cobra", "warlock")
    table.say("boost", "warlock", value="reflex", numbers=[1]).say("pass")

    assert [facts[1:] for facts in table.facts("hit")] == [(0, 5), (0, 5)]
    assert table.player(1).gems == 3


@pytest.mark.rule("SU-BOOST-05")
def test_SU_BOOST_05_both_strikes_of_a_double_strike() -> None:
    units = [own("cobra", (10, 10)), foe("warlock", near("cobra"), ap=0)]
    twice = creature("cobra", melee=1, strikes=["double-strike"])
    table = Summoning(units, cards=[twice, warlock("reflex")], dice=[4, 4], acting="cobra", players=[{}, {"gems": 1}])
    table.say("melee", "cobra", "warlock")
    table.say("boost", "warlock", value="reflex", numbers=[1])

    assert [facts[1:] for facts in table.facts("hit")] == [(0, 5), (0, 5)]


@pytest.mark.rule("SU-BOOST-06", "SU-BOOST-07")
def test_SU_BOOST_06_reflex_before_the_hit_roll_resistance_before_the_damage_roll() -> None:
    table = attacked([4, 4, 5, 6], "reflex", "resistance")
    assert not table.events("rolled")
    assert table.subjects("boost") == ["warlock:reflex"]
    assert table.refused("boost", "warlock", value="resistance", numbers=[1]) == {"SU-BOOST-06"}
    table.say("pass")
    assert len(table.events("rolled")) == 1
    assert table.subjects("boost") == ["warlock:resistance"]
    assert table.refused("boost", "warlock", value="reflex", numbers=[1]) == {"SU-BOOST-06"}
    assert table.because("boost", "warlock", value="reflex", numbers=[1]) == {"value-not-now"}
    table.say("boost", "warlock", value="resistance", numbers=[2])

    assert table.unit("warlock").lost == 1 + 2
    assert table.player(1).gems == 2


@pytest.mark.rule("SU-BOOST-07")
def test_SU_BOOST_07_without_a_hit_there_is_no_damage_roll_and_no_question() -> None:
    table = attacked([1, 3], "resistance")

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-BOOST-07")
def test_SU_BOOST_07_the_reaction_is_declared_first() -> None:
    table = attacked([1, 1, 1, 1], "reflex", ap=2)
    assert table.question() == (1, "melee-reaction")
    table.say("counterstrike", "warlock")

    assert table.question() == (1, "boost")


@pytest.mark.rule("SU-BOOST-04")
@pytest.mark.parametrize("value", ["melee", "ranged"])
def test_SU_BOOST_04_a_summoner_boosts_his_own_attacks(value: str) -> None:
    where = near("warlock", 0 if value == "melee" else 8, EAST)
    units = [own("warlock", (10, 10)), foe("golem", where, ap=0)]
    cards = [warlock(*ALL, attacks=[attack("hit", melee=2), attack("shot", ranged=2)])]
    table = Summoning(units, cards=cards, dice=[1, 1, 1, 1], acting="warlock", players=[{"gems": 3}])
    table.say(value, "warlock", "golem")
    assert table.subjects("boost") == [f"warlock:{value}"]
    table.say("boost", "warlock", value=value, numbers=[2]).done()

    assert table.facts("rolled")[0][2:] == (1, 1, 1, 1)


@pytest.mark.rule("SU-BOOST-04", "SU-BOOST-05")
def test_SU_BOOST_04_reflex_for_getting_away() -> None:
    units = [own("warlock", (10, 10)), foe("golem", near("warlock"))]
    table = Summoning(units, cards=[warlock(*ALL)], dice=[5, 5, 6], acting="warlock", players=[{"gems": 1}])
    table.say("walk", "warlock", (7, 10))
    assert table.subjects("boost") == ["warlock:reflex"]
    table.say("boost", "warlock", value="reflex", numbers=[1])

    assert table.happened("disengaged", "warlock", 2, 5)


@pytest.mark.rule("SU-BOOST-04")
def test_SU_BOOST_04_resistance_against_the_fire() -> None:
    units = [own("warlock", (10, 10), fire=1)]
    table = Summoning(units, cards=[warlock(*ALL)], phase="end", dice=[3, 8, 8, 6, 1], players=[{"gems": 1}])
    assert table.subjects("boost") == ["warlock:resistance"]
    table.say("boost", "warlock", value="resistance", numbers=[1])

    assert table.happened("tested", "warlock", 1, 3)
    assert table.unit("warlock").fire == 0


# -- damage that no attack does ----------------------------------------------------------------------------
@pytest.mark.rule("SU-BOOST-07", "SU-BOOST-06")
def test_SU_BOOST_07_before_the_damage_roll_of_a_spell() -> None:
    blast = spell("blast", {"verb": "hurt", "amount": 2}, target="enemy")
    units = [own("mage", (10, 10)), foe("warlock", (15, 10))]
    cards = [summoner("mage", powers=[blast]), warlock(*ALL)]
    table = Summoning(units, cards=cards, dice=[5, 3], acting="mage", players=[{}, {"gems": 1}])
    table.say("cast", "mage", "warlock", spell="blast")
    assert table.question() == (1, "boost")
    assert table.subjects("boost") == ["warlock:resistance"]
    assert not table.events("rolled")
    table.say("boost", "warlock", value="resistance", numbers=[1])

    assert table.unit("warlock").lost == 2 + 0
    assert table.player(1).gems == 0


@pytest.mark.rule("SU-BOOST-07")
def test_SU_BOOST_07_before_the_damage_roll_of_a_collision() -> None:
    gust = spell("gust", {"verb": "push", "amount": 3}, target="enemy")
    units = [own("mage", (10, 10)), foe("golem", (15, 10)), foe("warlock", near("golem", 1))]
    cards = [summoner("mage", powers=[gust]), warlock(*ALL)]
    table = Summoning(units, cards=cards, dice=[4, 8], acting="mage", players=[{}, {"gems": 3}])
    table.say("cast", "mage", "golem", spell="gust")
    assert table.question() == (1, "boost")
    table.say("boost", "warlock", value="resistance", numbers=[2])

    assert (table.unit("golem").lost, table.unit("warlock").lost) == (4, 4)


@pytest.mark.rule("SU-BOOST-07")
def test_SU_BOOST_07_before_a_stray_die() -> None:
    units: list[Entry] = [
        own("archer", (10, 10)),
        own("imp", near("archer", 8, EAST)),
        foe("golem", near("imp", 0, 90), ap=0),
        foe("warlock", near("imp", 0, 270)),
    ]
    cards = [creature("archer", ranged=3), warlock(*ALL), creature("imp", reflex=8)]
    table = Summoning(units, cards=cards, dice=[1, 1, 2, 4], acting="archer", players=[{}, {"gems": 1}])
    table.say("ranged", "archer", "golem")
    assert table.happened("strayed", "archer", "warlock")
    assert table.question() == (1, "boost")
    assert table.subjects("boost") == ["warlock:reflex"]
    table.say("boost", "warlock", value="reflex", numbers=[1]).done()

    assert table.facts("hit")[-1][1:] == (0, 5)


@pytest.mark.rule("SU-BOOST-05")
def test_SU_BOOST_05_a_stray_die_stays_one_die() -> None:
    units: list[Entry] = [
        own("warlock", (10, 10)),
        own("imp", near("warlock", 8, EAST)),
        foe("golem", near("imp", 0, 90), ap=0),
    ]
    cards = [warlock(*ALL, attacks=[attack("shot", ranged=3)])]
    table = Summoning(units, cards=cards, dice=[1, 1, 1, 1, 1], acting="warlock", players=[{"gems": 3}])
    table.say("ranged", "warlock", "golem").say("boost", "warlock", value="ranged", numbers=[2])

    assert [facts[2:] for facts in table.facts("rolled")] == [(1, 1, 1, 1), (1,)]


@pytest.mark.rule("SU-BOOST-07")
def test_SU_BOOST_07_nobody_is_asked_where_nothing_is_rolled() -> None:
    units = [own("servant", (10, 10)), own("warlock", near("servant", 4))]
    shove = creature("servant", attacks=[attack("gust", ranged=1, special=["displace"])])
    table = Summoning(units, cards=[shove, warlock(*ALL)], acting="servant", players=[{"gems": 5}])
    table.say("ranged", "servant", "warlock")

    assert table.question() == (0, "displace")
