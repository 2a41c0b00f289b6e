"""MK-STANDARD, MK-ETIQUETTE  What players may agree on before a game; `state.options` holds what is in force."""

from __future__ import annotations

from typing import Final

CONSTRUCTED: Final = "constructed"
DOMAINS: Final = "domains"
STANDARD: Final = "standard"  # MK-STANDARD-02
ELEVATED: Final = "elevated"  # elevated terrain although the rest is standard
OPEN_DIALS: Final = "open-dials"  # MK-ETIQUETTE-05, b104
CLOSE_CALLS: Final = "close-calls"  # MK-ETIQUETTE-08, b105: a die decides what no eye can tell
OPTIONS: Final = (CONSTRUCTED, DOMAINS, STANDARD, ELEVATED, OPEN_DIALS, CLOSE_CALLS)
