"""The pages that people read, and the blocks of code in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

PROJECT: Final = Path(__file__).parents[2]
PAGES: Final = tuple(sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")]))

BLOCK: Final = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED: Final = re.compile(r"^<!-- (\w+): ([^>]+) -->\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, the file it is quoted from (if any), and its text."""

    language: str
    title: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    return [Block(*found.groups(default="")) for found in BLOCK.finditer(page.read_text(encoding="utf-8"))]


def name_of(page: Path) -> str:
    return page.relative_to(PROJECT).as_posix()
