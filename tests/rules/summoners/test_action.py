"""SU-ACTION: what actions cost, ways of Walk and Run, Concentrate, and what else a unit can do."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import (
    EAST,
    NORTH,
    WEST,
    Place,
    Summoning,
    action,
    attack,
    creature,
    foe,
    near,
    own,
    spell,
    summoner,
)
from tercio.kernel import snapshot
from tercio.texts import Speaker


def alone(at: tuple[float, float] = (10, 10), *cards: dict[str, Any], **more: Any) -> Summoning:
    """A cobra that nobody hinders: 2 AP, 5 inches or 8."""
    return Summoning([own("cobra", at, **more.pop("cobra", {}))], cards=cards, acting="cobra", **more)


def spoken(table: Summoning, key: str, who: str, *more: str | Place) -> dict[str, list[str]]:
    """Why this is refused, in both languages."""
    refusals = table.judge(key, who, *more).refusals
    return {
        lang: [Speaker(table.match.game, lang).because(table.state, refusal) for refusal in refusals]
        for lang in ("en", "de")
    }


# -- action points ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ACTION-01")
def test_SU_ACTION_01_with_one_point_nobody_runs() -> None:
    table = alone(cobra={"ap": 1})

    assert "run" not in table.keys()
    assert table.refused("run", "cobra", (10, 12)) == {"SU-ACTION-01"}
    assert spoken(table, "run", "cobra", (10, 12)) == {
        "en": ["Cobra (Red) has 1 action point; 2 are needed."],
        "de": ["Cobra (Rot) hat 1 Aktionspunkt; nötig: 2."],
    }
    assert table.say("walk", "cobra", (10, 12)).unit("cobra").ap == 0


@pytest.mark.rule("SU-ACTION-01")
@pytest.mark.parametrize(
    ("key", "price"), [("walk", 1), ("run", 2), ("charge", 2), ("concentrate", 1), ("melee", 1), ("ranged", 1)]
)
def test_SU_ACTION_01_every_action_has_its_price(key: str, price: int) -> None:
    cards = [creature("cobra", ap=3, attacks=[attack("bite", melee=1), attack("spit", ranged=1, reach=12)])]
    golem = near("cobra", 0 if key == "melee" else 4)
    path: dict[str, list[str | Place]] = {
        "walk": [(10, 11)],
        "run": [(10, 11)],
        "charge": ["golem", near("golem", 0, WEST)],
        "melee": ["golem"],
        "ranged": ["golem"],
    }
    units = [own("cobra", (10, 10)), foe("golem", golem, ap=0)]
    table = Summoning(units, cards=cards, acting="cobra", dice=[1] * 4)
    table.say(key, "cobra", *path.get(key, []))

    assert table.facts("paid") == [(table.number("cobra"), price, 3 - price)]
    assert table.unit("cobra").ap == 3 - price


@pytest.mark.rule("SU-ACTION-01")
def test_SU_ACTION_01_without_points_the_activation_is_over() -> None:
    table = alone(cobra={"ap": 2}).say("run", "cobra", (10, 18))

    assert table.question() != (0, "act")
    assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-ACTION-02")
def test_SU_ACTION_02_what_is_left_pays_for_reactions_later_in_the_round() -> None:
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", (10, 16))],
        cards=[creature("golem", walk=6)],
        acting="cobra",
        dice=[8, 1, 1, 8, 8],
    )
    table.say("walk", "cobra", (10, 12)).say("done")
    assert table.unit("cobra").ap == 1
    table.go_on("focus", seat=1).say("focus", numbers=[0]).say("walk", "golem", near("cobra", 0, NORTH))
    table.say("melee", "golem", "cobra")

    assert table.question() == (0, "melee-reaction")
    assert table.say("parry").unit("cobra").ap == 0


@pytest.mark.rule("SU-ACTION-03")
def test_SU_ACTION_03_what_was_spent_on_a_reaction_is_missing_later() -> None:
    """The golem strikes first; the cobra parries, and has one point when its own card comes."""
    units = [own("golem", (10, 10)), foe("cobra", near("golem"))]
    table = Summoning(units, acting="golem", dice=[1, 1, 8, 8, 8])
    table.say("melee", "golem", "cobra").say("parry").say("done")
    table.go_on("focus", seat=1).say("focus", numbers=[0])

    assert table.question() == (1, "act")
    assert table.unit("cobra").ap == 1
    assert "run" not in table.keys()
    assert "walk" in table.keys()


# -- Walk and Run ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_a_walk_may_bend_and_is_as_long_as_all_its_legs() -> None:
    table = alone(cobra={"ap": 1})

    assert table.refused("walk", "cobra", (13, 10), (13, 13)) == {"SU-ACTION-04"}
    assert table.refused("walk", "cobra", (13, 10), (13, 12.001)) == {"SU-ACTION-04"}
    table.say("walk", "cobra", (13, 10), (13, 12))
    assert table.at("cobra") == (13, 12)
    assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_five_inches_as_the_crow_flies_and_no_mil_more() -> None:
    assert alone().say("walk", "cobra", (13, 14)).at("cobra") == (13, 14)
    assert alone().refused("walk", "cobra", (13, 14.001)) == {"SU-ACTION-04"}
    assert alone().refused("walk", "cobra", (13.001, 14)) == {"SU-ACTION-04"}


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_a_way_that_comes_back_is_long_all_the_same() -> None:
    assert alone().refused("walk", "cobra", (10, 12.6), (10, 10.1)) == {"SU-ACTION-04"}
    assert alone().refused("walk", "cobra", (10, 12.5), (10, 10)) == set()


@pytest.mark.rule("SU-ACTION-05")
def test_SU_ACTION_05_a_run_is_longer_and_costs_two() -> None:
    table = alone()

    assert table.refused("run", "cobra", (15, 10), (15, 13.001)) == {"SU-ACTION-05"}
    table.say("run", "cobra", (15, 10), (15, 13))
    assert table.at("cobra") == (15, 13)
    assert table.unit("cobra").ap == 0


@pytest.mark.rule("SU-ACTION-04", "SU-ACTION-05")
@pytest.mark.parametrize(("key", "rule", "most"), [("walk", "SU-ACTION-04", 4), ("run", "SU-ACTION-05", 7)])
def test_SU_ACTION_04_and_05_the_values_of_this_moment_count(key: str, rule: str, most: int) -> None:
    """Two ice markers take an inch; severe wounds another one (a6)."""
    table = alone(cobra={"ice": 2})
    hurt = alone(cobra={"ice": 2, "life_lost": 10})

    assert table.refused(key, "cobra", (10, 10 + most)) == set()
    assert table.refused(key, "cobra", (10, 10.001 + most)) == {rule}
    assert hurt.refused(key, "cobra", (10, 9.001 + most)) == {rule}


# -- ways that are refused: everything at once, and nothing changes ----------------------------------------


WALL = {"wall": {"kind": "building", "at": [12, 12], "width": 1, "depth": 1}}


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_all_that_is_wrong_with_a_way_is_said_at_once_with_figures() -> None:
    units = [own("imp", (10, 1.5)), foe("golem", (8, 1.5))]
    marks = {"source": {"kind": "small", "at": [12, 3]}}
    table = Summoning(units, acting="imp", objectives=marks, terrain=WALL)
    before = snapshot(table.match)
    there: list[Place] = [(14, 3), (12, 14), (8, -1)]
    verdict = table.judge("walk", "imp", *there)
    found = {(refusal.rule, refusal.because): refusal.facts for refusal in verdict.refusals}

    assert found == {
        ("SU-TERRAIN-06", "off-the-table"): (8_000, -1_000),
        ("SU-ACTION-22", "through-base"): (table.number("golem"),),
        ("SU-SCEN-11", "through-objective"): (table.number("source"),),
        ("SU-TERRAIN-05", "through-impassable"): (table.number("wall"),),
        ("SU-ACTION-04", "too-far"): (4_273 + 11_181 + 15_525, 5_000),
    }
    assert not table.match.answer(table.answer("walk", "imp", *there))
    assert snapshot(table.match) == before


@pytest.mark.rule("SU-ACTION-04", "SU-ACTION-01", "SU-ACTION-07")
def test_SU_ACTION_07_points_and_movement_actions_are_named_beside_what_is_wrong_with_the_way() -> None:
    table = alone((10, 3), cobra={"ap": 1, "moved": ["run"]})
    before = snapshot(table.match)

    assert table.refused("run", "cobra", (10, -6)) == {"SU-ACTION-01", "SU-ACTION-07", "SU-ACTION-05", "SU-TERRAIN-06"}
    assert snapshot(table.match) == before


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_a_mil_too_far_is_told_in_both_languages() -> None:
    assert spoken(alone(), "walk", "cobra", (10, 15.001)) == {
        "en": ["This way costs 5.001″; 5″ is allowed (5″ printed)."],
        "de": ["Dieser Weg kostet 5,001″; erlaubt sind 5″ (5″ laut Karte)."],
    }


@pytest.mark.rule("SU-ACTION-04", "SU-PROFILE-11")
def test_SU_PROFILE_11_a_way_that_is_too_long_tells_why_no_more_is_allowed() -> None:
    hurt = alone(cobra={"life_lost": 10})

    assert spoken(hurt, "walk", "cobra", (10, 14.5))["de"] == [
        "Dieser Weg kostet 4,5″; erlaubt sind 4″ (5″ laut Karte, −1″ schwer verletzt)."
    ]


@pytest.mark.rule("SU-ACTION-04", "SU-TERRAIN-06")
@pytest.mark.parametrize(("key", "rest"), [("walk", 0.591), ("run", 0.591)])
def test_SU_ACTION_04_a_base_may_stand_at_the_edge_and_not_beyond(key: str, rest: float) -> None:
    table = alone((10, 4))

    assert table.refused(key, "cobra", (10, rest)) == set()
    assert table.refused(key, "cobra", (10, rest - 0.001)) == {"SU-TERRAIN-06"}
    assert table.refused(key, "cobra", (10, rest - 0.001), (10, 2)) == {"SU-TERRAIN-06"}
    assert spoken(table, key, "cobra", (10, 0.5))["de"] == ["Die Base würde über den Rand des Spielfelds ragen."]


@pytest.mark.rule("SU-ACTION-04")
@pytest.mark.parametrize("side", [own, foe])
def test_SU_ACTION_04_no_base_passes_through_another(side: Any) -> None:
    """a38: friend or foe, and the whole width needs room."""
    table = Summoning([own("cobra", (10, 10)), side("golem", (13, 10), ap=0)], acting="cobra", dice=[1] * 4)

    assert table.refused("run", "cobra", (16, 10)) == {"SU-ACTION-22"}
    assert table.refused("run", "cobra", (13, 11.1)) == {"SU-ACTION-22"}
    assert table.refused("run", "cobra", (13, 11.4), (16, 10)) == set()
    assert spoken(table, "run", "cobra", (16, 10))["en"][0].endswith("is in the way.")


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_a_gap_as_wide_as_the_base_lets_it_through() -> None:
    """Two golems leave 1.182 inches between them: the width of the base. One mil less on each side is too narrow."""
    for spare, refused in ((0, set()), (0.002, {"SU-ACTION-22"})):
        units = [
            own("cobra", (10, 10)),
            own("golem", (12, 11.182 - spare)),
            own("golem2", (12, 8.818 + spare)),
        ]
        assert Summoning(units, acting="cobra").refused("walk", "cobra", (14.5, 10)) == refused


@pytest.mark.rule("SU-ACTION-04")
def test_SU_ACTION_04_a_way_has_at_least_one_corner_and_no_more_than_sixteen() -> None:
    there = [(10 + place / 10, 10) for place in range(17)]

    assert alone().refused("walk", "cobra") == {"K-ASK-04"}
    assert alone().refused("walk", "cobra", *there) == {"K-ASK-04"}
    assert alone().refused("walk", "cobra", *there[:16]) == set()


# -- movement actions ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ACTION-06", "SU-ACTION-08")
def test_SU_ACTION_06_three_movement_actions_and_no_other() -> None:
    """With points for everything a unit moves three times; what is left does not move it."""
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", (10, 30), ap=0)],
        cards=[creature("cobra", ap=9)],
        acting="cobra",
        dice=[1] * 9,
    )
    table.say("walk", "cobra", (10, 15)).say("run", "cobra", (10, 23))
    table.say("charge", "cobra", "golem", near("golem", 0, 270)).say("pass")

    assert table.unit("cobra").moves == 0b111
    assert table.unit("cobra").ap == 9 - 1 - 2 - 2
    assert table.keys() == {"concentrate", "melee", "done"}


@pytest.mark.rule("SU-ACTION-07")
@pytest.mark.parametrize(
    ("key", "other", "price"), [("walk", "run", 1), ("run", "walk", 2), ("walk", "charge", 1), ("run", "charge", 2)]
)
def test_SU_ACTION_07_each_of_them_once_a_round(key: str, other: str, price: int) -> None:
    units = [own("cobra", (10, 10)), foe("golem", (10, 17), ap=0)]
    table = Summoning(units, cards=[creature("cobra", ap=4)], acting="cobra")
    table.say(key, "cobra", (10, 11))

    assert table.refused(key, "cobra", (10, 12)) == {"SU-ACTION-07"}
    assert key not in table.keys()
    assert other in table.keys()
    assert table.unit("cobra").ap == 4 - price


@pytest.mark.rule("SU-ACTION-07")
def test_SU_ACTION_07_nobody_charges_twice() -> None:
    units = [own("cobra", (10, 10)), foe("golem", (10, 16), ap=0), foe("imp", (14, 14), ap=0)]
    table = Summoning(units, cards=[creature("cobra", ap=6, melee=8)], acting="cobra", dice=[8] * 60)
    table.say("charge", "cobra", "golem", near("golem", 0, 270)).say("melee", "cobra", "golem")
    assert table.unit("golem").gone == "killed"

    assert "charge" not in table.keys()
    assert table.refused("charge", "cobra", "imp", near("imp", 0, 180)) == {"SU-ACTION-07"}
    assert spoken(table, "charge", "cobra", "imp", near("imp", 0, 180)) == {
        "en": ["Cobra (Red) has already used this movement action this round."],
        "de": ["Cobra (Rot) hat diese Bewegungsaktion in dieser Runde schon genutzt."],
    }


@pytest.mark.rule("SU-ACTION-08")
def test_SU_ACTION_08_a_summoner_walks_and_runs_with_his_three_points() -> None:
    """The figures of the book: 1 + 2 = 3."""
    table = Summoning([own("mage", (10, 10))], acting="mage")
    table.say("walk", "mage", (10, 14)).say("run", "mage", (17, 14))

    assert table.at("mage") == (17, 14)
    assert table.unit("mage").ap == 0


@pytest.mark.rule("SU-ACTION-09")
def test_SU_ACTION_09_a_walk_into_cover_is_the_walk_of_this_round() -> None:
    """The golem shoots, the cobra walks behind the wall; when its own card comes it can run, and no longer walk."""
    wall = {"wall": {"kind": "building", "at": [20, 13], "width": 4, "depth": 1}}
    cards = [creature("golem", ranged=1, reach=24), creature("cobra", ap=3)]
    units = [own("golem", (20, 4)), foe("cobra", (15.5, 16))]
    table = Summoning(units, cards=cards, acting="golem", terrain=wall, dice=[1, 8, 8])
    table.say("ranged", "golem", "cobra").say("cover-walk", "cobra", (19, 16)).say("done")
    table.go_on("focus", seat=1).say("focus", numbers=[0])

    assert table.unit("cobra").ap == 2
    assert "walk" not in table.keys()
    assert table.refused("walk", "cobra", (19, 17)) == {"SU-ACTION-07"}
    assert table.say("run", "cobra", (19, 24)).at("cobra") == (19, 24)


# -- Concentrate -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ACTION-10")
def test_SU_ACTION_10_a_die_more_for_every_shot_of_the_round() -> None:
    units = [own("archer", (10, 10)), foe("golem", (16, 10), ap=0)]
    table = Summoning(units, cards=[creature("archer", ap=3, ranged=2)], acting="archer", dice=[1] * 6)
    table.say("concentrate", "archer")
    assert table.unit("archer").ap == 2
    table.say("ranged", "archer", "golem").say("ranged", "archer", "golem").done()

    assert [len(faces) for faces in table.rolls()] == [3, 3]


@pytest.mark.rule("SU-ACTION-10")
def test_SU_ACTION_10_a_die_more_for_blows_and_counterstrikes_until_the_round_ends() -> None:
    """a64: one's own blow has 3 dice instead of 2, and so has the counterstrike later in the round."""
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"))]
    table = Summoning(units, cards=[creature("cobra", ap=3)], acting="cobra", dice=[1] * 3 + [8] + [1] * 5)
    table.say("concentrate", "cobra").say("melee", "cobra", "golem").say("passive").say("done")
    table.go_on("focus", seat=1).say("focus", numbers=[0]).say("melee", "golem", "cobra").say("counterstrike").done()

    assert [len(faces) for faces in table.rolls()] == [3, 1, 2, 3]


