"""House rulings A109 to A119, and whoever is already a target (A37)."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord

ROOTED = ability("static", {"do": "grant", "stat": "ban", "word": "move"})
PURGE = action(
    "purge", ability("order", {"do": "kill", "who": "targets"}, aim={"side": "enemy", "least": 1, "most": 2})
)


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_A37_whoever_is_already_a_target_cannot_defend_another() -> None:
    frost = action(
        "frost", ability("order", {"do": "stun", "who": "targets"}, aim={"side": "enemy", "least": 2, "most": 2})
    )
    cards = [frost, character("shield", feats={"defend": 9}), character("c", feats={"defend": 9})]
    battle = Battle(army(["a"], ["lord-a"], hand=["frost"]), army(["shield", "b", "c"], ["lord-b"]), cards=cards)
    battle.say("perform", "frost", "a").say("targets", "", "b", "shield")

    (refusal,) = battle.judge("defend", "shield", seat=1).refusals
    assert (refusal.rule, refusal.because) == ("WL-FEAT-08", "target-already")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A109_wounds_that_are_due_are_suffered_although_the_striker_gives_up() -> None:
    spare = ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded")
    foes = army(["b", "priest"], ["lord-b"])
    cards = [character("priest", ability=[spare])]
    battle = Battle(army(["a"], ["lord-a"]), foes, army(["c"], ["lord-c"]), cards=cards, dice=[15])
    battle.say("attack", "a").say("strike", "b").say("concede", seat=0).say("pass")

    assert battle.zone("b") == "discard"
    assert battle.state.out == (0,)


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A109_an_action_of_one_who_gives_up_does_nothing_more_and_stays_paid() -> None:
    """He is asked for a target: the card is shown and its cost is paid, and that is all."""
    price = action(
        "price",
        ability("order", {"do": "kill", "who": "target"}, aim={"side": "enemy"}, costs=[{"pay": "discard-hand"}]),
    )
    own = army(["a"], ["lord-a"], hand=["price", "coin"])
    foes = army(["b"], ["lord-b"])
    battle = Battle(own, foes, army(["c"], ["lord-c"]), cards=[price])
    battle.say("perform", "price", "a").say("pay", "coin").say("concede", seat=0)

    assert [battle.name(event.facts[0]) for event in battle.events("discarded")][:1] == ["coin"]
    assert battle.zone("b") == battle.zone("c") == "formation"
    assert battle.state.out == (0,)


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_A109_whoever_gives_up_before_his_character_has_moved_moves_nobody() -> None:
    watch = ability("react", {"do": "modify", "stat": "skill", "amount": 1}, trigger="before:manoeuvred")
    foes = army(["b"], ["lord-b"])
    cards = [character("b", ability=[watch])]
    battle = Battle(army(["a", "x"], ["lord-a"]), foes, army(["c"], ["lord-c"]), cards=cards)
    battle.say("manoeuvre", "a").place(2, 0).say("concede", seat=0).say("pass")

    assert battle.events("manoeuvred") == []
    assert battle.state.out == (0,)


def abroad(*ranks: list[str], hand: list[str] | None = None) -> Battle:
    """The Warlord of the second player stands among the first one's; spies of the first are among the second's."""
    cards = [PURGE, lord("lord-b", "elves", feats={"stealth": 1})]
    cards += [character(name, "dwarves", feats={"stealth": 1}) for name in ("spy", "scout")]
    spies = {name: {"owner": 0} for name in ("spy", "scout") if name in [n for rank in ranks for n in rank]}
    foes = army(*ranks, hand=hand or [])
    own = army(["a", "lord-b"], ["lord-a"], hand=["purge"])
    return Battle(own, foes, cards=cards, on={"lord-b": {"owner": 1}, **spies})


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_A110_with_nobody_of_its_own_left_a_formation_is_its_front_rank() -> None:
    battle = abroad(["b"], ["c", "spy", "scout"])
    battle.say("perform", "purge", "a").say("targets", "", "b", "c")
    battle.place(1, 0)

    assert sorted(battle.ranks(1)[0]) == ["scout", "spy"]
    assert battle.turned("spy") == battle.turned("scout") == "ready"


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_A110_in_an_empty_formation_nobody_manoeuvres_backward() -> None:
    battle = abroad(["b", "spy", "scout"])
    battle.say("perform", "purge", "a").say("targets", "", "b")
    battle.say("pass").say("manoeuvre", "spy")

    assert battle.ranks(1) == [["scout", "spy"]]


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_A111_an_intruder_that_cannot_be_moved_is_moved_to_the_last_occupied_rank() -> None:
    root = character("root", "dwarves", feats={"stealth": 1}, ability=[ROOTED])
    own = army(["a"], ["lord-a"], hand=["purge"])
    battle = Battle(own, army(["b", "lord-b"], ["c", "root"]), cards=[root, PURGE], on={"root": {"owner": 0}})
    battle.say("perform", "purge", "a").say("targets", "", "c").place(1, 0)

    assert battle.ranks(1) == [["root", "b", "lord-b"]]
    assert battle.turned("root") == "ready"


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_A111_an_intruder_that_cannot_be_moved_comes_home_with_its_feat_gone() -> None:
    root = character("root", "dwarves", ability=[ROOTED])
    cloak = item("cloak", feats={"stealth": 1})
    smash = action("smash", ability("order", {"do": "discard-item", "who": "target"}, aim={"side": "enemy"}))
    on = {"root": {"owner": 0, "items": ["cloak"]}}
    foes = army(["b", "root"], ["lord-b"], hand=["smash"])
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=[root, cloak, smash], on=on)
    battle.say("pass").say("perform", "smash", "b").say("target", "root").pass_windows().place(1, 0)

    assert battle.ranks(0) == [["root", "a"], ["lord-a"]]
    assert battle.turned("root") == "stunned"


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_A112_each_strike_goes_to_either_of_two_challengers() -> None:
    effects = [
        {"card": "a", "stat": "must-strike", "whom": whom, "serial": serial, "until": "round"}
        for serial, whom in enumerate(("b", "c"))
    ]
    hero = character("a", attacks=[2, 2])
    battle = Battle(army(["a"], ["lord-a"]), army(["b", "c", "d"], ["lord-b"]), cards=[hero], effects=effects, dice=[2])
    battle.say("attack", "a")
    assert battle.offered("strike") == ["b", "c"]
    battle.say("strike", "c").say("strike-again", "a")

    assert battle.offered("strike") == ["b", "c"]


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_A113_costs_come_first_and_may_take_the_last_target_away() -> None:
    """The only one who could be aimed at is killed as the cost; what needs no target is done all the same."""
    rite = ability(
        "order",
        {"do": "ready", "who": "target"},
        {"do": "draw", "number": 1},
        aim={"side": "own", "class": "wizard"},
        costs=[{"pay": "kill-own", "filter": {"class": "wizard"}}],
    )
    own = army(["a", "mage"], ["lord-a"], hand=["rite"], deck=["top"])
    battle = Battle(
        own, army(["b"], ["lord-b"]), cards=[action("rite", rite), character("mage", **{"class": "wizard"})]
    )
    battle.say("perform", "rite", "a")
    assert battle.asked == (0, "pay:kill-own")
    battle.say("pay", "mage")

    assert battle.events("aims-at") == []
    assert battle.zone("top") == "hand"


def opposed(*mine: dict[str, Any], dice: list[int], foes: list[str], **more: Any) -> Battle:
    """The first player's character outwits a foe: both throw a die and add their skill."""
    outwit = ability(
        "order",
        {"do": "special", "word": "outwit", "who": "target"},
        {"do": "stun", "who": "target", "when": "passed"},
        aim={"side": "enemy"},
    )
    own = army(["a", *[card["id"] for card in mine if card["id"] not in ("a", *foes)]], ["lord-a"], hand=["outwit"])
    battle = Battle(own, army(foes, ["lord-b"]), cards=[action("outwit", outwit), *mine], dice=dice, **more)
    return battle.say("perform", "outwit", "a").say("target", "b")


