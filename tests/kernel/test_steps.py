"""The stack: finishing, finding, following, settling, and the laws that a game's code may not break."""

from dataclasses import dataclass

import pytest

from kernel.small_game import HALL, Bow, HallGame, Litter, Nod, Speech, Sweep, asked, begin, hall, say, told
from tercio.kernel import Answer, BrokenLaw, Event, Match, Step, Window, only, seeded, snapshot, start


@dataclass
class Idle(Step):
    """Neither asks nor ends."""

    def advance(self, m: Match) -> None:
        pass


@dataclass
class Early(Step):
    """Pushes a nod, and finishes before the nod is given."""

    def advance(self, m: Match) -> None:
        m.push(Nod(1))
        m.finish(self)
        m.emit(Event("pushed", "T-EARLY"))


def playing(*steps: Step) -> Match:
    """These steps, the last one first."""
    match = Match(HALL, {}, begin(voices=[1, 1]).state, list(steps), seeded(1))
    match.run()
    return match


# -- finish and push -----------------------------------------------------------------


def test_steps_are_done_from_the_top() -> None:
    match = begin("nod 0", "bow", "nod 1")

    say(match, 0, "nod")

    assert told(match) == [("nodded", 0), ("bowed",)]
    assert asked(match) == [(1, "nod")]


def test_a_step_that_finishes_leaves_what_it_pushed() -> None:
    match = playing(Bow(), Early())

    assert [type(step).__name__ for step in match.stack] == ["Bow", "Nod"]

    say(match, 1, "nod")

    assert told(match) == [("pushed",), ("nodded", 1), ("bowed",)]


def test_a_step_below_others_can_be_finished() -> None:
    """A reaction may end what it reacts to."""
    match = begin("speech", voices=[1])

    match.finish(match.under(Speech))

    assert [type(step).__name__ for step in match.stack] == ["Window"]


def test_twins_are_told_apart() -> None:
    """Two steps with the same fields are two steps."""
    below, above = Nod(0), Nod(0)
    match = playing(below, above)

    match.finish(below)

    assert below == above
    assert match.stack[0] is above


@pytest.mark.parametrize("stack", [[Bow()], []])
def test_finishing_twice_is_told_to_the_programmer(stack: list[Step]) -> None:
    match = Match(HALL, {}, begin().state, stack, seeded(1))

    with pytest.raises(BrokenLaw, match="Nod finished twice"):
        match.finish(Nod(0))


def test_a_step_that_is_not_under_way_is_told_to_the_programmer() -> None:
    match = begin("nod 0")

    assert match.find(Speech) is None
    with pytest.raises(BrokenLaw, match="no Speech is under way"):
        match.under(Speech)


def test_a_step_that_neither_asks_nor_ends_is_told_to_the_programmer() -> None:
    with pytest.raises(BrokenLaw, match="Idle neither asks nor ends"):
        playing(Idle())


@pytest.mark.parametrize(
    "call",
    [
        lambda step, m: step.take(m, Answer(0, "x")),
        lambda step, m: step.advance(m),
        lambda step, m: step.rolled(m, (1,)),
    ],
    ids=["take", "advance", "rolled"],
)
def test_what_a_step_does_not_do_is_told_by_name(call: object) -> None:
    with pytest.raises(NotImplementedError, match="Step "):
        call(Step(), begin("nod 0"))  # type: ignore[operator]


def test_a_step_asks_nothing_and_refuses_nothing_by_itself() -> None:
    match = begin("nod 0")

    assert Step().ask(match) == ()
    assert match.judge(Answer(0, "nod"))


# -- clones and imagined matches ------------------------------------------------------------


def test_a_clone_shares_nothing_that_changes() -> None:
    match = begin("speech", "throw", "nod 0", voices=[1, 1])
    before = snapshot(match)
    twin = match.clone()
    same = snapshot(twin) == before

    say(twin, 0, "shout")
    say(twin, 1, "pass")

    assert same
    assert twin.dice.count != match.dice.count
    assert hall(twin).voices != hall(match).voices
    assert snapshot(match) == before


def test_an_imagined_match_has_dice_of_its_own() -> None:
    match = begin("nod 0", "throw", voices=[0, 0], faces=(1, 1))
    dice = seeded(8)
    imagined = match.view(0).imagine(dice)

    say(imagined, 0, "nod")

    assert imagined.events[-1].facts == seeded(8).roll(2, 6)
    assert (match.dice.used, asked(match)) == (0, [(0, "nod")])


