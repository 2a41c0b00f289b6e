"""WL-BONUS: bonuses, how long they last, and what replaces an attack bonus."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

FOES = army(["foe", "foe#2", "foe#3"], ["lord-b"])


def order(*lines: dict[str, Any], **values: Any) -> dict[str, Any]:
    return ability("order", *lines, **values)


def raises(stat: str, amount: int, **values: Any) -> dict[str, Any]:
    return {"do": "modify", "stat": stat, "amount": amount, **values}


def captain(*abilities: dict[str, Any], **values: Any) -> dict[str, Any]:
    """A character with these orders and reacts."""
    return character("captain", **{"attacks": [5], "ability": list(abilities), **values})


def attack_of(battle: Battle, name: str = "captain") -> int:
    """The ATK that this character's next strike is made with, found by a strike that misses with a face of 2."""
    battle.wait_for(0, "order").say("attack", name).say("strike", "foe").pass_windows()
    return battle.events("missed")[-1].facts[2] - 2


def next_round(battle: Battle) -> Battle:
    """All pass; the round ends, and the next one comes to its orders."""
    now = battle.state.round
    for _ in range(100):
        if battle.state.round > now and battle.question.kind == "order":
            return battle
        battle.say("keep" if battle.question.kind == "discard" else "pass")
    raise AssertionError("the round does not end")


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_bonus_without_a_duration_is_gone_in_the_next_round() -> None:
    guard = captain(order(raises("ac", 2)), armour=12, hit_points=9)
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[guard], round=2, dice=[2, 15, 3, 2])

    battle.say("perform", "captain").say("attack", "foe").say("strike", "captain")
    next_round(battle).wait_for(1, "order").say("attack", "foe").say("strike", "captain")

    assert battle.state.round == 3
    assert [event.facts[3] for event in battle.events("missed")] == [14, 12]


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_penalty_lapses_as_well() -> None:
    curse = captain(order(raises("atk", -4, who="target"), aim={"side": "enemy", "place": "reach"}), hit_points=9)
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[curse], dice=[2, 15, 3, 2])

    battle.say("perform", "captain").say("target", "foe").say("attack", "foe").say("strike", "captain")
    next_round(battle).wait_for(1, "order").say("attack", "foe").say("strike", "captain")

    assert [event.facts[2] for event in battle.events("missed")] == [0, 4]


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_bonus_for_this_strike_ends_with_the_strike() -> None:
    duck = ability(
        "react",
        raises("ac", 4, until="strike"),
        trigger="before:rolled",
        tests=[{"who": "opponent", "me": True}],
        limit="round",
    )
    foe = character("foe", armour=14, hit_points=9, ability=[duck])
    hero = character("hero", attacks=[3, 3])
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[foe, hero], dice=[2, 2])

    battle.say("attack", "hero").say("strike", "foe").say("react", "foe")
    battle.say("strike-again", "hero").say("strike", "foe")

    assert [event.facts[3] for event in battle.events("missed")] == [18, 14]


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_strike_within_a_strike_leaves_the_outer_one_its_bonus() -> None:
    """The foe ducks for this strike, then strikes back before the die falls; it still ducks."""
    me = [{"who": "opponent", "me": True}]
    duck = ability("react", raises("ac", 4, until="strike"), trigger="before:rolled", tests=me, limit="round")
    back = ability("react", {"do": "strike", "to": "striker"}, trigger="before:rolled", tests=me, limit="round")
    foe = character("foe", armour=14, hit_points=9, ability=[duck])
    bell = item("bell", "bell", ability=[back])
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[foe, bell, character("hero", attacks=[3], hit_points=9)],
        on={"foe": {"items": ["bell"]}},
        dice=[2, 3],
    )

    battle.say("attack", "hero").say("strike", "foe").say("react", "foe").say("react", "bell")

    assert [event.facts[1:4] for event in battle.events("missed")] == [(2, 4, 12), (3, 6, 18)]


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_bonus_for_the_next_strike_is_not_used_up_by_the_strike_that_earned_it() -> None:
    anger = ability(
        "react", raises("atk", 4, until="next-strike"), trigger="after:missed", tests=[{"who": "striker", "me": True}]
    )
    hero = character("hero", attacks=[3, 3, 3], ability=[anger])
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[hero], dice=[2, 2, 2])

    battle.say("attack", "hero").say("strike", "foe").say("react", "hero")
    battle.say("strike-again", "hero").say("strike", "foe").say("pass")
    battle.say("strike-again", "hero").say("strike", "foe").say("pass")

    assert [event.facts[2] for event in battle.events("missed")] == [5, 9, 5]


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_what_a_bearer_did_with_an_item_lasts_although_the_item_is_replaced() -> None:
    horn = item("horn", "horn", ability=[order(raises("atk", 3))])
    new = item("silver-horn", "horn")
    battle = Battle(
        army(["captain"], ["lord-a"], hand=["silver-horn"]),
        FOES,
        cards=[captain(), horn, new],
        on={"captain": {"items": ["horn"]}},
        dice=[2],
    )

    battle.say("perform", "horn").wait_for(0, "order").say("equip", "silver-horn", "captain")

    assert battle.zone("horn") == "discard"
    assert attack_of(battle) == 8


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_permanent_bonus_lasts_into_the_next_round() -> None:
    growth = captain(order(raises("atk", 1, until="permanent")))
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[growth], dice=[15, 3, 2])

    next_round(battle.say("perform", "captain"))

    assert attack_of(battle) == 6


