"""Texts work numbers out when they are carried out: amounts, target values, how many. WL-ACTIONCARD-07"""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, army, character, item


def told(deed: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Battle:
    """The doer, of level 3, with two wounds, a sword and skill 4, aims at a foe of level 2."""
    order = ability("order", deed, aim={"side": "enemy", "place": "front"})
    doer = character("doer", level=3, hit_points=4, skill=4, attacks=[5, 1], ability=[order])
    foe = character("foe", level=2, hit_points=9, armour=14, attacks=[6, 2])
    cards = [doer, foe, item("sword", "weapon", attacks=[2]), item("axe", "weapon")]
    mine = army(["doer", "a"], ["lord-a"], deck=["p", "q", "r", "s"], hand=["h"], discard=["axe", "d"])
    foes = army(["foe", "b"], ["lord-b"])
    on = {"doer": {"wounds": 2, "items": ["sword"]}, **more}
    battle = Battle(mine, foes, cards=[*cards], dice=dice, on=on)
    return battle.say("perform", "doer").say("target", "foe")


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(
    ("per", "wounds"),
    [
        ({"per": "level"}, 3),
        ({"per": "level", "of": "target"}, 2),
        ({"per": "wounds"}, 2),
        ({"per": "items"}, 1),
        ({"per": "items", "counted": {"trait": "steed"}}, 0),
        ({"per": "rank"}, 1),
        ({"per": "hand"}, 1),
        ({"per": "each", "counted": {"side": "enemy"}}, 3),
        ({"per": "discards", "counted": {"type": "item"}}, 1),
        ({"per": "skill"}, 4),
        ({"per": "atk"}, 7),
        ({"per": "lowest-atk"}, 3),
        ({"per": "printed-atk"}, 5),
        ({"per": "hp"}, 4),
        ({"per": "level", "plus": 2}, 5),
        ({"per": "level", "plus": -9}, 0),
    ],
)
def test_WL_ACTIONCARD_07_wounds_are_worked_out(per: dict[str, Any], wounds: int) -> None:
    battle = told({"do": "wound", "who": "target", "amount": 1, **per})

    assert battle.card("foe").wounds == wounds


@pytest.mark.rule("WL-SKILL-01")
@pytest.mark.parametrize(("die", "passed"), [(15, True), (14, False)])
def test_WL_SKILL_01_a_target_value_is_worked_out(die: int, passed: bool) -> None:
    """10, and 1 for each of 3 levels, and 2 more."""
    battle = told({"do": "check", "who": "target", "dc": 10, "per": "level", "plus": 2}, dice=[die])
    battle.pass_windows()

    assert bool(battle.events("passed")) == passed


@pytest.mark.rule("WL-RANGED-08")
def test_WL_RANGED_08_the_number_of_strikes_is_worked_out() -> None:
    strikes = {"do": "strike", "kind": "melee", "number": 1, "per": "wounds", "counts": "number"}
    battle = told(strikes, dice=[2, 2])
    battle.say("strike", "foe").pass_windows().say("strike", "foe").pass_windows()

    assert len(battle.events("strikes-at")) == 2
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-RANGED-08")
def test_WL_RANGED_08_no_strike_is_made_where_none_is_counted() -> None:
    strikes = {"do": "strike", "kind": "melee", "number": 1, "per": "wounds", "of": "target", "counts": "number"}

    assert told(strikes).events("strikes-at") == []


@pytest.mark.rule("WL-GLOSSARY-03")
def test_WL_GLOSSARY_03_so_many_cards_are_drawn() -> None:
    assert len(told({"do": "draw", "number": 1, "per": "level"}).state.hands[0]) == 4


@pytest.mark.rule("WL-BONUS-04")
@pytest.mark.parametrize(("wounds", "bonus"), [(0, 7), (2, 13)])
def test_WL_BONUS_04_static_text_counts_what_is_seen_on_the_table(wounds: int, bonus: int) -> None:
    rage = ability("static", {"do": "modify", "stat": "atk", "amount": 3, "per": "wounds"})
    mad = character("mad", hit_points=4, attacks=[7], ability=[rage])
    battle = Battle(
        army(["mad"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[mad], dice=[2], on={"mad": {"wounds": wounds}}
    )
    battle.say("attack", "mad").say("strike", "b")

    assert battle.events("missed" if bonus == 7 else "hit")[0].facts[2] == 2 + bonus


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(
    ("whose", "drawn"), [("striker", 3), ("opponent", 2), ("victim", 2), ("self", 1), ("wounder", 0)]
)
def test_WL_ACTIONCARD_07_a_react_counts_with_whoever_it_names(whose: str, drawn: int) -> None:
    """The striker is of level 3, its target of level 2, the watcher of level 1, and nobody wounds anybody."""
    watch = ability("react", {"do": "draw", "number": 1, "per": "level", "of": whose}, trigger="after:struck")
    cards = [character("hero", level=3), character("foe", level=2, armour=15), character("watcher", ability=[watch])]
    foes = army(["foe", "watcher"], ["lord-b"], deck=["p", "q", "r", "s"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, cards=cards, dice=[2])
    battle.say("attack", "hero").say("strike", "foe").say("react", "watcher")

    assert len(battle.state.hands[1]) == drawn
