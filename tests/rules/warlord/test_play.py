"""WL-PLAY: action cards, who performs them, Spend, spells, attached cards."""

from __future__ import annotations

import pytest

from battle import Battle, ability, action, army, character, item

OTHER = army(["foe"], ["lord-b"])
DRAW = {"do": "draw"}
CRY = action("cry", ability("order", DRAW))
FURY = {"do": "modify", "stat": "atk", "amount": 2}


def picks(battle: Battle, key: str, name: str) -> list[str]:
    """Among whom the player must choose for this option; empty where there is no choice."""
    options = [o for o in battle.question.options if o.key == key and battle.name(o.subject) == name]
    return [battle.name(number) for number in options[0].among]


# -- playing -----------------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-01")
def test_WL_PLAY_01_an_action_card_from_hand_is_this_turns_order() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["cry"], deck=["x"]), OTHER, cards=[CRY])
    offered = battle.offered("perform")

    battle.say("perform", "cry", "a").until("order")

    assert offered == ["cry"]
    assert battle.zone("x") == "hand"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-PLAY-01")
def test_WL_PLAY_01_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    mine = army(["a"], ["lord-a"], discard=["cry"], deck=["cry#2"])
    battle = Battle(mine, army(["foe"], ["lord-b"], hand=["cry#3"]), cards=[CRY])

    assert battle.offered("perform") == []
    assert battle.barred("perform", "cry", "a") == ["WL-PLAY-01"]
    assert battle.refused_by("perform", "cry#2", "a") == ["WL-PLAY-01"]
    assert battle.refused_by("perform", "cry#3", "a") == ["WL-PLAY-01"]


@pytest.mark.rule("WL-PLAY-02")
def test_WL_PLAY_02_an_action_card_takes_no_place_in_any_rank() -> None:
    stun = action("curse", ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy"}))
    battle = Battle(army(["a"], ["lord-a"], hand=["curse"]), OTHER, cards=[stun])
    before = battle.state.formations.copy()

    battle.say("perform", "curse", "a")
    during = (battle.question.kind, battle.zone("curse"), battle.state.formations.copy())
    battle.say("target", "foe").pass_windows()

    assert during == ("target", "table", before)
    assert battle.state.formations == before
    assert battle.zone("curse") == "discard"


@pytest.mark.rule("WL-PLAY-02")
def test_WL_PLAY_02_a_card_that_lasts_is_no_part_of_the_army() -> None:
    tall = action("fury", ability("order", FURY))
    battle = Battle(army(["a"], ["lord-a"], hand=["fury"]), OTHER, cards=[tall])

    battle.say("perform", "fury", "a").until("order")

    assert battle.zone("fury") == "table"
    assert [battle.name(card.id) for card in battle.state.army(0)] == ["a", "lord-a"]


# -- when the effects end ------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_it_is_discarded_when_the_round_and_its_bonus_end() -> None:
    fury = action("fury", ability("order", FURY))
    mine = army(["a"], ["lord-a"], hand=["fury"])
    battle = Battle(mine, OTHER, cards=[fury, character("foe", armour=30)], dice=[15, 8, 5])

    battle.say("perform", "fury", "a").until("order")
    during = (battle.zone("fury"), len(battle.state.effects))
    battle.say("pass").say("pass").say("attack", "a").say("strike", "foe")

    assert during == ("table", 1)
    assert battle.zone("fury") == "discard"
    assert battle.events("missed")[0].facts[2] == 5 + 2  # the printed bonus is 2


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_without_a_lasting_effect_it_is_discarded_at_once() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["cry"], deck=["x"]), OTHER, cards=[CRY])

    battle.say("perform", "cry", "a").until("order")

    assert [battle.name(number) for number in battle.state.discards[0]] == ["cry"]


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_an_effect_for_one_strike_ends_with_the_strike() -> None:
    """WL-BONUS-01  The card goes when its own effect is over, not when the round is."""
    blow = action("blow", ability("order", {**FURY, "until": "next-strike"}))
    mine = army(["a"], ["lord-a"], hand=["blow"])
    battle = Battle(mine, OTHER, cards=[blow, character("foe", armour=30)], dice=[5])

    battle.say("perform", "blow", "a").until("order").say("pass")
    before = battle.zone("blow")
    battle.say("attack", "a").say("strike", "foe")

    assert battle.events("missed")[0].facts[2] == 5 + 2 + 2
    assert (before, battle.zone("blow")) == ("table", "discard")


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_its_effect_ends_with_the_only_one_it_is_on() -> None:
    """WL-BONUS-02  Effects on a character end when it leaves play."""
    fury = action("fury", ability("order", FURY))
    mine = army(["a", "aa"], ["lord-a"], hand=["fury"])
    battle = Battle(mine, OTHER, cards=[fury], dice=[18])

    battle.say("perform", "fury", "a").until("order").say("attack", "foe").say("strike", "a").pass_windows()

    assert battle.zone("a") == "discard"
    assert battle.zone("fury") == "discard"


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_a_permanent_effect_keeps_its_card_in_play() -> None:
    """It ends when the character leaves play (WL-BONUS-02), and the card goes with it."""
    oath = action("oath", ability("order", {**FURY, "until": "permanent"}))
    mine = army(["a", "aa"], ["lord-a"], hand=["oath"])
    battle = Battle(mine, OTHER, cards=[oath], dice=[8, 15, 18])

    battle.say("perform", "oath", "a").until("order").say("pass").say("pass")
    later = (battle.state.round, battle.zone("oath"), len(battle.state.effects))
    battle.say("attack", "foe").say("strike", "a").pass_windows()

    assert later == (2, "table", 1)
    assert (battle.zone("oath"), battle.state.effects) == ("discard", [])


