"""What the terminal says of itself; what a game says stands in its own texts."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording

WORDS: Final = Wording("tercio.cli", "terminal")
