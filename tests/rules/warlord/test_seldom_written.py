"""Values that packs may write and that hardly any card does are heeded in play."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

FOES = army(["b", "c", "d"], ["lord-b"])


def doing(*deeds: dict[str, Any], mine: dict[str, Any] | None = None, foes: Any = FOES, **more: Any) -> Battle:
    """The doer may perform an order that does these things."""
    values = {key: more.pop(key) for key in ("cards", "on", "dice") if key in more}
    doer = character("doer", level=3, hit_points=4, ability=[ability("order", *deeds, **more)])
    cards = [doer, *values.pop("cards", [])]
    return Battle(mine or army(["doer", "a", "e"], ["lord-a"], deck=["p", "q"]), foes, cards=cards, **values)


@pytest.mark.rule("WL-FEAT-03", "WL-BONUS-01")
def test_WL_FEAT_03_an_order_gives_a_feat_for_the_round() -> None:
    gift = {"do": "grant", "stat": "feat", "word": "riposte", "amount": 5, "who": "target"}
    battle = doing(gift, aim={"side": "own"}, dice=[2, 18, 2])
    battle.say("perform", "doer").say("target", "a").say("attack", "b").say("strike", "a")

    assert battle.asked == (0, "after:struck")
    assert battle.offered("riposte") == ["a"]
    assert battle.say("riposte", "a").events("passed")[0].facts[2] == 18 + 5


@pytest.mark.rule("WL-CARD-05", "WL-BONUS-01")
def test_WL_CARD_05_an_order_takes_a_trait_away_for_the_round() -> None:
    cure = {"do": "grant", "stat": "no-trait", "word": "undead", "who": "target"}
    kill = ability("order", {"do": "kill", "who": "target"}, aim={"trait": "undead"})
    cards = [character(name, traits=["undead"]) for name in ("b", "c", "d")]
    cards.append(character("a", ability=[kill]))
    battle = doing(cure, aim={"side": "enemy"}, cards=cards)
    battle.say("perform", "doer").say("target", "c").say("pass").say("perform", "a")

    assert battle.offered("target") == ["b", "d"]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_player_looks_at_a_whole_hand() -> None:
    foes = {**FOES, "hand": ["u", "v"], "deck": ["w"]}
    battle = doing({"do": "look", "who": "target", "kind": "hand"}, aim={"side": "enemy"}, foes=foes)
    battle.say("perform", "doer").say("target", "b")

    assert battle.events("saw")[0].facts[1:] == tuple([battle.number(name) for name in ("u", "v")])
    assert len(battle.state.hands[1]) == 2


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_the_card_that_was_picked_is_removed() -> None:
    mine = army(["doer", "a", "e"], ["lord-a"], discard=["x", "y"])
    battle = doing({"do": "retrieve"}, {"do": "banish", "who": "picked"}, mine=mine)
    battle.say("perform", "doer").say("pick", "y")

    assert (battle.zone("x"), battle.zone("y")) == ("discard", "gone")


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_an_action_card_removes_itself_when_it_is_done() -> None:
    once = action("once", ability("order", {"do": "draw"}, {"do": "banish", "who": "source"}))
    battle = Battle(army(["a"], ["lord-a"], deck=["p"], hand=["once"]), FOES, cards=[once])
    battle.say("perform", "once", "a")

    assert battle.zone("once") == "gone"
    assert len(battle.state.hands[0]) == 1


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize("mine", [[], ["z"]])
def test_WL_ACTIONCARD_07_a_card_of_the_targets_discard_pile_is_removed(mine: list[str]) -> None:
    foes = {**FOES, "discard": ["x"]}
    own = army(["doer", "a", "e"], ["lord-a"], discard=mine)
    battle = doing({"do": "exhume", "who": "target"}, aim={"side": "enemy"}, foes=foes, mine=own)
    battle.say("perform", "doer").say("target", "b")

    assert battle.zone("x") == "gone"
    assert [battle.zone(name) for name in mine] == ["discard"] * len(mine)


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_says_who_is_challenged_by_whom() -> None:
    dare = {"do": "challenge", "who": "all", "filter": {"side": "enemy"}, "to": "target"}
    battle = doing(dare, aim={"side": "own", "other": True})
    battle.say("perform", "doer").say("target", "a").say("attack", "b")

    assert battle.offered("strike") == ["a"]
    assert battle.refused_by("strike", "doer") == ["WL-GOLDEN-01"]


@pytest.mark.rule("WL-EQUIP-01")
@pytest.mark.parametrize(("card", "zone"), [("hat", "equipped"), ("x", "hand")])
def test_WL_EQUIP_01_only_an_item_is_put_on_once_it_is_found(card: str, zone: str) -> None:
    mine = army(["doer", "a", "e"], ["lord-a"], discard=["hat", "x"])
    battle = doing({"do": "retrieve"}, {"do": "arm"}, mine=mine, cards=[item("hat", "helmet")])
    battle.say("perform", "doer").say("pick", card).pass_windows()

    assert battle.zone(card) == zone
