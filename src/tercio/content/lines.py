"""Every key of a TOML text has a line, found by a scanner because `tomllib` forgets where it read."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content")

KeyPath = tuple[str | int, ...]

# No honest file comes near; beyond it `tomllib` takes minutes (dotted keys) or runs out of stack (brackets).
DEEPEST: Final = 60

# The named groups are empty and match where a text is not closed.
_PIECE: Final = re.compile(
    r'''
      """ (?: [^"\\]++ | \\. | "{1,2}(?!") )*+ (?: "{3,5} | (?P<long_basic>) )
    | \'\'\' (?: [^']++ | '{1,2}(?!') )*+ (?: '{3,5} | (?P<long_literal>) )
    | " (?: [^"\\\n]++ | \\[^\n] )*+ (?: " | (?P<basic>) )
    | ' [^'\n]*+ (?: ' | (?P<literal>) )
    | \# [^\n]*+
    | [\n\[\]{},=.]
    | [^\s\[\]{},=.\#"']++
    ''',
    re.VERBOSE | re.DOTALL,
)

_KEY, _VALUE, _REST = range(3)  # what is read next: part of a key, the start of a value, what follows it


class _Bracket:
    """An array or inline table that is still open; `index` counts the elements of an array."""

    def __init__(self, path: KeyPath, is_array: bool) -> None:
        self.path = path
        self.is_array = is_array
        self.index = 0


class _Scanner:
    """Pieces of the text go in, `lines` comes out. Right for valid TOML; on anything else it ends without trouble."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 1
        self.lines: dict[KeyPath, int] = {(): 1}
        self.newest: dict[KeyPath, int] = {}  # array of tables: index of its last table so far
        self.header: KeyPath = ()
        self.header_brackets = 0
        self.parts: list[str] = []
        self.place: KeyPath = ()
        self.open: list[_Bracket] = []
        self.expects = _KEY

    def take(self, piece: str) -> None:
        if piece == "\n":
            if not self.open:
                self._begin_key()
        elif piece[0] == "#":
            pass
        elif self.expects == _KEY:
            self._take_in_key(piece)
        elif self.expects == _VALUE:
            self._take_value(piece)
        elif piece == ",":
            self._next_element()
        elif piece in ("]", "}"):
            self._close()
        self.line += piece.count("\n")

    def _begin_key(self) -> None:
        self.expects = _KEY
        self.parts = []
        self.header_brackets = 0

    def _take_in_key(self, piece: str) -> None:
        if piece == "[":
            self.header_brackets += 1
        elif piece == "]":
            self._enter_header()
        elif piece == "=":
            self.place = self._note(self.open[-1].path if self.open else self.header)
            self.expects = _VALUE
        elif piece == "}":
            self._close()
        elif piece not in (".", ",", "{"):
            self.parts.append(_unquoted(piece))
            self._limit(len(self.parts))

    def _enter_header(self) -> None:
        path: KeyPath = ()
        last = len(self.parts) - 1
        for number, part in enumerate(self.parts):
            path = self._at(*path, part)
            if number == last and self.header_brackets > 1:
                self.newest[path] = self.newest.get(path, -1) + 1
            if path in self.newest:
                path = self._at(*path, self.newest[path])
        self.lines[path] = self.line  # the table's own header tells more than one that implied it
        self.header = path
        self.expects = _REST

    def _note(self, path: KeyPath) -> KeyPath:
        for part in self.parts:
            path = self._at(*path, part)
        return path

    def _at(self, *path: str | int) -> KeyPath:
        self._limit(len(path))
        self.lines.setdefault(path, self.line)
        return path

    def _take_value(self, piece: str) -> None:
        if piece == "]":  # an empty array, or a comma before the bracket
            self._close()
            return
        if self.open and self.open[-1].is_array:
            self.place = self._at(*self.open[-1].path, self.open[-1].index)
        if piece in ("[", "{"):
            self.open.append(_Bracket(self.place, piece == "["))
            self._next_value()
        else:
            self.expects = _REST

    def _next_value(self) -> None:
        if self.open[-1].is_array:
            self.expects = _VALUE
        else:
            self._begin_key()

    def _next_element(self) -> None:
        if self.open:
            self.open[-1].index += 1
            self._next_value()

    def _close(self) -> None:
        if self.open:
            self.open.pop()
        self.expects = _REST

    def _limit(self, depth: int) -> None:
        if depth > DEEPEST:
            raise BadInput(
                *SAY("tables-lists-here-nested-more", deepest=DEEPEST),
                self.file,
                self.line,
            )


def _unquoted(piece: str) -> str:
    if piece[0] not in "\"'":
        return piece
    try:
        return str(tomllib.loads("key = " + piece)["key"])
    except ValueError:
        return piece


def key_lines(source: str, file: str) -> dict[KeyPath, int]:
    """Each key path of the text maps to the line, from 1, where it is first written.

    A table with a header of its own is at its header, an element of a list where it begins. What is nested
    absurdly deep is refused, so that a text that passed is safe to parse.
    """
    scanner = _Scanner(file)
    for match in _PIECE.finditer(source):
        scanner.take(match[0])
    return scanner.lines


def unclosed_text(source: str) -> int:
    """The line, from 1, where the first text begins that is not closed; 0 if there is none."""
    for match in _PIECE.finditer(source):
        if match.lastgroup is not None:
            return source.count("\n", 0, match.start()) + 1
    return 0
