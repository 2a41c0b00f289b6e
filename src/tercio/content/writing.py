"""Data become TOML, the same data always the same text."""

from __future__ import annotations

import json
import re
from typing import Any


def key_of(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([inline(each) for each in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key_of(key)} = {inline(each)}" for key, each in value.items()]) + " }"
    text = json.dumps(str(value), ensure_ascii=False)
    return "".join([char if char.isprintable() else f"\\U{ord(char):08x}" for char in text])


def tables(name: str, entries: list[dict[str, Any]], inner: tuple[str, ...] = ()) -> str:
    """Entries as `[[name]]`; lists of tables named in `inner` below them as `[[name.inner]]`."""
    lines: list[str] = []
    for entry in entries:
        lines += ["", f"[[{name}]]", *[f"{key_of(k)} = {inline(v)}" for k, v in entry.items() if k not in inner]]
        for key in inner:
            for each in entry.get(key, ()):
                lines += ["", f"  [[{name}.{key}]]", *[f"  {key_of(k)} = {inline(v)}" for k, v in each.items()]]
    return "\n".join(lines) + "\n"
