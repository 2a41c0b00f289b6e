"""The middle of things: what is so after a step, who passes without being told to, why something is refused."""

import pytest

from scenario.duel import DUEL, line_of, report_of, spoilt, trouble_with
from tercio.content.document import Document
from tercio.scenario import explain, play, run_text, scenario_from

STRIKE = 'answer = { key = "strike", unit = "golem", target = "Sir A. Bee" }\n'
PARRY = 'answer = { key = "parry" }\n'
PASSES = '[[step]]\nseat = 1\nanswer = { key = "pass" }\n\n[[step]]\nseat = 0\nanswer = { key = "pass" }\n\n'
AFTER_STRIKE = """[step.expect]
"units.Sir A. Bee.wounds" = 1
asks = [{ seat = 1, kind = "before:struck", unit = "Sir A. Bee" }]
events = [{ name = "struck" }, { name = "rolled", not = true }]
over = false
[step.expect.view.0]
hands = ["fortune", "unknown"]
"""
AFTER_PARRY = """[step.expect]
"units.Sir A. Bee.parried" = true
events = [{ name = "rolled", seat = 1 }, { name = "parried", cancelled = 2 }, { name = "struck", not = true }]
"""


def test_a_step_may_say_what_is_so_after_it() -> None:
    report = report_of((STRIKE, STRIKE + AFTER_STRIKE), (PARRY, PARRY + AFTER_PARRY))

    assert report.message("en") == "ok"


@pytest.mark.parametrize(
    ("wrong", "place", "en"),
    [
        (
            '"units.Sir A. Bee.wounds" = 3',
            '"units.Sir A. Bee.wounds" = 3',
            "after step 2: units.Sir A. Bee.wounds is 1",
        ),
        ("asks = []", "asks = []", "after step 2: asked now: { seat = 1"),
        (
            'events = [{ name = "wounded" }]',
            'events = [{ name = "wounded" }]',
            "after step 2: this event did not happen",
        ),
        ("over = true", "over = true", "after step 2: the match is not over."),
    ],
)
def test_what_differs_after_a_step_is_told_with_its_line(wrong: str, place: str, en: str) -> None:
    change = (STRIKE, f"{STRIKE}[step.expect]\n{wrong}\n")
    (difference,) = report_of(change).differences

    assert difference.line == line_of(place, change)
    assert difference.en.startswith(en)
    assert difference.de.startswith("nach Schritt 2: ")


def test_steps_and_end_are_both_compared() -> None:
    report = report_of((STRIKE, f"{STRIKE}[step.expect]\nround = 5\n"), ("round = 2\nhands", "round = 3\nhands"))

    assert [difference.en for difference in report.differences] == [
        "after step 2: round is 2, not 5 as expected.",
        "round is 2, not 3 as expected.",
    ]


def test_a_refused_step_may_say_that_everything_stays() -> None:
    assert report_of(('because = "too-far"\n', '[step.expect]\n"units.golem.at" = [3, 3]\nevents = []\n')).is_ok


def test_unknown_words_after_a_step_are_told() -> None:
    change = (STRIKE, f"{STRIKE}[step.expect]\nrond = 2\n")

    assert trouble_with(change).key == "step[1].expect.rond"
    assert 'Did you mean "round"?' in trouble_with(change).en


# -- those who pass ---------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", ["true", "[0, 1]"])
def test_seats_pass_what_is_not_stated(passes: str) -> None:
    assert report_of(("seed = 7", f"passes = {passes}"), (PASSES, "")).message("en") == "ok"


def test_a_seat_that_is_not_named_does_not_pass() -> None:
    told = report_of(("seed = 7", "passes = [1]"), (PASSES, "")).message("en")

    assert "asked now: { seat = 0" in told


def test_what_a_step_states_is_not_passed() -> None:
    report = report_of(("seed = 7", "passes = true"), (PASSES, ""), (PARRY, PARRY + AFTER_PARRY))

    assert report.is_ok


def test_nobody_passes_a_turn_away_after_the_last_step() -> None:
    text = spoilt(("seed = 7", "passes = true"), (PASSES, ""))

    assert 'asks = [{ seat = 1, kind = "act"' in text
    assert run_text(text).is_ok


def test_passing_is_told() -> None:
    text = spoilt(("seed = 7", "passes = true"), (PASSES, ""))
    lines = explain(play(scenario_from(Document.parse(text.encode(), "duel.toml"))), "en")

    assert any([line.startswith("Red: You have rolled ") and line.endswith("React? [K-WINDOW-01]") for line in lines])
    assert lines.count("   > Pass") == 2


def test_dice_that_run_out_while_somebody_passes_are_told() -> None:
    (difference,) = report_of(
        ("seed = 7", "passes = true"), (PASSES, ""), ("dice = [8, 4, 5, 7, 5, 6]", "dice = [8, 4, 5]")
    ).differences

    assert "at least 3 more are needed" in difference.en


@pytest.mark.parametrize("wrong", ['"yes"', "3", "[-1]", '["red"]', "[true]", "{}"])
def test_who_passes_is_a_list_of_seats(wrong: str) -> None:
    trouble = trouble_with(("seed = 7", f"passes = {wrong}"))

    assert trouble.key.startswith("passes")
    assert trouble.line == line_of("passes =", ("seed = 7", f"passes = {wrong}"))


# -- reasons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "because",
    [
        '{ name = "too-far" }',
        '{ name = "too-far", walked = 5.001, allowed = 5 }',
        '[{ name = "too-far", allowed = 5 }, { name = "through-enemy", enemy = "Sir A. Bee" }]',
    ],
)
def test_a_reason_may_be_compared_with_its_facts(because: str) -> None:
    assert report_of(('because = "too-far"', f"because = {because}")).message("en") == "ok"


def test_a_reason_with_other_facts_differs() -> None:
    change = ('because = "too-far"', 'because = { name = "too-far", allowed = 6 }')
    (difference,) = report_of(change).differences

    assert difference.line == line_of("because", change)
    assert 'because of { name = "too-far", allowed = 6 }' in difference.en
    assert 'the reason given is { name = "too-far", walked = 5.001, allowed = 5.0 }' in difference.en


@pytest.mark.parametrize(
    ("because", "key", "words"),
    [
        ('{ name = "to-far" }', "step[0].because.name", 'Did you mean "too-far"?'),
        ('{ name = "too-far", alowed = 5 }', "step[0].because.alowed", 'Did you mean "allowed"?'),
        ('{ name = "too-far", allowed = "far" }', "step[0].because.allowed", "a number"),
        ("{}", "step[0].because.name", "missing"),
        ("[1]", "step[0].because[0]", "table"),
        ("7", "step[0].because", "number 7"),
    ],
)
def test_a_reason_that_cannot_be_understood_is_refused(because: str, key: str, words: str) -> None:
    trouble = trouble_with(('because = "too-far"', f"because = {because}"))

    assert trouble.key == key
    assert words in trouble.en


# -- what to write instead -----------------------------------------------------------------------------


def test_an_answer_with_the_wrong_things_is_told_how_it_is_written() -> None:
    (difference,) = report_of((', target = "Sir A. Bee" }\n\n', " }\n\n")).differences

    assert 'Offered: { key = "strike", unit = "golem", target = ["Sir A. Bee"] }.' in difference.en


def test_the_duel_is_sound() -> None:
    assert run_text(DUEL).is_ok
