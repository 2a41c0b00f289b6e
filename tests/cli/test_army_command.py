"""`tercio army` tells every rule that an army breaks, shows armies with their dials, and proposes legal ones."""

from pathlib import Path

import pytest

from lists import told
from tercio.games.mageknight import shipped, shipped_armies
from tercio.games.mageknight.building.army import points_of, problems_of
from tercio.games.mageknight.building.lists import read_list, write_list
from terminal import tercio

CONTENT = shipped()[0]
ARMIES = shipped_armies()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A legal list, one that breaks several rules, and one that cannot be read."""
    (tmp_path / "good.txt").write_text(write_list(CONTENT, ARMIES["orc-warband"], "de"), "utf-8")
    (tmp_path / "bad.txt").write_text("Total: 100\n2x Ub-Khan + Wyrmtooth\n1x Trail Boots\n", "utf-8")
    (tmp_path / "odd.txt").write_text("Army: Odd\n\n1x Orc Huntr (weak)\n", "utf-8")
    return tmp_path


def test_ready_armies_and_good_lists_are_allowed(folder: Path) -> None:
    done = tercio("army", "check", "good.txt", *ARMIES, at=folder)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "good.txt: ok (99 of 100 points)",
        *[f"{name}: ok ({points_of(CONTENT, army)} of {army.total} points)" for name, army in ARMIES.items()],
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_broken_rule_is_told_at_once_with_title_and_text(lang: str, folder: Path) -> None:
    done = tercio("army", "check", "bad.txt", "--lang", lang, at=folder)
    problems = problems_of(CONTENT, read_list(CONTENT, (folder / "bad.txt").read_text("utf-8")))

    assert done.returncode == 1
    assert {problem.rule for problem in problems} == {"MK-ARMY-06", "MK-ARMY-08", "MK-ITEM-07", "MK-ITEM-14"}
    assert [problem for problem in problems if told(problem, lang) not in done.stdout] == []


def test_another_total_can_be_agreed_on(folder: Path) -> None:
    assert "MK-ARMY-04" in tercio("army", "check", "good.txt", "--total", "250", at=folder).stdout
    assert tercio("army", "check", "storm-and-root", "--total", "200", at=folder).returncode == 1


def test_a_list_that_cannot_be_read_is_told_with_its_line(folder: Path) -> None:
    done = tercio("army", "check", "odd.txt", "good.txt", at=folder)

    assert done.returncode == 2
    assert "odd.txt:3: " in done.stderr
    assert "good.txt: ok" in done.stdout


def test_an_unknown_army_is_answered_with_those_like_it(folder: Path) -> None:
    done = tercio("army", "show", "orc-warbnd", at=folder)

    assert (done.returncode, "orc-warband" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Orc Warband", "99 of 100 points", "1x Blood Shaman (weak) · 34 points", " 6  8 16  2  Healing, Hex"]),
        ("de", ["Ork-Kriegshaufen", "99 von 100 Punkten", "1x Blutschamane (schwach) · 34 Punkte", "Heilung, Hex"]),
    ],
)
def test_an_army_is_shown_with_guide_points_and_dials(lang: str, words: list[str]) -> None:
    done = tercio("army", "show", "orc-warband", "--lang", lang)
    guide = ARMIES["orc-warband"].guide_de if lang == "de" else ARMIES["orc-warband"].guide_en

    assert done.returncode == 0
    assert [word for word in [*words, guide] if word not in done.stdout] == []


def test_the_ready_armies_are_listed() -> None:
    lines = tercio("army", "list").stdout.splitlines()

    assert sorted([line.split()[0] for line in lines]) == sorted(ARMIES)
    assert f"{'orc-warband':<{max([len(name) for name in ARMIES])}}  99/100 · Orc Khans" in lines


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_legal_army_is_built_and_can_be_checked(lang: str, folder: Path) -> None:
    done = tercio("army", "build", "--total", "300", "--faction", "solonavi", "--lang", lang)
    (folder / "built.txt").write_text(done.stdout, "utf-8")

    assert done.returncode == 0
    assert tercio("army", "check", "built.txt", "--total", "300", at=folder).returncode == 0


@pytest.mark.parametrize(
    ("words", "hint"), [(["--total", "250"], "100"), (["--faction", "elfen-lords"], "elven-lords")]
)
def test_what_cannot_be_built_is_told(words: list[str], hint: str) -> None:
    done = tercio("army", "build", *words)

    assert (done.returncode, hint in done.stderr) == (2, True)
    assert "Traceback" not in done.stderr
