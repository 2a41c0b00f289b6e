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
MOST_BRACKETS: Final = 4_000_000
DEEPEST: Final = 40
# A text that is not closed reaches to the end of the file, or every quotation mark in it would be tried as a beginning.
BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?+|[\[\]{}]', re.DOTALL)
HALF: Final = re.compile(r"\\ud[89a-f]", re.IGNORECASE)  # how JSON writes half a letter
COPY: Final = re.compile(r"^COPY (?:[\w\"]+\.)?\"?(\w+)\"? \((.+)\) FROM stdin;$")
INSERT: Final = re.compile(
    r"^INSERT INTO (?:[\w\"`]+\.)?[\"`]?(\w+)[\"`]?\s*\((.+?)\)\s*VALUES\s*(.+)$", re.IGNORECASE | re.DOTALL
)
TEXT: Final = r"'(?:[^']|'')*+'"
VALUES: Final = re.compile(rf"\(((?:{TEXT}|[^()'])*+)\)")
VALUE: Final = re.compile(rf"\s*({TEXT}|[^,]+)\s*(?:,|$)")


class Row(NamedTuple):
    """One entry of a table, with the line at which it begins; 0 where nobody knows."""

    data: dict[str, Any]
    line: int = 0


def read_text(path: str | Path) -> str:
    text = files.read_text(path, LARGEST_BYTES)
    if "\0" in text:
        line, column = place_in(text, text.index("\0"))
        raise BadInput(*SAY("binary", column=column), files.name_of(path), line)
    return text


def place_in(text: str, at: int) -> tuple[int, int]:
    """Line and column of a letter, both from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


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
    begins = objects_in(text, file)
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
    lines = begins if len(begins) == len(data) else [0] * len(data)
    found = [Row(entry, line) for entry, line in zip(data, lines, strict=True)]
    for row in found if HALF.search(text) else ():
        if not is_whole_text(row.data):
            raise BadInput(*SAY("half-letter"), file, row.line)
    return found


def objects_in(text: str, file: str = "") -> list[int]:
    """The lines at which the objects of the list begin; BadInput for brackets nested or repeated beyond any use."""
    found: list[int] = []
    open_brackets: list[str] = []
    line, before, brackets = 1, 0, 0
    for part in BRACKET.finditer(text):
        bracket = part[0]
        if bracket in ("[", "{"):
            brackets += 1
            if len(open_brackets) == DEEPEST or brackets > MOST_BRACKETS:
                line, column = place_in(text, part.start())
                key, most = (
                    ("too-deep-here", DEEPEST) if brackets <= MOST_BRACKETS else ("too-much-here", MOST_BRACKETS)
                )
                raise BadInput(*SAY(key, column=column, most=most), file, line)
            if bracket == "{" and open_brackets in (["["], ["{", "["]):
                line, before = line + text.count("\n", before, part.start()), part.start()
                found.append(line)
                if len(found) > MOST_ROWS:
                    raise BadInput(*SAY("too-many", most=MOST_ROWS), file, line)
            open_brackets.append(bracket)
        elif bracket in ("]", "}") and open_brackets:
            open_brackets.pop()
    return found


def is_whole_text(value: Any) -> bool:
    """Nothing in it is half a letter, which JSON can write and no file can hold."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


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
    """The tables of a dump: COPY blocks of PostgreSQL, and INSERT statements that name their columns."""
    found: dict[str, list[Row]] = {}
    names: list[str] = []
    table = ""
    statement: list[str] = []
    begun, quotes = 0, 0
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
        elif statement or line.lstrip()[:11].upper() == "INSERT INTO":
            begun, quotes = (begun, quotes) if statement else (number, 0)
            statement.append(line)
            quotes += line.count("'")
            if line.rstrip().endswith(";") and quotes % 2 == 0:
                inserted("\n".join(statement).lstrip(), begun, file, found)
                statement = []
        elif begin:
            table, names = begin[1], [name.strip(' "') for name in begin[2].split(",")]
            found.setdefault(table, [])
    if statement:
        raise BadInput(*SAY("not-ended"), file, begun)
    return found


def inserted(statement: str, line: int, file: str, found: dict[str, list[Row]]) -> None:
    """The rows of an INSERT go into their table; a statement that names no columns is nobody's business."""
    insert = INSERT.match(statement)
    if insert is None:
        return
    columns = [name.strip(' "`\n') for name in insert[2].split(",")]
    for values in VALUES.finditer(insert[3]):
        given = [cell_of(cell) for cell in VALUE.findall(values[1])]
        here = line + statement.count("\n", 0, insert.start(3) + values.start())
        if len(given) != len(columns):
            raise BadInput(*SAY("too-many-cells", cells=len(given), columns=len(columns)), file, here)
        found.setdefault(insert[1], []).append(Row(dict(zip(columns, given, strict=True)), here))


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
