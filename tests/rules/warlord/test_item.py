"""WL-ITEM: equipment that characters bear, its bonuses, its class, its level and its text."""

import pytest

from battle import Battle, ability, army, character, item, lord

CLASSES = ("fighter", "cleric", "wizard", "rogue", "oval")
DRAW = ability("order", {"do": "draw"})


@pytest.mark.rule("WL-ITEM-01")
def test_WL_ITEM_01_an_item_is_given_to_a_character() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["blade"]), army(["lord-b"]), cards=[item("blade")])

    battle.say("equip", "blade", "hero")

    assert (battle.zone("blade"), battle.card("blade").host) == ("equipped", battle.number("hero"))


@pytest.mark.rule("WL-ITEM-01")
def test_WL_ITEM_01_an_item_does_not_stand_in_a_rank_on_its_own() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["blade"]), army(["lord-b"]), cards=[item("blade")])

    assert battle.offered("recruit") == []
    assert battle.refused_by("recruit", "blade") == ["WL-RECRUIT-01"]


@pytest.mark.rule("WL-ITEM-01")
def test_WL_ITEM_01_a_character_is_not_borne_like_an_item() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["friend"]), army(["lord-b"]))

    assert battle.barred("equip", "friend", "hero") == ["WL-EQUIP-01"]


ARMED = character("armed", attacks=[5], armour=14, hit_points=2)


@pytest.mark.rule("WL-ITEM-02")
def test_WL_ITEM_02_the_numbers_of_an_item_change_attack_and_armour_of_its_bearer() -> None:
    battle = Battle(
        army(["armed"], ["lord-a"], hand=["blade"]),
        army(["foe"], ["lord-b"]),
        cards=[ARMED, character("foe", attacks=[0], armour=30), item("blade", attacks=[2], armour=1)],
        dice=[9, 9],
    )

    battle.say("equip", "blade", "armed").say("attack", "foe").say("strike", "armed")
    battle.say("attack", "armed").say("strike", "foe")

    theirs, ours = [event.facts[1:4] for event in battle.events("missed")]
    assert (theirs, ours) == ((9, 9, 15), (9, 16, 30))


