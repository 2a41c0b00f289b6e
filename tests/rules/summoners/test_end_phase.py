"""SU-END: what lapses, thaws, burns, scores, comes back, and which spells go on."""

from __future__ import annotations

from typing import Any

import pytest

from new_summoning import ending, points
from summoning import Summoning, action, creature, foe, own, spell, summoner

NEXT = [8, 1]  # the initiative of the next round


# -- the activation phase is over ------------------------------------------------------------------------
@pytest.mark.rule("SU-END-01")
def test_SU_END_01_it_begins_when_all_cards_are_revealed() -> None:
    units = [own("mage", (5, 5)), own("imp", (9, 5)), foe("mage2", (30, 30), activated=True)]
    players = [{"deck": ["mage", "imp"], "gems": 0}, {"deck": []}]
    table = Summoning(units, dice=[8], turn=1, players=players, scenario="s2")
    assert table.question() == (0, "turn")
    table.say("reveal").say("done")
    assert table.question() == (0, "turn")
    assert table.state.phase == "activation"
    table.say("reveal").say("done")

    assert table.state.round == 2
    assert table.happened("lapsed")


@pytest.mark.rule("SU-END-02")
def test_SU_END_02_saved_action_points_are_lost() -> None:
    table = ending([own("imp", (9, 9), ap=1)], scenario="s2")
    lapsed, refilled = [table.names().index(name) for name in ("lapsed", "refilled")]

    assert lapsed < refilled
    assert Summoning([own("imp", (9, 9), ap=1)], phase="end", round=6, scenario="s2").unit("imp").ap == 0


# -- the order -------------------------------------------------------------------------------------------
RELIC = {"relic": {"kind": "relic", "at": [18, 18]}}
BURNT = [8, 8, 8, 4]


@pytest.mark.rule("SU-END-03")
def test_SU_END_03_whoever_burns_to_death_no_longer_counts_at_a_relic() -> None:
    dying = own("imp", (18, 20.2), life_lost=14, fire=1)

    assert points(ending([dying], [*BURNT, *NEXT], scenario="s3", objectives=RELIC)) == [0, 0]
    assert points(ending([dying], [1, 1, 1, *NEXT], scenario="s3", objectives=RELIC)) == [2, 0]


@pytest.mark.rule("SU-END-03", "SU-END-05")
def test_SU_END_03_points_come_before_mana_and_mana_before_spells() -> None:
    source = {"source": {"kind": "large", "at": [18, 18], "holder": 0}}
    table = ending([own("mage", (9, 9)), own("imp", (12, 9))], [], cards=CARDS, effects=[KEPT], objectives=source)
    table.say("channel")
    order = [name for name in table.names() if name in ("lapsed", "scored", "gained", "channelled")]

    assert order == ["lapsed", "scored", "gained", "gained", "gained", "channelled"]


@pytest.mark.rule("SU-END-05")
def test_SU_END_05_after_the_last_round_there_is_no_mana() -> None:
    table = Summoning(phase="end", round=6, scenario="s2")

    assert table.winners == ()
    assert not table.happened("gained")


# -- effects ---------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-END-04", "SU-TRAIT-16")
def test_SU_END_04_an_ice_marker_thaws() -> None:
    table = ending([own("imp", (9, 9), ice=2), own("imp2", (12, 9), ice=3), own("ogre", (15, 9))])

    assert [table.unit(name).ice for name in ("imp", "imp2", "ogre")] == [1, 2, 0]
    assert table.unit("imp2").ap == 2


def burning(faces: list[int], markers: int, cards: list[dict[str, Any]], **more: Any) -> Summoning:
    return ending([own("imp", (9, 9), fire=markers, **more)], [*faces, *NEXT], cards=cards)


HARD = [creature("imp", resistance=4)]


@pytest.mark.rule("SU-END-04", "SU-TRAIT-19", "SU-DICE-04", "SU-DICE-05")
def test_SU_TRAIT_19_each_die_at_or_under_resistance_puts_a_marker_out() -> None:
    table = burning([2, 4, 6, 3], 3, HARD)

    assert table.facts("rolled")[0] == (0, 8, 2, 4, 6)
    assert table.happened("tested", "imp", 2, 4)
    assert (table.unit("imp").fire, table.unit("imp").lost) == (1, 3)


@pytest.mark.rule("SU-TRAIT-20")
def test_SU_TRAIT_20_each_marker_left_burns_for_a_d4() -> None:
    table = burning([5, 6, 7, 3, 1], 2, HARD)

    assert (table.unit("imp").fire, table.unit("imp").lost) == (2, 4)


@pytest.mark.rule("SU-TRAIT-19")
def test_SU_TRAIT_19_without_markers_nothing_burns() -> None:
    table = burning([1, 2, 3], 2, HARD)

    assert (table.unit("imp").fire, table.unit("imp").lost) == (0, 0)


@pytest.mark.rule("SU-DICE-10", "SU-DICE-11")
def test_SU_DICE_10_an_eight_always_fails_and_a_one_always_succeeds() -> None:
    assert burning([8, 8, 3, 1, 1], 3, [creature("imp", resistance=8)]).unit("imp").fire == 2
    assert burning([1, 1, 5, 1], 3, [creature("imp", resistance=0)]).unit("imp").fire == 1


