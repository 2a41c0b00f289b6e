"""A list of somebody's dials becomes a pack: of edition 1.0 too, with stated defaults for what that edition lacks.

A figure is a row with a `dial`, a list of clicks; in tables it is one row a click, and in SQL dumps several tables.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.content.rows import SAY, Row, parts, read_rows, read_text, sql_tables
from tercio.content.table import Table
from tercio.content.trouble import BadInput, shown
from tercio.games.mageknight.abilities.registry import special_abilities, special_names
from tercio.games.mageknight.content.figures import read_figure
from tercio.games.mageknight.content.shipped import shipped

Data = dict[str, Any]
VALUES: Final = ("movement", "attack", "defense", "damage")
COLUMNS: Final = {  # ours, and where it is found where no mapping says otherwise
    "id": "id", "name": "name", "set": "set", "rank": "rank", "points": "points", "number": "number", "arc": "arc",
    "range": "range", "targets": "targets", "factions": "factions", "mounted": "mounted", "dial": "dial",
    "click": "click", "movement": "movement", "attack": "attack", "defense": "defense", "damage": "damage",
    "movement_ability": "movement_ability", "attack_ability": "attack_ability",
    "defense_ability": "defense_ability", "damage_ability": "damage_ability",
    "figures_table": "miniatures", "clicks_table": "click_stats", "abilities_table": "abilities",
    "factions_table": "factions", "links_table": "miniature_factions", "figure_key": "miniature_id",
    "ability_key": "_ability_id", "faction_key": "faction_id",
}  # fmt: skip
OTHER_NAMES: Final = {  # what lists also call these columns
    "points": ("point_cost",), "number": ("collector_number", "figure_number"), "set": ("set_name", "expansion"),
    "targets": ("range_targets",), "arc": ("arc_raw",), "factions": ("faction",), "movement": ("speed",),
    "click": ("click_number",), "name": ("short_name",),
}  # fmt: skip
FACTIONS: Final = {  # by a part of the name, which differs between editions
    "atlant": "atlantean-empire", "powder": "black-powder", "draconum": "draconum", "element": "elementalists",
    "elven": "elven-lords", "immortal": "elven-lords", "necro": "dark-crusaders", "crusader": "dark-crusaders",
    "orc": "orc-khans", "shyft": "shyft", "solonavi": "solonavi", "apocalypse": "apocalypse",
}  # fmt: skip
CLOSE: Final = 0.93  # names that differ by a letter are the same: editions spell some otherwise
NO_ABILITY: Final = ("", "dead", "startingposition", "none")
RANKS: Final = ("weak", "standard", "tough", "unique")
OBLONG: Final = 2.5  # inches, the length of a mounted figure's base
DEFAULTS: Final = ("attack-types", "promo", "mounted", "faction", "arc")  # where a list says nothing; told in words


class Dial(NamedTuple):
    """A figure of the list: as a pack writes it, or why it cannot; and abilities that nobody knows."""

    name: str
    data: Data | None
    refused: str = ""
    unknown: tuple[str, ...] = ()


def plain(word: object) -> str:
    return re.sub(r"[^a-z]", "", str(word or "").lower())


@cache
def ability_called(word: str) -> str:
    """The ability of this name, of one that ends so, or of one that is spelt nearly so; empty where there is none."""
    known = {plain(name): name for name in special_names()}
    if word in known:
        return known[word]
    longer = [name for name in known if len(name) > 5 and word.endswith(name)]
    near = longer or difflib.get_close_matches(word, known, 1, CLOSE)
    return known[near[0]] if near else ""


def cell(row: Mapping[str, Any], columns: Mapping[str, str], key: str) -> Any:
    for name in (columns[key], *OTHER_NAMES.get(key, ())):
        if row.get(name) not in (None, ""):
            return row[name]
    return None


# -- rows of any kind become figures with clicks -----------------------------------------------------------------


def figures_in(path: str | Path, columns: Mapping[str, str]) -> list[Data]:
    """The figures of a file, each with its clicks under `dial`."""
    if Path(path).suffix.lower() == ".sql":
        file = shown(str(path), longest=400)
        return from_tables(sql_tables(read_text(path), file), columns, file)
    rows = read_rows(path)
    if cell(rows[0].data, columns, "dial") is not None:
        return [dict(row.data) for row in rows]
    found: dict[str, Data] = {}
    for row in rows:
        key = str(cell(row.data, columns, "id") or cell(row.data, columns, "name"))
        found.setdefault(key, {**row.data, columns["dial"]: []})[columns["dial"]].append(dict(row.data))
    return list(found.values())


def from_tables(tables: dict[str, list[Row]], columns: Mapping[str, str], file: str = "") -> list[Data]:
    """Figures, clicks, abilities and factions of a dump are joined by their keys."""
    abilities = {row.data.get("id"): row.data.get("name") or "" for row in tables.get(columns["abilities_table"], [])}
    factions = {row.data.get("id"): row.data.get("name") or "" for row in tables.get(columns["factions_table"], [])}
    key = columns["figure_key"]
    found: dict[Any, Data] = {}
    for row in tables.get(columns["figures_table"], []):
        found[row.data.get("id")] = {**row.data, columns["dial"]: [], columns["factions"]: []}
    for row in tables.get(columns["links_table"], []):
        if row.data.get(key) in found:
            found[row.data[key]][columns["factions"]].append(factions.get(row.data.get(columns["faction_key"]), ""))
    for row in sorted(tables.get(columns["clicks_table"], []), key=lambda row: place_of(row, columns, file)):
        click = dict(row.data)
        for value, name in (("movement", "speed"), *[(each, each) for each in VALUES]):
            known = click.get(f"{name}{columns['ability_key']}")
            if known is not None:
                click[columns[f"{value}_ability"]] = abilities.get(known, "")
        if row.data.get(key) in found:
            found[row.data[key]][columns["dial"]].append(click)
    return list(found.values())


def place_of(row: Row, columns: Mapping[str, str], file: str) -> int:
    """Where the click stands on its dial."""
    try:
        return number(cell(row.data, columns, "click"), "click", 0)
    except ValueError:
        given = shown(str(cell(row.data, columns, "click")))
        raise BadInput(*SAY("no-number", key=columns["click"], value=given), file, row.line) from None


# -- one figure ------------------------------------------------------------------------------------------------


def read_dial(figure: Mapping[str, Any], columns: Mapping[str, str]) -> Dial:
    name = str(cell(figure, columns, "name") or "").strip()
    unknown: list[str] = []
    try:
        data = figure_data(figure, columns, name, unknown)
    except ValueError as trouble:
        return Dial(name, None, str(trouble), tuple(unknown))
    problem = problem_of(data)
    return Dial(name, None if problem else data, problem, tuple(unknown))


def figure_data(figure: Mapping[str, Any], columns: Mapping[str, str], name: str, unknown: list[str]) -> Data:
    rank = str(cell(figure, columns, "rank") or "unique").strip().lower()
    reach = number(cell(figure, columns, "range"), "range", 0)
    dial = cell(figure, columns, "dial") or []
    if not isinstance(dial, list) or not all([isinstance(click, dict) for click in dial]):
        raise ValueError("dial without clicks")
    clicks = [click_data(click, columns, unknown) for click in dial]
    alive = [click for click in clicks if click is not None]
    if not name or not alive:
        raise ValueError("name missing" if not name else "no click with values")
    said = [str(each).lower() for each in parts(cell(figure, columns, "factions"))]
    known = [FACTIONS[part] for each in said for part in FACTIONS if part in each]
    set_name, collector = str(cell(figure, columns, "set") or "dials"), str(cell(figure, columns, "number") or "")
    data: Data = {
        "id": slug(f"{set_name}-{collector}-{name}-{rank}"),
        "name": {"en": name, "de": name},
        "collector": collector or "0",
        "rank": rank if rank in RANKS else "unique",
        "points": number(cell(figure, columns, "points"), "points"),
        "attack_types": ["sword", "bow"] if reach else ["sword"],
        "front_arc": number(cell(figure, columns, "arc"), "arc", 90),
        "dial": alive,
    }
    data |= {"mage_spawn": True} if [each for each in said if "spawn" in each] else {}
    data |= {"factions": list(dict.fromkeys(known))} if known and "mage_spawn" not in data else {}
    data |= {"range": reach, "arrows": max(1, number(cell(figure, columns, "targets"), "targets", 1))} if reach else {}
    data |= {"length": OBLONG} if str(cell(figure, columns, "mounted") or "").lower() in ("true", "1", "yes") else {}
    data |= {"set": slug(set_name)}
    return data


def click_data(click: Mapping[str, Any], columns: Mapping[str, str], unknown: list[str]) -> Data | None:
    """One click; nothing where the figure is dead."""
    marks = [ability_on(click, columns, value) for value in VALUES]
    values = {value: number(cell(click, columns, value), value, 0) for value in VALUES}
    if "dead" in [plain(mark) for mark in marks] or not any(values.values()):
        return None
    found: list[str] = []
    for mark in marks:
        if plain(mark) in NO_ABILITY:
            continue
        ability = ability_called(plain(mark))
        if not ability:
            unknown.append(str(mark))
        elif ability not in found:
            found.append(ability)
    return {**values, **placed(found)}


def placed(abilities: list[str]) -> Data:
    """One ability for each value; a second one for the same value stands in the nexus."""
    first: list[str] = []
    nexus = ""
    for ability in abilities:
        slots = [special_abilities()[each].slot for each in first]
        if special_abilities()[ability].slot not in slots:
            first.append(ability)
        elif not nexus:
            nexus = ability
        else:
            raise ValueError(f"three abilities for one value: {ability}")
    return {**({"abilities": first} if first else {}), **({"nexus": nexus} if nexus else {})}


def ability_on(click: Mapping[str, Any], columns: Mapping[str, str], value: str) -> object:
    """What is printed with a value: in a column of its own, or in a table `abilities`."""
    given = click.get(columns[f"{value}_ability"])
    table = click.get("abilities")
    if given is None and isinstance(table, dict):
        given = table.get(value, table.get("speed") if value == "movement" else None)
    return given.get("name", "") if isinstance(given, dict) else given


def number(value: object, what: str, default: int | None = None) -> int:
    if value in (None, ""):
        if default is None:
            raise ValueError(f"{what} missing")
        return default
    if isinstance(value, bool) or not re.fullmatch(r"-?\d{1,5}", str(value).strip()):
        raise ValueError(f"{what} {str(value)[:20]}")
    return int(str(value))


def slug(words: str) -> str:
    found = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
    return found if re.match(r"[a-z]", found) else f"figure-{found}"


def problem_of(data: Data) -> str:
    content = shipped()[0]
    document = Document("figure", "", {"figure": [data]}, {})
    read_figure(Table(document, ("figure", 0), data), content.factions, content.shells)
    return document.problems[0].message("en").removeprefix("figure: ") if document.problems else ""


def read_collection(figures: list[Data], columns: Mapping[str, str] = COLUMNS) -> list[Dial]:
    """Every figure becomes a dial, or says why not; repeated ids get a number."""
    seen: dict[str, int] = {}
    found: list[Dial] = []
    for figure in figures:
        dial = read_dial(figure, columns)
        if dial.data is not None:
            count = seen[dial.data["id"]] = seen.get(dial.data["id"], 0) + 1
            dial = dial._replace(data={**dial.data, "id": f"{dial.data['id']}-{count}"}) if count > 1 else dial
        found.append(dial)
    return found
