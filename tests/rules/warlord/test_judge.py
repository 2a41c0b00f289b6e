"""What a strict judge asks: deaths, moves and interruptions in the middle of something else; ties, copies, limits."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord
from tercio.kernel import NOBODY

OWN = [{"who": "victim", "side": "own"}]


def dead(battle: Battle) -> list[str]:
    return [battle.name(event.facts[0]) for event in battle.events("died")]


def order(*do: dict[str, Any], **values: Any) -> dict[str, Any]:
    return ability("order", *do, **values)


def storm(**chosen: Any) -> dict[str, Any]:
    """Everybody whom the filter lets through suffers a wound."""
    return {"do": "wound", "who": "all", "amount": 1, "filter": chosen}


# -- WL-ATTACK, WL-WIN: deaths in the middle of something else ------------------------------------


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_A32_an_attacker_killed_between_its_strikes_strikes_no_more() -> None:
    thorns = ability("react", {"do": "wound", "who": "striker", "amount": 1}, trigger="after:struck")
    hero = character("hero", attacks=[5, 5, 5])
    foes = army(["thorn", "b"], ["lord-b"])
    battle = Battle(army(["hero", "a"], ["lord-a"]), foes, cards=[hero, character("thorn", ability=[thorns])], dice=[2])
    battle.say("attack", "hero").say("strike", "b").say("react", "thorn")

    assert dead(battle) == ["hero"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-05")
def test_WL_ATTACK_05_a_target_killed_before_the_roll_ends_the_strike_without_a_die() -> None:
    """Its own player kills it; the attack goes on with the next strike at whoever has fallen forward."""
    sacrifice = ability(
        "react", {"do": "kill", "who": "opponent"}, trigger="before:rolled", tests=[{"who": "opponent", "side": "own"}]
    )
    hero = character("hero", attacks=[5, 5])
    foes = army(["b"], ["priest"], ["lord-b"])
    cards = [hero, character("priest", ability=[sacrifice])]
    battle = Battle(army(["hero"], ["lord-a"]), foes, cards=cards, dice=[15])
    battle.say("attack", "hero").say("strike", "b").say("react", "priest")

    assert battle.events("hit") == []
    assert battle.asked == (0, "next-strike")
    battle.say("strike-again", "hero").say("strike", "priest").pass_windows()

    assert dead(battle) == ["b", "priest"]


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_A9_two_of_three_warlords_die_at_one_moment_and_the_third_wins() -> None:
    doom = action("doom", order(storm(warlord="yes", side="enemy")))
    frail = [lord(name, hit_points=1) for name in ("lord-b", "lord-c")]
    armies = [army(["a"], ["lord-a"], hand=["doom"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=[doom, *frail])
    battle.say("perform", "doom", "a")

    assert battle.match.outcome == ((0,), "WL-WIN-02")


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_A9_all_warlords_die_at_one_moment_and_nobody_wins() -> None:
    doom = action("doom", order(storm(warlord="yes")))
    frail = [lord(name, hit_points=1) for name in ("lord-a", "lord-b", "lord-c")]
    armies = [army(["a"], ["lord-a"], hand=["doom"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=[doom, *frail])
    battle.say("perform", "doom", "a")

    assert battle.match.outcome == ((), "WL-WIN-02")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_a_warlord_paid_as_a_cost_is_dead() -> None:
    pact = action("pact", order({"do": "draw"}, costs=[{"pay": "kill-own", "filter": {"warlord": "yes"}}]))
    battle = Battle(army(["a"], ["lord-a"], hand=["pact"]), army(["b"], ["lord-b"]), cards=[pact])
    battle.say("perform", "pact", "a").say("pay", "lord-a")

    assert battle.match.outcome == ((1,), "WL-WIN-02")


@pytest.mark.rule("WL-REACT-04")
def test_WL_REACT_04_A8_after_the_initiative_winner_is_out_the_next_one_clockwise_reacts_first() -> None:
    watch = ability("react", {"do": "modify", "stat": "skill", "amount": 1}, trigger="after:struck")
    cards = [lord("lord-b", hit_points=1, armour=5), *[character(f"watch-{s}", ability=[watch]) for s in "ac"]]
    armies = [army(["watch-a"], ["lord-a"]), army(["lord-b"]), army(["watch-c"], ["lord-c"])]
    battle = Battle(*armies, cards=cards, first=1, turn=0, dice=[15])
    battle.say("attack", "watch-a").say("strike", "lord-b")

    assert battle.state.out == (1,)
    assert battle.asked == (2, "after:struck")


@pytest.mark.rule("WL-PASS-03")
def test_WL_PASS_03_A94_of_three_the_round_ends_when_the_two_left_have_passed() -> None:
    cards = [lord("lord-b", hit_points=1, armour=5)]
    armies = [army(["a"], ["lord-a"]), army(["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=cards, dice=[15, 10, 5])
    battle.say("attack", "a").say("strike", "lord-b")

    assert battle.asked == (2, "order")
    battle.say("pass").say("pass")

    assert battle.state.round == 2


# -- WL-ILLEGAL, WL-INFILTRATE: moves in the middle of something else ----------------------------------


@pytest.mark.rule("WL-ILLEGAL-04")
def test_WL_ILLEGAL_04_A23_two_illegal_armies_the_initiative_winners_first_both_before_any_react() -> None:
    mourner = character("mourner", ability=[ability("react", {"do": "draw"}, trigger="after:died")])
    quake = action("quake", order({"do": "kill", "who": "all", "filter": {"place": "front", "trait": "frail"}}))
    frail = [character(name, traits=["frail"]) for name in ("f", "g")]
    mine = army(["f", "mourner"], ["a", "a#2"], ["lord-a"], hand=["quake"], deck=["x"])
    foes = army(["g", "b"], ["c", "d"], ["lord-b"])
    battle = Battle(mine, foes, cards=[mourner, quake, *frail], first=1, turn=0)
    battle.say("perform", "quake", "mourner")
    asked = [battle.asked]
    battle.say("fall", "c").place(1, 0)
    asked.append(battle.asked)
    battle.say("fall", "a").place(1, 0)
    asked.append(battle.asked)

    assert asked == [(1, "fall"), (0, "fall"), (0, "after:died")]


@pytest.mark.rule("WL-ILLEGAL-13", "WL-ILLEGAL-12")
def test_WL_ILLEGAL_13_ranks_close_up_one_after_another_and_a_stunned_one_stays_stunned() -> None:
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "enemy"}))
    foes = army(["b"], ["stunned"], ["spent"], ["lord-b"])
    on = {"stunned": {"state": "stunned"}, "spent": {"state": "spent"}}
    battle = Battle(army(["a"], ["lord-a"], hand=["kill"]), foes, cards=[kill], on=on)
    battle.say("perform", "kill", "a").say("target", "b")

    assert battle.ranks(1) == [["stunned"], ["spent"], ["lord-b"]]
    assert [battle.turned(name) for name in ("stunned", "spent", "lord-b")] == ["stunned", "stunned", "spent"]


@pytest.mark.rule("WL-MANOEUVRE-03")
def test_WL_MANOEUVRE_03_A27_backward_out_of_a_rank_that_is_then_empty_ends_stunned() -> None:
    battle = Battle(army(["a"], ["b"], ["lord-a"]), army(["c"], ["lord-b"]))
    battle.say("manoeuvre", "lord-a").place(4, 0)

    assert battle.ranks(0) == [["a"], ["b"], ["lord-a"]]
    assert battle.turned("lord-a") == "stunned"


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_A8_intruders_of_two_players_come_home_when_their_host_is_out() -> None:
    spies = [character(name, feats={"stealth": 5}) for name in ("spy-a", "spy-c")]
    cards = [lord("lord-b", hit_points=1, armour=5), *spies]
    armies = [army(["a"], ["lord-a"]), army(["spy-a", "b", "spy-c"], ["lord-b"]), army(["c"], ["lord-c"])]
    on = {"spy-a": {"owner": 0}, "spy-c": {"owner": 2}}
    battle = Battle(*armies, cards=cards, on=on, dice=[15])
    battle.say("attack", "spy-a").say("strike", "lord-b").place(1, 0).place(1, 1)

    assert battle.state.out == (1,)
    assert (battle.ranks(0)[0], battle.ranks(2)[0]) == (["spy-a", "a"], ["c", "spy-c"])
    assert (battle.turned("spy-a"), battle.turned("spy-c")) == ("stunned", "stunned")


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_an_intruder_moves_up_when_the_last_rank_before_it_dies() -> None:
    spy = character("spy", feats={"stealth": 5})
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "enemy"}))
    foes = army(["lord-b"], ["spy", "b"])
    battle = Battle(army(["a"], ["lord-a"], hand=["kill"]), foes, cards=[spy, kill], on={"spy": {"owner": 0}})
    battle.say("perform", "kill", "a").say("target", "b").place(1, 1)

    assert battle.ranks(1) == [["lord-b", "spy"]]
    assert battle.turned("spy") == "ready"  # no falling forward


@pytest.mark.rule("WL-INFILTRATE-09")
def test_WL_INFILTRATE_09_an_intruder_neither_makes_a_rank_illegal_nor_saves_it() -> None:
    spy = character("spy", feats={"stealth": 5})
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "enemy"}))
    foes = army(["b", "spy"], ["c"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"], hand=["kill"]), foes, cards=[spy, kill], on={"spy": {"owner": 0}})
    battle.say("perform", "kill", "a").say("target", "b").place(1, 0)

    assert battle.ranks(1) == [["c", "spy"], ["lord-b"]]


@pytest.mark.rule("WL-TASK-02", "WL-ILLEGAL-04")
def test_WL_TASK_02_whoever_falls_through_a_cost_aims_from_where_it_has_fallen() -> None:
    """The man in front is paid; the performer falls into the front rank before anything else, spent, and goes on."""
    hunt = order(
        {"do": "stun", "who": "target"}, aim={"side": "enemy", "place": "within-2"}, costs=[{"pay": "kill-own"}]
    )
    mine = army(["a"], ["hunter"], ["lord-a"], hand=["hunt"])
    battle = Battle(mine, army(["hare"], ["fox"], ["lord-b"]), cards=[action("hunt", hunt)])
    battle.say("perform", "hunt", "hunter").say("pay", "a")

    assert (battle.ranks(0), battle.turned("hunter")) == ([["hunter"], ["lord-a"]], "spent")
    assert battle.offered("target") == ["hare", "fox"]


# -- WL-BONUS, WL-PLAY: copies, and effects that outlive their source ---------------------------------------


@pytest.mark.rule("WL-BONUS-04", "WL-PLAY-03")
def test_WL_BONUS_04_two_copies_add_up_and_both_cards_stay_until_the_end_of_the_round() -> None:
    cry = action("cry", order({"do": "modify", "stat": "atk", "amount": 2}))
    mine = army(["a"], ["lord-a"], hand=["cry", "cry#2"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[cry], dice=[2, 10, 5])
    battle.say("perform", "cry", "a").say("pass").say("perform", "cry#2", "a").say("pass")
    battle.say("attack", "a").say("strike", "b")

    assert [event.facts[2] for event in battle.events("missed")] == [2 + 2 + 2 + 2]
    assert (battle.zone("cry"), battle.zone("cry#2")) == ("table", "table")
    battle.say("pass").say("pass")

    assert (battle.zone("cry"), battle.zone("cry#2")) == ("discard", "discard")


@pytest.mark.rule("WL-BONUS-01", "WL-EQUIP-07")
def test_WL_BONUS_01_what_an_item_has_done_outlives_the_item() -> None:
    horn = item("horn", "horn", ability=[order({"do": "modify", "stat": "atk", "amount": 3})])
    cards = [horn, item("trumpet", "horn")]
    mine = army(["a"], ["lord-a"], hand=["trumpet"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=cards, on={"a": {"items": ["horn"]}}, dice=[2])
    battle.say("perform", "horn").say("pass").say("equip", "trumpet", "a").say("pass").say("attack", "a").say(
        "strike", "b"
    )

    assert battle.zone("horn") == "discard"
    assert [event.facts[2] for event in battle.events("missed")] == [2 + 2 + 3]


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_who_leaves_play_and_comes_back_brings_nothing_along() -> None:
    recall = action("recall", order({"do": "send-back", "who": "target", "to": "hand"}, aim={"side": "own"}))
    effects = [{"card": "b", "stat": "atk", "value": 5, "until": "permanent"}]
    mine = army(["a", "b"], ["lord-a"], hand=["recall"])
    battle = Battle(
        mine,
        army(["c"], ["lord-b"]),
        cards=[recall, character("b", hit_points=3)],
        effects=effects,
        on={"b": {"wounds": 2, "state": "stunned"}},
    )
    battle.say("perform", "recall", "a").say("target", "b").say("pass").say("recruit", "b").place(1, 0)

    assert (battle.card("b").wounds, battle.turned("b"), battle.state.effects) == (0, "ready", [])


@pytest.mark.rule("WL-BONUS-05")
def test_WL_BONUS_05_A87_the_later_change_counts_and_the_earlier_returns_when_it_ends() -> None:
    one = order({"do": "set", "stat": "atk", "amount": 9})
    two = order({"do": "set", "stat": "atk", "amount": 1, "until": "next-strike"})
    hero = character("hero", attacks=[2, 2])
    mine = army(["hero"], ["lord-a"], hand=["one", "two"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[hero, action("one", one), action("two", two)], dice=[2, 2])
    battle.say("perform", "one", "hero").say("pass").say("perform", "two", "hero").say("pass")
    battle.say("attack", "hero").say("strike", "b").say("strike-again", "hero").say("strike", "b")

    assert [event.facts[2] for event in battle.events("missed")] == [2 + 1, 2 + 9]


@pytest.mark.rule("WL-BONUS-01", "WL-ATTACK-08")
def test_WL_BONUS_01_A96_hit_points_that_end_with_the_round_take_a_warlord_along() -> None:
    frail = lord("lord-b", hit_points=1)
    effects = [{"card": "lord-b", "stat": "hp", "value": 1}]
    battle = Battle(
        army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[frail], effects=effects, on={"lord-b": {"wounds": 1}}
    )
    battle.say("pass").say("pass")

    assert battle.match.outcome == ((0,), "WL-WIN-02")


@pytest.mark.rule("WL-EQUIP-07", "WL-ATTACK-08")
def test_WL_EQUIP_07_A96_an_item_that_kept_its_bearer_alive_is_replaced_and_the_bearer_dies() -> None:
    amulet = item("amulet", "neck", ability=[ability("static", {"do": "modify", "stat": "hp", "amount": 1})])
    mine = army(["a", "b"], ["lord-a"], hand=["chain"])
    cards = [amulet, item("chain", "neck")]
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=cards, on={"a": {"items": ["amulet"], "wounds": 1}})
    battle.say("equip", "chain", "a")

    assert dead(battle) == ["a"]
    assert sorted([battle.name(n) for n in battle.state.discards[0]]) == ["a", "amulet", "chain"]


@pytest.mark.rule("WL-EQUIP-07")
def test_WL_EQUIP_07_A57_an_item_with_two_traits_replaces_both() -> None:
    cards = [item("sword", "weapon"), item("shield", "shield"), item("spiked-shield", "weapon", "shield")]
    mine = army(["a"], ["lord-a"], hand=["spiked-shield"])
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=cards, on={"a": {"items": ["sword", "shield"]}})
    battle.say("equip", "spiked-shield", "a")

    assert [battle.name(n) for n in battle.card("a").holds] == ["spiked-shield"]
    assert [battle.name(n) for n in battle.state.discards[0]] == ["sword", "shield"]


# -- WL-REACT: copies and interruptions ------------------------------------------------------------------------


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_two_copies_react_to_one_trigger_and_each_only_once() -> None:
    fury = action(
        "fury",
        ability(
            "react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit", tests=[{"who": "striker", "me": True}]
        ),
    )
    mine = army(["a"], ["lord-a"], hand=["fury", "fury#2"])
    foes = army(["giant"], ["lord-b"])
    battle = Battle(mine, foes, cards=[fury, character("giant", hit_points=9)], dice=[15])
    battle.say("attack", "a").say("strike", "giant").wait_for(0, "after:hit")
    battle.say("react", "fury").say("react", "fury#2").pass_windows()

    assert battle.card("giant").wounds == 3


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_who_dies_of_an_earlier_react_does_not_react() -> None:
    snap = ability("react", {"do": "kill", "who": "all", "filter": {"name": "slow"}}, trigger="after:struck")
    late = ability("react", {"do": "draw"}, trigger="after:struck")
    cards = [character("quick", ability=[snap]), character("slow", ability=[late])]
    battle = Battle(army(["quick"], ["lord-a"]), army(["slow", "b"], ["lord-b"], deck=["x"]), cards=cards, dice=[2])
    battle.say("attack", "quick").say("strike", "b").say("react", "quick")

    assert dead(battle) == ["slow"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_A50_a_react_that_is_cancelled_does_nothing_and_is_spent() -> None:
    """Its own spell is answered: the newest react is over before the older one goes on."""
    guard = action(
        "guard",
        ability("react", {"do": "cancel-strike"}, trigger="before:rolled", tests=[{"who": "opponent", "side": "own"}]),
    )
    deny = ability("react", {"do": "cancel-action"}, trigger="after:announced")
    cards = [guard, character("denier", ability=[deny])]
    foes = army(["b"], ["lord-b"], hand=["guard"])
    battle = Battle(army(["denier"], ["lord-a"]), foes, cards=cards, dice=[15])
    battle.say("attack", "denier").say("strike", "b").wait_for(1, "before:rolled")
    battle.say("react", "guard", "b").say("react", "denier").pass_windows()

    assert dead(battle) == ["b"]
    assert battle.zone("guard") == "discard"


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_wounds_lowered_to_none_are_no_wounds() -> None:
    ward = ability(
        "react", {"do": "prevent", "amount": 1}, trigger="before:wounded", tests=[{"who": "victim", "me": True}]
    )
    hurt = ability("react", {"do": "draw"}, trigger="after:died")
    cards = [character("warded", ability=[ward]), character("mourner", ability=[hurt])]
    battle = Battle(army(["a"], ["lord-a"]), army(["warded", "mourner"], ["lord-b"]), cards=cards, dice=[15])
    battle.say("attack", "a").say("strike", "warded").say("react", "warded")

    assert (battle.card("warded").wounds, battle.events("wounded")) == (0, [])
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_striker_that_dies_before_its_wounds_are_suffered_inflicts_none() -> None:
    """A32  After the hit its victim's friend kills the striker: the strike is off."""
    revenge = ability("react", {"do": "kill", "who": "striker"}, trigger="after:hit")
    cards = [character("friend", ability=[revenge])]
    battle = Battle(army(["a", "a#2"], ["lord-a"]), army(["b", "friend"], ["lord-b"]), cards=cards, dice=[15])
    battle.say("attack", "a").say("strike", "b").say("react", "friend")

    assert dead(battle) == ["a"]
    assert battle.card("b").wounds == 0


