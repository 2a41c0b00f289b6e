"""A TOML file is read for people: whatever is wrong with it is reported in both languages, with its line.

One loading code serves both who wants to play and who wants every mistake listed. A file that is not TOML at all
stops `Document.read`. After that nothing stops: the methods of `Table` note a mistake on the document and return
a harmless value, and a loader does the same through `refuse` for what only it knows. The loader calls `check`
before it returns, which raises the first mistake; who wants them all looks at `problems` afterwards.

    def load_units(document: Document) -> tuple[Unit, ...]:
        root = Table.root(document)
        units = tuple([read_unit(table) for table in root.tables("unit")])
        root.done()
        document.check()
        return units
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from tercio.content.files import check_size, decoded, name_of, read_bytes
from tercio.content.lines import KeyPath, key_lines, unclosed_text
from tercio.content.trouble import BadInput, shown
from tercio.content.wanted import Wanted
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content")
SYNTAX: Final = Wording("tercio.content", "syntax")

Shape = tuple[str, ...]  # the path of a table, without numbers

LARGEST_BYTES: Final = 4_000_000

# How a message of tomllib may begin, and the key of what we say instead. The first that fits is taken.
_OPEN_TEXT: Final = "open-text"
_SYNTAX: Final = (
    (("Expected '='",), "no-value"),
    (("Expected newline",), "left-over"),
    (("Expected ']",), "open-header"),
    (("Expected ", "Unterminated", "Illegal character '\\n'", "Found invalid character '\\n'"), "open-text"),
    (("Illegal character", "Found invalid character"), "control-character"),
    (("Unclosed",), "open-bracket"),
    (("Invalid value",), "no-such-value"),
    (("Invalid date",), "no-such-date"),
    (("Cannot ", "Duplicate "), "given-twice"),
    (("Invalid initial", "Invalid statement"), "no-key"),
    (("Unescaped", "Invalid hex", "Escaped character"), "no-escape"),
)


class Document:
    """A parsed TOML file that knows the line of each key and collects what is wrong with it."""

    def __init__(self, file: str, source: str, data: dict[str, Any], lines: dict[KeyPath, int]) -> None:
        self.file = file
        self.source = source  # line endings are "\n"
        self.data = data
        self._lines = lines
        self._problems: dict[tuple[object, ...], BadInput] = {}
        self.asked: dict[Shape, dict[str, dict[Wanted, None]]] = {}  # what readers wanted, table by table, key by key

    @classmethod
    def read(cls, path: str | Path) -> Document:
        """The file at the path becomes a document, or `BadInput` says why it cannot."""
        return cls.parse(read_bytes(path, LARGEST_BYTES), name_of(path))

    @classmethod
    def parse(cls, content: bytes, file: str = "") -> Document:
        """Bytes from anywhere become a document; `file` is what messages call them."""
        check_size(content, LARGEST_BYTES, file)
        if b"\0" in content and not content.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise BadInput(
                *SAY("not-toml-file-but-binary"),
                file,
            )
        source = decoded(content, file).replace("\r\n", "\n")
        lines = key_lines(source, file)
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise _syntax_error(str(error), source, file) from None
        except ValueError:  # Python refuses to read integers of thousands of digits
            digits = re.search(r"[0-9_]{1000}", source)
            line = source.count("\n", 0, digits.start()) + 1 if digits else 0
            raise BadInput(*SAY("number-far-too-long"), file, line) from None
        return cls(file, source, data, lines)

    def excerpt(self, keys: Collection[str]) -> Document:
        """A document of its own with some of the top-level keys; each keeps its line in the file."""
        return Document(self.file, self.source, {key: self.data[key] for key in self.data if key in keys}, self._lines)

    def line_of(self, path: KeyPath) -> int:
        """The line where the key stands; for a key that is missing, the line of the table it is missing from."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)  # 0: this was never a file

    def ask(self, shape: Shape, key: str, wanted: Wanted) -> None:
        """A reader wants something of a key, in tables of this shape."""
        keys = self.asked.get(shape)
        if keys is None:
            keys = self.asked[shape] = {}
        keys.setdefault(key, {})[wanted] = None

    def refuse(self, path: KeyPath, en: str, de: str, rules: tuple[str, ...] = ()) -> None:
        """A mistake is noted at the key; the same mistake is noted once."""
        problem = BadInput(en, de, self.file, self.line_of(path), dotted(path), rules)
        self._problems.setdefault(problem.args, problem)

    @property
    def problems(self) -> tuple[BadInput, ...]:
        """All mistakes noted so far stand in the order of the file."""
        return tuple(sorted(self._problems.values(), key=_line))

    def check(self) -> None:
        """The first mistake, if there is one, is raised; with all rules, where rules forbid whatever is wrong."""
        problems = self.problems
        if problems:
            told = [problem.rules for problem in problems]
            problems[0].rules = () if () in told else tuple(dict.fromkeys([rule for rules in told for rule in rules]))
            raise problems[0]


def dotted(path: KeyPath) -> str:
    """A key path reads as in `unit[2].profile.walk`, counting from 0; odd keys are quoted as in the file."""
    words = ""
    for part in path:
        if isinstance(part, int):
            words += f"[{part}]"
        else:
            bare = re.fullmatch(r"[A-Za-z0-9_-]{1,40}", part) is not None
            words += ("." if words else "") + (part if bare else f'"{shown(part)}"')
    return words


def _line(problem: BadInput) -> int:
    return problem.line


def _syntax_error(reason: str, source: str, file: str) -> BadInput:
    found = re.search(r"\(at line (\d+), column \d+\)$", reason)
    line = int(found[1]) if found else source.rstrip("\n").count("\n") + 1
    fitting = [key for starts, key in _SYNTAX if reason.startswith(starts)]
    words = SYNTAX(fitting[0]) if fitting else SAY("not-valid-toml")
    if fitting[:1] == [_OPEN_TEXT]:  # tomllib tells where the file ends, a person looks for where the text began
        line = unclosed_text(source) or line
    if file and not file.lower().endswith(".toml"):
        words = SAY("not-toml-file", why=words)
    return BadInput(*words, file, line)
