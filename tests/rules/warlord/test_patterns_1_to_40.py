"""The effect patterns 1 to 40, each played with cards of our own packs: frames and costs, strikes, modifiers."""

import tomllib
from importlib.resources import files

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord import shipped

FOES = army(["foe", "foe#2"], ["lord-b"])
SOFT = character("foe", armour=10)
TOUGH = character("foe", armour=10, hit_points=9)


def hit_on(battle: Battle) -> tuple[int, int]:
    """The total and the target value of the last strike."""
    event = [e for e in battle.match.events if e.name in ("hit", "missed")][-1]
    return event.facts[2], event.facts[3]


def patterns() -> dict[str, list[str]]:
    text = files("tercio.games.warlord").joinpath("patterns/1-40.toml").read_text("utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)["patterns"]
    return found


@pytest.mark.parametrize("number", range(1, 41))
def test_the_pattern_is_on_cards_of_our_packs(number: int) -> None:
    carriers = patterns()[str(number)]

    assert carriers
    assert [card for card in carriers if card not in shipped()[0]] == []


# -- frames and costs -------------------------------------------------------------------


def test_pattern_1_an_order_leaves_its_performer_ready() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["roar-of-the-host"]), FOES)

    battle.say("perform", "roar-of-the-host", "hero")

    assert battle.turned("hero") == "ready"


def test_pattern_2_a_spend_order_spends_its_performer() -> None:
    battle = Battle(army(["hero", "ally"], ["lord-a"], hand=["lock-shields"]), FOES)

    battle.say("perform", "lock-shields", "hero")

    assert battle.turned("hero") == "spent"
    assert battle.turned("ally") == "ready"


def test_pattern_2_a_spent_character_cannot_perform_a_spend_order() -> None:
    battle = Battle(army(["crank-crossbowman"], ["lord-a"]), FOES, on={"crank-crossbowman": {"state": "spent"}})

    assert battle.offered("perform") == []


def test_pattern_3_a_react_comes_at_its_event_and_leaves_the_performer_as_it_is() -> None:
    hero = character("hero", attacks=[2])
    battle = Battle(army(["hero"], ["lord-a"], hand=["full-swing"]), FOES, cards=[hero], dice=[9])

    assert battle.offered("perform") == []
    battle.say("attack", "hero").say("strike", "foe")
    assert battle.asked == (0, "before:rolled")
    battle.say("react", "full-swing", "hero").pass_windows()

    assert hit_on(battle) == (9 + 2 + 5, 12)


def test_pattern_4_a_spend_react_needs_a_ready_performer_and_spends_it() -> None:
    helped = army(["hero", "bell-chaplain"], ["lord-a"])
    ready = Battle(helped, FOES, dice=[2, 3])
    spent = Battle(helped, FOES, dice=[2], on={"bell-chaplain": {"state": "spent"}})

    ready.say("attack", "hero").say("strike", "foe").say("react", "bell-chaplain")
    spent.say("attack", "hero").say("strike", "foe")

    assert ready.turned("bell-chaplain") == "spent"
    assert spent.events("reacts") == []
    assert spent.asked == (1, "order")


def test_pattern_5_once_a_round() -> None:
    spear = army(["jackalkin-spear"], ["lord-a"])
    battle = Battle(spear, FOES, cards=[TOUGH], dice=[2, 2], on={"jackalkin-spear": {"items": ["second-fang"]}})

    battle.say("attack", "jackalkin-spear").say("strike", "foe").say("react", "jackalkin-spear")
    battle.say("strike-again", "jackalkin-spear").say("strike", "foe")

    assert [e.name for e in battle.match.events].count("reacts") == 1
    assert hit_on(battle)[0] == 2 + 2  # the second strike has no bonus, and no window opened for it


def test_pattern_5_once_a_game() -> None:
    deck = ["a", "b", "c", "d"]
    battle = Battle(army(["hero", "ally"], ["lord-a"], hand=["spoils-of-war", "spoils-of-war#2"], deck=deck), FOES)

    battle.say("perform", "spoils-of-war", "hero").say("pass")

    assert "WL-GOLDEN-01" in battle.barred("perform", "spoils-of-war#2", "ally")


def test_pattern_5_any_number_of_times() -> None:
    captain = army(["free-company-captain"], ["lord-a"], hand=["a", "b", "c"])
    battle = Battle(captain, FOES, dice=[2])

    battle.say("attack", "free-company-captain").say("strike", "foe")
    battle.say("react", "free-company-captain").say("pay", "a").until("before:rolled")
    battle.say("react", "free-company-captain").say("pay", "c").pass_windows()

    assert hit_on(battle) == (2 + 5 + 2 + 2, 12)


def test_pattern_6_an_item_is_spent_and_becomes_ready_with_the_next_round() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), FOES, on={"lord-a": {"items": ["hill-pony"]}}, dice=[5, 6])

    battle.say("perform", "hill-pony").place(1, 1)
    assert (battle.turned("hill-pony"), battle.turned("lord-a")) == ("spent", "ready")
    assert battle.ranks(0) == [["hero", "lord-a"]]
    battle.say("pass")
    assert battle.offered("perform") == []
    battle.say("pass").say("pass")

    assert battle.turned("hill-pony") == "ready"