@pytest.mark.rule("WL-SKILL-01")
def test_WL_SKILL_01_an_opposed_roll_tells_what_skill_is_made_of_on_both_sides() -> None:
    wise = ability("static", {"do": "modify", "stat": "skill", "amount": 2})
    own, other = character("a", skill=1, ability=[wise]), character("b", skill=3, ability=[wise])
    battle = opposed(own, other, dice=[9, 5], foes=["b"])
    told = [
        (battle.name(event.facts[0]), event.facts[1], len(event.receipts)) for event in battle.events("check-summed")
    ]

    assert told == [("a", 3, 2), ("b", 5, 2)]


@pytest.mark.rule("WL-DICE-06")
def test_WL_DICE_06_a_bonus_counts_on_a_natural_one_of_an_opposed_roll() -> None:
    luck = ability(
        "react", {"do": "add-die", "amount": 5}, trigger="after:rolled", tests=[{"who": "victim", "side": "own"}]
    )
    battle = opposed(character("lucky", ability=[luck]), dice=[1, 5], foes=["b"])
    battle.say("react", "lucky")

    assert battle.turned("b") == "stunned"


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_A83_of_an_opposed_roll_ones_own_one_may_be_rolled_again() -> None:
    battle = opposed(character("charmer", feats={"charisma": 9}), dice=[1, 15, 8, 7], foes=["b"])
    battle.say("charisma", "charmer")

    assert battle.turned("b") == "stunned"


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_nobody_makes_an_opponent_roll_his_twenty_again() -> None:
    spy = character("spy", "dwarves", feats={"charisma": 9, "stealth": 1})
    battle = opposed(spy, dice=[10, 20], foes=["b", "spy"], on={"spy": {"owner": 0}})

    assert battle.asked == (1, "order")
    assert battle.turned("b") == "ready"


