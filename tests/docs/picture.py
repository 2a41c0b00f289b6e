"""The picture in the README: a real run of `tercio play` in a real terminal, drawn as SVG.

The run is typed here, read from a pseudo-terminal, and cut to the part that says most.
"""

from __future__ import annotations

import os
import re
import sys
from html import unescape
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pexpect
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from docs.pages import PROJECT

PICTURE: Final = PROJECT / "docs" / "pictures" / "terminal.svg"
COLUMNS: Final = 84
COMMAND: Final = "tercio play skirmish --seed 12"
TYPED: Final = ("1", "1 3/12", "q")
FIRST: Final = "Red is bold."
LAST: Final = "at least"

# Black, red, green, yellow, blue, magenta, cyan, white; then the same, bright.
DARK: Final = "3a3430 eb5f50 8cb464 e1af55 5fa0eb be82be 55b9b4 ded8d0"
BRIGHT: Final = "786e66 f57869 a5cd7d f0c873 82b9f5 d29bd2 73cdc8 faf5ee"


def colours(words: str) -> list[tuple[int, int, int]]:
    return [(*bytes.fromhex(word),) for word in words.split()]  # type: ignore[misc]


THEME: Final = TerminalTheme((32, 29, 27), (222, 216, 208), colours(DARK), colours(BRIGHT))

# Rich's own frame, without the fonts that it would fetch from elsewhere when somebody looks at the picture.
FRAME: Final = (
    re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    .replace("Fira Code, monospace", "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace")
    .replace('-matrix">', '-matrix" xml:space="preserve">')  # some programs drop spaces at the beginning of a text
)


def lines() -> list[Text]:
    """What the terminal shows from one line to another, in its colours."""
    settings = {"TERM": "xterm-256color", "COLUMNS": str(COLUMNS), "PYTHONUTF8": "1"}
    env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")} | settings
    with TemporaryDirectory() as folder:
        words = ["-c", "from tercio.cli import main; main()", *COMMAND.split()[1:], "--lang", "en"]
        child = pexpect.spawn(
            sys.executable, words, cwd=folder, env=env, dimensions=(80, COLUMNS), encoding="utf-8", timeout=60
        )
        shown = StringIO()
        child.logfile_read = shown
        for typed in TYPED:
            child.expect("> $")
            child.sendline(typed)
        child.expect(pexpect.EOF)
        child.close()
    every = [Text.from_ansi(line) for line in shown.getvalue().replace("\r\n", "\n").split("\n")]
    plain = [line.plain.strip() for line in every]
    first = next(place for place, words_ in enumerate(plain) if words_.startswith(FIRST))
    last = next(place for place, words_ in enumerate(plain) if words_.startswith(LAST))
    return every[first : last + 1]


def drawn(shown: list[Text]) -> str:
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    for line in shown:
        line.rstrip()
        console.print(line, soft_wrap=True)
    return console.export_svg(title=COMMAND, theme=THEME, code_format=FRAME, unique_id="tercio")


def words_in(picture: Path) -> list[str]:
    """The lines of text in a picture that Rich has drawn; the first is its title."""
    rows: dict[str, str] = {}
    for y, text in re.findall(r'<text [^>]*? y="([\d.]+)"[^>]*>(.*?)</text>', picture.read_text("utf-8")):
        rows[y] = rows.get(y, "") + unescape(text)
    return [squeezed(row) for row in rows.values()]


def squeezed(text: str) -> str:
    """Without spaces: Rich draws some as text and some as a gap."""
    return "".join(text.split())
