"""Whatever is answered, it is legal or it is refused with rules; a refusal changes nothing and nothing breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.small_game import begin, say
from table import BLUE, RED, Table, figure
from tercio.kernel import CHANCE, NOBODY, Answer, Decision, Match, Option, seeded, snapshot
from tercio.kernel.decision import BOUND, is_within_bounds

NUMBERS = st.integers(-3, 9) | st.integers() | st.sampled_from([BOUND, BOUND + 1, -BOUND, -BOUND - 1, 10**30])
LISTS = st.lists(NUMBERS, max_size=6).map(tuple) | st.integers(0, 300).map(lambda size: tuple(range(size)))
POINTS = st.tuples(NUMBERS | st.integers(-2000, 14_000), NUMBERS | st.integers(-2000, 14_000))
KEYS = st.sampled_from(["walk", "strike", "rest", "parry", "guard", "fortune", "pass", "faces", "bold", "sealed", ""])
ANSWERS = st.builds(
    Answer,
    st.sampled_from([RED, BLUE]) | NUMBERS,
    KEYS | st.text(max_size=5) | st.just("x" * 100_000),
    NUMBERS,
    LISTS,
    st.lists(POINTS, max_size=6).map(tuple) | st.integers(0, 300).map(lambda size: ((2000, 2000),) * size),
    LISTS,
)

FIGURES = (figure("red-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2), figure("blue-golem", BLUE, 2, 3))
LONE_FIGURE = figure("red-imp", RED, 8, 8)


def about_to_act() -> Match:
    return Table(*FIGURES, LONE_FIGURE, dice=(1,) * 20).match


def struck_at() -> Match:
    table = Table(*FIGURES, LONE_FIGURE, hands=["fortune", "guard"], dice=(1,) * 20)
    return table.strike("red-golem", "blue-imp").match


def choosing() -> Match:
    return Table(*FIGURES, phase="stance", dice=(1, 2) * 20).match


def rolling() -> Match:
    return Table(*FIGURES, has_open_dice=True).strike("red-golem", "blue-imp").say("pass").match


MOMENTS = [about_to_act, struck_at, choosing, rolling]


@pytest.mark.parametrize("moment", MOMENTS)
@settings(max_examples=150)
@given(ANSWERS)
def test_an_answer_is_taken_or_changes_nothing(moment: object, answer: Answer) -> None:
    match: Match = moment()  # type: ignore[operator]
    before, verdict = snapshot(match), match.judge(answer)
    unchanged = snapshot(match) == before

    taken = match.answer(answer)

    assert unchanged
    assert taken.refusals == verdict.refusals
    assert bool(taken) == (match.answers[-1:] == [answer])
    assert taken or snapshot(match) == before


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_option_that_is_offered_without_more_is_legal(moment: object) -> None:
    match: Match = moment()  # type: ignore[operator]

    for decision in match.asks():
        for option in decision.options:
            if option.is_plain:
                assert match.judge(option.reply(decision.seat))


@pytest.mark.parametrize(
    ("answer", "is_sane"),
    [
        (Answer(0, "x", BOUND, (BOUND,), ((BOUND, -BOUND),), (-BOUND,)), True),
        (Answer(0, "x", -1, tuple(range(256)), ((0, 0),) * 256, (1,) * 256), True),
        (Answer(0, "x", BOUND + 1), False),
        (Answer(0, "x", -BOUND - 1), False),
        (Answer(0, "x", 0, (BOUND + 1,)), False),
        (Answer(0, "x", 0, (), ((0, BOUND + 1),)), False),
        (Answer(0, "x", 0, (), ((-BOUND - 1, 0),)), False),
        (Answer(0, "x", 0, (), (), (-BOUND - 1,)), False),
        (Answer(0, "x", 0, (1,) * 257), False),
        (Answer(0, "x", 0, (), ((0, 0),) * 257), False),
        (Answer(0, "x", 0, (), (), (1,) * 257), False),
    ],
)
def test_the_bounds_of_a_sane_answer(answer: Answer, is_sane: bool) -> None:
    assert is_within_bounds(answer) == is_sane


@pytest.mark.parametrize("seat", [1, 2, -1, CHANCE, -3, 10**30])
def test_nobody_else_answers_a_question_to_seat_0(seat: int) -> None:
    match = begin("nod 0")
    before = snapshot(match)

    (refusal,) = match.answer(Answer(seat, "nod")).refusals

    assert (refusal.rule, refusal.because, refusal.facts) == ("K-ASK-01", "not-asked", (seat,))
    assert snapshot(match) == before


def test_after_the_last_step_nothing_is_answered() -> None:
    match = begin("nod 0")
    say(match, 0, "nod")

    assert [refusal.rule for refusal in match.judge(Answer(0, "nod")).refusals] == ["K-OVER-01"]


def test_an_option_is_found_by_its_key_and_subject_together() -> None:
    options = (Option("walk", "T-1", 1), Option("walk", "T-1", 2), Option("rest", "T-1"))
    decision = Decision(0, "act", "T-1", options)

    assert decision.option("walk", 2) is options[1]
    assert decision.option("rest") is options[2]
    assert decision.option("walk") is None
    assert decision.option("rest", 1) is None


# -- proposals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("number", [1, 3, 50])
def test_proposals_are_legal_and_different_and_no_more_than_asked_for(moment: object, number: int) -> None:
    match: Match = moment()  # type: ignore[operator]
    decision = match.asks()[0]
    before = snapshot(match)

    for seed in range(10):
        proposed = match.game.propose(match.view(decision.seat), decision, number, seeded(seed))
        assert 1 <= len(proposed) <= number
        assert len(set(proposed)) == len(proposed)
        assert all(match.judge(answer) for answer in proposed)

    assert snapshot(match) == before


def test_every_option_is_proposed_sooner_or_later() -> None:
    match = about_to_act()
    (decision,) = match.asks()
    first = {
        (answer.key, answer.subject)
        for seed in range(60)
        for answer in match.game.propose(match.view(RED), decision, 1, seeded(seed))
    }

    assert first == {(option.key, option.subject) for option in decision.options}


def test_proposals_depend_on_nothing_but_the_dice() -> None:
    match = about_to_act()
    (decision,) = match.asks()
    once, again = (match.game.propose(match.view(RED), decision, 9, seeded(4)) for _ in range(2))

    assert once == again
    assert once != match.game.propose(match.view(RED), decision, 9, seeded(5))
    assert NOBODY not in [answer.subject for answer in once]
