"""WL-ILLEGAL: a rank that has become too large is re-formed at once, by characters that fall forward."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, lord

HERO = character("hero", attacks=[15, 15, 15])


def attacked(*ranks: list[str], dice: int = 3, **more: Any) -> Battle:
    """A's hero, who always hits, is about to strike at B's front rank."""
    cards = [HERO, *more.pop("cards", [])]
    battle = Battle(army(["hero"], ["lord-a"]), army(*ranks), cards=cards, dice=[10] * dice, **more)
    return battle.say("attack", "hero")


def wave(*victims: str) -> list[dict[str, Any]]:
    """An action card that kills these at the same moment; they carry the trait doomed."""
    kill = {"do": "wound", "who": "all", "amount": 9, "filter": {"trait": "doomed"}}
    return [action("wave", ability("order", kill)), *[character(name, traits=["doomed"]) for name in victims]]


def fallers(battle: Battle) -> list[str]:
    return battle.offered("fall") if battle.question.kind == "fall" else []


# -- when -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-ILLEGAL-01")
def test_WL_ILLEGAL_01_a_rank_is_illegal_when_it_holds_more_than_the_one_before_it() -> None:
    battle = attacked(["one", "two", "three"], ["four", "five"], ["lord-b"])

    battle.say("strike", "one")
    after_one = (battle.sizes(1), fallers(battle))
    battle.say("strike-again", "hero").say("strike", "two")

    assert after_one == ([2, 2, 1], [])
    assert (battle.sizes(1), fallers(battle)) == ([1, 2, 1], ["four", "five"])


@pytest.mark.rule("WL-ILLEGAL-01")
def test_WL_ILLEGAL_01_A22_behind_an_empty_rank_everybody_is_in_an_illegal_rank() -> None:
    battle = Battle(army(["lord-a"], hand=["wave"]), army(["one", "two"], ["mid"], ["lord-b"]), cards=wave("mid"))

    battle.say("perform", "wave")

    assert battle.ranks(1) == [["one", "two"], ["lord-b"]]
    assert battle.turned("lord-b") == "spent"


@pytest.mark.rule("WL-ILLEGAL-01")
def test_WL_ILLEGAL_01_A24_intruders_neither_count_nor_fall() -> None:
    thief = character("thief", "dwarves", feats={"stealth": 5})
    battle = attacked(["one", "two"], ["four", "five", "thief"], ["lord-b"], cards=[thief], on={"thief": {"owner": 0}})
    before = fallers(battle)

    battle.say("strike", "one")

    assert before == []
    assert fallers(battle) == ["four", "five"]
    assert battle.refused_by("fall", "thief") == ["WL-ILLEGAL-08"]


@pytest.mark.rule("WL-ILLEGAL-02")
def test_WL_ILLEGAL_02_the_player_of_the_army_lets_one_of_the_illegal_rank_fall() -> None:
    battle = Battle(army(["lord-a"]), army(["one"], ["two", "three"], ["lord-b"]))
    asked, offered = battle.asked, fallers(battle)

    battle.say("fall", "three").place(1, 0)

    assert (asked, offered) == ((1, "fall"), ["two", "three"])
    assert battle.ranks(1) == [["three", "one"], ["two"], ["lord-b"]]
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-ILLEGAL-02")
def test_WL_ILLEGAL_02_A23_of_two_armies_the_initiative_winners_re_forms_first() -> None:
    battle = Battle(army(["a1"], ["a2", "lord-a"]), army(["b1"], ["b2", "lord-b"]), first=1, turn=0)

    asked = battle.asked
    battle.say("fall", "b2").place(1, 0)
    then = battle.asked
    battle.say("fall", "a2").place(1, 0)

    assert (asked, then) == ((1, "fall"), (0, "fall"))
    assert (battle.sizes(0), battle.sizes(1)) == ([2, 1], [2, 1])
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-ILLEGAL-02")
def test_WL_ILLEGAL_02_A23_of_two_armies_made_illegal_by_one_blow_both_re_form() -> None:
    battle = Battle(
        army(["gone-a", "a1"], ["a2", "lord-a"], hand=["wave"]),
        army(["gone-b", "b1"], ["b2", "lord-b"]),
        cards=wave("gone-a", "gone-b"),
    )

    battle.say("perform", "wave", "a1").say("fall", "a2").place(1, 0).say("fall", "b2").place(1, 0)

    assert (battle.ranks(0), battle.ranks(1)) == ([["a2", "a1"], ["lord-a"]], [["b2", "b1"], ["lord-b"]])
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ILLEGAL-03")
def test_WL_ILLEGAL_03_who_has_re_formed_still_gives_one_full_order_next() -> None:
    battle = attacked(["one", "two"], ["four", "lord-b"], dice=1)

    battle.say("strike", "one").say("fall", "four").place(1, 0).say("stop", "hero")

    assert battle.asked == (1, "order")
    assert battle.offered("attack") == ["two"]
    assert battle.say("pass").asked == (0, "order")


# -- before everything else ---------------------------------------------------------------------


@pytest.mark.rule("WL-ILLEGAL-04")
def test_WL_ILLEGAL_04_the_second_strike_finds_the_army_already_re_formed() -> None:
    battle = attacked(["one"], ["two"], ["lord-b"], dice=2)

    battle.say("strike", "one")
    formed = battle.ranks(1)
    battle.say("strike-again", "hero")

    assert formed == [["two"], ["lord-b"]]
    assert battle.offered("strike") == ["two"]


@pytest.mark.rule("WL-ILLEGAL-04")
def test_WL_ILLEGAL_04_nothing_else_is_done_while_an_army_must_re_form() -> None:
    battle = attacked(["one", "two"], ["three", "four"], ["lord-b"], dice=1)

    battle.say("strike", "one")

    assert battle.asked == (1, "fall")
    assert battle.refused_by("attack", "two") == ["WL-ILLEGAL-04"]
    assert battle.refused_by("pass") == ["WL-ILLEGAL-04"]
    assert battle.refused_by("strike-again", "hero", seat=0) == ["K-ASK-01"]


@pytest.mark.rule("WL-ILLEGAL-04")
def test_WL_ILLEGAL_04_A25_all_who_die_at_the_same_moment_leave_first() -> None:
    battle = Battle(
        army(["lord-a"], hand=["wave"]),
        army(["gone", "one"], ["gone-too", "two"], ["lord-b"]),
        cards=wave("gone", "gone-too"),
    )

    battle.say("perform", "wave")

    assert battle.events("fell") == []
    assert battle.ranks(1) == [["one"], ["two"], ["lord-b"]]


@pytest.mark.rule("WL-ILLEGAL-04")
def test_WL_ILLEGAL_04_A26_a_react_to_a_death_comes_after_the_re_forming() -> None:
    grief = ability("react", {"do": "draw"}, trigger="after:died", tests=[{"who": "victim", "side": "own"}])
    battle = attacked(["one", "two"], ["four", "lord-b"], cards=[lord("lord-b", ability=[grief])], dice=1)

    battle.say("strike", "one")
    asked = battle.asked
    battle.say("fall", "four").place(1, 0)

    assert asked == (1, "fall")
    assert battle.asked == (1, "after:died")


# -- what it costs ---------------------------------------------------------------------------

FLEET = ability("static", {"do": "grant", "stat": "move-unspent"})


@pytest.mark.rule("WL-ILLEGAL-05")
def test_WL_ILLEGAL_05_who_moves_without_being_spent_is_spent_by_falling_all_the_same() -> None:
    battle = attacked(["one"], ["fleet"], ["lord-b"], cards=[character("fleet", ability=[FLEET])])

    battle.say("strike", "one")

    assert battle.ranks(1) == [["fleet"], ["lord-b"]]
    assert battle.turned("fleet") == "spent"


@pytest.mark.rule("WL-ILLEGAL-05")
def test_WL_ILLEGAL_05_such_a_text_does_spare_the_cost_of_a_manoeuvre() -> None:
    battle = Battle(army(["fleet", "plain"], ["lord-a"]), army(["lord-b"]), cards=[character("fleet", ability=[FLEET])])

    battle.say("manoeuvre", "fleet").place(1, 1).say("pass").say("manoeuvre", "plain").place(1, 1)

    assert (battle.turned("fleet"), battle.turned("plain")) == ("ready", "spent")


@pytest.mark.rule("WL-ILLEGAL-05")
def test_WL_ILLEGAL_05_an_effect_of_an_action_does_not_spare_it_either() -> None:
    haste = ability("order", {"do": "grant", "who": "target", "stat": "move-unspent"}, aim={"side": "own"})
    battle = Battle(
        army(["gone"], ["fleet"], ["lord-a"], hand=["haste", "wave"]),
        army(["lord-b"]),
        cards=[action("haste", haste), *wave("gone")],
    )

    battle.say("perform", "haste", "lord-a").say("target", "fleet").pass_windows().say("pass")
    battle.say("perform", "wave", "lord-a").pass_windows()

    assert battle.ranks(0) == [["fleet"], ["lord-a"]]
    assert battle.turned("fleet") == "spent"


NIMBLE = ability("react", {"do": "spare"}, trigger="before:fallen", tests=[{"who": "victim", "me": True}])


@pytest.mark.rule("WL-ILLEGAL-06")
def test_WL_ILLEGAL_06_a_react_to_re_forming_may_leave_the_falling_character_ready() -> None:
    battle = attacked(["one"], ["nimble"], ["lord-b"], cards=[character("nimble", ability=[NIMBLE])])

    battle.say("strike", "one")
    asked = battle.asked
    battle.say("react", "nimble")

    assert asked == (1, "before:fallen")
    assert battle.ranks(1) == [["nimble"], ["lord-b"]]
    assert battle.turned("nimble") == "ready"


@pytest.mark.rule("WL-ILLEGAL-06")
def test_WL_ILLEGAL_06_without_the_react_it_is_spent() -> None:
    battle = attacked(["one"], ["nimble"], ["lord-b"], cards=[character("nimble", ability=[NIMBLE])])

    battle.say("strike", "one").say("pass")

    assert battle.turned("nimble") == "spent"


@pytest.mark.rule("WL-ILLEGAL-06")
def test_WL_ILLEGAL_06_it_is_a_card_from_hand_as_well() -> None:
    steady = action("steady", ability("react", {"do": "spare"}, trigger="before:fallen"))
    battle = Battle(
        army(["gone"], ["next"], ["lord-a"], hand=["wave", "steady"]), army(["lord-b"]), cards=[steady, *wave("gone")]
    )

    battle.say("perform", "wave", "lord-a").until("before:fallen").say("react", "steady", "next")

    assert battle.ranks(0)[0] == ["next"]
    assert battle.turned("next") == "ready"


@pytest.mark.rule("WL-ILLEGAL-07")
def test_WL_ILLEGAL_07_falling_is_no_manoeuvre() -> None:
    watch = ability("react", {"do": "draw"}, trigger="after:manoeuvred")
    battle = attacked(["one"], ["two"], ["lord-b"], cards=[lord("lord-b", ability=[watch])], dice=1)

    battle.say("strike", "one").say("stop", "hero")
    after_fall = battle.asked
    battle.say("pass").say("manoeuvre", "lord-a").place(1, 0)

    assert len(battle.events("fell")) == 2
    assert after_fall == (1, "order")
    assert battle.asked == (1, "after:manoeuvred")


# -- how it is done --------------------------------------------------------------------------


@pytest.mark.rule("WL-ILLEGAL-08")
def test_WL_ILLEGAL_08_one_falls_then_another_and_no_third() -> None:
    battle = Battle(army(["lord-a"]), army(["one"], ["two", "three", "four", "lord-b"]))

    first = fallers(battle)
    battle.say("fall", "two").place(1, 0)
    sizes, second = battle.sizes(1), fallers(battle)
    battle.say("fall", "three").place(1, 0)

    assert first == ["two", "three", "four", "lord-b"]
    assert (sizes, second) == ([2, 3], ["three", "four", "lord-b"])
    assert (battle.sizes(1), fallers(battle)) == ([3, 2], [])
    assert battle.refused_by("fall", "four", seat=1) == ["K-ASK-01"]


@pytest.mark.rule("WL-ILLEGAL-08")
def test_WL_ILLEGAL_08_only_out_of_the_rank_that_is_illegal() -> None:
    battle = Battle(army(["lord-a"]), army(["one"], ["two", "three"], ["lord-b"]))

    assert battle.refused_by("fall", "one") == ["WL-ILLEGAL-08"]
    assert battle.refused_by("fall", "lord-b") == ["WL-ILLEGAL-08"]


@pytest.mark.rule("WL-ILLEGAL-08")
def test_WL_ILLEGAL_08_A23_of_several_illegal_ranks_the_player_takes_any_first() -> None:
    battle = Battle(army(["lord-a"]), army(["one"], ["two", "three"], ["four", "five", "lord-b"]))
    offered = fallers(battle)

    battle.say("fall", "five").place(2, 2)

    assert offered == ["two", "three", "four", "five", "lord-b"]
    assert battle.sizes(1) == [1, 3, 2]


@pytest.mark.rule("WL-ILLEGAL-09")
def test_WL_ILLEGAL_09_left_middle_or_right_of_a_front_rank_of_two() -> None:
    battle = Battle(army(["lord-a"]), army(["one", "two"], ["three", "four", "lord-b"]))

    battle.say("fall", "four")
    offered = battle.places()
    battle.place(1, 1)

    assert offered == [(1, 0), (1, 1), (1, 2)]
    assert battle.ranks(1) == [["one", "four", "two"], ["three", "lord-b"]]


@pytest.mark.rule("WL-ILLEGAL-10")
def test_WL_ILLEGAL_10_a_fall_may_make_the_next_rank_illegal_which_is_then_mended_too() -> None:
    battle = attacked(["one", "two"], ["three", "four"], ["five", "lord-b"], dice=1)

    battle.say("strike", "one").say("fall", "three").place(1, 0)
    sizes, offered = battle.sizes(1), fallers(battle)
    battle.say("fall", "five").place(2, 0)

    assert (sizes, offered) == ([2, 1, 2], ["five", "lord-b"])
    assert battle.sizes(1) == [2, 2, 1]


@pytest.mark.rule("WL-ILLEGAL-11")
def test_WL_ILLEGAL_11_a_ready_character_is_spent_by_falling() -> None:
    battle = attacked(["one"], ["two"], ["lord-b"])

    battle.say("strike", "one")

    assert battle.state.place_of(battle.number("two")) == (1, 1, 0)
    assert battle.turned("two") == "spent"


@pytest.mark.rule("WL-ILLEGAL-12")
def test_WL_ILLEGAL_12_a_spent_character_is_stunned_by_falling() -> None:
    battle = attacked(["one"], ["two"], ["lord-b"], on={"two": {"state": "spent"}})

    battle.say("strike", "one")

    assert battle.turned("two") == "stunned"


@pytest.mark.rule("WL-ILLEGAL-12")
def test_WL_ILLEGAL_12_who_falls_twice_from_rank_3_to_rank_1_arrives_stunned() -> None:
    battle = Battle(
        army(["lord-a"], hand=["wave"]), army(["gone"], ["gone-too"], ["lord-b"]), cards=wave("gone", "gone-too")
    )

    battle.say("perform", "wave")

    assert battle.ranks(1) == [["lord-b"]]
    assert [event.facts[2] for event in battle.events("fell")] == [2, 1]
    assert battle.turned("lord-b") == "stunned"


@pytest.mark.rule("WL-ILLEGAL-12")
def test_WL_ILLEGAL_12_A27_a_lone_manoeuvre_behind_the_last_rank_ends_stunned() -> None:
    battle = Battle(army(["one"], ["lord-a"]), army(["lord-b"]))

    battle.say("manoeuvre", "lord-a")
    offered = battle.places()
    battle.place(3, 0)

    assert (3, 0) in offered
    assert battle.ranks(0) == [["one"], ["lord-a"]]
    assert battle.turned("lord-a") == "stunned"


@pytest.mark.rule("WL-ILLEGAL-13")
def test_WL_ILLEGAL_13_a_stunned_character_falls_without_further_harm() -> None:
    battle = attacked(["one"], ["two"], ["lord-b"], on={"two": {"state": "stunned"}})

    battle.say("strike", "one")

    assert battle.state.place_of(battle.number("two")) == (1, 1, 0)
    assert (battle.turned("two"), battle.card("two").wounds) == ("stunned", 0)
