"""The page about odds shows what the console shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.pages import PROJECT, blocks_of
from terminal import tercio

BLOCKS = blocks_of(PROJECT / "docs" / "odds.md")
EXAMPLE = next(block.text for block in BLOCKS if block.language == "toml")
CONSOLES = [block.text for block in BLOCKS if block.language == "console"]


@pytest.mark.parametrize("console", CONSOLES, ids=[console.split("\n")[0] for console in CONSOLES])
def test_the_console_shows_what_the_page_shows(console: str, tmp_path: Path) -> None:
    (tmp_path / "parry.toml").write_text(EXAMPLE, "utf-8")
    line = console.splitlines()[0]

    assert f"{line}\n{tercio(*line.split()[2:], at=tmp_path).stdout}" == console
