"""Where a rule is enforced and who plays it is read from the sources, as people write them."""

from pathlib import Path

import pytest

from tercio.rules import load
from tercio.rules.enforcement import enforced_by, ids_in, modules_of, played_by


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ('"""WL-START-01 to -03  The six."""', {"WL-START-01", "WL-START-02", "WL-START-03"}),
        ("SU-S4-02, -05, WL-WIN-01", {"SU-S4-02", "SU-S4-05", "WL-WIN-01"}),
        ("# MK-MOVE-01 to -02, -09", {"MK-MOVE-01", "MK-MOVE-02", "MK-MOVE-09"}),
        ("MK-TURN-25, 20, -3", {"MK-TURN-25"}),
        ("MK-TURN-12 to MK-TURN-14, A15", {"MK-TURN-12", "MK-TURN-13", "MK-TURN-14"}),
        ("MK-TURN-12 to MK-MOVE-14", {"MK-TURN-12", "MK-MOVE-14"}),
        ("X-MK-TURN-25 and MK-TURN-250", {"MK-TURN-250"}),
        ("nothing at all", set()),
    ],
)
def test_a_line_names_ids_in_full_and_in_short(line: str, ids: set[str]) -> None:
    assert ids_in(line) == ids


def test_a_game_enforces_its_own_rules_and_the_index_enforces_none(tmp_path: Path) -> None:
    for path in ("games/skirmish/steps/a.py", "games/skirmish/rules/b.py", "games/skirmish/words/c.py", "cli/d.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text('"""SK-MOVE-01"""\n\nRULE = "SK-MOVE-01"\n')

    found = enforced_by(load().rule("SK-MOVE-01"), tmp_path)

    assert [(naming.file.name, naming.lines) for naming in found] == [
        ("b.py", (1, 3)),
        ("a.py", (1, 3)),
        ("c.py", (1, 3)),
    ]


def test_every_rule_that_can_be_tested_is_named_by_a_module() -> None:
    """`tercio rules show ID` always leads somewhere: a rule that holds by itself is named where a reader would look."""
    for game in load().games():
        named: set[str] = set()
        for file in modules_of(game):
            for line in file.read_text(encoding="utf-8").splitlines():
                named |= ids_in(line)

        assert [rule.id for rule in load().of_game(game) if rule.is_testable() and rule.id not in named] == []


MARKED = """
import pytest

@pytest.mark.rule("SK-MOVE-01", "SK-MOVE-02")
def test_one(): ...

@pytest.mark.rule("SK-MOVE-02")
def test_two(): ...

@pytest.mark.parametrize("case", [pytest.param(1, marks=pytest.mark.rule("SK-MOVE-01"))])
def test_three(case): ...

@pytest.mark.rule("SK-MOVE-01")
class TestWalks:
    def test_four(self): ...
    def helper(self): ...
"""


def test_a_mark_counts_on_a_test_its_cases_its_class_and_its_file(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(MARKED)
    (tmp_path / "tests" / "test_whole.py").write_text(
        'pytestmark = pytest.mark.rule("SK-MOVE-01")\n\ndef test_x(): ...\n'
    )

    assert played_by("SK-MOVE-01", tmp_path) == [
        "tests/test_some.py:5 test_one",
        "tests/test_some.py:11 test_three",
        "tests/test_some.py:15 test_four",
        "tests/test_whole.py:3 test_x",
    ]


def test_a_scenario_plays_its_rules_unless_it_asks_for_the_best_answer(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "played.toml").write_text('rules = ["SK-MOVE-01"]\n')
    (folder / "proposed.toml").write_text('rules = ["SK-MOVE-01"]\n[[best]]\nkey = "walk"\n')

    assert played_by("SK-MOVE-01", tmp_path) == ["tests/scenarios/played.toml"]


def test_without_tests_and_without_a_run_nothing_is_known(tmp_path: Path) -> None:
    assert played_by("SK-MOVE-01", tmp_path) is None
    assert played_by("SK-MOVE-01", None) is None
