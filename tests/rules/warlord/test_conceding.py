"""K-CONCEDE-01, K-DRAW-01 in Warlord: with two the other wins; with more the player is out and the rest play on."""

from __future__ import annotations

import pytest

from battle import Battle, ability, action, army, character
from tercio.games import open_game
from tercio.games.warlord.state import warlord
from tercio.kernel import AGREE_DRAW, CONCEDE, TOGETHER, Answer, replay, restore, resume, seeded, snapshot
from tercio.kernel.record import Recorder

pytestmark = pytest.mark.rule("K-CONCEDE-01")

SLAYER = character("slayer", attacks=[8, 8])
GASP = action("gasp", ability("react", {"do": "to-strike", "stat": "ac", "amount": 1}, trigger="after:hit"))
HEAL = action("salve", ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded"))
NAP = action("nap", ability("order", {"do": "spend", "who": "target"}, aim={"side": "enemy"}))


def give_up(battle: Battle, seat: int) -> Battle:
    verdict = battle.match.answer(Answer(seat, CONCEDE))
    assert verdict, verdict.refusals
    return battle


def three(**more: object) -> Battle:
    """Seat 0 is to give an order; its slayer reaches the front ranks of the two others."""
    armies = [army(["slayer", "mate-a"], ["lord-a"]), army(["guard-b"], ["lord-b"]), army(["guard-c"], ["lord-c"])]
    hands = more.pop("hands", {})
    assert isinstance(hands, dict)
    for seat, hand in hands.items():
        armies[seat]["hand"] = hand
    return Battle(*armies, cards=[SLAYER, GASP, HEAL, NAP], **more)


def test_K_CONCEDE_01_of_two_players_the_other_wins() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"]))

    give_up(battle, 1)

    assert battle.match.outcome == ((0,), "K-CONCEDE-01")


@pytest.mark.rule("K-DRAW-01")
def test_K_DRAW_01_A12_the_players_agree_on_a_draw() -> None:
    battle = three()

    assert battle.match.answer(Answer(TOGETHER, AGREE_DRAW))
    assert battle.match.outcome == ((), "K-DRAW-01")


def test_K_CONCEDE_01_of_three_the_player_is_out_with_all_his_cards_and_the_order_is_still_asked_for() -> None:
    battle = give_up(three(hands={2: ["salve"]}), 2)

    assert battle.state.out == (2,)
    assert [battle.zone(card) for card in ("guard-c", "lord-c", "salve")] == ["gone"] * 3
    assert battle.asked == (0, "order")
    assert [(event.rule, event.facts) for event in battle.events("eliminated")] == [("K-CONCEDE-01", (2,))]


def test_K_CONCEDE_01_who_gives_up_on_his_turn_gives_no_order_and_the_next_one_does() -> None:
    battle = give_up(three(), 0)

    assert battle.state.out == (0,)
    assert battle.asked == (1, "order")


def test_K_CONCEDE_01_the_second_of_three_ends_the_match() -> None:
    battle = give_up(give_up(three(), 1), 0)

    assert battle.match.outcome == ((2,), "K-CONCEDE-01")


def test_K_CONCEDE_01_who_is_out_cannot_give_up() -> None:
    battle = give_up(three(), 1)

    assert battle.refused_by(CONCEDE, seat=1) == ["K-CONCEDE-01"]


def test_K_CONCEDE_01_who_is_struck_at_reacts_no_more_and_is_out_when_the_order_is_done() -> None:
    battle = three(hands={1: ["salve"]}, dice=[15])
    battle.say("attack", "slayer").say("strike", "guard-b").wait_for(1, "before:wounded")

    give_up(battle, 1).pass_windows()
    under_way = (battle.asked, battle.state.out, battle.refused_by(CONCEDE, seat=1))
    battle.say("stop", "slayer").pass_windows()

    assert under_way == ((0, "next-strike"), (), ["K-CONCEDE-01"])
    assert battle.state.out == (1,)
    assert battle.asked == (2, "order")


def test_K_CONCEDE_01_an_attack_is_broken_off_where_its_player_gives_up() -> None:
    battle = three().say("attack", "slayer")
    asked = battle.asked

    give_up(battle, 0)

    assert asked == (0, "strike")
    assert battle.events("strikes-at") == []
    assert (battle.state.out, battle.asked) == ((0,), (1, "order"))


def test_K_CONCEDE_01_a_strike_that_has_fallen_wounds_nobody_if_the_striker_gives_up_first() -> None:
    battle = three(hands={1: ["gasp"]}, dice=[15]).say("attack", "slayer").say("strike", "guard-b")
    battle.wait_for(1, "after:hit")

    give_up(battle, 0).pass_windows()

    assert battle.events("wounded") == []
    assert battle.zone("guard-b") == "formation"
    assert battle.asked == (1, "order")


def test_K_CONCEDE_01_an_action_is_broken_off_before_it_is_aimed() -> None:
    battle = three(hands={0: ["nap"]}).say("perform", "nap", "slayer")
    asked = battle.asked

    give_up(battle, 0).pass_windows()

    assert asked == (0, "target")
    assert [battle.turned(card) for card in ("guard-b", "guard-c")] == ["ready", "ready"]
    assert battle.asked == (1, "order")


def test_K_CONCEDE_01_a_character_that_was_about_to_move_or_enter_does_not() -> None:
    moving = three().say("manoeuvre", "slayer")
    recruiting = three(hands={0: ["novice"]}).say("recruit", "novice")
    asked = (moving.asked, recruiting.asked)

    give_up(moving, 0)
    give_up(recruiting, 0)

    assert asked == ((0, "place"), (0, "place"))
    assert (moving.events("manoeuvred"), recruiting.events("entered")) == ([], [])
    assert (moving.asked, recruiting.asked) == ((1, "order"), (1, "order"))


def test_K_CONCEDE_01_ranks_of_one_who_has_given_up_re_form_without_asking_him() -> None:
    battle = Battle(
        army(["slayer"], ["lord-a"]),
        army(["guard-b", "guard-b#2"], ["mate-b", "mate-b#2"], ["lord-b"]),
        army(["guard-c"], ["lord-c"]),
        cards=[SLAYER, HEAL],
        dice=[15],
    )
    battle.say("attack", "slayer").say("strike", "guard-b")
    asked = battle.asked

    give_up(battle, 1).pass_windows()

    assert asked == (1, "fall")
    assert len(battle.events("fell")) > 0
    assert (battle.asked, battle.state.out) == ((0, "next-strike"), ())


def test_K_CONCEDE_01_guests_of_one_who_has_given_up_come_home() -> None:
    battle = Battle(
        army(["guard-a"], ["lord-a"]),
        army(["lord-b", "thief-c"]),
        army(["guard-c"], ["lord-c"]),
        cards=[character("thief-c", "nothrog", feats={"stealth": 5})],
        on={"thief-c": {"owner": 2}},
    )

    give_up(battle, 1)
    asked = battle.asked
    battle.place(1, 1)

    assert asked == (2, "place")
    assert battle.ranks(2) == [["guard-c", "thief-c"], ["lord-c"]]
    assert battle.turned("thief-c") == "stunned"


# -- passes in a row (A94) ------------------------------------------------------------


def test_K_CONCEDE_01_A94_the_pass_of_one_who_has_given_up_no_longer_counts() -> None:
    battle = three().say("pass")

    give_up(battle, 0).say("pass")

    assert (battle.asked, battle.state.round) == ((2, "order"), 1)


def test_K_CONCEDE_01_A94_if_the_last_one_who_has_not_passed_gives_up_the_round_is_over() -> None:
    battle = three(dice=[5, 6]).say("pass").say("pass")

    give_up(battle, 2)

    assert battle.state.round == 2


def test_K_CONCEDE_01_A94_after_an_order_the_others_may_go_on() -> None:
    greedy = action("greedy", ability("order", {"do": "special", "word": "order-again"}))
    battle = Battle(
        army(["guard-a"], ["lord-a"]),
        army(["guard-b"], ["lord-b"]),
        army(["guard-c"], ["lord-c"], hand=["greedy"]),
        cards=[greedy],
    )
    battle.say("pass").say("pass").say("perform", "greedy", "lord-c").pass_windows()
    asked = battle.asked

    give_up(battle, 2)

    assert asked == (2, "order")
    assert (battle.asked, battle.state.round) == ((0, "order"), 1)


# -- before the orders -----------------------------------------------------------------


def new_match(seats: int = 3) -> Recorder:
    return Recorder(open_game("warlord"), {"decks": ["dwarves", "elves", "nothrog", "elves"][:seats]}, seeded(5))


def test_K_CONCEDE_01_before_the_armies_are_shown_the_others_choose_on() -> None:
    recorder = new_match()
    recorder.answer(Answer(1, "suggested"))

    recorder.answer(Answer(1, CONCEDE))
    waiting = [(decision.seat, decision.kind) for decision in recorder.match.asks()]
    recorder.answer(Answer(0, "suggested"))
    recorder.answer(Answer(2, "suggested"))

    assert waiting == [(0, "line-up"), (2, "line-up")]
    assert warlord(recorder.match).round == 1
    assert warlord(recorder.match).out == (1,)
    assert warlord(recorder.match).formations[1] == ()


def test_K_CONCEDE_01_the_last_one_awaited_keeps_nobody_waiting() -> None:
    recorder = new_match()
    recorder.answer(Answer(0, "suggested"))
    recorder.answer(Answer(2, "suggested"))

    recorder.answer(Answer(1, CONCEDE))

    assert warlord(recorder.match).round == 1


def test_K_CONCEDE_01_initiative_goes_to_the_best_of_those_who_stay() -> None:
    fate = action("fate", ability("react", {"do": "reroll"}, trigger="after:initiative-rolled"))
    battle = Battle(
        army(["lord-a"]),
        army(["lord-b"]),
        army(["lord-c"], hand=["fate"]),
        cards=[fate],
        dice=[12, 18, 15],
        phase="ready",
    )
    battle.say("keep", seat=2)
    while len(battle.events("rolled")) < 3:
        battle.say("pass")
    asked = battle.asked

    give_up(battle, 1).pass_windows()

    assert asked == (2, "after:initiative-rolled")
    assert [event.facts[0] for event in battle.events("goes-first")] == [2]
    assert battle.state.out == (1,)


# -- records and snapshots ----------------------------------------------------------------


def test_K_CONCEDE_01_in_the_middle_of_a_strike_a_save_plays_on_and_a_record_plays_again() -> None:
    battle = three(hands={1: ["salve"]}, dice=[15])
    battle.say("attack", "slayer").say("strike", "guard-b").wait_for(1, "before:wounded")

    give_up(battle, 1)
    saved = restore(battle.match.game, snapshot(battle.match))
    battle.say("stop", "slayer")
    saved.answer(battle.match.answers[-1])

    assert snapshot(saved) == snapshot(battle.match)


def test_K_CONCEDE_01_a_record_with_it_plays_again_and_plays_on() -> None:
    recorder = new_match()
    for answer in (Answer(2, CONCEDE), Answer(0, "suggested"), Answer(1, "suggested")):
        assert recorder.answer(answer)
    record = recorder.record()

    again = resume(recorder.match.game, record)

    assert snapshot(replay(recorder.match.game, record)) == snapshot(recorder.match) == snapshot(again.match)
    assert again.answer(Answer(1, CONCEDE))
    assert again.match.outcome == ((0,), "K-CONCEDE-01")


@pytest.mark.rule("WL-INIT-04")
def test_WL_INIT_04_if_all_who_were_tied_give_up_the_others_roll() -> None:
    omen = ability("react", {"do": "add-die", "amount": 1}, trigger="after:initiative-rolled")
    armies = [army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), army(["seer"], ["lord-c"]), army(["d"], ["lord-d"])]
    dice = [14, 14, 9, 8, 3, 6, 7]
    battle = Battle(*armies, cards=[character("seer", ability=[omen])], phase="ready", dice=dice)
    for _ in range(4):
        battle.say("pass")
    give_up(give_up(battle, 0), 1)
    battle.pass_windows()

    assert [event.facts[0] for event in battle.events("rolled")] == [0, 1, 2, 3, 0, 2, 3]
    assert battle.asked == (3, "order")
