"""WL-RANGED: strikes over a rank."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

SHOT = ability("order", {"do": "strike", "kind": "ranged", "amount": 3}, spend=True)
BOW = item("bow", "bow", ability=[SHOT])
FOES = army(["f1", "f2", "f3"], ["g1", "g2"], ["lord-b"])


def shooter_in(rank: int, **values: Any) -> Battle:
    """An archer with a bow in this rank, others around it; the order to shoot has been given."""
    rows = [["a1", "a2", "a3"], ["b1", "b2"], ["lord-a"]]
    rows[rank - 1][0] = "archer"
    archer = character("archer", **{"attacks": [8], **values.pop("face", {})})
    cards = [BOW, archer, *values.pop("cards", [])]
    on = {"archer": {"items": ["bow", *values.pop("items", [])]}, **values.pop("on", {})}
    return Battle(army(*rows), values.pop("foes", FOES), cards=cards, on=on, **values).say("perform", "bow")


def thief_in(rank: int, **values: Any) -> Battle:
    """The archer stands in this rank of the enemy's formation."""
    rows = [["f1", "f2", "f3"], ["g1", "g2"], ["lord-b"]]
    rows[rank - 1].insert(0, "archer")
    archer = character("archer", "dwarves", feats={"stealth": 5})
    on = {"archer": {"owner": 0, "items": ["bow"]}}
    return Battle(army(["a1"], ["lord-a"]), army(*rows), cards=[BOW, archer], on=on, **values)


@pytest.mark.rule("WL-RANGED-01")
def test_WL_RANGED_01_without_a_text_no_ranged_strike_is_offered() -> None:
    battle = Battle(army(["a1", "a2"], ["b1", "lord-a"]), FOES, cards=[BOW], on={"lord-a": {"items": ["bow"]}})

    assert battle.offered("perform") == ["bow"]
    assert "b1" not in battle.offered("attack")
    assert battle.barred("perform", "bow", "b1") == ["WL-TASK-01"]


@pytest.mark.rule("WL-RANGED-02")
def test_WL_RANGED_02_from_rank_2_the_front_rank_is_a_target_and_the_second_is_not() -> None:
    battle = shooter_in(2)

    assert battle.offered("strike") == ["f1", "f2", "f3"]
    assert battle.refused_by("strike", "g1") == ["WL-RANGED-02"]


@pytest.mark.rule("WL-RANGED-02")
def test_WL_RANGED_02_a_ranged_strike_is_never_at_ones_own_side() -> None:
    assert shooter_in(1).refused_by("strike", "lord-a") == ["WL-RANGED-02"]


@pytest.mark.rule("WL-RANGED-03")
def test_WL_RANGED_03_from_the_front_rank_exactly_the_second_rank_is_reached() -> None:
    battle = shooter_in(1)

    assert battle.offered("strike") == ["g1", "g2"]
    assert battle.refused_by("strike", "lord-b") == ["WL-RANGED-02"]


@pytest.mark.rule("WL-RANGED-04")
def test_WL_RANGED_04_nobody_one_rank_away_is_a_target() -> None:
    assert shooter_in(1).refused_by("strike", "f1") == ["WL-RANGED-04"]


@pytest.mark.rule("WL-RANGED-04", "WL-ATTACK-03")
def test_WL_RANGED_04_an_intruder_strikes_beside_itself_but_shoots_two_ranks_away() -> None:
    """A19, A20, A21  In one formation the distance is the difference of the ranks: 0 is melee, 2 is ranged."""
    shooting = thief_in(1).say("perform", "bow")
    striking = thief_in(1).say("attack", "archer")

    assert shooting.offered("strike") == ["lord-b"]
    assert shooting.refused_by("strike", "f1") == ["WL-RANGED-04"]
    assert striking.offered("strike") == ["f1", "f2", "f3", "g1", "g2"]
    assert striking.refused_by("strike", "lord-b") == ["WL-ATTACK-03"]


@pytest.mark.rule("WL-RANK-06")
def test_WL_RANK_06_A19_distance_out_of_a_formation_counts_from_where_the_character_stands() -> None:
    """From rank 1 of B to rank 1 of C it is one rank, to rank 2 it is two, no matter whose the archer is."""
    archer = character("archer", "dwarves", feats={"stealth": 5})
    battle = Battle(
        army(["a1"], ["lord-a"]),
        army(["archer", "f1"], ["lord-b"]),
        army(["n1", "n2"], ["n3", "lord-c"]),
        cards=[BOW, archer],
        on={"archer": {"owner": 0, "items": ["bow"]}},
    )

    assert battle.say("perform", "bow").offered("strike") == ["n3", "lord-c"]


