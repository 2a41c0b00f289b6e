"""SU-RREACT: a unit that is shot at shoots back, runs for cover or charges the shooter."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Summoning, attack, creature, foe, near, own, spell, summoner
from tercio.texts import Speaker

ARCHER = creature("archer", ranged=3, melee=1)
IMP = creature("imp", walk=6)
LASH = [attack("lash", melee=2, reach=2, special=["combat-area"])]
ROCK = {"rock": {"kind": "boulder", "at": [17, 14], "radius": 1, "size": 4}}
BEHIND_ROCK = [(19, 13.5), (19, 15.143)]  # from (17, 10), as one at (10, 10) sees it


def shot_at(units: list[Entry], *cards: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Summoning:
    """The archer at (10, 10) has declared a shot at the second unit."""
    table = Summoning(units, cards=[ARCHER, IMP, *cards], dice=dice or [1] * 9, acting="archer", **more)
    return table.say("ranged", "archer", units[1][0])


def pair(x: float = 17, y: float = 10, **more: Any) -> list[Entry]:
    return [own("archer", (10, 10)), foe("imp", (x, y), **more)]


def is_asked(table: Summoning) -> bool:
    return table.question()[1] == "ranged-reaction"


# -- who may react ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RREACT-01")
def test_SU_RREACT_01_without_points_there_is_no_reaction() -> None:
    table = shot_at(pair(ap=0), creature("imp", ranged=2, melee=1), terrain=ROCK, dice=[1] * 3)

    assert table.question() == (0, "act")
    assert table.rolls() == [(1, 1, 1)]


@pytest.mark.rule("SU-RREACT-01")
def test_SU_RREACT_01_with_one_point_a_return_shot_but_no_charge() -> None:
    table = shot_at(pair(ap=1), creature("imp", ranged=2, melee=1))

    assert table.question() == (1, "ranged-reaction")
    assert table.keys() == {"return-shot", "passive"}
    assert table.refused("charge", "imp", near("archer")) == {"SU-ACTION-01"}


@pytest.mark.rule("SU-RREACT-01")
def test_SU_RREACT_01_with_two_points_all_of_them() -> None:
    table = shot_at(pair(), creature("imp", ranged=2, melee=1), terrain=ROCK)

    assert table.keys() == {"return-shot", "cover-walk", "cover-run", "charge", "passive"}


@pytest.mark.rule("SU-RREACT-01")
def test_SU_RREACT_01_one_may_stay_passive_for_nothing() -> None:
    table = shot_at(pair(), dice=[1] * 3).say("passive", "imp").done()

    assert table.unit("imp").ap == 2
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-RREACT-01", "SU-SPELL-11")
def test_SU_RREACT_01_to_ranged_spells_one_reacts_likewise() -> None:
    """a73"""
    card = summoner("mage", powers=[spell("bolt", attack={"ranged": 2})])
    units = [own("mage", (10, 10)), foe("imp", (17, 10))]
    table = Summoning(units, cards=[card], dice=[1] * 4, acting="mage", players=[{"gems": 5}, {}])
    table.say("cast", "mage", "imp", spell="bolt")

    assert table.keys() == {"charge", "passive"}


# -- shooting back ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RREACT-02")
def test_SU_RREACT_02_a_point_for_a_shot_with_all_dice() -> None:
    table = shot_at(pair(ap=1), creature("imp", ranged=2, melee=1), dice=[1, 1, 1, 8, 2, 4])
    table.say("return-shot", "imp").done()

    assert table.rolls() == [(1, 1, 1), (8, 2), (4,)]
    assert (table.unit("imp").ap, table.unit("archer").lost) == (0, 4)


@pytest.mark.rule("SU-RREACT-02")
def test_SU_RREACT_02_modifiers_count_as_in_any_shot() -> None:
    """In cover from each other: one die less for either."""
    bush = {"bush": {"kind": "bush", "at": [13, 10.5], "radius": 1, "size": 2}}
    table = shot_at(pair(concentrated=True), creature("imp", ranged=2, melee=1), dice=[1] * 4, terrain=bush)
    table.say("return-shot", "imp").done()

    assert [len(faces) for faces in table.rolls()] == [2, 2]


@pytest.mark.rule("SU-RREACT-02")
@pytest.mark.parametrize(("reach", "is_offered"), [(5.818, True), (5.817, False)])
def test_SU_RREACT_02_the_shooter_must_be_in_range(reach: float, is_offered: bool) -> None:
    table = shot_at(pair(), creature("imp", ranged=2, melee=1, reach=reach))

    assert ("return-shot" in table.keys()) is is_offered
    assert table.because("return-shot", "imp", attack="shot") == (set() if is_offered else {"out-of-range"})


@pytest.mark.rule("SU-RREACT-02", "SU-RANGED-01")
def test_SU_RREACT_02_nobody_shoots_back_out_of_a_melee() -> None:
    """a72"""
    units = [*pair(), own("golem", near("imp"))]
    table = shot_at(units, creature("imp", ranged=2, melee=1), terrain=ROCK)

    assert "return-shot" not in table.keys()
    assert table.refused("return-shot", "imp", attack="shot") == {"SU-RANGED-01"}


@pytest.mark.rule("SU-RREACT-03")
def test_SU_RREACT_03_both_shots_fall_at_once_and_both_may_die() -> None:
    units = [own("archer", (10, 10), life_lost=14), foe("imp", (17, 10), life_lost=14)]
    table = shot_at(units, creature("imp", ranged=2, melee=1), dice=[8, 1, 8, 1, 1])
    table.say("return-shot", "imp").done()

    assert (table.unit("imp").gone, table.unit("archer").gone) == ("killed", "killed")


@pytest.mark.rule("SU-RREACT-03")
def test_SU_RREACT_03_a_wound_by_the_one_takes_no_die_from_the_other() -> None:
    table = shot_at(pair(life_lost=9), creature("imp", ranged=3, melee=1), dice=[8, 1, 1, 1, 1, 1, 2])
    table.say("return-shot", "imp").done()

    assert [len(faces) for faces in table.rolls()] == [3, 3, 1]
    assert table.unit("imp").is_severely_wounded


# -- into cover ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-RREACT-04")
def test_SU_RREACT_04_a_walk_for_one_point_or_a_run_for_two() -> None:
    walking, running = [shot_at(pair(), terrain=ROCK).say(key, "imp", *BEHIND_ROCK) for key in WAYS]

    assert [(table.unit("imp").ap, table.unit("imp").moves) for table in (walking, running)] == [(1, 1), (0, 2)]


WAYS = ("cover-walk", "cover-run")


@pytest.mark.rule("SU-RREACT-04", "SU-ACTION-07")
@pytest.mark.parametrize(
    ("ap", "moved", "offered"),
    [
        (1, [], {"cover-walk"}),
        (1, ["walk"], set()),
        (2, ["walk"], {"cover-run"}),
        (2, ["run"], {"cover-walk"}),
        (2, ["walk", "run"], set()),
    ],
)
def test_SU_RREACT_04_with_a_movement_action_that_is_left(ap: int, moved: list[str], offered: set[str]) -> None:
    table = shot_at(pair(ap=ap, moved=[*moved, "charge"]), creature("imp", ranged=1, melee=1), terrain=ROCK)

    assert table.keys() & set(WAYS) == offered


@pytest.mark.rule("SU-RREACT-04")
def test_SU_RREACT_04_says_why_not() -> None:
    table = shot_at(pair(ap=1, moved=["walk"]), creature("imp", walk=6, ranged=1, melee=1), terrain=ROCK)

    assert table.because("cover-walk", "imp", *BEHIND_ROCK) == {"moved-so-already"}
    assert table.because("cover-run", "imp", *BEHIND_ROCK) == {"too-few-points"}


@pytest.mark.rule("SU-RREACT-04")
@pytest.mark.parametrize(
    ("key", "walk", "refused"), [("cover-walk", 5.675, set()), ("cover-walk", 5.674, {"SU-ACTION-04"})]
)
def test_SU_RREACT_04_no_further_than_the_legs_carry(key: str, walk: float, refused: set[str]) -> None:
    table = shot_at(pair(), creature("imp", walk=walk, run=8), terrain=ROCK)

    assert table.refused(key, "imp", *BEHIND_ROCK) == refused


@pytest.mark.rule("SU-RREACT-05", "SU-RREACT-07")
@pytest.mark.parametrize("key", WAYS)
def test_SU_RREACT_05_whoever_seeks_cover_is_a_moving_target(key: str) -> None:
    table = shot_at(pair(), terrain=ROCK, dice=[1, 1]).say(key, "imp", *BEHIND_ROCK).done()

    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-RREACT-05", "SU-DISENGAGE-12")
@pytest.mark.parametrize(("test", "dice"), [([1, 1, 8], 1), ([1, 8, 8], 2)])
def test_SU_RREACT_05_whoever_does_not_get_away_does_not_move(test: list[int], dice: int) -> None:
    """a44: out of a melee only by a test; a unit that fails it stays, and only the die for melee is lost."""
    units = [*pair(), own("golem", near("imp", 0, SOUTH))]
    table = shot_at(units, terrain=ROCK, dice=[*test, 8, *[1] * dice])
    table.say("cover-run", "imp", *BEHIND_ROCK).done()

    assert table.rolls()[:2] == [tuple(test), (8, *[1] * (dice - 1))]
    assert (table.at("imp") == (17, 10)) is (dice == 2)


@pytest.mark.rule("SU-RREACT-07")
def test_SU_RREACT_07_the_new_cover_counts_against_the_next_shot() -> None:
    """The imp hides from the archer of size 5, who sees over the rock."""
    card = creature("archer", ap=3, ranged=3, melee=1, size=5)
    units = [own("archer", (10, 10)), foe("imp", (17, 10))]
    table = Summoning(units, cards=[card, IMP], dice=[1] * 4, acting="archer", terrain=ROCK)
    table.say("ranged", "archer", "imp").say("cover-walk", "imp", *BEHIND_ROCK)
    table.say("ranged", "archer", "imp").go_on("act")

    assert [len(faces) for faces in table.rolls()] == [2, 2]
    assert table.unit("imp").ap == 1


@pytest.mark.rule("SU-RREACT-08")
@pytest.mark.parametrize(("run", "is_offered"), [(6, False), (7, False), (7.01, True)])
def test_SU_RREACT_08_cover_that_is_too_far_away_is_none(run: float, is_offered: bool) -> None:
    """The nearest cover is seven inches away."""
    hedge = {"hedge": {"kind": "bush", "outline": [[14, 17], [20, 17], [20, 18], [14, 18]], "going": "open"}}
    table = Summoning(
        [own("archer", (10, 10)), foe("imp", (16, 10))],
        cards=[ARCHER, creature("imp", walk=3, run=run, ranged=1, melee=1)],
        dice=[1] * 3,
        acting="archer",
        terrain=hedge,
        mages=False,
    )
    table.say("ranged", "archer", "imp")

    assert ("cover-run" in table.keys()) is is_offered
    assert "cover-walk" not in table.keys()


@pytest.mark.rule("SU-RREACT-08")
def test_SU_RREACT_08_the_way_must_end_in_cover() -> None:
    table = shot_at(pair(), terrain=ROCK)

    assert table.refused("cover-run", "imp", (19, 13)) == {"SU-RREACT-08"}
    assert table.because("cover-run", "imp", (30, 10)) == {"too-far", "not-in-cover"}
    (refusal,) = table.judge("cover-run", "imp", (19, 13)).refusals
    english, german = [Speaker(table.match.game, lang).because(table.state, refusal) for lang in ("en", "de")]
    assert english == "At the end of this way Imp (Blue) has no cover from Archer (Red)."
    assert german == "Am Ende dieses Wegs ist Imp (Blau) nicht in Deckung, wenn Archer (Rot) schießt."


@pytest.mark.rule("SU-RREACT-08", "SU-COVER-02")
def test_SU_RREACT_08_cover_may_lie_far_from_what_gives_it() -> None:
    """A friend near the shooter covers a unit that steps into the line, eight inches behind it."""
    units = [*pair(21, 14.5), own("golem", (12, 10))]
    table = shot_at(units, dice=[1, 1])

    assert table.keys() >= {"cover-walk", "cover-run"}
    table.say("cover-walk", "imp", (21, 13)).done()
    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-RREACT-08")
def test_SU_RREACT_08_into_a_wood_or_deeper_into_it() -> None:
    wood = {"wood": {"kind": "wood", "outline": [[17.7, 6], [24, 6], [24, 14], [17.7, 14]]}}
    table = shot_at(pair(), terrain=wood, dice=[1, 1])

    assert "cover-walk" in table.keys()
    table.say("cover-walk", "imp", (18.5, 10)).done()


@pytest.mark.rule("SU-RREACT-08", "SU-TERRAIN-12")
def test_SU_RREACT_08_out_of_sight_in_the_shooters_own_wood() -> None:
    """The wood gives no cover from one who shoots out of it, but two inches of it hide."""
    wood = {"wood": {"kind": "wood", "outline": [[8, 6], [24, 6], [24, 14], [8, 14]]}}
    table = shot_at(pair(12.5), creature("imp", ranged=1, melee=1), terrain=wood, dice=[1] * 2)

    assert table.refused("cover-walk", "imp", (13.1, 10)) == {"SU-RREACT-08"}
    table.say("cover-walk", "imp", (13.3, 10)).done()
    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-RREACT-08", "SU-RANGED-07")
def test_SU_RREACT_08_those_whom_one_fights_are_no_cover() -> None:
    units = [*pair(17, 12), own("hound", (15, 10))]
    table = shot_at(units, creature("hound", size=1), mages=False)

    assert table.refused("cover-walk", "imp", near("hound", 0, EAST)) == {"SU-RREACT-08"}
    assert table.refused("cover-walk", "imp", near("hound", 0.1, EAST)) == set()


@pytest.mark.rule("SU-RREACT-08", "SU-DISENGAGE-11")
def test_SU_RREACT_08_who_cannot_get_away_is_not_asked() -> None:
    """Two enemies, one of which holds fast: three dice less two."""
    units = [*pair(), own("octopus", near("imp", 0, SOUTH)), own("golem", near("imp", 0, EAST))]
    table = shot_at(units, creature("octopus", special=["entwine"]), terrain=ROCK, dice=[8, 1, 1])

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-RREACT-09")
def test_SU_RREACT_09_not_if_one_is_in_cover_already() -> None:
    terrain = {**ROCK, "bush": {"kind": "bush", "at": [13, 10.5], "radius": 1, "size": 2}}
    table = shot_at(pair(), terrain=terrain)

    assert table.keys() & set(WAYS) == set()
    assert table.refused("cover-walk", "imp", *BEHIND_ROCK) == {"SU-RREACT-09"}
    assert table.refused("cover-walk", "imp", (23.1, 10)) == {"SU-RREACT-09", "SU-ACTION-04"}


@pytest.mark.rule("SU-RREACT-09")
def test_SU_RREACT_09_cover_from_somebody_else_does_not_count() -> None:
    terrain = {**ROCK, "bush": {"kind": "bush", "at": [17, 7], "radius": 1, "size": 2}}
    units = [*pair(), own("archer2", (17, 2))]

    assert "cover-run" in shot_at(units, terrain=terrain).keys()


@pytest.mark.rule("SU-RREACT-09", "SU-RANGED-07")
def test_SU_RREACT_09_an_opponent_in_the_line_is_no_cover() -> None:
    units = [*pair(), own("hound", near("imp", 0, WEST))]
    table = shot_at(units, creature("hound", size=1), terrain=ROCK)

    assert "cover-run" in table.keys()


@pytest.mark.rule("SU-RREACT-10")
def test_SU_RREACT_10_the_shot_is_fired_though_the_target_is_out_of_sight() -> None:
    house = {"house": {"kind": "building", "outline": [[14, 11], [18, 11], [18, 13], [14, 13]]}}
    table = shot_at(pair(18, 10), terrain=house, dice=[8, 8, 3, 4])
    table.say("cover-run", "imp", (18.7, 10.5), (18.7, 13.7), (17, 13.7)).done()

    assert table.unit("imp").lost == 7
    assert table.rolls() == [(8, 8), (3, 4)]
    assert "imp" not in table.offered("ranged")


@pytest.mark.rule("SU-RREACT-10")
def test_SU_RREACT_10_nor_does_the_range_matter_any_more() -> None:
    rock = {"rock": {"kind": "boulder", "at": [25, 11], "radius": 1, "size": 2}}
    table = shot_at(pair(22.8, 10), terrain=rock, dice=[1, 1])
    table.say("cover-run", "imp", (23.5, 9.2), (26.5, 9.2), (27, 10.6)).done()

    assert table.gap("archer", "imp") > 12
    assert table.rolls() == [(1, 1)]


# -- charging the shooter --------------------------------------------------------------------------------


@pytest.mark.rule("SU-RREACT-11")
def test_SU_RREACT_11_two_points_and_the_charge_is_used_up() -> None:
    table = shot_at(pair(ap=2), dice=[1, 1]).say("charge", "imp", near("archer")).done()

    assert table.question() == (1, "free-attack")
    assert (table.unit("imp").ap, table.unit("imp").moves) == (0, 4)


@pytest.mark.rule("SU-RREACT-11", "SU-ACTION-07")
def test_SU_RREACT_11_not_twice_in_a_round() -> None:
    table = shot_at(pair(moved=["charge"]), creature("imp", ranged=1, melee=1))

    assert "charge" not in table.keys()
    assert table.because("charge", "imp", near("archer")) == {"moved-so-already"}


@pytest.mark.rule("SU-RREACT-12")
@pytest.mark.parametrize(
    ("gap", "because"),
    [
        (10, {"too-far"}),
        (8.001, {"too-far"}),
        (8, set()),
        (7, set()),
        (2, set()),
        (1.999, {"too-near"}),
        (1.5, {"too-near"}),
    ],
)
def test_SU_RREACT_12_the_shooter_between_two_inches_and_a_run(gap: float, because: set[str]) -> None:
    units = [own("archer", (10, 10)), foe("imp", near("archer", gap))]
    table = shot_at(units, creature("imp", ranged=1, melee=1))

    assert ("charge" in table.keys()) is not because
    assert table.because("charge", "imp", near("archer")) == because


@pytest.mark.rule("SU-RREACT-12")
@pytest.mark.parametrize("gap", [0, 1.5])
def test_SU_RREACT_12_not_out_of_contact_or_an_enemy_combat_area(gap: float) -> None:
    units = [*pair(), own("warden", near("imp", gap, NORTH))]
    table = shot_at(units, creature("warden", attacks=LASH), creature("imp", ranged=1, melee=1), terrain=ROCK)

    assert "charge" not in table.keys()
    assert "charger-engaged" in table.because("charge", "imp", near("archer"))


@pytest.mark.rule("SU-RREACT-12")
def test_SU_RREACT_12_the_straight_line_must_be_free() -> None:
    units = [*pair(), own("ogre", near("archer", 0.2, EAST))]
    table = shot_at(units, creature("ogre", size=1, base=50), creature("imp", ranged=1, melee=1))

    assert "charge" not in table.keys()
    assert table.refused("charge", "imp", near("archer")) == {"SU-CHARGE-03"}


@pytest.mark.rule("SU-RREACT-13")
def test_SU_RREACT_13_out_of_cover_only_the_movement_counts() -> None:
    bush = {"bush": {"kind": "bush", "at": [13.5, 10.5], "radius": 0.6, "size": 2}}
    passive, charging = [shot_at(pair(), terrain=bush, dice=[1, 1]) for _ in range(2)]
    passive.say("passive", "imp").done()
    charging.say("charge", "imp", near("archer", 0, EAST)).done()

    assert (passive.rolls(), charging.rolls()) == ([(1, 1)], [(1, 1)])
    assert [len(passive.events("moved")), len(charging.events("moved"))] == [0, 1]


@pytest.mark.rule("SU-RREACT-14")
def test_SU_RREACT_14_first_the_shot_then_the_charge() -> None:
    table = shot_at(pair(), dice=[8, 1, 3]).say("charge", "imp", near("archer")).done()
    names = [name for name in table.names() if name in ("reacts-charge", "rolled", "hit", "damage", "moved")]

    assert names == ["reacts-charge", "rolled", "hit", "rolled", "damage", "moved"]


@pytest.mark.rule("SU-RREACT-15")
def test_SU_RREACT_15_the_dead_do_not_charge() -> None:
    table = shot_at(pair(life_lost=14), dice=[8, 1, 3]).say("charge", "imp", near("archer")).done()

    assert table.unit("imp").gone == "killed"
    assert table.events("moved") == []
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-RREACT-16")
def test_SU_RREACT_16_the_free_attack_has_a_bonus_die() -> None:
    units = [own("archer", (10, 10), ap=1), foe("imp", (17, 10))]
    table = shot_at(units, creature("imp", melee=2), dice=[1, 1, 8, 8, 1, 2, 3])
    table.say("charge", "imp", near("archer")).say("melee", "imp", "archer").done()

    assert table.rolls() == [(1, 1), (8, 8, 1), (2, 3)]
    assert (table.unit("archer").lost, table.unit("imp").ap) == (5, 0)


@pytest.mark.rule("SU-RREACT-17")
def test_SU_RREACT_17_the_shooter_reacts_to_it_with_what_he_has_left() -> None:
    """b2: but he fires no second shot."""
    table = shot_at(pair(), creature("imp", melee=2)).say("charge", "imp", near("archer"))

    assert table.question() == (1, "free-attack")
    table.say("melee", "imp", "archer")
    assert table.keys() == {"counterstrike", "parry", "passive"}
    assert table.unit("archer").ap == 1


@pytest.mark.rule("SU-RREACT-17")
def test_SU_RREACT_17_without_points_he_does_not() -> None:
    units = [own("archer", (10, 10), ap=1), foe("imp", (17, 10))]
    table = shot_at(units, creature("imp", melee=2), dice=[1, 1, 2, 2, 2]).say("charge", "imp", near("archer"))
    table.say("melee", "imp", "archer").done()

    assert table.rolls() == [(1, 1), (2, 2, 2)]


@pytest.mark.rule("SU-RREACT-18")
def test_SU_RREACT_18_ice_does_not_shorten_a_charge_that_was_declared() -> None:
    card = creature("archer", ranged=3, melee=1, strikes=["ice 3"])
    units = [own("archer", (10, 10)), foe("imp", near("archer", 8))]
    table = Summoning(units, cards=[card], dice=[8, 1, 3], acting="archer")
    table.say("ranged", "archer", "imp").say("charge", "imp", near("archer")).done()

    assert (table.unit("imp").ice, table.unit("imp").ap) == (3, 0)
    assert table.gap("imp", "archer") <= 0.01
    assert table.question() == (1, "free-attack")


@pytest.mark.rule("SU-RREACT-18")
@pytest.mark.parametrize(("gap", "reached"), [(5, True), (6, True), (6.1, False)])
def test_SU_RREACT_18_whoever_is_pushed_back_has_to_make_up_for_it(gap: float, reached: bool) -> None:
    """Two inches of a run of eight; the movement value is that of the declaration, though it is wounded severely."""
    card = creature("archer", ranged=3, melee=1, strikes=["knockback"])
    units = [own("archer", (10, 10)), foe("imp", near("archer", gap), life_lost=9)]
    table = Summoning(units, cards=[card], dice=[8, 1, 3], acting="archer")
    table.say("ranged", "archer", "imp").say("charge", "imp", near("archer")).say("push").done()

    assert table.unit("imp").is_severely_wounded
    assert (table.gap("imp", "archer") <= 0.01) is reached
    assert (table.question() == (1, "free-attack")) is reached


@pytest.mark.rule("SU-RREACT-19")
def test_SU_RREACT_19_wounds_count_in_the_attack_that_follows() -> None:
    """3 - 1 + 1"""
    units = [own("archer", (10, 10), ap=1), foe("imp", (17, 10), life_lost=9)]
    table = shot_at(units, creature("imp", melee=3), dice=[8, 1, 2, 1, 1, 1])
    table.say("charge", "imp", near("archer")).say("melee", "imp", "archer").done()

    assert table.rolls() == [(8, 1), (2,), (1, 1, 1)]


# -- several targets at once -----------------------------------------------------------------------------


@pytest.mark.rule("SU-RREACT-01", "SU-TRAIT-33")
def test_SU_RREACT_01_in_a_shockwave_each_target_reacts_for_itself() -> None:
    """Both charge; each of them gets there."""
    card = creature(
        "archer", attacks=[attack("wave", ranged=2, reach=6, special=["shockwave"]), attack("fist", melee=1)]
    )
    units = [own("archer", (10, 10)), foe("imp", near("archer", 4, EAST)), foe("imp2", near("archer", 4, WEST))]
    table = Summoning(units, cards=[card], dice=[1, 1], acting="archer")
    table.say("ranged", "archer", attack="wave")
    table.say("charge", "imp", near("archer", 0, EAST)).say("charge", "imp2", near("archer", 0, WEST)).done()
    table.say("pass", seat=1).say("pass", seat=1)

    assert table.gap("imp", "archer") <= 0.01
    assert table.gap("imp2", "archer") <= 0.01


# -- the portal that leads off the board ---------------------------------------------------------------------


def evading(*dice: int, **more: Any) -> Summoning:
    """Scenario 7: an imp runs behind the portal, which hides it, and touches it there."""
    units = [own("archer", (18, 8)), foe("imp", (16, 18))]
    cards = [creature("archer", ranged=2, reach=24, **more), creature("imp", run=9)]
    gate = {"gate": {"kind": "exit", "at": [18, 18]}}
    table = Summoning(units, cards=cards, acting="archer", scenario="s7", objectives=gate, dice=dice)
    return table.say("ranged", "archer", "imp").say("cover-run", "imp", (16, 19.6), (18, 19.58))


@pytest.mark.rule("SU-RREACT-10", "SU-S7-08")
def test_SU_RREACT_10_the_shot_is_made_before_the_target_leaves_through_the_portal() -> None:
    table = evading(8, 4)

    assert table.unit("imp").lost == 4
    assert table.question() == (1, "depart")
    table.say("depart").done()
    assert (table.unit("imp").gone, table.player(1).points) == ("departed", 1)


@pytest.mark.rule("SU-RREACT-10", "SU-S7-08")
def test_SU_RREACT_10_whoever_dies_of_the_shot_does_not_leave() -> None:
    units = [own("archer", (18, 8)), foe("imp", (16, 18), life_lost=14)]
    cards = [creature("archer", ranged=2, reach=24), creature("imp", run=9)]
    gate = {"gate": {"kind": "exit", "at": [18, 18]}}
    table = Summoning(units, cards=cards, acting="archer", scenario="s7", objectives=gate, dice=[8, 4])
    table.say("ranged", "archer", "imp").say("cover-run", "imp", (16, 19.6), (18, 19.58)).done()

    assert (table.unit("imp").gone, table.player(1).points) == ("killed", 0)


@pytest.mark.rule("SU-RREACT-10", "SU-S7-08")
def test_SU_RREACT_10_whoever_is_pushed_away_from_the_portal_does_not_leave() -> None:
    """a109: it no longer stands there."""
    table = evading(8, 4, strikes=["knockback"]).say("push").done()

    assert table.unit("imp").is_here
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-RREACT-08", "SU-RREACT-05", "SU-DISENGAGE-01")
@pytest.mark.parametrize(("test", "hits"), [([8, 8, 8, 8], 1), ([1, 1, 8, 8], 1)])
def test_SU_RREACT_08_whoever_is_stopped_on_the_way_into_cover_has_moved(test: list[int], hits: int) -> None:
    """a109: the way leads through a combat area; stopped or not, the shot has one die less."""
    units = [own("archer", (10, 10)), foe("imp", (17, 10)), own("squid", (20.2, 10.5))]
    cards = [
        creature("archer", ranged=2, reach=24),
        creature("imp", run=9),
        creature("squid", melee=2, reach=2, strikes=["combat-area"]),
    ]
    objectives = {"relic": {"kind": "relic", "at": [17, 14]}}
    dice = [*test, *[1] * hits]
    table = Summoning(units, cards=cards, acting="archer", objectives=objectives, dice=dice)
    table.say("ranged", "archer", "imp").say("cover-run", "imp", (18.8, 11.2), (18.8, 14.6)).done()

    assert (table.at("imp") == (18.8, 14.6)) is (test[0] == 1)
    assert table.unit("imp").moves
