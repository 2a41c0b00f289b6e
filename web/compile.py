"""Runs in the Python of the page (compile.mjs): bytecode of it needs no compiler at each start, and no unused library.

Whatever the modules of tercio import is kept of the library. What is wanted only in some function or by its name as a
text is named below: nobody sees that from outside.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from marshal import dumps, load
from pkgutil import walk_packages
from py_compile import PycInvalidationMode, compile  # noqa: A004  (the words of the library)
from shutil import copyfile
from types import CodeType
from warnings import filterwarnings
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
PAPER = f"{WORK}/paper"  # what somebody who prints needs, in the same order of folders
TABLES = "fontTools.ttLib.tables"  # of fonts, which ask for them by their names
PAPER_LATER = tuple([f"encodings.{name}" for name in ("cp1252", "mac_roman", "utf_16_be", "utf_32_be")])
HEAD = 16  # bytes of a file of bytecode before the code itself
BEGINNING = (2020, 1, 1, 0, 0, 0)  # of time in the archive: the same sources make the same bytes


def compiled(source: str, told: str) -> str:
    """The file of bytecode beside the source, without asserts and docstrings; `told` is what tracebacks call it."""
    target = f"{source.removesuffix('.py')}.pyc"
    compile(source, target, told, doraise=True, optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    return target


def without_lines(file: str) -> bytes:
    """Bytecode that knows no lines of its source: a tenth of what comes over the wire, and nobody mends the library."""
    with open(file, "rb") as kept:
        head, code = kept.read(HEAD), load(kept)  # noqa: S302  (we have written it just now)
    return head + dumps(bare(code))


def bare(code: CodeType) -> CodeType:
    parts = tuple([bare(part) if isinstance(part, CodeType) else part for part in code.co_consts])
    return code.replace(co_consts=parts, co_linetable=b"")


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


def used_on_paper() -> set[str]:
    """The same, once somebody has printed."""
    sys.path.append(PAPER)
    filterwarnings("ignore", "Pillow")  # nothing that we print has pixels
    import_module("tercio.printing").__path__.append(f"{PAPER}/tercio/printing")
    import_module("tercio.printing.pages")
    for module in walk_packages(import_module(TABLES).__path__, f"{TABLES}."):
        import_module(module.name)
    return {*sys.modules, *PAPER_LATER}


def name_of(source: str, folder: str) -> str:
    place = os.path.relpath(source, folder)
    return place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def pack_library(names: set[str]) -> None:
    """Stored as it is: the host or the build packs the archive as a whole."""
    with ZipFile(f"{WORK}/python_stdlib.zip", "w", ZIP_STORED) as archive:
        for source in sources(LIBRARY):
            if name_of(source, LIBRARY) in names:
                file = compiled(source, f"{ARCHIVE}/{os.path.relpath(source, LIBRARY)}")
                archive.writestr(ZipInfo(os.path.relpath(file, LIBRARY), BEGINNING), without_lines(file))


def lay_beside(names: set[str]) -> None:
    """Modules of the library that only the printer needs."""
    for source in [each for each in sources(LIBRARY) if name_of(each, LIBRARY) in names]:
        target = f"{PAPER}/library/{os.path.relpath(source, LIBRARY)}"
        os.makedirs(os.path.dirname(target), exist_ok=True)
        copyfile(source, target)


def replace_sources(folder: str, names: set[str] | None = None) -> None:
    """Bytecode takes their places; where names are given, of these alone."""
    for source in sources(folder):
        if names is None or name_of(source, folder).removeprefix("library.") in names:
            compiled(source, f"{HOME}/{os.path.relpath(source, folder)}")
        os.remove(source)


first = used()
whole = used_on_paper()
pack_library(first)
lay_beside(whole - first)
replace_sources(PAPER, whole)
replace_sources(f"{WORK}/tercio")
