"""One process serves an SQLite file: a second one would not hear of the first one's entries."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.hall")

if os.name == "nt":
    import msvcrt

    def take(held: IO[bytes]) -> None:
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
else:
    import fcntl

    def take(held: IO[bytes]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


def sole_server_of(path: str) -> IO[bytes]:
    """The lock, for as long as it is open; a process that dies lets it go. `BadInput` where another one has it."""
    held = Path(f"{path}.lock").open("ab")  # noqa: SIM115  (it stays open until the server stops)
    try:
        take(held)
    except OSError:
        held.close()
        raise BadInput(*SAY("database-served-already"), file=path) from None
    return held