@pytest.mark.rule("WL-PLAY-03")
def test_WL_PLAY_03_it_stays_while_one_of_its_effects_lasts() -> None:
    both = action("song", ability("order", {**FURY, "who": "all", "filter": {"side": "own", "place": "front"}}))
    mine = army(["a", "aa"], ["lord-a"], hand=["song"])
    battle = Battle(mine, OTHER, cards=[both], dice=[18])

    battle.say("perform", "song", "lord-a").until("order").say("attack", "foe").say("strike", "a").pass_windows()

    assert battle.zone("a") == "discard"
    assert (battle.zone("song"), len(battle.state.effects)) == ("table", 1)


# -- order or react -----------------------------------------------------------------------------


WARD = action("ward", ability("react", {"do": "prevent", "amount": 1}, spend=True, trigger="before:wounded"))
GRUDGE = action("grudge", ability("react", {"do": "stun", "who": "striker"}, trigger="after:struck"))


@pytest.mark.rule("WL-PLAY-04")
def test_WL_PLAY_04_a_card_without_the_word_order_is_no_order() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["ward"]), OTHER, cards=[WARD])

    assert battle.offered("perform") == []
    assert battle.refused_by("perform", "ward", "a") == ["WL-PLAY-04"]


@pytest.mark.rule("WL-PLAY-05")
def test_WL_PLAY_05_a_react_card_is_played_at_its_moment_and_at_no_other() -> None:
    theirs = army(["foe"], ["lord-b"], hand=["ward", "grudge"])
    cards = [WARD, GRUDGE, character("foe", hit_points=2)]
    battle = Battle(army(["a"], ["lord-a"]), theirs, cards=cards, dice=[18])
    offers = {}
    battle.say("attack", "a").say("strike", "foe")
    while battle.question.kind != "order":
        offers[battle.question.kind] = (battle.offered("react"), battle.card("foe").wounds)
        refused = battle.refused_by("react", "ward", "foe")
        battle.say("pass")

    assert {kind: offer for kind, offer in offers.items() if offer[0]} == {
        "before:wounded": (["ward"], 0),
        "after:struck": (["grudge"], 1),
    }
    assert refused != []  # in the last window, after the wound was put on


@pytest.mark.rule("WL-PLAY-05")
def test_WL_PLAY_05_played_at_its_moment_it_does_what_it_says() -> None:
    theirs = army(["foe"], ["lord-b"], hand=["ward"])
    battle = Battle(army(["a"], ["lord-a"]), theirs, cards=[WARD], dice=[18])

    battle.say("attack", "a").say("strike", "foe").until("before:wounded").say("react", "ward", "foe").until("order")

    assert (battle.card("foe").wounds, battle.zone("foe")) == (0, "formation")
    assert (battle.turned("foe"), battle.zone("ward")) == ("spent", "discard")


