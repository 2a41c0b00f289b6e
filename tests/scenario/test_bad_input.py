"""What cannot be understood in a scenario file is told with file, line and key, and the word that was meant."""

from pathlib import Path

import pytest

from scenario.duel import line_of, trouble_with
from tercio.content.trouble import BadInput
from tercio.scenario import run, run_text

# What is replaced, then where the trouble is (words on that line, key), and what is said.
MISTAKES = {
    "unknown game": (('"skirmish"', '"skirmisch"'), "game =", "game", 'Did you mean "skirmish"?'),
    "misspelt game": (('game = "sk', 'gmae = "sk'), "gmae =", "gmae", 'Is "gmae" meant to be "game"?'),
    "unknown key": (("seed = 7", "sed = 7"), "sed =", "sed", 'Unknown key "sed". Did you mean "seed"?'),
    "unknown rule": (
        ('["SK-PARRY-01"', '["SK-PARY-01"'),
        "rules =",
        "rules",
        'no rule "SK-PARY-01"; did you mean SK-PARRY-01',
    ),
    "rule of another game": (('["SK-PARRY-01"', '["SU-MELEE-04"'), "rules =", "rules", "is a rule of summoners"),
    "rules are a text": (
        ('["SK-PARRY-01", "SK-MOVE-03"]', '"SK-MOVE-03"'),
        "rules =",
        "rules",
        "a list in square brackets",
    ),
    "half a title": (('{ en = "A duel", de', "{ de"), "title =", "title.en", 'The key "en" is missing'),
    "title is a number": (
        ('{ en = "A duel", de = "Ein Duell" }', "7"),
        "title =",
        "title",
        "a text in quotation marks",
    ),
    "face 0": (("dice = [8, 4", "dice = [8, 0"), "dice =", "dice[1]", "from 1 to"),
    "open and written dice": (("seed = 7", "open = true"), "dice =", "dice", "Open dice fall as the steps"),
    "negative seed": (("seed = 7", "seed = -7"), "seed =", "seed", "from 0 to"),
    "own unit with a mistake": (("walk = 5.5", "walk = 55"), "walk =", "unit[0].walk", "inches from 1 to 12"),
    "own unit with an unknown key": (
        ("melee = 3", "melee = 3\nmele = 3"),
        "mele =",
        "unit[0].mele",
        'Did you mean "melee"?',
    ),
    "own unit with an unknown rule": (
        ('["flying"]', '["flyin"]'),
        '["flyin"]',
        "unit[0].rules[0]",
        'Did you mean "flying"?',
    ),
    "unknown key of the position": (("turn = 0", "trun = 0"), "trun", "position.trun", 'Did you mean "turn"?'),
    "unknown profile": (
        ('profile = "knight"', 'profile = "night"'),
        '"Sir A. Bee" =',
        'position.units."Sir A. Bee".profile',
        "knight",
    ),
    "off the table": (
        ("at = [4, 3]", "at = [4, 30]"),
        '"Sir A. Bee" =',
        'position.units."Sir A. Bee".at[1]',
        "from 0 to 12",
    ),
    "wrong card": (
        ('hands = ["fortune", "guard"]\n\n', 'hands = ["fortune"]\n\n'),
        'hands = ["f',
        "position.hands",
        "of 2",
    ),
    "no seat": (
        ('[[step]]\nseat = 1\nanswer = { key = "parry"', '[[step]]\nanswer = { key = "parry"'),
        "[[step]]\nanswer",
        "step[2].seat",
        "missing",
    ),
    "seat by name": (
        ('seat = 1\nanswer = { key = "parry"', 'seat = "blue"\nanswer = { key = "parry"'),
        'seat = "blue"',
        "step[2].seat",
        "chance",
    ),
    "no answer": (('answer = { key = "parry" }', ""), "[[step]]\nseat = 1", "step[2].answer", "missing"),
    "unknown key of a step": (("because", "becuase"), "becuase", "step[0].becuase", 'Did you mean "because"?'),
    "unknown reason": (('"too-far"', '"to-far"'), "because", "step[0].because", 'Did you mean "too-far"?'),
    "reason without a refusal": (
        ('refused_by = ["SK-MOVE-03", "SK-MOVE-01"]\n', ""),
        "because",
        "step[0].because",
        "refused_by",
    ),
    "refused by nothing": (
        ('["SK-MOVE-03", "SK-MOVE-01"]', "[]"),
        "refused_by",
        "step[0].refused_by",
        "Name the rules",
    ),
    "refused by an unknown rule": (
        ('["SK-MOVE-03", "SK-MOVE-01"]', '["SK-MOVE-3"]'),
        "refused_by",
        "step[0].refused_by",
        "SK-MOVE-3",
    ),
    "answer without a key": (('{ key = "parry" }', "{}"), "answer = {}", "step[2].answer.key", "missing"),
    "unknown key of an answer": (
        ('target = "Sir A. Bee" }', 'traget = "Sir A. Bee" }'),
        "traget",
        "step[1].answer.traget",
        'mean "target"?',
    ),
    "two words for one thing": (
        ('unit = "golem", target', 'unit = "golem", subject = "golem", target'),
        "subject =",
        "step[1].answer.unit",
        "subject",
    ),
    "unknown figure": (
        ('unit = "golem", target', 'unit = "gloem", target'),
        'unit = "gloem"',
        "step[1].answer.unit",
        'Nothing is called "gloem". Did you mean "golem"?',
    ),
    "unknown target": (
        ('target = "Sir A. Bee" }\n\n', 'targets = ["golem", "xyz"] }\n\n'),
        "targets",
        "step[1].answer.targets[1]",
        "There is: golem, Sir A. Bee.",
    ),
    "figure is a list": (
        ('unit = "golem", target', "unit = [], target"),
        "unit = []",
        "step[1].answer.unit",
        "A name in quotation marks",
    ),
    "target is a number with decimals": (
        ('target = "Sir A. Bee" }\n\n', "target = 1.5 }\n\n"),
        "target = 1.5",
        "step[1].answer.target",
        "A name",
    ),
    "a path of numbers": (
        ("[[7, 3], [7, 4.001]]", "[7, 3]"),
        "path",
        "step[0].answer.path[0]",
        "a place [x, y] in inches",
    ),
    "a path of too many decimals": (
        ("[7, 4.001]", "[7, 4.0001]"),
        "path",
        "step[0].answer.path[1][1]",
        "at most 3 decimals",
    ),
    "unknown path": (
        ('"units.golem.at" =', '"units.golem.att" ='),
        '"units.golem.att"',
        'expect."units.golem.att"',
        'no "att" here. Did you mean "at"?',
    ),
    "unknown figure in a path": (
        ('"units.golem.at" =', '"units.gloem.at" ='),
        '"units.gloem.at"',
        'expect."units.gloem.at"',
        '"golem"?',
    ),
    "unknown nested path": (
        ("{ parried = true", "{ parred = true"),
        "parred",
        'expect.units."Sir A. Bee".parred',
        '"parried"?',
    ),
    "beyond a list": (('"hands.1" = ', '"hands.2" = '), '"hands.2"', 'expect."hands.2"', "There is: 0, 1."),
    "into a number": (
        ('"units.golem.at.0" =', '"units.golem.at.0.x" ='),
        "at.0.x",
        'expect."units.golem.at.0.x"',
        'no "x"',
    ),
    "almost events": (("events = [\n  {", "evnts = [\n  {"), "evnts", "expect.evnts", '"events"?'),
    "unknown event": (
        ('"parried", unit', '"parryed", unit'),
        '"parryed"',
        "expect.events[2].name",
        'Did you mean "parried"?',
    ),
    "unknown fact": (
        ("cancelled = 2", "canceled = 2"),
        "canceled",
        "expect.events[2].canceled",
        'Did you mean "cancelled"?',
    ),
    "fact of the wrong type": (
        ("cancelled = 2", 'cancelled = "2"'),
        "cancelled",
        "expect.events[2].cancelled",
        "a whole number",
    ),
    "faces are no list": (("faces = [8, 4, 5]", "faces = 8"), "faces =", "expect.events[1].faces", "A list"),
    "a face is a text": (
        ("faces = [8, 4, 5]", 'faces = [8, "4"]'),
        "faces =",
        "expect.events[1].faces[1]",
        "a whole number",
    ),
    "unknown figure in an event": (
        ('attacker = "golem"', 'attacker = "gloem"'),
        "gloem",
        "expect.events[0].attacker",
        'Did you mean "golem"?',
    ),
    "unknown rule in an event": (
        ('rule = "SK-PARRY-01" }', 'rule = "SK-PARRY-99" }'),
        "SK-PARRY-99",
        "expect.events[2].rule",
        "no rule",
    ),
    "unknown question": (('kind = "act"', 'kind = "acts"'), "asks", "expect.asks[0].kind", 'Did you mean "act"?'),
    "unknown key of a question": (
        ("options =", "option ="),
        "asks",
        "expect.asks[0].option",
        'Did you mean "options"?',
    ),
    "over is a text": (("over = false", 'over = "no"'), "over", "expect.over", "true or false"),
    "winner is a text": (
        ("over = false", 'outcome = { winners = ["red"] }'),
        "outcome",
        "expect.outcome.winners[0]",
        "a whole number",
    ),
    "no winners": (("over = false", "outcome = {}"), "outcome", "expect.outcome.winners", "missing"),
    "whose view": (
        ("[expect.view.0]", "[expect.view.red]"),
        "[expect.view.red]",
        "expect.view.red",
        "A seat is called 0, 1",
    ),
    "unknown path in a view": (('"hands" = [', '"hand" = ['), '"hand"', "expect.view.0.hand", 'Did you mean "hands"?'),
    "a step with a giant number": (
        ("[position.units]", 'pending = [{ step = "Act", seat = 0x' + "f" * 5000 + " }]\n[position.units]"),
        "pending",
        "position.pending[0].step",
        "too large",
    ),
    "a step that is none": (
        ("[position.units]", 'pending = [{ step = "Battel" }]\n[position.units]'),
        "pending",
        "position.pending[0].step",
        "Battel",
    ),
}


