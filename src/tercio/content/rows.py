"""Tables in JSON, CSV or SQL become rows; whatever is wrong is told in one sentence with line and column."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from tercio.content import files
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content", "rows")
LARGEST_BYTES: Final = 64_000_000
MOST_ROWS: Final = 200_000
DEEPEST: Final = 40
COPY: Final = re.compile(r"^COPY (?:[\w\"]+\.)?\"?(\w+)\"? \((.+)\) FROM stdin;$")
INSERT: Final = re.compile(
    r"^INSERT INTO (?:[\w\"`]+\.)?[\"`]?(\w+)[\"`]? ?\((.+?)\) VALUES\s*(.+);?\s*$", re.IGNORECASE
)


class Row(NamedTuple):
    """One entry of a table, with the line at which it begins; 0 where nobody knows."""

    data: dict[str, Any]
    line: int = 0


def read_text(path: str | Path) -> str:
    return files.read_text(path, LARGEST_BYTES)


def read_rows(path: str | Path, table: str = "") -> list[Row]:
    """The rows of a file, by the end of its name; of an SQL dump those of one table."""
    file, text = shown(str(path), longest=400), read_text(path)
    ending = Path(path).suffix.lower()
    if ending == ".json":
        found = json_rows(text, file)
    elif ending in (".csv", ".tsv"):
        found = csv_rows(text, file, "\t" if ending == ".tsv" else "")
    elif ending == ".sql":
        found = sql_tables(text, file).get(table, [])
    else:
        raise BadInput(*SAY("kind"), file)
    if len(found) > MOST_ROWS:
        raise BadInput(*SAY("too-many", most=MOST_ROWS), file)
    if not found:
        raise BadInput(*SAY("empty"), file)
    return found


def json_rows(text: str, file: str) -> list[Row]:
    """A list of objects, or the one list of objects that an object holds."""
    refuse_depth(text, file)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(*SAY("not-json", column=error.colno), file, error.lineno) from None
    except (RecursionError, ValueError):  # a number of thousands of digits
        raise BadInput(*SAY("not-json", column=1), file, 1) from None
    if isinstance(data, dict):
        lists = [value for value in data.values() if isinstance(value, list) and value and isinstance(value[0], dict)]
        data = lists[0] if len(lists) == 1 else []
    if not isinstance(data, list) or not all([isinstance(entry, dict) for entry in data]):
        raise BadInput(*SAY("no-list"), file)
    return [Row(entry) for entry in data]


def refuse_depth(text: str, file: str = "") -> None:
    """Brackets in brackets beyond any use are refused at their place before anybody follows them."""
    deep = too_deep(text)
    if deep is not None:
        line, column = text.count("\n", 0, deep) + 1, deep - text.rfind("\n", 0, deep)
        raise BadInput(*SAY("too-deep-here", column=column, most=DEEPEST), file, line)


def too_deep(text: str) -> int | None:
    """The place of the first bracket, outside of texts, that stands in too many others."""
    depth = 0
    for part in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', text):
        if part[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                return part.start()
        elif part[0] in "]}":
            depth -= 1
    return None


def csv_rows(text: str, file: str, between: str = "") -> list[Row]:
    """The first line names the columns; commas, semicolons or tabs stand between them."""
    first = text.partition("\n")[0]
    between = between or max((",", ";", "\t"), key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=between, strict=True)
    found: list[Row] = []
    names: list[str] = []
    line = 1
    try:
        for cells in reader:
            if not names:
                names = [cell.strip() for cell in cells]
                if len(set(names)) != len(names):
                    raise BadInput(*SAY("columns-twice"), file, 1)
            elif [cell for cell in cells if cell.strip()]:
                if len(cells) > len(names):
                    raise BadInput(*SAY("too-many-cells", cells=len(cells), columns=len(names)), file, line)
                found.append(Row({name: cell.strip() for name, cell in zip(names, cells, strict=False)}, line))
            line = reader.line_num + 1
    except csv.Error:
        raise BadInput(*SAY("not-csv", column=1), file, reader.line_num) from None
    return found


def sql_tables(text: str, file: str) -> dict[str, list[Row]]:
    """The tables of a dump: COPY blocks of PostgreSQL, and INSERT lines."""
    found: dict[str, list[Row]] = {}
    names: list[str] = []
    table = ""
    for number, line in enumerate(text.split("\n"), 1):
        begin = COPY.match(line)
        if table:
            if line == "\\.":
                table = ""
                continue
            cells = line.rstrip("\r").split("\t")
            if len(cells) != len(names):
                raise BadInput(*SAY("too-many-cells", cells=len(cells), columns=len(names)), file, number)
            found[table].append(
                Row({n: None if c == "\\N" else unescaped(c) for n, c in zip(names, cells, strict=True)}, number)
            )
        elif begin:
            table, names = begin[1], [name.strip(' "') for name in begin[2].split(",")]
            found.setdefault(table, [])
        else:
            insert = INSERT.match(line.strip())
            if insert:
                columns = [name.strip(' "`') for name in insert[2].split(",")]
                for values in re.findall(r"\(((?:'(?:[^']|'')*'|[^()'])*)\)", insert[3]):
                    given = [cell_of(cell) for cell in re.findall(r"\s*('(?:[^']|'')*'|[^,]+)\s*(?:,|$)", values)]
                    if len(given) != len(columns):
                        raise BadInput(*SAY("too-many-cells", cells=len(given), columns=len(columns)), file, number)
                    found.setdefault(insert[1], []).append(Row(dict(zip(columns, given, strict=True)), number))
    return found


def unescaped(cell: str) -> str:
    return cell.replace("\\t", "\t").replace("\\n", "\n").replace("\\r", "\r").replace("\\\\", "\\")


def cell_of(cell: str) -> str | None:
    cell = cell.strip()
    if cell.upper() == "NULL":
        return None
    return cell[1:-1].replace("''", "'") if cell.startswith("'") else cell


# -- what columns mean ----------------------------------------------------------------------------------------


def whole(row: Row, key: str, file: str, default: int | None = None) -> int:
    """A whole number in a column; a default where the cell is empty."""
    value = row.data.get(key)
    if value in (None, ""):
        if default is None:
            raise BadInput(*SAY("missing", key=shown(key)), file, row.line)
        return default
    if isinstance(value, bool) or not re.fullmatch(r"[+-]?\d{1,6}", str(value).strip()):
        raise BadInput(*SAY("no-number", key=shown(key), value=shown(str(value))), file, row.line)
    return int(str(value))


def parts(value: object) -> list[str]:
    """Several words in one cell, or in a list."""
    if isinstance(value, list):
        return [str(each) for each in value if each not in (None, "")]
    return [part.strip() for part in re.split(r"[/,;|]", str(value or "")) if part.strip()]
