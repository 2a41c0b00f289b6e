"""Lists that people write, of decks and armies: "# ..." is a remark, "# en: ..." and "# de: ..." are the guide."""

from __future__ import annotations

import re
from typing import Final

MOST_TROUBLES: Final = 30  # the most that are reported of one list
GUIDE: Final = re.compile(r"#\s*(en|de):\s*(.+)")


def lines_and_guides(text: str) -> tuple[list[tuple[int, str]], tuple[str, str]]:
    """The lines that say something, with their numbers, and the guide in both languages."""
    guide: dict[str, list[str]] = {"en": [], "de": []}
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        spoken, said = GUIDE.fullmatch(line.strip()), line.split("#", 1)[0].strip()
        if spoken is not None:
            guide[spoken.group(1)].append(spoken.group(2))
        elif said:
            lines.append((number, said))
    return lines, (" ".join(guide["en"]), " ".join(guide["de"]))
