"""Reaction windows: one reaction at a time, until all have passed in a row, as deep as the game allows."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.small_game import HALL, SHOUTED, SPEECH, Shout, Speech, asked, begin, say, told
from tercio.kernel import Answer, Match, Window, restore, snapshot


def test_seats_are_asked_in_speaking_order() -> None:
    match = begin("speech", voices=[1, 1, 1])
    order = []

    while match.stack:
        order.append(asked(match)[0])
        say(match, order[-1][0], "pass")

    assert order == [(0, SPEECH), (1, SPEECH), (2, SPEECH)]
    assert told(match) == [("announced",), ("held", 0)]


def test_after_a_reaction_the_next_seat_is_asked_and_not_the_same_again() -> None:
    match = begin("speech", voices=[2, 1])

    say(match, 0, "shout")

    assert asked(match) == [(1, SPEECH)]


def test_who_reacted_is_asked_again_before_the_window_closes() -> None:
    match = begin("speech", voices=[2, 1])
    say(match, 0, "shout")
    say(match, 1, "pass")
    again = asked(match)

    say(match, 0, "pass")

    assert again == [(0, SPEECH)]
    assert told(match)[-1] == ("held", 1)


def test_a_late_reaction_reopens_the_round_for_those_who_had_passed() -> None:
    match = begin("speech", voices=[1, 1, 2])
    for seat in (0, 1):
        say(match, seat, "pass")

    say(match, 2, "shout")

    assert asked(match) == [(0, SPEECH)]


def test_passes_count_only_in_a_row() -> None:
    match = begin("speech", voices=[2, 1])
    for seat, key in ((0, "pass"), (1, "shout"), (0, "pass")):
        say(match, seat, key)

    assert told(match)[-1] == ("held", 1), "seat 1 has no voice left and cannot be waited for"


def test_a_seat_that_cannot_react_as_everybody_knows_is_not_asked() -> None:
    match = begin("speech", voices=[0, 1, 0])
    first = asked(match)

    say(match, 1, "pass")

    assert first == [(1, SPEECH)]
    assert match.stack == []


@pytest.mark.parametrize("voices", [[0, 0], [0], []])
def test_a_window_without_anybody_to_ask_closes_at_once(voices: list[int]) -> None:
    match = begin("speech", voices=voices)

    assert told(match) == [("announced",), ("held", 0)]


def test_a_reaction_to_a_reaction_comes_first_and_both_are_finished_from_the_inside_out() -> None:
    match = begin("speech", voices=[1, 1], heated=True)
    say(match, 0, "shout")
    nested = asked(match)
    say(match, 1, "shout")

    assert nested == [(1, SHOUTED)]
    assert told(match) == [
        ("announced",),
        ("shouted", 0),
        ("shouted", 1),
        ("calmed", 1),
        ("calmed", 0),
        ("held", 2),
    ]


def test_windows_nest_as_deep_as_the_game_allows() -> None:
    match = begin("speech", voices=[3, 3], heated=True)
    while asked(match):
        say(match, asked(match)[0][0], "shout")

    shouted = [fact[1] for fact in told(match) if fact[0] == "shouted"]
    calmed = [fact[1] for fact in told(match) if fact[0] == "calmed"]

    assert len(shouted) == 6
    assert calmed == shouted[::-1]


def test_the_outer_window_stands_still_while_an_inner_one_is_open() -> None:
    match = begin("speech", voices=[2, 2, 1], heated=True)
    say(match, 0, "shout")
    outer, _, inner = match.stack[1:4]
    before = snapshot(match)["stack"][1]

    say(match, 0, "shout")

    assert isinstance(outer, Window)
    assert isinstance(inner, Window)
    assert snapshot(match)["stack"][1] == before


def test_what_follows_a_shout_comes_before_the_window_goes_on() -> None:
    match = begin("speech", voices=[1, 1], echo=True)

    say(match, 0, "shout")

    assert told(match) == [("announced",), ("shouted", 0), ("echoed",), ("calmed", 0)]
    assert asked(match) == [(1, SPEECH)]


def test_a_reaction_that_is_not_offered_is_refused_by_the_game_with_its_rule() -> None:
    match = begin("speech")
    before = snapshot(match)

    refusals = match.answer(Answer(0, "whistle")).refusals

    assert [(r.rule, r.because, r.facts) for r in refusals] == [("T-WHISTLE", "no-whistling", (0,))]
    assert snapshot(match) == before


def test_the_moment_and_its_subject_stand_in_the_question() -> None:
    match = begin("speech", voices=[1, 1], heated=True)
    say(match, 0, "shout")

    (decision,) = match.asks()

    assert (decision.kind, decision.subject, decision.rule) == (SHOUTED, 0, "K-WINDOW-01")
    assert [option.key for option in decision.options] == ["shout", "pass"]


def test_saved_in_the_middle_of_a_reaction_to_a_reaction_the_stack_is_readable_and_plays_on() -> None:
    match = begin("speech", voices=[1, 1, 1], heated=True)
    say(match, 0, "shout")
    say(match, 1, "shout")
    saved = json.loads(json.dumps(snapshot(match)))
    twin = restore(HALL, saved)

    say(match, 2, "pass")
    say(twin, 2, "pass")

    assert [step["step"] for step in saved["stack"]] == ["Speech", "Window", "Shout", "Window", "Shout", "Window"]
    assert snapshot(twin) == snapshot(match)


def test_a_match_may_end_in_the_middle_of_a_reaction() -> None:
    match = begin("speech", voices=[1, 1], heated=True)
    say(match, 0, "shout")

    match.end((1,), "T-END")
    match.run()

    assert match.asks() == ()
    assert [r.rule for r in match.judge(Answer(1, "pass")).refusals] == ["K-OVER-01"]


# -- against a slow and obvious version ------------------------------------------------


def spoken(voices: list[int], wishes: list[bool]) -> list[tuple[int, str]]:
    """The book, word by word: go round the table, one reaction or a pass each, until all have passed in a row."""
    left, wants, talk = voices.copy(), iter(wishes), list[tuple[int, str]]()
    in_a_row = 0
    while in_a_row < len(left):
        for seat in range(len(left)):
            if left[seat] > 0 and next(wants, False):
                talk.append((seat, "shout"))
                left[seat] -= 1
                in_a_row = 0
            else:
                if left[seat] > 0:
                    talk.append((seat, "pass"))
                in_a_row += 1
            if in_a_row == len(left):
                break
    return talk


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.lists(st.booleans(), max_size=20))
def test_a_window_goes_round_the_table_as_the_book_says(voices: list[int], wishes: list[bool]) -> None:
    match, wants = begin("speech", voices=voices), iter(wishes)

    while match.stack:
        (seat, _), *_ = asked(match)
        say(match, seat, "shout" if next(wants, False) else "pass")

    assert [(answer.seat, answer.key) for answer in match.answers] == spoken(voices, wishes)


# -- what a reaction finds below itself ------------------------------------------------


def test_a_reaction_finds_the_nearest_step_of_a_kind() -> None:
    match = begin("speech", voices=[1, 1], heated=True)
    say(match, 0, "shout")
    speech, outer, shout, inner = match.stack

    assert match.under(Speech) is speech
    assert match.under(Shout) is shout
    assert match.under(Window) is inner
    assert match.find(Shout) is shout
    assert outer is not inner


def test_a_copy_of_the_match_is_interrupted_on_its_own() -> None:
    match = begin("speech", voices=[1, 1])
    twin: Match = match.clone()

    say(twin, 0, "shout")

    assert asked(match) == [(0, SPEECH)]
    assert match.under(Speech).interruptions == 0
    assert twin.under(Speech).interruptions == 1
