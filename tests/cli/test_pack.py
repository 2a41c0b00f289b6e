"""`tercio pack check` tells every mistake in a pack with its line, for every game."""

import subprocess
from pathlib import Path

import pytest

from terminal import tercio

WARLORD = """\
[pack]
id = "mine"
game = "warlord"
edition = "1"

[[card]]
id = "oar"
name = { en = "Oar", de = "Ruder" }
type = "item"
level = 2
traits = ["weapon"]
attacks = [2]

  [[card.ability]]
  kind = "order"
  do = [{ do = "draw", number = 2 }]
  text = { en = "Order: Draw two cards.", de = "Befehl: Ziehe zwei Karten." }
"""
SKIRMISH = """\
[pack]
id = "mine"
game = "skirmish"
edition = "1"

[[unit]]
id = "statue"
name = { en = "Statue", de = "Statue" }
walk = 1
melee = 1
reflexes = 2
life = 4
radius = 0.5
"""


def check(folder: Path, text: str, *words: str) -> subprocess.CompletedProcess[str]:
    (folder / "mine.toml").write_text(text, "utf-8")
    return tercio("pack", "check", "mine.toml", *words, at=folder)


@pytest.mark.parametrize("text", [WARLORD, SKIRMISH], ids=["warlord", "skirmish"])
def test_a_good_pack_is_ok(text: str, tmp_path: Path) -> None:
    done = check(tmp_path, text)

    assert (done.returncode, done.stdout, done.stderr) == (0, "mine.toml: ok (entries: 1)\n", "")


def test_every_mistake_of_a_warlord_pack_is_told_with_its_line(tmp_path: Path) -> None:
    text = (
        WARLORD.replace("level = 2", "level = 22")
        .replace("attacks = [2]", "attacks = [2, 3]\ncolour = 1")
        .replace('do = "draw"', 'do = "drow"')
        .replace(', de = "Ruder"', "")
    )
    done = check(tmp_path, text)

    assert done.returncode == 1
    assert [line.split(": ")[:2] for line in done.stdout.splitlines()] == [
        ["mine.toml:10", "card[0].level"],
        ["mine.toml:12", "card[0].attacks"],
        ["mine.toml:13", "card[0].colour"],
        ["mine.toml:17", "card[0].ability[0].do[0].do"],
    ]
    assert 'Did you mean "draw"?' in done.stdout


def test_every_mistake_of_a_skirmish_pack_is_told_in_german(tmp_path: Path) -> None:
    done = check(tmp_path, SKIRMISH.replace("walk = 1", "walk = 0").replace("life", "live"), "--lang", "de")

    assert done.returncode == 1
    assert [line.split(": ")[:2] for line in done.stdout.splitlines()] == [
        ["mine.toml:6", "unit[0].life"],
        ["mine.toml:9", "unit[0].walk"],
        ["mine.toml:12", "unit[0].live"],
    ]
    assert "Erwartet wird" in done.stdout


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (WARLORD.replace('"warlord"', '"chess"'), "pack.game"),
        (WARLORD.replace('id = "mine"', 'id = "items"'), "pack.id"),
        (WARLORD.replace('edition = "1"', ""), "pack.edition"),
        ("", "pack"),
    ],
)
def test_the_header_is_looked_at_too(text: str, key: str, tmp_path: Path) -> None:
    done = check(tmp_path, text)

    assert done.returncode == 1
    assert f": {key}: " in done.stdout


@pytest.mark.parametrize(
    ("text", "message"), [("[pack\n", "mine.toml:1: "), (None, "mine.toml: There is no such file.")]
)
def test_what_is_no_pack_at_all_is_one_line(text: str | None, message: str, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / "mine.toml").write_text(text, "utf-8")
    done = tercio("pack", "check", "mine.toml", at=tmp_path)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"tercio: {message}")
    assert done.stderr.count("\n") == 1


def test_several_packs_are_checked_each(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(WARLORD, "utf-8")
    (tmp_path / "b.toml").write_text(SKIRMISH.replace("radius", "width"), "utf-8")
    done = tercio("pack", "check", "a.toml", "none.toml", "b.toml", at=tmp_path)

    assert done.returncode == 2
    assert done.stdout.startswith("a.toml: ok (entries: 1)\nb.toml:6: unit[0].radius")
    assert done.stderr == "tercio: none.toml: There is no such file.\n"
