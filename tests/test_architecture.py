"""Who may import whom, where leaves may be replaced, and how large a module may grow: read from the sources.

Imports count wherever they stand, in functions and for type checkers too. `DESIGN` gives the reasons.
"""

from __future__ import annotations

import ast
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

import pytest

from tercio.games import GAMES as ON_THE_SHELF
from tercio.games.mageknight.abilities.registry import abilities, effects
from tercio.server.page import CLIENT

SRC = Path(__file__).parents[1] / "src" / "tercio"
LONGEST = 600

# Part of tercio -> the parts it may import besides itself. A new part needs a line here.
MAY_IMPORT: dict[str, set[str]] = {
    "": set(),
    "kernel": set(),
    "geometry": set(),
    "content": {"kernel"},
    "rules": {"content"},
    "texts": {"kernel", "content", "rules"},
    "wire": {"kernel", "content", "texts"},
    "odds": {"kernel", "content", "texts"},
    "games": {"kernel", "geometry", "content", "rules", "texts", "odds"},
    "reference": {"kernel", "content", "texts", "games"},
    "bots": {"kernel"},
    "doors": {"kernel", "content", "texts", "wire", "games", "bots"},
    "arena": {"kernel", "content", "texts", "wire", "bots", "games", "doors"},
    "bench": {"kernel", "geometry", "content", "wire", "bots", "games", "arena"},
    "training": {"kernel", "bots", "games", "arena"},
    "scenario": {"kernel", "geometry", "content", "rules", "texts", "wire", "odds", "games", "bots", "arena"},
    "puzzles": {"kernel", "wire", "bots", "games", "arena"},
    "hall": {
        "kernel",
        "geometry",
        "content",
        "rules",
        "texts",
        "wire",
        "odds",
        "games",
        "reference",
        "bots",
        "scenario",
        "puzzles",
    },
    "printing": {"kernel", "content", "rules", "games", "hall"},
    "solo": {"content", "hall", "printing"},
}
TOP = {"cli", "server"}  # may import everything
ONLY_THROUGH_GAME = {"arena", "bench", "doors", "training"}  # may open games, but know none of them
MAY_BE_FOREIGN = {"cli", "server", "printing", "arena", "bench", "doors", "training"}  # may use packages of others
MAY_BE_RANDOM = {"cli", "server", "hall", "arena", "bench"}  # everybody else has dice
RANDOM = {"random", "secrets", "uuid"}
# The shelf opens games by their names; whoever looks for verbs or abilities imports the room in which they are.
# What a page unfolds to print makes packages of Python's own library whole, whichever they are.
MAY_IMPORT_BY_NAME = {"games/__init__.py", "games/discovery.py", "solo/paper.py"}


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


def test_modules_are_imported_by_name_in_few_places_only() -> None:
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


def test_what_an_event_tells_is_read_by_name() -> None:
    """A place among the facts would mean something else as soon as an event tells one thing more."""
    by_place = re.compile(r"\b(event|refusal)\.facts\[-?\d")
    found = [
        f"{path.relative_to(SRC)}:{number}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if by_place.search(line)
    ]

    assert found == []


# -- the same rooms in every game ------------------------------------------------------------------------
#
# Somebody who knows one game finds their way in the others: every game has the same rooms with the same names. A room
# that fits into one module is one module. Whatever a room does not need it may not import: what is printed knows
# nothing of the table, and the rules know nothing of whoever shows them.

TOP_MODULES = {"__init__", "box", "game", "state", "setup", "turns", "victory", "leaf"}
ROOMS = {
    "printed", "field", "abilities", "verbs", "rules", "steps", "changes", "actions", "upkeep", "content", "building",
    "positions", "thinking", "browser", "terminal", "words", "numbers", "english",
}  # fmt: skip
MOST_IN_A_ROOM = 25
MOST_ON_TOP = 12
MOST_COMMANDS = 30  # `cli` has a module for each command


