"""Answers under seal, and dice that fall, are thrown again, or are typed in."""

from itertools import permutations

import pytest

from kernel.small_game import HALL, THROWN, Throw, Vote, asked, begin, say, told
from tercio.kernel import CHANCE, SPECTATOR, Answer, Event, Match, Roll, digest, open_dice, restore, snapshot, start

YES_NO_YES = {0: "yes", 1: "no", 2: "yes"}


# -- sealed answers ----------------------------------------------------------------------


def voted(order: tuple[int, ...]) -> Match:
    match = begin("vote", "nod 0", voices=[0, 0, 0])
    for seat in order:
        say(match, seat, YES_NO_YES[seat])
    return match


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_in_which_seats_spoke_is_nowhere_in_the_match(order: tuple[int, ...]) -> None:
    match = voted(order)

    assert told(match) == [("voted", 1, 0, 1)]
    assert digest(match) == digest(voted((0, 1, 2)))


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_order_is_nowhere_even_before_all_have_spoken(order: tuple[int, ...]) -> None:
    assert digest(voted(order)) == digest(voted(order[::-1]))


def test_all_who_have_not_spoken_are_asked_at_once() -> None:
    assert asked(voted(())) == [(0, "vote"), (1, "vote"), (2, "vote")]
    assert asked(voted((1,))) == [(0, "vote"), (2, "vote")]


def test_nobody_speaks_twice() -> None:
    match = voted((1,))

    assert [refusal.rule for refusal in match.answer(Answer(1, "yes")).refusals] == ["K-ASK-01"]
    assert match.under(Vote).said == (Answer(1, "no"),)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_others_see_that_somebody_spoke_but_not_what(seat: int) -> None:
    view = voted((1,)).view(seat)

    assert view.ghost.under(Vote).said == (Answer(1, "sealed"),)
    assert view.waiting == ((0, "vote"), (2, "vote"))


def test_a_seat_sees_its_own_answer() -> None:
    assert voted((1,)).view(1).ghost.under(Vote).said == (Answer(1, "no"),)


def test_saved_under_seal_and_played_on() -> None:
    match = restore(HALL, snapshot(voted((2, 0))))

    say(match, 1, "no")

    assert digest(match) == digest(voted((0, 1, 2)))


# -- rolls ------------------------------------------------------------------------------


def test_the_step_that_asked_for_dice_is_told_the_faces() -> None:
    match = begin("throw", faces=(3, 5), voices=[0, 0])

    assert told(match) == [("rolled", 0, 6, 3, 5), ("counted", 3, 5)]


def test_before_the_faces_count_they_can_be_thrown_again() -> None:
    match = begin("throw", faces=(1, 1, 6, 5), voices=[1, 0])
    moment = asked(match)

    say(match, 0, "again")

    assert moment == [(0, THROWN)]
    assert told(match) == [("rolled", 0, 6, 1, 1), ("rolled", 0, 6, 6, 5), ("counted", 6, 5)]
    assert [event.rule for event in match.events] == ["T-THROW", "T-DEMAND", "T-THROW"]


def test_the_second_throw_stands_without_another_moment() -> None:
    match = begin("throw", faces=(1, 1, 2, 2), voices=[2, 0])

    say(match, 0, "again")

    assert asked(match) == [(0, THROWN)], "the same window: nobody has thrown again yet"

    say(match, 0, "pass")

    assert told(match)[-1] == ("counted", 2, 2)


def test_with_another_moment_the_second_throw_can_be_thrown_again() -> None:
    match = begin("throw", faces=(1, 1, 2, 2, 6, 6), voices=[2, 0], heated=True)
    say(match, 0, "again")
    say(match, 0, "pass")
    second = (asked(match), told(match)[-1])

    say(match, 0, "again")

    assert second == ([(0, THROWN)], ("rolled", 0, 6, 2, 2))
    assert told(match)[-1] == ("counted", 6, 6)


def test_open_dice_are_asked_of_chance_each_time_they_fall() -> None:
    match = start(HALL, {"script": ["throw"], "voices": [1, 0]}, open_dice(1))
    (decision,) = match.asks()
    match.answer(Answer(CHANCE, "faces", numbers=(1, 2)))
    say(match, 0, "again")
    again = asked(match)
    match.answer(Answer(CHANCE, "faces", numbers=(6, 6)))

    assert (decision.seat, decision.kind, decision.subject) == (CHANCE, "roll", 6)
    assert again == [(CHANCE, "roll")]
    assert told(match)[-1] == ("counted", 6, 6)


class Counting(Throw):
    """Content with no dice at all."""

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        m.finish(self)
        m.emit(Event("counted", "T-THROW", faces))


def test_no_dice_are_not_waited_for() -> None:
    match = start(HALL, {"script": ["nod 0"], "voices": [0]}, open_dice(1))
    match.stack += [Counting(), Roll(0, 6, "T-THROW")]

    match.run()

    assert told(match)[-1] == ("counted",)
    assert asked(match) == [(0, "nod")]


def test_saved_between_the_throw_and_its_counting() -> None:
    match = begin("throw", faces=(1, 1, 6, 5), voices=[1, 0])
    twin = restore(HALL, snapshot(match))

    say(twin, 0, "again")

    assert told(twin)[-1] == ("counted", 6, 5)
    assert match.dice.used == 2


@pytest.mark.parametrize("key", ["again", "pass"])
def test_a_face_that_has_fallen_fixes_what_was_said_before(key: str) -> None:
    match = begin("nod 0", "throw", faces=(1, 1, 6, 5), voices=[1, 0])
    say(match, 0, "nod")

    assert match.fixed == 1

    say(match, 0, key)

    assert match.fixed == (2 if key == "again" else 1)