@pytest.mark.rule("WL-STATE-09", "WL-FEAT-24")
@pytest.mark.parametrize(("lifts", "offered"), [(["WL-STATE-09"], ["dreamer"]), (["WL-STATE-10"], [])])
def test_WL_STATE_09_a_text_that_lifts_it_lets_the_stunned_use_feats(lifts: list[str], offered: list[str]) -> None:
    dreamer = character("dreamer", feats={"riposte": 9}, ability=[ability("static", lifts=lifts)])
    foes = army(["dreamer", "b"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=[dreamer], on={"dreamer": {"state": "stunned"}}, dice=[2])
    battle.say("attack", "a").say("strike", "dreamer")

    assert battle.offered("riposte") == offered


# -- WL-DRAW, WL-SEARCH: nothing and everything ------------------------------------------------------------------


@pytest.mark.rule("WL-GLOSSARY-02", "WL-SEARCH-03")
def test_WL_GLOSSARY_02_nobody_draws_from_an_empty_deck_and_nobody_reacts() -> None:
    eager = character("eager", ability=[ability("react", {"do": "draw"}, trigger="after:drew")])
    feast = action("feast", order({"do": "draw", "number": 3}))
    battle = Battle(army(["eager"], ["lord-a"], hand=["feast"]), army(["b"], ["lord-b"]), cards=[eager, feast])
    battle.say("perform", "feast", "eager")

    assert battle.events("drew") == []
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-03")
def test_WL_GLOSSARY_03_A78_what_is_there_is_drawn_and_a_react_to_it_draws_no_more() -> None:
    eager = character("eager", ability=[ability("react", {"do": "draw"}, trigger="after:drew")])
    feast = action("feast", order({"do": "draw", "number": 3}))
    mine = army(["eager"], ["lord-a"], hand=["feast"], deck=["x", "y"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[eager, feast])
    battle.say("perform", "feast", "eager").say("react", "eager")

    assert [battle.name(n) for n in battle.state.hands[0]] == ["x", "y"]
    assert len(battle.events("drew")) == 1


@pytest.mark.rule("WL-SEARCH-01")
def test_WL_SEARCH_01_A77_a_search_in_an_empty_deck_takes_nothing() -> None:
    seek = action("seek", order({"do": "search", "filter": {"type": "item"}}, {"do": "stun", "when": "failed"}))
    battle = Battle(army(["a"], ["lord-a"], hand=["seek"]), army(["b"], ["lord-b"]), cards=[seek])
    battle.say("perform", "seek", "a").pass_windows()

    assert battle.turned("a") == "stunned"
    assert battle.asked == (1, "order")


# -- WL-INIT, WL-STATE, WL-SKILL: ties, zero and maximum --------------------------------------------------------------


@pytest.mark.rule("WL-SKILL-03")
def test_WL_SKILL_03_a_total_that_equals_the_difficulty_succeeds_also_with_a_negative_skill() -> None:
    dare = action("dare", order({"do": "check", "dc": 10}, {"do": "draw", "when": "passed"}))
    clumsy = character("clumsy", skill=-5)
    battle = Battle(
        army(["clumsy"], ["lord-a"], hand=["dare"], deck=["x"]),
        army(["b"], ["lord-b"]),
        cards=[dare, clumsy],
        dice=[15],
    )
    battle.say("perform", "dare", "clumsy").pass_windows()

    assert battle.zone("x") == "hand"


@pytest.mark.rule("WL-SKILL-05")
def test_WL_SKILL_05_each_of_several_saves_for_itself_and_one_dead_meanwhile_makes_none() -> None:
    """The first to fail is killed by a react to its roll's end; the others still save."""
    blast = action(
        "blast",
        order(
            {"do": "check", "who": "targets", "dc": 15, "kind": "magic"},
            {"do": "wound", "who": "targets", "amount": 1, "when": "failed"},
            aim={"side": "enemy", "place": "front", "least": 1, "most": 3},
        ),
        **{"class": "wizard"},
    )
    cards = [blast, character("mage", **{"class": "wizard"})]
    foes = army(["b", "c", "d"], ["lord-b"])
    battle = Battle(army(["mage"], ["lord-a"], hand=["blast"]), foes, cards=cards, dice=[2, 18, 3])
    battle.say("perform", "blast", "mage").say("targets", "", "b", "c", "d").pass_windows()

    assert dead(battle) == ["b", "d"]


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_A48_spending_everybody_leaves_the_spent_and_the_stunned_as_they_are() -> None:
    lull = action("lull", order({"do": "spend", "who": "all", "filter": {"side": "enemy"}}))
    foes = army(["b", "c", "d"], ["lord-b"])
    on = {"c": {"state": "spent"}, "d": {"state": "stunned"}}
    battle = Battle(army(["a"], ["lord-a"], hand=["lull"]), foes, cards=[lull], on=on)
    battle.say("perform", "lull", "a").pass_windows()

    assert [battle.turned(name) for name in ("b", "c", "d")] == ["spent", "spent", "stunned"]
    assert len(battle.events("spent")) == 2  # b and their Warlord


@pytest.mark.rule("WL-INIT-01")
def test_WL_INIT_01_several_dice_and_a_tie_are_rolled_again_with_several_dice() -> None:
    swift = lord("lord-a", ability=[ability("static", {"do": "modify", "stat": "initiative-dice", "amount": 1})])
    dice = [4, 12, 12, 3, 9, 8]
    battle = Battle(army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[swift], phase="ready", dice=dice)

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-18")
def test_WL_FEAT_18_A79_healing_more_than_there_is_leaves_no_wound_and_no_less() -> None:
    salve = action("salve", order({"do": "heal", "who": "target", "amount": 5}, aim={"side": "own"}))
    battle = Battle(
        army(["a", "b"], ["lord-a"], hand=["salve"]),
        army(["c"], ["lord-b"]),
        cards=[salve, character("b", hit_points=3)],
        on={"b": {"wounds": 2}},
    )
    battle.say("perform", "salve", "a").say("target", "b")

    assert battle.card("b").wounds == 0
    assert [event.facts[1] for event in battle.events("healed")] == [2]


# -- found by looking for more ----------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_bonus_for_a_strike_that_is_never_made_ends_with_the_round() -> None:
    lunge = order(
        {"do": "modify", "stat": "atk", "amount": 5, "until": "strike"},
        {"do": "strike", "to": "target"},
        aim={"side": "enemy"},
    )
    mine = army(["a"], ["lord-a"], hand=["lunge"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[action("lunge", lunge)], dice=[10, 5])
    battle.say("perform", "lunge", "a").say("target", "lord-b").say("pass").say("pass")

    assert (battle.state.round, battle.state.effects) == (2, [])
    assert battle.zone("lunge") == "discard"


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_strike_within_another_leaves_the_other_its_bonus() -> None:
    """Before the die of its strike falls, the hero strikes another blow: that one has not the bonus, the first has."""
    jab = ability(
        "react", {"do": "strike"}, trigger="before:rolled", tests=[{"who": "striker", "me": True}], limit="round"
    )
    bonus = [{"card": "hero", "stat": "atk", "value": 5, "until": "next-strike", "serial": 1}]
    cards = [character("hero", ability=[jab])]
    battle = Battle(army(["hero"], ["lord-a"]), army(["b"], ["lord-b"]), cards=cards, effects=bonus, dice=[2, 3])
    battle.say("attack", "hero").say("strike", "b").say("react", "hero").say("strike", "b")

    assert [event.facts[2] for event in battle.events("missed")] == [2 + 2, 3 + 2 + 5]
    assert battle.state.effects == []


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_what_an_attached_card_has_done_outlives_its_host() -> None:
    charm = action(
        "charm",
        order({"do": "modify", "who": "target", "stat": "atk", "amount": 3}, aim={"side": "own", "other": True}),
    )
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "own"}))
    mine = army(["host", "a"], ["lord-a"], hand=["kill"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[charm, kill], on={"host": {"attached": ["charm"]}}, dice=[2])
    battle.say("perform", "charm").say("target", "a").say("pass").say("perform", "kill", "a").say("target", "host").say(
        "pass"
    )
    battle.say("attack", "a").say("strike", "b")

    assert battle.zone("charm") == "discard"
    assert [event.facts[2] for event in battle.events("missed")] == [2 + 2 + 3]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_a_strike_that_is_not_made_has_not_hit() -> None:
    """The first strike kills the one aimed at; the second finds nobody."""
    blow = {"do": "strike", "to": "target"}
    flurry = order(blow, blow, {"do": "draw", "when": "hit"}, aim={"side": "enemy", "place": "reach"})
    mine = army(["a"], ["lord-a"], hand=["flurry"], deck=["x"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[action("flurry", flurry)], dice=[15])
    battle.say("perform", "flurry", "a").say("target", "b").pass_windows()

    assert dead(battle) == ["b"]
    assert battle.zone("x") == "deck"


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A8_of_three_who_is_out_in_the_middle_of_his_order_finishes_it_not() -> None:
    blaze = order({"do": "wound", "amount": 1}, storm(side="enemy", place="front"))
    cards = [action("blaze", blaze), lord("lord-a", hit_points=1)]
    armies = [army(["a"], ["lord-a"], hand=["blaze"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=cards)
    battle.say("perform", "blaze", "lord-a")

    assert battle.state.out == (0,)
    assert dead(battle) == ["lord-a"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-INIT-01")
def test_WL_INIT_01_who_is_out_before_his_die_falls_rolls_none() -> None:
    assassin = ability(
        "react",
        {"do": "kill", "who": "all", "filter": {"name": "lord-b"}},
        trigger="after:initiative-rolled",
        limit="round",
    )
    armies = [army(["assassin"], ["lord-a"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=[character("assassin", ability=[assassin])], phase="ready", dice=[5, 9])
    battle.say("react", "assassin")

    assert [event.facts[0] for event in battle.events("rolled")] == [0, 2]
    assert battle.asked == (2, "order")


@pytest.mark.rule("WL-ILLEGAL-04", "WL-ATTACK-08")
def test_WL_ILLEGAL_04_A26_who_dies_of_a_death_is_dead_before_the_ranks_close_and_both_are_mourned_after() -> None:
    """The banner kept a wounded man alive; with it he dies, then the ranks close, then others react."""
    banner = character(
        "banner",
        ability=[
            ability("static", {"do": "modify", "who": "all", "stat": "hp", "amount": 1, "filter": {"side": "own"}})
        ],
    )
    mourner = character("mourner", ability=[ability("react", {"do": "draw"}, trigger="after:died", tests=OWN)])
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "enemy"}))
    foes = army(["banner", "frail"], ["mourner", "b"], ["lord-b"], deck=["x", "y"])
    battle = Battle(
        army(["a"], ["lord-a"], hand=["kill"]), foes, cards=[banner, mourner, kill], on={"frail": {"wounds": 1}}
    )
    battle.say("perform", "kill", "a").say("target", "banner")

    assert dead(battle) == ["banner", "frail"]
    battle.say("fall", "b")

    assert battle.ranks(1) == [["b"], ["mourner"], ["lord-b"]]
    asked = []
    while battle.asked == (1, "after:died"):
        asked.append(battle.name(battle.question.subject))
        battle.say("react", "mourner")

    assert sorted(asked) == ["banner", "frail"]


@pytest.mark.rule("WL-ATTACK-05", "WL-BONUS-02")
def test_WL_ATTACK_05_A32_a_target_that_has_left_play_and_come_back_is_not_struck() -> None:
    vanish = ability(
        "react",
        {"do": "send-back", "to": "hand"},
        {"do": "enter", "who": "source"},
        trigger="before:rolled",
        tests=[{"who": "opponent", "me": True}],
    )
    battle = Battle(
        army(["a"], ["lord-a"]), army(["trick", "b"], ["lord-b"]), cards=[character("trick", ability=[vanish])]
    )
    battle.say("attack", "a").say("strike", "trick").say("react", "trick").place(1, 0)

    assert battle.zone("trick") == "formation"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_who_leaves_before_its_wounds_count_suffers_none() -> None:
    flee = ability(
        "react", {"do": "send-back", "to": "hand"}, trigger="before:wounded", tests=[{"who": "victim", "me": True}]
    )
    battle = Battle(
        army(["a"], ["lord-a"]),
        army(["coward", "b"], ["lord-b"]),
        cards=[character("coward", ability=[flee])],
        dice=[15],
    )
    battle.say("attack", "a").say("strike", "coward").say("react", "coward")

    assert (battle.zone("coward"), battle.events("wounded"), dead(battle)) == ("hand", [], [])
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-DICE-02", "WL-DICE-03")
@pytest.mark.parametrize(("face", "event"), [(20, "hit"), (19, "missed")])
def test_WL_DICE_03_a_20_hits_with_whatever_penalty_and_a_19_does_not(face: int, event: str) -> None:
    effects = [{"card": "a", "stat": "atk", "value": -20}, {"card": "a", "stat": "atk", "value": -20, "serial": 1}]
    battle = Battle(army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), effects=effects, dice=[face])
    battle.say("attack", "a").say("strike", "b")

    assert [e.facts[1:3] for e in battle.events(event)] == [(face, face + 2 - 40)]


@pytest.mark.rule("WL-GOLDEN-01", "WL-ALIGN-03")
def test_WL_GOLDEN_01_two_created_characters_die_at_the_end_of_the_round_and_are_mourned_once_each() -> None:
    ghost = action("ghost", order({"do": "summon"}), attacks=[1], armour=5, hit_points=1)
    mourner = character(
        "mourner",
        ability=[
            ability(
                "react",
                {"do": "modify", "stat": "skill", "amount": 1, "until": "permanent"},
                trigger="after:died",
                tests=OWN,
            )
        ],
    )
    mine = army(["mourner"], ["lord-a"], hand=["ghost", "ghost#2"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[ghost, mourner], dice=[10, 5])
    battle.say("perform", "ghost", "mourner").place(1, 0).say("pass")
    battle.say("perform", "ghost", "mourner").place(1, 0).say("pass").say("pass")  # now the only one of that name
    battle.say("react", "mourner").say("react", "mourner")

    assert len(battle.events("died")) == 2
    assert battle.ranks(0) == [["mourner"], ["lord-a"]]
    assert battle.state.round == 2


@pytest.mark.rule("WL-ORDER-01")
def test_WL_ORDER_01_two_texts_grant_two_orders_and_passing_one_passes_both() -> None:
    again = ability("react", {"do": "special", "word": "order-again"}, trigger="after:ordered", spend=True)
    cards = [character("first", ability=[again]), character("second", ability=[again])]
    battle = Battle(army(["first", "second", "a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=cards)
    battle.say("manoeuvre", "a").place(1, 0).say("react", "first").say("react", "second")

    assert battle.asked == (0, "order")
    battle.say("manoeuvre", "lord-a").place(1, 0)

    assert battle.asked == (0, "order")
    battle.say("pass")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GOLDEN-01", "WL-ATTACK-11")
def test_WL_GOLDEN_01_a_challenger_is_struck_at_first_also_by_a_strike_at_each() -> None:
    reap = action("reap", order({"do": "special", "word": "strike-each", "amount": 1}))
    dare = action("dare", order({"do": "challenge", "who": "target"}, aim={"side": "enemy"}))
    foes = army(["b", "daring", "c"], ["lord-b"], hand=["dare"])
    battle = Battle(army(["a"], ["lord-a"], hand=["reap"]), foes, cards=[reap, dare], turn=1, dice=[2, 2, 2])
    battle.say("perform", "dare", "daring").say("target", "a").pass_windows()
    battle.say("perform", "reap", "a").pass_windows().say("pick", "c").pass_windows()

    assert [battle.name(e.facts[0]) for e in battle.events("missed")] == ["daring", "c", "b"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_of_two_challengers_either_may_be_struck_at_first_and_the_refusal_names_the_first() -> None:
    effects = [
        {"card": "a", "stat": "must-strike", "whom": whom, "serial": serial} for serial, whom in enumerate(("b", "c"))
    ]
    battle = Battle(army(["a"], ["lord-a"]), army(["b", "c", "d"], ["lord-b"]), effects=effects, dice=[2])
    battle.say("attack", "a")
    (refusal,) = battle.judge("strike", "d").refusals

    assert battle.offered("strike") == ["b", "c"]
    assert (refusal.because, refusal.facts) == ("must-strike-first", (battle.number("a"), battle.number("b"), NOBODY))


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_a_second_strike_at_each_begins_anew() -> None:
    each = {"do": "special", "word": "strike-each", "amount": 3}
    battle = Battle(
        army(["a"], ["lord-a"], hand=["reap"]),
        army(["b", "c"], ["lord-b"]),
        cards=[action("reap", order(each, each)), character("a", attacks=[2])],
        dice=[2, 3, 4, 5],
    )
    battle.say("perform", "reap", "a").pass_windows().say("pick", "c").pass_windows().say("pick", "b").pass_windows()

    assert [(battle.name(e.facts[0]), *e.facts[1:4]) for e in battle.events("missed")] == [
        ("c", 2, 4, 12),
        ("b", 3, 2, 12),
        ("b", 4, 6, 12),
        ("c", 5, 4, 12),
    ]


@pytest.mark.rule("WL-ILLEGAL-02", "WL-READY-02")
def test_WL_ILLEGAL_02_A89_ranks_close_up_after_the_doomed_and_before_the_next_ready_phase() -> None:
    effects = [{"card": "a", "stat": "doomed", "value": 1}, {"card": "a", "stat": "doomed", "value": 1, "serial": 1}]
    battle = Battle(army(["a"], ["b"], ["lord-a"]), army(["c"], ["lord-b"]), effects=effects, dice=[10, 5])
    battle.say("pass").say("pass")

    assert dead(battle) == ["a"]
    assert (battle.ranks(0), battle.turned("b")) == ([["b"], ["lord-a"]], "ready")
    assert [event.name for event in battle.match.events if event.name in ("fell", "round", "readied")][:3] == [
        "fell",
        "fell",
        "round",
    ]


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_of_three_a_doomed_warlord_takes_his_player_out_at_the_end_of_the_round() -> None:
    effects = [{"card": "lord-a", "stat": "doomed", "value": 1}]
    armies = [army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, effects=effects, dice=[10, 5])
    battle.say("pass").say("pass").say("pass")

    assert (battle.state.out, battle.state.round) == ((0,), 2)
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_a_card_whose_last_effect_ends_with_a_death_is_discarded_then() -> None:
    bless = action(
        "bless",
        order(
            {"do": "modify", "who": "targets", "stat": "ac", "amount": 1}, aim={"side": "own", "least": 2, "most": 2}
        ),
    )
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "own"}))
    mine = army(["a", "b", "c"], ["lord-a"], hand=["bless", "kill", "kill#2"])
    battle = Battle(mine, army(["d"], ["lord-b"]), cards=[bless, kill])
    battle.say("perform", "bless", "c").say("targets", "", "a", "b").say("pass")
    battle.say("perform", "kill", "c").say("target", "a").say("pass")
    zones = [battle.zone("bless")]
    battle.say("perform", "kill#2", "c").say("target", "b")

    assert [*zones, battle.zone("bless")] == ["table", "discard"]


@pytest.mark.rule("WL-PLAY-15")
def test_WL_PLAY_15_A55_a_card_attached_to_an_enemy_goes_to_its_owners_pile_when_the_host_leaves() -> None:
    hex_ = action(
        "hex",
        order({"do": "attach", "who": "target"}, aim={"side": "enemy"}),
        ability("static", {"do": "modify", "stat": "ac", "amount": -2}),
    )
    recall = action("recall", order({"do": "send-back", "who": "target"}, aim={"side": "own"}))
    foes = army(["b", "c"], ["lord-b"], hand=["recall"])
    battle = Battle(army(["a"], ["lord-a"], hand=["hex"]), foes, cards=[hex_, recall])
    battle.say("perform", "hex", "a", number=1).say("target", "b").pass_windows()
    battle.say("perform", "recall", "c").say("target", "b").pass_windows()

    assert (battle.zone("b"), battle.zone("hex")) == ("hand", "discard")
    assert [battle.name(n) for n in battle.state.discards[0]] == ["hex"]


@pytest.mark.rule("WL-CHAR-19")
def test_WL_CHAR_19_A96_hit_points_never_fall_below_one_and_kill_only_the_wounded() -> None:
    wither = action(
        "wither", order({"do": "modify", "who": "all", "stat": "hp", "amount": -5, "filter": {"side": "enemy"}})
    )
    foes = army(["hurt", "whole"], ["lord-b"])
    on = {"hurt": {"wounds": 1}}
    cards = [wither, character("hurt", hit_points=4), character("whole", hit_points=4)]
    battle = Battle(army(["a"], ["lord-a"], hand=["wither"]), foes, cards=cards, on=on)
    battle.say("perform", "wither", "a")

    assert dead(battle) == ["hurt"]


@pytest.mark.rule("WL-SAMPLE-02", "WL-REACT-05")
def test_WL_SAMPLE_02_two_copies_take_off_two_wounds_and_no_more_than_there_are() -> None:
    spare = action("spare", ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded"))
    hurt = action("hurt", order({"do": "wound", "who": "target", "amount": 2}, aim={"side": "enemy"}))
    foes = army(["b", "c"], ["lord-b"], hand=["spare", "spare#2", "spare#3"])
    battle = Battle(army(["a"], ["lord-a"], hand=["hurt"]), foes, cards=[spare, hurt])
    battle.say("perform", "hurt", "a").say("target", "b").wait_for(1, "before:wounded")
    battle.say("react", "spare", "c").wait_for(1, "before:wounded").say("react", "spare#2", "c")

    assert (battle.card("b").wounds, battle.zone("spare#3")) == (0, "hand")
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-INIT-04")
def test_WL_INIT_04_four_are_tied_then_two_then_nobody() -> None:
    armies = [army([f"man-{s}"], [f"lord-{s}"]) for s in "abcd"]
    battle = Battle(*armies, phase="ready", dice=[7, 7, 7, 7, 9, 3, 9, 1, 4, 6])

    assert [e.facts for e in battle.events("tied")] == [(0, 1, 2, 3), (0, 2)]
    assert battle.asked == (2, "order")


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_A61_a_second_copy_of_a_unique_intruder_may_enter_and_both_stay() -> None:
    spy = character("spy", traits=["unique"], feats={"stealth": 5})
    armies = [army(["a"], ["lord-a"], hand=["spy#2"]), army(["b", "spy"], ["lord-b"]), army(["c"], ["lord-c"])]
    cards = [spy, lord("lord-b", hit_points=1)]
    battle = Battle(*armies, cards=cards, on={"spy": {"owner": 0}, "lord-b": {"wounds": 0}}, dice=[18])
    battle.say("recruit", "spy#2").place(1, 0).say("pass").say("attack", "c").say("strike", "b")

    assert battle.ranks(0)[0] == ["spy#2", "a"]
    assert battle.zone("spy") == "formation"


# -- a third look -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-RANGED-02", "WL-ILLEGAL-04")
def test_WL_RANGED_02_the_second_of_two_ranged_strikes_is_aimed_at_the_ranks_as_they_are_then() -> None:
    volley = action("volley", order({"do": "strike", "kind": "ranged", "amount": 5, "number": 2}))
    foes = army(["b", "c"], ["d", "e"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"], hand=["volley"]), foes, cards=[volley], dice=[15, 15])
    battle.say("perform", "volley", "a")

    assert battle.offered("strike") == ["d", "e"]
    battle.say("strike", "d")

    assert battle.offered("strike") == ["e"]
    battle.say("strike", "e")

    assert (dead(battle), battle.ranks(1)) == (["d", "e"], [["b", "c"], ["lord-b"]])


@pytest.mark.rule("WL-ADJACENT-01")
def test_WL_ADJACENT_01_of_two_who_die_at_once_only_the_nearer_stood_beside() -> None:
    avenger = character(
        "avenger",
        ability=[
            ability(
                "react",
                {"do": "draw"},
                trigger="after:died",
                tests=[{"who": "victim", "side": "own", "place": "adjacent"}],
            )
        ],
    )
    rain = action("rain", order(storm(side="enemy", trait="frail")))
    frail = [character(name, traits=["frail"]) for name in ("near", "far")]
    foes = army(["avenger", "near", "far"], ["lord-b"], deck=["x", "y"])
    battle = Battle(army(["a"], ["lord-a"], hand=["rain"]), foes, cards=[avenger, rain, *frail])
    battle.say("perform", "rain", "a")

    assert (battle.asked, battle.name(battle.question.subject)) == ((1, "after:died"), "near")
    battle.say("react", "avenger")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_a_scribed_spell_under_way_is_not_lost_with_its_host() -> None:
    """The host pays with its life; the spell was cast all the same and is discarded once."""
    spell = action("spell", order({"do": "draw"}, costs=[{"pay": "wound-self"}]), **{"class": "wizard"})
    mage = character("mage", **{"class": "wizard"})
    on: dict[str, dict[str, Any]] = {"mage": {"attached": ["spell"]}, "spell": {"scribed": True}}
    battle = Battle(army(["mage", "a"], ["lord-a"], deck=["x"]), army(["b"], ["lord-b"]), cards=[spell, mage], on=on)
    battle.say("perform", "spell")

    assert battle.zone("x") == "hand"
    assert sorted([battle.name(n) for n in battle.state.discards[0]]) == ["mage", "spell"]


@pytest.mark.rule("WL-TASK-01", "WL-REACT-03")
def test_WL_TASK_01_an_order_of_an_item_goes_on_when_the_item_is_smashed_meanwhile() -> None:
    horn = item("horn", "horn", ability=[order({"do": "draw"}, costs=[{"pay": "spend-item"}])])
    smash = ability("react", {"do": "discard-item", "who": "caster"}, trigger="after:announced")
    cards = [horn, character("smasher", ability=[smash])]
    battle = Battle(
        army(["a"], ["lord-a"], deck=["x"]), army(["smasher"], ["lord-b"]), cards=cards, on={"a": {"items": ["horn"]}}
    )
    battle.say("perform", "horn").say("react", "smasher")

    assert (battle.zone("horn"), battle.zone("x")) == ("discard", "hand")
    assert [battle.name(n) for n in battle.state.discards[0]] == ["horn"]


@pytest.mark.rule("WL-WIN-01", "WL-CARD-05")
@pytest.mark.parametrize(("items", "outcome"), [([], ((0,), "WL-WIN-02")), (["crown"], None)])
def test_WL_WIN_01_a_warlord_by_an_item_is_a_warlord(items: list[str], outcome: Any) -> None:
    crown = item("crown", "crown", ability=[ability("static", {"do": "grant", "stat": "trait", "word": "warlord"})])
    cards = [crown, lord("lord-b", hit_points=1, armour=5)]
    battle = Battle(
        army(["a"], ["lord-a"]), army(["lord-b", "prince"]), cards=cards, on={"prince": {"items": items}}, dice=[15]
    )
    battle.say("attack", "a").say("strike", "lord-b")

    assert battle.match.outcome == outcome


@pytest.mark.rule("WL-WIN-01", "WL-EQUIP-07")
def test_WL_WIN_01_a_warlord_by_an_item_that_is_replaced_is_none_any_more() -> None:
    crown = item("crown", "crown", ability=[ability("static", {"do": "grant", "stat": "trait", "word": "warlord"})])
    cards = [crown, item("wreath", "crown")]
    battle = Battle(
        army(["prince"], hand=["wreath"]), army(["b"], ["lord-b"]), cards=cards, on={"prince": {"items": ["crown"]}}
    )
    battle.say("equip", "wreath", "prince")

    assert battle.match.outcome == ((1,), "WL-WIN-02")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_a_successor_is_enough_when_the_old_warlord_dies_again() -> None:
    heir = character("heir", ability=[ability("static", {"do": "grant", "stat": "successor"})])
    kill = action("kill", order({"do": "kill", "who": "target"}, aim={"side": "enemy"}))
    mine = army(["a"], ["lord-a"], hand=["kill", "kill#2"])
    foes = army(["heir", "heir#2", "b"], ["lord-b"])
    battle = Battle(mine, foes, cards=[heir, kill])
    battle.say("perform", "kill", "a").say("target", "lord-b").pass_windows().say("pass")
    battle.say("perform", "kill#2", "a").say("target", "heir").pass_windows()

    assert [battle.name(event.facts[0]) for event in battle.events("took-over")] == ["heir", "heir#2"]
    assert battle.match.outcome is None


@pytest.mark.rule("WL-DRAW-03")
def test_WL_DRAW_03_A54_a_hand_that_is_too_large_stays_and_an_intruder_gives_no_more() -> None:
    banker = character(
        "banker", feats={"stealth": 5}, ability=[ability("static", {"do": "modify", "stat": "hand-size", "amount": 3})]
    )
    mine = army(["a"], ["lord-a"], hand=["h", "i", "j", "k"], deck=["u", "v", "w", "x", "y"])
    battle = Battle(
        mine,
        army(["banker", "b"], ["lord-b"]),
        cards=[banker],
        on={"banker": {"owner": 0}},
        phase="ready",
        dice=[10, 5],
    )
    battle.say("keep")

    assert len(battle.state.hands[0]) == 5


@pytest.mark.rule("WL-SEARCH-01", "WL-GLOSSARY-03")
def test_WL_SEARCH_01_a_card_searched_for_the_top_of_the_deck_is_drawn_next() -> None:
    seek = action("seek", order({"do": "search", "to": "deck"}, {"do": "draw"}))
    mine = army(["a"], ["lord-a"], hand=["seek"], deck=["x", "y", "z"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[seek])
    battle.say("perform", "seek", "a").say("pick", "z").pass_windows()

    assert [battle.name(n) for n in battle.state.hands[0]] == ["z"]


@pytest.mark.rule("WL-ATTACK-03")
def test_WL_ATTACK_03_A34_among_three_each_strike_goes_at_another_player() -> None:
    hero = character("hero", attacks=[5, 5])
    armies = [army(["hero"], ["lord-a"]), army(["b"], ["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=[hero], dice=[15, 15])
    battle.say("attack", "hero").say("strike", "b").say("strike-again", "hero").say("strike", "c")

    assert dead(battle) == ["b", "c"]
    assert (battle.ranks(1), battle.ranks(2)) == ([["lord-b"]], [["lord-c"]])


@pytest.mark.rule("WL-RANK-07", "WL-ILLEGAL-04")
def test_WL_RANK_07_room_that_ends_with_a_turned_card_ends_at_once() -> None:
    """The broad one gives room while it is ready; whoever spends it makes the rank illegal."""
    room = ability("static", {"do": "modify", "stat": "room", "amount": 1}, tests=[{"who": "self", "state": "ready"}])
    lull = action("lull", order({"do": "spend", "who": "target"}, aim={"side": "enemy"}))
    foes = army(["b"], ["broad", "c"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"], hand=["lull"]), foes, cards=[character("broad", ability=[room]), lull])
    battle.say("perform", "lull", "a").say("target", "broad")

    assert battle.asked == (1, "fall")


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_A96_hit_points_that_end_with_a_turned_card_end_at_once() -> None:
    stout = ability("static", {"do": "modify", "stat": "hp", "amount": 1}, tests=[{"who": "self", "state": "ready"}])
    cards = [character("stout", ability=[stout])]
    battle = Battle(army(["stout", "a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=cards, on={"stout": {"wounds": 1}})
    battle.say("attack", "stout")

    assert dead(battle) == ["stout"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-RANGED-05")
def test_WL_RANGED_05_a_shooter_killed_before_it_has_aimed_shoots_no_more() -> None:
    snare = ability("react", {"do": "kill", "who": "striker"}, trigger="before:aimed", strikes="ranged")
    shoot = action("shoot", order({"do": "strike", "kind": "ranged", "amount": 5}))
    mine = army(["archer", "a"], ["lord-a"], hand=["shoot"])
    battle = Battle(mine, army(["snare"], ["lord-b"]), cards=[shoot, character("snare", ability=[snare])])
    battle.say("perform", "shoot", "archer").wait_for(1, "before:aimed").say("react", "snare").pass_windows()

    assert dead(battle) == ["archer"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_A96_who_dies_with_a_turned_card_is_dead_before_the_strikers_own_wound_is_reacted_to() -> None:
    stout = ability("static", {"do": "modify", "stat": "hp", "amount": 1}, tests=[{"who": "self", "state": "ready"}])
    bite = ability("react", {"do": "recoil", "amount": 1}, trigger="after:hit")
    daze = action("daze", order({"do": "strike", "kind": "melee", "amount": 9, "word": "stun"}))
    spare = ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded")
    battle = Battle(
        army(["hero", "a"], ["lord-a"], hand=["daze"]),
        army(["stout", "b"], ["lord-b"]),
        cards=[
            daze,
            character("hero", hit_points=3, ability=[bite]),
            character("a", ability=[spare]),
            character("stout", ability=[stout]),
        ],
        on={"stout": {"wounds": 1}},
        dice=[15],
    )
    battle.say("perform", "daze", "hero").say("strike", "stout").wait_for(0, "after:hit").say("react", "hero")

    assert (battle.asked, dead(battle)) == ((0, "before:wounded"), ["stout"])


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_the_refusal_of_one_target_says_how_many_are_wanted() -> None:
    volley = ability("order", {"do": "stun", "who": "target"}, aim={"least": 1, "most": 2})
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("hero", ability=[volley])])
    battle.say("perform", "hero")
    (refusal,) = battle.judge("target", "foe").refusals

    assert (refusal.because, refusal.facts) == ("number-of-targets", (battle.number("hero"), 1, 2))
