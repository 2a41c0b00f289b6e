"""WL-TASK: orders printed on characters and items in play."""

import pytest

from battle import Battle, ability, action, army, character, item

GUARD_UP = ability("order", {"do": "modify", "stat": "ac", "amount": 2})
SPEND_GUARD_UP = ability("order", {"do": "modify", "stat": "ac", "amount": 2}, spend=True)
FOES = army(["foe", "foe#2", "foe#3"], ["lord-b"])


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_an_order_on_a_character_is_offered_in_play_and_not_in_hand() -> None:
    captain = character("captain", ability=[GUARD_UP])
    in_play = Battle(army(["captain", "other"], ["lord-a"]), FOES, cards=[captain])
    in_hand = Battle(army(["other", "other#2"], ["lord-a"], hand=["captain"]), FOES, cards=[captain])

    assert in_play.offered("perform") == ["captain"]
    assert in_hand.offered("perform") == []
    assert in_hand.refused_by("perform", "captain", "other") == ["WL-TASK-01"]


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_an_order_on_an_item_is_offered_when_it_is_equipped_and_not_in_hand() -> None:
    helm = item("helm", "helmet", ability=[GUARD_UP])
    battle = Battle(army(["hero"], ["lord-a"], hand=["helm"]), FOES, cards=[helm])

    assert battle.offered("perform") == []
    battle.say("equip", "helm", "hero").say("pass")

    assert battle.offered("perform") == ["helm"]


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_nobody_performs_the_orders_of_an_enemy() -> None:
    captain = character("captain", ability=[GUARD_UP])
    battle = Battle(army(["hero"], ["lord-a"]), army(["captain", "foe"], ["lord-b"]), cards=[captain])

    assert battle.offered("perform") == []
    assert "WL-PLAY-01" in battle.refused_by("perform", "captain", "captain")


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_spend_order_on_an_item_spends_its_bearer_and_not_the_item() -> None:
    """A46  An item is spent only where its text says so."""
    helm = item("helm", "helmet", ability=[SPEND_GUARD_UP])
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[helm], on={"hero": {"items": ["helm"]}})

    battle.say("perform", "helm")

    assert battle.turned("hero") == "spent"
    assert battle.turned("helm") == "ready"


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_spent_bearer_cannot_perform_a_spend_order() -> None:
    helm = item("helm", "helmet", ability=[SPEND_GUARD_UP])
    hero = {"items": ["helm"], "state": "spent"}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[helm], on={"hero": hero})

    assert battle.offered("perform") == []
    assert battle.refused_by("perform", "helm", "hero") == ["WL-TASK-02"]


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_steed_that_is_to_be_spent_leaves_its_rider_ready() -> None:
    """A46  The text names the item, so the item pays."""
    ride = ability("order", {"do": "move", "to": "step"}, costs=[{"pay": "spend-item"}])
    pony = item("pony", "steed", ability=[ride])
    battle = Battle(army(["hero", "b", "c"], ["lord-a"]), FOES, cards=[pony], on={"hero": {"items": ["pony"]}})

    battle.say("perform", "pony").place(2, 0)

    assert battle.turned("pony") == "spent"
    assert battle.turned("hero") == "ready"
    assert battle.ranks(0) == [["b", "c"], ["hero", "lord-a"]]


@pytest.mark.rule("WL-TASK-03")
@pytest.mark.parametrize(("state", "refused"), [("spent", []), ("stunned", ["WL-STATE-09"])])
def test_WL_TASK_03_a_spent_character_performs_an_order_without_spend(state: str, refused: list[str]) -> None:
    captain = character("captain", ability=[GUARD_UP])
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[captain], on={"captain": {"state": state}})

    assert battle.refused_by("perform", "captain", "captain") == refused
    assert battle.offered("perform") == ([] if refused else ["captain"])


@pytest.mark.rule("WL-TASK-03")
def test_WL_TASK_03_the_order_of_a_spent_character_takes_effect() -> None:
    captain = character("captain", ability=[GUARD_UP], armour=12)
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[captain], on={"captain": {"state": "spent"}}, dice=[11])

    battle.say("perform", "captain").say("attack", "foe").say("strike", "captain")

    assert battle.events("missed")[0].facts[2:4] == (13, 14)
    assert battle.turned("captain") == "spent"


@pytest.mark.rule("WL-TASK-04")
def test_WL_TASK_04_a_ready_character_stays_ready_and_attacks_on_a_later_turn() -> None:
    captain = character("captain", ability=[GUARD_UP])
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[captain], dice=[2])

    battle.say("perform", "captain")
    after = battle.turned("captain")
    battle.say("pass").say("attack", "captain").say("strike", "foe")

    assert after == "ready"
    assert len(battle.events("missed")) == 1


