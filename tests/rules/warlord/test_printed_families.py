"""What printed cards often say besides holds in play: classes up to a level, rolls that miss, strikes at any nature."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

FOES = army(["b", "c", "d"], ["lord-b"])
WIZARDS: dict[str, Any] = {"class": "wizard"}
LEVELS = {"spark": 1, "blaze": 2}


def grant(stat: str, **values: Any) -> dict[str, Any]:
    return ability("static", {"do": "grant", "stat": stat, **values})


# -- classes up to a level ---------------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-07")
def test_WL_PLAY_07_actions_of_a_class_may_be_performed_up_to_a_level() -> None:
    leave = grant("class-actions", word="wizard", amount=1, who="all", filter={"side": "own", "trait": "elder"})
    spells = [action(name, ability("order", {"do": "draw"}), level=level, **WIZARDS) for name, level in LEVELS.items()]
    people = [character("a", level=3, ability=[leave]), character("e", level=3, traits=["elder"])]
    battle = Battle(army(["a", "e"], ["lord-a"], hand=["spark", "blaze"]), FOES, cards=[*people, *spells])

    assert battle.barred("perform", "spark", "e") == []
    assert battle.barred("perform", "blaze", "e") == ["WL-PLAY-07"]
    assert battle.barred("perform", "spark", "a") == ["WL-PLAY-07"]


@pytest.mark.rule("WL-EQUIP-02")
def test_WL_EQUIP_02_items_of_a_class_may_be_borne_up_to_a_level() -> None:
    wands = [item(name, name, level=level, **WIZARDS) for name, level in LEVELS.items()]
    student = character("student", level=3, ability=[grant("class-items", word="wizard", amount=1)])
    battle = Battle(army(["student"], ["lord-a"], hand=["spark", "blaze"]), FOES, cards=[student, *wands])

    assert battle.offered("equip") == ["spark"]
    assert battle.barred("equip", "blaze", "student") == ["WL-EQUIP-02"]


# -- a roll that misses ------------------------------------------------------------------------------


@pytest.mark.rule("WL-DICE-05")
@pytest.mark.parametrize(("went", "face", "asked"), [("missed", 5, True), ("missed", 15, False), ("hit", 15, True)])
def test_WL_DICE_05_a_react_to_a_roll_asks_whether_it_hits_as_things_are_now(went: str, face: int, asked: bool) -> None:
    battle = rolling(went, face, 18)

    assert (battle.asked == (0, "after:rolled")) == asked


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_what_others_have_added_meanwhile_counts_for_whether_it_hits() -> None:
    """The roll of 5 misses; with 10 more it hits, and need not be rolled again."""
    helper = ability("react", {"do": "add-die", "amount": 10}, trigger="after:rolled")
    battle = rolling("missed", 5, 18, cards=[character("a", ability=[helper])])
    battle.say("react", "a")

    assert battle.refused_by("react", "hero", "hero") == ["WL-REACT-03"]
    assert battle.until("order").card("b").wounds == 1


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_a_missing_roll_is_made_again_and_the_second_one_stands() -> None:
    battle = rolling("missed", 5, 18).say("react", "hero")

    assert battle.until("order").card("b").wounds == 1


def rolling(went: str, *dice: int, cards: list[dict[str, Any]] | None = None) -> Battle:
    """The hero strikes at a foe of AC 12 with ATK 2, and may roll again."""
    again = ability(
        "react", {"do": "reroll"}, trigger="after:rolled", went=went, tests=[{"who": "striker", "me": True}]
    )
    hero, foe = character("hero", attacks=[2], ability=[again]), character("b", armour=12, hit_points=3)
    battle = Battle(army(["hero", "a"], ["lord-a"]), FOES, cards=[hero, foe, *(cards or [])], dice=list(dice))
    return battle.say("attack", "hero").say("strike", "b")


# -- strikes at any nature ---------------------------------------------------------------------------


@pytest.mark.rule("WL-ASTRAL-03")
@pytest.mark.parametrize(("nature", "face"), [("ethereal", 13), ("astral", 12), ("astral", 20)])
@pytest.mark.parametrize("sees", [True, False])
def test_WL_ASTRAL_03_a_text_lets_melee_strikes_take_no_notice_of_it(nature: str, face: int, sees: bool) -> None:
    sight = item("sight", "ring", ability=[grant("ignore-nature")])
    battle = Battle(
        army(["a"], ["lord-a"]),
        army(["b"], ["lord-b"]),
        cards=[sight, character("a", attacks=[10]), character("b", traits=[nature], armour=15, hit_points=2)],
        on={"a": {"items": ["sight"]}} if sees else {},
        dice=[face],
    )
    battle.say("attack", "a").say("strike", "b")

    assert battle.card("b").wounds == (1 if sees else 0)


@pytest.mark.rule("WL-ASTRAL-01")
def test_WL_ASTRAL_01_ranged_strikes_still_take_notice_of_it() -> None:
    sight = item("sight", "ring", ability=[grant("ignore-nature")])
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 10})
    battle = Battle(
        army(["a"], ["lord-a"]),
        army(["e"], ["b"], ["lord-b"]),
        cards=[sight, character("a", ability=[shot]), character("b", traits=["ethereal"], armour=15, hit_points=2)],
        on={"a": {"items": ["sight"]}},
        dice=[13],
    )
    battle.say("perform", "a").say("strike", "b").until("order")

    assert battle.card("b").wounds == 0


# -- a number that is printed ------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-13")
def test_WL_ATTACK_13_a_further_strike_is_as_strong_as_the_highest_printed_one() -> None:
    """A bonus of 9 by a text counts for every strike, and is not added to the base as well."""
    more = ability(
        "static",
        {"do": "modify", "stat": "extra-strike", "amount": 1, "per": "printed-atk"},
        {"do": "modify", "stat": "atk", "amount": 9},
    )
    hero, foe = character("hero", attacks=[2, 4]), character("b", armour=20, hit_points=5)
    sword = item("sword", "weapon", ability=[more])
    battle = Battle(
        army(["hero"], ["lord-a"]),
        FOES,
        cards=[hero, sword, foe],
        on={"hero": {"items": ["sword"]}},
        dice=[2, 2, 7],
    )
    battle.say("attack", "hero").until("strike").say("strike", "b")
    for _ in range(2):
        battle.until("next-strike").say("strike-again", "hero").until("strike").say("strike", "b")
    battle.until("order")

    assert [event.facts[1:4] for event in (*battle.events("missed"), *battle.events("hit"))] == [
        (2, 13, 20),
        (2, 15, 20),
        (7, 20, 20),
    ]
