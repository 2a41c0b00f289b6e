"""Whatever decides is told with the lines that it is made of, each with its rule and the card that it comes from."""

from __future__ import annotations

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.kernel import NOBODY, Receipt


def lines(battle: Battle, receipts: tuple[Receipt, ...]) -> list[tuple[int, str, str]]:
    """Number, rule and card of each line."""
    return [(each.value, each.rule, "" if each.source == NOBODY else battle.name(each.source)) for each in receipts]


def told(battle: Battle, event: str) -> list[tuple[int, str, str]]:
    (found,) = battle.events(event)
    return lines(battle, found.receipts)


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_the_stun_of_the_loyalty_penalty_is_told() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["elf"]), army(["b"], ["lord-b"]), cards=[character("elf", "elves")])
    battle.say("recruit", "elf").place(1, 0)

    assert [(event.name, event.rule) for event in battle.match.events[-2:]] == [
        ("entered", "WL-RECRUIT-01"),
        ("stunned", "WL-RECRUIT-05"),
    ]


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_A90_so_is_that_of_one_brought_in_by_an_effect() -> None:
    call = ability("react", {"do": "enter", "who": "source"}, trigger="after:ordered", hand=True)
    elf = character("elf", "elves", ability=[call])
    battle = Battle(army(["a", "x"], ["lord-a"], hand=["elf"]), army(["b"], ["lord-b"]), cards=[elf])
    battle.say("manoeuvre", "a").place(1, 1).say("react", "elf").place(1, 0)

    assert [event.rule for event in battle.events("stunned") if battle.name(event.facts[0]) == "elf"] == [
        "WL-RECRUIT-05"
    ]


def rolled_for_initiative(dice: list[int]) -> Battle:
    """Both pass, and in the new round the first player's herald adds to his roll."""
    herald = character("herald", ability=[ability("static", {"do": "grant", "stat": "initiative", "amount": 3})])
    battle = Battle(army(["herald"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[herald], dice=dice)
    return battle.say("pass").say("pass")


@pytest.mark.rule("WL-INIT-02")
def test_WL_INIT_02_who_goes_first_is_told_with_the_die_and_every_bonus() -> None:
    battle = rolled_for_initiative([10, 12])

    assert told(battle, "goes-first") == [(10, "WL-INIT-01", ""), (3, "WL-CHAR-17", "herald")]


@pytest.mark.rule("WL-INIT-04")
def test_WL_INIT_04_after_a_tie_the_lines_are_those_of_the_last_roll() -> None:
    battle = rolled_for_initiative([10, 13, 5, 9])

    assert told(battle, "goes-first") == [(9, "WL-INIT-01", "")]


@pytest.mark.rule("WL-FEAT-20")
def test_WL_FEAT_20_the_wounds_of_a_strike_are_told_with_what_adds_to_them() -> None:
    hero = character("hero", feats={"powerattack": 9})
    cruel = ability(
        "react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit", tests=[{"who": "striker", "me": True}]
    )
    axe = item("axe", "weapon", ability=[cruel])
    own = army(["hero"], ["lord-a"])
    foe = character("b", hit_points=4)
    battle = Battle(
        own, army(["b"], ["lord-b"]), cards=[hero, axe, foe], on={"hero": {"items": ["axe"]}}, dice=[15, 15]
    )
    battle.say("attack", "hero").say("strike", "b").say("powerattack", "hero").say("react", "axe")

    assert told(battle, "wounds-summed") == [
        (1, "WL-ATTACK-07", ""),
        (1, "WL-FEAT-20", "hero"),
        (1, "WL-ACTIONCARD-07", "axe"),
    ]
    assert battle.card("b").wounds == 3


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_A96_a_death_is_told_with_what_the_hit_points_are_made_of() -> None:
    frail = character("b", hit_points=3)
    weak = [{"card": "b", "stat": "hp", "value": -2, "source": "a", "until": "round"}]
    battle = Battle(army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[frail], effects=weak, dice=[15])
    battle.say("attack", "a").say("strike", "b")

    assert [line[0] for line in told(battle, "hit-points-summed")] == [3, -2]


@pytest.mark.rule("WL-DRAW-03")
def test_WL_DRAW_03_a_changed_hand_size_is_told_with_its_cause() -> None:
    sage = character("sage", ability=[ability("static", {"do": "grant", "stat": "hand-size", "amount": 1})])
    own = army(["sage"], ["lord-a"], deck=[f"a#{number}" for number in range(1, 9)])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[sage], dice=[5, 3])
    battle.say("pass").say("pass")

    assert told(battle, "hand-size-summed") == [(5, "WL-DRAW-03", ""), (1, "WL-CHAR-17", "sage")]
    assert len(battle.state.hands[0]) == 6


@pytest.mark.rule("WL-INIT-01")
def test_WL_INIT_01_more_dice_for_initiative_are_told_with_their_cause() -> None:
    seer = character("seer", ability=[ability("static", {"do": "grant", "stat": "initiative-dice", "amount": 1})])
    battle = Battle(army(["seer"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[seer], dice=[5, 9, 3])
    battle.say("pass").say("pass")

    assert told(battle, "initiative-dice-summed") == [(1, "WL-INIT-01", ""), (1, "WL-CHAR-17", "seer")]


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_whatever_pays_for_an_action_is_told_as_its_cost() -> None:
    price = [{"pay": "discard-hand"}, {"pay": "wound-self", "number": 1}]
    rite = action("rite", ability("order", {"do": "draw", "number": 1}, costs=price))
    own = army(["a"], ["lord-a"], hand=["rite", "coin"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[rite])
    battle.say("perform", "rite", "lord-a").say("pay", "coin")

    assert [[battle.name(fact) for fact in event.facts] for event in battle.events("pays")] == [
        ["rite", "coin"],
        ["rite", "lord-a"],
    ]


@pytest.mark.rule("WL-EQUIP-05")
def test_WL_EQUIP_05_a_level_that_does_not_suffice_is_told_as_level_and_rank() -> None:
    helm = item("helm", "helmet", level=8)
    battle = Battle(army(["a"], ["lord-a"], hand=["helm"]), army(["b"], ["lord-b"]), cards=[helm])

    (refusal,) = battle.judge("equip", "helm", "a").refusals
    assert lines(battle, refusal.receipts) == [(1, "WL-CHAR-12", ""), (1, "WL-EQUIP-05", "")]


@pytest.mark.rule("WL-PLAY-09")
def test_WL_PLAY_09_a_level_too_low_is_told_with_what_it_is_made_of() -> None:
    rite = action("rite", ability("order", {"do": "draw", "number": 1}), level=6)
    grown = [{"card": "a", "stat": "level", "value": 1, "source": "lord-a", "until": "permanent"}]
    own = army(["a"], ["lord-a"], hand=["rite"])
    battle = Battle(own, army(["b"], ["lord-b"]), cards=[rite], effects=grown)

    (refusal,) = battle.judge("perform", "rite", "a").refusals
    assert [line[0] for line in lines(battle, refusal.receipts)] == [1, 1]


@pytest.mark.rule("WL-ATTACK-03", "WL-RANK-06")
def test_WL_ATTACK_03_a_target_out_of_reach_is_told_with_both_ranks() -> None:
    battle = Battle(army(["a"], ["lord-a"]), army(["b"], ["lord-b"]))
    battle.say("attack", "a")

    (refusal,) = battle.judge("strike", "lord-b").refusals
    assert lines(battle, refusal.receipts) == [
        (1, "WL-RANK-06", "a"),
        (2, "WL-RANK-06", "lord-b"),
        (-1, "WL-RANK-05", ""),
    ]
