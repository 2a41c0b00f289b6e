"""What everybody may know of the packs that a match is played with."""

from __future__ import annotations

from typing import TypedDict

from tercio.games.editor import Words, words
from tercio.games.packs import Parcel, parcels_of
from tercio.hall.tables.entry import Head


class PackInfo(TypedDict):
    """A pack by its name, version and digest; `replaces` names what of our own content it changes."""

    id: str
    title: Words
    edition: str
    digest: str
    entries: int
    replaces: list[Words]
    bytes: int


def pack_info(parcel: Parcel) -> PackInfo:
    pack = parcel.pack
    return {
        "id": pack.id,
        "title": words(pack.title),
        "edition": pack.edition,
        "digest": pack.fingerprint,
        "entries": parcel.entries,
        "replaces": [words(each) for each in parcel.replaces],
        "bytes": parcel.bytes,
    }


def packs_of(head: Head) -> list[PackInfo]:
    return [pack_info(parcel) for parcel in parcels_of(head.game, head.packs)] if head.packs else []
