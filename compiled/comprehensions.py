"""Lets mypyc see loops: `any([... for ...])` becomes `any(... for ...)`, which it compiles to a loop without a list,
and `list(map(things.__getitem__, numbers))` a list of its own making.

Interpreted, what stands in the sources is quicker.
"""

from __future__ import annotations

import ast
import re
from typing import Final

TAKERS: Final = ("all", "any", "sum", "tuple", "set", "frozenset")
LOOKED_UP: Final = re.compile(r"list\(map\(([\w.]+)\.__getitem__, ([\w.\[\]]+)\)\)")


def opened(text: str) -> str:
    """The source without the brackets around such lists."""
    text = LOOKED_UP.sub(r"[\1[each] for each in \2]", text)
    lines = [bytearray(line.encode("utf-8")) for line in text.splitlines(keepends=True)]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TAKERS:
            made = node.args[0] if len(node.args) == 1 and not node.keywords else None
            if isinstance(made, ast.ListComp):
                lines[made.lineno - 1][made.col_offset] = ord(" ")
                lines[(made.end_lineno or 0) - 1][(made.end_col_offset or 0) - 1] = ord(" ")
    return b"".join(lines).decode("utf-8")