@pytest.mark.rule("SU-ACTION-10")
def test_SU_ACTION_10_the_next_round_begins_without_it() -> None:
    table = Summoning(
        [own("cobra", (10, 10), concentrated=True), foe("golem", (20, 20))], phase="end", round=2, dice=[6, 3]
    )
    table.go_on("first")

    assert not table.unit("cobra").is_concentrated


@pytest.mark.rule("SU-ACTION-10")
def test_SU_ACTION_10_nobody_concentrates_twice() -> None:
    """a64"""
    table = alone().say("concentrate", "cobra")

    assert "concentrate" not in table.keys()
    assert table.because("concentrate", "cobra") == {"concentrated-already"}


def struck_after(*says: tuple[Any, ...], **more: Any) -> Summoning:
    """A cobra concentrates, does something else, and strikes the golem beside it: rolls, with one hit, and damage."""
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)]
    cards = [creature("cobra", ap=4), creature("golem", resistance=0)]
    table = Summoning(units, cards=cards, acting="cobra", **more).say("concentrate", "cobra")
    for words in says:
        table.say(*words)
    return table.say("melee", "cobra", "golem").done()


@pytest.mark.rule("SU-ACTION-11")
def test_SU_ACTION_11_whoever_moves_has_concentrated_in_vain() -> None:
    here = struck_after(dice=[1, 1, 7, 4])
    moved = struck_after(("reposition", "cobra", (10, 10.1)), dice=[1, 7, 4])

    assert [len(faces) for faces in here.rolls()] == [3, 1]
    assert here.unit("golem").lost == 5
    assert [len(faces) for faces in moved.rolls()] == [2, 1]
    assert moved.unit("golem").lost == 4


