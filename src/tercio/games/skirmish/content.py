"""Figures from packs: names, numbers, and abilities by name."""

from __future__ import annotations

from tercio.content.document import Document
from tercio.content.table import Table
from tercio.games.skirmish.rules import ABILITIES
from tercio.games.skirmish.state import INCH, TABLE, Profile


def read_profiles(document: Document) -> dict[str, Profile]:
    root = Table.root(document)
    if root.has("pack"):
        root.value("pack")  # the header is read where the file is opened
    profiles = {profile.id: profile for profile in [read_profile(entry) for entry in root.tables("unit")]}
    root.done()
    document.check()
    return profiles


def read_profile(entry: Table) -> Profile:
    name = entry.two_languages("name")
    profile = Profile(
        entry.identifier("id"),
        name.en,
        name.de,
        entry.decimal_mils("walk", INCH, TABLE),
        entry.integer("melee", 1, 9),
        entry.integer("reflexes", 2, 8),
        entry.integer("life", 1, 99),
        entry.decimal_mils("radius", 100, 2 * INCH),
        tuple([ABILITIES[name] for name in entry.choices("rules", tuple(ABILITIES), default=())]),
    )
    entry.done()
    return profile
