"""Texts that are no reacts happen by themselves at their moment, before anybody reacts. A128"""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.printed.cards import LENT

FOES = army(["b", "c"], ["d"], ["lord-b"])
ME = {"who": "victim", "me": True}
HURT = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy"})
KILL = ability("order", {"do": "kill", "who": "target"}, aim={})


def happening(trigger: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ability("automatic", *do, trigger=trigger, **more)


def battle_of(*cards: dict[str, Any], dice: Any = None, on: Any = None, **piles: Any) -> Battle:
    """The bearer in front beside a, e behind; b and c before them."""
    mine = army(["bearer", "a"], ["e"], ["lord-a"], deck=["one", "two", "three"], **piles)
    return Battle(mine, FOES, cards=list(cards), dice=dice, on=on)


@pytest.mark.rule("WL-CHAR-17", "WL-GLOSSARY-01")
def test_WL_CHAR_17_a_text_happens_by_itself_when_its_moment_comes() -> None:
    """A128  It is no action: nobody is asked, nobody is spent, and it counts as no use."""
    bearer = character("bearer", hit_points=3, ability=[happening("after:wounded", {"do": "draw"}, tests=[ME])])
    battle = battle_of(bearer, character("b", ability=[HURT])).say("pass").say("perform", "b").say("target", "bearer")

    assert len(battle.state.hands[0]) == 1
    assert battle.turned("bearer") == "ready"
    assert battle.card("bearer").uses == ()
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_a_stunned_characters_text_happens_all_the_same() -> None:
    """A128"""
    bearer = character("bearer", hit_points=3, ability=[happening("after:wounded", {"do": "draw"}, tests=[ME])])
    battle = battle_of(bearer, character("b", ability=[HURT]), on={"bearer": {"state": "stunned"}})
    battle.say("pass").say("perform", "b").say("target", "bearer")

    assert len(battle.state.hands[0]) == 1


@pytest.mark.rule("WL-REACT-04")
def test_WL_REACT_04_what_happens_by_itself_comes_before_reacts() -> None:
    """A128"""
    bearer = character("bearer", hit_points=3, ability=[happening("after:wounded", {"do": "draw"}, tests=[ME])])
    medic = character("a", ability=[ability("react", {"do": "heal", "who": "victim"}, trigger="after:wounded")])
    battle = battle_of(bearer, medic, character("b", ability=[HURT]))
    battle.say("pass").say("perform", "b").say("target", "bearer")

    assert battle.asked == (0, "after:wounded")
    assert len(battle.state.hands[0]) == 1
    assert battle.say("react", "a").card("bearer").wounds == 0


@pytest.mark.rule("WL-REACT-04")
def test_WL_REACT_04_the_texts_of_the_initiative_winner_come_first() -> None:
    """A128  Then clockwise; three players."""
    mourn = happening("after:died", {"do": "draw"}, tests=[{"who": "victim", "side": "enemy"}])
    names = ("x", "y", "z")
    cards = [character(name, ability=[mourn]) for name in names]
    doomed = army(["x", "killer"], ["lord-a"], deck=["one"])
    killer = character("killer", ability=[KILL])
    rest = [army(["y"], ["lord-b"], deck=["two"]), army(["z", "prey"], ["lord-c"], deck=["three"])]
    battle = Battle(doomed, *rest, cards=[*cards, killer], first=1, turn=0)
    battle.say("perform", "killer").say("target", "prey")

    assert [battle.name(event.facts[0]) for event in battle.events("happens")] == ["y", "x"]


@pytest.mark.rule("WL-ATTACK-09")
def test_WL_ATTACK_09_somebodys_text_about_his_own_death_happens() -> None:
    """A128  He stands nowhere any more, but his player draws."""
    bearer = character("bearer", ability=[happening("after:died", {"do": "draw", "number": 2}, tests=[ME])])
    battle = battle_of(bearer, character("b", ability=[KILL])).say("pass").say("perform", "b").say("target", "bearer")

    assert len(battle.state.hands[0]) == 2
    assert battle.zone("bearer") == "discard"


@pytest.mark.rule("WL-ATTACK-09")
def test_WL_ATTACK_09_the_text_of_who_died_earlier_does_not_happen() -> None:
    """The first to hear of it kills the second one, whose text is lost."""
    avenge = {"do": "kill", "who": "all", "filter": {"name": "mourner"}}
    first = character("bearer", ability=[happening("after:died", avenge, tests=[{"who": "victim", "side": "own"}])])
    mourner = character(
        "mourner", ability=[happening("after:died", {"do": "draw"}, tests=[{"who": "victim", "name": "a"}])]
    )
    battle = Battle(
        army(["bearer", "a", "mourner"], ["lord-a"], deck=["one"]),
        FOES,
        cards=[first, mourner, character("b", ability=[KILL])],
    )
    battle.say("pass").say("perform", "b").say("target", "a")

    assert battle.zone("mourner") == "discard"
    assert battle.state.hands[0] == ()


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_a_text_does_not_set_itself_off() -> None:
    """A128  Nor do two texts set each other off without end."""
    shove = {"do": "wound", "who": "all", "amount": 1, "filter": {"side": "own", "warlord": "no"}}
    bearer = character("bearer", hit_points=9, ability=[happening("after:wounded", shove)])
    other = character("a", hit_points=9, ability=[happening("after:wounded", shove)])
    battle = battle_of(bearer, other, character("b", ability=[HURT]), character("e", hit_points=9))
    battle.say("pass").say("perform", "b").say("target", "e")

    assert battle.asked == (0, "order")
    assert battle.card("bearer").wounds > 0


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_text_that_happens_may_choose_and_do_nothing() -> None:
    """It is aimed at somebody, and nobody reacts to that as to an action; without a target nothing happens."""
    stun = happening("after:entered", {"do": "stun", "who": "target"}, aim={"side": "enemy"}, tests=[ME])
    recruit = character("recruit", ability=[stun])
    guard = character("b", ability=[ability("react", {"do": "cancel-action"}, trigger="after:targeted")])
    battle = battle_of(recruit, guard, hand=["recruit"]).say("recruit", "recruit").place(1, 0).say("target", "b")

    assert battle.turned("b") == "stunned"


@pytest.mark.rule("WL-ITEM-07")
def test_WL_ITEM_07_an_items_text_happens_for_its_bearer() -> None:
    bell = item("bell", ability=[happening("after:wounded", {"do": "ready"}, tests=[ME])])
    battle = battle_of(
        character("bearer", hit_points=3),
        bell,
        character("b", ability=[HURT]),
        on={"bearer": {"items": ["bell"], "state": "spent"}},
    )
    battle.say("pass").say("perform", "b").say("target", "bearer")

    assert battle.turned("bearer") == "ready"


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_may_happen_once_a_round_only() -> None:
    text = happening("after:wounded", {"do": "draw"}, tests=[ME], limit="round")
    bearer = character("bearer", hit_points=3, ability=[text])
    battle = battle_of(bearer, character("b", ability=[HURT]))
    for _ in range(2):
        battle.say("pass").say("perform", "b").say("target", "bearer")

    assert len(battle.state.hands[0]) == 1


@pytest.mark.rule("WL-REACT-06")
def test_WL_REACT_06_two_copies_happen_both() -> None:
    mourner = character(
        "mourner", ability=[happening("after:died", {"do": "draw"}, tests=[{"who": "victim", "side": "own"}])]
    )
    mine = army(["mourner", "mourner#2", "a"], ["lord-a"], deck=["one", "two", "three"])
    battle = Battle(mine, FOES, cards=[mourner, character("b", ability=[KILL])])
    battle.say("pass").say("perform", "b").say("target", "a")

    assert len(battle.state.hands[0]) == 2


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_a_player_may_leave_it() -> None:
    text = happening("after:wounded", {"do": "draw", "number": 1}, {"do": "stun", "optional": True}, tests=[ME])
    bearer = character("bearer", hit_points=3, ability=[text])
    battle = battle_of(bearer, character("b", ability=[HURT])).say("pass").say("perform", "b").say("target", "bearer")

    assert battle.asked == (0, "optional")
    assert battle.say("skip", "bearer").turned("bearer") == "ready"


# -- until the end of the round ------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_text_may_wait_for_its_moment_until_the_round_ends() -> None:
    """A127, A128"""
    thorns = happening("after:wounded", {"do": "wound", "who": "all", "amount": 1, "filter": {"name": "b"}}, tests=[ME])
    lend = {"do": "grant", "stat": "ability", "who": "target", "lends": thorns}
    caster = character("bearer", ability=[ability("order", lend, aim={"side": "own"})])
    cards = [caster, character("a", hit_points=4), character("b", hit_points=4, ability=[HURT])]
    battle = battle_of(*cards, dice=[12, 3]).say("perform", "bearer").say("target", "a")

    battle.say("perform", "b").say("target", "a")
    assert battle.card("b").wounds == 1
    battle.say("pass").say("pass")
    assert battle.state.round == 2
    battle.say("pass").say("perform", "b").say("target", "a")
    assert battle.card("b").wounds == 1


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_others_have_a_text_that_happens() -> None:
    sting = happening("after:wounded", {"do": "draw"}, tests=[ME])
    teacher = {"do": "grant", "stat": "ability", "who": "all", "filter": {"place": "adjacent"}, "lends": sting}
    bearer = character("bearer", ability=[ability("static", teacher)])
    battle = battle_of(bearer, character("a", hit_points=3), character("b", ability=[HURT]))
    battle.say("pass").say("perform", "b").say("target", "a")

    assert len(battle.state.hands[0]) == 1
    assert battle.events("happens")[0].facts == (battle.number("bearer"), battle.number("a"))
    assert LENT == 100


@pytest.mark.rule("WL-PLAY-14")
def test_WL_PLAY_14_an_attached_cards_text_happens_until_it_goes() -> None:
    text = happening("after:wounded", {"do": "draw"}, tests=[ME])
    charm = action("charm", ability("order", {"do": "attach"}), text)
    battle = battle_of(
        character("bearer", hit_points=3, level=2), charm, character("b", ability=[HURT]), hand=["charm"]
    )
    battle.say("perform", "charm", "bearer").say("perform", "b").say("target", "bearer")

    assert len(battle.state.hands[0]) == 1
