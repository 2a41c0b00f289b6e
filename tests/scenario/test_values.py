"""Values as they are now can be expected, with their receipts, after a step and at the end."""

import pytest

from scenario.duel import line_of, report_of, spoilt, trouble_with
from tercio.content.document import Document
from tercio.games import GAMES, box_of
from tercio.scenario import explain, play, scenario_from

END = "over = false\n"
WALK = '{ name = "walk", unit = "golem", total = 5, receipts = [{ base = 4 }, { add = 1, rule = "SK-MOVE-02" }] }'


def expecting(value: str) -> tuple[str, str]:
    return (END, f"{END}values = [\n  {value}\n]\n")


@pytest.mark.parametrize(
    "value",
    [
        WALK,
        '{ name = "walk", unit = "golem", total = 5.0 }',
        '{ name = "walk", unit = "Sir A. Bee", total = 5.5, receipts = [{ rule = "SK-MOVE-02", not = true }] }',
        '{ name = "walk", unit = "Sir A. Bee", receipts = [{ base = 5.5 }, { at-least = 1, rule = "SK-MOVE-06" }] }',
        '{ name = "parry", subject = "golem", total = 5 }',
        '{ name = "parry", unit = 1, total = 5 }',
    ],
)
def test_a_value_may_be_expected(value: str) -> None:
    assert report_of(expecting(value)).message("en") == "ok"


def test_a_value_may_be_expected_after_a_step() -> None:
    step = 'answer = { key = "parry" }\n'

    assert report_of((step, f"{step}[step.expect]\nvalues = [{WALK}]\n")).is_ok


def test_another_value_is_told_with_its_receipt() -> None:
    change = expecting('{ name = "walk", unit = "golem", total = 4 }')
    (difference,) = report_of(change).differences

    assert difference.line == line_of("values = [", change) + 1
    assert difference.en == (
        '{ name = "walk", of = "golem" } is { total = 5, receipts = [{ base = 4, rule = "SK-MOVE-01" }, '
        '{ add = 1, rule = "SK-MOVE-02" }, { at-least = 1, rule = "SK-MOVE-06" }] }, not 4 as expected.'
    )
    assert difference.de.endswith("; erwartet ist 4.")


def test_a_line_that_the_receipt_lacks_is_told() -> None:
    (difference,) = report_of(expecting('{ name = "walk", unit = "golem", receipts = [{ add = 2 }] }')).differences

    assert difference.en.endswith("the receipt has no line { add = 2 }.")
    assert difference.de.endswith("im Beleg fehlt die Zeile { add = 2 }.")


def test_a_line_that_the_receipt_must_not_have_is_told() -> None:
    value = '{ name = "walk", unit = "golem", receipts = [{ rule = "SK-MOVE-02", not = true }] }'
    (difference,) = report_of(expecting(value)).differences

    assert 'must not have a line { rule = "SK-MOVE-02" }' in difference.en


def test_whoever_has_left_has_no_values() -> None:
    change = ("wounds = 1 }", 'wounds = 1 }\nghost = { profile = "imp", seat = 1, at = [9, 9], left = true }')
    (difference,) = report_of(change, expecting('{ name = "walk", unit = "ghost", total = 4 }')).differences

    assert difference.en == '{ name = "walk", of = "ghost" }: there is no such value now.'


def test_values_are_explained_with_their_receipts() -> None:
    step = 'answer = { key = "parry" }\n'
    text = spoilt((step, f"{step}[step.expect]\nvalues = [{WALK}]\n"), expecting(WALK))
    lines = explain(play(scenario_from(Document.parse(text.encode(), "duel.toml"))), "de")
    told = '   = { name = "walk", of = "golem" }: 5 (4 [SK-MOVE-01], +1 [SK-MOVE-02], mindestens 1 [SK-MOVE-06])'

    assert lines.count(told) == 2


MISTAKES = {
    '{ unit = "golem", total = 5 }': ("name", "missing"),
    '{ name = "wlak", unit = "golem", total = 5 }': ("name", 'Did you mean "walk"?'),
    '{ name = "walk", total = 5 }': ("unit", "missing"),
    '{ name = "walk", unit = "golem" }': ("total", "Say what the value must be"),
    '{ name = "walk", unit = "golem", total = "5" }': ("total", "Expected a number"),
    '{ name = "walk", unit = "golem", total = nan }': ("total", "Expected a number"),
    '{ name = "walk", unit = "golem", total = 1e300 }': ("total", "Expected a number"),
    '{ name = "walk", unit = "golem", total = true }': ("total", "Expected a number"),
    '{ name = "walk", unit = "golem", totl = 5 }': ("total", "Say what"),
    '{ name = "walk", unit = "golem", total = 5, against = "golem" }': ("against", "Unknown key"),
    '{ name = "walk", unit = "gloem", total = 5 }': ("unit", 'Did you mean "golem"?'),
    '{ name = "walk", unit = 77, total = 5 }': ("unit", 'Nothing is called "77"'),
    '{ name = "walk", unit = ["golem"], total = 5 }': ("unit", "A name in quotation marks"),
    '{ name = "walk", unit = "golem", receipts = 5 }': ("receipts", "tables"),
    '{ name = "walk", unit = "golem", receipts = [{}] }': ("receipts[0].rule", "Say what this line"),
    '{ name = "walk", unit = "golem", receipts = [{ plus = 1, add = 1 }] }': ("receipts[0].plus", "Unknown key"),
    '{ name = "walk", unit = "golem", receipts = [{ add = 1, set = 1 }] }': ("receipts[0].add", "one of these words"),
    '{ name = "walk", unit = "golem", receipts = [{ rule = "SK-MOV-2" }] }': ("receipts[0].rule", "no rule"),
    '{ name = "walk", unit = "golem", receipts = [{ add = 1, source = "gloem" }] }': ("receipts[0].source", "golem"),
}


@pytest.mark.parametrize(("value", "told"), MISTAKES.items(), ids=MISTAKES)
def test_a_value_that_cannot_be_understood_is_refused(value: str, told: tuple[str, str]) -> None:
    trouble = trouble_with(expecting(value))
    key, words = told

    assert trouble.key == f"expect.values[0].{key}"
    assert words in trouble.en
    assert trouble.line == line_of("values = [", expecting(value)) + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_values(game: str) -> None:
    assert box_of(game).values().known


@pytest.mark.parametrize("word", ["values = []", "over = false", "asks = []", "outcome = {}", "view = {}"])
def test_what_is_the_same_for_all_seats_stands_in_no_view(word: str) -> None:
    trouble = trouble_with(("[expect.view.0]\n", f"[expect.view.0]\n{word}\n"))

    assert trouble.key == f"expect.view.0.{word.split()[0]}"
    assert "write it in [expect]" in trouble.en
