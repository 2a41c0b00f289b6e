"""More that printed cards say holds in play: ranks and players are aimed at, wounds of strikes, labels, waivers."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.rules.values import skill_bonus

MAGE = character("mage", skill=0)
FOES = army(["b", "c"], ["d"], ["lord-b"])


def grant(stat: str, **values: Any) -> dict[str, Any]:
    return ability("static", {"do": "grant", "stat": stat, **values})


def ordering(*do: dict[str, Any], cards: list[dict[str, Any]] | None = None, **values: Any) -> Battle:
    """The doer stands in front beside a and gives the order; b and c stand before them, d behind these."""
    on, dice = values.pop("on", {}), values.pop("dice", None)
    hand, discard = values.pop("hand", []), values.pop("discard", [])
    doer = character("doer", attacks=[4, 1], level=3, ability=[ability("order", *do, **values)])
    mine = army(["doer", "a"], ["e"], ["lord-a"], deck=["one", "two"], hand=hand, discard=discard)
    return Battle(mine, FOES, cards=[doer, *(cards or [])], on=on, dice=dice)


# -- where somebody stands ---------------------------------------------------------------------------


@pytest.mark.rule("WL-CHAR-17")
@pytest.mark.parametrize(("place", "bearer", "meant"), [("behind", "a", ["e"]), ("ahead", "e", ["a", "doer"])])
def test_WL_CHAR_17_a_text_speaks_of_the_rank_in_front_or_behind(place: str, bearer: str, meant: list[str]) -> None:
    """No rank of an enemy lies in front of a front rank, or behind one's own."""
    ward = ability("static", {"do": "modify", "stat": "skill", "amount": 9, "who": "all", "filter": {"place": place}})
    battle = ordering(cards=[character(bearer, ability=[ward])])
    everybody = ["doer", "a", "e", "b", "c", "d"]

    found = [name for name in everybody if skill_bonus(battle.state, battle.card(name), "").total == 9]
    assert sorted(found) == meant


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("place", "wrong"), [("behind", "wants-place-behind"), ("ahead", "wants-place-ahead")])
def test_WL_ACTIONCARD_07_who_stands_elsewhere_is_no_target(place: str, wrong: str) -> None:
    aim = {"side": "own", "place": place}
    seer = character("e", ability=[ability("order", {"do": "ready", "who": "target"}, aim=aim)])
    battle = ordering(cards=[seer]).say("perform", "e")

    assert battle.offered("target") == (["lord-a"] if place == "behind" else ["doer", "a"])
    assert wrong in battle.because("target", "e")


@pytest.mark.rule("WL-STATE-08")
@pytest.mark.parametrize(("state", "meant"), [("spent", True), ("stunned", False), ("ready", False)])
def test_WL_STATE_08_a_text_may_mean_only_those_who_are_spent_and_not_stunned(state: str, meant: bool) -> None:
    wake = {"do": "ready", "who": "all", "filter": {"side": "own", "state": "exhausted"}}
    battle = ordering(wake, on={"a": {"state": state}}).say("perform", "doer")

    assert battle.turned("a") == ("ready" if meant or state == "ready" else state)


# -- ranks and players -------------------------------------------------------------------------------

SHUN = character("c", ability=[grant("ban", word="be-action-target")])


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_whole_rank_is_aimed_at_without_those_who_cannot_be_targets() -> None:
    aim = {"what": "whole-rank", "side": "enemy"}
    battle = ordering({"do": "stun", "who": "targets"}, aim=aim, cards=[SHUN, character("b")]).say("perform", "doer")
    battle.say("target", "b").until("order")

    assert [battle.turned(name) for name in ("b", "c", "d")] == ["stunned", "ready", "ready"]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_where_a_rank_is_aimed_at_nobody_is_a_target() -> None:
    """Also one who cannot be a target is in it, and nobody may answer that he has become one."""
    answer = ability("react", {"do": "draw"}, trigger="after:targeted", tests=[{"who": "victim", "me": True}])
    aim = {"what": "rank", "side": "enemy"}
    cards = [SHUN, character("b", ability=[answer])]
    battle = ordering({"do": "stun", "who": "target-rank"}, aim=aim, cards=cards).say("perform", "doer")
    battle.say("target", "b")

    assert battle.asked == (1, "order")
    assert [battle.turned(name) for name in ("b", "c", "d")] == ["stunned", "stunned", "ready"]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_player_is_aimed_at_by_his_warlord() -> None:
    aim = {"what": "player", "side": "enemy", "warlord": "yes"}
    gift = [{"do": "draw", "to": "target"}, {"do": "mill", "who": "target"}]
    doer = character("doer", ability=[ability("order", *gift, aim=aim)])
    foes = army(["b"], ["lord-b"], deck=["one", "two", "three"])
    battle = Battle(army(["doer"], ["lord-a"]), foes, cards=[doer]).say("perform", "doer")
    battle.say("target", "lord-b").until("order")

    assert len(battle.state.hands[1]) == 1
    assert len(battle.state.discards[1]) == 1
    assert battle.state.hands[0] == ()


