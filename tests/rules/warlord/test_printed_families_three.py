"""What more texts say holds in play: whom they strike at, who is chosen late, ranks by number, what lasts longer."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.rules.values import armour_class, attack_bonus

FOES = army(["b", "c"], ["d"], ["lord-b"])
ME = [{"who": "opponent", "me": True}]


def grant(stat: str, **values: Any) -> dict[str, Any]:
    return ability("static", {"do": "grant", "stat": stat, **values})


def modify(stat: str, amount: int, **values: Any) -> dict[str, Any]:
    return ability("static", {"do": "modify", "stat": stat, "amount": amount, **values})


def ordering(*do: dict[str, Any], cards: list[dict[str, Any]] | None = None, **values: Any) -> Battle:
    """The doer stands in front beside a and gives the order; b and c stand before them, d behind these."""
    on, dice = values.pop("on", {}), values.pop("dice", None)
    piles = {key: values.pop(key) for key in ("hand", "deck", "discard") if key in values}
    skill = values.pop("skill", 0)
    doer = character("doer", attacks=[4, 1], level=3, skill=skill, ability=[ability("order", *do, **values)])
    mine = army(["doer", "a"], ["e"], ["lord-a"], **piles)
    return Battle(mine, FOES, cards=[doer, *(cards or [])], on=on, dice=dice)


# -- whom a strike may be aimed at -------------------------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_text_lets_its_strike_be_aimed_at_some_only() -> None:
    strike = {"do": "strike", "kind": "melee", "filter": {"state": "spent"}}
    battle = ordering(strike, on={"c": {"state": "spent"}}, dice=[19]).say("perform", "doer").until("strike")

    assert battle.offered("strike") == ["c"]
    assert "wants-state-spent" in battle.because("strike", "b")


@pytest.mark.rule("WL-ATTACK-03")
def test_WL_ATTACK_03_an_order_to_strike_at_some_needs_one_of_them_in_reach() -> None:
    strike = {"do": "strike", "kind": "melee", "filter": {"state": "spent"}}

    assert ordering(strike, on={"d": {"state": "spent"}}).offered("perform") == []
    assert ordering(strike, on={"b": {"state": "spent"}}).offered("perform") == ["doer"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_that_says_how_far_they_may_be_reaches_so_far() -> None:
    strike = {"do": "strike", "kind": "melee", "filter": {"place": "within-2"}}
    battle = ordering(strike, dice=[19]).say("perform", "doer").until("strike")

    assert sorted(battle.offered("strike")) == ["b", "c", "d"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_who_must_be_struck_at_first_is_so_among_those_whom_the_text_means() -> None:
    """A duel with somebody at whom this strike may not be aimed does not hinder it."""
    duel = {"do": "challenge", "who": "target", "to": "self"}
    dare = character("b", ability=[ability("order", duel, aim={"side": "enemy"})])
    strike = {"do": "strike", "kind": "melee", "filter": {"wounded": "yes"}}
    doer = character("doer", ability=[ability("order", strike)])
    mine, foes = army(["doer"], ["lord-a"]), army(["b", "c"], ["lord-b"])
    c = character("c", hit_points=3)
    battle = Battle(mine, foes, cards=[doer, dare, c], on={"c": {"wounds": 1}}, turn=1, dice=[19])
    battle.say("perform", "b").say("target", "doer").until("order").say("perform", "doer").until("strike")

    assert battle.offered("strike") == ["c"]


# -- somebody who is chosen when it comes to that ----------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_one_who_is_chosen_late_is_no_target() -> None:
    shun = character("a", ability=[grant("ban", word="be-action-target")])
    pick = [{"do": "elect", "filter": {"side": "own", "other": True}}, {"do": "stun", "who": "picked"}]
    battle = ordering(*pick, cards=[shun]).say("perform", "doer")

    assert battle.asked == (0, "pick:elect")
    assert sorted(battle.offered("pick")) == ["a", "e", "lord-a"]
    assert "nothing-to-elect" not in battle.because("pick", "b")
    assert "wants-side-own" in battle.because("pick", "b")
    battle.say("pick", "a")
    assert battle.turned("a") == "stunned"


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_only_one_who_fits_is_not_asked_about_and_nobody_is_nobody() -> None:
    pick = [{"do": "elect", "filter": {"side": "own", "wounded": "yes"}}, {"do": "stun", "who": "picked"}]
    one = ordering(*pick, cards=[character("e", hit_points=2)], on={"e": {"wounds": 1}}).say("perform", "doer")
    none = ordering(*pick).say("perform", "doer")

    assert one.turned("e") == "stunned"
    assert none.asked == (1, "order")


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_who_may_choose_need_not() -> None:
    pick = [
        {"do": "elect", "filter": {"side": "own", "other": True}, "optional": True},
        {"do": "stun", "who": "picked", "when": "done"},
    ]
    battle = ordering(*pick).say("perform", "doer").say("nothing")

    assert [battle.turned(name) for name in ("a", "e")] == ["ready", "ready"]


# -- ranks by number, and those who are none of several ----------------------------------------------


@pytest.mark.rule("WL-RANK-02")
@pytest.mark.parametrize(
    ("meant", "found"),
    [
        ({"rank_least": 2}, ["e", "lord-a"]),
        ({"rank_most": 1}, ["a", "doer"]),
        ({"rank_least": 2, "rank_most": 2}, ["e"]),
        ({"place": "last"}, ["lord-a"]),
        ({"none": ["dwarves"]}, []),
        ({"none": ["elves", "warlord"]}, ["a", "doer", "e"]),
    ],
)
def test_WL_RANK_02_a_text_means_those_in_a_rank_by_its_number(meant: dict[str, Any], found: list[str]) -> None:
    battle = ordering({"do": "stun", "who": "all", "filter": {"side": "own", **meant}}).say("perform", "doer")

    assert sorted([name for name in ("doer", "a", "e", "lord-a") if battle.turned(name) == "stunned"]) == found


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(
    ("aim", "because"),
    [
        ({"rank_least": 3}, "wants-rank-least"),
        ({"rank_most": 1}, "wants-rank-most"),
        ({"place": "last"}, "wants-place-last"),
        ({"none": ["dwarves"]}, "wants-none"),
    ],
)
def test_WL_ACTIONCARD_07_who_is_otherwise_is_no_target(aim: dict[str, Any], because: str) -> None:
    battle = ordering({"do": "stun", "who": "target"}, aim=aim).say("perform", "doer")

    assert because in battle.because("target", "e")


# -- values ------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-CHAR-05")
def test_WL_CHAR_05_ac_against_melee_strikes_counts_against_no_others() -> None:
    battle = ordering(cards=[character("a", armour=12, ability=[modify("ac-melee", 3)])])
    a, b = battle.card("a"), battle.card("b")

    assert armour_class(battle.state, a, "melee", b).total == 15
    assert armour_class(battle.state, a, "ranged", b).total == 12


@pytest.mark.rule("WL-RANGED-07")
@pytest.mark.parametrize(("stat", "labels", "total"), [
    ("ranged-spells", ["spell"], 7), ("ranged-spells", [], 4), ("ranged-plain", ["spell"], 4), ("ranged-plain", [], 7),
])  # fmt: skip
def test_WL_RANGED_07_a_bonus_may_be_for_ranged_strikes_of_spells_or_of_none(
    stat: str, labels: list[str], total: int
) -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 4}, labels=labels)
    doer = character("doer", ability=[shot, modify(stat, 3)])
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=[doer], dice=[5]).say("perform", "doer", number=1)
    battle.until("strike").say("strike", "d").until("order")

    assert [event.facts[4] for event in (*battle.events("hit"), *battle.events("missed"))] == [total]


@pytest.mark.rule("WL-SKILL-01")
@pytest.mark.parametrize(
    ("labels", "kind", "needed"), [(["spell"], "magic", 12), ([], "magic", 10), (["spell"], "poison", 10)]
)
def test_WL_SKILL_01_saves_against_the_magic_of_a_spell_may_be_harder(
    labels: list[str], kind: str, needed: int
) -> None:
    save = {"do": "check", "who": "target", "dc": 10, "kind": kind}
    curse = ability(
        "order", save, {"do": "stun", "who": "target", "when": "failed"}, aim={"side": "enemy"}, labels=labels
    )
    doer = character("doer", ability=[curse, modify("dc-magic", 2)])
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=[doer], dice=[5]).say("perform", "doer", number=1)
    battle.say("target", "d").until("order")

    assert battle.events("failed")[0].facts[3] == needed


@pytest.mark.rule("WL-CHAR-03")
def test_WL_CHAR_03_a_bonus_may_grow_with_the_ranks_of_ones_own_formation() -> None:
    battle = ordering(cards=[character("a", attacks=[2], ability=[modify("atk", 1, per="ranks")])])

    assert attack_bonus(battle.state, battle.card("a"), 2).total == 5


@pytest.mark.rule("WL-SKILL-01")
@pytest.mark.parametrize(("per", "needed"), [("printed-ac", 14), ("printed-skill", 3)])
def test_WL_SKILL_01_a_number_may_be_what_is_printed(per: str, needed: int) -> None:
    check = {"do": "check", "dc": 0, "per": per, "of": "target"}
    cards = [character("b", armour=14, skill=3, ability=[modify("ac", 5), modify("skill", 5)])]
    battle = ordering(check, aim={"side": "enemy"}, cards=cards, dice=[2]).say("perform", "doer")
    battle.say("target", "b").until("order")

    assert (*battle.events("failed"), *battle.events("passed"))[0].facts[3] == needed


# -- feats -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FEAT-01")
@pytest.mark.parametrize(("more", "offered"), [([], []), ([grant("feat-again", word="medicine")], ["healer"])])
def test_WL_FEAT_01_a_text_gives_one_more_use_of_a_feat(more: list[dict[str, Any]], offered: list[str]) -> None:
    healer = character("healer", feats={"medicine": 4}, skill=5, hit_points=4, ability=more)
    mine, hurt = army(["healer"], ["lord-a"]), {"healer": {"wounds": 3}}
    battle = Battle(mine, FOES, cards=[healer], on=hurt, dice=[19, 19]).say("medicine", "healer")
    battle.wait_for(0, "order")

    assert battle.card("healer").wounds == 2
    assert battle.offered("medicine") == offered
    if offered:
        battle.say("medicine", "healer").wait_for(0, "order")
        assert battle.card("healer").wounds == 1
        assert battle.offered("medicine") == []  # and no third one


@pytest.mark.rule("WL-FEAT-12")
@pytest.mark.parametrize(("more", "keys"), [([], False), ([grant("marksmanship-spells")], True)])
def test_WL_FEAT_12_a_text_lets_marksmanship_serve_spells(more: list[dict[str, Any]], keys: bool) -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 4}, labels=["spell"])
    doer = character("doer", feats={"marksmanship": 5}, ability=[shot, *more])
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=[doer], dice=[19, 19])
    battle.say("perform", "doer", number=len(more))

    assert ("marksmanship" in battle.keys()) == keys


# -- coming into play, decks, items, attached cards --------------------------------------------------


@pytest.mark.rule("WL-RECRUIT-05")
@pytest.mark.parametrize(("side", "state"), [("own", "ready"), ("enemy", "stunned")])
def test_WL_RECRUIT_05_a_text_calls_others_loyal(side: str, state: str) -> None:
    host = character("a", ability=[grant("loyal", who="all", filter={"side": side, "faction": "elves"})])
    guest = character("guest", "elves")
    mine = army(["a"], ["lord-a"], hand=["guest"])
    battle = Battle(mine, FOES, cards=[host, guest]).say("recruit", "guest").place(1, 0).until("order")

    assert battle.turned("guest") == state


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("to", "discarded", "left"), [("discard", 2, 2), ("shuffled", 0, 4)])
def test_WL_ACTIONCARD_07_the_cards_that_are_not_taken_are_discarded_or_shuffled(
    to: str, discarded: int, left: int
) -> None:
    deck = ["one", "two", "three", "four", "five"]
    battle = ordering({"do": "peek", "number": 3, "to": to}, deck=deck).say("perform", "doer").say("pick", "two")

    assert len(battle.state.hands[0]) == 1
    assert (len(battle.state.discards[0]), len(battle.state.decks[0])) == (discarded, left)


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_an_item_of_ones_own_is_aimed_at() -> None:
    cards = [item("axe", "weapon"), item("bow", "weapon")]
    on = {"doer": {"items": ["axe"]}, "a": {"items": ["bow"]}}
    battle = ordering({"do": "spend", "who": "target"}, aim={"what": "item", "me": True}, cards=cards, on=on)
    battle.say("perform", "doer")

    assert battle.offered("target") == ["axe"]
    assert battle.because("target", "bow")


@pytest.mark.rule("WL-PLAY-14")
def test_WL_PLAY_14_attached_cards_are_discarded_by_a_text_and_items_are_not() -> None:
    cling = action("cling", ability("order", {"do": "attach", "who": "target"}, aim={"side": "own"}))
    cards = [cling, item("axe", "weapon")]
    battle = ordering(
        {"do": "detach", "who": "target"}, aim={}, cards=cards, on={"a": {"items": ["axe"], "attached": ["cling"]}}
    )
    battle.say("perform", "doer").say("target", "a").until("order")

    assert (battle.zone("cling"), battle.zone("axe")) == ("discard", "equipped")


# -- wounds, attacks, places -------------------------------------------------------------------------


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(("wounds", "asked"), [(1, False), (2, True)])
def test_WL_REACT_03_a_react_may_wait_for_several_wounds(wounds: int, asked: bool) -> None:
    cap = ability("react", {"do": "cap-wounds", "amount": 1}, trigger="before:wounded", wounds_least=2)
    cards = [character("b", hit_points=4, ability=[cap])]
    battle = ordering({"do": "wound", "who": "target", "amount": wounds}, aim={"side": "enemy"}, cards=cards)
    battle.say("perform", "doer").say("target", "b")
    if battle.asked[1] == "before:wounded":
        battle.wait_for(1, "before:wounded")

    assert ("react" in battle.keys()) == asked
    if asked:
        battle.say("react", "b")
    assert battle.until("order").card("b").wounds == 1


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_a_text_ends_an_attack() -> None:
    stop = ability("react", {"do": "end-attack"}, trigger="after:struck", tests=ME)
    cards = [character("b", armour=30, ability=[stop]), character("doer", attacks=[1, 1])]
    mine, foes = army(["doer"], ["lord-a"]), army(["b"], ["lord-b"])
    ended = Battle(mine, foes, cards=cards, dice=[2, 2]).say("attack", "doer").say("strike", "b").until("after:struck")
    goes_on = (
        Battle(mine, foes, cards=cards, dice=[2, 2]).say("attack", "doer").say("strike", "b").until("after:struck")
    )

    assert goes_on.say("pass").asked == (0, "next-strike")
    assert ended.say("react", "b").asked == (1, "order")


@pytest.mark.rule("WL-READY-02")
def test_WL_READY_02_a_ban_may_last_until_the_next_ready_phase_is_over() -> None:
    """It keeps one from becoming ready once, and no longer."""
    tire = [{"do": "spend"}, {"do": "grant", "stat": "ban", "word": "ready", "until": "ready-phase"}]
    dice = [9, 8] * 3  # for initiative
    battle = ordering(*tire, {"do": "modify", "stat": "skill", "amount": 2, "until": "next-round"}, dice=dice)
    battle.say("perform", "doer")
    first = next_round(battle)
    states = [battle.turned("doer")]
    effects = [[e.stat for e in battle.state.effects]]
    next_round(battle)
    states.append(battle.turned("doer"))
    effects.append([e.stat for e in battle.state.effects])

    assert first == 2
    assert states == ["spent", "ready"]
    assert effects == [["skill"], []]


def next_round(battle: Battle) -> int:
    """Everybody passes until another round has begun and orders are given."""
    was = battle.state.round
    while battle.state.round == was or battle.asked[1] != "order":
        key = "keep" if battle.asked[1] == "discard" else "pass"
        battle.say(key)
    return battle.state.round


@pytest.mark.rule("WL-ADJACENT-01")
def test_WL_ADJACENT_01_a_character_changes_its_place_within_its_rank() -> None:
    battle = ordering({"do": "move", "to": "within"}).say("perform", "doer").until("order")

    assert battle.ranks(0)[0] == ["a", "doer"]


@pytest.mark.rule("WL-RANK-07")
@pytest.mark.parametrize(("front", "moved"), [(["doer", "a", "x"], True), (["doer", "a"], False)])
def test_WL_RANK_07_a_character_retreats_only_where_no_rank_becomes_illegal(front: list[str], moved: bool) -> None:
    flee = [{"do": "retreat"}, {"do": "draw", "when": "done"}, {"do": "stun", "when": "failed"}]
    doer = character("doer", ability=[ability("order", *flee)])
    mine = army(front, ["e"], ["lord-a"], deck=["one", "two"])
    battle = Battle(mine, FOES, cards=[doer]).say("perform", "doer")
    if battle.asked[1] == "place":
        battle.place(2, 0)

    assert ("doer" in battle.ranks(0)[1]) == moved
    assert (len(battle.state.hands[0]) == 1) == moved
    assert (battle.turned("doer") == "stunned") != moved


@pytest.mark.rule("WL-RECRUIT-02")
@pytest.mark.parametrize(
    ("host", "ranks"), [([modify("entry-lower", 1, who="all", filter={"level_least": 2})], {1, 2}), ([], {2})]
)
def test_WL_RECRUIT_02_others_may_enter_as_if_of_a_lower_level(host: list[dict[str, Any]], ranks: set[int]) -> None:
    cards = [character("a", ability=host), character("guest", level=2)]
    mine = army(["a", "x"], ["lord-a"], hand=["guest"])
    battle = Battle(mine, FOES, cards=cards).say("recruit", "guest")

    assert {rank for rank, _ in battle.places()} == ranks
