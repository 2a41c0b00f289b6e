"""Whatever is in a scenario file, a person gets a report or `BadInput`, and nothing else."""

import contextlib
import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from scenario.duel import DUEL
from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.scenario import explain, play, report_of, scenario_from

FILES = [DUEL, *[path.read_text("utf-8") for path in sorted(Path(__file__).parents[1].glob("scenarios/*/*.toml"))]]
SAVED = """
[[position.pending]]
step = "Battle"
[[position.pending]]
step = "Round"
stage = 2
turn = 1
[[position.pending]]
step = "Act"
seat = 0
stage = 2
walker = -1
[[position.pending]]
step = "Strike"
attacker = 0
target = 1
stage = 2
parried = 0
guarded = 0
faces = []
[[position.pending]]
step = "Roll"
number = 3
sides = 8
rule = "SK-STRIKE-02"
roller = 0
moment = "after:rolled"
faces = [1, 2, 8]
stage = 1
[[position.pending]]
step = "Window"
moment = "after:rolled"
seats = [0, 1]
subject = -1
turn = 0
passes = 0
"""
MIDDLE = 'game = "skirmish"\n' + DUEL[DUEL.index("[[unit]]") : DUEL.index("[[step]]")] + SAVED
VALUES = """over = false
values = [
  { name = "walk", unit = "golem", total = 5, receipts = [{ base = 4 }, { add = 1, rule = "SK-MOVE-02" }] },
]
"""
MORE = DUEL.replace("seed = 7", "passes = [1]\nimpossible = true").replace("over = false\n", VALUES)
MORE = MORE.replace('because = "too-far"', 'because = [{ name = "too-far", walked = 5.001, allowed = 5 }]')
MORE = MORE.replace(
    'answer = { key = "parry" }\n',
    'answer = { key = "parry" }\n[step.expect]\nround = 2\nevents = [{ name = "rolled", seat = 1 }]\n'
    'values = [{ name = "parry", unit = "golem", total = 5, receipts = [{ set = 4, not = true }] }]\n',
)
REFUSED = """game = "summoners"
rules = ["SU-SCEN-17"]
[setup]
scenario = "s1"
board = 36
players = [{ realm = "water", level = "novice" }, { realm = "fire" }]
portals = true
refused_by = ["SU-SCEN-17"]
"""
WORDS = [
    "0", "1", "-1", "2", "3", "5", "9", "99", "-99", "1_000_000_000_000", "0x" + "f" * 5000, "0.5", "1e999", "nan",
    "true", "false", '""', '"golem"', '"Sir A. Bee"', '"pass"', '"parry"', '"chance"', '"SK-MOVE-01"', '"SU-MELEE-04"',
    "[]", "[[]]", "[[1, 2]]", "[1, 2]", "[1]", '["golem"]', "{}", '{ key = "pass" }', '{ a = 1 }', "[{}]", "2020-01-01",
    '"Parry"', '"Roll"', '"units.golem"', '"é\\u0000"',
]  # fmt: skip
SNIPPETS = [
    "", "\n", "[[step]]\n", "[position]\n", "[expect]\n", "[expect.view.1]\n", "[[position.pending]]\n",
    "open = true\n", 'seat = "chance"\n', "not = true", "=", "{", "}", "[", "]", '"', "#", "key", "unit", "target",
    "picks", "path", "faces", "position", "pending", "expect", "view", "events", "asks", "seat", "absent", "because",
    "passes = true\n", "impossible = true\n", "[step.expect]\n", "values", "receipts", "add", "total", "against",
    "refused_by",
]  # fmt: skip
LITERAL = re.compile(r'(?<![\w"-])-?\d+(?:\.\d+)?(?![\w"-])|"[^"\n]*"|true|false')
NAMES = "|golem|Sir A. Bee|imp|knight|bold|guard|pass|parry|strike|chance|unknown|SK-MOVE-01|too-far"
STEPS = "Roll|Window|Parry|Strike|before:struck|after:rolled"
ALIKE = {
    '"': [f'"{word}"' for word in [*NAMES.split("|"), *STEPS.split("|")]],
    "1": ["-2", "-1", "0", "1", "2", "3", "5", "8", "9", "99", "1000000000"],
    "t": ["true", "false"],
}


