"""What a name looks like: names that cannot be told apart by eye have the same skeleton."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other scripts, and signs, that look like a plain one. Both sides of a pair are common in names.
TWINS: Final = dict(
    zip(
        "авеёкмнорстухіїјѕһԁԛԝɡıΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχ0135|!$@",
        "abeekmhopctyxiijshdqwgiabezhikmnoptyxaeiknoptuxoiesiisa",
        strict=True,
    )
)


def skeleton_of(name: str) -> str:
    """The name in plain small letters, without gaps; umlauts stay, since a reader sees them."""
    letters = [TWINS.get(letter, letter) for letter in unicodedata.normalize("NFKC", name)]
    small = unicodedata.normalize("NFKC", "".join(letters).casefold())
    looked = "".join([TWINS.get(letter, letter) for letter in small if letter.isalnum() or letter in TWINS])
    return looked.replace("l", "i").replace("rn", "m").replace("vv", "w")
