"""Portraits of the figures that come with the games, in an archive that `web/print_portraits.py` makes.

They are drawn by the parts of the page. A figure of somebody else's pack has none; its emblem is printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple
from zipfile import ZipFile

from tercio.games.looks import Look
from tercio.games.mageknight.content.shipped import shipped as shipped_warriors
from tercio.games.mageknight.printed.dials import MAGE_SPAWN, Figure
from tercio.games.summoners import shipped as shipped_units
from tercio.games.summoners.printed.profiles import Profile
from tercio.printing.charges import tincture_of

ARCHIVE: Final = files("tercio.printing").joinpath("portraits.zip")
SIDE: Final = 176  # pixels
REACH: Final = 2.1  # half of a picture, in radii of the figure's own size


class Sitter(NamedTuple):
    """All that a portrait depends on."""

    look: Look
    tinctures: str
    is_long: bool


def warrior(figure: Figure, look: Look) -> Sitter:
    return Sitter(look, figure.factions[0] if figure.factions else MAGE_SPAWN, figure.length > 0)


def unit(profile: Profile, look: Look) -> Sitter:
    return Sitter(look, profile.realm, is_long=False)


def shipped_sitters() -> Iterator[Sitter]:
    warriors, units = shipped_warriors()[0], shipped_units()[0]
    for figure in warriors.figures.values():
        yield warrior(figure, warriors.looks[figure.id])
    for profile in units.profiles.values():
        yield unit(profile, units.looks[profile.id])


def field_of(sitter: Sitter) -> str:
    return tincture_of(sitter.tinctures)[0]


def key_of(sitter: Sitter) -> str:
    told = json.dumps([sitter.look._asdict(), sitter.tinctures, sitter.is_long], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:16]


def portrait_of(sitter: Sitter) -> bytes:
    """As JPEG, on the field of its base; empty where nobody has painted it."""
    return portraits().get(key_of(sitter), b"")


@cache
def portraits() -> dict[str, bytes]:
    with ZipFile(BytesIO(ARCHIVE.read_bytes())) as archive:
        return {name.removesuffix(".jpg"): archive.read(name) for name in archive.namelist()}
