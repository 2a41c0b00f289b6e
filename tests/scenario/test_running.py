"""A scenario goes as written or is told what differed, in both languages and with its line."""

import pytest

from scenario.duel import DUEL, line_of, report_of
from tercio.scenario import run_text


def test_a_scenario_that_goes_as_written_is_ok() -> None:
    report = report_of()

    assert report.is_ok
    assert report.message("de") == report.message("en") == "ok"
    assert (report.file, report.title.de, report.rules) == ("duel.toml", "Ein Duell", ("SK-PARRY-01", "SK-MOVE-03"))


DIFFERENCES = {
    "wrong value": (
        ('wounds" = 2', 'wounds" = 3'),
        '"units.Sir A. Bee.wounds"',
        "units.Sir A. Bee.wounds is 2, not 3 as expected.",
        "units.Sir A. Bee.wounds ist 2; erwartet ist 3.",
    ),
    "1 is not true": (
        ("parried = true", "parried = 1"),
        'units."Sir',
        "parried is true, not 1 as expected",
        "ist true",
    ),
    "0 is not false": (("left = false", "left = 0"), 'units."Sir', "left is false, not 0 as expected", "ist false"),
    "part of a list": (('"hands.1" = "guard"', '"hands.1" = ""'), '"hands.1"', 'hands.1 is "guard"', 'ist "guard"'),
    "length of a list": (
        ('"units.golem.at" = [3, 3]', '"units.golem.at" = [3]'),
        '"units.golem.at" =',
        "at is [3.0, 3.0]",
        "at",
    ),
    "there after all": (('["units.imp"]', '["units.golem"]'), "absent", "units.golem must not be there", "nicht geben"),
    "event with other facts": (
        ("cancelled = 2", "cancelled = 3"),
        '{ name = "parried"',
        (
            'this event did not happen: { name = "parried", unit = "Sir A. Bee", cancelled = 3, rule = "SK-PARRY-01" }.'
            ' What happened instead: { name = "parried", unit = "Sir A. Bee", cancelled = 2, needed = 5 }.'
        ),
        "dieses Ereignis blieb aus",
    ),
    "event by another rule": (
        ('rule = "SK-PARRY-01" }', 'rule = "SK-PARRY-02" }'),
        '{ name = "parried"',
        "did not happen",
        "blieb aus",
    ),
    "event with other faces": (
        ("faces = [8, 4, 5]", "faces = [8, 4]"),
        '{ name = "rolled"',
        "did not happen",
        "blieb aus",
    ),
    "event that never happens": (
        ('{ name = "played", not = true }', '{ name = "left" }'),
        '{ name = "left"',
        'did not happen: { name = "left" }.',
        "aus",
    ),
    "events in another order": (
        ('{ name = "played", not = true },\n  { name = "wounded", unit = 1, wounds = 1 }', '{ name = "struck" }'),
        '{ name = "struck" }',
        "happened too early",
        "war schon vorher",
    ),
    "forbidden event": (
        ('{ name = "played", not = true }', '{ name = "hit", not = true, hits = 3 }'),
        '{ name = "hit", not',
        'must not happen: { name = "hit", target = "Sir A. Bee", hits = 3, reflexes = 5 }',
        "darf nicht vorkommen",
    ),
    "somebody else is asked": (
        ('{ seat = 1, kind = "act"', '{ seat = 0, kind = "act"'),
        "asks",
        'asked now: { seat = 1, kind = "act", options = ["walk", "strike", "rest"] }',
        "gefragt ist jetzt",
    ),
    "another question": (('kind = "act"', 'kind = "stance"'), "asks", "asked now", "gefragt"),
    "more on offer": (('["rest", "strike", "walk"]', '["rest", "walk"]'), "asks", "asked now", "gefragt"),
    "about somebody": (('kind = "act"', 'kind = "act", unit = "golem"'), "asks", "asked now", "gefragt"),
    "nobody is asked": (
        ('asks = [{ seat = 1, kind = "act", options = ["rest", "strike", "walk"] }]', "asks = []"),
        "asks",
        "asked now",
        "gefragt",
    ),
    "not over": (("over = false", "over = true"), "over", "the match is not over", "noch nicht zu Ende"),
    "no winner yet": (
        ("over = false", "outcome = { winners = [0] }"),
        "outcome",
        "the match is not over",
        "nicht zu Ende",
    ),
    "what a seat sees": (
        ('["fortune", "unknown"]', '["fortune", "guard"]'),
        '"hands" =',
        '["fortune", "unknown"]',
        "unknown",
    ),
    "what a seat saw": (
        ('{ name = "hit" }]', '{ name = "hit", not = true }]'),
        '{ name = "hit", not',
        "must not",
        "nicht",
    ),
    "dice left over": (
        ("7, 5, 6]", "7, 5, 6, 1, 2]"),
        "dice",
        "2 of 8 dice were not rolled: 1, 2.",
        "2 von 8 Würfeln wurden nicht geworfen: 1, 2.",
    ),
    "dice missing": (
        ("dice = [8, 4, 5, 7, 5, 6]", "dice = [8, 4, 5, 7]"),
        '[[step]]\nseat = 1\nanswer = { key = "pass" }',
        "4 dice are listed, but at least 2 more are needed (3d8, SK-STRIKE-02).",
        "4 Würfel sind aufgeführt, es sind aber mindestens 2 weitere nötig (3d8, SK-STRIKE-02).",
    ),
    "dice with too many pips": (
        ("dice = [8, 4, 5,", "dice = [8, 9, 5,"),
        "dice",
        "die number 2 shows 9, but the die rolled has fewer sides (3d8, SK-PARRY-01).",
        "Würfel Nummer 2 zeigt 9, hat beim Wurf aber weniger Seiten (3d8, SK-PARRY-01).",
    ),
    "refused though it should not": (
        ('refused_by = ["SK-MOVE-03", "SK-MOVE-01"]\nbecause = "too-far"\n', ""),
        "[[step]]",
        (
            "step 1 is refused: The way is 5.001″ long; 5″ is allowed (4″ printed, +1″ bold). [SK-MOVE-01] "
            "Sir A. Bee is in the way. [SK-MOVE-03] Offered: walk, strike, rest."
        ),
        (
            "Schritt 1 wird abgelehnt: Der Weg ist 5,001″ lang; erlaubt sind 5″ (4″ aufgedruckt, +1″ kühn). "
            "[SK-MOVE-01] Sir A. Bee steht im Weg. [SK-MOVE-03] Angeboten: walk, strike, rest."
        ),
    ),
    "legal though it should not": (
        ("[[7, 3], [7, 4.001]]", "[[3, 4]]"),
        "[[step]]",
        "step 1 should be refused by SK-MOVE-03, SK-MOVE-01, but is legal.",
        "ist aber erlaubt.",
    ),
    "refused by fewer rules": (
        ("[[7, 3], [7, 4.001]]", "[[3, 9]]"),
        "[[step]]",
        (
            "step 1 should be refused by SK-MOVE-03, SK-MOVE-01; "
            "the refusal is: The way is 6″ long; 5″ is allowed (4″ printed, +1″ bold). [SK-MOVE-01]"
        ),
        "die Ablehnung lautet: Der Weg ist 6″ lang; erlaubt sind 5″ (4″ aufgedruckt, +1″ kühn). [SK-MOVE-01]",
    ),
    "refused by more rules": (
        ('["SK-MOVE-03", "SK-MOVE-01"]', '["SK-MOVE-01"]'),
        "[[step]]",
        "the refusal is: The way is 5.001″",
        "lautet: Der Weg ist 5,001″",
    ),
    "refused for another reason": (
        ('because = "too-far"', 'because = "no-room"'),
        "because",
        'because of { name = "no-room" }; the reason given is { name = "too-far", walked = 5.001, allowed = 5.0 };',
        'und zwar wegen { name = "no-room" }; der Grund war { name = "too-far", walked = 5.001, allowed = 5.0 };',
    ),
    "nobody asked this seat": (
        ('answer = { key = "parry" }', 'answer = { key = "parry" }\n[[step]]\nseat = 0\nanswer = { key = "pass" }'),
        '[[step]]\nseat = 0\nanswer = { key = "pass" }',
        "step 4 is refused: Others are deciding now",
        "Schritt 4",
    ),
}


