"""What the compiled build makes of the sources, and that a compiled game plays as the interpreted one.

All games are compiled by `make compiled` only: that takes many minutes.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parents[2]
sys.path.append(str(PROJECT / "compiled"))  # scripts, no package

from build import OPEN, TRAITS, is_wanted, prepared  # noqa: E402
from constructors import Kinds  # noqa: E402

SRC = PROJECT / "src" / "tercio"

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
'''


def wanted_sources() -> dict[str, str]:
    names = [path.relative_to(SRC).as_posix() for path in SRC.rglob("*.py")]
    return {name: (SRC / name).read_text("utf-8") for name in names if is_wanted(name, set())}


def test_the_prepared_sources_are_python_and_mark_what_others_inherit_from() -> None:
    made = prepared(wanted_sources())
    for text in made.values():
        ast.parse(text)

    assert all([made[name].count("@mypyc_attr") == len(kinds) for name, kinds in OPEN.items()])
    assert all([made[name].count("@trait") == len(kinds) for name, kinds in TRAITS.items()])


def test_constructors_are_written_out_as_a_dataclass_makes_them() -> None:
    written = Kinds({"tercio.games.walks.steps": STEPS}).written_out("tercio.games.walks.steps")
    found: dict[str, Any] = {"mypyc_attr": lambda **_: lambda kind: kind}
    exec(written, found)  # the copy of a source, as the compiler gets it
    walk, run = found["Walk"](3), found["Run"](1, [7])

    assert (walk.legs, walk.ends, walk.far()) == (3, [], 3)
    assert (run.legs, run.ends, run.extra) == (1, [7], 2)
    assert walk.clone() == walk
    assert type(run.clone()) is found["Run"]
    assert run.clone() == run
    assert found["Walk"](3) != found["Walk"](4)


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
