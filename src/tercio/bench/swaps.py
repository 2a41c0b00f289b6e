"""Functions that are already loaded take the code of a mutated source, so that no test must be collected again."""

from __future__ import annotations

import ast
import functools
import gc
from collections.abc import Iterator
from types import CodeType, FunctionType

Loaded = dict[tuple[str, str, int], list[FunctionType]]  # functions by file, whole name and line


def function_at(source: str, first: int, last: int) -> str:
    """The function or method, by its whole name, whose body holds this stretch of the source; empty if none does."""
    before = source[:first].encode("utf-8")
    after = source[:last].encode("utf-8")
    starts = [0]
    for line in source.encode("utf-8").splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    for name, node in functions_of(ast.parse(source), ""):
        begins, ends = node.body[0], node.body[-1]
        if (
            starts[begins.lineno - 1] + begins.col_offset <= len(before)
            and len(after) <= starts[(ends.end_lineno or 0) - 1] + (ends.end_col_offset or 0)
        ):  # fmt: skip
            return name
    return ""


def text_of(source: str, function: str) -> str:
    """Whatever is written in the function or method of this whole name."""
    found = [node for name, node in functions_of(ast.parse(source), "") if name == function]
    return "\n".join([ast.get_source_segment(source, node) or "" for node in found])


def functions_of(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """All that are not inside another function, with their whole names."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from functions_of(child, f"{prefix}{child.name}.")


def place_of(source: str, offset: int) -> tuple[int, int]:
    """The line from 1, and the column in bytes from 0, of a character of a source."""
    before = source[:offset].encode("utf-8")
    return before.count(b"\n") + 1, len(before) - before.rfind(b"\n") - 1


def everything() -> list[object]:
    """Whatever there is, also what was frozen so that nobody looks through it again and again."""
    gc.unfreeze()
    found = gc.get_objects()
    gc.freeze()
    return found


def loaded_functions() -> Loaded:
    found: Loaded = {}
    for thing in everything():
        if isinstance(thing, FunctionType):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def swap(loaded: Loaded, file: str, name: str, mutated: str) -> bool:
    """Every loaded function of this file and name does as the mutated source says. Is there one?"""
    try:
        return bool(swap_all(loaded, file, compile(mutated, file, "exec"), name))
    except ValueError:  # it closes over other names than before
        return False


def swap_all(loaded: Loaded, file: str, module: CodeType, name: str = "") -> list[FunctionType]:
    """Every loaded function of this file, or those of one name, take the code of the same place in another module."""
    swapped = []
    for code in codes_in(module):
        if name == code.co_qualname or (not name and code.co_name != "<lambda>"):  # of which one line may hold two
            for function in loaded.get((file, code.co_qualname, code.co_firstlineno), []):
                function.__code__ = code
                swapped.append(function)
    return swapped


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def forget() -> None:
    """Whatever was remembered before the swap is reckoned anew."""
    for thing in everything():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
