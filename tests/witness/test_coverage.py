"""Coverage is what a complete run of the tests has shown, and nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tercio.content.trouble import BadInput
from tercio.rules import PRINTED_GAMES, load
from tercio.rules.coverage import RECORD, Run, condensed, cover, find_project, read_run, write_run
from tercio.rules.entries import Rule
from tercio.rules.witness import commit_of, named_after

CONFTEST = Path(__file__).parents[1] / "conftest.py"
NAMES = CONFTEST.parent / "rules" / "conftest.py"


def rules_of_play(game: str) -> int:
    return len([rule for rule in load().of_game(game) if rule.is_testable()])


ALL = sum([rules_of_play(game) for game in PRINTED_GAMES])

PYPROJECT = """\
[project]
name = "tercio"
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "--strict-markers --import-mode=importlib"
pythonpath = ["tests"]
markers = ["rule(*ids): rules"]
"""

TESTS = """\
import pytest

@pytest.fixture
def breaks_afterwards():
    yield
    raise RuntimeError

@pytest.fixture
def skips_afterwards():
    yield
    pytest.skip()

@pytest.mark.rule("SU-MELEE-01", "SU-MELEE-02")
def test_passes(): pass

@pytest.mark.rule("SU-MELEE-02", "SU-MELEE-03")
def test_fails(): assert False

@pytest.mark.rule("SU-MELEE-04")
def test_is_skipped(): pytest.skip()

@pytest.mark.rule("SU-MELEE-05")
@pytest.mark.xfail(strict=False)
def test_passes_against_expectation(): pass

@pytest.mark.rule("SU-MELEE-06")
@pytest.mark.xfail
def test_fails_as_expected(): assert False

@pytest.mark.rule("SU-MELEE-07")
def test_breaks_afterwards(breaks_afterwards): pass

@pytest.mark.rule("SU-MELEE-09")
def test_skips_afterwards(skips_afterwards): pass

@pytest.mark.rule("SU-MELEE-10")
class TestInClass:
    @pytest.mark.parametrize("case", ["a", pytest.param("b", marks=pytest.mark.rule("SU-MELEE-11"))])
    def test_case(self, case): pass

