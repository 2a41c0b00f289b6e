"""Cards hold charges, which texts put there and take away. A129"""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.browser.cards import Gallery
from tercio.games.warlord.english.collection import read_line
from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.rules.values import attack_bonus, skill_bonus

FOES = army(["b", "c"], ["d"], ["lord-b"])
LOAD = ability("order", {"do": "charge", "who": "source", "number": 2})
FIRE = ability("order", {"do": "draw", "number": 2}, costs=[{"pay": "charges", "number": 3}])
NOUNS = Nouns.of(["Weapon", "Undead"])


def armed(*texts: dict[str, Any], on: Any = None, cards: Any = (), **more: Any) -> Battle:
    """The bearer holds a lamp with these texts; a second copy lies in the hand."""
    lamp = item("lamp", ability=list(texts), **more)
    mine = army(["bearer", "a"], ["lord-a"], hand=["lamp#2"], deck=["one", "two", "three", "four"])
    return Battle(mine, FOES, cards=[lamp, *cards], on=on or {"bearer": {"items": ["lamp"]}})


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_text_puts_charges_on_its_own_card() -> None:
    battle = armed(LOAD).say("perform", "lamp")

    assert battle.card("lamp").charges == 2
    assert battle.events("charged")[0].facts == (battle.number("lamp"), 2)


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_charges_are_a_cost_that_is_paid_in_full() -> None:
    battle = armed(LOAD, FIRE)
    assert battle.judge("perform", "lamp", number=1).refusals[0].because == "too-few-charges"

    battle.say("perform", "lamp").say("pass").say("perform", "lamp").say("pass")
    battle.say("perform", "lamp", number=1)
    assert battle.card("lamp").charges == 1
    assert len(battle.state.hands[0]) == 3


@pytest.mark.rule("WL-EQUIP-01", "WL-RECRUIT-01")
@pytest.mark.parametrize("kind", ["item", "character"])
def test_WL_EQUIP_01_a_card_comes_into_play_with_its_printed_charges(kind: str) -> None:
    card = item("lamp", charges=3) if kind == "item" else character("lamp", charges=3)
    battle = Battle(army(["a"], ["lord-a"], hand=["lamp"]), FOES, cards=[card])
    if kind == "item":
        battle.say("equip", "lamp", "a")
    else:
        battle.say("recruit", "lamp").place(1, 0)

    assert battle.card("lamp").charges == 3


@pytest.mark.rule("WL-ITEM-07", "WL-GLOSSARY-05")
def test_WL_GLOSSARY_05_charges_are_lost_when_their_card_leaves_play() -> None:
    """Each copy has its own."""
    kill = character("b", ability=[ability("order", {"do": "kill", "who": "target"}, aim={"side": "enemy"})])
    battle = armed(LOAD, cards=[kill]).say("perform", "lamp").say("perform", "b").say("target", "bearer").until("order")
    assert (battle.zone("lamp"), battle.card("lamp").charges) == ("discard", 0)

    assert battle.say("equip", "lamp#2", "a").card("lamp#2").charges == 0


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_no_more_charges_are_taken_than_there_are() -> None:
    drain = ability("order", {"do": "discharge", "who": "target", "number": 5}, aim={"side": "enemy"})
    thief = character("b", ability=[drain])
    battle = Battle(army(["a"], ["lord-a"]), FOES, cards=[thief], on={"a": {"charges": 3}})

    battle.say("pass").say("perform", "b").say("target", "a")
    assert battle.card("a").charges == 0
    assert battle.events("discharged")[0].facts == (battle.number("a"), 3)


@pytest.mark.rule("WL-CHAR-17", "WL-ITEM-03")
def test_WL_CHAR_17_a_text_counts_the_charges_on_its_own_card() -> None:
    """Those of the bearer are others."""
    glow = ability("static", {"do": "modify", "stat": "atk", "amount": 2, "per": "charges", "of": "source"})
    own = ability("static", {"do": "modify", "stat": "skill", "amount": 1, "per": "charges"})
    battle = armed(
        glow, LOAD, on={"bearer": {"items": ["lamp"], "charges": 4}}, cards=[character("bearer", ability=[own])]
    )

    battle.say("perform", "lamp", number=1)
    bearer = battle.card("bearer")
    assert attack_bonus(battle.state, bearer, 2).total == 2 + 4
    assert skill_bonus(battle.state, bearer, "").total == 4


