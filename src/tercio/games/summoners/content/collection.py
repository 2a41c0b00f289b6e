"""Profiles from a table become a pack: one row a unit, with the columns of the book's cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tercio.content.rows import Row, parts, whole
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

Data = dict[str, Any]
SAY: Final = Wording("tercio.content", "rows")
COLUMNS: Final = {
    each: each
    for each in (
        "id", "name", "name_de", "realm", "level", "ap", "walk", "run", "reflex", "resistance", "size", "white", "red",
        "base", "mana", "levels", "special", "powers", "boosts", "attacks",
    )
}  # fmt: skip
NUMBERS: Final = ("ap", "reflex", "resistance", "size", "white", "red", "base")
OF_CREATURES: Final = ("level", "mana", "levels")
ATTACK: Final = re.compile(
    r"(?P<name>[^:()]+): *(?P<kind>melee|ranged) *(?P<dice>\d+)(?: *(?P<reach>contact|\d+))?"
    r"(?: *\((?P<special>[^)]*)\))?"
)


def read_profile(row: Row, columns: Mapping[str, str], file: str) -> Data:
    """One unit as packs write it; the first thing that is wrong is told with its line."""
    given = Row({ours: row.data.get(theirs) for ours, theirs in columns.items()}, row.line)
    name = str(given.data["name"] or "").strip()
    if not name or not given.data["realm"]:
        raise BadInput(*SAY("missing", key="name" if not name else "realm"), file, row.line)
    data: Data = {
        "id": str(given.data["id"] or slug(name)),
        "name": {"en": name, "de": str(given.data["name_de"] or name)},
        "realm": slug(str(given.data["realm"])),
    }
    is_summoner = str(given.data["level"] or "").strip().lower() in ("summoner", "s")
    if is_summoner:
        data |= {"summoner": True, "boosts": parts(given.data["boosts"])}
    for key in NUMBERS:
        data[key] = whole(given, key, file)
    for key in ("walk", "run"):
        data |= {key: whole(given, key, file)} if given.data[key] not in (None, "") else {}
    for key in () if is_summoner else OF_CREATURES:
        if given.data[key] not in (None, ""):
            data[key] = whole(given, key, file)
    for key in ("special", "powers"):
        data |= {key: parts(given.data[key])} if given.data[key] else {}
    data["attack"] = [
        read_attack(text, file, row.line) for text in str(given.data["attacks"] or "").split("|") if text.strip()
    ]
    return data


def read_attack(text: str, file: str, line: int) -> Data:
    """An attack has a name, a kind, dice, a reach and traits, as in "Gust: ranged 3 10 (knockback)"."""
    match = ATTACK.fullmatch(text.strip())
    if match is None:
        raise BadInput(*SAY("no-attack", value=shown(text)), file, line)
    reach = match["reach"] or "contact"
    data: Data = {
        "id": slug(match["name"]),
        "name": {"en": match["name"].strip(), "de": match["name"].strip()},
        match["kind"]: int(match["dice"]),
        "reach": int(reach) if reach.isdigit() else reach,
    }
    return {**data, **({"special": parts(match["special"])} if match["special"] else {})}


def slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def read_collection(rows: list[Row], columns: Mapping[str, str] = COLUMNS, file: str = "") -> list[Data]:
    return [read_profile(row, columns, file) for row in rows]
