"""A pack that somebody sends, in TOML or as JSON, becomes the TOML that a match carries."""

from __future__ import annotations

import json
import math
from typing import Annotated, Any, Final

from tercio.content.rows import DEEPEST, is_whole_text, objects_in
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games.packs import LARGEST_BYTES, MOST_PACKS
from tercio.hall.shapes import Sized
from tercio.scenario.toml import CannotWrite, toml_text

SAY: Final = Wording("tercio.content", "rows")
LONGEST: Final = LARGEST_BYTES  # characters of one pack, whatever they need in bytes
PackText = Annotated[str, Sized(1, LONGEST)]
PackTexts = Annotated[tuple[PackText, ...], Sized(0, MOST_PACKS)]  # as many as a match may be played with


def as_toml(text: str) -> str:
    """TOML as it is; an object of JSON as the TOML that says the same. BadInput with its place where it is neither."""
    if not text.lstrip().startswith("{"):
        return text
    objects_in(text)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(*SAY("not-json", column=error.colno), line=error.lineno) from None
    except (RecursionError, ValueError):
        raise BadInput(*SAY("too-deep", most=DEEPEST)) from None
    return written(data)


def need_plain(value: Any, depth: int = 0) -> None:
    """Nothing but what both TOML and JSON can write, and nothing nested beyond any use; BadInput otherwise."""
    if depth > DEEPEST:
        raise BadInput(*SAY("too-deep", most=DEEPEST))
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            need_plain(part, depth + 1)
    elif not isinstance(value, str | int | float | None) or (isinstance(value, float) and not math.isfinite(value)):
        raise BadInput(*SAY("not-plain"))


def written(data: dict[str, Any]) -> str:
    """The file that says the same as plain data."""
    need_plain(data)
    if not is_whole_text(data):
        raise BadInput(*SAY("half-letter"))
    try:
        return toml_text(data)
    except (CannotWrite, RecursionError, ValueError):
        raise BadInput(*SAY("too-deep", most=DEEPEST)) from None
