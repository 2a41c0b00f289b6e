"""WL-EQUIP: giving an item to a character."""

from __future__ import annotations

import pytest

from battle import Battle, ability, army, character, item

OTHER = army(["foe"], ["lord-b"])


def bearers(battle: Battle, name: str) -> list[str]:
    """Those among whom the player chooses; a single one is not asked for."""
    option = next(o for o in battle.question.options if o.key == "equip" and battle.name(o.subject) == name)
    return [battle.name(number) for number in option.among]


def borne(battle: Battle, bearer: str) -> list[str]:
    return [battle.name(card.id) for card in battle.state.items_of(battle.number(bearer))]


# -- who may bear it ------------------------------------------------------------------------


@pytest.mark.rule("WL-EQUIP-01")
def test_WL_EQUIP_01_an_item_goes_to_a_qualified_character_of_the_own_army_as_an_order() -> None:
    cards = [item("sword", **{"class": "fighter"}), character("monk", **{"class": "cleric"})]
    battle = Battle(army(["a", "aa", "monk"], ["lord-a"], hand=["sword"]), OTHER, cards=cards)
    offered = bearers(battle, "sword")

    battle.say("equip", "sword", "aa")

    assert offered == ["a", "aa", "lord-a"]
    assert (borne(battle, "aa"), battle.state.hands[0]) == (["sword"], ())
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-EQUIP-01")
def test_WL_EQUIP_01_no_enemy_and_nothing_but_items_from_hand() -> None:
    mine = army(["a"], ["lord-a"], hand=["sword"], deck=["axe"], discard=["club"])
    cards = [item("sword"), item("axe"), item("club")]
    battle = Battle(mine, OTHER, cards=cards)

    assert battle.barred("equip", "sword", "foe") == ["WL-EQUIP-01"]
    assert battle.barred("equip", "axe", "a") == ["WL-EQUIP-01"]
    assert battle.barred("equip", "club", "a") == ["WL-EQUIP-01"]
    assert battle.barred("equip", "a", "lord-a") == ["WL-EQUIP-01"]


@pytest.mark.rule("WL-EQUIP-01")
@pytest.mark.parametrize("state", ["ready", "spent"])
def test_WL_EQUIP_01_equipping_does_not_spend_and_a_spent_character_may_be_equipped(state: str) -> None:
    """A58  Only stunned ones are excluded."""
    battle = Battle(army(["a"], ["lord-a"], hand=["sword"]), OTHER, cards=[item("sword")], on={"a": {"state": state}})

    battle.say("equip", "sword", "a")

    assert (borne(battle, "a"), battle.turned("a")) == (["sword"], state)


@pytest.mark.rule("WL-EQUIP-02")
def test_WL_EQUIP_02_a_class_symbol_wants_a_bearer_of_that_class() -> None:
    cards = [
        item("sword", level=2, **{"class": "fighter"}),
        character("thief", level=3, **{"class": "rogue"}),
        character("squire", level=3),
    ]
    battle = Battle(army(["x", "y"], ["thief", "squire"], ["lord-a"], hand=["sword"]), OTHER, cards=cards)

    assert battle.barred("equip", "sword", "thief") == ["WL-EQUIP-02"]
    assert battle.barred("equip", "sword", "squire") == []


@pytest.mark.rule("WL-EQUIP-03")
def test_WL_EQUIP_03_the_oval_fits_every_class_and_none() -> None:
    classes = ["fighter", "cleric", "wizard", "rogue", "oval"]
    cards = [item("ring"), *[character(name, **{"class": name}) for name in classes]]
    battle = Battle(army(classes, ["lord-a"], hand=["ring"]), OTHER, cards=cards)

    assert bearers(battle, "ring") == [*classes, "lord-a"]


@pytest.mark.rule("WL-EQUIP-03")
@pytest.mark.parametrize(("negated", "excluded"), [(False, "man"), (True, "wolf")])
def test_WL_EQUIP_03_the_text_box_may_limit_it(negated: bool, excluded: str) -> None:
    """Only for Lycanthropes, or for everybody but them."""
    limit = ability("static", rule="only-for", tests=[{"who": "self", "trait": "lycanthrope", "not": negated}])
    cards = [item("pelt", ability=[limit]), character("wolf", traits=["lycanthrope"])]
    battle = Battle(army(["man", "wolf"], ["lord-a"], hand=["pelt"]), OTHER, cards=cards)
    other = "wolf" if excluded == "man" else "man"

    assert battle.barred("equip", "pelt", excluded) == ["WL-EQUIP-03"]
    assert battle.barred("equip", "pelt", other) == []


