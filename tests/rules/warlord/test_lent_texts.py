"""Texts that a card lends to others: orders, reacts, what holds and what happens by itself. A127"""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord
from tercio.games.warlord.printed.cards import LENT
from tercio.games.warlord.rules.values import armour_class, skill_bonus, strikes_of
from tercio.kernel import Answer

FOES = army(["b", "c"], ["d"], ["lord-b"])
PUNCH = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy", "place": "within-1"})
WAKE = ability(
    "react",
    {"do": "heal", "who": "victim", "amount": 1},
    trigger="after:wounded",
    tests=[{"who": "victim", "me": True}],
)
HARDY = character("a", hit_points=4)


def lending(text: dict[str, Any], who: str = "all", **chosen: Any) -> dict[str, Any]:
    """A clause that lends a text."""
    return {"do": "grant", "stat": "ability", "who": who, "lends": text, **({"filter": chosen} if chosen else {})}


def teaching(text: dict[str, Any], *cards: dict[str, Any], on: Any = None, dice: Any = None, **chosen: Any) -> Battle:
    """The teacher, in front beside a, lends the text; e stands behind them."""
    teacher = character("teacher", level=3, ability=[ability("static", lending(text, **(chosen or {"side": "own"})))])
    mine = army(["teacher", "a"], ["e"], ["lord-a"], deck=["one", "two"])
    return Battle(mine, FOES, cards=[teacher, *cards], on=on, dice=dice)


def giving(*do: dict[str, Any], cards: Any = (), on: Any = None, dice: Any = None, **more: Any) -> Battle:
    """The giver in front beside a gives the order; b and c stand before them."""
    giver = character("giver", level=3, ability=[ability("order", *do, **more)])
    mine = army(["giver", "a"], ["e"], ["lord-a"], deck=["one", "two"])
    return Battle(mine, FOES, cards=[giver, *cards], on=on, dice=dice)


def number_of(battle: Battle, name: str, key: str = "perform") -> list[int]:
    """The numbers of the lent texts that are offered for this card."""
    subject = battle.number(name)
    return [o.detail for o in battle.question.options if (o.key, o.subject) == (key, subject) and o.detail >= LENT]


# -- orders ------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-TASK-01", "WL-CHAR-17")
def test_WL_TASK_01_whoever_was_lent_an_order_gives_it_as_his_own() -> None:
    """A127"""
    battle = teaching(PUNCH)

    battle.say("perform", "a", number=LENT).say("target", "b")
    assert battle.zone("b") == "discard"
    assert battle.events("orders")[0].facts == (battle.number("teacher"), battle.number("a"))


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_an_order_is_lent_to_those_only_whom_the_text_means() -> None:
    battle = teaching(PUNCH, place="same-rank", other=True)

    assert battle.offered("perform") == ["a"]
    assert battle.judge("perform", "e", number=LENT).refusals[0].because == "no-order-on-it"


