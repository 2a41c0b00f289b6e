"""K-ASK, K-OVER: who may answer, what, and in which form. Played with the toy game."""

import pytest

from table import BLUE, RED, Table, figure
from tercio.kernel import CHANCE, NOBODY, Answer, Option, Verdict, sole
from tercio.kernel.forms import judge_form

APART = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 9, 9))
BETWEEN_TWO = (figure("red-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2), figure("blue-golem", BLUE, 2, 3))


@pytest.mark.rule("K-ASK-01")
def test_K_ASK_01_who_is_not_asked_does_not_answer() -> None:
    table = Table(*APART)

    assert table.refused_by("rest", "red-golem", seat=BLUE) == ["K-ASK-01"]
    assert table.refused_by("rest", "blue-golem", seat=BLUE) == ["K-ASK-01"]


@pytest.mark.rule("K-ASK-01")
@pytest.mark.parametrize("seat", [2, 99, -1, CHANCE, 10**30])
def test_K_ASK_01_a_seat_that_is_not_at_the_table_does_not_answer(seat: int) -> None:
    table = Table(*APART)

    assert table.refused_by("rest", "red-golem", seat=seat) == ["K-ASK-01"]


@pytest.mark.rule("K-ASK-01")
def test_K_ASK_01_a_sealed_answer_is_given_once() -> None:
    table = Table(*APART, phase="stance").say("bold", seat=RED)

    assert table.refused_by("wary", seat=RED) == ["K-ASK-01"]


@pytest.mark.rule("K-ASK-02")
def test_K_ASK_02_an_answer_names_one_of_the_options() -> None:
    table = Table(*APART)

    assert table.offered() == ["walk", "rest"]
    assert table.refused_by("fly", "red-golem") == ["K-ASK-02"]


@pytest.mark.rule("K-ASK-02")
@pytest.mark.parametrize("subject", [NOBODY, -7, 2, 1_000_000])
def test_K_ASK_02_an_option_is_about_somebody(subject: int) -> None:
    table = Table(*APART)

    assert table.refusals_of(Answer(RED, "rest", subject)) == ["K-ASK-02"]


@pytest.mark.rule("K-ASK-03")
def test_K_ASK_03_one_of_two_targets_is_picked() -> None:
    table = Table(*BETWEEN_TWO)

    assert table.refused_by("strike", "red-golem", "blue-imp") == []
    assert table.refused_by("strike", "red-golem", "blue-golem") == []
    assert table.refused_by("strike", "red-golem", "blue-imp", "blue-golem") == ["K-ASK-03"]
    assert table.refused_by("strike", "red-golem") == ["K-ASK-03"]
    assert table.refused_by("strike", "red-golem", "blue-imp", "blue-imp") == ["K-ASK-03"]


@pytest.mark.rule("K-ASK-03")
@pytest.mark.parametrize(
    ("picks", "is_legal"),
    [((), False), ((4,), True), ((4, 6), True), ((6, 4), True), ((4, 4), False), ((4, 5, 6), False), ((4, 7), False)],
)
def test_K_ASK_03_one_or_two_different_ones_of_three(picks: tuple[int, ...], is_legal: bool) -> None:
    option, verdict = Option("pick", "K-ASK-03", among=(4, 5, 6), least=1, most=2), Verdict()

    judge_form(option, Answer(RED, "pick", picks=picks), verdict)

    assert [refusal.rule for refusal in verdict.refusals] == ([] if is_legal else ["K-ASK-03"])


@pytest.mark.rule("K-ASK-03")
def test_K_ASK_03_what_is_picked_is_on_the_list() -> None:
    table = Table(*BETWEEN_TWO)

    assert table.refusals_of(Answer(RED, "strike", 0, (77,))) == ["K-ASK-03"]


@pytest.mark.rule("K-ASK-03")
def test_K_ASK_03_nothing_is_picked_where_nothing_is_wanted() -> None:
    table = Table(*BETWEEN_TWO)

    assert table.refused_by("rest", "red-golem", "blue-imp") == ["K-ASK-03"]


@pytest.mark.rule("K-ASK-04")
def test_K_ASK_04_a_walk_has_a_path_of_at_most_4_corners() -> None:
    table = Table(*APART)
    corners = [(2.1, 2), (2.2, 2), (2.3, 2), (2.4, 2), (2.5, 2)]

    assert table.refused_by("walk", "red-golem", *corners[:4]) == []
    assert table.refused_by("walk", "red-golem", *corners) == ["K-ASK-04"]
    assert table.refused_by("walk", "red-golem") == ["K-ASK-04"]


@pytest.mark.rule("K-ASK-04")
def test_K_ASK_04_who_rests_brings_no_path() -> None:
    table = Table(*APART)

    assert table.refused_by("rest", "red-golem", (2, 3)) == ["K-ASK-04"]


@pytest.mark.rule("K-ASK-05")
@pytest.mark.parametrize("faces", [(5, 5), (5, 5, 9), (5, 5, 0), (5, 5, 5, 5), ()])
def test_K_ASK_05_three_faces_from_1_to_8_are_typed_in(faces: tuple[int, ...]) -> None:
    table = Table(*BETWEEN_TWO, has_open_dice=True).strike("red-golem", "blue-imp").say("pass")

    assert set(table.refusals_of(Answer(CHANCE, "faces", numbers=faces))) == {"K-ASK-05"}
    assert table.refusals_of(Answer(CHANCE, "faces", numbers=(1, 5, 8))) == []


@pytest.mark.rule("K-ASK-05")
def test_K_ASK_05_no_numbers_where_none_are_wanted() -> None:
    table = Table(*APART)

    assert table.refusals_of(Answer(RED, "rest", 0, numbers=(1,))) == ["K-ASK-05"]


HUGE = 10**30
TEN_THOUSAND = tuple(range(10_000))


@pytest.mark.rule("K-ASK-06")
@pytest.mark.parametrize(
    "answer",
    [
        Answer(RED, "rest", HUGE),
        Answer(RED, "rest", -HUGE),
        Answer(RED, "rest", 0, (HUGE,)),
        Answer(RED, "walk", 0, (), ((HUGE, 0),)),
        Answer(RED, "walk", 0, (), ((0, -HUGE),)),
        Answer(RED, "rest", 0, (), (), (HUGE,)),
        Answer(RED, "strike", 0, TEN_THOUSAND),
        Answer(RED, "walk", 0, (), ((2000, 2000),) * 10_000),
        Answer(RED, "rest", 0, (), (), TEN_THOUSAND),
    ],
    ids=["subject", "minus", "picks", "x", "y", "numbers", "many picks", "many corners", "many numbers"],
)
def test_K_ASK_06_absurd_answers_are_refused_before_anybody_reads_them(answer: Answer) -> None:
    table = Table(*APART)

    assert table.refusals_of(answer) == ["K-ASK-06"]


@pytest.mark.rule("K-OVER-01")
def test_K_OVER_01_after_the_end_nothing_is_answered() -> None:
    table = Table(*APART, round=6).rest("red-golem", "blue-golem")

    assert table.match.outcome is not None
    for seat in (RED, BLUE, CHANCE, NOBODY):
        assert table.refused_by("rest", "red-golem", seat=seat) == ["K-OVER-01"]


@pytest.mark.rule("K-ASK-03")
@pytest.mark.parametrize(("picks", "is_fine"), [((), True), ((7,), True), ((8,), False), ((7, 8), False)])
def test_K_ASK_03_the_only_pick_goes_without_saying_and_may_be_named(picks: tuple[int, ...], is_fine: bool) -> None:
    verdict = Verdict()
    judge_form(sole("pick", "T-1", 3, 7), Answer(RED, "pick", 3, picks), verdict)

    assert bool(verdict) == is_fine
    assert sole("pick", "T-1", 3, 7).is_plain