@pytest.mark.rule("WL-RANGED-05")
def test_WL_RANGED_05_the_target_is_declared_then_a_d20_plus_the_ranged_bonus() -> None:
    battle = shooter_in(2, dice=[12])
    before = battle.match.dice.used
    battle.say("strike", "f2")
    names = [event.name for event in battle.match.events]

    assert before == 0
    assert names.index("strikes-at") < names.index("rolled")
    assert [event.facts[1:3] for event in battle.events("hit")] == [(12, 15)]


@pytest.mark.rule("WL-RANGED-06")
@pytest.mark.parametrize(("face", "wounds"), [(12, 1), (11, 0)])
def test_WL_RANGED_06_a_total_of_at_least_the_armour_class_inflicts_one_wound(face: int, wounds: int) -> None:
    target = character("f2", armour=15, hit_points=3)
    battle = shooter_in(2, cards=[target], dice=[face]).say("strike", "f2")

    assert battle.card("f2").wounds == wounds


@pytest.mark.rule("WL-RANGED-07")
def test_WL_RANGED_07_only_what_is_expressly_for_ranged_strikes_is_added() -> None:
    """ATK +8, a sword with +2 ATK, a shout of +5 ATK and +1 to ranged strikes: 10 + 3 + 1."""
    sword = item("sword", "weapon", attacks=[2])
    effects = [
        {"card": "archer", "stat": "atk", "value": 5},
        {"card": "archer", "stat": "atk", "value": 9, "set": True},
        {"card": "archer", "stat": "ranged", "value": 1},
    ]
    battle = shooter_in(2, cards=[sword], items=["sword"], effects=effects, dice=[10]).say("strike", "f2")

    assert [event.facts[1:3] for event in battle.events("hit")] == [(10, 14)]


@pytest.mark.rule("WL-RANGED-07")
def test_WL_RANGED_07_a_bonus_to_ranged_strikes_does_not_help_in_melee() -> None:
    effects = [{"card": "hero", "stat": "ranged", "value": 4}]
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[character("hero", attacks=[2])], effects=effects, dice=[9])

    battle.say("attack", "hero").say("strike", "f1")

    assert battle.events("missed")[0].facts[2] == 11


@pytest.mark.rule("WL-RANGED-08")
def test_WL_RANGED_08_several_melee_strikes_give_no_further_ranged_strike() -> None:
    battle = shooter_in(2, face={"attacks": [8, 3]}, dice=[2, 2]).say("strike", "f2")

    assert len(battle.events("rolled")) == 1
    assert battle.asked == (1, "order")


# -- texts about strikes (B8) ------------------------------------------------------------


def reacts_to_a_shot(strikes: str) -> list[str]:
    """What is offered to a target whose text speaks of these strikes."""
    duck = ability("react", {"do": "to-strike", "stat": "ac", "amount": 4}, trigger="before:rolled", strikes=strikes)
    battle = shooter_in(2, cards=[character("f2", ability=[duck])], dice=[2]).say("strike", "f2")
    return battle.offered("react")


@pytest.mark.rule("WL-GLOSSARY-09")
def test_WL_GLOSSARY_09_B8_a_text_about_strikes_means_melee_strikes_unless_it_names_ranged_ones() -> None:
    assert reacts_to_a_shot("melee") == []
    assert reacts_to_a_shot("ranged") == ["f2"]
    assert reacts_to_a_shot("both") == ["f2"]


@pytest.mark.rule("WL-RANGED-06")
def test_WL_RANGED_06_a_react_may_take_the_wound_off() -> None:
    """A36  A text about wounds reaches those of a ranged strike as well."""
    mercy = action("mercy", ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded"))
    foes = army(["f1", "f2", "f3"], ["lord-b"], hand=["mercy"])
    battle = shooter_in(2, cards=[mercy], foes=foes, dice=[15]).say("strike", "f2")

    battle.wait_for(1, "before:wounded").say("react", "mercy", "f1").pass_windows()

    assert battle.card("f2").wounds == 0
    assert battle.zone("f2") == "formation"