def rooms_of(game: str) -> list[Path]:
    """Every folder of a game that holds modules, the game itself among them."""
    folder = SRC / "games" / game
    return [path for path in [folder, *sorted(folder.rglob("*"))] if path.is_dir() and list(path.glob("*.py"))]


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_a_game_has_no_rooms_but_those_that_every_reader_knows(game: str) -> None:
    folder = SRC / "games" / game
    rooms = {path.relative_to(folder).parts[0].removesuffix(".py") for path in folder.rglob("*.py")}

    assert rooms - ROOMS <= TOP_MODULES


def most_in(room: Path) -> int:
    if room.parent.name == "games":
        return MOST_ON_TOP
    return MOST_COMMANDS if room.name == "cli" else MOST_IN_A_ROOM


def test_no_room_is_crowded() -> None:
    rooms = [path for path in [SRC, *sorted(SRC.rglob("*"))] if path.is_dir()]
    modules = {room: len([path for path in room.glob("*.py") if path.name != "__init__.py"]) for room in rooms}
    crowded = [f"{room.relative_to(SRC)}: {modules[room]} modules" for room in rooms if modules[room] > most_in(room)]

    assert crowded == []


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_every_room_of_a_game_says_what_it_is_for(game: str) -> None:
    silent = [
        str(room.relative_to(SRC))
        for room in rooms_of(game)
        if not ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8")))
    ]

    assert silent == []


# -- straight ways through a game --------------------------------------------------------------------------
#
# Whatever is done in play goes through the rooms from the top to the bottom and comes back to none: turns ask actions
# and upkeep what is possible, these name a rule that judges and a step that proceeds, steps ask rules and make changes.
# Rules know neither steps nor changes, so that they can be asked about anything that might be.

ON_THE_TABLE = {"printed", "leaf", "state", "field", "abilities", "numbers"}
IN_PLAY: dict[str, set[str]] = {  # a room -> the rooms that it may import besides itself
    "printed": set(),
    "leaf": set(),
    "state": {"printed", "leaf", "field"},
    "field": {"printed", "state", "abilities"},
    "abilities": {"printed", "state", "field", "words", "numbers"},
    "numbers": ON_THE_TABLE | {"rules"},  # what a text works out is what rules reckon
    "an ability": ON_THE_TABLE | {"rules", "changes", "steps", "actions", "upkeep", "words"},
    "verbs": ON_THE_TABLE | {"rules", "changes", "steps", "words"},
    "rules": ON_THE_TABLE,
    "changes": ON_THE_TABLE,
    "steps": ON_THE_TABLE | {"rules", "changes"},
    "victory": ON_THE_TABLE | {"rules", "changes", "steps"},
    "actions": ON_THE_TABLE | {"rules", "changes", "steps"},
    "upkeep": ON_THE_TABLE | {"rules", "changes", "steps"},
    "turns": ON_THE_TABLE | {"rules", "changes", "steps", "actions", "upkeep", "victory"},
}
# An ability stands in a room inside of `abilities`, and brings along whatever it does; a verb begins its own steps.
# Each is one object that also says itself, so that a new one is one module. Nobody knows it by name: procedures ask.
NAMED_ONLY = {  # a room -> modules above it whose types it names
    "abilities": {"actions.action", "upkeep.upkeep", "steps.feats", "steps.moments"},  # what one may bring along
    "printed": {"abilities.special_rule"},  # a card holds the special rules and the verbs that are printed on it
    "changes": {"steps.listeners", "steps.moments"},  # what is under way, and at which moment reacts are heard
}
ASKED_IN_PLAY = {  # single modules of other rooms
    "content.catalogue", "positions.answers", "verbs.registry", "verbs.verb", "words.receipts",
}  # fmt: skip
LIFTED = {("skirmish", "state", "rules")}  # a profile of the toy game holds the rules that are printed on it

NEVER_REFUSE = {"changes", "steps", "actions", "upkeep", "turns", "victory"}  # rules judge
NOT_DOING = {"thinking", "positions", "building", "game"}  # they lay a table out, or imagine; nobody acts there


