"""WL-ORDER: one order at a time, until all have passed in a row."""

import pytest

from battle import Battle, ability, action, army, character, item

TWO = (army(["a"], ["lord-a"]), army(["b"], ["lord-b"]))
THREE = (*TWO, army(["c"], ["lord-c"]))
DRAW = ability("order", {"do": "draw"})


@pytest.mark.rule("WL-ORDER-01")
def test_WL_ORDER_01_after_an_order_it_is_the_next_players_turn() -> None:
    battle = Battle(army(["a", "aa"], ["lord-a"]), TWO[1], dice=[2])

    battle.say("attack", "a").say("strike", "b")

    assert battle.asked == (1, "order")
    assert battle.refused_by("attack", "aa", seat=0) == ["K-ASK-01"]
    assert battle.refused_by("pass", seat=0) == ["K-ASK-01"]


@pytest.mark.rule("WL-ORDER-01")
def test_WL_ORDER_01_each_in_turn() -> None:
    battle = Battle(*THREE)
    seats = []
    for name in ("lord-a", "lord-b", "lord-c", "a"):
        seats.append(battle.question.seat)
        battle.say("manoeuvre", name).place(2 if name == "a" else 1, 0)

    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("WL-ORDER-01")
def test_WL_ORDER_01_who_is_out_gives_no_second_order() -> None:
    """A8  His seat is skipped, although a text has granted him another order."""
    again = action(
        "again",
        ability(
            "order", {"do": "special", "word": "order-again"}, {"do": "kill", "who": "target"}, aim={"warlord": "yes"}
        ),
    )
    battle = Battle(army(["a"], ["lord-a"], hand=["again"]), *THREE[1:], cards=[again])

    battle.say("perform", "again", "a").pass_windows().say("target", "lord-a").pass_windows()

    assert battle.state.out == (0,)
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_the_phase_ends_at_once_when_all_have_passed_in_a_row() -> None:
    battle = Battle(*TWO, round=1, dice=[4, 12])
    rounds = []
    battle.say("pass")
    rounds.append(battle.state.round)
    battle.say("manoeuvre", "lord-b").place(1, 0)
    rounds.append(battle.state.round)
    battle.say("pass")
    rounds.append(battle.state.round)

    battle.say("pass")

    assert [*rounds, battle.state.round] == [1, 1, 1, 2]


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_three_passes_of_three_players_and_nobody_gets_another_turn() -> None:
    battle = Battle(*THREE, round=1, dice=[4, 12, 3])

    battle.say("pass").say("pass").say("pass")

    assert battle.state.round == 2
    assert [event.facts for event in battle.events("passed-turn")] == [(0,), (1,), (2,)]


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_two_passes_of_three_players_are_not_enough() -> None:
    battle = Battle(*THREE, round=1)

    battle.say("pass").say("pass")

    assert (battle.state.round, battle.asked) == (1, (2, "order"))


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_who_has_passed_may_give_an_order_later() -> None:
    battle = Battle(*TWO)

    battle.say("pass").say("manoeuvre", "lord-b").place(1, 0)

    assert battle.asked == (0, "order")
    assert battle.offered("attack") == ["a"]


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_only_those_still_in_the_match_count() -> None:
    """A94  The order that eliminates somebody is an order, so the count starts again after it."""
    lines = (army(["a"], ["lord-a"]), army(["lord-b"], ["b"]), THREE[2])
    on = {"lord-b": {"wounds": 2}}
    battle = Battle(*lines, turn=1, round=1, dice=[18, 4, 12], on=on)

    battle.say("pass").say("pass").say("attack", "a").say("strike", "lord-b")
    battle.say("pass")
    between = (battle.state.out, battle.state.round, battle.asked)
    battle.say("pass")

    assert between == ((1,), 1, (0, "order"))
    assert battle.state.round == 2


@pytest.mark.rule("WL-ORDER-03")
def test_WL_ORDER_03_every_kind_of_order_is_in_the_menu() -> None:
    cards = [
        character("a", ability=[DRAW]),
        character("recruit"),
        item("sword", "weapon"),
        item("horn", ability=[DRAW]),
        action("cry", DRAW),
    ]
    mine = army(["a"], ["lord-a"], hand=["recruit", "sword", "cry"])
    battle = Battle(mine, TWO[1], cards=cards, on={"lord-a": {"items": ["horn"]}})
    by_rule = {option.rule for option in battle.question.options if option.key == "perform"}

    assert battle.keys() == {"attack", "perform", "recruit", "equip", "manoeuvre", "pass"}
    assert battle.offered("perform") == ["a", "horn", "cry"]
    assert by_rule == {"WL-PLAY-01", "WL-TASK-01"}
    assert (battle.offered("recruit"), battle.offered("equip")) == (["recruit"], ["sword"])


@pytest.mark.rule("WL-ORDER-03")
def test_WL_ORDER_03_what_is_not_possible_is_not_in_the_menu() -> None:
    on = {name: {"state": "spent"} for name in ("a", "lord-a")}
    battle = Battle(*TWO, on=on)

    assert battle.keys() == {"pass"}
