"""The other side of each branch on a trait or a feat: another word, a condition that fails, a card elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.actions.hand_reacts import About, about_whom
from tercio.games.warlord.actions.timing import own_role
from tercio.games.warlord.rules.values import hand_size

READY = [{"who": "self", "state": "ready"}]
FOES = army(["b", "c", "d"], ["lord-b"])
WIZARD = {"class": "wizard"}


def grant(stat: str, **values: Any) -> dict[str, Any]:
    return {"do": "grant", "stat": stat, **values}


@pytest.mark.rule("WL-ACTIONCARD-07", "WL-CARD-05")
def test_WL_ACTIONCARD_07_another_trait_is_not_shared() -> None:
    stun = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", "shares": "trait"})
    cards = [
        character("doer", traits=["knight"], ability=[stun]),
        character("b", traits=["undead"]),
        character("c", traits=["knight"]),
        character("d", traits=["undead", "knight"]),
    ]
    battle = Battle(army(["doer"], ["lord-a"]), FOES, cards=cards).say("perform", "doer")

    assert battle.offered("target") == ["c", "d"]


@pytest.mark.rule("WL-CARD-05")
@pytest.mark.parametrize(("word", "offered"), [("undead", ["priest", "hunter"]), ("demon", [])])
def test_WL_CARD_05_only_the_trait_that_an_effect_names_is_lost(word: str, offered: list[str]) -> None:
    cleanse = ability("order", grant("no-trait", word=word, who="target"), aim={"trait": "demon"})
    hunt = ability("order", {"do": "kill", "who": "target"}, aim={"trait": "demon"})
    cards = [
        character("priest", ability=[cleanse]),
        character("hunter", ability=[hunt]),
        character("b", traits=["demon", "undead"]),
    ]
    battle = Battle(army(["priest", "hunter"], ["lord-a"]), FOES, cards=cards)
    battle.say("perform", "priest").say("target", "b").say("pass")

    assert battle.offered("perform") == offered


@pytest.mark.rule("WL-EQUIP-07")
def test_WL_EQUIP_07_room_for_items_of_another_trait_is_none() -> None:
    rings = ability("static", {"do": "modify", "stat": "slots", "word": "ring", "amount": 2})
    cards = [character("juggler", ability=[rings]), item("sword", "weapon"), item("club", "weapon")]
    mine = army(["juggler", "a"], ["lord-a"], hand=["club"])
    battle = Battle(mine, FOES, cards=cards, on={"juggler": {"items": ["sword"]}}).say("equip", "club", "juggler")

    assert (battle.zone("sword"), battle.zone("club")) == ("discard", "equipped")


@pytest.mark.rule("WL-FEAT-03")
def test_WL_FEAT_03_the_bonus_of_another_feat_is_not_added() -> None:
    """Texts give Riposte +5 and Defend +7, and an effect Defend +9."""
    own = {"who": "all", "filter": {"side": "own"}}
    drill = [ability("static", grant("feat", word=word, amount=amount, **own)) for word, amount in DRILL]
    lesson = ability("order", grant("feat", word="defend", amount=9, who="all", filter={"side": "enemy"}))
    cards = [character("a", ability=[lesson]), character("b", armour=12), character("c", ability=drill)]
    battle = Battle(army(["a", "e"], ["lord-a"]), FOES, cards=cards, dice=[2, 18, 2])
    battle.say("perform", "a").say("pass").say("attack", "e").say("strike", "b").until("after:struck")

    assert battle.say("riposte", "b").events("passed")[0].facts[2] == 18 + 5


DRILL = (("riposte", 5), ("defend", 7))


@pytest.mark.rule("WL-BONUS-01")
@pytest.mark.parametrize(("state", "wounds"), [("ready", 2), ("spent", 1)])
def test_WL_BONUS_01_what_a_text_says_against_some_holds_under_its_condition(state: str, wounds: int) -> None:
    bane = ability(
        "static",
        {"do": "modify", "stat": "wounds-against", "amount": 1, "filter": {"trait": "demon"}},
        tests=[{"who": "all", "side": "own", "place": "adjacent", "state": state}],
    )
    cards = [character("a", ability=[bane]), character("b", traits=["demon"], hit_points=4)]
    battle = Battle(army(["a", "e"], ["lord-a"]), FOES, cards=cards, dice=[19])
    battle.say("attack", "a").say("strike", "b").pass_windows()

    assert battle.card("b").wounds == wounds


@pytest.mark.rule("WL-DRAW-01")
@pytest.mark.parametrize(("state", "drawn"), [("ready", 6), ("spent", 5)])
def test_WL_DRAW_01_a_text_about_the_hand_holds_under_its_condition(state: str, drawn: int) -> None:
    more = ability("static", {"do": "modify", "stat": "hand-size", "amount": 1}, tests=READY)
    battle = Battle(army(["a"], ["lord-a"]), FOES, cards=[character("a", ability=[more])], on={"a": {"state": state}})

    assert hand_size(battle.state, 0).total == drawn


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(
    ("test", "about", "role"),
    [
        ({"side": "own"}, About("victim", is_own=True), "self"),
        ({"side": "own", "not": True}, About(), "self"),
        ({"me": True}, About("victim", is_performer=True), "victim"),
        ({"me": True, "not": True}, About(), "self"),
    ],
)
def test_WL_REACT_03_whoever_a_react_is_not_about_does_not_say_who_reacts(
    test: dict[str, Any], about: About, role: str
) -> None:
    luck = ability("react", {"do": "draw"}, trigger="after:missed", tests=[{"who": "victim", **test}])
    battle = Battle(army(["a"], ["lord-a"], hand=["luck"]), army(["b"], ["lord-b"]), cards=[action("luck", luck)])
    react = battle.card("luck").face.abilities[0]

    assert (about_whom(react), own_role(react)) == (about, role)


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_a_character_in_hand_does_not_react_with_what_it_can_do_in_play() -> None:
    prevent = ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded")
    cards = [character("nurse", ability=[prevent]), action("spare", prevent)]
    theirs = army(["b"], ["lord-b"], hand=["nurse", "spare"])
    battle = Battle(army(["a"], ["lord-a"]), theirs, cards=cards, dice=[19])
    battle.say("attack", "a").say("strike", "b").until("before:wounded")

    assert battle.refused_by("react", "nurse", "b") == ["WL-TASK-01"]
    assert battle.offered("react") == ["spare"]


# -- feats ------------------------------------------------------------------------------------------------------------

QUELL = ability(
    "react", {"do": "cancel-action"}, trigger="after:targeted", tests=[{"who": "victim", "side": "own"}], limit="round"
)


@pytest.mark.rule("WL-FEAT-10", "WL-REACT-03", "WL-ACTIONCARD-07")
@pytest.mark.parametrize("is_quelled", [False, True])
def test_WL_FEAT_10_nobody_resists_a_spell_that_is_cancelled_already(is_quelled: bool) -> None:
    bolt = action("bolt", ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy"}), **WIZARD)
    cards = [bolt, character("mage", **WIZARD), character("b", feats={"magic-resistance": 5})]
    cards.append(character("c", ability=[QUELL]))
    battle = Battle(army(["mage"], ["lord-a"], hand=["bolt"]), FOES, cards=cards)
    battle.say("perform", "bolt", "mage").say("target", "b")
    offered = battle.offered("magic-resistance")
    if is_quelled:
        battle.say("react", "c")

    assert offered == ["b"]
    assert (battle.asked == (1, "after:targeted")) != is_quelled


@pytest.mark.rule("WL-FEAT-33", "WL-REACT-03", "WL-ACTIONCARD-07")
def test_WL_FEAT_33_nobody_hides_from_an_action_that_is_cancelled_already() -> None:
    bolt = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy"})
    cards = [character("doer", ability=[bolt]), character("spy", "elves", feats={"stealth": 5})]
    cards.append(character("b", ability=[QUELL]))
    mine = army(["doer", "spy"], ["lord-a"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=cards, on={"spy": {"owner": 1}})
    battle.say("perform", "doer").say("target", "spy")
    offered = battle.offered("stealth-react")
    battle.say("react", "b")

    assert offered == ["spy"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24", "WL-BONUS-03", "WL-CARD-06")
def test_WL_FEAT_24_whoever_has_no_attack_bonus_strikes_back_with_none() -> None:
    """An action card may become a character without any."""
    shade = action("shade", ability("order", {"do": "summon"}), armour=15, hit_points=2, feats={"riposte": 4})
    battle = Battle(army(["a"], ["lord-a"], hand=["shade"]), army(["b"], ["lord-b"]), cards=[shade], dice=[2, 18, 14])
    number = battle.number("shade")
    battle.say("perform", "shade", "a").place(1, 0).say("attack", "b")
    battle.say("strike", number=number).say("riposte", number=number)

    assert [event.facts[2:4] for event in battle.events("hit")] == [(14, 12)]
    assert battle.zone("b") == "discard"


@pytest.mark.rule("WL-FEAT-32", "WL-GOLDEN-01")
@pytest.mark.parametrize("is_held", [False, True])
def test_WL_FEAT_32_whoever_is_held_on_the_way_is_not_asked_into_which_army(is_held: bool) -> None:
    hold = ability("react", grant("ban", word="move", who="victim"), trigger="after:spent", limit="round")
    cards = [character("spy", feats={"stealth": 9}), character("b", ability=[hold])]
    armies = [army(["spy", "a"], ["lord-a"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=cards, dice=[15]).say("stealth", "spy")
    battle.say("react" if is_held else "pass", "b" if is_held else "").pass_windows()

    assert battle.asked == ((1, "order") if is_held else (0, "stealth-army"))


# -- orders, targets --------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-ORDER-01", "WL-PASS-05", "WL-ACTIONCARD-02")
def test_WL_ORDER_01_whoever_passes_one_granted_order_has_passed_all_of_his() -> None:
    again = {"do": "special", "word": "order-again"}
    cards = [character("drum", ability=[ability("order", again, again)])]
    battle = Battle(army(["drum"], ["lord-a"]), army(["b"], ["lord-b"]), cards=cards).say("perform", "drum")
    first = battle.asked
    battle.say("pass")

    assert first == (0, "order")
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GOLDEN-01", "WL-INFILTRATE-01", "WL-ATTACK-03")
def test_WL_GOLDEN_01_protection_holds_where_intruders_stand_in_the_ranks() -> None:
    veil = ability("static", grant("ban", word="be-melee-target"))
    cards = [character("b", ability=[veil]), character("spy", "dwarves", feats={"stealth": 1})]
    battle = Battle(army(["a"], ["lord-a"]), army(["b", "c", "spy"], ["lord-b"]), cards=cards, on={"spy": {"owner": 0}})
    battle.say("attack", "a")

    assert battle.offered("strike") == ["c"]


@pytest.mark.rule("WL-ACTIONCARD-07", "WL-CHAR-16")
def test_WL_ACTIONCARD_07_a_faction_is_one_of_the_words_of_which_one_is_enough() -> None:
    call = ability("order", {"do": "stun", "who": "target"}, aim={"any": ["elves", "undead"], "other": True})
    cards = [character("doer", ability=[call]), character("ghoul", traits=["undead"])]
    battle = Battle(army(["doer", "a", "ghoul"], ["lord-a"]), FOES, cards=cards).say("perform", "doer")

    assert battle.offered("target") == ["ghoul", "b", "c", "d", "lord-b"]