@pytest.mark.rule("SU-ACTION-11")
def test_SU_ACTION_11_whoever_tries_to_get_away_and_stays_has_not_moved() -> None:
    """The test fails with 3, 4, 5 and 6 against Reflex 3."""
    table = struck_after(("walk", "cobra", (5, 10)), dice=[3, 4, 5, 6, 1, 1, 7, 4])

    assert [len(faces) for faces in table.rolls()] == [4, 3, 1]
    assert table.unit("golem").lost == 5


@pytest.mark.rule("SU-ACTION-11")
def test_SU_ACTION_11_after_a_charge_only_the_bonus_of_the_charge_is_left() -> None:
    units = [own("cobra", (10, 10)), foe("golem", (14, 10), ap=0)]
    table = Summoning(units, cards=[creature("cobra", ap=3)], acting="cobra", dice=[1] * 3)
    table.say("concentrate", "cobra").say("charge", "cobra", "golem", near("golem", 0, WEST))
    table.say("melee", "cobra", "golem").done()

    assert [len(faces) for faces in table.rolls()] == [3]


@pytest.mark.rule("SU-ACTION-12")
def test_SU_ACTION_12_mighty_by_one_more() -> None:
    """Mighty (1) and Concentrate: two points more for each damage die. 3 + 2 and 1 + 2."""
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)]
    cards = [creature("cobra", melee=2, strikes=["mighty 1"])]
    table = Summoning(units, cards=cards, acting="cobra", dice=[7, 7, 1, 3, 1])
    table.say("concentrate", "cobra").say("melee", "cobra", "golem").done()

    assert table.unit("golem").lost == 8