# -- settle -----------------------------------------------------------------------------


def test_what_must_hold_is_restored_before_anything_else() -> None:
    match = begin("litter 1")

    assert asked(match) == [(0, "sweep")], "the bow is on the stack and has to wait"

    say(match, 0, "sweep")

    assert told(match) == [("swept", 0), ("bowed",)]


def test_settling_goes_on_until_nothing_changes() -> None:
    match = begin("litter 3")
    for _ in range(3):
        say(match, 0, "sweep")

    assert told(match) == [("swept", 2), ("swept", 1), ("swept", 0), ("bowed",)]


def test_settling_comes_between_the_steps_of_a_reaction() -> None:
    """A mess in the middle of a speech is swept before the next seat is asked."""
    match = begin("speech", voices=[1, 1])
    match.push(Litter(1))
    match.run()
    first = asked(match)

    say(match, 0, "sweep")

    assert first == [(0, "sweep")]
    assert [type(step).__name__ for step in match.stack] == ["Speech", "Window"]


def test_a_mess_at_the_start_is_settled_before_the_first_question() -> None:
    class Dirty(HallGame):
        def lay_out(self, setup, dice):  # type: ignore[no-untyped-def]
            state, stack = super().lay_out(setup, dice)
            state.mess = 1
            return state, stack

    match = start(Dirty(), {"script": ["nod 1"]}, seeded(1))

    assert isinstance(match.stack[-1], Sweep)


# -- follow -----------------------------------------------------------------------------


def test_a_rule_follows_an_event_by_pushing_a_step() -> None:
    quiet, loud = begin("speech", voices=[1]), begin("speech", voices=[1], echo=True)
    for match in (quiet, loud):
        say(match, 0, "shout")

    assert ("echoed",) not in told(quiet)
    assert told(loud) == [("announced",), ("shouted", 0), ("echoed",), ("calmed", 0), ("held", 1)]


# -- events and the end --------------------------------------------------------------------


def test_an_event_for_one_seat_is_seen_by_no_other() -> None:
    match = begin("whisper 1", voices=[0, 0, 0])
    say(match, 1, "listen")

    seen = [[event.name for event in match.view(seat).events] for seat in (0, 1, 2, -3)]

    assert seen == [[], ["whispered"], [], []]


def test_only_names_the_seats_that_see() -> None:
    event = Event("x", "T-1", (), only(0, 2))

    assert [event.is_seen_by(seat) for seat in (0, 1, 2, 3, -3)] == [True, False, True, False, False]
    assert Event("x", "T-1").is_seen_by(-3)


def test_a_view_leaves_out_the_first_events_where_it_is_told_to() -> None:
    match = begin("nod 0", "nod 1", "bow")
    say(match, 0, "nod")
    say(match, 1, "nod")

    assert [event.name for event in match.view(0, since=1).events] == ["nodded", "bowed"]


def test_the_end_comes_at_once_and_is_an_event() -> None:
    match = begin("speech", "nod 0")

    match.end((1,), "T-END")

    assert (match.stack, match.asks()) == ([], ())
    assert match.outcome == match.view(0).outcome == ((1,), "T-END")
    assert told(match)[-1] == ("ended", 1)


def test_a_view_shows_secrets_to_their_owner_alone_and_leads_nowhere() -> None:
    match = begin("nod 0", voices=[1, 1], notes=["mine", "yours"])
    view = match.view(0)

    hall(view.ghost).notes[1] = "scribbled"
    view.stack.clear()

    assert hall(match.view(1).ghost).notes == ["unknown", "yours"]
    assert hall(match).notes == ["mine", "yours"]
    assert view.ghost.setup == {}
    assert asked(match) == [(0, "nod")]


def test_a_view_brings_the_questions_to_its_seat_and_who_else_is_asked() -> None:
    match = begin("vote", voices=[0, 0, 0])
    view = match.view(1)

    assert [decision.seat for decision in view.asks] == [1]
    assert view.waiting == ((0, "vote"), (1, "vote"), (2, "vote"))


def test_a_window_is_an_ordinary_step() -> None:
    match = begin("speech")

    assert isinstance(match.stack[-1], Window)
    assert isinstance(match.stack[-1], Step)
