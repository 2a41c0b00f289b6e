"""Plain data is written as TOML that is pleasant to read; `tomllib` reads it back to the same data.

A short flat table or list stands on one line, anything else below a header of its own. Tables that stand side by
side keep their order. TOML has no word for nothing: an entry that is None is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

LONGEST_LINE: Final = 132

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_SHORT_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


class CannotWrite(Exception):
    """TOML has no form for this value."""


def toml_text(data: Mapping[str, Any]) -> str:
    lines: list[str] = []
    write_table("", data, lines)
    return "\n".join(lines).strip("\n") + "\n"


def write_table(header: str, table: Mapping[str, Any], lines: list[str]) -> None:
    """Values first, for what follows a header belongs to it; then the tables, all below headers or none."""
    given = {key: value for key, value in table.items() if value is not None}
    has_headers = any([wants_header(key, value) for key, value in given.items()])
    below = [key for key, value in given.items() if has_headers and is_tables(value)]
    for key, value in given.items():
        if key not in below:
            lines.append(f"{key_text(key)} = {value_text(value)}")
    for key in below:
        path = f"{header}.{key_text(key)}" if header else key_text(key)
        if isinstance(given[key], Mapping):
            lines += ["", f"[{path}]"]
            write_table(path, given[key], lines)
            continue
        for entry in given[key]:
            lines += ["", f"[[{path}]]"]
            write_table(path, entry, lines)


def is_tables(value: Any) -> bool:
    """A table or a list of nothing but tables."""
    if isinstance(value, Mapping):
        return True
    return isinstance(value, list | tuple) and bool(value) and all([isinstance(part, Mapping) for part in value])


def wants_header(key: str, value: Any) -> bool:
    if not is_tables(value):
        return False
    if isinstance(value, Mapping) and any([is_tables(part) for part in value.values()]):
        return True
    return len(f"{key_text(key)} = {value_text(value)}") > LONGEST_LINE


def key_text(key: str) -> str:
    return key if _BARE.fullmatch(key) else quoted(key)


def value_text(value: Any) -> str:
    """The value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join([value_text(part) for part in value])}]"
    if isinstance(value, Mapping):
        parts = [f"{key_text(key)} = {value_text(part)}" for key, part in value.items() if part is not None]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    raise CannotWrite(f"a {type(value).__name__} has no form in TOML")


def quoted(text: str) -> str:
    return f'"{"".join([escaped(char) for char in text])}"'


def escaped(char: str) -> str:
    if char in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[char]
    if "\ud800" <= char <= "\udfff":
        raise CannotWrite("half a character is no text")
    return char if char >= " " and char != "\x7f" else f"\\u{ord(char):04x}"