@pytest.mark.rule("WL-TASK-02", "WL-STATE-09")
@pytest.mark.parametrize(("state", "offered"), [("ready", True), ("spent", False), ("stunned", False)])
def test_WL_TASK_02_the_bearer_of_a_lent_order_is_spent_for_it(state: str, offered: bool) -> None:
    draw = ability("order", {"do": "draw"}, spend=True)
    battle = teaching(draw, on={"a": {"state": state}})

    assert ("a" in battle.offered("perform")) == offered
    if offered:
        assert battle.say("perform", "a", number=LENT).turned("a") == "spent"


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_the_card_that_lends_may_be_stunned() -> None:
    """Static text holds whatever the state of its card."""
    battle = teaching(PUNCH, on={"teacher": {"state": "stunned"}})

    assert battle.offered("perform") == ["a"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_each_bearer_of_a_lent_order_uses_it_once_a_round() -> None:
    battle = teaching(ability("order", {"do": "draw"}, limit="round"))

    battle.say("perform", "a", number=LENT).say("pass")
    assert battle.offered("perform") == ["teacher", "e", "lord-a"]
    assert battle.judge("perform", "a", number=LENT).refusals[0].because == "once-a-round"


@pytest.mark.rule("WL-REACT-06")
def test_WL_REACT_06_two_cards_lend_an_order_twice() -> None:
    once = ability("order", {"do": "draw"}, limit="round")
    teacher = character("teacher", level=3, ability=[ability("static", lending(once, side="own"))])
    battle = Battle(army(["teacher", "teacher#2", "a"], ["lord-a"], deck=["one", "two"]), FOES, cards=[teacher])

    assert number_of(battle, "a") == [LENT, LENT + 1]
    battle.say("perform", "a", number=LENT).say("pass")
    assert number_of(battle, "a") == [LENT + 1]


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_with_the_card_that_lends_goes_what_it_lends() -> None:
    """The order is lost with it, also for those who have used it before."""
    teacher = character("teacher", ability=[ability("static", lending(PUNCH, side="own"))])
    kill = character("b", ability=[ability("order", {"do": "kill", "who": "target"}, aim={"side": "enemy"})])
    battle = Battle(army(["teacher", "a"], ["lord-a"]), FOES, cards=[teacher, kill])

    battle.say("pass").say("perform", "b").say("target", "teacher").until("order")
    assert battle.offered("perform") == []


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_an_enemy_is_lent_an_order_too() -> None:
    """Whoever has it gives it, whoever owns the card that lends it; three players have it from one card."""
    bounty = ability("order", {"do": "wound", "who": "source", "amount": 1}, limit="round")
    idol = character("idol", hit_points=3, ability=[ability("static", lending(bounty, side="enemy", warlord="yes"))])
    battle = Battle(army(["idol"], ["lord-a"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"]), cards=[idol])

    battle.say("pass").say("perform", "lord-b", number=LENT)
    battle.say("perform", "lord-c", number=LENT)
    assert battle.card("idol").wounds == 2


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_lent_order_is_paid_with_the_card_that_lends_it() -> None:
    swap = ability("order", {"do": "draw"}, costs=[{"pay": "spend-item"}])
    bell = item("bell", ability=[ability("static", lending(swap, side="own", place="same-rank"))])
    battle = Battle(
        army(["a", "e"], ["lord-a"], deck=["one", "two"]), FOES, cards=[bell], on={"a": {"items": ["bell"]}}
    )

    assert battle.say("perform", "e", number=LENT).turned("bell") == "spent"
    assert battle.say("pass").offered("perform") == []


@pytest.mark.rule("WL-PLAY-07", "WL-PLAY-09")
def test_WL_PLAY_07_a_text_lent_by_an_action_asks_for_no_class_or_level() -> None:
    lesson = action(
        "lesson",
        ability("order", lending(PUNCH, "target"), aim={"side": "own"}),
        level=3,
        **{"class": "wizard"},
    )
    mage = character("mage", level=5, **{"class": "wizard"})
    battle = Battle(army(["mage", "a"], ["lord-a"], hand=["lesson"]), FOES, cards=[lesson, mage])

    battle.say("perform", "lesson").say("target", "a").say("pass")
    assert battle.zone("lesson") == "table"
    battle.say("perform", "a", number=LENT).say("target", "b")
    assert battle.zone("b") == "discard"


# -- for a while ----------------------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-01", "WL-PLAY-03")
def test_WL_BONUS_01_a_text_that_was_lent_for_the_round_ends_with_it() -> None:
    battle = giving(lending(PUNCH, "target"), aim={"side": "own"}, dice=[12, 3])
    battle.say("perform", "giver").say("target", "a").say("pass")
    assert number_of(battle, "a") == [LENT]

    battle.say("pass").say("pass")
    assert battle.state.round == 2
    assert number_of(battle, "a") == []


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_a_text_that_was_given_stays_when_its_giver_has_gone() -> None:
    gift = {**lending(PUNCH, "target"), "until": "permanent"}
    kill = character("b", ability=[ability("order", {"do": "kill", "who": "target"}, aim={"side": "enemy"})])
    battle = giving(gift, aim={"side": "own"}, cards=[kill]).say("perform", "giver").say("target", "a")

    battle.say("perform", "b").say("target", "giver").until("order")
    battle.say("perform", "a", number=LENT).say("target", "b")
    assert battle.zone("b") == "discard"


@pytest.mark.rule("WL-BONUS-02", "WL-GLOSSARY-05")
def test_WL_BONUS_02_who_leaves_play_loses_what_he_was_lent() -> None:
    gift = {**lending(PUNCH, "target"), "until": "permanent"}
    kill = character("b", ability=[ability("order", {"do": "kill", "who": "target"}, aim={"side": "enemy"})])
    battle = giving(gift, aim={"side": "own"}, cards=[kill]).say("perform", "giver").say("target", "a")

    battle.say("perform", "b").say("target", "a").until("order")
    assert [effect for effect in battle.state.effects if effect.stat == "ability"] == []


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_given_twice_is_there_twice() -> None:
    """A127  Also to one who has it already; each has its own limit."""
    once = ability("order", {"do": "draw"}, limit="round")
    battle = giving(lending(once, "target"), aim={"side": "own"})

    for _ in range(2):
        battle.say("perform", "giver").say("target", "a").say("pass")
    assert number_of(battle, "a") == [LENT, LENT + 1]
    battle.say("perform", "a", number=LENT).say("pass")
    assert number_of(battle, "a") == [LENT + 1]


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_a_lent_text_survives_saving_and_loading() -> None:
    gift = {**lending(PUNCH, "target"), "until": "permanent"}
    battle = giving(gift, aim={"side": "own"}).say("perform", "giver").say("target", "a")
    written = battle.words.write_position(battle.match)

    assert written["effects"][0]["face"] == "giver"
    assert battle.state.clone().standing.is_lending


# -- reacts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-REACT-03", "WL-REACT-05")
def test_WL_REACT_03_a_lent_react_is_its_bearers_own() -> None:
    hurt = character("b", ability=[ability("order", {"do": "wound", "who": "target"}, aim={"side": "enemy"})])
    hurt["ability"][0]["do"][0]["amount"] = 2
    battle = teaching(WAKE, HARDY, hurt, side="own").say("pass").say("perform", "b").say("target", "a")

    battle.wait_for(0, "after:wounded")
    assert battle.offered("react") == ["a"]
    battle.say("react", "a", number=LENT)
    assert battle.card("a").wounds == 1
    assert battle.events("reacts")[0].facts == (battle.number("teacher"), battle.number("a"))


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_a_stunned_character_does_not_react_with_a_lent_text() -> None:
    hurt = character("b", ability=[ability("order", {"do": "wound", "who": "target"}, aim={"side": "enemy"})])
    hurt["ability"][0]["do"][0]["amount"] = 2
    battle = teaching(WAKE, HARDY, hurt, on={"a": {"state": "stunned"}}).say("pass")

    battle.say("perform", "b").say("target", "a").until("order")
    assert battle.card("a").wounds == 2


# -- what holds -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_a_lent_text_holds_for_each_who_has_it() -> None:
    """What it says of itself, it says of the bearer; what it says of others, as he sees them."""
    spread = ability(
        "static",
        {"do": "modify", "stat": "skill", "amount": 1, "who": "all", "filter": {"place": "adjacent"}},
        {"do": "modify", "stat": "ac", "amount": 2},
    )
    battle = teaching(spread, side="own", other=True)
    skills = {name: skill_bonus(battle.state, battle.card(name), "").total for name in ("teacher", "a", "e", "b")}

    assert skills == {"teacher": 1, "a": 0, "e": 0, "b": 0}
    assert [armour_class(battle.state, battle.card(name)).total for name in ("teacher", "a", "e")] == [12, 14, 14]


@pytest.mark.rule("WL-ATTACK-13")
def test_WL_ATTACK_13_a_text_that_was_given_holds_for_its_time() -> None:
    again = ability("static", {"do": "modify", "stat": "extra-strike", "amount": 3})
    battle = giving(lending(again, "target"), aim={"side": "own"}).say("perform", "giver").say("target", "a")

    assert strikes_of(battle.state, battle.card("a")) == (2, 3)
    assert strikes_of(battle.state, battle.card("giver")) == (2,)


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_a_lent_text_that_needs_itself_does_not_hold() -> None:
    haunt = ability("static", {"do": "grant", "stat": "trait", "word": "undead"})
    battle = teaching(haunt, trait="undead")

    assert not battle.state.cards[battle.number("a")].face.has("undead")
    assert battle.keys()


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_nobody_takes_a_text_that_was_not_lent_to_him() -> None:
    battle = teaching(PUNCH, place="same-rank", other=True)
    answer = Answer(0, "perform", battle.number("e"), detail=LENT)

    assert [r.because for r in battle.match.judge(answer).refusals] == ["no-order-on-it"]
    assert lord("x")["traits"][1] == "warlord"