# -- who performs -----------------------------------------------------------------------------


WIZARDS = [
    character("young", level=2, **{"class": "wizard"}),
    character("old", level=4, **{"class": "wizard"}),
    character("smith", level=5),
]


@pytest.mark.rule("WL-PLAY-06")
def test_WL_PLAY_06_the_player_names_who_performs_it() -> None:
    bolt = action("bolt", ability("order", DRAW, spend=True), level=2, **{"class": "wizard"})
    battle = Battle(army(["young", "old", "smith"], ["lord-a"], hand=["bolt"]), OTHER, cards=[bolt, *WIZARDS])
    choice = picks(battle, "perform", "bolt")
    unnamed = battle.refused_by("perform", "bolt")

    battle.say("perform", "bolt", "old").until("order")

    assert choice == ["young", "old"]
    assert unnamed == ["K-ASK-03"]
    assert (battle.turned("young"), battle.turned("old")) == ("ready", "spent")


@pytest.mark.rule("WL-PLAY-06")
def test_WL_PLAY_06_the_performer_stands_in_the_players_own_army() -> None:
    battle = Battle(army(["a", "aa"], ["lord-a"], hand=["cry"]), OTHER, cards=[CRY])

    assert picks(battle, "perform", "cry") == ["a", "aa", "lord-a"]
    assert "WL-PLAY-06" in battle.barred("perform", "cry", "foe")


@pytest.mark.rule("WL-PLAY-07")
def test_WL_PLAY_07_a_class_symbol_wants_a_character_of_that_class() -> None:
    prayer = action("prayer", ability("order", DRAW), **{"class": "cleric"})
    cards = [prayer, character("monk", **{"class": "cleric"}), character("knight", level=5)]
    battle = Battle(army(["monk", "knight"], ["lord-a"], hand=["prayer"]), OTHER, cards=cards)

    assert battle.barred("perform", "prayer", "knight") == ["WL-PLAY-07"]
    assert battle.barred("perform", "prayer", "monk") == []


@pytest.mark.rule("WL-PLAY-08")
def test_WL_PLAY_08_the_oval_is_for_every_class_and_for_none() -> None:
    classes = ["fighter", "cleric", "wizard", "rogue", "oval"]
    cards = [CRY, *[character(name, **{"class": name}) for name in classes]]
    battle = Battle(army(classes, ["lord-a"], hand=["cry"]), OTHER, cards=cards)

    assert [battle.barred("perform", "cry", name) for name in classes] == [[]] * 5


@pytest.mark.rule("WL-PLAY-08")
def test_WL_PLAY_08_the_text_of_the_card_may_limit_it() -> None:
    """An oval card for Elves only; and one that Elves may not play."""
    only = action("song", ability("order", DRAW, tests=[{"who": "self", "faction": "elves"}]))
    never = action("oath", ability("order", DRAW, tests=[{"who": "self", "faction": "elves", "not": True}]))
    cards = [only, never, character("elf", "elves"), character("dwarf", "dwarves")]
    battle = Battle(army(["elf", "dwarf"], ["lord-a"], hand=["song", "oath"]), OTHER, cards=cards)

    assert battle.barred("perform", "song", "dwarf") == ["WL-PLAY-08"]
    assert battle.barred("perform", "song", "elf") == []
    assert battle.barred("perform", "oath", "elf") == ["WL-PLAY-08"]


@pytest.mark.rule("WL-PLAY-09")
def test_WL_PLAY_09_the_level_of_the_action_is_not_above_the_performers() -> None:
    bolt = action("bolt", ability("order", DRAW), level=3, **{"class": "wizard"})
    cards = [
        bolt,
        character("young", level=2, **{"class": "wizard"}),
        character("old", level=3, **{"class": "wizard"}),
    ]
    battle = Battle(army(["old", "x"], ["y"], ["young"], ["lord-a"], hand=["bolt"]), OTHER, cards=cards)

    assert battle.barred("perform", "bolt", "young") == ["WL-PLAY-09"]  # the third rank adds nothing
    assert battle.barred("perform", "bolt", "old") == []


