"""Writes out `@lru_cache`, so that mypyc compiles it: a dictionary beside the function, emptied when it is full.

The wrapper of the standard library is called as a stranger, and keeps a list of what was asked for last.
"""

from __future__ import annotations

import ast

from constructors import FUTURE


def written_out(text: str) -> str:
    """The source of a module with its own dictionaries."""
    lines = text.splitlines(keepends=True)
    cached = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and size_of(node)]
    for node in reversed(cached):
        head = "".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
        lines[node.decorator_list[0].lineno - 1 : node.body[0].lineno - 1] = [
            *remembering(node, head),
            head.replace(f"def {node.name}(", f"def {node.name}__anew(", 1),
        ]
    if not cached:
        return text
    return "".join(lines).replace(FUTURE, FUTURE + "\nfrom typing import Final as _Final\n", 1)


def size_of(node: ast.FunctionDef) -> str:
    """How much it may remember at most; nothing where it does not."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "lru_cache":
            return ast.unparse([*mark.args, *[each.value for each in mark.keywords]][0])
    return ""


def remembering(node: ast.FunctionDef, head: str) -> list[str]:
    names = [each.arg for each in node.args.args]
    kinds = [ast.unparse(each.annotation) for each in node.args.args if each.annotation]
    if not names:  # one answer for all who ask
        key, kind = "0", "int"
    elif len(names) == 1:
        key, kind = names[0], kinds[0]
    else:
        key, kind = f"({', '.join(names)})", f"tuple[{', '.join(kinds)}]"
    known, result = f"_known_{node.name}", ast.unparse(node.returns or node)
    return [
        f"{known}: _Final[dict[{kind}, {result}]] = {{}}\n\n\n",
        head,
        f"    found = {known}.get({key})\n",
        "    if found is None:\n",
        f"        if len({known}) >= {size_of(node)}:\n",
        f"            {known}.clear()\n",
        f"        found = {known}[{key}] = {node.name}__anew({', '.join(names)})\n",
        "    return found\n\n\n",
    ]
