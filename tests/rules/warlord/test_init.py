"""WL-INIT: a d20 each, the highest begins, then clockwise."""

import pytest

from battle import Battle, ability, army, character, item, lord

TWO = (army(["a"], ["lord-a"]), army(["b"], ["lord-b"]))
THREE = (*TWO, army(["c"], ["lord-c"]))


def turns(battle: Battle, number: int) -> list[int]:
    """The seats that get the next turns, each of them passing."""
    found: list[int] = []
    for _ in range(number):
        found.append(battle.question.seat)
        battle.say("pass")
    return found


@pytest.mark.rule("WL-INIT-01")
def test_WL_INIT_01_every_player_rolls_a_d20() -> None:
    battle = Battle(*THREE, phase="ready", dice=[8, 15, 3])

    assert [event.facts for event in battle.events("rolled")] == [(0, 20, 8), (1, 20, 15), (2, 20, 3)]


@pytest.mark.rule("WL-INIT-01")
def test_WL_INIT_01_the_roll_belongs_to_the_player_and_to_no_character() -> None:
    """A88  Charisma and texts about a character's roll have no say."""
    again = ability("react", {"do": "reroll"}, trigger="after:rolled")
    cards = [character("charmer", feats={"charisma": 19}), item("charm", ability=[again])]
    mine = army(["a", "charmer"], ["lord-a"])
    battle = Battle(mine, TWO[1], cards=cards, phase="ready", dice=[8, 15], on={"a": {"items": ["charm"]}})

    assert battle.asked == (1, "order")  # no window in between


@pytest.mark.rule("WL-INIT-02")
def test_WL_INIT_02_the_highest_result_goes_first() -> None:
    battle = Battle(*THREE, phase="ready", dice=[8, 15, 3])

    assert battle.asked == (1, "order")
    assert battle.state.first == 1


@pytest.mark.rule("WL-INIT-02")
def test_WL_INIT_02_bonuses_count() -> None:
    """WL-DICE-06  The result is the die and every bonus."""
    swift = lord("lord-a", ability=[ability("static", {"do": "modify", "stat": "initiative", "amount": 3})])
    battle = Battle(*TWO, cards=[swift], phase="ready", dice=[13, 15])

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-INIT-03")
def test_WL_INIT_03_play_goes_clockwise_whatever_the_others_rolled() -> None:
    battle = Battle(*THREE, phase="ready", dice=[8, 15, 3, 20, 1, 2])

    assert turns(battle, 3) == [1, 2, 0]


@pytest.mark.rule("WL-INIT-04")
def test_WL_INIT_04_only_those_tied_for_the_highest_roll_again() -> None:
    battle = Battle(*THREE, phase="ready", dice=[14, 14, 9, 2, 6])

    assert [event.facts[0] for event in battle.events("rolled")] == [0, 1, 2, 0, 1]
    assert battle.asked == (1, "order")  # although 6 is less than 9


@pytest.mark.rule("WL-INIT-04")
def test_WL_INIT_04_a_tie_below_the_highest_does_not_matter() -> None:
    battle = Battle(*THREE, phase="ready", dice=[9, 14, 9])

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-INIT-04")
def test_WL_INIT_04_again_until_one_is_highest() -> None:
    """A17  Among those still tied, bonuses included."""
    swift = lord("lord-b", ability=[ability("static", {"do": "modify", "stat": "initiative", "amount": 2})])
    first, second, third = [14, 12, 14], [7, 5, 3], [1, 1]
    battle = Battle(*THREE, cards=[swift], phase="ready", dice=[*first, *second, *third])

    assert [event.facts[0] for event in battle.events("rolled")] == [0, 1, 2, 0, 1, 2, 0, 1]
    assert battle.asked == (1, "order")
