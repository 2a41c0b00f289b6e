"""Attacks that texts give, further strikes and wounds for a while, kinds of actions, and performers who pay."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character


def ordering(*do: dict[str, Any], cards: list[dict[str, Any]] | None = None, **values: Any) -> Battle:
    """The doer stands in front beside a and gives the order."""
    on, dice = values.pop("on", {}), values.pop("dice", None)
    everybody = {card["id"]: card for card in [character("foe", armour=1, hit_points=5), *(cards or [])]}
    doer = character("doer", attacks=[4, 1], ability=[ability("order", *do, **values)])
    mine = army(["doer", "a"], ["lord-a"], deck=["one", "two", "three"])
    return Battle(mine, army(["foe"], ["lord-b"]), cards=[doer, *everybody.values()], on=on, dice=dice)


@pytest.mark.rule("WL-ATTACK-01")
@pytest.mark.parametrize(("kind", "state"), [({"kind": "free"}, "ready"), ({}, "spent")])
def test_WL_ATTACK_01_a_text_gives_an_attack(kind: dict[str, str], state: str) -> None:
    battle = ordering({"do": "attack", **kind}, dice=[10]).say("perform", "doer").until("strike").say("strike", "foe")
    battle.until("next-strike")

    assert battle.keys() == {"strike-again", "stop"}
    assert battle.turned("doer") == state


@pytest.mark.rule("WL-ATTACK-01")
def test_WL_ATTACK_01_one_who_is_spent_does_not_pay_for_an_attack() -> None:
    helper = {"do": "attack", "who": "all", "filter": {"name": "a"}}
    battle = ordering(helper, on={"a": {"state": "spent"}}).say("perform", "doer")

    assert not battle.events("attacks")


@pytest.mark.rule("WL-ATTACK-13")
def test_WL_ATTACK_13_a_further_strike_for_a_while() -> None:
    gift = {"do": "modify", "stat": "extra-strike", "amount": 7}
    battle = ordering(gift, {"do": "attack", "kind": "free"}, dice=[10, 10, 10]).say("perform", "doer")
    battle.until("strike").say("strike", "foe")
    for _ in range(2):
        battle.until("next-strike").say("strike-again", "doer").until("strike").say("strike", "foe")
    battle.until("order")

    assert battle.card("foe").wounds == 3


@pytest.mark.rule("WL-ATTACK-07")
@pytest.mark.parametrize(("word", "wounds"), [({}, 3), ({"word": "harmless"}, 0)])
def test_WL_ATTACK_07_melee_hits_inflict_more_for_a_while(word: dict[str, str], wounds: int) -> None:
    more = {"do": "modify", "stat": "melee-wounds", "amount": 2}
    battle = ordering(more, {"do": "strike", "kind": "melee", **word}, dice=[10]).say("perform", "doer")
    battle.until("strike").say("strike", "foe").until("order")

    assert battle.card("foe").wounds == wounds
    assert battle.events("hit")


@pytest.mark.rule("WL-BONUS-03")
@pytest.mark.parametrize(("base", "wounds"), [(9, 1), (0, 0)])
def test_WL_BONUS_03_a_base_takes_the_place_of_the_first_atk(base: int, wounds: int) -> None:
    """The doer has ATK 4; a 10 with 9 reaches AC 15, with 0 or 4 it does not."""
    strike = {"do": "strike", "kind": "melee", "amount": base, "word": "base"}
    foe = character("foe", armour=15, hit_points=5)
    battle = ordering(strike, dice=[10], cards=[foe]).say("perform", "doer").until("strike").say("strike", "foe")

    assert battle.until("order").card("foe").wounds == wounds


@pytest.mark.rule("WL-MANOEUVRE-01")
def test_WL_MANOEUVRE_01_whom_a_text_forbids_to_manoeuvre_may_still_be_moved() -> None:
    still = character("still", ability=[ability("static", {"do": "grant", "stat": "ban", "word": "manoeuvre"})])
    push = ability("order", {"do": "move", "who": "all", "filter": {"name": "still"}, "to": "backward"})
    mine = army(["still", "pusher", "a"], ["b", "lord-a"])
    battle = Battle(mine, army(["foe"], ["lord-b"]), cards=[still, character("pusher", ability=[push])])

    assert "still" not in battle.offered("manoeuvre")
    assert battle.refused_by("manoeuvre", "still") == ["WL-GOLDEN-01"]
    battle.say("perform", "pusher")
    if battle.question.kind == "place":
        battle.place(*battle.places()[0])
    assert "still" in battle.ranks(0)[1]


@pytest.mark.rule("WL-PLAY-09")
@pytest.mark.parametrize(("word", "offered"), [("rogue", ["trick"]), ("tactics", ["trick"]), ("wizard", [])])
def test_WL_PLAY_09_a_level_for_one_kind_of_action(word: str, offered: list[str]) -> None:
    higher = ability("static", {"do": "modify", "stat": "level-actions-with", "amount": 2, "word": word})
    adept = character("adept", level=1, ability=[higher], **{"class": "rogue"})
    trick = action("trick", ability("order", {"do": "draw"}), level=3, traits=["tactics"], **{"class": "rogue"})
    battle = Battle(army(["adept"], ["lord-a"], hand=["trick"]), army(["foe"], ["lord-b"]), cards=[adept, trick])

    assert battle.offered("perform") == offered


@pytest.mark.rule("WL-PLAY-13")
@pytest.mark.parametrize(("traits", "offered"), [(["spell"], ["hex"]), ([], [])])
def test_WL_PLAY_13_an_action_of_another_class_may_say_that_it_is_a_spell(
    traits: list[str], offered: list[str]
) -> None:
    higher = ability("static", {"do": "modify", "stat": "level-spells-with", "amount": 2, "word": "rogue"})
    adept = character("adept", level=1, ability=[higher], **{"class": "rogue"})
    hex_ = action("hex", ability("order", {"do": "draw"}), level=3, traits=traits, **{"class": "rogue"})
    battle = Battle(army(["adept"], ["lord-a"], hand=["hex"]), army(["foe"], ["lord-b"]), cards=[adept, hex_])

    assert battle.offered("perform") == offered


@pytest.mark.rule("WL-RECRUIT-02")
def test_WL_RECRUIT_02_a_character_enters_as_if_it_were_of_another_level() -> None:
    late = character("late", level=4, ability=[ability("static", {"do": "modify", "stat": "entry-level", "amount": 2})])
    mine = army(["a", "b", "d"], ["c", "lord-a"], hand=["late"])
    battle = Battle(mine, army(["foe"], ["lord-b"]), cards=[late]).say("recruit", "late")

    assert {rank for rank, _ in battle.places()} == {2}


@pytest.mark.rule("WL-TASK-02")
@pytest.mark.parametrize(("pay", "zone", "state"), [("kill-any", "discard", ""), ("stun-any", "formation", "stunned")])
@pytest.mark.parametrize("who", ["doer", "a"])
def test_WL_TASK_02_the_performer_may_be_the_one_who_pays(pay: str, zone: str, state: str, who: str) -> None:
    battle = ordering({"do": "draw"}, costs=[{"pay": pay, "filter": {"warlord": "no"}}]).say("perform", "doer")

    assert battle.offered("pay") == ["doer", "a"]
    battle.say("pay", who)
    assert battle.zone(who) == zone
    assert not state or battle.turned(who) == state
    assert len(battle.state.hands[0]) == 1


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_wound_on_any_of_ones_own() -> None:
    tough = [character("a", hit_points=3)]
    battle = ordering({"do": "draw"}, cards=tough, costs=[{"pay": "wound-any"}]).say("perform", "doer").say("pay", "a")

    assert battle.until("order").card("a").wounds == 1


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_what_is_looked_at_may_stay_on_top() -> None:
    battle = ordering({"do": "peek", "number": 3, "to": "top"}).say("perform", "doer")
    before = battle.state.decks[0]
    battle.say("pick", "two")

    assert [battle.name(n) for n in battle.state.decks[0]] == ["one", "three"]
    assert len(before) == 3