def modules_of(game: str) -> dict[str, str]:
    """The sources of a game, by the names of their modules inside it."""
    folder = SRC / "games" / game
    paths = sorted(folder.rglob("*.py"))
    return {path.relative_to(folder).as_posix().removesuffix(".py"): path.read_text("utf-8") for path in paths}


def winding(game: str, module: str, source: str) -> list[str]:
    """The imports of a module that lead to a room above its own."""
    room, prefix, found = module.split("/")[0], f"tercio.games.{game}.", list[str]()
    is_ability = module.count("/") == 2 and room == "abilities"
    rooms = {path.stem for path in (SRC / "games" / game).iterdir()}
    for imported, line in imports_of(source) if room in IN_PLAY else []:
        inside = imported.removeprefix(prefix)
        other = inside.split(".")[0]
        if inside == imported or other not in rooms or other == room or (game, room, other) in LIFTED:
            continue
        place = ".".join(inside.split(".")[:2])
        if place in NAMED_ONLY.get(room, set()):
            continue
        if other not in IN_PLAY["an ability" if is_ability else room] and place not in ASKED_IN_PLAY:
            found.append(f"{game}/{module}:{line}: {room} imports {inside}")
    return found


def refusing(module: str, source: str) -> list[str]:
    """The lines of a module that refuse something although its room never does."""
    if module.split("/")[0] not in NEVER_REFUSE:
        return []
    attributes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    return [f"{module}:{node.lineno}" for node in attributes if node.attr == "refuse"]


def steps_in(sources: dict[str, str]) -> set[str]:
    """The classes of a game that are steps, by their own names or by those of their bases."""
    classes = [node for source in sources.values() for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    found = {"Step", "Sealed", "Window", "Roll"}
    while True:
        more = {node.name for node in classes if any(is_named(base, found) for base in node.bases)} - found
        if not more:
            return found - {"Step", "Sealed", "Window", "Roll"}
        found |= more


def names_in(called: ast.AST) -> list[str]:
    """What may be called here; not what an inner call is given, as in `m.under(Strike).declare(m)`."""
    if isinstance(called, ast.Name):
        return [called.id]
    if isinstance(called, ast.Call):
        return []
    return [name for part in ast.iter_child_nodes(called) for name in names_in(part)]


def made_twice(sources: dict[str, str]) -> dict[str, list[str]]:
    """The steps that are made in several places, and where."""
    steps = steps_in(sources)
    places: dict[str, list[str]] = {}
    for module, source in sources.items():
        nodes = ast.walk(ast.parse(source)) if module.split("/")[0] not in NOT_DOING else []
        for call in [node for node in nodes if isinstance(node, ast.Call)]:
            for name in [name for name in names_in(call.func) if name in steps]:
                places.setdefault(name, []).append(f"{module}:{call.lineno}")
    return {name: found for name, found in places.items() if len(found) > 1}


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_nobody_in_play_asks_a_room_above_his_own(game: str) -> None:
    assert [line for module, source in modules_of(game).items() for line in winding(game, module, source)] == []


@pytest.mark.parametrize(
    ("game", "rooms"), [("mageknight", "movement|attack|defense|damage|gifts|talents|effects"), ("warlord", "feats")]
)
def test_nobody_knows_an_ability_by_name(game: str, rooms: str) -> None:
    """Only its own kind does, where the book says that one goes with another or not."""
    known = re.compile(rf"tercio\.games\.{game}\.abilities\.({rooms})\b")
    sources = {name: source for name, source in modules_of(game).items() if not name.startswith("abilities/")}

    assert [name for name, source in sources.items() if known.search(source)] == []


# A word that is the name of an ability, and the modules where it means something else.
MEANS_ANOTHER_THING = {
    "command": {  # the phase
        "actions/__init__", "actions/items", "positions/position", "thinking/features", "turns", "upkeep/upkeep",
    },
    "demoralized": {"rules/combat/support", "rules/sorcery/counterspell", "rules/turns/actions"},  # a reason
    "focus": {"browser/scene"},  # where a browser looks
    "magic-immunity": {"printed/dials"},  # a defense type
    "shatter": {"terminal/screen"},  # a question
}  # fmt: skip


def literals_in(source: str) -> list[str]:
    """All words in quotation marks but for docstrings."""
    tree = ast.parse(source)
    documented = [node for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))]
    said = [ast.get_docstring(node, clean=False) for node in documented]
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and value not in said]