@pytest.mark.rule("WL-EQUIP-04")
def test_WL_EQUIP_04_a_unique_item_is_in_an_army_once() -> None:
    crown = item("crown", "unique")
    theirs = army(["foe", "fie"], ["lord-b"], hand=["crown#3"])
    battle = Battle(
        army(["a", "aa"], ["lord-a"], hand=["crown#2"]), theirs, cards=[crown], on={"a": {"items": ["crown"]}}
    )
    mine = (battle.offered("equip"), battle.barred("equip", "crown#2", "aa"))

    battle.say("pass").say("equip", "crown#3", "foe")

    assert mine == ([], ["WL-EQUIP-04"])
    assert borne(battle, "foe") == ["crown#3"]  # the opponent may have his own


@pytest.mark.rule("WL-EQUIP-04")
def test_WL_EQUIP_04_another_printing_has_the_same_name() -> None:
    """WL-FORMAT-03  The name counts, not the printing."""
    crown = item("crown", "unique")
    cards = [crown, {**crown, "id": "crown-reprint"}]
    mine = army(["a", "aa"], ["lord-a"], hand=["crown-reprint"])
    battle = Battle(mine, OTHER, cards=cards, on={"a": {"items": ["crown"]}})

    assert battle.barred("equip", "crown-reprint", "aa") == ["WL-EQUIP-04"]


@pytest.mark.rule("WL-EQUIP-05")
@pytest.mark.parametrize(
    ("level", "in_front", "behind"), [(3, [], []), (4, ["WL-EQUIP-05"], []), (5, ["WL-EQUIP-05"], ["WL-EQUIP-05"])]
)
def test_WL_EQUIP_05_level_plus_rank_reach_the_items_level(level: int, in_front: list[str], behind: list[str]) -> None:
    cards = [item("axe", level=level), character("front", level=2), character("second", level=2)]
    battle = Battle(army(["front", "x"], ["second"], ["lord-a"], hand=["axe"]), OTHER, cards=cards)

    assert battle.barred("equip", "axe", "front") == in_front
    assert battle.barred("equip", "axe", "second") == behind


@pytest.mark.rule("WL-EQUIP-05")
def test_WL_EQUIP_05_it_is_asked_when_equipping_and_not_later() -> None:
    """A56  Who moves forward keeps what it bears."""
    cards = [item("axe", level=4), character("second", level=2)]
    battle = Battle(army(["x"], ["second"], ["lord-a"], hand=["axe"]), OTHER, cards=cards)

    battle.say("equip", "axe", "second").say("pass").say("manoeuvre", "second").place(1, 0).until("order")

    assert battle.ranks(0)[0][0] == "second"
    assert borne(battle, "second") == ["axe"]


# -- several items ---------------------------------------------------------------------------------


@pytest.mark.rule("WL-EQUIP-06")
def test_WL_EQUIP_06_no_second_item_of_the_same_name() -> None:
    cards = [item("sword", "weapon")]
    mine = army(["a", "aa"], ["lord-a"], hand=["sword#2"])
    battle = Battle(mine, OTHER, cards=cards, on={"a": {"items": ["sword"]}})
    refused = battle.barred("equip", "sword#2", "a")

    battle.say("equip", "sword#2", "aa")

    assert refused == ["WL-EQUIP-06"]
    assert (borne(battle, "a"), borne(battle, "aa")) == (["sword"], ["sword#2"])


@pytest.mark.rule("WL-EQUIP-06")
def test_WL_EQUIP_06_another_printing_has_the_same_name() -> None:
    """WL-FORMAT-03  The name counts, not the printing."""
    ring = item("ring")
    mine = army(["a", "aa"], ["lord-a"], hand=["ring-reprint"])
    battle = Battle(mine, OTHER, cards=[ring, {**ring, "id": "ring-reprint"}], on={"a": {"items": ["ring"]}})

    assert battle.barred("equip", "ring-reprint", "a") == ["WL-EQUIP-06"]


