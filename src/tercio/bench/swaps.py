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


def outermost(code: CodeType) -> str:
    """The whole name of the function in which this code stands; what is inside a function counts as that function."""
    return code.co_qualname.partition(".<locals>")[0]


def loaded_functions() -> Loaded:
    found: Loaded = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def swap(loaded: Loaded, file: str, name: str, mutated: str) -> bool:
    """Every loaded function of this file and name does as the mutated source says. Is there one?"""
    is_done = False
    for code in codes_in(compile(mutated, file, "exec")):
        for function in loaded.get((file, name, code.co_firstlineno), []) if code.co_qualname == name else ():
            try:
                function.__code__ = code
            except ValueError:  # it closes over other names than before
                return False
            is_done = True
    return is_done


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def forget() -> None:
    """Whatever was remembered before the swap is reckoned anew."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
