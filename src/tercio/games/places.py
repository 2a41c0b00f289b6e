"""Places and lengths as players type and read them, on any measured table.

`12.5 8` is a place in inches, German commas are fine, and `contact golem` or `towards golem` names a thing. Corners
with slashes, `3/4 6/2`, are a way, and every game reads them alike.
"""

from __future__ import annotations

import re
from typing import Final

from tercio.geometry.points import INCH, Path
from tercio.kernel import Answer, Point, View

PLACE: Final = re.compile(r"(-?\d{1,3})(?:[.,](\d{1,3}))?[″\"]?(?:\s+|\s*;\s*)(-?\d{1,3})(?:[.,](\d{1,3}))?[″\"]?")
INCHES: Final = re.compile(r"(\d{1,3})(?:[.,](\d{1,3}))?\s*(?:″|\"|zoll|inch|inches)?")
CONTACT: Final = ("contact", "kontakt", "k")
TOWARDS: Final = ("towards", "richtung")


# -- typed -----------------------------------------------------------------------------------------------


def place_in(words: str) -> Point | None:
    """12.5 8 or 12,5 8"""
    found = PLACE.fullmatch(words.strip())
    if found is None:
        return None
    x, x_part, y, y_part = found.groups(default="")
    return mils_of(x, x_part), mils_of(y, y_part)


def length_in(words: str) -> int | None:
    """1.5, 1,5″ or 2 inches, in mils."""
    found = INCHES.fullmatch(words.strip().lower())
    return None if found is None else mils_of(found[1], found[2] or "")


def mils_of(whole: str, part: str) -> int:
    size = abs(int(whole)) * INCH + int(part.ljust(3, "0"))
    return -size if whole.startswith("-") else size


def command_in(words: str) -> tuple[str, str]:
    """The first word in small letters, and what follows it."""
    first, _, rest = words.strip().partition(" ")
    return first.lower(), rest.strip()


def first_allowed(view: View, tries: list[Answer]) -> Path | None:
    """The path of the first answer that is allowed; else that of the first one, so that its refusal tells why."""
    for answer in tries:
        if answer.path and view.judge(answer):
            return answer.path
    return tries[0].path if tries and tries[0].path else None


# -- told ------------------------------------------------------------------------------------------------


def place_words(at: Point, lang: str) -> str:
    """12.5/8, in German 12,5/8; to a hundredth of an inch."""
    return "/".join([inch_words(mils, lang) for mils in at])


def inch_words(mils: int, lang: str) -> str:
    words = f"{mils / INCH:.2f}".rstrip("0").rstrip(".")
    return words.replace(".", ",") if lang == "de" else words
