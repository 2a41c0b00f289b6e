"""The browser room has one section of sentences."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording

word: Final = Wording("tercio.games.mageknight", "browser").spoken
