"""Files that somebody names are read in one way: never more than may be, and in UTF-8, or it is told why not."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.content")
LONGEST_NAME: Final = 400
MB: Final = 1_000_000


def name_of(path: str | Path) -> str:
    """What messages call a file."""
    return shown(str(path), longest=LONGEST_NAME)


def read_bytes(path: str | Path, most: int) -> bytes:
    """What a file holds. A device without an end is read as far as a file may go."""
    file = name_of(path)
    if os.path.isdir(path):
        raise BadInput(*SAY("folder-not-file"), file)
    try:
        with open(path, "rb") as handle:
            content = handle.read(most + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise BadInput(*SAY("no-such-file"), file) from None
    except PermissionError:
        raise BadInput(*SAY("you-may-not-read-file"), file) from None
    except (OSError, ValueError) as error:
        number = getattr(error, "errno", None) or 0  # a ValueError: no file can have this name
        raise BadInput(*SAY("file-cannot-read-error-system", number=number), file) from None
    check_size(content, most, file)
    return content


def check_size(content: bytes, most: int, file: str) -> None:
    if len(content) > most:
        raise BadInput(*SAY("file-larger-than-mb", largest_bytes=most // MB), file)


def decoded(content: bytes, file: str) -> str:
    """Text as people's editors write it: UTF-8, with or without a mark at its beginning."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadInput(*SAY("file-not-utf-8-text"), file, line) from None


def read_text(path: str | Path, most: int) -> str:
    return decoded(read_bytes(path, most), name_of(path))
