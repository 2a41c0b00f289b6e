"""`tercio odds`: what an announced answer of a scenario leads to, as people type it."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tercio.content.trouble import BadInput
from tercio.scenario import announced, read_scenario
from terminal import tercio

DUEL = """
game = "skirmish"
dice = [8, 4, 3, 7, 5, 6]

[position]
round = 2
turn = 0
stances = ["bold", "bold"]

[position.units]
golem = { profile = "golem", seat = 0, at = [3, 3] }
swordsman = { profile = "swordsman", seat = 1, at = [4, 3] }

[[step]]
seat = 0
answer = { key = "walk", unit = "golem", path = [[7, 3]] }
refused_by = ["SK-MOVE-03"]

[[step]]
seat = 0
answer = { key = "strike", unit = "golem", target = "swordsman" }
"""
PARRY = """
[[step]]
seat = 1
answer = { key = "parry" }
"""
TOLD = """2. Golem (Red) strikes at Swordsman (Blue)

Swordsman (Blue): hit 88 %, wounds 1.5 on average, leaves the table 13 %

  Swordsman (Blue): hits 1, wounds 1                    3/8   37.50 %
  Swordsman (Blue): hits 2, wounds 2                    3/8   37.50 %
  nothing                                               1/8   12.50 %
  Swordsman (Blue): hits 3, wounds 3, leaves the table  1/8   12.50 %

exact
"""
GERMAN = """2. Golem (Rot) schlägt nach Schwertkämpfer (Blau)

Schwertkämpfer (Blau): getroffen 88 %, Wunden im Mittel 1,5, verlässt den Tisch 13 %
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "duel.toml"
    file.write_text(text, "utf-8")
    return file


def test_a_strike_is_told_as_a_table(tmp_path: Path) -> None:
    """Three dice, each of which hits with half of its faces; a swordsman has three wounds."""
    written(tmp_path, DUEL)
    told = tercio("odds", "duel.toml", at=tmp_path)

    assert (told.returncode, told.stdout, told.stderr) == (0, TOLD, "")


def test_in_german_and_as_json(tmp_path: Path) -> None:
    written(tmp_path, DUEL)
    told = tercio("odds", "duel.toml", "--lang", "de", at=tmp_path)
    data = json.loads(tercio("odds", "duel.toml", "--json", at=tmp_path).stdout)

    assert told.stdout.startswith(GERMAN)
    assert told.stdout.endswith("exakt\n")
    assert data["exact"] is True
    assert sum([Fraction(case["chance"]) for case in data["cases"]]) == 1
    assert data["cases"][0]["outcome"][0] == {"key": "hits", "subject": 1, "name": "Swordsman (Blue)", "amount": 1}


def test_a_reaction_in_a_later_step_counts(tmp_path: Path) -> None:
    odds = announced(read_scenario(written(tmp_path, DUEL + PARRY))).odds
    alone = announced(read_scenario(written(tmp_path, DUEL))).odds

    assert alone.mean("wounds", 1) == Fraction(3, 2)
    assert odds.mean("wounds", 1) < Fraction(3, 2)
    assert odds.mean("hits", 1) == Fraction(3, 2)
    assert odds.rolls == 2


def test_a_reaction_alone_may_be_meant(tmp_path: Path) -> None:
    both = announced(read_scenario(written(tmp_path, DUEL + PARRY)))
    parry = announced(read_scenario(written(tmp_path, DUEL + PARRY)), 3)

    assert (both.step.number, parry.step.number) == (2, 3)
    assert parry.odds == both.odds


@pytest.mark.parametrize("number", [1, 3, 99])
def test_a_step_that_cannot_be_announced_is_bad_input(tmp_path: Path, number: int) -> None:
    with pytest.raises(BadInput) as found:
        announced(read_scenario(written(tmp_path, DUEL + PARRY.replace("parry", "walk"))), number)

    assert found.value.de
    assert found.value.en


def test_bad_input_is_one_line_and_status_2(tmp_path: Path) -> None:
    written(tmp_path, DUEL)
    told = tercio("odds", "duel.toml", "--step", "1", at=tmp_path)

    assert told.returncode == 2
    assert told.stderr == "tercio: duel.toml: There is no step 1 to announce.\n"
    assert tercio("odds", "nowhere.toml", at=tmp_path).returncode == 2


CONTROL = """
game = "summoners"

[position]
activating = "cobra"
players = [{ gems = 0 }, {}]

[position.units]
caller = { profile = "water-summoner", seat = 0, at = [10, 4] }
cobra = { profile = "ice-cobra", seat = 0, at = [13, 4] }
enemy = { profile = "fire-summoner", seat = 1, at = [10, 30] }
"""


def test_dice_that_fall_before_anybody_is_asked_need_no_step(tmp_path: Path) -> None:
    written(tmp_path, CONTROL)
    told = tercio("odds", "duel.toml", at=tmp_path)

    assert told.stdout.splitlines()[0] == "Before anybody is asked"
    assert "obeys" in told.stdout
    assert json.loads(tercio("odds", "duel.toml", "--json", at=tmp_path).stdout)["step"] == 0


def test_no_die_no_table(tmp_path: Path) -> None:
    quiet = DUEL.replace('{ key = "strike", unit = "golem", target = "swordsman" }', '{ key = "rest", unit = "golem" }')
    written(tmp_path, quiet)

    assert tercio("odds", "duel.toml", at=tmp_path).stdout == "2. Golem (Red) rests\n\nNo die is rolled.\n"