def abilities_named(module: str, source: str) -> list[str]:
    """The abilities that a module of Mage Knight names, by their names or by their rules, and the effects of cards."""
    known = {word for ability in abilities().values() for word in (ability.name, ability.id)} | set(effects())
    words = [word for word in literals_in(source) if word in known]
    return [f"{module}: {word}" for word in words if module not in MEANS_ANOTHER_THING.get(word, set())]


def test_nobody_asks_for_an_ability_that_it_names() -> None:
    """A procedure asks a question; which abilities answer it, they say themselves."""
    sources = {name: source for name, source in modules_of("mageknight").items() if not name.startswith("abilities/")}

    assert [line for name, source in sources.items() for line in abilities_named(name, source)] == []


def test_every_word_that_means_another_thing_stands_where_it_is_said_to() -> None:
    sources = modules_of("mageknight")
    places = [(word, module) for word, modules in MEANS_ANOTHER_THING.items() for module in modules]

    assert [place for place in places if place[0] not in literals_in(sources[place[1]])] == []


# What is printed on a card that lies on the table, and the token beside a warrior: the text that it is answers for it.
ANSWERED_FOR = {"against", "effects", "forbids", "gives_move_type", "hexed_by", "most_movement", "most_range"}


def test_no_procedure_reads_what_a_thing_on_the_table_says() -> None:
    """It asks what lies there, as it asks abilities. `changes` lay things down and take them away."""
    in_play = set(IN_PLAY) - {"printed", "leaf", "state", "abilities", "changes"}
    found = [
        f"{module}:{node.lineno}: {node.attr}"
        for module, source in modules_of("mageknight").items()
        if module.split("/")[0] in in_play | {"thinking"}
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in ANSWERED_FOR
    ]

    assert found == []


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_nothing_in_play_is_numbered_by_its_place_in_a_list_of_the_code(game: str) -> None:
    """The number would change its meaning in old records when the list grows. Whatever needs a number says which."""
    numbered = re.compile(r"\b[A-Z][A-Z_]+\.index\(|list\([A-Z][A-Z_]+\)\.index\(|enumerate\([A-Z][A-Z_]+\)")
    in_play = {name: source for name, source in modules_of(game).items() if name.split("/")[0] in {*IN_PLAY, "words"}}

    assert [name for name, source in in_play.items() if numbered.search(source.replace("_fields.index", ""))] == []


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_only_rules_refuse(game: str) -> None:
    assert [line for module, source in modules_of(game).items() for line in refusing(module, source)] == []


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_a_deed_begins_in_one_place_whatever_way_leads_to_it(game: str) -> None:
    """Where several ways lead to a step, its own module has a gate: a function that all of them call."""
    assert made_twice(modules_of(game)) == {}


# Whoever shows a game asks its other rooms and is asked by none: what page and terminal both say stands in `words`,
# what both look for in `thinking`. Only the box of the game hands them out.

SHOWN_BY = {"browser", "terminal"}


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_nobody_in_a_game_asks_whoever_shows_it(game: str) -> None:
    folder, found = SRC / "games" / game, list[str]()
    for path in sorted(folder.rglob("*.py")):
        room = path.relative_to(folder).parts[0]
        for module, line in imports_of(path.read_text("utf-8")):
            names = module.split(".")
            is_of_game = names[:3] == ["tercio", "games", game] and len(names) > 3
            if is_of_game and names[3] in SHOWN_BY - {room} and room != "box.py":
                found.append(f"{path.relative_to(SRC)}:{line} imports {module}")

    assert found == []


