"""SU-MANA: gems are spent, sources are taken, kept, broken and taken over."""

from __future__ import annotations

from typing import Any

import pytest

from new_summoning import ending
from summoning import Entry, Summoning, creature, foe, near, own, spell, summoner, unit
from tercio.kernel import NOBODY
from tercio.texts import Speaker

AT = (18, 18)
TOUCHING = {"small": 18 + 1.182, "large": 18 + 0.591 + 0.787}  # the middle of a 30 mm base beside it


def source(kind: str = "large", holder: int = NOBODY) -> dict[str, Any]:
    return {"source": {"kind": kind, "at": list(AT), "holder": holder}}


def at_source(kind: str = "large", gap: float = 0) -> tuple[float, float]:
    return round(TOUCHING[kind] + gap, 3), 18


# -- gems ----------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-MANA-01")
def test_SU_MANA_01_spells_cost_gems_and_spent_gems_are_gone() -> None:
    costly = [spell("dear", mana=3), spell("fair", mana=2)]
    units = [own("mage", (10, 10)), own("cobra", (12, 10))]
    table = Summoning(units, cards=[summoner("mage", powers=costly)], acting="mage", players=[{"gems": 2}])
    assert table.refused("cast", "mage", "cobra", spell="dear") == {"SU-MANA-01"}
    assert table.judge("cast", "mage", "cobra", spell="dear").refusals[0].facts == (3, 2)
    assert table.subjects("cast") == ["mage:fair"]
    table.say("cast", "mage", "cobra", spell="fair")

    assert table.player(0).gems == 0
    assert table.refused("cast", "mage", "cobra", spell="fair") == {"SU-MANA-01"}


@pytest.mark.rule("SU-MANA-01")
def test_SU_MANA_01_the_refusal_names_price_and_supply_in_both_languages() -> None:
    units = [own("mage", (10, 10)), own("cobra", (12, 10))]
    cards = [summoner("mage", powers=[spell("dear", mana=3)])]
    table = Summoning(units, cards=cards, acting="mage", players=[{"gems": 1}])
    refusal = table.judge("cast", "mage", "cobra", spell="dear").refusals[0]

    assert [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")] == [
        "This costs 3 mana gems; you have 1.",
        "Das kostet 3 Manasteine; du hast 1.",
    ]


@pytest.mark.rule("SU-MANA-02")
@pytest.mark.parametrize(("mana", "left"), [(1, 4), (3, 2), (5, 0)])
def test_SU_MANA_02_a_summoning_costs_what_its_card_says(mana: int, left: int) -> None:
    units = [own("mage", (10, 10)), own("wolf", (20, 10))]
    cards = [creature("elemental", level=3, mana=mana, levels=2), creature("wolf", level=2)]
    table = Summoning(units, cards=cards, acting="mage", players=[{"gems": 5}], dice=[8])
    table.say("summon", "", "wolf", near("mage"), creature="elemental")

    assert table.player(0).gems == left
    assert table.happened("spent", 0, mana, left, rule="SU-MANA-02")


# -- sources -------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-MANA-03", "SU-MANA-06")
@pytest.mark.parametrize(("kind", "millimetres", "mana"), [("small", 30, 1), ("large", 40, 2)])
def test_SU_MANA_03_small_and_large_sources(kind: str, millimetres: int, mana: int) -> None:
    table = ending(objectives=source(kind, 0), scenario="s2", players=[{"gems": 5}])
    marker = table.objective("source")

    assert round(2 * marker.radius * 25.4 / 1000) == millimetres
    assert table.happened("gained", 0, mana, 6 + mana, rule="SU-END-07")
    assert table.player(0).gems == 5 + 1 + mana


@pytest.mark.rule("SU-MANA-04")
@pytest.mark.parametrize("kind", ["small", "large"])
@pytest.mark.parametrize(("gap", "rules"), [(0, set()), (0.01, set()), (0.011, {"SU-MANA-04"}), (0.5, {"SU-MANA-04"})])
def test_SU_MANA_04_only_in_base_contact(kind: str, gap: float, rules: set[str]) -> None:
    table = Summoning([own("cobra", at_source(kind, gap))], objectives=source(kind), acting="cobra")

    assert table.refused("interact", "cobra", "source") == rules
    assert table.offered("interact") == (set() if rules else {"source"})


@pytest.mark.rule("SU-MANA-04")
def test_SU_MANA_04_the_refusal_tells_the_distance() -> None:
    table = Summoning([own("cobra", at_source("large", 0.5))], objectives=source(), acting="cobra")
    refusal = table.judge("interact", "cobra", "source").refusals[0]

    assert refusal.because == "not-touching-object"
    assert abs(refusal.facts[1] - 500) <= 1


@pytest.mark.rule("SU-MANA-04", "SU-MANA-05")
def test_SU_MANA_04_the_summoner_himself_can_do_it() -> None:
    table = Summoning([own("mage", at_source())], objectives=source(), acting="mage")
    table.say("interact", "mage", "source")

    assert (table.objective("source").holder, table.unit("mage").ap) == (0, 2)


@pytest.mark.rule("SU-MANA-04")
def test_SU_MANA_04_an_enemy_in_contact_does_not_hinder() -> None:
    units = [own("cobra", at_source()), foe("golem", near("cobra"))]
    table = Summoning(units, objectives=source(), acting="cobra")
    table.say("interact", "cobra", "source")

    assert table.objective("source").holder == 0