# -- what has been struck at -------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-05")
@pytest.mark.parametrize(("face", "state"), [(19, "stunned"), (2, "ready")])
def test_WL_ATTACK_05_an_order_goes_on_about_the_one_it_has_struck_at(face: int, state: str) -> None:
    strike = {"do": "strike", "kind": "melee", "word": "harmless"}
    battle = ordering(strike, {"do": "stun", "who": "struck", "when": "hit"}, dice=[face]).say("perform", "doer")
    battle.until("strike").say("strike", "c").until("order")

    assert (battle.turned("c"), battle.turned("b")) == (state, "ready")


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_one_who_has_left_is_not_struck_at_any_more() -> None:
    strike = {"do": "strike", "kind": "melee"}
    more = {"do": "send-back", "who": "struck", "to": "hand"}
    battle = ordering(strike, more, dice=[19]).say("perform", "doer").until("strike").say("strike", "c").until("order")

    assert battle.zone("c") == "discard"


# -- wounds ------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-SAMPLE-02")
@pytest.mark.parametrize(("strikes", "asked"), [("melee", True), ("both", True), ("ranged", False)])
def test_WL_SAMPLE_02_a_react_may_answer_only_wounds_of_a_kind_of_strike(strikes: str, asked: bool) -> None:
    cap = ability(
        "react", {"do": "cap-wounds", "amount": 1}, trigger="before:wounded", by_strike=True, strikes=strikes,
        tests=[{"who": "victim", "me": True}],
    )  # fmt: skip
    foe = character("b", hit_points=5, ability=[cap])
    battle = ordering({"do": "strike", "kind": "melee", "wounds": 2}, cards=[foe], dice=[19]).say("perform", "doer")
    battle.until("strike").say("strike", "b")
    if asked:
        battle.say("react", "b")
    battle.until("order")

    assert battle.card("b").wounds == (1 if asked else 3)


@pytest.mark.rule("WL-SAMPLE-02")
def test_WL_SAMPLE_02_wounds_of_a_text_are_not_those_of_a_strike() -> None:
    cap = ability("react", {"do": "cap-wounds", "amount": 1}, trigger="before:wounded", by_strike=True, strikes="both")
    foe = character("b", hit_points=5, ability=[cap])
    hurt = {"do": "wound", "who": "all", "amount": 3, "filter": {"name": "b"}}

    assert ordering(hurt, cards=[foe]).say("perform", "doer").until("order").card("b").wounds == 3


@pytest.mark.rule("WL-SAMPLE-02")
@pytest.mark.parametrize(("amount", "wounds"), [(1, 1), (2, 2)])
def test_WL_SAMPLE_02_fewer_wounds_than_the_cap_stay_as_they_are(amount: int, wounds: int) -> None:
    cap = ability("react", {"do": "cap-wounds", "amount": 2}, trigger="before:wounded")
    foe = character("b", hit_points=5, ability=[cap])
    hurt = {"do": "wound", "who": "all", "amount": amount, "filter": {"name": "b"}}
    battle = ordering(hurt, cards=[foe]).say("perform", "doer").say("react", "b").until("order")

    assert battle.card("b").wounds == wounds


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_after_wounds_of_ones_own_strike() -> None:
    more = ability(
        "react", {"do": "stun", "who": "victim"}, trigger="after:wounded", by_strike=True,
        tests=[{"who": "wounder", "me": True}],
    )  # fmt: skip
    cards = [character("doer", attacks=[9], ability=[more]), character("b", hit_points=3)]
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=cards, dice=[10])
    battle.say("attack", "doer").say("strike", "b").say("react", "doer").until("order")

    assert (battle.turned("b"), battle.card("b").wounds) == ("stunned", 1)


