"""Who may import whom, where leaves may be replaced, and how large a module may grow: read from the sources.

Imports count wherever they stand, in functions and for type checkers too. `DESIGN` gives the reasons.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tercio.games import GAMES as ON_THE_SHELF

SRC = Path(__file__).parents[1] / "src" / "tercio"
LONGEST = 600

# Part of tercio -> the parts it may import besides itself. A new part needs a line here.
MAY_IMPORT: dict[str, set[str]] = {
    "": set(),
    "kernel": set(),
    "geometry": set(),
    "content": {"kernel"},
    "rules": {"content"},
    "texts": {"kernel", "content"},
    "wire": {"kernel", "content"},
    "games": {"kernel", "geometry", "content"},
    "bots": {"kernel"},
    "arena": {"kernel", "content", "wire", "bots", "games"},
    "bench": {"kernel", "geometry", "content", "wire", "bots", "games", "arena"},
    "scenario": {"kernel", "geometry", "content", "rules", "texts", "wire", "games", "bots", "arena"},
}
TOP = {"cli", "server"}  # may import everything
ONLY_THROUGH_GAME = {"arena", "bench"}  # may open games, but know none of them
MAY_BE_FOREIGN = {"cli", "server", "arena", "bench"}  # may use packages of others
MAY_BE_RANDOM = {"cli", "server", "arena", "bench"}  # everybody else has dice
RANDOM = {"random", "secrets", "uuid"}
MAY_IMPORT_BY_NAME = {"games/__init__.py"}  # the shelf opens games by their names


class Import(NamedTuple):
    """One import: the module that is named, and where."""

    module: str
    line: int


def sources() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def imports_of(source: str) -> list[Import]:
    """All that a module imports, with the full name; `from a.b import c` counts as a.b and as a.b.c."""
    found: list[Import] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            found.append(Import(module, node.lineno))
            found += [Import(f"{module}.{alias.name}", node.lineno) for alias in node.names]
    return found


def part_of(path: Path) -> str:
    """The part of tercio in which a file lies; the package itself is the part without a name."""
    parts = path.relative_to(SRC).parts
    return parts[0] if len(parts) > 1 else ""


def game_of(path: Path) -> str:
    """The game to which a file belongs; empty for what all games share."""
    parts = path.relative_to(SRC).parts
    return parts[1] if len(parts) > 2 and parts[0] == "games" else ""


GAMES = sorted({game_of(path) for path in sources()} - {""})


def complaints(path: Path, imports: list[Import]) -> list[str]:
    """What is wrong with the imports of this file."""
    part, game, found = part_of(path), game_of(path), list[str]()
    for module, line in imports:
        place, names = f"{path.relative_to(SRC)}:{line}", module.split(".")
        if names[0] == "":
            found.append(f"{place}: imports {module} by a relative name")
        elif names[0] != "tercio":
            if names[0] not in sys.stdlib_module_names and part not in MAY_BE_FOREIGN:
                found.append(f"{place}: {part or 'tercio'} imports {names[0]}, which is not of the standard library")
            if names[0] in RANDOM and part not in MAY_BE_RANDOM:
                found.append(f"{place}: {part or 'tercio'} imports {names[0]}; use the dice of the match")
        elif len(names) > 1:
            other = names[1] if (SRC / names[1]).is_dir() else ""
            if other not in (part, "") and part not in TOP and other not in MAY_IMPORT.get(part, set()):
                found.append(f"{place}: {part or 'tercio'} imports {other}")
            played = names[2] if other == "games" and len(names) > 2 and names[2] in GAMES else ""
            if played and part == "games" and played != game:
                found.append(f"{place}: {game or 'what all games share'} imports the game {played}")
            if played and part in ONLY_THROUGH_GAME:
                found.append(f"{place}: {part} knows the game {played}")
    return found


def in_module(path: str, source: str) -> list[str]:
    return complaints(SRC / path, imports_of(source))


# -- the sources obey --------------------------------------------------------------------------------


def test_every_part_has_its_line_in_the_table() -> None:
    assert {part_of(path) for path in sources()} <= set(MAY_IMPORT) | TOP


def test_nobody_imports_what_he_may_not() -> None:
    found = [line for path in sources() for line in complaints(path, imports_of(path.read_text(encoding="utf-8")))]

    assert found == []


def test_modules_are_imported_by_name_in_one_place_only() -> None:
    """Otherwise the test above would not see what is imported. Who may import everything may do so by name."""
    hidden = re.compile(r"\b(import_module|__import__|runpy|exec|eval)\b\s*\(")
    found = [
        str(path.relative_to(SRC))
        for path in sources()
        if part_of(path) not in TOP and hidden.search(path.read_text(encoding="utf-8"))
    ]

    assert set(found) == MAY_IMPORT_BY_NAME


def test_no_module_is_longer_than_anybody_reads() -> None:
    sizes = {str(path.relative_to(SRC)): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}

    assert {name: size for name, size in sizes.items() if size > LONGEST} == {}


def test_nothing_is_left_to_do() -> None:
    files = [path for path in SRC.rglob("*") if path.suffix in {".py", ".toml", ".typed"}]
    left = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    found = [
        f"{path.relative_to(SRC)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if left.search(line)
    ]

    assert found == []


# -- leaves are replaced in changes.py only -------------------------------------------------------------
#
# A step or rule never touches what lies on the table: it calls `changes`, where every change has its event.
# `state.py` defines the leaves and their verbs. `lay_out` sets the table and `fill_in` imagines another one:
# nothing happens in either. A step's own fields, and those of a step found with `m.under`, are its locals.

CHANGING_CALLS = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault"}
SETTING_UP = {"lay_out", "fill_in"}


def spines_of(game: Path) -> set[str]:
    """The names of the game's classes of state."""
    found: set[str] = set()
    for path in modules_of(game, "state"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(names_one_of(base, {"State"}) for base in node.bases):
                found.add(node.name)
    return found


def accessors_of(game: Path, spines: set[str]) -> set[str]:
    """The functions that hand out the state, such as `skirmish(m)`."""
    found: set[str] = set()
    for path in modules_of(game, "state"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_function = isinstance(node, ast.FunctionDef) and node.name not in ("clone", "masked")
            if is_function and names_one_of(node.returns, spines):
                found.add(node.name)
    return found


def names_one_of(node: ast.expr | None, names: set[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def modules_of(game: Path, *names: str) -> list[Path]:
    """A module of a game may have become a folder."""
    files = [game / f"{name}.py" for name in names]
    return [f for f in files if f.exists()] + [f for name in names for f in sorted((game / name).rglob("*.py"))]


class Touching(ast.NodeVisitor):
    """Finds lines that change the state or make another leaf of a leaf."""

    def __init__(self, spines: set[str], accessors: set[str]) -> None:
        self.spines = spines
        self.accessors = accessors
        self.names: set[str] = set()
        self.lines: list[int] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in SETTING_UP:
            return
        before = self.names
        arguments = node.args.args
        self.names = before | {arg.arg for arg in arguments if names_one_of(arg.annotation, self.spines)}
        self.generic_visit(node)
        self.names = before

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Name) and self.is_state(node.value):
                self.names.add(target.id)
            self.look_at(target)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.look_at(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.look_at(target)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute):
            is_change = node.func.attr in CHANGING_CALLS and self.reaches_state(node.func.value)
            if is_change or (node.func.attr == "_replace" and not is_answer(node.func.value)):
                self.lines.append(node.lineno)
        self.generic_visit(node)

    def look_at(self, target: ast.expr) -> None:
        inner = list(target.elts) if isinstance(target, (ast.Tuple, ast.List)) else [target]
        for each in inner:
            if isinstance(each, (ast.Attribute, ast.Subscript)) and self.reaches_state(each.value):
                self.lines.append(each.lineno)

    def is_state(self, node: ast.expr) -> bool:
        """`state`, `skirmish(m)`, `m.state`, `q.state`."""
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id in self.accessors
        return isinstance(node, ast.Attribute) and node.attr == "state"

    def reaches_state(self, node: ast.expr) -> bool:
        """The state, or a list in it, however deep."""
        while not self.is_state(node):
            if not isinstance(node, (ast.Attribute, ast.Subscript)):
                return False
            node = node.value
        return True


def is_answer(node: ast.expr) -> bool:
    """Answers are no leaves: they are called so."""
    return isinstance(node, ast.Name) and node.id == "answer"


def touched_lines(source: str, spines: set[str], accessors: set[str]) -> list[int]:
    visitor = Touching(spines, accessors)
    visitor.visit(ast.parse(source))
    return sorted(set(visitor.lines))


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_leaves_are_replaced_in_changes_only(game: str) -> None:
    folder = SRC / "games" / game
    spines = spines_of(folder)
    accessors = accessors_of(folder, spines)
    found = [
        f"{path.relative_to(SRC)}:{line}"
        for path in modules_of(folder, "steps", "rules", "game")
        for line in touched_lines(path.read_text(encoding="utf-8"), spines, accessors)
    ]

    assert spines, "a game has a state"
    assert found == []


# -- the checks themselves find what they look for ---------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/x.py", "from tercio.content.trouble import BadInput"),
        ("kernel/x.py", "from tercio import content"),
        ("kernel/x.py", "def f():\n    import tercio.games"),
        ("kernel/x.py", "if TYPE_CHECKING:\n    from tercio.wire import view_json"),
        ("kernel/x.py", "import random"),
        ("kernel/x.py", "from random import randint"),
        ("kernel/x.py", "import numpy"),
        ("kernel/x.py", "from . import match"),
        ("content/x.py", "from tercio.games import open_game"),
        ("content/x.py", "import rich"),
        ("rules/x.py", "from tercio.kernel import Game"),
        ("wire/x.py", "from tercio.games.skirmish import open_game"),
        ("texts/x.py", "import tercio.games.skirmish"),
        ("games/skirmish/x.py", "from tercio.games.warlord.state import Army"),
        ("games/skirmish/x.py", "from tercio.bots import RandomBot"),
        ("games/skirmish/x.py", "import typer"),
        ("games/vocabulary.py", "from tercio.games.skirmish.state import Unit"),
        ("bots/x.py", "from tercio.games import open_game"),
        ("bots/x.py", "from tercio.games.skirmish.state import skirmish"),
        ("bots/x.py", "import secrets"),
        ("bench/x.py", "from tercio.games.skirmish.state import skirmish"),
        ("scenario/x.py", "from tercio.cli import main"),
        ("scenario/x.py", "import rich"),
    ],
)
def test_a_forbidden_import_is_found(path: str, source: str) -> None:
    assert in_module(path, source) != []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/x.py", "from tercio.kernel.match import Match\nimport json"),
        ("content/x.py", "from tercio.kernel import Game\nimport tomllib"),
        ("games/skirmish/x.py", "from tercio.games.skirmish.state import Unit"),
        ("games/skirmish/x.py", "from tercio.games.vocabulary import as_table"),
        ("games/skirmish/x.py", "from tercio.content.table import Table"),
        ("bots/x.py", "from tercio.bots.random import RandomBot"),
        ("bench/x.py", "from tercio.games import open_game\nimport chess"),
        ("scenario/x.py", "from tercio.games import vocabulary_of"),
        ("cli/x.py", "import typer\nimport secrets\nfrom tercio.games.skirmish.state import Unit"),
    ],
)
def test_a_lawful_import_is_left_alone(path: str, source: str) -> None:
    assert in_module(path, source) == []


