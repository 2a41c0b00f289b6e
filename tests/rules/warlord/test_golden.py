"""WL-GOLDEN: the text of a card beats the rule it contradicts, and no other rule."""

from typing import Any

import pytest

from battle import Battle, ability, army, character, item, lord


def lifting(*rules: str) -> dict[str, Any]:
    return ability("static", lifts=list(rules))


def ranks_offered(battle: Battle, card: str) -> list[int]:
    battle.say("recruit", card)
    return sorted({rank for rank, _ in battle.places()})


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_level_3_character_enters_the_front_rank_by_its_text() -> None:
    bold = character("bold", level=3, ability=[lifting("WL-RECRUIT-02")])
    battle = Battle(army(["one", "two"], ["three", "lord-a"], hand=["bold"]), army(["lord-b"]), cards=[bold])

    offered = ranks_offered(battle, "bold")
    battle.place(1, 0)

    assert 1 in offered
    assert battle.ranks(0) == [["bold", "one", "two"], ["three", "lord-a"]]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_without_such_a_text_the_rule_stands() -> None:
    battle = Battle(
        army(["one", "two"], ["three", "lord-a"], hand=["plain"]),
        army(["lord-b"]),
        cards=[character("plain", level=3)],
    )

    battle.say("recruit", "plain")

    assert battle.ranks(0) == [["one", "two"], ["three", "lord-a"], ["plain"]]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_the_text_of_a_bearer_beats_the_class_of_an_item() -> None:
    reader = character("reader", ability=[lifting("WL-EQUIP-02")])
    battle = Battle(
        army(["reader", "other"], ["lord-a"], hand=["tome"]),
        army(["lord-b"]),
        cards=[reader, item("tome", **{"class": "wizard"})],
    )

    assert battle.barred("equip", "tome", "reader") == []
    assert battle.barred("equip", "tome", "other") == ["WL-EQUIP-02"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_that_forbids_beats_a_rule_that_allows() -> None:
    lame = character("lame", ability=[ability("static", {"do": "grant", "stat": "ban", "word": "attack"})])
    battle = Battle(army(["lame", "hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[lame])

    assert battle.offered("attack") == ["hero"]
    assert battle.refused_by("attack", "lame") == ["WL-GOLDEN-01"]


@pytest.mark.rule("WL-GOLDEN-01", "WL-ATTACK-01")
def test_WL_GOLDEN_01_who_may_not_attack_makes_no_last_stand() -> None:
    meek = ability("static", {"do": "grant", "stat": "ban", "word": "attack"})
    battle = Battle(
        army(["hero", "other"], ["lord-a"], hand=["last-stand"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", ability=[meek]), character("other")],
    )

    assert battle.offered("attack") == ["other"]
    assert battle.barred("perform", "last-stand", "hero") == ["WL-GOLDEN-01"]
    assert battle.barred("perform", "last-stand", "other") == []


@pytest.mark.rule("WL-GOLDEN-02")
def test_WL_GOLDEN_02_ignoring_the_rank_of_its_level_does_not_allow_an_illegal_rank() -> None:
    bold = character("bold", level=3, ability=[lifting("WL-RECRUIT-02")])
    battle = Battle(army(["one", "two"], ["three", "four"], ["lord-a"], hand=["bold"]), army(["lord-b"]), cards=[bold])

    assert ranks_offered(battle, "bold") == [1, 3, 4]


@pytest.mark.rule("WL-GOLDEN-02")
def test_WL_GOLDEN_02_where_no_rank_is_legal_the_character_is_refused() -> None:
    stubborn = character("stubborn", level=2, ability=[lifting("WL-RECRUIT-05")])
    battle = Battle(army(["one"], ["lord-a"], hand=["stubborn"]), army(["lord-b"]), cards=[stubborn])

    assert battle.refused_by("recruit", "stubborn") == ["WL-RECRUIT-04"]


@pytest.mark.rule("WL-GOLDEN-02")
def test_WL_GOLDEN_02_who_may_bear_items_of_other_classes_still_needs_the_level() -> None:
    reader = character("reader", ability=[lifting("WL-EQUIP-02")])
    battle = Battle(
        army(["reader"], ["lord-a"], hand=["tome"]),
        army(["lord-b"]),
        cards=[reader, lord("lord-a", level=1), item("tome", **{"class": "wizard"}, level=9)],
    )

    assert battle.refused_by("equip", "tome", "reader") == ["WL-EQUIP-05"]