# -- dice --------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-DICE-04")
@pytest.mark.parametrize(("face", "asked"), [(1, True), (2, False), (20, False)])
def test_WL_DICE_04_a_text_may_answer_a_critical_failure_alone(face: int, asked: bool) -> None:
    glee = ability("react", {"do": "draw"}, trigger="after:rolled", natural_most=1, tests=[{"who": "striker"}])
    battle = ordering({"do": "strike", "kind": "melee"}, cards=[character("b", ability=[glee])], dice=[face])
    battle.say("perform", "doer").until("strike").say("strike", "c")

    assert (battle.asked == (1, "after:rolled")) == asked


# -- what is cancelled -------------------------------------------------------------------------------

VETO = ability(
    "react", {"do": "cancel-either"}, trigger="after:targeted", strikes="both", tests=[{"who": "victim", "me": True}]
)


@pytest.mark.rule("WL-FEAT-10")
def test_WL_FEAT_10_one_text_cancels_strikes_and_actions_alike() -> None:
    foe = character("b", ability=[VETO])
    struck = ordering({"do": "strike", "kind": "melee"}, {"do": "draw"}, cards=[foe], dice=[19]).say("perform", "doer")
    struck.until("strike").say("strike", "b").say("react", "b").until("order")
    aimed = ordering({"do": "stun", "who": "target"}, aim={"side": "enemy"}, cards=[foe]).say("perform", "doer")
    aimed.say("target", "b").say("react", "b").until("order")

    assert struck.card("b").wounds == 0
    assert struck.zone("one") == "hand"  # the rest of the action is done
    assert aimed.turned("b") == "ready"
    assert aimed.events("cancelled")


@pytest.mark.rule("WL-FEAT-10")
def test_WL_FEAT_10_with_a_ranged_strike_its_action_is_cancelled() -> None:
    """A36"""
    foe = character("d", ability=[VETO])
    shot = {"do": "strike", "kind": "ranged", "amount": 9}
    battle = ordering(shot, {"do": "draw"}, cards=[foe], dice=[19]).say("perform", "doer").until("strike")
    battle.say("strike", "d").say("react", "d").until("order")

    assert (battle.card("d").wounds, battle.zone("one")) == (0, "deck")


# -- moves, hands and piles --------------------------------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("to", "ranks"), [("up-forward", {1, 2}), ("up-backward", {4, 5}), ("up-step", {1, 2, 4, 5})])
def test_WL_ACTIONCARD_07_up_to_so_many_ranks(to: str, ranks: set[int]) -> None:
    mover = character("mover", ability=[ability("order", {"do": "move", "to": to, "number": 2})])
    mine = army(["a", "e", "f"], ["g", "h"], ["mover", "lord-a"], ["i"])
    battle = Battle(mine, FOES, cards=[mover]).say("perform", "mover")

    assert {rank for rank, _ in battle.places()} == ranks


@pytest.mark.rule("WL-RECRUIT-01")
def test_WL_RECRUIT_01_a_card_of_the_hand_is_shown_and_comes_into_play() -> None:
    show = {"do": "present", "filter": {"type": "character", "level_most": 1}}
    cards = [character("young"), character("old", level=2)]
    battle = ordering(show, {"do": "enter", "who": "picked", "when": "done"}, cards=cards, hand=["young", "old"])
    battle.say("perform", "doer")

    assert battle.offered("pick") == ["young"]
    battle.say("pick", "young").place(1, 0).until("order")
    assert battle.ranks(0)[0] == ["young", "doer", "a"]


@pytest.mark.rule("WL-EQUIP-01")
def test_WL_EQUIP_01_a_card_of_the_hand_is_shown_and_put_on() -> None:
    show = {"do": "present", "filter": {"type": "item"}}
    battle = ordering(show, {"do": "arm"}, cards=[item("sword", "weapon")], hand=["sword"]).say("perform", "doer")
    battle.say("pick", "sword").until("order")

    assert battle.zone("sword") == "equipped"


