"""Cheap copies of steps: a new object with the same fields. Fields hold nothing that can change."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, TypeVar

T = TypeVar("T")

_names: Final[dict[type, tuple[str, ...]]] = {}


def field_names(kind: type[Any]) -> tuple[str, ...]:
    names = _names.get(kind)
    if names is None:
        names = _names[kind] = tuple([field.name for field in fields(kind)])
    return names


def copied(thing: T) -> T:
    kind = type(thing)
    return kind(*[getattr(thing, name) for name in field_names(kind)])
