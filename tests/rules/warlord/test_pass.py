"""WL-PASS: passing, which is no order and gives up nothing."""

import pytest

from battle import Battle, ability, army, character

WATCH = ability(
    "react",
    {"do": "modify", "stat": "ac", "amount": 1},
    trigger="after:ordered",
    tests=[{"who": "victim", "side": "enemy"}],
)


@pytest.mark.rule("WL-PASS-01")
def test_WL_PASS_01_who_has_no_legal_order_can_only_pass() -> None:
    spent = {name: {"state": "spent"} for name in ("hero", "lord-a")}
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), on=spent)

    assert battle.asked == (0, "order")
    assert battle.keys() == {"pass"}


@pytest.mark.rule("WL-PASS-01")
def test_WL_PASS_01_nobody_is_skipped_the_one_without_orders_is_asked_and_passes() -> None:
    spent = {name: {"state": "spent"} for name in ("foe", "lord-b")}
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), on=spent, dice=[1])

    battle.say("attack", "hero").say("strike", "foe")
    seat, keys = battle.asked, battle.keys()
    battle.say("pass")

    assert (seat, keys) == ((1, "order"), {"pass"})
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-PASS-02")
def test_WL_PASS_02_passing_triggers_no_react_to_an_order() -> None:
    def asked_after(key: str) -> str:
        watcher = character("watcher", ability=[WATCH])
        battle = Battle(army(["hero"], ["lord-a"]), army(["watcher"], ["lord-b"]), cards=[watcher], dice=[1])
        battle.say(key, *(["hero"] if key == "attack" else []))
        return (battle.say("strike", "watcher") if key == "attack" else battle).asked[1]

    assert asked_after("attack") == "after:ordered"
    assert asked_after("pass") == "order"


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_react_to_an_opponents_order_does_not_answer_ones_own() -> None:
    watcher = character("watcher", ability=[WATCH])
    battle = Battle(army(["hero"], ["lord-a"]), army(["watcher"], ["lord-b"]), cards=[watcher], dice=[1])

    battle.say("pass").say("attack", "watcher").say("strike", "hero")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-PASS-03")
def test_WL_PASS_03_who_has_passed_attacks_when_the_turn_returns() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), dice=[1, 1])

    battle.say("pass").say("attack", "foe").say("strike", "hero")
    again = battle.asked
    battle.say("attack", "hero").say("strike", "foe")

    assert again == (0, "order")
    assert len(battle.events("attacks")) == 2
    assert battle.events("round") == []


@pytest.mark.rule("WL-PASS-05")
def test_WL_PASS_05_pass_is_offered_besides_an_attack_and_leaves_the_character_ready() -> None:
    """B5  Passing is always allowed and forced only where nothing else can be done."""
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]))

    assert {"attack", "pass"} <= battle.keys()
    battle.say("pass")

    assert battle.turned("hero") == "ready"
    assert battle.asked == (1, "order")