@pytest.mark.rule("WL-GLOSSARY-06")
def test_WL_GLOSSARY_06_a_card_of_the_discard_pile_is_shuffled_into_the_deck() -> None:
    battle = ordering({"do": "retrieve", "to": "shuffled"}, discard=["old-one"]).say("perform", "doer")
    battle.say("pick", "old-one").until("order")

    assert battle.state.discards[0] == ()
    assert len(battle.state.decks[0]) == 3
    assert battle.events("shuffled")


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_an_action_card_that_is_shuffled_away_is_not_discarded() -> None:
    card = action("wheel", ability("order", {"do": "tuck"}))
    battle = Battle(army(["a"], ["lord-a"], hand=["wheel"], deck=["one"]), FOES, cards=[card]).say(
        "perform", "wheel", "a"
    )
    battle.until("order")

    assert battle.state.discards[0] == ()
    assert len(battle.state.decks[0]) == 2


# -- labels ------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-13")
@pytest.mark.parametrize("labels", [["spell", "fire"], ["fire"]])
def test_WL_PLAY_13_the_order_of_a_character_is_a_spell_if_it_says_so(labels: list[str]) -> None:
    """Then something that answers spells may be used."""
    after = ability("react", {"do": "ready"}, trigger="after:cast", tests=[{"who": "victim", "me": True}])
    doer = character("doer", ability=[ability("order", {"do": "draw"}, spend=True, labels=labels), after])
    battle = Battle(army(["doer"], ["lord-a"], deck=["one"]), FOES, cards=[doer]).say("perform", "doer")

    assert (battle.asked == (0, "after:cast")) == ("spell" in labels)


# -- who may use a card ------------------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-09")
def test_WL_PLAY_09_an_action_counts_the_level_of_some_as_higher() -> None:
    ease = {"do": "modify", "stat": "level-this", "amount": 2, "who": "all", "filter": {"trait": "knight"}}
    card = action("lore", ability("static", ease), ability("order", {"do": "draw"}), level=3)
    people = [character("a", traits=["knight"]), character("e")]
    battle = Battle(army(["a", "e"], ["lord-a"], hand=["lore"], deck=["one"]), FOES, cards=[card, *people])

    assert battle.barred("perform", "lore", "a", number=1) == []
    assert battle.barred("perform", "lore", "e", number=1) == ["WL-PLAY-09"]
    assert "lore" in battle.offered("perform")


@pytest.mark.rule("WL-EQUIP-05")
def test_WL_EQUIP_05_an_item_counts_the_level_of_some_as_higher() -> None:
    ease = {"do": "modify", "stat": "level-this", "amount": 1, "who": "all", "filter": {"faction": "dwarves"}}
    crown = item("crown", level=3, ability=[ability("static", ease)])
    people = [character("a"), character("e", "elves")]
    battle = Battle(army(["a", "e"], ["lord-a"], hand=["crown"]), FOES, cards=[crown, *people])

    assert battle.barred("equip", "crown", "a") == []
    assert battle.barred("equip", "crown", "e") == ["WL-EQUIP-05"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_forbids_items_of_a_kind() -> None:
    monk = character("monk", level=3, ability=[grant("ban", word="equip", filter={"trait": "weapon"})])
    cards = [monk, item("sword", "weapon"), item("cap", "helmet")]
    battle = Battle(army(["monk"], ["a"], ["lord-a"], hand=["sword", "cap"]), FOES, cards=cards)

    assert battle.barred("equip", "sword", "monk") == ["WL-GOLDEN-01"]
    assert battle.barred("equip", "cap", "monk") == []
    assert battle.barred("equip", "sword", "a") == []


@pytest.mark.rule("WL-ATTACK-11")
@pytest.mark.parametrize("slow", [True, False])
def test_WL_ATTACK_11_a_text_leaves_an_attack_one_strike(slow: bool) -> None:
    texts = [grant("ban", word="strike-again")] if slow else []
    doer = character("doer", attacks=[2, 2], ability=texts)
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=[doer], dice=[2]).say("attack", "doer").say("strike", "b")

    assert (battle.until("order" if slow else "next-strike").asked[1] == "next-strike") != slow


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize("wounds", [0, 1])
def test_WL_ACTIONCARD_07_a_text_that_always_holds_dooms_at_the_end_of_the_round(wounds: int) -> None:
    fate = {**grant("doomed"), "tests": [{"who": "self", "wounded": "yes"}]}
    battle = Battle(
        army(["a", "e"], ["lord-a"]),
        FOES,
        cards=[character("a", hit_points=3, ability=[fate])],
        on={"a": {"wounds": wounds}},
        dice=[15, 5],
    )
    battle.say("pass").say("pass").until("order")

    assert battle.zone("a") == ("discard" if wounds else "formation")