@pytest.mark.rule("SU-MANA-05")
def test_SU_MANA_05_a_neutral_source_is_taken_for_a_point() -> None:
    table = Summoning([foe("cobra", at_source())], objectives=source(), acting="cobra")
    table.say("interact", "cobra", "source")

    assert (table.unit("cobra").ap, table.objective("source").holder) == (1, 1)
    assert table.happened("taken", "source", 1, rule="SU-MANA-05")


@pytest.mark.rule("SU-MANA-05")
def test_SU_MANA_05_without_a_point_it_is_refused() -> None:
    units = [own("mage", at_source(), ap=0)]
    master = [{"level": "master"}]  # whose free summoning is still to come
    table = Summoning(units, cards=[creature("imp")], objectives=source(), acting="mage", players=master)

    assert table.refused("interact", "mage", "source") == {"SU-ACTION-01"}


@pytest.mark.rule("SU-MANA-05")
def test_SU_MANA_05_what_is_ones_own_already_cannot_be_taken_again() -> None:
    table = Summoning([own("cobra", at_source())], objectives=source(holder=0), acting="cobra")

    assert "interact" not in table.keys()
    assert table.because("interact", "cobra", "source") == {"held-already"}


@pytest.mark.rule("SU-MANA-05")
def test_SU_MANA_05_nor_what_is_an_allys() -> None:
    units: list[Entry] = [unit("cobra", 0, at_source())]
    teams = [{"team": seat % 2} for seat in range(4)]
    table = Summoning(units, objectives=source(holder=2), acting="cobra", players=teams, scenario="s9")

    assert table.because("interact", "cobra", "source") == {"held-already"}


@pytest.mark.rule("SU-MANA-05")
def test_SU_MANA_05_one_source_for_each_action() -> None:
    both = {
        "east": {"kind": "small", "at": [18, 18]},
        "west": {"kind": "small", "at": [18 - 2 * 1.182, 18]},
    }
    table = Summoning([own("cobra", (18 - 1.182, 18))], objectives=both, acting="cobra")
    assert table.offered("interact") == {"east", "west"}
    assert table.refused("interact", "cobra", "east", "west") == {"K-ASK-03"}
    table.say("interact", "cobra", "west")

    assert (table.objective("east").holder, table.objective("west").holder) == (NOBODY, 0)


@pytest.mark.rule("SU-MANA-06")
def test_SU_MANA_06_it_yields_from_the_end_of_this_round_on() -> None:
    players = [{"gems": 0, "deck": ["cobra"]}, {"gems": 0, "deck": []}]
    units = [own("cobra", at_source()), own("mage", (5, 5), activated=True)]
    table = Summoning(units, objectives=source(), dice=[8, 5, 1], players=players, scenario="s2")
    table.say("reveal").say("interact", "cobra", "source").say("done")

    assert table.state.round == 2
    assert [player.gems for player in table.state.players] == [1 + 2, 1]


@pytest.mark.rule("SU-MANA-07")
def test_SU_MANA_07_nobody_needs_to_stay() -> None:
    table = ending([own("mage", (3, 3))], objectives=source(holder=0), round=2, scenario="s2", players=[{"gems": 0}])

    assert table.objective("source").holder == 0
    assert table.player(0).gems == 3


@pytest.mark.rule("SU-MANA-07")
def test_SU_MANA_07_an_enemy_beside_it_changes_nothing_by_himself() -> None:
    table = ending([foe("golem", at_source())], objectives=source(holder=0), scenario="s2", players=[{"gems": 0}])

    assert table.objective("source").holder == 0
    assert table.player(0).gems == 3


@pytest.mark.rule("SU-MANA-09")
def test_SU_MANA_09_the_first_interaction_only_breaks_the_hold() -> None:
    players = [{"gems": 0, "deck": ["cobra"]}, {"gems": 0, "deck": []}]
    table = Summoning([own("cobra", at_source())], objectives=source(holder=1), dice=[8, 5, 1], players=players,
                      scenario="s2")  # fmt: skip
    table.say("reveal").say("interact", "cobra", "source")
    assert table.objective("source").holder == NOBODY
    assert table.unit("cobra").ap == 1
    assert table.happened("broken", "source", rule="SU-MANA-09")
    table.say("done")

    assert [player.gems for player in table.state.players] == [1, 1]


@pytest.mark.rule("SU-MANA-10")
def test_SU_MANA_10_the_second_one_takes_it() -> None:
    table = Summoning([own("cobra", at_source())], objectives=source(holder=1), acting="cobra")
    table.say("interact", "cobra", "source").say("interact", "cobra", "source")

    assert (table.objective("source").holder, table.unit("cobra").ap) == (0, 0)


@pytest.mark.rule("SU-MANA-10")
def test_SU_MANA_10_also_by_another_unit() -> None:
    west = (18 - 0.591 - 0.787, 18)
    units = [own("cobra", at_source()), own("imp", west)]
    players = [{"gems": 0, "deck": ["cobra", "imp"]}, {"gems": 0, "deck": []}]
    table = Summoning(units, objectives=source(holder=1), dice=[8, 8], players=players)
    table.say("reveal").say("interact", "cobra", "source").say("done")
    table.say("reveal").say("interact", "imp", "source")

    assert table.objective("source").holder == 0
    assert (table.unit("cobra").ap, table.unit("imp").ap) == (1, 1)
