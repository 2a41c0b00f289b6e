import random
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.content.document import Document
from tercio.content.lines import DEEPEST, KeyPath, key_lines
from tercio.content.trouble import BadInput

EXAMPLE = '''\
# [comment]
title = "one" # unit = 2
"odd.key" = 'x = "1'

[pack]
id = "emberfolk"
text = """
[[unit]]
id = "not a key" \\"""
"""
literal = \'\'\'
[no]
\'\'\'\'

[[unit]]
id = "ember-imp"
profile = { walk = 6, "run" = 9, deep = { er.est = [1, { a = 1 }] } }
colours.main = "red"
colours.rim = 1.5

  [[unit.attack]]
  id = "spark"
  dice = [
    1, # one ]
    2,
    [
      3,
    ],
  ]

[unit.base]
mm = 25

[[ unit ]]
born = 2020-01-01 10:00:00

[[unit.attack]]
[[unit.attack]]
id = "bite"

[deep.er]
x = 1
[deep]
y = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("title",), 2),
        (("odd.key",), 3),
        (("pack",), 5),
        (("pack", "text"), 7),
        (("pack", "literal"), 11),
        (("unit",), 15),
        (("unit", 0), 15),
        (("unit", 0, "profile", "run"), 17),
        (("unit", 0, "profile", "deep", "er", "est", 1, "a"), 17),
        (("unit", 0, "colours"), 18),
        (("unit", 0, "colours", "rim"), 19),
        (("unit", 0, "attack", 0), 21),
        (("unit", 0, "attack", 0, "dice"), 23),
        (("unit", 0, "attack", 0, "dice", 1), 25),
        (("unit", 0, "attack", 0, "dice", 2), 26),
        (("unit", 0, "attack", 0, "dice", 2, 0), 27),
        (("unit", 0, "base", "mm"), 32),
        (("unit", 1), 34),
        (("unit", 1, "born"), 35),
        (("unit", 1, "attack", 1), 38),
        (("unit", 1, "attack", 1, "id"), 39),
        (("deep", "er"), 41),
        (("deep",), 43),
        (("unit", 1, "attack", 1, "missing"), 38),
        (("unit", 0, "profile", "fly"), 17),
        (("nowhere", 3, "x"), 1),
    ],
)
def test_a_key_is_at_its_line_and_a_missing_one_at_its_table(path: KeyPath, line: int) -> None:
    assert Document.parse(EXAMPLE.encode()).line_of(path) == line


def paths_of(data: object, path: KeyPath = ()) -> set[KeyPath]:
    found = {path}
    if isinstance(data, dict):
        for key, value in data.items():
            found |= paths_of(value, (*path, key))
    if isinstance(data, list):
        for index, value in enumerate(data):
            found |= paths_of(value, (*path, index))
    return found


def test_exactly_the_keys_of_the_document_have_lines() -> None:
    assert set(key_lines(EXAMPLE, "")) == paths_of(tomllib.loads(EXAMPLE))


def test_windows_line_endings_and_a_byte_order_mark_do_not_move_lines() -> None:
    content = b"\xef\xbb\xbf" + EXAMPLE.replace("\n", "\r\n").encode()

    assert Document.parse(content).line_of(("unit", 1, "attack", 1, "id")) == 39


class Writer:
    """A random document is written down, and the line of each key with it."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.text = ""
        self.lines: dict[KeyPath, int] = {(): 1}
        self.names = 0

    def mark(self, path: KeyPath) -> None:
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def name(self) -> tuple[str, str]:
        """A new key, plain, and as it is written."""
        self.names += 1
        kind = self.chance.randrange(5)
        plain = f"k{self.names}" + ("", " =", "[x].#'", '\t"]', "")[kind]
        return plain, (plain, f'"{plain}"', f'"{plain}"', f"'{plain}'", f"'{plain}'")[kind]

    def noise(self) -> None:
        pieces = ("", "", "\n", "# [a] = {\n", "  ", "\t# \"\"\" '''\n")
        self.text += self.chance.choice(pieces)

    def value(self, path: KeyPath, depth: int) -> None:
        kind = self.chance.randrange(12 if depth else 9)
        if kind < 9:
            self.text += (
                "1",
                "-2.5e3",
                "true",
                '"a \\" # ] } , = \\\\"',
                "'c:\\ \" ['",
                '"""\n[x]\ny = 1\n\\""" \\\\""""',
                "'''\n[[z]]\n' '' \"\"\"''''",
                "2020-01-01 10:00:00.5",
                "[]",
            )[kind]
        elif kind < 11:
            self.text += "["
            for index in range(self.chance.randrange(4)):
                self.text += self.chance.choice(("", "\n", " \n\n", "# ],\n"))
                self.mark((*path, index))
                self.value((*path, index), depth - 1)
                self.text += self.chance.choice((",", " ,", "\n,", ", # {\n"))
            self.text += self.chance.choice(("]", "\n]"))
        else:
            self.text += "{ "
            for index in range(self.chance.randrange(3)):
                self.text += ", " if index else ""
                self.pair(path, depth - 1)
            self.text += " }"

    def pair(self, path: KeyPath, depth: int) -> None:
        written = []
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            plain, quoted = self.name()
            written.append(quoted)
            path = (*path, plain)
            self.mark(path)
        self.text += self.chance.choice((".", " . ")).join(written) + self.chance.choice(("=", " = "))
        self.value(path, depth)

    def table(self, path: KeyPath, header: str, depth: int) -> None:
        for _ in range(self.chance.randrange(4)):
            self.noise()
            self.pair(path, 2)
            self.text += self.chance.choice(("\n", " # = [\n"))
        for _ in range(self.chance.randrange(3) if depth else 0):
            plain, quoted = self.name()
            inner = (header + "." if header else "") + quoted
            array = self.chance.random() < 0.5
            for index in range(self.chance.randrange(1, 4) if array else 1):
                self.noise()
                self.mark((*path, plain))
                place: KeyPath = (*path, plain, index) if array else (*path, plain)
                self.mark(place)
                self.text += f"[[ {inner}]]\n" if array else f"[{inner} ] # ]\n"
                self.table(place, inner, depth - 1)


@given(st.randoms(use_true_random=False))
def test_generated_documents_have_every_key_at_its_line(chance: random.Random) -> None:
    writer = Writer(chance)
    writer.table((), "", 3)

    assert key_lines(writer.text, "") == writer.lines
    assert paths_of(tomllib.loads(writer.text)) == set(writer.lines)


@pytest.mark.parametrize(
    "text",
    [
        "ok = 1\n" + ".".join("a" * (DEEPEST + 1)) + " = 1",
        "ok = 1\n" + ".".join("a" * 1_000_000),
        "ok = 1\n[" + ".".join("a" * (DEEPEST + 1)) + "]",
        "ok = 1\na = " + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        "ok = 1\na = " + "[" * 1_000_000,
        "ok = 1\na = " + "{ a = " * 100_000,
    ],
)
def test_what_is_nested_absurdly_deep_is_refused_at_its_line(text: str) -> None:
    with pytest.raises(BadInput, match="nested") as trouble:
        Document.parse(text.encode())

    assert trouble.value.line == 2


def test_what_is_nested_as_deep_as_allowed_is_read() -> None:
    document = Document.parse((".".join("a" * DEEPEST) + " = 1").encode())

    assert document.line_of(("a",) * DEEPEST) == 1