# -- what kind of action it was ----------------------------------------------------------------------


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(
    ("wanted", "spent", "asked"),
    [
        ({"trait": "fire"}, False, True),
        ({"trait": "water"}, False, False),
        ({"spell": True}, True, True),
        ({"type": "action"}, False, False),
        ({"level_most": 9}, False, False),
    ],
)
def test_WL_REACT_03_a_react_answers_orders_of_one_kind(wanted: dict[str, Any], spent: bool, asked: bool) -> None:
    """The order of a character is no action card, and has no level."""
    glee = ability("react", {"do": "ready"}, trigger="after:performed", action=wanted, spent=spent)
    cards = [character("a", ability=[glee])]
    battle = ordering({"do": "draw"}, spend=True, labels=["fire", "spell"], cards=cards).say("perform", "doer")

    assert (battle.asked == (0, "after:performed")) == asked


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(
    ("wanted", "asked"),
    [({"level_most": 2}, True), ({"level_most": 1}, False), ({"class": "wizard"}, True), ({"class": "cleric"}, False)],
)
def test_WL_REACT_03_a_react_answers_action_cards_of_one_kind(wanted: dict[str, Any], asked: bool) -> None:
    glee = ability("react", {"do": "ready"}, trigger="after:performed", action=wanted)
    card = action("spark", ability("order", {"do": "draw"}), level=2, **{"class": "wizard"})
    people = [character("a", level=3, **{"class": "wizard"}), character("e", ability=[glee])]
    mine = army(["a"], ["e"], ["lord-a"], hand=["spark"], deck=["one"])
    battle = Battle(mine, FOES, cards=[card, *people]).say("perform", "spark", "a")

    assert (battle.asked == (0, "after:performed")) == asked


@pytest.mark.rule("WL-PLAY-10")
def test_WL_PLAY_10_who_was_not_spent_for_it_has_not_paid_so() -> None:
    glee = ability("react", {"do": "ready"}, trigger="after:performed", spent=True)
    free = ordering({"do": "draw"}, cards=[character("a", ability=[glee])]).say("perform", "doer")
    attack = ordering({"do": "draw"}, cards=[character("a", ability=[glee])], dice=[2, 2]).say("attack", "doer")
    attack.say("strike", "b").say("stop", "doer") if attack.asked[1] == "next-strike" else attack.say("strike", "b")

    assert free.asked == (1, "order")
    assert attack.asked[1] != "after:performed"


# -- farther, and firm wounds ------------------------------------------------------------------------


@pytest.mark.rule("WL-RANGED-05")
@pytest.mark.parametrize("farther", [True, False])
def test_WL_RANGED_05_a_text_lets_a_ranged_strike_reach_farther(farther: bool) -> None:
    reach = ability("react", {"do": "farther", "amount": 1}, trigger="before:aimed", strikes="ranged")
    shot = {"do": "strike", "kind": "ranged", "amount": 9}
    battle = ordering(shot, cards=[character("a", ability=[reach])]).say("perform", "doer")
    battle.say("react" if farther else "pass", "a" if farther else "").until("strike")

    assert battle.offered("strike") == (["d", "lord-b"] if farther else ["d"])


FIRM = ability("static", {"do": "grant", "stat": "firm-wounds"})


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.parametrize("do", [{"do": "prevent"}, {"do": "cap-wounds", "amount": 1}, {"do": "redirect-wounds"}])
@pytest.mark.parametrize(("kind", "wounds"), [("melee", 3), ("ranged", 0)])
def test_WL_GOLDEN_01_nobody_changes_firm_wounds(do: dict[str, Any], kind: str, wounds: int) -> None:
    """Those of melee strikes, and no others."""
    ward = ability("react", do, trigger="before:wounded", tests=[{"who": "victim", "side": "own"}])
    foe = {"melee": "b", "ranged": "d"}[kind]
    cards = [character("c", hit_points=9, ability=[ward]), character(foe, hit_points=9)]
    strike = {"do": "strike", "kind": kind, "amount": 9, "wounds": 2}
    battle = Battle(
        army(["doer"], ["lord-a"]),
        FOES,
        cards=[character("doer", ability=[FIRM, ability("order", strike)]), *cards],
        dice=[10],
    )
    battle.say("perform", "doer", number=1).until("strike").say("strike", foe).say("react", "c").until("order")

    expected = 1 if wounds == 0 and do["do"] == "cap-wounds" else wounds
    assert battle.card(foe).wounds == expected
