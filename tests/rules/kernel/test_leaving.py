"""K-CONCEDE, K-DRAW: giving up and agreeing on a draw, no matter who is asked. Played with the toy game."""

import pytest

from table import BLUE, RED, Table, figure
from tercio.kernel import (
    AGREE_DRAW,
    CHANCE,
    CONCEDE,
    NOBODY,
    SPECTATOR,
    TOGETHER,
    Answer,
    Recorder,
    replay,
    resume,
    snapshot,
)
from tercio.texts import Speaker
from tercio.texts.playthrough import playthrough
from tercio.wire import parse_record, record_text

APART = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 5, 2))
SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
DRAW = Answer(TOGETHER, AGREE_DRAW)


@pytest.mark.rule("K-CONCEDE-01")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_K_CONCEDE_01_whoever_gives_up_loses_asked_or_not(seat: int) -> None:
    table = Table(*APART)
    asked = table.turn

    table.take(Answer(seat, CONCEDE))

    assert asked == RED
    assert table.match.outcome == ((1 - seat,), "K-CONCEDE-01")
    assert (table.facts("conceded"), table.facts("ended")) == ([(seat,)], [(1 - seat,)])


@pytest.mark.rule("K-CONCEDE-01")
def test_K_CONCEDE_01_in_the_middle_of_a_reaction_and_while_dice_are_asked_for() -> None:
    reacting = Table(*SIDE_BY_SIDE).strike("red-golem", "blue-golem")
    rolling = Table(*SIDE_BY_SIDE, has_open_dice=True).strike("red-golem", "blue-golem").say("pass")
    asked = (reacting.turn, rolling.turn)

    for table in (reacting, rolling):
        table.take(Answer(BLUE, CONCEDE))

    assert asked == (BLUE, CHANCE)
    assert (reacting.winners, rolling.winners) == ((RED,), (RED,))


@pytest.mark.rule("K-CONCEDE-01")
def test_K_CONCEDE_01_under_seal_whoever_has_already_answered() -> None:
    table = Table(*APART, phase="stance").say("bold", seat=RED)

    table.take(Answer(RED, CONCEDE))

    assert table.winners == (BLUE,)


@pytest.mark.rule("K-CONCEDE-01")
@pytest.mark.parametrize("seat", [2, 99, NOBODY, CHANCE, SPECTATOR, TOGETHER, 10**30])
def test_K_CONCEDE_01_only_who_plays_can_give_up(seat: int) -> None:
    assert Table(*APART).refusals_of(Answer(seat, CONCEDE)) == ["K-CONCEDE-01"]


@pytest.mark.rule("K-CONCEDE-01", "K-DRAW-01", "K-ASK-02", "K-ASK-03", "K-ASK-06")
@pytest.mark.parametrize("plain", [Answer(RED, CONCEDE), DRAW])
def test_K_CONCEDE_01_nothing_more_is_said_with_it(plain: Answer) -> None:
    table = Table(*APART)

    assert table.refusals_of(plain._replace(subject=0)) == ["K-ASK-02"]
    assert table.refusals_of(plain._replace(picks=(1,))) == ["K-ASK-03"]
    assert table.refusals_of(plain._replace(numbers=(10**30,))) == ["K-ASK-06"]


@pytest.mark.rule("K-CONCEDE-01", "K-DRAW-01", "K-BACK-01")
@pytest.mark.parametrize("last", [Answer(RED, CONCEDE), DRAW])
def test_K_CONCEDE_01_it_cannot_be_taken_back_and_neither_can_what_was_before(last: Answer) -> None:
    table = Table(*APART).walk("red-golem", (3, 2))
    may_before = table.recorder.may_take_back(RED)

    table.take(last)

    assert may_before
    assert [table.recorder.take_back(seat) for seat in (RED, BLUE, TOGETHER)] == [False] * 3


@pytest.mark.rule("K-DRAW-01")
def test_K_DRAW_01_all_together_end_the_match_without_winners() -> None:
    table = Table(*SIDE_BY_SIDE).strike("red-golem", "blue-golem")

    table.take(DRAW)

    assert table.match.outcome == ((), "K-DRAW-01")
    assert table.match.asks() == ()


@pytest.mark.rule("K-DRAW-01")
@pytest.mark.parametrize("seat", [RED, BLUE, NOBODY, SPECTATOR])
def test_K_DRAW_01_nobody_alone_can(seat: int) -> None:
    assert Table(*APART).refusals_of(Answer(seat, AGREE_DRAW)) == ["K-DRAW-01"]


@pytest.mark.rule("K-OVER-01")
@pytest.mark.parametrize("late", [Answer(BLUE, CONCEDE), DRAW])
def test_K_OVER_01_after_the_end_nobody_gives_up_any_more(late: Answer) -> None:
    table = Table(*APART)
    table.take(Answer(RED, CONCEDE))

    assert table.refusals_of(late) == ["K-OVER-01"]


@pytest.mark.rule("K-CONCEDE-01", "K-DRAW-01")
@pytest.mark.parametrize("last", [Answer(BLUE, CONCEDE), DRAW])
def test_K_CONCEDE_01_a_record_plays_again_to_the_same_end(last: Answer) -> None:
    table = Table(*APART).walk("red-golem", (3, 2))
    table.take(last)
    record = parse_record(record_text(table.recorder.record()))

    again, resumed = replay(table.match.game, record), resume(table.match.game, record)

    assert isinstance(resumed, Recorder)
    assert snapshot(again) == snapshot(resumed.match) == snapshot(table.match)
    assert resumed.record() == record


@pytest.mark.rule("K-CONCEDE-01", "K-DRAW-01")
@pytest.mark.parametrize(
    ("last", "lang", "told"),
    [
        (Answer(BLUE, CONCEDE), "en", ["Blue:", "> Give up", "Blue gives up.", "The match is over. Winner: Red."]),
        (
            Answer(BLUE, CONCEDE),
            "de",
            ["Blau:", "> Aufgeben", "Blau gibt auf.", "Die Partie ist zu Ende. Gewinner: Rot."],
        ),
        (DRAW, "en", ["All together:", "> Agree to a draw", "The match ends in a draw."]),
        (DRAW, "de", ["Alle zusammen:", "> Auf Unentschieden einigen", "Die Partie endet unentschieden."]),
    ],
)
def test_K_CONCEDE_01_a_record_tells_how_it_ended(last: Answer, lang: str, told: list[str]) -> None:
    table = Table(*APART)
    table.take(last)
    asked, *rest = playthrough(Speaker(table.match.game, lang), table.match.game, table.recorder.record())[2:-2]

    assert [asked.removeprefix("1. "), *[line.strip().partition(" [")[0] for line in rest]] == told
