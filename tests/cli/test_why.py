"""Bots that say why: `w` at a question, and `tercio play --why`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercio.wire import read_record
from terminal import tercio

TABLE = ("play", "skirmish", "--seed", "3", "--save", "match.tercio")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "the strongest bot expects"), ("de", "der stärkste Bot erwartet")], ids=["en", "de"]
)
def test_w_shows_what_the_strongest_bot_expects_and_h_takes_it(tmp_path: Path, lang: str, told: str) -> None:
    typed = tercio(*TABLE, "--lang", lang, "--seat", "human", "--seat", "random", at=tmp_path, typed="w\nh1\nq\n")

    assert typed.returncode == 0
    assert told in typed.stdout
    assert [a for a in read_record(tmp_path / "match.tercio").answers if a.seat == 0]


def test_bots_tell_what_they_have_weighed_only_if_they_are_asked_to(tmp_path: Path) -> None:
    seats = ("--seat", "human", "--seat", "recruit")
    asked = tercio(*TABLE, *seats, "--why", at=tmp_path, typed="1\nq\n").stdout
    (tmp_path / "match.tercio").unlink()
    silent = tercio(*TABLE, *seats, at=tmp_path, typed="1\nq\n").stdout

    assert "Blue has considered:" in asked
    assert "expects" in asked
    assert "has considered" not in silent
