"""Mutants: what is changed, which tests are the nearest, and that a run tells who lives."""

from __future__ import annotations

import ast
import functools
import gc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tercio.bench.examination import ALIVE, NOTICED, UNKNOWN, Examined
from tercio.bench.mutants import PROJECT, ROOMS, Draw, Drawn, Laboratory, drawn, modules
from tercio.bench.mutations import Mutation, mutations_of
from tercio.bench.sides import ORDER, SIDE, Ears, Listening
from tercio.bench.swaps import forget, function_at, loaded_functions, swap

SOURCES = PROJECT / "src" / "tercio"
SUMMING = "tests/kernel/test_sums.py"
SUMS = '''"""Sums. SK-MOVE-03"""

from __future__ import annotations

LIMIT: int = 3


class Count:
    """It counts."""

    def __init__(self) -> None:
        self.größe = 0

    def add(self, other: int) -> bool:
        """Up to the limit."""
        if other > 0 and self.größe < LIMIT:
            self.größe += other
            return True
        return False


def unplayed(number: int) -> int:
    return number + 7
'''


def found(kind: str) -> list[str]:
    return [mutation.told(SUMS).partition(": ")[2] for mutation in mutations_of(SUMS) if mutation.kind == kind]


# -- what is changed ---------------------------------------------------------------------------------------


def test_every_kind_of_mistake_is_found() -> None:
    assert found("flipped") == ["other > 0 -> other >= 0", "self.größe < LIMIT -> self.größe <= LIMIT"]
    assert found("swapped") == ["other > 0 and self.größe < LIMIT -> (other > 0 or self.größe < LIMIT)"]
    assert found("negated") == ["other > 0 and self.größe < LIMIT -> not (other > 0 and self.größe < LIMIT)"]
    assert found("one more") == ["3 -> 4", "0 -> 1", "0 -> 1", "7 -> 8"]
    assert found("one less") == ["3 -> (2)", "0 -> (-1)", "0 -> (-1)", "7 -> (6)"]
    assert found("removed") == ["self.größe = 0 -> pass", "self.größe += other -> pass"]
    assert found("emptied") == ["return True -> return False", "return number + 7 -> return 0"]


@pytest.mark.parametrize("path", ["kernel/match.py", "games/skirmish/rules.py", "geometry/sight.py"])
def test_every_mutant_can_be_compiled_and_differs(path: str) -> None:
    source = (SOURCES / path).read_text("utf-8")
    mutations = mutations_of(source)
    before = ast.dump(ast.parse(source))

    assert len(mutations) > 30
    assert [one for one in mutations if ast.dump(ast.parse(one.applied(source))) == before] == []


def test_the_same_seed_draws_the_same_mistakes() -> None:
    first, again, other = [drawn(SOURCES, 10, seed, "kernel/") for seed in (1, 1, 2)]

    assert first == again != other
    assert {each.path.partition("/")[0] for each in first} == {"kernel"}


def test_kernel_geometry_and_every_room_of_play_are_drawn_from() -> None:
    paths = modules(SOURCES)

    assert {path.split("/")[0] for path in paths} == {"kernel", "geometry", "games"}
    assert {path.split("/")[2].removesuffix(".py") for path in paths if path.startswith("games")} == set(ROOMS)


def test_a_fact_of_a_refusal_or_of_an_event_is_changed() -> None:
    source = 'def judge(verdict: Verdict) -> None:\n    verdict.refuse("SK-MOVE-03", "far", (unit.id, *path))\n'
    changed = [one.told(source) for one in mutations_of(source) if one.kind == "another fact"]

    assert changed == ["another fact: unit.id -> (unit.id) + 1"]


def test_what_has_become_of_a_mistake_is_kept_and_it_is_not_examined_again(tmp_path: Path) -> None:
    draw = Draw([], [], 60, 0, tmp_path / "results")
    before = draw.kept()
    draw.keep("sums.py:1 add: one more: 0 -> 1", Examined(NOTICED, "test_sums.py", 0.5))
    draw.keep("sums.py:2 add: one less: 1 -> 0", Examined(ALIVE, "", 2.0))

    assert before == {}
    assert draw.kept() == {"sums.py:1 add: one more: 0 -> 1": NOTICED, "sums.py:2 add: one less: 1 -> 0": ALIVE}