def test_the_parts_of_a_game_are_not_guessed_by_name() -> None:
    """What the type checker cannot see: a module whose name is put together, and an attribute that may be there."""
    guessed = re.compile(r"""(find_spec|import_module)\(f?"tercio|getattr\((module|self\.(scenes|terminal))""")
    found = [str(path.relative_to(SRC)) for path in sources() if guessed.search(path.read_text(encoding="utf-8"))]

    assert found == ["games/__init__.py"]


# -- leaves are replaced in changes.py only -------------------------------------------------------------
#
# Nobody but `changes` puts a leaf on the table: there, every change has its event. The lists of the spine hold
# the leaves; its plain numbers may be set by a step. `state` defines the leaves and their verbs, `positions` read
# a table, `begin` sets one and `fill_in` imagines one: nothing happens in these. Steps and rules make no leaf of
# a leaf at all; elsewhere a leaf may be asked "what if", as long as nobody puts it anywhere.

NOT_IN_PLAY = {"changes", "state", "positions", "content", "building"}
SETTING_UP = {"lay_out", "begin", "fill_in"}
MAKE_NO_LEAVES = {"steps", "rules"}
CHANGING_CALLS = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}


class Spine(NamedTuple):
    """The state of a game: its class, the functions that hand it out, such as `skirmish(m)`, and its lists."""

    kinds: set[str]
    accessors: set[str]
    lists: set[str]


def is_named(node: ast.expr | None, names: set[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def spine_of(source: str) -> Spine:
    """From the module `state` of a game."""
    nodes = list(ast.walk(ast.parse(source)))
    classes = [
        node for node in nodes if isinstance(node, ast.ClassDef) and any(is_named(b, {"State"}) for b in node.bases)
    ]
    kinds = {node.name for node in classes}
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef) and is_named(node.returns, kinds)]
    fields = [node for each in classes for node in each.body if isinstance(node, ast.AnnAssign)]
    lists = [
        node.target.id
        for node in fields
        if isinstance(node.annotation, ast.Subscript)
        and is_named(node.annotation.value, {"list"})
        and isinstance(node.target, ast.Name)
    ]
    return Spine(kinds, {node.name for node in functions} - {"clone", "masked"}, set(lists))


class Touching(ast.NodeVisitor):
    """Finds the lines that change a list of the spine, put a leaf there, or make another leaf of a leaf."""

    def __init__(self, spine: Spine, makes_no_leaves: bool) -> None:
        self.spine = spine
        self.makes_no_leaves = makes_no_leaves
        self.states: set[str] = set()  # the names that stand for the state
        self.lines: set[int] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in SETTING_UP:
            return
        states = self.states
        self.states = states | {arg.arg for arg in node.args.args if is_named(arg.annotation, self.spine.kinds)}
        self.generic_visit(node)
        self.states = states

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Name) and self.is_state(node.value):
                self.states.add(target.id)
            for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                self.look_at(each)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.look_at(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.look_at(target)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute):
            called, owner = node.func.attr, node.func.value
            is_new_leaf = called == "_replace" and self.makes_no_leaves and not is_named(owner, {"answer"})
            is_put = called == "put" and is_named(owner, {"changes"})
            if is_new_leaf or is_put or (called in CHANGING_CALLS and self.is_list(owner)):
                self.lines.add(node.lineno)
        elif is_named(node.func, {"put"}):
            self.lines.add(node.lineno)
        self.generic_visit(node)

    def look_at(self, target: ast.expr) -> None:
        changed = target.value if isinstance(target, ast.Subscript) else target
        if self.is_list(changed):
            self.lines.add(target.lineno)

    def is_list(self, node: ast.expr) -> bool:
        """A list of the spine, or one inside it."""
        while isinstance(node, ast.Subscript):
            node = node.value
        return isinstance(node, ast.Attribute) and node.attr in self.spine.lists and self.is_state(node.value)

    def is_state(self, node: ast.expr) -> bool:
        """`state`, `skirmish(m)`, `m.state`, `q.state`."""
        is_handed_out = isinstance(node, ast.Call) and is_named(node.func, self.spine.accessors)
        return (
            is_handed_out or is_named(node, self.states) or (isinstance(node, ast.Attribute) and node.attr == "state")
        )


