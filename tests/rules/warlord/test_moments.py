"""Reacts are heard whenever something happens to a character, whatever is the cause. WL-REACT-03"""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

DRAW = {"do": "draw"}


def watched(moment: str, *deeds: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Battle:
    """The doer of seat 0 performs an order that does these things; a watcher of seat 1 reacts to the moment."""
    order = ability("order", *deeds, aim={"side": "enemy"})
    watcher = character("watcher", ability=[ability("react", DRAW, trigger=moment, **more)])
    cards = [character("doer", ability=[order]), watcher, character("foe", hit_points=2)]
    foes = army(["foe", "x", "y"], ["watcher", "lord-b"], deck=["b", "c"])
    return Battle(army(["doer", "a"], ["lord-a"]), foes, cards=cards, dice=dice, on={"foe": {"wounds": 1}})


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(
    ("moment", "deed"),
    [
        ("after:healed", {"do": "heal", "who": "target"}),
        ("after:spent", {"do": "spend", "who": "target"}),
        ("after:stunned", {"do": "stun", "who": "target"}),
        ("after:left", {"do": "send-back", "who": "target"}),
        ("after:wounded", {"do": "wound", "who": "target", "amount": 1}),
        ("before:killed", {"do": "kill", "who": "target"}),
        ("before:killed", {"do": "wound", "who": "target", "amount": 1}),
        ("after:left", {"do": "kill", "who": "target"}),
    ],
)
def test_WL_REACT_03_what_happens_to_a_character_is_reacted_to(moment: str, deed: dict[str, Any]) -> None:
    battle = watched(moment, deed, tests=[{"who": "victim", "side": "own"}])
    battle.say("perform", "doer").say("target", "foe")

    assert battle.asked == (1, moment)
    assert battle.offered("react") == ["watcher"]


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_somebody_who_becomes_ready_is_reacted_to_unless_ready_before() -> None:
    deed = {"do": "ready", "who": "target"}
    order = ability("order", deed, aim={"side": "own", "other": True})
    watcher = character("watcher", ability=[ability("react", DRAW, trigger="after:readied")])
    cards = [character("doer", ability=[order]), watcher]
    foes = army(["b", "x", "y"], ["watcher", "lord-b"], deck=["c"])
    mine = army(["doer", "a", "d"], ["lord-a"])
    spent = Battle(mine, foes, cards=cards, on={"a": {"state": "spent"}})
    spent.say("perform", "doer").say("target", "a")
    upright = Battle(mine, foes, cards=cards)
    upright.say("perform", "doer").say("target", "a")

    assert spent.asked == (1, "after:readied")
    assert upright.asked == (1, "order")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_move_is_reacted_to_in_whatever_way_it_comes_about() -> None:
    watcher = character("watcher", ability=[ability("react", DRAW, trigger="after:moved")])
    mover = character("mover", ability=[ability("order", {"do": "move", "to": "backward"})])
    foes = army(["b", "x", "y"], ["watcher", "lord-b"], deck=["c"])
    texts = Battle(army(["mover", "a", "d"], ["lord-a"]), foes, cards=[watcher, mover])
    texts.say("perform", "mover").place(2, 0)
    walks = Battle(army(["a", "d"], ["lord-a", "e"]), foes, cards=[watcher])
    walks.say("manoeuvre", "e").place(1, 0)

    assert texts.asked == walks.asked == (1, "after:moved")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_an_item_that_is_equipped_is_reacted_to() -> None:
    watcher = character("watcher", ability=[ability("react", DRAW, trigger="after:equipped")])
    foes = army(["b", "x", "y"], ["watcher", "lord-b"], deck=["c"])
    battle = Battle(army(["a"], ["lord-a"], hand=["hat"]), foes, cards=[watcher, item("hat", "helmet")])
    battle.say("equip", "hat", "a")

    assert battle.asked == (1, "after:equipped")


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(("moment", "dice"), [("before:attacked", []), ("after:attacked", [2])])
def test_WL_REACT_03_an_attack_as_a_whole_is_reacted_to(moment: str, dice: list[int]) -> None:
    watcher = character("watcher", ability=[ability("react", {"do": "spend", "who": "victim"}, trigger=moment)])
    battle = Battle(army(["a"], ["lord-a"]), army(["b", "x", "y"], ["watcher", "lord-b"]), cards=[watcher], dice=dice)
    battle.say("attack", "a")
    if moment == "after:attacked":
        battle.say("strike", "b")

    assert battle.asked == (1, moment)


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_whoever_is_spent_before_it_attacks_does_not() -> None:
    lash = ability("react", {"do": "spend", "who": "victim"}, trigger="before:attacked")
    battle = Battle(
        army(["a"], ["lord-a"]),
        army(["b", "x", "y"], ["watcher", "lord-b"]),
        cards=[character("watcher", ability=[lash])],
    )
    battle.say("attack", "a").say("react", "watcher")

    assert battle.turned("a") == "spent"
    assert battle.asked == (1, "order")
    assert [event.name for event in battle.match.events if event.name == "attacks"] == []


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(("die", "moment"), [(19, "after:check-passed"), (2, "after:check-failed")])
def test_WL_REACT_03_a_check_is_reacted_to_by_how_it_went(die: int, moment: str) -> None:
    battle = watched(moment, {"do": "check", "who": "target", "dc": 15}, dice=[die])
    battle.say("perform", "doer").say("target", "foe")

    assert battle.asked == (1, moment)


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize(("char_class", "asked"), [("wizard", (1, "after:cast")), ("fighter", (1, "order"))])
def test_WL_REACT_03_a_spell_is_reacted_to_other_actions_are_not(char_class: str, asked: tuple[int, str]) -> None:
    watcher = character("watcher", ability=[ability("react", DRAW, trigger="after:cast")])
    doer = character("doer", **{"class": char_class})
    deed = action("deed", ability("order", {"do": "ready"}), **{"class": char_class})
    foes = army(["b", "x", "y"], ["watcher", "lord-b"], deck=["c"])
    battle = Battle(army(["doer"], ["lord-a"], hand=["deed"]), foes, cards=[watcher, doer, deed])
    battle.say("perform", "deed", "doer")

    assert battle.asked == asked


@pytest.mark.rule("WL-REACT-03")
@pytest.mark.parametrize("moment", ["after:round-began", "before:round-ended"])
def test_WL_REACT_03_a_round_begins_and_ends(moment: str) -> None:
    watcher = character("watcher", ability=[ability("react", DRAW, trigger=moment, limit="round")])
    foes = army(["b", "x", "y"], ["watcher", "lord-b"], deck=["c", "d"])
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=[watcher], dice=[12, 3, 12, 3])
    battle.say("pass").say("pass")

    assert battle.asked == (1, moment)