@pytest.mark.rule("SU-ACTION-12")
def test_SU_ACTION_12_a_shot_is_mighty_too_and_a_ranged_spell_is_not() -> None:
    """Both roll a die more. The shot does 3 + 1 points of damage, the spell 3."""
    bolt = spell("bolt", attack={"ranged": 1})
    mage = summoner("mage", attacks=[attack("shot", ranged=1, reach=12)], powers=[bolt])
    lost: dict[str, int] = {}
    for key in ("ranged", "cast"):
        table = Summoning(
            [own("mage", (10, 10)), foe("golem", (16, 10), ap=0)], cards=[mage], acting="mage", dice=[1, 7, 3]
        )
        table.say("concentrate", "mage")
        table.say(key, "mage", "golem", **({"spell": "bolt"} if key == "cast" else {}))
        assert table.done().rolls() == [(1, 7), (3,)]
        lost[key] = table.unit("golem").lost

    assert lost == {"ranged": 4, "cast": 3}


# -- attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ACTION-13")
def test_SU_ACTION_13_as_many_blows_as_points() -> None:
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)]
    table = Summoning(units, acting="cobra", dice=[1] * 4)
    table.say("melee", "cobra", "golem").say("melee", "cobra", "golem").done()

    assert table.unit("cobra").ap == 0
    assert table.question() != (0, "act")