def touched_lines(source: str, spine: Spine, makes_no_leaves: bool = True) -> list[int]:
    visitor = Touching(spine, makes_no_leaves)
    visitor.visit(ast.parse(source))
    return sorted(visitor.lines)


def touched_in(game: str) -> list[str]:
    folder, found = SRC / "games" / game, list[str]()
    spine = spine_of((folder / "state.py").read_text(encoding="utf-8"))
    for path in sorted(folder.rglob("*.py")):
        module = path.relative_to(folder).parts[0].removesuffix(".py")
        if module not in NOT_IN_PLAY:
            lines = touched_lines(path.read_text(encoding="utf-8"), spine, module in MAKE_NO_LEAVES)
            found += [f"{path.relative_to(SRC)}:{line}" for line in lines]
    return found


@pytest.mark.parametrize("game", ON_THE_SHELF)
def test_leaves_are_replaced_in_changes_only(game: str) -> None:
    assert touched_in(game) == []


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
        ("scenario/x.py", "from tercio.games import box_of"),
        ("cli/x.py", "import typer\nimport secrets\nfrom tercio.games.skirmish.state import Unit"),
    ],
)
def test_a_lawful_import_is_left_alone(path: str, source: str) -> None:
    assert in_module(path, source) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("rules/x", "from tercio.games.mageknight.steps.combat.attack import Attack"),
        ("rules/x", "from tercio.games.mageknight.changes import warriors"),
        ("rules/x", "from tercio.games.mageknight import actions"),
        ("steps/x", "def f():\n    from tercio.games.mageknight.actions import actions_of"),
        ("steps/x", "from tercio.games.mageknight.words.names import TERRAIN_NAMES"),
        ("state", "from tercio.games.mageknight.rules.movement.moves import judge_way"),
    ],
)
def test_a_way_back_is_found(module: str, line: str) -> None:
    assert winding("mageknight", module, line) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("rules/x", "from tercio.games.mageknight.rules.movement.moves import judge_way"),
        ("rules/x", "from tercio.games.mageknight.state import Warrior"),
        ("steps/x", "from tercio.games.mageknight.changes import warriors as changes"),
        ("steps/x", "from tercio.games.mageknight.content.catalogue import content_of"),
        ("turns", "from tercio.games.mageknight import victory"),
        ("browser/x", "from tercio.games.mageknight.steps.combat.attack import Attack"),
    ],
)
def test_a_straight_way_is_left_alone(module: str, line: str) -> None:
    assert winding("mageknight", module, line) == []


@pytest.mark.parametrize("line", ['has(warrior, "charge")', 'CHARGE = "charge"', 'refuse("MKA-CHARGE-01", "why")'])
def test_an_ability_that_is_named_is_found(line: str) -> None:
    assert abilities_named("rules/x", f'"""Who may charge?"""\n{line}\n') != []


def test_another_thing_of_the_same_name_is_left_alone() -> None:
    assert abilities_named("turns", 'phase = "command"') == []


def test_a_refusal_outside_of_rules_is_found() -> None:
    source = "def judge(self, m, answer, verdict):\n    verdict.refuse('X-1', 'why')\n"

    assert (refusing("steps/x", source), refusing("rules/x", source)) == (["steps/x:2"], [])


def test_a_step_that_is_made_twice_is_found() -> None:
    hit = "class Hit(Step): ...\nclass HardHit(Hit): ...\ndef hit(m):\n    m.push(HardHit(1))\n"
    again = "def riposte(m):\n    m.push((Hit if m else HardHit)(2))\n"

    assert made_twice({"steps/hit": hit, "thinking/x": again}) == {}
    assert made_twice({"steps/hit": hit, "steps/x": again}) == {"HardHit": ["steps/hit:4", "steps/x:2"]}


SKIRMISH = Spine({"Skirmish"}, {"skirmish"}, {"units", "hands"})