def test_pattern_7_an_item_is_discarded_for_its_effect() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), FOES, dice=[4], on={"hero": {"items": ["bottled-courage"]}})

    battle.say("attack", "hero").say("strike", "foe").say("react", "bottled-courage")

    assert battle.zone("bottled-courage") == "discard"
    assert hit_on(battle) == (4 + 2 + 6, 12)


def test_pattern_8_cards_from_hand_are_the_price() -> None:
    hand = ["strip-the-baggage", "a", "b"]
    battle = Battle(army(["hero"], ["lord-a"], hand=hand, deck=["c", "d", "e", "f"]), FOES)

    battle.say("perform", "strip-the-baggage", "hero").say("pay", "a").say("pay", "b")

    assert battle.state.hands[0] == tuple([battle.number(name) for name in "cde"])
    assert {battle.zone("a"), battle.zone("b")} == {"discard"}


def test_pattern_8_without_enough_cards_the_order_is_not_offered() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["strip-the-baggage", "a"]), FOES)

    assert "strip-the-baggage" not in battle.offered("perform")


def test_pattern_9_another_own_character_is_killed() -> None:
    on = {"lord-a": {"wounds": 2}}
    battle = Battle(army(["grave-surgeon", "victim", "victim#2"], ["lord-a"]), FOES, on=on)

    battle.say("perform", "grave-surgeon").say("pay", "victim").say("target", "lord-a")

    assert battle.zone("victim") == "discard"
    assert battle.card("lord-a").wounds == 0


def test_pattern_9_a_death_that_was_paid_is_a_death() -> None:
    armies = army(["grave-surgeon", "victim", "clan-avenger"], ["lord-a"])
    battle = Battle(armies, FOES, on={"lord-a": {"wounds": 2}})

    battle.say("perform", "grave-surgeon").say("pay", "victim")

    assert battle.asked == (0, "after:died")
    assert battle.offered("react") == ["clan-avenger"]


def test_pattern_10_the_performer_suffers_a_wound_for_it() -> None:
    hero = character("hero", level=2, hit_points=2)
    battle = Battle(army(["hero"], ["lord-a"], hand=["blood-for-steel"]), FOES, cards=[hero], dice=[2])

    battle.say("perform", "blood-for-steel", "hero").say("pass").say("attack", "hero").say("strike", "foe")

    assert battle.card("hero").wounds == 1
    assert hit_on(battle)[0] == 2 + 2 + 6


def test_pattern_10_another_own_character_suffers_a_wound_for_it() -> None:
    on = {"ogre-ritualist": {"state": "spent"}}
    battle = Battle(army(["ogre-ritualist", "ally", "ally#2"], ["lord-a"]), FOES, on=on)

    battle.say("perform", "ogre-ritualist").say("pay", "ally")

    assert battle.zone("ally") == "discard"
    assert battle.turned("ogre-ritualist") == "ready"


def test_pattern_10_the_performer_stuns_itself_for_it() -> None:
    on = {"minotaur-gatebreaker": {"state": "spent"}}
    battle = Battle(army(["minotaur-gatebreaker"], ["lord-a"]), FOES, on=on, dice=[3])

    battle.say("perform", "minotaur-gatebreaker").say("strike", "foe").pass_windows()

    assert battle.turned("minotaur-gatebreaker") == "stunned"
    assert hit_on(battle)[0] == 3 + 6 + 2


def test_pattern_11_a_second_own_character_is_spent_for_it() -> None:
    battle = Battle(army(["hero", "ally", "ally#2"], ["lord-a"], hand=["borrowed-strength"]), FOES, dice=[2])

    battle.say("perform", "borrowed-strength", "hero").say("pay", "ally#2").say("pass")
    battle.say("attack", "hero").say("strike", "foe")

    assert [battle.turned(name) for name in ("ally", "ally#2")] == ["ready", "spent"]
    assert hit_on(battle)[0] == 2 + 2 + 4


# -- strikes ----------------------------------------------------------------------------


def test_pattern_12_a_ranged_strike_with_the_bonus_of_the_text() -> None:
    battle = Battle(army(["hedge-ranger", "ally"], ["lord-a"]), FOES, dice=[14])

    battle.say("perform", "hedge-ranger")
    assert battle.offered("strike") == ["lord-b"]
    battle.say("strike", "lord-b")

    assert hit_on(battle) == (14 + 1, 15)
    assert battle.card("lord-b").wounds == 1


def test_pattern_12_a_bow_shoots_for_its_bearer() -> None:
    hero = character("hero", "free-kingdoms", **{"class": "rogue"}, attacks=[9])
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[hero], dice=[11], on={"hero": {"items": ["yew-longbow"]}})

    battle.say("perform", "yew-longbow").say("strike", "lord-b")

    assert hit_on(battle) == (11 + 4, 15)
    assert (battle.turned("hero"), battle.turned("yew-longbow")) == ("spent", "ready")


