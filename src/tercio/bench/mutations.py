"""Small mistakes that somebody could have made: each changes one place of a module, and a good test notices it."""

from __future__ import annotations

import ast
from typing import Final, NamedTuple

OTHER_WAY: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
EMPTY: Final = {"bool": "False", "int": "0", "str": '""', "list": "[]", "tuple": "()", "dict": "{}", "set": "set()"}

TELLING: Final = ("refuse", "Event")  # calls whose third argument is a tuple of facts


class Mutation(NamedTuple):
    """What stands at one place of a source, and what shall stand there instead. Lines count from 1."""

    kind: str
    line: int
    function: str  # in which it is; empty for a module's own lines
    first: int  # where in the source the old text begins,
    last: int  # and ends
    new: str

    def applied(self, source: str) -> str:
        return source[: self.first] + self.new + source[self.last :]

    def told(self, source: str) -> str:
        """The change in one line."""
        old, new = [" ".join(text.split()) for text in (source[self.first : self.last], self.new)]
        return f"{self.kind}: {old[:70]} -> {new[:70]}"


def mutations_of(source: str) -> list[Mutation]:
    """Every mutation of a module, in the order of its lines."""
    finder = Finder(source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda mutation: (mutation.first, mutation.kind))


class Finder(ast.NodeVisitor):
    """Walks through a module. Types, docstrings, imports and what only a type checker reads are left alone.

    So are names that are assigned: without them the next line breaks, which no test need notice.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode("utf-8")))
        self.bytes = source.encode("utf-8")
        self.functions: list[ast.FunctionDef] = []
        self.found: list[Mutation] = []

    def add(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        places = [(node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)]
        first, last = [len(self.bytes[: self.starts[line - 1] + column].decode()) for line, column in places]
        name = self.functions[-1].name if self.functions else ""
        self.found.append(Mutation(kind, node.lineno, name, first, last, new))

    # -- what is left alone ----------------------------------------------------------------------

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.functions.append(node)
        for part in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if part is not None:
                self.visit(part)
        self.functions.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # -- conditions ------------------------------------------------------------------------------

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        self.add("negated", test, f"not ({ast.unparse(test)})")

    def visit_Compare(self, node: ast.Compare) -> None:
        flipped = [OTHER_WAY[type(node.ops[0])](), *node.ops[1:]]
        self.add("flipped", node, ast.unparse(ast.Compare(node.left, flipped, node.comparators)))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add("swapped", node, f"({ast.unparse(ast.BoolOp(swapped, node.values))})")
        self.generic_visit(node)

    # -- numbers and statements ------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> None:
        """Facts of refusals and events are told to people, and are right or wrong like any other number."""
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        facts = node.args[2] if called in TELLING and len(node.args) > 2 else None
        for fact in facts.elts if isinstance(facts, ast.Tuple) else ():
            if not isinstance(fact, (ast.Starred, ast.Constant)):
                self.add("another fact", fact, f"({ast.unparse(fact)}) + 1")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self.add("one more", node, str(node.value + 1))
            self.add("one less", node, f"({node.value - 1})")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        self.add("removed", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not [target for target in node.targets if isinstance(target, (ast.Name, ast.Tuple))]:
            self.add("removed", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add("removed", node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and self.functions:
            empty = empty_of(self.functions[-1].returns)
            if empty and ast.dump(ast.parse(empty, mode="eval").body) != ast.dump(node.value):
                self.add("emptied", node, f"return {empty}")
        self.generic_visit(node)


def empty_of(returns: ast.expr | None) -> str:
    """What a function of this type returns when it has nothing to say; empty where that cannot be told."""
    written = "" if returns is None else ast.unparse(returns)
    if written.endswith("| None"):
        return "None"
    return EMPTY.get(written.partition("[")[0], "")