@pytest.mark.rule("SU-ACTION-13")
def test_SU_ACTION_13_within_reach_and_in_sight() -> None:
    """A combat area of 3 inches, with a wall in it."""
    wall = {"wall": {"kind": "building", "at": [12, 10], "width": 0.5, "depth": 4}}
    units = [own("cobra", (10, 10)), foe("golem", (13.5, 10)), foe("imp", (10, 13.5)), foe("ogre", (10, 5.5))]
    cards = [creature("cobra", melee=2, reach=3, strikes=["combat-area"])]
    table = Summoning(units, cards=cards, acting="cobra", terrain=wall)

    assert table.offered("melee") == {"imp"}
    assert table.refused("melee", "cobra", "golem") == {"SU-LOS-01"}
    assert table.refused("melee", "cobra", "ogre") == {"SU-ATTACK-08"}


@pytest.mark.rule("SU-ACTION-13", "SU-ACTION-14")
@pytest.mark.parametrize("key", ["melee", "ranged"])
def test_SU_ACTION_13_and_14_friends_are_no_targets(key: str) -> None:
    """a99"""
    cards = [creature("cobra", attacks=[attack("bite", melee=1), attack("spit", ranged=1, reach=12)])]
    units = [own("cobra", (10, 10)), own("imp", near("cobra")), foe("golem", (20, 20))]
    table = Summoning(units, cards=cards, acting="cobra")

    assert "imp" not in table.offered(key)
    assert table.because(key, "cobra", "imp") == {"not-an-enemy"}