@pytest.mark.parametrize(
    "line",
    [
        "skirmish(m).units[0] = unit",
        "skirmish(m).units[0] += unit",
        "skirmish(m).units.append(unit)",
        "q.state.units.pop()",
        "m.state.units[0] = unit",
        "del skirmish(m).units[0]",
        "skirmish(m).units = []",
        "skirmish(m).units, other = [], 1",
        "state = skirmish(m)\n    state.units[1] = unit",
        "state = skirmish(m)\n    state.hands.sort()",
        "army.units[0][1] = unit",
        "army.units[0].append(1)",
        "unit = unit._replace(wounds=1)",
        "changes.put(m, unit.hurt(1))",
        "put(m, unit.hurt(1))",
    ],
)
def test_a_change_outside_of_changes_is_found(line: str) -> None:
    source = f"def advance(self, m: Match, army: Skirmish) -> None:\n    {line}\n"

    assert touched_lines(source, SKIRMISH) != []


@pytest.mark.parametrize(
    "line",
    [
        "self.stage = 1",
        "m.under(Strike).guarded += 1",
        "m.stack.pop()",
        "options.append(option)",
        "unit = skirmish(m).units[0]",
        "units = skirmish(m).units.copy()",
        "skirmish(m).round += 1",
        "answer = answer._replace(key='x')",
        "changes.wound(m, unit, 1)",
        "strike = m.under(Strike)\n    strike.target = 1",
    ],
)
def test_a_step_may_change_its_own_locals_and_plain_numbers(line: str) -> None:
    source = f"def advance(self, m: Match) -> None:\n    {line}\n"

    assert touched_lines(source, SKIRMISH) == []


@pytest.mark.parametrize("name", ["lay_out", "begin", "fill_in"])
def test_setting_the_table_is_no_change(name: str) -> None:
    assert touched_lines(f"def {name}(self, m: Match) -> None:\n    skirmish(m).units[0] = unit\n", SKIRMISH) == []


def test_outside_of_steps_and_rules_a_leaf_may_be_made_but_not_put() -> None:
    made = "def as_if_dead(m: Match, unit: Unit) -> Unit:\n    return unit._replace(wounds=9)\n"
    put = "def die(m: Match, unit: Unit) -> None:\n    changes.put(m, unit.hurt(9))\n"

    assert touched_lines(made, SKIRMISH, makes_no_leaves=False) == []
    assert touched_lines(put, SKIRMISH, makes_no_leaves=False) == [2]


def test_the_spine_of_the_toy_game_is_found() -> None:
    assert spine_of((SRC / "games/skirmish/state.py").read_text(encoding="utf-8")) == SKIRMISH


def test_every_game_on_the_shelf_has_a_spine_with_lists() -> None:
    spines = [spine_of((SRC / "games" / game / "state.py").read_text(encoding="utf-8")) for game in ON_THE_SHELF]

    assert all(spine.kinds and spine.accessors and spine.lists for spine in spines)


def test_the_page_without_a_server_brings_every_module_that_it_imports() -> None:
    spec = spec_from_file_location("packed", SRC.parents[1] / "web" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    packed = module_from_spec(spec)
    spec.loader.exec_module(packed)
    names = [name.removeprefix("paper/") for name in packed.places() if name.endswith(".py")]
    brought = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names}
    ours = {".".join(("tercio", *path.relative_to(SRC).with_suffix("").parts)) for path in sources()}
    missing = {
        f"{name} imports {each.module}"
        for name in names
        if name.startswith("tercio/")
        for each in imports_of((SRC.parent / name).read_text(encoding="utf-8"))
        if each.module in ours - brought and ".terminal" not in each.module  # which boxes open when asked
    }

    assert missing == set()


def test_the_server_knows_every_address_of_the_page() -> None:
    routes = (SRC.parents[1] / "web" / "src" / "app.tsx").read_text("utf-8")
    first_words = set(re.findall(r"route\(/\^\\/([a-z]+)", routes))

    assert {"r", "gallery", "puzzles"} <= first_words
    assert first_words - set(CLIENT) == set()
