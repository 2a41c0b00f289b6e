"""What the compiled build makes of the sources, and that a compiled game plays as the interpreted one.

All games are compiled by `make compiled` only: that takes many minutes.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from contextlib import chdir
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest

PROJECT = Path(__file__).parents[2]
sys.path.append(str(PROJECT / "compiled"))  # scripts, no package

import methods  # noqa: E402
import remembering  # noqa: E402
from build import OPEN, PLAIN, TRAITS, described, is_wanted, prepared, quoted, typed_dictionaries  # noqa: E402
from comprehensions import opened  # noqa: E402
from constructors import Kinds  # noqa: E402

SRC = PROJECT / "src" / "tercio"
OPENED = "(allow_interpreted_subclasses=True)"

STEPS = '''"""Steps."""

from __future__ import annotations

from dataclasses import dataclass, field


class Step:
    pass


@dataclass
class Walk(Step):
    """A way."""

    legs: int
    ends: list[int] = field(default_factory=list)

    def far(self) -> int:
        return self.legs


@dataclass
class Run(Walk):
    """A longer one."""

    extra: int = 2
    steps: int | None = field(default=None, init=False, compare=False)
'''


@cache
def prepared_sources() -> dict[str, str]:
    names = [path.relative_to(SRC).as_posix() for path in SRC.rglob("*.py")]
    return prepared({name: (SRC / name).read_text("utf-8") for name in names if is_wanted(name, set())})


def test_every_rule_and_step_is_compiled() -> None:
    """What is left out is left out by its name, and a rule may have the name of a builder elsewhere."""
    played = [
        path.relative_to(SRC).as_posix() for kind in ("rules", "steps") for path in SRC.glob(f"games/*/{kind}/**/*.py")
    ]

    assert len(played) > 100
    assert [name for name in played if not is_wanted(name, set())] == []


def test_the_prepared_sources_are_python_and_mark_what_others_inherit_from() -> None:
    made = prepared_sources()
    for text in made.values():
        ast.parse(text)
        assert "@leaf" not in text  # a leaf whose constructor is not written out is no class of the compiler's

    assert all([made[name].count(OPENED) == len(kinds) for name, kinds in OPEN.items()])
    assert all([made[name].count("(acyclic=True)") == len(kinds) for name, kinds in PLAIN.items()])
    assert all([made[name].count("@trait") == len(kinds) for name, kinds in TRAITS.items()])


def test_constructors_are_written_out_as_a_dataclass_makes_them() -> None:
    written = Kinds({"tercio.games.walks.steps": STEPS}).written_out("tercio.games.walks.steps")
    found: dict[str, Any] = {"mypyc_attr": lambda **_: lambda kind: kind}
    exec(written, found)  # the copy of a source, as the compiler gets it
    walk, run = found["Walk"](3), found["Run"](1, [7])

    assert (walk.legs, walk.ends, walk.far()) == (3, [], 3)
    assert (run.legs, run.ends, run.extra, run.steps) == (1, [7], 2, None)
    assert walk.clone() == walk
    assert type(run.clone()) is found["Run"]
    assert run.clone() == run
    assert found["Walk"](3) != found["Walk"](4)


LEAVES = '''"""Leaves."""

from __future__ import annotations

from typing import NamedTuple


class Way(NamedTuple):
    """A way."""

    legs: int

    @property
    def is_long(self) -> bool:
        return self.legs > 3

    @property
    def half(self) -> Way | None:
        return Way(self.legs // 2) if self.legs else None

    def longer(self, by: int = 1) -> Way:
        return Way(self.legs + by)


def walk(ways: list[Way]) -> tuple[bool, int]:
    return ways[0].longer(2).longer().is_long, ways[0].longer(by=5).legs
'''


def test_types_that_come_later_are_named_and_not_looked_up() -> None:
    """A compiled named tuple that looks for the class of a module which is not there yet ends the whole program."""
    source = (
        "from typing import TYPE_CHECKING, NamedTuple\n\nif TYPE_CHECKING:\n    from elsewhere import Verb\n\n\n"
        "class Effect(NamedTuple):\n    verb: Verb\n    amount: int = 0\n"
    )

    assert quoted(source) == source.replace("verb: Verb", 'verb: "Verb"')
    made = prepared_sources()["games/summoners/printed/profiles.py"]
    assert '    verb: "SpellVerb"\n' in made


def test_typed_dictionaries_keep_their_types_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler forgets both, and the server describes its interface with them."""
    source = (
        "from __future__ import annotations\nfrom typing import TypedDict\n\n\n"
        'class Spot(TypedDict):\n    """A place."""\n\n    x: int\n    after: list[Spot]\n\n\n'
        'class High(Spot):\n    """A high one."""\n\n    level: int\n'
    )
    forgetful = source.replace("list[Spot]", "type").replace("A place.", "").replace("A high one.", "")
    remembered = described(source, typed_dictionaries({"": source})).removeprefix(source)
    module = ModuleType("spots")
    monkeypatch.setitem(sys.modules, "spots", module)
    found = vars(module)
    exec(forgetful + remembered, found)  # the copy of a source, as the compiler gets it

    assert found["Spot"].__doc__ == "A place."
    assert found["High"].__doc__ == "A high one."
    spot = found["Spot"]
    assert get_type_hints(found["High"]) == {"x": int, "after": list[spot], "level": int}


