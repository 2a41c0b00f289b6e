"""`tercio scenario draw`: a position as a picture, to scale."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from scenario.duel import DUEL
from scenario.test_command import tercio
from tercio.games import GAMES, box_of, open_game
from tercio.kernel import seeded, start

TABLE = """
game = "summoners"
title = { en = "At the spring", de = "An der Quelle" }
rules = ["SU-MANA-04"]
seed = 1

[position]
acting = "cobra"

[position.units]
cobra = { profile = "ice-cobra", seat = 0, at = [10, 12] }
mage = { profile = "water-summoner", seat = 0, at = [18, 2] }
hyena = { profile = "glow-hyena", seat = 1, at = [20.5, 12] }
witch = { profile = "fire-summoner", seat = 1, at = [18, 34] }

[position.objectives]
spring = { kind = "large", at = [18, 18], holder = 1 }

[position.terrain]
copse = { kind = "wood", at = [27, 20], radius = 3 }
wall = { kind = "barricade", at = [8, 24], width = 4, depth = 1, facing = 30 }
"""
NEW_MATCH = """
game = "summoners"
title = { en = "A new match", de = "Eine neue Partie" }
rules = ["SU-SCEN-03"]
seed = 3

[setup]
scenario = "s2"
terrain = "random"
players = [{ realm = "water" }, { realm = "fire" }]
"""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"table.toml": TABLE, "new.toml": NEW_MATCH, "duel.toml": DUEL}.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def words_in(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def circles_in(svg: str) -> list[tuple[str, str, str]]:
    return [(c.attrib["cx"], c.attrib["cy"], c.attrib["r"]) for c in ElementTree.fromstring(svg).iter(f"{SVG}circle")]


def test_a_position_is_drawn_to_scale_and_by_name(folder: Path) -> None:
    done = tercio(folder, "scenario", "draw", "table.toml")
    words = words_in(done.stdout)

    assert (done.returncode, done.stderr) == (0, "")
    assert {"Ice Cobra", "Glow Hyena", "Water Summoner", "large mana source", "Wood", "Barricade"} <= set(words)
    assert ("10000", "24000", "591") in circles_in(done.stdout)  # y grows downwards in pictures
    assert ("18000", "18000", "787") in circles_in(done.stdout)
    assert ("27000", "16000", "3000") in circles_in(done.stdout)


def test_names_are_german_where_the_player_is(folder: Path) -> None:
    done = tercio(folder, "scenario", "draw", "table.toml", lang="de")

    assert {"Eiskobra", "Gluthyäne", "große Manaquelle", "Wald"} <= set(words_in(done.stdout))


def test_the_picture_can_be_written_to_a_file(folder: Path) -> None:
    done = tercio(folder, "scenario", "draw", "table.toml", "--out", "table.svg")
    picture = (folder / "table.svg").read_text("utf-8")

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert picture == tercio(folder, "scenario", "draw", "table.toml").stdout


def test_a_new_match_is_drawn_as_it_stands_at_the_first_question(folder: Path) -> None:
    done = tercio(folder, "scenario", "draw", "new.toml")
    words = words_in(done.stdout)

    assert done.returncode == 0
    assert [word for word in words if re.match(r"relic \d", word)] == ["relic 1", "relic 2"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["duel.toml"], "tercio: duel.toml: This game is not played on a table that could be drawn.\n"),
        (["nowhere.toml"], "tercio: nowhere.toml: There is no such file.\n"),
        (["table.toml", "--out", "no/such/folder.svg"], "tercio: no/such/folder.svg: The file cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_line(folder: Path, words: list[str], message: str) -> None:
    done = tercio(folder, "scenario", "draw", *words)

    assert done.returncode == 2
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1


def test_games_without_a_measured_table_have_no_picture() -> None:
    assert [name for name in GAMES if box_of(name).browser().draw is not None] == ["summoners"]


def test_what_a_spell_has_raised_is_drawn_too() -> None:
    game = open_game("summoners")
    match = start(
        game,
        {
            "position": {
                "units": {"mage": {"profile": "water-summoner", "seat": 0, "at": [18, 2]}},
                "terrain": {"ice": {"kind": "ice-wall", "at": [18, 8], "radius": 1}},
            }
        },
        seeded(1),
    )
    picture = box_of("summoners").browser().draw
    assert picture is not None
    svg = picture(game, match.state, "de")

    assert ("18000", "28000", "1000") in circles_in(svg)
