"""Whatever is in a file, a person meets `BadInput` with a place in that file, and nothing else."""

import contextlib
import tomllib

from hypothesis import example, given
from hypothesis import strategies as st

from tercio.content.document import Document
from tercio.content.lines import KeyPath, key_lines
from tercio.content.pack import read_pack
from tercio.content.table import Table
from tercio.content.trouble import BadInput

PACK = '''\
[pack]
id = "emberfolk"
game = "skirmish"
edition = "1.2"

[[unit]]
id = "ember-imp"
name = { en = "Ember Imp", de = "Glutwicht" }
flies = true
size = "small"
profile = { walk = 6, run = 9.5 }
dice = [1, 2, 3]
marks = ["fire",
  "air"]
text = """
Burns. [[no]]
"""
  [[unit.attack]]
  id = 'spark'
  range.long = 12

[[unit]]
id = "golem"
'''

SNIPPETS = [
    "", "\n", "=", ".", ",", "[", "]", "[[", "]]", "{", "}", '"', "'", '"""', "'''", "#", "\\", " ", "\r", "\t", "\0",
    "true", "-1", "99999999999999999999", "nan", "inf", "1e999", "0x" + "f" * 5000, "9" * 5000, "2020-01-01",
    "25:61:61", "a.b", "a = 1\n", "[unit]\n", "[[unit]]\n", "[unit.attack]\n", "[[unit.attack]]\n", "[pack.x]\n",
    "unit = []\n", "\\u0000", "[" * 70, "{a=" * 70, "a." * 70, "[]", "{}", "ä", "\ufeff", "id", '"id"', "'id'",
]  # fmt: skip


def load(document: Document) -> None:
    root = Table.root(document)
    read_pack(root, ["skirmish"])
    for unit in root.tables("unit", at_least=1):
        unit.identifier("id")
        unit.two_languages("name")
        unit.boolean("flies", default=False)
        unit.choice("size", ["small", "large"])
        profile = unit.table("profile")
        profile.integer("walk", high=12)
        profile.decimal_mils("run")
        unit.integers("dice", low=1, high=8)
        unit.words("marks")
        unit.text("text")
        for attack in unit.tables("attack"):
            attack.identifier("id")
            attack.table("range").integer("long")
    root.done()
    document.check()


def paths_of(data: object, path: KeyPath = ()) -> set[KeyPath]:
    found = {path}
    if isinstance(data, dict):
        for key, value in data.items():
            found |= paths_of(value, (*path, key))
    if isinstance(data, list):
        for index, value in enumerate(data):
            found |= paths_of(value, (*path, index))
    return found


def try_to_load(content: bytes) -> None:
    try:
        document = Document.parse(content, "a.toml")
    except BadInput as trouble:
        problems: tuple[BadInput, ...] = (trouble,)
    else:
        with contextlib.suppress(BadInput):
            load(document)
        problems = document.problems

        assert set(key_lines(document.source, "")) == paths_of(tomllib.loads(document.source))
    for problem in problems:
        assert 0 <= problem.line <= content.count(b"\n") + 1
        assert problem.message("en").isprintable()
        assert problem.message("de").isprintable()


@given(st.binary())
def test_arbitrary_bytes_never_end_in_a_traceback(content: bytes) -> None:
    try_to_load(content)


@given(st.lists(st.sampled_from(SNIPPETS)))
def test_arbitrary_heaps_of_toml_never_end_in_a_traceback(snippets: list[str]) -> None:
    try_to_load("".join(snippets).encode())


places = st.integers(0, len(PACK))
edits = st.lists(st.tuples(places, st.integers(0, 12), st.sampled_from(SNIPPETS)), max_size=4)


@given(edits)
@example([])
def test_a_good_pack_edited_anywhere_never_ends_in_a_traceback(cuts: list[tuple[int, int, str]]) -> None:
    text = PACK
    for place, length, snippet in cuts:
        text = text[:place] + snippet + text[place + length :]

    try_to_load(text.encode())


lines = st.lists(st.sampled_from(PACK.splitlines(keepends=True)), max_size=30)


@given(lines)
def test_a_good_pack_with_its_lines_in_disorder_never_ends_in_a_traceback(shuffled: list[str]) -> None:
    try_to_load("".join(shuffled).encode())


def test_the_good_pack_itself_has_only_the_mistakes_of_the_second_unit() -> None:
    document = Document.parse(PACK.encode())
    with contextlib.suppress(BadInput):
        load(document)

    assert {problem.line for problem in document.problems} == {22}
