"""SU-MREACT: defensive shots, counterstrikes, parries, and bearing it."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Summoning, attack, creature, foe, near, own, unit

BOW = attack("bow", ranged=3)
KNIFE = attack("knife", melee=2)
ARCHER = creature("archer", attacks=[BOW, KNIFE])


# -- who may react -------------------------------------------------------------------------------------


def attacked(**more: Any) -> Summoning:
    """An ogre in contact strikes a golem, who is asked what it does."""
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), **more.pop("golem", {}))]
    return Summoning(units, acting="ogre", **more).say("melee", "ogre", "golem")


@pytest.mark.rule("SU-MREACT-01")
@pytest.mark.parametrize("ap", [1, 2])
def test_SU_MREACT_01_who_has_a_point_left_may_react(ap: int) -> None:
    table = attacked(golem={"ap": ap})

    assert table.question() == (1, "melee-reaction")
    assert table.keys() == {"counterstrike", "parry", "passive"}
    assert table.decision.subject == table.number("ogre")


@pytest.mark.rule("SU-MREACT-01")
def test_SU_MREACT_01_before_its_own_activation_and_after_it() -> None:
    for activated in (False, True):
        assert attacked(golem={"activated": activated}).question() == (1, "melee-reaction")


@pytest.mark.rule("SU-MREACT-18")
def test_SU_MREACT_18_without_points_the_attack_is_resolved_at_once() -> None:
    table = attacked(golem={"ap": 0}, dice=[3, 1, 6]).done()

    assert table.question() == (0, "act")
    assert table.rolls() == [(3, 1), (6,)]
    assert table.unit("golem").lost == 6


@pytest.mark.rule("SU-MREACT-18", "SU-MREACT-01")
def test_SU_MREACT_18_two_attacks_use_up_two_points() -> None:
    cards = [creature("ogre", ap=3, melee=1)]
    table = Summoning(
        [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=2)], cards=cards, acting="ogre", dice=[1, 1, 1] * 2 + [1]
    )
    for _ in range(2):
        table.say("melee", "ogre", "golem").say("parry")
    table.say("melee", "ogre", "golem").done()

    assert table.unit("golem").ap == 0
    assert table.rolls()[-1] == (1,)


@pytest.mark.rule("SU-MREACT-19")
def test_SU_MREACT_19_to_be_passive_costs_nothing() -> None:
    table = attacked(golem={"ap": 2}, dice=[3, 1, 6])
    table.say("passive").done()

    assert table.unit("golem").ap == 2
    assert table.unit("golem").lost == 6
    assert table.unit("ogre").lost == 0


@pytest.mark.rule("SU-MREACT-01")
def test_SU_MREACT_01_without_a_melee_attack_there_is_nothing_to_choose() -> None:
    """a62."""
    cards = [creature("archer", attacks=[BOW])]
    table = Summoning([own("ogre", (10, 10)), foe("archer", near("ogre"))], cards=cards, acting="ogre", dice=[1, 1])
    table.say("melee", "ogre", "archer").done()

    assert table.question() == (0, "act")
    assert table.unit("archer").ap == 2


# -- defensive shots: when -----------------------------------------------------------------------------


def approached(gap: float = 4, key: str = "walk", dice: list[int] | None = None, **more: Any) -> Summoning:
    """An ogre goes into contact with an archer, from this far."""
    others: list[Entry] = more.pop("others", [])
    cards = [*more.pop("cards", []), ARCHER]
    units = [own("ogre", (10, 10), **more.pop("ogre", {})), foe("archer", near("ogre", gap), **more.pop("archer", {}))]
    table = Summoning([*units, *others], cards=cards, dice=dice or [], acting="ogre", **more)
    picks = ["archer"] if key == "charge" else []
    return table.say(key, "ogre", *picks, near("archer", 0, WEST))


@pytest.mark.rule("SU-MREACT-02")
@pytest.mark.parametrize("key", ["walk", "run", "charge"])
def test_SU_MREACT_02_who_is_approached_may_shoot_for_a_point(key: str) -> None:
    table = approached(key=key, archer={"ap": 1}, dice=[1, 1])

    assert table.question() == (1, "defensive-shot")
    assert table.keys() == {"defensive-shot", "pass"}
    assert table.at("ogre") == (10, 10)
    table.say("defensive-shot").done()
    assert table.unit("archer").ap == 0
    assert table.gap("ogre", "archer") == 0


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_or_let_it_be() -> None:
    table = approached(archer={"ap": 1}).say("pass")

    assert table.unit("archer").ap == 1
    assert (table.gap("ogre", "archer"), table.question()) == (0, (0, "act"))


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_not_without_points_nor_without_a_ranged_attack() -> None:
    helpless = Summoning([own("ogre", (10, 10)), foe("golem", (15, 10))], acting="ogre")
    helpless.say("walk", "ogre", near("golem", 0, WEST))

    assert approached(archer={"ap": 0}).question() == (0, "act")
    assert helpless.question() == (0, "act")


@pytest.mark.rule("SU-MREACT-02")
@pytest.mark.parametrize(("short", "kind"), [(0.01, "defensive-shot"), (0.011, "act")])
def test_SU_MREACT_02_only_contact_counts_for_a_walk(short: float, kind: str) -> None:
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 4))]
    table = Summoning(units, cards=[ARCHER], acting="ogre").say("walk", "ogre", near("archer", short, WEST))

    assert table.question()[1] == kind


@pytest.mark.rule("SU-MREACT-02", "SU-REACH-02")
def test_SU_MREACT_02_the_target_of_a_charge_shoots_even_if_it_is_not_touched() -> None:
    squid = creature("squid", melee=2, reach=2, strikes=["combat-area"])
    units = [own("squid", (10, 10)), foe("archer", near("squid", 6))]
    table = Summoning(units, cards=[squid, ARCHER], acting="squid")
    table.say("charge", "squid", "archer", near("archer", 1.5, WEST))

    assert table.question() == (1, "defensive-shot")


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_a_walk_into_a_combat_area_is_no_contact() -> None:
    squid = creature("squid", attacks=[BOW, attack("whip", melee=2, reach=2, special=["combat-area"])])
    units = [own("ogre", (10, 10)), foe("squid", near("ogre", 4))]
    table = Summoning(units, cards=[squid], acting="ogre").say("walk", "ogre", near("squid", 1, WEST))

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_who_is_touched_in_passing_shoots_as_well() -> None:
    """The ogre means to brush past, and if the test fails it stays in contact."""
    units = [own("ogre", (10, 10)), foe("archer", (13, 10 + 1.187))]
    passing = Summoning(units, cards=[ARCHER], acting="ogre", dice=[1, 1, 8, 8, 8]).say("run", "ogre", (17, 10))

    assert passing.question() == (1, "defensive-shot")
    passing.say("defensive-shot").done()
    assert passing.gap("ogre", "archer") <= 0.01
    wider = Summoning([units[0], foe("archer", (13, 11.193))], cards=[ARCHER], acting="ogre").say(
        "run", "ogre", (17, 10)
    )
    assert wider.question()[1] != "defensive-shot"


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_flyers_touch_nobody_in_passing() -> None:
    """a98."""
    units = [own("bat", (10, 10)), foe("archer", (14, 10)), foe("archer2", (18, 10))]
    table = Summoning(units, cards=[ARCHER, creature("bat", special=["flyer"])], acting="bat")
    table.say("run", "bat", near("archer2", 0, WEST))

    assert table.question() == (1, "defensive-shot")
    assert table.subjects("defensive-shot") == ["archer2:bow"]


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_who_is_touched_besides_the_target_shoots_too_and_all_declare_before_the_first_shot() -> None:
    """a69, a102."""
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 5)), foe("archer2", (15.591, 11.025))]
    table = Summoning(units, cards=[ARCHER], acting="ogre", dice=[1, 1, 1, 1])
    table.say("charge", "ogre", "archer", near("archer", 0, WEST))
    assert table.subjects("defensive-shot") == ["archer:bow"]
    table.say("defensive-shot")
    assert (table.subjects("defensive-shot"), table.rolls()) == (["archer2:bow"], [])
    table.say("defensive-shot").done()

    assert table.rolls() == [(1, 1), (1, 1)]


@pytest.mark.rule("SU-MREACT-02")
@pytest.mark.parametrize(("mover", "asked"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1])])
def test_SU_MREACT_02_the_players_declare_clockwise_from_the_moving_one(mover: int, asked: list[int]) -> None:
    """a102, with three archers around the place where the ogre ends."""
    others = [seat for seat in range(4) if seat != mover]
    places = [(20, 21.182), (21.182, 20), (20, 18.818)]
    archers = [unit(f"archer{seat}", seat, at) for seat, at in zip(others, places, strict=True)]
    table = Summoning([unit("ogre", mover, (15, 20)), *archers], cards=[ARCHER], acting="ogre", scenario="s9")
    table.say("walk", "ogre", (20, 20))
    found = []
    while table.question()[1] == "defensive-shot":
        found.append(table.question()[0])
        table.say("pass")

    assert found == asked


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_who_dies_of_the_shot_does_not_come() -> None:
    table = approached(key="charge", dice=[8, 1, 8], ogre={"life_lost": 14}).say("defensive-shot").done()

    assert table.unit("ogre").gone == "killed"
    assert not table.happened("moved")
    assert table.unit("archer").ap == 1


# -- defensive shots: how ------------------------------------------------------------------------------


@pytest.mark.rule("SU-MREACT-03")
def test_SU_MREACT_03_nobody_shoots_out_of_a_melee() -> None:
    engaged = approached(others=[own("imp", near("archer", 0, NORTH))])
    squid = creature("squid", melee=2, reach=2, strikes=["combat-area"])
    in_area = approached(others=[own("squid", near("archer", 2, NORTH))], cards=[squid])
    outside = approached(others=[own("squid", near("archer", 2.001, NORTH))], cards=[squid])

    assert (engaged.question(), in_area.question()) == ((0, "act"), (0, "act"))
    assert outside.question() == (1, "defensive-shot")


@pytest.mark.rule("SU-MREACT-03")
def test_SU_MREACT_03_damage_and_special_rules_are_those_of_the_attack() -> None:
    cards = [creature("archer", attacks=[attack("bow", ranged=3, special=["ice 1", "mighty 1"]), KNIFE])]
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 4), concentrated=True)]
    table = Summoning(units, cards=cards, acting="ogre", dice=[8, 1, 1, 4])
    table.say("walk", "ogre", near("archer", 0, WEST)).say("defensive-shot").done()

    assert (table.unit("ogre").lost, table.unit("ogre").ice) == (4 + 1 + 1, 1)
    assert table.rolls()[0] == (8, 1, 1)


@pytest.mark.rule("SU-MREACT-03")
def test_SU_MREACT_03_of_two_ranged_attacks_one_is_chosen() -> None:
    cards = [creature("archer", attacks=[BOW, attack("sling", ranged=2)])]
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 4))]
    table = Summoning(units, cards=cards, acting="ogre", dice=[1]).say("walk", "ogre", near("archer", 0, WEST))

    assert table.subjects("defensive-shot") == ["archer:bow", "archer:sling"]
    table.say("defensive-shot", "archer", attack="sling").done()
    assert table.rolls() == [(1,)]


@pytest.mark.rule("SU-MREACT-03")
def test_SU_MREACT_03_nobody_reacts_to_it() -> None:
    table = approached(dice=[1, 1], cards=[creature("ogre", attacks=[attack("spit", ranged=2), KNIFE])])
    table.say("defensive-shot").done()

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-MREACT-04")
@pytest.mark.parametrize(("ranged", "dice"), [(3, 2), (2, 1), (1, 1)])
def test_SU_MREACT_04_a_die_less_for_the_moving_target(ranged: int, dice: int) -> None:
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 4))]
    cards = [creature("archer", attacks=[attack("bow", ranged=ranged)])]
    table = Summoning(units, cards=cards, dice=[1] * dice, acting="ogre")
    table.say("walk", "ogre", near("archer", 0, WEST)).say("defensive-shot").done()

    assert table.rolls() == [(1,) * dice]


@pytest.mark.rule("SU-MREACT-05")
def test_SU_MREACT_05_no_further_die_less_for_the_cover_that_is_left() -> None:
    bush = {"bush": {"kind": "bush", "at": [12, 10], "width": 0.5, "depth": 1, "size": 1}}
    units = [foe("archer", (16, 10)), own("ogre", (10, 10))]
    charged = Summoning(units, cards=[ARCHER], terrain=bush, dice=[1, 1], acting="ogre")
    charged.say("charge", "ogre", "archer", near("archer", 0, WEST)).say("defensive-shot").done()
    shot_at = Summoning(units, cards=[ARCHER], terrain=bush, dice=[1, 1], acting="archer")
    shot_at.say("ranged", "archer", "ogre").say("passive").done()

    assert charged.rolls() == [(1, 1)]
    assert shot_at.rolls() == [(1, 1)], "the bush is cover"


@pytest.mark.rule("SU-MREACT-06")
@pytest.mark.parametrize(
    ("gap", "kind"), [(1.5, "act"), (1.999, "act"), (2, "defensive-shot"), (2.001, "defensive-shot")]
)
def test_SU_MREACT_06_two_inches_must_be_between_them_at_the_start(gap: float, kind: str) -> None:
    assert approached(gap=gap).question()[1] == kind


WALL = {"house": {"kind": "building", "at": [13, 11], "width": 0.5, "depth": 3}}


@pytest.mark.rule("SU-MREACT-07")
def test_SU_MREACT_07_the_start_is_what_counts_even_behind_a_wall() -> None:
    """Five inches away and unseen; it comes around the corner an inch from the archer."""
    units = [own("ogre", (10, 11)), foe("archer", (14.8, 11))]
    table = Summoning(units, cards=[ARCHER], terrain=WALL, dice=[1, 1], acting="ogre")
    assert table.refused("charge", "ogre", "archer", (13.6, 11)) >= {"SU-CHARGE-04"}
    table.say("run", "ogre", (12, 8.8), (14.0, 8.8), near("archer", 0, SOUTH))

    assert table.question() == (1, "defensive-shot")
    table.say("defensive-shot").done()
    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-MREACT-07")
def test_SU_MREACT_07_a_start_that_is_too_near_stays_too_near() -> None:
    units = [own("ogre", (13.2, 10)), foe("archer", (14.8, 11))]
    table = Summoning(units, cards=[ARCHER], acting="ogre")
    table.say("run", "ogre", (13.2, 7), (14.8, 7), near("archer", 0, SOUTH))

    assert table.gap("ogre", "archer") == 0
    assert table.question()[1] != "defensive-shot"


# -- defensive shots: what follows ---------------------------------------------------------------------


def frosty(**values: Any) -> list[dict[str, Any]]:
    return [creature("archer", attacks=[attack("bow", ranged=2, special=["ice 1"]), KNIFE]), creature("ogre", **values)]


def charged(cards: list[dict[str, Any]], dice: list[int], gap: float = 8, **ogre: Any) -> Summoning:
    """The ogre charges the archer, who shoots."""
    units = [own("ogre", (5, 10), **ogre), foe("archer", near("ogre", gap))]
    table = Summoning(units, cards=cards, dice=dice, acting="ogre")
    return table.say("charge", "ogre", "archer", near("archer", 0, WEST)).say("defensive-shot")


@pytest.mark.rule("SU-MREACT-08")
def test_SU_MREACT_08_the_declared_move_is_made_even_if_the_legs_freeze() -> None:
    table = charged(frosty(run=8), [8, 1], ice=1)

    assert table.unit("ogre").ice == 2
    assert table.gap("ogre", "archer") == 0
    assert table.question() == (0, "free-attack")


@pytest.mark.rule("SU-MREACT-08")
def test_SU_MREACT_08_so_is_a_walk_of_one_who_is_severely_wounded() -> None:
    table = approached(gap=5, dice=[8, 1, 1], ogre={"life_lost": 9}).say("defensive-shot").done()

    assert table.unit("ogre").is_severely_wounded
    assert table.gap("ogre", "archer") == 0


@pytest.mark.rule("SU-MREACT-09")
@pytest.mark.parametrize(("ap", "left"), [(3, 0), (2, 0)])
def test_SU_MREACT_09_the_action_that_is_paid_for_goes_on(ap: int, left: int) -> None:
    table = charged(frosty(ap=3, melee=2), [8, 1, 1, 1, 1], gap=6, ice=2, ap=ap)
    assert table.happened("ap-lost", "ogre", 0) == (ap == 3)
    table.say("melee", "ogre", "archer").say("passive").done()

    assert (table.unit("ogre").ice, table.unit("ogre").ap) == (3, left)
    assert table.rolls()[-1] == (1, 1, 1)


@pytest.mark.rule("SU-MREACT-10")
def test_SU_MREACT_10_but_the_attack_after_it_suffers() -> None:
    table = charged([ARCHER, creature("ogre", melee=3, white=3, red=9)], [8, 1, 4, 1, 1, 1])
    table.say("melee", "ogre", "archer").say("passive").done()

    assert table.unit("ogre").is_severely_wounded
    assert table.rolls()[-1] == (1, 1, 1)


@pytest.mark.rule("SU-MREACT-10")
def test_SU_MREACT_10_ice_makes_the_charger_easier_to_hit() -> None:
    table = charged(frosty(reflex=4, melee=1), [8, 1, 1, 1, 3, 2, 1])
    table.say("melee", "ogre", "archer").say("counterstrike").done()

    assert table.happened("hit", "ogre", 1, 4)
    assert table.happened("hit", "ogre", 1, 3)


@pytest.mark.rule("SU-MREACT-11")
def test_SU_MREACT_11_after_the_shot_another_reaction_costs_another_point() -> None:
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 6), ap=2)]
    table = Summoning(units, cards=[ARCHER], dice=[1, 1, 1, 1, 1, 1, 1], acting="ogre")
    table.say("charge", "ogre", "archer", near("archer", 0, WEST)).say("defensive-shot")
    table.say("melee", "ogre", "archer")

    assert table.keys() == {"counterstrike", "parry", "passive"}
    table.say("parry").done()
    assert table.unit("archer").ap == 0


@pytest.mark.rule("SU-MREACT-11")
def test_SU_MREACT_11_without_one_it_bears_the_attack() -> None:
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 6), ap=1)]
    table = Summoning(units, cards=[ARCHER], dice=[1, 1, 1, 1, 1], acting="ogre")
    table.say("charge", "ogre", "archer", near("archer", 0, WEST)).say("defensive-shot")
    table.say("melee", "ogre", "archer").done()

    assert table.question()[0] == 0 or table.question()[1] == "turn"
    assert table.unit("archer").ap == 0


THUNDER = creature("archer", attacks=[attack("thunder", ranged=2, special=["knockback"]), KNIFE])


@pytest.mark.rule("SU-MREACT-02", "SU-TRAIT-30")
@pytest.mark.parametrize(("gap", "left"), [(4, 0), (6, 0), (7, 1), (8, 2)])
def test_SU_MREACT_02_who_is_pushed_by_the_shot_comes_as_far_as_his_legs_carry(gap: float, left: float) -> None:
    """The push adds two inches to the way; the charge was declared with eight."""
    table = charged([THUNDER, creature("ogre", run=8)], [8, 1], gap=gap).say("push")

    assert table.gap("ogre", "archer") == left
    assert (table.question() == (0, "free-attack")) == (left == 0)


@pytest.mark.rule("SU-MREACT-02", "SU-TRAIT-30")
def test_SU_MREACT_02_heavy_ground_behind_the_start_counts_for_who_is_pushed_there() -> None:
    """The front of its base has 0.818 of the two inches back to go through the marsh, which count twice."""
    marsh = {"marsh": {"kind": "marsh", "outline": [[4, 5], [9.409, 5], [9.409, 15], [4, 15]]}}
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 4))]
    cards = [THUNDER, creature("ogre", run=6)]
    table = Summoning(units, cards=cards, dice=[8, 1], acting="ogre", terrain=marsh)
    table.say("charge", "ogre", "archer", near("archer", 0, WEST)).say("defensive-shot").say("push")

    assert table.gap("ogre", "archer") == 0.818


@pytest.mark.rule("SU-MREACT-02", "SU-TRAIT-21", "SU-TRAIT-22")
@pytest.mark.parametrize(("gap", "left"), [(4, 0), (6, 0), (6.1, 8.1)])
def test_SU_MREACT_02_a_flyer_who_is_pushed_by_the_shot_arrives_or_stays(gap: float, left: float) -> None:
    """It flies over a friend in its way; where its wings do not carry it to the end it might come down on him."""
    units = [own("bat", (10, 10)), own("imp", near("bat", 1)), foe("archer", near("bat", gap))]
    cards = [THUNDER, creature("bat", run=8, special=["flyer"]), creature("imp", size=1)]
    table = Summoning(units, cards=cards, dice=[8, 1], acting="bat")
    table.say("charge", "bat", "archer", near("archer", 0, WEST)).say("defensive-shot").say("push")

    assert table.gap("bat", "archer") == left
    assert (table.question() == (0, "free-attack")) == (left == 0)


# -- counterstrikes ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MREACT-12", "SU-MREACT-14")
def test_SU_MREACT_12_the_earth_golem_charges_the_ice_elemental() -> None:
    cards = [creature("golem", melee=2), creature("elemental", melee=3)]
    units = [own("golem", (10, 10)), foe("elemental", near("golem", 5), ap=1)]
    table = Summoning(units, cards=cards, dice=[1, 2, 3, 2, 3, 3, 4, 5, 6], acting="golem")
    table.say("charge", "golem", "elemental", near("elemental", 0, WEST)).say("melee", "golem", "elemental")
    table.say("counterstrike").done()

    assert table.rolls() == [(1, 2, 3), (2, 3, 3), (4,), (5, 6)]
    assert (table.unit("elemental").lost, table.unit("golem").lost) == (4, 11)
    assert table.unit("elemental").ap == 0


@pytest.mark.rule("SU-MREACT-12")
def test_SU_MREACT_12_modifiers_count_and_the_bonus_of_the_charge_does_not() -> None:
    units = [own("golem", (10, 10)), foe("ogre", near("golem", 5), concentrated=True)]
    table = Summoning(units, dice=[1] * 6, acting="golem")
    table.say("charge", "golem", "ogre", near("ogre", 0, WEST)).say("melee", "golem", "ogre").say(
        "counterstrike"
    ).done()

    assert [len(faces) for faces in table.rolls()] == [3, 3]


@pytest.mark.rule("SU-MREACT-13")
def test_SU_MREACT_13_the_special_rules_of_its_attack_apply() -> None:
    units = [own("golem", (10, 10)), foe("cobra", near("golem"))]
    cards = [creature("cobra", attacks=[attack("frost", melee=1, special=["ice 1", "mighty 1"]), KNIFE])]
    table = Summoning(units, cards=cards, dice=[1, 1, 8, 4], acting="golem")
    table.say("melee", "golem", "cobra").say("counterstrike", "cobra", attack="frost").done()

    assert (table.unit("golem").ice, table.unit("golem").lost) == (1, 5)


@pytest.mark.rule("SU-MREACT-13")
def test_SU_MREACT_13_without_damage_no_marker() -> None:
    units = [own("golem", (10, 10)), foe("cobra", near("golem"))]
    cards = [creature("cobra", melee=1, strikes=["ice 1"]), creature("golem", resistance=4)]
    table = Summoning(units, cards=cards, dice=[1, 1, 8, 4], acting="golem")
    table.say("melee", "golem", "cobra").say("counterstrike").done()

    assert (table.unit("golem").ice, table.unit("golem").lost) == (0, 0)


@pytest.mark.rule("SU-MREACT-14")
def test_SU_MREACT_14_both_may_die() -> None:
    units = [own("golem", (10, 10), life_lost=14), foe("ogre", near("golem"), life_lost=14)]
    table = Summoning(units, dice=[8, 8, 1, 1], acting="golem")
    table.say("melee", "golem", "ogre").say("counterstrike").done()

    assert (table.unit("golem").gone, table.unit("ogre").gone) == ("killed", "killed")


@pytest.mark.rule("SU-MREACT-14")
def test_SU_MREACT_14_what_the_attack_does_does_not_weaken_the_counterstrike() -> None:
    """Severely wounded by the attack, the ogre still strikes with all its dice, and is hit at its old Reflex."""
    cards = [creature("golem", melee=2, strikes=["ice 1"]), creature("ogre", melee=3, white=3, red=20, reflex=4)]
    units = [own("golem", (10, 10)), foe("ogre", near("golem"))]
    table = Summoning(units, cards=cards, dice=[4, 3, 8, 8, 8, 6, 1, 1, 1], acting="golem")
    table.say("melee", "golem", "ogre").say("counterstrike").done()

    assert table.rolls() == [(4, 3), (8, 8, 8), (6,), (1, 1, 1)]
    assert table.unit("ogre").is_severely_wounded


@pytest.mark.rule("SU-MREACT-14")
def test_SU_MREACT_14_hits_come_before_all_damage() -> None:
    table = attacked(dice=[8, 1, 8, 1, 2, 3])
    table.say("counterstrike").done()
    told = [event.name for event in table.match.events if event.name in ("hit", "damage", "wounded")]

    assert told == ["hit", "hit", "damage", "damage", "wounded", "wounded"]


# -- parries -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MREACT-15")
def test_SU_MREACT_15_a_parry_is_a_hit_roll_against_the_reflex_of_the_attacker() -> None:
    cards = [creature("ogre", melee=2, reflex=4), creature("golem", melee=3, reflex=2)]
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=1)]
    table = Summoning(units, cards=cards, dice=[2, 8, 3, 4, 7], acting="ogre")
    table.say("melee", "ogre", "golem").say("parry").done()

    assert table.rolls() == [(2, 8), (3, 4, 7)]
    assert [facts[0] for facts in table.facts("rolled")] == [0, 1]
    assert table.happened("parried", "golem", 2, 0)
    assert table.unit("golem").ap == 0


@pytest.mark.rule("SU-MREACT-16")
@pytest.mark.parametrize(("parry", "left"), [([1, 1, 1], 3), ([3, 1, 1], 2), ([3, 8, 1], 1)])
def test_SU_MREACT_16_each_success_takes_one_hit_away(parry: list[int], left: int) -> None:
    cards = [creature("ogre", melee=3), creature("golem", melee=3, white=30)]
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"))]
    table = Summoning(units, cards=cards, dice=[8, 8, 8, *parry, *[5] * left], acting="ogre")
    table.say("melee", "ogre", "golem").say("parry").done()

    assert table.rolls()[-1] == (5,) * left
    assert table.unit("golem").lost == 5 * left


@pytest.mark.rule("SU-MREACT-17")
@pytest.mark.parametrize("parry", [[8, 8, 1], [8, 8, 8]])
def test_SU_MREACT_17_as_many_or_more_and_no_damage_is_rolled(parry: list[int]) -> None:
    cards = [creature("ogre", melee=2), creature("golem", melee=3)]
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"))]
    table = Summoning(units, cards=cards, dice=[8, 8, *parry], acting="ogre")
    table.say("melee", "ogre", "golem").say("parry").done()

    assert (table.unit("golem").lost, table.unit("ogre").lost) == (0, 0)
    assert table.happened("parried", "golem", 2, 0)
    assert not table.happened("damage")


@pytest.mark.rule("SU-MREACT-15")
def test_SU_MREACT_15_over_a_distance_too() -> None:
    squid = creature("squid", melee=2, reach=2, strikes=["combat-area"])
    units = [own("squid", (10, 10)), foe("golem", near("squid", 1.5, EAST))]
    table = Summoning(units, cards=[squid], dice=[8, 1, 8, 1], acting="squid")
    table.say("melee", "squid", "golem").say("parry").done()

    assert table.happened("parried", "golem", 1, 0)