# -- whoever is about to be killed ---------------------------------------------------------------


SAVE = ability("react", {"do": "survive"}, trigger="before:killed", tests=[{"who": "victim", "side": "own"}])


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.parametrize("deed", [{"do": "kill", "who": "target"}, {"do": "wound", "who": "target", "amount": 4}])
def test_WL_GOLDEN_01_somebody_saved_before_it_is_killed_lives(deed: dict[str, Any]) -> None:
    order = ability("order", deed, aim={"side": "enemy"})
    cards = [character("doer", ability=[order]), character("healer", ability=[SAVE]), character("foe", hit_points=2)]
    battle = Battle(army(["doer"], ["lord-a"]), army(["foe", "x", "y"], ["healer", "lord-b"]), cards=cards)
    battle.say("perform", "doer").say("target", "foe").say("react", "healer")

    assert battle.zone("foe") == "formation"
    assert battle.card("foe").wounds == (1 if deed["do"] == "wound" else 0)
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_whoever_is_not_saved_dies() -> None:
    order = ability(
        "order", {"do": "kill", "who": "all", "filter": {"side": "enemy", "warlord": "no", "place": "front"}}
    )
    cards = [character("doer", ability=[order]), character("healer", ability=[SAVE])]
    battle = Battle(army(["doer"], ["lord-a"]), army(["b", "c", "x"], ["healer", "lord-b"]), cards=cards)
    battle.say("perform", "doer").say("react", "healer").say("pass").say("pass")

    assert [battle.zone(name) for name in ("b", "c", "x")] == ["formation", "discard", "discard"]