def test_pattern_12_nobody_shoots_where_nobody_is_two_ranks_away() -> None:
    battle = Battle(army(["hedge-ranger"], ["lord-a"]), army(["foe", "lord-b"]))

    assert battle.offered("perform") == []
    assert battle.barred("perform", "hedge-ranger", "hedge-ranger") == ["WL-RANGED-02"]


def test_pattern_13_two_ranged_strikes_at_the_same_target_or_at_two() -> None:
    battle = Battle(army(["ally", "ally#2"], ["queen-maelis"]), FOES, cards=[SOFT], dice=[7, 7])

    battle.say("perform", "queen-maelis").say("pass").say("strike", "foe")
    battle.say("pass").say("strike", "foe#2").pass_windows()

    assert battle.sizes(1) == [1]


def test_pattern_14_a_ranged_strike_reaches_a_rank_further() -> None:
    foes = army(["foe", "foe#2"], ["foe#3"], ["lord-b"])
    battle = Battle(army(["longbow-captain"], ["lord-a"]), foes)

    battle.say("perform", "longbow-captain")

    assert battle.offered("strike") == ["foe#3", "lord-b"]


def test_pattern_14_a_ranged_strike_reaches_any_rank() -> None:
    foes = army(["foe", "foe#2"], ["foe#3"], ["foe#4"], ["lord-b"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, on={"hero": {"items": ["skyreach"]}})

    battle.say("perform", "skyreach")

    assert battle.offered("strike") == ["foe#3", "foe#4", "lord-b"]


def test_pattern_15_a_ranged_strike_passes_by_the_armour_of_items() -> None:
    on = {"hero": {"items": ["deepwork-arbalest"]}, "lord-b": {"items": ["clan-plate", "copper-buckler"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, on=on, dice=[11])

    battle.say("perform", "deepwork-arbalest").say("strike", "lord-b")

    assert hit_on(battle) == (11 + 4, 15)


def test_pattern_16_a_ranged_strike_stuns_instead_of_wounding() -> None:
    battle = Battle(army(["storm-hexer"], ["lord-a"]), FOES, dice=[19])

    battle.say("perform", "storm-hexer").say("strike", "lord-b")

    assert battle.turned("lord-b") == "stunned"
    assert battle.card("lord-b").wounds == 0


def test_pattern_16_a_ranged_strike_spends_instead_of_wounding() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), FOES, on={"hero": {"items": ["weighted-bolas"]}}, dice=[19])

    battle.say("perform", "weighted-bolas").say("strike", "lord-b")

    assert battle.turned("lord-b") == "spent"
    assert battle.card("lord-b").wounds == 0


def test_pattern_17_a_second_ranged_strike_only_if_the_first_kills() -> None:
    foes = army(["a", "b"], ["foe", "c"], ["lord-b"])
    killing = Battle(army(["saddled-wyvern"], ["lord-a"]), foes, cards=[SOFT], dice=[10, 11])
    missing = Battle(army(["saddled-wyvern"], ["lord-a"]), foes, cards=[SOFT], dice=[2])

    killing.say("perform", "saddled-wyvern").say("strike", "foe").say("strike", "lord-b")
    missing.say("perform", "saddled-wyvern").say("strike", "foe")

    assert killing.card("lord-b").wounds == 1
    assert missing.asked == (1, "order")


def test_pattern_17_a_melee_strike_cleaves_on() -> None:
    hero = character("hero", level=3, attacks=[3])
    foes = army(["foe", "foe#2", "foe#3"], ["lord-b"])
    battle = Battle(army(["hero"], ["lord-a"], hand=["cleaving-path"]), foes, cards=[hero, SOFT], dice=[5, 5])

    battle.say("perform", "cleaving-path", "hero").say("strike", "foe").pass_windows().say("strike", "foe#2")

    assert battle.sizes(1) == [1, 1]


def test_pattern_18_a_melee_strike_from_a_rear_rank_as_if_in_front() -> None:
    battle = Battle(army(["ally"], ["pike-recruit"], ["lord-a"]), FOES)

    assert "pike-recruit" not in battle.offered("attack")
    battle.say("perform", "pike-recruit")

    assert battle.offered("strike") == ["foe", "foe#2"]


def test_pattern_18_move_forward_and_strike() -> None:
    battle = Battle(army(["ally"], ["warden-of-the-old-roads"], ["lord-a"]), FOES, cards=[SOFT], dice=[5])

    battle.say("perform", "warden-of-the-old-roads").place(1, 0).say("strike", "foe").pass_windows()

    assert battle.ranks(0)[0] == ["warden-of-the-old-roads", "ally"]
    assert battle.zone("foe") == "discard"


def test_pattern_19_a_melee_strike_against_each_with_a_growing_penalty() -> None:
    foes = army(["foe", "foe#2", "foe#3"], ["lord-b"])
    battle = Battle(army(["sinkhole-hydra"], ["lord-a"]), foes, cards=[TOUGH], dice=[3, 3, 3])

    battle.say("perform", "sinkhole-hydra").say("pick", "foe#3").say("pick", "foe")

    struck = [(battle.name(e.facts[0]), e.facts[2]) for e in battle.match.events if e.name in ("hit", "missed")]

    assert [name for name, _ in struck] == ["foe#3", "foe", "foe#2"]
    assert [total for _, total in struck] == [3 + 6, 3 + 6 - 2, 3 + 6 - 4]


def test_pattern_20_another_strike_after_a_kill() -> None:
    battle = Battle(army(["skarn-the-unpaid"]), army(["foe", "foe#2"], ["lord-b"]), cards=[SOFT], dice=[5, 5])

    battle.say("attack", "skarn-the-unpaid").say("strike", "foe")
    assert battle.asked == (0, "after:struck")
    battle.say("react", "skarn-the-unpaid").say("strike", "foe#2")

    assert battle.zone("foe#2") == "discard"


def test_pattern_20_another_strike_after_a_miss() -> None:
    hero = character("hero", level=2)
    battle = Battle(army(["hero"], ["lord-a"], hand=["grim-persistence"]), FOES, cards=[hero], dice=[2, 15])

    battle.say("attack", "hero").say("strike", "foe").until("after:struck")
    battle.say("react", "grim-persistence", "hero").say("strike", "foe")

    assert battle.zone("foe") == "discard"


@pytest.mark.parametrize(("face", "offered"), [(20, ["stormbrand"]), (19, [])])
def test_pattern_20_another_strike_after_a_natural_20(face: int, offered: list[str]) -> None:
    on = {"hero": {"items": ["stormbrand"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[TOUGH], dice=[face, 2], on=on)

    battle.say("attack", "hero").say("strike", "foe")

    assert (battle.offered("react") if battle.asked[1] == "after:struck" else []) == offered


def test_pattern_21_a_counter_strike_comes_before_the_strike() -> None:
    foes = army(["foe", "chained-basilisk"], ["lord-b"])
    battle = Battle(army(["hero", "ally"], ["lord-a"]), foes, dice=[18])

    battle.say("attack", "hero").say("strike", "chained-basilisk").say("react", "chained-basilisk")

    assert battle.zone("hero") == "discard"
    assert battle.card("chained-basilisk").wounds == 0
    assert battle.asked == (1, "order")


def test_pattern_21_a_counter_strike_after_the_strike() -> None:
    fencer = character("fencer", level=2, attacks=[1])
    foes = army(["foe", "fencer"], ["lord-b"], hand=["counterstroke"])
    battle = Battle(army(["hero", "ally"], ["lord-a"]), foes, cards=[fencer], dice=[2, 9])

    battle.say("attack", "hero").say("strike", "fencer").until("after:struck").say("react", "counterstroke", "fencer")

    assert hit_on(battle) == (9 + 1 + 2, 12)
    assert battle.zone("hero") == "discard"


def test_pattern_22_a_strike_when_a_neighbour_dies() -> None:
    foes = army(["foe", "clan-avenger", "foe#2", "clan-avenger#2"], ["lord-b"])
    battle = Battle(army(["hero", "ally"], ["lord-a"]), foes, dice=[15, 10])

    battle.say("attack", "hero").say("strike", "foe")
    assert battle.asked == (1, "after:died")
    assert battle.offered("react") == ["clan-avenger"]  # the other one stood further away
    battle.say("react", "clan-avenger").say("strike", "hero")

    assert battle.zone("hero") == "discard"


def test_pattern_22_a_strike_when_an_enemy_manoeuvres_into_the_front_rank() -> None:
    battle = Battle(army(["hero"], ["runner"], ["lord-a"]), army(["cliff-gargoyle"], ["lord-b"]), dice=[11])

    battle.say("manoeuvre", "runner").place(1, 0)
    assert battle.asked == (1, "after:manoeuvred")
    battle.say("react", "cliff-gargoyle", number=1)

    assert battle.zone("runner") == "discard"


def test_pattern_22_a_strike_when_an_enemy_is_recruited_into_the_front_rank() -> None:
    foes = army(["cliff-gargoyle"], ["lord-b"])
    battle = Battle(army(["hero"], ["lord-a"], hand=["newcomer"]), foes, dice=[11])

    battle.say("recruit", "newcomer").place(1, 0).say("react", "cliff-gargoyle")

    assert battle.zone("newcomer") == "discard"


def test_pattern_23_an_item_gives_one_more_strike_in_each_attack() -> None:
    hero = character("hero", attacks=[4])
    on = {"hero": {"items": ["second-fang", "notched-axe"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[hero, TOUGH], dice=[3, 3], on=on)

    battle.say("attack", "hero").say("strike", "foe")
    first = hit_on(battle)[0]
    battle.say("strike-again", "hero").say("strike", "foe")

    assert (first, hit_on(battle)[0]) == (3 + 4 + 2, 3 + 2 + 2)


def test_pattern_24_an_attack_without_being_spent_and_death_at_the_end_of_the_round() -> None:
    battle = Battle(army(["hero", "ally"], ["lord-a"], hand=["last-stand"]), FOES, dice=[2, 5, 6])

    battle.say("perform", "last-stand", "hero").say("strike", "foe")
    assert (battle.turned("hero"), battle.zone("hero")) == ("ready", "formation")
    battle.say("pass").say("pass")

    assert battle.zone("hero") == "discard"
    assert battle.zone("last-stand") == "discard"


def test_pattern_24_no_warlord_makes_a_last_stand() -> None:
    battle = Battle(army(["lord-a"], hand=["last-stand"]), FOES)

    assert battle.offered("perform") == []


def test_pattern_25_a_beast_strikes_with_values_of_its_own() -> None:
    hero = character("hero", attacks=[9])
    on = {"hero": {"items": ["chained-mastiff", "notched-axe"], "state": "spent"}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[hero], dice=[8], on=on)

    battle.say("perform", "chained-mastiff").say("strike", "foe")

    assert hit_on(battle) == (8 + 3, 12)
    assert battle.turned("chained-mastiff") == "spent"


# -- modifiers ----------------------------------------------------------------------------


def test_pattern_26_a_bonus_on_one_strike_only() -> None:
    hero = character("hero", attacks=[2, 1])
    battle = Battle(army(["hero"], ["lord-a"], hand=["full-swing"]), FOES, cards=[hero, TOUGH], dice=[3, 3])

    battle.say("attack", "hero").say("strike", "foe").say("react", "full-swing", "hero")
    first = hit_on(battle)[0]
    battle.say("strike-again", "hero").say("strike", "foe")

    assert (first, hit_on(battle)[0]) == (3 + 2 + 5, 3 + 1)


def test_pattern_27_a_bonus_until_the_end_of_the_round() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["roar-of-the-host"]), FOES, cards=[TOUGH], dice=[3, 9, 4, 3])

    battle.say("perform", "roar-of-the-host", "hero").say("pass").say("attack", "hero").say("strike", "foe")
    now = hit_on(battle)[0]
    battle.say("pass").say("pass").say("attack", "hero").say("strike", "foe")

    assert (now, hit_on(battle)[0]) == (3 + 2 + 3, 3 + 2)


def test_pattern_28_more_armour_for_one_strike_before_the_roll() -> None:
    foes = army(["fighter", "foe"], ["lord-b"], hand=["turn-the-blade"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, dice=[14])

    battle.say("attack", "hero").say("strike", "fighter").say("react", "turn-the-blade", "fighter").pass_windows()

    assert hit_on(battle) == (14 + 2, 12 + 5)
    assert battle.zone("fighter") == "formation"


def test_pattern_28_more_armour_for_one_strike_after_the_roll() -> None:
    sneak = character("sneak", **{"class": "rogue"})
    on = {"sneak": {"items": ["vial-of-smoke"]}}
    battle = Battle(army(["hero"], ["lord-a"]), army(["sneak", "foe"], ["lord-b"]), cards=[sneak], dice=[14], on=on)

    battle.say("attack", "hero").say("strike", "sneak")
    assert battle.asked == (1, "after:rolled")
    battle.say("react", "vial-of-smoke")

    assert hit_on(battle) == (14 + 2, 12 + 5)


def test_pattern_28_nothing_turns_aside_a_natural_20() -> None:
    on = {"foe": {"items": ["vial-of-smoke"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, dice=[20], on=on)

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.zone("foe") == "discard"
    assert battle.events("reacts") == []


def test_pattern_28_a_check_during_the_strike_is_not_the_roll_for_it() -> None:
    """The Powerattack check comes before the roll of the strike: the smoke waits for the latter."""
    on = {"foe": {"items": ["vial-of-smoke"]}}
    battle = Battle(army(["ironbeard-champion"], ["lord-a"]), FOES, dice=[12, 10], on=on)

    battle.say("attack", "ironbeard-champion").say("strike", "foe").say("powerattack", "ironbeard-champion")

    assert battle.asked == (1, "after:rolled")
    assert [event.facts[-1] for event in battle.events("rolled")] == [12, 10]


def test_pattern_29_more_armour_until_the_end_of_the_round() -> None:
    battle = Battle(army(["foe"], ["lord-b"]), army(["anvil-priestess", "ally"], ["lord-a"]), turn=1, dice=[12])

    battle.say("perform", "anvil-priestess").say("target", "ally").say("attack", "foe").say("strike", "ally")

    assert hit_on(battle)[1] == 12 + 3


def test_pattern_29_only_a_character_with_a_shield_raises_it() -> None:
    fighters = army(["hero", "ally"], ["lord-a"], hand=["raise-the-shield"])
    battle = Battle(fighters, FOES, on={"ally": {"items": ["copper-buckler"]}})

    battle.say("perform", "raise-the-shield")

    assert [(effect.card, effect.value) for effect in battle.state.effects] == [(battle.number("ally"), 4)]


def test_pattern_30_armour_against_ranged_strikes_only() -> None:
    foes = army(["foe", "gargoyle-hatchling"], ["gargoyle-hatchling#2", "lord-b"])
    battle = Battle(army(["hedge-ranger", "hero"], ["lord-a"]), foes, dice=[10, 10])

    battle.say("perform", "hedge-ranger").say("strike", "gargoyle-hatchling#2")
    against_arrow = hit_on(battle)[1]
    battle.say("pass").say("attack", "hero").say("strike", "gargoyle-hatchling")

    assert (against_arrow, hit_on(battle)[1]) == (12 + 3, 12)


def test_pattern_31_more_attack_for_less_armour() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["reckless-charge"]), FOES, cards=[TOUGH], dice=[3, 3])

    battle.say("perform", "reckless-charge", "hero").say("attack", "foe").say("strike", "hero")
    armour = hit_on(battle)[1]
    battle.say("attack", "hero").say("strike", "foe")

    assert (armour, hit_on(battle)[0]) == (12 - 4, 3 + 2 + 4)


def test_pattern_31_more_armour_for_less_attack() -> None:
    on = {"hero": {"items": ["tonic-of-stone"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[TOUGH], dice=[3, 3], on=on)

    battle.say("perform", "tonic-of-stone").say("attack", "foe").say("strike", "hero")
    armour = hit_on(battle)[1]
    battle.say("attack", "hero").say("strike", "foe")

    assert (armour, hit_on(battle)[0]) == (12 + 5, 3 + 2 - 5)


def test_pattern_32_a_bonus_equal_to_the_level_of_the_performer() -> None:
    battle = Battle(army(["hero", "ally"], ["marshal-corwen"]), FOES, dice=[3])

    battle.say("perform", "marshal-corwen").say("target", "hero").say("pass")
    assert battle.offered("perform") == []  # once a round
    battle.say("attack", "hero").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 2 + 5


def test_pattern_32_a_thrown_spear_flies_as_well_as_its_thrower() -> None:
    hero = character("hero", level=3)
    battle = Battle(army(["hero"], ["lord-a"], hand=["hurled-spear"]), FOES, cards=[hero], dice=[3])

    battle.say("perform", "hurled-spear", "hero").say("strike", "lord-b")

    assert hit_on(battle) == (3 + 3, 15)


def test_pattern_33_a_whole_rank_gains_armour() -> None:
    foes = army(["stonesinger", "ally"], ["lord-b"])
    battle = Battle(army(["hero", "hero#2"], ["lord-a"]), foes, turn=1, dice=[3, 3])

    battle.say("perform", "stonesinger").say("attack", "hero").say("strike", "ally").say("pass")
    ally = hit_on(battle)[1]
    battle.say("attack", "hero#2").say("strike", "stonesinger")

    assert (ally, hit_on(battle)[1]) == (12 + 2, 13 + 2)
    assert [effect.card for effect in battle.state.effects if effect.card == battle.number("lord-b")] == []


def test_pattern_33_a_whole_rank_gains_attack() -> None:
    battle = Battle(army(["banner-captain", "hero"], ["lord-a"]), FOES, dice=[3])

    battle.say("perform", "banner-captain").say("pass").say("attack", "hero").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 2 + 2


def test_pattern_34_less_armour_for_an_enemy() -> None:
    battle = Battle(army(["plague-pilgrim", "hero"], ["lord-a"]), FOES, dice=[7])

    battle.say("perform", "plague-pilgrim").say("target", "foe").say("pass").say("attack", "hero").say("strike", "foe")

    assert hit_on(battle) == (7 + 2, 12 - 3)


def test_pattern_34_less_attack_for_the_strike_of_an_enemy() -> None:
    foes = army(["helper", "weak", "foe"], ["lord-b"], hand=["knock-aside"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, dice=[14])

    battle.say("attack", "hero").say("strike", "weak")
    battle.say("react", "knock-aside", "helper").pass_windows()

    assert hit_on(battle) == (14 + 2 - 5, 12)


def test_pattern_34_the_attack_of_an_enemy_changes_to_a_fixed_value() -> None:
    sly = character("sly", level=2)
    brute = character("brute", attacks=[8])
    foes = army(["brute", "foe"], ["lord-b"])
    battle = Battle(army(["sly"], ["lord-a"], hand=["hobbling-wire"]), foes, cards=[sly, brute], dice=[5])

    battle.say("perform", "hobbling-wire", "sly").say("target", "brute").say("attack", "brute").say("strike", "sly")

    assert hit_on(battle)[0] == 5


def test_pattern_34_a_card_attached_to_an_enemy_weighs_it_down_until_it_leaves_play() -> None:
    sly = character("sly", level=2)
    battle = Battle(army(["sly", "hero"], ["lord-a"], hand=["weighted-chains"]), FOES, cards=[sly], dice=[8])

    battle.say("perform", "weighted-chains", "sly", number=1).say("target", "foe")
    assert battle.zone("weighted-chains") == "attached"
    assert battle.offered("perform") == []  # the host cannot pass it on
    battle.say("pass").say("attack", "hero").say("strike", "foe")

    assert hit_on(battle) == (8 + 2, 12 - 2)
    assert battle.zone("weighted-chains") == "discard"
    assert battle.state.discards[0] == (battle.number("weighted-chains"),)


def test_pattern_35_a_penalty_for_everybody_in_the_enemy_front_rank() -> None:
    sly = character("sly", level=2)
    battle = Battle(army(["sly", "hero"], ["lord-a"], hand=["rain-and-mud"]), FOES, cards=[sly], dice=[5])

    battle.say("perform", "rain-and-mud", "sly")
    touched = [battle.name(effect.card) for effect in battle.state.effects]
    battle.say("attack", "foe#2").say("strike", "hero")

    assert touched == ["foe", "foe#2"]
    assert hit_on(battle)[0] == 5 + 2 - 2


@pytest.mark.parametrize(
    ("rank", "bonus"),
    [
        (["pickaxe-brother", "pickaxe-brother#2", "pickaxe-brother#3"], 1),
        (["pickaxe-brother#2", "pickaxe-brother", "pickaxe-brother#3"], 2),
        (["pickaxe-brother", "ally", "pickaxe-brother#2"], 0),
    ],
)
def test_pattern_36_a_bonus_for_each_neighbour_of_its_kind(rank: list[str], bonus: int) -> None:
    battle = Battle(army(rank, ["lord-a"]), FOES, dice=[3])

    battle.say("attack", "pickaxe-brother").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 1 + bonus


def test_pattern_37_an_aura_for_the_rank() -> None:
    foes = army(["hrodgar-stonebrow", "ally", "ally#2"])
    battle = Battle(army(["hero", "hero#2"], ["lord-a"]), foes, dice=[3, 3])

    battle.say("attack", "hero").say("strike", "ally#2").say("pass")
    ally = hit_on(battle)[1]
    battle.say("attack", "hero#2").say("strike", "hrodgar-stonebrow")

    assert (ally, hit_on(battle)[1]) == (12 + 1, 17)


def test_pattern_37_an_aura_for_neighbours() -> None:
    foes = army(["hearth-witch", "ally", "ally#2"], ["lord-b"])
    battle = Battle(army(["hero", "hero#2"], ["lord-a"]), foes, dice=[3, 3])

    battle.say("attack", "hero").say("strike", "ally").say("pass")
    beside = hit_on(battle)[1]
    battle.say("attack", "hero#2").say("strike", "ally#2")

    assert (beside, hit_on(battle)[1]) == (12 + 1, 12)


@pytest.mark.parametrize(("state", "bonus"), [("ready", 0), ("spent", 3), ("stunned", 3)])
def test_pattern_38_a_bonus_against_the_spent(state: str, bonus: int) -> None:
    battle = Battle(army(["the-masked-bidder"], ["lord-a"]), FOES, dice=[3], on={"foe": {"state": state}})

    battle.say("attack", "the-masked-bidder").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 6 + bonus


@pytest.mark.parametrize(("items", "bonus"), [([], 0), (["hill-pony"], 3)])
def test_pattern_38_a_bonus_against_the_mounted(items: list[str], bonus: int) -> None:
    on = {"hero": {"items": ["boar-spear"]}, "foe": {"items": items}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, dice=[3], on=on)

    battle.say("attack", "hero").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 2 + 3 + bonus


@pytest.mark.parametrize(("alignment", "bonus"), [("good", 0), ("evil", 3)])
def test_pattern_38_a_bonus_against_the_opposite_alignment(alignment: str, bonus: int) -> None:
    foe = character("foe", alignment=alignment)
    battle = Battle(army(["border-reeve"], ["lord-a"]), FOES, cards=[foe], dice=[3])

    battle.say("attack", "border-reeve").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 5 + bonus


@pytest.mark.parametrize(("shield", "armour"), [([], 16), (["copper-buckler"], 16 + 1 + 2)])
def test_pattern_38_a_bonus_while_something_is_equipped(shield: list[str], armour: int) -> None:
    foes = army(["thane-of-the-deep-gate"], ["lord-b"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, dice=[3], on={"thane-of-the-deep-gate": {"items": shield}})

    battle.say("attack", "hero").say("strike", "thane-of-the-deep-gate")

    assert hit_on(battle)[1] == armour


@pytest.mark.parametrize(("leader", "bonus"), [("lord-a", 0), ("velvet-ishka", 1)])
def test_pattern_38_a_bonus_while_a_named_card_is_in_the_army(leader: str, bonus: int) -> None:
    battle = Battle(army(["hired-knife"], [leader]), FOES, dice=[3])

    battle.say("attack", "hired-knife").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 1 + bonus


def test_pattern_39_a_number_is_added_to_a_die_that_has_fallen() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["one-more-heave"]), FOES, dice=[7])

    battle.say("attack", "hero").say("strike", "foe").until("after:rolled").say("react", "one-more-heave")

    assert hit_on(battle) == (7 + 2 + 3, 12)


def test_pattern_39_a_wizard_in_the_rear_adds_to_the_die_of_another() -> None:
    battle = Battle(army(["hero", "ally"], ["bone-oracle"], ["lord-a"]), FOES, dice=[6])

    battle.say("attack", "hero").say("strike", "foe").say("react", "bone-oracle")

    assert hit_on(battle) == (6 + 2 + 4, 12)
    assert battle.turned("bone-oracle") == "spent"


def test_pattern_40_the_own_die_is_rolled_again() -> None:
    on = {"hero": {"items": ["ring-of-second-chances"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, dice=[3, 12], on=on)

    battle.say("attack", "hero").say("strike", "foe").say("react", "ring-of-second-chances")

    assert hit_on(battle) == (12 + 2, 12)


def test_pattern_40_the_die_of_an_ally_is_rolled_again() -> None:
    battle = Battle(army(["hero", "bell-chaplain"], ["lord-a"]), FOES, dice=[3, 12])

    battle.say("attack", "hero").say("strike", "foe").say("react", "bell-chaplain")

    assert battle.zone("foe") == "discard"
    assert battle.turned("bell-chaplain") == "spent"


def test_pattern_40_the_die_of_an_enemy_is_rolled_again() -> None:
    sly = character("sly", level=2)
    foes = army(["foe", "sly"], ["lord-b"], hand=["evil-eye"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, cards=[sly], dice=[18, 3])

    battle.say("attack", "hero").say("strike", "foe").until("after:rolled").say("react", "evil-eye", "sly")
    battle.pass_windows()

    assert battle.zone("foe") == "formation"
    assert hit_on(battle) == (3 + 2, 12)


# -- further frames the packs use ---------------------------------------------------------------


def test_a_card_becomes_a_guardian_until_the_end_of_the_round() -> None:
    sly = character("sly", level=2, alignment="evil")
    battle = Battle(army(["sly"], ["lord-a"], hand=["straw-sentinel"]), FOES, cards=[sly], dice=[5, 6])

    battle.say("perform", "straw-sentinel", "sly").place(1, 1)
    guardian = battle.state.formations[0][0][1]
    assert battle.state.cards[guardian].face.alignment == "evil"
    assert battle.state.cards[guardian].face.attacks == (2,)
    battle.say("pass").say("pass")

    assert battle.sizes(0) == [1, 1]


def test_a_card_attached_to_its_performer_counts_as_long_as_it_lies_there() -> None:
    veteran = character("veteran", level=3)
    battle = Battle(army(["veteran"], ["lord-a"], hand=["battle-hardened"]), FOES, cards=[veteran], dice=[3])

    battle.say("perform", "battle-hardened", "veteran", number=1).say("attack", "foe").say("strike", "veteran")

    assert hit_on(battle)[1] == 12 + 1
    assert battle.zone("battle-hardened") == "attached"


def test_an_item_may_be_for_one_faction_only() -> None:
    elf = character("elf", "elves", level=6)
    armies = army(["hero", "elf"], ["lord-a", "ally"], ["mountain-gargoyle"], hand=["kingsdelve"])
    battle = Battle(armies, FOES, cards=[elf])

    assert "WL-EQUIP-03" in battle.barred("equip", "kingsdelve", "elf")
    assert battle.offered("equip") == []


def test_a_lycanthrope_hunter_bears_a_form_as_if_one_level_higher() -> None:
    armies = army(["hero", "wolfskin-hunter"], ["wolfskin-hunter#2", "heath-werebeast"], hand=["wolfs-shape"])
    battle = Battle({**armies, "ranks": [*armies["ranks"], ["lord-a"]]}, FOES)

    assert battle.judge("equip", "wolfs-shape", "wolfskin-hunter#2")
    assert "WL-EQUIP-05" in battle.barred("equip", "wolfs-shape", "wolfskin-hunter")


# -- what the vocabulary must keep apart ------------------------------------------------------------


WARD = action(
    "ward",
    ability("order", {"do": "attach"}),
    ability("static", {"do": "modify", "stat": "ac", "amount": 4}),
    **{"class": "wizard"},
)


def test_a_scribed_card_works_only_when_it_is_performed() -> None:
    """WL-FEAT-28  The spell that waits with the scribe is not yet in force."""
    scribe = character("scribe", **{"class": "wizard"}, feats={"scribe": 9})
    foes = army(["foe", "foe#2"], ["lord-b"])
    battle = Battle(army(["scribe"], ["lord-a"], hand=["ward"]), foes, cards=[scribe, WARD], dice=[15, 3, 3])

    battle.say("scribe", "scribe").pass_windows().say("attack", "foe").say("strike", "scribe")
    before = hit_on(battle)[1]
    battle.say("perform", "ward", number=1).say("attack", "foe#2").say("strike", "scribe")

    assert (before, hit_on(battle)[1]) == (12, 12 + 4)


def test_a_bonus_for_the_next_strike_does_not_outlive_the_round() -> None:
    """WL-BONUS-01"""
    oil = ability("order", {"do": "modify", "stat": "atk", "amount": 5, "until": "next-strike"})
    battle = Battle(
        army(["hero"], ["lord-a"]),
        FOES,
        cards=[item("oil", ability=[oil]), TOUGH],
        dice=[9, 4, 3],
        on={"hero": {"items": ["oil"]}},
    )

    battle.say("perform", "oil").say("pass").say("pass").say("attack", "hero").say("strike", "foe")

    assert hit_on(battle)[0] == 3 + 2