# -- Spend ---------------------------------------------------------------------------------------


MARCH = action("march", ability("order", DRAW, spend=True))


@pytest.mark.rule("WL-PLAY-10")
def test_WL_PLAY_10_spend_spends_the_performer() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["march"]), OTHER, cards=[MARCH])

    battle.say("perform", "march", "a").until("order")

    assert (battle.turned("a"), battle.turned("lord-a")) == ("spent", "ready")


@pytest.mark.rule("WL-PLAY-10")
def test_WL_PLAY_10_with_spent_characters_only_it_cannot_be_played() -> None:
    on = {"a": {"state": "spent"}, "lord-a": {"state": "spent"}}
    battle = Battle(army(["a"], ["lord-a"], hand=["march"]), OTHER, cards=[MARCH], on=on)

    assert battle.offered("perform") == []
    assert battle.barred("perform", "march", "a") == ["WL-PLAY-10"]


@pytest.mark.rule("WL-PLAY-11")
def test_WL_PLAY_11_without_spend_a_spent_character_may_perform() -> None:
    on = {"a": {"state": "spent"}, "lord-a": {"state": "stunned"}}
    battle = Battle(army(["a"], ["lord-a"], hand=["cry"], deck=["x"]), OTHER, cards=[CRY], on=on)

    battle.say("perform", "cry", "a").until("order")

    assert (battle.zone("x"), battle.turned("a")) == ("hand", "spent")


@pytest.mark.rule("WL-PLAY-11")
def test_WL_PLAY_11_a_stunned_one_may_not() -> None:
    on = {"a": {"state": "stunned"}}
    battle = Battle(army(["a"], ["lord-a"], hand=["cry"]), OTHER, cards=[CRY], on=on)

    assert battle.barred("perform", "cry", "a") == ["WL-STATE-09"]


@pytest.mark.rule("WL-PLAY-12")
def test_WL_PLAY_12_without_spend_a_ready_character_stays_ready() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["cry"]), OTHER, cards=[CRY])

    battle.say("perform", "cry", "a").until("order")

    assert battle.turned("a") == "ready"
    assert battle.events("spent") == []


# -- spells --------------------------------------------------------------------------------------


@pytest.mark.rule("WL-PLAY-13")
def test_WL_PLAY_13_wizard_and_cleric_action_cards_are_spells() -> None:
    """A text that takes a spell back from the discard pile finds these two and no other."""
    classes = ["wizard", "cleric", "fighter", "rogue", "oval"]
    recall = ability("order", {"do": "retrieve", "filter": {"spell": True}})
    cards = [
        character("a", ability=[recall]),
        *[action(f"{name}-card", ability("order", DRAW), **{"class": name}) for name in classes],
        character("wizard-man", **{"class": "wizard"}),
        item("cleric-thing", **{"class": "cleric"}),
    ]
    pile = [*[f"{name}-card" for name in classes], "wizard-man", "cleric-thing"]
    battle = Battle(army(["a"], ["lord-a"], discard=pile), OTHER, cards=cards)

    battle.say("perform", "a")

    assert battle.offered("pick") == ["wizard-card", "cleric-card"]


# -- attached cards ----------------------------------------------------------------------------------


CURSE = action(
    "curse",
    ability("static", {"do": "modify", "stat": "atk", "amount": -3}),
    ability("order", {"do": "attach", "who": "target"}, aim={}),
)


@pytest.mark.rule("WL-PLAY-14")
def test_WL_PLAY_14_a_card_that_says_so_is_attached_and_stays_in_play() -> None:
    mine = army(["a"], ["lord-a"], hand=["curse"])
    battle = Battle(mine, OTHER, cards=[CURSE, character("a", armour=30)], dice=[15, 8, 5])

    battle.say("perform", "curse", "a", number=1).say("target", "foe").until("order")
    attached = [battle.name(number) for number in battle.card("foe").holds]
    battle.say("pass").say("pass").say("pass").say("attack", "foe").say("strike", "a")

    assert attached == ["curse"]
    assert battle.zone("curse") == "attached"  # in the next round, too
    assert battle.state.discards[0] == ()
    assert battle.events("missed")[0].facts[2] == 5 + 2 - 3  # and it does what it says


