"""What printing needs comes when somebody prints: it is large, and most people never do."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Final

from tercio.content.wording import Wording
from tercio.hall.trouble import Failure
from tercio.printing.kinds import Printer

SAY: Final = Wording("tercio.hall")
Fetch = Callable[[str], Awaitable[str]]  # fetches the files of this name, and says in which folder they lie now
PAPER: Final = "paper"
LIBRARY: Final = "library"  # there: the part of Python's library that nobody else uses
MODULES: Final = ".pyc"


class PaperFromHost(Printer):
    """The printer of the server, whose paper lies on the host of the page."""

    def __init__(self, fetch: Fetch) -> None:
        self.fetch = fetch
        self.is_here = False

    async def lay_out(self) -> None:
        if self.is_here:
            return
        try:
            home = await self.fetch(PAPER)
        except Exception as error:  # whatever a browser throws
            raise Failure(503, *SAY("paper-not-there")) from error
        unfold(home)
        self.is_here = True


def unfold(home: str) -> None:
    """Python finds what has come; a package of its library that was there in part is whole from now on."""
    library = os.path.join(home, LIBRARY)
    sys.path.append(library)
    sys.path_importer_cache.clear()  # it remembers what lay in its folders before
    for folder, _, files in os.walk(library):
        name = os.path.relpath(folder, library).replace(os.sep, ".")
        if name != "." and f"__init__{MODULES}" not in files:
            import_module(name).__path__.append(folder)