@pytest.mark.rule("SU-ACTION-14")
@pytest.mark.parametrize(("far", "refused"), [(12, set()), (12.001, {"SU-ACTION-14"}), (13, {"SU-ACTION-14"})])
def test_SU_ACTION_14_within_range_to_the_mil(far: float, refused: set[str]) -> None:
    units = [own("archer", (10, 10)), foe("golem", near("archer", far), ap=0)]
    table = Summoning(units, cards=[creature("archer", ranged=2, reach=12)], acting="archer", dice=[1, 1])

    assert table.refused("ranged", "archer", "golem") == refused
    assert (table.offered("ranged") == {"golem"}) == (not refused)
    if refused:
        (refusal,) = table.judge("ranged", "archer", "golem").refusals
        assert refusal.facts == (table.number("golem"), round(far * 1000), 12_000)


@pytest.mark.rule("SU-ACTION-14")
def test_SU_ACTION_14_only_at_what_is_seen() -> None:
    wall = {"wall": {"kind": "building", "at": [13, 10], "width": 1, "depth": 4}}
    units = [own("archer", (10, 10)), foe("golem", (16, 10))]
    table = Summoning(units, cards=[creature("archer", ranged=2, reach=12)], acting="archer", terrain=wall)

    assert "ranged" not in table.keys()
    assert table.refused("ranged", "archer", "golem") == {"SU-LOS-01"}


