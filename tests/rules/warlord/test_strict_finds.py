"""Finds of a strict judge: wounds that are paid or come back (A114, A115), redirected strikes, several Warlords (A116),
recycled cards, kills of martyrs."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.kernel import NOBODY

OWN = [{"who": "victim", "side": "own"}]
PREVENT = ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded")
SPARE = action("spare", PREVENT)


def coward(name: str, **values: Any) -> dict[str, Any]:
    """Another one suffers the wounds of this character."""
    away = {"do": "redirect-wounds", "who": "target"}
    aim = {"side": "own", "other": True}
    me = [{"who": "victim", "me": True}]
    return character(name, ability=[ability("react", away, trigger="before:wounded", tests=me, aim=aim, **values)])


def bodyguard(name: str, **values: Any) -> dict[str, Any]:
    """The character becomes the target in the place of another one."""
    other = [{"who": "victim", "side": "own", "other": True}]
    return character(
        name, ability=[ability("react", {"do": "redirect"}, trigger="after:targeted", tests=other)], **values
    )


DECOY = action(
    "decoy",
    ability(
        "react",
        {"do": "redirect", "who": "target"},
        trigger="after:targeted",
        tests=OWN,
        aim={"side": "own", "other": True},
    ),
)


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_A114_a_wound_that_is_paid_and_prevented_is_paid() -> None:
    rite = action("rite", ability("order", {"do": "draw", "number": 1}, costs=[{"pay": "wound-own"}]))
    own = army(["a", "c"], ["lord-a"], hand=["rite"], deck=["top"])
    battle = Battle(own, army(["b"], ["lord-b"], hand=["spare"]), cards=[rite, SPARE])
    battle.say("perform", "rite", "a").say("pay", "c").say("react", "spare", "b").pass_windows()

    assert battle.zone("c") == "formation"
    assert battle.zone("top") == "hand"


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_A114_a_wound_that_is_paid_and_passed_on_is_paid() -> None:
    rite = action("rite", ability("order", {"do": "draw", "number": 1}, costs=[{"pay": "wound-self"}]))
    own = army(["coward", "c"], ["lord-a"], hand=["rite"], deck=["top"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[rite, coward("coward")])
    battle.say("perform", "rite", "coward").say("react", "coward").say("target", "c").pass_windows()

    assert battle.zone("c") == "discard"
    assert battle.zone("top") == "hand"


@pytest.mark.rule("WL-REACT-05")
@pytest.mark.parametrize("limit", ["", "none"])
def test_WL_REACT_05_A115_wounds_go_to_and_fro_once(limit: str) -> None:
    """Also where the text sets no limit: when the wounds come back, each card has had its chance."""
    values = {"limit": limit} if limit else {}
    foes = army(["one", "two"], ["lord-b"])
    cards = [coward("one", **values), coward("two", **values)]
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=cards, dice=[15])
    battle.say("attack", "a").say("strike", "one")
    battle.say("react", "one").say("target", "two").say("react", "two").say("target", "one")

    assert len(battle.events("passed-on")) == 2
    assert battle.zone("one") == "discard"


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_A115_whoever_has_not_reacted_yet_may_when_the_wounds_come_back() -> None:
    medic = character("medic", ability=[PREVENT])
    foes = army(["one", "two"], ["medic"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=[coward("one"), coward("two"), medic], dice=[15])
    battle.say("attack", "a").say("strike", "one")
    battle.say("react", "one").say("target", "two").say("react", "two").say("target", "one")

    assert battle.refused_by("react", "one") == ["WL-REACT-05"]
    battle.say("react", "medic")
    assert battle.zone("one") == "formation"


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_A115_a_card_reacts_to_the_wounds_of_each_of_several() -> None:
    medic = character("medic", ability=[PREVENT])
    rain = {"do": "wound", "who": "all", "amount": 1, "filter": {"side": "enemy", "place": "front"}}
    foes = army(["b", "c"], ["medic"], ["lord-b"])
    own = army(["a"], ["lord-a"], hand=["rain"])
    battle = Battle(own, foes, cards=[medic, action("rain", ability("order", rain))])
    battle.say("perform", "rain", "a").say("react", "medic").say("react", "medic")

    assert battle.events("wounded") == []


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_A115_a_strike_comes_back_to_a_target_only_once() -> None:
    foes = army(["one", "two"], ["lord-b"])
    cards = [bodyguard("one", armour=30), bodyguard("two", armour=30)]
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=cards, dice=[10])
    battle.say("attack", "a").say("strike", "one").say("react", "two").say("react", "one").pass_windows()

    assert [battle.name(event.facts[1]) for event in battle.events("strikes-at")] == ["one", "two", "one"]


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_A35_the_new_target_of_a_redirected_strike_is_defended() -> None:
    foes = army(["b", "c", "guard"], ["lord-b"], hand=["decoy"])
    cards = [DECOY, character("guard", armour=30, feats={"defend": 9})]
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=cards, dice=[15, 10])
    battle.say("attack", "a").say("strike", "b").say("react", "decoy", "b").say("target", "c")
    battle.say("pass").say("defend", "guard").pass_windows()

    assert [battle.name(event.facts[1]) for event in battle.events("strikes-at")] == ["b", "c", "guard"]


@pytest.mark.rule("WL-FEAT-33")
def test_WL_FEAT_33_A35_a_spy_to_whom_a_strike_is_redirected_hides_from_the_strike() -> None:
    cards = [DECOY, character("spy", "elves", feats={"stealth": 9})]
    own, foes = army(["a", "spy"], ["lord-a"]), army(["b"], ["lord-b"], hand=["decoy"])
    battle = Battle(own, foes, cards=cards, dice=[15], on={"spy": {"owner": 1}})
    battle.say("attack", "a").say("strike", "b").say("react", "decoy", "b").say("target", "spy")
    battle.say("pass").say("stealth-react", "spy").pass_windows()

    assert battle.events("cancelled") == []
    assert len(battle.events("strike-cancelled")) == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-RANGED-05")
def test_WL_RANGED_05_A52_a_shot_cancelled_before_it_is_aimed_is_aimed_at_nobody() -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 9})
    dazzle = ability("react", {"do": "cancel-strike"}, trigger="before:aimed", strikes="ranged")
    cards = [character("archer", ability=[shot]), character("b", ability=[dazzle])]
    battle = Battle(army(["archer"], ["lord-a"]), army(["b", "c"], ["d", "e"], ["lord-b"]), cards=cards)
    battle.say("perform", "archer").say("react", "b")

    assert battle.events("strikes-at") == []
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-RECRUIT-05")
@pytest.mark.parametrize(("faction", "state"), [("dwarves", "ready"), ("elves", "ready"), ("nothrog", "stunned")])
def test_WL_RECRUIT_05_A116_a_newcomer_is_loyal_to_any_of_several_warlords(faction: str, state: str) -> None:
    crown = item("crown", ability=[ability("static", {"do": "grant", "stat": "trait", "word": "warlord"})])
    cards = [crown, character("prince", "elves"), character("new", faction)]
    own = army(["prince"], ["lord-a"], hand=["new"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=cards, on={"prince": {"items": ["crown"]}})
    battle.say("recruit", "new").place(1, 0)

    assert battle.turned("new") == state


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_armour_lent_to_the_first_target_does_not_protect_its_defender() -> None:
    wall = ability("react", {"do": "to-strike", "stat": "ac", "amount": 9}, trigger="after:targeted", tests=OWN)
    foes = army(["b", "guard"], ["mason"], ["lord-b"])
    cards = [character("mason", ability=[wall]), character("guard", feats={"defend": 9})]
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=cards, dice=[15, 15])
    battle.say("attack", "a").say("strike", "b").say("react", "mason").say("defend", "guard").pass_windows()

    assert battle.zone("guard") == "discard"


@pytest.mark.rule("WL-GLOSSARY-04")
def test_WL_GLOSSARY_04_a_strike_has_killed_whoever_its_wounds_were_passed_on_to() -> None:
    mine = [{"who": "striker", "me": True}]
    again = ability("react", {"do": "draw", "number": 1}, trigger="after:struck", tests=mine, went="killed")
    foes = army(["coward", "c"], ["lord-b"])
    cards = [character("reaper", ability=[again]), coward("coward")]
    battle = Battle(army(["reaper"], ["lord-a"], deck=["top"]), foes, cards=cards, dice=[15])
    battle.say("attack", "reaper").say("strike", "coward").say("react", "coward").say("target", "c")
    battle.say("react", "reaper")

    assert battle.zone("c") == "discard"
    assert battle.zone("top") == "hand"


@pytest.mark.rule("WL-RECRUIT-01")
def test_WL_RECRUIT_01_an_item_does_not_enter_a_rank() -> None:
    raise_ = action("raise", ability("order", {"do": "retrieve"}, {"do": "enter", "who": "picked"}))
    own = army(["a"], ["lord-a"], hand=["raise"], discard=["ring"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[raise_, item("ring")])
    battle.say("perform", "raise", "a").say("pick", "ring")

    assert battle.zone("ring") == "hand"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_A109_nobody_reacts_to_an_attack_that_was_given_up() -> None:
    gloat = ability("react", {"do": "draw", "number": 1}, trigger="after:performed")
    armies = [army(["hero"], ["lord-a"]), army(["b", "c"], ["lord-b"]), army(["d"], ["lord-c"])]
    cards = [character("hero", attacks=[5, 5]), character("b", ability=[gloat])]
    battle = Battle(*armies, cards=cards, dice=[2])
    battle.say("attack", "hero").say("strike", "c").say("concede", seat=0)

    assert battle.asked == (1, "order")
    assert battle.state.out == (0,)


@pytest.mark.rule("WL-MANOEUVRE-01")
def test_WL_MANOEUVRE_01_A109_nobody_reacts_to_a_manoeuvre_that_was_given_up() -> None:
    gloat = ability("react", {"do": "draw", "number": 1}, trigger="after:performed")
    snare = ability("react", {"do": "hold-back"}, trigger="before:manoeuvred")
    armies = [army(["a", "e"], ["lord-a"]), army(["b"], ["c"], ["lord-b"]), army(["d"], ["lord-c"])]
    cards = [character("b", ability=[gloat]), character("c", ability=[snare])]
    battle = Battle(*armies, cards=cards)
    battle.say("manoeuvre", "a").place(1, 1).say("concede", seat=0).say("pass")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_what_a_card_has_done_is_not_told_of_the_card_that_has_its_number_after_a_shuffle() -> None:
    lend = ability("order", {"do": "modify", "stat": "atk", "amount": 3}, costs=[{"pay": "discard-item"}])
    anew = action("anew", ability("order", {"do": "recycle"}))
    own, on = army(["a"], ["lord-a"], hand=["anew"], discard=["x"]), {"a": {"items": ["amulet"]}}
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[anew, item("amulet", ability=[lend])], on=on)
    battle.say("perform", "amulet").say("pass").say("perform", "anew", "a")

    assert [(effect.value, effect.source) for effect in battle.state.effects] == [(3, NOBODY)]


@pytest.mark.rule("WL-GLOSSARY-07")
def test_WL_GLOSSARY_07_a_card_shuffled_back_was_not_used_this_round() -> None:
    rite = action("rite", ability("order", {"do": "recycle"}, {"do": "draw", "number": 1}, limit="round"))
    own = army(["a"], ["lord-a"], hand=["rite", "rite#2"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[rite])
    battle.say("perform", "rite", "a").say("pass").say("perform", "rite#2", "a").say("pass")

    assert battle.refused_by("perform", "rite", "a") == []


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_a_scribed_card_gives_its_host_no_feat_of_whom_it_creates() -> None:
    golem = action(
        "golem", ability("order", {"do": "summon"}), hit_points=1, feats={"medicine": 9}, **{"class": "wizard"}
    )
    on = {"mage": {"attached": ["golem"], "wounds": 1}, "golem": {"scribed": True}}
    mage = character("mage", hit_points=2, **{"class": "wizard"})
    battle = Battle(army(["mage"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[mage, golem], on=on)

    assert battle.refused_by("medicine", "mage", "mage") == ["WL-FEAT-01"]


@pytest.mark.rule("WL-FEAT-01")
def test_WL_FEAT_01_whoever_a_card_creates_has_its_feats() -> None:
    golem = action("golem", ability("order", {"do": "summon"}), hit_points=2, feats={"medicine": 9})
    own = army(["a"], ["lord-a"], hand=["golem"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[golem, character("a", hit_points=2)], on={"a": {"wounds": 1}})
    battle.say("perform", "golem", "a").place(1, 0).say("pass")

    assert battle.refused_by("medicine", "summoned:golem:good", "a") == []


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_a_card_whose_only_effect_is_used_up_is_discarded_at_once() -> None:
    omen = action("omen", ability("order", {"do": "modify", "stat": "next-natural", "amount": 20}))
    battle = Battle(army(["a"], ["lord-a"], hand=["omen"]), army(["b"], ["lord-b"]), cards=[omen], dice=[3])
    battle.say("perform", "omen", "a")
    assert battle.zone("omen") == "table"
    battle.say("pass").say("attack", "a").say("strike", "b")

    assert battle.zone("omen") == "discard"


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_A79_wounds_below_none_take_nothing_off_those_passed_on() -> None:
    """The striker passes its recoil on to the target, whom the strike itself does not wound."""
    mine = [{"who": "striker", "me": True}]
    softly = ability(
        "react", {"do": "extra-wounds", "amount": -3}, {"do": "recoil", "amount": 1}, trigger="after:hit", tests=mine
    )
    away = {"do": "redirect-wounds", "who": "target"}
    glass = ability(
        "react", away, trigger="before:wounded", tests=[{"who": "victim", "me": True}], aim={"side": "enemy"}
    )
    cards = [character("hero", ability=[softly]), item("glass", ability=[glass])]
    on = {"hero": {"items": ["glass"]}}
    battle = Battle(army(["hero"], ["lord-a"]), army(["b"], ["lord-b"]), cards=cards, on=on, dice=[15])
    battle.say("attack", "hero").say("strike", "b").say("react", "hero").say("react", "glass").say("target", "b")

    assert battle.zone("b") == "discard"