@pytest.mark.rule("WL-TASK-02")
@pytest.mark.parametrize("pay", ["stun-self", "wound-self"])
def test_WL_TASK_02_A98_a_performer_that_is_gone_pays_nothing_and_the_action_is_cancelled(pay: str) -> None:
    rite = ability("order", {"do": "draw", "number": 1}, costs=[{"pay": "kill-own"}, {"pay": pay}])
    banish = ability(
        "react",
        {"do": "send-back", "who": "all", "to": "hand", "filter": {"side": "enemy", "class": "wizard"}},
        trigger="after:died",
    )
    mage = character("mage", **{"class": "wizard"}, hit_points=3)
    own = army(["mage", "x"], ["lord-a"], hand=["rite"], deck=["top"])
    cards = [mage, action("rite", rite), character("b", ability=[banish])]
    battle = Battle(own, army(["b"], ["lord-b"]), cards=cards)
    battle.say("perform", "rite", "mage").say("pay", "x").say("react", "b")

    assert battle.zone("top") == "deck"
    assert battle.events("stunned") + battle.events("wounded") == []


@pytest.mark.rule("WL-FEAT-10")
def test_WL_FEAT_10_A52_nobody_reacts_to_the_performance_of_a_cancelled_action() -> None:
    echo = ability("react", {"do": "modify", "stat": "skill", "amount": 1}, trigger="after:performed")
    bolt = action(
        "bolt", ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy"}), **{"class": "wizard"}
    )
    mage = character("mage", **{"class": "wizard"})
    cards = [mage, bolt, character("b", feats={"magic-resistance": 9}), character("c", ability=[echo])]
    battle = Battle(army(["mage"], ["lord-a"], hand=["bolt"]), army(["b", "c"], ["lord-b"]), cards=cards, dice=[15])
    battle.say("perform", "bolt", "mage").say("target", "b").say("magic-resistance", "b")

    # the feat itself was performed, and may be reacted to; the spell was not
    assert battle.asked == (1, "after:performed")
    battle.say("pass")
    assert battle.asked == (1, "order")


# -- A117 and A118: strikes that are not the character's, or that do not wound ---------------------------------------

FEATS = {"powerattack": 1, "marksmanship": 1}
MARKS = ("mark-far", "mark-sure", "mark-deadly")


def strike_of(kind: str, word: str) -> dict[str, Any]:
    return ability("order", {"do": "strike", "kind": kind, "amount": 3, "word": word})


def with_dog(text: dict[str, Any], *others: dict[str, Any], dice: tuple[int, ...] = (), **mine: Any) -> Battle:
    """A hero with both feats has a dog, which does as the text says; one enemy is near, one two ranks away."""
    cards = [character("hero", skill=18, feats=FEATS), item("dog", ability=[text]), *others]
    cards += [character("foe", hit_points=4), character("far", hit_points=4)]
    theirs = army(["foe"], ["far"], ["lord-b"])
    return Battle(
        army(["hero"], ["lord-a"], **mine), theirs, cards=cards, on={"hero": {"items": ["dog"]}}, dice=[*dice]
    ).say("perform", "dog", "hero")


@pytest.mark.rule("WL-FEAT-20", "WL-TASK-01")
def test_WL_FEAT_20_A117_no_powerattack_when_a_beast_strikes() -> None:
    battle = with_dog(strike_of("melee", "own-profile"), dice=(15,)).say("strike", "foe")

    assert battle.card("foe").wounds == 1
    assert battle.question.kind == "order"


@pytest.mark.rule("WL-FEAT-12", "WL-TASK-01")
def test_WL_FEAT_12_A117_no_marksmanship_when_a_beast_strikes() -> None:
    battle = with_dog(strike_of("ranged", "own-profile"), dice=(15,)).say("strike", "far")

    assert battle.card("far").wounds == 1
    assert battle.question.kind == "order"


@pytest.mark.rule("WL-FEAT-14", "WL-RANGED-02")
@pytest.mark.parametrize(("word", "rules"), [("own-profile", ["WL-RANGED-02"]), ("no-items", [])])
def test_WL_FEAT_14_A117_marksmanship_brings_nobody_into_the_reach_of_a_beast(word: str, rules: list[str]) -> None:
    cards = [character("hero", feats=FEATS), item("dog", ability=[strike_of("ranged", word)])]
    mine, theirs = army(["a", "aa"], ["c", "cc"], ["hero", "lord-a"]), army(["b"], ["lord-b"])
    battle = Battle(mine, theirs, cards=cards, on={"hero": {"items": ["dog"]}})

    assert battle.refused_by("perform", "dog", "hero") == rules