@pytest.mark.parametrize(("change", "place", "en", "de"), DIFFERENCES.values(), ids=DIFFERENCES)
def test_a_difference_is_told_with_its_line(change: tuple[str, str], place: str, en: str, de: str) -> None:
    (difference,) = report_of(change).differences

    assert difference.line == line_of(place, change)
    assert en in difference.en
    assert de in difference.de
    assert difference.message("de") == f"Zeile {difference.line}: {difference.de}"


def test_all_expectations_are_compared_and_told_on_one_line_in_the_order_of_the_file() -> None:
    report = report_of(
        ("over = false", "over = true"), ('round = 2\nhands = ["f', 'round = 3\nhands = ["f'), ("= 1 }", "= 2 }")
    )
    message = report.message("en")

    assert len(report.differences) == 3
    assert [difference.line for difference in report.differences] == sorted([d.line for d in report.differences])
    assert "\n" not in message
    assert message.startswith("line ")


def test_refused_answers_that_should_be_do_not_end_the_playthrough() -> None:
    changes = (("[[7, 3], [7, 4.001]]", "[[3, 4]]"), ("7, 5, 6]", "7, 5, 6, 1]"))

    assert len(report_of(*changes).differences) == 2  # the step and the die


ENDING = """
game = "skirmish"
dice = [8, 8, 8]
[position.units]
golem = { profile = "golem", seat = 0, at = [3, 3] }
imp = { profile = "imp", seat = 1, at = [4, 3], parried = true }
[[step]]
seat = 0
answer = { key = "strike", target = "imp" }
[expect]
asks = []
"""