# -- casting, summoning, interacting, and what only some can -------------------------------------------------------


@pytest.mark.rule("SU-ACTION-15")
def test_SU_ACTION_15_a_spell_costs_a_point_and_creatures_cast_none() -> None:
    mage = summoner("mage", powers=[spell("mend")])
    units = [own("mage", (10, 10)), own("imp", (12, 10), life_lost=3)]
    table = Summoning(units, cards=[mage], acting="mage", players=[{"gems": 2}])
    table.say("cast", "mage", "imp", spell="mend")
    assert table.unit("mage").ap == 2
    creature_acts = Summoning(units, cards=[mage], acting="imp", players=[{"gems": 2}])

    assert "cast" not in creature_acts.keys()
    assert not creature_acts.judge("cast", "mage", "imp", spell="mend")


@pytest.mark.rule("SU-ACTION-16")
def test_SU_ACTION_16_two_summonings_leave_one_point_of_three() -> None:
    table = Summoning(
        [own("mage", (10, 10))],
        cards=[creature("imp")],
        players=[{"gems": 10, "level": "adept"}],
        acting="mage",
        dice=[8, 8],
    )
    for angle in (EAST, NORTH):
        table.say("summon", "", near("mage", 0, angle), creature="imp").say("focus", numbers=[0]).say("pass")

    assert table.unit("mage").ap == 1
    assert len(table.state.creatures(0)) == 2


@pytest.mark.rule("SU-ACTION-16")
def test_SU_ACTION_16_a_creature_never_summons() -> None:
    table = Summoning([own("ogre", (10, 10))], cards=[creature("imp")], players=[{"gems": 9}], acting="ogre")

    assert "summon" not in table.keys()
    assert table.because("summon", "", near("ogre"), creature="imp") == {"only-summoners"}


@pytest.mark.rule("SU-ACTION-17")
def test_SU_ACTION_17_the_water_summoner_walks_to_the_source_and_takes_it() -> None:
    """The picture of the book: 1 + 1 of 3 points."""
    marks = {"source": {"kind": "large", "at": [15, 10]}}
    table = Summoning([own("mage", (10, 10))], acting="mage", objectives=marks)
    assert table.refused("interact", "mage", "source") == {"SU-MANA-04"}
    table.say("walk", "mage", (13.62, 10)).say("interact", "mage", "source")

    assert table.objective("source").holder == 0
    assert table.unit("mage").ap == 1


@pytest.mark.rule("SU-ACTION-17")
@pytest.mark.parametrize(("x", "touches"), [(13.622, True), (13.612, True), (13.611, False)])
def test_SU_ACTION_17_base_contact_is_needed(x: float, touches: bool) -> None:
    """A source of 40 mm and a base of 30 mm: their middles are 1.378 inches apart, and 10 mils count as contact."""
    marks = {"source": {"kind": "large", "at": [15, 10]}}
    table = Summoning([own("mage", (x, 10))], acting="mage", objectives=marks)

    assert ("interact" in table.keys()) is touches