@pytest.mark.parametrize(
    "line",
    [
        "skirmish(m).round = 1",
        "skirmish(m).round += 1",
        "m.state.round = 1",
        "skirmish(m).units[0] = unit",
        "skirmish(m).units.append(unit)",
        "q.state.units.pop()",
        "del skirmish(m).units[0]",
        "state = skirmish(m)\n    state.units[1] = unit",
        "state = skirmish(m)\n    state.hands.sort()",
        "army.units[0].marks.append(1)",
        "skirmish(m).deck, other = (), 1",
        "unit = unit._replace(wounds=1)",
        "put(m, unit._replace(wounds=1))",
    ],
)
def test_a_change_outside_of_changes_is_found(line: str) -> None:
    source = f"def advance(self, m: Match, army: Skirmish) -> None:\n    {line}\n"

    assert touched_lines(source, {"Skirmish"}, {"skirmish"}) != []


@pytest.mark.parametrize(
    "line",
    [
        "self.stage = 1",
        "m.under(Strike).cancelled += 1",
        "m.stack.pop()",
        "options.append(option)",
        "unit = skirmish(m).units[0]",
        "answer = answer._replace(key='x')",
        "changes.wound(m, unit, 1)",
        "strike = m.under(Strike)\n    strike.target = 1",
    ],
)
def test_a_step_may_change_its_own_locals(line: str) -> None:
    source = f"def advance(self, m: Match) -> None:\n    {line}\n"

    assert touched_lines(source, {"Skirmish"}, {"skirmish"}) == []
