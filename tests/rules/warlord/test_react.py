"""WL-REACT: reacts, which answer their moment and nothing else."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

SELF_STRIKES = [{"who": "striker", "me": True}]
CRUEL = item(
    "cruel-blade",
    "weapon",
    ability=[ability("react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit", tests=SELF_STRIKES)],
)
SPARE = action("spare", ability("react", {"do": "prevent", "amount": 1}, spend=True, trigger="before:wounded"))


def duel(dice: list[int], **values: Any) -> Battle:
    """The hero with the cruel blade and two strikes attacks a foe that stands much."""
    hero = character("hero", attacks=[5, 5])
    foe = character("foe", armour=12, hit_points=9)
    cards = [CRUEL, SPARE, hero, foe, *values.pop("cards", [])]
    own = values.pop("own", army(["hero"], ["lord-a"]))
    foes = values.pop("foes", army(["foe", "b", "c"], ["lord-b"]))
    return Battle(own, foes, cards=cards, on={"hero": {"items": ["cruel-blade"]}}, dice=dice, **values)


@pytest.mark.rule("WL-REACT-01")
def test_WL_REACT_01_the_struck_player_reacts_although_it_is_not_his_turn() -> None:
    battle = duel([15, 2], foes=army(["foe", "b"], ["lord-b"], hand=["spare"]))
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:wounded").say("react", "spare", "b")
    battle.pass_windows()

    assert battle.asked == (0, "next-strike")
    assert battle.card("foe").wounds == 0


@pytest.mark.rule("WL-REACT-02")
def test_WL_REACT_02_who_has_reacted_still_gives_his_order() -> None:
    battle = duel([15, 2, 2], foes=army(["foe", "b"], ["lord-b"], hand=["spare"]))
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:wounded").say("react", "spare", "b")
    battle.until("next-strike").say("stop", "hero").pass_windows()

    assert battle.asked == (1, "order")
    battle.say("attack", "foe").say("strike", "hero")

    assert len(battle.events("attacks")) == 2
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_react_to_a_hit_comes_after_the_hit_and_never_before_or_after_a_miss() -> None:
    hitting = duel([15]).say("attack", "hero").say("strike", "foe")
    missing = duel([2]).say("attack", "hero").say("strike", "foe")
    names = [event.name for event in hitting.match.events]

    assert (hitting.asked, hitting.offered("react")) == ((0, "after:hit"), ["cruel-blade"])
    assert names[-1] == "hit"
    assert missing.asked == (0, "next-strike")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_react_to_its_bearers_hits_does_not_answer_those_of_others() -> None:
    friend = character("friend", attacks=[9])
    battle = duel([15], cards=[friend], own=army(["hero", "friend"], ["lord-a"]))

    battle.say("attack", "friend").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_react_is_no_order() -> None:
    battle = duel([], own=army(["hero"], ["lord-a"], hand=["spare"]))

    assert battle.offered("perform") == []
    assert battle.refused_by("perform", "spare", "hero") == ["WL-PLAY-04"]
    assert battle.refused_by("perform", "cruel-blade", "hero") == ["WL-PLAY-04"]


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_A51_a_react_is_never_compulsory() -> None:
    battle = duel([15]).say("attack", "hero").say("strike", "foe")

    assert battle.keys() == {"react", "pass"}
    battle.say("pass")

    assert battle.card("foe").wounds == 1


# -- who reacts first ------------------------------------------------------------------------


def three_watchers(first: int) -> Battle:
    """Everybody has a character that may react when a strike is finished."""
    watch = ability("react", {"do": "modify", "stat": "skill", "amount": 1}, trigger="after:struck")
    watchers = [character(f"watcher-{seat}", ability=[watch]) for seat in "abc"]
    armies = [army([f"watcher-{seat}", f"man-{seat}"], [f"lord-{seat}"]) for seat in "abc"]
    return Battle(*armies, cards=watchers, first=first, turn=0, dice=[2])


@pytest.mark.rule("WL-REACT-04")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 0]), (0, [0, 1, 2]), (2, [2, 0, 1])])
def test_WL_REACT_04_the_initiative_winner_reacts_first_then_clockwise(first: int, order: list[int]) -> None:
    battle = three_watchers(first).say("attack", "man-a").say("strike", "man-b")
    spoke = []
    for _ in order:
        spoke.append(battle.question.seat)
        battle.say("react", f"watcher-{'abc'[battle.question.seat]}")

    assert spoke == order
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-REACT-04")
def test_WL_REACT_04_A49_each_plays_one_react_or_declines_until_all_decline_in_a_row() -> None:
    """Seat 1 declines first, but may still react after another has."""
    battle = three_watchers(1).say("attack", "man-a").say("strike", "man-b")
    battle.say("pass")
    then = battle.question.seat
    battle.say("react", "watcher-c").say("pass")

    assert then == 2
    assert battle.asked == (1, "after:struck")
    assert battle.offered("react") == ["watcher-b"]


@pytest.mark.rule("WL-REACT-04")
def test_WL_REACT_04_A49_one_player_may_play_several_different_reacts() -> None:
    battle = duel([15], cards=[], foes=army(["foe", "b", "c"], ["lord-b"], hand=["spare", "spare#2"]))
    battle.say("attack", "hero").say("strike", "foe").wait_for(0, "after:hit").say("react", "cruel-blade")

    battle.wait_for(1, "before:wounded").say("react", "spare", "b")
    battle.wait_for(1, "before:wounded").say("react", "spare#2", "c").pass_windows()

    assert battle.card("foe").wounds == 0


# -- how often -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_one_card_reacts_once_to_a_hit_and_again_to_the_next() -> None:
    battle = duel([15, 15]).say("attack", "hero").say("strike", "foe")
    battle.say("react", "cruel-blade")
    then = battle.asked[1]
    battle.say("strike-again", "hero").say("strike", "foe")

    assert then == "next-strike"
    assert battle.card("foe").wounds == 2
    assert battle.offered("react") == ["cruel-blade"]
    battle.say("react", "cruel-blade")

    assert battle.card("foe").wounds == 4


@pytest.mark.rule("WL-REACT-06")
@pytest.mark.parametrize(("hand", "wounds"), [(["spare"], 1), (["spare", "spare#2"], 0)])
def test_WL_REACT_06_each_copy_takes_one_of_two_wounds_off(hand: list[str], wounds: int) -> None:
    """The cruel blade makes it two wounds; b and c are ready to perform."""
    battle = duel([15], foes=army(["foe", "b", "c"], ["lord-b"], hand=hand))
    battle.say("attack", "hero").say("strike", "foe").wait_for(0, "after:hit").say("react", "cruel-blade")

    for copy, performer in zip(hand, "bc", strict=False):
        battle.wait_for(1, "before:wounded").say("react", copy, performer)
    battle.pass_windows()

    assert battle.card("foe").wounds == wounds


@pytest.mark.rule("WL-REACT-06")
def test_WL_REACT_06_each_copy_of_a_spend_react_needs_a_ready_performer_of_its_own() -> None:
    battle = duel([15], foes=army(["foe", "b", "c"], ["lord-b"], hand=["spare", "spare#2"]))
    battle.say("attack", "hero").say("strike", "foe").wait_for(0, "after:hit").say("react", "cruel-blade")
    battle.wait_for(1, "before:wounded").say("react", "spare", "b").wait_for(1, "before:wounded")

    assert battle.turned("b") == "spent"
    assert battle.refused_by("react", "spare#2", "b") != []
    assert battle.refused_by("react", "spare#2", "c") == []


# -- reacts to reacts, and what is cancelled ----------------------------------------------------------


VETO = action("veto", ability("react", {"do": "cancel-action"}, trigger="after:announced"))


@pytest.mark.rule("WL-REACT-01")
def test_WL_REACT_01_A50_the_newer_react_is_finished_before_the_older_goes_on() -> None:
    """The veto answers the react that answers the wound; the strike waits for both."""
    battle = duel(
        [15],
        cards=[VETO],
        own=army(["hero"], ["lord-a"], hand=["veto"]),
        foes=army(["foe", "b"], ["lord-b"], hand=["spare"]),
    )
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:wounded").say("react", "spare", "b")
    battle.wait_for(0, "after:announced").say("react", "veto", "hero").pass_windows()

    assert battle.card("foe").wounds == 1


@pytest.mark.rule("WL-PLAY-10")
def test_WL_PLAY_10_A52_a_cancelled_action_stays_paid_for() -> None:
    battle = duel(
        [15],
        cards=[VETO],
        own=army(["hero"], ["lord-a"], hand=["veto"]),
        foes=army(["foe", "b"], ["lord-b"], hand=["spare"]),
    )
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:wounded").say("react", "spare", "b")
    battle.wait_for(0, "after:announced").say("react", "veto", "hero").pass_windows()

    assert battle.turned("b") == "spent"
    assert (battle.zone("spare"), battle.zone("veto")) == ("discard", "discard")


@pytest.mark.rule("WL-ORDER-01")
def test_WL_ORDER_01_A52_a_cancelled_order_is_used_up_with_its_use_of_the_round() -> None:
    drill = ability("order", {"do": "modify", "stat": "ac", "amount": 2}, limit="round")
    captain = character("captain", ability=[drill])
    battle = Battle(army(["captain"], ["lord-a"]), army(["foe"], ["lord-b"], hand=["veto"]), cards=[captain, VETO])
    battle.say("perform", "captain").wait_for(1, "after:announced").say("react", "veto", "foe").pass_windows()

    assert battle.asked == (1, "order")
    battle.say("pass")

    assert battle.events("affected") == []
    assert battle.offered("perform") == []


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_A52_a_cancelled_strike_ends_only_that_strike() -> None:
    """It neither hits nor misses, and nobody may Riposte it; the second strike goes on."""
    feint = action("feint", ability("react", {"do": "cancel-strike"}, trigger="before:rolled"))
    foe = character("foe", armour=12, hit_points=9, feats={"riposte": 20})
    hero = character("hero", attacks=[5, 5])
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"], hand=["feint"]), cards=[feint, foe, hero], dice=[15]
    )
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:rolled").say("react", "feint", "foe")
    battle.pass_windows()

    assert battle.asked == (0, "next-strike")
    assert [battle.events(name) for name in ("rolled", "hit", "missed", "uses-feat")] == [[], [], [], []]
    battle.say("strike-again", "hero").say("strike", "foe").pass_windows()

    assert battle.card("foe").wounds == 1


# -- a blade that bites its bearer (A80, B13) -----------------------------------------------------------

GREEDY = item(
    "greedy-blade",
    "weapon",
    ability=[
        ability(
            "react",
            {"do": "extra-wounds", "amount": 2},
            {"do": "recoil", "amount": 1},
            trigger="after:hit",
            tests=SELF_STRIKES,
        )
    ],
)


def greed(hit_points: int, **values: Any) -> Battle:
    hero = character("hero", attacks=[9], hit_points=hit_points)
    foe = character("foe", armour=12, hit_points=3)
    foes = army(["foe", "b", "c", "d"], ["lord-b"], hand=values.pop("hand", []))
    battle = Battle(
        army(["hero", "friend"], ["lord-a"]),
        foes,
        cards=[GREEDY, SPARE, hero, foe],
        on={"hero": {"items": ["greedy-blade"]}},
        dice=[15],
    )
    return battle.say("attack", "hero").say("strike", "foe").wait_for(0, "after:hit").say("react", "greedy-blade")


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_A80_the_bearers_wound_can_kill_it_at_the_same_moment_as_the_target() -> None:
    battle = greed(1)

    assert (battle.zone("hero"), battle.zone("foe")) == ("discard", "discard")
    assert battle.zone("greedy-blade") == "discard"


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_A80_the_bearer_is_wounded_although_the_targets_wounds_are_prevented() -> None:
    battle = greed(2, hand=["spare", "spare#2", "spare#3"])
    for copy, performer in (("spare", "b"), ("spare#2", "c"), ("spare#3", "d")):
        battle.wait_for(1, "before:wounded").say("react", copy, performer)
    battle.pass_windows()

    assert (battle.card("foe").wounds, battle.card("hero").wounds) == (0, 1)
    assert battle.zone("foe") == "formation"


@pytest.mark.rule("WL-SAMPLE-02")
def test_WL_SAMPLE_02_what_is_prevented_already_is_not_prevented_again() -> None:
    twice = [{"do": "prevent", "amount": 1}, {"do": "prevent", "amount": 1}]
    spare = action("spare", ability("react", *twice, trigger="before:wounded"))
    cards = [character("hero", attacks=[9]), spare]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"], hand=["spare"]), cards=cards, dice=[12])
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:wounded").say("react", "spare", "foe")

    assert len(battle.events("prevented")) == 1
    assert battle.card("foe").wounds == 0
