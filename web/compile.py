"""Runs in the Python of the page (compile.mjs): bytecode of it needs no compiler at each start, and no unused library.

Whatever the modules of tercio import is kept of the library. What is wanted only in some function or by its name as a
text is named below: nobody sees that from outside.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pkgutil import walk_packages
from py_compile import PycInvalidationMode, compile  # noqa: A004  (the words of the library)
from zipfile import ZIP_STORED, ZipFile, ZipInfo

WORK = "/work"
LIBRARY = "/library"
HOME = "/tercio"  # where the page lays it (worker/engine.ts)
ARCHIVE = "/lib/python314.zip"  # where Pyodide lays the library
LATER = (
    *[f"encodings.{name}" for name in ("ascii", "latin_1", "utf_8_sig")],
    *(
        "_ast_unparse",
        "_threading_local",
        "calendar",
        "concurrent.futures.thread",
        "queue",
        "statistics",
        "tracemalloc",
    ),
)
BEGINNING = (2020, 1, 1, 0, 0, 0)  # of time in the archive: the same sources make the same bytes


def compiled(source: str, told: str) -> str:
    """The file of bytecode beside the source, without asserts and docstrings; `told` is what tracebacks call it."""
    target = f"{source.removesuffix('.py')}.pyc"
    compile(source, target, told, doraise=True, optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    return target


def sources(folder: str) -> list[str]:
    found = [os.path.join(at, name) for at, _, names in os.walk(folder) for name in names]
    return sorted([file for file in found if file.endswith(".py")])


def used() -> set[str]:
    """The names of all modules that something imports."""
    sys.path.insert(0, WORK)
    sys.dont_write_bytecode = True
    for module in walk_packages([f"{WORK}/tercio"], "tercio."):
        import_module(module.name)
    return {*sys.modules, *LATER}


def pack_library(names: set[str]) -> None:
    """Stored as it is: the host or the build packs the archive as a whole."""
    with ZipFile(f"{WORK}/python_stdlib.zip", "w", ZIP_STORED) as archive:
        for source in sources(LIBRARY):
            place = os.path.relpath(source, LIBRARY)
            name = place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name in names:
                file = compiled(source, f"{ARCHIVE}/{place}")
                with open(file, "rb") as code:
                    archive.writestr(ZipInfo(os.path.relpath(file, LIBRARY), BEGINNING), code.read())


pack_library(used())
for source in sources(f"{WORK}/tercio"):
    compiled(source, f"{HOME}/{os.path.relpath(source, WORK)}")
    os.remove(source)
