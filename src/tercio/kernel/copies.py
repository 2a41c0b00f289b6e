"""Cheap copies of steps: a new object with the same fields. Fields hold nothing that can change."""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final, TypeVar

T = TypeVar("T")

NOTHING: Final = object()


def copied(thing: T) -> T:
    """A dataclass without slots keeps its fields in its dictionary, and nothing else."""
    if IS_COMPILED:
        return copied_by_name(thing)
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


def copied_by_name(thing: T) -> T:
    """A compiled class names its fields; a class that inherits from it uncompiled has a dictionary as well."""
    kind: Any = type(thing)
    twin: T = kind.__new__(kind)
    for name in kind.__mypyc_attrs__:
        value = getattr(thing, name, NOTHING)  # a base may declare what a step never sets
        if value is not NOTHING:
            setattr(twin, name, value)
    if kind.__dictoffset__ != 0:
        twin.__dict__.update(thing.__dict__)
    return twin


IS_COMPILED: Final = not isinstance(copied, FunctionType)  # the kernel, and everything that is built on it
