"""Finds conditions of which the tests play one side only, and comparisons whose limit no test meets exactly.

python -m tercio.bench.sides [--only TEXT] [--about TEXT] [TEST ...]

Every condition in kernel, geometry and the rooms of play counts each of its operands by itself. One that is never true,
or never false, is where a mistake would live unnoticed; so is an order of two numbers that are never equal.
"""

from __future__ import annotations

import argparse
import ast
import operator
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tercio.bench.mutants import PROJECT, all_tests, modules
from tercio.bench.swaps import Loaded, loaded_functions, swap_all

FALSE, TRUE, EQUAL, UNEQUAL = 1, 2, 4, 8
NEVER: Final = {FALSE: "never false", TRUE: "never true", EQUAL: "never equal"}
SIDE, ORDER = "__side__", "__order__"  # globals of every module whose conditions are heard
ORDERS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "Lt": operator.lt, "LtE": operator.le, "Gt": operator.gt, "GtE": operator.ge,
}  # fmt: skip


class Condition(NamedTuple):
    """Where a condition stands, what it says, and which sides it has."""

    path: str
    line: int
    text: str
    sides: int


class Ears:
    """What was heard of all conditions."""

    def __init__(self) -> None:
        self.conditions: list[Condition] = []
        self.heard: list[int] = []

    def add(self, path: str, node: ast.expr, sides: int) -> ast.Constant:
        self.conditions.append(Condition(path, node.lineno, ast.unparse(node), sides))
        self.heard.append(0)
        return ast.Constant(len(self.heard) - 1)

    def side(self, number: int, value: Any) -> Any:
        self.heard[number] |= TRUE if value else FALSE
        return value

    def order(self, number: int, kind: str, left: Any, right: Any) -> Any:
        self.heard[number] |= EQUAL if left == right else UNEQUAL
        return ORDERS[kind](left, right)

    def unheard(self) -> list[str]:
        """Each condition with sides that were never heard; one of which none was heard is not played at all."""
        return [
            f"{path}:{line} {'never played' if not heard else ', '.join(missing)}: {text}"
            for (path, line, text, sides), heard in zip(self.conditions, self.heard, strict=True)
            if (missing := [word for side, word in NEVER.items() if sides & ~heard & side])
        ]


class Listening(ast.NodeTransformer):
    """Lets every condition of a module be heard."""

    def __init__(self, path: str, ears: Ears) -> None:
        self.path = path
        self.ears = ears

    def heard(self, node: ast.expr, original: ast.expr) -> ast.expr:
        if isinstance(original, ast.BoolOp):  # its operands are heard
            return node
        number = self.ears.add(self.path, original, FALSE | TRUE)
        return ast.Call(ast.Name(SIDE, ast.Load()), [number, node], [])

    def condition(self, node: ast.expr) -> ast.expr:
        return self.heard(self.visit(node), node)

    def visit_If(self, node: ast.If) -> ast.AST:
        return node if ast.unparse(node.test) == "TYPE_CHECKING" else self.with_test(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self.with_test(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self.with_test(node)

    def with_test(self, node: ast.If | ast.While | ast.IfExp) -> ast.AST:
        test = node.test if isinstance(node.test, ast.Constant) else self.condition(node.test)
        node.test = ast.Constant(value=None)
        self.generic_visit(node)
        node.test = test
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        node.values = [self.condition(value) for value in node.values]
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        ifs = [self.condition(each) for each in node.ifs]
        node.ifs = []
        self.generic_visit(node)
        node.ifs = ifs
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        kind = type(node.ops[0]).__name__
        if kind not in ORDERS or len(node.ops) > 1:
            return self.generic_visit(node)
        number = self.ears.add(self.path, node, EQUAL)
        self.generic_visit(node)
        parts = [number, ast.Constant(kind), node.left, node.comparators[0]]
        return ast.copy_location(ast.Call(ast.Name(ORDER, ast.Load()), parts, []), node)


def listen(file: Path, path: str, loaded: Loaded, ears: Ears) -> None:
    tree = Listening(path, ears).visit(ast.parse(file.read_text("utf-8")))
    for function in swap_all(loaded, str(file), compile(ast.fix_missing_locations(tree), str(file), "exec")):
        function.__globals__.update({SIDE: ears.side, ORDER: ears.order})


class Listener:
    """A plugin that lets conditions be heard once all tests are collected."""

    def __init__(self, sources: Path, only: str) -> None:
        self.sources = sources
        self.only = only
        self.ears = Ears()

    def pytest_collection_finish(self) -> None:
        loaded = loaded_functions()
        for path in modules(self.sources, self.only):
            listen(self.sources / path, path, loaded, self.ears)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.sides", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help="modules whose path holds this text")
    parser.add_argument("--about", default="", help="conditions in which this pattern is found")
    parser.add_argument("tests", nargs="*", help="files or folders; all that play, if none is named")
    wanted = parser.parse_args(words)
    os.chdir(PROJECT)
    listener = Listener(PROJECT / "src" / "tercio", wanted.only)
    options = ["-q", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider"]
    outcome = pytest.main([*options, *(wanted.tests or all_tests())], plugins=[listener])
    lines = [line for line in listener.ears.unheard() if re.search(wanted.about, line.partition(": ")[2])]
    every = [each for each in listener.ears.conditions if re.search(wanted.about, each.text)]
    print("\n".join([*lines, f"Of {len(every)} conditions and orders, {len(lines)} are played in part only."]))
    raise SystemExit(outcome)


if __name__ == "__main__":
    main()