def values_of(text: str) -> list[tuple[int, int]]:
    """Where in the text the values stand, roughly: what is between `=` or `,` and the end of the word."""
    spans: list[tuple[int, int]] = []
    start = -1
    for place, char in enumerate(text):
        if char in "=,[":
            start = place + 1
        elif char in ",]}\n" and start >= 0:
            spans.append((start, place))
            start = -1
    return spans


def survive(text: str) -> None:
    """Read, play, compare and tell it; every word of that can be printed."""
    try:
        playthrough = play(scenario_from(Document.parse(text.encode("utf-8", "replace"), "fuzz.toml")))
        said = [*explain(playthrough, "de"), report_of(playthrough).message("en")]
    except BadInput as trouble:
        said = [trouble.message("de"), trouble.message("en")]

    assert [line for line in said if not line.isprintable()] == []


@settings(deadline=None, max_examples=300)
@given(
    st.sampled_from([*FILES, *[MIDDLE, MORE, REFUSED] * 20]),
    st.lists(st.tuples(st.integers(0), st.sampled_from(WORDS)), min_size=1, max_size=3),
)
def test_a_file_with_other_values_is_played_or_refused(text: str, changes: list[tuple[int, str]]) -> None:
    for where, word in changes:
        spans = values_of(text)
        start, end = spans[where % len(spans)]
        text = text[:start] + " " + word + text[end:]

    survive(text)


@settings(deadline=None, max_examples=300)
@given(
    st.sampled_from([*FILES, *[MIDDLE, MORE, REFUSED] * 20]),
    st.lists(st.tuples(st.integers(0), st.integers(0)), min_size=1, max_size=4),
)
def test_a_file_with_other_values_of_the_same_type_is_played_or_refused(
    text: str, changes: list[tuple[int, int]]
) -> None:
    for where, which in changes:
        found = list(LITERAL.finditer(text))
        old = found[where % len(found)]
        words = ALIKE['"' if old[0].startswith('"') else "t" if old[0] in ("true", "false") else "1"]
        text = text[: old.start()] + words[which % len(words)] + text[old.end() :]

    survive(text)


@settings(deadline=None, max_examples=200)
@given(
    st.sampled_from([*FILES, *[MIDDLE, MORE, REFUSED] * 10]),
    st.lists(st.tuples(st.integers(0), st.integers(0, 40), st.sampled_from(SNIPPETS)), min_size=1, max_size=4),
)
def test_a_mangled_file_is_played_or_refused(text: str, changes: list[tuple[int, int, str]]) -> None:
    for where, length, snippet in changes:
        start = where % (len(text) + 1)
        text = text[:start] + snippet + text[start + length :]

    survive(text)


@settings(deadline=None, max_examples=150)
@given(
    st.sampled_from([*FILES, *[MIDDLE, MORE, REFUSED] * 10]),
    st.lists(st.integers(0), min_size=1, max_size=5),
    st.booleans(),
)
def test_a_file_with_lines_left_out_or_doubled_is_played_or_refused(
    text: str, where: list[int], is_doubled: bool
) -> None:
    lines = text.splitlines(keepends=True)
    for number in where:
        place = number % len(lines)
        lines[place] = lines[place] * 2 if is_doubled else ""

    survive("".join(lines))


@given(st.text(max_size=60), st.binary(max_size=60))
def test_a_file_of_anything_is_refused(text: str, content: bytes) -> None:
    survive('game = "skirmish"\n' + text)
    with contextlib.suppress(BadInput):
        scenario_from(Document.parse(content, "fuzz.toml"))


def test_the_files_to_be_mangled_are_sound() -> None:
    for text in [*FILES, MORE, REFUSED]:
        playthrough = play(scenario_from(Document.parse(text.encode(), "fuzz.toml")))
        assert report_of(playthrough).is_ok

    assert scenario_from(Document.parse(MIDDLE.encode(), "fuzz.toml")).has_pending()