@pytest.mark.rule("WL-EQUIP-07")
def test_WL_EQUIP_07_the_older_item_of_the_trait_is_discarded() -> None:
    """B1  Replacement instead of refusal."""
    cards = [item("sword", "weapon"), item("axe", "weapon")]
    battle = Battle(army(["a"], ["lord-a"], hand=["axe"]), OTHER, cards=cards, on={"a": {"items": ["sword"]}})

    battle.say("equip", "axe", "a")

    assert borne(battle, "a") == ["axe"]
    assert [battle.name(number) for number in battle.state.discards[0]] == ["sword"]


@pytest.mark.rule("WL-EQUIP-07")
def test_WL_EQUIP_07_a_new_item_may_replace_two() -> None:
    """A57  It shares a trait with each of them."""
    cards = [item("sword", "weapon"), item("buckler", "shield"), item("spiked-shield", "weapon", "shield")]
    on = {"a": {"items": ["sword", "buckler"]}}
    battle = Battle(army(["a"], ["lord-a"], hand=["spiked-shield"]), OTHER, cards=cards, on=on)

    battle.say("equip", "spiked-shield", "a")

    assert borne(battle, "a") == ["spiked-shield"]
    assert {battle.name(number) for number in battle.state.discards[0]} == {"sword", "buckler"}


@pytest.mark.rule("WL-EQUIP-07")
def test_WL_EQUIP_07_there_is_no_other_way_to_get_rid_of_an_item() -> None:
    """A56  Items are not handed on or put away; there is no such order."""
    battle = Battle(army(["a", "aa"], ["lord-a"]), OTHER, cards=[item("sword")], on={"a": {"items": ["sword"]}})

    assert battle.keys() == {"attack", "manoeuvre", "pass"}
    assert battle.barred("equip", "sword", "aa") == ["WL-EQUIP-01"]


@pytest.mark.rule("WL-EQUIP-08")
def test_WL_EQUIP_08_items_of_different_traits_are_borne_together() -> None:
    cards = [item("bow", "bow"), item("helmet", "helmet"), item("sword", "weapon"), item("ring"), item("stone")]
    on = {"a": {"items": ["bow", "helmet", "ring"]}}
    battle = Battle(army(["a"], ["lord-a"], hand=["sword", "stone"]), OTHER, cards=cards, on=on)

    battle.say("equip", "sword", "a").say("pass").say("equip", "stone", "a")

    assert borne(battle, "a") == ["bow", "helmet", "ring", "sword", "stone"]
    assert battle.state.discards[0] == ()


@pytest.mark.rule("WL-EQUIP-09")
@pytest.mark.parametrize("free", ["unique", "epic", "treasure"])
def test_WL_EQUIP_09_unique_epic_and_treasure_are_borne_together(free: str) -> None:
    cards = [item("helmet", free, "helmet"), item("sword", free, "weapon"), item("crown", free, "helmet")]
    on = {"a": {"items": ["helmet"]}}
    battle = Battle(army(["a"], ["lord-a"], hand=["sword", "crown"]), OTHER, cards=cards, on=on)

    battle.say("equip", "sword", "a").say("pass")
    both = borne(battle, "a")
    battle.say("equip", "crown", "a")

    assert both == ["helmet", "sword"]
    assert borne(battle, "a") == ["sword", "crown"]  # two helmets are one too many


@pytest.mark.rule("WL-EQUIP-10")
def test_WL_EQUIP_10_the_bonus_is_added_to_every_strike_as_long_as_it_is_borne() -> None:
    """A42  Also in the next round."""
    cards = [item("blade", attacks=[2]), character("a", attacks=[8, 3]), character("foe", armour=30)]
    on = {"a": {"items": ["blade"], "state": "spent"}}
    battle = Battle(army(["a"], ["lord-a"]), OTHER, cards=cards, on=on, dice=[15, 8, 4, 6])

    battle.say("pass").say("pass")
    battle.say("attack", "a").say("strike", "foe").say("strike-again", "a").say("strike", "foe")

    assert [event.facts[2] for event in battle.events("missed")] == [4 + 10, 6 + 5]