def test_names_no_rule(): pass
"""

PASSED = {
    "SU-MELEE-01": ["tests/rules/test_melee.py::test_passes"],
    "SU-MELEE-02": ["tests/rules/test_melee.py::test_passes"],
    "SU-MELEE-10": [f"tests/rules/test_melee.py::TestInClass::test_case[{case}]" for case in "ab"],
    "SU-MELEE-11": ["tests/rules/test_melee.py::TestInClass::test_case[b]"],
}
FAILED = {
    "SU-MELEE-02": ["tests/rules/test_melee.py::test_fails"],
    "SU-MELEE-03": ["tests/rules/test_melee.py::test_fails"],
    "SU-MELEE-07": ["tests/rules/test_melee.py::test_breaks_afterwards"],
}

TWO_WORKERS = ("-p", "xdist", "-n", "2")


class Project:
    """A small project that uses the conftest of this one."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "tests" / "rules").mkdir(parents=True)
        (root / "tests" / "scenarios").mkdir()
        (root / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
        for name in ("conftest.py", "courses.py", "patience.py", "recorder.py", "tries.py"):
            (root / "tests" / name).write_bytes((CONFTEST.parent / name).read_bytes())
        self.write("tests/rules/test_melee.py", TESTS)

    def write(self, path: str, text: str) -> None:
        (self.root / path).write_text(text, encoding="utf-8")

    def pytest(self, *words: str, folder: str = ".") -> subprocess.CompletedProcess[str]:
        return self.python("-m", "pytest", *words, folder=folder, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")

    def python(self, *words: str, folder: str = ".", **extra: str) -> subprocess.CompletedProcess[str]:
        # The outer run of pytest must not leak its options into the inner one.
        outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root / folder,
            env=outside | extra,
            capture_output=True,
            text=True,
            check=False,
        )

    def coverage(self, *words: str) -> subprocess.CompletedProcess[str]:
        program = ("-c", "from tercio.cli import main; main()", "--lang", "en")
        xdist = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist", "PYTEST_XDIST_AUTO_NUM_WORKERS": "2"}
        return self.python(*program, "rules", "coverage", *words, **xdist)

    def report(self, *words: str) -> Any:
        return json.loads(self.coverage("--json", *words).stdout)

    @property
    def run(self) -> Run | None:
        return read_run(self.root)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def shown(run: Run | None) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    assert run is not None
    return run.passed, run.failed


# What counts


@pytest.mark.parametrize("processes", [(), TWO_WORKERS], ids=["one process", "two workers"])
def test_only_tests_that_ran_and_passed_in_all_phases_count(project: Project, processes: tuple[str, ...]) -> None:
    done = project.pytest(*processes)

    assert done.returncode == 1
    assert shown(project.run) == (PASSED, FAILED)


def test_rule_tests_and_scenarios_together_are_a_complete_run(project: Project) -> None:
    project.pytest("tests/rules", "tests/scenarios")

    assert shown(project.run) == (PASSED, FAILED)


def test_a_run_from_the_folder_of_the_tests_is_complete(project: Project) -> None:
    project.pytest(folder="tests")

    assert shown(project.run) == (PASSED, FAILED)


@pytest.mark.parametrize(
    "words",
    [
        (*TWO_WORKERS, "-k", "passes"),
        (*TWO_WORKERS, "-x"),
        (*TWO_WORKERS, "tests/rules"),
        ("-k", "passes"),
        ("-m", "not rule"),
        ("--deselect", "tests/rules/test_melee.py::test_fails"),
        ("--ignore", "tests/rules/test_melee.py"),
        ("-x",),
        ("--collect-only",),
        ("tests/rules",),
        ("tests/rules/test_melee.py::test_passes", "tests/scenarios"),
    ],
    ids=" ".join,
)
def test_a_partial_run_writes_nothing(project: Project, words: tuple[str, ...]) -> None:
    project.pytest(*words)

    assert project.run is None


def test_a_run_of_what_failed_last_writes_nothing(project: Project) -> None:
    project.pytest()
    (project.root / RECORD).unlink()
    project.pytest("--lf")

    assert project.run is None


def test_an_interrupted_run_leaves_the_earlier_record_alone(project: Project) -> None:
    project.pytest()
    earlier = project.run
    project.write("tests/rules/test_later.py", "def test_interrupts(): raise KeyboardInterrupt")
    done = project.pytest()

    assert done.returncode == 2
    assert project.run == earlier


@pytest.mark.parametrize(
    ("processes", "mark", "message"),
    [
        ((), '"SU-MELE-04"', "test_bad: unknown rule id 'SU-MELE-04'; did you mean SU-MELEE-04"),
        (TWO_WORKERS, '"SU-MELE-04"', "test_bad: unknown rule id 'SU-MELE-04'; did you mean SU-MELEE-04"),
        ((), "", "test_bad: @pytest.mark.rule() names no rule"),
        ((), "7", "test_bad: unknown rule id 7"),
    ],
)
def test_a_mark_without_a_known_rule_fails_the_collection(
    project: Project, processes: tuple[str, ...], mark: str, message: str
) -> None:
    project.write("tests/rules/test_bad.py", f"import pytest\n@pytest.mark.rule({mark})\ndef test_bad(): pass")
    done = project.pytest(*processes)

    assert message in done.stdout
    assert done.returncode != 0
    assert project.run is None


@pytest.mark.parametrize(
    ("test", "is_named"),
    [
        ("test_SU_MELEE_04_claim", True),
        ("test_claim[SU-MELEE-04]", True),
        ("test_claim", False),
        ("test_claim[first]", False),
        ("test_SU_MELEE_041_claim", False),
    ],
)
def test_a_name_carries_a_rule_where_it_begins_with_its_id(test: str, is_named: bool) -> None:
    assert named_after(test, "SU-MELEE-04") == is_named


def test_a_marked_test_without_its_rule_in_its_name_fails_the_collection(project: Project) -> None:
    (project.root / "tests" / "rules" / "conftest.py").write_bytes(NAMES.read_bytes())
    done = project.pytest()

    assert "test_passes: the name carries none of the rules SU-MELEE-01, SU-MELEE-02" in done.stdout
    assert "test_names_no_rule:" not in done.stdout
    assert done.returncode != 0


def test_an_unknown_rule_counts_as_a_hole_even_when_pytest_goes_on(project: Project) -> None:
    project.write("tests/rules/test_bad.py", 'import pytest\n@pytest.mark.rule("X-1")\ndef test_bad(): pass')
    done = project.pytest("--continue-on-collection-errors")

    assert "6 passed" in done.stdout
    assert project.run is None


# The commit


def git(folder: Path, *words: str) -> str:
    identity = ("-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(["git", *identity, *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_commit_has_a_plus_sign_when_files_differ_from_it(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    git(tmp_path, "commit", "-q", "--allow-empty", "-m", "first")
    clean = commit_of(tmp_path)
    (tmp_path / "new").touch()

    assert clean == git(tmp_path, "rev-parse", "--short", "HEAD")
    assert commit_of(tmp_path) == clean + "+"


def test_the_commit_is_unknown_without_a_repository(tmp_path: Path) -> None:
    assert commit_of(tmp_path / "nowhere") == "unknown"


# The report


def rule(rule_id: str, kind: str = "formula", physical: str = "") -> Rule:
    return Rule(rule_id, "warlord", "t", "t", "en", "de", "s", kind, "test", physical)


def test_advice_and_physical_rules_are_neither_testable_nor_missing() -> None:
    rules = [rule("A-1"), rule("A-2"), rule("A-3", "advice"), rule("A-4", physical="real dice"), rule("A-5", "faq")]
    covered = cover("warlord", rules, {"A-2", "A-3", "A-4"})

    assert covered == ("warlord", 3, 1, ("A-4",), ("A-1", "A-5"))


def test_neighbouring_ids_are_condensed() -> None:
    ids = ["SU-A-01", "SU-A-02", "SU-A-03", "SU-A-05", "SU-B-06", "SU-B-09", "SU-B-10", "ODD"]

    assert condensed(ids) == ["SU-A-01…03", "SU-A-05", "SU-B-06", "SU-B-09…10", "ODD"]


def test_the_project_is_found_upward_and_only_if_it_is_tercio(project: Project) -> None:
    below = project.root / "tests" / "rules"
    (below / "pyproject.toml").write_text('[project]\nname = "other"', encoding="utf-8")

    assert find_project(below) == project.root
    assert find_project(project.root.parent) != project.root


def test_without_a_run_everything_is_missing(project: Project) -> None:
    report = project.report()
    numbers = {part["game"]: (part["testable"], part["tested"]) for part in report["games"]}

    assert numbers == {game: (rules_of_play(game), 0) for game in PRINTED_GAMES}
    assert (report["total"]["testable"], len(report["total"]["missing"]), report["run"]) == (ALL, ALL, None)
    assert "No test run has been recorded" in project.coverage().stdout


def test_the_report_joins_index_and_run(project: Project) -> None:
    ids = {"SU-MELEE-04": ["test"], "SK-TABLE-01": ["test"], "GONE-01": ["test"]}
    write_run(project.root, Run("2030-01-02T03:04:05+00:00", "abc1234+", ids, {"SU-MELEE-05": ["test"]}))
    report = project.report()
    summoners = report["games"][1]
    text = project.coverage("--game", "summoners").stdout

    assert report["run"] == {"date": "2030-01-02T03:04:05+00:00", "commit": "abc1234+"}
    assert (summoners["game"], summoners["tested"], report["total"]["tested"]) == ("summoners", 1, 1)
    assert "SU-MELEE-04" not in summoners["missing"]
    assert list(report["total"]) == ["game", "testable", "tested", "physical", "missing"]
    assert all(word in text for word in ("2030-01-02T03:04:05+00:00", "abc1234+", "SU-MELEE-01…03", "SU-MELEE-05"))


def test_the_toy_game_is_reported_when_asked_for_and_never_in_the_total(project: Project) -> None:
    write_run(project.root, Run("now", "abc", {"SK-TABLE-01": ["test"]}, {}))
    report = project.report("--game", "skirmish")

    assert [(part["game"], part["tested"]) for part in report["games"]] == [("skirmish", 1)]
    assert (report["total"]["testable"], report["total"]["tested"]) == (ALL, 0)


def test_run_plays_the_rule_tests_first(project: Project) -> None:
    done = project.coverage("--run", "--json")
    report = json.loads(done.stdout)

    assert done.returncode == 1  # some of these tests fail
    assert "passed" in done.stderr
    assert report["total"]["tested"] == len(PASSED)


def test_run_says_when_it_was_incomplete(project: Project) -> None:
    project.write("tests/rules/test_bad.py", "this is no Python")
    done = project.coverage("--run")

    assert done.returncode == 1
    assert "incomplete" in done.stderr
    assert "No test run has been recorded" in done.stdout


@pytest.mark.parametrize(
    "damage", ["", "[]", "{", '{"date": ""}', '{"date":"","commit":"","passed":[],"failed":{}}', "\xff"]
)
def test_a_damaged_record_is_refused(project: Project, damage: str) -> None:
    (project.root / RECORD).parent.mkdir()
    (project.root / RECORD).write_bytes(damage.encode("latin-1"))

    with pytest.raises(BadInput) as caught:
        read_run(project.root)

    assert caught.value.file.endswith("coverage.json")