@pytest.mark.rule("WL-PLAY-14")
def test_WL_PLAY_14_an_attached_card_holds_charges_too() -> None:
    charm = action(
        "charm",
        ability("order", {"do": "attach"}),
        ability("automatic", {"do": "charge", "who": "source"}, trigger="after:attacked"),
        charges=1,
    )
    battle = Battle(army(["a"], ["lord-a"], hand=["charm"]), FOES, cards=[charm], dice=[2])
    battle.say("perform", "charm", "a").say("pass").say("attack", "a").say("strike", "b")

    assert battle.card("charm").charges == 2


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_lent_order_is_paid_with_the_charges_of_the_card_that_lends_it() -> None:
    """A127, A129"""
    shot = ability("order", {"do": "draw"}, costs=[{"pay": "charges"}])
    lend = {"do": "grant", "stat": "ability", "who": "all", "filter": {"side": "own"}, "lends": shot}
    battle = armed(ability("static", lend), on={"bearer": {"items": ["lamp"]}, "lamp": {"charges": 1}})

    battle.say("perform", "a", number=100).say("pass")
    assert battle.card("lamp").charges == 0
    assert battle.offered("perform") == []


def test_charges_are_seen_and_kept_in_positions() -> None:
    battle = armed(LOAD).say("perform", "lamp")
    gallery = Gallery(battle.state, "de")
    gallery.show(battle.number("lamp"))

    assert gallery.cards[str(battle.number("lamp"))]["effects"] == ["Ladungen: 2"]
    assert battle.words.write_position(battle.match)["cards"]["lamp"]["charges"] == 2


@pytest.mark.parametrize(
    ("text", "kind", "meant"),
    [
        ("Order: Put a Charge on Orla.", "item", {"kind": "order", "do": [{"do": "charge", "who": "source"}]}),
        ("Order: Put two Charges on Orla.", "character", {"kind": "order", "do": [{"do": "charge", "number": 2}]}),
        (
            "Order: Remove three Charges: Perform a melee strike.",
            "item",
            {
                "kind": "order",
                "costs": [{"pay": "charges", "number": 3}],
                "do": [{"do": "strike", "kind": "melee"}],
            },
        ),
        (
            "This fighter has +2 ATK for each Charge on Orla.",
            "item",
            {
                "kind": "static",
                "do": [{"do": "modify", "stat": "atk", "amount": 2, "per": "charges", "of": "source"}],
            },
        ),
        (
            "Orla has +1 AC for each Charge on her.",
            "character",
            {"kind": "static", "do": [{"do": "modify", "stat": "ac", "amount": 1, "per": "charges"}]},
        ),
        (
            "Order: Draw a card for each Charge on Orla.",
            "character",
            {"kind": "order", "do": [{"do": "draw", "per": "charges"}]},
        ),
        (
            "Spend Order: Perform a ranged strike with a bonus equal to the number of Charges on Orla.",
            "item",
            {
                "kind": "order",
                "spend": True,
                "do": [{"do": "strike", "kind": "ranged", "amount": 1, "per": "charges", "of": "source"}],
            },
        ),
        ("Order: Kill one of your Undead. Put a Charge on Orla and it permanently gains +1 Level.", "character", None),
        ("Order: Put some Charges on Orla.", "item", None),
        ("Order: Remove X Charges: Draw a card.", "item", None),
        ("Orla has +1 AC for each Charge.", "character", None),
    ],
)
def test_printed_charges_are_understood(text: str, kind: str, meant: dict[str, Any] | None) -> None:
    assert read_line(text, "Orla", kind, NOUNS).ability == meant
