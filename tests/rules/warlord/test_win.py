"""WL-WIN: who loses the Warlord is out; the last one left wins, and nothing else wins."""

import pytest

from battle import Battle, ability, action, army, character

SLAYER = character("slayer", attacks=[8])
DOUBLE = character("slayer", attacks=[8, 8])
ALMOST = {"lord-b": {"wounds": 2}}


def three_players(*, dice: list[int], hand: tuple[str, ...] = (), **more: object) -> Battle:
    """A's slayer reaches B's Warlord, which has taken 2 of its 3 wounds."""
    return Battle(
        army(["slayer", "mate-a"], ["lord-a"]),
        army(["lord-b", "guard-b"], ["mate-b"], hand=list(hand), deck=["deck-b"], discard=["pile-b"]),
        army(["guard-c"], ["lord-c"]),
        cards=[DOUBLE],
        on=ALMOST,
        dice=dice,
        **more,
    )


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_who_loses_the_warlord_is_out_at_once_and_the_others_play_on() -> None:
    battle = three_players(dice=[10])

    battle.say("attack", "slayer").say("strike", "lord-b")

    assert battle.state.out == (1,)
    assert battle.match.outcome is None
    assert battle.asked == (0, "next-strike")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_the_second_wound_of_three_does_not_eliminate() -> None:
    battle = Battle(army(["slayer"], ["lord-a"]), army(["lord-b"]), cards=[SLAYER], dice=[10])

    battle.say("attack", "slayer").say("strike", "lord-b")

    assert battle.card("lord-b").wounds == 1
    assert battle.state.out == ()


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_the_turn_goes_past_a_player_who_is_out() -> None:
    battle = three_players(dice=[10])

    battle.say("attack", "slayer").say("strike", "lord-b").say("stop", "slayer")

    assert battle.asked == (2, "order")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A8_all_cards_of_a_player_who_is_out_leave_the_game() -> None:
    battle = three_players(dice=[10], hand=("hand-b",))

    battle.say("attack", "slayer").say("strike", "lord-b").pass_windows()

    left = ("lord-b", "guard-b", "mate-b", "hand-b", "deck-b", "pile-b")
    assert [battle.zone(card) for card in left] == ["gone"] * 6
    assert battle.ranks(1) == []
    assert (battle.state.hands[1], battle.state.decks[1], battle.state.discards[1]) == ((), (), ())


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A8_guests_in_the_formation_return_to_a_place_of_their_front_rank_stunned() -> None:
    battle = Battle(
        army(["slayer"], ["lord-a"]),
        army(["lord-b", "thief-c"]),
        army(["guard-c"], ["lord-c"]),
        cards=[DOUBLE, character("thief-c", "nothrog", feats={"stealth": 5})],
        on={"lord-b": {"wounds": 2}, "thief-c": {"owner": 2}},
        dice=[10],
    )

    battle.say("attack", "slayer").say("strike", "lord-b")
    asked, offered = battle.asked, battle.places()
    battle.place(1, 0)

    assert (asked, offered) == ((2, "place"), [(1, 0), (1, 1)])
    assert battle.ranks(2) == [["thief-c", "guard-c"], ["lord-c"]]
    assert battle.turned("thief-c") == "stunned"
    assert battle.asked == (0, "next-strike")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A8_who_falls_by_his_own_order_gives_no_further_order() -> None:
    greedy = action("greedy", ability("order", {"do": "special", "word": "order-again"}, {"do": "kill", "who": "self"}))
    battle = Battle(
        army(["lord-a"], hand=["greedy"]), army(["guard-b"], ["lord-b"]), army(["guard-c"], ["lord-c"]), cards=[greedy]
    )

    battle.say("perform", "greedy")

    assert battle.state.out == (0,)
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A7_a_warlord_that_goes_back_to_hand_is_lost_as_well() -> None:
    banish = action("banish", ability("order", {"do": "send-back", "who": "target"}, aim={"side": "enemy"}))
    battle = Battle(army(["lord-a"], hand=["banish"]), army(["guard-b", "lord-b"]), cards=[banish])

    battle.say("perform", "banish").say("target", "lord-b")

    assert battle.events("died") == []
    assert battle.match.outcome == ((0,), "WL-WIN-02")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A92_a_stunned_warlord_is_still_in_play() -> None:
    stun = action("stun", ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy"}))
    battle = Battle(army(["lord-a"], hand=["stun"]), army(["lord-b"]), cards=[stun])

    battle.say("perform", "stun").say("target", "lord-b")

    assert battle.turned("lord-b") == "stunned"
    assert battle.state.out == ()
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A92_a_warlord_in_an_enemy_formation_is_still_in_play() -> None:
    sneak = character("lord-a", "dwarves", traits=["warlord"], level=5, hit_points=3, feats={"stealth": 5})
    battle = Battle(
        army(["guard-a"]), army(["guard-b", "lord-a"], ["lord-b"]), cards=[sneak], on={"lord-a": {"owner": 0}}
    )

    assert battle.state.out == ()
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A94_passes_in_a_row_are_counted_over_those_still_in_the_game() -> None:
    battle = three_players(dice=[10], turn=2, passes=1)

    battle.say("pass").say("attack", "slayer").say("strike", "lord-b").say("stop", "slayer")
    battle.say("pass")
    before = (battle.asked, battle.state.round)

    assert before == ((0, "order"), 1)


@pytest.mark.rule("WL-WIN-01")
def test_WL_WIN_01_A94_two_passes_end_the_round_of_the_two_who_are_left() -> None:
    battle = three_players(dice=[10, 5, 6])

    battle.say("attack", "slayer").say("strike", "lord-b").say("stop", "slayer").say("pass").say("pass")

    assert battle.state.round == 2
    assert battle.asked == (2, "order")


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_the_last_player_left_wins_however_many_characters_the_other_has() -> None:
    battle = Battle(
        army(["slayer"], ["lord-a"]),
        army(["lord-b", "one-b", "two-b"], ["three-b", "four-b"]),
        cards=[SLAYER],
        on=ALMOST,
        dice=[10],
    )

    battle.say("attack", "slayer").say("strike", "lord-b")

    assert battle.match.outcome == ((0,), "WL-WIN-02")
    assert battle.match.asks() == ()


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_killing_all_others_does_not_win_while_the_warlord_stands() -> None:
    battle = Battle(army(["slayer"], ["lord-a"]), army(["guard-b"], ["lord-b"]), cards=[SLAYER], dice=[10])

    battle.say("attack", "slayer").say("strike", "guard-b")

    assert battle.ranks(1) == [["lord-b"]]
    assert battle.match.outcome is None


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_a_player_without_cards_to_draw_plays_on() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"]), dice=[5, 6], phase="ready")

    assert battle.match.outcome is None
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_A9_warlords_that_fall_at_the_same_moment_make_a_draw() -> None:
    doom = action("doom", ability("order", {"do": "wound", "who": "all", "amount": 3, "filter": {"warlord": "yes"}}))
    battle = Battle(army(["lord-a"], hand=["doom"]), army(["lord-b"]), cards=[doom])

    battle.say("perform", "doom")

    assert battle.match.outcome == ((), "WL-WIN-02")


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_A9_the_one_who_outlives_both_others_wins() -> None:
    enemy_lords = {"side": "enemy", "warlord": "yes"}
    doom = action("doom", ability("order", {"do": "wound", "who": "all", "amount": 3, "filter": enemy_lords}))
    battle = Battle(army(["lord-a"], hand=["doom"]), army(["lord-b"]), army(["lord-c"]), cards=[doom])

    battle.say("perform", "doom")

    assert battle.match.outcome == ((0,), "WL-WIN-02")


@pytest.mark.rule("WL-WIN-02")
def test_WL_WIN_02_A12_after_the_last_round_agreed_nobody_has_won() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"]), rounds=1)

    battle.say("pass").say("pass")

    assert battle.match.outcome == ((), "WL-WIN-02")