@pytest.mark.rule("WL-TASK-05")
def test_WL_TASK_05_this_character_is_the_bearer_who_performs_the_order() -> None:
    helm = item("helm", "helmet", ability=[GUARD_UP])
    keeper = character("keeper", armour=12)
    friend = character("friend", armour=12)
    battle = Battle(
        army(["keeper", "friend"], ["lord-a"]),
        FOES,
        cards=[helm, keeper, friend],
        on={"keeper": {"items": ["helm"]}},
        dice=[2, 2],
    )

    battle.say("perform", "helm").say("attack", "foe").say("strike", "keeper").say("pass")
    battle.say("attack", "foe#2").say("strike", "friend")

    assert [event.facts[3] for event in battle.events("missed")] == [14, 12]


@pytest.mark.rule("WL-TASK-05")
def test_WL_TASK_05_on_an_action_card_this_character_is_the_one_chosen_to_perform_it() -> None:
    shout = action("shout", GUARD_UP)
    first, second = character("first", armour=12), character("second", armour=12)
    battle = Battle(
        army(["first", "second"], ["lord-a"], hand=["shout"]), FOES, cards=[shout, first, second], dice=[2, 2]
    )

    battle.say("perform", "shout", "second").say("attack", "foe").say("strike", "first").say("pass")
    battle.say("attack", "foe#2").say("strike", "second")

    assert [event.facts[3] for event in battle.events("missed")] == [12, 14]


# -- what a stunned character may still do (A45) -----------------------------------------


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_A45_a_stunned_character_uses_neither_its_order_nor_its_react_nor_its_feat() -> None:
    dodge = ability("react", {"do": "to-strike", "stat": "ac", "amount": 9}, trigger="before:rolled")
    captain = character("captain", ability=[GUARD_UP, dodge], feats={"riposte": 20}, hit_points=2)
    states = {}
    for state in ("ready", "stunned"):
        battle = Battle(
            army(["captain"], ["lord-a"]), FOES, cards=[captain], on={"captain": {"state": state}}, dice=[5, 9, 9]
        )
        orders = battle.offered("perform")
        battle.say("pass").say("attack", "foe").say("strike", "captain")
        asked = [battle.asked[1]]
        battle.until("order")
        states[state] = (orders, asked, len(battle.events("uses-feat")))

    assert states["ready"] == (["captain"], ["before:rolled"], 0)
    assert states["stunned"] == ([], ["order"], 0)


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_A45_the_static_text_of_a_stunned_character_still_holds() -> None:
    lines = {"do": "modify", "who": "all", "stat": "atk", "amount": 2, "filter": {"place": "adjacent", "side": "own"}}
    bearer = character("bearer", ability=[ability("static", lines)])
    battle = Battle(
        army(["hero", "bearer"], ["lord-a"]),
        FOES,
        cards=[bearer, character("hero", attacks=[3])],
        on={"bearer": {"state": "stunned"}},
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.events("missed")[0].facts[2] == 7


@pytest.mark.rule("WL-FEAT-18")
def test_WL_FEAT_18_A79_medicine_is_not_offered_without_a_wound_and_heals_to_none() -> None:
    healer = character("healer", feats={"medicine": 19})
    patient = character("patient", hit_points=3)
    well = Battle(army(["healer", "patient"], ["lord-a"]), FOES, cards=[healer, patient])
    hurt = Battle(
        army(["healer", "patient"], ["lord-a"]),
        FOES,
        cards=[healer, patient],
        on={"patient": {"wounds": 1}},
        dice=[5],
    )

    assert well.offered("medicine") == []
    assert hurt.offered("medicine") == ["healer"]
    hurt.say("medicine", "healer")

    assert hurt.card("patient").wounds == 0


@pytest.mark.rule("WL-PLAY-13")
def test_WL_PLAY_13_A62_an_order_on_a_wizards_own_card_or_on_an_item_is_no_spell() -> None:
    """Magic Resistance answers spells only; the same text on a Wizard action card is one."""
    bolt = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", "place": "reach"})
    mage = character("mage", **{"class": "wizard"}, ability=[bolt])
    wand = item("wand", "wand", ability=[bolt])
    card = action("card", bolt, **{"class": "wizard"})
    foe = character("foe", feats={"magic-resistance": 20})
    asked = {}
    for source in ("mage", "wand", "card"):
        battle = Battle(
            army(["mage"], ["lord-a"], hand=["card"] if source == "card" else []),
            army(["foe"], ["lord-b"]),
            cards=[mage, wand, card, foe],
            on={"mage": {"items": ["wand"]}},
        )
        asked[source] = battle.say("perform", source).say("target", "foe").asked[1]

    assert asked == {"mage": "order", "wand": "order", "card": "after:targeted"}


def test_two_lines_that_may_be_left_out_are_asked_one_after_the_other() -> None:
    lines = [{"do": "modify", "stat": "ac", "amount": amount, "optional": True} for amount in (2, 4)]
    captain = character("captain", ability=[ability("order", *lines)])
    battle = Battle(army(["captain"], ["lord-a"]), FOES, cards=[captain])

    battle.say("perform", "captain").say("skip", "captain")
    second = battle.asked
    battle.say("do", "captain")

    assert second == (0, "optional")
    assert [event.facts[1] for event in battle.events("affected")] == [4]
