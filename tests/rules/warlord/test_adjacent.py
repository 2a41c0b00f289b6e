"""WL-ADJACENT: neighbours in a rank, and ranks next to each other."""

import pytest

from battle import Battle, ability, army, character

FOES = army(["foe", "foe#2"], ["foe#3"], ["lord-b"])


def beside(name: str, place: str, *armies: dict[str, list[list[str]]]) -> list[str]:
    """Whom this character can aim at with an order for those in this place."""
    push = ability("order", {"do": "stun", "who": "target"}, aim={"place": place, "other": True})
    battle = Battle(*armies, cards=[character(name, ability=[push])])
    return battle.say("perform", name).offered("target") if battle.offered("perform") else []


@pytest.mark.rule("WL-ADJACENT-01")
def test_WL_ADJACENT_01_side_by_side_in_the_same_rank_and_nowhere_else() -> None:
    ranks = army(["x", "y", "z"], ["p", "q"], ["lord-a"])

    assert beside("x", "adjacent", ranks, FOES) == ["y"]
    assert beside("y", "adjacent", ranks, FOES) == ["x", "z"]
    assert beside("z", "adjacent", ranks, FOES) == ["y"]
    assert beside("p", "adjacent", ranks, FOES) == ["q"]


@pytest.mark.rule("WL-ADJACENT-01")
@pytest.mark.parametrize(("struck", "offered"), [("x", ["y"]), ("z", ["y"]), ("p", [])])
def test_WL_ADJACENT_01_only_a_neighbour_may_defend(struck: str, offered: list[str]) -> None:
    guard = character("y", feats={"defend": 9})
    reach = ability("order", {"do": "strike", "to": "any"})
    foe = character("foe", ability=[reach])
    battle = Battle(army(["x", "y", "z"], ["p", "q"], ["lord-a"]), FOES, cards=[guard, foe], turn=1, dice=[2])

    battle.say("perform", "foe").say("strike", struck)

    assert battle.offered("defend") == offered


@pytest.mark.rule("WL-ADJACENT-01")
def test_WL_ADJACENT_01_A29_an_intruder_is_a_neighbour_and_parts_those_between_whom_it_stands() -> None:
    aim = {"place": "adjacent", "other": True}
    push = ability("order", {"do": "stun", "who": "target"}, aim=aim)
    cards = [character(name, ability=[push]) for name in ("x", "y")]
    thief = character("thief", "elves", feats={"stealth": 5}, ability=[push])
    armies = (army(["x", "thief", "y"], ["lord-a"]), army(["foe"], ["lord-b"]))
    found = {}
    for name, turn in (("x", 0), ("y", 0), ("thief", 1)):
        battle = Battle(*armies, cards=[*cards, thief], on={"thief": {"owner": 1}}, turn=turn)
        found[name] = battle.say("perform", name).offered("target")

    assert found == {"x": ["thief"], "y": ["thief"], "thief": ["x", "y"]}


@pytest.mark.rule("WL-ADJACENT-02")
def test_WL_ADJACENT_02_next_to_rank_2_are_the_ranks_1_and_3() -> None:
    ranks = army(["a1", "a2"], ["b1", "b2"], ["c1", "c2"], ["d1", "lord-a"])

    assert beside("b1", "adjacent-rank", ranks, FOES) == ["a1", "a2", "c1", "c2"]
    assert beside("d1", "adjacent-rank", ranks, FOES) == ["c1", "c2"]


@pytest.mark.rule("WL-ADJACENT-03")
def test_WL_ADJACENT_03_the_front_ranks_of_all_players_are_next_to_each_other() -> None:
    armies = [army([f"{seat}1", f"{seat}2"], [f"{seat}3"], [f"lord-{seat}"]) for seat in "abcd"]

    assert beside("a1", "adjacent-rank", *armies) == ["a3", "b1", "b2", "c1", "c2", "d1", "d2"]