@pytest.mark.rule("WL-PLAY-14")
def test_WL_PLAY_14_an_attached_card_is_not_played_a_second_time() -> None:
    battle = Battle(army(["a"], ["lord-a"], hand=["curse"]), OTHER, cards=[CURSE])

    battle.say("perform", "curse", "a", number=1).say("target", "a").until("order").say("pass")

    assert battle.offered("perform") == []
    assert not battle.judge("perform", "curse", "a", number=1)


@pytest.mark.rule("WL-PLAY-14")
def test_WL_PLAY_14_the_host_of_an_enemys_card_performs_nothing_on_it() -> None:
    """A11  The card stays its owner's."""
    leash = {**CURSE, "ability": [*CURSE["ability"], ability("order", DRAW)]}
    mine = army(["a"], ["lord-a"], hand=["curse"])
    battle = Battle(mine, OTHER, cards=[leash])

    battle.say("perform", "curse", "a", number=1).say("target", "foe").until("order")

    assert (battle.question.seat, battle.zone("curse")) == (1, "attached")
    assert battle.offered("perform") == []


@pytest.mark.rule("WL-PLAY-15")
def test_WL_PLAY_15_attached_cards_and_items_leave_play_with_their_host() -> None:
    """A55  Each to its owner's discard pile."""
    charm = action("charm", ability("order", {"do": "attach"}))
    hex_ = action("hex", ability("order", {"do": "attach", "who": "target"}, aim={"side": "enemy"}))
    on = {"foe": {"attached": ["charm"], "items": ["shield"]}}
    cards = [charm, hex_, item("shield")]
    mine = army(["a"], ["lord-a"], hand=["hex"])
    battle = Battle(mine, OTHER, cards=cards, on=on, dice=[18])
    battle.say("perform", "hex", "a").say("target", "foe").until("order").say("pass")

    battle.say("attack", "a").say("strike", "foe")

    assert {name: battle.zone(name) for name in ("foe", "charm", "hex", "shield")} == {
        "foe": "discard",
        "charm": "discard",
        "hex": "discard",
        "shield": "discard",
    }
    assert {battle.name(n) for n in battle.state.discards[1]} == {"foe", "charm", "shield"}
    assert {battle.name(n) for n in battle.state.discards[0]} == {"hex"}


@pytest.mark.rule("WL-PLAY-15")
def test_WL_PLAY_15_a_replaced_item_takes_nothing_else_along() -> None:
    """A55, A56  Only what is on the card that leaves play goes."""
    charm = action("charm", ability("order", {"do": "attach"}))
    on = {"a": {"attached": ["charm"], "items": ["sword"]}}
    cards = [charm, item("sword", "weapon"), item("axe", "weapon")]
    battle = Battle(army(["a"], ["lord-a"], hand=["axe"]), OTHER, cards=cards, on=on)

    battle.say("equip", "axe", "a")

    assert (battle.zone("charm"), battle.zone("sword"), battle.zone("a")) == ("attached", "discard", "formation")


@pytest.mark.rule("WL-PLAY-06", "WL-TASK-01", "WL-INFILTRATE-05")
def test_WL_PLAY_06_a_card_from_hand_wants_somebody_in_the_army_and_a_text_its_bearer() -> None:
    drill = action("drill", ability("order", {"do": "draw"}))
    horn = item("horn", ability=[ability("order", {"do": "draw"})])
    battle = Battle(
        army(["hero", "guard"], ["lord-a"], hand=["drill"]),
        army(["spy", "foe"], ["lord-b"]),
        cards=[drill, horn, character("spy", feats={"stealth": 5})],
        on={"spy": {"owner": 0}, "hero": {"items": ["horn"]}},
    )

    assert battle.barred("perform", "drill", "spy") == ["WL-PLAY-06", "WL-INFILTRATE-05"]
    assert battle.barred("perform", "horn", "guard") == ["WL-TASK-01"]
    assert battle.barred("perform", "drill", "guard") == []