@pytest.mark.rule("WL-GOLDEN-01", "WL-ATTACK-08")
def test_WL_GOLDEN_01_whoever_has_too_few_hit_points_left_for_its_wounds_may_be_saved() -> None:
    """The reason is a text, and still its wounds kill."""
    order = ability("order", {"do": "modify", "stat": "hp", "amount": -2, "who": "target"}, aim={"side": "enemy"})
    cards = [character("doer", ability=[order]), character("healer", ability=[SAVE]), character("foe", hit_points=4)]
    theirs = army(["foe", "x", "y"], ["healer", "lord-b"])
    battle = Battle(army(["doer"], ["lord-a"]), theirs, cards=cards, on={"foe": {"wounds": 3}})
    battle.say("perform", "doer").say("target", "foe").say("react", "healer")

    assert (battle.zone("foe"), battle.card("foe").wounds) == ("formation", 1)
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GOLDEN-01", "WL-BONUS-01")
@pytest.mark.parametrize(("answer", "zone"), [("react", "formation"), ("pass", "discard")])
def test_WL_GOLDEN_01_the_doomed_may_be_saved_at_the_end_of_the_round(answer: str, zone: str) -> None:
    order = ability("order", {"do": "modify", "stat": "doomed", "amount": 1, "who": "target"}, aim={"side": "enemy"})
    cards = [character("doer", ability=[order]), character("healer", ability=[SAVE])]
    theirs = army(["foe", "x", "y"], ["healer", "lord-b"])
    battle = Battle(army(["doer"], ["lord-a"]), theirs, cards=cards, dice=[10, 5])
    battle.say("perform", "doer").say("target", "foe").say("pass").say("pass")
    asked = battle.asked
    battle.say(answer, "healer" if answer == "react" else "")

    assert asked == (1, "before:killed")
    assert battle.zone("foe") == zone


@pytest.mark.rule("WL-ASTRAL-08")
def test_WL_ASTRAL_08_whoever_is_torn_dies_at_once_and_is_not_saved() -> None:
    order = ability("order", {"do": "grant", "stat": "trait", "word": "astral", "who": "target"}, aim={"side": "enemy"})
    cards = [character("doer", ability=[order]), character("healer", ability=[SAVE])]
    cards.append(character("foe", traits=["ethereal"]))
    battle = Battle(army(["doer"], ["lord-a"]), army(["foe", "x", "y"], ["healer", "lord-b"]), cards=cards)
    battle.say("perform", "doer").say("target", "foe")

    assert battle.zone("foe") == "discard"


@pytest.mark.rule("WL-GOLDEN-01", "WL-BONUS-01")
def test_WL_GOLDEN_01_whoever_only_wounds_can_kill_outlives_its_doom() -> None:
    doom = ability("order", {"do": "modify", "stat": "doomed", "amount": 1, "who": "target"}, aim={"side": "enemy"})
    hardy = ability("static", {"do": "grant", "stat": "ban", "word": "be-killed"})
    cards = [character("doer", ability=[doom]), character("foe", ability=[hardy])]
    battle = Battle(army(["doer"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, dice=[10, 5])
    battle.say("perform", "doer").say("target", "foe").say("pass").say("pass")

    assert (battle.zone("foe"), battle.state.round) == ("formation", 2)


@pytest.mark.rule("WL-REACT-03", "WL-ATTACK-01")
def test_WL_REACT_03_whoever_leaves_before_it_attacks_does_not() -> None:
    lash = ability("react", {"do": "send-back", "who": "victim", "to": "hand"}, trigger="before:attacked")
    foes = army(["b", "x", "y"], ["watcher", "lord-b"])
    battle = Battle(army(["a", "c"], ["lord-a"]), foes, cards=[character("watcher", ability=[lash])])
    battle.say("attack", "a").say("react", "watcher")

    assert battle.zone("a") == "hand"
    assert battle.events("attacks") == []
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("leaves", "front"), [(False, ["c", "b", "x"]), (True, ["c", "x"])])
def test_WL_ACTIONCARD_07_nobody_changes_places_with_one_who_has_left(leaves: bool, front: list[str]) -> None:
    order = ability("order", {"do": "swap"}, aim={"side": "enemy", "place": "front", "least": 2, "most": 2})
    away = ability(
        "react",
        {"do": "send-back", "to": "hand"},
        trigger="after:targeted",
        tests=[{"who": "victim", "me": True}],
    )
    cards = [character("doer", ability=[order]), character("b", ability=[away])]
    battle = Battle(army(["doer"], ["lord-a"]), army(["b", "c", "x"], ["lord-b"]), cards=cards)
    battle.say("perform", "doer").say("targets", "", "b", "c")
    battle.say("react" if leaves else "pass", "b" if leaves else "")

    assert [battle.name(number) for number in battle.state.formations[1][0]] == front