@pytest.mark.rule("SU-TRAIT-19", "SU-BOOST-04")
def test_SU_BOOST_04_a_summoner_may_raise_his_resistance_for_the_test() -> None:
    cards = [summoner("mage", resistance=2, boosts=["resistance"])]
    table = ending([own("mage", (9, 9), fire=3)], [4, 4, 5, 1, *NEXT], cards=cards)
    assert table.question() == (0, "boost")
    table.say("boost", "mage", value="resistance", numbers=[2])

    assert table.happened("tested", "mage", 2, 4)
    assert table.player(0).gems == 7 - 3 + 1


SCORCH = spell("inner-fire", {"verb": "scorch", "amount": 3}, target="enemy", upkeep=1)
BURNER = summoner("mage", powers=[SCORCH])


@pytest.mark.rule("SU-END-04", "SU-S6-07")
def test_SU_S6_07_a_spell_that_burns_on_damages_by_itself_and_its_caster_scores() -> None:
    units = [own("mage", (5, 5)), foe("ogre", (20, 20), life_lost=12)]
    effects = [{"spell": "inner-fire", "caster": "mage", "target": "ogre"}]
    table = ending(units, cards=[BURNER, creature("ogre", level=2)], effects=effects, scenario="s6")

    assert table.unit("ogre").gone == "killed"
    assert points(table) == [2, 0]


@pytest.mark.rule("SU-END-04")
def test_SU_END_04_resistance_does_not_help_against_it() -> None:
    units = [own("mage", (5, 5)), foe("ogre", (20, 20))]
    effects = [{"spell": "inner-fire", "caster": "mage", "target": "ogre"}]
    table = ending(units, [], cards=[BURNER, creature("ogre", resistance=6)], effects=effects)

    assert table.unit("ogre").lost == 3


# -- mana ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-END-06")
def test_SU_END_06_a_master_gains_three_gems() -> None:
    table = ending(players=[{"level": "master", "gems": 10}, {"gems": 3}])

    assert [player.gems for player in table.state.players] == [13, 4]


@pytest.mark.rule("SU-END-07", "SU-MANA-03")
def test_SU_END_07_sources_give_gems_by_their_size() -> None:
    sources = {
        "large": {"kind": "large", "at": [9, 9], "holder": 0},
        "small": {"kind": "small", "at": [15, 9], "holder": 0},
        "small2": {"kind": "small", "at": [21, 9], "holder": 0},
        "theirs": {"kind": "large", "at": [27, 9], "holder": 1},
        "free": {"kind": "large", "at": [27, 27]},
    }
    table = ending(players=[{"gems": 4}, {"gems": 4}], objectives=sources)

    assert [player.gems for player in table.state.players] == [4 + 1 + 2 + 2, 4 + 1 + 2]


# -- lasting spells --------------------------------------------------------------------------------------
WARD = spell("ward", {"verb": "change", "what": "resistance", "amount": 1}, upkeep=1)
SHELL = spell("shell", {"verb": "change", "what": "resistance", "amount": 1}, upkeep=2)
FLASH = spell("flash", {"verb": "change", "what": "reflex", "amount": 1})
DANCE = action("dance", {"verb": "change", "what": "reflex", "amount": 1}, target="oneself")
CARDS = [summoner("mage", powers=[WARD, SHELL, FLASH]), creature("imp", powers=[DANCE])]
UNITS = [own("mage", (9, 9)), own("imp", (12, 9))]
KEPT = {"spell": "ward", "caster": "mage", "target": "imp"}
DEAR = {"spell": "shell", "caster": "mage", "target": "imp"}
BRIEF = {"spell": "flash", "caster": "mage", "target": "imp"}
DANCED = {"spell": "dance", "caster": "imp", "target": "imp"}


def casting(*effects: dict[str, Any], gems: int = 5) -> Summoning:
    return ending(UNITS, [], cards=CARDS, effects=list(effects), players=[{"gems": gems}, {}])


def kept(table: Summoning) -> list[str]:
    return [lasting.power.id for lasting in table.state.effects]


@pytest.mark.rule("SU-END-08", "SU-SPELL-06")
def test_SU_END_08_a_spell_with_an_upkeep_is_paid_or_ends() -> None:
    paid, ended = casting(KEPT).say("channel"), casting(KEPT).say("let-go")

    assert (kept(paid), paid.player(0).gems) == (["ward"], 5 + 1 - 1)
    assert (kept(ended), ended.player(0).gems) == ([], 5 + 1)
    assert not paid.happened("paid")


@pytest.mark.rule("SU-END-08")
def test_SU_END_08_the_gem_of_this_round_can_pay_and_too_few_gems_cannot() -> None:
    table = casting(DEAR, gems=0)
    assert table.question()[1] == "order"
    assert kept(table) == []
    cheap = casting(KEPT, gems=0).say("channel")

    assert (kept(cheap), cheap.player(0).gems) == (["ward"], 0)


@pytest.mark.rule("SU-SPELL-12", "SU-END-08")
def test_SU_SPELL_12_only_spells_with_an_upkeep_are_asked_for() -> None:
    table = casting(KEPT, BRIEF, DANCED)
    assert table.question() == (0, "channel")
    table.say("channel")

    assert table.question()[1] == "order"
    assert kept(table) == ["ward"]


@pytest.mark.rule("SU-END-08", "SU-SPELL-07")
def test_SU_END_08_each_spell_is_asked_for_by_itself_in_turn() -> None:
    table = casting(KEPT, DEAR)
    first, second = [lasting.id for lasting in table.state.effects]

    assert table.refused("channel", subject=second) == {"SU-END-08"}
    table.say("let-go", subject=first).say("channel", subject=second)
    assert kept(table) == ["shell"]