@pytest.mark.rule("WL-ITEM-02")
def test_WL_ITEM_02_a_number_may_be_a_penalty() -> None:
    battle = Battle(
        army(["armed"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[ARMED, character("foe", armour=30), item("cursed", attacks=[-1], armour=-2)],
        on={"armed": {"items": ["cursed"]}},
        dice=[9, 2],
    )

    battle.say("attack", "armed").say("strike", "foe").say("attack", "foe").say("strike", "armed")

    assert [event.facts[2:4] for event in battle.events("missed")] == [(13, 30), (4, 12)]


@pytest.mark.rule("WL-ITEM-03")
def test_WL_ITEM_03_a_blank_spot_changes_nothing() -> None:
    battle = Battle(
        army(["armed"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[ARMED, character("foe", attacks=[5], armour=30), item("blade", attacks=[2])],
        on={"armed": {"items": ["blade"]}},
        dice=[9, 9],
    )

    battle.say("attack", "armed").say("strike", "foe").say("attack", "foe").say("strike", "armed")

    assert battle.events("missed")[0].facts[2:4] == (16, 30)
    assert battle.events("hit")[0].facts[2:4] == (14, 14)


@pytest.mark.rule("WL-ITEM-03")
def test_WL_ITEM_03_a_blank_attack_spot_leaves_the_attack_alone() -> None:
    battle = Battle(
        army(["armed"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[ARMED, character("foe", armour=30), item("shield", armour=1)],
        on={"armed": {"items": ["shield"]}},
        dice=[9],
    )

    battle.say("attack", "armed").say("strike", "foe")

    assert battle.events("missed")[0].facts[2] == 14


def qualified(item_class: str) -> list[str]:
    """Which of five characters, one of each class and one of none, may bear an item of this class."""
    battle = Battle(
        army([f"the-{name}" for name in CLASSES], ["lord-a"], hand=["thing"]),
        army(["lord-b"]),
        cards=[
            *[character(f"the-{name}", **{"class": name}) for name in CLASSES],
            item("thing", **{"class": item_class}),
        ],
    )
    barred = {name: battle.barred("equip", "thing", f"the-{name}") for name in CLASSES}
    assert set(map(tuple, barred.values())) <= {(), ("WL-EQUIP-02",)}
    return [name for name in CLASSES if not barred[name]]


@pytest.mark.rule("WL-ITEM-04")
@pytest.mark.parametrize("item_class", ["fighter", "cleric", "wizard", "rogue"])
def test_WL_ITEM_04_a_class_symbol_admits_only_that_class(item_class: str) -> None:
    assert qualified(item_class) == [item_class]


@pytest.mark.rule("WL-ITEM-04")
def test_WL_ITEM_04_the_oval_admits_every_class_and_none() -> None:
    assert qualified("oval") == list(CLASSES)


@pytest.mark.rule("WL-ITEM-05")
def test_WL_ITEM_05_the_number_in_the_symbol_is_what_level_plus_rank_must_reach() -> None:
    battle = Battle(
        army(["front"], ["back"], ["lord-a"], hand=["relic"]),
        army(["lord-b"]),
        cards=[item("relic", level=4), character("front", level=2), character("back", level=2)],
    )

    assert battle.barred("equip", "relic", "back") == []
    (refusal,) = battle.match.judge(battle.reply("equip", "relic", "front")).refusals
    assert (refusal.rule, refusal.facts) == ("WL-EQUIP-05", (battle.number("front"), 3, 4))


@pytest.mark.rule("WL-ITEM-06")
def test_WL_ITEM_06_of_two_helmets_only_one_stays() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"], hand=["new-helmet"]),
        army(["lord-b"]),
        cards=[item("old-helmet", "helmet"), item("new-helmet", "helmet")],
        on={"hero": {"items": ["old-helmet"]}},
    )

    battle.say("equip", "new-helmet", "hero")

    helmets = [card.face.id for card in battle.state.items_of(battle.number("hero")) if card.face.has("helmet")]
    assert helmets == ["new-helmet"]
    assert battle.zone("old-helmet") == "discard"


HORN = item("horn", ability=[DRAW])


@pytest.mark.rule("WL-ITEM-07")
def test_WL_ITEM_07_the_bearer_performs_the_order_of_its_item() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"], deck=["card"]), army(["lord-b"]), cards=[HORN], on={"hero": {"items": ["horn"]}}
    )

    battle.say("perform", "horn")

    assert battle.events("orders")[0].facts == (battle.number("horn"), battle.number("hero"))
    assert battle.zone("card") == "hand"


@pytest.mark.rule("WL-ITEM-07")
def test_WL_ITEM_07_nobody_else_performs_it() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"], deck=["card"]), army(["lord-b"]), cards=[HORN], on={"hero": {"items": ["horn"]}}
    )

    assert battle.barred("perform", "horn", "lord-a") == ["WL-TASK-01"]


@pytest.mark.rule("WL-ITEM-07")
def test_WL_ITEM_07_the_order_of_an_item_in_hand_is_not_offered() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["horn"]), army(["lord-b"]), cards=[HORN, lord("lord-a")])

    assert battle.offered("perform") == []


@pytest.mark.rule("WL-ITEM-07")
def test_WL_ITEM_07_an_ability_of_an_item_works_on_its_bearer() -> None:
    ring = item("ring", ability=[ability("static", {"do": "modify", "stat": "atk", "amount": 4})])
    battle = Battle(
        army(["hero", "other"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[ring, character("hero", attacks=[1]), character("other", attacks=[1]), character("foe", armour=30)],
        on={"hero": {"items": ["ring"]}},
        dice=[5, 5],
    )

    battle.say("attack", "hero").say("strike", "foe").say("pass").say("attack", "other").say("strike", "foe")

    assert [event.facts[2] for event in battle.events("missed")] == [10, 6]