GLOAT = action("gloat", ability("react", {"do": "draw"}, trigger="after:hit", tests=[{"who": "striker", "me": True}]))
GRUDGE = action(
    "grudge",
    ability("react", {"do": "wound", "who": "striker", "amount": 1}, trigger="after:hit",
            tests=[{"who": "striker", "side": "enemy"}]),
)  # fmt: skip


@pytest.mark.rule("WL-REACT-03", "WL-TASK-01")
@pytest.mark.parametrize(
    ("word", "offered", "rules"), [("own-profile", ["cheer"], ["WL-PLAY-05"]), ("no-items", ["gloat", "cheer"], [])]
)
def test_WL_REACT_03_A117_a_beasts_hit_is_no_hit_of_its_bearer(word: str, offered: list[str], rules: list[str]) -> None:
    """What waits for a strike of this character does not answer; what waits for any hit does."""
    dog = item("dog", ability=[strike_of("melee", word)])
    armies = (army(["hero"], ["lord-a"], hand=["gloat", "cheer"]), army(["foe"], ["lord-b"]))
    cheer = action("cheer", ability("react", {"do": "draw"}, trigger="after:hit"))
    cards = [dog, GLOAT, cheer, character("foe", hit_points=4)]
    battle = Battle(*armies, cards=cards, on={"hero": {"items": ["dog"]}}, dice=[15])
    battle.say("perform", "dog", "hero").say("strike", "foe").until("after:hit")

    assert battle.offered("react") == offered
    assert battle.refused_by("react", "gloat", "hero") == rules


@pytest.mark.rule("WL-REACT-03", "WL-TASK-01")
def test_WL_REACT_03_A117_enemies_hold_the_bearer_to_account_for_his_beast() -> None:
    cards = [item("dog", ability=[strike_of("melee", "own-profile")]), GRUDGE, character("foe", hit_points=4)]
    armies = (army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"], hand=["grudge"]))
    battle = Battle(*armies, cards=cards, on={"hero": {"items": ["dog"]}}, dice=[15])
    battle.say("perform", "dog", "hero").say("strike", "foe").until("after:hit").say("react", "grudge", "foe")

    assert battle.zone("hero") == "discard"


@pytest.mark.rule("WL-FEAT-20", "WL-GOLDEN-01")
@pytest.mark.parametrize("word", ["stun", "spend"])
def test_WL_FEAT_20_A118_no_powerattack_on_a_strike_that_does_not_wound(word: str) -> None:
    battle = with_dog(strike_of("melee", word), dice=(15,)).say("strike", "foe")

    assert battle.question.kind == "order"
    assert battle.card("foe").wounds == 0


@pytest.mark.rule("WL-FEAT-16", "WL-GOLDEN-01")
@pytest.mark.parametrize(("word", "marks"), [("stun", {"mark-far", "mark-sure"}), ("no-items", {*MARKS})])
def test_WL_FEAT_16_A118_no_deadly_shot_where_a_hit_does_not_wound(word: str, marks: set[str]) -> None:
    battle = with_dog(strike_of("ranged", word), dice=(15,)).say("marksmanship", "hero")

    assert battle.keys() == marks
    assert battle.refused_by("mark-deadly", "hero") == (["WL-FEAT-16"] if word == "stun" else [])


@pytest.mark.rule("WL-GLOSSARY-04", "WL-GOLDEN-01")
def test_WL_GOLDEN_01_A118_a_hit_that_stuns_wounds_nobody_whatever_is_added_to_it() -> None:
    more = action("more", ability("react", {"do": "extra-wounds", "amount": 2}, trigger="after:hit"))
    battle = with_dog(strike_of("melee", "stun"), more, dice=(15,), hand=["more"]).say("strike", "foe")
    battle.until("after:hit").say("react", "more", "hero").pass_windows()

    assert (battle.card("foe").wounds, battle.card("foe").state) == (0, 2)


# -- A119 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-07", "WL-ACTIONCARD-07")
@pytest.mark.parametrize(("whom", "wounds"), [("hero", (1, 0)), ("mate", (1, 1))])
def test_WL_ACTIONCARD_07_A119_whoever_is_meant_twice_suffers_once(whom: str, wounds: tuple[int, int]) -> None:
    pact = action("pact", ability("order", {"do": "wound-both", "who": "target", "amount": 1}, aim={"side": "own"}))
    cards = [pact, character("hero", hit_points=4), character("mate", hit_points=4)]
    battle = Battle(army(["hero", "mate"], ["lord-a"], hand=["pact"]), army(["b"], ["lord-b"]), cards=cards)
    battle.say("perform", "pact", "hero").say("target", whom)

    assert (battle.card("hero").wounds, battle.card("mate").wounds) == wounds