# -- leaving play ------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_back_from_the_hand_there_are_no_wounds_and_the_printed_attack() -> None:
    """B12  Wounds stay over the rounds and end when the card leaves play."""
    call = character(
        "caller", ability=[order({"do": "send-back", "who": "target"}, aim={"side": "own", "other": True})]
    )
    hero = character("captain", attacks=[5], hit_points=2)
    battle = Battle(
        army(["captain", "caller", "other"], ["lord-a"]),
        FOES,
        cards=[call, hero],
        on={"captain": {"wounds": 1}},
        effects=[{"card": "captain", "stat": "atk", "value": 1, "until": "permanent"}],
        dice=[15, 3, 2],
    )
    next_round(battle)
    kept = battle.card("captain").wounds
    battle.say("perform", "caller").say("target", "captain")
    gone = (battle.zone("captain"), battle.card("captain").wounds)
    battle.wait_for(0, "order").say("recruit", "captain").place(1, 0)

    assert (kept, gone) == (1, ("hand", 0))
    assert battle.card("captain").wounds == 0
    assert attack_of(battle) == 5


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_a_card_that_stays_keeps_both() -> None:
    battle = Battle(
        army(["captain", "other"], ["lord-a"]),
        FOES,
        cards=[character("captain", attacks=[5], hit_points=2)],
        on={"captain": {"wounds": 1}},
        effects=[{"card": "captain", "stat": "atk", "value": 1, "until": "permanent"}],
        dice=[15, 3, 2],
    )
    next_round(battle)

    assert battle.card("captain").wounds == 1
    assert attack_of(battle) == 6


# -- one strike ----------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-03")
def test_WL_BONUS_03_a_riposte_is_one_strike_with_the_first_bonus() -> None:
    foe = character("foe", attacks=[9, 4], armour=20, feats={"riposte": 20})
    hero = character("hero", attacks=[2], armour=30)
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[foe, hero], dice=[2, 5, 3])

    battle.say("attack", "hero").say("strike", "foe").say("riposte", "foe")

    assert [event.facts[2] for event in battle.events("missed")] == [4, 3 + 9]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-BONUS-03")
def test_WL_BONUS_03_a_strike_granted_by_an_order_is_one_with_the_first_bonus() -> None:
    hero = captain(order({"do": "strike"}), attacks=[9, 4])
    foe = character("foe", armour=30)
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[hero, foe], dice=[2])

    battle.say("perform", "captain").say("strike", "foe")

    assert [event.facts[2] for event in battle.events("missed")] == [11]
    assert battle.asked == (1, "order")


