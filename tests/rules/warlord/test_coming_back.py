"""A107: somebody who leaves play and comes back is another character, whatever is under way."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character


def trick(trigger: str, *tests: dict[str, Any], **values: Any) -> dict[str, Any]:
    """A character that slips out of play and back into it at this moment."""
    away = {"do": "send-back", "to": "hand"}
    react = ability("react", away, {"do": "enter", "who": "source"}, trigger=trigger, tests=list(tests))
    return character("trick", ability=[react], **values)


@pytest.mark.rule("WL-ATTACK-05")
def test_WL_ATTACK_05_A107_a_striker_that_comes_back_before_the_roll_strikes_no_more() -> None:
    striker = trick("before:rolled", {"who": "striker", "me": True})
    battle = Battle(army(["trick", "a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[striker])
    battle.say("attack", "trick").say("strike", "b").say("react", "trick").place(1, 0)

    assert battle.events("hit") + battle.events("missed") == []
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-RANGED-05")
def test_WL_RANGED_05_A107_a_shooter_that_comes_back_before_it_aims_is_asked_for_no_target() -> None:
    shooter = trick("before:aimed", {"who": "striker", "me": True})
    shooter["ability"][0]["strikes"] = "ranged"
    shot = action("shot", ability("order", {"do": "strike", "kind": "ranged", "amount": 8}))
    own = army(["trick", "a"], ["lord-a"], hand=["shot"])
    battle = Battle(own, army(["b"], ["c"], ["lord-b"]), cards=[shooter, shot])
    battle.say("perform", "shot", "trick").say("react", "trick").place(1, 0).pass_windows()

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_A107_an_attacker_that_comes_back_has_no_strikes_left() -> None:
    striker = trick("after:struck", {"who": "striker", "me": True}, attacks=[2, 2])
    battle = Battle(army(["trick", "a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[striker], dice=[2])
    battle.say("attack", "trick").say("strike", "b").say("react", "trick").place(1, 0)

    assert battle.asked == (1, "order")
    assert battle.turned("trick") == "ready"


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_A107_there_is_no_riposte_against_a_striker_that_came_back() -> None:
    striker = trick("after:struck", {"who": "striker", "me": True})
    foe = character("b", feats={"riposte": 9})
    battle = Battle(army(["trick", "a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[striker, foe], dice=[2])
    battle.say("attack", "trick").say("strike", "b").say("react", "trick").place(1, 0)

    assert "WL-FEAT-24" not in [option.rule for option in battle.question.options]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_A107_a_target_that_came_back_was_not_struck_and_does_not_riposte() -> None:
    foe = trick("after:struck", {"who": "opponent", "me": True}, feats={"riposte": 9})
    foe["ability"][0]["limit"] = "none"  # else the card would have reacted already (WL-REACT-05)
    battle = Battle(army(["a"], ["lord-a"]), army(["trick", "b"], ["lord-b"]), cards=[foe], dice=[2])
    battle.say("attack", "a").say("strike", "trick").say("react", "trick").place(1, 0)

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_A107_a_riposte_does_not_reach_a_striker_that_comes_back_under_its_check() -> None:
    striker = trick("after:rolled", {"who": "victim", "side": "enemy"})
    foe = character("b", feats={"riposte": 9})
    battle = Battle(army(["trick", "a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[striker, foe], dice=[2, 15])
    battle.say("attack", "trick").say("strike", "b").say("riposte", "b").say("react", "trick").place(1, 0)

    assert len(battle.events("strikes-at")) == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_A107_whoever_comes_back_does_not_carry_on_the_manoeuvre() -> None:
    mover = trick("before:manoeuvred", {"who": "victim", "me": True}, level=2)
    battle = Battle(army(["a", "a#2"], ["trick", "a#3"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[mover])
    battle.say("manoeuvre", "trick").place(1, 0).say("react", "trick").place(2, 0)

    assert battle.events("manoeuvred") == []
    assert battle.turned("trick") == "ready"


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_A107_whoever_comes_back_does_not_suffer_the_wound_that_was_due() -> None:
    foe = trick("before:wounded", {"who": "victim", "me": True})
    battle = Battle(army(["a"], ["lord-a"]), army(["trick", "b"], ["lord-b"]), cards=[foe], dice=[15])
    battle.say("attack", "a").say("strike", "trick").say("react", "trick").place(1, 0)

    assert battle.zone("trick") == "formation"
    assert battle.card("trick").wounds == 0


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_A107_wounds_passed_on_to_one_that_came_back_are_his() -> None:
    """The storm means the old one no more; what is passed on afterwards is meant for the new one."""
    foe = trick("before:wounded", {"who": "victim", "me": True}, hit_points=3)
    bear = ability(
        "react",
        {"do": "redirect-wounds", "who": "target"},
        trigger="before:wounded",
        tests=[{"who": "victim", "me": True}],
        aim={"side": "own", "me": False},
    )
    storm = action("storm", ability("order", {"do": "wound", "who": "all", "amount": 1, "filter": {"side": "enemy"}}))
    foes = army(["trick", "b"], ["lord-b"])
    cards = [foe, character("b", ability=[bear]), storm]
    battle = Battle(army(["a"], ["lord-a"], hand=["storm"]), foes, cards=cards)
    battle.say("perform", "storm", "a").say("react", "trick").place(1, 0)
    battle.wait_for(1, "before:wounded").say("react", "b").say("target", "trick").pass_windows()

    assert battle.card("trick").wounds == 1


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_A107_a_react_to_its_own_strike_is_not_that_of_one_that_came_back() -> None:
    """Two texts on one card answer the finished strike: after the first, the strike was another one's."""
    away = ability(
        "react",
        {"do": "send-back", "to": "hand"},
        {"do": "enter", "who": "source"},
        trigger="after:struck",
        tests=[{"who": "striker", "me": True}],
        limit="none",
    )
    glory = ability(
        "react", {"do": "draw", "number": 1}, trigger="after:struck", tests=[{"who": "striker", "me": True}]
    )
    hero = character("hero", ability=[away, glory])
    own = army(["hero", "a"], ["lord-a"], deck=["a#2"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[hero], dice=[2])
    battle.say("attack", "hero").say("strike", "b").say("react", "hero").place(1, 0)

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_A107_an_action_that_is_aimed_at_one_after_its_return_means_the_new_one() -> None:
    """Both slip out and back while the cost is paid; only the one that is named afterwards is meant."""
    order = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy"}, costs=[{"pay": "spend-other"}])
    foe = trick("after:spent")
    foes = army(["trick", "b", "c"], ["lord-b"])
    battle = Battle(army(["doer", "a"], ["lord-a"]), foes, cards=[foe, character("doer", ability=[order])])
    battle.say("perform", "doer").say("pay", "a").say("react", "trick").place(1, 0)
    battle.wait_for(0, "target").say("target", "trick").pass_windows()

    assert battle.turned("trick") == "stunned"
