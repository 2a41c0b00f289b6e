"""The matrix of pairs is complete and honest: it names what exists, and only what was played counts."""

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tercio.rules import PRINTED_GAMES, load
from tercio.rules.coverage import Run, read_run, write_run
from tercio.rules.enforcement import SOURCES
from tercio.rules.pairs import KINDS, SOUNDS_EXEMPT, cells_of, matrix_of, pairs_in
from witness.test_coverage import Project

SCENARIOS = Path(__file__).parents[1] / "scenarios"

# What the files say


@pytest.mark.parametrize("game", PRINTED_GAMES)
def test_every_rule_that_sounds_like_an_exemption_is_one_or_is_said_to_be_none(game: str) -> None:
    matrix = matrix_of(game)
    classified = {*matrix.plain, *[exemption.rule for exemption in matrix.exemptions]}
    sounding = [rule.id for rule in load().of_game(game) if rule.is_testable() and SOUNDS_EXEMPT.search(rule.en)]

    assert [rule_id for rule_id in sounding if rule_id not in classified] == []


@pytest.mark.parametrize("game", PRINTED_GAMES)
def test_a_matrix_names_rules_kinds_and_procedures_that_exist(game: str) -> None:
    matrix = matrix_of(game)
    rules = {rule.id for rule in load().of_game(game)}
    procedures = {procedure.word for procedure in matrix.procedures}

    assert {exemption.rule for exemption in matrix.exemptions} | set(matrix.plain) <= rules
    assert {exemption.kind for exemption in matrix.exemptions} <= set(KINDS)
    assert {word for exemption in matrix.exemptions for word in exemption.meets} <= procedures
    assert {word for never in matrix.never for word in never.procedures} <= procedures
    assert {kind for never in matrix.never for kind in never.kinds} <= set(KINDS)
    assert all(exemption.meets for exemption in matrix.exemptions)
    assert not {exemption.rule for exemption in matrix.exemptions} & set(matrix.plain)
    assert len(matrix.plain) == len(set(matrix.plain))


@pytest.mark.parametrize("game", PRINTED_GAMES)
def test_procedures_are_recognized_by_what_the_game_has(game: str) -> None:
    folder = SOURCES / "games" / game
    texts = tomllib.loads((folder / "texts.toml").read_text(encoding="utf-8"))
    code = "\n".join([file.read_text(encoding="utf-8") for file in folder.rglob("*.py")])

    for procedure in matrix_of(game).procedures:
        for written in procedure.steps:
            step, _, field = written.partition("=")[0].partition(".")
            assert re.search(rf"^class {step}\(", code, re.M), written
            assert not field or re.search(rf"^    {field.partition('.')[0]}: ", code, re.M), written
        assert set(procedure.events) <= texts["event"].keys()
        assert all(rule_id in load() for rule_id in procedure.rules)


@pytest.mark.parametrize("game", PRINTED_GAMES)
def test_every_cell_is_met_by_an_exemption_or_says_why_it_never_is(game: str) -> None:
    matrix = matrix_of(game)
    whys = [(kind, word) for never in matrix.never for kind in never.kinds for word in never.procedures]
    met = {(exemption.kind, word) for exemption in matrix.exemptions for word in exemption.meets}

    assert len(whys) == len(set(whys))
    assert not met & set(whys)
    assert met | set(whys) == {(kind, procedure.word) for kind in KINDS for procedure in matrix.procedures}


# What counts

FEAT = "warlord/feat"
STUNNED = "WL-STATE-09"  # it meets feats
SPENT = "WL-STATE-06"  # it does not


@pytest.mark.parametrize(
    ("shown", "marks", "is_played"),
    [
        ([FEAT, f"{FEAT} {STUNNED}"], [], True),  # it was cited there
        ([FEAT], [STUNNED], True),  # it is silent, and the test plays it
        ([FEAT], [], False),
        (["warlord/attack"], [STUNNED], False),
        ([FEAT, "warlord/action", f"warlord/action {STUNNED}"], [STUNNED], False),  # it spoke, but elsewhere
    ],
)
def test_a_pair_is_played_where_the_exemption_was_cited_or_is_silent(
    shown: list[str], marks: list[str], is_played: bool
) -> None:
    pairs = pairs_in({"test": shown}, {"test": marks})

    assert pairs.get(f"{STUNNED} feat", []) == ["test"] * is_played


def test_an_exemption_counts_only_in_procedures_that_it_meets() -> None:
    pairs = pairs_in({"test": [FEAT, f"{FEAT} {SPENT}"]}, {"test": [SPENT]})

    assert pairs == {}