@pytest.mark.rule("SU-ACTION-17")
def test_SU_ACTION_17_without_points_nothing_is_taken() -> None:
    marks = {"source": {"kind": "large", "at": [15, 10]}}
    table = Summoning([own("imp", (10, 2)), own("mage", (13.62, 10), ap=0)], acting="imp", objectives=marks)

    assert table.refused("interact", "mage", "source") == {"SU-ACTIVATE-04", "SU-ACTION-01"}


@pytest.mark.rule("SU-ACTION-19")
def test_SU_ACTION_19_an_action_of_its_own_card() -> None:
    idol = creature("idol", powers=[action("polish", target="friend")])
    units = [own("idol", (10, 10)), own("imp", (12, 10), life_lost=2)]
    table = Summoning(units, cards=[idol], acting="idol")
    assert table.subjects("act") == ["idol:polish"]
    table.say("act", "idol", "imp", action="polish")
    assert (table.unit("idol").ap, table.unit("imp").lost) == (1, 1)
    other = Summoning(units, cards=[idol], acting="imp")

    assert "act" not in other.keys()
    assert other.refused("act", "idol", "imp", action="polish") == {"SU-ACTIVATE-04"}


# -- reactions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-ACTION-20")
def test_SU_ACTION_20_whoever_is_attacked_may_react() -> None:
    cards = [creature("cobra", attacks=[attack("bite", melee=1), attack("spit", ranged=1, reach=12)])]
    struck = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"), ap=1)], cards=cards, acting="cobra")
    struck.say("melee", "cobra", "golem")
    shot = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10), ap=2)], cards=cards, acting="cobra")
    shot.say("ranged", "cobra", "golem")

    assert struck.question() == (1, "melee-reaction")
    assert struck.keys() == {"counterstrike", "parry", "passive"}
    assert shot.question() == (1, "ranged-reaction")


@pytest.mark.rule("SU-ACTION-20")
def test_SU_ACTION_20_nobody_reacts_to_a_walk_that_touches_nobody() -> None:
    units = [own("cobra", (10, 10)), foe("archer", (16, 10))]
    table = Summoning(units, cards=[creature("archer", ranged=2)], acting="cobra")

    assert table.say("walk", "cobra", (13, 10)).question() == (0, "act")


@pytest.mark.rule("SU-ACTION-21")
def test_SU_ACTION_21_a_counterstrike_is_not_parried() -> None:
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"))]
    table = Summoning(units, acting="cobra", dice=[1] * 4)
    table.say("melee", "cobra", "golem").say("counterstrike").done()

    assert table.question() == (0, "act")
    assert table.unit("cobra").ap == 1


@pytest.mark.rule("SU-ACTION-21")
def test_SU_ACTION_21_a_return_shot_is_not_answered() -> None:
    units = [own("archer", (10, 10)), foe("archer2", (16, 10))]
    table = Summoning(units, cards=[creature("archer", ranged=2)], acting="archer", dice=[1] * 4)
    table.say("ranged", "archer", "archer2").say("return-shot").done()

    assert table.question() == (0, "act")
    assert table.unit("archer").ap == 1


@pytest.mark.rule("SU-ACTION-21")
def test_SU_ACTION_21_the_blow_of_a_charge_in_answer_to_a_shot_is_the_exception() -> None:
    units = [own("archer", (10, 10)), foe("ogre", (15, 10))]
    cards = [creature("archer", attacks=[attack("bow", ranged=1, reach=12), attack("knife", melee=1)])]
    table = Summoning(units, cards=cards, acting="archer", dice=[1] * 5)
    table.say("ranged", "archer", "ogre").say("charge", "ogre", near("archer"))
    assert table.question() == (1, "free-attack")
    table.say("melee", "ogre", "archer")

    assert table.question() == (0, "melee-reaction")
    assert table.keys() == {"counterstrike", "parry", "passive"}