def test_methods_of_named_tuples_are_called_as_functions(tmp_path: Path) -> None:
    with chdir(tmp_path):
        made = methods.direct({"leaves.py": LEAVES})["leaves.py"]
    found: dict[str, Any] = {}
    exec(made, found)

    assert found["walk"]([found["Way"](1)]) == (True, 6)
    assert "return Way__is_long(Way__longer(Way__longer(ways[0], 2))), Way__longer(ways[0], by=5).legs" in made
    assert "Way__half" not in made  # mypy would no longer know where it is not None


def test_what_is_remembered_is_worked_out_once_and_forgotten_when_it_is_too_much() -> None:
    source = '''from __future__ import annotations
from functools import lru_cache

asked: list[int] = []


@lru_cache(maxsize=1 << 1)
def double(number: int) -> int:
    """Twice."""
    asked.append(number)
    return 2 * number


@lru_cache(maxsize=8)
def added(one: int, other: int = 3) -> int:
    asked.append(one)
    return one + other
'''
    found: dict[str, Any] = {}
    exec(remembering.written_out(source), found)
    double, added = found["double"], found["added"]

    assert [double(1), double(2), double(1), double(3), double(1)] == [2, 4, 2, 6, 2]
    assert [added(7), added(7), added(7, 1)] == [10, 10, 8]
    assert found["asked"] == [1, 2, 3, 1, 7, 7]


def test_lists_that_are_only_looked_through_become_loops() -> None:
    assert opened("any([x > 1 for x in y])\n").split() == ["any(", "x", ">", "1", "for", "x", "in", "y", ")"]
    assert opened("found = sorted([x for x in y])\n") == "found = sorted([x for x in y])\n"
    assert opened("list(map(self.cards.__getitem__, rows[0]))\n") == "[self.cards[each] for each in rows[0]]\n"


def test_no_value_is_called_like_a_parameter_beside_it() -> None:
    """Python keeps the two apart where the parameter can only be given by its position, mypyc does not."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in SRC.rglob("*.py")}
    compiled = [tree for path, tree in trees.items() if is_wanted(path.relative_to(SRC).as_posix(), set())]
    functions = [node.args for tree in compiled for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    parameters = {each.arg for args in functions if args.kwarg for each in args.posonlyargs} - {"self"}
    calls = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    clashes = [ast.unparse(call) for call in calls if parameters & {each.arg for each in call.keywords}]

    assert parameters
    assert clashes == []


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_a_compiled_game_plays_as_the_interpreted_one(tmp_path: Path) -> None:
    """Kernel and toy game, answer for answer and event for event, random and greedy bots."""
    build = ["compiled/build.py", "--only", "skirmish", "--level", "0", "--into", str(tmp_path)]
    run(build)
    figures = json.loads(
        run(["compiled/compare.py", "--compiled", str(tmp_path), "--games", "skirmish", "--rounds", "2", "--json"])
    )

    assert figures["skirmish"]["random"]["compiled"] > 0


def run(command: list[str]) -> str:
    done = subprocess.run([sys.executable, *command], cwd=PROJECT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(done.stdout[-2000:] + done.stderr[-4000:])
    return done.stdout
