"""Costs, bans, gifts, counting conditions, comparisons, choices and zones of card texts hold in play."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

FOES = army(["b", "c", "d"], ["lord-b"])


def ordering(*deeds: dict[str, Any], mine: dict[str, Any] | None = None, **more: Any) -> Battle:
    """The doer, of level 3 and skill 4, may perform an order."""
    values = {key: more.pop(key) for key in ("cards", "on", "dice", "round") if key in more}
    doer = character("doer", level=3, hit_points=4, ability=[ability("order", *deeds, **more)])
    cards = [doer, *values.pop("cards", [])]
    return Battle(mine or army(["doer", "a", "e"], ["lord-a"], deck=["p", "q"]), FOES, cards=cards, **values)


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_the_performer_may_be_the_one_who_is_spent() -> None:
    battle = ordering({"do": "draw"}, costs=[{"pay": "spend-any"}])
    battle.say("perform", "doer")

    assert battle.offered("pay") == ["doer", "a", "e", "lord-a"]
    assert battle.say("pay", "doer").turned("doer") == "spent"
    assert len(battle.state.hands[0]) == 1


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_another_one_is_stunned() -> None:
    battle = ordering({"do": "draw"}, costs=[{"pay": "stun-other"}], on={"e": {"state": "stunned"}})
    battle.say("perform", "doer")

    assert battle.offered("pay") == ["a", "lord-a"]
    assert battle.refused_by("pay", "doer") == ["WL-TASK-02"]
    assert battle.say("pay", "a").turned("a") == "stunned"


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_the_performer_dies_and_the_action_goes_on() -> None:
    battle = ordering({"do": "draw"}, costs=[{"pay": "kill-self"}])
    battle.say("perform", "doer")

    assert battle.zone("doer") == "discard"
    assert len(battle.state.hands[0]) == 1


@pytest.mark.rule("WL-TASK-02")
@pytest.mark.parametrize(("pay", "zone"), [("spend-borne", "equipped"), ("discard-borne", "discard")])
def test_WL_TASK_02_an_item_of_the_performer_pays(pay: str, zone: str) -> None:
    battle = ordering(
        {"do": "draw"},
        costs=[{"pay": pay, "filter": {"trait": "shield"}}],
        cards=[item("board", "shield"), item("hat", "helmet"), item("door", "shield")],
        on={"doer": {"items": ["board", "hat"]}, "a": {"items": ["door"]}},
    )
    battle.say("perform", "doer")

    assert battle.offered("pay") == ["board"]
    assert battle.refused_by("pay", "hat") == ["WL-TASK-02"]
    assert battle.refused_by("pay", "door") == ["WL-TASK-02"]
    assert battle.say("pay", "board").zone("board") == zone


@pytest.mark.rule("WL-TASK-02")
@pytest.mark.parametrize(("pay", "payer"), [("banish-hand", "h"), ("banish-discard", "x")])
def test_WL_TASK_02_cards_leave_the_match_as_a_cost(pay: str, payer: str) -> None:
    mine = army(["doer", "a", "e"], ["lord-a"], deck=["p", "q"], hand=["h"], discard=["x"])
    battle = ordering({"do": "draw"}, costs=[{"pay": pay}], mine=mine)
    battle.say("perform", "doer")

    assert battle.offered("pay") == [payer]
    assert battle.refused_by("pay", "x" if payer == "h" else "h") == ["WL-TASK-02"]
    assert battle.say("pay", payer).zone(payer) == "gone"


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_an_action_card_that_removes_itself_still_takes_effect() -> None:
    once = action("once", ability("order", {"do": "draw", "number": 2}, costs=[{"pay": "banish-self"}]))
    mine = army(["a"], ["lord-a"], deck=["p", "q"], hand=["once"])
    battle = Battle(mine, FOES, cards=[once])
    battle.say("perform", "once", "a")

    assert battle.zone("once") == "gone"
    assert len(battle.state.hands[0]) == 2


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_of_several_costs_the_first_that_is_due_says_what_it_is_not_paid_with() -> None:
    mine = army(["doer", "a", "e"], ["lord-a"], deck=["p", "q"], hand=["h"])
    battle = ordering({"do": "draw"}, costs=[{"pay": "discard-hand"}, {"pay": "stun-other"}], mine=mine)
    battle.say("perform", "doer")

    assert battle.offered("pay") == ["h"]
    assert battle.because("pay", "a") == {"not-in-your-hand"}
    battle.say("pay", "h")
    assert battle.offered("pay") == ["a", "e", "lord-a"]
    assert battle.because("pay", "h") == {"not-in-your-army"}
    assert battle.because("pay", "doer") == {"does-not-pay-itself"}


# -- bans ----------------------------------------------------------------------------------------


def forbidden(ban: str, deed: dict[str, Any], **more: Any) -> Battle:
    shield = ability("static", {"do": "grant", "stat": "ban", "word": ban})
    order = ability("order", deed, aim={"side": "enemy"})
    cards = [character("doer", ability=[order]), character("b", ability=[shield])]
    return Battle(army(["doer", "a"], ["lord-a"]), FOES, cards=cards, **more)


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.parametrize(("ban", "verb"), [("be-stunned", "stun"), ("be-spent", "spend"), ("ready", "ready")])
def test_WL_GOLDEN_01_a_ban_keeps_a_card_as_it_lies(ban: str, verb: str) -> None:
    lies = "spent" if ban == "ready" else "ready"
    battle = forbidden(ban, {"do": verb, "who": "target"}, on={"b": {"state": lies}, "c": {"state": lies}})
    battle.say("perform", "doer").say("target", "b")

    assert battle.turned("b") == lies


@pytest.mark.rule("WL-READY-02")
def test_WL_READY_02_whoever_may_not_become_ready_does_not_in_a_new_round() -> None:
    stunned = forbidden("ready", {"do": "draw"}, on={"b": {"state": "stunned"}}, dice=[9, 2])
    stunned.say("pass").say("pass").until("order")

    assert stunned.turned("b") == "stunned"


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.parametrize(("name", "zone"), [("b", "formation"), ("c", "discard")])
def test_WL_GOLDEN_01_whoever_cannot_be_killed_lives(name: str, zone: str) -> None:
    battle = forbidden("be-killed", {"do": "kill", "who": "target"})
    battle.say("perform", "doer").say("target", name)

    assert battle.zone(name) == zone


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_whoever_cannot_be_killed_is_still_killed_by_wounds() -> None:
    battle = forbidden("be-killed", {"do": "wound", "who": "target", "amount": 1})
    battle.say("perform", "doer").say("target", "b")

    assert battle.zone("b") == "discard"


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_an_action_is_not_aimed_at_whom_no_action_may_target() -> None:
    battle = forbidden("be-action-target", {"do": "kill", "who": "target"})
    battle.say("perform", "doer")

    assert battle.offered("target") == ["c", "d", "lord-b"]
    assert battle.refused_by("target", "b") == ["WL-GOLDEN-01"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_whoever_may_not_perform_neither_orders_nor_reacts() -> None:
    gag = ability("static", {"do": "grant", "stat": "ban", "word": "perform", "who": "all", "filter": {"side": "own"}})
    cards = [
        character("doer", ability=[ability("order", {"do": "draw"})]),
        character("tyrant", ability=[gag]),
    ]
    battle = Battle(army(["doer", "tyrant"], ["lord-a"], deck=["p"]), FOES, cards=cards)

    assert battle.offered("perform") == []
    assert battle.refused_by("perform", "doer") == ["WL-GOLDEN-01"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_whoever_may_not_be_equipped_is_not() -> None:
    vow = ability("static", {"do": "grant", "stat": "ban", "word": "equip"})
    mine = army(["monk", "a"], ["lord-a"], hand=["hat"])
    battle = Battle(mine, FOES, cards=[character("monk", ability=[vow]), item("hat", "helmet")])

    assert battle.barred("equip", "hat", "monk") == ["WL-GOLDEN-01"]
    assert battle.barred("equip", "hat", "a") == []


@pytest.mark.rule("WL-TASK-02")
@pytest.mark.parametrize(("ban", "pay"), [("be-stunned", "stun-self"), ("be-killed", "kill-self")])
def test_WL_TASK_02_what_is_forbidden_is_no_payment(ban: str, pay: str) -> None:
    oath = ability("static", {"do": "grant", "stat": "ban", "word": ban})
    doer = character("doer", ability=[oath, ability("order", {"do": "draw"}, costs=[{"pay": pay}])])
    battle = Battle(army(["doer"], ["lord-a"], deck=["p"]), FOES, cards=[doer])

    assert battle.offered("perform") == []


# -- gifts ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FEAT-03")
def test_WL_FEAT_03_static_text_gives_others_a_feat() -> None:
    drill = ability(
        "static",
        {"do": "grant", "stat": "feat", "word": "riposte", "amount": 5, "who": "all", "filter": {"side": "own"}},
    )
    cards = [character("b", armour=12), character("c", ability=[drill])]
    battle = Battle(army(["a"], ["lord-a"]), FOES, cards=cards, dice=[2, 18, 2])
    battle.say("attack", "a").say("strike", "b")

    assert battle.asked == (1, "after:struck")
    assert battle.offered("riposte") == ["b"]
    assert battle.say("riposte", "b").events("passed")[0].facts[2] == 18 + 5


@pytest.mark.rule("WL-CARD-05")
def test_WL_CARD_05_a_trait_is_given_to_others_and_taken_from_them() -> None:
    curse = {"do": "grant", "stat": "trait", "word": "undead", "who": "all", "filter": {"side": "enemy"}}
    cure = {"do": "grant", "stat": "no-trait", "word": "undead", "who": "all", "filter": {"level_most": 1}}
    kill = ability("order", {"do": "kill", "who": "target"}, aim={"trait": "undead"})
    witch = character("witch", level=2, ability=[kill, ability("static", curse)])
    healer = character("healer", level=2, ability=[ability("static", cure)])
    mine = army(["witch", "a"], ["lord-a"])
    cursed = Battle(mine, FOES, cards=[witch])
    cursed.say("perform", "witch", number=1)
    cured = Battle(army(["witch", "healer"], ["lord-a"]), FOES, cards=[witch, healer])
    cured.say("perform", "witch", number=1)

    assert cursed.offered("target") == ["b", "c", "d", "lord-b"]
    assert cured.offered("target") == ["lord-b"]


# -- counting and comparing ----------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-08")
@pytest.mark.parametrize(
    ("test", "offered"),
    [
        ({"who": "all", "side": "own", "least": 4}, True),
        ({"who": "all", "side": "own", "least": 5}, False),
        ({"who": "all", "side": "own", "least": 5, "not": True}, True),
        ({"who": "all", "side": "enemy", "least": 0, "most": 3}, False),
        ({"who": "hand", "least": 1}, True),
        ({"who": "hand", "least": 1, "type": "item"}, False),
        ({"who": "discards", "least": 2}, True),
        ({"who": "discards", "most": 1}, False),
        ({"who": "round", "most": 1}, True),
        ({"who": "round", "least": 2}, False),
    ],
)
def test_WL_PLAY_08_an_order_counts(test: dict[str, Any], offered: bool) -> None:
    mine = army(["doer", "a", "e"], ["lord-a"], hand=["h"], discard=["x", "y"])
    battle = ordering({"do": "ready"}, tests=[test], mine=mine)

    assert (battle.offered("perform") == ["doer"]) == offered
    assert battle.refused_by("perform", "doer") == ([] if offered else ["WL-PLAY-08"])


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(("least", "asked"), [(4, (1, "after:attacked")), (5, (1, "order"))])
def test_WL_REACT_03_a_react_counts(least: int, asked: tuple[int, str]) -> None:
    watch = ability(
        "react", {"do": "draw"}, trigger="after:attacked", tests=[{"who": "all", "side": "own", "least": least}]
    )
    battle = Battle(army(["a"], ["lord-a"]), {**FOES, "deck": ["p"]}, cards=[character("c", ability=[watch])], dice=[2])
    battle.say("attack", "a").say("strike", "b")

    assert battle.asked == asked


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(
    ("than", "offered"),
    [
        ("same", ["c"]),
        ("higher", ["d", "lord-b"]),
        ("not-higher", ["b", "c"]),
        ("not-lower", ["c", "d", "lord-b"]),
    ],
)
def test_WL_ACTIONCARD_07_levels_are_compared_with_the_performers(than: str, offered: list[str]) -> None:
    cards = [character("c", level=3), character("d", level=4)]
    battle = ordering({"do": "stun", "who": "target"}, aim={"side": "enemy", "level_than": than}, cards=cards)
    battle.say("perform", "doer")

    assert battle.offered("target") == offered


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(
    ("shares", "offered"),
    [("class", ["c", "d", "lord-b"]), ("alignment", ["b", "d", "lord-b"]), ("faction", []), ("trait", ["c"])],
)
def test_WL_ACTIONCARD_07_what_is_shared_with_the_performer(shares: str, offered: list[str]) -> None:
    doer = character(
        "doer",
        traits=["knight"],
        ability=[ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", "shares": shares})],
    )
    cards = [doer, character("b", **{"class": "wizard"}), character("c", traits=["knight"], alignment="evil")]
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=cards)

    assert battle.refused_by("perform", "doer") == ([] if offered else ["WL-ACTIONCARD-07"])
    if len(offered) > 1:
        assert battle.say("perform", "doer").offered("target") == offered


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_places_are_seen_from_the_target() -> None:
    burst = {"do": "stun", "who": "all", "filter": {"place": "adjacent", "seen_from": "target"}}
    battle = ordering(burst, aim={"side": "enemy"})
    battle.say("perform", "doer").say("target", "c")

    assert [battle.turned(name) for name in ("b", "c", "d", "a")] == ["stunned", "ready", "stunned", "ready"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_twice_a_round_is_not_three_times() -> None:
    battle = ordering({"do": "draw"}, limit="twice")
    battle.say("perform", "doer").say("pass").say("perform", "doer").say("pass")

    assert battle.refused_by("perform", "doer") == ["WL-GOLDEN-01"]


# -- choices and dice ----------------------------------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("key", "hand", "lies"), [("first", 1, "spent"), ("second", 0, "ready")])
def test_WL_ACTIONCARD_07_one_of_two_is_chosen(key: str, hand: int, lies: str) -> None:
    deeds = [
        {"do": "choose", "number": 2},
        {"do": "draw", "when": "first"},
        {"do": "ready", "who": "all", "filter": {"side": "own"}, "when": "second"},
    ]
    battle = ordering(*deeds, on={"a": {"state": "spent"}})
    battle.say("perform", "doer")

    assert battle.keys() == {"first", "second"}
    battle.say(key, battle.name(battle.question.options[0].subject))
    assert (len(battle.state.hands[0]), battle.turned("a")) == (hand, lies)


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(("die", "asked"), [(17, (1, "after:hit")), (16, (1, "order"))])
def test_WL_REACT_03_a_react_waits_for_a_high_face(die: int, asked: tuple[int, str]) -> None:
    watch = ability("react", {"do": "draw"}, trigger="after:hit", natural=17)
    cards = [character("c", ability=[watch]), character("a", attacks=[9]), character("b", hit_points=2)]
    battle = Battle(army(["a"], ["lord-a"]), {**FOES, "deck": ["p"]}, cards=cards, dice=[die])
    battle.say("attack", "a").say("strike", "b")

    assert battle.asked == asked


# -- zones and places ----------------------------------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_character_is_removed_from_the_match() -> None:
    battle = ordering({"do": "banish", "who": "target"}, aim={"side": "enemy"})
    battle.say("perform", "doer").say("target", "b")

    assert battle.zone("b") == "gone"
    assert battle.state.discards[1] == ()


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_card_of_a_discard_pile_is_removed() -> None:
    mine = army(["doer", "a", "e"], ["lord-a"], discard=["x", "y"])
    battle = ordering({"do": "exhume"}, mine=mine)
    battle.say("perform", "doer").say("pick", "y")

    assert (battle.zone("x"), battle.zone("y")) == ("discard", "gone")


@pytest.mark.rule("WL-EQUIP-01")
@pytest.mark.parametrize(("level", "zone"), [(2, "equipped"), (9, "hand")])
def test_WL_EQUIP_01_an_item_that_is_found_is_put_on_if_it_may_be(level: int, zone: str) -> None:
    deeds = [{"do": "search", "filter": {"trait": "helmet"}}, {"do": "arm"}]
    mine = army(["doer", "a", "e"], ["lord-a"], deck=["p", "hat"])
    battle = ordering(*deeds, mine=mine, cards=[item("hat", "helmet", level=level)], dice=[1, 1])
    battle.say("perform", "doer")
    battle.say("pick", battle.offered("pick")[0]).pass_windows()

    assert [card.zone for card in battle.state.cards if card.face.id == "hat"] == [3 if zone == "equipped" else 1]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_player_looks_at_another_deck_and_nothing_moves() -> None:
    doer = character(
        "doer", ability=[ability("order", {"do": "look", "who": "target", "number": 2}, aim={"side": "enemy"})]
    )
    battle = Battle(army(["doer"], ["lord-a"]), {**FOES, "deck": ["p", "q", "r"]}, cards=[doer])
    battle.say("perform", "doer").say("target", "b")

    assert len(battle.events("saw")[0].facts) == 3
    assert len(battle.state.decks[1]) == 3


@pytest.mark.rule("WL-INFILTRATE-02")
@pytest.mark.parametrize(("to", "number", "rank"), [("backward", 2, 3), ("rank", 2, 2), ("backward", 1, 2)])
def test_WL_INFILTRATE_02_a_move_by_ranks_or_to_a_rank(to: str, number: int, rank: int) -> None:
    mine = army(["doer", "a", "e", "f"], ["g", "h"], ["lord-a"])
    battle = ordering({"do": "move", "to": to, "number": number}, mine=mine)
    battle.say("perform", "doer")

    assert {place[0] for place in battle.places()} == {rank}


# -- faces ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-07")
def test_WL_PLAY_07_a_character_of_two_classes_performs_actions_of_both() -> None:
    both = character("both", more_classes=["wizard"])
    cards = [both, action("bolt", ability("order", {"do": "ready"}), **{"class": "wizard"})]
    battle = Battle(army(["both", "a"], ["lord-a"], hand=["bolt"]), FOES, cards=cards)

    assert battle.barred("perform", "bolt", "both") == []
    assert battle.barred("perform", "bolt", "a") == ["WL-PLAY-07"]


@pytest.mark.rule("WL-EQUIP-02")
def test_WL_EQUIP_02_an_item_of_two_classes_is_for_both() -> None:
    staff = item("staff", "weapon", **{"class": "cleric", "more_classes": ["fighter"]})
    cards = [staff, character("w", **{"class": "wizard"}), character("k", **{"class": "cleric"})]
    battle = Battle(army(["a", "w", "k"], ["lord-a"], hand=["staff"]), FOES, cards=cards)

    assert [battle.barred("equip", "staff", name) for name in ("a", "k", "w")] == [[], [], ["WL-EQUIP-02"]]


@pytest.mark.rule("WL-RECRUIT-05")
@pytest.mark.parametrize(("more", "lies"), [([], "stunned"), (["dwarves"], "ready")])
def test_WL_RECRUIT_05_a_character_of_two_factions_is_loyal_to_either(more: list[str], lies: str) -> None:
    envoy = character("envoy", "elves", more_factions=more)
    battle = Battle(army(["a", "b2"], ["lord-a"], hand=["envoy"]), FOES, cards=[envoy])
    battle.say("recruit", "envoy").place(1, 0)

    assert battle.turned("envoy") == lies


@pytest.mark.rule("WL-CHAR-12")
def test_WL_CHAR_12_levels_go_to_sixteen() -> None:
    cards = [character("giant", level=16), action("epic", ability("order", {"do": "draw"}), level=16)]
    battle = Battle(army(["giant", "a"], ["lord-a"], hand=["epic"], deck=["p"]), FOES, cards=cards)

    assert battle.barred("perform", "epic", "giant") == []
    assert battle.barred("perform", "epic", "a") == ["WL-PLAY-09"]


@pytest.mark.rule("WL-ACTIONCARD-01")
def test_WL_ACTIONCARD_01_a_text_that_is_not_enforced_is_shown_and_does_nothing() -> None:
    shown = {"kind": "static", "enforced": False, "text": {"en": "Order: Dance."}}
    song = {"id": "song", "name": {"en": "Song"}, "type": "action", "class": "oval", "level": 1, "ability": [shown]}
    battle = Battle(army(["a"], ["lord-a"], hand=["song"]), FOES, cards=[song])

    assert battle.offered("perform") == []
    assert battle.card("song").face.abilities[0].text_en == "Order: Dance. [text not enforced]"
    assert battle.card("song").face.abilities[0].text_de == "Order: Dance. [Text nicht durchgesetzt]"


# -- equipment -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-EQUIP-07")
@pytest.mark.parametrize(("amount", "left"), [(0, []), (1, ["axe"]), (2, ["sword", "axe"])])
def test_WL_EQUIP_07_a_text_gives_room_for_more_items_of_a_trait(amount: int, left: list[str]) -> None:
    arms = [ability("static", {"do": "modify", "stat": "slots", "word": "weapon", "amount": amount})] if amount else []
    cards = [character("juggler", ability=arms), *[item(name, "weapon") for name in ("sword", "axe", "club")]]
    on = {"juggler": {"items": ["sword", "axe"]}}
    battle = Battle(army(["juggler", "a"], ["lord-a"], hand=["club"]), FOES, cards=cards, on=on)
    battle.say("equip", "club", "juggler")

    assert [name for name in ("sword", "axe") if battle.zone(name) == "equipped"] == left


@pytest.mark.rule("WL-EQUIP-02")
def test_WL_EQUIP_02_items_of_a_trait_may_be_borne_whatever_their_class() -> None:
    leave = {"do": "grant", "stat": "class-items-with", "word": "ring", "who": "all", "filter": {"side": "own"}}
    wizards = {"class": "wizard"}
    cards = [character("a", ability=[ability("static", leave)]), item("band", "ring", **wizards)]
    cards += [item("wand", "wand", **wizards)]
    battle = Battle(army(["a", "e"], ["lord-a"], hand=["band", "wand"]), FOES, cards=cards)

    assert battle.barred("equip", "band", "e") == []
    assert battle.barred("equip", "wand", "e") == ["WL-EQUIP-02"]


@pytest.mark.rule("WL-PLAY-07")
def test_WL_PLAY_07_actions_of_a_trait_may_be_performed_whatever_their_class() -> None:
    leave = {"do": "grant", "stat": "class-actions-with", "word": "druid"}
    spell = {"class": "wizard", "traits": ["druid"]}
    cards = [
        character("a", ability=[ability("static", leave)]),
        action("root", ability("order", {"do": "ready"}), **spell),
    ]
    battle = Battle(army(["a", "e"], ["lord-a"], hand=["root"]), FOES, cards=cards)

    assert battle.barred("perform", "root", "a") == []
    assert battle.barred("perform", "root", "e") == ["WL-PLAY-07"]
