"""Marks in functions that are already loaded: by them it is heard which blocks of statements a test plays.

A block is a stretch of statements of which either all are played or none, unless one of them raises.
"""

from __future__ import annotations

import ast
from bisect import bisect_right
from pathlib import Path
from typing import Final

from tercio.bench.swaps import Loaded, swap_all

HEARD: Final = "__heard__"  # a global of every marked module: one byte for each of its blocks
DIGITS: Final = bytes.maketrans(b"\0\1", b"01")
COMPOUND: Final = (
    ast.If, ast.For, ast.While, ast.Try, ast.With, ast.Match, ast.FunctionDef, ast.ClassDef,
)  # fmt: skip

Place = tuple[int, int]  # line from 1, column in bytes from 0


class Marker(ast.NodeTransformer):
    """Puts a mark before each block of every function, and notes where the block begins."""

    def __init__(self) -> None:
        self.begins: list[Place] = []
        self.functions: list[str] = []  # the whole name of the outermost one, for each block
        self.within: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.within.append(node.name)
        self.generic_visit(node)
        self.within.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.within.append(node.name)
        node.body = self.marked(node.body)
        self.within.pop()
        return node

    def marked(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        result: list[ast.stmt] = []
        is_new = True
        for statement in statements:
            if is_new:
                result.append(self.mark(statement))
            is_new = isinstance(statement, COMPOUND)
            result.append(self.inside(statement))
        return result

    def inside(self, statement: ast.stmt) -> ast.stmt:
        if isinstance(statement, ast.FunctionDef):
            statement.body = self.marked(statement.body)
            return statement
        for branch in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
            branch.body = self.marked(branch.body)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(statement, name, None)
            if isinstance(block, list) and block:
                setattr(statement, name, self.marked(block))
        return statement

    def mark(self, before: ast.stmt) -> ast.stmt:
        self.begins.append((before.lineno, before.col_offset))
        self.functions.append(".".join(self.within))
        (mark,) = ast.parse(f"{HEARD}[{len(self.begins) - 1}] = 1").body
        for node in ast.walk(mark):
            ast.copy_location(node, before)
        return mark


class Marks:
    """The marks of one file."""

    def __init__(self, file: Path, loaded: Loaded) -> None:
        source = file.read_text("utf-8")
        marker = Marker()
        tree = marker.visit(ast.parse(source))
        self.heard = bytearray(len(marker.begins))
        self.begins = sorted((place, number) for number, place in enumerate(marker.begins))
        self.functions = marker.functions
        for function in swap_all(loaded, str(file), compile(tree, str(file), "exec")):
            function.__globals__[HEARD] = self.heard

    def take(self) -> int:
        """The blocks that were played since the last time, as bits of a number; 0 if none was."""
        if 1 not in self.heard:
            return 0
        played = int(self.heard.translate(DIGITS)[::-1], 2)
        self.heard[:] = bytes(len(self.heard))
        return played

    def block_at(self, place: Place) -> int:
        """The block in which this place of a function lies."""
        return self.begins[bisect_right(self.begins, (place, len(self.begins))) - 1][1]

    def bits_of(self, function: str) -> int:
        """All blocks of the function of this whole name."""
        return sum([1 << number for number, name in enumerate(self.functions) if name == function])
