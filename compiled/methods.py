"""Calls methods of named tuples directly: mypyc would look each up by its name whenever it is called.

A named tuple stays what it is. Beside each method stands a function that does the same, and wherever mypy knows that
a value is such a tuple, `decision.option(key)` becomes `Decision__option(decision, key)`.
"""

from __future__ import annotations

import ast
import os
import re
import textwrap
from collections.abc import Callable
from typing import Final, NamedTuple

from constructors import FUTURE, module_of
from mypy import build
from mypy.nodes import CallExpr, Context, Expression, MemberExpr
from mypy.options import Options
from mypy.plugin import AttributeContext, MethodContext, Plugin
from mypy.types import TupleType, Type, get_proper_type


class Method(NamedTuple):
    """A method of a named tuple, and the function that stands for it."""

    module: str
    function: str
    is_property: bool


class Edit(NamedTuple):
    """From one place in a source to another something else is to stand."""

    start: int
    end: int
    new: str
    reach: int  # where the expression ends that it begins


Methods = dict[str, Method]  # by the full name of the method

PROPERTY: Final = "property"


def direct(texts: dict[str, str]) -> dict[str, str]:
    """The sources with such functions and calls, by the paths where mypy would find them."""
    methods: Methods = {}
    whole = {path: text + added(module_of(path), text, methods) for path, text in texts.items()}
    uses = found_uses(whole, methods)
    return {path: called(whole[path], module_of(path), uses[path]) for path in whole}


def added(module: str, text: str, methods: Methods) -> str:
    """The functions for the methods of all named tuples of a module."""
    parts: list[str] = []
    lines = text.splitlines(keepends=True)
    for kind in ast.parse(text).body:
        if not isinstance(kind, ast.ClassDef) or [ast.unparse(base) for base in kind.bases] != ["NamedTuple"]:
            continue
        for node in kind.body:
            marks = [ast.unparse(mark) for mark in getattr(node, "decorator_list", [])]
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("_") or marks not in ([], [PROPERTY]):
                continue
            is_narrowed = marks == [PROPERTY] and "None" in ast.unparse(node.returns or node)
            if is_narrowed:  # mypy remembers that a property is not None, but not that a function says so
                continue
            function = f"{kind.name}__{node.name}"
            source = textwrap.dedent("".join(lines[node.lineno - 1 : node.end_lineno]))
            signature = f"def {function}(self: {kind.name}"
            parts.append(re.sub(rf"def {node.name}\(\s*self", signature, source, count=1))
            methods[f"{module}.{kind.name}.{node.name}"] = Method(module, function, marks == [PROPERTY])
    return "".join(["\n\n" + part for part in parts])


# -- where they are used ------------------------------------------------------------------------------------------


class Use(NamedTuple):
    """A method is called, or a property read, of this expression."""

    method: Method
    member: MemberExpr
    call: CallExpr | None


def found_uses(texts: dict[str, str], methods: Methods) -> dict[str, list[Use]]:
    """As mypy understands the sources."""
    options = Options()
    options.export_types = options.preserve_asts = True
    options.incremental = False
    options.cache_dir = os.devnull
    listener = Listener(options)
    listener.names = set(methods)
    sources = [build.BuildSource(path, module_of(path), text, ".") for path, text in texts.items()]
    result = build.build(sources, options, extra_plugins=[listener])
    if result.errors:
        raise SystemExit("\n".join(result.errors))
    uses: dict[str, list[Use]] = {path: [] for path in texts}
    for path, node in dict.fromkeys(listener.heard):
        member = node.callee if isinstance(node, CallExpr) else node
        if path in uses and isinstance(member, MemberExpr):
            method = method_of(result.types, member, methods)
            if method is not None and method.is_property != isinstance(node, CallExpr):
                uses[path].append(Use(method, member, node if isinstance(node, CallExpr) else None))
    return uses


def method_of(types: dict[Expression, Type], member: MemberExpr, methods: Methods) -> Method | None:
    kind = get_proper_type(types.get(member.expr))
    if not isinstance(kind, TupleType):
        return None
    return methods.get(f"{kind.partial_fallback.type.fullname}.{member.name}")


class Listener(Plugin):
    """Hears of every use while mypy checks."""

    names: set[str]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.heard: list[tuple[str, Context]] = []

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return self.hear_call if fullname in self.names else None

    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        return self.hear_look if fullname in self.names else None

    def hear_call(self, context: MethodContext) -> Type:
        self.heard.append((context.api.path, context.context))
        return context.default_return_type

    def hear_look(self, context: AttributeContext) -> Type:
        self.heard.append((context.api.path, context.context))
        return context.default_attr_type


def called(text: str, module: str, uses: list[Use]) -> str:
    """The source with these uses as calls of functions."""
    content = text.encode("utf-8")
    starts = [0]
    for line in content.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    edits: list[Edit] = []
    wanted: set[tuple[str, str]] = set()
    for method, member, call in uses:
        base = member.expr
        start = starts[base.line - 1] + base.column
        before = starts[(base.end_line or 0) - 1] + (base.end_column or 0)
        after = starts[(member.end_line or 0) - 1] + (member.end_column or 0)
        name = content[before:after].decode("utf-8")
        if not re.fullmatch(rf"\s*\.\s*{member.name}", name) or (call and content[after : after + 1] != b"("):
            continue  # in brackets, over several lines: as it is
        wanted.add((method.module, method.function))
        edits.append(Edit(start, start, f"{method.function}(", before))
        if call is None:
            edits.append(Edit(before, after, ")", 0))
        else:
            edits.append(Edit(before, after + 1, ", " if call.args else "", 0))
    # From the end to the beginning; what begins in the same place and ends later goes around the other.
    for start, end, new, _ in sorted(edits, key=lambda edit: (-edit.start, edit.reach)):
        content = content[:start] + new.encode("utf-8") + content[end:]
    lines = [f"    from {origin} import {function}" for origin, function in sorted(wanted) if origin != module]
    if lines:
        lines = ["", "from typing import TYPE_CHECKING as _CALLS", "", "if _CALLS:", *lines, ""]
    return content.decode("utf-8").replace(FUTURE, FUTURE + "\n".join(lines), 1)
