"""`tercio rules` speaks the player's language, and says in one line what it cannot do."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tercio import VERSION
from tercio.cli.language import of_machine
from tercio.rules import load
from tercio.rules.coverage import Run, write_run
from terminal import PROGRAM, environment, tercio


def test_the_version_is_told_and_which_package_runs() -> None:
    done = tercio("--version")

    assert (done.returncode, done.stdout) == (0, f"tercio {VERSION} (interpreted)\n")


# Language


@pytest.mark.parametrize(
    ("settings", "spoken"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US", "LC_MESSAGES": "de_CH"}, "de"),
    ],
)
def test_the_machine_decides_the_language(settings: dict[str, str], spoken: str) -> None:
    assert of_machine(settings) == spoken


@pytest.mark.parametrize(
    ("words", "machine", "lang"),
    [
        (("rules", "show", "SU-MELEE-04"), "de_DE.UTF-8", "de"),
        (("rules", "show", "SU-MELEE-04"), "C", "en"),
        (("--lang", "de", "rules", "show", "SU-MELEE-04"), "C", "de"),
        (("rules", "show", "SU-MELEE-04", "--lang", "de"), "C", "de"),
        (("--lang", "de", "rules", "show", "SU-MELEE-04", "--lang", "en"), "C", "en"),
    ],
)
def test_the_language_is_chosen_before_or_after_the_command(words: tuple[str, ...], machine: str, lang: str) -> None:
    done = tercio(*words, LANG=machine)
    rule = load().rule("SU-MELEE-04")

    assert done.returncode == 0
    assert done.stdout.splitlines()[:2] == [f"SU-MELEE-04  {rule.title(lang)}", rule.text(lang)]


def test_an_unknown_language_is_refused() -> None:
    done = tercio("rules", "search", "melee", "--lang", "fr")

    assert (done.returncode, done.stdout, done.stderr) == (2, "", "tercio: there is no language 'fr': de or en\n")


def test_a_terminal_without_umlauts_gets_question_marks_and_no_traceback() -> None:
    done = tercio("rules", "show", "SU-MELEE-04", "--lang", "de", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")
    assert "Schadensw?rfel" in done.stdout


# Show


def test_several_rules_are_shown_in_any_spelling_of_their_ids() -> None:
    done = tercio("rules", "show", "su-melee-04", "WL-WIN-01")

    assert [line.split()[0] for line in done.stdout.splitlines() if line.startswith(("SU-", "WL-"))] == [
        "SU-MELEE-04",
        "WL-WIN-01",
    ]


@pytest.mark.parametrize(("lang", "begins"), [("en", "tercio: there is no rule"), ("de", "tercio: eine Regel")])
def test_an_unknown_id_is_one_line_with_the_closest_ids(lang: str, begins: str) -> None:
    done = tercio("--lang", lang, "rules", "show", "WL-WIN-01", "SU-MELE-04")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(begins)
    assert "SU-MELEE-04" in done.stderr
    assert done.stderr.count("\n") == 1


PROJECT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("lang", "enforced", "played"),
    [("en", "Enforced in:", "Played by the tests:"), ("de", "Durchgesetzt in:", "Gespielt von den Tests:")],
)
def test_a_rule_is_shown_with_the_code_that_enforces_it_and_its_tests(lang: str, enforced: str, played: str) -> None:
    lines = tercio("rules", "show", "SK-ABIL-01", "--lang", lang, at=PROJECT).stdout.splitlines()
    code = lines[lines.index(enforced) + 1 : lines.index(played)]
    path, _, numbers = code[0].strip().partition(":")
    tests = lines[lines.index(played) + 1 :]

    assert path == "src/tercio/games/skirmish/rules.py"
    named = (PROJECT / path).read_text("utf-8").splitlines()
    assert all("SK-ABIL-01" in named[int(number) - 1] for number in numbers.split(", "))
    assert any(test.endswith(" test_SK_ABIL_01_a_flying_figure_passes_over_an_enemy") for test in tests)
    assert "  tests/scenarios/skirmish/flying.toml" in tests


def test_whoever_judges_or_proceeds_comes_before_whoever_shows_it() -> None:
    lines = tercio("rules", "show", "SU-MELEE-04", at=PROJECT).stdout.splitlines()
    modules = [line.strip() for line in lines if line.startswith("  src/")]

    assert "/steps/" in modules[0]
    assert "/thinking/" in modules[-1]


def test_of_many_tests_the_first_are_shown_and_the_others_counted() -> None:
    lines = tercio("rules", "show", "K-BACK-01", at=PROJECT).stdout.splitlines()

    assert len([line for line in lines if line.startswith("  tests/")]) == 6
    assert lines[-1].startswith("  and ")


def test_advice_is_named_by_no_module_and_says_so() -> None:
    assert "No module names it: it is advice" in tercio("rules", "show", "MK-SETUP-05", at=PROJECT).stdout


@pytest.mark.parametrize(("lang", "told"), [("en", "there is none here"), ("de", "hier ist keiner")])
def test_without_a_checkout_the_tests_are_not_known(tmp_path: Path, lang: str, told: str) -> None:
    done = tercio("rules", "show", "SK-ABIL-01", "--lang", lang, at=tmp_path)

    assert done.returncode == 0
    assert "  tercio/games/skirmish/rules.py:" in done.stdout
    assert told in done.stdout


@pytest.mark.parametrize(
    ("rule_id", "told"), [("SK-ABIL-01", "  tests/a.py::test_flying\n"), ("SK-ACT-02", "No test plays it.\n")]
)
def test_where_the_tests_are_missing_the_recorded_run_names_them(tmp_path: Path, rule_id: str, told: str) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "tercio"\n')
    write_run(tmp_path, Run("2026-01-01", "abc1234", {"SK-ABIL-01": ["tests/a.py::test_flying"]}, {}))

    assert tercio("rules", "show", rule_id, at=tmp_path).stdout.endswith(told)


# Search


def test_search_prints_titles_in_the_players_language_whatever_the_words() -> None:
    done = tercio("rules", "search", "resistance", "reduces", "--game", "summoners", "--lang", "de")

    assert load().title("SU-MELEE-04", "de") in done.stdout


def test_search_says_how_many_more_there_are() -> None:
    done = tercio("rules", "search", "nahkampf", "--limit", "2")

    assert len([line for line in done.stdout.splitlines() if line.startswith(("MK", "SU-", "WL-"))]) == 2
    assert "more (--limit)" in done.stdout


def test_search_without_a_find_has_status_1() -> None:
    done = tercio("rules", "search", "Quittengelee", "--lang", "de")

    assert (done.returncode, done.stdout) == (1, "Keine Regel enthält alle diese Wörter.\n")


# Coverage


def test_coverage_speaks_german() -> None:
    done = tercio("rules", "coverage", "--game", "warlord", "--lang", "de")

    assert all(word in done.stdout for word in ("Spiel", "prüfbar", "geprüft", "fehlend", "283"))


@pytest.mark.parametrize(("lang", "told"), [("en", "moved on since"), ("de", "sind seitdem weiter")])
@pytest.mark.parametrize("is_old", [True, False])
def test_coverage_of_older_sources_says_so(tmp_path: Path, lang: str, told: str, is_old: bool) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "tercio"\n')
    write_run(tmp_path, Run("2026-01-01", "abc1234" if is_old else "unknown", {}, {}))  # there is no commit here
    done = tercio("rules", "coverage", "--lang", lang, at=tmp_path, GIT_CEILING_DIRECTORIES=str(tmp_path.parent))

    assert done.returncode == 0
    assert (told in done.stdout) is is_old


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    done = tercio("rules", "coverage", "--game", "chess")

    assert done.returncode == 2
    assert "mageknight, summoners, warlord" in done.stderr


def test_run_outside_a_checkout_is_refused(tmp_path: Path) -> None:
    done = tercio("rules", "coverage", "--run", at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith("tercio: the tests are not here")


@pytest.mark.skipif(sys.platform == "win32", reason="SIGINT cannot be sent to another process there")
def test_an_interrupted_command_has_status_130(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "tercio"\n', encoding="utf-8")
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    slow = "import pathlib, time\ndef test_slow():\n    pathlib.Path('started').touch()\n    time.sleep(60)\n"
    (tmp_path / "tests" / "rules" / "test_slow.py").write_text(slow, encoding="utf-8")
    env = environment(LANG="C", PYTEST_XDIST_AUTO_NUM_WORKERS="1")
    with subprocess.Popen(
        [*PROGRAM, "rules", "coverage", "--run"],
        cwd=tmp_path,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as running:
        while not (tmp_path / "started").exists():
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=120)

    assert running.returncode == 130
    assert b"Traceback" not in errors
