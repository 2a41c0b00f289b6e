"""K-PASS, K-WINDOW, K-DICE, K-SEAL: reactions, dice and secret answers. Played with the toy game.

`tests/kernel` has the finer points, on games made for them.
"""

import pytest

from kernel.small_game import SPEECH, asked, begin, say
from table import BLUE, RED, Table, figure, rolls
from tercio.games.skirmish.steps import ChooseStance, Strike
from tercio.kernel import CHANCE, SPECTATOR, Answer, Window

SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))


@pytest.mark.rule("K-PASS-01")
def test_K_PASS_01_when_all_pass_the_interrupted_step_goes_on() -> None:
    table = Table(*SIDE_BY_SIDE, hands=["fortune", "guard"], dice=(8, 8, 8)).strike("red-golem", "blue-golem")
    open_before = table.match.find(Window) is not None

    table.say("pass").say("pass")

    assert open_before
    assert table.match.find(Window) is None
    assert table.unit("blue-golem").wounds == 3


@pytest.mark.rule("K-PASS-01")
def test_K_PASS_01_who_can_do_nothing_may_still_pass() -> None:
    """Blue holds Fortune, which helps nobody who is struck at: red must not learn that from a missing question."""
    parried = figure("blue-golem", BLUE, 3, 2, parried=True)
    table = Table(SIDE_BY_SIDE[0], parried, hands=["", "fortune"], dice=(8, 8, 8))

    table.strike("red-golem", "blue-golem")

    assert (table.turn, table.offered()) == (BLUE, ["pass"])


@pytest.mark.rule("K-WINDOW-01")
def test_K_WINDOW_01_after_the_first_seat_the_second_is_asked_and_then_the_first_again() -> None:
    match = begin("speech", voices=[2, 2])
    turns = [asked(match)]

    for seat in (0, 1):
        say(match, seat, "shout")
        turns.append(asked(match))

    assert turns == [[(0, SPEECH)], [(1, SPEECH)], [(0, SPEECH)]]


@pytest.mark.rule("K-WINDOW-01")
def test_K_WINDOW_01_a_seat_reacts_once_and_is_asked_again() -> None:
    table = Table(*SIDE_BY_SIDE, hands=["", "guard"], dice=rolls((8, 1, 1), (8, 8, 8))).strike(
        "red-golem", "blue-golem"
    )

    table.say("guard")
    after_one = (table.turn, table.offered())
    table.say("parry")

    assert after_one == (BLUE, ["parry", "pass"])
    assert table.unit("blue-golem").wounds == 3 - 1 - 1


@pytest.mark.rule("K-WINDOW-01")
def test_K_WINDOW_01_who_cannot_react_as_everybody_knows_is_not_asked() -> None:
    parried = figure("blue-golem", BLUE, 3, 2, parried=True)
    table = Table(SIDE_BY_SIDE[0], parried, dice=(8, 8, 8))

    table.strike("red-golem", "blue-golem")

    assert table.unit("blue-golem").wounds == 3
    assert (table.turn, table.question.kind) == (BLUE, "act")


@pytest.mark.rule("K-WINDOW-01")
def test_K_WINDOW_01_the_step_waits_until_the_window_closes() -> None:
    table = Table(*SIDE_BY_SIDE, dice=(8, 8, 8)).strike("red-golem", "blue-golem")

    assert table.match.under(Strike).faces == ()
    assert table.dice_left == 3


@pytest.mark.rule("K-DICE-01")
def test_K_DICE_01_open_dice_are_waited_for_and_count() -> None:
    table = Table(*SIDE_BY_SIDE, has_open_dice=True).strike("red-golem", "blue-golem").say("pass")
    (faces,) = table.question.options

    table.take(Answer(CHANCE, "faces", numbers=(8, 1, 5)))

    assert (faces.numbers, faces.low, faces.high) == (3, 1, 8)
    assert table.facts("rolled") == [(RED, 8, 8, 1, 5)]
    assert table.unit("blue-golem").wounds == 2


@pytest.mark.rule("K-DICE-01")
def test_K_DICE_01_the_match_rolls_where_nobody_types_in() -> None:
    table = Table(*SIDE_BY_SIDE, dice=(8, 1, 5)).strike("red-golem", "blue-golem").say("pass")

    assert table.facts("rolled") == [(RED, 8, 8, 1, 5)]


@pytest.mark.rule("K-SEAL-01")
def test_K_SEAL_01_others_see_that_an_answer_was_given_but_not_which() -> None:
    bold = Table(*SIDE_BY_SIDE, phase="stance").say("bold", seat=RED)
    wary = Table(*SIDE_BY_SIDE, phase="stance").say("wary", seat=RED)

    for seat in (BLUE, SPECTATOR):
        said = [table.match.view(seat).ghost.under(ChooseStance).said for table in (bold, wary)]
        assert said == [(Answer(RED, "sealed"),)] * 2


@pytest.mark.rule("K-SEAL-01")
def test_K_SEAL_01_nothing_happens_until_all_have_answered() -> None:
    table = Table(*SIDE_BY_SIDE, phase="stance")
    before = list(table.match.events)

    table.say("bold", seat=BLUE)

    assert table.match.events == before
    assert [decision.seat for decision in table.match.asks()] == [RED]


@pytest.mark.rule("K-SEAL-01")
def test_K_SEAL_01_the_order_of_arrival_is_nowhere_in_the_match() -> None:
    red_first = Table(*SIDE_BY_SIDE, phase="stance").say("bold", seat=RED).say("wary", seat=BLUE)
    blue_first = Table(*SIDE_BY_SIDE, phase="stance").say("wary", seat=BLUE).say("bold", seat=RED)

    assert red_first.digest == blue_first.digest
    assert red_first.match.events == blue_first.match.events