@pytest.mark.parametrize(("change", "place", "key", "en"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_file_line_and_key(change: tuple[str, str], place: str, key: str, en: str) -> None:
    trouble = trouble_with(change)

    assert (trouble.file, trouble.line, trouble.key) == ("duel.toml", line_of(place, change), key)
    assert en in trouble.en
    assert trouble.de != trouble.en


PENDING = """
game = "skirmish"
dice = [5, 5, 5]
[position.units]
golem = { profile = "golem", seat = 0, at = [3, 3] }
[[position.pending]]
"""
ROLL = "number = 0\nsides = 8\nrule = 'x'\nroller = 0\nmoment = ''\nfaces = []\nstage = 0"


@pytest.mark.parametrize(
    "step",
    [
        "step = 'Parry'\nunit = 0",  # nobody strikes at it
        "step = 'Parry'\nunit = 99",
        "step = 'Act'\nseat = 0\nstage = 1\nwalker = 5",
        "step = 'Window'\nmoment = 'x'\nseats = [0]\nsubject = 0\nturn = 7\npasses = 0",
        f"step = 'Roll'\n{ROLL}",  # and nobody looks at the dice
    ],
)
def test_steps_under_way_that_make_no_sense_are_bad_input(step: str) -> None:
    with pytest.raises(BadInput) as caught:
        run_text(PENDING + step, "odd.toml")

    assert (caught.value.file, caught.value.line, caught.value.key) == ("odd.toml", 6, "position.pending")
    assert "The match cannot be played" in caught.value.en


@pytest.mark.parametrize(
    "value", ["0x" + "f" * 5000, "1e999", "nan", "2020-01-01", '"\\u0000"', "[[[]]]", "{ a = {} }"]
)
@pytest.mark.parametrize(
    "key",
    ["game", "title", "rules", "dice", "open", "seed", "unit", "position", "step", "expect.events", "expect.round"],
)
def test_absurd_values_are_bad_input(key: str, value: str) -> None:
    text = f"{key} = {value}" if key == "game" else f'game = "skirmish"\n{key} = {value}'
    try:
        is_ok = run_text(text).is_ok
    except BadInput as trouble:
        is_ok = trouble.line == 0

    assert not is_ok


def test_a_file_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file"):
        run(tmp_path / "nowhere.toml")


def test_a_mistake_in_the_position_of_a_record_is_told_without_a_line() -> None:
    from tercio.games import open_game
    from tercio.kernel import seeded, start

    with pytest.raises(BadInput) as caught:
        start(open_game("skirmish"), {"position": {"units": {}, "rund": 1}}, seeded(0))

    assert (caught.value.line, caught.value.key) == (0, "rund")