# -- which function ------------------------------------------------------------------------------------------


def test_a_mistake_stands_in_the_function_whose_body_holds_it() -> None:
    places = {function_at(SUMS, mutation.first, mutation.last) for mutation in mutations_of(SUMS)}

    assert places == {"", "Count.__init__", "Count.add", "unplayed"}


def test_a_loaded_function_takes_the_code_of_the_mistake() -> None:
    module: dict[str, Callable[[int], int]] = {}
    exec(compile(SUMS, "sums.py", "exec"), module)
    (mistake,) = [one for one in mutations_of(SUMS) if one.told(SUMS) == "one more: 7 -> 8"]

    assert swap(loaded_functions(), "sums.py", "unplayed", mistake.applied(SUMS))
    assert module["unplayed"](1) == 9
    assert not swap(loaded_functions(), "sums.py", "nobody", mistake.applied(SUMS))


def test_what_was_frozen_takes_mistakes_and_forgets_too() -> None:
    module: dict[str, Callable[[int], int]] = {}
    exec(compile(SUMS, "frozen.py", "exec"), module)
    remembered = functools.cache(module["unplayed"])
    before = remembered(1)
    gc.freeze()
    (mistake,) = [one for one in mutations_of(SUMS) if one.told(SUMS) == "one more: 7 -> 8"]
    swap(loaded_functions(), "frozen.py", "unplayed", mistake.applied(SUMS))
    forget()

    assert (before, remembered(1)) == (8, 9)


# -- a run ---------------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tiny one: a module and its tests."""
    kernel, tests = tmp_path / "src" / "tercio" / "kernel", tmp_path / "tests" / "kernel"
    kernel.mkdir(parents=True)
    tests.mkdir(parents=True)
    for package in (kernel.parent, kernel):
        (package / "__init__.py").touch()
    (kernel / "sums.py").write_text(SUMS, "utf-8")
    (tests / "test_sums.py").write_text(
        "from tercio.kernel.sums import Count, unplayed\n\n\ndef test_SK_MOVE_03():\n"
        "    assert unplayed\n    count = Count()\n"
        "    assert [count.add(2), count.add(2), count.add(2), count.add(0)] == [1, 1, 0, 0]\n",
        "utf-8",
    )
    return tmp_path


def test_a_mistake_that_no_test_plays_lives_and_the_others_are_noticed(project: Path, tmp_path: Path) -> None:
    laboratory = Laboratory(tmp_path / "laboratory", project)
    mutations = mutations_of(SUMS)
    picked: list[Mutation] = [
        next(one for one in mutations if one.function == "unplayed"),
        next(one for one in mutations if one.kind == "swapped"),
        next(one for one in mutations if one.kind == "negated"),
    ]
    examined = [laboratory.examine(Drawn("kernel/sums.py", one), [SUMMING], 60) for one in picked]

    assert [each.outcome for each in examined] == [ALIVE, NOTICED, NOTICED]
    assert [each.by.startswith(f"FAILED {SUMMING}") for each in examined] == [False, True, True]
    assert (laboratory.sources / "kernel" / "sums.py").read_text("utf-8") == SUMS


def test_nobody_knows_what_becomes_of_it_where_the_tests_do_not_end(project: Path, tmp_path: Path) -> None:
    endless = "import time\n\n\ndef test_endless():\n    time.sleep(60)\n"
    (project / SUMMING).write_text(endless, "utf-8")
    laboratory = Laboratory(tmp_path / "laboratory", project)

    assert laboratory.examine(Drawn("kernel/sums.py", mutations_of(SUMS)[0]), [SUMMING], 2).outcome == UNKNOWN


