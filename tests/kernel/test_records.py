"""Records play again to the same match, drift is told where it begins, and answers are taken back by replaying."""

import pytest

from kernel.small_game import HALL, HallGame, asked, told
from tercio.kernel import Answer, Drift, Record, Recorder, digest, replay, resume, seeded, snapshot
from tercio.kernel.record import STRIDE

SCRIPT = {"script": ["nod 0", "speech", "vote", "throw", "nod 1"], "voices": [1, 1]}
TALK = ((0, "nod"), (0, "shout"), (1, "pass"), (1, "yes"), (0, "no"), (1, "again"), (1, "nod"))


def recorder_after(number: int) -> Recorder:
    recorder = Recorder(HALL, SCRIPT, seeded(3))
    for seat, key in TALK[:number]:
        assert recorder.answer(Answer(seat, key)), (seat, key, recorder.match.asks())
    return recorder


def nodding(number: int) -> Record:
    """A long match, for the digests on the way."""
    recorder = Recorder(HALL, {"script": ["nod 0"] * number, "voices": [0]}, seeded(1))
    for _ in range(number):
        recorder.answer(Answer(0, "nod"))
    return recorder.record()


@pytest.mark.parametrize("number", range(len(TALK) + 1))
def test_a_record_plays_again_to_the_same_match(number: int) -> None:
    recorder = recorder_after(number)

    assert snapshot(replay(HALL, recorder.record())) == snapshot(recorder.match)


@pytest.mark.parametrize("number", range(len(TALK)))
def test_a_match_is_resumed_and_played_on_as_if_it_had_never_stopped(number: int) -> None:
    recorder = resume(HALL, recorder_after(number).record())
    for seat, key in TALK[number:]:
        assert recorder.answer(Answer(seat, key))

    assert snapshot(recorder.match) == snapshot(recorder_after(len(TALK)).match)
    assert recorder.record().answers == recorder_after(len(TALK)).record().answers


def test_a_resumed_record_keeps_the_digests_on_the_way() -> None:
    record = nodding(STRIDE + 3)

    assert resume(HALL, record).record() == record


def test_a_refused_answer_is_not_recorded() -> None:
    recorder = recorder_after(2)
    before = recorder.record()

    recorder.answer(Answer(0, "pass"))

    assert recorder.record() == before


def test_a_record_of_a_record_is_the_same() -> None:
    recorder = recorder_after(4)

    assert recorder.record() == recorder.record()


# -- drift --------------------------------------------------------------------------------


def test_digests_stand_at_the_start_on_the_way_and_at_the_end() -> None:
    assert [after for after, _ in nodding(2 * STRIDE + 3).digests] == [0, STRIDE, 2 * STRIDE, 2 * STRIDE + 3]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_edited_digest_is_found_where_it_stands(place: int) -> None:
    record = nodding(STRIDE + 1)
    after = record.digests[place][0]
    digests = tuple([(n, "0" * 16 if n == after else mark) for n, mark in record.digests])

    with pytest.raises(Drift, match="the digest differs") as caught:
        replay(HALL, record._replace(digests=digests))

    assert (caught.value.after, caught.value.rule) == (after, "")


def test_an_edited_answer_that_is_illegal_is_told_with_its_rule() -> None:
    record = recorder_after(7).record()
    answers = (*record.answers[:2], Answer(0, "pass"), *record.answers[3:])

    with pytest.raises(Drift, match="refused by K-ASK-01") as caught:
        replay(HALL, record._replace(answers=answers))

    assert (caught.value.after, caught.value.rule) == (2, "K-ASK-01")


def test_an_edited_answer_that_is_legal_is_found_by_the_next_digest() -> None:
    record = recorder_after(5).record()
    answers = (record.answers[0], Answer(0, "pass"), *record.answers[2:])

    with pytest.raises(Drift) as caught:
        replay(HALL, record._replace(answers=answers))

    assert caught.value.after == 5


def test_other_dice_are_found() -> None:
    record = recorder_after(7).record()

    with pytest.raises(Drift):
        replay(HALL, record._replace(dice=Recorder(HALL, SCRIPT, seeded(4)).dice))


def test_other_rules_are_found_by_what_they_change() -> None:
    class Louder(HallGame):
        def lay_out(self, setup, dice):  # type: ignore[no-untyped-def]
            state, stack = super().lay_out(setup, dice)
            state.voices[1] += 1
            return state, stack

    with pytest.raises(Drift) as caught:
        replay(Louder(), recorder_after(7).record())

    assert caught.value.after == 0


def test_an_answer_too_many_is_found() -> None:
    record = recorder_after(7).record()

    with pytest.raises(Drift, match="K-OVER-01"):
        replay(HALL, record._replace(answers=(*record.answers, Answer(0, "nod"))))


# -- taking back ---------------------------------------------------------------------------


def takes_back(script: list[str], talk: list[tuple[int, str]], seat: int, voices: tuple[int, ...] = (1, 1)) -> bool:
    """Whether the seat may take back its last answer; if so the match is as it was, and otherwise as it is."""
    recorder = Recorder(HALL, {"script": script, "voices": list(voices)}, seeded(3))
    before = snapshot(recorder.match)
    for place, (who, key) in enumerate(talk):
        if place == len(talk) - 1:
            before = snapshot(recorder.match)
        assert recorder.answer(Answer(who, key))
    after = snapshot(recorder.match)
    is_allowed = recorder.may_take_back(seat)
    assert recorder.take_back(seat) == is_allowed
    assert snapshot(recorder.match) == (before if is_allowed else after)
    return is_allowed