# -- adding and replacing -----------------------------------------------------------------------


def orders_of(*lines: dict[str, Any], **values: Any) -> Battle:
    """The captain, ATK +5, performs these lines one after the other, each as an action card of its own."""
    names = [f"card-{number}" for number in range(len(lines))]
    cards = [action(name, order(line)) for name, line in zip(names, lines, strict=True)]
    battle = Battle(
        army(["captain"], ["lord-a"], hand=names),
        army(["foe"], ["lord-b"]),
        cards=[captain(), character("foe", armour=30), *cards, *values.pop("cards", [])],
        **{"dice": [2], **values},
    )
    for name in names:
        battle.wait_for(0, "order").say("perform", name, "captain")
    return battle


def becomes(value: int) -> dict[str, Any]:
    return {"do": "set", "stat": "atk", "amount": value}


@pytest.mark.rule("WL-BONUS-04")
def test_WL_BONUS_04_5_and_2_and_3_are_10() -> None:
    assert attack_of(orders_of(raises("atk", 2), raises("atk", 3))) == 10


@pytest.mark.rule("WL-BONUS-04")
def test_WL_BONUS_04_A95_plus_x_atk_is_added_to_every_strike() -> None:
    hero = captain(order(raises("atk", 2)), attacks=[5, 1])
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[hero, character("foe", armour=30)], dice=[2, 2])

    battle.say("perform", "captain").wait_for(0, "order").say("attack", "captain").say("strike", "foe")
    battle.say("strike-again", "captain").say("strike", "foe")

    assert [event.facts[2] for event in battle.events("missed")] == [9, 5]


@pytest.mark.rule("WL-BONUS-05")
def test_WL_BONUS_05_changes_to_10_is_10_this_round_and_5_in_the_next() -> None:
    battle = orders_of(becomes(10), dice=[2, 15, 3, 2])
    now = attack_of(battle)

    assert now == 10
    assert attack_of(next_round(battle)) == 5


@pytest.mark.rule("WL-BONUS-05")
def test_WL_BONUS_05_A40_every_strike_uses_the_new_value_and_their_number_stays() -> None:
    hero = captain(order(becomes(7)), attacks=[5, 1])
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[hero, character("foe", armour=30)], dice=[2, 2])

    battle.say("perform", "captain").wait_for(0, "order").say("attack", "captain").say("strike", "foe")
    battle.say("strike-again", "captain").say("strike", "foe")

    assert [event.facts[2] for event in battle.events("missed")] == [9, 9]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-BONUS-06")
def test_WL_BONUS_06_what_came_before_is_ignored_and_what_comes_later_is_added() -> None:
    assert attack_of(orders_of(raises("atk", 4), becomes(7), raises("atk", 2))) == 9


@pytest.mark.rule("WL-BONUS-06")
def test_WL_BONUS_06_A41_items_borne_before_are_ignored_and_those_equipped_later_add_again() -> None:
    sword, crown = item("sword", "weapon", attacks=[3]), item("crown", "helmet", attacks=[1])
    battle = Battle(
        army(["captain"], ["lord-a"], hand=["crown"]),
        army(["foe"], ["lord-b"]),
        cards=[captain(order(becomes(7))), sword, crown, character("foe", armour=30)],
        on={"captain": {"items": ["sword"]}},
        dice=[2, 15, 3, 2],
    )
    battle.say("perform", "captain").wait_for(0, "order").say("equip", "crown", "captain")
    now = attack_of(battle)

    assert now == 8
    assert attack_of(next_round(battle)) == 9


@pytest.mark.rule("WL-BONUS-06")
def test_WL_BONUS_06_A87_what_was_ignored_and_still_lasts_counts_again_when_the_replacement_ends() -> None:
    battle = orders_of(raises("atk", 4, until="permanent"), becomes(7), dice=[2, 15, 3, 2])
    now = attack_of(battle)

    assert now == 7
    assert attack_of(next_round(battle)) == 9