WATCHING = """
import sys
from pathlib import Path
import pytest
from tercio.bench.examination import Suspect, Watch
from tercio.bench.mutations import mutations_of
from tercio.bench.swaps import function_at, place_of

file = Path(sys.argv[1])
source = file.read_text("utf-8")

def work(watch):
    for one in mutations_of(source):
        function = function_at(source, one.first, one.last)
        names = watch.asked("sums.py", place_of(source, one.first))
        examined = watch.examine(Suspect(str(file), function, one.applied(source)), names, 60) if names else None
        print(function, one.kind, examined.outcome if examined else len(names))

sys.path.insert(0, str(file.parent))
watch = Watch(file.parent, file.parent / "visits.json", work)
pytest.main(["-s", "-p", "no:terminal", "-p", "no:cacheprovider", str(file.parent / "test_sums.py")], plugins=[watch])
"""


def test_a_watch_asks_the_tests_that_enter_the_function(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text(SUMS, "utf-8")
    tests = "from sums import Count\n\n\ndef test_add():\n    assert [Count().add(2), Count().add(0)] == [1, 0]\n"
    (tmp_path / "test_sums.py").write_text(tests, "utf-8")
    told = subprocess.run(
        [sys.executable, "-c", WATCHING, str(tmp_path / "sums.py")],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    lines = told.stdout.splitlines()

    assert "Count.add negated noticed" in lines
    assert "Count.add removed alive" in lines
    assert "unplayed emptied 0" in lines


# -- blocks and hanging --------------------------------------------------------------------------------------

BRANCHES = """
def sign(number):
    if number < 0:
        return -1
    elif number == 0:
        return 0
    while number > 10:
        number -= 1
    return 1
"""


def test_a_watch_asks_only_the_tests_that_play_the_very_block_and_a_test_that_hangs_notices(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text(BRANCHES, "utf-8")
    tests = "from sums import sign\n\n\n" + "\n\n".join([
        "def test_below(): assert sign(-3) == -1",
        "def test_none(): assert sign(0) == 0",
        "def test_many(): assert sign(12) > 0",
    ])  # fmt: skip
    (tmp_path / "test_sums.py").write_text(tests, "utf-8")
    told = subprocess.run(
        [sys.executable, "-c", ASKING, str(tmp_path / "sums.py")], capture_output=True, text=True, check=True
    )
    lines = told.stdout.splitlines()

    assert "3 negated test_below test_none test_many noticed" in lines
    assert "5 negated test_none test_many noticed" in lines
    assert "4 one more test_below noticed" in lines
    assert "8 removed test_many noticed" in lines  # it goes round for ever
    assert "9 one more test_many alive" in lines
    assert "played by 3 1 2 1 1 1 1" in lines  # as they stand, the loop and what is in it too


ASKING = """
import sys
from pathlib import Path
import pytest
from tercio.bench import examination
from tercio.bench.examination import Suspect, Watch
from tercio.bench.mutations import mutations_of
from tercio.bench.swaps import function_at, place_of

examination.LEAST = 0.5
file = Path(sys.argv[1])
source = file.read_text("utf-8")

def work(watch):
    print("played by", *watch.players("sums.py"))
    for one in mutations_of(source):
        names = watch.asked("sums.py", place_of(source, one.first))
        suspect = Suspect(str(file), function_at(source, one.first, one.last), one.applied(source))
        asked = sorted([name.partition("::")[2] for name in names], key=["test_below", "test_none", "test_many"].index)
        print(one.line, one.kind, *asked, watch.examine(suspect, names, 60).outcome)

sys.path.insert(0, str(file.parent))
watch = Watch(file.parent, file.parent / "visits.json", work)
options = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "--rootdir", str(file.parent)]
pytest.main([*options, str(file.parent / "test_sums.py")], plugins=[watch])
"""


def test_conditions_that_are_played_on_one_side_only_are_told() -> None:
    ears, module = Ears(), dict[str, Callable[[int], int]]()
    tree = Listening("sums.py", ears).visit(ast.parse(BRANCHES))
    exec(compile(ast.fix_missing_locations(tree), "sums.py", "exec"), module)
    module.update({SIDE: ears.side, ORDER: ears.order})
    module["sign"](-3)
    module["sign"](11)

    assert ears.unheard() == [
        "sums.py:3 never equal: number < 0",
        "sums.py:5 never true: number == 0",
    ]