@pytest.mark.rule("K-BACK-01")
@pytest.mark.parametrize(
    ("script", "talk", "seat", "is_allowed"),
    [
        (["nod 0", "nod 1"], [(0, "nod")], 0, True),
        (["nod 0", "nod 1"], [(0, "nod")], 1, False),
        (["nod 0", "nod 1", "nod 0"], [(0, "nod"), (1, "nod")], 0, False),
        (["nod 0", "nod 1", "nod 0"], [(0, "nod"), (1, "nod")], 1, True),
        (["nod 0", "throw"], [(0, "nod")], 0, False),
        (["nod 0", "whisper 1"], [(0, "nod")], 0, True),
        (["whisper 1", "nod 1"], [(1, "listen")], 1, False),
        (["vote", "nod 0"], [(1, "yes")], 1, True),
        (["vote", "nod 0"], [(1, "yes"), (0, "no")], 0, False),
        (["speech", "nod 0"], [(0, "shout")], 0, True),
        (["nod 0"], [(0, "nod")], 0, True),
        ([], [], 0, False),
    ],
    ids=[
        "nothing happened",
        "not your answer",
        "somebody else answered",
        "the last one goes back",
        "dice fell",
        "a secret is only announced",
        "a secret was told",
        "under seal",
        "seals broken",
        "a reaction",
        "even the last answer of all",
        "nothing was said",
    ],
)
def test_K_BACK_01_until_dice_secrets_or_somebody_else(
    script: list[str], talk: list[tuple[int, str]], seat: int, is_allowed: bool
) -> None:
    assert takes_back(script, talk, seat) == is_allowed


@pytest.mark.rule("K-BACK-01", "K-WINDOW-01")
@pytest.mark.parametrize(
    ("script", "voices", "talk", "seat", "is_allowed"),
    [
        (["nod 0", "speech", "nod 0"], (0, 0), [(0, "nod")], 0, True),
        (["speech", "nod 0"], (1, 1), [(0, "pass")], 0, True),
        (["speech", "nod 0"], (1, 1), [(0, "pass"), (1, "pass")], 0, False),
        (["speech", "nod 0"], (1, 1), [(0, "pass"), (1, "pass")], 1, True),
        (["speech", "nod 0"], (1, 0), [(0, "pass")], 0, True),
        (["speech", "speech", "nod 0"], (1, 0), [(0, "pass"), (0, "pass")], 0, True),
        (["speech", "nod 0"], (1, 1), [(0, "shout"), (1, "pass")], 1, True),
        (["speech", "throw", "nod 0"], (1, 0), [(0, "pass")], 0, False),
        (["throw", "nod 0"], (1, 0), [(0, "pass")], 0, True),
        (["throw", "nod 0"], (1, 0), [(0, "again")], 0, False),
        (["speech", "whisper 0"], (1, 0), [(0, "pass")], 0, True),
        (["speech", "whisper 0", "nod 0"], (1, 0), [(0, "pass"), (0, "listen")], 0, False),
    ],
    ids=[
        "a window that passed by itself",
        "a pass in an open window",
        "another one has passed since",
        "the pass that closed the window",
        "the other seat was passed over",
        "from one window into the one before",
        "a pass after a reaction",
        "dice fell after the window",
        "dice had fallen before the window",
        "the dice are thrown again",
        "a secret is only announced",
        "a secret was told",
    ],
)
def test_K_BACK_01_around_windows(
    script: list[str], voices: tuple[int, ...], talk: list[tuple[int, str]], seat: int, is_allowed: bool
) -> None:
    assert takes_back(script, talk, seat, voices) == is_allowed


@pytest.mark.rule("K-BACK-01")
def test_K_BACK_01_what_was_said_before_the_dice_stands_even_if_nothing_fell_since() -> None:
    """A throw fixes what came before it; an answer after it still goes back."""
    recorder = Recorder(HALL, {"script": ["nod 0", "throw", "nod 0", "nod 0"], "voices": [0]}, seeded(3))
    for _ in range(2):
        recorder.answer(Answer(0, "nod"))

    taken = [recorder.take_back(0) for _ in range(3)]

    assert taken == [True, False, False]
    assert len(recorder.match.answers) == 1


@pytest.mark.rule("K-BACK-01")
def test_K_BACK_01_a_record_after_taking_back_is_a_record_without_it() -> None:
    plain = Recorder(HALL, {"script": ["nod 0"] * 3, "voices": [0]}, seeded(3))
    other = Recorder(HALL, {"script": ["nod 0"] * 3, "voices": [0]}, seeded(3))
    plain.answer(Answer(0, "nod"))
    other.answer(Answer(0, "nod"))
    other.record()
    other.answer(Answer(0, "nod"))
    other.take_back(0)

    assert digest(other.match) == digest(plain.match)
    assert other.record() == plain.record()
    assert told(replay(HALL, other.record())) == [("nodded", 0)]
    assert asked(other.match) == [(0, "nod")]


def test_taking_back_works_on_a_resumed_match() -> None:
    recorder = resume(HALL, recorder_after(1).record())

    assert recorder.take_back(0)
    assert snapshot(recorder.match) == snapshot(recorder_after(0).match)