# -- readying and spending (A47, A48) ------------------------------------------------------------


@pytest.mark.rule("WL-STATE-07")
def test_WL_STATE_07_A47_an_effect_that_readies_turns_a_stunned_card_fully_upright() -> None:
    drum = captain(order({"do": "ready", "who": "target"}, aim={"side": "own", "other": True, "state": "spent"}))
    battle = Battle(army(["captain", "hero"], ["lord-a"]), FOES, cards=[drum], on={"hero": {"state": "stunned"}})

    battle.say("perform", "captain").say("target", "hero")

    assert battle.turned("hero") == "ready"


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_A48_only_a_ready_card_is_a_target_of_an_effect_that_spends() -> None:
    net = captain(order({"do": "spend", "who": "target"}, aim={"side": "enemy", "place": "reach"}))
    states = {"foe": {"state": "stunned"}, "foe#2": {"state": "spent"}}
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[net], on=states).say("perform", "captain")

    assert battle.offered("target") == ["foe#3"]
    battle.say("target", "foe#3")

    assert [battle.turned(name) for name in ("foe", "foe#2", "foe#3")] == ["stunned", "spent", "spent"]


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_A48_a_strike_that_spends_does_nothing_to_a_stunned_character() -> None:
    club = captain(order({"do": "strike", "word": "spend"}))
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[club], on={"foe": {"state": "stunned"}}, dice=[15, 15])

    battle.say("perform", "captain").say("strike", "foe").wait_for(0, "order")
    battle.say("perform", "captain").say("strike", "foe#2")

    assert (battle.turned("foe"), battle.turned("foe#2")) == ("stunned", "spent")
    assert battle.events("wounded") == []


@pytest.mark.rule("WL-STATE-07")
def test_WL_STATE_07_A48_stunning_works_on_any_card() -> None:
    maul = captain(order({"do": "stun", "who": "target"}, aim={"side": "enemy", "place": "reach"}))
    states = {"foe": {"state": "stunned"}, "foe#2": {"state": "spent"}}
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[maul], on=states).say("perform", "captain")

    assert battle.offered("target") == ["foe", "foe#2", "foe#3"]
    battle.say("target", "foe#2")

    assert battle.turned("foe#2") == "stunned"


# -- "changes to" of AC (WL-GOLDEN-01) -----------------------------------------------------------------


def armour_changes_to(value: int, *later: dict[str, Any], dice: list[int]) -> Battle:
    """The hero with AC 12, a shield of +2 and an earlier +1 says so of itself; then the foe with ATK +2 strikes."""
    shield = item("shield", "shield", armour=2)
    lines = [raises("ac", 1), {"do": "set", "stat": "ac", "amount": value}, *later]
    battle = Battle(
        army(["captain"], ["lord-a"]),
        FOES,
        cards=[captain(order(*lines), armour=12, hit_points=3), shield, character("foe", attacks=[2])],
        on={"captain": {"items": ["shield"]}},
        dice=dice,
    )
    return battle.say("perform", "captain").wait_for(1, "order").say("attack", "foe").say("strike", "captain")


@pytest.mark.rule("WL-GOLDEN-01", "WL-BONUS-06")
@pytest.mark.parametrize(("face", "wounds"), [(7, 0), (8, 1)])
def test_WL_GOLDEN_01_ac_that_changes_to_10_is_10_whatever_came_before(face: int, wounds: int) -> None:
    battle = armour_changes_to(10, dice=[face])

    assert battle.card("captain").wounds == wounds


@pytest.mark.rule("WL-GOLDEN-01", "WL-BONUS-06")
@pytest.mark.parametrize(("face", "wounds"), [(9, 0), (10, 1)])
def test_WL_GOLDEN_01_what_comes_later_is_added_to_the_new_ac(face: int, wounds: int) -> None:
    battle = armour_changes_to(10, raises("ac", 2), dice=[face])

    assert battle.card("captain").wounds == wounds
