"""The registry finds every number by its word, in the room where it is written.

Nobody looks a number up while modules are still being imported: some numbers know the rules that add them up.
"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.discovery import discovered
from tercio.games.warlord.numbers.number import Number


@lru_cache(maxsize=1)
def numbers() -> dict[str, Number]:
    return {number.word: number for number in discovered("tercio.games.warlord.numbers", Number) if number.word}