def test_the_cells_join_the_matrix_and_a_run() -> None:
    cells = cells_of(matrix_of("warlord"), {f"{STUNNED} feat": ["b", "a"]})
    (cell,) = [cell for cell in cells if (cell.kind, cell.procedure) == ("ban", "feat")]

    assert cell.tests == ["a", "b"]
    assert STUNNED not in cell.missing
    assert "WL-GOLDEN-01:may-not-move" in cell.missing
    assert len(cells) == len(KINDS) * len(matrix_of("warlord").procedures)


# A run of the tests is the witness

PLAYS = """\
import pytest
from pathlib import Path
from tercio.scenario import run

FILE = Path(__file__).parents[1] / "scenarios" / "{file}"

@pytest.mark.rule("WL-PLAY-11")
def test_WL_PLAY_11_marked():
    assert run(FILE).message("en") == "ok"

def test_unmarked():
    assert run(FILE).message("en") == "ok"
"""
FILE = "action-cards.toml"


def test_a_run_records_the_pairs_that_marked_tests_play(tmp_path: Path) -> None:
    project = Project(tmp_path)
    scenario = SCENARIOS / "warlord" / FILE
    shutil.copy(scenario, tmp_path / "tests" / "scenarios" / FILE)
    project.write("tests/rules/test_melee.py", PLAYS.format(file=FILE))

    project.pytest()
    run = read_run(tmp_path)

    test = "tests/rules/test_melee.py::test_WL_PLAY_11_marked"
    assert run is not None
    assert run.pairs["WL-PLAY-07 action"] == [test]  # a refusal cites it
    assert run.pairs["WL-PLAY-11 action"] == [test]  # it is silent: the mark and the procedure count
    assert "WL-PLAY-12 action" not in run.pairs


def test_a_run_in_which_nobody_listens_leaves_the_pairs_as_they_were(tmp_path: Path) -> None:
    project = Project(tmp_path)
    write_run(tmp_path, Run("now", "abc", {}, {}, {f"{STUNNED} feat": ["test"]}))

    project.pytest()  # its tests play no match
    run = read_run(tmp_path)

    assert run is not None
    assert (run.pairs, run.date != "now") == ({f"{STUNNED} feat": ["test"]}, True)


# The report


def test_the_report_shows_a_table_and_of_one_game_every_pair(tmp_path: Path) -> None:
    project = Project(tmp_path)
    write_run(tmp_path, Run("now", "abc", {}, {}, {f"{STUNNED} feat": ["tests/a.py::test_a", "tests/b.py::test_b"]}))

    done = project.coverage("--pairs")
    every, one = done.stdout, project.coverage("--pairs", "--game", "warlord").stdout

    assert done.returncode == 1  # for most of them are not played
    assert all(name in every for name in ("Mage Knight 2.0", "Summoners", "Warlord"))
    assert f"  {STUNNED}: tests/a.py::test_a and 1 more" in one
    assert "  WL-STATE-10: no test plays it" in one
    assert matrix_of("warlord").never[0].why.en in one


def test_the_report_for_programs_names_the_tests_of_each_pair(tmp_path: Path) -> None:
    project = Project(tmp_path)
    write_run(tmp_path, Run("now", "abc", {}, {}, {f"{STUNNED} feat": ["test"]}))

    (game,) = json.loads(project.coverage("--pairs", "--json", "--game", "warlord").stdout)["games"]
    (cell,) = [cell for cell in game["matrix"] if (cell["kind"], cell["procedure"]) == ("ban", "feat")]

    assert (game["filled"], game["played"]) == (1, 1)
    assert game["cells"] == game["filled"] + game["empty"] + game["impossible"]
    assert cell["pairs"][STUNNED] == ["test"]


def test_the_status_is_0_when_every_cell_that_can_occur_is_played(tmp_path: Path) -> None:
    exemptions = matrix_of("summoners").exemptions
    pairs = {f"{exemption.id} {word}": ["test"] for exemption in exemptions for word in exemption.meets}
    write_run(tmp_path, Run("now", "abc", {}, {}, pairs))

    assert Project(tmp_path).coverage("--pairs", "--game", "summoners").returncode == 0


def test_only_printed_games_have_a_matrix(tmp_path: Path) -> None:
    done = Project(tmp_path).coverage("--pairs", "--game", "skirmish")

    assert done.returncode == 2
    assert "skirmish" in done.stderr