@pytest.mark.parametrize(
    ("expected", "en"),
    [
        ("over = true", "ok"),
        ("outcome = { winners = [0] }", "ok"),
        ('outcome = { winners = [0], rule = "SK-END-02" }\nover = true', "ok"),
        ("over = false", "line 12: the match is over by SK-END-02; winners: 0."),
        ("outcome = { winners = [1] }", "line 12: the match is over by SK-END-02; winners: 0."),
        ("outcome = { winners = [] }", "line 12: the match is over by SK-END-02; winners: 0."),
        ('outcome = { winners = [0], rule = "SK-END-03" }', "line 12: the match is over by SK-END-02; winners: 0."),
        ("[expect.view.0]\nround = 1\n[expect.view.spectator]\nround = 1", "ok"),
    ],
)
def test_the_outcome_is_compared(expected: str, en: str) -> None:
    assert run_text(ENDING + expected).message("en") == en


def test_dice_that_are_needed_before_the_first_question_are_told_too() -> None:
    start = '[[position.pending]]\nstep = "Battle"\n[[position.pending]]\nstep = "Round"\nstage = 1\nturn = -1\n'
    report = run_text(f'game = "skirmish"\n[position.units]\n{start}')

    assert "0 dice are listed, but at least 2 more are needed (2d8, SK-ROUND-03)." in report.message("en")


def test_without_a_position_a_new_match_begins_and_the_seed_deals_the_cards() -> None:
    deals = {
        run_text(f'game = "skirmish"\nseed = {seed}\n[expect]\nhands = ["guard", "guard"]\n').is_ok
        for seed in range(30)
    }

    assert deals == {True, False}


def test_a_path_to_something_that_is_gone_is_a_difference() -> None:
    report = run_text(ENDING + '"pending.0.step" = "Battle"')

    assert report.message("en") == 'line 12: pending.0.step is –, not "Battle" as expected.'


def test_the_smallest_scenario_is_ok() -> None:
    assert run_text('game = "skirmish"').is_ok


def test_line_endings_and_a_byte_order_mark_do_not_matter() -> None:
    assert run_text("\ufeff" + DUEL.replace("\n", "\r\n")).is_ok
